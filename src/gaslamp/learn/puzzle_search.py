"""Finds puzzles in games that bots play against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from gaslamp.bots.bot_spec import make_from_spec
from gaslamp.core.belief import Belief
from gaslamp.core.codes import Seat, all_seats, as_seat
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.options import Options, options_of
from gaslamp.core.puzzle import LEVELS, Proof
from gaslamp.learn.puzzle_file import BETWEEN, Puzzle
from gaslamp.learn.puzzle_proofs import position_with
from gaslamp.play.player import AutomaticPlayer
from gaslamp.play.table import Table

SEEDS_A_GAME = 16  # more than a game has seats: every bot's chance is its own


class PuzzleSearch(msgspec.Struct, frozen=True):
    """What is searched: how many games, of which bots, from which seed; how many to find.

    `each` is how many puzzles of every kind and difficulty are wanted.
    """

    bot: str
    games: int
    seed: int
    each: int


class PuzzleFinder:
    """Plays games and collects puzzles, a few of every kind and difficulty."""

    def __init__(
        self, game: Game, options: Options, search: PuzzleSearch, known: Sequence[Puzzle] = ()
    ) -> None:
        """Begin with the known puzzles, which are not found again."""
        self.game = game
        self.options = options
        self.search = search
        self.known = known
        self.found: list[Puzzle] = []
        self.counts: Counter[tuple[str, int]] = Counter()

    def is_done(self) -> bool:
        """Tell whether there are enough puzzles of every kind and difficulty."""
        sorts = [(kind.name, level) for kind in self.game.puzzles for level in LEVELS]
        return all(self.counts[sort] >= self.search.each for sort in sorts)

    def run(self) -> Iterator[list[Puzzle]]:
        """Play games until there are enough puzzles; yield what was new in each."""
        for number in range(self.search.games):
            if self.is_done():
                return
            new = self._choose(puzzles_in(self._played(number)))
            self.found += new
            yield new

    def _played(self, number: int) -> Journal:
        first = (self.search.seed + number) * SEEDS_A_GAME
        make = make_from_spec(self.search.bot)
        seats = all_seats(len(self.game.seats(self.options)))
        players: dict[int, AutomaticPlayer] = {
            seat: make(self.game, self.options, seat, first + 1 + seat) for seat in seats
        }
        table = Table(Journal(self.game, self.options), players, seeded(first))
        table.advance()
        return table.journal

    def _choose(self, met: Iterator[Puzzle]) -> list[Puzzle]:
        """Take at most one puzzle of a kind from a game: neighbours are alike."""
        taken: dict[str, Puzzle] = {}
        for puzzle in met:
            sort = puzzle.kind, puzzle.difficulty
            harder = puzzle.kind in taken and taken[puzzle.kind].difficulty >= puzzle.difficulty
            if self.counts[sort] < self.search.each and not harder and not self._is_known(puzzle):
                taken[puzzle.kind] = puzzle
        for puzzle in taken.values():
            self.counts[puzzle.kind, puzzle.difficulty] += 1
        return list(taken.values())

    def _is_known(self, puzzle: Puzzle) -> bool:
        asked = puzzle.kind, puzzle.answer
        return any((other.kind, other.answer) == asked for other in (*self.known, *self.found))


def puzzles_in(journal: Journal) -> Iterator[Puzzle]:
    """Find every puzzle in a game, in the order of its moves."""
    return (puzzle for puzzle, _ in proofs_in(journal))


def proofs_in(journal: Journal) -> Iterator[tuple[Puzzle, Proof]]:
    """Find every puzzle in a game with its proof, in the order of its moves."""
    game, options = journal.game, journal.options
    kinds = game.puzzles
    again = Journal(game, options)
    beliefs: dict[Seat, Belief] = {}
    known: Counter[Seat] = Counter()
    for action in journal.actions:
        seat = as_seat(int(again.state.seat))
        if seat >= 0:
            belief = beliefs.setdefault(seat, game.belief(options, seat))
            seen = again.seen(seat)
            for entry in seen[known[seat] :]:
                belief.see(entry.sight, entry.turn)
            known[seat] = len(seen)
            position = position_with(again, seat, belief)
            for kind in kinds:
                proof = kind.prove(position)
                if proof is not None:
                    puzzle = Puzzle(
                        kind=kind.name,
                        seat=seat,
                        difficulty=proof.difficulty,
                        answer=proof.answer,
                        figures=proof.figures,
                        options=options_of(options),
                        story=BETWEEN.join(map(game.notation, again.actions)),
                    )
                    yield puzzle, proof
        again.replay(action)
