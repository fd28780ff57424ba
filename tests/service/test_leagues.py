"""Leagues: an evening of eight, rounds by the Swiss system, late games, who may do what."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.core.codes import as_seat
from gaslamp.core.errors import OptionsError
from gaslamp.service import commands
from gaslamp.service.contributions import Commit
from gaslamp.service.errors import NoSuchLeague, NotNow, NotYours
from gaslamp.service.events import Closed, Started
from gaslamp.service.fairness import digest_of
from gaslamp.service.league_data import HOUR, LeagueGame, LeaguePlan, Member
from gaslamp.service.league_pairing import BYE, round_robin, rounds_needed, swiss
from gaslamp.service.league_standings import standings
from gaslamp.service.leagues import RECHECK_AFTER, Leagues
from gaslamp.service.player_data import Player
from gaslamp.service.settings import GameClock, MoveClock
from gaslamp.service.table_registry import TableRegistry
from tests.service.hosting import Watch, hosting
from tests.service.test_ratings import known

PLAN = LeaguePlan(name="Thursday", game="mr_jack", clock=MoveClock(86_400), hours=2)
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")


class Club:
    """Players of a server with their leagues, and a clock that the test winds."""

    def __init__(self, registry: TableRegistry, watch: Watch, players: list[Player]) -> None:
        self.registry = registry
        self.watch = watch
        self.players = players
        self.leagues = Leagues(registry)

    async def made(self, plan: LeaguePlan = PLAN, *, starts: bool = True) -> str:
        """Make a league of all players, and start it."""
        host, *others = self.players
        made = await self.leagues.create(plan, host)
        for player in others:
            await self.leagues.join(made.league, player, made.invitation)
        if starts:
            await self.leagues.start(made.league, host)
        return made.league

    async def games(self, league: str) -> list[LeagueGame]:
        """List the games of the newest round."""
        found = await self.leagues.store.find(league)
        return [game for game in found.games if game.round == found.round]

    async def play(self, game: LeagueGame, loser: int) -> None:
        """Let a game begin, and the player of a number resign it."""
        table = await self.registry.find(game.table)
        self.watch.wait(6)  # for numbers that do not come
        await self.registry.start_if_full(table)
        seat = as_seat(0 if loser == game.first else 1)
        await table.execute(seat, commands.Resign(), "r")
        await self.registry.close()

    async def come(self, game: LeagueGame, number: int) -> None:
        """Let a player come to a table: the client commits to a number for the draws."""
        table = await self.registry.find(game.table)
        seat = as_seat(0 if number == game.first else 1)
        digest = digest_of(table.id, seat, "0" * 32)
        await table.execute(seat, Commit(digest), f"here {seat}")

    async def later(self, hours: float) -> None:
        """Let time pass, and look after the leagues."""
        self.watch.wait(hours * 3600)
        await self.leagues.update_all()


def at_club(kept: Path | str, story: Callable[[Club], Awaitable[None]], players: int = 8) -> None:
    async def whole() -> None:
        watch = Watch()
        with hosting(kept, watch) as registry:
            await story(Club(registry, watch, await known(registry, *NAMES[:players])))

    asyncio.run(whole())


def test_an_evening_of_eight_is_played_through_and_survives_restarts(database: str) -> None:
    """Whoever has the lower number wins; every round is looked after by another server."""
    watch = Watch()

    async def begin() -> str:
        with hosting(database, watch) as registry:
            return await Club(registry, watch, await known(registry, *NAMES)).made()

    async def play_round(league: str) -> None:
        with hosting(database, watch) as registry:
            club = Club(registry, watch, [])
            games = await club.games(league)
            assert len(games) == 8
            for game in games:
                await club.play(game, max(game.first, game.second))
            await club.leagues.update_all()

    async def check(league: str) -> None:
        with hosting(database, watch) as registry:
            found = await Leagues(registry).store.find(league)
            assert found.state == "over"
            met = Counter((game.first, game.second) for game in found.games)
            assert set(met.values()) == {1}
            assert len(met) == 8 * 7  # each pair, each on both sides
            lines = standings("round-robin", found.members, found.games)
            assert [line.name for line in lines] == list(NAMES)
            assert [line.points for line in lines] == [14, 12, 10, 8, 6, 4, 2, 0]
            assert [line.place for line in lines] == list(range(1, 9))
            assert {line.played for line in lines} == {14}

    league = asyncio.run(begin())
    for _ in range(7):
        asyncio.run(play_round(league))
    asyncio.run(check(league))


def test_two_servers_open_a_round_once(database: str) -> None:
    async def story(club: Club) -> None:
        league = await club.made()
        for game in await club.games(league):
            await club.play(game, game.first)
        rival = Leagues(club.registry)
        await asyncio.gather(*[one.update(league) for one in (club.leagues, rival)])
        await rival.update(league)
        found = await club.leagues.store.find(league)
        assert found.round == 2
        assert len(found.games) == 8  # two rounds of two pairs

    at_club(database, story, players=3 + 1)


def test_late_games_are_decided_by_who_was_at_the_table(tmp_path: Path) -> None:
    quick = LeaguePlan(name="Quick", game="mr_jack", clock=GameClock(600), hours=1)

    async def story(club: Club) -> None:
        league = await club.made(quick)
        one, both, nobody, played = (await club.games(league))[:4]
        await club.come(one, one.second)
        await club.come(both, both.first)
        await club.come(both, both.second)
        table = await club.registry.find(played.table)
        await table.add_event(lambda _: Started())
        await club.later(1.1)
        found = (await club.leagues.store.find(league)).games
        assert (found[one.place].points, found[one.place].how) == ((0.0, 1.0), "late")
        assert found[both.place].points == (0.5, 0.5)
        assert found[nobody.place].points == (0.0, 0.0)
        assert (await club.registry.find(nobody.table)).state.is_closed
        assert found[played.place].how is None  # it is played on
        assert (await club.leagues.store.find(league)).round == 2
        await club.later(1.1)
        settled = (await club.leagues.store.find(league)).games[played.place]
        assert (settled.points, settled.how) == ((0.5, 0.5), "unfinished")

    at_club(tmp_path, story)


def test_a_table_that_the_operator_closes_counts_as_a_draw(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        league = await club.made()
        (game, _) = await club.games(league)
        club.watch.wait(6)
        table = await club.registry.find(game.table)
        await club.registry.start_if_full(table)
        await table.add_event(lambda _: Closed())
        await club.later(RECHECK_AFTER / HOUR)
        assert (await club.games(league))[0].how == "closed"
        assert (await club.games(league))[0].points == (0.5, 0.5)

    at_club(tmp_path, story, players=2)


def test_who_leaves_loses_what_has_not_begun_and_is_paired_no_more(tmp_path: Path) -> None:
    quick = LeaguePlan(name="Quick", game="mr_jack", clock=GameClock(600), hours=1)

    async def story(club: Club) -> None:
        league = await club.made(quick)
        leaver = club.players[3]
        await club.leagues.leave(league, leaver)
        await club.leagues.update_all()
        left = [game for game in await club.games(league) if 3 in (game.first, game.second)]
        assert [game.how for game in left] == ["left", "left"]
        assert sum(game.points[game.first == 3] for game in left if game.points) == 2.0
        for game in await club.games(league):
            if game.how is None:
                table = await club.registry.find(game.table)
                await table.add_event(lambda _: Started())
                await table.execute(as_seat(0), commands.Resign(), "r")
        await club.registry.close()
        await club.leagues.update_all()
        later = await club.games(league)
        assert not any(3 in (game.first, game.second) for game in later)
        assert [game.how for game in later].count("bye") == 1

    at_club(tmp_path, story, players=4)


def test_leagues_open_only_to_whom_they_should(database: str) -> None:
    async def story(club: Club) -> None:
        ada, bob, cleo = club.players
        made = await club.leagues.create(PLAN, ada)
        with pytest.raises(NotYours):
            await club.leagues.show(made.league, bob)
        with pytest.raises(NotYours):
            await club.leagues.show(made.league, None, "guessed")
        with pytest.raises(NotYours):
            await club.leagues.join(made.league, bob, "guessed")
        guest = await club.leagues.show(made.league, None, made.invitation)
        assert (guest.me, guest.is_mine, guest.organiser) == (None, False, "Ada")
        with pytest.raises(NotNow):  # nobody else is there
            await club.leagues.start(made.league, ada)
        await club.leagues.join(made.league, bob, made.invitation)
        for forbidden in (club.leagues.start, club.leagues.invite):
            with pytest.raises(NotYours):
                await forbidden(made.league, bob)
        again = await club.leagues.invite(made.league, ada)
        with pytest.raises(NotYours):  # the earlier link
            await club.leagues.join(made.league, cleo, made.invitation)
        await club.leagues.start(made.league, ada)
        with pytest.raises(NotNow):
            await club.leagues.join(made.league, cleo, again.invitation)
        shown = await club.leagues.show(made.league, None, again.invitation)
        assert {game.table for game in shown.games} == {""}  # of games that go on
        assert all(game.table for game in (await club.leagues.show(made.league, bob)).games)
        with pytest.raises(NoSuchLeague):
            await club.leagues.show("nothing", ada)

    at_club(database, story, players=3)


def test_only_its_players_sit_at_a_table_of_a_league(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        league = await club.made()
        game = (await club.games(league))[0]
        assert await club.registry.players.results.owners_of(game.table) == {
            0: club.players[game.first].id,
            1: club.players[game.second].id,
        }
        table = await club.registry.find(game.table)
        assert not table.state.plan.settings.listed
        assert not table.state.wait_for()

    at_club(tmp_path, story, players=2)


def test_a_deleted_player_leaves_no_name_in_a_league(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        running = await club.made()
        waiting = await club.made(starts=False)
        ada, bob = club.players[:2]
        assert len((await club.registry.players.export(ada)).leagues) == 2
        await club.registry.players.delete(ada)
        with pytest.raises(NoSuchLeague):  # its organiser is gone
            await club.leagues.store.find(waiting)
        shown = await club.leagues.show(running, bob)
        assert "Ada" not in [line.name for line in shown.standings]
        assert shown.standings[-1].has_left or shown.standings[0].has_left

    at_club(tmp_path, story, players=2)


@pytest.mark.parametrize("game", ["lady_alice"])
def test_a_league_needs_a_game_of_two_sides(tmp_path: Path, game: str) -> None:
    async def story(club: Club) -> None:
        with pytest.raises(OptionsError):
            await club.leagues.create(
                LeaguePlan(name="L", game=game, clock=GameClock(600)), club.players[0]
            )

    at_club(tmp_path, story, players=1)


@pytest.mark.parametrize("players", range(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    rounds = [round_robin(players, number) for number in range(rounds_needed(players))]
    pairs = [frozenset(pair) for pairs in rounds for pair in pairs if BYE not in pair]
    assert sorted(map(sorted, pairs)) == sorted(map(list, combinations(range(players), 2)))
    for pairs_now in rounds:
        everybody = [one for pair in pairs_now for one in pair if one != BYE]
        assert sorted(everybody) == list(range(players))
    byes = Counter(pair[0] for pairs_now in rounds for pair in pairs_now if pair[1] == BYE)
    assert set(byes.values()) <= {1}


@given(st.integers(2, 12), st.randoms(use_true_random=False))
def test_in_a_swiss_league_nobody_meets_twice_and_byes_go_round(
    players: int, random: Random
) -> None:
    met: set[frozenset[int]] = set()
    byes: set[int] = set()
    for _ in range(min(3, rounds_needed(players) // 2 + 1)):
        ranked = list(range(players))
        random.shuffle(ranked)
        pairs = swiss(ranked, met, byes)
        assert sorted(one for pair in pairs for one in pair if one != BYE) == list(range(players))
        for one, other in pairs:
            if other == BYE:
                assert one not in byes
                byes.add(one)
            elif rounds_needed(players) > 3:
                assert frozenset((one, other)) not in met
            met.add(frozenset((one, other)))


def test_equal_points_are_decided_as_stated() -> None:
    members = [Member(number, name, name, False) for number, name in enumerate("abc")]

    def game(first: int, second: int, points: tuple[float, float]) -> LeagueGame:
        return LeagueGame(1, 0, first, second, "", 0, points, "played")

    games = [game(0, 1, (0, 1)), game(0, 2, (1, 0)), game(1, 2, (0, 1)), game(2, 1, (0.5, 0.5))]
    lines = standings("round-robin", members, games)
    assert [(one.name, one.place) for one in lines] == [("c", 1), ("b", 2), ("a", 3)]
    swiss_lines = standings("swiss", members, games)
    assert {one.name: one.tie_break for one in swiss_lines} == {"a": 3.0, "b": 2.5, "c": 2.5}
    assert [(one.name, one.place) for one in swiss_lines] == [("b", 1), ("c", 1), ("a", 3)]
