"""What may be said in any position: every action has words, and French sentences contract."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from gaslamp.core.codes import Action, Sight
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import Text
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.mr_jack.actions import ACTION_SPACE, CHARACTERS
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.mr_jack.positions import VIEWERS, position


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["smith", "gull", "goodley"])
def test_every_action_has_words_in_every_language(card: str, language: str) -> None:
    view = GAME.view(position(card), SPECTATOR)
    for action in range(ACTION_SPACE):
        words = translate(GAME.describe(view, Sight(action), view), language)
        assert words[0].isupper()
        assert words.rstrip("” »")[-1] in ".!"


def said_in(state: MrJack, card: str | None) -> Iterator[Text]:
    """Collect all that may be said in a position."""
    view = GAME.view(state, int(state.seat))
    legal = set(state.legal_actions())
    for action in range(GAME.parse("jack holmes")):
        reason = None if action in legal else GAME.refusal(view, action)
        if reason is not None:
            yield reason
    if card is not None:
        for action in range(ACTION_SPACE):
            yield GAME.describe(view, Sight(action), view)
        for action in legal:
            yield GAME.label(view, Action(action))
    for viewer in VIEWERS:
        yield GAME.view(state, viewer).expected


@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
@pytest.mark.parametrize("card", [*CHARACTERS, None])
def test_no_french_sentence_lacks_an_elision_or_a_contraction(card: str | None, seat: int) -> None:
    texts = list(said_in(position(card, seat=seat, jack="smith"), card))
    wrong = re.compile(r"\b(?:d|qu|l|n|s)[ea] [aeiouéê]|\b(?:de|à) les? ", re.IGNORECASE)
    said = {translate(one, "fr") for one in texts}
    assert [words for words in said if wrong.search(words)] == []
