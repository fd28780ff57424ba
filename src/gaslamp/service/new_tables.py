"""New tables, ready to be stored: plan, first events, and the seats that belong to players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

from gaslamp.core.codes import Action, Seat, as_seat
from gaslamp.core.options import options_from
from gaslamp.games.registry import find_game
from gaslamp.service import events
from gaslamp.service.clock import ClockLeft
from gaslamp.service.fairness import RECIPE, agreed_rules, commitment, new_seed
from gaslamp.service.schema import PLAYER_SEATS
from gaslamp.service.seat_holders import seat_plan
from gaslamp.service.settings import SeatPlan, TablePlan
from gaslamp.service.stored_formats import EVENT_FORMAT, TABLE_FORMAT
from gaslamp.service.stored_rows import StoredEvent, StoredTable
from gaslamp.service.table_state import TableCreated, TableState
from gaslamp.service.tokens import fingerprint, new_id, new_token


class TableKeys(msgspec.Struct, frozen=True):
    """The id of a new table, and the secrets that its creator needs."""

    table: str
    seats: dict[Seat, str]
    invitation: str
    spectating: str
    commitment: str


class NewTable(msgspec.Struct, frozen=True):
    """A table that is not stored yet."""

    made: TableKeys
    stored: StoredTable
    rows: tuple[StoredEvent, ...]
    owners: tuple[dict[str, Any], ...]  # rows of the seats that belong to players
    listed: bool

    def store_owners(self, connection: Connection) -> None:
        """Write whose the seats are, with the table itself."""
        if self.owners:
            connection.execute(insert(PLAYER_SEATS), self.owners)


def new_table(  # noqa: PLR0913  (each is a part of the table)
    plan: TablePlan,
    joined: Sequence[events.Joined],
    at: int,
    *,
    before: tuple[str, TableCreated] | None = None,
    owners: Mapping[Seat, str] | None = None,
    opening: tuple[Action, ...] = (),
    clocks: tuple[ClockLeft, ...] | None = None,
) -> NewTable:
    """Prepare a table with the players who are seated already, some of whom have a key.

    A rematch of the table `before` can be watched by the link of that one. With `clocks` it is no
    rematch, but the same game, gone back to the position after the `opening`.
    """
    id_, seed = new_id(), new_seed()
    invitation, spectating = new_token(), new_token()
    game = find_game(plan.game)
    created = TableCreated(
        plan=msgspec.structs.replace(plan, nonce=""),  # it came before the commitment
        version=game.version,
        seed=seed,
        invitation=before[1].invitation
        if before and clocks is not None
        else fingerprint(invitation),
        spectating=before[1].spectating if before else fingerprint(spectating),
        rematch_of=before[0] if before and clocks is None else "",
        recipe=RECIPE,
        agreed=agreed_rules(options_from(game.options, plan.options), game.version),
        opening=opening,
        went_back_from=before[0] if before and clocks is not None else "",
        times_back=before[1].times_back + 1 if before and clocks is not None else 0,
        clocks=clocks or (),
    )
    rows = [StoredEvent(n, at, None, EVENT_FORMAT.encode(event)) for n, event in enumerate(joined)]
    return NewTable(
        TableKeys(id_, {}, invitation, spectating, commitment(id_, seed, RECIPE)),
        StoredTable(id_, at, TABLE_FORMAT.encode(created)),
        tuple(rows),
        tuple(owner_row(id_, seat, who, plan.game, at) for seat, who in (owners or {}).items()),
        plan.settings.listed,
    )


def seated_again(
    old: TableState, around: Sequence[Seat]
) -> tuple[tuple[SeatPlan, ...], list[events.Joined]]:
    """Plan the seats of a table with the players of another, and let those who are people sit down.

    `around` names for each seat the one of before whose player moves there.
    """
    seats = tuple(seat_plan(old.seat_holders[before]) for before in around)
    joined = [
        events.Joined(
            as_seat(seat),
            old.seat_holders[before].name,
            old.seat_holders[before].token,
            contributes=before in old.contributions.expected or old.nonces[before] != "",
        )
        for seat, before in enumerate(around)
        if old.seat_holders[before].token
    ]
    return seats, joined


def owner_row(table: str, seat: Seat, player: str, game: str, at: int) -> dict[str, Any]:
    """Write that a seat belongs to a player as a row."""
    return {"table_id": table, "seat": seat, "player": player, "game": game, "taken_at": at}
