"""Chooses the language: from the command line, or else the system's."""

from __future__ import annotations

from collections.abc import Mapping

from gaslamp.cli.errors import UsageError
from gaslamp.core.text import text
from gaslamp.core.translation import LANGUAGES, best_language

FLAG = "--lang"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def take_language(arguments: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """Take `--lang` out of the arguments; without it, use the environment."""
    rest: list[str] = []
    language = system_language(environment)
    words = iter(arguments)
    for word in words:
        flag, equals, value = word.partition("=")
        if flag == FLAG:
            language = _known(value if equals else next(words, ""))
        else:
            rest.append(word)
    return language, rest


def system_language(environment: Mapping[str, str]) -> str:
    """Read the language from the variables that hold it; English unless there are words for it."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return best_language(locale)


def _known(language: str) -> str:
    known = {name.lower(): name for name in LANGUAGES}
    if language.lower() not in known:
        raise UsageError(
            text("cli-unknown-language", language=language, allowed=", ".join(LANGUAGES))
        )
    return known[language.lower()]
