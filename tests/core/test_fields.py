"""One list of fields: positions as text, keys, hashes, copies, and every kind of broken text."""

from __future__ import annotations

import copy
import pickle
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64, u8

from gaslamp.core.errors import PositionError
from gaslamp.core.fields import LONGEST_LIST, SPARSE, FieldVisitor
from gaslamp.core.options import Options
from gaslamp.core.state import CHANCE, OVER, State
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.registry import find_game
from tests.core.toys import HIDER, HideAndSeek, ToyGame

pytestmark = pytest.mark.engine

LINE = "seat=-1 count=3 ready=no places=4,5 marks=1,0 past=7 log=-"


class Cupboard(State):
    """A state with a field of every kind, in every part."""

    def __init__(self) -> None:
        super().__init__()
        self.count: i64 = 3
        self.ready = False
        self.places = vec[i64]([4, 5])
        self.marks = vec[u8]([u8(1), u8(0)])
        self.past: i64 = 7
        self.log = vec[i64]()
        self.total: i64 = 9

    def fields(self, visitor: FieldVisitor) -> None:
        super().fields(visitor)
        self.count = visitor.number("count", self.count)
        self.ready = visitor.flag("ready", self.ready)
        self.places = visitor.numbers("places", self.places)
        self.marks = visitor.small_numbers("marks", self.marks)
        visitor.history()
        self.past = visitor.number("past", self.past)
        self.log = visitor.numbers("log", self.log)
        visitor.derived()
        self.total = visitor.number("total", self.total)

    def derive(self) -> None:
        self.total = sum(int(place) for place in self.places)

    def blank(self) -> State:
        return Cupboard()


def read(line: str) -> Cupboard:
    state = Cupboard()
    state.read(line)
    return state


def refused(line: str) -> str:
    with pytest.raises(PositionError) as caught:
        read(line)
    assert all(translate(caught.value.text, language) for language in LANGUAGES)
    return str(caught.value)


def test_a_position_is_written_field_by_field_without_what_is_derived() -> None:
    assert Cupboard().text() == LINE


def test_a_position_reads_back_and_what_is_derived_is_made() -> None:
    state = read("seat=2 count=-8 ready=yes places=1,2,3 marks=- past=0 log=5,-6")
    assert (state.seat, state.count, state.ready) == (2, -8, True)
    assert (list(state.places), list(state.marks), list(state.log)) == ([1, 2, 3], [], [5, -6])
    assert (state.past, state.total) == (0, 6)
    assert read(state.text()).text() == state.text()


def test_the_fields_may_come_in_any_order_and_spacing() -> None:
    assert read("  ".join(reversed(LINE.split()))).text() == LINE


def test_a_long_list_of_zeros_is_written_by_what_is_not_zero() -> None:
    state = Cupboard()
    state.places = vec[i64]([0] * 84 + [1] + [0] * 10 + [-2])
    assert "places=96@84:1,95:-2" in state.text()
    assert list(read(state.text()).places) == list(state.places)
    state.places = vec[i64]([0] * (SPARSE + 1))
    assert f"places={SPARSE + 1}@ " in state.text()
    assert list(read(state.text()).places) == [0] * (SPARSE + 1)


@given(st.lists(st.integers(-(10**17), 10**17) | st.just(0), max_size=40))
def test_every_list_of_numbers_reads_back(values: list[int]) -> None:
    state = Cupboard()
    state.places = vec[i64](values)
    assert list(read(state.text()).places) == values


@given(st.lists(st.integers(0, 255) | st.just(0), max_size=40))
def test_every_list_of_small_numbers_reads_back(values: list[int]) -> None:
    state = Cupboard()
    state.marks = vec[u8]([u8(value) for value in values])
    assert [int(value) for value in read(state.text()).marks] == values


@pytest.mark.parametrize("name", ["seat", "count", "ready", "places", "marks", "past", "log"])
def test_a_missing_field_is_refused_by_its_name(name: str) -> None:
    kept = [word for word in LINE.split() if not word.startswith(f"{name}=")]
    assert refused(" ".join(kept)) == f"the position does not say “{name}”"


def test_an_unknown_field_is_refused_by_its_name() -> None:
    assert refused(LINE + " hat=1") == "a position of this game has no “hat”"
    assert refused(LINE + " total=9") == "a position of this game has no “total”"


@pytest.mark.parametrize("word", ["count=3", "count", "=", "hat"])
def test_a_word_that_is_no_field_or_stands_twice_is_refused(word: str) -> None:
    assert "each is written once" in refused(f"{LINE} {word}") or word == "="


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("count", value) for value in ("", "-", "x", "3.0", "1e3", "+3", "--3", "٣", "²", "0x3")),
        ("count", "1" * 19),
        ("count", "9" * 5000),
        *(("ready", value) for value in ("", "1", "0", "true", "Yes", "no,no")),
        *(("places", value) for value in ("", "1,", ",1", "1,,2", "1;2", "1,x", "[1]")),
        *(("places", value) for value in ("3@3:1", "3@-1:1", "3@1", "3@1:", "3@:1", "3@x:1")),
        *(
            ("places", value)
            for value in ("0@", "-3@1:1", "@1:1", f"{LONGEST_LIST + 1}@", "3@1:1,")
        ),
        *(("marks", value) for value in ("256", "-1", "1,300", "3@1:256")),
    ],
)
def test_what_is_no_value_is_refused_with_its_field(name: str, value: str) -> None:
    line = " ".join(
        f"{name}={value}" if word.startswith(f"{name}=") else word for word in LINE.split()
    )
    assert f"is not a value of “{name}”" in refused(line)


@given(st.text(max_size=80) | st.lists(st.sampled_from(LINE.split())).map(" ".join))
def test_any_text_is_a_position_or_refused_as_none(line: str) -> None:
    state = Cupboard()
    with suppress(PositionError):
        state.read(line)
        assert read(state.text()).text() == state.text()


@pytest.mark.parametrize(
    ("name", "change", "is_keyed"),
    [
        ("seat", 0, True),
        ("count", 4, True),
        ("ready", True, True),
        ("places", vec[i64]([4, 6]), True),
        ("marks", vec[u8]([u8(1), u8(1)]), True),
        ("past", 8, False),
        ("log", vec[i64]([1]), False),
        ("total", 1, False),
    ],
)
def test_the_future_depends_on_what_is_present_alone(
    name: str, change: object, is_keyed: bool
) -> None:
    state, other = Cupboard(), Cupboard()
    setattr(other, name, change)
    assert (state.key() != other.key()) == is_keyed
    assert (state.hash() != other.hash()) == is_keyed
    assert (state != other) == (name != "total")
    assert list(other.clone().key()) == list(other.key())


def test_lists_of_different_lengths_never_make_one_key() -> None:
    one, other = Cupboard(), Cupboard()
    one.places, one.marks = vec[i64]([1, 2]), vec[u8]()
    other.places, other.marks = vec[i64]([1]), vec[u8]([u8(2)])
    assert one.key() != other.key()
    assert one.hash() != other.hash()


def test_a_hash_is_a_number_that_fits_and_differs_with_the_order() -> None:
    one, other = Cupboard(), Cupboard()
    other.places = vec[i64]([5, 4])
    assert one.hash() != other.hash()
    one.count = -(2**40)
    assert 0 <= one.hash() < 2**62
    with pytest.raises(TypeError):
        hash(one)


def test_a_copy_has_every_field_and_lists_of_its_own() -> None:
    state = Cupboard()
    state.total = 5
    twin = state.clone()
    assert isinstance(twin, Cupboard)
    assert (twin.text(), twin.total) == (state.text(), 5)
    twin.places[0] = 99
    twin.marks[0] = u8(9)
    assert state.text() == LINE


def test_a_state_becomes_a_copy_of_another_whatever_it_was() -> None:
    state = read("seat=2 count=8 ready=yes places=1,2,3 marks=- past=0 log=5,6")
    state.copy_from(Cupboard())
    assert state.text() == LINE
    assert state.total == 9


def test_copies_of_states_with_few_and_many_fields_take_turns() -> None:
    """The walker that copies serves again: nothing of an earlier copy is left in it."""
    cupboard, bare = Cupboard(), State()
    for number in range(1, 4):
        cupboard.count, bare.seat = number, number
        cupboard.log = vec[i64]([number] * number)
        twin = Cupboard()
        twin.copy_from(cupboard)
        other = State()
        other.copy_from(bare)
        assert (twin.text(), other.text()) == (cupboard.text(), bare.text())


def test_a_copy_that_breaks_does_no_harm_to_the_next() -> None:
    class Broken(Cupboard):
        def fields(self, visitor: FieldVisitor) -> None:
            super().fields(visitor)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        Cupboard().copy_from(Broken())
    assert Cupboard().clone().text() == LINE


def test_states_are_equal_to_states_alone() -> None:
    assert Cupboard() == Cupboard()
    assert Cupboard() != LINE
    assert Cupboard() != ToyGame().new()


def test_a_state_that_no_game_has_set_up_can_not_be_pickled() -> None:
    with pytest.raises(TypeError, match="no game has set up"):
        pickle.dumps(Cupboard())
    assert repr(Cupboard()) == f"<Cupboard: {LINE}>"


def test_a_state_can_be_copied_pickled_and_read_by_a_person() -> None:
    state = ToyGame().new()
    for again in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301  (our own)
        assert again == state
        assert again is not state
        assert again.origin is not None
    assert repr(state) == "<hide_and_seek: seat=-1 door=0 looked=0 looks=0 found=no>"
    assert state.clone().hash() == state.hash()


def test_games_with_other_options_are_other_positions() -> None:
    game = find_game("scotland_yard")
    assert game.new(seats=2, detectives=4) != game.new(seats=3)
    assert game.new(seats=2, detectives=4) == game.new(detectives=4)
    assert repr(game.new(seats=3)).startswith("<scotland_yard seats=3 counted_tickets=false")


def test_a_position_is_read_by_its_game() -> None:
    state = ToyGame().position(Options(), "seat=0 door=2 looked=0 looks=1 found=no")
    assert isinstance(state, HideAndSeek)
    assert (state.seat, state.door, state.looks) == (HIDER, 2, 1)
    assert state.origin is not None


@pytest.mark.parametrize("seat", [2, -4, 99, CHANCE - 5])
def test_a_position_in_which_nobody_there_is_on_turn_is_refused(seat: int) -> None:
    with pytest.raises(PositionError, match="do not make a position"):
        ToyGame().position(Options(), f"seat={seat} door=2 looked=0 looks=1 found=no")


def test_a_position_that_is_over_but_offers_actions_is_refused() -> None:
    class Unending(HideAndSeek):
        def legal_actions(self) -> vec[i64]:
            return vec[i64]([1])

    class UnendingGame(ToyGame):
        def set_up(self, options: Options) -> HideAndSeek:
            return Unending()

    with pytest.raises(PositionError, match="do not make a position"):
        UnendingGame().position(Options(), f"seat={OVER} door=2 looked=0 looks=1 found=no")


@pytest.mark.parametrize("error", [IndexError, KeyError, ValueError, OverflowError])
def test_a_position_on_which_the_rules_break_is_refused(error: type[Exception]) -> None:
    class Brittle(HideAndSeek):
        def derive(self) -> None:
            raise error("too much")

    class BrittleGame(ToyGame):
        def set_up(self, options: Options) -> HideAndSeek:
            return Brittle()

    with pytest.raises(PositionError, match="do not make a position"):
        BrittleGame().position(Options(), "seat=0 door=2 looked=0 looks=1 found=no")
