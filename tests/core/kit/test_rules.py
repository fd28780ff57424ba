"""The kit catches broken rules: actions, notation, sights, the end."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.codes import Action
from gaslamp.core.state import CHANCE, OVER, REFEREE
from tests.core.kit.broken import problem_of, with_rules
from tests.core.toys import (
    DOORS,
    EMPTY,
    FOUND,
    HIDER,
    LOOK,
    LOOKS,
    NOTATION,
    SEEKER,
    WAIT,
    HideAndSeek,
    ToyGame,
)

pytestmark = pytest.mark.engine


def test_a_dead_end_is_caught() -> None:
    class Stuck(HideAndSeek):
        def legal_actions(self) -> vec[i64]:
            if self.seat == HIDER and self.looks == 2:
                return vec[i64]()
            return super().legal_actions()

    assert problem_of(with_rules(Stuck)) == "dead end"


def test_a_game_without_end_is_caught() -> None:
    class Endless(HideAndSeek):
        def apply(self, action: i64) -> None:
            super().apply(action)
            if self.seat == OVER and not self.found:
                self.seat = HIDER

    assert problem_of(with_rules(Endless)) == "length"


def test_actions_out_of_order_are_caught() -> None:
    class Shuffled(HideAndSeek):
        def legal_actions(self) -> vec[i64]:
            return vec[i64](reversed(list(super().legal_actions())))

    assert problem_of(with_rules(Shuffled)) == "order"


def test_an_action_listed_twice_is_caught() -> None:
    class Twice(HideAndSeek):
        def legal_actions(self) -> vec[i64]:
            actions = super().legal_actions()
            return append(actions, WAIT) if self.seat == HIDER else actions

    assert problem_of(with_rules(Twice)) == "order"


def test_a_referee_with_a_choice_is_caught() -> None:
    class Bribed(HideAndSeek):
        def legal_actions(self) -> vec[i64]:
            if self.seat == REFEREE:
                return vec[i64]([EMPTY, FOUND])
            return super().legal_actions()

    assert problem_of(with_rules(Bribed)) == "referee"


def test_a_seat_that_does_not_see_its_own_action_is_caught() -> None:
    class Blindfold(HideAndSeek):
        def sight(self, action: i64, viewer: i64) -> i64:
            return super().sight(action, SEEKER if self.seat == HIDER else viewer)

    assert problem_of(with_rules(Blindfold)) == "sight"


def test_two_actions_written_alike_are_caught() -> None:
    class Careless(ToyGame):
        def notation(self, action: int) -> str:
            return super().notation(LOOK + 1 if action == LOOK + 2 else action)

    assert problem_of(Careless()) == "notation"


def test_scores_that_contradict_the_winners_are_caught() -> None:
    class Generous(HideAndSeek):
        def scores(self) -> list[float]:
            return [1.0, 1.0]

    assert problem_of(with_rules(Generous)) == "end"


def test_a_chance_that_is_not_in_the_action_space_is_caught() -> None:
    class Wild(HideAndSeek):
        def legal_actions(self) -> vec[i64]:
            actions = super().legal_actions()
            return append(actions, 99) if self.seat == CHANCE else actions

    assert problem_of(with_rules(Wild)) == "action space"


def test_a_random_action_that_is_not_legal_is_caught() -> None:
    class Reckless(HideAndSeek):
        def sample_action(self, rng: Random) -> i64:
            return WAIT if self.seat == HIDER else LOOK + 1 + rng.randrange(DOORS)

    assert problem_of(with_rules(Reckless)) == "random action"


def test_winners_before_the_end_are_caught() -> None:
    class Hasty(HideAndSeek):
        def winners(self) -> list[int]:
            return [HIDER] if self.looks == LOOKS else super().winners()

    assert problem_of(with_rules(Hasty)) == "end"


def test_a_notation_that_would_end_a_journal_is_caught() -> None:
    class Final(ToyGame):
        def notation(self, action: int) -> str:
            return "end of waiting" if action == WAIT else super().notation(action)

        def parse(self, notation: str) -> Action:
            return Action(WAIT) if notation == "end of waiting" else super().parse(notation)

    assert problem_of(Final()) == "notation"


def test_a_typing_error_that_breaks_the_reading_is_caught() -> None:
    class Trusting(ToyGame):
        def parse(self, notation: str) -> Action:
            return Action(NOTATION.index(notation))

    assert problem_of(Trusting()) == "notation"


def test_a_start_with_a_secret_is_caught() -> None:
    doors = iter(range(1000))

    class Prepared(HideAndSeek):
        def __init__(self) -> None:
            super().__init__()
            self.door = next(doors) % DOORS + 1

    assert problem_of(with_rules(Prepared)) == "start"
