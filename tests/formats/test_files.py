"""Files that released versions wrote are read, played on and replayed; newer ones are refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from gaslamp.arena.game_runner import match_game
from gaslamp.arena.match import GameResult
from gaslamp.arena.match_file import MatchFile, MatchFileRefused, read_match
from gaslamp.arena.predictability import decisions
from gaslamp.cli import saved_games
from gaslamp.core import journal_file, seat_record
from gaslamp.core.errors import JournalError, NewerFormat
from gaslamp.core.state import OVER, State
from gaslamp.core.stored_format import JsonObject, StoredFormat
from gaslamp.games.registry import find_game
from tests.formats.files import RELEASES


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def files(pattern: str) -> list[Path]:
    found = [path for release in RELEASES for path in sorted(release.glob(pattern))]
    assert found
    return found


@pytest.mark.parametrize("file", files("*.gaslamp"), ids=named)
def test_a_journal_of_a_release_goes_on_and_is_written_anew(file: Path) -> None:
    journal = journal_file.loads(file.read_text(), find_game)
    if journal.state.seat != OVER:
        journal.replay(int(journal.state.legal_actions()[0]))
    again = journal_file.loads(journal_file.dumps(journal), find_game)
    assert again.actions == journal.actions
    assert again.options == journal.options
    assert again.state.text() == journal.state.text()


@pytest.mark.parametrize("file", files("*.side"), ids=named)
def test_a_side_of_a_release_is_what_its_journal_shows(file: Path) -> None:
    seen = seat_record.loads(file.read_text(), find_game)
    name, viewer, _ = file.name.split(".")
    journal = journal_file.loads((file.parent / f"{name}.gaslamp").read_text(), find_game)
    assert seen == seat_record.seat_record_of(journal, int(viewer))
    assert seat_record.loads(seat_record.dumps(seen), find_game) == seen


@pytest.mark.parametrize("file", files("*.jsonl"), ids=named)
def test_the_games_of_a_match_replay_as_they_were_played(file: Path) -> None:
    terms, games = read_match(file)
    game, options, _ = match_game(terms)
    assert games
    for played in games:
        state: State = game.start(options)
        for action in played.actions:
            assert action in state.legal_actions()
            state.apply(action)
        assert state.seat == OVER
        assert decisions(terms, played, 0)


def test_a_match_of_a_release_goes_on_where_the_rules_are_the_same(tmp_path: Path) -> None:
    for file in files("mr_jack.jsonl"):
        copy = tmp_path / "match.jsonl"
        shutil.copy(file, copy)
        terms, games = read_match(copy)
        with MatchFile(terms, copy) as record:
            assert list(record.played.values()) == games
            more = msgspec.structs.replace(
                games[0], job=msgspec.structs.replace(games[0].job, deal=99)
            )
            record.add(more)
        assert read_match(copy)[1] == [*games, more]
        assert isinstance(more, GameResult)


def test_a_kept_game_of_a_release_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    for release in RELEASES:
        monkeypatch.setattr(saved_games, "save_folder", lambda release=release: release / "shelf")
        (kept,) = saved_games.latest()
        assert kept.note == saved_games.SaveNote("mr_jack", "1", "club")


def test_a_journal_of_a_newer_format_is_refused_in_words() -> None:
    for file in files("mr_jack.gaslamp"):
        newer = file.read_text().replace("gaslamp 2", "gaslamp 3", 1)
        with pytest.raises(JournalError, match=r"Line 1: .* newer Gaslamp, in format 3"):
            journal_file.loads(newer, find_game)


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("gaslamp-side 1", "gaslamp-side 2", "newer Gaslamp, in format 2"),
        ("game mr_jack 2", "game mr_jack 99", "follows version 99 of the rules"),
    ],
)
def test_a_side_of_a_newer_version_is_refused_in_words(before: str, after: str, why: str) -> None:
    for file in files("mr_jack.0.side"):
        with pytest.raises(JournalError, match=why):
            seat_record.loads(file.read_text().replace(before, after, 1), find_game)


def test_a_match_of_a_newer_format_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text('{"format":99,"kind":"terms"}\n')
    with pytest.raises(MatchFileRefused, match="newer Gaslamp, in format 99"):
        read_match(file)


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that was stored as `words` once, and as a list of lines before that."""

    words: str


def _joined(note: JsonObject) -> JsonObject:
    return {"text": " ".join(note["lines"])}


def _renamed(note: JsonObject) -> JsonObject:
    return {"words": note["text"]}


NOTES: StoredFormat[Note] = StoredFormat(Note, [_joined, _renamed])


@pytest.mark.parametrize(
    "body",
    [
        b'{"lines":["a","b"]}',
        b'{"format":1,"lines":["a","b"]}',
        b'{"format":2,"text":"a b"}',
        b'{"format":3,"words":"a b"}',
        b'{ "words": "a b", "format": 3 }',
    ],
)
def test_each_format_is_upgraded_step_by_step(body: bytes) -> None:
    assert NOTES.decode(body) == Note("a b")


def test_the_newest_format_is_written() -> None:
    assert NOTES.encode(Note("a b")) == b'{"format":3,"words":"a b"}'


def test_a_newer_format_is_refused() -> None:
    with pytest.raises(NewerFormat, match=r"format 4.*up to 3"):
        NOTES.decode(b'{"format":4,"words":"a b"}')


@pytest.mark.parametrize(
    "body", [b"[]", b"1", b"{", b'{"format":0}', b'{"format":"x"}', b'{"format":3,"word":""}']
)
def test_what_is_no_stored_object_is_refused(body: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        NOTES.decode(body)
