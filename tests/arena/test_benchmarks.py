"""The benchmarks beside OpenSpiel: sides, targets and tables."""

from __future__ import annotations

import sys

import benchmarks.__main__ as program
import pytest
from benchmarks.hunt import first_hunt, hunting
from benchmarks.rounds import Round, median_speed
from benchmarks.spiel import OpenSpiel, find_open_spiel
from benchmarks.tables import beside_table, kernel_table, targets_table
from benchmarks.targets import MODEL, TARGETS, Target, compiled, over, ratio, spiel_rollouts
from msgspec.structs import replace
from rich.console import Console

from gaslamp.arena.belief_speed import BeliefSpeed
from gaslamp.core.codes import as_seat
from gaslamp.games.whitechapel.phases import ESCAPE
from tests.arena.test_speed import FIGURES

MOMENT = 0.005
FAST = Round({MODEL: FIGURES}, kernel=1e7, rollouts=5e5, driven={"connect_four": 2e6})


@pytest.fixture(scope="module")
def spiel() -> OpenSpiel:
    pytest.importorskip("pyspiel")
    found = find_open_spiel()
    assert found is not None
    return found


def test_a_random_game_of_connect_four_has_about_21_moves(spiel: OpenSpiel) -> None:
    assert 20.5 < spiel.mean_length < 22.5


def test_open_spiels_rollouts_and_driven_games_are_measured(spiel: OpenSpiel) -> None:
    assert spiel.rollouts(MOMENT) > 0
    assert "connect_four" in spiel.driven_games
    assert all(spiel.driven(name, MOMENT) > 0 for name in spiel.driven_games)


def test_without_open_spiel_only_our_part_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    program.main(seconds=MOMENT, games=["scotland_yard"])
    printed = capsys.readouterr().out
    assert "OpenSpiel is not installed" in printed
    assert "Scotland Yard" in printed
    assert "rollouts" not in printed


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        program.main(games=["cluedo"])
    assert stopped.value.code == 2
    assert "cluedo" in capsys.readouterr().out


def test_the_median_of_the_rounds_is_taken_and_the_worst_of_the_worst() -> None:
    speeds = [
        replace(FIGURES, driven=driven, beliefs=(BeliefSpeed(as_seat(1), driven, driven),))
        for driven in (1.0, 9.0, 3.0)
    ]
    middle = median_speed(speeds)
    assert middle.driven == 3.0
    assert middle.beliefs == (BeliefSpeed(as_seat(1), 3.0, 9.0),)


def test_a_ratio_needs_both_sides() -> None:
    figure = ratio(compiled(MODEL), spiel_rollouts)
    assert over([FAST], figure) == [15.0]
    assert over([Round({MODEL: FIGURES})], figure) == []
    assert over([Round({}, rollouts=1.0)], figure) == []


@pytest.mark.parametrize(
    ("is_ceiling", "measured", "reached"),
    [(False, 5.0, True), (False, 4.9, False), (True, 4.9, True), (True, 5.0, False)],
)
def test_a_target_is_a_floor_or_a_ceiling(is_ceiling: bool, measured: float, reached: bool) -> None:
    target = Target("toy", spiel_rollouts, 5.0, is_ceiling=is_ceiling)
    assert target.is_reached(measured) == reached


def targets_shown(*rounds: Round) -> list[str]:
    console = Console(width=120)
    with console.capture() as capture:
        console.print(targets_table(rounds))
    return [line for line in capture.get().splitlines() if "reached" in line]


def test_every_target_of_scotland_yard_is_judged() -> None:
    lines = targets_shown(FAST)
    assert len(lines) == sum(target.what.startswith(MODEL) for target in TARGETS)
    assert not any("not reached" in line for line in lines)


def test_a_target_that_is_missed_says_so_with_the_spread() -> None:
    slow = replace(FAST, rollouts=3e6)
    line = next(line for line in targets_shown(FAST, slow, slow) if "rollouts" in line)
    assert "≥ 8" in line
    assert "2.50 (2.50 to 15.00)" in line
    assert "not reached" in line


@pytest.mark.parametrize(("rate", "verdict"), [(1_600_000.0, "not reached"), (9e6, " reached")])
def test_a_game_is_judged_by_the_c_kernel_once_it_is_measured(rate: float, verdict: str) -> None:
    pocket = replace(FIGURES, game="mr_jack_pocket", compiled=rate)
    lines = targets_shown(Round({MODEL: FIGURES, "mr_jack_pocket": pocket}, kernel=10e6))
    (line,) = [line for line in lines if "mr_jack_pocket: compiled" in line]
    assert verdict in line


def test_open_spiels_rates_stand_above_our_multiples_of_them() -> None:
    console = Console(width=100)
    with console.capture() as capture:
        console.print(beside_table([FAST], "2.0"))
    *_, theirs, ours, _ = capture.get().splitlines()
    assert theirs.split() == ["OpenSpiel", "0.500", "2.000"]
    assert ours.split() == ["Scotland", "Yard", "15.00", "×", "2.00", "×"]


def test_the_c_kernel_stands_beside_our_share_of_it() -> None:
    console = Console(width=100)
    with console.capture() as capture:
        console.print(kernel_table([FAST]))
    *_, row, _ = capture.get().splitlines()
    assert row.split() == ["Scotland", "Yard", "10.000", "7.500", "75%"]


def test_without_a_compiler_the_kernel_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(program, "find_kernel", lambda: None)
    program.main(seconds=MOMENT, games=["scotland_yard"])
    printed = capsys.readouterr().out
    assert "No C compiler was found" in printed
    assert "share of the C kernel" not in printed


def test_the_hunt_is_measured_from_jacks_first_move() -> None:
    assert first_hunt().phase == ESCAPE
    assert hunting(0.01) > 0
