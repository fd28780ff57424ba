"""Scotland Yard says everything it has words for, and has words for everything it says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.random import Random

from gaslamp.core.errors import NotationError, OptionsError
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER
from gaslamp.core.text import Text
from gaslamp.core.words import LANGUAGES, keys, say
from gaslamp.games.scotland_yard.actions import ACTION_SPACE
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.rules import ScotlandYard
from tests.games.scotland_yard.positions import (
    EVERY_OPTIONS,
    FAR,
    agree,
    chase,
    give,
    move,
    position,
    strand,
    truth,
)


def said_in_random_games() -> Iterator[Text]:
    for seed, options in enumerate(EVERY_OPTIONS):
        rng = Random(seed)
        journal = Journal(GAME, options)
        yield from GAME.seats(options)
        while journal.state.seat != OVER:
            yield from (choice.text for choice in GAME.choices(truth(journal), journal.state.seat))
            journal.play(journal.state.seat, journal.state.random_action(rng))
            yield from (log[-1].text for log in journal.logs.values())


def refused_positions() -> Iterator[ScotlandYard]:
    """Positions in which each kind of refusal has its place."""
    state = position(74, 92, 117, 3, counted_tickets=True)
    yield state
    for tickets in ({}, {"taxi": 1, "double": 1}, {"taxi": 1, "bus": 1, "underground": 1}):
        poor = state.clone()
        give(poor, 0, **tickets)
        yield poor
    narrow = position(111, 74, *FAR[:2], counted_tickets=True)
    give(narrow, 0, taxi=1, underground=1, double=1)
    yield move(narrow, "double")
    hunt = chase(104, 74, 92, 2)
    yield hunt
    poor = hunt.clone()
    strand(poor, 1)
    yield poor


def refused() -> Iterator[Text]:
    for state in refused_positions():
        legal = set(state.legal_actions())
        for action in range(ACTION_SPACE):
            reason = None if action in legal else GAME.refusal(state, action)
            if reason is not None:
                yield reason
    with pytest.raises(OptionsError) as caught:
        agree(seats=4, detectives=5)
    yield caught.value.text
    with pytest.raises(NotationError) as misread:
        GAME.parse("taxi 200")
    yield from pieces(misread.value.text)


def pieces(message: Text) -> Iterator[Text]:
    yield message
    for value in message.args.values():
        if isinstance(value, Text):
            yield from pieces(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_said_and_nothing_is_said_without_words(language: str) -> None:
    said = {repr(text): text for text in [*said_in_random_games(), *refused(), GAME.title()]}
    for text in said.values():
        assert say(text, language)
    used = {piece.key for text in said.values() for piece in pieces(text)}
    pages = ("about", "option-", "notebook-", "draw-")
    explained = tuple(f"scotland-yard-{page}" for page in pages)
    mine = {key for key in keys(language) if key.startswith("scotland-yard-")}
    assert used - {"core-bad-notation"} == {key for key in mine if not key.startswith(explained)}
