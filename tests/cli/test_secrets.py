"""Nothing is printed to a seat that depends on what it may not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.random import Random

from gaslamp.cli.terminal import CLEAR
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER
from gaslamp.core.translation import LANGUAGES
from gaslamp.games.registry import GAMES, find_game
from tests.cli.desk import DEALT, Printed, gaslamp, recorded, saved

TRIED = [
    "?",
    "? 85",
    "notes",
    "notes all",
    "lines 102",
    "legend",
    "redraw",
    "map",
    "save",
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


ASKED = ["?", "? e", "notes", "notes all", "log", "legend", "redraw", "map", "undo", "help"]


def resumed(journal: Journal, seat: int, typed: list[str], language: str = "en") -> Printed:
    file = saved(journal)
    command = ["resume", file, "--seat", str(seat + 1), "--seed", "1", "--lang", language]
    return gaslamp(*command, typed=typed)


def test_the_detectives_read_the_same_wherever_mister_x_went() -> None:
    typed = [*TRIED, "taxi 99", *TRIED, "taxi 10", *TRIED, "taxi 161", "?", "notes", "log"]
    read = [resumed(recorded(*DEALT, truth), 1, typed) for truth in TRUTHS]
    assert "Detective 3 takes a taxi to 161." in read[0].out
    assert read[0] == read[1] == read[2]


def test_at_a_screen_the_detectives_see_the_same_wherever_mister_x_went() -> None:
    typed = ["notes", "?", "map", "", "", "taxi 99 taxi 10", "legend", "log", "taxi 161", "redraw"]
    seen = []
    for truth in TRUTHS:
        file = saved(recorded(*DEALT, truth))
        command = ["resume", file, "--seat", "2", "--seed", "1"]
        seen.append(gaslamp(*command, typed=typed, screen=True))
    assert "Detective 3 takes a taxi to 161." in seen[0].out
    assert seen[0] == seen[1] == seen[2]


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
        told.append(gaslamp("replay", file, "--seat", side, *step, typed=["notes", *[""] * 8]))
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


def doubles(name: str, seed: int) -> Iterator[tuple[int, Journal, Journal]]:
    """Play a random game, and beside it for each seat another that the seat can't tell apart.

    Gives both to look at whenever the seat is on turn and the two worlds differ.
    """
    game = find_game(name)
    journal = Journal(game, game.options())
    others: dict[int, Journal] = {}
    rng = Random(seed)
    while journal.state.seat != OVER:
        journal.replay(journal.state.random_action(rng))
        for seat in range(len(game.seats(journal.options))):
            other = followed(
                others.get(seat) or journal.prefix(len(journal.actions) - 1), journal, seat
            )
            others[seat] = other or journal.prefix(len(journal.actions))
        seat = int(journal.state.seat)
        if seat >= 0 and others[seat].state.key() != journal.state.key():
            yield seat, journal, others[seat]


def followed(other: Journal, journal: Journal, seat: int) -> Journal | None:
    """Let another world go on so that the seat sees what it sees in the journal, if it can."""
    before = journal.prefix(len(journal.actions) - 1).state
    sight, turn = before.sight(journal.actions[-1], seat), journal.state.seat
    for action in reversed(list(other.state.legal_actions())):
        after = other.state.clone()
        after.apply(action)
        if other.state.sight(action, seat) == sight and after.seat == turn:
            other.replay(int(action))
            return other
    return None


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_on_turn_reads_the_same_in_worlds_it_can_not_tell_apart(name: str) -> None:
    compared = 0
    for viewer, here, there in doubles(name, seed=1888):
        for language in LANGUAGES:
            assert resumed(here, viewer, ASKED, language) == resumed(there, viewer, ASKED, language)
        compared += 1
        if compared == 8:
            break
    assert compared > 0
