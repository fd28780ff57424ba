"""Reviews: what a side's decisions were worth, judged on what that side knew.

A reviewer gets one side's sights and nothing else, so a review can't use what the side could not
know. The strongest bot's search estimates the chance of winning with each choice; the loss of a
decision is the distance between the best choice and the one that was made.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from gaslamp.bots.exact_choices import best_proved
from gaslamp.bots.levels import FOREVER, MASTER, LevelBot
from gaslamp.bots.review_estimates import (
    ChanceEstimate,
    confirmed,
    doubt,
    estimates,
    try_enough,
)
from gaslamp.bots.review_reasons import (
    LONGEST,
    NOTABLE_LATER,
    QUICK_WORLDS,
    WORLDS,
    ChoiceFollower,
    Outlook,
    comparisons,
    drawbacks,
    first_new,
    own_reasons,
)
from gaslamp.bots.shown_chances import MEASURED_WITH, correction_of
from gaslamp.core.automatic_actions import is_automatic
from gaslamp.core.belief import Belief
from gaslamp.core.board import ElementId
from gaslamp.core.codes import Action, Seat, Sight, ViewerId, as_seat, sight_of
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.random_source import as_random
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.core.text import Text, text
from gaslamp.core.view import possibilities

MOST_BETTER = 3  # choices that are named beside the one that was made

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
    """A choice: its words, its place on the board, its chance to win.

    `ways` leads over the board to the end of the move, which `then` tells; `why` says what speaks
    for the choice.
    """

    action: Action
    text: Text
    elements: tuple[ElementId, ...]
    chance: float
    ways: tuple[tuple[ElementId, ...], ...] = ()
    then: tuple[Text, ...] = ()
    why: Text | None = None


class Disclosure(msgspec.Struct, frozen=True):
    """What a choice gave away: what was possible of the seat for the others before and after it."""

    before: Text
    after: Text


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision: where it is, what was chosen, and what would have been better.

    `step` counts the sights before it. `best` is the choice that was made where that was as good
    as any; `better` lists other choices, the best first. `told` is what the others could exclude.
    """

    step: int
    seat: Seat
    played: Evaluated
    best: Evaluated
    better: tuple[Evaluated, ...]
    grade: Grade
    loss: float  # the chance that it gave away
    left: int  # possibilities before it
    told: Disclosure | None = None


class SideReviewer:
    """Goes through one side's sights and judges each of its decisions."""

    def __init__(  # noqa: PLR0913  (what is reviewed, and how long to think)
        self,
        game: Game,
        options: Options,
        seat: Seat,
        sights: Sequence[SeenBefore],
        nodes: int,
        *,
        public: Sequence[SeenBefore] = (),
    ) -> None:
        """Begin at the set-up; each decision is searched with `nodes` simulations.

        `public` is what a spectator saw. It is used for nothing but what choices gave away.
        """
        sides = game.sides(options)
        self.game = game
        self.options = options
        self.seats = frozenset(at for at, side in enumerate(sides) if side == sides[seat])
        self.sights = sights
        self.nodes = nodes
        self.public = public
        self.observer: Belief | None = game.belief(options, SPECTATOR) if public else None
        self.bot = LevelBot(game, options, seat, 1, replace(MASTER, nodes=nodes), timed=False)
        self.correction = correction_of(game, options, sides[seat])
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
        self.bot.see(sight, turn)
        if self.observer is not None:
            self.observer.see(*self.public[self.at])
        self.turn = turn
        self.at += 1

    def _decision(self, sight: Sight) -> Decision | None:
        world = self.bot.belief.sample_world(self.rng)
        actions = [Action(int(action)) for action in world.legal_actions()]
        played = self._action_seen(world, actions, sight)
        if len(actions) == 1 or played is None:
            return None
        known = self._searched(actions, played)
        return self._judge(world, played, known) if known else None

    @property
    def is_calibrated(self) -> bool:
        """Tell whether the chances come true as often as they say, and may be shown as numbers."""
        return self.correction is not None and self.nodes >= MEASURED_WITH

    def _shown(self, estimate: float) -> float:
        return round(estimate if self.correction is None else self.correction.apply(estimate), 3)

    def _action_seen(self, world: State, actions: list[Action], sight: Sight) -> Action | None:
        """Find the own action that gives a sight; None where several do."""
        viewer = self.bot.seat
        found = [action for action in actions if world.sight(action, viewer) == sight]
        return found[0] if len(found) == 1 else None

    def _searched(self, actions: list[Action], played: Action) -> dict[Action, ChanceEstimate]:
        """Search the position; what seems to have cost much is tried again."""
        bot, search = self.bot, self.bot.search
        useful = bot.without_futile(actions)
        best = best_proved(bot.heuristics, bot.belief, useful)
        allowed = vec[i64]([int(action) for action in {*best, played}])
        search.think(bot.belief, allowed, self.nodes, MASTER.worlds, FOREVER)
        try_enough(search, played, best)
        known = estimates(search, self._shown, played, best)
        return confirmed(search, self._shown, known, played, self.nodes) if known else {}

    def _judge(self, world: State, played: Action, found: dict[Action, ChanceEstimate]) -> Decision:
        known = {action: chance for action, (chance, _) in found.items()}
        order = sorted(known, key=lambda action: -known[action])
        best = order[0]
        loss = known[best] - known[played]
        if loss < doubt(found[best], found[played]):
            loss = 0.0
        grade = grade_of(loss)
        if grade == "best":
            best = played
            known = {action: min(chance, known[played]) for action, chance in known.items()}
        worlds = QUICK_WORLDS if self.nodes < MEASURED_WITH else WORLDS
        follower = ChoiceFollower(self.game, self.options, self.bot, as_seat(self.turn), worlds)
        others = [action for action in order if action != played][:MOST_BETTER]
        explained = self._explained(follower, played, others, known, best)
        choices = {
            action: Evaluated(
                action,
                follower.words(action, ends=action == played and self._ended_here),
                self.game.path(self.game.view(world, self.turn), action),
                known[action],
                outlook.ways,
                outlook.then,
                why,
            )
            for action, (outlook, why) in explained.items()
        }
        return Decision(
            step=self.at,
            seat=as_seat(self.turn),
            played=choices[played],
            best=choices[best],
            better=tuple(one for action, one in choices.items() if action != played),
            loss=round(known[best] - known[played], 3),
            grade=grade,
            left=possibilities(self.game.counted, self.game.notebook(self.bot.belief)),
            told=self._told(),
        )

    def _explained(
        self,
        follower: ChoiceFollower,
        played: Action,
        others: Sequence[Action],
        known: Mapping[Action, float],
        best: Action,
    ) -> dict[Action, tuple[Outlook, Text | None]]:
        """Follow the choices, and say of each why it is better; each sentence only once."""
        looks = {action: follower.look(action, follower.by_search) for action in others}
        looks[played] = follower.look(played, self._as_played)
        why = self._why_best(follower, looks, others, known) if best == played else None
        found = {played: (looks[played], why)}
        told = [*looks[played].reasons]  # what speaks for both explains nothing
        told += [] if why is None else [why]
        for action in others:
            why_so = comparisons(self.game, looks[action], looks[played], "bots-measure-instead")
            reasons = [*why_so, *looks[action].reasons]
            if action == best and not any(one not in told for one in reasons):
                reasons += self._seen_later(follower, action, played)
            if action != best:
                against = drawbacks(self.game, looks[action], looks[played])
                is_worse = known[action] < known[played]
                reasons = [*against, *reasons] if is_worse else [*reasons, *against]
            found[action] = looks[action], first_new(reasons, told)
        return found

    def _why_best(
        self,
        follower: ChoiceFollower,
        looks: Mapping[Action, Outlook],
        others: Sequence[Action],
        known: Mapping[Action, float],
    ) -> Text | None:
        """Say what speaks for the choice that was made, beside the next best one."""
        played = next(action for action in looks if action not in others)
        rival = looks[others[0]] if others else Outlook()
        why = comparisons(self.game, looks[played], rival, "bots-measure-next-best")
        why += own_reasons(self.game, looks[played], follower.now, rival)
        if not why and others:
            is_alike = grade_of(known[played] - known[others[0]]) == "best"
            alike = [text("bots-review-alike")]
            why = alike if is_alike else self._seen_later(follower, played, others[0])
        return why[0] if why else None

    def _seen_later(self, follower: ChoiceFollower, one: Action, other: Action) -> list[Text]:
        """Say what simulated games lead to after a choice beside another one.

        A first, quick pass does not simulate them.
        """
        if self.nodes < MEASURED_WITH:
            return [text("bots-review-searched")]
        later = comparisons(
            self.game,
            follower.look_later(one),
            follower.look_later(other),
            "bots-measure-later",
            least=NOTABLE_LATER,
        )
        return [*later, text("bots-review-searched")]

    def _as_played(self, world: State, _: object, done: int) -> int | None:
        """Go on as the game went on; None where this world does not allow it."""
        turn, own = self.turn, -1
        for sight, following in self.sights[self.at : self.at + LONGEST]:
            own += turn == self.turn
            if own == done and turn == self.turn:
                legal = [Action(int(action)) for action in world.legal_actions()]
                return self._action_seen(world, legal, sight)
            turn = following
        return None

    @property
    def _ended_here(self) -> bool:
        """Tell whether the game ended by the decision and the answers to it."""
        turn = next((turn for _, turn in self.sights[self.at :] if not is_automatic(turn)), OVER)
        return turn == OVER

    def _told(self) -> Disclosure | None:
        """Count what the others could exclude of the seat by a choice and the answers to it."""
        watched = self._watched()
        before = self._known(watched)
        if not before:
            return None
        after = watched.clone()
        sights = self.public if watched is self.observer else self.sights
        for sight, turn in sights[self.at : self.at + LONGEST]:
            after.see(sight, turn)
            if not is_automatic(turn):
                break
        left = self._known(after)
        if not 0 < left < before:
            return None
        return Disclosure(
            self.game.message("left", count=before), self.game.message("left", count=left)
        )

    def _watched(self) -> Belief:
        """Return the belief that says what the others know of the seat."""
        about = self.game.counted in self.game.about_viewer(self.turn)
        return self.bot.belief if about or self.observer is None else self.observer

    def _known(self, belief: Belief) -> int:
        return len(self.game.known_of(self.turn, self.game.notebook(belief)))


def side_sights(
    game: Game, options: Options, actions: Iterable[Action], seat: ViewerId
) -> list[SeenBefore]:
    """Collect what a seat saw of each action of a game, and who was on turn after it."""
    state: State = game.start(options)
    sights: list[SeenBefore] = []
    for action in actions:
        sight = sight_of(state, Action(action), seat)
        state.apply(action)
        sights.append((sight, int(state.seat)))
    return sights


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
