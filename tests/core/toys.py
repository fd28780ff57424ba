"""A toy game of hide and seek, small enough to see through, and ways to break it."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, WorldsBelief
from gaslamp.core.errors import NotationError
from gaslamp.core.game import Game, Notebook, View
from gaslamp.core.options import Options
from gaslamp.core.state import CHANCE, OVER, REFEREE, State
from gaslamp.core.text import Text, text

HIDER, SEEKER = 0, 1
DOORS = 4
UNKNOWN = 0  # "door ?"; doors are 1 to 4
DOOR, SLIP, LOOK, ANSWER = 0, 5, 10, 15  # codes: door 0-4, slip 5-9, look 10-14, found/empty
EMPTY, FOUND = ANSWER, ANSWER + 1
WAIT = ANSWER + 2
NOTATION = (
    *(f"door {door or '?'}" for door in range(5)),
    *(f"slip {door or '?'}" for door in range(5)),
    *(f"look {door or '?'}" for door in range(5)),
    "empty",
    "found",
    "wait",
)
LOOKS = 3


class HideAndSeek(State):
    """Chance hides the hider behind a door; then slip or wait, look, answer, three times."""

    def __init__(self) -> None:
        super().__init__()
        self.door = 0
        self.looked = 0
        self.looks = 0
        self.slipped = False
        self.found = False

    def legal_actions(self) -> vec[i64]:
        if self.seat == CHANCE:
            return vec[i64](range(DOOR + 1, DOOR + DOORS + 1))
        if self.seat == HIDER:
            return vec[i64]([*(SLIP + door for door in self.doors_beside()), WAIT])
        if self.seat == SEEKER:
            return vec[i64](range(LOOK + 1, LOOK + DOORS + 1))
        if self.seat == REFEREE:
            return vec[i64]([FOUND if self.door == self.looked else EMPTY])
        return vec[i64]()

    def doors_beside(self) -> list[int]:
        return sorted({(self.door - 2) % DOORS + 1, self.door % DOORS + 1})

    def apply(self, action: i64) -> None:
        if self.seat == CHANCE:
            self.door = action - DOOR
            self.seat = HIDER
        elif self.seat == HIDER:
            if action != WAIT:
                self.door = action - SLIP
            self.seat = SEEKER
        elif self.seat == SEEKER:
            self.looked = action - LOOK
            self.looks += 1
            self.seat = REFEREE
        else:
            self.found = action == FOUND
            self.seat = OVER if self.found or self.looks == LOOKS else HIDER

    def sight(self, action: i64, viewer: i64) -> i64:
        if viewer != HIDER and 0 < action < LOOK:
            return action - action % 5
        return action

    def clone(self) -> State:
        copy = type(self)()
        copy.__dict__.update(self.__dict__)
        copy.seat = self.seat
        return copy

    def key(self) -> tuple[int, ...]:
        return (int(self.seat), self.door, self.looked, self.looks, self.found)

    def scores(self) -> list[float]:
        return [0.0, 1.0] if self.found else [1.0, 0.0]

    def winners(self) -> list[int]:
        if self.seat != OVER:
            return []
        return [SEEKER] if self.found else [HIDER]


class ToyView(View, frozen=True, kw_only=True):
    door: int | None
    looked: int
    looks: int


class ToyNotebook(Notebook, frozen=True, kw_only=True):
    worlds: int


class ToyGame(Game[Options, HideAndSeek]):
    name = "hide_and_seek"
    version = 1
    options = Options
    action_space = len(NOTATION)
    longest = 1 + 3 * LOOKS

    def start(self, options: Options) -> HideAndSeek:
        return HideAndSeek()

    def seats(self, options: Options) -> tuple[Text, ...]:
        return text("hider"), text("seeker")

    def view(self, state: HideAndSeek, viewer: int) -> ToyView:
        knows = viewer == HIDER or state.seat == OVER
        return ToyView(
            viewer=viewer,
            turn=int(state.seat),
            winners=tuple(state.winners()),
            door=(state.door or None) if knows else None,
            looked=state.looked,
            looks=state.looks,
        )

    def notation(self, action: int) -> str:
        return NOTATION[action]

    def parse(self, notation: str) -> int:
        if notation not in NOTATION:
            raise NotationError.of(notation, "door 1")
        return NOTATION.index(notation)

    def describe(self, state: HideAndSeek, sight: int) -> Text:
        return text("toy", what=self.notation(sight))

    def notebook(self, belief: Belief) -> ToyNotebook:
        inner = belief.inner if isinstance(belief, WrappedBelief) else belief
        assert isinstance(inner, WorldsBelief)
        return ToyNotebook(worlds=len(inner.worlds))


class WrappedBelief(Belief):
    """The generic belief, to be bent by a subclass."""

    def __init__(self, start: HideAndSeek, viewer: int) -> None:
        self.inner = WorldsBelief(start, viewer)

    def see(self, sight: i64, turn: i64) -> None:
        self.inner.see(sight, turn)

    def weight(self, world: State) -> float:
        return self.inner.weight(world)

    def sample(self, rng: Random) -> State:
        return self.inner.sample(rng)


class BlindBelief(WrappedBelief):
    """A belief that trusts nobody: it excludes the first door whatever it sees."""

    def weight(self, world: State) -> float:
        assert isinstance(world, HideAndSeek)
        return 0.0 if world.door == 1 else self.inner.weight(world)


class LazyBelief(WrappedBelief):
    """A belief that never excludes anything for good: sound, but with the wrong weights."""

    def weight(self, world: State) -> float:
        return 0.5 * self.inner.weight(world) + 0.1
