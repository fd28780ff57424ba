"""The commands that tell: games, rules, version, help."""

from __future__ import annotations

import re
import runpy
import shlex
import sys
from pathlib import Path

import pytest

import gaslamp as package
from gaslamp import engine
from gaslamp.arena import speed
from gaslamp.cli.app import COMMANDS, build_app
from gaslamp.cli.game_options import spell_out_flags
from gaslamp.cli.language import take_language
from gaslamp.cli.terminal import Terminal
from gaslamp.core.options import allowed_values
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn import ledger
from gaslamp.learn.guide import read_guide
from gaslamp.learn.guide_figures import figures_of
from gaslamp.learn.ledger import ledger_source, read_ledger
from tests.cli.desk import Keyboard, gaslamp, on_screen


def test_games_lists_every_game_by_name_and_title() -> None:
    printed = gaslamp("games")
    for name in GAMES:
        assert name in printed.out
        assert translate(find_game(name).title()) in printed.out
    assert printed.code == 0


@pytest.mark.parametrize("name", GAMES)
def test_games_tells_a_games_seats_and_options(name: str) -> None:
    game = find_game(name)
    out = gaslamp("games", name).out
    for number, seat in enumerate(game.seats(game.options()), start=1):
        assert f"{number} {translate(seat)}" in out
    for option in allowed_values(game.options):
        assert f"--{option.replace('_', '-')}" in out


def test_an_options_values_and_meaning_are_told() -> None:
    out = gaslamp("games", "scotland_yard").out
    assert "--seats  Players (a whole number from 2 to 6; by default 2)" in out
    assert "hand over" in out


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_tells_what_a_game_is_about_and_what_its_options_mean(
    name: str, language: str
) -> None:
    game = find_game(name)
    out = gaslamp("games", name, "--lang", language).out
    assert f"\n{translate(game.about(), language)}\n" in out
    for option in allowed_values(game.options):
        assert f"\n      {translate(game.option_text(option), language)}\n" in out


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_the_guide_and_then_the_ledger_in_the_players_language(
    name: str, language: str
) -> None:
    out = gaslamp("rules", name, "--lang", language).out
    guide = read_guide(name, language)
    assert out.startswith(f"# {guide.title}\n\n## {guide.sections[0].title}\n")
    assert out.endswith(ledger_source(name, language))
    assert out.count("```text\n") == len(figures_of(name).figures)


def test_a_variants_rules_are_those_of_its_game() -> None:
    assert gaslamp("rules", "small_whitechapel").out == gaslamp("rules", "whitechapel").out


def test_one_rule_is_printed_by_its_number() -> None:
    out = gaslamp("rules", "scotland_yard", "sy-19").out
    assert out.startswith("- **SY-19** The ferry runs")
    assert out.count("\n") == 1


def test_rules_are_found_by_words_whatever_their_accents() -> None:
    out = gaslamp("rules", "mr_jack_pocket", "Echange", "--lang", "fr").out
    assert "- **MP-12** *Échange*" in out
    assert "## Ce que font les jetons" in out
    assert "MP-27" not in out


def test_a_search_that_finds_nothing_says_so() -> None:
    printed = gaslamp("rules", "scotland_yard", "zeppelin")
    assert printed.code == 2
    assert "Nothing in the rules mentions “zeppelin”." in printed.err


def test_missing_rules_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ledger, "LEDGERS", tmp_path)
    read_guide.cache_clear()
    read_ledger.cache_clear()
    printed = gaslamp("rules", "scotland_yard")
    assert printed.code == 2
    assert "scotland_yard.md is missing" in printed.err


def test_version_tells_the_version_and_whether_the_engine_is_compiled() -> None:
    how = "compiled" if engine.is_compiled() else "plain Python"
    assert gaslamp("--version").out == f"gaslamp {package.__version__}\nengine: {how}\n"


def test_the_package_is_the_command_line_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["gaslamp", "--version"])
    with pytest.raises(SystemExit) as left:
        runpy.run_module("gaslamp", run_name="__main__")
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"gaslamp {package.__version__}")


def test_bench_measures_the_games_that_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[tuple[list[str], float]] = []
    monkeypatch.setattr(speed, "main", lambda games, seconds: measured.append((games, seconds)))
    assert gaslamp("bench", "Scotland-Yard", "--seconds", "0.5").code == 0
    assert gaslamp("bench").code == 0
    assert measured == [(["scotland_yard"], 0.5), (list(GAMES), 1.0)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page_with_examples(command: str, language: str) -> None:
    printed = gaslamp(command, "--help", "--lang", language)
    assert printed.code == 0
    assert f"gaslamp {command}" in printed.out.splitlines()[0]
    assert {"en": "Examples", "fr": "Exemples"}[language] in printed.out
    assert "cli-" not in printed.out  # no message without words
    assert not printed.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_pages_break_lines_where_a_writer_would(command: str, language: str) -> None:
    shown = gaslamp(command, "--help", "--lang", language).out.splitlines()
    assert not [line for line in shown if re.match(r"│? +[»;:?!%]( |$)", line)]
    heading = {"en": "Examples", "fr": "Exemples"}[language]
    given = shown[shown.index(heading) + 1 :]
    assert not [line for line in given if not line.startswith("  gaslamp ")]


def test_help_pages_show_what_is_written_in_brackets() -> None:
    for page in (gaslamp("train", "--help").out, gaslamp("--help").out):
        assert "gaslamp[train]" in page.replace("│\n│", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_command_the_help_page_lists_them_all(language: str) -> None:
    printed = gaslamp("--lang", language)
    assert printed == gaslamp("--help", "--lang", language)
    for command in COMMANDS:
        assert f" {command} " in printed.out
    assert "--lang en|fr" in printed.out


def test_help_on_playing_a_game_tells_its_options() -> None:
    assert (
        "--voluntary-reveal  Voluntary appearance ("
        in gaslamp("play", "scotland-yard", "--help").out
    )
    assert "--voluntary-reveal  Voluntary appearance (" not in gaslamp("play", "--help").out


def test_a_game_without_options_has_no_heading_for_them() -> None:
    assert "Options of this game" in gaslamp("play", "scotland_yard", "--help").out
    assert "Options of this game" not in gaslamp("play", "mr_jack_pocket", "--help").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_options_that_do_not_fit_on_a_line_hang_under_their_beginning(
    name: str, language: str
) -> None:
    heading = {"en": "Options of this game", "fr": "Options de ce jeu"}[language]
    examples = {"en": "Examples", "fr": "Exemples"}[language]
    page = gaslamp("play", name, "--help", "--lang", language).out
    listed = page.partition(heading)[2].partition(examples)[0].splitlines()
    assert max((len(line) for line in listed), default=0) <= 80
    for line in listed:
        assert not line.strip() or line.startswith(("  --", "      "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_screen_nothing_is_broken_in_the_middle_of_a_word(language: str) -> None:
    for name in GAMES:
        game = find_game(name)
        shown = on_screen("games", name, "--lang", language)
        assert max(len(line) for line in shown.splitlines()) <= 79
        for option in allowed_values(game.options):
            words = translate(game.option_text(option), language)
            assert words in " ".join(shown.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", ["gaslamp", *COMMANDS])
def test_every_example_of_a_help_page_is_understood(topic: str, language: str) -> None:
    terminal = Terminal(language, Keyboard(), Keyboard(), Keyboard())
    for line in terminal.words(f"cli-examples-{topic}").splitlines():
        typed = shlex.split(re.split("[|>]", line)[0], comments=True)
        assert typed[0] == "gaslamp"
        _, arguments = take_language(typed[1:], {})
        arguments = spell_out_flags(arguments)
        _, _, wanted = build_app(terminal, arguments).parse_args(arguments)
        assert "terminal" in wanted or "--help" in arguments
