"""Games that can be looked back at: finished tables, and files that somebody brought.

Pages are made once, by the worker pool within the share that replays have of it, and kept until
others need the room.
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

from gaslamp.core.errors import JournalError, NewerFormat, RulesVersionError
from gaslamp.core.game import viewers
from gaslamp.core.options import options_from
from gaslamp.core.seats import Viewer, viewer_name
from gaslamp.core.text import Text, text
from gaslamp.games.registry import find_game
from gaslamp.service import reels
from gaslamp.service.errors import NoSuchReplay, Unavailable, UnreadableTable
from gaslamp.service.reels import Eyes, Outline, Record, Strip, Wanted
from gaslamp.service.store import Store
from gaslamp.service.stored_formats import REPLAY_FORMAT, StoredReplay, read_replay
from gaslamp.service.timekeeping import wall_clock
from gaslamp.service.work_queue import REPLAYS, QueueFull
from gaslamp.service.worker_pool import ThoughtFailed, WorkerPool

MOST_BYTES = 64 * 2**20  # of packed pages
MOST_FILMS = 512
MOST_BROUGHT = 256  # files on one database; those brought longest ago are deleted first
MOST_MAKING = 32  # things that are made or wait to be made
STRETCH = 64  # pages that a worker makes in one go
MOST_TELLING = 12  # moments that are named
LEAST_TELLING = 0.1  # bits

log = logging.getLogger(__name__)

MadeT = TypeVar("MadeT")
WorkT = TypeVar("WorkT")


class Telling(msgspec.Struct, frozen=True):
    """A step that told much: to which seats, and how many bits fewer were hidden after it."""

    step: int
    viewers: tuple[Viewer, ...]
    bits: float


class Film:
    """A game, and what has been made of it so far."""

    def __init__(self, record: Record) -> None:
        """Hold a game that nobody has looked at yet."""
        self.record = record
        self.outline: Outline | None = None
        self.strips: dict[Eyes, Strip] = {}

    @property
    def steps(self) -> int:
        """Count the steps; a page more, of the set-up, can be looked at."""
        return len(self.record.actions)

    @property
    def viewers(self) -> list[int]:
        """List everybody who looked at the game."""
        game = find_game(self.record.game)
        return viewers(len(game.seats(options_from(game.options, self.record.options))))

    @property
    def size(self) -> int:
        """Count the bytes of its pages."""
        return sum(len(page) for strip in self.strips.values() for page in strip.pages)


class Archive:
    """Keeps films, the last looked at last."""

    def __init__(self, pool: WorkerPool, store: Store, now: Callable[[], int] = wall_clock) -> None:
        """Open an empty archive; pages are made by a pool, files are kept in the store."""
        self.now = now
        self.pool = pool
        self.store = store
        self.films: OrderedDict[str, Film] = OrderedDict()
        self.making: dict[object, asyncio.Task[Any]] = {}

    # Files that were brought.

    async def bring(self, source: str) -> str:
        """Take in a journal's file; the same game brought again has the same id."""
        read = await self._once(("file", source), lambda: self._work(reels.read, source, "files"))
        if isinstance(read, Text):
            raise JournalError(read)
        digest = hashlib.sha256(msgspec.json.encode(read)).digest()
        id_ = base64.urlsafe_b64encode(digest[:12]).decode()
        body = REPLAY_FORMAT.encode(StoredReplay(find_game(read.game).version, read))
        await self.store.keep_file(id_, self.now(), body, MOST_BROUGHT)
        return id_

    async def find(self, id_: str) -> Film:
        """Find a game that was brought, to this process or to another on the same database."""
        key = f"file {id_}"
        if key in self.films:
            return self.film(key, self.films[key].record)
        body = await asyncio.to_thread(self.store.file, id_)
        if body is None:
            raise NoSuchReplay(text("service-no-such-replay"))
        try:
            return self.film(key, read_replay(body))
        except (NewerFormat, RulesVersionError):
            raise NoSuchReplay(text("service-newer-replay")) from None
        except msgspec.MsgspecError as error:
            self.store.metrics.unreadable_tables.inc()
            log.error("a file can't be read", extra={"table": id_}, exc_info=error)
            raise UnreadableTable(text("service-unreadable-table")) from error

    # Looking back.

    def film(self, key: str, record: Record) -> Film:
        """Find what has been made of a game; a key stands for one record for good."""
        film = self.films.pop(key, None) or Film(record)
        self.films[key] = film
        while len(self.films) > MOST_FILMS:
            self.films.popitem(last=False)
        return film

    async def outline(self, film: Film) -> Outline:
        """Give a game at a glance."""
        if film.outline is None:
            film.outline = await self._once(
                (id(film), "outline"),
                lambda: self._work(reels.outline, film.record, _key(film.record)),
            )
        return film.outline

    async def bits(self, film: Film) -> dict[int, tuple[float, ...]]:
        """Give how much was hidden from each viewer, step by step."""
        return {viewer: (await self._strip(film, viewer)).bits for viewer in film.viewers}

    async def page(self, film: Film, eyes: Eyes, step: int) -> bytes:
        """Give a step through somebody's eyes, as JSON."""
        if not 0 <= step <= film.steps:
            raise NoSuchReplay(text("service-no-such-step", steps=film.steps))
        return zlib.decompress((await self._strip(film, eyes)).pages[step])

    async def _strip(self, film: Film, eyes: Eyes) -> Strip:
        if eyes not in film.strips:
            film.strips[eyes] = await self._once(
                (id(film), eyes), lambda: self._wind(film.record, eyes)
            )
            self._make_room()
        return film.strips[eyes]

    async def _wind(self, record: Record, eyes: Eyes) -> Strip:
        """Make all pages, a stretch at a time, so that several who look back take turns."""
        key = _key(record)
        end = len(record.actions) + 1
        pages: list[bytes] = []
        bits: list[float] = []
        for start in range(0, end, STRETCH):
            wanted = Wanted(key, record, eyes, start, min(start + STRETCH, end))
            strip = await self._work(reels.wind, wanted, key)
            pages += strip.pages
            bits += strip.bits
        return Strip(tuple(pages), tuple(bits))

    def _make_room(self) -> None:
        """Forget the films that were not looked at for longest; they can be made again."""
        kept = sum(film.size for film in self.films.values())
        while kept > MOST_BYTES and len(self.films) > 1:
            kept -= self.films.popitem(last=False)[1].size

    async def made(self, key: object, work: Callable[[WorkT], MadeT], asked: WorkT) -> MadeT:
        """Have something else made within the same share, once for everybody who waits for it."""
        return await self._once(key, lambda: self._work(work, asked, str(key)))

    async def _once(self, key: object, make: Callable[[], Coroutine[Any, Any, MadeT]]) -> MadeT:
        """Make something once for everybody who waits for it, even if the first of them leaves."""
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
            task.exception()  # whoever waits has it; if nobody does, it is no news

    async def _work(self, work: Callable[[WorkT], MadeT], asked: WorkT, owner: str) -> MadeT:
        """Have a worker make something; owners take turns."""
        try:
            return await self.pool.run(REPLAYS, owner, work, asked)
        except (ThoughtFailed, QueueFull):
            raise Unavailable(text("service-archive-busy")) from None

    async def close(self) -> None:
        """Stop making."""
        for task in list(self.making.values()):
            task.cancel()
        await asyncio.gather(*self.making.values(), return_exceptions=True)


def _key(record: Record) -> str:
    return hashlib.sha256(msgspec.json.encode(record)).hexdigest()


def tellings(bits: Mapping[int, Sequence[float]]) -> tuple[Telling, ...]:
    """Name the steps that told the seats most; seats that learnt the same stand together."""
    told: dict[tuple[int, float], list[int]] = {}
    for viewer, hidden in bits.items():
        for step in range(1, len(hidden)):
            fall = round(hidden[step - 1] - hidden[step], reels.DIGITS)
            if viewer >= 0 and fall >= LEAST_TELLING:
                told.setdefault((step, fall), []).append(viewer)
    found = [
        Telling(step, tuple(viewer_name(seat) for seat in seats), fall)
        for (step, fall), seats in told.items()
    ]
    return tuple(sorted(found, key=lambda telling: (-telling.bits, telling.step))[:MOST_TELLING])
