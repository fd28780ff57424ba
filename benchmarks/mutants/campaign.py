"""Plants faults into a private copy of the package and runs the tests on it, as plain Python."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
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
    """Copy the package, without what was compiled, and the tests; give the package's place.

    Whoever edits the project meanwhile does not disturb the campaign.
    """
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_compiled.json")
    shutil.copytree(PACKAGE, folder / "src" / "gaslamp", ignore=ignored)
    for name in ("tests", "benchmarks"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder / "src" / "gaslamp"


def tests_for(game: str, *, kit_only: bool) -> list[str]:
    """Name the tests that a game's fault has to get past: never the printed games."""
    played = "scotland_yard" if game == "core" else game
    kit = [f"{test}[{played}]" for test in KIT]
    if kit_only:
        return kit
    if game == "core":
        modules = sorted(path.name for path in (ROOT / "tests" / "core").glob("test_*.py"))
        return [*(f"tests/core/{name}" for name in modules), "tests/core/kit", *kit]
    return [f"tests/games/{game}", f"{DRAWN}[{game}]", *kit]


def run_tests(package: Path, tests: Sequence[str]) -> str:
    """Run tests on a copy of the package; name the one that fails first, or nothing."""
    environment = {
        **os.environ,
        INTERPRETED: "1",
        PATIENT: "1",
        "PYTHONPATH": str(package.parent),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
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
    if done.returncode == 0:
        return ""
    found = FAILED.search(done.stdout)
    return found[1] if found else f"(pytest ended with {done.returncode})"


def unsound(games: Iterable[str], *, at_once: int = 2, kit_only: bool = False) -> list[str]:
    """Name the tests that fail without any fault: where there are some, nothing can be said."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(at_once) as pool:
        package = private_copy(Path(folder))
        tests = pool.map(lambda game: run_tests(package, tests_for(game, kit_only=kit_only)), games)
        return [test for test in tests if test]


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
            with fault.planted_in(package):
                test = run_tests(package, tests_for(fault.game, kit_only=kit_only))
            free.put(package)
            return Caught(fault, test, perf_counter() - start)

        with ThreadPoolExecutor(at_once) as pool:
            yield from pool.map(plant, faults)
