"""Plays a true story through the real wire, and keeps every byte that one viewer is sent."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
import pytest
from librt.random import Random
from starlette.applications import Starlette
from starlette.websockets import WebSocket, WebSocketState

from gaslamp.core.codes import Action, as_seat
from gaslamp.core.options import options_of
from gaslamp.core.state import CHANCE, SPECTATOR, State
from gaslamp.play.planned_actions import with_implied
from gaslamp.service import bot_tasks, spectator_count, table_state
from gaslamp.service.fairness import bots_key
from gaslamp.service.live_table import LiveTable
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.replay_archive import ReplayArchive
from gaslamp.service.settings import (
    Clock,
    GameClock,
    Help,
    HumanSeat,
    MoveClock,
    NoClock,
    TablePlan,
    TableSettings,
)
from gaslamp.service.table_driver import TableDriver
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.tokens import fingerprint
from gaslamp.service.work_queue import WorkQueue
from gaslamp.service.worker_pool import WorkerPool
from gaslamp.web.access import Access
from gaslamp.web.app import routes
from gaslamp.web.table_socket import serve_connection
from tests.service.hosting import hosting
from tests.waiting import let_tasks_run
from tests.web.asking import answer, endpoints, masked, pair
from tests.web.twins import Story

EVERY = 3  # actions between two probes
TRIES = 4  # wrong actions of each
TURNS = 12  # of the event loop, in which everything that waits is sent

Tapped = list[bytes]


class Wire:
    """One connection, from its hello on; what it is sent is kept."""

    client = None  # nobody's address
    application_state = WebSocketState.CONNECTED

    def __init__(self, registry: TableRegistry, table: str, token: str, **known: int) -> None:
        self.sent: Tapped = []
        self.sent_more = asyncio.Event()
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.names = itertools.count()
        seconds = itertools.count()  # so slow a clock that nobody asks too much
        socket = cast("WebSocket", self)
        self.serving = asyncio.create_task(
            serve_connection(socket, registry, lambda: float(next(seconds)))
        )
        self._put(type="hello", table=table, token=token, **known)

    def _put(self, **message: object) -> None:
        self.inbox.put_nowait(msgspec.json.encode(message).decode())

    async def accept(self) -> None:
        pass

    async def receive_text(self) -> str:
        return await self.inbox.get()

    async def send_text(self, message: str) -> None:
        self.sent.append(message.encode())
        self.sent_more.set()

    async def close(self, code: int) -> None:
        self.sent.append(msgspec.json.encode({"type": "closed", "code": code}))

    async def order(self, **command: object) -> dict[str, Any]:
        """Give an order and wait for its answer."""
        name = f"order-{next(self.names)}"
        self._put(type="order", name=name, command=command)
        before = len(self.sent)
        while True:
            for message in self.sent[before:]:
                answer: dict[str, Any] = msgspec.json.decode(message)
                if answer.get("name") == name:
                    await settled()
                    return answer
            before = len(self.sent)
            await self.sent_more.wait()
            self.sent_more.clear()

    async def leave(self) -> Tapped:
        """Close the connection; give what was sent on it."""
        await settled()
        self.serving.cancel()
        await asyncio.wait((self.serving,))
        if not self.serving.cancelled():
            self.serving.result()  # it ended by itself, and well
        return self.sent


async def settled() -> None:
    """Let everything that waits be sent."""
    await let_tasks_run(TURNS)


class AtOnce:
    """Thinks at once, in this process; what it is asked tells what a real one would answer."""

    def __init__(self) -> None:
        """Begin with nothing that waits."""
        self.queue: WorkQueue[object] = WorkQueue()
        self.busy: dict[object, object] = {}

    async def notebook(self, task: bot_tasks.NotebookTask, _: object) -> bytes:
        return bot_tasks.notebook(task)

    async def hints(self, task: bot_tasks.HintTask, _: object) -> bytes:
        return repr((task.viewer, task.sights, task.actions)).encode()

    async def run(
        self, _: object, __: str, work: Callable[[Any], Any], asked: object, *, seconds: float
    ) -> object:
        assert seconds > 0
        return work(asked)

    def end_game(self, ended: bot_tasks.EndedGame) -> None:
        """Nothing is kept here."""


def drawn_settings(rng: Random, viewer: int) -> TableSettings:
    """Draw how a table is run; whoever is tapped may look at it."""

    def toss() -> bool:
        return bool(rng.randrange(2))

    helps: tuple[Help, ...] = ("off", "possible", "weights")
    clocks: tuple[Clock, ...] = (NoClock(), MoveClock(600), GameClock(600, 5))
    return TableSettings(
        help=helps[int(rng.randrange(3))],
        clock=clocks[int(rng.randrange(3))],
        spectators=viewer == SPECTATOR or toss(),
        watch_seats_after=toss(),
        chat=toss(),
        spectators_read_chat=toss(),
        listed=toss(),
    )


class Agreed(NamedTuple):
    """How a tapped table is run, and at which of three moments in a row it is probed."""

    settings: TableSettings = TableSettings(clock=GameClock(600, 5))
    name: str | None = "Ada"
    moment: int = 0


def agreed(seed: int, viewer: int) -> Agreed:
    """Draw what is agreed at a table, names or none."""
    rng = Random(seed)
    settings = drawn_settings(rng, viewer)
    return Agreed(settings, "Ada" if rng.randrange(2) else None, int(rng.randrange(EVERY)))


def scripted(story: Story) -> Callable[..., Callable[[int], int]]:
    """Make the draws of a story, in the place of those that follow from a seed."""
    places: list[int] = []
    state: State = story.game.start(story.options)
    for action in story.actions:
        legal = [int(legal) for legal in state.legal_actions()]
        if state.seat == CHANCE and len(legal) > 1:
            places.append(legal.index(action))
        state.apply(action)

    def stream(*_: object) -> Callable[[int], int]:
        left = iter(places)
        return lambda _: next(left)

    return stream


class Heard(NamedTuple):
    """What a viewer was sent, what anybody was sent, and what nobody may be sent."""

    viewer: Tapped
    everybody: Tapped
    secrets: list[str]


def tapped(
    story: Story,
    viewer: int,
    folder: Path,
    *,
    restless: bool,
    how: Agreed = Agreed(),  # noqa: B008  (frozen)
) -> Heard:
    """Play a story; give every byte that the viewer was sent, whatever it asked.

    In a restless game the others try what they may not, and take back what they began.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_state, "ChanceStream", scripted(story))
        patch.setattr(
            spectator_count, "SETTLE_TIME", 0
        )  # a number of spectators comes at no time of its own
        folder.mkdir()
        with hosting(folder) as registry:
            return asyncio.run(_Tap(story, viewer, registry, restless, how).play())


class _Tap:
    def __init__(
        self, story: Story, viewer: int, registry: TableRegistry, restless: bool, how: Agreed
    ) -> None:
        self.how = how
        self.story = story
        self.viewer = viewer
        self.registry = registry
        self.restless = restless
        self.seen: Tapped = []
        self.others: Tapped = []  # what others than the viewer were answered

    async def play(self) -> Heard:
        pool = cast("WorkerPool", AtOnce())
        driver = TableDriver(self.registry, pool)
        archive = ReplayArchive(pool, self.registry.store)
        self.app = Starlette(routes=routes(driver, pool, archive, Access()))
        seats = len(self.story.game.seats(self.story.options))
        plan = TablePlan(
            game=self.story.game.name,
            options=dict(options_of(self.story.options)),
            seats=(HumanSeat(self.how.name),) * seats,
            settings=self.how.settings,
        )
        self.made: TableKeys = await self.registry.create(plan)
        self.table: LiveTable = await self.registry.find(self.made.table)
        watching = (SPECTATOR,) if self.how.settings.spectators else ()
        self.wires = {seat: self._wire(seat) for seat in (*range(seats), *watching)}
        await settled()
        try:
            await self._play_on()
            await self._probe()
            await self._ask_for_others()
        finally:
            sent = {viewer: await wire.leave() for viewer, wire in self.wires.items()}
            await driver.close()
        everybody = [message for messages in sent.values() for message in messages]
        return Heard(
            masked([*sent[self.viewer], *self.seen], self.made.table),
            [*everybody, *self.seen, *self.others],
            self._secrets(),
        )

    def _secrets(self) -> list[str]:
        """List what nobody may be sent: tokens, their fingerprints, the seed, the bots' keys."""
        tokens = [*self.made.seats.values(), self.made.invitation, self.made.spectating]
        seed = self.table.created.seed
        keys = [bots_key(seed, seat) for seat in self.made.seats]
        return [*tokens, *(fingerprint(token) for token in tokens), seed, *keys]

    def _token(self, viewer: int) -> str:
        return self.made.spectating if viewer == SPECTATOR else self.made.seats[as_seat(viewer)]

    async def _ask(self, token: str) -> Tapped:
        """Ask for everything below the table, for the list of tables, and for nothing there is."""
        table = self.made.table
        paths = [path.replace("{table}", table) for path in endpoints(self.app)]
        more = ["/api/tables", f"/api/tables/{table}/frame?log_from=2&chat_from=1", "/api/nothing"]
        return [pair(*await answer(self.app, path, token)) for path in (*paths, *more)]

    async def _ask_for_others(self) -> None:
        for viewer in self.wires:
            self.others += await self._ask(self._token(viewer))

    def _wire(self, viewer: int, **known: int) -> Wire:
        return Wire(self.registry, self.made.table, self._token(viewer), **known)

    async def _play_on(self) -> None:
        journal, script = self.table.state.journal, self.story.actions
        while (place := len(journal.actions)) < len(script):
            assert tuple(journal.actions) == script[:place]
            seat = self.table.state.on_turn
            assert seat is not None
            if place % EVERY == self.how.moment:
                await self._try(self.viewer, place)
                await self._waver(seat, place)
            answer = await self.wires[seat].order(type="act", action=script[place])
            assert answer["type"] == "ack", answer

    async def _waver(self, seat: int, place: int) -> None:
        """Let somebody else err and begin a move, if they are restless; look meanwhile."""
        begun = None
        if self.restless and seat != self.viewer and not self.table.state.journal.pending:
            await self._try(seat, place)
            await self._whisper(seat)
            begun = self._half_move()
            if begun is not None:
                await self.wires[seat].order(type="act", action=begun)
        await self._probe()
        if begun is not None:
            assert (await self.wires[seat].order(type="undo"))["type"] == "ack"

    async def _whisper(self, seat: int) -> None:
        sides = self.table.state.sides
        if not self.how.settings.chat:
            return
        if self.viewer == SPECTATOR or sides[self.viewer] != sides[seat]:
            await self.wires[seat].order(type="say", words="Not a word to them!", to="side")

    def _half_move(self) -> int | None:
        state = self.table.state.journal.state
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            is_half_made = after.seat == state.seat and not after.begins_move()
            begun = (int(action),)
            journal = self.table.state.journal
            if (
                is_half_made
                and with_implied(journal, as_seat(int(state.seat)), tuple(map(Action, begun)))
                == begun
            ):
                return int(action)
        return None

    async def _try(self, viewer: int, place: int) -> None:
        """Order what is refused: wrong actions, wrong words, nothing to take back or accept."""
        journal, wire, rng = self.table.state.journal, self.wires[viewer], Random(place)
        space = self.story.game.action_space(self.story.options)
        legal = [int(action) for action in journal.state.legal_actions()]
        own = legal if journal.state.seat == viewer else []
        wrong = [int(rng.randrange(space)) for _ in range(TRIES)]
        orders: list[dict[str, object]] = [
            *({"type": "act", "action": action} for action in wrong if action not in own),
            {"type": "act", "action": space},
            {"type": "play", "line": "somewhere else"},
            {"type": "plan", "actions": ["somewhere else"]},
            {"type": "accept-draw"},
            {"type": "abandon", "seat": 0},
            {"type": "resume"},
            {"type": "commit", "digest": "00" * 32},
            {"type": "reveal", "number": "00" * 16},
        ]
        if wrong[0] not in own:
            orders.append({"type": "plan", "actions": [self.story.game.notation(wrong[0])] * 2})
        if not journal.pending:
            orders.append({"type": "undo"})
        for order in orders:
            assert (await wire.order(**order))["type"] == "refused", order

    async def _probe(self) -> None:
        """Come back in other windows, knowing nothing or too much; ask by HTTP, named or not."""
        for known in ({}, {"chat_from": 1}, {"log_from": 10_000}):
            again = self._wire(self.viewer, **known)
            await settled()
            self.seen += await again.leave()
        for token in (self._token(self.viewer), "", "guessed"):
            self.seen += await self._ask(token)
