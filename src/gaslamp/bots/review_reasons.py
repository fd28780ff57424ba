"""Reasons of a review: what a choice leads to, and what can be counted there.

A choice is followed to the end of its move, as the search would go on or as the game went on, and
through the answers that chance and the referee give. What the game's measures count there, from
what the seat sees and can deduce, is compared with the same of another choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from operator import attrgetter
from typing import TypeAlias

import msgspec

from gaslamp.bots.levels import LevelBot
from gaslamp.bots.review_estimates import LEAST_TRIES
from gaslamp.bots.search import Node, branch_key
from gaslamp.core.automatic_actions import is_automatic
from gaslamp.core.belief import Belief, ImpossibleSight
from gaslamp.core.board import ElementId
from gaslamp.core.codes import Action, Seat, as_seat, sight_of
from gaslamp.core.game import Game
from gaslamp.core.measure import Measure
from gaslamp.core.options import Options
from gaslamp.core.state import CHANCE, OVER, REFEREE, State
from gaslamp.core.text import Text, text
from gaslamp.core.view import View, possibilities

WORLDS = 8  # in which a choice is followed
QUICK_WORLDS = 3  # the same in a first pass
NOTABLE = 0.1  # the part by which two counts must differ to be told
NOTABLE_LATER = 0.2  # the same for what simulations of the others lead to
TIMES = 8  # that each world is simulated for that
SURE = 2.0  # standard errors by which shares of simulated games must differ to be told
LONGEST = 40  # actions after a choice, until another seat decides
LONGEST_LATER = 160  # until the seat decides again
MOST_THEN = 3  # further actions of a move that are told

OWN_WORDS = ("left", "left-of-you", "won", "lost")
"""Measures of every game; the others have words of their game's own."""

ENDED = ("won", "lost")
"""Measures that are shares of simulated games."""

UNCERTAIN = ("final", "ends-game")
"""What choices cost whose log line says what came of them: these are named by their labels."""

GoOn: TypeAlias = Callable[[State, Node | None, int], int | None]
"""Chooses the seat's next action of its move: from the world, the node and how many are done."""


class Outlook(msgspec.Struct, frozen=True):
    """What a choice leads to: the rest of its move in words, its ways, and what is counted then.

    `reasons` are those of the game's heuristics for each action, the last one's first; `rounds` are
    those in which it was counted: beyond the end of a round other things are counted than before.
    """

    then: tuple[Text, ...] = ()
    ways: tuple[tuple[ElementId, ...], ...] = ()
    measures: tuple[Measure, ...] = ()
    reasons: tuple[Text, ...] = ()
    rounds: frozenset[int] = frozenset()


class FollowedMove(msgspec.Struct):
    """What a review says of a choice: the rest of its move, its ways, and the reasons."""

    then: list[Text]
    ways: list[tuple[ElementId, ...]]
    reasons: list[Text]


class ChoiceFollower:
    """Follows choices of a seat from the position that its bot has come to."""

    def __init__(
        self, game: Game, options: Options, bot: LevelBot, seat: Seat, worlds: int = WORLDS
    ) -> None:
        """Sample the worlds in which all choices are followed."""
        self.game = game
        self.board = game.board(options)
        self.bot = bot
        self.seat = seat
        self.worlds = [bot.belief.sample_world(bot.rng) for _ in range(worlds)]
        self.before = game.view(self.worlds[0], seat)
        self.counted: dict[tuple[tuple[int, int], ...], tuple[Measure, ...]] = {}
        self.round_of: Callable[[View], int] = (
            attrgetter(game.round_field) if game.round_field else _no_round
        )
        self.now = Outlook(
            measures=self._measured(self.before, bot.belief),
            rounds=frozenset({self.round_of(self.before)}),
        )

    def look(self, action: Action, go_on: GoOn) -> Outlook:
        """Follow a choice in every world, and count what it leads to."""
        told = FollowedMove([], [], [])
        found: list[tuple[Measure, ...]] = []
        rounds: set[int] = set()
        for number, world in enumerate(self.worlds):
            walk = _Walk(self, world.clone(), go_on)
            walk.told = told if number == 0 else None
            if walk.follow(action) and walk.world.seat != OVER:
                found.append(self._count(walk))
                rounds.add(self.round_of(self.game.view(walk.world, self.seat)))
        return Outlook(
            tuple(told.then[:MOST_THEN]),
            tuple(told.ways),
            averaged(found),
            tuple(reversed(told.reasons)),
            frozenset(rounds),
        )

    def words(self, action: Action, *, ends: bool = False) -> Text:
        """Describe a choice without what it would find out: that differs from world to world.

        `ends` says whether it ended the game; what was not chosen is described as if it did not.
        """
        if self.game.consequence(self.before, action) in UNCERTAIN:
            return self.named(self.before, action)
        like = [world for world in self.worlds if _ends(world, action) == ends] or self.worlds
        told = [words_for(self.game, world, action) for world in like]
        return max(told, key=told.count)

    def named(self, view: View, action: Action) -> Text:
        """Name a choice by its label and its place, without what comes of it."""
        label = self.game.label(view, action)
        labels = {one.id: one.label for one in self.board.elements}
        path = self.game.path(view, action)
        says_where = bool(label.args) or not path
        return label if says_where else text("bots-review-at", what=label, where=labels[path[-1]])

    def look_later(self, action: Action) -> Outlook:
        """Play on after a choice to the seat's next turn, as the search expects everybody to play.

        Beside what is counted then: how many of these games were won and lost before.
        """
        ended = {True: 0, False: 0}
        found: list[tuple[Measure, ...]] = []
        for world in self.worlds * TIMES:
            walk = _Walk(self, world.clone(), self.by_search)
            if not walk.follow(action, to_next_turn=True):
                continue
            if walk.world.seat == OVER:
                ended[self.seat in walk.world.winners()] += 1
            else:
                found.append(self._count(walk))
        played = sum(ended.values()) + len(found)
        ends = (
            Measure("lost", ended[False], played, wants_much=False),
            Measure("won", ended[True], played),
        )
        return Outlook(measures=(*averaged(found), *ends)) if played else Outlook()

    def by_search(self, world: State, node: Node | None, done: int) -> int | None:
        """Go on as the search would; None where it has not looked."""
        legal = [int(action) for action in world.legal_actions()]
        if len(legal) == 1:
            return legal[0]
        if node is None or not len(node.actions):
            return None
        tries, place = max((int(n), -i) for i, n in enumerate(node.tries))
        chosen = int(node.actions[-place])
        return chosen if tries >= LEAST_TRIES and chosen in legal else None

    def _count(self, walk: _Walk) -> tuple[Measure, ...]:
        """Count once for all worlds in which the same was seen."""
        key = tuple(walk.seen)
        if key not in self.counted:
            view = self.game.view(walk.world, self.seat)
            self.counted[key] = self._measured(view, walk.belief)
        return self.counted[key]

    def _measured(self, view: View, belief: Belief) -> tuple[Measure, ...]:
        notebook = self.game.notebook(belief)
        own = self.game.measures(self.before, view, notebook)
        left = possibilities(self.game.counted, notebook)
        is_about_us = self.game.counted in self.game.about_viewer(self.seat)
        word = "left-of-you" if is_about_us else "left"
        counted = Measure(word, left, wants_much=is_about_us, is_knowledge=True)
        return (*own, counted) if left else tuple(own)


class _Walk:
    """One way through a world, as the seat sees it."""

    def __init__(self, follower: ChoiceFollower, world: State, go_on: GoOn) -> None:
        self.game, self.seat, self.named = follower.game, follower.seat, follower.named
        self.bot = follower.bot
        self.world = world
        self.go_on = go_on
        self.belief: Belief = self.bot.belief.clone()
        self.node: Node | None = self.bot.search.root
        self.seen: list[tuple[int, int]] = []
        self.told: FollowedMove | None = None

    def follow(self, action: Action, *, to_next_turn: bool = False) -> bool:
        """Go on to where another decides, or the seat's next move begins; False if it can't be.

        Or go on to where the seat is on turn again after another.
        """
        heuristics, belief = self.bot.heuristics, self.bot.belief
        heuristics.start_from(belief, self.bot.seat)
        heuristics.begin_simulation(self.world)
        chosen: int | None = int(action)
        done = 0
        try:
            while chosen is not None and len(self.seen) < (
                LONGEST_LATER if to_next_turn else LONGEST
            ):
                if self.world.seat == self.seat:
                    self._tell(Action(chosen), done)
                    done += 1
                self._play(Action(chosen))
                chosen = self._next(done)
                if chosen is None and to_next_turn:
                    chosen = self._expected()
        except ImpossibleSight:
            return False
        return True

    def _expected(self) -> int | None:
        """Choose as the search expects a seat to; None where the seat is on turn again."""
        world = self.world
        others = any(turn not in (self.seat, CHANCE, REFEREE) for _, turn in self.seen)
        if world.seat == OVER or (others and world.seat == self.seat):
            return None
        return int(self.bot.search.act_for_other(world, world.legal_actions()))

    def _next(self, done: int) -> int | None:
        world = self.world
        if is_automatic(world.seat):
            self.told = None  # what follows an answer follows from this one alone
            legal = world.legal_actions()
            return int(legal[self.bot.rng.randrange(len(legal))])
        if world.seat != self.seat or world.begins_move():
            return None
        return self.go_on(world, self.node, done)

    def _play(self, action: Action) -> None:
        sight = self.world.sight(action, self.bot.seat)
        self.bot.heuristics.follow(self.world, action)
        self.world.apply(action)
        turn = int(self.world.seat)
        self.belief.see(sight, turn)
        self.seen.append((int(sight), turn))
        self.node = None if self.node is None else self.node.after.get(branch_key(sight, turn))

    def _tell(self, action: Action, done: int) -> None:
        if self.told is None:
            return
        view = self.game.view(self.world, self.seat)
        self.told.ways.append(self.game.way(view, action))
        key = self.bot.heuristics.reason(self.world, action)
        is_final = self.game.consequence(view, action) in UNCERTAIN
        if key and not (done and is_final):  # what ends the game has its reason when it is chosen
            self.told.reasons.append(self.game.message(f"reason-{key}"))
        if done and is_final:
            self.told.then.append(self.named(view, action))
        elif done:
            self.told.then.append(words_for(self.game, self.world, action))


def _no_round(_: View) -> int:
    return 0


def _ends(world: State, action: Action) -> bool:
    after = world.clone()
    after.apply(action)
    return after.seat == OVER


def words_for(game: Game, world: State, action: Action) -> Text:
    """Describe an action as the log of the seat on turn would."""
    seat = as_seat(int(world.seat))
    after = world.clone()
    after.apply(action)
    return game.describe(
        game.view(world, seat), sight_of(world, action, seat), game.view(after, seat)
    )


def averaged(found: Sequence[tuple[Measure, ...]]) -> tuple[Measure, ...]:
    """Average what was counted in several worlds; what was not counted in all is left out."""
    if not found:
        return ()
    return tuple(
        msgspec.structs.replace(
            first,
            count=sum(one.count for one in alike) / len(alike),
            of=sum(one.of for one in alike) / len(alike),
        )
        for first in found[0]
        if len(alike := [one for all_ in found for one in all_ if one.word == first.word])
        == len(found)
    )


def comparisons(
    game: Game, better: Outlook, other: Outlook, key: str, *, least: float = NOTABLE
) -> list[Text]:
    """Say what speaks for one choice beside another, the largest difference first."""
    return [
        _compared("bots-measure-instead" if one.word in ENDED else key, game, one, beside)
        for gain, one, beside in _differences(better, other)
        if gain >= least
    ]


def drawbacks(game: Game, worse: Outlook, other: Outlook) -> list[Text]:
    """Say what speaks against one choice beside another, the largest difference first."""
    return [
        _compared("bots-measure-against", game, one, beside)
        for gain, one, beside in reversed(_differences(worse, other))
        if gain <= -NOTABLE
    ]


def own_reasons(game: Game, outlook: Outlook, now: Outlook, rival: Outlook) -> list[Text]:
    """Say what speaks for a choice by itself: what it makes better, then what heuristics find good.

    What they find good in the next best choice too explains nothing.
    """
    better = [
        text("bots-measure", what=_what(game, one), numbers=_numbers(game, one))
        for gain, one, _ in _differences(outlook, now)
        if gain > 0.0
    ]
    return [*better, *(one for one in outlook.reasons if one not in rival.reasons)]


def _differences(one: Outlook, other: Outlook) -> list[tuple[float, Measure, Measure]]:
    """List what was counted for both, and by how much one is better, the largest gain first.

    Nothing can be compared across the end of a round.
    """
    others = {measure.word: measure for measure in other.measures}
    if one.rounds != other.rounds:
        return []
    found = [
        (_gain(measure, others[measure.word]), measure, others[measure.word])
        for measure in one.measures
        if measure.word in others
    ]
    return sorted(found, key=lambda difference: -difference[0])


def _compared(key: str, game: Game, one: Measure, beside: Measure) -> Text:
    numbers, other = _numbers(game, one), _numbers(game, beside)
    return text(key, what=_what(game, one), numbers=numbers, other=other)


def first_new(candidates: Iterable[Text], told: list[Text]) -> Text | None:
    """Pick the first sentence that was not told yet."""
    found = next((one for one in candidates if one not in told), None)
    if found is not None:
        told.append(found)
    return found


def _gain(one: Measure, other: Measure) -> float:
    """Return how much better a measure is, as a part; 0 where the numbers that are told agree."""
    if (round(one.count), round(one.of)) == (round(other.count), round(other.of)):
        return 0.0
    if one.word in ENDED and not _differ(one, other):
        return 0.0
    return (one.merit - other.merit) / max(abs(one.merit), abs(other.merit), 1e-9)


def _differ(one: Measure, other: Measure) -> bool:
    """Tell whether two shares of simulated games differ by more than chance."""
    share = (one.count + other.count) / (one.of + other.of)
    error = sqrt(share * (1.0 - share) * (1.0 / one.of + 1.0 / other.of))
    return abs(one.count / one.of - other.count / other.of) > SURE * error


def _what(game: Game, one: Measure) -> Text:
    if one.word in OWN_WORDS:
        return text(f"bots-measure-{one.word}")
    return game.message(f"measure-{one.word}")


def _numbers(game: Game, one: Measure) -> Text:
    count = round(one.count)
    if one.of:
        return text("bots-measure-part", count=count, of=round(one.of))
    is_left = one.word in ("left", "left-of-you")
    said = game.message("left", count=count) if is_left else text("bots-measure-whole", count=count)
    return said if one.count == count else text("bots-measure-average", count=said)
