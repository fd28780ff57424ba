"""Where everything stands in a game of Letters from Whitechapel."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.state import OVER, State
from gaslamp.games.whitechapel.actions import CIRCLES, CROSSINGS, POLICEMEN
from gaslamp.games.whitechapel.table import COLUMNS, ENDED, HIDING, JACK, NIGHTS, Setup


class Position(State):
    """The whole table, Jack's sheet included; the rules of each phase act on it."""

    def __init__(self, setup: Setup) -> None:
        """Make an empty table; `set_table` puts on it what belongs there."""
        super().__init__()
        self.seat = JACK
        self.setup = setup
        self.board = setup.board
        self.variants = setup.variants
        self.phase: i64 = HIDING
        self.night: i64 = 0
        self.head: i64 = 0  # the police seat that leads the investigation
        self.hideout: i64 = 0
        self.marker: i64 = 0  # the time of the crime, a column
        self.column: i64 = 0  # the last column written tonight
        self.coaches: i64 = 0  # left tonight
        self.alleys: i64 = 0
        self.log = vec[u8]()  # a circle for each column of each night
        self.means = vec[u8]()  # how Jack came there
        self.scenes = vec[i64]()  # the crime scenes
        self.tokens = vec[i64]()  # circles with women tokens face down, ascending once all lie
        self.marks: i64 = 0  # a bit for each token that is marked
        self.at: i64 = 0  # the token being laid or turned up, the woman or policeman on turn
        self.women = vec[i64]()  # circles
        self.patrols = vec[i64]()  # crossings with patrol tokens
        self.faces = vec[u8]()  # what each is
        self.shown = vec[u8]()  # 1 when turned up
        self.police = vec[i64]()  # crossings, by colour; 0 before he is shown
        self.guarded = vec[u8]()  # by crossing: 1 where a patrol or a policeman stands
        self.done: i64 = 0  # a bit for each woman, patrol or policeman who is through
        self.sprinted: i64 = 0  # a bit for each policeman who ran three steps (LW-50)
        self.acts = False  # the policemen act; before that they move
        self.asked: i64 = 0  # a bit for each circle that the policeman on turn has asked about
        self.question: i64 = 0  # the circle asked about, until the answer
        self.markers = vec[u8]()  # clue markers by circle
        self.traced = vec[u8]()  # by circle: 1 + the column when its last marker was put
        self.fresh = True  # a new move begins here
        self.winner: i64 = -1  # a side, once the game is over

    def fill(self, copy: Position) -> None:
        """Copy everything that can change."""
        copy.seat = self.seat
        copy.phase = self.phase
        copy.night = self.night
        copy.head = self.head
        copy.hideout = self.hideout
        copy.marker = self.marker
        copy.column = self.column
        copy.coaches = self.coaches
        copy.alleys = self.alleys
        copy.log = self.log[:]
        copy.means = self.means[:]
        copy.scenes = self.scenes[:]
        copy.tokens = self.tokens[:]
        copy.marks = self.marks
        copy.at = self.at
        copy.women = self.women[:]
        copy.patrols = self.patrols[:]
        copy.faces = self.faces[:]
        copy.shown = self.shown[:]
        copy.police = self.police[:]
        copy.guarded = self.guarded[:]
        copy.done = self.done
        copy.sprinted = self.sprinted
        copy.acts = self.acts
        copy.asked = self.asked
        copy.question = self.question
        copy.markers = self.markers[:]
        copy.traced = self.traced[:]
        copy.fresh = self.fresh
        copy.winner = self.winner

    def key(self) -> tuple[int, ...]:
        """Everything the future depends on; the nights before are past, their scenes are not."""
        tonight = self.night * COLUMNS
        return (
            *(self.seat, self.phase, self.night, self.head, self.hideout, self.marker),
            *(self.column, self.coaches, self.alleys, self.marks, self.at, self.done),
            *(self.sprinted, int(self.acts), self.asked, self.question, self.winner),
            *(len(self.scenes), *self.scenes, len(self.tokens), *self.tokens),
            *(len(self.women), *self.women, len(self.patrols), *self.patrols),
            *(*self.faces, *self.shown, *self.police),
            *[int(circle) for circle in self.log[tonight : tonight + COLUMNS]],
            *[int(means) for means in self.means[tonight : tonight + COLUMNS]],
            *[c * 400 + int(n) * 40 + int(self.traced[c]) for c, n in enumerate(self.markers) if n],
        )

    def circle(self) -> i64:
        """Give the circle where Jack is, the last that he wrote."""
        return i64(self.log[self.night * COLUMNS + self.column])

    def write(self, column: i64, circle: i64, means: i64) -> None:
        """Jack writes a circle in a column of his log."""
        self.column = column
        self.log[self.night * COLUMNS + column] = u8(circle)
        self.means[self.night * COLUMNS + column] = u8(means)

    def is_scene(self, circle: i64) -> bool:
        """Tell whether a murder happened here."""
        return circle in self.scenes

    def enter(self, phase: i64, seat: i64) -> None:
        """Go on to another phase."""
        self.phase = phase
        self.seat = seat

    def end(self, winner: i64) -> None:
        """Close the game."""
        self.winner = winner
        self.enter(ENDED, OVER)


def no_numbers(length: i64) -> vec[i64]:
    """Make a list of zeros."""
    zeros = vec[i64](capacity=length)
    i: i64 = 0
    while i < length:
        zeros = append(zeros, 0)
        i += 1
    return zeros


def no_marks(length: i64) -> vec[u8]:
    """Make a list of zeros, small ones."""
    zeros = vec[u8](capacity=length)
    i: i64 = 0
    while i < length:
        zeros = append(zeros, u8(0))
        i += 1
    return zeros


def lay_out(position: Position) -> None:
    """Put the empty sheet and the board on the table."""
    position.log = no_marks(NIGHTS * COLUMNS)
    position.means = no_marks(NIGHTS * COLUMNS)
    position.police = no_numbers(POLICEMEN)
    position.guarded = no_marks(CROSSINGS + 1)
    position.markers = no_marks(CIRCLES + 1)
    position.traced = no_marks(CIRCLES + 1)
