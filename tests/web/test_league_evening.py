"""One evening with eight people, through the HTTP API alone: leagues made, played and decided."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from gaslamp.service.fairness import digest_of
from tests.service.hosting import Watch
from tests.waiting import wait_until
from tests.web.test_player_routes import new_player
from tests.web.visiting import bearer, visiting

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
EVENING = {"name": "Thursday", "game": "mr_jack_pocket", "clock": {"type": "game", "seconds": 600}}
Game = dict[str, Any]


class ServersClock(Watch):
    """The time of a server, which passes when the test says so."""

    def mark(self, written: int, newest: int) -> None:
        """Take no note of what is written: this clock needs no marks."""


class Evening:
    """Eight people at one server, and the league that they play."""

    def __init__(self, client: TestClient, clock: ServersClock, plan: dict[str, Any]) -> None:
        self.client = client
        self.clock = clock
        self.keys = [new_player(client, name)["key"] for name in NAMES]
        made = self.post("/api/leagues", EVENING | plan, self.keys[0])
        self.at = f"/api/leagues/{made['league']}"
        for key in self.keys[1:]:
            self.post(f"{self.at}/join", {"invitation": made["invitation"]}, key)
        self.post(f"{self.at}/start", None, self.keys[0])
        self.orders = 0

    def post(self, path: str, body: object, token: str) -> dict[str, Any]:
        answer = self.client.post(path, json=body, headers=bearer(token))
        assert answer.is_success, answer.text
        return dict(answer.json())

    def get(self, path: str, token: str) -> Any:  # noqa: ANN401  (JSON)
        answer = self.client.get(path, headers=bearer(token))
        assert answer.is_success, answer.text
        return answer.json()

    def league(self, of: int = 0) -> dict[str, Any]:
        """Look at the league as one of its players."""
        return dict(self.get(self.at, self.keys[of]))

    def games(self) -> list[Game]:
        """List the games of this round; each player knows the tables of the own ones."""
        first = self.league()
        found = [game for game in first["games"] if game["round"] == first["round"]]
        for game in found:
            own = self.league(game["first"])["games"]
            (game["table"],) = [
                one["table"]
                for one in own
                if (one["round"], one["place"]) == (game["round"], game["place"])
            ]
        return found

    def token(self, game: Game, seat: int) -> str:
        return f"{self.keys[game['second' if seat else 'first']]}.{seat}"

    def order(self, game: Game, seat: int, **command: object) -> None:
        self.orders += 1
        order = {"name": f"{self.orders}", "command": command}
        self.post(f"/api/tables/{game['table']}/orders", order, self.token(game, seat))

    def number(self, game: Game, seat: int) -> str:
        """Give a player's number for the draws of a game."""
        return hashlib.sha256(f"{game['round']}.{game['place']}.{seat}".encode()).hexdigest()[:32]

    def come(self, game: Game, seat: int) -> None:
        """Come to a table, as the client does: with a number for the draws."""
        self.frame(game, seat)
        digest = digest_of(game["table"], seat, self.number(game, seat))  # type: ignore[arg-type]
        self.order(game, seat, type="commit", digest=digest)

    def frame(self, game: Game, seat: int) -> dict[str, Any]:
        return dict(self.get(f"/api/tables/{game['table']}/frame", self.token(game, seat)))

    def begin(self, game: Game) -> None:
        """Let both come, and the game begin."""
        for seat in (0, 1):
            self.come(game, seat)
        for seat in (0, 1):
            self.order(game, seat, type="reveal", number=self.number(game, seat))
        assert self.frame(game, 0)["started"]

    def play_out(self, game: Game) -> None:
        """Play a game to its end by its rules, each move chosen by a fixed rule."""
        while (turn := self.frame(game, 0)["turn"]) != "over":
            choices = self.frame(game, turn)["choices"]
            chosen = choices[self.orders * 7 % len(choices)]
            self.order(game, turn, type="act", action=chosen["action"])

    def resign(self, game: Game, loser: int) -> None:
        """Let the player of a number give up."""
        self.order(game, 0 if loser == game["first"] else 1, type="resign")

    def is_round(self, number: int) -> bool:
        league = self.league()
        return (league["round"], league["state"]) == (number, "running")

    def is_over(self) -> bool:
        return bool(self.league()["state"] == "over")

    def settled(self, game: Game) -> Game:
        """Give a game as the league shows it now."""
        return next(
            one
            for one in self.league()["games"]
            if (one["round"], one["place"]) == (game["round"], game["place"])
        )


@contextmanager
def evening(folder: Path, monkeypatch: pytest.MonkeyPatch, **plan: object) -> Iterator[Evening]:
    """Open a server whose time stands still, without a limit for the one address of the test."""
    clock = ServersClock()
    monkeypatch.setattr("gaslamp.web.app.ServiceTime", lambda _: clock)
    monkeypatch.setattr("gaslamp.web.app.REQUESTS", 1e9)
    monkeypatch.setattr("gaslamp.service.leagues.POLL_INTERVAL", 0.02)
    with visiting(folder) as client:
        yield Evening(client, clock, plan)


def check_table(
    league: dict[str, Any], tie_break: Callable[[int, dict[int, float]], float]
) -> None:
    """Add the points up again, and order the players as the page of clubs says."""
    points = dict.fromkeys(range(len(NAMES)), 0.0)
    wins = dict.fromkeys(points, 0)
    for game in league["games"]:
        for place, number in enumerate((game["first"], game["second"])):
            points[number] += game["points"][place]
            wins[number] += game["points"][place] == 1
    expected = sorted(
        points, key=lambda one: (-points[one], -tie_break(one, points), -wins[one], one)
    )
    assert [line["number"] for line in league["standings"]] == expected
    assert [line["points"] for line in league["standings"]] == [points[one] for one in expected]
    assert [line["name"] for line in league["standings"]] == [NAMES[one] for one in expected]


def test_an_evening_of_eight_in_which_everybody_meets_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of each round one game is played to its end; in the second one some come late or not."""
    with evening(tmp_path, monkeypatch, hours=2) as found:
        for number in range(1, 8):
            wait_until(partial(found.is_round, number))
            games = found.games()
            assert len(games) == 8
            late = games[:4] if number == 2 else []
            for game in games:
                if game not in late:
                    found.begin(game)
            found.play_out(games[-1])
            for game in games[:-1]:
                if game not in late:
                    found.resign(game, max(game["first"], game["second"]))
            if late:
                one, other, both, nobody = late
                found.come(one, 0)
                found.come(other, 1)
                for seat in (0, 1):
                    found.come(both, seat)
                    found.clock.wait(600)  # so that they were never there together
                assert found.is_round(2)
                found.clock.wait(2 * 3600)
                wait_until(lambda: found.is_round(3))
                decided = [found.settled(game) for game in (one, other, both, nobody)]
                assert {game["how"] for game in decided} == {"late"}
                assert [game["points"] for game in decided] == [
                    [1.0, 0.0],
                    [0.0, 1.0],
                    [0.5, 0.5],
                    [0.0, 0.0],
                ]
        wait_until(found.is_over)
        league = found.league()
        assert [game["how"] for game in league["games"]].count("played") == 56 - 4
        met = {frozenset((game["first"], game["second"])) for game in league["games"]}
        assert met == {frozenset(pair) for pair in combinations(range(8), 2)}

        def among_equals(one: int, points: dict[int, float]) -> float:
            equal = {other for other, sum_ in points.items() if sum_ == points[one]}
            return sum(
                float(game["points"][game["second"] == one])
                for game in league["games"]
                if one in (game["first"], game["second"])
                and {game["first"], game["second"]} <= equal
            )

        check_table(league, among_equals)
        history = found.get("/api/player/games", found.keys[3])
        assert len([game for game in history if game["fate"] in ("won", "lost")]) >= 12
        assert not [game for game in history if game["fate"] == "running"]


def test_an_evening_of_eight_by_the_swiss_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Equal points meet, nobody twice; in a game that nobody goes on with the clock decides."""
    with evening(tmp_path, monkeypatch, system="swiss", rounds=3, hours=1) as found:
        met: set[frozenset[int]] = set()
        unfinished: Game = {}
        for number in (1, 2, 3):
            wait_until(partial(found.is_round, number))
            points = {line["number"]: line["points"] for line in found.league()["standings"]}
            games = found.games()
            pairs = {frozenset((game["first"], game["second"])) for game in games}
            assert len(pairs) == 4
            assert not pairs & met, "nobody meets twice"
            met |= pairs
            if number == 2:
                uneven = sum(abs(points[min(pair)] - points[max(pair)]) for pair in pairs)
                # The two who shared the points of the game played out have met each other.
                shared = [won for won in points.values() if 0 < won < 2]
                assert uneven == (2 - max(shared) + min(shared) if shared else 0)
            for game in games:
                found.begin(game)
            for game in games[:-1]:
                found.resign(game, max(game["first"], game["second"]))
            if number < 3:
                found.play_out(games[-1])
            else:
                unfinished = games[-1]
        assert not found.is_over()
        slow = found.frame(unfinished, 0)["turn"]
        found.clock.wait(601)
        wait_until(found.is_over)
        decided = found.settled(unfinished)
        assert decided["how"] == "played"
        assert decided["points"][slow] == 0, "the clock ran out for the player on turn"
        league = found.league()

        def buchholz(one: int, points: dict[int, float]) -> float:
            games = [game for game in league["games"] if one in (game["first"], game["second"])]
            others = {game["first"] + game["second"] - one for game in games}
            return sum(points[other] for other in others)

        check_table(league, buchholz)
        assert len(league["games"]) == 3 * 8
