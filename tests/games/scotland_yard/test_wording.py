"""Every word of Scotland Yard is said: by recorded games, moments, refusals or elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaslamp.core.errors import NotationError, OptionsError
from gaslamp.core.testing.message_checks import pieces
from gaslamp.core.text import Text
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.games.scotland_yard.actions import ACTION_SPACE, TICKETS
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from gaslamp.games.scotland_yard.rules.state import ScotlandYard
from tests.games.scotland_yard.positions import FAR, chase, give, move, position
from tests.golden.words import words_of

# Said elsewhere than in the log: each has tests of its own.
ELSEWHERE = (
    "measure",  # in reviews
    *("about", "option-", "notebook-", "draw-", "typed-", "kind-", "tiny-", "reason-"),
    *("lesson-", "puzzle-", "scenario-", "left"),
)


def refused_positions() -> Iterator[ScotlandYard]:
    """Positions in which each kind of refusal has its place."""
    state = position(74, 92, 117, 3, counted_tickets=True)
    yield state
    for tickets in ({"taxi": 1}, {"taxi": 1, "double": 1}, {"bus": 1, "underground": 1}):
        poor = state.clone()
        give(poor, 0, **tickets)
        yield poor
    narrow = position(111, 74, *FAR[:2], counted_tickets=True)
    give(narrow, 0, taxi=1, underground=1, double=1)
    yield move(narrow, "double")
    hunt = chase(104, 74, 92, 2)
    yield hunt
    for tickets in ({"taxi": 1}, {"bus": 1, "underground": 1}):
        poor = hunt.clone()
        give(poor, 1, **tickets)
        yield poor


def refused() -> Iterator[Text]:
    for state in refused_positions():
        legal = set(state.legal_actions())
        view = GAME.view(state, int(state.seat))
        for action in range(ACTION_SPACE):
            reason = None if action in legal else GAME.refusal(view, action)
            if reason is not None:
                yield reason
    with pytest.raises(OptionsError) as caught:
        ScotlandYardOptions(seats=4, detectives=5)
    yield caught.value.text
    with pytest.raises(NotationError) as misread:
        GAME.parse("taxi 200")
    yield from pieces(misread.value.text)


def other_words() -> Iterator[Text]:
    """The words shown from the start: the title, seats, tickets, and names on the board."""
    yield GAME.title()
    yield from map(GAME.message, TICKETS)
    for seats in (2, 3):
        options = ScotlandYardOptions(seats=seats)
        yield from GAME.seats(options)
        yield from (element.label for element in GAME.board(options).elements)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_said_and_nothing_is_said_without_words(language: str) -> None:
    said = {repr(text): text for text in (*refused(), *other_words())}
    for text in said.values():
        assert translate(text, language)
    used = {piece.key for text in said.values() for piece in pieces(text)}
    used |= {key for key in words_of("scotland_yard").keys if key.startswith("scotland-yard-")}
    explained = tuple(f"scotland-yard-{page}" for page in ELSEWHERE)
    mine = {key for key in keys(language) if key.startswith("scotland-yard-")}
    assert used - {"core-bad-notation"} == {key for key in mine if not key.startswith(explained)}
