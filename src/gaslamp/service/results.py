"""How the games of players ended: written once for each table, with the ratings that follow."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select, update

from gaslamp.core.codes import Seat, as_seat
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import Text
from gaslamp.service.player_data import Fate, Opponent, PlayedGame, Player, RatingShown, ResultWords
from gaslamp.service.ratings import change_shown, is_rated, rate_table, rating_lock, ratings_of
from gaslamp.service.schema import LEAGUE_GAMES, LEAGUES, PLAYER_SEATS, RESULTS, TABLES
from gaslamp.service.store import Store
from gaslamp.service.table_state import CLOSED, PLAYED_ON, TableState

MOST_GAMES = 200  # in one answer
AFTER_TABLES = "~"  # the order in which locks are taken: behind every table's


class Results:
    """Writes the results of tables, and lists those of a player."""

    def __init__(self, store: Store) -> None:
        """Keep results in a store."""
        self.store = store

    async def owners_of(self, table: str) -> dict[Seat, str]:
        """Tell which seats of a table belong to which players."""
        query = select(PLAYER_SEATS).where(PLAYER_SEATS.c.table_id == table)
        return {row.seat: row.player for row in await self.store.fetch(query)}

    async def note(self, table: str, state: TableState) -> None:
        """Write down how each seat fared, if one of them belongs to a player; once is enough.

        The ratings of a rated game change in the same transaction.
        """
        if state.verdict is None or not state.started:
            return
        owners = await self.owners_of(table)
        if not owners:
            return
        rows = _rows(table, state, owners)
        rated = is_rated(state, owners)
        known = select(RESULTS.c.seat).where(RESULTS.c.table_id == table).limit(1)
        of_table = select(LEAGUE_GAMES.c.league).where(LEAGUE_GAMES.c.table_id == table)
        leagues = update(LEAGUES).where(LEAGUES.c.id.in_(of_table), LEAGUES.c.due.is_not(None))
        leagues = leagues.values(due=0)  # its standings change
        once = self.store.insert_into(RESULTS).on_conflict_do_nothing()

        def work(connection: Connection) -> None:
            if rated:
                rating_lock(connection)
            if connection.execute(known).first() is not None:
                return
            connection.execute(once, rows)
            connection.execute(leagues)
            if rated:
                rate_table(connection, table)

        await self.store.writer.submit(AFTER_TABLES if rated else "", work)

    async def without_result(self, player: Player) -> list[str]:
        """List the player's tables whose games are over, but whose results are not written yet."""
        has_result = RESULTS.c.table_id == PLAYER_SEATS.c.table_id
        query = (
            select(PLAYER_SEATS.c.table_id)
            .join(TABLES, TABLES.c.id == PLAYER_SEATS.c.table_id)
            .outerjoin(RESULTS, has_result)
            .where(PLAYER_SEATS.c.player == player.id, TABLES.c.over == 1)
            .where(RESULTS.c.table_id.is_(None))
            .distinct()
        )
        return [row.table_id for row in await self.store.fetch(query)]

    async def games(self, player: Player, most: int = MOST_GAMES) -> tuple[PlayedGame, ...]:
        """List a player's games, the newest first: those that go on and those that ended."""
        ended = await self._ended(player, most)
        known = {(game.table, game.seat) for game in ended}
        query = (
            select(PLAYER_SEATS)
            .join(TABLES, TABLES.c.id == PLAYER_SEATS.c.table_id)
            .where(PLAYER_SEATS.c.player == player.id, TABLES.c.over == 0)
            .order_by(PLAYER_SEATS.c.taken_at.desc())
            .limit(most)
        )
        running = [
            PlayedGame(row.table_id, row.seat, row.game, row.taken_at, "running")
            for row in await self.store.fetch(query)
            if (row.table_id, row.seat) not in known
        ]
        return tuple(sorted([*running, *ended], key=lambda game: -game.at)[:most])

    async def ratings(self, player: str) -> tuple[RatingShown, ...]:
        """List a player's ratings, by game and role."""
        found = await asyncio.to_thread(ratings_of, self.store, RESULTS.c.player == player)
        return tuple(found.get(player, ()))

    async def _ended(self, player: Player, most: int) -> list[PlayedGame]:
        mine = (
            select(RESULTS, func.count(TABLES.c.id).label("kept"))
            .outerjoin(TABLES, TABLES.c.id == RESULTS.c.table_id)
            .where(RESULTS.c.player == player.id)
            .group_by(*RESULTS.c)
            .order_by(RESULTS.c.ended_at.desc())
            .limit(most)
        )
        rows = await self.store.fetch(mine)
        tables = select(RESULTS.c.table_id).where(RESULTS.c.player == player.id)
        seats: dict[str, list[Any]] = {}
        for seat in await self.store.fetch(select(RESULTS).where(RESULTS.c.table_id.in_(tables))):
            seats.setdefault(seat.table_id, []).append(seat)
        return [_played(row, seats[row.table_id]) for row in rows]


def _rows(table: str, state: TableState, owners: dict[Seat, str]) -> list[dict[str, Any]]:
    """Write the result of each seat as a row."""
    assert state.verdict is not None
    names, told = state.game.seats(state.options), _told(state)
    is_paired = len(set(state.sides)) == 2
    return [
        {
            "table_id": table,
            "seat": seat,
            "player": owners.get(as_seat(seat), ""),
            "name": holder.name,
            "level": holder.level,
            "game": state.game.name,
            "side": state.sides[seat],
            "score": state.verdict.scores[seat],
            "won": int(seat in state.verdict.winners),
            "ending": PLAYED_ON if is_played_on(state) else state.verdict.ending,
            "ended_at": state.at,
            "body": msgspec.json.encode(ResultWords(names[seat], told)).decode(),
            "role": state.sides[seat] if is_paired else 0,
            "stood_in": int(holder.stands_in),
        }
        for seat, holder in enumerate(state.seat_holders)
    ]


def is_played_on(state: TableState) -> bool:
    """Tell whether a game goes on from a position of another, not of itself."""
    return bool(state.created.opening) and not state.created.went_back_from


def _told(state: TableState) -> Text | None:
    """Say how a game ended by its rules, as everybody may know."""
    view = state.journal.view(SPECTATOR)
    return None if view.outcome is None else state.game.ended(view)


def fate_of(row: Any, table: Sequence[Any]) -> Fate:  # noqa: ANN401  (SQLAlchemy's rows)
    """Tell how a seat fared, by its row and those of its table."""
    if row.ending == CLOSED:
        return "closed"
    if not any(one.won for one in table):
        return "drawn"
    return "won" if row.won else "lost"


def _played(row: Any, table: list[Any]) -> PlayedGame:  # noqa: ANN401  (SQLAlchemy's rows)
    """Put a result together with those of the other seats."""
    others = tuple(
        Opponent(other.name, other.level, other.side, bool(other.won))
        for other in sorted(table, key=lambda other: int(other.seat))
        if other.seat != row.seat
    )
    words = msgspec.json.decode(row.body, type=ResultWords)
    return PlayedGame(
        row.table_id,
        row.seat,
        row.game,
        row.ended_at,
        fate_of(row, table),
        side=row.side,
        score=row.score,
        ending=row.ending,
        seat_name=words.seat,
        told=words.told,
        opponents=others,
        kept=bool(row.kept),
        **change_shown(row),
    )
