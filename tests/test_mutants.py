"""Planted faults are caught: a dozen of them here, all of them by `make mutants`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from benchmarks.mutants.campaign import private_copy, run_tests
from benchmarks.mutants.fault import LEAKS, PACKAGE, RULE, Fault
from benchmarks.mutants.faults import FAULTS

from gaslamp.games.registry import GAMES

QUICK = [fault for fault in FAULTS if fault.caught_by]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the package once; every test takes out what it planted."""
    return private_copy(tmp_path_factory.mktemp("planted"))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_can_be_planted(fault: Fault) -> None:
    sound = (PACKAGE / fault.file).read_text(encoding="utf-8")
    planted = fault.planted(sound)
    if fault.file.endswith(".py"):
        compile(planted, fault.file, "exec")


def test_there_is_a_fault_of_every_kind_and_in_every_game() -> None:
    assert len(FAULTS) >= 100
    assert {fault.kind for fault in FAULTS} == {*LEAKS, RULE}
    assert {fault.game for fault in FAULTS} == {"core", *GAMES}
    assert min(Counter(fault.game for fault in FAULTS).values()) >= 12


def test_no_fault_is_there_twice() -> None:
    assert max(Counter(fault.name for fault in FAULTS).values()) == 1
    assert max(Counter((fault.file, fault.old, fault.new) for fault in FAULTS).values()) == 1


def test_there_is_a_dozen_to_plant_quickly() -> None:
    assert len(QUICK) >= 12


@pytest.mark.parametrize("fault", QUICK, ids=lambda fault: fault.name)
def test_a_planted_fault_is_caught(fault: Fault, package: Path) -> None:
    with fault.planted_in(package):
        caught_by = run_tests(package, [fault.caught_by])
    assert caught_by.startswith(fault.caught_by)
