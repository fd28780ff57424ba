"""The ratings of players and named bots, per game and role, stored with the results of rated games.

Each rated game has a number, in the order in which results were written; the row of each seat has
its player's strength before and after the game. So ratings follow from the stored results alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, select, update
from sqlalchemy import text as sql

from gaslamp.core.codes import Seat, as_seat
from gaslamp.service.player_data import RatingShown
from gaslamp.service.rating_model import Entrant, Strength, ratings_available, strengths_after
from gaslamp.service.schema import RESULTS
from gaslamp.service.store import Store
from gaslamp.service.table_state import TableState

LOCK = 7_462_952  # so that of several processes one writes the result of a rated game at a time


def is_rated(state: TableState, owners: Mapping[Seat, str]) -> bool:
    """Tell whether a finished game counts: agreed as rated, played from the start, not closed.

    Nobody is rated for a game against himself.
    """
    if state.is_closed or state.created.opening:
        return False
    if not (state.plan.settings.rated and ratings_available()):
        return False
    sides: dict[str, int] = {}
    for seat, holder in enumerate(state.seat_holders):
        if holder.kind == "bot" and not holder.stands_in:
            continue
        owner = owners.get(as_seat(seat), "")
        if not owner or sides.setdefault(owner, state.sides[seat]) != state.sides[seat]:
            return False
    return bool(sides)


def rating_lock(connection: Connection) -> None:
    """Wait until no other process writes the result of a rated game; SQLite has one writer."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def rate_table(connection: Connection, table: str) -> None:
    """Rate a table whose results have just been written."""
    newest = connection.execute(select(func.max(RESULTS.c.rated))).scalar_one() or 0
    _rate(connection, table, newest + 1, {})


def recompute(store: Store) -> int:
    """Compute all ratings again from the results, in their order; return how many games it were.

    Players who were deleted keep the strengths that were stored of them.
    """
    order = select(RESULTS.c.table_id, RESULTS.c.rated).where(RESULTS.c.rated > 0)
    games = store.read(order.distinct().order_by(RESULTS.c.rated))
    known: dict[tuple[str, str, int], Strength] = {}

    def work(connection: Connection) -> None:
        rating_lock(connection)
        for game in games:
            _rate(connection, game.table_id, game.rated, known)

    with store.engine.begin() as connection:
        work(connection)
    return len(games)


def _rate(
    connection: Connection,
    table: str,
    number: int,
    known: dict[tuple[str, str, int], Strength],
) -> None:
    """Compute the ratings after a game and store them with its results."""
    here = RESULTS.c.table_id == table
    rows = connection.execute(select(RESULTS).where(here).order_by(RESULTS.c.seat)).all()
    groups: dict[tuple[int, str], list[Any]] = {}
    for row in rows:
        who = _who(row) or f"seat {row.seat}"
        groups.setdefault((row.side, who), []).append(row)
    before = [_before(connection, seats[0], number, known) for seats in groups.values()]
    entrants = [
        Entrant(side, len(seats), strength)
        for ((side, _), seats), strength in zip(groups.items(), before, strict=True)
    ]
    after = strengths_after(entrants, _ranks(rows))
    for seats, old, new in zip(groups.values(), before, after, strict=True):
        if who := _who(seats[0]):
            known[who, seats[0].game, seats[0].role] = new
        values = {
            "rated": number,
            "mu_before": old.mu,
            "sigma_before": old.sigma,
            "mu": new.mu,
            "sigma": new.sigma,
        }
        mine = here & RESULTS.c.seat.in_([row.seat for row in seats])
        connection.execute(update(RESULTS).where(mine).values(values))


def _who(row: Any) -> str:  # noqa: ANN401  (SQLAlchemy's row)
    """Say whose strength a seat's result tells: a player's, a bot's, or nobody's any more."""
    if row.player:
        return str(row.player)
    return f"bot {row.level}" if row.level and not row.stood_in else ""


def _before(
    connection: Connection,
    row: Any,  # noqa: ANN401  (SQLAlchemy's row)
    number: int,
    known: dict[tuple[str, str, int], Strength],
) -> Strength:
    """Find how strong a player was before a game: as known, or by the last one before it."""
    who = _who(row)
    if not who:  # of a player who was deleted
        return Strength(row.mu_before, row.sigma_before)
    if (who, row.game, row.role) in known:
        return known[who, row.game, row.role]
    if known:
        return Strength()
    same = RESULTS.c.player == row.player
    if not row.player:
        same &= (RESULTS.c.level == row.level) & (RESULTS.c.stood_in == 0)
    earlier = (
        select(RESULTS.c.mu, RESULTS.c.sigma)
        .where(same, RESULTS.c.game == row.game, RESULTS.c.role == row.role)
        .where(RESULTS.c.rated > 0, RESULTS.c.rated < number)
        .order_by(RESULTS.c.rated.desc())
        .limit(1)
    )
    found = connection.execute(earlier).first()
    return Strength(found.mu, found.sigma) if found is not None else Strength()


def _ranks(rows: Sequence[Any]) -> dict[int, int]:
    """Rank the sides by their scores; of more than two, those who left come last."""
    scores = {row.side: row.score for row in rows}
    if len(scores) > 2:
        lowest = min(scores.values()) - 1
        scores |= {row.side: lowest for row in rows if row.stood_in}
    better = {side: sum(one > score for one in scores.values()) for side, score in scores.items()}
    return {side: 1 + count for side, count in better.items()}


def change_shown(row: Any) -> dict[str, int]:  # noqa: ANN401  (SQLAlchemy's row)
    """Give a seat's rating after a rated game, and by how much it changed."""
    if not row.rated:
        return {}
    before, after = Strength(row.mu_before, row.sigma_before), Strength(row.mu, row.sigma)
    return {"rating": after.shown, "change": after.shown - before.shown}


def ratings_of(store: Store, whose: ColumnElement[bool]) -> dict[str, list[RatingShown]]:
    """List the newest rating of each player in each game and role."""
    newest = (
        select(
            RESULTS.c.player,
            RESULTS.c.game,
            RESULTS.c.role,
            func.max(RESULTS.c.rated).label("newest"),
            func.count(RESULTS.c.rated.distinct()).label("games"),
        )
        .where(RESULTS.c.rated > 0, RESULTS.c.player != "", whose)
        .group_by(RESULTS.c.player, RESULTS.c.game, RESULTS.c.role)
        .subquery()
    )
    query = (
        select(RESULTS.c.player, RESULTS.c.game, RESULTS.c.role, RESULTS.c.mu, RESULTS.c.sigma)
        .add_columns(newest.c.games)
        .join(
            newest,
            (RESULTS.c.player == newest.c.player)
            & (RESULTS.c.game == newest.c.game)
            & (RESULTS.c.role == newest.c.role)
            & (RESULTS.c.rated == newest.c.newest),
        )
        .distinct()
        .order_by(RESULTS.c.game, RESULTS.c.role)
    )
    found: dict[str, list[RatingShown]] = {}
    for row in store.read(query):
        strength = Strength(row.mu, row.sigma)
        shown = RatingShown(row.game, row.role, strength.shown, strength.uncertainty, row.games)
        found.setdefault(row.player, []).append(shown)
    return found
