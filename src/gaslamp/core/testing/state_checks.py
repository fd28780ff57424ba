"""Checks of states as values: copies, positions as text, keys that merge only what is alike."""

from __future__ import annotations

import copy
import pickle

from librt.random import Random

from gaslamp.core.errors import PositionError
from gaslamp.core.game import viewers
from gaslamp.core.options import Options
from gaslamp.core.state import State
from gaslamp.core.testing.field_checks import fields_of
from gaslamp.core.testing.problem import demand, fail
from gaslamp.core.testing.snapshot import Snapshot

MOST_REMEMBERED = 5000  # positions, so that a long run does not fill the memory
MALFORMED = (  # patterns for a field's name, its value, the fields before and after it
    "{before} {after}",
    "{before} {name}={value} {name}={value} {after}",
    "{before} {name} {after}",
    "{before} {name}= {after}",
    "{before} {name}=x {after}",
    "{before} {name}=1e3 {after}",
    "{before} {name}=٣ {after}",
    "{before} {name}=9999999999999999999 {after}",
    "{before} {name}={value} unheard_of=1 {after}",
    "{name}={value}",
    "",
)
WILD = ("-1", "0", "1", "7", "255", "999999999999", "-", "0,0", "3@1:1", "20000@", "yes", "no")


def check_copies(snapshot: Snapshot) -> None:
    """Check that a copy is independent, and the same action has the same effect on it."""
    state, actions = snapshot.state, snapshot.legal
    demand(list(state.legal_actions()) == actions, "clone", "a copy may do something else")
    text, shown = (
        state.text(),
        [snapshot.everything_shown(viewer) for viewer in snapshot.tested.viewers],
    )
    for action in {actions[0], actions[-1]}:
        one, twin = state.clone(), copy.deepcopy(state)
        one.apply(action)
        twin.apply(action)
        demand(one == twin, "clone", f"action {action} had two outcomes")
    demand(state.text() == text, "clone", "playing on a copy changed the original")
    demand(list(state.legal_actions()) == actions, "clone", "actions changed with the copy")
    fresh = Snapshot(snapshot.tested, state)
    same = [fresh.everything_shown(viewer) for viewer in snapshot.tested.viewers] == shown
    demand(same, "clone", "a view changed with the copy")


def check_position(snapshot: Snapshot) -> None:
    """Check that texts, pickles and copies of a position read back as the same position."""
    state, tested = snapshot.state, snapshot.tested
    text = state.text()
    try:
        read: State = tested.game.position(tested.options, text)
    except PositionError as error:
        fail("position", f"{text} can't be read: {error}")
    pickled: State = pickle.loads(pickle.dumps(state))  # noqa: S301  (our own)
    for again in (read, pickled, copy.copy(state)):
        demand(again == state and again.text() == text, "position", f"{text} became {again.text()}")
        demand(again.key() == state.key(), "position", "another key after reading")
        demand(again.hash() == state.hash(), "position", "another hash after reading")
        demand(fields_of(again) == fields_of(state), "position", "another field after reading")
    same = [Snapshot(tested, read).everything_shown(viewer) for viewer in tested.viewers]
    demand(
        same == [snapshot.everything_shown(v) for v in tested.viewers], "position", "another view"
    )


def check_malformed(snapshot: Snapshot, rng: Random) -> None:
    """Check that a text that is no position raises `PositionError` and nothing else."""
    words = snapshot.state.text().split()
    place = rng.randrange(len(words))
    name, _, value = words[place].partition("=")
    before, after = " ".join(words[:place]), " ".join(words[place + 1 :])
    for pattern in MALFORMED:
        line = pattern.format(before=before, after=after, name=name, value=value)
        demand(_read(snapshot, line) is None, "position", f"“{line}” was read")
    for wild in WILD:
        line = f"{before} {name}={wild} {after}"
        state = _read(snapshot, line)
        if state is not None:
            demand(fields_of(state)[0].name == "seat", "position", "a list of fields lost its seat")


def _read(snapshot: Snapshot, line: str) -> State | None:
    tested = snapshot.tested
    try:
        state: State = tested.game.position(tested.options, line)
    except PositionError:
        return None
    except Exception as error:  # noqa: BLE001  (any other is a fault, whatever it is)
        fail("position", f"“{line}” is refused with {error!r}")
    return state


def check_same_future(one: State, other: State, seats: int, check: str) -> None:
    """Check that two states with one key have the same actions, views and future."""
    actions = list(one.legal_actions())
    demand(one.key() == other.key(), check, "two worlds where there should be one")
    demand(one.hash() == other.hash(), check, "one key with two hashes")
    same = one.seat == other.seat and one.begins_move() == other.begins_move()
    demand(same, check, f"turn {one.seat}, elsewhere {other.seat}")
    demand(list(other.legal_actions()) == actions, check, f"{actions} may be done in only one")
    demand(one.winners() == other.winners(), check, "another winner")
    for viewer in viewers(seats):
        seen = [one.sight(action, viewer) for action in actions]
        also = [other.sight(action, viewer) for action in actions]
        demand(seen == also, check, f"viewer {viewer} sees {seen}, elsewhere {also}")
    for action in actions:
        after, elsewhere = one.clone(), other.clone()
        after.apply(action)
        elsewhere.apply(action)
        demand(after.key() == elsewhere.key(), check, f"action {action} had two outcomes")


class CopyChain:
    """A copy of a copy of a copy, played along with a game: what a copy forgets shows in it."""

    def __init__(self, state: State) -> None:
        """Begin beside the game."""
        self.state = state.clone()

    def play(self, action: int) -> None:
        """Copy once more, and play the same."""
        self.state = self.state.clone()
        self.state.apply(action)


class KnownPositions:
    """Positions met before, by key: a key that leaves something out merges two of them."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self.states: dict[tuple[Options, tuple[int, ...]], State] = {}
        self.keys: dict[tuple[Options, int], tuple[int, ...]] = {}

    def check(self, options: Options, state: State, seats: int) -> None:
        """Compare with the position of the same key, or remember this one."""
        key = state.key()
        known = self.keys.setdefault((options, int(state.hash())), key)
        demand(known == key, "hash", f"{key} and {known} have one hash")
        if (before := self.states.get((options, key))) is not None:
            check_same_future(state, before, seats, "key")
        elif len(self.states) < MOST_REMEMBERED:
            self.states[options, key] = state.clone()
