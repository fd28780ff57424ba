"""The API described for programs: made from the wire's structs, so it can't drift from them."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

import gaslamp
from gaslamp.core.board import Board
from gaslamp.games.registry import GAMES, find_game
from gaslamp.service.frames import Frame
from gaslamp.service.house import Guest, Made
from gaslamp.service.live import Ack
from gaslamp.service.settings import Plan
from gaslamp.web import wire

REFERENCE = "#/components/schemas/{name}"
TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}


@functools.cache
def openapi() -> dict[str, Any]:
    """Describe every request, and every message of the socket."""
    answers = {
        ("get", "/api/games"): (None, list[wire.GameShown], "List the games."),
        ("get", "/api/tables"): (None, list[wire.TableShown], "List the open tables."),
        ("post", "/api/tables"): (Plan, Made, "Make a table."),
        ("get", "/api/tables/{table}"): (None, wire.TableShown, "Show a table."),
        ("get", "/api/tables/{table}/board"): (None, Board, "Give the board."),
        ("post", "/api/tables/{table}/seats"): (Guest, wire.SeatTakenUp, "Take a seat."),
        ("get", "/api/tables/{table}/frame"): (None, Frame, "Give the picture of now."),
        ("post", "/api/tables/{table}/orders"): (wire.Order, Ack, "Carry out a command."),
        ("post", "/api/tables/{table}/rematch"): (None, wire.Rematch, "Play again."),
        ("get", "/api/tables/{table}/journal"): (None, str, "Give a finished game's file."),
        ("get", "/api/tables/{table}/fairness"): (None, wire.Fairness, "Give the commitments."),
    }
    views = [kind for name in GAMES for kind in _of_game(name)]
    structs = [kind for pair in answers.values() for kind in pair[:2] if kind is not None]
    kinds = [*structs, wire.Refused, wire.Hello, wire.Inbound, wire.Outbound, *views]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    shown = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for (method, path), (asked, answer, about) in answers.items():
        paths.setdefault(path, {})[method] = _operation(path, about, asked, answer, shown)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gaslamp", "version": gaslamp.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _of_game(name: str) -> list[Any]:
    game = find_game(name)
    return [game.view_type, game.notebook_type]


def _operation(
    path: str,
    about: str,
    asked: object,
    answer: object,
    shown: dict[str, Any],
) -> dict[str, Any]:
    refusal = _content(shown[repr(wire.Refused)], "application/json", "Refused.")
    kind = "text/plain" if answer is str else "application/json"
    operation: dict[str, Any] = {
        "summary": about,
        "responses": {
            "200": _content(shown[repr(answer)], kind, "Done."),
            "201": _content(shown[repr(answer)], kind, "Made."),
            **dict.fromkeys(("400", "403", "404", "409", "413", "429", "503"), refusal),
        },
    }
    if "{table}" in path:
        operation["parameters"] = [TABLE]
    if asked is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": shown[repr(asked)]}},
        }
    return operation


def _content(schema: Any, kind: str, about: str) -> dict[str, Any]:  # noqa: ANN401
    return {"description": about, "content": {kind: {"schema": schema}}}
