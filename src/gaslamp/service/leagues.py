"""Runs leagues: pairs rounds, makes their tables, and decides games by stated rules.

What is due at a league is stored with it, and found by a poll of any process. A round ends when all
its games are decided, or when its time is over. Then of a game that never started, whoever was at
the table wins; where both were, but not together, each gets half a point, and where nobody was,
none. A game that runs is played on, by its clock; one round's time later it counts as drawn.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from gaslamp.core.codes import Seat, as_seat
from gaslamp.core.errors import OptionsError
from gaslamp.core.options import defaults_with, options_from
from gaslamp.core.text import text
from gaslamp.games.registry import find_game
from gaslamp.service import events
from gaslamp.service.errors import NoSuchTable, NotNow, NotYours, Unavailable
from gaslamp.service.league_data import (
    HOUR,
    LeagueGame,
    LeagueMade,
    LeaguePlan,
    LeagueShown,
    Member,
)
from gaslamp.service.league_pairing import BYE, Pair, round_robin, rounds_needed, swiss
from gaslamp.service.league_standings import opponents_of, standings
from gaslamp.service.league_store import League, LeagueStore
from gaslamp.service.live_table import LiveTable
from gaslamp.service.new_tables import NewTable, new_table
from gaslamp.service.player_data import Player
from gaslamp.service.player_names import check_name
from gaslamp.service.settings import OpenSeat, TablePlan
from gaslamp.service.table_plans import check_rated
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.table_state import TableState
from gaslamp.service.tokens import fingerprint, new_token

POLL_INTERVAL = 1.0  # seconds between two looks for leagues that are due
RECHECK_AFTER = 60_000  # milliseconds: also where no result was announced
FEWEST = 2
SIDES = 2

log = logging.getLogger(__name__)


class Leagues:
    """The leagues of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        """Make tables in a registry."""
        self.registry = registry
        self.store = LeagueStore(registry.store, registry.now)

    # What players ask for.

    async def create(self, plan: LeaguePlan, player: Player) -> LeagueMade:
        """Make a league; its organiser plays in it."""
        check_name(plan.name)
        game = find_game(plan.game)
        options = {**defaults_with(game.options, SIDES), **plan.options}
        sides = game.sides(options_from(game.options, options))
        if len(sides) != SIDES or len(set(sides)) != SIDES:
            raise OptionsError(text("service-league-two-sides"))
        plan = msgspec.structs.replace(plan, options=options)
        check_rated(_table_plan(plan))
        return LeagueMade(*await self.store.create(plan, player))

    async def invite(self, id_: str, player: Player) -> LeagueMade:
        """Make a new link to a league, for its organiser."""
        league = await self._own(id_, player)
        return LeagueMade(id_, await self.store.invite(league))

    async def join(self, id_: str, player: Player, invitation: str) -> None:
        """Join a league by its link."""
        league = await self.store.find(id_)
        if not league.is_invited(invitation):
            raise NotYours(text("service-league-not-invited"))
        await self.store.join(league, player)

    async def leave(self, id_: str, player: Player) -> None:
        """Leave a league."""
        league = await self.store.find(id_)
        if league.member(player.id) is None:
            raise NotYours(text("service-league-not-yours"))
        await self.store.leave(league, player)

    async def start(self, id_: str, player: Player) -> None:
        """Start a league, for its organiser."""
        league = await self._own(id_, player)
        if league.state != "open":
            raise NotNow(text("service-league-started"))
        if len(league.members) < FEWEST:
            raise NotNow(text("service-league-alone"))
        if not await self._open_round(league, 1):
            raise NotNow(text("service-league-changed"))

    async def show(self, id_: str, player: Player | None, invitation: str = "") -> LeagueShown:
        """Show a league to its players and to holders of its link."""
        league = await self.store.find(id_)
        me = league.member(player.id) if player is not None else None
        if me is None and not (invitation and league.is_invited(invitation)):
            raise NotYours(text("service-league-not-yours"))
        mine = None if me is None else me.number
        organiser = league.member(league.organiser)
        return LeagueShown(
            id=id_,
            plan=league.plan,
            state=league.state,
            round=league.round,
            rounds=rounds_of(league),
            ends=league.ends,
            now=self.registry.now(),
            organiser=organiser.name if organiser is not None else "",
            me=mine,
            is_mine=player is not None and player.id == league.organiser,
            standings=tuple(standings(league.plan.system, league.members, league.games)),
            games=tuple(_shown(game, mine) for game in league.games),
        )

    async def _own(self, id_: str, player: Player) -> League:
        league = await self.store.find(id_)
        if league.organiser != player.id:
            raise NotYours(text("service-league-not-organiser"))
        return league

    # What is due.

    async def watch(self) -> None:
        """Look after the leagues that are due, until cancelled."""
        while True:
            with suppress(Unavailable):
                await self.update_all()
            await asyncio.sleep(POLL_INTERVAL)

    async def update_all(self) -> None:
        """Decide what is due at all leagues."""
        for id_ in await self.store.due():
            try:
                await self.update(id_)
            except Unavailable:
                raise
            except Exception:
                log.exception("a league failed", extra={"league": id_})
                league = await self.store.find(id_)
                later = {"due": self.registry.now() + RECHECK_AFTER}
                await self.store.try_change(league, later, lambda _: None)

    async def update(self, id_: str) -> None:
        """Decide the games that can be decided, and open the next round if it is due."""
        league = await self.store.find(id_)
        if league.state != "running":
            return
        looked = [await self._decide(league, game) for game in league.games if game.how is None]
        decided = [game for game in looked if game is not None]
        now = self.registry.now()
        next_check = now + RECHECK_AFTER
        if league.ends is not None and league.ends > now:
            next_check = min(next_check, league.ends)
        if not await self.store.settle(league, {"due": next_check}, decided):
            return  # another process was first, or a player left: it is due again
        league = await self.store.find(id_)
        open_games = [game for game in league.games if game.how is None]
        is_round_over = not any(game.round == league.round for game in open_games)
        is_late = league.ends is not None and league.ends <= now
        if league.round < rounds_of(league) and (is_round_over or is_late) and _left_over(league):
            await self._open_round(league, league.round + 1)
        elif not open_games:
            await self.store.try_change(league, {"state": "over", "due": None}, lambda _: None)

    async def _decide(self, league: League, game: LeagueGame) -> LeagueGame | None:
        """Decide a game by its table, or by the time that is over; nothing while it goes on."""
        first, second = (_member(league, number) for number in (game.first, game.second))
        try:
            table = await self.registry.find(game.table)
        except NoSuchTable:
            return msgspec.structs.replace(game, points=(0.5, 0.5), how="closed")
        await table.catch_up()
        seat = await self._seat_of_first(game.table, first)
        is_late = game.ends <= self.registry.now()
        has_left = first.has_left or second.has_left
        if not table.state.started and not table.state.is_over and (is_late or has_left):
            await _close_unstarted(table)
        state = table.state
        if state.is_over and state.started and not state.is_closed and state.verdict is not None:
            scores = state.verdict.scores
            return msgspec.structs.replace(
                game, points=(scores[seat], scores[1 - seat]), how="played"
            )
        if state.is_over and state.started:
            return msgspec.structs.replace(game, points=(0.5, 0.5), how="closed")
        if state.is_over and has_left:
            points = (float(not first.has_left), float(not second.has_left))
            return msgspec.structs.replace(game, points=points, how="left")
        if state.is_over:
            return msgspec.structs.replace(game, points=_waited(state, seat), how="late")
        if game.ends + league.plan.hours * HOUR <= self.registry.now():
            return msgspec.structs.replace(game, points=(0.5, 0.5), how="unfinished")
        return None

    async def _seat_of_first(self, table: str, first: Member) -> Seat:
        """Find the seat of a game's first player, who may have exchanged seats by agreement."""
        owners = await self.registry.players.results.owners_of(table)
        mine = [seat for seat, who in owners.items() if first.player and who == first.player]
        return mine[0] if mine else as_seat(0)

    async def _open_round(self, league: League, number: int) -> bool:
        """Pair a round and make its tables, all in one transaction."""
        now = self.registry.now()
        ends = now + league.plan.hours * HOUR
        games: list[LeagueGame] = []
        tables: list[NewTable] = []
        for one, other in _pairs(league, number):
            if BYE in (one, other):
                games.append(LeagueGame(number, len(games), one, BYE, "", ends, (1.0, 0.0), "bye"))
                continue
            for first, second in ((one, other), (other, one)):
                new = _table(league, first, second, now)
                tables.append(new)
                games.append(LeagueGame(number, len(games), first, second, new.made.table, ends))
        values = {"state": "running", "round": number, "ends": ends, "due": now + RECHECK_AFTER}
        if not await self.store.open_round(league, values, games, tables):
            return False
        for new in tables:
            with suppress(Unavailable):  # it is stored: it starts when the store is back
                await self.registry.start_if_full(await self.registry.find(new.made.table))
        return True


def rounds_of(league: League) -> int:
    """Count the rounds that a league has, with as many players as there are."""
    needed = rounds_needed(len(league.members))
    return needed if league.plan.system == "round-robin" else min(league.plan.rounds, needed)


def _left_over(league: League) -> bool:
    """Tell whether enough players are left for another round."""
    return sum(not one.has_left for one in league.members) >= FEWEST


def _member(league: League, number: int) -> Member:
    return next(one for one in league.members if one.number == number)


def _pairs(league: League, number: int) -> list[Pair]:
    """Pair those who have not left; in a round robin who was to play one who left has a bye."""
    here = {one.number for one in league.members if not one.has_left}
    if league.plan.system == "swiss":
        ranked = standings("swiss", league.members, league.games)
        met = {frozenset((one, other)) for one in here for other in opponents_of(one, league.games)}
        byes = {game.first for game in league.games if game.how == "bye"}
        return swiss([one.number for one in ranked if one.number in here], met, byes)
    numbers = [one.number for one in league.members]
    pairs: list[Pair] = []
    for one, other in round_robin(len(numbers), number - 1):
        both = [numbers[place] for place in (one, other) if place != BYE]
        present = [who for who in both if who in here]
        if present:
            pairs.append((present[0], present[1] if len(present) == SIDES else BYE))
    return pairs


def _table_plan(plan: LeaguePlan) -> TablePlan:
    return TablePlan(
        game=plan.game,
        options=plan.options,
        seats=(OpenSeat(), OpenSeat()),
        settings=plan.settings,
        contributes=True,
    )


def _table(league: League, first: int, second: int, at: int) -> NewTable:
    """Prepare a table with seats for two players, who open them by the keys of their devices."""
    members = [_member(league, number) for number in (first, second)]
    joined = [
        events.Joined(as_seat(seat), one.name, fingerprint(new_token()), contributes=True)
        for seat, one in enumerate(members)
    ]
    owners = {as_seat(seat): one.player for seat, one in enumerate(members)}
    return new_table(_table_plan(league.plan), joined, at, owners=owners)


async def _close_unstarted(table: LiveTable) -> None:
    """Close a table whose game has not started, and does not start just now."""
    await table.add_event(lambda state: None if state.started or state.is_over else events.Closed())


def _waited(state: TableState, seat: Seat) -> tuple[float, float]:
    """Give the points of a game that never started: to the players who were at the table.

    A player's client commits to a number for the draws as soon as it is there.
    """
    first, second = (bool(state.contributions.digests[one]) for one in (seat, 1 - seat))
    if first and second:
        return 0.5, 0.5
    return float(first), float(second)


def _shown(game: LeagueGame, me: int | None) -> LeagueGame:
    """Name a table to its own players, and to others once its game is decided."""
    is_mine = me is not None and me in (game.first, game.second)
    return game if is_mine or game.how is not None else msgspec.structs.replace(game, table="")
