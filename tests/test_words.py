"""Everything that is said has words, in English and in French."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor
from librt.random import Random

import gaslamp
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import AnyGame
from gaslamp.core.journal import Journal
from gaslamp.core.random_options import random_options
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR
from gaslamp.core.text import Text, text
from gaslamp.core.words import LANGUAGES, keys, say
from gaslamp.games.registry import GAMES, find_game

PACKAGE = Path(gaslamp.__file__).parent
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("words/en.ftl"))
GAMES_PLAYED = 8


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (the visitor's naming)
        self.names.add(node.id.name)


def variables(node: BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


def messages(source: Path) -> dict[str, set[str]]:
    """List a file's keys, each with the arguments it uses; a key must not stand there twice."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{source}: {entry.content!r}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{source}: {entry.id.name} is there twice"
            found[entry.id.name] = variables(entry)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_every_key_has_words_in_both_languages_with_the_same_arguments(folder: Path) -> None:
    assert messages(folder / "en.ftl") == messages(folder / "fr.ftl")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_the_keys_of_a_room_begin_with_its_name(folder: Path) -> None:
    prefix = folder.parent.name.replace("_", "-") + "-"
    assert {key for key in messages(folder / "en.ftl") if not key.startswith(prefix)} == set()


def written_keys(source: Path) -> Iterator[str]:
    """Find the keys that a module gives to `text` in so many words."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name("text"), args=[ast.Constant(value=str(key)), *_]):
                yield key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_sources_has_words(language: str) -> None:
    used = {key for source in PACKAGE.rglob("*.py") for key in written_keys(source)}
    assert used - keys(language) == set()


def pieces(message: Text) -> Iterator[Text]:
    """Walk through a message and the messages in its arguments."""
    yield message
    for value in message.args.values():
        if isinstance(value, Text):
            yield from pieces(value)


def check_words(message: Text) -> None:
    for language in LANGUAGES:
        for piece in pieces(message):
            assert piece.key in keys(language)
        assert say(message, language).strip()


def refusals(journal: Journal, rng: Random) -> Iterator[Text]:
    """Try a wrong action and a wrong seat."""
    for actor in (journal.state.seat, SPECTATOR):
        action = rng.randrange(journal.game.action_space)
        if actor == SPECTATOR or action not in journal.state.legal_actions():
            with pytest.raises(GaslampError) as refused:
                journal.play(actor, action)
            yield refused.value.text


def said_in_a_random_game(game: AnyGame, seed: int) -> Iterator[Text]:
    rng = Random(seed)
    journal = Journal(game, random_options(game, rng))
    yield from (game.title(), game.about())
    yield from (game.option_text(option) for option in game.options.__struct_fields__)
    yield from game.seats(journal.options)
    yield from (journal.name(actor) for actor in (CHANCE, REFEREE, OVER, SPECTATOR))
    while journal.state.seat != OVER:
        for viewer in journal.logs:
            yield from (choice.text for choice in game.choices(journal.state, viewer))
        yield from refusals(journal, rng)
        journal.play(journal.state.seat, journal.state.random_action(rng))
        yield from (log[-1].text for log in journal.logs.values())
    notebook = game.notebook(game.belief(journal.options, SPECTATOR))
    yield from (game.notebook_text(field) for field in notebook.__struct_fields__)
    yield from refusals(journal, rng)


@pytest.mark.parametrize("name", GAMES)
def test_everything_said_in_random_games_has_words(name: str) -> None:
    for seed in range(GAMES_PLAYED):
        said = {repr(message): message for message in said_in_a_random_game(find_game(name), seed)}
        for message in said.values():
            check_words(message)


def test_a_key_without_words_comes_out_as_itself() -> None:
    assert say(text("no-such-key", station=92)) == "no-such-key station=92"


def test_an_argument_may_be_a_message() -> None:
    inner = text("core-referee")
    message = text("core-not-your-turn", you=text("core-chance"), turn=inner)
    assert say(message) == "It is not your turn, chance: wait for the referee."
    assert say(message, "fr") == "Ce n’est pas votre tour (le hasard) : on attend l’arbitre."


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="core-unknown-game in en"):
        say(text("core-unknown-game", game="chess"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_numbers_are_written_without_marks_between_the_digits(language: str) -> None:
    assert "1208" in say(text("core-no-such-action", action=1208, allowed="-"), language)
