"""Everything that is said has words, in English and in French."""

from __future__ import annotations

import ast
import functools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor
from librt.random import Random

import gaslamp
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.second_person import TO_READER
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR
from gaslamp.core.testing.message_checks import pieces
from gaslamp.core.testing.random_options import random_options
from gaslamp.core.text import Text, text
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.games.registry import GAMES, find_game
from gaslamp.web.public_info import game_info

PACKAGE = Path(gaslamp.__file__).parent
CLIENT = Path(__file__).parent.parent / "frontend" / "src"
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


def test_a_key_has_words_in_one_place() -> None:
    """The client has the words of its games beside its own: one of two would never be read."""
    sources = [*FOLDERS, *(path.parent for path in CLIENT.rglob("words/en.ftl"))]
    found = [key for folder in sources for key in messages(folder / "en.ftl")]
    assert [key for key, times in Counter(found).items() if times > 1] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_the_keys_of_a_room_begin_with_its_name(folder: Path) -> None:
    prefix = folder.parent.name.replace("_", "-") + "-"
    assert {key for key in messages(folder / "en.ftl") if not key.startswith(prefix)} == set()


def written_keys(source: Path) -> Iterator[str]:
    """Find the keys that a module gives to our `text` in so many words."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    if "gaslamp.core.text" not in {node.module for node in imported}:
        return
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name("text"), args=[ast.Constant(value=str(key)), *_]):
                yield key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_sources_has_words(language: str) -> None:
    used = {key for source in PACKAGE.rglob("*.py") for key in written_keys(source)}
    assert used - keys(language) == set()


def constants(source: Path) -> Iterator[str]:
    """Find every text in a module, as a pattern: what is filled in may be anything."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Constant(value=str(value)):
                yield re.escape(value.replace(" ", "-").replace("_", "-"))
            case ast.JoinedStr(values=parts):
                yield "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in parts
                )


def ends(key: str, room: str) -> list[str]:
    """List the ways to name a key of a room: whole, or without what its page puts before it."""
    words = key.removesuffix(TO_READER).removeprefix(f"{room}-").split("-")
    return [key.removesuffix(TO_READER), *("-".join(words[place:]) for place in range(len(words)))]


def told_by(folder: Path) -> list[re.Pattern[str]]:
    """Compile the texts of a folder once: there are more of them than `re` keeps."""
    patterns = {text for source in folder.rglob("*.py") for text in constants(source)}
    return [re.compile(pattern) for pattern in patterns if len(pattern.replace(".+", "")) > 2]


def is_named(key: str, room: str, patterns: list[re.Pattern[str]]) -> bool:
    return any(pattern.fullmatch(end) for end in ends(key, room) for pattern in patterns)


def named_values(game: Game, option: str) -> list[str]:
    """List the values of an option that are words: each has a name in every language."""
    shown = next((one for one in game_info(game).options if one.name == option), None)
    return [value for value in (shown.choices if shown else ()) if isinstance(value, str)]


def made_by_the_contract(folder: Path) -> set[str]:
    """List the keys that `core.game` makes for every game."""
    if folder.parent.parent.name != "games":
        return set()
    game = find_game(folder.parent.name)
    texts = [game.title(), game.about()]
    for option in game.options.__struct_fields__:
        texts += [game.option_name(option), game.option_text(option)]
        texts += [game.message(f"option-{option}-{value}") for value in named_values(game, option)]
    texts += [game.notebook_text(field) for field in game.notebook_type.__struct_fields__]
    return {message.key for message in texts}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_every_key_is_said_somewhere(folder: Path) -> None:
    room = folder.parent.name.replace("_", "-")
    patterns = told_by(folder.parent)
    kept = set(messages(folder / "en.ftl")) - made_by_the_contract(folder)
    assert sorted(key for key in kept if not is_named(key, room, patterns)) == []


@pytest.mark.parametrize("name", GAMES)
def test_there_are_no_words_for_options_or_notes_that_a_game_does_not_have(name: str) -> None:
    folder = PACKAGE / "games" / name / "words"
    prefixes = tuple(f"{name.replace('_', '-')}-{page}-" for page in ("option", "notebook"))
    worded = {key for key in messages(folder / "en.ftl") if key.startswith(prefixes)}
    assert worded <= made_by_the_contract(folder)


@functools.cache
def known_keys(language: str) -> frozenset[str]:
    """List a language's keys, once for the many messages of many games."""
    return keys(language)


def check_words(message: Text) -> None:
    for language in LANGUAGES:
        for piece in pieces(message):
            assert piece.key in known_keys(language)
        assert translate(message, language).strip()


def said_before_a_game(game: Game, journal: Journal) -> Iterator[Text]:
    yield from (game.title(), game.about())
    for option in game.options.__struct_fields__:
        yield from (game.option_name(option), game.option_text(option))
        yield from (game.message(f"option-{option}-{one}") for one in named_values(game, option))
    for field in game.notebook_type.__struct_fields__:
        if field != "exact":
            yield game.notebook_text(field)
    yield from game.seats(journal.options)
    yield from (journal.name(actor) for actor in (CHANCE, REFEREE, OVER, SPECTATOR))
    yield from (element.label for element in game.board(journal.options).elements)


def refusals(journal: Journal, rng: Random) -> Iterator[Text]:
    """Try a wrong action and a wrong seat."""
    for actor in (int(journal.state.seat), SPECTATOR):
        action = rng.randrange(journal.game.action_space(journal.options))
        if actor < 0 or action not in journal.state.legal_actions():
            with pytest.raises(GaslampError) as refused:
                journal.play(actor, action)
            yield refused.value.text


def said_in_a_random_game(game: Game, seed: int) -> Iterator[Text]:
    rng = Random(seed)
    journal = Journal(game, random_options(game, rng))
    yield from said_before_a_game(game, journal)
    while journal.state.seat != OVER:
        for viewer in journal.logs:
            yield journal.view(viewer).expected
            yield from (choice.label for choice in journal.choices(viewer))
        yield from refusals(journal, rng)
        if journal.state.seat >= 0:
            journal.play(int(journal.state.seat), journal.state.random_action(rng))
        else:
            journal.advance_once(seeded(rng))
    for viewer in journal.logs:
        yield from journal.log_texts(viewer)
    yield from refusals(journal, rng)


@pytest.mark.parametrize("name", GAMES)
def test_everything_said_in_random_games_has_words(name: str) -> None:
    for seed in range(GAMES_PLAYED):
        said = {
            msgspec.json.encode(message): message
            for message in said_in_a_random_game(find_game(name), seed)
        }
        for message in said.values():
            check_words(message)


def test_a_key_without_words_comes_out_as_itself() -> None:
    assert translate(text("no-such-key", station=92)) == "no-such-key station=92"


def test_an_argument_may_be_a_message() -> None:
    inner = text("core-referee")
    message = text("core-not-your-turn", you=text("core-chance"), turn=inner)
    assert translate(message) == "It is not your turn, chance: wait for the referee."
    assert translate(message, "fr") == "Ce n’est pas votre tour (le hasard) : on attend l’arbitre."


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="core-unknown-game in en"):
        translate(text("core-unknown-game", game="chess"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_numbers_are_written_without_marks_between_the_digits(language: str) -> None:
    assert "1208" in translate(text("core-no-such-action", action=1208, allowed="-"), language)
