"""The search of all levels: one tree for the observer, over worlds sampled from its belief.

A node is what the observer has seen since now, so that one choice is made for all worlds that it
can't tell apart. The observer's own side chooses by the results so far and the prior; every other
seat acts by the game's heuristics, on what it could know.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter, thread_time
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.core.heuristics import Heuristics, value
from gaslamp.core.state import OVER, State

TURNS: Final = 16  # more than there are seats, and chance, referee and over
EXPLORATION: Final = 1.2  # weight of the prior against the results
UNTRIED_PENALTY: Final = (
    0.05  # an untried choice counts as this much worse than those that were tried
)
DISCOUNT: Final = 0.999  # a win is worth a little less for each action that it takes
NARROW: Final = 3  # choices that are tried at first; more as the visits grow
WIDENING: Final = 1.5
EXCLUDED: Final = -1e9  # the prior of a choice that is never tried


class Node:
    """What the observer would have seen, and the results of each choice there."""

    def __init__(self) -> None:
        """Begin without a visit."""
        self.visits: i64 = 0
        self.total: float = 0.0
        self.actions = vec[i64]()  # the most promising first
        self.priors = vec[float]()
        self.tries = vec[i64]()
        self.gains = vec[float]()
        self.after: dict[int, Node] = {}  # by what the observer sees next, and who is then on turn

    def open(self, actions: vec[i64], weights: vec[float]) -> None:
        """Note the choices, the most promising first."""
        order = sorted(range(len(actions)), key=lambda place: -weights[place])
        for place in order:
            self.actions = append(self.actions, actions[place])
            self.priors = append(self.priors, weights[place])
            self.tries = append(self.tries, 0)
            self.gains = append(self.gains, 0.0)

    def keep_only(self, allowed: vec[i64]) -> None:
        """Put the allowed choices first, and let the others never be tried."""
        actions = self.actions
        tries = self.tries
        gains = self.gains
        priors = self.priors
        self.actions = vec[i64]()
        self.tries = vec[i64]()
        self.gains = vec[float]()
        self.priors = vec[float]()
        kept: i64 = 1
        while kept >= 0:
            place: i64 = 0
            while place < len(actions):
                if i64(actions[place] in allowed) == kept:
                    self.actions = append(self.actions, actions[place])
                    self.tries = append(self.tries, tries[place] * kept)
                    self.gains = append(self.gains, gains[place] * float(kept))
                    self.priors = append(self.priors, priors[place] if kept == 1 else EXCLUDED)
                place += 1
            kept -= 1

    def choose(self) -> i64:
        """Pick the place of the choice to try next."""
        widest: i64 = NARROW + i64(WIDENING * sqrt(float(self.visits)))
        unknown = (self.total / float(self.visits) if self.visits > 0 else 0.5) - UNTRIED_PENALTY
        curiosity = EXPLORATION * sqrt(float(self.visits) + 1.0)
        best: i64 = 0
        best_score = -1.0
        place: i64 = 0
        while place < len(self.actions) and place < widest:
            tries = self.tries[place]
            mean = self.gains[place] / float(tries) if tries > 0 else unknown
            score = mean + curiosity * self.priors[place] / float(1 + tries)
            if score > best_score:
                best = place
                best_score = score
            place += 1
        return best

    def note(self, place: i64, gain: float) -> None:
        """Record the result of a choice."""
        self.visits += 1
        self.total += gain
        self.tries[place] += 1
        self.gains[place] += gain

    def is_settled(self, left: i64) -> bool:
        """Tell whether `left` more tries can't make another choice the most tried one."""
        first: i64 = 0
        second: i64 = 0
        for tries in self.tries:
            if tries > first:
                second = first
                first = tries
            elif tries > second:
                second = tries
        return first - second > left


class Search:
    """Looks for the best choice of one seat; keeps its tree from one choice to the next."""

    def __init__(self, heuristics: Heuristics, viewer: i64, side: vec[i64], rng: Random) -> None:
        """Search for a seat; `side` holds 1 for each seat that it plays together with."""
        self.heuristics = heuristics
        self.viewer: i64 = viewer
        self.side = side
        self.rng = rng
        self.root = Node()
        self.worlds: list[State] = []
        self.scratch: State | None = None
        self.walked: list[Node] = []
        self.places = vec[i64]()
        self.nodes: i64 = 0  # simulations in all
        self.forced: i64 = -1  # the place of the choice that every simulation begins with, if any
        self.by_cpu = False  # whether seconds are those of the processor, not of the clock

    def see(self, sight: i64, turn: i64) -> None:
        """Move the root along what was seen and who is on turn after it."""
        after = self.root.after.get(branch_key(sight, turn))
        self.root = Node() if after is None else after

    def think(
        self, belief: Belief, allowed: vec[i64], nodes: i64, worlds: i64, seconds: float
    ) -> Node:
        """Simulate up to this many games in this many worlds within the time; return the root node.

        Only the allowed actions are tried now. It stops early when no remaining simulation could
        change which choice is tried most.
        """
        deadline = self.now() + seconds
        self.heuristics.start_from(belief, self.viewer)
        self.worlds = []
        self.open_root(belief, allowed)
        done: i64 = 0
        while done < nodes:
            if done < worlds:
                self.worlds.append(self.heuristics.sample_world(belief, self.rng))
            self.simulate(self.worlds[done % len(self.worlds)])
            done += 1
            if done % 8 == 0 and (self.now() > deadline or self.root.is_settled(nodes - done)):
                break
        self.nodes += done
        return self.root

    def try_action(self, action: i64, tries: i64) -> None:
        """Simulate games that begin with one action, until it was tried so often.

        They start in the worlds of the last `think`.
        """
        root = self.root
        place: i64 = 0
        while place < len(root.actions) and root.actions[place] != action:
            place += 1
        if place == len(root.actions) or not self.worlds:
            return
        self.forced = place
        while root.tries[place] < tries:
            before = root.tries[place]
            self.simulate(self.worlds[before % len(self.worlds)])
            if root.tries[place] == before:
                break  # the choice is not open in this world
        self.forced = -1

    def now(self) -> float:
        """Read the clock that thinking is limited by, in seconds."""
        return thread_time() if self.by_cpu else perf_counter()

    def open_root(self, belief: Belief, allowed: vec[i64]) -> None:
        """Note the choices of now, of which only those allowed are tried."""
        world = self.heuristics.sample_world(belief, self.rng)
        actions = world.legal_actions()
        if len(actions) == 1:
            return
        if len(self.root.actions) == 0:
            self.heuristics.begin_simulation(world)
            self.root.open(actions, self.heuristics.prior(world, actions))
        self.root.keep_only(allowed)

    def simulate(self, start: State) -> None:
        """Simulate one game: down the tree, then by the heuristics, and back up the result."""
        world = self.copy_of(start)
        self.heuristics.begin_simulation(world)
        self.walked = []
        self.places = vec[i64]()
        played = self.descend(world)
        played += self.roll_out(world)
        gain = value(world, self.viewer, self.heuristics)
        gain = 0.5 + (gain - 0.5) * DISCOUNT ** float(played)
        for node, place in zip(self.walked, self.places, strict=True):
            node.note(place, gain)

    def copy_of(self, start: State) -> State:
        """Copy a world into the reused scratch state."""
        scratch = self.scratch
        if scratch is None:
            scratch = start.clone()
            self.scratch = scratch
        else:
            scratch.copy_from(start)
        return scratch

    def descend(self, world: State) -> i64:
        """Go down the tree to a node that is new; return the actions played."""
        node = self.root
        played: i64 = 0
        while world.seat != OVER and not self.heuristics.is_quiet(world):
            actions = world.legal_actions()
            action = actions[0]
            if len(actions) > 1:
                if self.is_own(world.seat):
                    is_new = len(node.actions) == 0
                    if is_new:
                        node.open(actions, self.heuristics.prior(world, actions))
                    if len(node.actions) != len(actions):  # a partner's, whose choices are hidden
                        action = self.act_for_other(world, actions)
                    else:
                        is_forced = self.forced >= 0 and node is self.root
                        place = self.forced if is_forced else node.choose()
                        action = node.actions[place]
                        self.walked.append(node)
                        self.places = append(self.places, place)
                    if is_new and node is not self.root:
                        self.play(world, action)
                        return played + 1
                else:
                    action = self.act_for_other(world, actions)
            sight = world.sight(action, self.viewer)
            self.play(world, action)
            played += 1
            node = self.child(node, branch_key(sight, world.seat))
        return played

    def child(self, node: Node, seen: i64) -> Node:
        """Find the node behind a sight, or make it."""
        after = node.after.get(seen)
        if after is None:
            after = Node()
            node.after[seen] = after
        return after

    def roll_out(self, world: State) -> i64:
        """Play on by the heuristics up to their horizon; return the actions played."""
        played: i64 = 0
        while (
            world.seat != OVER
            and played < self.heuristics.horizon
            and not self.heuristics.is_quiet(world)
        ):
            actions = world.legal_actions()
            self.play(world, self.act_for_other(world, actions))
            played += 1
        return played

    def play(self, world: State, action: i64) -> None:
        """Carry out an action of a simulation."""
        self.heuristics.follow(world, action)
        world.apply(action)

    def is_own(self, seat: i64) -> bool:
        """Tell whether a seat plays together with the viewer."""
        return seat >= 0 and self.side[seat] != 0

    def act_for_other(self, world: State, actions: vec[i64]) -> i64:
        """Choose for chance, the referee or another player, on what that player could know."""
        choices: i64 = len(actions)
        if choices == 1:
            return actions[0]
        if world.seat < 0:
            return actions[self.rng.randrange(choices)]
        return actions[sample_unscaled(self.heuristics.prior(world, actions), self.rng)]


def branch_key(sight: i64, turn: i64) -> i64:
    """Number what is seen next together with who is then on turn."""
    return sight * TURNS + turn + TURNS // 2


def sample_unscaled(weights: vec[float], rng: Random) -> i64:
    """Sample an index by weights of any sum."""
    whole = 0.0
    for weight in weights:
        whole += weight
    left = rng.random() * whole
    place: i64 = 0
    while place < len(weights) - 1:
        left -= weights[place]
        if left < 0.0:
            break
        place += 1
    return place
