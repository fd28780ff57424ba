"""Games printed step by step: in full, or only what everybody was told."""

from __future__ import annotations

import pytest

from gaslamp.core.choice import Choice
from gaslamp.core.journal import Journal
from gaslamp.core.options import Options
from gaslamp.core.testing.playthrough import playthrough
from tests.core.games_of_scotland_yard import begun
from tests.core.toys import NOTATION, HideAndSeek, ToyGame, ToyView
from tests.games.follow import follow

pytestmark = pytest.mark.engine

MOVES = ("door 2", "slip 3", "look 3", "found")


def played() -> Journal:
    return Journal(ToyGame(), Options(), [NOTATION.index(move) for move in MOVES])


def test_a_full_print_shows_choices_words_and_what_changed_in_every_view() -> None:
    assert playthrough(played()).split("\n\n")[2] == (
        "2. hider: slip 3\n"
        "   of slip 1, slip 3, wait\n"
        "   hider — Now: slip 3.\n"
        "   seeker, a spectator — Now: slip ?.\n"
        "   hider now\n"
        "      turn 1\n"
        "      phase looking\n"
        "      door door-3\n"
        "      expected Wait for 1.\n"
        "   seeker now\n"
        "      turn 1\n"
        "      phase looking\n"
        "      expected Your turn.\n"
        "   a spectator now\n"
        "      turn 1\n"
        "      phase looking\n"
        "      expected Wait for 1."
    )


def test_a_short_print_shows_what_everybody_was_told() -> None:
    assert playthrough(played(), full=0) == (
        "hide_and_seek 1\n"
        "\n"
        "1. chance: door 2\n"
        "   hider — Now: door 2.\n"
        "   seeker, a spectator — Now: door ?.\n"
        "\n"
        "2. hider: slip 3\n"
        "   hider — Now: slip 3.\n"
        "   seeker, a spectator — Now: slip ?.\n"
        "\n"
        "3. seeker: look 3\n"
        "   everybody — Now: look 3.\n"
        "\n"
        "4. the referee: found\n"
        "   everybody — Now: found.\n"
        "   everybody — It ended: found, behind door-3.\n"
        "\n"
        "won by seeker\n"
        "by found, scores [0.0, 1.0]\n"
    )


def test_a_print_shows_when_a_move_is_withheld_taken_back_and_shown() -> None:
    journal = follow(begun(), "double", "taxi 161")
    journal.undo(0)
    follow(journal, "taxi 173")
    assert playthrough(journal, full=0).split("\n\n")[5:] == [
        "5. Mister X: double\n   Mister X — You play a double-move card.",
        "6. Mister X: taxi 161\n   Mister X — You take a taxi to 161.",
        "7. Mister X: takes back 2\n   Mister X — You undo your move.",
        "8. Mister X: taxi 173\n"
        "   Mister X — You take a taxi to 173.\n"
        "   the detectives, a spectator — Mister X takes a taxi.\n",
    ]


def test_a_print_can_be_full_at_its_beginning() -> None:
    whole, short = playthrough(played()), playthrough(played(), full=0)
    begun = playthrough(played(), full=2)
    assert begun.split("\n\n")[:3] == whole.split("\n\n")[:3]
    assert begun.split("\n\n")[3:] == short.split("\n\n")[3:]


def test_many_choices_are_counted() -> None:
    class Crowded(ToyGame):
        def choices(
            self, state: HideAndSeek, viewer: int, view: ToyView | None = None
        ) -> tuple[Choice, ...]:
            return super().choices(state, viewer, view) * 10

    journal = Journal(Crowded(), Options(), [NOTATION.index("door 2"), NOTATION.index("wait")])
    assert "wait and 6 more\n" in playthrough(journal)
