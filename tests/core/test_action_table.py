"""A table of actions: codes, notation, what is clicked, who sees what."""

from __future__ import annotations

import pytest

from gaslamp.core.action_table import ActionKind, ActionTable, Argument, numbers
from gaslamp.core.codes import Sight
from gaslamp.core.errors import NotationError
from gaslamp.core.secret import Secret, nobody
from gaslamp.core.text import text

HOUSE = numbers("house", 12, prefix="h", allowed=text("core-over"))
PAIR = Argument(name="pair", words=("red blue", "red green"), spellings={"blue red": 0})
FAR = Argument(name="far", words=("1", "2"), verbs=("near", "far"))
HIDDEN = Secret(phases=("night",), seen_as="knock h?", known_to=nobody, rules=("X-01",))
TABLE = ActionTable(
    [
        ActionKind(first=0, notation="knock {house}", arguments=(HOUSE,), secrets=(HIDDEN,)),
        ActionKind(first=13, notation="go {house} {far}", arguments=(HOUSE, FAR), verb="{far}"),
        ActionKind(first=39, notation="tie {pair}", arguments=(PAIR,), presentation="reveal"),
        ActionKind(first=41, notation="lie down"),
    ],
    examples="knock h3, lie down",
    hints={"tie": text("core-over")},
)


def test_every_action_reads_back_as_itself() -> None:
    written = [TABLE.notation(action) for action in range(TABLE.size)]
    assert [TABLE.parse(notation) for notation in written] == list(range(42))
    assert written[13 + 2 * 3 + 1] == "go h3 2"


def test_a_kind_that_leaves_a_gap_is_refused() -> None:
    with pytest.raises(ValueError, match="lie begins at 2, not at 1"):
        ActionTable(
            [ActionKind(first=0, notation="sit"), ActionKind(first=2, notation="lie")], examples=""
        )


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("KNOCK  h03", "knock h3"), ("tie blue red", "tie red blue"), ("Lïe dówn", "lie down")],
)
def test_capitals_zeros_accents_and_other_spellings_are_understood(typed: str, meant: str) -> None:
    assert TABLE.notation(TABLE.parse(typed)) == meant


@pytest.mark.parametrize("typed", ["knock h13", "knock 3", "go h99 1", "tie red", "knock h-1"])
def test_a_wrong_argument_is_refused_with_what_can_be_typed(typed: str) -> None:
    with pytest.raises(NotationError) as refused:
        TABLE.parse(typed)
    assert refused.value.text.args["allowed"] == text("core-over")


@pytest.mark.parametrize("typed", ["", "jump", "lie", "lie down now"])
def test_anything_else_is_refused_with_examples(typed: str) -> None:
    with pytest.raises(NotationError, match="knock h3, lie down"):
        TABLE.parse(typed)


def test_an_action_is_reached_by_its_elements_and_a_verb() -> None:
    go, knock = TABLE.parse("go h3 2"), TABLE.parse("knock h?")
    assert (TABLE.path(go), TABLE.verb(go)) == (("house-h3",), "far")
    assert (TABLE.path(knock), TABLE.verb(knock)) == ((), "knock")
    assert TABLE.verb(TABLE.parse("lie down")) == "lie-down"


def test_the_log_has_other_words_for_what_is_hidden() -> None:
    assert TABLE.log_key(Sight(TABLE.parse("knock h3"))) == "log-knock"
    assert TABLE.log_key(Sight(TABLE.parse("knock h?"))) == "log-knock-hidden"


def test_a_secret_is_about_the_actions_of_its_kind() -> None:
    assert [(secret.action, secret.seen_as) for secret in TABLE.secrets] == [
        ("knock *", "knock h?")
    ]
