"""The pages of players who agreed to be seen: name, ratings, rated games; nothing of anybody else.

A private player and one who does not exist can't be told apart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, select, update

from gaslamp.core.text import text
from gaslamp.service.errors import NoSuchPlayer
from gaslamp.service.player_data import Fate, Player, RatingShown
from gaslamp.service.ratings import change_shown, ratings_of
from gaslamp.service.results import fate_of
from gaslamp.service.schema import PLAYER_SEATS, PLAYERS, RESULTS
from gaslamp.service.store import Store
from gaslamp.service.tokens import is_id

MOST_LISTED = 200
MOST_GAMES = 100


class RatedOpponent(msgspec.Struct, frozen=True):
    """Another seat of a rated game: a bot's level, or a player, named where that page is public."""

    side: int
    name: str = ""
    player: str = ""
    level: str = ""


class RatedGame(msgspec.Struct, frozen=True):
    """A rated game on a player's page."""

    game: str
    role: int
    at: int
    fate: Fate
    rating: int
    change: int
    opponents: tuple[RatedOpponent, ...]


class PublicPlayer(msgspec.Struct, frozen=True):
    """A player as anybody may see one who agreed to it."""

    id: str
    name: str
    ratings: tuple[RatingShown, ...]
    games: tuple[RatedGame, ...] = ()


class PublicPlayers:
    """Shows the players who agreed to be seen."""

    def __init__(self, store: Store) -> None:
        """Read players from a store."""
        self.store = store

    async def show(self, player: Player, *, is_public: bool) -> None:
        """Note whether others may see a player's page."""
        noted = update(PLAYERS).where(PLAYERS.c.id == player.id).values(is_public=int(is_public))

        def work(connection: Any) -> None:  # noqa: ANN401  (SQLAlchemy's connection)
            connection.execute(noted)

        await self.store.submit(work)

    async def is_shown(self, player: Player) -> bool:
        """Tell whether others may see a player's page."""
        query = select(PLAYERS.c.id).where(PLAYERS.c.id == player.id, PLAYERS.c.is_public == 1)
        return bool(await self.store.fetch(query))

    async def at_table(self, table: str) -> dict[int, str]:
        """Give the players at a table whose pages are public, by seat."""
        query = (
            select(PLAYER_SEATS.c.seat, PLAYER_SEATS.c.player)
            .join(PLAYERS, PLAYERS.c.id == PLAYER_SEATS.c.player)
            .where(PLAYER_SEATS.c.table_id == table, PLAYERS.c.is_public == 1)
        )
        return {row.seat: row.player for row in await self.store.fetch(query)}

    async def page(self, id_: str) -> PublicPlayer:
        """Show a player with ratings and rated games; `NoSuchPlayer` unless that was agreed to."""
        found = (PLAYERS.c.id == id_) & (PLAYERS.c.is_public == 1)
        rows = await self.store.fetch(select(PLAYERS).where(found)) if is_id(id_) else ()
        if not rows:
            raise NoSuchPlayer(text("service-no-such-player"))
        ratings = await asyncio.to_thread(ratings_of, self.store, RESULTS.c.player == id_)
        games = await self._games(id_)
        return PublicPlayer(id_, rows[0].name, tuple(ratings.get(id_, ())), tuple(games))

    async def listed(self, game: str, role: int | None) -> list[PublicPlayer]:
        """List the players with a rating whom all may see, those surely strong first."""
        public = select(PLAYERS.c.id).where(PLAYERS.c.is_public == 1)
        fitting: ColumnElement[bool] = RESULTS.c.player.in_(public)
        if game:
            fitting &= RESULTS.c.game == game
        if role is not None:
            fitting &= RESULTS.c.role == role
        ratings = await asyncio.to_thread(ratings_of, self.store, fitting)
        best = sorted(ratings, key=lambda player: -_surely(ratings[player]))[:MOST_LISTED]
        query = select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id.in_(best))
        names = {row.id: row.name for row in await self.store.fetch(query)}
        return [PublicPlayer(id_, names[id_], tuple(ratings[id_])) for id_ in best if id_ in names]

    async def _games(self, player: str) -> list[RatedGame]:
        query = (
            select(RESULTS)
            .where(RESULTS.c.player == player, RESULTS.c.rated > 0)
            .order_by(RESULTS.c.rated.desc())
            .limit(MOST_GAMES)
        )
        mine = {row.table_id: row for row in await self.store.fetch(query)}
        seats = (
            select(RESULTS, PLAYERS.c.name.label("shown"))
            .outerjoin(PLAYERS, (PLAYERS.c.id == RESULTS.c.player) & (PLAYERS.c.is_public == 1))
            .where(RESULTS.c.table_id.in_(list(mine)))
            .order_by(RESULTS.c.seat)
        )
        tables: dict[str, list[Any]] = {table: [] for table in mine}
        for row in await self.store.fetch(seats):
            tables[row.table_id].append(row)
        return [_rated_game(mine[table], rows) for table, rows in tables.items()]


def _surely(ratings: Sequence[RatingShown]) -> int:
    """Give the strength that a player has at least, in the best role, with much certainty."""
    return max(one.rating - 2 * one.uncertainty for one in ratings)


def _rated_game(mine: Any, rows: Sequence[Any]) -> RatedGame:  # noqa: ANN401  (SQLAlchemy's rows)
    others = tuple(
        RatedOpponent(
            row.side,
            row.shown or "",
            row.player if row.shown else "",
            "" if row.player or row.stood_in else row.level,
        )
        for row in rows
        if row.player != mine.player
    )
    change = change_shown(mine)
    return RatedGame(
        mine.game,
        mine.role,
        mine.ended_at,
        fate_of(mine, rows),
        change["rating"],
        change["change"],
        others,
    )
