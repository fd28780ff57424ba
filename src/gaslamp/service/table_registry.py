"""All tables that this process has in memory, and how to create, find and join them."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gaslamp.bots.registry import find_bot
from gaslamp.core.codes import Action, Seat, ViewerId, as_seat, is_seat
from gaslamp.core.errors import NewerFormat, OptionsError, RulesVersionError
from gaslamp.core.options import options_from
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import text
from gaslamp.games.registry import find_game
from gaslamp.service import events
from gaslamp.service.clock import ClockLeft
from gaslamp.service.errors import (
    Behind,
    DatabaseDamaged,
    NoSuchTable,
    NotNow,
    NotYours,
    SeatTaken,
    Unavailable,
    UnreadableTable,
)
from gaslamp.service.failing_tables import FailingTables
from gaslamp.service.home_windows import HomeWindows
from gaslamp.service.live_table import LiveTable
from gaslamp.service.lobby import MOST_LISTED, is_offered
from gaslamp.service.new_tables import TableKeys, new_table, owner_row
from gaslamp.service.notifications import DeviceRevoked
from gaslamp.service.player_data import Player
from gaslamp.service.player_names import check_name
from gaslamp.service.players import Players, require_player
from gaslamp.service.seat_holders import held_by
from gaslamp.service.service_time import wall_clock
from gaslamp.service.settings import BotSeat, HumanSeat, Name, Nonce, TablePlan
from gaslamp.service.store import Store
from gaslamp.service.stored_formats import read_table_created
from gaslamp.service.stored_rows import StoredTable
from gaslamp.service.table_plans import check_rated, name_at, with_defaults
from gaslamp.service.table_state import TableCreated, TableState
from gaslamp.service.tokens import fingerprint, new_token

ANYBODY = "anybody"  # the token with which a listed table can be watched without a link
MOST_LIVE = 20_000  # tables stored in memory; the least recently used is removed first


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request to take a seat: with the invitation's secret, at a given seat or any open one."""

    invitation: Annotated[str, Meta(max_length=64)] = ""
    seat: Annotated[Seat, Meta(ge=0, le=9)] | None = None
    name: Name
    nonce: Nonce = ""  # of older clients: not used
    contributes: bool = False


class TableRegistry:
    """Creates tables, finds them by their id, and finds seats by their tokens."""

    def __init__(self, store: Store, now: Callable[[], int] = wall_clock) -> None:
        """Begin with no table in memory: each is read from the store on first use."""
        self.store = store
        self.now = now
        self.holder = secrets.token_hex(8)
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self.on_presence: Callable[[LiveTable], None] = lambda _: None
        self.is_driven: Callable[[str], bool] = lambda _: False  # just now, by the driver
        self.players = Players(store, now)
        self.noting: set[asyncio.Task[None]] = set()  # results of games that have just ended
        self.home = HomeWindows(store)
        self.players.on_revoked = self._close_windows
        self.set_aside = FailingTables("a table can't be read", store.metrics.unreadable_tables)

    async def create(
        self, plan: TablePlan, maker: Player | None = None, opening: tuple[Action, ...] = ()
    ) -> TableKeys:
        """Create a table, begun by an `opening`; its creator takes the seats marked as human.

        At a table for a rated game they belong to the player who makes it.
        """
        game = find_game(plan.game)
        plan = with_defaults(plan)
        options = options_from(game.options, plan.options)
        if len(plan.seats) != len(game.seats(options)):
            needed = len(game.seats(options))
            raise OptionsError(text("service-wrong-seats", given=len(plan.seats), needed=needed))
        for seat in plan.seats:
            if isinstance(seat, BotSeat):
                find_bot(seat.level)
            elif isinstance(seat, HumanSeat):
                check_name(seat.name)
        find_bot(plan.settings.stand_in)
        check_rated(plan)
        tokens = {
            as_seat(seat): new_token()
            for seat, who in enumerate(plan.seats)
            if isinstance(who, HumanSeat)
        }
        joined = [
            events.Joined(
                seat, name_at(plan, seat), fingerprint(token), contributes=plan.contributes
            )
            for seat, token in tokens.items()
        ]
        owners = dict.fromkeys(tokens, require_player(maker).id) if plan.settings.rated else {}
        made = await self.store_new(plan, joined, owners=owners, opening=opening)
        return msgspec.structs.replace(made, seats=tokens)

    async def store_new(  # noqa: PLR0913  (each is a part of the table)
        self,
        plan: TablePlan,
        joined: Sequence[events.Joined],
        *,
        before: tuple[str, TableCreated] | None = None,
        owners: Mapping[Seat, str] | None = None,
        opening: tuple[Action, ...] = (),
        clocks: tuple[ClockLeft, ...] | None = None,
    ) -> TableKeys:
        """Store a new table with the players who are seated already; see `new_table`."""
        at = self.now()
        new = new_table(
            plan, joined, at, before=before, owners=owners, opening=opening, clocks=clocks
        )
        await self.store.add_table(new.stored, new.rows, listed=new.listed, also=new.store_owners)
        with suppress(Unavailable):  # the table is stored: it starts when the store is back
            await self.start_if_full(await self.find(new.made.table))
        return new.made

    async def find(self, id_: str) -> LiveTable:
        """Find a table, in memory or on disk."""
        table = self.tables.get(id_)
        if table is None:
            if id_ in self.set_aside:
                raise UnreadableTable(text("service-unreadable-table"))
            table = await self._load(id_)
        self.tables.move_to_end(id_)
        return table

    async def _load(self, id_: str) -> LiveTable:
        stored = await asyncio.to_thread(self.store.find_table, id_)
        if stored is None:
            raise NoSuchTable(text("service-no-such-table"))
        table = self._begin(stored)
        table.on_unreadable = self._give_up
        await table.catch_up()
        if id_ in self.tables:  # another request has loaded it meanwhile
            return self.tables[id_]
        table.on_change = self.on_change
        table.on_over = self._note_results
        table.on_presence = self.on_presence
        self.tables[id_] = table
        self._evict()
        return table

    def _begin(self, stored: StoredTable) -> LiveTable:
        """Make a table from its row; no events are read yet."""
        try:
            table = LiveTable(stored.id, read_table_created(stored.body), self.store, self.now)
        except (NewerFormat, RulesVersionError):
            raise NoSuchTable(text("service-other-version")) from None
        except Exception as error:
            self.set_aside.add(stored.id, error)
            raise UnreadableTable(text("service-unreadable-table")) from error
        table.made_at = stored.made_at
        return table

    def _note_results(self, table: LiveTable) -> None:
        """Write down how a game ended; what fails now is done when a player asks for it."""
        noting = asyncio.create_task(self._note_quietly(table))
        self.noting.add(noting)
        noting.add_done_callback(self.noting.discard)

    async def close(self) -> None:
        """Write the results that are being written."""
        await asyncio.gather(*self.noting)

    async def write_results(self, player: Player) -> None:
        """Write the results of a player's games that have ended, also where a process died."""
        await asyncio.gather(*self.noting)
        for id_ in await self.players.results.without_result(player):
            with suppress(NoSuchTable, UnreadableTable, DatabaseDamaged):
                table = await self.find(id_)
                await self.players.results.note(table.id, table.state)

    async def _note_quietly(self, table: LiveTable) -> None:
        with suppress(Unavailable):
            await self.players.results.note(table.id, table.state)

    def _give_up(self, table: LiveTable, error: Exception) -> None:
        """Set a table aside whose events can't be read."""
        self.set_aside.add(table.id, error)
        if self.tables.get(table.id) is table:
            del self.tables[table.id]

    def _evict(self) -> None:
        """Drop tables without connections from memory, the longest unused first."""
        for id_ in list(self.tables):
            if len(self.tables) <= MOST_LIVE:
                return
            table = self.tables[id_]
            if not (
                table.listeners or table.followers or table.lock.locked() or self.is_driven(id_)
            ):
                del self.tables[id_]

    async def join(
        self, id_: str, guest: JoinRequest, player: Player | None = None
    ) -> tuple[Seat, str]:
        """Take an open seat by the invitation; return the seat and its token.

        At a table for a rated game it belongs to the player from the start.
        """
        check_name(guest.name)
        table = await self.find(id_)
        has_link = secrets.compare_digest(fingerprint(guest.invitation), table.created.invitation)
        may_join = has_link or table.state.plan.settings.listed
        if not may_join and not await self.players.is_invited(player, id_):
            raise NotYours(text("service-not-invited"))
        token = new_token()
        rated_as = ""
        if table.state.plan.settings.rated:
            rated_as = require_player(player).id
            await self.players.check_absent(rated_as, id_)

        def sit_down(state: TableState) -> events.TableEvent:
            if state.is_closed:
                raise NotNow(text("service-table-closed"))
            free = state.wait_for()
            seat = guest.seat if guest.seat is not None else next(iter(free), None)
            if seat is None or seat not in free:
                raise SeatTaken(text("service-seat-taken"))
            mark = fingerprint(token)
            return events.Joined(seat, guest.name, mark, contributes=guest.contributes)

        def owned(event: events.TableEvent) -> dict[str, Any] | None:
            if not (rated_as and isinstance(event, events.Joined)):
                return None
            return owner_row(id_, event.seat, rated_as, table.state.game.name, self.now())

        await table.add_event(sit_down, owned)
        with suppress(Unavailable):  # the seat is taken: the game starts when the store is back
            await self.start_if_full(table)
        _, seat = await self.seat_of(id_, token)
        assert is_seat(seat)
        return seat, token

    async def start_if_full(self, table: LiveTable) -> None:
        """Start once every seat is taken, and the players have contributed to the draws."""
        while await table.add_event(table.next_step):
            pass

    async def seat_of(self, id_: str, token: str) -> tuple[LiveTable, ViewerId]:
        """Find the viewer that a token stands for: a seat's, a player's or the spectators' link.

        An invitation lets its guest watch, too, and so does `ANYBODY` at a listed table.
        """
        table = await self.find(id_)
        mark = fingerprint(token)
        seat = held_by(table.state.seat_holders, mark)
        is_spectator = _lets_watch(table, token)
        if seat is None and not is_spectator and self.store.is_shared:
            await table.catch_up()  # perhaps the seat was taken through another process
            seat = held_by(table.state.seat_holders, mark)
        if seat is not None:
            return table, seat
        if is_spectator:
            if not table.state.plan.settings.spectators:
                raise NotNow(text("service-no-spectators"))
            return table, ViewerId(SPECTATOR)
        seat = await self._seat_of_player(id_, token)
        if seat is None:
            raise NotYours(text("service-not-yours"))
        return table, seat

    async def _seat_of_player(self, id_: str, token: str) -> Seat | None:
        """Find the seat of a device's key; `key.2` asks for seat 2 of several."""
        key, _, asked = token.partition(".")
        player = await self.players.find(key)
        seats = await self.players.seats_at(player, id_) if player is not None else []
        if not asked:
            return next(iter(seats), None)
        return next((seat for seat in seats if str(seat) == asked), None)

    def _close_windows(self, key: str) -> None:
        """Close the windows that a device's key opened, on all processes."""
        self.close_windows(key)
        if self.store.is_shared:
            self.store.notify(DeviceRevoked(key))

    def close_windows(self, key: str | None = None) -> None:
        """Close the windows of this process that a device's key opened; all without a key.

        A client connects again automatically, and shows its key.
        """
        self.home.close(key)
        for table in self.tables.values():
            for listener in list(table.listeners):
                if key is None or listener.key == key:
                    listener.close_soon()

    async def drop(self, made: str) -> None:
        """Delete a table that was made twice: another process was quicker."""
        self.tables.pop(made, None)
        await self.store.delete(made)

    async def lobby(self, most: int = 50) -> list[LiveTable]:
        """List the public tables with open seats whose hosts are there."""
        found: list[LiveTable] = []
        for id_ in await asyncio.to_thread(self.store.listed, MOST_LISTED):
            if len(found) == most:
                break
            try:
                table = await self.find(id_)
            except (NoSuchTable, Behind, UnreadableTable, DatabaseDamaged):
                continue
            if is_offered(table):
                found.append(table)
        return found


def _lets_watch(table: LiveTable, token: str) -> bool:
    """Tell whether a token is a link to watch: the spectators', the guests', or anybody's."""
    mark, created = fingerprint(token), table.created
    is_link = secrets.compare_digest(created.spectating, mark)
    is_invitation = secrets.compare_digest(created.invitation, mark)
    is_public = token == ANYBODY and table.state.plan.settings.listed
    return is_link or is_invitation or is_public
