"""`gaslamp balance`: the table of a game's variants, its files, and Ctrl-C in the middle of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from gaslamp.arena.match import MatchJob, Terms
from gaslamp.arena.match_file import read_match
from gaslamp.arena.runners import JobRunner, PlayedGames, run_here
from gaslamp.cli import balance_command
from gaslamp.core.translation import LANGUAGES
from tests.cli.desk import gaslamp

QUICK = ("--bot", "random", "--games", "2")


def test_a_row_for_each_variant_and_each_start_is_printed() -> None:
    printed = gaslamp("balance", "scotland_yard", *QUICK)
    assert (printed.code, printed.err) == (0, "")
    for words in ("Detectives: 3", "Detectives: 5", "Mister X", "the detectives", "deal "):
        assert words in printed.out
    assert "wider than ±4 points" in printed.out
    assert "How games end, Detectives: 4: " in printed.out


def test_a_variant_that_was_asked_for_is_measured_alone() -> None:
    printed = gaslamp("balance", "scotland_yard", *QUICK, "--detectives", "4", "--counted-tickets")
    assert "Detectives: 4, Limited tickets" in " ".join(printed.out.split())
    assert "Detectives: 3" not in printed.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_both_languages(language: str) -> None:
    printed = gaslamp("balance", "lady_alice", *QUICK, "--lang", language)
    assert printed.code == 0
    assert "arena-" not in printed.out
    assert {"en": "Players: 5", "fr": "Joueurs : 5"}[language] in printed.out


def test_games_are_kept_in_a_folder_and_not_played_again(desk: Path) -> None:
    command = ["balance", "mr_jack", *QUICK, "--folder", "new/balance"]
    first = gaslamp(*command)
    files = sorted(path.name for path in (desk / "new/balance").iterdir())
    assert files == ["mr_jack-board-first.jsonl", "mr_jack-board-revised.jsonl"]
    kept = [(desk / "new/balance" / name).read_bytes() for name in files]
    assert gaslamp(*command).out == first.out
    assert [(desk / "new/balance" / name).read_bytes() for name in files] == kept
    refused = gaslamp(*command, "--seed", "5")
    assert (refused.code, refused.out) == (2, "")
    assert "holds another match" in refused.err


def test_ctrl_c_prints_what_was_played_and_how_to_go_on(
    desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopping(terms: Terms, jobs: Iterator[MatchJob]) -> PlayedGames:
        yield from run_here(terms, islice(jobs, 1))
        raise KeyboardInterrupt

    def stopped(jobs: int, cluster: str | None) -> JobRunner:
        return stopping

    command = ["balance", "mr_jack_pocket", *QUICK, "--folder", "balance"]
    with monkeypatch.context() as patch:
        patch.setattr(balance_command, "runner", stopped)
        printed = gaslamp(*command)
    assert printed.code == 130
    assert "usual rules" in printed.out
    assert "One game is left. The same command goes on from balance." in printed.out
    assert gaslamp(*command).out == gaslamp(*command[:-2]).out
    assert len(read_match(desk / "balance" / "mr_jack_pocket-usual.jsonl")[1]) == 2


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--games", "0"], "is not a number of games"),
        (["--jobs", "0"], "is not a number of processes"),
        (["--seed", "-1"], "is not a seed"),
        (["--bot", "holmes"], "no bot called “holmes”"),
        (["--sead", "1"], "--folder"),
        (["--board", "third"], "first, revised"),
        (["--bot", "random", "--folder", "taken"], "taken"),
    ],
)
def test_what_can_not_be_measured_is_refused(desk: Path, arguments: list[str], reason: str) -> None:
    (desk / "taken").write_text("", encoding="utf-8")
    printed = gaslamp("balance", "mr_jack", *arguments)
    assert (printed.code, printed.out) == (2, "")
    assert reason in printed.err
    assert printed.err.count("\n") == 1
