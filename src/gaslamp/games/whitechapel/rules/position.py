"""Where everything stands in a game of Letters from Whitechapel."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.fields import FieldVisitor
from gaslamp.core.state import OVER, State
from gaslamp.core.weights import small_zeros, zeros
from gaslamp.games.whitechapel import endings, phases
from gaslamp.games.whitechapel.actions import CIRCLE_CODES, CIRCLES, CROSSINGS, POLICEMEN
from gaslamp.games.whitechapel.game_setup import (
    COLUMNS,
    FINDINGS,
    JACK,
    MEANS,
    MOST_TOKENS,
    NIGHTS,
    TOKENS_OF_PATROL,
    Setup,
)


class Position(State):
    """The whole table, Jack's sheet included; the rules of each phase act on it."""

    def __init__(self, setup: Setup) -> None:
        """Make an empty table; `lay_out` puts on it what belongs there."""
        super().__init__()
        self.seat = JACK
        self.setup = setup
        self.board = setup.board
        self.variants = setup.variants
        self.phase: i64 = phases.HIDING
        self.night: i64 = 0
        self.head: i64 = 0  # the police seat that leads the investigation
        self.hideout: i64 = 0
        self.marker: i64 = 0  # the time of the crime, a column
        self.column: i64 = 0  # the last column written tonight
        self.coaches: i64 = 0  # left tonight
        self.alleys: i64 = 0
        self.log = vec[u8]()  # tonight's circle for each column
        self.means = vec[u8]()  # how Jack came there
        self.scenes = vec[i64]()  # the crime scenes
        self.tokens = vec[i64]()  # circles with women tokens face down, ascending once all lie
        self.marks: i64 = 0  # a bit for each token that is marked
        self.at: i64 = 0  # the token being laid or turned up, the woman or policeman on turn
        self.women = vec[i64]()  # circles
        self.patrols = vec[i64]()  # crossings with patrol tokens
        self.faces = vec[u8]()  # what each is
        self.shown = vec[u8]()  # 0 while it is face down; policemen are numbered as they are shown
        self.police = vec[i64]()  # crossings, by colour; 0 before he is shown
        self.guarded = vec[u8]()  # by crossing: 1 where a patrol or a policeman stands
        self.done: i64 = 0  # a bit for each woman, patrol or policeman who is through
        self.sprinted: i64 = 0  # a bit for each policeman who ran three steps (LW-50)
        self.acts = False  # the policemen act; before that they move
        self.asked: i64 = 0  # a bit for each circle that the policeman on turn has asked about
        self.question: i64 = 0  # the circle asked about, until the answer
        self.clues = vec[i64]()  # tonight's clue markers as they were put: circle and column
        self.markers = vec[u8]()  # clue markers by circle
        self.traced = vec[u8]()  # by circle: 1 + the column when its last marker was put
        self.end: i64 = endings.GOING_ON
        self.fresh = True  # a new move begins here
        self.found = vec[i64]()  # what the policemen found out tonight, one by one
        self.past_log = vec[u8]()  # the logs of the nights before, one behind the other
        self.past_means = vec[u8]()

    def fields(self, visitor: FieldVisitor) -> None:
        """Name what can change; the nights before are past, but their scenes are not."""
        super().fields(visitor)
        self._public_fields(visitor)
        self._secret_fields(visitor)
        visitor.history()
        self.fresh = visitor.flag("fresh", self.fresh)
        self.found = visitor.numbers("found", self.found)
        self.past_log = visitor.small_numbers("past_log", self.past_log)
        self.past_means = visitor.small_numbers("past_means", self.past_means)
        visitor.derived()
        self.guarded = visitor.small_numbers("guarded", self.guarded)
        self.markers = visitor.small_numbers("markers", self.markers)
        self.traced = visitor.small_numbers("traced", self.traced)

    def _public_fields(self, visitor: FieldVisitor) -> None:
        self.phase = visitor.number("phase", self.phase)
        self.night = visitor.number("night", self.night)
        self.head = visitor.number("head", self.head)
        self.marker = visitor.number("marker", self.marker)
        self.column = visitor.number("column", self.column)
        self.coaches = visitor.number("coaches", self.coaches)
        self.alleys = visitor.number("alleys", self.alleys)
        self.at = visitor.number("at", self.at)
        self.done = visitor.number("done", self.done)
        self.sprinted = visitor.number("sprinted", self.sprinted)
        self.acts = visitor.flag("acts", self.acts)
        self.asked = visitor.number("asked", self.asked)
        self.question = visitor.number("question", self.question)
        self.end = visitor.number("end", self.end)
        self.means = visitor.small_numbers("means", self.means)
        self.scenes = visitor.numbers("scenes", self.scenes)
        self.tokens = visitor.numbers("tokens", self.tokens)
        self.women = visitor.numbers("women", self.women)
        self.patrols = visitor.numbers("patrols", self.patrols)
        self.shown = visitor.small_numbers("shown", self.shown)
        self.police = visitor.numbers("police", self.police)
        self.clues = visitor.numbers("clues", self.clues)

    def _secret_fields(self, visitor: FieldVisitor) -> None:
        """Visit the secret fields: Jack's sheet and marks, and the head's patrol faces."""
        self.hideout = visitor.number("hideout", self.hideout)
        self.log = visitor.small_numbers("log", self.log)
        self.marks = visitor.number("marks", self.marks)
        self.faces = visitor.small_numbers("faces", self.faces)

    def derive(self) -> None:
        """Mark the guarded crossings and the clues on the board; `ValueError` where none can be."""
        if not (self._is_in_time() and self._is_on_board()):
            raise ValueError("these fields do not fit together")
        self.guarded = small_zeros(CROSSINGS + 1)
        for crossing in self.patrols:
            self.guarded[crossing] = u8(1)
        for crossing in self.police:
            self.guarded[crossing] = u8(1)
        self.guarded[0] = u8(0)
        self._clear_markers()
        for clue in self.clues:
            self._mark(clue // COLUMNS, clue % COLUMNS)

    def _is_in_time(self) -> bool:
        """Tell whether the phase, the night, the track and the sheets are those of a game."""
        return (
            0 <= self.phase <= phases.ENDED
            and (self.phase == phases.ENDED) == (self.seat == OVER) == (self.end >= 0)
            and self.end < len(endings.ENDINGS)
            and 0 <= self.night < NIGHTS
            and 0 <= self.head < self.setup.seats
            and 0 <= self.marker < COLUMNS
            and 0 <= self.column < COLUMNS
            and len(self.log) == len(self.means) == COLUMNS
            and len(self.past_log) == len(self.past_means) == self.night * COLUMNS
        )

    def _is_on_board(self) -> bool:
        """Tell whether everything that lies somewhere lies on the board."""
        circles = (self.hideout, self.question, *self.scenes, *self.tokens, *self.women)
        visited = (*self.log, *self.past_log)
        return (
            all(0 <= circle <= CIRCLES for circle in circles)
            and all(i64(circle) <= CIRCLES for circle in visited)
            and all(0 <= clue < CIRCLE_CODES * COLUMNS for clue in self.clues)
            and all(0 <= crossing <= CROSSINGS for crossing in (*self.patrols, *self.police))
            and all(i64(means) <= MEANS for means in (*self.means, *self.past_means))
            and len(self.police) == POLICEMEN
            and len(self.faces) == len(self.shown) <= len(self.patrols) <= TOKENS_OF_PATROL
            and 0 <= self.at <= MOST_TOKENS
        )

    def circle(self) -> i64:
        """Give the circle where Jack is, the last that he wrote."""
        return i64(self.log[self.column])

    def write(self, column: i64, circle: i64, means: i64) -> None:
        """Write a circle in a column of Jack's log."""
        self.column = column
        self.log[column] = u8(circle)
        self.means[column] = u8(means)

    def turn_page(self) -> None:
        """Put tonight's log away and begin a new one, without clues."""
        column: i64 = 0
        while column < COLUMNS:
            self.past_log = append(self.past_log, self.log[column])
            self.past_means = append(self.past_means, self.means[column])
            column += 1
        self.log = small_zeros(COLUMNS)
        self.means = small_zeros(COLUMNS)
        self.column = 0
        self.clues = vec[i64]()
        self.found = vec[i64]()
        self._clear_markers()

    def put_marker(self, circle: i64) -> None:
        """Put a clue marker on a circle (LW-21)."""
        self.clues = append(self.clues, circle * COLUMNS + self.column)
        self._mark(circle, self.column)

    def _mark(self, circle: i64, column: i64) -> None:
        self.markers[circle] = u8(i64(self.markers[circle]) + 1)
        self.traced[circle] = u8(column + 1)

    def _clear_markers(self) -> None:
        self.markers = small_zeros(CIRCLES + 1)
        self.traced = small_zeros(CIRCLES + 1)

    def note(self, finding: i64, circle: i64) -> None:
        """Remember what the policeman on turn found out about a circle."""
        when = self.column * POLICEMEN + self.at
        self.found = append(self.found, (when * FINDINGS + finding) * CIRCLE_CODES + circle)

    def is_scene(self, circle: i64) -> bool:
        """Tell whether a murder happened here."""
        return circle in self.scenes

    def enter(self, phase: i64, seat: i64) -> None:
        """Go on to another phase."""
        self.phase = phase
        self.seat = seat

    def finish(self, ending: i64) -> None:
        """Close the game."""
        self.end = ending
        self.enter(phases.ENDED, OVER)


def lay_out(position: Position) -> None:
    """Put the empty sheet and the board on the table."""
    position.log = small_zeros(COLUMNS)
    position.means = small_zeros(COLUMNS)
    position.police = zeros(POLICEMEN)
    position.guarded = small_zeros(CROSSINGS + 1)
    position.markers = small_zeros(CIRCLES + 1)
    position.traced = small_zeros(CIRCLES + 1)
