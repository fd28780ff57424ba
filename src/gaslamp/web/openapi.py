"""The API described for programs: made from the wire's structs, so it can't drift from them."""

from __future__ import annotations

import functools
import re
from typing import Any

import msgspec

import gaslamp
from gaslamp.bots.hint import Advice
from gaslamp.core.board import Board
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn.figures import Figures
from gaslamp.learn.guide import Guide
from gaslamp.learn.page import LessonPage, LessonShown
from gaslamp.learn.posing import PuzzlePage
from gaslamp.service.frames import Frame
from gaslamp.service.house import Guest, Made
from gaslamp.service.live import Ack
from gaslamp.service.reels import Page
from gaslamp.service.settings import Plan
from gaslamp.web import wire

REFERENCE = "#/components/schemas/{name}"
JSON, TEXT = "application/json", "text/plain"
BEARER = "seat"  # the security scheme: a seat's token, or the spectators'
SIGNED = {  # what only the holder of a token may ask for
    "/api/tables/{table}/frame",
    "/api/tables/{table}/hint",
    "/api/tables/{table}/orders",
    "/api/tables/{table}/rematch",
    "/api/tables/{table}/side",
}
COUNT = {"type": "integer", "minimum": 0, "default": 0}
QUERIES: dict[str, list[dict[str, Any]]] = {  # by the last part of the path
    "frame": [{"name": name, "in": "query", "schema": COUNT} for name in ("log_from", "chat_from")],
    "{step}": [
        {"name": "viewer", "in": "query", "schema": {"type": "string", "default": "all"}},
    ],
    "puzzles": [{"name": "date", "in": "query", "schema": {"type": "string", "format": "date"}}],
}


@functools.cache
def openapi() -> dict[str, Any]:
    """Describe every request, and every message of the socket."""
    answers = {
        ("get", "/api/games"): (None, list[wire.GameShown], "List the games."),
        ("get", "/api/games/{game}/guide/{language}"): (None, Guide, "Tell how to play a game."),
        ("get", "/api/games/{game}/figures"): (None, Figures, "Give the guide's positions."),
        ("get", "/api/tables"): (None, list[wire.TableShown], "List the open tables."),
        ("post", "/api/tables"): (Plan, Made, "Make a table."),
        ("get", "/api/tables/{table}"): (None, wire.TableShown, "Show a table."),
        ("get", "/api/tables/{table}/board"): (None, Board, "Give the board."),
        ("post", "/api/tables/{table}/seats"): (Guest, wire.SeatTakenUp, "Take a seat."),
        ("get", "/api/tables/{table}/frame"): (None, Frame, "Give the picture of now."),
        ("post", "/api/tables/{table}/orders"): (wire.Order, Ack, "Carry out a command."),
        ("get", "/api/tables/{table}/hint"): (
            None,
            list[Advice],
            "Say what the best bot would do.",
        ),
        ("post", "/api/tables/{table}/rematch"): (None, wire.Rematch, "Play again."),
        ("get", "/api/tables/{table}/journal"): (None, str, "Give a finished game's file."),
        ("get", "/api/tables/{table}/side"): (None, str, "Give one's own side as a file."),
        ("get", "/api/tables/{table}/fairness"): (None, wire.Fairness, "Give the commitments."),
        ("get", "/api/tables/{table}/replay"): (None, wire.Replay, "Look back at a finished game."),
        ("get", "/api/tables/{table}/replay/{step}"): (None, Page, "Look at a step of it."),
        ("post", "/api/replays"): (str, wire.Brought, "Bring a file to look back at."),
        ("get", "/api/replays/{replay}"): (None, wire.Replay, "Look back at a game brought."),
        ("get", "/api/replays/{replay}/board"): (None, Board, "Give its board."),
        ("get", "/api/replays/{replay}/{step}"): (None, Page, "Look at a step of it."),
        ("get", "/api/lessons"): (None, list[LessonShown], "List the lessons."),
        ("post", "/api/lessons/{game}/{lesson}"): (
            wire.Answers,
            LessonPage,
            "Go through a lesson by all answers so far.",
        ),
        ("get", "/api/lessons/{game}/{lesson}/board"): (None, Board, "Give a lesson's board."),
        ("get", "/api/lessons/{game}/{lesson}/words/{language}"): (
            None,
            str,
            "Give a lesson's words.",
        ),
        ("get", "/api/puzzles"): (None, wire.PuzzleList, "List the puzzles."),
        ("get", "/api/puzzles/{game}/{number}"): (None, PuzzlePage, "Give a puzzle."),
        ("post", "/api/puzzles/{game}/{number}"): (wire.Try, wire.Judged, "Answer it."),
        ("get", "/api/puzzles/{game}/{number}/board"): (None, Board, "Give its board."),
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
        "components": {
            "schemas": components,
            "securitySchemes": {BEARER: {"type": "http", "scheme": "bearer"}},
        },
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
    refusal = _content(shown[repr(wire.Refused)], JSON, "Refused.")
    kind = TEXT if answer is str else JSON
    operation: dict[str, Any] = {
        "summary": about,
        "parameters": [*_in_path(path), *QUERIES.get(path.rpartition("/")[2], ())],
        "responses": {
            "200": _content(shown[repr(answer)], kind, "Done."),
            "201": _content(shown[repr(answer)], kind, "Made."),
            **dict.fromkeys(("400", "403", "404", "409", "413", "429", "503"), refusal),
        },
    }
    if path in SIGNED:
        operation["security"] = [{BEARER: []}]
    if asked is not None:
        body = {TEXT if asked is str else JSON: {"schema": shown[repr(asked)]}}
        operation["requestBody"] = {"required": True, "content": body}
    return operation


def _in_path(path: str) -> list[dict[str, Any]]:
    kind = {"type": "string"}
    return [
        {"name": name, "in": "path", "required": True, "schema": kind}
        for name in re.findall(r"\{(\w+)\}", path)
    ]


def _content(schema: Any, kind: str, about: str) -> dict[str, Any]:  # noqa: ANN401
    return {"description": about, "content": {kind: {"schema": schema}}}
