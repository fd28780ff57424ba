"""The kit catches states that are no values: copies, fields, keys, positions."""

from __future__ import annotations

import msgspec
import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.fields import FieldVisitor
from gaslamp.core.options import Options
from gaslamp.core.state import State
from tests.core.kit.broken import problem_of, with_rules
from tests.core.toys import (
    DOORS,
    HIDER,
    LOOK,
    SEEKER,
    WAIT,
    HideAndSeek,
    ToyGame,
    ToyView,
)

pytestmark = pytest.mark.engine


def test_a_copy_that_shares_is_caught() -> None:
    class Shared(HideAndSeek):
        def clone(self) -> State:
            return self

    assert problem_of(with_rules(Shared)) == "clone"


def test_a_copy_that_shares_what_only_a_view_shows_is_caught() -> None:
    class Diary(HideAndSeek):
        """Copies write into one list, which no rule reads."""

        def __init__(self) -> None:
            super().__init__()
            self.past: list[int] = []

        def clone(self) -> State:
            copy = super().clone()
            assert isinstance(copy, Diary)
            copy.past = self.past
            return copy

        def apply(self, action: i64) -> None:
            if self.seat == SEEKER:
                self.past.append(int(action))
            super().apply(action)

    class Diarist(ToyGame):
        def set_up(self, options: Options) -> HideAndSeek:
            return Diary()

        def show(self, state: HideAndSeek, viewer: int) -> ToyView:
            assert isinstance(state, Diary)
            return msgspec.structs.replace(super().show(state, viewer), looks=len(state.past))

    assert problem_of(Diarist()) == "clone"


class Weary(HideAndSeek):
    """Who has slipped may not slip again."""

    def __init__(self) -> None:
        super().__init__()
        self.slipped = False

    def apply(self, action: i64) -> None:
        self.slipped = self.slipped or (self.seat == HIDER and action != WAIT)
        super().apply(action)

    def legal_actions(self) -> vec[i64]:
        weary = self.seat == HIDER and self.slipped
        return vec[i64]([WAIT]) if weary else super().legal_actions()


def test_a_copy_that_forgets_is_caught() -> None:
    assert problem_of(with_rules(Weary)) in ("clone", "fields")


def test_a_key_that_merges_worlds_with_different_choices_is_caught() -> None:
    class Tired(Weary):
        """That he has slipped is listed as past, but it decides what he may do."""

        def fields(self, visitor: FieldVisitor) -> None:
            super().fields(visitor)
            visitor.history()
            self.slipped = visitor.flag("slipped", self.slipped)

    assert problem_of(with_rules(Tired)) == "key"


def test_a_key_that_merges_positions_at_different_times_is_caught() -> None:
    class Timeless(HideAndSeek):
        def key(self) -> tuple[int, ...]:
            return (int(self.seat), self.door, self.looked, self.found)

    assert problem_of(with_rules(Timeless)) == "key"


def test_a_field_that_is_listed_but_never_filled_in_is_caught() -> None:
    class Leaky(HideAndSeek):
        def fields(self, visitor: FieldVisitor) -> None:
            super().fields(visitor)
            visitor.number("opened", self.looked)

    assert problem_of(with_rules(Leaky)) == "fields"


def test_two_fields_of_one_name_are_caught() -> None:
    class Namesake(HideAndSeek):
        def fields(self, visitor: FieldVisitor) -> None:
            super().fields(visitor)
            self.looked = visitor.number("door", self.looked)

    assert problem_of(with_rules(Namesake)) == "fields"


def test_something_that_changes_outside_the_list_of_fields_is_caught() -> None:
    class Counting(HideAndSeek):
        """No rule, no view and no copy knows of the count."""

        def __init__(self) -> None:
            super().__init__()
            self.turns = 0

        def apply(self, action: i64) -> None:
            self.turns += 1
            super().apply(action)

    assert problem_of(with_rules(Counting)) == "fields"


class Marking(HideAndSeek):
    """The doors that were opened follow from nothing, but are listed as if they did."""

    def __init__(self) -> None:
        super().__init__()
        self.opened = vec[i64]()

    def fields(self, visitor: FieldVisitor) -> None:
        super().fields(visitor)
        visitor.derived()
        self.opened = visitor.numbers("opened", self.opened)

    def apply(self, action: i64) -> None:
        if self.seat == SEEKER:
            self.opened = append(self.opened, action - LOOK)
        super().apply(action)


def test_a_derived_field_that_nobody_derives_is_caught() -> None:
    assert problem_of(with_rules(Marking)) == "position"


def test_a_list_shared_by_a_copy_is_caught() -> None:
    class Sharing(Marking):
        def copy_from(self, other: State) -> None:
            super().copy_from(other)
            assert isinstance(other, Sharing)
            self.opened = other.opened

    assert problem_of(with_rules(Sharing)) == "clone"


def test_a_hash_that_tells_nothing_apart_is_caught() -> None:
    class Flat(HideAndSeek):
        def hash(self) -> i64:
            return 7

    assert problem_of(with_rules(Flat)) == "hash"


def test_a_text_that_leaves_a_field_out_is_caught() -> None:
    class Terse(HideAndSeek):
        def text(self) -> str:
            return super().text().replace(" looked=0", "")

    assert problem_of(with_rules(Terse)) == "position"


def test_a_position_that_breaks_the_reading_is_caught() -> None:
    class Fragile(HideAndSeek):
        def derive(self) -> None:
            assert 0 <= self.door <= DOORS

    assert problem_of(with_rules(Fragile)) == "position"
