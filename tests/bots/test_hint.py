"""Hints name good choices from what the seat has seen, with words for why."""

from __future__ import annotations

import pytest

from gaslamp.bots.hint import hints, is_sure, worth_of
from gaslamp.bots.levels import Level
from gaslamp.core.codes import as_seat, legal_actions
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.registry import GAMES, find_game

QUICK = Level("quick", 24, 8, 1.0)


@pytest.mark.parametrize("name", GAMES)
def test_the_best_choices_are_named_with_their_chances_and_reasons(name: str) -> None:
    game = find_game(name)
    journal, draw = Journal(game, game.options()), seeded(3)
    for step in range(30):
        journal.advance(draw)
        seat = journal.state.seat
        if seat < 0:
            break
        actions = legal_actions(journal.state)
        seen = [(entry.sight, entry.turn) for entry in journal.seen(seat)]
        if step % 7 == 0:
            found = hints(
                game, journal.options, as_seat(seat), seen, actions, level=QUICK, timed=False
            )
            assert found
            assert all(advice.action in actions for advice in found)
            assert found == sorted(found, key=lambda advice: -advice.estimate)
            reasons = [advice.reason for advice in found if advice.reason is not None]
            assert len(reasons) == len({reason.key for reason in reasons})
            assert all(0.0 <= advice.estimate <= 1.0 for advice in found)
            assert all(advice.worth == worth_of(advice.estimate) for advice in found)
            for advice in found:
                for language in LANGUAGES:
                    assert advice.reason is None or translate(advice.reason, language)
        journal.play(seat, actions[draw(len(actions))])


def test_a_number_needs_enough_tries() -> None:
    assert not is_sure(0.5, 20)
    assert is_sure(0.5, 100)
    assert not is_sure(1.0, 5)
    assert is_sure(1.0, 60)


def test_a_position_is_called_good_even_or_bad() -> None:
    assert [worth_of(estimate) for estimate in (1.0, 0.6, 0.59, 0.41, 0.4, 0.0)] == [
        "good",
        "good",
        "even",
        "even",
        "bad",
        "bad",
    ]
