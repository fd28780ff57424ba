"""Why something may not be done, from what the player sees."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import IllegalAction
from gaslamp.core.translation import LANGUAGES, keys
from gaslamp.games.lady_alice.actions import ACTION_SPACE
from gaslamp.games.lady_alice.game import GAME
from tests.games.lady_alice.playing import THREE, Table, in_the_middle


@pytest.mark.parametrize("line", ["smiles 4", "value ?", "reveal 1", "evidence speke", "first red"])
def test_what_chance_and_the_referee_say_is_not_a_players_to_say(line: str) -> None:
    with pytest.raises(IllegalAction, match="only Holmes decides that"):
        Table().play(line)


@pytest.mark.parametrize(
    ("before", "line", "reason"),
    [
        ((), "suspect waterloo", "name a suspect now"),
        (("suspect speke",), "suspect kingsley", "name a place now"),
        (("suspect kingsley abbey 9h mask",), "suspect speke", "player with the spiral notebook"),
        (("suspect kingsley abbey 9h mask",), "value 2", "choose a clue before the value"),
        (("suspect kingsley abbey 9h mask",), "accuse waterloo", "name a suspect now"),
        (("suspect kingsley abbey 9h mask", "mark docks"), "mark abbey", "choose the value"),
    ],
)
def test_a_refusal_says_what_to_do(before: tuple[str, ...], line: str, reason: str) -> None:
    table = Table()
    for earlier in before:
        table.play(earlier)
    key = table.state.key()
    with pytest.raises(IllegalAction, match=reason):
        table.type(line)
    assert table.state.key() == key


def test_a_value_that_is_used_up_is_refused_by_its_number() -> None:
    table = Table(THREE).play("suspect kingsley abbey 9h mask")
    for clue in ("docks", "tower", "abbey"):
        table.play(f"mark {clue} 2", "pass", "pass")
    table.type("mark museum")
    with pytest.raises(IllegalAction, match="no marker worth 2 left"):
        table.type("value 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wrong_action_is_refused_with_a_reason_that_has_words(language: str) -> None:
    stating, marking, accusing = Table(), in_the_middle(), Table(THREE)
    stating.type("suspect speke")
    marking.type("mark docks")
    accusing.play("suspect kingsley abbey 9h mask").type("accuse speke blank")
    for table in (Table(), stating, in_the_middle(), marking, accusing):
        seat = int(table.state.seat)
        legal = set(table.state.legal_actions())
        for action in set(range(ACTION_SPACE)) - legal:
            reason = GAME.refusal(table.view(seat), action)
            assert reason is not None
            assert reason.key in keys(language)
