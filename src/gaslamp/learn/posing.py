"""A puzzle as it is put to somebody: what its seat sees, and what answers there are to it.

The page and the solution are made together, and only the page is shown before an answer.
"""

from __future__ import annotations

import msgspec

from gaslamp.core.log import LogLine, actor_of
from gaslamp.core.puzzle import Candidate
from gaslamp.core.text import Text
from gaslamp.core.view import AnyNotebook, AnyView
from gaslamp.games.registry import find_game
from gaslamp.learn.proving import Proved, prove
from gaslamp.learn.puzzle import Puzzle, find_puzzle


class PuzzleName(msgspec.Struct, frozen=True):
    """Which puzzle: its game, and its number there, from 1 on."""

    game: str
    number: int


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
    seat: int
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


class Posed(msgspec.Struct, frozen=True):
    """A puzzle with its page, ready to be sent, and its solution."""

    page: bytes
    solution: Solution


def pose(name: PuzzleName) -> Posed:
    """Prove a puzzle, and make what is shown of it."""
    puzzle = find_puzzle(name.game, name.number)
    proved = prove(find_game(name.game), puzzle)
    return Posed(msgspec.json.encode(_page(name, puzzle, proved)), _solution(proved))


def _page(name: PuzzleName, puzzle: Puzzle, proved: Proved) -> PuzzlePage:
    journal, case, proof = proved
    entries = journal.since(case.seat, 0)
    told = journal.told(case.seat)
    return PuzzlePage(
        game=name.game,
        version=case.game.version,
        number=name.number,
        kind=puzzle.kind,
        title=case.game.puzzle_title(puzzle.kind),
        difficulty=puzzle.difficulty,
        options=puzzle.options,
        seat=case.seat,
        player=journal.name(case.seat),
        question=proof.question,
        given=proof.given,
        candidates=proof.candidates,
        view=case.view,
        log=tuple(
            LogLine(place, actor_of(entry), words)
            for place, (entry, words) in enumerate(zip(entries, told, strict=True))
        ),
        since=proof.since,
    )


def _solution(proved: Proved) -> Solution:
    _, case, proof = proved
    notebook = msgspec.to_builtins(case.game.notebook(case.belief))
    return Solution(proof.answer, proof.explanation, proof.against, notebook)
