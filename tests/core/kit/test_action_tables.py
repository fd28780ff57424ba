"""The kit catches tables of actions that are not complete, not clear or not on the board."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec
import pytest

from gaslamp.core.action_table import ActionKind, ActionTable, Argument
from gaslamp.core.options import Options
from gaslamp.core.testing import Problem, check_game
from gaslamp.core.testing.action_tables import check_action_table
from gaslamp.core.text import Text, text
from gaslamp.games.registry import GAMES, find_game
from tests.core.kit.broken import problem_of
from tests.core.toys import DOORS, HIDES, WAIT, ToyGame, ToyView

KINDS = ToyGame.actions.kinds


def with_kinds(kinds: Sequence[ActionKind]) -> ToyGame:
    """Declare other actions."""

    class Declared(ToyGame):
        actions = ActionTable(kinds, examples="door 1")

    return Declared()


def changed(place: int, **changes: object) -> list[ActionKind]:
    """Change one kind of action of the toy."""
    kinds = list(KINDS)
    kinds[place] = msgspec.structs.replace(kinds[place], **changes)
    return kinds


def argument(**changes: object) -> tuple[Argument]:
    return (msgspec.structs.replace(KINDS[0].arguments[0], **changes),)


@pytest.mark.parametrize("name", [*GAMES, "toy"])
def test_a_table_without_a_fault_passes(name: str) -> None:
    check_action_table(ToyGame() if name == "toy" else find_game(name))


@pytest.mark.parametrize(
    ("kinds", "told"),
    [
        (lambda: changed(5, notation="found"), "are both written “found”"),
        (lambda: changed(5, notation="Wait"), "“Wait” can't be read"),
        (lambda: changed(2, arguments=argument(element="window")), "on window-1"),
        (
            lambda: changed(0, secrets=(msgspec.structs.replace(HIDES, seen_as="gate ?"),)),
            "“gate ?” is no action",
        ),
        (
            lambda: changed(1, arguments=argument(spellings={"2": 1})),
            "can be read in two ways",
        ),
    ],
)
def test_a_table_with_a_fault_is_caught(
    kinds: Callable[[], Sequence[ActionKind]], told: str
) -> None:
    with pytest.raises(Problem, match=re.escape(told)) as caught:
        check_action_table(with_kinds(kinds()))
    assert caught.value.check == "action table"


def test_a_table_that_lacks_a_code_is_caught() -> None:
    class Short(ToyGame):
        actions = ActionTable(KINDS[:-1], examples="door 1")

        def action_space(self, options: Options) -> int:
            return WAIT + 1

    assert problem_of(Short()) == "action table"


def test_a_label_and_a_log_line_without_words_are_caught() -> None:
    class Unlabelled(ToyGame):
        def label(self, view: ToyView, action: int) -> Text:
            return self.message("label-none") if action == WAIT else super().label(view, action)

    class Unlogged(ToyGame):
        def describe(self, before: ToyView, sight: int, after: ToyView) -> Text:
            return (
                self.message("log-none")
                if sight == WAIT
                else super().describe(before, sight, after)
            )

    assert problem_of(Unlabelled()) == "label"
    assert problem_of(Unlogged()) == "log"


def test_a_log_line_whose_key_is_not_one_of_the_log_is_caught() -> None:
    class Mixed(ToyGame):
        def describe(self, before: ToyView, sight: int, after: ToyView) -> Text:
            is_wait = sight == WAIT  # said by a key that has words, but does not begin with log-
            return text("whitechapel-title") if is_wait else super().describe(before, sight, after)

    with pytest.raises(Problem, match="does not begin with hide-and-seek-log-"):
        check_game(Mixed(), games=30)


def test_a_small_variant_may_leave_parts_of_the_board_out() -> None:
    class Fewer(ToyGame):
        variant_of = "hide_and_seek"
        actions = ActionTable(
            changed(2, arguments=argument(element="window")), examples=f"door {DOORS}"
        )

    check_action_table(Fewer())
