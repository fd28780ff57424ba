"""Leagues in the database: made, joined, left and read; each change is refused if one came before.

A league's `version` decides races between processes, as the place of an event does at a table.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from gaslamp.core.text import text
from gaslamp.service.errors import NoSuchLeague, NotNow
from gaslamp.service.league_data import (
    LEAGUE_FORMAT,
    MOST_PLAYERS,
    LeagueGame,
    LeagueLine,
    LeaguePlan,
    LeagueState,
    Member,
)
from gaslamp.service.new_tables import NewTable
from gaslamp.service.player_data import Player
from gaslamp.service.schema import LEAGUE_GAMES, LEAGUE_PLAYERS, LEAGUES
from gaslamp.service.store import Store
from gaslamp.service.stored_rows import write_table
from gaslamp.service.tokens import fingerprint, is_id, new_id, new_token

MOST_LEAGUES = 20  # of one organiser that are not over
Values: TypeAlias = dict[str, Any]


class League(msgspec.Struct, frozen=True):
    """A league as it is stored."""

    id: str
    plan: LeaguePlan
    organiser: str
    invitation: str  # the fingerprint
    state: LeagueState
    round: int
    ends: int | None  # when the round does
    version: int
    members: tuple[Member, ...]
    games: tuple[LeagueGame, ...]

    def member(self, player: str) -> Member | None:
        """Find a player's membership."""
        return next((one for one in self.members if player and one.player == player), None)

    def is_invited(self, invitation: str) -> bool:
        """Tell whether a link's secret is that of this league."""
        return secrets.compare_digest(fingerprint(invitation), self.invitation)


class LeagueStore:
    """Reads and writes leagues."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        """Keep leagues in a store; `now` is the service's time."""
        self.store = store
        self.now = now

    async def find(self, id_: str) -> League:
        """Read a league; `NoSuchLeague` where there is none."""
        rows = (
            await self.store.fetch(select(LEAGUES).where(LEAGUES.c.id == id_)) if is_id(id_) else ()
        )
        if not rows:
            raise NoSuchLeague(text("service-no-such-league"))
        row = rows[0]
        mine = LEAGUE_PLAYERS.c.league == id_
        members = select(LEAGUE_PLAYERS).where(mine).order_by(LEAGUE_PLAYERS.c.number)
        order = (LEAGUE_GAMES.c.round, LEAGUE_GAMES.c.place)
        games = select(LEAGUE_GAMES).where(LEAGUE_GAMES.c.league == id_).order_by(*order)
        return League(
            id_,
            LEAGUE_FORMAT.decode(row.body.encode()),
            row.organiser,
            row.invitation,
            row.state,
            row.round,
            row.ends,
            row.version,
            tuple(
                Member(one.number, one.player, one.name, bool(one.has_left))
                for one in await self.store.fetch(members)
            ),
            tuple(_game(one) for one in await self.store.fetch(games)),
        )

    async def create(self, plan: LeaguePlan, player: Player) -> tuple[str, str]:
        """Make a league with its organiser as the first player; return its id and invitation."""
        open_ = (LEAGUES.c.organiser == player.id) & (LEAGUES.c.state != "over")
        count = select(func.count()).select_from(LEAGUES).where(open_)
        if (await self.store.fetch(count))[0][0] >= MOST_LEAGUES:
            raise NotNow(text("service-too-many-leagues", most=MOST_LEAGUES))
        id_, invitation = new_id(), new_token()
        values = {
            "id": id_,
            "organiser": player.id,
            "invitation": fingerprint(invitation),
            "state": "open",
            "round": 0,
            "version": 0,
            "made_at": self.now(),
            "body": LEAGUE_FORMAT.encode(plan).decode(),
        }
        first = _member(id_, 0, player)

        def work(connection: Connection) -> None:
            connection.execute(insert(LEAGUES), values)
            connection.execute(insert(LEAGUE_PLAYERS), first)

        await self.store.submit(work)
        return id_, invitation

    async def invite(self, league: League) -> str:
        """Make a new link to a league; the earlier one no longer works."""
        invitation = new_token()
        await self.change(league, {"invitation": fingerprint(invitation)})
        return invitation

    async def join(self, league: League, player: Player) -> None:
        """Add a player to a league that has not started."""
        if league.member(player.id) is not None:
            return
        if league.state != "open":
            raise NotNow(text("service-league-started"))
        if len(league.members) >= MOST_PLAYERS[league.plan.system]:
            raise NotNow(text("service-league-full"))
        number = 1 + max((one.number for one in league.members), default=-1)
        row = _member(league.id, number, player)
        await self.change(league, {}, lambda c: _run(c, insert(LEAGUE_PLAYERS).values(row)))

    async def leave(self, league: League, player: Player) -> None:
        """Let a player leave; before the start a league without its organiser is deleted."""
        mine = (LEAGUE_PLAYERS.c.league == league.id) & (LEAGUE_PLAYERS.c.player == player.id)
        if league.state == "open" and player.id == league.organiser:
            await self.change(league, {}, lambda c: _delete_league(c, league.id))
        elif league.state == "open":
            await self.change(league, {}, lambda c: _run(c, delete(LEAGUE_PLAYERS).where(mine)))
        else:
            left = update(LEAGUE_PLAYERS).where(mine).values(has_left=1)
            await self.change(league, {"due": 0}, lambda c: _run(c, left))

    async def open_round(
        self,
        league: League,
        values: Values,
        games: Sequence[LeagueGame],
        tables: Sequence[NewTable],
    ) -> bool:
        """Write a round with its tables in one transaction; false if another process was first."""
        rows = [_row(league.id, game) for game in games]

        def write(connection: Connection) -> None:
            for new in tables:
                write_table(connection, new.stored, new.rows, listed=False)
                new.store_owners(connection)
            connection.execute(insert(LEAGUE_GAMES), rows)

        return await self.try_change(league, values, write)

    async def settle(self, league: League, values: Values, games: Sequence[LeagueGame]) -> bool:
        """Write what games were worth; false if another process was first."""

        def write(connection: Connection) -> None:
            for game in games:
                row = _row(league.id, game)
                same = LEAGUE_GAMES.c.league == league.id
                same &= (LEAGUE_GAMES.c.round == game.round) & (LEAGUE_GAMES.c.place == game.place)
                connection.execute(update(LEAGUE_GAMES).where(same).values(row))

        return await self.try_change(league, values, write)

    async def change(
        self,
        league: League,
        values: Values,
        also: Callable[[Connection], None] = lambda _: None,
    ) -> None:
        """Change a league; `NotNow` if it was changed meanwhile."""
        if not await self.try_change(league, values, also):
            raise NotNow(text("service-league-changed"))

    async def try_change(
        self, league: League, values: Values, also: Callable[[Connection], None]
    ) -> bool:
        """Change a league unless it was changed meanwhile; tell whether it was done."""
        same = (LEAGUES.c.id == league.id) & (LEAGUES.c.version == league.version)
        noted = update(LEAGUES).where(same).values(version=league.version + 1, **values)

        def work(connection: Connection) -> bool:
            if connection.execute(noted).rowcount == 0:
                return False
            also(connection)
            return True

        return bool(await self.store.submit(work))

    async def due(self) -> list[str]:
        """List the leagues that have to be looked at."""
        query = select(LEAGUES.c.id).where(LEAGUES.c.due <= self.now())
        return [row.id for row in await self.store.fetch(query)]

    async def of_player(self, player: str) -> tuple[LeagueLine, ...]:
        """List the leagues that a player plays in, the newest first."""
        query = (
            select(LEAGUES)
            .join(LEAGUE_PLAYERS, LEAGUE_PLAYERS.c.league == LEAGUES.c.id)
            .where(LEAGUE_PLAYERS.c.player == player)
            .order_by(LEAGUES.c.made_at.desc())
        )
        lines: list[LeagueLine] = []
        for row in await self.store.fetch(query):
            plan = LEAGUE_FORMAT.decode(row.body.encode())
            lines.append(LeagueLine(row.id, plan.name, plan.game, row.state))
        return tuple(lines)


def forget_player(connection: Connection, player: str) -> None:
    """Remove a player from all leagues: the games stay, without a name."""
    waiting = select(LEAGUES.c.id).where(LEAGUES.c.organiser == player, LEAGUES.c.state == "open")
    for row in connection.execute(waiting).all():
        _delete_league(connection, row.id)
    mine = LEAGUE_PLAYERS.c.player == player
    noted = LEAGUES.c.id.in_(select(LEAGUE_PLAYERS.c.league).where(mine))
    connection.execute(update(LEAGUES).where(noted).values(version=LEAGUES.c.version + 1))
    connection.execute(update(LEAGUES).where(noted, LEAGUES.c.state == "running").values(due=0))
    opened = select(LEAGUES.c.id).where(LEAGUES.c.state == "open")
    connection.execute(delete(LEAGUE_PLAYERS).where(mine, LEAGUE_PLAYERS.c.league.in_(opened)))
    connection.execute(update(LEAGUE_PLAYERS).where(mine).values(player="", name="", has_left=1))
    connection.execute(update(LEAGUES).where(LEAGUES.c.organiser == player).values(organiser=""))


def _delete_league(connection: Connection, league: str) -> None:
    for table, column in (
        (LEAGUE_GAMES, LEAGUE_GAMES.c.league),
        (LEAGUE_PLAYERS, LEAGUE_PLAYERS.c.league),
        (LEAGUES, LEAGUES.c.id),
    ):
        connection.execute(delete(table).where(column == league))


def _member(league: str, number: int, player: Player) -> Values:
    return {
        "league": league,
        "number": number,
        "player": player.id,
        "name": player.name,
        "has_left": 0,
    }


def _row(league: str, game: LeagueGame) -> Values:
    points = game.points or (None, None)
    return {
        "league": league,
        "round": game.round,
        "place": game.place,
        "first": game.first,
        "second": game.second,
        "table_id": game.table,
        "ends": game.ends,
        "first_points": points[0],
        "second_points": points[1],
        "how": game.how or "",
    }


def _game(row: Any) -> LeagueGame:  # noqa: ANN401  (SQLAlchemy's row)
    points = None if row.first_points is None else (row.first_points, row.second_points)
    return LeagueGame(
        row.round,
        row.place,
        row.first,
        row.second,
        row.table_id,
        row.ends,
        points,
        row.how or None,
    )


def _run(connection: Connection, statement: Any) -> None:  # noqa: ANN401  (any of SQLAlchemy's)
    connection.execute(statement)
