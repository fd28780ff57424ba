"""Journals as files: readable, the same game again, and nothing but a whole one is read."""

from __future__ import annotations

import functools

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from gaslamp.core.errors import JournalError
from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import dumps, loads
from gaslamp.core.words import say
from gaslamp.games.registry import find_game
from tests.core.test_journal import begun, random_game
from tests.games.follow import follow
from tests.games.scotland_yard.positions import EVERY_OPTIONS

pytestmark = pytest.mark.engine


def read(source: str) -> Journal:
    return loads(source, find_game)


@functools.cache
def saved() -> str:
    """A short game as a file."""
    return dumps(follow(begun(), "double", "taxi 161", "black 135", "taxi 86"))


def refusal(source: str) -> str:
    """Read a file that must be refused, and give the words."""
    with pytest.raises(JournalError) as refused:
        read(source)
    assert say(refused.value.text, "fr").startswith("Ligne ")
    return str(refused.value)


def lines() -> list[str]:
    return saved().splitlines()


def changed(number: int, line: str | None) -> str:
    """Change one line of the saved game, or leave it out; lines are counted from 1."""
    kept = lines()
    kept[number - 1 : number] = [] if line is None else [line]
    return "\n".join(kept) + "\n"


def test_a_file_reads_like_the_game() -> None:
    assert saved() == (
        "gaslamp 1\n"
        "game scotland_yard 1\n"
        "option seats 2\n"
        "option detectives 3\n"
        "option counted_tickets false\n"
        "option voluntary_reveal false\n"
        "actions\n"
        "deal 174\n"
        "deal 103\n"
        "deal 132\n"
        "deal 141\n"
        "double\n"
        "taxi 161\n"
        "black 135\n"
        "taxi 86\n"
        "end 8 ec608671\n"
    )


@pytest.mark.parametrize("options", EVERY_OPTIONS[::5], ids=str)
def test_a_saved_game_is_the_same_game_again(options: object) -> None:
    assert isinstance(options, type(EVERY_OPTIONS[0]))
    journal = random_game(
        3,
        seats=options.seats,
        detectives=options.detectives,
        counted_tickets=options.counted_tickets,
        voluntary_reveal=options.voluntary_reveal,
    )
    again = read(dumps(journal))
    assert again.options == journal.options
    assert again.actions == journal.actions
    assert again.logs == journal.logs
    assert again.state.key() == journal.state.key()
    assert dumps(again) == dumps(journal)


def test_a_game_can_be_saved_before_its_first_action() -> None:
    journal = begun().prefix(0)
    assert read(dumps(journal)).actions == []


def test_a_loaded_game_goes_on() -> None:
    assert len(follow(read(saved()), "taxi 140").actions) == 9


@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_line_ends_of_other_systems_do_no_harm(ending: str) -> None:
    assert read(saved().replace("\n", ending)).actions == read(saved()).actions


@pytest.mark.parametrize("source", ["", "\n", "garbage", "\x00\x01\xff", "PK\x03\x04", "{}"])
def test_what_is_no_journal_is_refused_at_line_1(source: str) -> None:
    assert refusal(source).startswith("Line 1: ")


@pytest.mark.parametrize(
    ("number", "line", "words"),
    [
        (1, "gaslamp 2", "this is not a Gaslamp journal; the first line must be “gaslamp 1”"),
        (2, "game chess 1", "There is no game called “chess”. Games: "),
        (2, "game scotland_yard", "a line such as “game scotland_yard 1” is missing"),
        (2, "game scotland_yard one", "a line such as “game scotland_yard 1” is missing"),
        (
            2,
            "game scotland_yard 2",
            "follows version 2 of the rules, but this program plays version 1",
        ),
        (
            2,
            "game scotland_yard 0",
            "follows version 0 of the rules, but this program plays version 1",
        ),
        (2, f"game scotland_yard {'9' * 5000}", "a line such as “game scotland_yard 1” is missing"),
        (3, "option seats", "“option seats” is neither “option NAME VALUE” nor “actions”"),
        (4, "option seats 3", "“option seats 3” is neither “option NAME VALUE” nor “actions”"),
        (7, "deal 13", "“deal 13” is neither “option NAME VALUE” nor “actions”"),
        (8, "deal 14", "deal 14 is not possible now. Possible: deal 13, "),
        (8, "deal 200", "“deal 200” is not a move I know. Try a station from 1 to 199"),
        (13, "taxi 162", "taxi 162 is not possible: there is no taxi from 174 to 162"),
        (13, "tram 161", "“tram 161” is not a move I know"),
        (13, "", "“” is not a move I know"),
        (13, "taxi ?", "taxi ? is not possible now"),
        (15, "bus 86", "bus 86 is not possible: there is no bus from 103 to 86"),
        (16, "end 8 00000000", "the closing line does not fit the lines above it"),
        (16, "end 9 ec608671", "the closing line does not fit the lines above it"),
        (16, "end ", "the closing line does not fit the lines above it"),
    ],
)
def test_a_broken_line_is_named_with_the_reason(number: int, line: str, words: str) -> None:
    refused = refusal(changed(number, line))
    assert refused.startswith(f"Line {number}: ")
    assert words in refused


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("option seats 9", "“9” is no value for the option “seats”. Possible: a whole number"),
        ("option seats many", "“many” is no value for the option “seats”"),
        (f"option seats {'9' * 5000}", "999…” is no value for the option “seats”"),
        ("option bobbies 2", "There is no option “bobbies”"),
    ],
)
def test_an_option_that_does_not_fit_is_refused_in_its_line(line: str, words: str) -> None:
    refused = refusal(changed(3, line))
    assert refused.startswith("Line 3: ")
    assert words in refused


def test_options_that_contradict_each_other_are_refused_where_they_end() -> None:
    refused = refusal(changed(3, "option seats 6"))
    assert refused.startswith("Line 7: 6 seats can't share 3 detectives")


@pytest.mark.parametrize("kept", range(len(lines())))
def test_a_file_that_ends_too_early_is_refused(kept: int) -> None:
    refused = refusal("".join(f"{line}\n" for line in lines()[:kept]))
    assert refused == f"Line {kept + 1}: the file ends too early, without its closing line"


@pytest.mark.parametrize("kept", range(1, 14))
def test_a_closing_line_that_lost_its_end_is_refused(kept: int) -> None:
    assert refusal(saved()[: -kept - 1]).startswith("Line 16: ")


@pytest.mark.parametrize("more", ["taxi 140", "", "end 8 ec608671", "gaslamp 1"])
def test_what_follows_the_closing_line_is_refused(more: str) -> None:
    assert refusal(saved() + more + "\n") == "Line 17: there is something after the closing line"


@pytest.mark.parametrize("number", range(1, len(lines()) + 1))
def test_a_missing_line_is_refused(number: int) -> None:
    refusal(changed(number, None))


@pytest.mark.parametrize("number", range(1, len(lines()) + 1))
def test_a_line_that_is_there_twice_is_refused(number: int) -> None:
    refusal(changed(number, f"{lines()[number - 1]}\n{lines()[number - 1]}"))


@pytest.mark.parametrize("number", range(1, len(lines())))
def test_two_lines_that_changed_places_are_refused(number: int) -> None:
    kept = lines()
    kept[number - 1], kept[number] = kept[number], kept[number - 1]
    refusal("\n".join(kept))


LINES_LIKE_OURS = st.sampled_from(
    ["taxi 161", "deal 26", "black 115", "double", "actions", "option seats 2", "end 8 ec608671"]
)


@given(st.integers(1, 16), st.text(max_size=30) | LINES_LIKE_OURS)
@example(13, "TAXI 161")
@example(13, "taxi  161")
@example(8, "deal 0174")
@example(3, "option  seats 2")
def test_any_change_of_a_line_is_refused(number: int, line: str) -> None:
    source = changed(number, line)
    assume(source.splitlines() != lines())
    refusal(source)


@given(st.integers(0, 200), st.characters())
def test_any_change_of_a_character_is_refused(at: int, character: str) -> None:
    source = saved()[:at] + character + saved()[at + 1 :]
    assume(source.splitlines() != lines())
    refusal(source)


@given(st.text() | st.lists(LINES_LIKE_OURS | st.text(max_size=8)).map("\n".join))
def test_any_text_is_refused_with_a_line(source: str) -> None:
    assert refusal(source).startswith("Line ")
