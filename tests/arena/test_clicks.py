"""The count of clicks: what a choice takes one by one, and what a plan takes."""

from __future__ import annotations

import pytest
from benchmarks.clicks import ARREST, Made, clicks_of, counted, main, single_clicks

from gaslamp.core.choice import Choice
from gaslamp.core.codes import Action
from gaslamp.core.text import text

HERE, THERE = ("crossing-x1",), ("crossing-x2",)


def choice(action: int, verb: str, path: tuple[str, ...] = ()) -> Choice:
    return Choice(Action(action), verb, path, verb, text("core-nobody"))


def made(
    chosen: Choice,
    *others: Choice,
    phase: str = "moving",
    stays: bool = False,
    reveals: bool = False,
) -> Made:
    return Made(1, phase, 1, "1 I 3", chosen, (chosen, *others), stays=stays, reveals=reveals)


def test_a_verb_is_a_click_where_several_choices_share_a_place() -> None:
    clue, arrest = choice(1, "clue", HERE), choice(2, "arrest", HERE)
    assert single_clicks(made(clue, arrest)) == 2
    assert single_clicks(made(clue)) == 1
    assert single_clicks(made(choice(3, "pass"))) == 1


def test_a_turn_in_which_nothing_is_found_takes_a_click_for_each_who_goes() -> None:
    turn = [
        made(choice(1, "next", ("policeman-blue",)), phase="naming"),
        made(choice(2, "go", THERE)),
        made(choice(3, "next", ("policeman-red",)), phase="naming"),
        made(choice(4, "go", HERE), stays=True),
        made(choice(5, "clue", ("circle-9",)), phase="acting"),
    ]
    assert clicks_of(turn, planned=True) == (5, 3)  # the one who goes, those who stay, Go


def test_a_clue_and_an_arrest_take_another_go() -> None:
    turn = [
        made(choice(1, "go", THERE)),
        made(choice(2, "clue", ("circle-9",)), phase="acting", reveals=True),
        made(choice(3, "arrest", ("circle-8",)), phase="acting", reveals=True),
    ]
    assert clicks_of(turn, planned=True).after == 1 + 1 + 1 + ARREST


def test_the_police_of_whitechapel_click_less_than_half_as_often() -> None:
    before = after = 0
    for seed in (1, 2, 3):
        clicks = counted("whitechapel", "novice", seed)["the police"]
        before, after = before + clicks.before, after + clicks.after
    assert after * 2 < before


def test_the_command_prints_each_game_and_role(capsys: pytest.CaptureFixture[str]) -> None:
    main(games=1)
    printed = capsys.readouterr().out
    assert "the detectives" in printed
    assert "the police" in printed
