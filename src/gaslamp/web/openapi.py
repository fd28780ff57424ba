"""The OpenAPI description, made from the route table and the structs of the messages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

import gaslamp
from gaslamp.games.registry import GAMES, find_game
from gaslamp.web import wire
from gaslamp.web.api_route import ApiRoute, Query
from gaslamp.web.error_responses import status_of_kind

REFERENCE = "#/components/schemas/{name}"
JSON, TEXT = "application/json", "text/plain"
BEARER = "seat"  # the security scheme: a seat's token, or the spectators'
DONE = {200: "Done.", 201: "Made."}


def openapi(routes: Iterable[ApiRoute]) -> dict[str, Any]:
    """Describe every request, and every message of the socket."""
    routes = tuple(routes)
    views = [kind for name in GAMES for kind in _of_game(name)]
    bodies = [body for row in routes for body in (row.request, row.response) if body is not None]
    kinds = [
        *bodies,
        wire.Refused,
        wire.Hello,
        wire.Inbound,
        wire.Outbound,
        wire.HomeInbound,
        wire.HomeOutbound,
        *views,
    ]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    shown = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for row in routes:
        paths.setdefault(row.path, {})[row.method.lower()] = _operation(row, shown)
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


def _operation(row: ApiRoute, shown: dict[str, Any]) -> dict[str, Any]:
    refusal = _content(shown[repr(wire.Refused)], JSON, "Refused.")
    statuses = sorted({str(status_of_kind(error)) for error in row.all_errors})
    done = _content(shown[repr(row.response)], _media_type(row.response), DONE[row.status])
    operation: dict[str, Any] = {
        "summary": row.summary,
        "parameters": [*_in_path(row.path), *_in_query(row.query)],
        "responses": {str(row.status): done, **dict.fromkeys(statuses, refusal)},
    }
    if row.bearer != "none":
        anybody: list[dict[str, list[str]]] = [{}] if row.bearer == "optional" else []
        operation["security"] = [{BEARER: []}, *anybody]
    if row.request is not None:
        body = {_media_type(row.request): {"schema": shown[repr(row.request)]}}
        operation["requestBody"] = {"required": True, "content": body}
    return operation


def _media_type(body: object) -> str:
    return TEXT if body is str else JSON


def _in_query(queries: Iterable[Query]) -> list[dict[str, Any]]:
    return [{"name": query.name, "in": "query", "schema": query.schema} for query in queries]


def _in_path(path: str) -> list[dict[str, Any]]:
    kind = {"type": "string"}
    return [
        {"name": name, "in": "path", "required": True, "schema": kind}
        for name in re.findall(r"\{(\w+)\}", path)
    ]


def _content(schema: Any, kind: str, about: str) -> dict[str, Any]:  # noqa: ANN401
    return {"description": about, "content": {kind: {"schema": schema}}}
