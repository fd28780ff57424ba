"""Plays a true story through the real wire, and keeps every byte that one viewer is sent."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from librt.random import Random
from starlette.websockets import WebSocket

from gaslamp.core.options import options_of
from gaslamp.core.state import CHANCE, SPECTATOR, State
from gaslamp.service import fold, thinking
from gaslamp.service.driver import Driver
from gaslamp.service.house import House, Made
from gaslamp.service.live import LiveTable
from gaslamp.service.settings import GameClock, Human, Plan, Settings
from gaslamp.service.worker_pool import WorkerPool
from gaslamp.web.shown import fairness_shown, table_shown
from gaslamp.web.socket import serve_window
from gaslamp.web.wire import encoded
from tests.service.hosting import hosting
from tests.web.twins import Story

EVERY = 3  # actions between two probes
TRIES = 4  # wrong actions of each
TURNS = 12  # of the event loop, in which everything that waits is sent

Tapped = list[bytes]


class Wire:
    """One connection, from its hello on; what it is sent is kept."""

    client = None  # nobody's address

    def __init__(self, house: House, table: str, token: str, **known: int) -> None:
        self.sent: Tapped = []
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.names = itertools.count()
        seconds = itertools.count()  # so slow a clock that nobody asks too much
        socket = cast("WebSocket", self)
        self.serving = asyncio.create_task(
            serve_window(socket, house, lambda: float(next(seconds)))
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
            await asyncio.sleep(0.0002)

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
    for _ in range(TURNS):
        await asyncio.sleep(0)


class AtOnce:
    """Thinks at once, in this process."""

    async def notebook(self, task: thinking.NotebookTask, _: object) -> bytes:
        return thinking.notebook(task)


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


def tapped(story: Story, viewer: int, folder: Path, *, restless: bool) -> Tapped:
    """Play a story; give every byte that the viewer was sent, whatever it asked.

    In a restless game the others try what they may not, and take back what they began.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fold, "Stream", scripted(story))
        folder.mkdir()
        with hosting(folder) as house:
            return asyncio.run(_Tap(story, viewer, house, restless).play())


class _Tap:
    def __init__(self, story: Story, viewer: int, house: House, restless: bool) -> None:
        self.story = story
        self.viewer = viewer
        self.house = house
        self.restless = restless
        self.seen: Tapped = []

    async def play(self) -> Tapped:
        driver = Driver(self.house, cast("WorkerPool", AtOnce()))
        seats = len(self.story.game.seats(self.story.options))
        plan = Plan(
            game=self.story.game.name,
            options=dict(options_of(self.story.options)),
            seats=(Human("Ada"),) * seats,
            settings=Settings(clock=GameClock(600, 5)),
        )
        self.made: Made = await self.house.make(plan)
        self.table: LiveTable = await self.house.find(self.made.table)
        self.wires = {seat: self._wire(seat) for seat in (*range(seats), SPECTATOR)}
        await settled()
        try:
            await self._play_on()
            self._look_around()
            await self._probe()
        finally:
            sent = {viewer: await wire.leave() for viewer, wire in self.wires.items()}
            await driver.close()
        return [*sent[self.viewer], *self.seen]

    def _wire(self, viewer: int, **known: int) -> Wire:
        token = self.made.spectating if viewer == SPECTATOR else self.made.seats[viewer]
        return Wire(self.house, self.made.table, token, **known)

    async def _play_on(self) -> None:
        journal, script = self.table.fold.journal, self.story.actions
        while (place := len(journal.actions)) < len(script):
            assert tuple(journal.actions) == script[:place]
            seat = self.table.fold.on_turn
            assert seat is not None
            if place % EVERY == 0:
                await self._try(self.viewer, place)
                await self._waver(seat, place)
            answer = await self.wires[seat].order(type="act", action=script[place])
            assert answer["type"] == "ack", answer

    async def _waver(self, seat: int, place: int) -> None:
        """Let somebody else err and begin a move, if they are restless; look meanwhile."""
        begun = None
        if self.restless and seat != self.viewer and not self.table.fold.journal.pending:
            await self._try(seat, place)
            await self._whisper(seat)
            begun = self._half_move()
            if begun is not None:
                await self.wires[seat].order(type="act", action=begun)
        await self._probe()
        if begun is not None:
            assert (await self.wires[seat].order(type="undo"))["type"] == "ack"

    async def _whisper(self, seat: int) -> None:
        sides = self.table.fold.sides
        if self.viewer == SPECTATOR or sides[self.viewer] != sides[seat]:
            await self.wires[seat].order(type="say", words="Not a word to them!", to="side")

    def _half_move(self) -> int | None:
        state = self.table.fold.journal.state
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            if after.seat == state.seat and not after.begins_move():
                return int(action)
        return None

    async def _try(self, viewer: int, place: int) -> None:
        """Order what is refused: wrong actions, wrong words, nothing to take back or accept."""
        journal, wire, rng = self.table.fold.journal, self.wires[viewer], Random(place)
        space = self.story.game.action_space(self.story.options)
        legal = [int(action) for action in journal.state.legal_actions()]
        own = legal if journal.state.seat == viewer else []
        wrong = [int(rng.randrange(space)) for _ in range(TRIES)]
        orders: list[dict[str, object]] = [
            *({"type": "act", "action": action} for action in wrong if action not in own),
            {"type": "act", "action": space},
            {"type": "play", "line": "somewhere else"},
            {"type": "accept-draw"},
            {"type": "abandon", "seat": 0},
            {"type": "resume"},
        ]
        if not journal.pending:
            orders.append({"type": "undo"})
        for order in orders:
            assert (await wire.order(**order))["type"] == "refused", order

    async def _probe(self) -> None:
        """Come back in other windows, with nothing known yet, and claiming to know too much."""
        for known in ({}, {"chat_from": 1}, {"log_from": 10_000}):
            again = self._wire(self.viewer, **known)
            await settled()
            self.seen += await again.leave()

    def _look_around(self) -> None:
        """Ask for what anybody may ask for; commitments are of one length, whatever they hide."""
        shown = msgspec.structs.replace(table_shown(self.table), id="", commitment="")
        sealed = fairness_shown(self.table, opened=False).sealed
        places = {str(place): len(commitment) for place, commitment in sealed}
        self.seen += [encoded(shown), encoded(places)]
