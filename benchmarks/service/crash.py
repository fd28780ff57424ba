"""Kills the server under load, again and again: `python -m benchmarks.service.crash`.

People play over the socket while the server is killed by `kill -9` at any moment. After each start
everybody's frame must equal the replay of the database's story; what was acknowledged must be there
once; what was not is sent again under its old name, and must be there once as well.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console
from tests.service.postgres import running_postgres
from tests.service.serving import Seat, Server, sit
from websockets.exceptions import ConnectionClosed

from gaslamp.arena.speed import plain_table, progress_bar
from gaslamp.core.codes import ViewerId
from gaslamp.service.frames import frame_for
from gaslamp.service.store import Store
from gaslamp.service.stored_formats import EVENT_FORMAT, TABLE_FORMAT
from gaslamp.service.table_state import TableState, replay_events

GAMES = ("mr_jack_pocket", "scotland_yard", "mr_jack", "mr_jack_pocket")
PEOPLE = ({"type": "human", "name": "Ada"}, {"type": "human", "name": "Bob"})
SHORTEST, LONGEST = 0.05, 0.6  # seconds of play before a kill
PACE = 0.015  # seconds between two orders of a seat: a window may give only so many

app = App(name="python -m benchmarks.service.crash", version_flags=[])


class Tally(msgspec.Struct):
    """What a campaign has seen."""

    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    in_flight: int = 0  # sent, and not answered before the kill
    kept_in_flight: int = 0  # of those, found on disk all the same
    views: int = 0
    lost: int = 0
    doubled: int = 0
    unequal: int = 0
    starts: list[float] = []

    @property
    def is_clean(self) -> bool:
        """Tell whether nothing was lost, doubled or shown wrongly."""
        return not (self.lost or self.doubled or self.unequal)


class Player:
    """Somebody at a seat who remembers what was sent and what was acknowledged."""

    def __init__(self, table: str, seat: int, token: str, rng: random.Random) -> None:
        """Sit down."""
        self.table = table
        self.seat = seat
        self.token = token
        self.rng = rng
        self.sent = 0
        self.acknowledged: set[str] = set()
        self.refused: set[str] = set()
        self.pending: tuple[str, dict[str, object]] | None = None

    async def play(self, seat: Seat) -> None:
        """Give one order after the other until the line breaks or the game is over."""
        try:
            while seat.frame["turn"] != "over":
                if self.pending is None and (command := self._command(seat.frame)) is not None:
                    self.sent += 1
                    self.pending = (f"{self.seat}-{self.sent}", command)
                if self.pending is None:
                    await seat.receive("frame")
                    continue
                await self._insist(seat)
                await asyncio.sleep(PACE)
        except ConnectionClosed:
            pass

    async def _insist(self, seat: Seat) -> None:
        """Send what waits for its answer, under the same name as before."""
        assert self.pending is not None
        name, command = self.pending
        await seat.order(name, **command)
        answer = await seat.receive("ack", "refused")
        if answer["type"] == "ack":
            self.acknowledged.add(name)
        elif answer["code"] != "TooMuch":
            self.refused.add(name)
        self.pending = None

    def _command(self, frame: dict[str, Any]) -> dict[str, object] | None:
        if self.rng.random() < 0.03:
            return {"type": "say", "words": f"Number {self.sent}."}
        if frame["can_undo"] and self.rng.random() < 0.2:
            return {"type": "undo"}
        if not frame["choices"]:
            return None
        return {"type": "act", "action": self.rng.choice(frame["choices"])["action"]}


class Campaign:
    """A server on a database, and those who play there."""

    def __init__(self, database: str, seed: int) -> None:
        """Begin with an empty database."""
        self.rng = random.Random(seed)  # noqa: S311  (games, no secrets)
        self.server = Server(database)
        self.store = Store(database)
        self.tally = Tally()
        self.players: list[Player] = []  # of the tables that are played
        self.everybody: list[Player] = []

    async def run(self, times: int, tell: Any = lambda _: None) -> Tally:  # noqa: ANN401  (a bar)
        """Start, play, kill, so many times; look at everything once more at the end."""
        try:
            for number in range(times):
                await self._once()
                tell(number + 1)
            self.tally.starts.append(self.server.start())
            await self._close(await self._sit_down())
        finally:
            self.server.kill()
            self.store.close()
        return self.tally

    async def _once(self) -> None:
        self.tally.starts.append(self.server.start())
        seats = await self._sit_down()
        playing = [
            asyncio.create_task(player.play(seat))
            for player, seat in zip(self.players, seats, strict=True)
        ]
        await asyncio.sleep(self.rng.uniform(SHORTEST, LONGEST))
        self.server.kill()
        self.tally.kills += 1
        await asyncio.gather(*playing)
        self._check_commands()
        await self._close(seats)

    async def _sit_down(self) -> list[Seat]:
        """Open everybody's window, and compare what it shows with the story on disk."""
        self._replace_finished()
        seats = []
        folds: dict[str, TableState] = {}
        for player in self.players:
            state = folds.setdefault(player.table, self._replayed(player.table))
            seat = await sit(self.server.address, player.table, player.token)
            self._compare(state, player.seat, seat.frame)
            seats.append(seat)
        return seats

    async def _close(self, seats: list[Seat]) -> None:
        for seat in seats:
            await seat.close()

    def _replace_finished(self) -> None:
        over = {p.table for p in self.players if self._replayed(p.table).is_over}
        self.players = [player for player in self.players if player.table not in over]
        for game in GAMES[: len(GAMES) - len(self.players) // 2]:
            made = self.server.make(game, *PEOPLE)
            self.tally.tables += 1
            for seat, token in made["seats"].items():
                self.players.append(Player(made["table"], int(seat), token, self.rng))
            self.everybody += self.players[-2:]

    def _replayed(self, table: str) -> TableState:
        kept = self.store.find_table(table)
        assert kept is not None
        story = [(EVENT_FORMAT.decode(row.body), row.at) for row in self.store.rows(table)]
        return replay_events(table, TABLE_FORMAT.decode(kept.body), story)

    def _compare(self, state: TableState, viewer: int, shown: dict[str, Any]) -> None:
        expected = msgspec.to_builtins(frame_for(state, ViewerId(viewer), 0, 0, 0))
        self.tally.views += 1
        self.tally.unequal += msgspec.json.decode(msgspec.json.encode(expected)) != shown

    def _check_commands(self) -> None:
        """Hold what was acknowledged against what is on disk."""
        for player in self.players:
            named = [row.command for row in self.store.rows(player.table) if row.command]
            times = Counter(named)
            key = f"{player.seat} "
            self.tally.lost += sum(times[key + name] == 0 for name in player.acknowledged)
            own = {command.removeprefix(key) for command in named if command.startswith(key)}
            self.tally.doubled += sum(times[key + name] > 1 for name in own)
            self.tally.doubled += len(own & player.refused)
            if player.pending is not None:
                self.tally.in_flight += 1
                self.tally.kept_in_flight += player.pending[0] in own
        self.tally.acknowledged = sum(len(player.acknowledged) for player in self.everybody)


def crash(database: str, times: int, seed: int) -> Tally:
    """Run a campaign with a bar that shows how far it is; Ctrl-C ends it early."""
    campaign = Campaign(database, seed)
    with progress_bar() as bar, suppress(KeyboardInterrupt):
        task = bar.add_task(database.partition(":")[0], total=times)
        asyncio.run(campaign.run(times, lambda done: bar.update(task, completed=done)))
    return campaign.tally


@app.default
def main(
    *databases: str,
    times: Annotated[int, Parameter(validator=Number(gte=1))] = 200,
    seed: int = 1,
) -> None:
    """Kill the server under load.

    Args:
        databases: sqlite, postgresql, or both, which is the default.
        times: How often, on each.
        seed: Decides the games and the moments of the kills as far as they can be decided.
    """
    grid = plain_table(f"The server killed by kill -9 under load, seed {seed}")
    grid.add_column("")
    figures = []
    for kind in databases or ("sqlite", "postgresql"):
        began = time.perf_counter()
        if kind == "sqlite":
            with tempfile.TemporaryDirectory() as folder:
                tally = crash(f"sqlite:///{Path(folder) / 'gaslamp.sqlite'}", times, seed)
        else:
            with running_postgres() as postgres:
                tally = crash(postgres.new_database(), times, seed)
        grid.add_column(kind, justify="right")
        figures.append((tally, time.perf_counter() - began))
    columns = [_column(tally, seconds) for tally, seconds in figures]
    for name in columns[0]:
        grid.add_row(name, *(column[name] for column in columns))
    Console().print(grid)
    raise SystemExit(0 if all(tally.is_clean for tally, _ in figures) else 1)


def _column(tally: Tally, seconds: float) -> dict[str, str]:
    return {
        "kills": f"{tally.kills}",
        "tables": f"{tally.tables}",
        "commands acknowledged": f"{tally.acknowledged:,}",
        "of them lost": f"{tally.lost}",
        "commands doubled": f"{tally.doubled}",
        "unanswered at a kill": f"{tally.in_flight}",
        "of them on disk": f"{tally.kept_in_flight}",
        "views compared with the replay": f"{tally.views:,}",
        "of them unequal": f"{tally.unequal}",
        "start until it answers, median": f"{median(tally.starts or [0.0]):.2f} s",
        "start until it answers, longest": f"{max(tally.starts, default=0.0):.2f} s",
        "altogether": f"{seconds:.0f} s",
    }


if __name__ == "__main__":
    app()
