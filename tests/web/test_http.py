"""Tables by plain HTTP."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text as sql
from starlette.requests import Request
from starlette.testclient import TestClient

from gaslamp.bots.characters import CHARACTERS_OF
from gaslamp.core.errors import OptionsError
from gaslamp.core.options import options_from
from gaslamp.core.seat_record import loads
from gaslamp.core.text import Text
from gaslamp.games.registry import GAMES, find_game
from gaslamp.games.whitechapel.actions import COLOURS
from gaslamp.service import hint_requests
from gaslamp.service.errors import NotNow, Unavailable
from gaslamp.service.settings import Help, TableSettings
from gaslamp.service.work_queue import LANES
from gaslamp.web import readiness, table_routes
from gaslamp.web.access import Access
from gaslamp.web.app import build
from gaslamp.web.requests import until_left
from tests.web.visiting import (
    ACCESS,
    DETECTIVES,
    QUIET,
    X,
    bearer,
    made,
    received,
    visiting,
    window,
)


def test_the_games_are_listed_with_options_and_levels(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        games = client.get("/api/games").json()
    assert [game["name"] for game in games][: len(GAMES)] == list(GAMES)
    options = {option["name"]: option for option in games[0]["options"]}
    assert options["detectives"]["choices"] == [3, 4, 5]
    levels = games[0]["levels"]
    assert [level["name"] for level in levels] == list(CHARACTERS_OF[games[0]["name"]])
    assert [level["lamps"] for level in levels] == [1, 2, 3, 4, 5]
    assert [level["alias"] for level in levels] == ["", "novice", "", "club", "master"]


@pytest.mark.parametrize("name", GAMES)
def test_the_seats_are_named_for_every_number_of_players(tmp_path: Path, name: str) -> None:
    game = find_game(name)
    with visiting(tmp_path) as client:
        shown = next(one for one in client.get("/api/games").json() if one["name"] == name)
    usual = [seat.key for seat in game.seats(game.options())]
    assert [seat["key"] for seat in shown["seats"]] == usual
    for option, seatings in shown["seatings"].items():
        for value, seats in seatings.items():
            agreed = options_from(game.options, {option: value})
            assert [seat["key"] for seat in seats] == [seat.key for seat in game.seats(agreed)]
    counts = {len(seats) for by in shown["seatings"].values() for seats in by.values()}
    expected = {"scotland_yard": {3, 4, 5, 6}, "lady_alice": {3, 5}}
    assert counts >= expected.get(name, set())


def test_options_are_offered_where_they_make_sense(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        games = {game["name"]: game for game in client.get("/api/games").json()}
    offered = {
        (name, option["name"]): option["choices_at"]
        for name, game in games.items()
        for option in game["options"]
        if option["choices_at"]
    }
    assert offered.pop(("scotland_yard", "detectives")) == {seats: [] for seats in "3456"}
    policemen = {"2": [], "3": [1, 2], "4": [1, 2, 3], "5": [1, 2, 3, 4], "6": [1, 2, 3, 4, 5]}
    assert offered == {("whitechapel", colour): policemen for colour in COLOURS}


@pytest.mark.parametrize("name", GAMES)
def test_options_that_take_the_place_of_another_cannot_both_be_agreed(
    tmp_path: Path, name: str
) -> None:
    with visiting(tmp_path) as client:
        shown = next(one for one in client.get("/api/games").json() if one["name"] == name)
    pairs = [(one["name"], one["instead"]) for one in shown["options"] if one["instead"]]
    assert bool(pairs) == (name == "whitechapel")
    for one, other in pairs:
        assert (other, one) in pairs
        with pytest.raises(OptionsError):
            options_from(find_game(name).options, {one: True, other: True})


def test_a_seat_saves_its_own_side_while_the_game_goes_on(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        path = f"/api/tables/{table['table']}/side"
        assert client.get(path).status_code == 403
        own = client.get(path, headers=bearer(table["seats"][str(DETECTIVES)]))
        assert "attachment" in own.headers["Content-Disposition"]
        record = loads(own.text, find_game)
        assert record.viewer == DETECTIVES
        hidden = client.get(path, headers=bearer(table["seats"][str(X)])).text
        first = [
            next(line for line in text.splitlines() if "deal" in line)
            for text in (hidden, own.text)
        ]
        assert re.fullmatch(r"chance < deal \d+", first[0])
        assert first[1] == "chance < deal ?"
        watching = client.get(path, headers=bearer(table["spectating"])).text
        assert "seen by spectator" in watching


@pytest.mark.parametrize("name", GAMES)
def test_a_table_of_each_game_is_made_and_shown(tmp_path: Path, name: str) -> None:
    game = find_game(name)
    seats = [{"type": "human", "name": None} for _ in game.seats(game.options())]
    with visiting(tmp_path) as client:
        table = made(client, game=name, seats=seats)
        shown = client.get(f"/api/tables/{table['table']}").json()
        assert (shown["game"], shown["started"]) == (name, True)
        board = client.get(f"/api/tables/{table['table']}/board").json()
        assert board["elements"]
        for seat, token in table["seats"].items():
            frame = client.get(f"/api/tables/{table['table']}/frame", headers=bearer(token)).json()
            assert frame["viewer"] == int(seat)
            assert frame["view"]["game"] == name


def test_an_order_is_carried_out_once(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        path, headers = f"/api/tables/{table['table']}", bearer(table["seats"][str(X)])
        frame = client.get(f"{path}/frame", headers=headers).json()
        asked = {
            "type": "order",
            "name": "1",
            "command": {"type": "act", "action": frame["choices"][0]["action"]},
        }
        first = client.post(f"{path}/orders", headers=headers, json=asked)
        assert first.status_code == 200
        assert client.post(f"{path}/orders", headers=headers, json=asked).json() == first.json()
        after = client.get(f"{path}/frame", headers=headers).json()
        assert after["turn"] == DETECTIVES


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 404),
        ({"options": {"detectives": 99}}, 400),
        ({"options": {"horses": 1}}, 400),
        ({"seats": []}, 400),
        ({"seats": [{"type": "bot", "level": "oracle"}] * 2}, 400),
        ({"settings": {"help": "everything"}}, 400),
        ({"settings": {"clock": {"type": "move", "seconds": 1}}}, 400),
        ({"unknown": 1}, 400),
    ],
)
def test_a_wrong_plan_is_refused_in_words(
    tmp_path: Path, change: dict[str, Any], status: int
) -> None:
    plan = {"game": "scotland_yard", "seats": [{"type": "open"}, {"type": "open"}]} | change
    with visiting(tmp_path) as client:
        answer = client.post("/api/tables", json=plan)
        assert answer.status_code == status
        assert answer.json()["message"]


def test_nobody_looks_without_a_token(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        path = f"/api/tables/{table['table']}"
        assert client.get(f"{path}/frame").status_code == 403
        assert client.get(f"{path}/frame", headers=bearer("guess")).status_code == 403
        assert client.get("/api/tables/nowhere").status_code == 404
        watching = client.get(f"{path}/frame", headers=bearer(table["spectating"]))
        assert watching.json()["viewer"] == "spectator"


def test_a_spectator_gives_no_orders(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        path, watching = f"/api/tables/{table['table']}", bearer(table["spectating"])
        for command in ({"type": "resign"}, {"type": "say", "words": "psst"}):
            asked = {"type": "order", "name": "1", "command": command}
            refused = client.post(f"{path}/orders", headers=watching, json=asked)
            assert refused.status_code == 409
            assert refused.json()["reason"]["key"] == "web-only-watching"
        assert client.get(path).json()["outcome"] is None


def test_a_rematch_may_keep_the_sides_where_all_agree_to_that(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        path = f"/api/tables/{table['table']}"
        ada, bob = (bearer(table["seats"][str(seat)]) for seat in (X, DETECTIVES))
        resign = {"name": "1", "command": {"type": "resign"}}
        client.post(f"{path}/orders", json=resign, headers=ada)
        assert client.post(f"{path}/rematch", headers=ada).json()["table"] == ""
        frame = client.get(f"{path}/frame", headers=ada).json()
        assert frame["rematch_seats"] == [DETECTIVES, X]
        kept = {"keeps_sides": True}
        other = client.post(f"{path}/rematch", json=kept, headers=bob)
        assert other.json()["table"] == "", "another offer, to which Ada has not agreed"
        frame = client.get(f"{path}/frame", headers=ada).json()
        assert (frame["rematching"], frame["rematch_keeps_sides"]) == ([DETECTIVES], True)
        assert frame["rematch_seats"] == [X, DETECTIVES]
        next_table = client.post(f"{path}/rematch", json=kept, headers=ada).json()["table"]
        frame = client.get(f"/api/tables/{next_table}/frame", headers=ada).json()
        assert frame["viewer"] == X


def test_a_spectator_asks_for_no_rematch(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        path = f"/api/tables/{table['table']}"
        own = bearer(table["seats"][str(X)])
        resign = {"type": "order", "name": "1", "command": {"type": "resign"}}
        assert client.post(f"{path}/orders", headers=own, json=resign).status_code == 200
        asked = client.post(f"{path}/rematch", headers=bearer(table["spectating"]))
        assert asked.status_code == 409
        assert asked.json()["reason"]["key"] == "web-only-watching"
        assert client.get(path).json()["rematch"] == ""


def test_the_journal_and_the_seed_open_at_the_end(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client)
        path, headers = f"/api/tables/{table['table']}", bearer(table["seats"][str(X)])
        assert client.get(f"{path}/journal").status_code == 409
        assert client.get(f"{path}/fairness").json()["seed"] is None
        resign = {"type": "order", "name": "1", "command": {"type": "resign"}}
        assert client.post(f"{path}/orders", headers=headers, json=resign).status_code == 200
        assert client.get(f"{path}/journal").text.startswith("gaslamp 2\n")
        assert len(client.get(f"{path}/fairness").json()["seed"]) == 64
        rematch = client.post(f"{path}/rematch", headers=headers)
        assert (rematch.status_code, rematch.json()["table"]) == (201, "")
        assert client.post(f"{path}/rematch/decline", headers=headers).status_code == 200
        for seat in (X, DETECTIVES):
            own = bearer(table["seats"][str(seat)])
            rematch = client.post(f"{path}/rematch", headers=own)
        assert rematch.json()["table"]


def test_pages_of_other_sites_are_kept_out(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        evil = client.get("/api/games", headers={"Origin": "https://evil.example"})
        assert evil.status_code == 403
        own = client.get("/api/games", headers={"Origin": "http://testserver"})
        assert own.status_code == 200
        assert "frame-ancestors 'none'" in own.headers["Content-Security-Policy"]


def test_too_large_a_body_and_a_wrong_address_are_refused(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        assert client.post("/api/tables", content=b"x" * 100_000).status_code == 413
        assert client.get("/api/nothing").status_code == 404
        assert client.delete("/api/tables").status_code == 405
        assert client.post("/api/tables", content=b"\xff\xfe").status_code == 400


def test_the_api_describes_itself(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        described = client.get("/openapi.json").json()
    assert "/api/tables/{table}/orders" in described["paths"]
    assert "ScotlandYardView" in described["components"]["schemas"]


def test_an_operator_reads_figures_without_secrets(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        made(client)
        figures = client.get("/metrics", headers=bearer(ACCESS.metrics_token)).text
    for figure in (
        "gaslamp_tables_live 1.0",
        "gaslamp_events_total 3.0",
        "gaslamp_commit_seconds_bucket",
        "gaslamp_command_seconds_bucket",
        "gaslamp_writes_waiting ",  # of leagues and reviews there may be one
        "gaslamp_unreadable_tables_total 0.0",
    ):
        assert figure in figures


def test_an_operator_reads_how_bots_think_and_what_waits(tmp_path: Path) -> None:
    seats = [{"type": "bot", "level": "random"}, {"type": "human"}]
    with visiting(tmp_path) as client:
        table = made(client, seats=seats)
        with window(client, table, table["seats"][f"{DETECTIVES}"]) as socket:
            while received(socket, "frame")["view"]["turn"] != DETECTIVES:
                pass
        figures = client.get("/metrics", headers=bearer(ACCESS.metrics_token)).text
    counts = dict(line.rsplit(" ", 1) for line in figures.splitlines())
    assert float(counts['gaslamp_thought_seconds_count{kind="random"}']) >= 1
    waiting = {name: count for name, count in counts.items() if "gaslamp_jobs_waiting{" in name}
    assert waiting == {f'gaslamp_jobs_waiting{{lane="{lane.name}"}}': "0.0" for lane in LANES}
    assert "gaslamp_workers_busy" in counts


@pytest.mark.parametrize("token", ["", "a guess"])
def test_nobody_else_reads_the_figures(tmp_path: Path, token: str) -> None:
    with visiting(tmp_path) as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/metrics", headers=bearer(token)).status_code == 404
    closed = build(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}", access=Access(hosts=ACCESS.hosts))
    with TestClient(closed) as client:
        assert client.get("/metrics", headers=bearer(token)).status_code == 404


def test_a_seat_on_turn_gets_hints_where_they_were_agreed(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client, settings={"hints": True, "pace": 0})
        path = f"/api/tables/{table['table']}"
        mister_x, detective = (bearer(table["seats"][str(seat)]) for seat in (X, DETECTIVES))
        offered = client.get(f"{path}/frame", headers=mister_x).json()["choices"]
        advised = client.get(f"{path}/hint", headers=mister_x)
        assert advised.status_code == 200
        assert {advice["action"] for advice in advised.json()} <= {one["action"] for one in offered}
        assert all(0 <= advice["estimate"] <= 1 for advice in advised.json())
        assert {advice["worth"] for advice in advised.json()} <= {"good", "even", "bad"}
        assert client.get(f"{path}/hint", headers=detective).status_code == 409
        plain = made(client)
        asked = client.get(
            f"/api/tables/{plain['table']}/hint", headers=bearer(plain["seats"][str(X)])
        )
        assert asked.status_code == 409


@pytest.mark.parametrize(
    ("others", "allowed"),
    [({"type": "bot"}, True), ({"type": "human"}, False), ({"type": "open"}, False)],
)
def test_hints_are_usual_against_bots_alone_and_not_among_people(
    tmp_path: Path, others: dict[str, str], allowed: bool
) -> None:
    with visiting(tmp_path) as client:
        table = made(client, seats=[{"type": "human"}, others], settings={"pace": 0})
        shown = client.get(f"/api/tables/{table['table']}").json()["settings"]
        assert shown["hints"] is allowed


def test_tables_that_do_not_say_it_allow_hints_with_the_full_notebook() -> None:
    helps: dict[Help, bool] = {"off": False, "possible": False, "weights": True}
    for level, allowed in helps.items():
        assert TableSettings(help=level).allows_hints is allowed


def test_an_address_that_asks_for_too_many_hints_learns_when_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint_requests, "MOST_AT_ONCE", 0)
    with visiting(tmp_path) as client:
        table = made(client, settings={"hints": True, "pace": 0})
        mister_x = bearer(table["seats"][str(X)])
        refused = client.get(f"/api/tables/{table['table']}/hint", headers=mister_x)
        assert refused.status_code == 429
        assert refused.headers["Retry-After"] == str(hint_requests.RETRY_AFTER)
        assert refused.json()["reason"]["key"] == "web-too-many-hints"


def test_work_for_a_client_that_left_is_cancelled() -> None:
    async def story() -> None:
        messages = asyncio.Queue[dict[str, object]]()
        messages.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        request = Request({"type": "http"}, messages.get)
        begun, cancelled = asyncio.Event(), asyncio.Event()

        async def work() -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                cancelled.set()

        waiting = asyncio.create_task(until_left(request, work()))
        await begun.wait()
        messages.put_nowait({"type": "http.disconnect"})
        with pytest.raises(NotNow):
            await waiting
        await cancelled.wait()

    asyncio.run(story())


def test_the_list_of_games_is_made_once_and_kept_by_browsers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with visiting(tmp_path) as client:
        first = client.get("/api/games")
        monkeypatch.setattr(
            table_routes, "all_games_info", lambda: pytest.fail("it was made again")
        )
        again = client.get("/api/games")
        assert again.content == first.content
        kept = client.get("/api/games", headers={"If-None-Match": first.headers["ETag"]})
        assert (kept.status_code, kept.content) == (304, b"")


def test_a_server_is_ready_while_it_can_read_and_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with visiting(tmp_path) as client:
        monkeypatch.setattr(readiness, "GOOD_FOR", 0.0)
        made(client)
        assert client.get("/ready").text == "ready"
        store = client.app.state.registry.store  # type: ignore[attr-defined]
        for broken in ("newest", "probe"):
            with monkeypatch.context() as patch:
                patch.setattr(store, broken, away)
                answer = client.get("/ready")
                assert (answer.status_code, answer.json()["code"]) == (503, "Unavailable")
                assert client.get("/health").text == "ok"
        assert client.get("/ready").text == "ready"


def away(*_: object) -> None:
    raise Unavailable(Text("service-unavailable"))


def test_the_database_is_asked_once_a_second_however_often_readiness_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with visiting(tmp_path) as client:
        store = client.app.state.registry.store  # type: ignore[attr-defined]
        probe = store.probe
        asked: list[int] = []

        def counted(at: int) -> object:
            asked.append(at)
            return probe(at)

        monkeypatch.setattr(store, "probe", counted)
        monkeypatch.setattr(readiness, "GOOD_FOR", 3600.0)
        for _ in range(5):
            assert client.get("/ready").text == "ready"
        assert len(asked) == 1


def test_a_database_that_hangs_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(_: int) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(readiness, "ANSWER_WITHIN", 0.05)
    with visiting(tmp_path) as client:
        store = client.app.state.registry.store  # type: ignore[attr-defined]
        monkeypatch.setattr(store, "probe", never)
        assert client.get("/ready").status_code == 503


def test_ready_is_said_only_after_a_write(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        house = client.app.state.registry  # type: ignore[attr-defined]
        with house.store.engine.begin() as connection:
            connection.execute(sql("DROP TABLE probes"))
        assert client.get("/ready").status_code == 503
        assert client.get("/health").status_code == 200


def test_a_plan_is_carried_out_and_can_be_tried_out_before(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        table = made(client, game="whitechapel")
        path, jack = f"/api/tables/{table['table']}", bearer(table["seats"]["0"])
        hideout = {"name": "1", "command": {"type": "act", "action": 3 * 196 + 67}}
        assert client.post(f"{path}/orders", json=hideout, headers=jack).status_code == 200
        tokens = client.get(f"{path}/frame", headers=jack).json()["view"]["tokens"]
        circles = [token["circle"].removeprefix("circle-") for token in tokens]
        marks = [f"woman {circle}" for circle in circles[:5]]
        plans = {"plans": [[], marks[:1], marks]}
        told = client.post(f"{path}/foresee", json=plans, headers=jack).json()
        assert [each["tried"] for each in told] == [0, 1, 5]
        assert [each["choices"][0]["notation"] for each in told] == [
            marks[0],
            marks[1],
            f"blank {circles[5]}",
        ]
        plan = {"name": "2", "command": {"type": "plan", "actions": marks}}
        ack = client.post(f"{path}/orders", json=plan, headers=jack).json()
        assert ack["actions"] == 5
        unreadable: list[list[list[str]]] = [[], [["nonsense"]], [marks[:1]] * 13]
        for wrong in unreadable:
            answer = client.post(f"{path}/foresee", json={"plans": wrong}, headers=jack)
            assert answer.status_code == 400
        police = bearer(table["seats"]["1"])
        assert client.post(f"{path}/foresee", json=plans, headers=police).status_code == 409
        too_many = {"name": "3", "command": {"type": "plan", "actions": ["pass"] * 61}}
        assert client.post(f"{path}/orders", json=too_many, headers=jack).status_code == 400


def test_a_guest_may_watch_with_the_invitation_where_spectators_are_allowed(
    tmp_path: Path,
) -> None:
    with visiting(tmp_path) as client:
        for allowed in (True, False):
            table = made(client, settings=QUIET | {"spectators": allowed})
            path = f"/api/tables/{table['table']}/frame"
            seen = client.get(path, headers=bearer(table["invitation"]))
            assert seen.status_code == (200 if allowed else 409)
            if allowed:
                assert seen.json()["viewer"] == "spectator"


def test_anybody_may_watch_a_listed_table_and_no_other(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        statuses = {(True, True): 200, (True, False): 409, (False, True): 403}
        for (listed, allowed), status in statuses.items():
            settings = QUIET | {"listed": listed, "spectators": allowed}
            table = made(client, settings=settings)
            path = f"/api/tables/{table['table']}/frame"
            assert client.get(path, headers=bearer("anybody")).status_code == status
