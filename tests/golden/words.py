"""What a game says, in every language: `make golden` writes it to `words.txt` beside its games.

First the sentences of its recorded games, a few for each message; then its moments: positions that
no recorded game comes to, with what each viewer is asked and told there.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from gaslamp.core.choice import Choice
from gaslamp.core.codes import ViewerId, sight_of
from gaslamp.core.game import Game, viewers
from gaslamp.core.game_rules import GameOrigin
from gaslamp.core.journal import Journal
from gaslamp.core.log import full_log
from gaslamp.core.state import State
from gaslamp.core.testing.message_checks import pieces
from gaslamp.core.text import Text
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.games.registry import GAMES
from tests.golden import FOLDER, journal_of, recorded

Moment: TypeAlias = tuple[Callable[[], State], str]
"""A position, and what is done there; nothing where it matters only what is asked."""
EACH = 6  # sentences of one message at most


class Words(NamedTuple):
    """What a game says: as it is printed, and which messages it is made of."""

    printed: str
    keys: frozenset[str]


def words_file(game: str) -> Path:
    """Name the file with a game's words."""
    return FOLDER / game / "words.txt"


def rewrite_words() -> None:
    """Print the words of every game anew."""
    for game in GAMES:
        words_file(game).write_text(words_of(game).printed, encoding="utf-8")


@functools.cache
def words_of(name: str) -> Words:
    """Collect what a game says."""
    said = [text for path in recorded(FOLDER / name) for text in said_in(journal_of(path))]
    moments: list[Moment] = importlib.import_module(f"tests.games.{name}.said").MOMENTS
    blocks = list(few_of_each(said))
    for moment in moments:
        by_viewer = said_at(moment)
        blocks.append(moment_lines(moment, by_viewer))
        said += [text for texts in by_viewer.values() for text in texts]
    printed = "\n".join("\n".join(block) + "\n" for block in blocks)
    return Words(printed, frozenset(piece.key for text in said for piece in pieces(text)))


def said_in(journal: Journal) -> Iterator[Text]:
    """Give what everybody is told, asked and offered in a game."""
    replay = Journal(journal.game, journal.options)
    for event in (*journal.events, None):
        for viewer in replay.logs:
            view = replay.view(viewer)
            yield view.expected
            for choice in replay.choices(viewer, view):
                yield from texts_of(choice)
        if event is not None:
            replay.replay(event)
    for viewer in replay.logs:
        for line in replay.log_lines(viewer):
            yield from filter(None, (line.text, line.headline))
    yield from full_log(replay.game, replay.options, replay.actions)


def texts_of(choice: Choice) -> Iterator[Text]:
    """Give the words of a choice."""
    yield from filter(None, (choice.label, choice.question, choice.warning))


def few_of_each(said: list[Text]) -> Iterator[list[str]]:
    """Print some sentences of each message, in every language."""
    by_key: dict[str, dict[tuple[str, ...], None]] = {}
    for text in said:
        sentences = by_key.setdefault(text.key, {})
        if len(sentences) < EACH:
            sentences[in_every_language(text)] = None
    for key in sorted(by_key):
        yield [key, *(f"   {line}" for lines in by_key[key] for line in lines)]


def in_every_language(text: Text) -> tuple[str, ...]:
    """Translate a message to every language."""
    return tuple(translate(text, language) for language in LANGUAGES)


def said_at(moment: Moment) -> dict[ViewerId, list[Text]]:
    """Give what each viewer is asked in a position, and told of an action there."""
    make, written = moment
    state = make()
    game, seats = game_of(state)
    before = {viewer: game.view(state, viewer) for viewer in seats}
    said = {viewer: [view.expected] for viewer, view in before.items()}
    if not written:
        return said
    action = game.parse(written)
    assert action in state.legal_actions(), written
    for viewer in seats:
        if viewer == state.seat:
            said[viewer] += texts_of(game.choice(before[viewer], action))
    sights = {viewer: sight_of(state, action, viewer) for viewer in seats}
    state.apply(action)
    for viewer in seats:
        after = game.view(state, viewer)
        headline = game.headline(before[viewer], sights[viewer], after)
        told = (game.describe(before[viewer], sights[viewer], after), headline, after.expected)
        said[viewer] += filter(None, told)
    return said


def moment_lines(moment: Moment, said: dict[ViewerId, list[Text]]) -> list[str]:
    """Print a moment; viewers who are told the same stand together."""
    make, written = moment
    state = make()
    game, seats = game_of(state)
    together: dict[tuple[str, ...], list[str]] = {}
    for viewer in seats:
        words = tuple(line for text in said[viewer] for line in in_every_language(text))
        together.setdefault(words, []).append(name_of(state, viewer))
    lines = [f"{game.view(state, seats[0]).phase}: {written}".removesuffix(": ")]
    for words, names in together.items():
        lines += [f"   {', '.join(names)}", *(f"      {line}" for line in words)]
    return lines


def game_of(state: State) -> tuple[Game, list[ViewerId]]:
    """Find the game of a position, and its viewers."""
    assert isinstance(state.origin, GameOrigin)
    assert isinstance(state.origin.game, Game)
    return state.origin.game, viewers(state.origin.seats)


def name_of(state: State, viewer: ViewerId) -> str:
    """Name a viewer."""
    game, _ = game_of(state)
    assert isinstance(state.origin, GameOrigin)
    return translate(Journal(game, state.origin.options).name(viewer))
