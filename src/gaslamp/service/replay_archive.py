"""Replays of finished tables and uploaded files.

Pages are built once, by the worker pool within the share of replays, and cached until others need
the space.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import zlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from gaslamp.core.codes import ViewerId
from gaslamp.core.errors import JournalError, NewerFormat, RulesVersionError
from gaslamp.core.game import viewers
from gaslamp.core.options import options_from
from gaslamp.core.text import Text, text
from gaslamp.core.turn_names import Viewer, viewer_name
from gaslamp.games.registry import find_game
from gaslamp.service import replay_pages
from gaslamp.service.errors import NoSuchReplay, Unavailable, UnreadableTable
from gaslamp.service.replay_pages import (
    GameRecord,
    Outline,
    PageBatch,
    PageRequest,
    Perspective,
    record_key,
)
from gaslamp.service.review_store import ReviewStore
from gaslamp.service.reviews import ReviewArchive
from gaslamp.service.service_time import wall_clock
from gaslamp.service.store import Store
from gaslamp.service.stored_formats import REPLAY_FORMAT, StoredReplay, read_replay
from gaslamp.service.work_queue import REPLAYS, QueueFull
from gaslamp.service.worker_jobs import JobFailed
from gaslamp.service.worker_pool import LONGEST_WORK, WorkerPool

MOST_BYTES = 64 * 2**20  # of packed pages
MOST_REPLAYS = 512
MOST_UPLOADS = 256  # files on one database; the oldest are deleted first
PUZZLE_PREFIX = "puzzle-"  # of files that are no games, but puzzles for a friend
MOST_MAKING = 32  # things that are made or wait to be made
PAGES_PER_JOB = 64  # pages that a worker makes in one go
MOST_MOMENTS = 12  # moments that are named
LEAST_TELLING = 0.1  # bits

log = logging.getLogger(__name__)

MadeT = TypeVar("MadeT")
WorkT = TypeVar("WorkT")


class KeyMoment(msgspec.Struct, frozen=True):
    """A step that revealed much: to which seats, and how many bits fewer were hidden after it."""

    step: int
    viewers: tuple[Viewer, ...]
    bits: float


class CachedReplay:
    """A game, and the pages built of it so far."""

    def __init__(self, record: GameRecord) -> None:
        """Hold a game of which no page is built yet."""
        self.record = record
        self.outline: Outline | None = None
        self.page_batches: dict[Perspective, PageBatch] = {}

    @property
    def steps(self) -> int:
        """Count the steps; a page more, of the set-up, can be looked at."""
        return len(self.record.actions)

    @property
    def viewers(self) -> list[ViewerId]:
        """List the viewers of the game."""
        game = find_game(self.record.game)
        return viewers(len(game.seats(options_from(game.options, self.record.options))))

    @property
    def size(self) -> int:
        """Count the bytes of its pages."""
        return sum(len(page) for batch in self.page_batches.values() for page in batch.pages)


class ReplayArchive:
    """Caches replays, the least recently used first."""

    def __init__(self, pool: WorkerPool, store: Store, now: Callable[[], int] = wall_clock) -> None:
        """Open an empty archive; a pool builds pages, the store keeps files."""
        self.now = now
        self.pool = pool
        self.store = store
        self.replays: OrderedDict[str, CachedReplay] = OrderedDict()
        self.making: dict[object, asyncio.Task[Any]] = {}
        self.reviews = ReviewArchive(pool, ReviewStore(store), now=now)

    # Uploaded files.

    async def upload(self, source: str) -> str:
        """Store a journal's file; the same game uploaded again has the same id."""
        read = await self._once(
            ("file", source), lambda: self._work(replay_pages.read_file, source, "files")
        )
        if isinstance(read, Text):
            raise JournalError(read)
        digest = hashlib.sha256(msgspec.json.encode(read)).digest()
        id_ = base64.urlsafe_b64encode(digest[:12]).decode()
        body = REPLAY_FORMAT.encode(StoredReplay(find_game(read.game).version, read))
        await self.store.add_file(id_, self.now(), body, MOST_UPLOADS)
        return id_

    async def find(self, id_: str) -> CachedReplay:
        """Find a game that was uploaded to any process on the same database."""
        key = f"file {id_}"
        if key in self.replays:
            return self.replay(key, self.replays[key].record)
        body = await asyncio.to_thread(self.store.file, id_)
        if body is None or id_.startswith(PUZZLE_PREFIX):
            raise NoSuchReplay(text("service-no-such-replay"))
        try:
            return self.replay(key, read_replay(body))
        except (NewerFormat, RulesVersionError):
            raise NoSuchReplay(text("service-newer-replay")) from None
        except msgspec.MsgspecError as error:
            self.store.metrics.unreadable_tables.inc()
            log.error("a file can't be read", extra={"table": id_}, exc_info=error)
            raise UnreadableTable(text("service-unreadable-table")) from error

    # Replays.

    def replay(self, key: str, record: GameRecord) -> CachedReplay:
        """Find the cached replay of a game; a key always stands for the same record."""
        replay = self.replays.pop(key, None) or CachedReplay(record)
        self.replays[key] = replay
        while len(self.replays) > MOST_REPLAYS:
            self.replays.popitem(last=False)
        return replay

    async def outline(self, replay: CachedReplay) -> Outline:
        """Return the outline of a game."""
        if replay.outline is None:
            replay.outline = await self._once(
                (id(replay), "outline"),
                lambda: self._work(replay_pages.outline, replay.record, record_key(replay.record)),
            )
        return replay.outline

    async def bits(self, replay: CachedReplay) -> dict[int, tuple[float, ...]]:
        """Return the bits hidden from each viewer, step by step."""
        return {viewer: (await self._pages(replay, viewer)).bits for viewer in replay.viewers}

    async def left(self, replay: CachedReplay) -> dict[int, tuple[int, ...]]:
        """Give how many possibilities each viewer still had to reckon with, step by step."""
        return {viewer: (await self._pages(replay, viewer)).left for viewer in replay.viewers}

    async def told(self, replay: CachedReplay) -> dict[int, tuple[tuple[Text, ...], ...]]:
        """Return what each viewer's log said, step by step."""
        return {viewer: (await self._pages(replay, viewer)).told for viewer in replay.viewers}

    async def page(self, replay: CachedReplay, perspective: Perspective, step: int) -> bytes:
        """Give a step from one perspective, as JSON."""
        if not 0 <= step <= replay.steps:
            raise NoSuchReplay(text("service-no-such-step", steps=replay.steps))
        return zlib.decompress((await self._pages(replay, perspective)).pages[step])

    async def _pages(self, replay: CachedReplay, perspective: Perspective) -> PageBatch:
        if perspective not in replay.page_batches:
            replay.page_batches[perspective] = await self._once(
                (id(replay), perspective), lambda: self._build_pages(replay.record, perspective)
            )
            self._make_room()
        return replay.page_batches[perspective]

    async def _build_pages(self, record: GameRecord, perspective: Perspective) -> PageBatch:
        """Build all pages, a range at a time, so that several replays take turns."""
        key = record_key(record)
        end = len(record.actions) + 1
        pages: list[bytes] = []
        bits: list[float] = []
        left: list[int] = []
        told: list[tuple[Text, ...]] = []
        for start in range(0, end, PAGES_PER_JOB):
            request = PageRequest(key, record, perspective, start, min(start + PAGES_PER_JOB, end))
            batch = await self._work(replay_pages.build_pages, request, key)
            pages += batch.pages
            bits += batch.bits
            left += batch.left
            told += batch.told
        return PageBatch(tuple(pages), tuple(bits), tuple(left), tuple(told))

    def _make_room(self) -> None:
        """Evict the least recently used replays; they can be built again."""
        kept = sum(replay.size for replay in self.replays.values())
        while kept > MOST_BYTES and len(self.replays) > 1:
            kept -= self.replays.popitem(last=False)[1].size

    async def made(self, key: object, work: Callable[[WorkT], MadeT], asked: WorkT) -> MadeT:
        """Build something else within the same share, once for all who wait for it."""
        return await self._once(key, lambda: self._work(work, asked, str(key)))

    async def _once(self, key: object, make: Callable[[], Coroutine[Any, Any, MadeT]]) -> MadeT:
        """Build something once for all who wait for it, even if the first of them is cancelled."""
        task: asyncio.Task[MadeT] | None = self.making.get(key)
        if task is None:
            if len(self.making) >= MOST_MAKING:
                raise Unavailable(text("service-archive-busy"))
            task = asyncio.create_task(make())
            self.making[key] = task
            task.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(task)

    def _made(self, key: object, task: asyncio.Task[Any]) -> None:
        del self.making[key]
        if not task.cancelled():
            task.exception()  # the callers have it; without callers there is nothing to report

    async def _work(self, work: Callable[[WorkT], MadeT], asked: WorkT, owner: str) -> MadeT:
        """Run a job in a worker; owners take turns. A busy machine gets time for it."""
        try:
            return await self.pool.run(REPLAYS, owner, work, asked, seconds=LONGEST_WORK)
        except (JobFailed, QueueFull):
            raise Unavailable(text("service-archive-busy")) from None

    async def close(self) -> None:
        """Cancel what is being built."""
        await self.reviews.close()
        for task in list(self.making.values()):
            task.cancel()
        await asyncio.gather(*self.making.values(), return_exceptions=True)


def key_moments(bits: Mapping[int, Sequence[float]]) -> tuple[KeyMoment, ...]:
    """List the steps that revealed most; seats that learnt the same share an entry."""
    told: dict[tuple[int, float], list[int]] = {}
    for viewer, hidden in bits.items():
        for step in range(1, len(hidden)):
            fall = round(hidden[step - 1] - hidden[step], replay_pages.DIGITS)
            if viewer >= 0 and fall >= LEAST_TELLING:
                told.setdefault((step, fall), []).append(viewer)
    found = [
        KeyMoment(step, tuple(viewer_name(seat) for seat in seats), fall)
        for (step, fall), seats in told.items()
    ]
    return tuple(sorted(found, key=lambda moment: (-moment.bits, moment.step))[:MOST_MOMENTS])
