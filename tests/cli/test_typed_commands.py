"""One table of what can be typed: found by name, completed and explained from it alone."""

from __future__ import annotations

from functools import partial

import pytest

from gaslamp.cli.typed_commands import COMMANDS, Prompt, changes_nothing
from gaslamp.core.translation import LANGUAGES, keys


def prompt(language: str, *names: str) -> Prompt[str]:
    return Prompt(language, {name: partial("{} {}".format, name) for name in names})


def answer(asked: Prompt[str], line: str) -> str | None:
    command = asked.find(line)
    return None if command is None else command()


def test_a_command_is_found_in_english_and_in_the_language_of_the_terminal() -> None:
    asked = prompt("fr", "rules", "lines")
    for line in ("règles", "regles", "REGLES", " rules "):
        assert answer(asked, line) == "rules "
    assert answer(asked, "lignes 29 x") == answer(asked, "lines  29 x") == "lines 29 x"
    assert answer(prompt("en", "rules"), "règles") is None


def test_a_line_goes_to_a_command_only_if_something_may_follow_it() -> None:
    asked = prompt("en", "log", "?")
    assert answer(asked, "log 3") is None
    assert answer(asked, "? taxi") == "? taxi"


def test_only_the_commands_of_a_prompt_are_known_to_it() -> None:
    asked = prompt("en", "quit", "log")
    assert answer(asked, "undo") is None
    assert asked.names() == ["log", "quit"]
    lines, column = asked.help_lines()
    assert [line.split()[0] for line in lines] == ["log", "quit"]
    assert all(line[column - 1] == " " != line[column] for line in lines)


def test_an_unknown_command_can_not_be_handled() -> None:
    with pytest.raises(KeyError):
        prompt("en", "dance")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_unambiguous_and_every_command_is_explained(language: str) -> None:
    asked = prompt(language, *COMMANDS)
    assert len(set(asked.names())) == len(COMMANDS)
    for name, command in COMMANDS.items():
        assert answer(asked, command.local(language)) == f"{name} "
        assert f"cli-help-{command.key}" in keys(language)


def test_an_answer_changes_nothing() -> None:
    heard: list[str] = []
    assert changes_nothing(heard.append)("29") is False
    assert heard == ["29"]
