"""Nothing is printed to a seat that depends on what it may not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.random import Random

from gaslamp.cli.terminal import CLEAR
from gaslamp.core.journal import Journal
from gaslamp.core.playout import random_action
from gaslamp.core.state import OVER
from gaslamp.games.registry import GAMES, find_game
from tests.cli.desk import DEALT, Printed, gaslamp, recorded, saved

TRIED = [
    "?",
    "notes",
    "log",
    "undo",
    "taxi 1",
    "taxi",
    "102",
    "85",
    "taxi 85",
    "taxi 102",
    "double",
]
TRUTHS = ("taxi 85", "taxi 86", "taxi 102")  # where Mister X's taxi may have gone


def resumed(journal: Journal, seat: int, typed: list[str]) -> Printed:
    file = saved(journal)
    return gaslamp("resume", file, "--seat", str(seat + 1), "--seed", "1", typed=typed)


def test_the_detectives_read_the_same_wherever_mister_x_went() -> None:
    typed = [*TRIED, "taxi 99", *TRIED, "taxi 10", *TRIED, "taxi 161", "?", "notes", "log"]
    read = [resumed(recorded(*DEALT, truth), 1, typed) for truth in TRUTHS]
    assert "Detective 3 takes a taxi to 161." in read[0].out
    assert read[0] == read[1] == read[2]


def test_mister_x_does_not_read_the_same() -> None:
    rides = ["taxi 99", "taxi 10", "taxi 161", "taxi 154", "taxi 184"]
    read = [resumed(recorded(*DEALT, truth, *rides), 0, ["?"]).out for truth in TRUTHS]
    assert len(set(read)) == 3


@pytest.mark.parametrize("side", ["detectives", "spectator"])
@pytest.mark.parametrize("step", [[], ["--step"]])
def test_a_replay_for_the_others_is_the_same_wherever_mister_x_went(
    side: str, step: list[str]
) -> None:
    told = []
    for truth in TRUTHS:
        file = saved(recorded(*DEALT, truth, "taxi 99"))
        told.append(gaslamp("replay", file, "--seat", side, *step, typed=[""] * 8))
    assert told[0] == told[1] == told[2]
    assert "Mister X takes a taxi." in told[0].out


def test_around_one_screen_the_detectives_read_the_same_wherever_mister_x_went() -> None:
    shown = []
    for truth in TRUTHS:
        file = saved(recorded(*DEALT))
        typed = ["", "notes", truth, "", *TRIED, "taxi 99", *TRIED]
        screens = gaslamp("resume", file, "--seat", "all", typed=typed, person=True).out
        shown.append(screens.split(CLEAR))
    assert shown[0][2:] == shown[1][2:] == shown[2][2:]
    assert "Detective 1 takes a taxi to 99." in shown[0][3]


def hidden_forks(name: str, seed: int) -> Iterator[tuple[int, Journal, Journal]]:
    """Walk through a random game; give pairs of worlds that the seat on turn can't tell apart.

    They part at the last action, of which that seat sees the same.
    """
    game = find_game(name)
    journal = Journal(game, game.options())
    rng = Random(seed)
    while journal.state.seat != OVER:
        state = journal.state
        action = random_action(state, rng)
        here = journal.prefix(len(journal.actions))
        here.play(state.seat, action)
        viewer = int(here.state.seat)
        for other in state.legal_actions() if viewer >= 0 else ():
            if other != action and state.sight(other, viewer) == state.sight(action, viewer):
                there = journal.prefix(len(journal.actions))
                there.play(state.seat, other)
                if there.state.seat == viewer:
                    yield viewer, here, there
                    break
        journal.play(state.seat, action)


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_on_turn_reads_the_same_in_worlds_it_can_not_tell_apart(name: str) -> None:
    compared = 0
    for viewer, here, there in hidden_forks(name, seed=1888):
        typed = ["?", "notes", "log", "undo", "help"]
        assert resumed(here, viewer, typed) == resumed(there, viewer, typed)
        compared += 1
        if compared == 8:
            break
    assert compared > 0
