"""Proves puzzles, from what the seat on turn has seen alone."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from gaslamp.core.belief import Belief
from gaslamp.core.codes import Seat
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.options import Options, options_from
from gaslamp.core.puzzle import Proof, PuzzleKind, PuzzlePosition
from gaslamp.core.text import Text, text
from gaslamp.learn.puzzle_file import Puzzle


class NotProved(GaslampError):
    """A puzzle whose proof failed."""


class ProvedPuzzle(NamedTuple):
    """A puzzle whose answer was proved, with the story that led to it."""

    journal: Journal
    position: PuzzlePosition
    proof: Proof


def prove(game: Game, puzzle: Puzzle) -> ProvedPuzzle:
    """Prove a puzzle; `NotProved` if its moves, answer, figures or difficulty are wrong."""
    journal = replay_story(game, puzzle)
    position = position_of(journal, puzzle.seat)
    proof = kind_of(game, puzzle.kind).prove(position)
    if proof is None:
        raise NotProved(text("learn-no-puzzle-here", kind=puzzle.kind))
    for name in ("answer", "figures", "difficulty"):
        said, found = getattr(puzzle, name), getattr(proof, name)
        if said != found:
            raise NotProved(
                text("learn-proof-differs", what=name, said=str(said), found=str(found))
            )
    return ProvedPuzzle(journal, position, proof)


def replay_story(game: Game, puzzle: Puzzle) -> Journal:
    """Play a puzzle's moves."""
    options: Options = options_from(game.options, puzzle.options)
    journal = Journal(game, options)
    for place, move in enumerate(puzzle.moves, start=1):
        try:
            journal.replay(game.parse(move))
        except GaslampError as error:
            reason = text("learn-bad-story", place=place, move=move, reason=error.text)
            raise NotProved(reason) from None
    if journal.state.seat != puzzle.seat:
        raise NotProved(text("learn-seat-not-on-turn", seat=puzzle.seat))
    return journal


def position_of(journal: Journal, seat: Seat) -> PuzzlePosition:
    """Return a position as the seat on turn knows it."""
    belief: Belief = journal.game.belief(journal.options, seat)
    for entry in journal.seen(seat):
        belief.see(entry.sight, entry.turn)
    return position_with(journal, seat, belief)


def position_with(journal: Journal, seat: Seat, belief: Belief) -> PuzzlePosition:
    """Return a position as a seat knows it, with its belief at hand."""
    return PuzzlePosition(
        game=journal.game,
        options=journal.options,
        seat=seat,
        view=journal.view(seat),
        seen=journal.seen(seat),
        belief=belief,
        actions=[choice.action for choice in journal.choices(seat)],
    )


def kind_of(game: Game, name: str) -> PuzzleKind:
    """Find a kind of puzzle by its name."""
    for kind in game.puzzles:
        if kind.name == name:
            return kind
    raise NotProved(text("learn-no-such-kind", kind=name))


class Solvable(Protocol):
    """What an answer is judged by."""

    @property
    def answer(self) -> str:
        """The right answer."""
        ...

    @property
    def against(self) -> dict[str, Text]:
        """Why each of the others is wrong."""
        ...


def reply(solution: Solvable, answer: str) -> Text | None:
    """Return why an answer is wrong, without the right one; nothing for the right one."""
    if answer == solution.answer:
        return None
    return solution.against.get(answer, text("learn-no-candidate", answer=answer))
