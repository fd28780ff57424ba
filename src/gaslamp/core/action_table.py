"""A game's actions, declared once: codes, notation, what is clicked, who sees what of them.

A game lists its kinds of action in one `ActionTable`. Notation, parsing, element paths, verbs,
message keys and the table of secrets all follow from it.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Literal, TypeAlias

import msgspec

from gaslamp.core.board import ElementId
from gaslamp.core.codes import Action, Sight
from gaslamp.core.errors import NotationError
from gaslamp.core.secret import ANYTHING, UNSEEN, Secret
from gaslamp.core.text import Text

Presentation: TypeAlias = Literal["trivial", "routine", "move", "reveal", "climax"]
"""How a log entry is shown: not at all, as a line, as a piece that travels, as something found out,
as a turning point. An action that ends the game is always a climax.
"""
Consequence: TypeAlias = Literal["", "scarce", "final", "ends-game"]
"""What a choice costs: nothing, something scarce, no way back, perhaps the game."""

SLOT = re.compile(r"\{(\w+)\}")
MOST_DIGITS = 3


class Argument(msgspec.Struct, frozen=True, kw_only=True):
    """The values of one part of an action, in the order of their numbers.

    `words` are typed, one for each value; an unknown value is written with a `?`. With `element`
    a value is picked on the board: `station` and `92` make `station-92`. A value of two words names
    two elements. `spellings` are other ways to type a value. `allowed` says what can be typed where
    a word is none of the values. `verbs` are the values' names in a verb, if not their words.
    """

    name: str
    words: tuple[str, ...]
    element: str = ""
    spellings: Mapping[str, int] = {}
    allowed: Text | None = None
    verbs: tuple[str, ...] = ()

    @property
    def length(self) -> int:
        """Count the words of a value."""
        return len(self.words[0].split())

    def is_unknown(self, value: int) -> bool:
        """Tell whether a value is one that the viewer does not know."""
        return self.words[value].endswith(UNSEEN)

    def read(self, typed: str) -> int | None:
        """Find the value that was typed; numbers may have leading zeros."""
        if typed in self.words:
            return self.words.index(typed)
        if typed in self.spellings:
            return self.spellings[typed]
        prefix, digits = typed.rstrip("0123456789"), typed.lstrip("abcdefghijklmnopqrstuvwxyz")
        if prefix + digits == typed and digits.isascii() and 0 < len(digits) <= MOST_DIGITS:
            plain = f"{prefix}{int(digits)}" if digits.isdecimal() else ""
            return self.words.index(plain) if plain in self.words else None
        return None

    def elements(self, value: int) -> tuple[ElementId, ...]:
        """Name the elements to click for a value."""
        if not self.element or self.is_unknown(value):
            return ()
        return tuple(f"{self.element}-{word}" for word in self.words[value].split())


def numbers(name: str, last: int, *, prefix: str = "", allowed: Text | None = None) -> Argument:
    """Number places from 1 on, as printed; 0 is an unknown one. They are elements of this name."""
    words = (f"{prefix}{UNSEEN}", *(f"{prefix}{number}" for number in range(1, last + 1)))
    return Argument(name=name, words=words, element=name, allowed=allowed)


class ActionKind(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of action: `first` is the code of its first one, the others follow by their arguments.

    `notation` has the arguments' names in braces: `taxi {station}`. The last argument counts
    fastest. `verb` is the notation without its arguments, by default. `secrets` declare
    from whom an action is hidden; their `action` is filled in from the notation. `foreseeable`
    marks an action after which its seat, if it is still on turn, knows beforehand what it may do
    next: such an action can be tried without making it. An `implied` action is made for a player
    whose move it completes and that has no other: the others see no move before it is complete.
    """

    first: int
    notation: str
    arguments: tuple[Argument, ...] = ()
    verb: str = ""
    secrets: tuple[Secret, ...] = ()
    presentation: Presentation = "routine"
    consequence: Consequence = ""
    foreseeable: bool = False
    implied: bool = False

    @property
    def size(self) -> int:
        """Count the actions of this kind."""
        return prod(len(argument.words) for argument in self.arguments)

    def values(self, action: int) -> tuple[int, ...]:
        """Take an action's code apart into the values of its arguments."""
        rest, found = action - self.first, list[int]()
        for argument in reversed(self.arguments):
            rest, value = divmod(rest, len(argument.words))
            found.append(value)
        return tuple(reversed(found))

    def code(self, values: Sequence[int]) -> int:
        """Put an action's code together from the values of its arguments."""
        code = 0
        for argument, value in zip(self.arguments, values, strict=True):
            code = code * len(argument.words) + value
        return self.first + code

    def written(self, values: Sequence[int]) -> str:
        """Write an action as people type it."""
        words = {a.name: a.words[v] for a, v in zip(self.arguments, values, strict=True)}
        return self.notation.format_map(words)

    def verb_of(self, values: Sequence[int]) -> str:
        """Name what is done, in one word."""
        template = self.verb or " ".join(SLOT.sub("", self.notation).split())
        words = {
            a.name: (a.verbs or a.words)[v] for a, v in zip(self.arguments, values, strict=True)
        }
        return template.format_map(words).replace(" ", "-")

    def path_of(self, values: Sequence[int]) -> tuple[ElementId, ...]:
        """Name the elements to click, in order."""
        pairs = zip(self.arguments, values, strict=True)
        return tuple(id_ for argument, value in pairs for id_ in argument.elements(value))

    def own_secrets(self) -> Iterator[Secret]:
        """List the secrets with the pattern of the actions that they are about."""
        anything = {a.name: " ".join([ANYTHING] * a.length) for a in self.arguments}
        pattern = self.notation.format_map(anything)
        for secret in self.secrets:
            yield msgspec.structs.replace(secret, action=pattern)


class Row(msgspec.Struct, frozen=True):
    """One action: its kind, and what is derived from it."""

    kind: ActionKind
    values: tuple[int, ...]
    notation: str
    verb: str
    path: tuple[ElementId, ...]

    @property
    def is_hidden(self) -> bool:
        """Tell whether it has a part that the viewer does not know."""
        return UNSEEN in self.notation


class ActionTable:
    """All kinds of action of a game, in the order of their codes, without gaps."""

    def __init__(
        self,
        kinds: Sequence[ActionKind],
        *,
        examples: str | Text,
        hints: Mapping[str, Text] = {},
        parse_line: Callable[[str], tuple[Action, ...]] | None = None,
    ) -> None:
        """List the kinds; `examples` are quoted where a line is none of them.

        `hints` say what can be typed after a first word, instead of the examples. `parse_line`
        reads a line that can be a whole move of several actions; without it each line is one.
        """
        self.kinds = tuple(kinds)
        self.examples = examples
        self.hints = hints
        self.parse_line: Callable[[str], tuple[Action, ...]] = parse_line or self._parse_one
        self.size = 0
        for kind in self.kinds:
            if kind.first != self.size:
                raise ValueError(f"{kind.notation} begins at {kind.first}, not at {self.size}")
            self.size += kind.size

    @functools.cached_property
    def rows(self) -> tuple[Row, ...]:
        """The rows of all actions, by code."""
        return tuple(row for kind in self.kinds for row in _rows(kind))

    @functools.cached_property
    def codes(self) -> dict[str, Action]:
        """The codes by their notations."""
        return {row.notation: Action(code) for code, row in enumerate(self.rows)}

    @functools.cached_property
    def secrets(self) -> tuple[Secret, ...]:
        """What is hidden from whom, phase by phase; everything else is public."""
        return tuple(secret for kind in self.kinds for secret in kind.own_secrets())

    def notation(self, action: int) -> str:
        """Write an action or a sight as people type it."""
        return self.rows[action].notation

    def verb(self, action: int) -> str:
        """Name what is done: `taxi`, `take-bus`."""
        return self.rows[action].verb

    def path(self, action: int) -> tuple[ElementId, ...]:
        """Name the elements to click for an action, in order."""
        return self.rows[action].path

    def is_foreseeable(self, action: Action) -> bool:
        """Tell whether the seat that acts knows beforehand what it may do next."""
        return self.rows[action].kind.foreseeable

    def log_key(self, sight: Sight) -> str:
        """Name the message of the log: `log-taxi`, `log-taxi-hidden`."""
        row = self.rows[sight]
        return f"log-{row.verb}-hidden" if row.is_hidden else f"log-{row.verb}"

    def _parse_one(self, written: str) -> tuple[Action, ...]:
        return (self.parse(written),)

    def parse(self, written: str) -> Action:
        """Read an action's notation, in any case and spacing; `NotationError` when it is none."""
        words = plain(written).split()
        code = self.codes.get(" ".join(words))
        if code is not None:
            return code
        allowed: str | Text | None = None
        for kind in self.kinds:
            found = _read(kind, words)
            if isinstance(found, int):
                return Action(found)
            allowed = allowed or found
        hint = self.hints.get(words[0]) if words else None
        raise NotationError.of(written.strip(), allowed or hint or self.examples)


def plain(written: str) -> str:
    """Take a typed line without capitals, accents and spaces after commas."""
    letters = unicodedata.normalize("NFD", written.lower().replace(", ", ","))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _rows(kind: ActionKind) -> Iterator[Row]:
    for values in product(*(range(len(argument.words)) for argument in kind.arguments)):
        yield Row(kind, values, kind.written(values), kind.verb_of(values), kind.path_of(values))


def _read(kind: ActionKind, words: Sequence[str]) -> int | Text | None:
    """Read words as an action of this kind; a text names the first argument that is none."""
    arguments = {argument.name: argument for argument in kind.arguments}
    values: list[int] = []
    wrong: Text | None = None
    place = 0
    for part in kind.notation.split():
        slot = SLOT.fullmatch(part)
        length = 1 if slot is None else arguments[slot[1]].length
        typed = " ".join(words[place : place + length])
        place += length
        if slot is None:
            if typed != part:
                return None
            continue
        value = arguments[slot[1]].read(typed)
        wrong = wrong or (arguments[slot[1]].allowed if value is None else None)
        values.append(-1 if value is None else value)
    if place != len(words):
        return None
    return wrong if -1 in values else kind.code(values)
