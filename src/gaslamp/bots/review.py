"""Reviews: what a side's decisions were worth, judged on what that side knew.

A reviewer gets one side's sights and nothing else, so a review can't use what the side could not
know. The strongest bot's search estimates the chance of winning with each choice; the loss of a
decision is the distance between the best choice and the one that was made.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import sqrt
from typing import Literal, TypeAlias

import msgspec
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from gaslamp.bots.levels import FOREVER, MASTER, LevelBot
from gaslamp.bots.search import Node
from gaslamp.bots.shown_chances import correction_of
from gaslamp.bots.tactics import best_proved
from gaslamp.core.belief import Belief, ImpossibleSight
from gaslamp.core.board import ElementId
from gaslamp.core.chance import as_random
from gaslamp.core.codes import Action, Seat, Sight, as_seat, sight_of
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.runner import is_automatic
from gaslamp.core.state import OVER, State
from gaslamp.core.text import Text, text
from gaslamp.core.view import possibilities

MOST_BETTER = 3  # choices that are named beside the one that was made
LEAST_TRIES = 6  # of a choice that is named: below that its chance is a guess
PLAYED_SHARE = 3  # the choice that was made is tried at least as often as a third of the best
WORLDS = 8  # in which what a choice leaves is counted
NOTABLE = 0.1  # the part by which two counts must differ to be told
LONGEST_ANSWER = 40  # automatic actions after a choice, until somebody decides

Grade: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: tuple[tuple[Grade, float], ...] = (
    ("best", 0.01),
    ("good", 0.04),
    ("inaccuracy", 0.09),
    ("mistake", 0.18),
)
"""Each grade, and the loss of chance below which a decision has it; `blunder` beyond."""

SeenBefore: TypeAlias = tuple[Sight, int]
"""A sight, and who is on turn after it."""


class Evaluated(msgspec.Struct, frozen=True):
    """A choice: its words, its place on the board, its chance to win, what it leaves possible."""

    action: Action
    text: Text
    elements: tuple[ElementId, ...]
    chance: float
    left: float | None = None


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision: where it is, what was chosen, and what would have been better.

    `step` counts the sights before it. `best` is the choice that was made where that was as good
    as any; `better` lists other choices, the best first. `reason` says what speaks for `best`.
    """

    step: int
    seat: Seat
    played: Evaluated
    best: Evaluated
    better: tuple[Evaluated, ...]
    grade: Grade
    loss: float  # the chance that it gave away
    left: int  # possibilities before it
    reason: Text | None = None
    leaves: Text | None = None  # what the choice leaves possible, and what the best one would


class SideReviewer:
    """Goes through one side's sights and judges each of its decisions."""

    def __init__(
        self, game: Game, options: Options, seat: Seat, sights: Sequence[SeenBefore], nodes: int
    ) -> None:
        """Begin at the set-up; each decision is searched with so many simulations."""
        sides = game.sides(options)
        self.game = game
        self.options = options
        self.seats = frozenset(at for at, side in enumerate(sides) if side == sides[seat])
        self.sights = sights
        self.nodes = nodes
        self.thinker = LevelBot(game, options, seat, 1, replace(MASTER, nodes=nodes), timed=False)
        self.correction = correction_of(game.name, sides[seat])
        self.rng = as_random(1)
        self.turn = int(game.start(options).seat)
        self.at = 0  # sights seen so far

    @property
    def is_done(self) -> bool:
        """Tell whether every sight has been seen."""
        return self.at >= len(self.sights)

    def skip(self, until: int) -> None:
        """Pass over the decisions before a sight without judging them."""
        while self.at < until and not self.is_done:
            self._see(*self.sights[self.at])

    def next(self) -> Decision | None:
        """Judge the next decision; None when there is none left."""
        while not self.is_done:
            sight, turn = self.sights[self.at]
            decision = self._decision(sight) if self.turn in self.seats else None
            self._see(sight, turn)
            if decision is not None:
                return decision
        return None

    def _see(self, sight: Sight, turn: int) -> None:
        self.thinker.see(sight, turn)
        self.turn = turn
        self.at += 1

    def _decision(self, sight: Sight) -> Decision | None:
        world = self.thinker.belief.sample_world(self.rng)
        actions = [Action(int(action)) for action in world.legal_actions()]
        played = self._action_seen(world, actions, sight)
        if len(actions) == 1 or played is None:
            return None
        root = self._search(actions, played)
        chances = {
            Action(int(action)): (self._shown(float(gain) / float(tries)), int(tries))
            for action, gain, tries in zip(root.actions, root.gains, root.tries, strict=True)
            if tries
        }
        if played not in chances:
            return None
        return self._judge(world, played, chances)

    @property
    def is_calibrated(self) -> bool:
        """Tell whether the chances come true as often as they say, and may be shown as numbers."""
        return self.correction is not None

    def _shown(self, estimate: float) -> float:
        return round(estimate if self.correction is None else self.correction.apply(estimate), 3)

    def _action_seen(self, world: State, actions: list[Action], sight: Sight) -> Action | None:
        """Find the own action that gives a sight; None where several do."""
        viewer = self.thinker.seat
        found = [action for action in actions if world.sight(action, viewer) == sight]
        return found[0] if len(found) == 1 else None

    def _search(self, actions: list[Action], played: Action) -> Node:
        """Search the position; the choice that was made is tried often enough to be compared."""
        thinker = self.thinker
        useful = thinker.without_futile(actions)
        best = best_proved(thinker.heuristics, thinker.belief, useful)
        allowed = vec[i64]([int(action) for action in {*best, played}])
        root = thinker.search.think(thinker.belief, allowed, self.nodes, MASTER.worlds, FOREVER)
        most = max(root.tries, default=0)
        thinker.search.try_action(played, max(LEAST_TRIES, int(most) // PLAYED_SHARE))
        return root

    def _judge(
        self, world: State, played: Action, chances: dict[Action, tuple[float, int]]
    ) -> Decision:
        sensible = set(self.thinker.without_futile(list(chances)))
        often = max(tries for _, tries in chances.values()) // (PLAYED_SHARE * 2)
        known = {
            action: chance
            for action, (chance, tries) in chances.items()
            if tries >= max(often, LEAST_TRIES) and action in sensible
        }
        known[played] = chances[played][0]
        order = sorted(known, key=lambda action: -known[action])
        best = order[0]
        loss = known[best] - known[played]
        if loss < doubt(chances[best], chances[played]):
            loss = 0.0
        grade = grade_of(loss)
        if grade == "best":
            best = played
        belief = self.thinker.belief
        view = self.game.view(world, self.turn)
        counts = {action: self._left_after(belief, action) for action in {best, played}}
        better = [action for action in order if action != played][:MOST_BETTER]

        def evaluated(action: Action) -> Evaluated:
            words, path = self._in_words(world, action), self.game.path(view, action)
            return Evaluated(action, words, path, known[action], counts.get(action))

        return Decision(
            step=self.at,
            seat=as_seat(self.turn),
            played=evaluated(played),
            best=evaluated(best),
            better=tuple(evaluated(action) for action in better),
            loss=round(known[best] - known[played], 3),
            grade=grade,
            left=possibilities(self.game.counted, self.game.notebook(belief)),
            reason=self._reason(world, best),
            leaves=self._leaves(counts[played], counts[best]),
        )

    def _in_words(self, world: State, action: Action) -> Text:
        """Describe an action as the log of the seat on turn would."""
        before = self.game.view(world, self.turn)
        sight = sight_of(world, action, self.turn)
        after = world.clone()
        after.apply(action)
        return self.game.describe(before, sight, self.game.view(after, self.turn))

    def _reason(self, world: State, action: Action) -> Text | None:
        """Say why an action is good, as hints do."""
        heuristics = self.thinker.heuristics
        heuristics.start_from(self.thinker.belief, self.thinker.seat)
        heuristics.begin_simulation(world)
        key = heuristics.reason(world, action)
        return self.game.message(f"reason-{key}") if key else None

    def _leaves(self, played: float | None, best: float | None) -> Text | None:
        """Compare what two choices leave possible, where that speaks for the best one.

        Who hides wants to leave much, who seeks wants to leave little.
        """
        if played is None or best is None:
            return None
        is_about_us = self.game.counted in self.game.about_viewer(self.turn)
        gained = best - played if is_about_us else played - best
        if gained < max(1.0, played * NOTABLE):
            return None
        return text(
            "bots-review-leaves",
            played=self.game.message("left", count=round(played)),
            best=self.game.message("left", count=round(best)),
        )

    def _left_after(self, belief: Belief, action: Action) -> float | None:
        """Average how many possibilities are left after an action and the answers it brings."""
        if not self.game.counted:
            return None
        counts = [self._left_in(belief, action) for _ in range(WORLDS)]
        known = [count for count in counts if count is not None]
        return round(sum(known) / len(known), 1) if known else None

    def _left_in(self, belief: Belief, action: Action) -> int | None:
        viewer = self.thinker.seat
        world = belief.sample_world(self.rng)
        after = belief.clone()
        steps = 0
        try:
            while steps <= LONGEST_ANSWER:
                sight = world.sight(action, viewer)
                world.apply(action)
                after.see(sight, world.seat)
                if not is_automatic(world.seat):
                    break
                choices = world.legal_actions()
                action = Action(int(choices[self.rng.randrange(len(choices))]))
                steps += 1
        except ImpossibleSight:
            return None
        return (
            possibilities(self.game.counted, self.game.notebook(after)) if world.seat != OVER else 0
        )


class Side(msgspec.Struct, frozen=True):
    """A side's decisions in order, and its share of the win."""

    seats: tuple[Seat, ...]
    decisions: tuple[Decision, ...]
    result: float | None  # none without an end


class Change(msgspec.Struct, frozen=True):
    """What moved a side's chance up to a decision: its own decisions, the others', and luck."""

    own: float
    others: float
    luck: float


def split_changes(sides: Sequence[Side], which: int) -> list[Change]:
    """Split the way from a side's first chance to its result into decisions and luck.

    There is one change for each own decision: from the chance before it to the chance before the
    next one, or to the result. What the others gave away in between, by their own reckoning, is
    theirs; the rest is luck: draws, and hidden choices that turned out well or badly. All changes
    add up to the result less the first chance.
    """
    own = sides[which]
    share = 1.0 / max(1, len(sides) - 1)
    given = [
        (decision.step, decision.loss * share)
        for place, side in enumerate(sides)
        if place != which
        for decision in side.decisions
    ]
    changes: list[Change] = []
    for number, decision in enumerate(own.decisions):
        following = own.decisions[number + 1] if number + 1 < len(own.decisions) else None
        if following is not None:
            after = following.best.chance
        else:
            after = decision.played.chance if own.result is None else own.result
        others = sum(
            loss
            for step, loss in given
            if step > decision.step and (following is None or step < following.step)
        )
        luck = after - decision.best.chance + decision.loss - others
        changes.append(Change(-decision.loss, others, luck))
    return changes


def side_sights(
    game: Game, options: Options, actions: Iterable[Action], seat: Seat
) -> list[SeenBefore]:
    """Collect what a seat saw of each action of a game, and who was on turn after it."""
    state: State = game.start(options)
    sights: list[SeenBefore] = []
    for action in actions:
        sight = sight_of(state, Action(action), seat)
        state.apply(action)
        sights.append((sight, int(state.seat)))
    return sights


def doubt(*estimates: tuple[float, int]) -> float:
    """Return how far apart estimates may be by chance: their common standard error.

    Each is a chance and the number of tries it comes from.
    """
    return sqrt(sum(max(p * (1.0 - p), 0.01) / tries for p, tries in estimates))


def share_of_win(seats: Collection[Seat], winners: Collection[Seat]) -> float:
    """Return a side's part of a win: 1 or 0 between two sides, less where several win."""
    if not any(seat in winners for seat in seats):
        return 0.0
    return 1.0 if all(seat in seats for seat in winners) else 1.0 / len(winners)


def grade_of(loss: float) -> Grade:
    """Grade a decision by the chance that it gave away."""
    for grade, below in GRADES:
        if loss < below:
            return grade
    return "blunder"


def turning_points(decisions: Sequence[Decision], most: int = 3) -> list[Decision]:
    """Pick the decisions that gave away most, in the order of the game."""
    worst = sorted(decisions, key=lambda decision: -decision.loss)[:most]
    costly = [decision for decision in worst if decision.grade not in ("best", "good")]
    return sorted(costly, key=lambda decision: decision.step)
