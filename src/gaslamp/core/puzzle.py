"""Puzzles: a position as one seat knows it, a question, and the proof of its one answer.

A game's kinds of puzzles are in its `puzzles` module. Each gets what the seat knows, and no state,
so the question, its answer and every word follow from that alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeVar

import msgspec

from gaslamp.core.board import ElementId
from gaslamp.core.choice import Choice
from gaslamp.core.codes import Action, Seat
from gaslamp.core.options import Options
from gaslamp.core.text import Text, text

if TYPE_CHECKING:
    from gaslamp.core.game import Game
    from gaslamp.core.log import Seen

POINT = "point"  # the verb of an answer that is pointed at
LEVELS = (1, 2, 3)  # of difficulty

AnswerT = TypeVar("AnswerT", bound=Hashable)


class Candidate(msgspec.Struct, frozen=True):
    """An answer that can be given: an element to point at, or a choice that the seat has.

    `answer` is the element's id or the choice's notation; path, verb and label are a choice's.
    """

    answer: str
    path: tuple[ElementId, ...]
    verb: str
    label: Text


class PuzzlePosition(NamedTuple):
    """A position as one seat knows it: its view, what it saw, its belief, what it may do."""

    game: Game
    options: Options
    seat: Seat
    view: Any
    seen: Sequence[Seen]
    belief: Any
    actions: Sequence[int]


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """A question with its one right answer, and the reasons.

    `given` says what to reason from; where the past matters too, it is the seat's log from `since`
    on. `figures` are what the proof counted; `against` says of each other candidate why it is
    wrong, without naming the right one.
    """

    answer: str
    candidates: tuple[Candidate, ...]
    difficulty: int
    figures: dict[str, int]
    question: Text
    given: tuple[Text, ...]
    since: int | None = None
    explanation: tuple[Text, ...]
    against: dict[str, Text]


class PuzzleKind(ABC):
    """A kind of puzzle: decides whether a position is one, and proves the answer."""

    name: ClassVar[str]
    """What it is called in files, and in the key of its title."""

    @abstractmethod
    def prove(self, position: PuzzlePosition) -> Proof | None:
        """Prove the one answer; nothing where the position is no puzzle of this kind."""


def pointed(position: PuzzlePosition, ids: Iterable[ElementId]) -> tuple[Candidate, ...]:
    """Make candidates of elements, to be pointed at."""
    labels = {
        element.id: element.label for element in position.game.board(position.options).elements
    }
    return tuple(Candidate(id_, (id_,), POINT, labels[id_]) for id_ in ids)


def chosen(position: PuzzlePosition, actions: Iterable[int]) -> tuple[Candidate, ...]:
    """Make candidates of choices that the seat has."""
    game, view = position.game, position.view
    choices: list[Choice] = [game.choice(view, Action(action)) for action in actions]
    return tuple(Candidate(c.notation, c.path, c.verb, c.label) for c in choices)


def only_least(rated: Mapping[AnswerT, int]) -> AnswerT | None:
    """Find the one answer with the least figure; nothing where several share it."""
    least = min(rated.values(), default=0)
    found = [answer for answer, figure in rated.items() if figure == least]
    return found[0] if len(found) == 1 else None


def second_least(rated: Mapping[AnswerT, int]) -> int:
    """Give the least figure of the other answers: how much better the best one is."""
    return sorted(rated.values())[1]


def level(figure: int, one: int, two: int) -> int:
    """Grade a difficulty: up to `one` it is 1, up to `two` it is 2, above it is 3."""
    return 1 if figure <= one else 2 if figure <= two else 3


def names(texts: Sequence[Text]) -> Text:
    """Make one message of several names: “Smith, Gull and Bert”."""
    *others, last = texts
    if not others:
        return last
    *first, before = others
    pair = text("core-names-two", first=before, others=last)
    return reduce(
        lambda rest, name: text("core-names-more", first=name, others=rest), reversed(first), pair
    )
