"""`gaslamp arena`: tables, files and pictures of a match, and Ctrl-C in the middle of one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gaslamp.arena import ladder
from gaslamp.arena.match_file import read_lines, read_match
from gaslamp.arena.summary import Summary
from gaslamp.core.translation import LANGUAGES
from tests.cli.desk import gaslamp
from tests.cli.test_process import PATIENCE, PROGRAM
from tests.waiting import wait_until

SLOW = "tests.arena.players:Slow"
DREAMER = "tests.arena.players:Dreamer:dreams=4"
ROOT = Path(__file__).parents[2]


def test_a_match_is_told_by_role_with_intervals_a_ladder_and_times() -> None:
    printed = gaslamp("arena", "mr_jack_pocket", "random", DREAMER, "--games", "40")
    assert (printed.code, printed.err) == (0, "")
    for words in ("Jack", "the Investigator", "mean of both", "95% interval", "Ladder", "99%"):
        assert words in printed.out
    rating = printed.out.partition("Ladder")[2]
    assert rating.index("Dreamer") < rating.index("random")


def test_the_same_seed_plays_the_same_match() -> None:
    def scores(seed: str) -> str:
        command = ["arena", "mr_jack", "random", "Random", "--games", "6", "--seed", seed]
        return gaslamp(*command).out.partition("Thinking")[0].partition("\n")[2]

    assert scores("1") == scores("1")
    assert len({scores(str(seed)) for seed in range(1, 6)}) > 1


@pytest.mark.parametrize("seats", ["3", "4", "5"])
def test_lady_alice_is_played_by_one_against_a_table(seats: str) -> None:
    printed = gaslamp("arena", "lady_alice", "random", "Random", "--games", "4", "--seats", seats)
    assert printed.code == 0
    for words in ("alone", "against one", "share"):
        assert words in printed.out


def test_a_games_flags_are_understood() -> None:
    command = ["arena", "scotland_yard", "random", "Random", "--games", "2"]
    assert gaslamp(*command, "--voluntary-reveal", "--detectives", "4").code == 0
    assert "--jobs" in gaslamp(*command, "--sead", "1").err
    assert (
        "--voluntary-reveal  Voluntary appearance ("
        in gaslamp("arena", "scotland_yard", "--help").out
    )


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "two bots or more"),
        (["random"], "two bots or more"),
        (["random", "holmes"], "no bot called “holmes”"),
        (["random", "random", "--games", "0"], "“0” is not a number of games"),
        (["random", "random", "--jobs", "0"], "“0” is not a number of processes"),
        (["random", "random", "--better", "0.5"], "more than 0.5"),
        (["random", "random", "--better", "nan"], "more than 0.5"),
        (["random", "random", "--seed", "-1"], "is not a seed"),
        (["random", "random@0.1"], "no setting called “budget”"),
        (["random", "tests.arena.players:nobody"], "LookupError: no such player"),
        (["random", "random", "--json", "."], "Is a directory"),
        (["random", "random", "--json", "no/such/folder"], "No such file"),
        (["random", "random", "--games", "2", "--plot", "no/such/folder"], "no such file"),
    ],
)
def test_what_can_not_be_played_is_refused_in_both_languages(
    arguments: list[str], reason: str
) -> None:
    printed = gaslamp("arena", "mr_jack", *arguments)
    assert reason in printed.err
    assert printed.err.count("\n") == 1
    assert printed.code == 2
    french = gaslamp("arena", "mr_jack", *arguments, "--lang", "fr")
    assert french.err.startswith("gaslamp: ")
    assert french.code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_both_languages(language: str) -> None:
    printed = gaslamp(
        *("arena", "scotland_yard", DREAMER, "random", "tests.arena.players:Faint"),
        *("--games", "40", "--sprt", "--better", "0.7", "--seats", "3", "--lang", language),
    )
    assert printed.code == 0
    assert "arena-" not in printed.out
    better = {"en": "is better than random", "fr": "est meilleur que random"}[language]
    assert better in printed.out
    faint = {"en": "gave up", "fr": "a abandonné"}[language]
    assert faint in printed.out


def test_without_openskill_there_is_no_ladder_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert ladder.rate_bots([("a", "b", 1)]) is None
    printed = gaslamp("arena", "mr_jack", "random", "Random", "--games", "2")
    assert "pip install gaslamp[arena]" in printed.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_drawn(desk: Path, language: str) -> None:
    command = ["arena", "mr_jack", "random", DREAMER, "tests.arena.players:Patient"]
    printed = gaslamp(*command, "--games", "4", "--plot", "match.svg", "--lang", language)
    assert "match.svg" in printed.out
    drawn = ElementTree.parse(desk / "match.svg")  # noqa: S314  (our own picture)
    shapes = [element.tag.rpartition("}")[2] for element in drawn.iter()]
    assert shapes.count("circle") == 3 * 3 + 3  # a rate in each row, and a point for each bot
    words = [element.text for element in drawn.iter() if element.tag.endswith("text")]
    assert "random" in words
    assert f"random – {DREAMER}" in words


def test_the_file_holds_the_terms_every_game_and_what_came_of_it(desk: Path) -> None:
    command = ["arena", "mr_jack", "random", "Random", "--games", "6", "--json", "match.jsonl"]
    first = gaslamp(*command)
    terms, played = read_match(desk / "match.jsonl")
    assert (terms.game, terms.seed, len(played)) == ("mr_jack", 0, 6)
    *_, summary = read_lines(desk / "match.jsonl")
    assert isinstance(summary, Summary)
    assert summary.scores[0].games == 6
    again = gaslamp(*command)  # nothing is left to play: even the times are the same
    assert again.out == first.out
    assert len(read_match(desk / "match.jsonl")[1]) == 6


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_a_readable_file_from_which_the_match_goes_on(desk: Path, jobs: str) -> None:
    file = desk / "match.jsonl"
    command = ["arena", "mr_jack_pocket", SLOW, "random", "--games", "400", "--jobs", jobs]
    process = subprocess.Popen(  # noqa: S603  (our own program)
        [*PROGRAM, *command, "--json", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
        start_new_session=True,
    )
    wait_until(lambda: file.exists() and len(file.read_bytes().splitlines()) >= 4)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers, too
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert b"games are left. The same command goes on from" in out
    assert b"Traceback" not in err
    _, played = read_match(file)
    assert 3 <= len(played) < 400
    fewer = ["arena", "mr_jack_pocket", SLOW, "random", "--games", "4"]
    resumed, whole = gaslamp(*fewer, "--json", str(file)), gaslamp(*fewer)
    assert resumed.out.partition("Thinking")[0] == whole.out.partition("Thinking")[0]


def test_a_bot_in_the_folder_can_enter(desk: Path) -> None:
    (desk / "my_folder_bots.py").write_text(
        "from gaslamp.bots.random_bot import RandomBot\n"
        "def mine(game, options, seat, source):\n"
        "    return RandomBot(source)\n",
        encoding="utf-8",
    )
    for jobs in ("1", "2"):
        command = ["arena", "mr_jack", "my_folder_bots:mine", "random", "--games", "2"]
        assert gaslamp(*command, "--jobs", jobs).code == 0
