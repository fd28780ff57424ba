"""Games played at the terminal, from typed lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp import engine
from gaslamp.cli import files
from gaslamp.cli.screen import result
from gaslamp.cli.seat_options import make_table
from gaslamp.cli.terminal import CLEAR
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.journal_file import dumps
from gaslamp.core.options import options_of
from gaslamp.core.text import text
from gaslamp.core.translation import translate
from gaslamp.games.registry import GAMES, find_game, remove_game
from tests.cli.desk import (
    DEALT,
    detectives,
    gaslamp,
    mister_x,
    recorded,
    rehearsed,
    saved,
    typed_by,
)
from tests.golden import journal_of
from tests.golden import recorded as golden

SEED = 11
FIRST = ["play", "scotland_yard", "--seed", str(SEED), "--seat", "1"]
SECOND = ["play", "scotland_yard", "--seed", str(SEED), "--seat", "2"]


def around_one_screen(*typed: str) -> list[str]:
    """Sit down together after the deal, and type; give what was shown between two wipes."""
    file = saved(recorded(*DEALT))
    return gaslamp("resume", file, "--seat", "all", typed=typed, person=True).out.split(CLEAR)


def asked(*actions: str) -> str:
    """Say what the detectives are asked for after some actions."""
    return translate(recorded(*DEALT, *actions).view(1).expected)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", ["1", "2", "all"])
def test_a_whole_game_is_played_from_a_script(name: str, seat: str) -> None:
    seats = range(len(find_game(name).seats(find_game(name).options())))
    people = seats if seat == "all" else [int(seat) - 1]
    table = rehearsed(name, people, SEED)
    printed = gaslamp(
        "play", name, "--seat", seat, "--seed", str(SEED), typed=[*typed_by(table), "save end"]
    )
    assert files.read(Path("end.gaslamp")).actions == table.journal.actions
    assert "The game is over" in printed.out
    assert translate(result(table.journal)) in printed.out
    assert printed.code == 0


def test_options_of_the_game_are_played_by() -> None:
    table = rehearsed("scotland_yard", [0], SEED, detectives=3, voluntary_reveal=True)
    options = ["--detectives", "3", "--voluntary-reveal", "true"]
    printed = gaslamp(*FIRST, *options, typed=[*typed_by(table), "save end"])
    assert dumps(table.journal) == Path("end.gaslamp").read_text(encoding="utf-8")
    assert "④" not in printed.out
    assert "Detective 4" not in printed.out


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    same = [gaslamp(*SECOND, typed=["log"]) for _ in range(2)]
    assert same[0] == same[1]
    assert gaslamp("play", "scotland_yard", "--seat", "2", "--seed", "12").out != same[0].out


def test_the_seed_decides_what_bots_choose_where_all_else_is_the_same() -> None:
    game = find_game("scotland_yard")
    dealt = Journal(game, game.options())
    dealt.advance(seeded(1))

    def chosen(seed: int) -> int:
        table = make_table(
            Journal(game, game.options(), dealt.events), frozenset({1}), "random", seed
        )
        table.advance()
        return table.journal.actions[len(dealt.actions)]

    choices = [chosen(seed) for seed in range(12)]
    assert len(set(choices)) > 1
    assert choices == [chosen(seed) for seed in range(12)]


def test_the_opponent_that_is_asked_for_plays() -> None:
    assert "“random”" in gaslamp(*FIRST, typed=["quit"]).out.splitlines()[0]
    assert "“novice”" in gaslamp(*FIRST, "--against", "novice", typed=["quit"]).out.splitlines()[0]
    assert gaslamp(*FIRST, "--against", "oracle").code == 2


def test_without_a_seed_games_differ() -> None:
    games = {gaslamp("play", "scotland_yard", "--seat", "2", typed=["log"]).out for _ in range(4)}
    assert len(games) > 1


def test_the_seat_is_told_what_happened_where_it_stands_and_what_is_expected() -> None:
    out = detectives().out
    drawn, told, expected = (
        out.index(words)
        for words in ("travel log", "Detective 1 starts at 112.", asked("taxi 102"))
    )
    assert drawn < told < expected
    assert f"{asked('taxi 102')} For example “taxi 99”; “?” lists all 4 moves.\n" in out


def test_a_single_choice_is_said_to_be_the_only_one() -> None:
    choices = text("cli-your-move", expected=text("core-chance"), example="pass", count=1)
    assert translate(choices) == "chance Your only move: “pass”."


def test_only_what_is_new_is_told_after_a_decision() -> None:
    out = detectives("taxi 99").out
    after = out[out.index("> taxi 99") :]
    assert "Detective 1 takes a taxi to 99." in after
    assert "starts at" not in after


def test_a_move_may_be_shortened_while_it_is_clear() -> None:
    assert "Detective 1 takes a taxi to 99." in detectives("t 99").out
    assert "Detective 1 takes a taxi to 99." in detectives("99").out
    assert "Detective 1 takes a taxi to 99." in detectives("TAXI   99").out


def test_an_unclear_move_is_refused_with_what_it_could_be() -> None:
    out = detectives("taxi").out
    assert "“taxi” could be taxi 99, taxi 100" in out
    assert "takes a taxi to" not in out.split("> taxi")[1]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("taxi 200", "a station from 1 to 199"),
        ("taxi 0", "a station from 1 to 199"),
        ("taxi 9999999", "a station from 1 to 199"),
        ("taxi -5", "a station from 1 to 199"),
        ("taxi 150", "taxi 150 is not possible: there is no taxi from 112 to 150"),
        ("underground 99", "there is no underground from 112 to 99"),
        ("black 99", "only Mister X has black tickets"),
        ("double", "double is not possible"),
        ("deal 13", "deal 13 is not possible"),
        ("at 13", "at 13 is not possible"),
        ("fly to the moon", "“fly to the moon” is not a move"),
        ("log everything", "“log everything” is not a move"),
        ("🎩", "“🎩” is not a move"),
        ("\x1b]0;pwned\x07", "“�]0” is not a move"),
        ("\x1b[2J\x07", "“�[2J�” is not a move"),
        ("x" * 5000, "xxx…” is not a move"),
    ],
)
def test_a_bad_move_is_refused_and_changes_nothing(typed: str, reason: str) -> None:
    out = detectives("log", typed, "log").out
    before, refused, after = out.split("\n> ")[1:4]
    assert reason in refused
    assert after == before
    assert "\x1b" not in out


def test_an_empty_line_repeats_what_is_expected() -> None:
    assert detectives("", "   ").out.count(asked("taxi 102")) == 3


def test_undo_takes_back_the_move_that_was_begun() -> None:
    out = mister_x("double", "undo", "log").out
    assert "  You undo your move.\n" in out
    log = out[out.index("> log") :].splitlines()
    assert log[-4].endswith("You play a double-move card.")
    assert log[-3].endswith("You undo your move.")


def test_undo_at_the_start_of_a_move_is_refused() -> None:
    assert "There is nothing to undo" in detectives("undo").out
    assert "There is nothing to undo" in detectives("taxi 99", "undo").out


def test_bots_forget_what_was_taken_back() -> None:
    table = rehearsed("scotland_yard", [0], SEED)
    hesitant = ["double", "undo", *typed_by(table), "save end"]
    gaslamp(*FIRST, typed=hesitant)
    assert files.read(Path("end.gaslamp")).actions == table.journal.actions


def test_several_actions_are_typed_on_one_line() -> None:
    out = detectives("taxi 99 taxi 10 taxi 161", "log").out
    log = out[out.index("> log") :]
    for told in ("1 takes a taxi to 99.", "2 takes a taxi to 10.", "3 takes a taxi to 161."):
        assert f"Detective {told}" in log
    assert "Detective 3 takes a taxi to 161." in detectives("99; t 10; taxi 161").out
    assert "makes the second" not in mister_x("double taxi 102 taxi 86").out


@pytest.mark.parametrize("line", ["taxi 99 taxi 150", "taxi 99; taxi 150", "taxi 99; fly"])
def test_what_stands_before_a_part_that_is_refused_is_played(line: str) -> None:
    out = detectives(line, "log").out
    position, log = out.split("\n> ")[1:3]
    assert "Detective 1 takes a taxi to 99." in log
    assert asked("taxi 102", "taxi 99") in position
    refused = position.splitlines()[-1]
    assert "is not possible" in refused or "is not a move" in refused


def test_what_is_typed_beyond_ones_turn_is_not_played() -> None:
    typed = "taxi 102; taxi 85; taxi 86"
    file = saved(recorded(*DEALT))
    out = gaslamp("resume", file, "--seat", "all", typed=[typed, "log"]).out
    assert "It is not your turn any more. Not played: taxi 85; taxi 86." in out


def test_a_whole_move_of_a_character_is_typed_on_one_line() -> None:
    dealt = ("jack gull", "card smith", "card bert", "card holmes", "card watson")
    file = saved(recorded(*dealt, game="mr_jack"))
    out = gaslamp("resume", file, "--seat", "2", typed=["smith g7 lamp b2 f9"]).out
    assert "John Smith moves to g7." in out
    assert "A gas lamp moves from b2 to f9." in out


def test_what_is_forced_is_played_and_told() -> None:
    half, typed = before_something_forced()
    seat = str(int(half.state.seat) + 1)
    out = gaslamp("resume", saved(half), "--seat", seat, typed=[typed, "save after"]).out
    assert "(Nothing else was possible.)" in out.split(f"> {typed}")[1]
    after = files.read(Path("after.gaslamp"))
    assert len(after.actions) > len(half.actions) + 1


def before_something_forced() -> tuple[Journal, str]:
    """Find where a seat does something and then has one thing left that all can see."""
    for path in golden():
        journal = journal_of(path)
        replay = Journal(journal.game, journal.options)
        for number, action in enumerate(journal.actions):
            acted = int(replay.state.seat)
            replay.replay(action)
            if acted == replay.state.seat >= 0 and replay.state.forced() and not replay.pending:
                return journal.prefix(number), journal.game.notation(action)
    raise AssertionError("nothing was ever forced")


@pytest.mark.parametrize("leave", ["quit", "QUIT"])
def test_quit_leaves_a_script_without_asking(leave: str) -> None:
    printed = gaslamp(*SECOND, typed=[leave, "?"])
    assert printed.out.endswith(f"> {leave}\nGoodbye. This game was not saved.\n")
    assert printed.code == 0


def test_the_end_of_input_leaves_cleanly() -> None:
    printed = gaslamp(*SECOND)
    assert printed.out.endswith("> \nGoodbye. This game was not saved.\n")
    assert printed.code == 0


def test_typed_lines_stand_in_the_transcript() -> None:
    assert "\n> log\n" in detectives("log").out


def test_what_is_printed_to_a_file_is_not_wrapped_nor_coloured() -> None:
    out = detectives("help", "nonsense").out
    assert "taxi 125.\n“?” lists every move you can make now.\n" in out
    assert "\x1b" not in out


def test_plain_python_is_mentioned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "is_compiled", lambda: False)
    monkeypatch.setattr(engine, "changed", list)
    printed = detectives("taxi 99")
    assert printed.err == (
        "gaslamp: The engine is not compiled: it runs as plain Python, slower.\n"
    )


def test_a_person_who_names_no_seat_is_asked() -> None:
    command = ["play", "scotland_yard", "--seed", str(SEED)]
    asked = gaslamp(*command, typed=["watson", "det", "quit"], person=True).out
    assert "Who are you? 1 Mister X, 2 the detectives, or “all”" in asked
    assert "“watson” does not name one seat" in asked
    assert "You are the detectives" in asked
    assert "You are Mister X" in gaslamp(*command, typed=["", "quit"], person=True).out


def test_who_is_asked_for_a_seat_may_leave() -> None:
    printed = gaslamp("play", "scotland_yard", typed=["quit"], person=True)
    assert printed.code == 0
    assert "does not name one seat" not in printed.out
    assert printed.out.endswith("> ")


def test_a_script_that_names_no_seat_gets_the_first() -> None:
    assert gaslamp(*FIRST[:4]) == gaslamp(*FIRST)


def test_around_one_screen_it_is_wiped_before_another_seat_looks() -> None:
    _, mister_x_turn, hand_over, detectives_turn = around_one_screen("", "taxi 102", "", "quit")
    assert "You start at 103." in mister_x_turn
    assert hand_over.splitlines() == [
        "Pass the screen to the detectives.",
        "Press Enter when nobody else is looking. ",
    ]
    assert "Mister X takes a taxi.\n" in detectives_turn
    assert "Mister X draws a start card.\n" in detectives_turn


def test_around_one_screen_a_seat_that_goes_on_keeps_it() -> None:
    screens = around_one_screen("", "taxi 102", "", "taxi 99", "quit")
    assert len(screens) == 4
    assert "Detective 1 takes a taxi to 99." in screens[3]


def test_the_screen_can_be_left_while_it_is_handed_over() -> None:
    assert around_one_screen("", "taxi 102")[2].endswith("To come back: gaslamp resume\n")
    assert around_one_screen("", "taxi 102", "quit")[2].endswith("To come back: gaslamp resume\n")


def test_at_the_end_the_journal_is_open() -> None:
    table = rehearsed("scotland_yard", [1], SEED)
    out = gaslamp(*SECOND, typed=[*typed_by(table), "log", "?", "taxi 1", "undo"]).out
    before, ended = out.split("The game is over", 1)
    start = f"Mister X starts at {table.journal.actions[0] % 200}."
    assert start not in before
    assert f"   1  {start}\n" in ended
    assert "nothing more can be played" in ended
    assert "nothing to undo" in ended


@pytest.mark.parametrize(
    ("seat", "typed", "sheet"),
    [
        ("1", [], True),
        ("1", ["--notebook", "false"], False),
        ("all", [], False),
        ("all", ["--notebook", "true"], True),
    ],
)
def test_people_who_play_each_other_begin_without_the_deduction_sheet(
    seat: str, typed: list[str], sheet: bool
) -> None:
    command = ["play", "lady_alice", "--seat", seat, "--seed", str(SEED), *typed]
    printed = gaslamp(*command, typed=["save begun", "quit"])
    assert options_of(files.read(Path("begun.gaslamp")).options)["notebook"] == str(sheet).lower()
    assert ("--notebook false" in printed.out) is (seat == "all" and not typed)


def test_the_page_of_a_game_says_which_defaults_differ_with_other_people() -> None:
    assert "by default true, with other people false" in gaslamp("games", "lady_alice").out


def test_a_scenario_is_played_saved_and_resumed() -> None:
    harbour = str(Path(__file__).parents[2] / "examples" / "harbour.toml")
    seated = ["--seat", "1", "--seed", "1", "--detectives", "3", "--voluntary-reveal"]
    try:
        played = gaslamp("play", harbour, *seated, typed=["save there", "leave"])
        assert "The Harbour" in played.out
        assert played.code == 0, played.err
    finally:
        remove_game("harbour")
    unknown = gaslamp("resume", "there.gaslamp", "--seat", "1")
    assert unknown.code != 0
    try:
        resumed = gaslamp("resume", "there.gaslamp", "--game", harbour, "--seat", "1")
        assert "The Harbour" in resumed.out, resumed.err
    finally:
        remove_game("harbour")


def test_a_scenario_that_cant_be_played_is_refused_with_its_reason() -> None:
    Path("wrong.toml").write_text("rounds = 0", encoding="utf-8")
    for command in (["play"], ["arena", "random", "random"]):
        refused = gaslamp(command[0], "wrong.toml", *command[1:])
        assert refused.code != 0
        assert "wrong.toml" in refused.err
