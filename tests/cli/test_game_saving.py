"""Games that keep themselves: the shelf, going on without a name, and what is said on leaving."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from gaslamp.cli import files, saved_games
from gaslamp.core.journal import Journal
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.registry import GAMES, find_game
from tests.cli.desk import DEALT, Printed, gaslamp, recorded, rehearsed, saved, typed_by

SEED = 11
COMMAND = ["play", "scotland_yard", "--seed", str(SEED), "--seat", "2"]


def played(*typed: str, command: list[str] = COMMAND) -> Printed:
    """Play as a person, who is kept."""
    return gaslamp(*command, typed=typed, person=True)


def kept() -> list[Journal]:
    """Read the games on the shelf, the newest first."""
    return [files.read(game.file) for game in saved_games.latest(also_over=True)]


def first_move() -> str:
    return typed_by(rehearsed("scotland_yard", [1], SEED))[0]


def test_a_persons_game_is_kept_after_every_move() -> None:
    assert saved_games.latest() == []
    played(first_move())
    (journal,) = kept()
    assert [journal.game.notation(a) for a in journal.actions[7:8]] == [first_move()]


def test_a_game_from_a_script_is_not_kept() -> None:
    gaslamp(*COMMAND, typed=[first_move()])
    assert kept() == []


def test_a_game_that_is_to_be_left_unsaved_is_not_kept() -> None:
    out = played(first_move(), command=[*COMMAND, "--unsaved"]).out
    assert kept() == []
    assert out.endswith("Goodbye. This game was not saved.\n")


def test_a_kept_game_is_for_its_owners_eyes() -> None:
    played(first_move())
    (game,) = saved_games.latest()
    assert stat.S_IMODE(game.file.stat().st_mode) & 0o077 == 0
    assert stat.S_IMODE(game.file.parent.stat().st_mode) & 0o077 == 0


def test_leaving_a_kept_game_tells_how_to_come_back() -> None:
    assert played("quit").out.endswith("Goodbye. The game is saved. To come back: gaslamp resume\n")


def test_a_finished_game_is_kept_to_be_told_again() -> None:
    typed = typed_by(rehearsed("scotland_yard", [1], SEED))
    out = played(*typed, "quit").out
    (game,) = saved_games.latest(also_over=True)
    assert out.endswith(f"To come back: gaslamp replay {game.file}\n")
    assert saved_games.latest() == []
    assert "all secrets" in gaslamp("replay", typed=["1"]).out


def test_resume_without_a_name_offers_the_last_games_and_goes_on_as_before() -> None:
    played("quit", command=["play", "lady_alice", "--seat", "1"])
    played(first_move(), "quit")
    for age, game in enumerate(saved_games.latest()):
        os.utime(game.file, (1_790_000_000 - age, 1_790_000_000 - age))
    titles = {game.note.game for game in saved_games.latest()}
    assert titles == {"lady_alice", "scotland_yard"}
    out = gaslamp("resume", typed=["7", "2", "quit"], person=True).out
    listed = [line for line in out.splitlines() if "against" in line and "2026-09" in line]
    assert [line.split()[0] for line in listed] == ["1", "2"]
    assert any(line.endswith("Scotland Yard, the detectives, against “random”") for line in listed)
    assert any(line.endswith("Lady Alice, Blue, against “random”") for line in listed)
    assert "That is not a number from 1 to 2." in out
    assert out.count("You are ") == 1


def test_the_newest_game_is_the_first() -> None:
    played(first_move(), "quit")
    out = gaslamp("resume", typed=["", "log", "quit"], person=True).out
    assert "You are the detectives, against the “random” bot." in out
    ticket, station = first_move().split()
    assert f"Detective 1 takes a {ticket} to {station}." in out


def test_a_resumed_game_is_kept_in_its_place() -> None:
    played(first_move(), "quit")
    (before,) = kept()
    choices = before.choices(1)
    gaslamp("resume", typed=["1", choices[0].notation, "quit"], person=True)
    (after,) = kept()
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)


def test_another_seat_may_be_asked_for() -> None:
    played("quit")
    out = gaslamp("resume", "--seat", "all", typed=["1", "quit"], person=True).out
    assert "Everyone plays on this screen" in out


def test_games_around_one_screen_go_on_around_one_screen() -> None:
    played("", "quit", command=["play", "scotland_yard", "--seat", "all"])
    out = gaslamp("resume", typed=["1", "quit"], person=True).out
    assert "everyone on one screen" in out
    assert "Everyone plays on this screen" in out


def test_who_is_asked_for_a_game_may_leave() -> None:
    played("quit")
    printed = gaslamp("resume", typed=["quit"], person=True)
    assert (printed.code, printed.out.count("You are")) == (0, 0)


def test_a_kept_file_that_can_not_be_read_is_not_offered() -> None:
    played("quit")
    (game,) = saved_games.latest()
    game.file.write_text("Dear diary", encoding="utf-8")
    assert "There is no saved game" in gaslamp("resume").err
    game.file.with_suffix(".json").write_text("{}", encoding="utf-8")
    assert saved_games.latest() == []


def test_games_begun_in_the_same_second_do_not_meet() -> None:
    for _ in range(3):
        played("quit")
    assert len(kept()) == 3


def test_the_shelf_offers_only_so_many() -> None:
    journal = recorded(*DEALT)
    for number in range(20):
        place = saved_games.save_folder() / f"game-{number}.gaslamp"
        saved_games.save(journal, place, "1", "random")
        os.utime(place, (number, number))
    assert [game.file.stem for game in saved_games.latest()] == [
        f"game-{n}" for n in range(19, 10, -1)
    ]


def forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the data folder be one where nothing can be written."""
    Path("full").write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(Path("full").absolute()))


def test_a_game_that_can_not_be_kept_goes_on_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forbidden(monkeypatch)
    printed = played(first_move(), "log", "quit", "quit")
    assert printed.out.count("was not saved as") == 1
    assert printed.out.endswith("Goodbye. This game was not saved.\n")
    assert printed.code == 0


def test_quitting_a_game_that_would_be_lost_asks_once() -> None:
    command = [*COMMAND, "--unsaved"]
    out = played(first_move(), "quit", "log", "quit", command=command).out
    asked = "This game is not saved: “save FILE” saves it; “quit” again leaves without saving."
    assert out.count(asked) == 1
    assert out.index(asked) < out.index("Goodbye")
    assert asked not in played(first_move(), "save game", "quit", command=command).out


def test_quitting_a_game_in_which_nothing_was_done_asks_nothing() -> None:
    command = ["resume", saved(recorded(*DEALT)), "--seat", "1", "--unsaved"]
    assert "This game is not saved" not in played("quit", command=command).out
    assert "This game is not saved" not in played("quit", command=[*COMMAND, "--unsaved"]).out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_tells_nothing_of_the_game(name: str, language: str) -> None:
    told = set()
    for seed in (1, 2, 3):
        table = rehearsed(name, [0, 1], seed)
        game = find_game(name)
        half = table.journal.prefix(len(table.journal.actions) // 2)
        place = saved_games.save_folder() / "game.gaslamp"
        saved_games.save(half, place, "1", "random")
        os.utime(place, (0, 0))
        out = gaslamp("resume", "--lang", language, typed=["quit"], person=True).out
        told.add(out)
        assert translate(game.title(), language) in out
    assert len(told) == 1
