"""The kit catches what people are shown or offered wrongly."""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.board import Board, Element, ElementId, Link, element
from gaslamp.core.choice import Choice
from gaslamp.core.measure import Measure
from gaslamp.core.observation import Layout, Part
from gaslamp.core.observation_writer import ObservationWriter
from gaslamp.core.options import Options
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize
from gaslamp.core.testing.kit import check_game
from gaslamp.core.text import Text
from tests.core.kit.broken import problem_of, with_rules
from tests.core.toys import (
    HIDER,
    LOOK,
    OBSERVED,
    SEEKER,
    WAIT,
    HideAndSeek,
    ToyGame,
    ToyNotebook,
    ToyView,
    words,
)

pytestmark = pytest.mark.engine


def test_choices_for_a_seat_that_is_not_on_turn_are_caught() -> None:
    class Eager(ToyGame):
        def choices(
            self, state: HideAndSeek, viewer: int, view: ToyView | None = None
        ) -> tuple[Choice, ...]:
            on_turn = super().choices(state, SEEKER)
            return on_turn if viewer == HIDER else super().choices(state, viewer, view)

    assert problem_of(Eager()) == "choices"


def test_a_view_that_keeps_the_outcome_back_is_caught() -> None:
    class Modest(ToyGame):
        def show(self, state: HideAndSeek, viewer: int) -> ToyView:
            return msgspec.structs.replace(super().show(state, viewer), outcome=None)

    assert problem_of(Modest()) == "view"


def test_a_drawing_of_nothing_is_caught() -> None:
    class Blank(ToyGame):
        def render(
            self,
            view: ToyView,
            notebook: ToyNotebook | None = None,
            language: str = "en",
            size: TerminalSize = DEFAULT_SIZE,
        ) -> str:
            return ""

    assert problem_of(Blank()) == "drawing"


def shows(**changes: object) -> ToyGame:
    """Make a game whose views have other values."""

    class Shown(ToyGame):
        def show(self, state: HideAndSeek, viewer: int) -> ToyView:
            return msgspec.structs.replace(super().show(state, viewer), **changes)

    return Shown()


@pytest.mark.parametrize("looked", ["1", "door-9", "door-"])
def test_a_thing_on_the_board_that_goes_by_another_name_is_caught(looked: str) -> None:
    assert problem_of(shows(looked=looked)) == "elements"


def test_a_notebook_that_names_a_thing_without_its_kind_is_caught() -> None:
    class Scribble(ToyGame):
        def notebook(self, belief: Belief) -> ToyNotebook:
            return ToyNotebook(doors={"1": 1.0})

    assert problem_of(Scribble()) == "elements"


def test_a_notebook_that_calls_itself_inexact_is_caught() -> None:
    class Modest(ToyGame):
        def notebook(self, belief: Belief) -> ToyNotebook:
            return ToyNotebook(exact=False, doors={})

    assert problem_of(Modest()) == "notebook"


def test_a_view_of_another_version_is_caught() -> None:
    assert problem_of(shows(version=2)) == "view"


def test_a_view_whose_phase_is_none_of_its_own_is_caught() -> None:
    assert problem_of(shows(phase="dreaming")) in ("declared", "view")


def test_a_view_that_can_not_be_read_back_is_caught() -> None:
    assert problem_of(shows(looks="none")) == "decoding"


def test_a_view_that_takes_unknown_fields_is_caught() -> None:
    class Loose(
        ToyView, frozen=True, kw_only=True, tag="hide_and_seek", forbid_unknown_fields=False
    ):
        pass

    class LooseGame(ToyGame):
        view_type = Loose

        def show(self, state: HideAndSeek, viewer: int) -> ToyView:
            shown = super().show(state, viewer)
            return Loose(**{name: getattr(shown, name) for name in shown.__struct_fields__})

    assert problem_of(LooseGame()) == "decoding"


class Slate(msgspec.Struct):
    """Whoever gets it can write on it."""

    marks: list[int] = []


class Scribbled(ToyView, frozen=True, kw_only=True, tag="hide_and_seek"):
    slates: tuple[Slate | None, ...] = ()


def test_a_view_that_can_be_changed_is_caught() -> None:
    class ScribbledGame(ToyGame):
        view_type = Scribbled

    assert problem_of(ScribbledGame()) == "decoding"


def test_an_expectation_without_words_is_caught() -> None:
    class Mute(ToyGame):
        def expected(self, view: ToyView) -> Text:
            return Text("toy-no-such-words")

    assert problem_of(Mute()) == "expected"


def test_a_seat_on_turn_that_is_told_to_wait_is_caught() -> None:
    class Vague(ToyGame):
        def expected(self, view: ToyView) -> Text:
            return words("Wait.")

    assert problem_of(Vague()) == "expected"


def with_board(*elements: Element, links: tuple[Link, ...] = ()) -> ToyGame:
    """Make a game with something more on its board."""

    class Laid(ToyGame):
        def board(self, options: Options) -> Board:
            board = super().board(options)
            return Board(board.width, board.height, (*board.elements, *elements), links)

    return Laid()


@pytest.mark.parametrize(
    "broken",
    [
        pytest.param(element("door", "1", words("again")), id="an id twice"),
        pytest.param(Element("way-x", "way", "out", words("out")), id="an id of another name"),
        pytest.param(element("way out", "x", words("out")), id="a kind that is no word"),
        pytest.param(element("way", "the out", words("out")), id="a name of two words"),
        pytest.param(element("way", "out", Text("toy-no-such-words")), id="no words"),
        pytest.param(element("way", "out", words("out"), (5.0, 0.5)), id="outside"),
        pytest.param(element("door", "5", words("five"), (0.5, 0.5)), id="on another"),
        pytest.param(
            element("way", "out", words("out"), outline=[(0.0, 0.0), (1.0, 1.0)]), id="no area"
        ),
    ],
)
def test_an_element_that_can_not_be_named_or_found_is_caught(broken: Element) -> None:
    assert problem_of(with_board(broken)) == "board"


def test_a_line_that_leads_nowhere_is_caught() -> None:
    assert problem_of(with_board(links=(Link("way", ("door-1", "door-9")),))) == "board"


def test_two_choices_with_one_path_and_verb_are_caught() -> None:
    class Ambiguous(ToyGame):
        def path(self, view: ToyView, action: int) -> tuple[ElementId, ...]:
            return ()

    assert problem_of(Ambiguous()) == "choices"


@pytest.mark.parametrize(
    ("path", "check"), [(("door-9",), "elements"), (("door-1", "door-2"), "choices")]
)
def test_a_path_over_what_the_action_does_not_name_is_caught(
    path: tuple[ElementId, ...], check: str
) -> None:
    class Astray(ToyGame):
        def path(self, view: ToyView, action: int) -> tuple[ElementId, ...]:
            return path if action == LOOK + 1 else super().path(view, action)

    assert problem_of(Astray()) == check


@pytest.mark.parametrize("label", ["x" * 31, "Now: wait."])
def test_a_label_that_is_long_or_the_logs_sentence_is_caught(label: str) -> None:
    class Wordy(ToyGame):
        def label(self, view: ToyView, action: int) -> Text:
            return words(label) if action == WAIT else super().label(view, action)

    assert problem_of(Wordy()) == "label"


def observes(change: Callable[[vec[float]], object]) -> ToyGame:
    """Make a game that writes its observations otherwise."""

    class Observed(HideAndSeek):
        def observe(self, viewer: i64, out: vec[float]) -> None:
            if len(out) > OBSERVED.length:  # where the kit looks closely
                before = out[0]
                super().observe(viewer, out)
                change(out) if before == before else None  # noqa: PLR0124  (no number equals not)

    return with_rules(Observed)


@pytest.mark.parametrize(("place", "number"), [(17, 1.0), (0, math.inf), (0, math.nan), (0, 9.0)])
def test_an_observation_that_is_not_just_its_numbers_is_caught(place: int, number: float) -> None:
    assert problem_of(observes(lambda out: out.__setitem__(place, number))) == "observation"


def test_a_layout_with_a_gap_is_caught() -> None:
    class Gappy(ToyGame):
        def observation(self, options: Options) -> Layout:
            return Layout((*OBSERVED.parts, Part("more", 18, (2,), "something else")))

    assert problem_of(Gappy()) == "observation"


def counts(**changes: object) -> ToyGame:
    """Make a game that counts something."""

    class Counted(ToyGame):
        def measures(
            self, before: ToyView, view: ToyView, notebook: ToyNotebook
        ) -> tuple[Measure, ...]:
            return (msgspec.structs.replace(Measure("told", 1, 2), **changes),)

        def message(self, key: str, **args: str | int | Text) -> Text:
            return words("told") if key == "measure-told" else super().message(key, **args)

    return Counted()


def test_what_is_counted_must_be_a_part_and_have_words() -> None:
    check_game(counts(), games=2)
    assert problem_of(counts(count=3)) == "measures"
    assert problem_of(counts(count=-1)) == "measures"
    assert problem_of(counts(count=math.inf, of=0)) == "measures"
    assert problem_of(counts(word="unheard-of")) == "measures"


def test_a_way_over_places_that_the_board_does_not_have_is_caught() -> None:
    class Astray(ToyGame):
        def way(self, view: ToyView, action: int) -> tuple[ElementId, ...]:
            return ("nowhere-1",)

    assert problem_of(Astray()) == "measures"


def test_an_observation_with_a_place_written_twice_is_caught() -> None:
    class Twice(HideAndSeek):
        def write_observation(self, viewer: i64, out: ObservationWriter) -> None:
            super().write_observation(viewer, out)
            out.put(15, 0.5)
            out.put(15, 1.0)

    assert problem_of(with_rules(Twice)) == "observation"
