"""A toy game of hide and seek, small enough to see through, and ways to break it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.action_table import ActionKind, ActionTable, numbers
from gaslamp.core.belief import Belief, World, WorldsBelief
from gaslamp.core.board import Board, ElementId, element
from gaslamp.core.claim import Claim
from gaslamp.core.fields import FieldVisitor
from gaslamp.core.game import Game
from gaslamp.core.observation import Layout, layout
from gaslamp.core.observation_writer import ObservationWriter
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.secret import Secret
from gaslamp.core.state import CHANCE, OVER, REFEREE, State
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize
from gaslamp.core.text import Text, text
from gaslamp.core.view import Notebook, Outcome, View, heading

HIDER, SEEKER = 0, 1
DOORS = 4
UNKNOWN = 0  # "door ?"; doors are 1 to 4
DOOR, SLIP, LOOK, ANSWER = 0, 5, 10, 15  # codes: door 0-4, slip 5-9, look 10-14, found/empty
EMPTY, FOUND = ANSWER, ANSWER + 1
WAIT = ANSWER + 2
LOOKS = 3
OBSERVED = layout(
    [
        ("seat", (5,), "1 at whose turn it is, from the end of the game on"),
        ("door", (DOORS + 1,), "1 at the hider's door; at 0 if it is unknown"),
        ("looked", (DOORS + 1,), "1 at the last door looked behind"),
        ("looks", (1,), "how many looks were taken, in thirds"),
        ("found", (1,), "1 if the hider was found"),
    ]
)


def words(said: str) -> Text:
    """Say something: a message whose words are its argument, so that a toy needs no files."""
    return text("core-allowed-words", words=said)


class HideAndSeek(State):
    """Chance hides the hider behind a door; then slip or wait, look, answer, three times."""

    def __init__(self) -> None:
        super().__init__()
        self.door = 0
        self.looked = 0
        self.looks = 0
        self.found = False

    def fields(self, visitor: FieldVisitor) -> None:
        super().fields(visitor)
        self.door = visitor.number("door", self.door)
        self.looked = visitor.number("looked", self.looked)
        self.looks = visitor.number("looks", self.looks)
        self.found = visitor.flag("found", self.found)

    def blank(self) -> State:
        return type(self)()

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

    def write_observation(self, viewer: i64, out: ObservationWriter) -> None:
        out.put(self.seat - OVER, 1.0)
        out.put(5 + (self.door if viewer == HIDER or self.seat == OVER else 0), 1.0)
        out.put(10 + self.looked, 1.0)
        out.put(15, self.looks / LOOKS)
        out.put(16, float(self.found))

    def scores(self) -> list[float]:
        return [0.0, 1.0] if self.found else [1.0, 0.0]

    def winners(self) -> list[int]:
        if self.seat != OVER:
            return []
        return [SEEKER] if self.found else [HIDER]

    def ending(self) -> str:
        if self.seat != OVER:
            return ""
        return "found" if self.found else "away"


Phase = Literal["hiding", "slipping", "looking", "answering", "ended"]
PHASES: dict[int, Phase] = {
    CHANCE: "hiding",
    HIDER: "slipping",
    SEEKER: "looking",
    REFEREE: "answering",
    OVER: "ended",
}


class ToyView(View, frozen=True, kw_only=True, tag="hide_and_seek"):
    outcome: Outcome[Literal["found", "away"]] | None = None
    phase: Phase
    door: ElementId | None
    looked: ElementId | None
    looks: int


class ToyNotebook(Notebook, frozen=True, kw_only=True, tag="hide_and_seek"):
    doors: dict[ElementId, float]


def door_id(door: int) -> ElementId | None:
    return f"door-{door}" if door else None


def the_hider(view: ToyView) -> tuple[int, ...]:
    return (HIDER,)


def _kind(first: int, word: str, *secrets: Secret) -> ActionKind:
    return ActionKind(
        first=first, notation=f"{word} {{door}}", arguments=(BEHIND,), secrets=secrets
    )


BEHIND = numbers("door", DOORS)
HIDES = Secret(phases=("hiding",), seen_as="door ?", known_to=the_hider, rules=("HS-01",))
SLIPS = Secret(phases=("slipping",), seen_as="slip ?", known_to=the_hider, rules=("HS-02",))
ACTIONS = ActionTable(
    [
        _kind(DOOR, "door", HIDES),
        _kind(SLIP, "slip", SLIPS),
        _kind(LOOK, "look"),
        ActionKind(first=EMPTY, notation="empty"),
        ActionKind(first=FOUND, notation="found"),
        ActionKind(first=WAIT, notation="wait"),
    ],
    examples="door 1",
)
NOTATION = tuple(row.notation for row in ACTIONS.rows)


class ToyGame(Game[Options, HideAndSeek, ToyView, Belief, ToyNotebook]):
    name = "hide_and_seek"
    version = 1
    options = Options
    view_type = ToyView
    notebook_type = ToyNotebook
    actions = ACTIONS
    claims: Mapping[str, Claim] = {
        "core-allowed-words": lambda refused: (
            refused.args["words"] == f"not while {PHASES[refused.state.seat]}"
        )
    }

    def set_up(self, options: Options) -> HideAndSeek:
        return HideAndSeek()

    def seats(self, options: Options) -> tuple[Text, ...]:
        return words("hider"), words("seeker")

    def longest(self, options: Options) -> int:
        return 1 + 3 * LOOKS

    def observation(self, options: Options) -> Layout:
        return OBSERVED

    def board(self, options: Options) -> Board:
        doors = range(1, DOORS + 1)
        return Board(
            4.0,
            1.0,
            tuple(element("door", f"{n}", words(f"door {n}"), (n - 0.5, 0.5)) for n in doors),
        )

    def show(self, state: HideAndSeek, viewer: int) -> ToyView:
        knows = viewer == HIDER or state.seat == OVER
        return ToyView(
            **heading(state, viewer, self.version),
            phase=PHASES[state.seat],
            door=door_id(state.door) if knows else None,
            looked=door_id(state.looked),
            looks=state.looks,
        )

    def belief(self, options: Options, viewer: int, policy: Policy | None = None) -> Belief:
        return WorldsBelief(self.start(options), viewer, policy)

    def notebook(self, belief: Belief) -> ToyNotebook:
        doors: dict[ElementId, float] = {}
        for world in belief.worlds(1000) or ():
            assert isinstance(world.state, HideAndSeek)
            id_ = door_id(world.state.door)
            if id_ is not None:
                doors[id_] = doors.get(id_, 0.0) + world.weight
        return ToyNotebook(doors=doors)

    def label(self, view: ToyView, action: int) -> Text:
        return words(self.verb(view, action))

    def describe(self, before: ToyView, sight: int, after: ToyView) -> Text:
        return words(f"Now: {self.notation(sight)}.")

    def headline(self, before: ToyView, sight: int, after: ToyView) -> Text | None:
        return None

    def expected(self, view: ToyView) -> Text:
        return words("Your turn." if view.is_mine else f"Wait for {view.turn}.")

    def ended(self, view: ToyView) -> Text:
        assert view.outcome is not None
        return words(f"It ended: {view.outcome.ending}, behind {view.door}.")

    def refusal(self, view: ToyView, action: int) -> Text | None:
        return words(f"not while {view.phase}")

    def render(
        self,
        view: ToyView,
        notebook: ToyNotebook | None = None,
        language: str = "en",
        size: TerminalSize = DEFAULT_SIZE,
    ) -> str:
        return f"{view.phase} {view.door or '?'}"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by number: the games that a test makes up have no module to be found in."""
        TOYS[id(self)] = self
        return toy_of, (id(self),)


TOYS: dict[int, ToyGame] = {}


def toy_of(number: int) -> ToyGame:
    return TOYS[number]


class WrappedBelief(Belief):
    """The generic belief, to be bent by a subclass."""

    def __init__(self, start: HideAndSeek, viewer: int, policy: Policy | None = None) -> None:
        self.inner = WorldsBelief(start, viewer, policy)

    def see(self, sight: i64, turn: i64) -> None:
        self.inner.see(sight, turn)

    def weight(self, world: State) -> float:
        return self.inner.weight(world)

    def sample_world(self, rng: Random) -> State:
        return self.inner.sample_world(rng)

    def clone(self) -> Belief:
        copy = type(self)(HideAndSeek(), 0)
        inner = self.inner.clone()
        assert isinstance(inner, WorldsBelief)
        copy.inner = inner
        return copy

    def worlds(self, most: i64) -> list[World] | None:
        return self.inner.worlds(most)


class BlindBelief(WrappedBelief):
    """A belief that trusts nobody: it excludes the first door whatever it sees."""

    def weight(self, world: State) -> float:
        assert isinstance(world, HideAndSeek)
        return 0.0 if world.door == 1 else self.inner.weight(world)

    def worlds(self, most: i64) -> list[World] | None:
        return None


class LazyBelief(WrappedBelief):
    """A belief that never excludes anything for good: sound, but with the wrong weights."""

    def weight(self, world: State) -> float:
        return 0.5 * self.inner.weight(world) + 0.1

    def worlds(self, most: i64) -> list[World] | None:
        return None
