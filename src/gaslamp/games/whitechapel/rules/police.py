"""The policemen's side of the hunt: they move, arrest and look for clues (LW-18 to LW-22)."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.bits import bit, members_of
from gaslamp.core.state import REFEREE
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import endings, phases
from gaslamp.games.whitechapel.actions import CROSSING_CODES, POLICEMEN
from gaslamp.games.whitechapel.board import Rows
from gaslamp.games.whitechapel.game_setup import A_TRACE, NO_TRACE, NOBODY
from gaslamp.games.whitechapel.rules.hunt import can_act, name, through, waiting
from gaslamp.games.whitechapel.rules.phase_rules import PhaseRules
from gaslamp.games.whitechapel.rules.position import Position


class NamingPhase(PhaseRules):
    """The head names the next policeman."""

    def actions(self, position: Position) -> vec[i64]:
        """List the policemen who have still to move, or to act (LW-19, LW-43)."""
        return members_of(waiting(position), codes.NEXT)

    def sample(self, position: Position, rng: Random) -> i64:
        """Draw among the five until one is waiting."""
        left = waiting(position)
        while True:
            policeman = rng.randrange(POLICEMEN)
            if left & bit(policeman):
                return codes.NEXT + policeman

    def carry_out(self, position: Position, action: i64) -> None:
        """Give the turn to the named policeman."""
        name(position, action - codes.NEXT)


class MovingPhase(PhaseRules):
    """A policeman moves."""

    def actions(self, position: Position) -> vec[i64]:
        """List the crossings in reach without another policeman (LW-18, LW-34)."""
        actions = vec[i64](capacity=64)
        start = position.police[position.at]
        reach = _reach(position)
        base = codes.GO + position.at * CROSSING_CODES
        i = reach.first[start]
        end = reach.first[start + 1]
        while i < end:
            crossing = reach.items[i]
            if crossing == start or position.guarded[crossing] == 0:
                actions = append(actions, base + crossing)
            i += 1
        return actions

    def sample(self, position: Position, rng: Random) -> i64:
        """Draw among the crossings within reach until a free one comes up."""
        start = position.police[position.at]
        reach = _reach(position)
        first = reach.first[start]
        end = reach.first[start + 1]
        while True:
            crossing = reach.items[rng.randrange(first, end)]
            if crossing == start or position.guarded[crossing] == 0:
                return codes.GO + position.at * CROSSING_CODES + crossing

    def carry_out(self, position: Position, action: i64) -> None:
        """Move a policeman; after three steps he will not act (LW-50)."""
        start = position.police[position.at]
        crossing = action - codes.GO - position.at * CROSSING_CODES
        position.guarded[start] = u8(0)
        position.guarded[crossing] = u8(1)
        position.police[position.at] = crossing
        if position.variants.sprint and not position.board.is_beat(start, crossing):
            position.sprinted |= bit(position.at)
        if position.variants.engaged_police and can_act(position, position.at):
            position.asked = 0
            position.phase = phases.ACTING
        else:
            through(position)


def _reach(position: Position) -> Rows:
    """List the crossings within two steps, three on a sprint (LW-18, LW-34)."""
    return position.board.sprints if position.variants.sprint else position.board.beats


class ActingPhase(PhaseRules):
    """A policeman asks, arrests if nothing was asked, or does no more (LW-19 to LW-22, LW-42)."""

    def actions(self, position: Position) -> vec[i64]:
        """List the questions, the arrests, and doing nothing."""
        actions = questions(position)
        if position.asked == 0:
            touched = position.board.touched
            i = touched.first[position.police[position.at]]
            end = touched.first[position.police[position.at] + 1]
            while i < end:
                actions = append(actions, codes.ARREST + touched.items[i])
                i += 1
        return append(actions, codes.PASS)

    def sample(self, position: Position, rng: Random) -> i64:
        """Draw a circle beside him and what to do there, until it may be done."""
        touched = position.board.touched
        first = touched.first[position.police[position.at]]
        beside = touched.first[position.police[position.at] + 1] - first
        deeds = 2 * beside if position.asked == 0 else beside
        while True:
            drawn = rng.randrange(deeds + 1)
            if drawn == deeds:
                return codes.PASS
            if drawn >= beside:
                return codes.ARREST + touched.items[first + drawn - beside]
            circle = touched.items[first + drawn]
            if position.asked & bit(drawn) == 0 and may_ask(position, circle):
                return codes.CLUE + circle

    def carry_out(self, position: Position, action: i64) -> None:
        """Ask about a circle (LW-21), make an arrest (LW-20) or end his action."""
        if action < codes.ARREST:
            _ask(position, action - codes.CLUE)
        elif action == codes.PASS:
            through(position)
        elif action - codes.ARREST == position.circle():
            position.finish(endings.ARRESTED)
        else:
            position.note(NOBODY, action - codes.ARREST)
            through(position)


def questions(position: Position) -> vec[i64]:
    """List the circles beside the policeman that he may still ask about."""
    actions = vec[i64](capacity=16)
    touched = position.board.touched
    i = touched.first[position.police[position.at]]
    end = touched.first[position.police[position.at] + 1]
    place: i64 = 0
    while i < end:
        if position.asked & bit(place) == 0 and may_ask(position, touched.items[i]):
            actions = append(actions, codes.CLUE + touched.items[i])
        place += 1
        i += 1
    return actions


def may_ask(position: Position, circle: i64) -> bool:
    """Tell whether he may ask: not about a marker, except in two variants (LW-22, LW-36, LW-40)."""
    if position.variants.fresh_traces:
        return True
    return position.markers[circle] < (2 if position.variants.double_clue else 1)


def _ask(position: Position, circle: i64) -> None:
    touched = position.board.touched
    first = touched.first[position.police[position.at]]
    place: i64 = 0
    while touched.items[first + place] != circle:
        place += 1
    position.asked |= bit(place)
    position.question = circle
    position.enter(phases.ANSWER, REFEREE)


class AnswerPhase(PhaseRules):
    """The referee reads Jack's log (LW-21)."""

    def actions(self, position: Position) -> vec[i64]:
        """List the one true answer."""
        return vec[i64]([_answer(position)])

    def sample(self, position: Position, rng: Random) -> i64:
        """Return the one true answer."""
        return _answer(position)

    def carry_out(self, position: Position, action: i64) -> None:
        """Apply the answer: yes puts a marker and ends it, after no he may ask again (LW-21)."""
        circle = position.question
        position.question = 0
        if action < codes.NO:
            position.note(A_TRACE, circle)
            position.put_marker(circle)
            through(position)
        else:
            position.note(NO_TRACE, circle)
            if _may_go_on(position):
                position.enter(phases.ACTING, position.setup.owners[position.at])
            else:
                through(position)


def _answer(position: Position) -> i64:
    circle = position.question
    return (codes.YES if has_been(position, circle) else codes.NO) + circle


def has_been(position: Position, circle: i64) -> bool:
    """Tell whether Jack was there tonight; with a marker, again (LW-35) or since (LW-40)."""
    column: i64 = i64(position.traced[circle]) if position.variants.fresh_traces else 0
    needed: i64 = 1
    if position.variants.double_clue:
        needed += i64(position.markers[circle])
    while column <= position.column:
        if i64(position.log[column]) == circle:
            needed -= 1
        column += 1
    return needed <= 0


def _may_go_on(position: Position) -> bool:
    """Tell whether the policeman has still something to ask."""
    return len(questions(position)) > 0
