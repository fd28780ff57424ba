"""Scotland Yard's table: the words of the rules as numbers, and what was agreed before the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit
from gaslamp.games.scotland_yard.actions import BLACK
from gaslamp.games.scotland_yard.board import BoardTables

MISTER_X: Final = 0  # his seat, his pawn and his side; the detectives' pawns are 1, 2, ...

ROUNDS: Final = 22
SIGHTINGS: Final = (3, 8, 13, 18)  # the moves after which Mister X shows himself (SY-15)
CARD: Final = 4  # the double cards' place in a stock, after the four tickets
STOCK: Final = 5  # places in a stock
MISTER_X_STOCK: Final = (4, 3, 3, -1, 2)  # taxi, bus, underground, black, double (SY-03)
DETECTIVE_STOCK: Final = (10, 8, 4, 0, 0)  # (SY-04)
BLACK_BY_DETECTIVES: Final = -1  # in Mister X's stock: a black ticket for each detective


class Equipment:
    """The rounds, the sightings and the tickets of a game; London's unless others are given."""

    def __init__(
        self,
        rounds: int = ROUNDS,
        sightings: tuple[int, ...] = SIGHTINGS,
        mister_x: tuple[int, ...] = MISTER_X_STOCK,
        detective: tuple[int, ...] = DETECTIVE_STOCK,
    ) -> None:
        """Take the number of rounds, the moves with a sighting, and the stock of each role."""
        self.rounds: Final = rounds
        self.sightings: Final = sightings
        self.mister_x: Final = mister_x
        self.detective: Final = detective

    def stock(self, detectives: int) -> list[int]:
        """List every pawn's tickets at the start, `STOCK` places for each; Mister X's first."""
        black = self.mister_x[BLACK]
        mister_x = list(self.mister_x)
        mister_x[BLACK] = detectives if black == BLACK_BY_DETECTIVES else black
        return mister_x + list(self.detective) * detectives

    def most_tickets(self, detectives: int) -> int:
        """Count the tickets of the most frequent kind: Mister X can come to hold all of them."""
        stock = self.stock(detectives)
        return max(sum(stock[kind::STOCK]) for kind in range(STOCK))


class Setup:
    """What is constant during a game, shared by all its states."""

    def __init__(  # noqa: PLR0913  (what was agreed has names)
        self,
        board: BoardTables,
        seats: i64,
        detectives: i64,
        *,
        counted: bool,
        voluntary: bool,
        equipment: Equipment,
    ) -> None:
        """Take the board, what was agreed before the game, and what is handed out."""
        self.board: Final = board
        self.seats: Final = seats
        self.detectives: Final = detectives
        self.counted: Final = counted
        self.voluntary: Final = voluntary
        self.rounds: Final[i64] = equipment.rounds
        self.doubles: Final[i64] = equipment.mister_x[CARD]
        self.windows: Final[i64] = equipment.rounds + equipment.mister_x[CARD]  # of the travel log
        self.sightings: Final[i64] = sighting_bits(equipment.sightings)
        self.to_sighting: Final = rides_to_sighting(equipment.sightings, self.windows)
        self.stock: Final = vec[i64](equipment.stock(detectives))
        self.most_tickets: Final[i64] = equipment.most_tickets(detectives)
        # Numbers for observations, looked up because batches need them all the time.
        self.round_shares: Final = shares(self.rounds, equipment.rounds)
        self.tenths: Final = shares(self.most_tickets, 10)
        self.owners: Final = owners_of(seats, detectives)


def is_sighting_move(setup: Setup, move: i64) -> bool:
    """Tell whether Mister X shows himself after this move (SY-15)."""
    return (setup.sightings >> move) & 1 != 0


def sighting_bits(sightings: tuple[int, ...]) -> i64:
    """Mark the moves with a sighting as bits."""
    bits: i64 = 0
    for move in sightings:
        bits |= bit(move)
    return bits


def rides_to_sighting(sightings: tuple[int, ...], windows: int) -> vec[i64]:
    """Count the rides from each move to the next sighting; 0 where none follows."""
    return vec[i64](
        [
            i64(min([later for later in sightings if later > move], default=move) - move)
            for move in range(windows + 1)
        ]
    )


def shares(last: int, whole: int) -> vec[float]:
    """Divide each number from 0 to the last by the whole."""
    return vec[float]([number / whole for number in range(last + 1)])


def owners_of(seats: i64, detectives: i64) -> vec[i64]:
    """Give each pawn the seat that runs it (SY-02)."""
    owners = vec[i64]([MISTER_X])
    for pawn in range(detectives):
        owners = append(owners, 1 + pawn * (seats - 1) // detectives)
    return owners
