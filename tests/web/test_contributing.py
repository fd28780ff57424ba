"""Numbers for the draws over the wire: committed, revealed, and checked from the file."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient

from gaslamp.core.codes import as_seat
from gaslamp.core.journal_file import loads
from gaslamp.games.registry import find_game
from gaslamp.service.fairness import digest_of
from gaslamp.service.verification import verify_journal
from tests.web.visiting import DETECTIVES, X, bearer, made, order, received, visiting, window

NUMBERS = {X: "aa" * 16, DETECTIVES: "bb" * 16}


def ordered(client: TestClient, table: str, token: str, **command: str) -> int:
    asked = {"type": "order", "name": command["type"], "command": command}
    path = f"/api/tables/{table}/orders"
    return client.post(path, json=asked, headers=bearer(token)).status_code


def test_a_game_starts_with_everybodys_numbers_and_is_proven_by_its_file(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client, contributes=True)
        id_, path = table["table"], f"/api/tables/{table['table']}"
        tokens = {seat: table["seats"][str(seat)] for seat in NUMBERS}
        shown = client.get(path).json()
        assert shown["commitment"] == table["commitment"] == shown["draws"]["commitment"]
        assert (shown["started"], shown["draws"]["phase"]) == (False, "committing")
        for seat, number in NUMBERS.items():
            digest = digest_of(id_, as_seat(seat), number)
            assert ordered(client, id_, tokens[seat], type="commit", digest=digest) == 200
        draws = client.get(path).json()["draws"]
        assert draws["phase"] == "revealing"
        with window(client, table, tokens[X]) as socket:
            assert received(socket, "frame")["draws"] == draws
            assert ordered(client, id_, tokens[X], type="reveal", number=NUMBERS[X]) == 200
            assert NUMBERS[X] not in client.get(f"{path}/fairness").text
            other = NUMBERS[DETECTIVES]
            assert ordered(client, id_, tokens[DETECTIVES], type="reveal", number=other) == 200
            while not (frame := received(socket, "frame"))["started"]:
                pass
            assert frame["draws"] is None
            count, link = frame["record"]
            assert count > 0
            order(socket, "enough", type="resign")
            received(socket, "ack")
        journal = loads(client.get(f"{path}/journal").text, find_game)
        noted = [table["commitment"], draws["start"], link]
        found = verify_journal(journal, noted, list(NUMBERS.values()))
        assert found.seats == (X, DETECTIVES)
        opened = client.get(f"{path}/fairness").json()
        assert opened["start"] == draws["start"]
        assert opened["contributions"] == list(NUMBERS.values())
