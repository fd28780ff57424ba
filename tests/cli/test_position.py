"""`gaslamp position`: a position as text that can be edited, checked and played on from."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.cli import files
from gaslamp.core.journal import Journal
from gaslamp.core.position_text import position_text, read_position
from gaslamp.games.registry import GAMES, find_game
from tests.bots.test_review import played
from tests.cli.desk import DEALT, gaslamp, recorded, saved


def written(journal: Journal, name: str = "here.txt") -> str:
    Path(name).write_text(position_text(journal), encoding="utf-8")
    return name


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_every_game_reads_back_with_all_that_was_seen(name: str) -> None:
    whole = played(name)
    for at in range(0, len(whole.actions) + 1, 7):
        journal = whole.prefix(at)
        read = read_position(position_text(journal), find_game)
        assert read.state == journal.state
        assert read.logs == journal.logs
        assert read.pending == journal.pending


def test_a_position_is_written_edited_and_played_on_from_and_its_file_stays() -> None:
    file = saved(played("mr_jack_pocket"))
    text = gaslamp("position", file, "--before", "30").out
    assert text.startswith("gaslamp position 2\ngame mr_jack_pocket ")
    journal = read_position(text, find_game)
    assert journal.actions == files.read(Path(file)).actions[: len(journal.actions)]
    mine = journal.game.notation(journal.actions[-1])
    begun = journal.prefix(len(journal.actions) - 1)
    others = [begun.game.notation(a) for a in begun.state.legal_actions()]
    other = next(one for one in others if one != mine)
    edited = text[: text.rindex(f"{mine}\n")] + f"{other}  # not {mine}\n\n"
    Path("edited.txt").write_text(edited, encoding="utf-8")
    checked = gaslamp("position", "edited.txt")
    assert checked.code == 0
    assert read_position(edited, find_game).state.text() in " ".join(checked.out.split())
    playing = gaslamp("resume", "edited.txt", "--seat", "all", typed=["save on", "quit"])
    assert playing.code == 0
    on = files.read(Path("on.gaslamp"))
    assert on.actions[: len(journal.actions)] == [*begun.actions, begun.game.parse(other)]
    assert Path("edited.txt").read_text(encoding="utf-8") == edited


def test_what_is_not_possible_is_refused_with_its_line_and_what_would_be() -> None:
    text = position_text(recorded(*DEALT, "taxi 102"))
    for wrong, line, possible in (
        (text.replace("deal 34", "deal 112"), "Line 9:", "deal 13"),
        (text.replace("taxi 102", "taxi 1"), "Line 13:", "taxi 102"),
        (text.replace("taxi 102", "swim 102"), "Line 13:", ""),
        (text.replace("scotland_yard", "nowhere"), "Line 2:", ""),
        (text.replace("position 2", "position 9"), "Line 1:", ""),
    ):
        Path("wrong.txt").write_text(wrong, encoding="utf-8")
        printed = gaslamp("position", "wrong.txt")
        assert printed.code != 0
        assert printed.out == ""
        assert line in printed.err
        assert possible in printed.err


def test_a_check_says_who_decides_and_what_is_possible() -> None:
    printed = " ".join(gaslamp("position", written(recorded(*DEALT))).out.split())
    assert "Next to play: Mister X." in printed
    assert "taxi 102" in printed


def test_a_game_that_runs_tells_no_position() -> None:
    running = saved(recorded(*DEALT, "taxi 102"))
    for more in ((), ("--before", "3")):
        printed = gaslamp("position", running, *more)
        assert printed.code != 0
        assert printed.out == ""
        assert "not over" in printed.err
