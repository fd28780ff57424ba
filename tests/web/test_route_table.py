"""Routes, costs and the description all come from one table, and none of them leaves a row out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.testclient import TestClient

from gaslamp.web.api_route import ApiRoute
from gaslamp.web.error_responses import status_of_kind
from gaslamp.web.openapi import openapi
from gaslamp.web.route_table import ROUTES
from tests.web.visiting import ACCESS, bearer, visiting

KINDS = {f"{row.method} {row.path}": row for row in ROUTES}


def test_no_address_is_served_that_is_not_in_the_table(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        served = client.app.routes  # type: ignore[attr-defined]  # an ASGI application to its type
    plain = [route for route in served if isinstance(route, Route)]
    kinds = [f"{method} {r.path}" for r in plain for method in (r.methods or set()) - {"HEAD"}]
    assert kinds == list(KINDS)
    others = [route.path for route in served if isinstance(route, Mount | WebSocketRoute)]
    assert others == ["/api/socket", "/api/home", ""]
    assert len(plain) + len(others) == len(served)


def test_the_description_holds_every_row() -> None:
    described = openapi(ROUTES)["paths"]
    kinds = {f"{method.upper()} {path}" for path, by in described.items() for method in by}
    assert kinds == set(KINDS)


def test_the_description_says_what_a_row_says() -> None:
    described = openapi(ROUTES)["paths"]
    made = described["/api/tables"]["post"]
    assert made["summary"] == "Make a table."
    assert made["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith(
        "/TablePlan"
    )
    assert made["responses"].keys() >= {"201", "400", "404", "408", "413", "429"}
    assert made["security"] == [{"seat": []}, {}]  # a key, for a rated game
    table = described["/api/tables/{table}/frame"]["get"]
    assert table["security"] == [{"seat": []}]
    assert [each["name"] for each in table["parameters"]] == ["table", "log_from", "chat_from"]
    replay = described["/api/tables/{table}/replay"]["get"]
    assert replay["security"] == [{"seat": []}, {}]
    assert described["/api/words/{language}"]["get"]["responses"]["200"]["content"].keys() == {
        "text/plain"
    }


@pytest.mark.parametrize("kind", KINDS)
def test_a_request_costs_what_its_row_says(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = KINDS[kind]
    charged: list[float] = []
    monkeypatch.setattr(
        "gaslamp.web.rate_limits.AddressLimits.request",
        lambda _, __, cost=1.0: charged.append(cost),
    )
    with visiting(tmp_path) as client:
        _ask(client, row)
    assert charged == ([row.cost] if row.cost else [])


@pytest.mark.parametrize("kind", KINDS)
def test_a_request_is_refused_only_as_its_row_says(tmp_path: Path, kind: str) -> None:
    row = KINDS[kind]
    told = {row.status, *(status_of_kind(error) for error in row.all_errors)}
    with visiting(tmp_path) as client:
        for filled in ("nowhere", "scotland_yard", "1"):
            assert _ask(client, row, filled) in told


def _ask(client: TestClient, row: ApiRoute, filled: str = "nowhere") -> int:
    path = re.sub(r"\{\w+\}", filled, row.path)
    body = None if row.request is None else b"\xff"
    token = ACCESS.metrics_token if row.path == "/metrics" else "a guess"
    return client.request(row.method, path, content=body, headers=bearer(token)).status_code
