"""The conformance kit passes an honest game and catches every planted fault."""

from __future__ import annotations

import msgspec
import pytest
from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.game import Choice, Notebook, View
from gaslamp.core.options import Options
from gaslamp.core.state import CHANCE, OVER, REFEREE, State
from gaslamp.core.testing import Problem, check_game
from gaslamp.core.text import Text, text
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
    BlindBelief,
    HideAndSeek,
    LazyBelief,
    ToyGame,
    ToyView,
    WrappedBelief,
)

pytestmark = pytest.mark.engine


def with_rules(rules: type[HideAndSeek]) -> ToyGame:
    class Variant(ToyGame):
        def start(self, options: Options) -> HideAndSeek:
            return rules()

    return Variant()


def problem_of(game: ToyGame, limit: int = 500) -> str:
    with pytest.raises(Problem) as caught:
        check_game(game, games=30, limit=limit)
    return caught.value.check


def test_an_honest_game_passes() -> None:
    report = check_game(ToyGame(), games=30)
    assert report.games == 30
    assert report.positions > 100
    assert report.worlds > report.positions


def test_a_problem_names_the_game_the_seed_and_the_actions() -> None:
    class Endless(HideAndSeek):
        def apply(self, action: i64) -> None:
            super().apply(action)
            if self.seat == OVER:
                self.seat = HIDER

    with pytest.raises(Problem) as caught:
        check_game(with_rules(Endless), games=1, seed=7)
    notes = "\n".join(caught.value.__notes__)
    assert "hide_and_seek" in notes
    assert "seed 7" in notes
    assert "door" in notes


def test_a_secret_in_the_view_is_caught() -> None:
    class OpenBook(ToyGame):
        def view(self, state: HideAndSeek, viewer: int) -> ToyView:
            return msgspec.structs.replace(super().view(state, HIDER), viewer=viewer)

    assert problem_of(OpenBook()) == "secret in view"


def test_a_count_derived_from_a_secret_is_caught() -> None:
    class Counter(ToyGame):
        def view(self, state: HideAndSeek, viewer: int) -> ToyView:
            honest = super().view(state, viewer)
            return ToyView(
                viewer=viewer,
                turn=honest.turn,
                winners=honest.winners,
                door=honest.door,
                looked=state.door % 2,
                looks=state.looks,
            )

    assert problem_of(Counter()) == "secret in view"


def test_choices_that_depend_on_a_secret_are_caught() -> None:
    class OnlyUseful(HideAndSeek):
        def legal_actions(self) -> vec[i64]:
            if self.seat == SEEKER:
                return vec[i64]([LOOK + door for door in sorted({1, self.door})])
            return super().legal_actions()

    assert problem_of(with_rules(OnlyUseful)) == "secret in choices"


def test_a_choice_whose_words_point_at_the_secret_is_caught() -> None:
    class Pointing(ToyGame):
        def describe(self, state: HideAndSeek, sight: int) -> Text:
            if state.seat == SEEKER and sight == LOOK + state.door:
                return text("toy-here")
            return super().describe(state, sight)

    assert problem_of(Pointing()) == "secret in choices"


def test_a_log_that_tells_is_caught() -> None:
    class Gossip(ToyGame):
        def describe(self, state: HideAndSeek, sight: int) -> Text:
            if state.seat == HIDER:
                return text("toy", what="slip", door=state.door)
            return super().describe(state, sight)

    assert problem_of(Gossip()) == "secret in log"


def test_a_refusal_that_tells_is_caught() -> None:
    class Helpful(ToyGame):
        def refusal(self, state: HideAndSeek, action: int) -> Text | None:
            return text("toy-not-there", door=state.door)

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


def test_a_start_with_a_secret_is_caught() -> None:
    doors = iter(range(1000))

    class Prepared(HideAndSeek):
        def __init__(self) -> None:
            super().__init__()
            self.door = next(doors) % DOORS + 1

    assert problem_of(with_rules(Prepared)) == "start"


def test_a_belief_that_excludes_the_truth_is_caught() -> None:
    class Blind(ToyGame):
        def belief(self, options: Options, viewer: int) -> Belief:
            return BlindBelief(self.start(options), viewer)

    assert problem_of(Blind(), limit=0) == "soundness"


def test_a_belief_with_wrong_weights_is_caught() -> None:
    class Lazy(ToyGame):
        def belief(self, options: Options, viewer: int) -> Belief:
            return LazyBelief(self.start(options), viewer)

    assert problem_of(Lazy()) == "exactness"


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
            if self.seat == OVER:
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


def test_a_copy_that_shares_is_caught() -> None:
    class Shared(HideAndSeek):
        def clone(self) -> State:
            return self

    assert problem_of(with_rules(Shared)) == "clone"


def test_a_seat_that_does_not_see_its_own_action_is_caught() -> None:
    class Blindfold(HideAndSeek):
        def sight(self, action: i64, viewer: i64) -> i64:
            return super().sight(action, SEEKER)

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


def test_a_copy_that_shares_what_only_a_view_shows_is_caught() -> None:
    class Diary(HideAndSeek):
        """Copies write into one list, which no rule reads."""

        def __init__(self) -> None:
            super().__init__()
            self.past: list[int] = []

        def apply(self, action: i64) -> None:
            if self.seat == SEEKER:
                self.past.append(int(action))
            super().apply(action)

    class Diarist(ToyGame):
        def start(self, options: Options) -> HideAndSeek:
            return Diary()

        def view(self, state: HideAndSeek, viewer: int) -> ToyView:
            assert isinstance(state, Diary)
            return msgspec.structs.replace(super().view(state, viewer), looks=len(state.past))

    assert problem_of(Diarist()) == "clone"


def test_a_copy_that_forgets_is_caught() -> None:
    class Forgetful(HideAndSeek):
        """Who has slipped may not slip again, but a copy does not know it."""

        def apply(self, action: i64) -> None:
            self.slipped = self.slipped or (self.seat == HIDER and action != WAIT)
            super().apply(action)

        def legal_actions(self) -> vec[i64]:
            tired = self.seat == HIDER and self.slipped
            return vec[i64]([WAIT]) if tired else super().legal_actions()

        def clone(self) -> State:
            copy = super().clone()
            assert isinstance(copy, Forgetful)
            copy.slipped = False
            return copy

    assert problem_of(with_rules(Forgetful)) == "clone"


def test_a_key_that_merges_worlds_with_different_choices_is_caught() -> None:
    class Tired(HideAndSeek):
        """Who has slipped may not slip again, but the key does not say so."""

        def apply(self, action: i64) -> None:
            self.slipped = self.slipped or (self.seat == HIDER and action != WAIT)
            super().apply(action)

        def legal_actions(self) -> vec[i64]:
            tired = self.seat == HIDER and self.slipped
            return vec[i64]([WAIT]) if tired else super().legal_actions()

    assert problem_of(with_rules(Tired)) == "key"


def test_a_key_that_merges_positions_at_different_times_is_caught() -> None:
    class Timeless(HideAndSeek):
        def key(self) -> tuple[int, ...]:
            return (int(self.seat), self.door, self.looked, self.found)

    assert problem_of(with_rules(Timeless)) == "key"


def test_a_random_action_that_is_not_legal_is_caught() -> None:
    class Reckless(HideAndSeek):
        def random_action(self, rng: Random) -> i64:
            return WAIT if self.seat == HIDER else LOOK + 1 + rng.randrange(DOORS)

    assert problem_of(with_rules(Reckless)) == "random action"


def test_an_undo_point_that_depends_on_a_secret_is_caught() -> None:
    class Telltale(HideAndSeek):
        def begins_move(self) -> bool:
            return self.door != 1

    assert problem_of(with_rules(Telltale)) == "secret in undo"


def test_choices_for_a_seat_that_is_not_on_turn_are_caught() -> None:
    class Eager(ToyGame):
        def choices(self, state: HideAndSeek, viewer: int) -> tuple[Choice, ...]:
            on_turn = super().choices(state, SEEKER)
            return on_turn if viewer == HIDER else super().choices(state, viewer)

    assert problem_of(Eager()) == "choices"


def test_a_view_that_keeps_the_winners_back_is_caught() -> None:
    class Modest(ToyGame):
        def view(self, state: HideAndSeek, viewer: int) -> ToyView:
            return msgspec.structs.replace(super().view(state, viewer), winners=())

    assert problem_of(Modest()) == "view"


def test_winners_before_the_end_are_caught() -> None:
    class Hasty(HideAndSeek):
        def winners(self) -> list[int]:
            return [HIDER] if self.looks == LOOKS else super().winners()

    assert problem_of(with_rules(Hasty)) == "end"


def test_a_notation_that_would_end_a_journal_is_caught() -> None:
    class Final(ToyGame):
        def notation(self, action: int) -> str:
            return "end of waiting" if action == WAIT else super().notation(action)

        def parse(self, notation: str) -> int:
            return WAIT if notation == "end of waiting" else super().parse(notation)

    assert problem_of(Final()) == "notation"


def test_a_typing_error_that_breaks_the_reading_is_caught() -> None:
    class Trusting(ToyGame):
        def parse(self, notation: str) -> int:
            return NOTATION.index(notation)

    assert problem_of(Trusting()) == "notation"


def test_a_drawing_of_nothing_is_caught() -> None:
    class Blank(ToyGame):
        def draw(self, view: View, notebook: Notebook | None = None, language: str = "en") -> str:
            return ""

    assert problem_of(Blank()) == "drawing"


def test_a_belief_that_allows_for_what_is_excluded_is_caught() -> None:
    class Gullible(WrappedBelief):
        def weight(self, world: State) -> float:
            return self.inner.weight(world) or 0.1

    class Believing(ToyGame):
        def belief(self, options: Options, viewer: int) -> Belief:
            return Gullible(self.start(options), viewer)

    assert problem_of(Believing()) == "exactness"


def test_a_belief_that_draws_what_is_excluded_is_caught() -> None:
    class Dreamer(WrappedBelief):
        def sample(self, rng: Random) -> State:
            dreamt = self.inner.sample(rng)
            assert isinstance(dreamt, HideAndSeek)
            dreamt.door = 1
            return dreamt

    class Dreaming(ToyGame):
        def belief(self, options: Options, viewer: int) -> Belief:
            return Dreamer(self.start(options), viewer)

    assert problem_of(Dreaming()) == "exactness"


def test_a_belief_that_hands_out_its_own_world_is_caught() -> None:
    class Lender(WrappedBelief):
        def sample(self, rng: Random) -> State:
            return next(iter(self.inner.worlds.values())).state

    class Lending(ToyGame):
        def belief(self, options: Options, viewer: int) -> Belief:
            return Lender(self.start(options), viewer)

    assert problem_of(Lending()) == "soundness"
