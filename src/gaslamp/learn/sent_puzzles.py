"""Puzzles that a player makes of a position of a recorded game, to be sent to a friend.

A puzzle is stored by the moves that led to its position and no others, so nothing of what came
afterwards is in it.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode

import msgspec

from gaslamp.core.codes import Action
from gaslamp.core.errors import NewerFormat
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.options import Options, options_from
from gaslamp.core.stored_format import StoredFormat
from gaslamp.core.text import Text, text
from gaslamp.games.registry import GAMES, find_game
from gaslamp.learn.puzzle_file import NoSuchPuzzle, Puzzle
from gaslamp.learn.puzzle_search import proofs_in


class PuzzleOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a game that can be sent as a puzzle, and why its answer is proved."""

    step: int
    kind: str
    title: Text
    difficulty: int
    question: Text
    explanation: tuple[Text, ...]


class FoundPuzzle(msgspec.Struct, frozen=True):
    """An offer, and the puzzle itself."""

    offer: PuzzleOffer
    puzzle: Puzzle


class GameToSearch(msgspec.Struct, frozen=True):
    """A game that is searched for puzzles: its options and its actions."""

    game: str
    options: dict[str, bool | int | str | None]
    actions: tuple[Action, ...]


class SentPuzzle(msgspec.Struct, frozen=True):
    """A puzzle as it is stored, with the version of the rules by which it was proved."""

    version: int
    game: str
    puzzle: Puzzle

    @property
    def name(self) -> str:
        """Name it by its content, so that the same position sent twice is one puzzle."""
        digest = hashlib.sha256(msgspec.json.encode(self)).digest()
        return urlsafe_b64encode(digest[:12]).decode()


PUZZLE_FORMAT: StoredFormat[SentPuzzle] = StoredFormat(SentPuzzle)


def find_puzzles(searched: GameToSearch) -> tuple[FoundPuzzle, ...]:
    """Find every position of a game where one answer can be proved."""
    game: Game = find_game(searched.game)
    options: Options = options_from(game.options, searched.options)
    journal = Journal(game, options, searched.actions)
    return tuple(
        FoundPuzzle(
            PuzzleOffer(
                step=len(puzzle.moves),
                kind=puzzle.kind,
                title=game.puzzle_title(puzzle.kind),
                difficulty=puzzle.difficulty,
                question=proof.question,
                explanation=proof.explanation,
            ),
            puzzle,
        )
        for puzzle, proof in proofs_in(journal)
    )


def read_sent(body: bytes) -> SentPuzzle:
    """Read a stored puzzle; `NoSuchPuzzle` where a newer program wrote it, or other rules do."""
    try:
        sent = PUZZLE_FORMAT.decode(body)
    except NewerFormat as error:
        raise NoSuchPuzzle(error.text) from None
    if sent.game not in GAMES or find_game(sent.game).version != sent.version:
        raise NoSuchPuzzle(text("learn-older-rules"))
    return sent
