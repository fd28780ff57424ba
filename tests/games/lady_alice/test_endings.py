"""How games end, and how that is told."""

from __future__ import annotations

import pytest

from gaslamp.core.log import Ended
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.translation import translate
from gaslamp.core.view import Outcome
from gaslamp.games.lady_alice.endings import ENDINGS
from tests.games.lady_alice.playing import (
    BLUE,
    GREEN,
    RED,
    RIGHT,
    YELLOW,
    Table,
    every_bonus,
    in_the_middle,
    last_one_in,
    out_of_rounds,
)

pytestmark = pytest.mark.engine

SUSPICION = "suspect kingsley abbey 9h mask"


def tied() -> Table:
    """Red has a marker's point, yellow the suspicion's."""
    table = Table().play(SUSPICION, "mark waterloo 1").all_pass()
    return table.play("suspect kingsley abbey 9h drum").all_pass().play(f"suspect {RIGHT}")


def told(table: Table) -> tuple[str, str]:
    words = table.view(SPECTATOR).expected
    return translate(words), translate(words, "fr")


@pytest.mark.rule("LA-13", "LA-31")
def test_a_solving_suspicion_is_told_with_the_winner_and_the_points() -> None:
    assert told(every_bonus()) == (
        "Red solved the case by a suspicion: Red wins with 13 points.",
        "Les soupçons de Rouge ont résolu l’énigme : victoire de Rouge avec 13 points.",
    )


@pytest.mark.rule("LA-22", "LA-31")
def test_a_right_accusation_is_told_with_the_winner_and_the_points() -> None:
    assert told(in_the_middle().play(f"accuse {RIGHT}")) == (
        "Green solved the case by an accusation: Green wins with 3 points.",
        "L’accusation de Vert a résolu l’énigme : victoire de Vert avec 3 points.",
    )


@pytest.mark.rule("LA-31")
def test_a_winner_who_did_not_solve_the_case_is_named() -> None:
    table = Table().play(SUSPICION, "mark waterloo 2", "pass", "pass", "pass", "mark 17h 2")
    assert told(table.play(f"accuse {RIGHT}"))[0] == (
        "Yellow solved the case by an accusation: Red wins with 4 points."
    )


@pytest.mark.rule("LA-31")
def test_a_shared_victory_names_all_who_share_it() -> None:
    assert told(tied()) == (
        "Yellow solved the case by a suspicion: Red and Yellow share the victory with one point"
        " each.",
        "Les soupçons de Jaune ont résolu l’énigme : victoire partagée entre Rouge et Jaune,"
        " avec un point chacun.",
    )


@pytest.mark.rule("LA-23", "LA-43")
def test_the_last_one_in_is_told_with_the_reason() -> None:
    assert told(last_one_in()) == (
        "Everyone else made a wrong accusation: Blue is the last player in and wins.",
        "Tous les autres ont accusé à tort : Bleu reste seul en jeu et gagne.",
    )


@pytest.mark.rule("LA-44", "LA-43")
def test_the_round_limit_is_told_as_a_draw() -> None:
    assert told(out_of_rounds()) == (
        "After round 1 the case is still open: a draw between Blue, Red, Yellow and Green.",
        (
            "Après le tour 1, l’énigme n’est pas résolue : partie nulle entre Bleu, Rouge, "
            "Jaune et Vert."
        ),
    )


def test_an_outcome_says_who_won_how_and_with_which_points() -> None:
    assert every_bonus().view(BLUE).outcome == Outcome(
        (RED,), "suspicion", (0.0, 13.0, 0.0, 0.0, 0.0)
    )
    assert tied().view(BLUE).outcome == Outcome((RED, YELLOW), "suspicion", (0.0, 1.0, 1.0, 0.0))
    assert last_one_in().view(BLUE).outcome == Outcome((BLUE,), "last-one-in", (0.0, 0.0, 0.0))
    assert in_the_middle().view(BLUE).outcome is None


def test_every_way_to_end_is_named() -> None:
    tables = (every_bonus(), in_the_middle().play(f"accuse {RIGHT}"), last_one_in())
    met = [table.state.ending() for table in (*tables, out_of_rounds())]
    assert tuple(met) == ENDINGS
    assert in_the_middle().state.ending() == ""


def test_a_finished_games_log_ends_with_how_it_ended() -> None:
    for table in (every_bonus(), last_one_in(), out_of_rounds()):
        assert table.state.seat == OVER
        for viewer, log in table.journal.logs.items():
            assert isinstance(log[-1], Ended)
            assert table.journal.log_texts(viewer)[-1] == table.view(viewer).expected


def test_who_solved_the_case_is_shown() -> None:
    assert in_the_middle().play(f"accuse {RIGHT}").view(SPECTATOR).solver == "child-green"
    assert last_one_in().view(SPECTATOR).solver is None
    assert in_the_middle().view(GREEN).solver is None
