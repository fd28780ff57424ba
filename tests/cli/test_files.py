"""Games that are saved, resumed and replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.cli import files
from gaslamp.cli.game_picker import branch_before
from gaslamp.cli.seat_options import GameSource
from gaslamp.core.codes import ViewerId
from gaslamp.core.journal_file import dumps
from gaslamp.core.state import SPECTATOR
from gaslamp.core.translation import translate
from gaslamp.games.scotland_yard.view import ScotlandYardNotebook
from gaslamp.play.deduction import Deduction
from tests.cli.desk import DEALT, gaslamp, recorded, rehearsed, saved, typed_by

SEED = 11
COMMAND = ["play", "scotland_yard", "--seed", str(SEED), "--seat", "2"]


def test_save_keeps_the_game_and_tells_how_to_come_back() -> None:
    out = gaslamp(*COMMAND, typed=["save friday", "quit"]).out
    assert "Saved as friday.gaslamp." in out
    assert out.endswith("To come back: gaslamp resume friday.gaslamp --seat 2\n")
    assert files.read(Path("friday.gaslamp")).actions


def test_the_way_back_is_told_as_a_shell_reads_it() -> None:
    out = gaslamp(*COMMAND, typed=["save on friday.gaslamp"]).out
    assert "gaslamp resume 'on friday.gaslamp' --seat 2" in out


def test_around_one_screen_the_way_back_is_for_everybody() -> None:
    out = gaslamp("play", "scotland_yard", "--seat", "all", typed=["save friday"]).out
    assert "gaslamp resume friday.gaslamp --seat all" in out


def test_a_saved_game_goes_on_where_it_stood() -> None:
    table = rehearsed("scotland_yard", [0, 1], SEED)
    typed = typed_by(table)
    command = ["--seat", "all", "--seed", str(SEED)]
    gaslamp("play", "scotland_yard", *command, typed=[*typed[:20], "save game"])
    half = files.read(Path("game.gaslamp")).actions
    assert 20 < len(half) < len(table.journal.actions)
    gaslamp("resume", "game.gaslamp", *command, typed=[*typed[20:], "save"])
    assert files.read(Path("game.gaslamp")).actions == table.journal.actions


def test_moves_after_the_last_save_are_said_to_be_lost() -> None:
    out = gaslamp("resume", saved(recorded(*DEALT, "taxi 102")), "--seat", "2", typed=["99"]).out
    assert "What happened after the last “save” is lost." in out
    assert out.endswith("gaslamp resume game.gaslamp --seat 2\n")


def test_a_finished_game_is_saved_to_be_told_again() -> None:
    typed = typed_by(rehearsed("scotland_yard", [1], SEED))
    out = gaslamp(*COMMAND, typed=[*typed, "save friday", "quit"]).out
    assert out.endswith("To come back: gaslamp replay friday.gaslamp\n")


def test_a_finished_game_that_is_resumed_is_over() -> None:
    file = saved(rehearsed("scotland_yard", [1], SEED).journal)
    assert "The game is over" in gaslamp("resume", file, "--seat", "2").out


def test_a_finished_game_is_played_on_from_before_an_action_and_its_file_stays() -> None:
    file = saved(rehearsed("scotland_yard", [1], SEED).journal)
    kept = Path(file).read_text(encoding="utf-8")
    played = gaslamp("resume", file, "--before", "8", "--seat", "2", typed=["save", "save again"])
    assert "Where? For example: save" in played.out
    assert "Saved as again.gaslamp." in played.out
    assert Path(file).read_text(encoding="utf-8") == kept
    before, after = files.read(Path(file)), files.read(Path("again.gaslamp"))
    assert after.actions[:7] == before.actions[:7]
    assert not files.has_ended(after)


def test_playing_on_begins_with_the_move_that_the_action_is_part_of() -> None:
    game = rehearsed("mr_jack", [0, 1], SEED).journal
    inside = next(n for n in range(1, len(game.actions)) if game.prefix(n).pending)
    begun = branch_before(GameSource(game), inside + 1).journal
    assert begun.pending == 0
    assert len(begun.actions) == inside - game.prefix(inside).pending


def test_a_position_that_can_not_be_played_from_is_refused_in_a_line() -> None:
    over = saved(rehearsed("scotland_yard", [1], SEED).journal, "over.gaslamp")
    running = saved(recorded(*DEALT))
    for file, before in ((over, "0"), (over, "100000"), (over, "last"), (running, "2")):
        printed = gaslamp("resume", file, "--before", before, "--seat", "2")
        assert (printed.code, printed.out) == (2, "")
        assert printed.err.count("\n") == 1


def test_a_game_that_was_resigned_on_a_server_is_over() -> None:
    journal = recorded(*DEALT, "taxi 102")
    assert not files.has_ended(journal)
    journal.notes["ended"] = "resigned"
    file = saved(journal)
    assert "102" in gaslamp("replay", file).out  # all secrets open
    assert "── " in gaslamp("review", file, "--nodes", "1").out


def test_save_without_a_name_asks_for_one_and_then_remembers_it() -> None:
    out = gaslamp(*COMMAND, typed=["save", "save friday", "save"]).out
    assert "Where? For example: save scotland_yard.gaslamp" in out
    assert out.count("Saved as friday.gaslamp.") == 2


def test_another_file_is_not_overwritten() -> None:
    Path("diary.txt").write_text("Dear diary", encoding="utf-8")
    out = gaslamp(*COMMAND, typed=["save diary.txt"]).out
    assert "diary.txt exists already. Choose another name." in out
    assert Path("diary.txt").read_text(encoding="utf-8") == "Dear diary"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere/game", "there is no such file or folder"),
        ("folder.d", "exists already"),
        (".", "exists already"),
        ("..", "exists already"),
        ("/", "exists already"),
        ("folder.d/..", "exists already"),
        ("~", "exists already"),
        ("~/", "exists already"),
        ("a\x00b", "was not saved"),
        ("x" * 300, "was not saved"),
    ],
)
def test_a_file_that_can_not_be_written_is_refused_and_the_game_goes_on(
    name: str, reason: str
) -> None:
    Path("folder.d").mkdir()
    out = gaslamp(*COMMAND, typed=[f"save {name}", "?"]).out
    assert reason in out
    assert "  taxi 40   take a taxi" in out.split("> ?")[1]
    assert list(Path().iterdir()) == [Path("folder.d")]


def test_a_game_is_resumed_and_replayed_by_the_name_it_was_saved_under() -> None:
    gaslamp(*COMMAND, typed=["save sy1"])
    assert Path("sy1.gaslamp").is_file()
    assert "You are the detectives" in gaslamp("resume", "sy1", "--seat", "2").out
    assert "The game goes on" in gaslamp("replay", "sy1").out
    assert gaslamp("resume", "sy2").err.startswith("gaslamp: sy2: there is no such file")


def test_home_is_understood(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    gaslamp(*COMMAND, typed=["save ~/friday"])
    assert (tmp_path / "friday.gaslamp").is_file()


def damaged(change: str) -> str:
    """Write a journal with something wrong about it."""
    text = dumps(recorded(*DEALT, "taxi 102"))
    lines = text.splitlines()
    broken = {
        "empty": "",
        "not ours": "Dear diary\n",
        "truncated": "\n".join(lines[:-1]) + "\n",
        "other game": text.replace("game scotland_yard", "game chess"),
        "too new": text.replace("scotland_yard 2", "scotland_yard 99"),
        "too old": text.replace("scotland_yard 2", "scotland_yard 1"),
        "endless version": text.replace("scotland_yard 2", "scotland_yard " + "9" * 5000),
        "bad option": text.replace("option seats 2", "option seats 9"),
        "unknown option": text.replace("option seats 2", "option fog thick"),
        "no action": text.replace("taxi 102", "fly 102"),
        "illegal action": text.replace("taxi 102", "taxi 150"),
        "other action": text.replace("taxi 102", "taxi 85"),
        "more": text + "taxi 99\n",
        "escape": text.replace("taxi 102", "\x1b[2J"),
    }
    return broken[change]


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        ("empty", 1, "the file ends too early"),
        ("not ours", 1, "this is not a Gaslamp journal"),
        ("truncated", 14, "the file ends too early"),
        ("other game", 2, "There is no game called “chess”"),
        ("too new", 2, "the game follows version 99 of the rules"),
        ("too old", 2, "the game follows version 1 of the rules"),
        ("endless version", 2, "a line such as “game scotland_yard 1” is missing"),
        ("bad option", 3, "2 to 6"),
        ("unknown option", 3, "no option “fog”"),
        ("no action", 13, "this does not follow from what happened before"),
        ("illegal action", 13, "this does not follow from what happened before"),
        ("other action", 14, "the file was changed or damaged"),
        ("more", 15, "something after the closing line"),
        ("escape", 13, "this does not follow from what happened before"),
    ],
)
@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_damaged_file_is_refused_with_the_line_and_the_reason(
    command: str, change: str, line: int, reason: str
) -> None:
    Path("game.gaslamp").write_text(damaged(change), encoding="utf-8")
    printed = gaslamp(command, "game.gaslamp")
    assert (printed.code, printed.out) == (2, "")
    assert printed.err.startswith(f"gaslamp: game.gaslamp: Line {line}: ")
    assert reason in printed.err
    assert printed.err.count("\n") == 1
    for secret in ("103", "85", "102", "\x1b"):  # a damaged file tells nothing of its game
        assert secret not in printed.err


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("missing.gaslamp", "there is no such file"),
        ("folder.d", "that is a folder"),
        ("picture.png", "this is not a text file"),
        ("/dev/zero", "the file is far too large for a game"),
    ],
)
def test_what_is_no_file_of_ours_is_refused(name: str, reason: str) -> None:
    Path("folder.d").mkdir()
    Path("picture.png").write_bytes(bytes(range(256)))
    printed = gaslamp("resume", name)
    assert f"gaslamp: {name}: {reason}" in printed.err
    assert (printed.code, printed.out) == (2, "")


@pytest.fixture
def finished() -> str:
    return saved(rehearsed("scotland_yard", [0, 1], SEED).journal, "finished.gaslamp")


@pytest.fixture
def unfinished() -> str:
    return saved(recorded(*DEALT, "taxi 102", "taxi 99"), "unfinished.gaslamp")


def test_a_finished_game_is_told_in_full(finished: str) -> None:
    printed = gaslamp("replay", finished)
    assert "all secrets" in printed.out
    assert "   1  Mister X starts at " in printed.out
    assert translate(files.read(Path(finished)).view(SPECTATOR).expected) in printed.out
    assert printed == gaslamp("replay", finished, "--seat", "all")


def test_a_finished_game_is_told_as_one_seat_saw_it(finished: str) -> None:
    out = gaslamp("replay", finished, "--seat", "detectives").out
    assert "   1  Mister X draws a start card." in out


def test_a_game_that_goes_on_is_told_as_everybody_saw_it(unfinished: str) -> None:
    out = gaslamp("replay", unfinished).out
    assert "a spectator" in out
    assert "   7  Mister X takes a taxi.\n   8  Detective 1 takes a taxi to 99.\n" in out
    assert out.endswith("The game goes on. Next to play: the detectives.\n")
    assert out == gaslamp("replay", unfinished, "--seat", "spectator").out


def test_a_game_that_goes_on_keeps_its_journal_closed(unfinished: str) -> None:
    printed = gaslamp("replay", unfinished, "--seat", "all")
    assert "This game is not over" in printed.err
    assert (printed.code, printed.out) == (2, "")


def test_an_unknown_side_is_refused(unfinished: str) -> None:
    assert "Or: spectator, all." in gaslamp("replay", unfinished, "--seat", "watson").err


def test_step_by_step_every_position_is_drawn(unfinished: str) -> None:
    command = ["replay", unfinished, "--seat", "1", "--step"]
    out = gaslamp(*command, typed=[""] * 7).out
    assert out.count("travel log") == 8
    assert out.count("travel log: t102 ") == 2
    assert "The game goes on" in out


FIRST, SECOND = "1/8  Mister X draws a start card.", "2/8  Detective 1 starts at 112."
LAST = "8/8  Detective 1 takes a taxi to 99."


def stepped(file: str, *typed: str) -> tuple[list[str], str]:
    """Step through a game; give what was told at each step, and all that was printed."""
    out = gaslamp("replay", file, "--step", typed=typed).out
    return [line.strip() for line in out.splitlines() if "/8  " in line], out


def test_step_by_step_one_may_go_back_and_leave(unfinished: str) -> None:
    told, out = stepped(unfinished, "", "back", "back", "", "quit", "")
    assert told == [FIRST, SECOND, FIRST, FIRST, SECOND]
    assert "The game goes on" not in out


def test_step_by_step_one_may_jump(unfinished: str) -> None:
    told, _ = stepped(unfinished, "8")
    assert told == [FIRST, LAST]
    told, _ = stepped(unfinished, "2", "1", "999999999")
    assert told == [FIRST, SECOND, FIRST, LAST]
    assert stepped(unfinished, "2", "0", "quit")[0] == [FIRST, SECOND, FIRST]


def test_step_by_step_the_notes_of_that_moment_are_shown(unfinished: str) -> None:
    command = ["replay", unfinished, "--seat", "detectives", "--step"]
    out = gaslamp(*command, typed=["notes", "7", "notes", "quit"]).out
    before, after = (part.split(":")[0] for part in out.split("Where Mister X can be ")[1:])
    assert (before, after) != (after, before)
    journal = recorded(*DEALT, "taxi 102")
    notebook = Deduction(journal.game, journal.options, ViewerId(1)).notebook(journal)
    assert isinstance(notebook, ScotlandYardNotebook)
    assert after == f"({len(notebook.stations)})"


def test_step_by_step_anything_else_is_explained(unfinished: str) -> None:
    _, out = stepped(unfinished, "forward", "quit")
    assert "Enter goes on; or type “back”, the number of a step, “notes” or “quit”." in out


def test_a_replay_leaves_out_what_was_taken_back() -> None:
    journal = recorded(*DEALT)
    journal.play(0, journal.game.parse("double"))
    journal.undo(0)
    journal.play(0, journal.game.parse("taxi 102"))
    out = gaslamp("replay", saved(journal), "--seat", "1", "--step", typed=[""] * 8).out
    assert "double-move" not in out
    assert "7/7  You take a taxi to 102." in out


def test_before_the_first_deal_no_cards_are_next() -> None:
    dealt = ("jack gull", "card smith", "card bert", "card holmes", "card watson")
    file = saved(recorded(*dealt, game="mr_jack"))
    first = gaslamp("replay", file, "--step", typed=["quit"]).out
    assert "next: -" in first
    last = gaslamp("replay", file, "--step", typed=["5", "quit"]).out
    assert "next: lestrade stealthy" in last


def test_stepping_stops_at_the_end_of_input(unfinished: str) -> None:
    printed = gaslamp("replay", unfinished, "--step", typed=[""])
    assert printed.out.count("travel log") == 2
    assert printed.code == 0
