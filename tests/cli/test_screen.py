"""What the screen says: news, choices, how a game ended."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.random import Random

from gaslamp.cli.screen import choice_lines, news, result
from gaslamp.cli.seat_options import make_table
from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play.typed_words import TypedWords
from tests.cli.desk import DEALT, recorded, rehearsed


def finished(name: str, choose: Callable[[Journal, Random], int], **options: int) -> Journal:
    game, rng = find_game(name), Random(1)
    journal = Journal(game, game.options(**options))
    journal.advance(seeded(rng))
    while journal.state.seat != OVER:
        journal.play(int(journal.state.seat), choose(journal, rng))
        journal.advance(seeded(rng))
    return journal


def at_random(journal: Journal, rng: Random) -> int:
    return journal.state.random_action(rng)


def passing(journal: Journal, rng: Random) -> int:
    """Pass wherever it is possible, so that nobody accuses."""
    passes = journal.game.parse("pass")
    return passes if passes in journal.state.legal_actions() else at_random(journal, rng)


def test_how_one_side_won_is_told_in_a_sentence() -> None:
    journal = finished("scotland_yard", at_random)
    assert translate(result(journal)) == translate(journal.game.ended(journal.view(SPECTATOR)))


def test_players_who_play_for_themselves_share_a_draw() -> None:
    journal = finished("lady_alice", passing, round_limit=1, seats=3)
    assert translate(result(journal)) == (
        "After round 1 the case is still open: a draw between Blue, Red and Yellow. "
        "Points: Blue 0, Red 0, Yellow 0."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_ending_says_how_and_why(name: str, language: str) -> None:
    journal = rehearsed(name, [0], seed=7).journal
    ended = journal.game.ended(journal.view(SPECTATOR))
    assert translate(ended, language) in translate(result(journal), language)


def test_what_was_forced_is_told_as_such() -> None:
    journal = recorded(*DEALT, "taxi 102", "taxi 99", "taxi 10")
    table = make_table(journal, frozenset({1}), "random", 1)
    assert news(table, as_seat(1), 7, 1, "en") == [
        "  Detective 1 takes a taxi to 99.",
        "  Detective 2 takes a taxi to 10. (Nothing else was possible.)",
    ]
    assert "possible" not in "".join(news(table, as_seat(1), 7, 2, "en"))


def choices(journal: Journal, wanted: str = "", width: int = 79, language: str = "en") -> list[str]:
    seats = range(len(journal.game.seats(journal.options)))
    table = make_table(journal, frozenset(seats), "random", 1)
    words = TypedWords(journal.game, language)
    return choice_lines(table, as_seat(table.seat), words, wanted, width)


def test_few_choices_stand_one_a_line() -> None:
    assert choices(recorded(*DEALT, "taxi 102"))[0] == "  taxi 99    take a taxi"


@pytest.mark.parametrize("width", [79, 119])
def test_many_choices_stand_side_by_side_and_none_is_left_out(width: int) -> None:
    journal = with_many_choices("mr_jack")
    lines = choices(journal, width=width)
    assert max(len(line) for line in lines) <= width
    listed = {choice.notation for choice in journal.choices(int(journal.state.seat))}
    assert len(lines) < len(listed)
    assert all(any(notation in line for line in lines) for notation in listed)


def with_many_choices(name: str) -> Journal:
    """Play until the seat on turn has many choices."""
    game, rng = find_game(name), Random(5)
    journal = Journal(game, game.options())
    journal.advance(seeded(rng))
    while len(journal.choices(int(journal.state.seat))) < 15:
        journal.play(int(journal.state.seat), journal.state.random_action(rng))
        journal.advance(seeded(rng))
    return journal


def test_choices_are_filtered_by_words_of_their_notation_or_their_meaning() -> None:
    journal = recorded(*DEALT)
    assert [line.split()[0] for line in choices(journal, "double")] == ["double"]
    assert {line.split()[0] for line in choices(journal, "tax")} == {"taxi"}
    assert {line.split()[0] for line in choices(journal, "take a taxi")} == {"taxi"}
    assert choices(journal, "zeppelin") == []
