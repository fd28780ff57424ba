"""Scotland Yard's random games in C, by hand: how near to that limit our compiled Python comes."""

from __future__ import annotations

import ctypes
import functools
import os
import shutil
import subprocess
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from gaslamp.arena.engine_rates import measure_rate
from gaslamp.games.scotland_yard.actions import BLACK, STATIONS, STEP
from gaslamp.games.scotland_yard.board import lines_from, london, rides_with
from gaslamp.games.scotland_yard.endings import ENDINGS, Ending
from gaslamp.games.scotland_yard.game_setup import owners_of
from gaslamp.games.scotland_yard.options import ScotlandYardOptions

LEVEL: Final = "2"  # of optimizing: the engine's own, as setup.py asks for it
SOURCE: Final = Path(__file__).with_name("kernel.c")
BUILT: Final = SOURCE.parent.parent / "build" / "kernel.so"
COMPILERS: Final = (os.environ.get("CC", "cc"), "gcc", "clang")
PAWNS: Final = 6
STARTS: Final = 18
RIDES: Final = 4096
EVERY_TICKET: Final = 0b1111


class Played(msgspec.Struct, frozen=True):
    """What the kernel played: all actions, and how many games ended in each way."""

    actions: int
    endings: dict[Ending, int]


class CSetup(ctypes.Structure):
    """What was agreed, and the board, as the kernel reads them."""

    _fields_ = (
        ("detectives", ctypes.c_int32),
        ("counted", ctypes.c_int32),
        ("voluntary", ctypes.c_int32),
        ("owners", ctypes.c_int32 * PAWNS),
        ("first", ctypes.c_int32 * (STATIONS + 2)),
        ("first_black", ctypes.c_int32 * (STATIONS + 1)),
        ("starts", ctypes.c_int32 * STARTS),
        ("end", ctypes.c_uint8 * RIDES),
        ("ticket", ctypes.c_uint8 * RIDES),
    )


class Kernel:
    """The compiled kernel."""

    def __init__(self, library: ctypes.CDLL) -> None:
        """Take the function out of the library."""
        self._play = library.play_many
        self._play.restype = ctypes.c_int64

    def play(self, options: ScotlandYardOptions, games: int, seed: int) -> Played:
        """Play random games."""
        setup, endings = lay_out(options), (ctypes.c_int64 * len(ENDINGS))()
        actions = self._play(
            ctypes.byref(setup), ctypes.c_int64(games), ctypes.c_uint64(seed), endings
        )
        return Played(actions, dict(zip(ENDINGS, endings, strict=True)))

    def rate(self, seconds: float) -> float:
        """Count the actions a second, of a table for two."""
        options, seeds = ScotlandYardOptions(), count()
        return measure_rate(lambda games: self.play(options, games, next(seeds)).actions, seconds)


@functools.cache
def lay_out(options: ScotlandYardOptions) -> CSetup:
    """Write down what was agreed, and London's rides station by station, the black ones last."""
    setup, rides = CSetup(), 0
    setup.detectives = options.pawns
    setup.counted, setup.voluntary = options.counted_tickets, options.voluntary_reveal
    setup.owners[: options.pawns + 1] = list(owners_of(options.seats, options.pawns))
    setup.starts[:] = list(london().starts)
    for station in range(1, STATIONS + 1):
        here = rides_with(lines_from(london().lines, station), EVERY_TICKET)
        setup.first[station] = rides
        setup.first_black[station] = rides + sum(ride < BLACK * STEP for ride in here)
        for ride in here:
            setup.end[rides], setup.ticket[rides] = ride % STEP, ride // STEP
            rides += 1
    setup.first[STATIONS + 1] = rides
    return setup


def find_kernel() -> Kernel | None:
    """Compile the kernel; nothing where there is no C compiler."""
    compiler = next((found for name in COMPILERS if (found := shutil.which(name))), None)
    if compiler is None:
        return None
    BUILT.parent.mkdir(exist_ok=True)
    subprocess.run(  # noqa: S603  (the system's compiler on our own source)
        [compiler, f"-O{LEVEL}", "-shared", "-fPIC", "-o", str(BUILT), str(SOURCE)], check=True
    )
    return Kernel(ctypes.CDLL(str(BUILT)))
