"""Journals as files: readable, the same game again, and nothing but a whole one is read."""

from __future__ import annotations

import functools
import zlib

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from gaslamp.core.errors import JournalError
from gaslamp.core.journal import Journal, UndoEvent
from gaslamp.core.journal_file import dumps, loads
from gaslamp.core.translation import translate
from gaslamp.games.registry import find_game
from gaslamp.games.scotland_yard.game import GAME
from gaslamp.games.scotland_yard.options import ScotlandYardOptions
from tests.core.games_of_scotland_yard import EVERY_OPTIONS, begun, random_game
from tests.games.follow import follow

pytestmark = pytest.mark.engine


def read(source: str) -> Journal:
    return loads(source, find_game)


@functools.cache
def saved() -> str:
    """A short game as a file."""
    journal = follow(begun(), "double", "taxi 173")
    journal.undo(0)
    return dumps(follow(journal, "double", "taxi 161", "black 135", "taxi 86"))


SEAL = saved().split()[-1]


def refusal(source: str) -> str:
    """Read a file that must be refused, and give the words."""
    with pytest.raises(JournalError) as refused:
        read(source)
    assert translate(refused.value.text, "fr").startswith("Ligne ")
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
        "gaslamp 2\n"
        f"game scotland_yard {GAME.version}\n"
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
        "taxi 173\n"
        "undo 2\n"
        "double\n"
        "taxi 161\n"
        "black 135\n"
        "taxi 86\n"
        f"end 11 {SEAL}\n"
    )


def test_the_closing_line_counts_the_story_and_seals_all_lines() -> None:
    above = saved().rpartition("end ")[0].removesuffix("\n")
    assert f"{zlib.crc32(above.encode()):08x}" == SEAL
    assert lines()[-1].startswith(f"end {len(lines()) - 8} ")


@pytest.mark.parametrize("options", EVERY_OPTIONS[::5], ids=str)
def test_a_saved_game_is_the_same_game_again(options: ScotlandYardOptions) -> None:
    journal = random_game(3, options)
    again = read(dumps(journal))
    assert again.options == journal.options
    assert again.events == journal.events
    assert again.logs == journal.logs
    assert again.state == journal.state
    assert dumps(again) == dumps(journal)


def test_what_was_taken_back_is_saved_and_loaded_with_the_story() -> None:
    again = read(saved())
    assert UndoEvent(2) in again.events
    assert len(again.actions) == len(again.events) - 3
    assert [GAME.notation(entry.sight) for entry in again.seen(1)][4:] == [
        *("double", "taxi ?", "black ?"),
        "taxi 86",
    ]


def test_a_half_made_move_is_saved_as_half_made() -> None:
    journal = follow(begun(), "double")
    again = read(dumps(journal))
    assert again.pending == 1
    assert len(again.logs[1]) == 4
    again.undo(0)
    assert again.state == begun().state


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
        (1, "gaslamp 1", "this is not a Gaslamp journal; the first line must be “gaslamp 2”"),
        (2, "game chess 1", "There is no game called “chess”. Games: "),
        (2, "game scotland_yard", "a line such as “game scotland_yard 1” is missing"),
        (2, "game scotland_yard one", "a line such as “game scotland_yard 1” is missing"),
        (
            2,
            "game scotland_yard 1",
            f"follows version 1 of the rules, but this program plays version {GAME.version}",
        ),
        (
            2,
            "game scotland_yard 0",
            f"follows version 0 of the rules, but this program plays version {GAME.version}",
        ),
        (2, f"game scotland_yard {'9' * 5000}", "a line such as “game scotland_yard 1” is missing"),
        (3, "option seats", "“option seats” is neither “option NAME VALUE” nor “actions”"),
        (4, "option seats 3", "“option seats 3” is neither “option NAME VALUE” nor “actions”"),
        (7, "deal 13", "“deal 13” is neither “option NAME VALUE” nor “actions”"),
        (19, "end 11 00000000", "the closing line does not fit the lines above it"),
        (19, f"end 12 {SEAL}", "the closing line does not fit the lines above it"),
        (19, "end ", "the closing line does not fit the lines above it"),
    ],
)
def test_a_broken_line_is_named_with_the_reason(number: int, line: str, words: str) -> None:
    refused = refusal(changed(number, line))
    assert refused.startswith(f"Line {number}: ")
    assert words in refused


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (8, "deal 14"),
        (8, "deal 200"),
        (8, "undo 0"),
        (8, "undo 1"),
        (14, "undo 1"),
        (14, "undo 3"),
        (14, "undo two"),
        (14, f"undo {'9' * 5000}"),
        (14, "undo"),
        (16, "taxi 162"),
        (16, "tram 161"),
        (16, ""),
        (16, "taxi ?"),
        (18, "bus 86"),
        (18, "undo 3"),
    ],
)
def test_what_does_not_follow_is_named_by_its_line_alone(number: int, line: str) -> None:
    """What would follow could be a secret: whose file it is, nobody knows."""
    refused = refusal(changed(number, line))
    assert refused == f"Line {number}: this does not follow from what happened before"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("option seats 9", "“9” is not a value of the option “seats”. Possible: a whole number"),
        ("option seats many", "“many” is not a value of the option “seats”"),
        (f"option seats {'9' * 5000}", "999…” is not a value of the option “seats”"),
        ("option bobbies 2", "There is no option “bobbies”"),
    ],
)
def test_an_option_that_does_not_fit_is_refused_in_its_line(line: str, words: str) -> None:
    refused = refusal(changed(3, line))
    assert refused.startswith("Line 3: ")
    assert words in refused


def test_options_that_contradict_each_other_are_refused_where_they_end() -> None:
    refused = refusal(changed(3, "option seats 6"))
    assert refused.startswith("Line 7: 6 players can’t share 3 detectives")


@pytest.mark.parametrize("kept", range(len(lines())))
def test_a_file_that_ends_too_early_is_refused(kept: int) -> None:
    refused = refusal("".join(f"{line}\n" for line in lines()[:kept]))
    assert refused == f"Line {kept + 1}: the file ends too early, without its closing line"


@pytest.mark.parametrize("kept", range(1, 14))
def test_a_closing_line_that_lost_its_end_is_refused(kept: int) -> None:
    assert refusal(saved()[: -kept - 1]).startswith("Line 19: ")


@pytest.mark.parametrize("more", ["taxi 140", "", f"end 11 {SEAL}", "gaslamp 2"])
def test_what_follows_the_closing_line_is_refused(more: str) -> None:
    assert refusal(saved() + more + "\n") == "Line 20: there is something after the closing line"


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
    [
        "taxi 161",
        "deal 26",
        "black 115",
        "double",
        "actions",
        "option seats 2",
        f"end 11 {SEAL}",
        "undo 2",
    ]
)


@given(st.integers(1, 19), st.text(max_size=30) | LINES_LIKE_OURS)
@example(13, "TAXI 173")
@example(13, "taxi  173")
@example(14, "undo 02")
@example(14, "UNDO 2")
@example(8, "deal 0174")
@example(3, "option  seats 2")
def test_any_change_of_a_line_is_refused(number: int, line: str) -> None:
    source = changed(number, line)
    assume(source.splitlines() != lines())
    refusal(source)


@given(st.integers(0, 200), st.characters())
@example(saved().index("seats") + len("seats "), "\ud800")
@example(saved().rindex("taxi"), "\ud800")
def test_any_change_of_a_character_is_refused(at: int, character: str) -> None:
    source = saved()[:at] + character + saved()[at + 1 :]
    assume(source.splitlines() != lines())
    refusal(source)


@given(st.text() | st.lists(LINES_LIKE_OURS | st.text(max_size=8)).map("\n".join))
def test_any_text_is_refused_with_a_line(source: str) -> None:
    assert refusal(source).startswith("Line ")
