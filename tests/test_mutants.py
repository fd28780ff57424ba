"""Planted faults are caught: some of them here, all of them by `make mutants`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from benchmarks.mutants.campaign import ROOT, private_copy, run_on
from benchmarks.mutants.fault import AROUND, LEAKS, PACKAGE, RULE, Fault
from benchmarks.mutants.faults import FAULTS

from gaslamp.games.registry import GAMES

IN_GAMES = [fault for fault in FAULTS if fault.is_in_engine]
AROUND_GAMES = [fault for fault in FAULTS if not fault.is_in_engine]
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
    assert len(IN_GAMES) >= 100
    assert {fault.kind for fault in IN_GAMES} == {*LEAKS, RULE}
    assert {fault.game for fault in IN_GAMES} == {"core", *GAMES}
    assert min(Counter(fault.game for fault in IN_GAMES).values()) >= 12


def test_there_is_a_fault_of_every_kind_around_the_games() -> None:
    assert len(AROUND_GAMES) >= 100
    assert {fault.kind for fault in AROUND_GAMES} == set(AROUND)
    assert {fault.game for fault in AROUND_GAMES} == {"service", "web", "cli"}


@pytest.mark.parametrize("fault", AROUND_GAMES, ids=lambda fault: fault.name)
def test_the_tests_that_must_catch_a_fault_are_there(fault: Fault) -> None:
    assert fault.tests
    for test in fault.tests:
        file, _, function = test.partition("::")
        source = (ROOT / file).read_text(encoding="utf-8")
        name = function.partition("[")[0]
        assert (f"def {name}(" if name else "def test_") in source


def test_no_fault_is_there_twice() -> None:
    assert max(Counter(fault.name for fault in FAULTS).values()) == 1
    assert max(Counter((fault.file, fault.old, fault.new) for fault in FAULTS).values()) == 1


def test_there_are_some_to_plant_quickly() -> None:
    assert sum(fault.is_in_engine for fault in QUICK) >= 12
    assert {fault.game for fault in QUICK} >= {"service", "web", "cli"}


@pytest.mark.parametrize("fault", QUICK, ids=lambda fault: fault.name)
def test_a_planted_fault_is_caught(fault: Fault, package: Path) -> None:
    caught_by = run_on(fault, package, [fault.caught_by])
    assert caught_by.startswith(fault.caught_by)
