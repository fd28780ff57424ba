"""Translates messages, with the Fluent files in each package's `words` folder.

Phrases of lessons are separate, in a game's `lessons` folder, and are sent only with them. A file
that a language lacks is read in English.
"""

from __future__ import annotations

import functools
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentNumber
from fluent.syntax.ast import Message, Resource

from gaslamp.core.text import Text

ENGLISH = "en"
NOT_SHARED = ("arena", "cli", "games", "training")  # with words of a game or of the terminal alone
_ADDED: dict[str, Traversable] = {}  # the `words` folders of games from outside, by game
LONGEST_QUOTATION = 300  # of user input or a file; Fluent refuses more than 1000


def _languages() -> tuple[str, ...]:
    """List the languages that there are files for, English first."""
    files = resources.files("gaslamp").joinpath("core", "words").iterdir()
    found = {file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


LANGUAGES = _languages()
"""Every language with a file in `core/words`; English is the first."""


def best_language(wanted: str) -> str:
    """Choose the language for a tag or locale, `fr_BE.UTF-8` or `pt-BR`; else English."""
    tag = wanted.partition(".")[0].replace("_", "-").lower()
    known = {language.lower(): language for language in LANGUAGES}
    return known.get(tag) or known.get(tag.partition("-")[0]) or ENGLISH


def translate(message: Text, language: str = ENGLISH) -> str:
    """Translate a message; a key without a phrase is returned as it is."""
    bundle = _bundle(language)
    args = {name: _argument(value, language) for name, value in message.args.items()}
    if not bundle.has_message(message.key):
        return " ".join([message.key, *(f"{name}={value}" for name, value in args.items())])
    pattern = bundle.get_message(message.key).value
    assert pattern is not None  # our messages have no attributes without a value
    words, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise ValueError(f"{message.key} in {language}: {errors[0]}")
    return str(words)


def _argument(value: str | int | Text, language: str) -> str | FluentNumber:
    match value:
        case Text():
            return translate(value, language)
        case str() if len(value) > LONGEST_QUOTATION:
            return value[: LONGEST_QUOTATION - 1] + "…"
        case str():
            return value
        case int():  # numbers name stations and lines: 1208 never becomes 1,208
            return FluentInt(value, useGrouping=False)


class Phrases:
    """The phrases of one page, by the end of their keys: `words("round", number=3)`."""

    def __init__(self, page: str, language: str) -> None:
        """Take the beginning that the keys share, and a language."""
        self.page = page
        self.language = language

    def __call__(self, key: str, **args: str | int | Text) -> str:
        """Translate a phrase."""
        return translate(Text(f"{self.page}-{key}", args), self.language)


def add_words(game: str, folder: Traversable) -> None:
    """Add the `words` folder of a game from outside."""
    _ADDED[game] = folder
    _forget_sources()


def remove_words(game: str) -> None:
    """Remove the words of a game from outside."""
    _ADDED.pop(game, None)
    _forget_sources()


def _forget_sources() -> None:
    for cached in (ftl_source, game_source, _parsed, _bundle):
        cached.cache_clear()


@functools.cache
def ftl_source(language: str) -> str:
    """Return all phrases of a language as Fluent source, for clients that translate themselves."""
    return _joined([*_word_folders(_package()), *_ADDED.values()], language)


@functools.cache
def game_source(game: str, language: str) -> str:
    """Return the phrases of one game as Fluent source; none for a game without a `words` folder."""
    if game in _ADDED:
        return _joined([_ADDED[game]], language)
    folder = _package().joinpath("games", game)
    return _joined(_word_folders(folder), language) if folder.is_dir() else ""


@functools.cache
def shared_source(language: str) -> str:
    """Return the phrases that belong to no game, without those of the terminal."""
    packages = [one for one in _folders(_package()) if one.name not in NOT_SHARED]
    return _joined([folder for package in packages for folder in _word_folders(package)], language)


@functools.cache
def lesson_ftl_source(game: str, lesson: str, language: str) -> str:
    """Return the phrases of a lesson as Fluent source; empty where there are none."""
    file = _file_in(language, _lesson_folder(game), f"{lesson}.")
    return file.read_text(encoding="utf-8") if file else ""


def keys(language: str) -> frozenset[str]:
    """List the keys that have words in a language."""
    entries = (entry for resource in _parsed(language) for entry in resource.body)
    return frozenset(entry.id.name for entry in entries if isinstance(entry, Message))


@functools.cache
def _bundle(language: str) -> FluentBundle:
    # English plurals for a language that the library has none for.
    bundle = FluentBundle([language, ENGLISH], use_isolating=False)
    for resource in _parsed(language):
        bundle.add_resource(resource)
    return bundle


@functools.cache
def _parsed(language: str) -> list[Resource]:
    return [FluentResource(written) for written in (ftl_source(language), *_apart(language))]


def _apart(language: str) -> list[str]:
    """Return the phrases of all lessons."""
    games = sorted(game.name for game in _package().joinpath("games").iterdir())
    folders = {game: folder for game in games if (folder := _lesson_folder(game)).is_dir()}
    return [
        lesson_ftl_source(game, file.name.removesuffix(f".{ENGLISH}.ftl"), language)
        for game, folder in folders.items()
        for file in sorted(folder.iterdir(), key=_name)
        if file.name.endswith(f".{ENGLISH}.ftl")
    ]


def _lesson_folder(game: str) -> Traversable:
    return _package().joinpath("games", game, "lessons")


def _name(entry: Traversable) -> str:
    return entry.name


def _package() -> Traversable:
    return resources.files("gaslamp")


def _word_folders(folder: Traversable) -> list[Traversable]:
    """Find the `words` folders below a folder."""
    folders: list[Traversable] = []
    for entry in _folders(folder):
        folders += [entry] if entry.name == "words" else _word_folders(entry)
    return folders


def _folders(folder: Traversable) -> list[Traversable]:
    entries = sorted(folder.iterdir(), key=_name)
    return [entry for entry in entries if entry.is_dir() and not entry.name.startswith(("_", "."))]


def _joined(folders: list[Traversable], language: str) -> str:
    files = [_file_in(language, folder) for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file)


def _file_in(language: str, folder: Traversable, lesson: str = "") -> Traversable | None:
    """Find a folder's phrases in a language, in English where they are not translated."""
    files = (folder.joinpath(f"{lesson}{spoken}.ftl") for spoken in (language, ENGLISH))
    return next((file for file in files if file.is_file()), None)
