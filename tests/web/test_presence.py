"""A player without a socket is there as long as requests with the seat's token come."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.visiting import DETECTIVES, X, bearer, made, visiting

REQUESTS = ["frame", "hint", "side"]


@pytest.mark.parametrize("request_", REQUESTS)
def test_any_request_with_a_seat_s_token_counts_as_presence(tmp_path: Path, request_: str) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        address = f"/api/tables/{table['table']}"
        token = table["seats"][str(X)]

        def shown() -> list[str]:
            return [seat["presence"] for seat in client.get(address).json()["seats"]]

        assert shown() == ["away", "away"]
        client.get(f"{address}/{request_}", headers=bearer(table["spectating"]))
        assert shown() == ["away", "away"]
        client.get(f"{address}/{request_}", headers=bearer(token))
        assert shown() == ["here", "away"]


def test_an_order_counts_as_presence_and_handing_a_seat_over_is_confirmed(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        address = f"/api/tables/{table['table']}"
        for seat in (X, DETECTIVES):
            command = {"type": "abandon", "seat": X, "confirmed": True}
            asked = {"name": f"{seat}", "command": command}
            answer = client.post(
                f"{address}/orders", json=asked, headers=bearer(table["seats"][str(seat)])
            )
            assert answer.status_code == 409
        keys = [answer.json()["reason"]["key"]]
        assert keys == ["service-not-away"]
        seats = client.get(address).json()["seats"]
        assert [seat["presence"] for seat in seats] == ["here", "here"]
