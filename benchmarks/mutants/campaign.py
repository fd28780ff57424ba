"""Plants faults into a private copy of the package and runs the tests on it.

Tests of a fault in a game run the engine as plain Python; those of other faults run it compiled.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter
from typing import Final

import msgspec

from benchmarks.mutants.fault import PACKAGE, Fault
from gaslamp.engine import INTERPRETED

ROOT: Final = PACKAGE.parent.parent
PATIENT: Final = "GASLAMP_PATIENT"  # asks for what takes minutes as plain Python
LONGEST: Final = 1800  # seconds: tests that take longer hang, which is noticed too
LONGEST_TEST: Final = 120  # seconds for one test around the games
COPIED: Final = ("tests", "benchmarks", "docs", "examples")  # what tests read besides the package
NOTHING_RUN: Final = (4, 5)  # pytest's codes for tests that are not there
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
DRAWN: Final = (
    "tests/core/test_playout.py::test_every_legal_action_is_drawn_equally_often_and_no_other"
)
KIT: Final = (
    "tests/test_conformance.py::test_a_registered_game_keeps_the_contract",
    "tests/test_conformance.py::test_a_small_variant_is_judged_in_every_world",
)


class Caught(msgspec.Struct, frozen=True):
    """What became of a fault: the test that caught it, or none."""

    fault: Fault
    test: str
    seconds: float


def private_copy(folder: Path) -> Path:
    """Copy the package and the tests; give the package's place.

    Edits of the project do not disturb the campaign.
    """
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(PACKAGE.parent, folder / "src", ignore=ignored)
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder / "src" / "gaslamp"


def tests_for(fault: Fault, *, kit_only: bool) -> list[str]:
    """Name the tests that a fault has to get past."""
    return list(fault.tests) or tests_of(fault.game, kit_only=kit_only)


def tests_of(game: str, *, kit_only: bool) -> list[str]:
    """Name the tests that a game's fault has to get past: never the printed games."""
    played = "scotland_yard" if game == "core" else game
    kit = [f"{test}[{played}]" for test in KIT]
    if kit_only:
        return kit
    if game == "core":
        modules = sorted(path.name for path in (ROOT / "tests" / "core").glob("test_*.py"))
        return [*(f"tests/core/{name}" for name in modules), "tests/core/kit", *kit]
    return [f"tests/games/{game}", f"{DRAWN}[{game}]", *kit]


def run_tests(package: Path, tests: Sequence[str], *, as_plain_python: bool = True) -> str:
    """Run tests on a copy of the package; name the one that fails first, or nothing."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(package.parent),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    if as_plain_python:
        environment |= {INTERPRETED: "1", PATIENT: "1"}
    else:
        command.append(f"--timeout={LONGEST_TEST}")
    try:
        done = subprocess.run(  # noqa: S603  (our own tests)
            command,
            env=environment,
            cwd=package.parent.parent,
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,  # that they fail is the point
        )
    except subprocess.TimeoutExpired:
        return "(does not end)"
    if done.returncode in NOTHING_RUN:
        raise ValueError(f"no test was run: {' '.join(tests)}\n{done.stderr}")
    if done.returncode == 0:
        return ""
    found = FAILED.search(done.stdout)
    return found[1] if found else f"(pytest ended with {done.returncode})"


def unsound(faults: Sequence[Fault], *, at_once: int = 2, kit_only: bool = False) -> list[str]:
    """Name the tests that fail without any fault: where there are some, nothing can be said."""
    in_games = dict.fromkeys(fault.game for fault in faults if not fault.tests)
    around = dict.fromkeys(test.partition("::")[0] for fault in faults for test in fault.tests)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(at_once) as pool:
        package = private_copy(Path(folder))
        plain = [
            pool.submit(run_tests, package, tests_of(game, kit_only=kit_only)) for game in in_games
        ]
        compiled = [pool.submit(run_tests, package, [t], as_plain_python=False) for t in around]
        return [test for run in (*plain, *compiled) if (test := run.result())]


def plant_all(
    faults: Sequence[Fault], *, at_once: int = 2, kit_only: bool = False
) -> Iterator[Caught]:
    """Plant one fault after the other, each in a copy of its own, and tell what caught it."""
    with tempfile.TemporaryDirectory() as folder:
        free: SimpleQueue[Path] = SimpleQueue()
        for number in range(at_once):
            place = Path(folder) / str(number)
            place.mkdir()
            free.put(private_copy(place))

        def plant(fault: Fault) -> Caught:
            package = free.get()
            start = perf_counter()
            test = run_on(fault, package, tests_for(fault, kit_only=kit_only))
            free.put(package)
            return Caught(fault, test, perf_counter() - start)

        with ThreadPoolExecutor(at_once) as pool:
            yield from pool.map(plant, faults)


def run_on(fault: Fault, package: Path, tests: Sequence[str]) -> str:
    """Run tests on a package with a fault in it; name the one that catches it, or nothing."""
    with fault.planted_in(package):
        return run_tests(package, tests, as_plain_python=fault.is_in_engine)
