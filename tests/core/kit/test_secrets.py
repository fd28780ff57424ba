"""The kit catches secrets that get out, and what is kept back without reason."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.action_table import ActionTable
from gaslamp.core.belief import Belief, World
from gaslamp.core.claim import Claim
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.secret import Secret
from gaslamp.core.state import OVER, REFEREE, State
from gaslamp.core.text import Text
from gaslamp.core.turn_names import viewer_name
from tests.core.kit.broken import problem_of, with_rules
from tests.core.toys import (
    EMPTY,
    FOUND,
    HIDER,
    HIDES,
    LOOK,
    LOOKS,
    SEEKER,
    HideAndSeek,
    ToyGame,
    ToyView,
    WrappedBelief,
    words,
)

pytestmark = pytest.mark.engine


def test_a_secret_in_the_view_is_caught() -> None:
    class OpenBook(ToyGame):
        def show(self, state: HideAndSeek, viewer: int) -> ToyView:
            return msgspec.structs.replace(super().show(state, HIDER), viewer=viewer_name(viewer))

    assert problem_of(OpenBook()) == "secret in view"


def test_a_count_derived_from_a_secret_is_caught() -> None:
    class Counter(ToyGame):
        def show(self, state: HideAndSeek, viewer: int) -> ToyView:
            counted = state.looks + state.door % 2
            return msgspec.structs.replace(super().show(state, viewer), looks=counted)

    assert problem_of(Counter()) == "secret in view"


def test_choices_that_depend_on_a_secret_are_caught() -> None:
    class OnlyUseful(HideAndSeek):
        def legal_actions(self) -> vec[i64]:
            if self.seat == SEEKER:
                return vec[i64]([LOOK + door for door in sorted({1, self.door})])
            return super().legal_actions()

    assert problem_of(with_rules(OnlyUseful)) == "secret in choices"


class Remembering(ToyGame):
    """A game that keeps the state it looked at last, where its words can find it."""

    def show(self, state: HideAndSeek, viewer: int) -> ToyView:
        self.last = state.clone()
        return super().show(state, viewer)

    def door(self) -> int:
        assert isinstance(self.last, HideAndSeek)
        return self.last.door


def test_a_choice_whose_words_point_at_the_secret_is_caught() -> None:
    class Pointing(Remembering):
        def label(self, view: ToyView, action: int) -> Text:
            return words("here") if action == LOOK + self.door() else super().label(view, action)

    assert problem_of(Pointing()) == "secret in choices"


def test_a_log_that_tells_is_caught() -> None:
    class Gossip(Remembering):
        def describe(self, before: ToyView, sight: int, after: ToyView) -> Text:
            if before.phase == "slipping":
                return words(f"{self.notation(sight)}, from {self.door()}")
            return super().describe(before, sight, after)

    assert problem_of(Gossip()) == "secret in log"


def test_a_refusal_that_tells_is_caught() -> None:
    class Helpful(Remembering):
        def refusal(self, view: ToyView, action: int) -> Text | None:
            return words(f"not behind {self.door()}")

        claims: Mapping[str, Claim] = {"core-allowed-words": lambda refused: True}

    assert problem_of(Helpful()) == "secret in refusals"


def test_a_turn_that_exists_only_because_of_a_secret_is_caught() -> None:
    class Asked(HideAndSeek):
        """The hider is asked to move only when the seeker looked beside his door."""

        def apply(self, action: i64) -> None:
            super().apply(action)
            if self.seat == HIDER and self.looks and self.looked not in self.doors_beside():
                self.seat = SEEKER

    assert problem_of(with_rules(Asked)) == "secret in turn"


def test_undo_across_something_learnt_is_caught() -> None:
    class Peeking(HideAndSeek):
        """A look goes on at once when nobody was found, as part of the same move."""

        def apply(self, action: i64) -> None:
            super().apply(action)
            if self.seat == REFEREE:
                super().apply(FOUND if self.door == self.looked else EMPTY)
                if self.seat == HIDER:
                    self.seat = SEEKER

        def begins_move(self) -> bool:
            return self.looks == 0

    assert problem_of(with_rules(Peeking)) == "undo"


def test_a_spectator_who_sees_more_than_a_seat_is_caught() -> None:
    class Gallery(HideAndSeek):
        def sight(self, action: i64, viewer: i64) -> i64:
            return super().sight(action, viewer) if viewer == SEEKER else action

    assert problem_of(with_rules(Gallery)) == "spectator"


def test_an_undo_point_that_depends_on_a_secret_is_caught() -> None:
    class Telltale(HideAndSeek):
        def begins_move(self) -> bool:
            return self.door != 1

    assert problem_of(with_rules(Telltale)) == "secret in undo"


def test_a_sight_that_shows_too_much_is_caught_though_beliefs_take_it_in() -> None:
    class Glass(HideAndSeek):
        def sight(self, action: i64, viewer: i64) -> i64:
            return action if self.looks == LOOKS - 1 else super().sight(action, viewer)

    assert problem_of(with_rules(Glass)) == "declared"


def test_a_sight_that_keeps_back_what_everybody_may_see_is_caught() -> None:
    class Curtain(HideAndSeek):
        def sight(self, action: i64, viewer: i64) -> i64:
            hidden = self.seat == SEEKER and viewer != SEEKER
            return LOOK if hidden else super().sight(action, viewer)

    assert problem_of(with_rules(Curtain)) == "declared"


def with_secret(secret: Secret) -> ActionTable:
    """Declare another secret about the door."""
    first, *others = ToyGame.actions.kinds
    return ActionTable([msgspec.structs.replace(first, secrets=(secret,)), *others], examples="")


def test_a_table_of_secrets_that_names_no_phase_of_the_game_is_caught() -> None:
    class Confused(ToyGame):
        actions = with_secret(msgspec.structs.replace(HIDES, phases=("dreaming",)))

    assert problem_of(Confused()) == "declared"


def test_a_secret_without_a_rule_is_caught() -> None:
    class Unruly(ToyGame):
        actions = with_secret(msgspec.structs.replace(HIDES, rules=()))

    assert problem_of(Unruly()) == "declared"


def test_a_secret_in_the_view_is_caught_where_no_world_can_be_listed() -> None:
    class Counter(ToyGame):
        def show(self, state: HideAndSeek, viewer: int) -> ToyView:
            counted = state.looks + state.door % 2
            return msgspec.structs.replace(super().show(state, viewer), looks=counted)

        def belief(self, options: Options, viewer: int, policy: Policy | None = None) -> Belief:
            return Certain(self.start(options), viewer, policy)

    assert problem_of(Counter(), limit=0) == "secret in view"


class Certain(WrappedBelief):
    """Draws only one world, always the same, and lists none."""

    def sample_world(self, rng: Random) -> State:
        return next(iter(self.inner.by_key.values())).state.clone()

    def worlds(self, most: i64) -> list[World] | None:
        return None


def test_a_secret_in_the_observation_is_caught() -> None:
    class Learner(HideAndSeek):
        def observe(self, viewer: i64, out: vec[float]) -> None:
            super().observe(HIDER, out)

    assert problem_of(with_rules(Learner)) == "secret in observation"


def test_an_action_that_is_forced_only_by_a_secret_is_caught() -> None:
    class Hurried(HideAndSeek):
        def forced(self) -> bool:
            return self.seat == HIDER and self.door == 1

    assert problem_of(with_rules(Hurried)) == "secret in forced"


def test_a_view_that_does_not_show_what_happened_is_caught() -> None:
    class Dim(ToyGame):
        def show(self, state: HideAndSeek, viewer: int) -> ToyView:
            return msgspec.structs.replace(super().show(state, viewer), looked=None)

    assert problem_of(Dim()) == "untold in view"


def test_an_observation_that_does_not_show_what_happened_is_caught() -> None:
    class Absent(HideAndSeek):
        def observe(self, viewer: i64, out: vec[float]) -> None:
            super().observe(viewer, out)
            for place in range(10, 15):
                out[place] = 0.0

    assert problem_of(with_rules(Absent)) == "untold in observation"


def test_a_log_that_does_not_say_what_happened_is_caught() -> None:
    class Silent(ToyGame):
        def describe(self, before: ToyView, sight: int, after: ToyView) -> Text:
            return words(f"Something in {before.phase}.")

    assert problem_of(Silent()) == "untold in log"


def test_a_view_that_does_not_show_an_answer_is_caught() -> None:
    class Reticent(HideAndSeek):
        """Whether he was found shows only by the end; the game goes on either way."""

        def apply(self, action: i64) -> None:
            super().apply(action)
            if self.seat == OVER and self.looks < LOOKS:
                self.seat = HIDER

    assert problem_of(with_rules(Reticent)) == "untold in view"
