"""Who acts reads “you”; everybody else, and a finished game told to all, reads the name."""

from __future__ import annotations

import pytest
from librt.random import Random

from gaslamp.core.journal import Journal, seeded
from gaslamp.core.log import full_log
from gaslamp.core.second_person import (
    TO_LOSER,
    TO_READER,
    TO_WINNER,
    third_person,
    to_player,
    to_reader,
)
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.testing.message_checks import pieces
from gaslamp.core.text import text
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.games.registry import GAMES, find_game


def test_a_message_speaks_to_the_reader_where_it_has_such_words() -> None:
    ride = text("scotland-yard-log-taxi", pawn="mister-x", number=0, station=92)
    assert translate(to_reader(ride)) == "You take a taxi to 92."
    assert third_person(to_reader(ride)) == ride
    stay = text("scotland-yard-log-stay", number=2)
    assert to_reader(stay) == stay


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_the_reader_stand_beside_words_for_the_others(language: str) -> None:
    spoken = {key for key in keys(language) if key.endswith(TO_READER) and "-log-" in key}
    assert spoken
    assert {key.removesuffix(TO_READER) for key in spoken} <= keys(language)


def test_an_end_is_told_to_whoever_lost_it_and_to_the_others_by_name() -> None:
    caught = text("scotland-yard-ended-caught", number=2, station=24, round=3)
    told = to_player(caught, has_won=False)
    assert translate(told) == "Detective 2 caught you at station 24 in round 3."
    assert to_player(caught, has_won=True) == caught


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_a_winner_or_a_loser_stand_beside_words_for_everybody(language: str) -> None:
    told = {key for key in keys(language) if "-ended-" in key and key.endswith(("-won", "-lost"))}
    assert told
    assert {key.removesuffix(TO_WINNER).removesuffix(TO_LOSER) for key in told} <= keys(language)


@pytest.mark.parametrize(
    ("solver", "winner", "told"),
    [
        (0, 0, "You solved the case by an accusation: you win with 3 points."),
        (1, 0, "Red solved the case by an accusation: you win with 3 points."),
        (0, 1, "You solved the case by an accusation, but Red wins with 3 points."),
        (1, 1, "Red solved the case by an accusation: Red wins with 3 points."),
    ],
)
def test_who_solved_the_case_reads_so_whoever_wins(solver: int, winner: int, told: str) -> None:
    children = ("blue", "red")
    ended = text(
        "lady-alice-ended-accusation",
        who=text(f"lady-alice-{children[solver]}"),
        winners=text(f"lady-alice-{children[winner]}"),
        solver="you" if solver == 0 else "other",
        number=1,
        points=3,
    )
    assert translate(to_player(ended, has_won=winner == 0)) == told


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


@pytest.mark.parametrize("name", ["scotland_yard", "mr_jack_pocket"])
def test_a_headline_about_the_reader_says_you(name: str) -> None:
    game = find_game(name)
    journal = Journal(game, game.options())
    rng = Random(3)
    while journal.state.seat != OVER:
        if journal.state.seat >= 0:
            journal.play(int(journal.state.seat), journal.state.random_action(rng))
        else:
            journal.advance_once(seeded(rng))

    def headlines(viewer: int) -> set[str]:
        lines = journal.log_lines(viewer, 0)
        return {line.headline.key for line in lines if line.headline is not None}

    assert any(key.endswith(TO_READER) for key in headlines(0))
    assert not any(key.endswith(TO_READER) for key in headlines(SPECTATOR))
