"""`gaslamp puzzles`: found in bots' games, proved again, solved by a person."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from gaslamp.core.board import name_of
from gaslamp.core.translation import LANGUAGES
from gaslamp.learn.puzzle_file import Puzzle, loads, puzzles_of
from gaslamp.learn.puzzle_search import PuzzleFinder, PuzzleSearch
from tests.cli.desk import gaslamp
from tests.learn.puzzling import proved

WHERE = next(
    number
    for number, puzzle in enumerate(puzzles_of("scotland_yard"), start=1)
    if puzzle.kind == "where"
)
ANSWER = name_of(puzzles_of("scotland_yard")[WHERE - 1].answer)


def test_every_puzzle_of_a_game_is_proved_again() -> None:
    printed = gaslamp("puzzles", "scotland-yard", "--check")
    count = len(puzzles_of("scotland_yard"))
    assert (printed.code, printed.err) == (0, "")
    assert printed.out.count(": proved.") == count
    assert f"All {count} puzzles are proved." in printed.out


def test_a_puzzle_that_can_not_be_proved_is_named_and_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, *others = puzzles_of("scotland_yard")
    wrong = next(iter(proved("scotland_yard", 1).proof.against))
    planted = (replace(first, answer=wrong), *others)
    monkeypatch.setattr("gaslamp.cli.puzzle_command.puzzles_of", lambda _: planted)
    printed = gaslamp("puzzles", "scotland_yard", "--check")
    assert printed.code == 2
    assert f"the proof finds another answer: {first.answer}, not {wrong}" in printed.out
    assert f"1 of {len(planted)} puzzles" in printed.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_solves_a_puzzle_after_a_wrong_try(language: str) -> None:
    wrong = name_of(next(iter(proved("scotland_yard", WHERE).proof.against)))
    typed = ("the moon", wrong, ANSWER)
    command = ("puzzles", "scotland_yard", "--solve", str(WHERE), "--lang", language)
    printed = gaslamp(*command, typed=typed)
    right = {"en": f"Right: {ANSWER}.", "fr": f"Exact : {ANSWER}."}[language]
    assert printed.code == 0
    before, _, after = printed.out.partition(f"> {wrong}\n")
    assert right not in before
    assert right in after
    assert after.index(wrong) < after.index(right)  # the reason speaks of what was tried


def test_a_person_can_be_told_or_leave() -> None:
    command = ("puzzles", "scotland_yard", "--solve", str(WHERE))
    told = gaslamp(*command, typed=["solution"])
    assert f"The answer is {ANSWER}." in told.out
    assert f"So Mister X is at {ANSWER}." in told.out
    assert "The answer" not in gaslamp(*command, typed=["quit"]).out


def test_what_is_found_is_added_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "found.toml"
    search = ("puzzles", "scotland_yard", "--bot", "novice", "--each", "1", "--write", str(file))
    first = gaslamp(*search, "--games", "6", "--seed", "3")
    found = loads(file.read_text(encoding="utf-8"))
    assert first.code == 0
    assert len(found) == first.out.count("found in game") > 0
    for seed in ("3", "40"):
        assert gaslamp(*search, "--games", "6", "--seed", seed).code == 0
    more = loads(file.read_text(encoding="utf-8"))
    assert all(one in more for one in found)
    assert [one.difficulty for one in more] == sorted(one.difficulty for one in more)
    assert len(more) > len(found)
    assert len({(one.kind, one.answer) for one in more}) == len(more)


def test_what_is_searched_is_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[PuzzleSearch] = []

    def nothing(finder: PuzzleFinder) -> Iterator[list[Puzzle]]:
        searched.append(finder.search)
        return iter(())

    monkeypatch.setattr(PuzzleFinder, "run", nothing)
    asked = ("--games", "7", "--seed", "40", "--bot", "novice", "--each", "3")
    assert gaslamp("puzzles", "scotland_yard", *asked).code == 0
    assert searched == [PuzzleSearch("novice", 7, 40, 3)]


def test_after_ctrl_c_what_was_found_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(finder: PuzzleFinder) -> Iterator[list[Puzzle]]:
        finder.found.append(puzzles_of("scotland_yard")[0])
        yield finder.found
        raise KeyboardInterrupt

    monkeypatch.setattr(PuzzleFinder, "run", interrupted)
    file = tmp_path / "found.toml"
    assert gaslamp("puzzles", "scotland_yard", "--write", str(file)).code == 130
    assert loads(file.read_text(encoding="utf-8"))[0].moves == puzzles_of("scotland_yard")[0].moves


@pytest.mark.parametrize(
    "wrong",
    [
        ("--games", "0"),
        ("--seed", "-1"),
        ("--each", "1000"),
        ("--bot", "nobody"),
        ("--solve", "1000"),
        ("--sead", "3"),
        ("--write", "/dev/null/puzzles.toml"),
    ],
)
def test_what_can_not_be_done_is_refused_in_a_line(wrong: tuple[str, ...]) -> None:
    games = () if "--games" in wrong else ("--games", "1")
    printed = gaslamp("puzzles", "scotland_yard", *games, *wrong)
    assert printed.code == 2
    assert printed.err.count("\n") == 1
