"""Whitechapel in a terminal, in the player's language."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.words import LANGUAGES, keys
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.options import WhitechapelOptions

WIDTH = 79


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_fits_and_says_every_word_of_the_drawing(
    language: str, said: set[str]
) -> None:
    for seed in range(4):
        state, rng = GAME.start(WhitechapelOptions()), Random(seed)
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            for viewer in (0, 1, SPECTATOR):
                lines = GAME.draw(GAME.view(state, viewer), language=language).splitlines()
                assert max(len(line) for line in lines) <= WIDTH
    mine = {key for key in keys(language) if key.startswith("whitechapel-draw-")}
    assert {key for key in said if key.startswith("whitechapel-draw-")} == mine
