"""Invitations by plain HTTP: to people one has played with, and to nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from gaslamp.service.events import Closed
from gaslamp.service.invitations import DAY, LASTS, MOST_A_DAY, MOST_AN_HOUR
from tests.web.postbox import Postbox
from tests.web.test_alert_routes import alerting, ask, code_in
from tests.web.test_home_socket import home
from tests.web.test_player_routes import claim, new_player
from tests.web.visiting import DETECTIVES, X, bearer, made, order, received, visiting, window

ONE_FREE = [{"type": "human", "name": "Ada"}, {"type": "open"}]


class Friends:
    """Ada and Bob, who have played a game to its end, and Eve, who has not."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.ada, self.bob, self.eve = (
            new_player(client, name)["key"] for name in ("Ada", "Bob", "Eve")
        )
        self.game = self.played(self.ada, self.bob)

    def played(self, one: str, other: str) -> dict[str, Any]:
        """Let two players finish a game."""
        table = made(self.client)
        assert claim(self.client, one, table, X) == 200
        assert claim(self.client, other, table, DETECTIVES) == 200
        with window(self.client, table, table["seats"]["0"]) as own:
            order(own, "r", type="resign")
            received(own, "ack")
        return table

    def waiting_table(self, key: str = "", **plan: object) -> dict[str, Any]:
        """Let Ada, or another player, wait at a table with a free seat."""
        table = made(self.client, seats=ONE_FREE, **plan)
        assert claim(self.client, key or self.ada, table, X) == 200
        return table

    def invite(
        self, table: dict[str, Any], met: dict[str, Any], seat: int = 1, key: str = ""
    ) -> int:
        """Invite a person; give the status of the answer."""
        asked = {"met_at": met["table"], "seat": seat}
        path = f"/api/tables/{table['table']}/invite"
        return self.client.post(path, json=asked, headers=bearer(key or self.ada)).status_code

    def decline(self, key: str, table: dict[str, Any], *, mute: bool = False) -> None:
        path = f"/api/tables/{table['table']}/invitation/decline"
        answer = self.client.post(path, json={"mute": mute}, headers=bearer(key))
        assert answer.status_code == 200, answer.text

    def invited(self, key: str) -> list[str]:
        """List the tables to which a player is invited, as a home page is told first."""
        with home(self.client, key=key) as page:
            return [one["table"] for one in received(page, "home").get("invitations", [])]

    def join(self, table: dict[str, Any], key: str) -> int:
        guest = {"name": "Guest", "contributes": True}
        path = f"/api/tables/{table['table']}/seats"
        return self.client.post(path, json=guest, headers=bearer(key)).status_code

    def later(self, milliseconds: int) -> None:
        store = self.client.app.state.registry.players.invitations  # type: ignore[attr-defined]
        now = store.now
        store.now = lambda: now() + milliseconds


@contextmanager
def friends(folder: Path) -> Iterator[Friends]:
    with visiting(folder) as client:
        yield Friends(client)


def test_a_person_one_has_played_with_is_invited_and_joins_without_a_link(tmp_path: Path) -> None:
    with friends(tmp_path) as found:
        (companion,) = found.client.get("/api/player/companions", headers=bearer(found.ada)).json()
        assert (companion["name"], companion["games"], companion["player"]) == ("Bob", 1, "")
        assert (companion["table"], companion["seat"]) == (found.game["table"], DETECTIVES)
        table = found.waiting_table()
        assert found.join(table, found.bob) == 403, "no link and no invitation"
        assert found.invite(table, found.game) == 200
        with home(found.client, key=found.bob) as page:
            (shown,) = received(page, "home")["invitations"]
            assert (shown["table"], shown["game"]) == (table["table"], "scotland_yard")
            assert shown["name"] == "Ada"
            assert found.join(table, found.eve) == 403, "it is not hers"
            assert found.join(table, found.bob) == 201
            assert received(page, "home")["withdrawn"] == [table["table"]]
        assert found.invited(found.bob) == []


def test_an_open_home_page_is_told_at_once_and_when_the_seat_is_taken(tmp_path: Path) -> None:
    with friends(tmp_path) as found, home(found.client, key=found.bob) as page:
        assert "invitations" not in received(page, "home")
        table = found.waiting_table()
        found.invite(table, found.game)
        (shown,) = received(page, "home")["invitations"]
        assert shown["table"] == table["table"]
        guest = {"invitation": table["invitation"], "name": "Eve", "contributes": True}
        found.client.post(f"/api/tables/{table['table']}/seats", json=guest)
        assert received(page, "home")["withdrawn"] == [table["table"]]


def test_who_has_not_played_together_or_does_not_sit_there_invites_nobody(tmp_path: Path) -> None:
    with friends(tmp_path) as found:
        table = found.waiting_table()
        reasons = set()
        for met, seat, key in (
            (found.game, 0, found.ada),  # herself
            (found.game, 7, found.ada),  # no such seat
            ({"table": "nowhere"}, 1, found.ada),
            (table, 1, found.ada),  # not finished
            ({"table": "\x00"}, 1, found.ada),  # no name of a table
        ):
            asked = {"met_at": met["table"], "seat": seat}
            path = f"/api/tables/{table['table']}/invite"
            answer = found.client.post(path, json=asked, headers=bearer(key))
            assert answer.status_code == 409
            reasons.add(answer.json()["reason"]["key"])
        assert reasons == {"service-invite-not-met"}, "the same for all"
        own = found.waiting_table(found.eve)
        assert found.invite(own, found.game, key=found.eve) == 409, "a game of others"
        assert found.invite(table, found.game, key=found.bob) == 409, "not at the table"
        assert found.invite(found.game, found.game) == 409, "over"
        assert found.client.get("/api/player/companions").status_code == 403
        assert found.invited(found.bob) == []


def test_a_game_that_was_closed_makes_nobody_known(tmp_path: Path) -> None:
    with friends(tmp_path) as found:
        table = made(found.client)
        for key, seat in ((found.ada, X), (found.eve, DETECTIVES)):
            assert claim(found.client, key, table, seat) == 200

        async def close() -> None:
            registry = found.client.app.state.registry  # type: ignore[attr-defined]  # Starlette's
            await (await registry.find(table["table"])).add_event(lambda _: Closed())
            await registry.close()

        assert found.client.portal is not None
        found.client.portal.call(close)
        assert found.invite(found.waiting_table(), table) == 409
        known = found.client.get("/api/player/companions", headers=bearer(found.eve))
        assert known.json() == []


def test_a_muted_sender_gets_the_same_answer_and_nothing_arrives(tmp_path: Path) -> None:
    with friends(tmp_path) as found:
        first, second = found.waiting_table(), found.waiting_table()
        assert found.invite(first, found.game) == 200
        found.decline(found.bob, first, mute=True)
        assert found.invited(found.bob) == []
        assert found.invite(second, found.game) == 200, "as if nothing was"
        assert found.invited(found.bob) == []
        assert found.join(second, found.bob) == 403
        assert found.client.get("/api/player/companions", headers=bearer(found.bob)).json() == []
        (muted,) = found.client.get("/api/player/muted", headers=bearer(found.bob)).json()
        assert muted["name"] == "Ada"
        path = f"/api/player/muted/{muted['id']}/remove"
        assert found.client.post(path, headers=bearer(found.eve)).json() == []
        assert found.client.post(path, headers=bearer(found.bob)).json() == []
        third = found.waiting_table()
        assert found.invite(third, found.game) == 200
        assert found.invited(found.bob) == [third["table"]]


def test_a_seat_muted_at_a_table_invites_no_more_until_it_is_heard_again(tmp_path: Path) -> None:
    with friends(tmp_path) as found:
        table = found.waiting_table()
        with window(found.client, found.game, found.game["seats"]["1"]) as own:
            order(own, "m", type="mute", seat=X)
            received(own, "ack")
            assert found.invite(table, found.game) == 200
            assert found.invited(found.bob) == []
            order(own, "n", type="mute", seat=X, muted=False)
            received(own, "ack")
        again = found.waiting_table()
        found.invite(again, found.game)
        assert found.invited(found.bob) == [again["table"]]


def test_a_declined_invitation_goes_and_opens_nothing(tmp_path: Path) -> None:
    with friends(tmp_path) as found:
        table = found.waiting_table()
        found.invite(table, found.game)
        found.decline(found.eve, table)  # it is not hers
        assert found.invited(found.bob) == [table["table"]]
        with home(found.client, key=found.bob) as page:
            received(page, "home")
            found.decline(found.bob, table)
            assert received(page, "home")["withdrawn"] == [table["table"]]
        assert found.join(table, found.bob) == 403
        assert found.invite(table, found.game) == 200
        assert found.invited(found.bob) == [], "once is enough for a table"


def test_what_is_no_table_is_not_looked_up(tmp_path: Path) -> None:
    with friends(tmp_path) as found:
        for mute in (False, True):
            path = "/api/tables/%00/invitation/decline"
            answer = found.client.post(path, json={"mute": mute}, headers=bearer(found.ada))
            assert answer.status_code == 404


def test_nobody_is_sent_many(tmp_path: Path) -> None:
    with friends(tmp_path) as found:
        tries = [found.invite(found.waiting_table(), found.game) for _ in range(MOST_A_DAY + 1)]
        assert tries == [200] * MOST_A_DAY + [409]
        assert len(found.invited(found.bob)) == MOST_A_DAY
        found.later(DAY + 1)
        assert found.invite(found.waiting_table(), found.game) == 200
        found.later(LASTS)
        assert found.invite(found.waiting_table(), found.game) == 200
        assert len(found.invited(found.bob)) == 1, "old ones are gone"


def test_nobody_sends_many(tmp_path: Path) -> None:
    with friends(tmp_path) as found:
        guests = [new_player(found.client, f"Guest {n}")["key"] for n in range(5)]
        games = [found.played(found.ada, guest) for guest in guests]
        tables = [found.waiting_table() for _ in range(2)]
        tries = [found.invite(table, game) for table in tables for game in games]
        assert tries == [200] * MOST_AN_HOUR
        assert found.invite(tables[0], found.game) == 409
        found.later(3_600_001)
        assert found.invite(tables[0], found.game) == 200


def test_a_player_s_data_names_invitations_and_goes_with_the_player(tmp_path: Path) -> None:
    with friends(tmp_path) as found:
        table = found.waiting_table()
        found.invite(table, found.game)

        def exported(key: str) -> dict[str, Any]:
            answer = found.client.get("/api/player/export", headers=bearer(key))
            return dict(answer.json())

        (sent,), (got,) = (exported(key)["invitations"] for key in (found.ada, found.bob))
        assert (sent["is_sent"], got["is_sent"]) == (True, False)
        assert (sent["answer"], got["answer"]) == ("", "waiting")
        found.decline(found.bob, table, mute=True)
        (sent,) = exported(found.ada)["invitations"]
        assert sent["answer"] == "", "how Bob answered is his"
        assert exported(found.bob)["muted"] == ["Ada"]
        found.client.post("/api/player/delete", headers=bearer(found.ada))
        assert exported(found.bob)["invitations"] == []
        assert exported(found.bob)["muted"] == []


def confirmed(client: TestClient, postbox: Postbox, key: str) -> None:
    assert ask(client, key, "bob@example.org") == 200
    assert client.post(f"/api/alerts/confirm/{code_in(postbox)}").status_code == 200


@pytest.mark.parametrize("way", ["waits", "declined", "full"])
def test_an_invited_person_is_sent_mail_while_the_seat_waits(tmp_path: Path, way: str) -> None:
    with alerting(tmp_path) as (client, postbox):
        found = Friends(client)
        confirmed(client, postbox, found.bob)
        before = len(postbox.mails)
        table = found.waiting_table()
        assert found.invite(table, found.game) == 200
        if way == "declined":
            found.decline(found.bob, table)
        if way == "full":
            assert found.join(table, found.bob) == 201
        alerts = client.app.state.alerts  # type: ignore[attr-defined]  # Starlette's
        now = alerts.registry.now
        alerts.registry.now = alerts.store.now = lambda: now() + 120_000  # after the start
        assert client.portal is not None
        client.portal.call(alerts.send_due)
        mails = postbox.mails[before:]
        client.portal.call(alerts.send_due)
        assert len(postbox.mails) == before + len(mails), "once"
    assert len(mails) == (way == "waits")
    for to, mail in mails:
        assert to == ["bob@example.org"]
        assert mail["Subject"] == "You are invited: Scotland Yard"
        written = mail.as_string()
        assert "Ada invites you to a game of Scotland Yard." in mail.get_content()
        assert f"#/join/{table['table']}" in mail.get_content()
        secrets = [table["invitation"], table["spectating"], *table["seats"].values()]
        assert not [secret for secret in (*secrets, found.ada, found.bob) if secret in written]
