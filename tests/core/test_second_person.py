"""Who acts reads “you”; everybody else, and a finished game told to all, reads the name."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.journal import Journal, seeded
from gaslamp.core.log import full_log
from gaslamp.core.second_person import TO_READER, third_person, to_reader
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.testing.message_checks import pieces
from gaslamp.core.text import text
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.games.registry import GAMES, find_game


def test_a_message_speaks_to_the_reader_where_it_has_such_words() -> None:
    ride = text("scotland-yard-log-taxi", who=text("scotland-yard-mister-x"), station=92)
    assert translate(to_reader(ride)) == "You take a taxi to 92."
    assert third_person(to_reader(ride)) == ride
    stay = text("scotland-yard-log-stay", number=2)
    assert to_reader(stay) == stay


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_the_reader_stand_beside_words_for_the_others(language: str) -> None:
    spoken = {key for key in keys(language) if key.endswith(TO_READER) and "-log-" in key}
    assert spoken
    assert {key.removesuffix(TO_READER) for key in spoken} <= keys(language)


@pytest.mark.parametrize("name", GAMES)
def test_only_seats_are_spoken_to(name: str) -> None:
    game = find_game(name)
    journal = Journal(game, game.options())
    rng = Random(7)
    while journal.state.seat != OVER:
        if journal.state.seat >= 0:
            journal.play(int(journal.state.seat), journal.state.random_action(rng))
        else:
            journal.advance_once(seeded(rng))
    to_seats = {
        piece.key
        for seat in journal.logs
        for line in journal.log_texts(seat)
        for piece in pieces(line)
    }
    to_all = [*journal.log_texts(SPECTATOR), *full_log(game, journal.options, journal.actions)]
    assert any(key.endswith(TO_READER) for key in to_seats)
    assert not any(piece.key.endswith(TO_READER) for line in to_all for piece in pieces(line))
