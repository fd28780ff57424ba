"""The state of a game: the complete position, changed by small actions."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.core.errors import GameOver
from gaslamp.core.fields import (
    PAST,
    PRESENT,
    SPARE_COPIERS,
    FieldHasher,
    FieldReader,
    FieldVisitor,
    FieldWriter,
    KeyCollector,
    take_copier,
)
from gaslamp.core.observation_writer import SPARE_WRITERS, ObservationWriter, take_writer
from gaslamp.core.random_source import as_random
from gaslamp.core.sparse_observation import SparseObservations
from gaslamp.core.text import text

# Who decides next, where it is no seat. Seats are numbered from 0.
CHANCE: Final = -1
REFEREE: Final = -2
OVER: Final = -3

# A viewer is a seat or the spectator, who sees only what everybody sees.
SPECTATOR: Final = -4


@mypyc_attr(allow_interpreted_subclasses=True)
class Origin:
    """The game and options of a state, shared by all copies of it."""

    def restore(self, position: str) -> State:
        """Read a position of the same game with the same options."""
        raise NotImplementedError

    def name(self) -> str:
        """Name the game and its options, for a reader."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:  # noqa: PLW1641  (it changes, so it has no hash)
    """The complete position of a game: who decides, what is legal, who sees what of it.

    `seat` is the seat on turn, or `CHANCE` (every legal action is equally likely), `REFEREE`
    (exactly one legal action, fixed by the hidden truth) or `OVER`. Who is on turn is known to all.

    Equal states are the same position of the same game with the same past. A state is mutable,
    so it can't be a key of a dictionary: use `key()` or `hash()`. Copies are independent, and
    `text()` writes a line that `Game.position` reads back. All of it is derived from `fields`.
    """

    seat: i64
    origin: Origin | None

    def __init__(self) -> None:
        """Begin with chance, as every set-up does."""
        self.seat = CHANCE
        self.origin = None

    def fields(self, visitor: FieldVisitor) -> None:
        """Name every field that can change, once; a game's list begins by calling this one."""
        self.seat = visitor.number("seat", self.seat)

    def derive(self) -> None:
        """Make the derived fields after the others were read from a text."""

    def legal_actions(self) -> vec[i64]:
        """List what may be done now, in ascending order; nothing once the game is over."""
        raise NotImplementedError

    def sample_action(self, rng: Random) -> i64:
        """Pick one of the legal actions, each equally likely; a game may override it for speed."""
        actions = self.legal_actions()
        choices: i64 = len(actions)  # as i64, the draw stays inside the compiled code
        return actions[rng.randrange(choices)]

    def play_randomly(self, rng: Random, limit: i64) -> i64:
        """Play at random to the end, or for `limit` actions; return the number of actions played.

        A game may repeat this loop in its own class: there the compiler sees what is called.
        """
        played: i64 = 0
        while self.seat != OVER and played < limit:
            self.apply(self.sample_action(rng))
            played += 1
        return played

    def random_action(self, source: object) -> int:
        """Pick one of the legal actions at random, by a `Random` of Python or librt, or a seed.

        `GameOver` once the game is over.
        """
        if self.seat == OVER:
            raise GameOver(text("core-nothing-to-draw"))
        return self.sample_action(as_random(source))

    def apply(self, action: i64) -> None:
        """Carry out a legal action. It is not checked here; `Journal.play` does."""
        raise NotImplementedError

    def sight(self, action: i64, viewer: i64) -> i64:
        """Return what a viewer sees of an action about to be applied: its code, secrets blanked."""
        raise NotImplementedError

    def write_observation(self, viewer: i64, out: ObservationWriter) -> None:
        """Write what a viewer may know, in the places of the game's `observation` layout."""
        raise NotImplementedError

    def observe(self, viewer: i64, out: vec[float]) -> None:
        """Write a viewer's observation into a list as long as the game's `observation` layout."""
        writer = take_writer()
        self.write_observation(viewer, writer)
        writer.finish(out)
        SPARE_WRITERS.append(writer)

    def observe_sparse(self, viewer: i64, observations: SparseObservations) -> None:
        """Write a viewer's observation to the current row; a game may override it for speed."""
        self.write_observation(viewer, observations.writer)
        observations.put_written()

    def blank(self) -> State:
        """Make a state of the same game and options, whose fields are still to be filled in."""
        raise NotImplementedError

    def clone(self) -> State:
        """Copy the state; the copies are independent."""
        copy = self.blank()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        """Become a copy of another state of the same game and options."""
        copying = take_copier()
        copying.begin(filling=False)
        other.fields(copying)
        copying.begin(filling=True)
        self.fields(copying)
        SPARE_COPIERS.append(copying)
        self.origin = other.origin

    def key(self) -> tuple[int, ...]:
        """Identify the world: states with equal keys have the same future for every viewer."""
        keying = KeyCollector(PRESENT)
        self.fields(keying)
        return tuple(keying.key)

    def hash(self) -> i64:
        """Return the key as one number, for transposition tables."""
        hashing = FieldHasher()
        self.fields(hashing)
        return hashing.value

    def text(self) -> str:
        """Write the position as a line that `Game.position` reads back."""
        writing = FieldWriter()
        self.fields(writing)
        return " ".join(writing.words)

    def read(self, position: str) -> None:
        """Take the fields from a line; `Game.position` also checks that it is a position."""
        reading = FieldReader(position)
        self.fields(reading)
        reading.close()
        self.derive()

    def scores(self) -> list[float]:
        """Return each seat's score of a finished game."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """List the seats that won a finished game."""
        raise NotImplementedError

    def ending(self) -> str:
        """Name the way in which a finished game ended; empty before."""
        raise NotImplementedError

    def begins_move(self) -> bool:
        """Tell whether a new move starts here: undo never goes further back."""
        return True

    def forced(self) -> bool:
        """Tell whether the seat on turn has one action only, and everybody can see that.

        Such an action may be played automatically. Where the number of actions depends on a
        secret, nothing is forced: the timing would reveal it.
        """
        return self.seat >= 0 and len(self.legal_actions()) == 1

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self._name() == other._name() and self._all_fields() == other._all_fields()

    def _name(self) -> str:
        """Name the game and its options."""
        return type(self).__name__ if self.origin is None else self.origin.name()

    def _all_fields(self) -> list[int]:
        """Collect every field that is not derived from the others."""
        keying = KeyCollector(PAST)
        self.fields(keying)
        return keying.key

    def __repr__(self) -> str:
        return f"<{self._name()}: {self.text()}>"

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        if self.origin is None:
            raise TypeError("a state that no game has set up can't be pickled")
        return self.origin.restore, (self.text(),)
