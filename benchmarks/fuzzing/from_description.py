"""Requests that schemathesis makes up from the API's own description, proper and wrong ones."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode, urlsplit

import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from benchmarks.fuzzing.target import Asked, FuzzTarget, ask
from gaslamp.service.new_tables import TableKeys
from gaslamp.web.openapi import openapi
from gaslamp.web.route_table import ROUTES


def operations() -> Iterator[tuple[Any, GenerationMode]]:
    """List every operation; wrong requests can be made up where there is a body."""
    schema = schemathesis.openapi.from_dict(openapi(ROUTES))
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        yield operation, GenerationMode.POSITIVE
        if operation.body:
            yield operation, GenerationMode.NEGATIVE


def request_of(case: Case[Any], table: TableKeys) -> Asked:
    """Take a made-up case apart, and lead it to a table that is there, as one of its players."""
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = table.table
    token = next(iter(table.seats.values()))
    sent = case.as_transport_kwargs(base_url="http://testserver")
    split = urlsplit(str(sent["url"]))
    query = split.query or urlencode(sent.get("params") or {}, doseq=True)
    body = sent.get("data") or b""
    if "json" in sent:
        body = msgspec.json.encode(sent["json"])
    return Asked(
        str(sent["method"]),
        split.path,
        query,
        {"host": "testserver", "authorization": f"Bearer {token}"},
        body if isinstance(body, bytes) else str(body).encode("utf-8", "replace"),
    )


def send_described(
    target: FuzzTarget, loop: asyncio.AbstractEventLoop, cases: int, first: int
) -> None:
    """Send so many requests, from another thread than the application's, and check the answers."""
    listed = list(operations())
    for operation, mode in listed:

        @seed(first)
        @settings(
            max_examples=max(1, cases // len(listed)),
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy(generation_mode=mode))
        def sends(case: Case[Any]) -> None:
            sending = _send(
                target, request_of(case, target.tables[target.cases % len(target.tables)])
            )
            asyncio.run_coroutine_threadsafe(sending, loop).result()

        sends()


async def _send(target: FuzzTarget, asked: Asked) -> None:
    before = target.state()
    target.check(str(asked), await ask(target.app, asked), before, reads=asked.method == "GET")
