"""The page of a puzzle: what its seat sees, and which answers can be given.

The page and the solution are made together; only the page is sent before an answer.
"""

from __future__ import annotations

import msgspec

from gaslamp.core.codes import Seat
from gaslamp.core.log import LogLine, actor_of
from gaslamp.core.puzzle import Candidate
from gaslamp.core.text import Text
from gaslamp.core.view import AnyNotebook, AnyView
from gaslamp.games.registry import find_game
from gaslamp.learn.puzzle_file import Puzzle
from gaslamp.learn.puzzle_proofs import ProvedPuzzle, prove


class PuzzleName(msgspec.Struct, frozen=True):
    """Which puzzle: its game, and its number there, from 1 on; 0 for one that a player sent."""

    game: str
    number: int


class PuzzleToPrepare(msgspec.Struct, frozen=True):
    """A puzzle that is to be proved and shown, and its name."""

    name: PuzzleName
    puzzle: Puzzle


class PuzzlePage(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle before it is answered: the position as the seat sees it, and no notebook.

    `player` names the seat. `given` says what to reason from; where the past matters too, it is
    the log from `since` on.
    """

    game: str
    version: int
    number: int
    kind: str
    title: Text
    difficulty: int
    options: dict[str, str]
    seat: Seat
    player: Text
    question: Text
    given: tuple[Text, ...]
    candidates: tuple[Candidate, ...]
    view: AnyView
    log: tuple[LogLine, ...]
    since: int | None


class Solution(msgspec.Struct, frozen=True):
    """A puzzle's answer, why it is right, why the others are not, and the seat's notebook."""

    answer: str
    explanation: tuple[Text, ...]
    against: dict[str, Text]
    notebook: AnyNotebook | None


class PreparedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle with its page, ready to be sent, and its solution."""

    page: bytes
    solution: Solution


def prepare_puzzle(asked: PuzzleToPrepare) -> PreparedPuzzle:
    """Prove a puzzle, and make its page and solution."""
    name, puzzle = asked.name, asked.puzzle
    proved = prove(find_game(name.game), puzzle)
    return PreparedPuzzle(msgspec.json.encode(_page(name, puzzle, proved)), _solution(proved))


def _page(name: PuzzleName, puzzle: Puzzle, proved: ProvedPuzzle) -> PuzzlePage:
    journal, position, proof = proved
    entries = journal.since(position.seat, 0)
    told = journal.log_texts(position.seat)
    return PuzzlePage(
        game=name.game,
        version=position.game.version,
        number=name.number,
        kind=puzzle.kind,
        title=position.game.puzzle_title(puzzle.kind),
        difficulty=puzzle.difficulty,
        options=puzzle.options,
        seat=position.seat,
        player=journal.name(position.seat),
        question=proof.question,
        given=proof.given,
        candidates=proof.candidates,
        view=position.view,
        log=tuple(
            LogLine(place, actor_of(entry), words)
            for place, (entry, words) in enumerate(zip(entries, told, strict=True))
        ),
        since=proof.since,
    )


def _solution(proved: ProvedPuzzle) -> Solution:
    _, position, proof = proved
    notebook = msgspec.to_builtins(position.game.notebook(position.belief))
    return Solution(proof.answer, proof.explanation, proof.against, notebook)
