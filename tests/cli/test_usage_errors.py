"""Command lines that can't be obeyed: one line that says why, and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.core.translation import LANGUAGES
from tests.cli.desk import gaslamp

REFUSALS = [
    (["ply"], "There is no command “ply”"),
    (["play"], "GAME is missing"),
    (["rules"], "GAME is missing"),
    (["resume"], "There is no saved game"),
    (["replay"], "There is no saved game"),
    (["play", "chess"], "There is no game called “chess”. Games: scotland_yard"),
    (["play", "scotland_yard", "chess"], "“chess” is one argument too many"),
    (["play", "scotland_yard", "--seed"], "--seed needs a value"),
    (["play", "scotland_yard", "--seed", "many"], "--seed needs a whole number, not “many”"),
    (["play", "scotland_yard", "--seed", "-1"], "from 0 to"),
    (["play", "scotland_yard", "--seed", "9" * 30], "from 0 to"),
    (["play", "scotland_yard", "--seed", "1", "--seed", "2"], "--seed is given more than once"),
    (["play", "scotland_yard", "--sead", "1"], "There is no option --sead. Options: --seat,"),
    (["play", "scotland_yard", "--sead", "1"], "--voluntary-reveal"),
    (["play", "scotland_yard", "--a.b", "1"], "That command line can’t be understood"),
    (["play", "scotland_yard", "--detectives", "6"], "“6”"),
    (["play", "scotland_yard", "--detectives", "6"], "3 to 5"),
    (["play", "scotland_yard", "--detectives", "lots"], "3 to 5"),
    (["play", "scotland_yard", "--voluntary-reveal", "maybe"], "true, false"),
    (["play", "scotland_yard", "--seats", "3", "--detectives", "5"], "3 players can’t share 5"),
    (["play", "scotland_yard", "--seat", "watson"], "1 Mister X, 2 the detectives"),
    (["play", "scotland_yard", "--seat", "0"], "1 Mister X, 2 the detectives"),
    (["play", "scotland_yard", "--seat", "3"], "Or: all"),
    (["play", "scotland_yard", "--seat", ""], "1 Mister X, 2 the detectives"),
    (["play", "scotland_yard", "--seats", "6", "--seat", "player"], "does not name one seat"),
    (["play", "scotland_yard", "--against", "holmes"], "no bot called “holmes”. Bots: random"),
    (["games", "--all"], "There is no option --all"),
    (["games", "--lang", "de"], "no language “de”. Languages: en, fr"),
    (["games", "--lang"], "Languages: en, fr"),
    (["bench", "--seconds", "0"], "more than 0"),
    (["bench", "--seconds", "nan"], "more than 0"),
    (["bench", "--seconds", "long"], "needs a number, not “long”"),
    (["bench", "chess"], "no game called “chess”"),
    (["serve", "--port", "99999"], "“99999” is not a port. Possible: a whole number"),
    (["play", "scotland_yard", "--seat", "\x1b[2J"], "“�[2J”"),
    (["play", "x" * 100_000], "xxx…"),
]


@pytest.mark.parametrize(("arguments", "reason"), REFUSALS)
def test_a_bad_command_line_is_refused_in_one_line(arguments: list[str], reason: str) -> None:
    printed = gaslamp(*arguments)
    assert reason in printed.err
    assert printed.err.count("\n") == 1
    assert (printed.code, printed.out) == (2, "")


@pytest.mark.parametrize("arguments", [line for line, _ in REFUSALS if "--lang" not in line])
def test_a_refusal_is_put_into_french(arguments: list[str]) -> None:
    english, french = gaslamp(*arguments), gaslamp("--lang", "fr", *arguments)
    assert french.err != english.err
    assert french.err.startswith("gaslamp: ")
    assert french.err.count("\n") == 1
    assert (french.code, french.out) == (2, "")


def test_a_misunderstood_command_points_to_its_help_page() -> None:
    assert "See “gaslamp play --help”" in gaslamp("play").err
    assert "See “gaslamp --help”" in gaslamp("ply").err


@pytest.mark.parametrize(
    ("options", "agreed"),
    [
        (["--voluntary-reveal"], "true"),
        (["--voluntary_reveal"], "true"),
        (["--voluntary-reveal", "true"], "true"),
        (["--voluntary-reveal", "false"], "false"),
        (["--voluntary-reveal=true"], "true"),
        (["--voluntary-reveal", "--seats", "3"], "true"),
        ([], "false"),
    ],
)
def test_a_yes_or_no_option_needs_no_value(options: list[str], agreed: str) -> None:
    gaslamp("play", "scotland_yard", *options, typed=["save game"])
    saved = Path("game.gaslamp").read_text(encoding="utf-8")
    assert f"option voluntary_reveal {agreed}\n" in saved


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr_BE"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "en_GB", "LANG": "fr_BE"}, "en"),
        ({"LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C"}, "en"),
        ({"LC_ALL": ""}, "en"),
    ],
)
def test_the_systems_language_is_spoken(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.delenv("LANG", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert gaslamp("games") == gaslamp("games", "--lang", language)


def test_the_languages_differ() -> None:
    assert len({gaslamp("games", "--lang", language).out for language in LANGUAGES}) == 2


def test_the_language_may_stand_anywhere_in_any_spelling() -> None:
    expected = gaslamp("games", "--lang", "fr")
    assert gaslamp("--lang", "fr", "games") == expected
    assert gaslamp("games", "--lang=FR") == expected
