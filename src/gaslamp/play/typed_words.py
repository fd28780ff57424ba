"""A game's typed words in the player's language: `métro 46` for `underground 46`.

A game lists them: `<game>-typed-take_bus = prendre bus`. The end of the key is the game's own
phrase, with `_` for a space; that is always understood too.
"""

from __future__ import annotations

import functools
import unicodedata
from collections.abc import Callable, Iterator

from gaslamp.core.errors import NotationError
from gaslamp.core.game import Game
from gaslamp.core.text import Text, text
from gaslamp.core.translation import LANGUAGES, keys, translate
from gaslamp.play.shorthand import stands_for

Phrase = tuple[str, ...]
QUOTED = ("action", "allowed", "meant", "examples", "moves", "tokens", "token", "verb", "clues")
"""Arguments of refusals that hold notations, one behind the other."""
NEXT = ";"  # stands between actions that are typed on one line


def bare(word: str) -> str:
    """Take a word without capitals and accents, as it may be typed."""
    letters = unicodedata.normalize("NFD", word.lower().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@functools.cache
def every_language(game: Game) -> tuple[TypedWords, ...]:
    """Return a game's typed words in every language."""
    return tuple(TypedWords(game, language) for language in LANGUAGES)


class TypedWords:
    """Translates between words typed in a language and the game's notation."""

    def __init__(self, game: Game, language: str) -> None:
        """Collect the game's list; English needs none."""
        self.game = game
        self.language = language
        self.shown: dict[Phrase, Phrase] = {}
        if language != LANGUAGES[0]:
            self.shown = dict(_listed(game, language))
        self.meant = {tuple(map(bare, words)): own for own, words in self.shown.items()}

    def read(self, line: str) -> str:
        """Translate a typed line into the game's notation; unknown words stay as they are."""
        return _exchanged(line, self.meant, bare)

    def write(self, notation: str) -> str:
        """Write a notation as it is typed in the language."""
        return _exchanged(notation, self.shown, str)

    def translated(self, message: Text, quoted: tuple[str, ...] = QUOTED) -> Text:
        """Write the notations that a refusal quotes as they are typed in the language."""
        if not self.shown:
            return message
        args: dict[str, str | int | Text] = {}
        for name, value in message.args.items():
            if isinstance(value, Text):
                args[name] = self.translated(value, (*QUOTED, "notation"))
            elif isinstance(value, str) and name in quoted:
                args[name] = ", ".join(self.write(part) for part in value.split(", "))
            else:
                args[name] = value
        return Text(message.key, args)

    def stands_for(self, typed: str, notation: str) -> bool:
        """Tell whether a shortened line means an action, in the language or in the game's words."""
        return any(stands_for(bare(typed), bare(n)) for n in (notation, self.write(notation)))

    def split(self, line: str) -> list[str]:
        """Split a line into its actions; return it whole if it can't be split."""
        if NEXT in line:
            return [part.strip() for part in line.split(NEXT) if part.strip()]
        if self._is_move(line):
            return [line]
        return self._pieces(self.read(line).split()) or [line]

    def _is_move(self, line: str) -> bool:
        try:
            self.game.parse_line(self.read(line))
        except NotationError:
            return False
        return True

    def _pieces(self, words: list[str]) -> list[str]:
        """Cut words into notations, each as long as it can be; nothing if some words are left."""
        pieces: list[str] = []
        while words:
            lengths = range(len(words), 0, -1)
            length = next((n for n in lengths if self._is_move(" ".join(words[:n]))), 0)
            if not length:
                return []
            pieces.append(" ".join(words[:length]))
            words = words[length:]
        return pieces


def _listed(game: Game, language: str) -> Iterator[tuple[Phrase, Phrase]]:
    """List the game's own words with those of the language."""
    prefix = f"{game.variant_of or game.name}-typed-".replace("_", "-")
    for key in sorted(keys(language)):
        if key.startswith(prefix):
            own = key.removeprefix(prefix).split("_")
            yield tuple(own), tuple(translate(text(key), language).split())


def _exchanged(line: str, table: dict[Phrase, Phrase], form: Callable[[str], str]) -> str:
    """Exchange phrases of a line by a table, the longest first."""
    words = line.split()
    longest = max((len(phrase) for phrase in table), default=0)
    found: list[str] = []
    place = 0
    while place < len(words):
        for length in range(longest, 0, -1):
            phrase = tuple(map(form, words[place : place + length]))
            if len(phrase) == length and phrase in table:
                found += table[phrase]
                place += length
                break
        else:
            found.append(words[place])
            place += 1
    return " ".join(found)
