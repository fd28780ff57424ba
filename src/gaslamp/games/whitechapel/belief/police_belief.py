"""What the police and the spectators know of Jack, and of the patrols."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.belief import ImpossibleSight
from gaslamp.core.state import OVER
from gaslamp.core.weights import scale, total
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief import policy_queries
from gaslamp.games.whitechapel.belief.exclusion_reasons import (
    NOT_ARRESTED,
    NOT_STUCK,
    SAID_NO,
    SAID_YES,
    ExclusionReason,
)
from gaslamp.games.whitechapel.belief.face_down.patrol_faces import UNKNOWN
from gaslamp.games.whitechapel.belief.face_down.tokens import face_of, is_heads_choice
from gaslamp.games.whitechapel.belief.knowledge import Knowledge
from gaslamp.games.whitechapel.belief.paths.layers import ones
from gaslamp.games.whitechapel.belief.paths.move_shares import (
    MoveShares,
    double_event,
    end_of,
    ride_on,
    seen_step,
)
from gaslamp.games.whitechapel.belief.trail import Trail
from gaslamp.games.whitechapel.belief.weights.silence_weights import HALF
from gaslamp.games.whitechapel.game_setup import BY_MURDER, COLUMNS, DOUBLE_EVENT, JACK
from gaslamp.games.whitechapel.rules.hunt import can_escape
from gaslamp.games.whitechapel.rules.state import Whitechapel


class PoliceBelief(Knowledge):
    """What the police and the spectators know, phase by phase.

    Under a policy Jack's choices may depend on his hideout, on where he stands, on the women's
    marks and on what everybody sees, not on the way he came; the head's on the patrols' faces.
    """

    def clone(self) -> PoliceBelief:
        """Copy everything that can change."""
        copy = PoliceBelief(self.table, self.viewer, self.policy)
        self.fill(copy)
        return copy

    def see(self, sight: i64, turn: i64) -> None:
        """Update with a sight, in the phase the table is in, and who is on turn after it."""
        phase = self.table.phase
        if phase >= phases.NAMING:
            self._see_police(sight, turn)
        elif phase >= phases.ESCAPE:
            self._see_jack(sight)
        elif phase == phases.UNVEILING:
            self.patrols.turn_up(self.table, sight)
            self._settle(sight, turn)
        else:
            self._see_evening(sight)
        if self.table.seat != turn:
            raise ImpossibleSight(f"after {sight} the turn is not {turn}")

    def _see_evening(self, sight: i64) -> None:
        """Update before the murder: the hideout, the tokens and the order of two are hidden."""
        phase = self.table.phase
        if phase == phases.HIDING:
            self._see_hiding(sight)
        elif phase == phases.MARKING:
            self._see_marking(sight)
        elif phase == phases.FACES:
            self._see_face(sight)
        elif phase == phases.WOMEN_UP:
            self._see_woman(sight)
        elif phase == phases.TURNED:
            self.patrols.turn_up(self.table, sight)
            self.table.apply(sight)
        elif phase == phases.ORDER:
            self._see_order(sight)
        else:
            self._see_in_the_open(sight)

    def _see_hiding(self, sight: i64) -> None:
        self._expect(sight, codes.HIDEOUT)
        actions = self.table.legal_actions()
        hideouts = vec[i64](capacity=CIRCLES)
        for action in actions:
            hideouts = append(hideouts, action - codes.HIDEOUT)
        prior = ones(len(actions))
        if self.policy is not None:
            prior = self.policy.weights(self.table, actions)
        scale(prior, total(prior))
        self.trail = Trail(hideouts, prior, by_policy=self.policy is not None)
        self.trail.excludes = self.policy is not None and self.policy.excludes
        self.trail.most_gone = self.most_gone
        self.table.apply(actions[0])

    def _expect(self, sight: i64, expected: i64) -> None:
        if sight != expected:
            raise ImpossibleSight(f"{sight} can't be seen here")

    def _see_marking(self, sight: i64) -> None:
        table = self.table
        self._expect(sight, codes.TOKEN + table.tokens[table.at])
        self.women.lay(table, self.policy, self.trail.hideouts)
        table.apply(table.legal_actions()[0])

    def _see_face(self, sight: i64) -> None:
        """Add a patrol token; the head sees its face."""
        table = self.table
        crossing = table.patrols[table.at]
        face: i64 = UNKNOWN
        if self.viewer == table.head:
            face = face_of(sight, crossing)
        else:
            self._expect(sight, codes.PATROL + crossing)
        self.patrols.lay(table, self.policy, face)
        table.apply(table.legal_actions()[0] if face == UNKNOWN else sight)

    def _see_woman(self, sight: i64) -> None:
        shares = self.women.turn_up(self.table, sight)
        if len(shares) == len(self.trail.hideouts):
            self.trail.learn(shares)
        elif shares[0] <= 0.0:
            raise ImpossibleSight("no marking of the women fits")
        else:
            self.trail.add_surprise(shares[0])
        self.table.apply(sight)

    def _see_in_the_open(self, sight: i64) -> None:
        """Update with an action that everybody sees; under a policy it may tell more."""
        table = self.table
        if sight not in table.legal_actions():
            raise ImpossibleSight(f"{sight} was not possible")
        if table.seat == JACK:
            self._see_jacks_choice(sight)
        elif self.policy is not None and is_heads_choice(table):
            self.patrols.learn(table, self.policy, sight)
        if table.phase == phases.MURDER and sight != codes.WAIT and table.night != DOUBLE_EVENT:
            self._begin_night(vec[i64]([sight - codes.KILL]))
        table.apply(sight)

    def _see_jacks_choice(self, sight: i64) -> None:
        """Update with a public choice of Jack's; it tells something only under a policy."""
        table = self.table
        if self.policy is None:
            self.trail.add_surprise(1.0 / float(len(table.legal_actions())))
        else:
            hideouts = self.trail.hideouts
            self.trail.learn(policy_queries.shares_by_hideout(self.policy, table, hideouts, sight))

    def _begin_night(self, murders: vec[i64]) -> None:
        orders: list[vec[float]] = []
        if self.policy is not None and len(murders) > 1:
            hideouts = self.trail.hideouts
            orders = policy_queries.orders_by_hideout(self.policy, self.table, hideouts, murders)
        self.trail.begin(murders, orders)
        self.reasons.begin(murders)

    def _see_order(self, sight: i64) -> None:
        self._expect(sight, codes.FIRST)
        table = self.table
        last = len(table.scenes)
        one, other = table.scenes[last - 2], table.scenes[last - 1]
        self._begin_night(vec[i64]([one, other]))
        step = double_event(one, other)
        step.by_hideout = [step.shares for _ in self.trail.hideouts]
        self.trail.add_step(step)
        self.reasons.add_step(step)
        table.apply(codes.FIRST + one)

    def _see_jack(self, sight: i64) -> None:
        phase = self.table.phase
        if phase == phases.ESCAPE:
            self._see_escape(sight)
        elif phase == phases.COACHING:
            self._see_ride(sight)
        else:
            self._see_announcement(sight)

    def _see_escape(self, sight: i64) -> None:
        """Update with Jack's move on foot, by alley, or into a coach."""
        if sight not in (codes.WALK, codes.ALLEY, codes.COACH):
            raise ImpossibleSight(f"{sight} can't be seen here")
        step = seen_step(self.table, sight, self.reasons.needed)
        if self.policy is not None:
            policy_queries.PolicyQueries(self.policy, self.table, self.trail).for_step(step, sight)
        if sight == codes.COACH:
            self.half = step
            self.trail.board_coach(step)
        else:
            self.trail.add_step(step)
        self.reasons.add_step(step)
        self._move_on(step, sight)

    def _see_ride(self, sight: i64) -> None:
        """Update with the second circle of Jack's coach ride."""
        self._expect(sight, codes.COACH)
        step = ride_on(self.table, self.half)
        if self.policy is not None:
            policy_queries.PolicyQueries(self.policy, self.table, self.trail).for_ride(
                self.half, step
            )
        self.trail.ride_on(step)
        self.reasons.remove_last_step()
        self.reasons.add_step(step)
        self._move_on(step, sight)

    def _move_on(self, step: MoveShares, kind: i64) -> None:
        """Let the table's Jack make one of the moves that are possible."""
        possible = self.trail.possible()
        i: i64 = 0
        while possible[end_of(step.moves[i])] == 0:
            i += 1
        self.table.apply(kind + end_of(step.moves[i]))

    def _see_announcement(self, sight: i64) -> None:
        """Update with Jack's being home, or his silence."""
        if sight not in (codes.HOME, codes.GO_ON):
            raise ImpossibleSight(f"{sight} can't be seen here")
        shares = ones(len(self.trail.hideouts))
        if self.policy is None and sight == codes.HOME:
            self.trail.add_surprise(HALF)
        elif self.policy is not None:
            shares = policy_queries.homes_by_hideout(self.policy, self.table, self.trail, sight)
        if sight == codes.GO_ON:
            self.trail.add_silence(shares)
            self.table.apply(sight)
            return
        self.trail.come_home(shares)
        self.table.apply(sight)
        if self.table.seat != OVER:
            self.trail.end_night()
            self._forget_log()

    def _forget_log(self) -> None:
        """Blank last night's log but for the murder's place."""
        table = self.table
        at = len(table.past_log) - COLUMNS
        while at < len(table.past_log):
            if table.past_means[at] != BY_MURDER or table.night - 1 == DOUBLE_EVENT:
                table.past_log[at] = u8(0)
            at += 1

    def _see_police(self, sight: i64, turn: i64) -> None:
        if self.table.phase == phases.ANSWER:
            self._see_answer(sight)
        elif sight not in self.table.legal_actions():
            raise ImpossibleSight(f"{sight} was not possible")
        self._settle(sight, turn)

    def _see_answer(self, sight: i64) -> None:
        table = self.table
        circle = table.question
        fresh = table.variants.fresh_traces
        if sight == codes.YES + circle:
            self.trail.answer_yes(circle, fresh=fresh)
        elif sight != codes.NO + circle:
            raise ImpossibleSight(f"{sight} is no answer")
        elif table.markers[circle] > 0 and not fresh:
            self.trail.answer_no_second(circle)
        else:
            self.trail.answer_no(circle, fresh=fresh)
        self._find(SAID_NO if sight >= codes.NO else SAID_YES, circle)

    def _find(self, kind: i64, circle: i64) -> None:
        self.reasons.add(ExclusionReason(kind, circle, self.table.column), self.trail.possible())

    def _settle(self, sight: i64, turn: i64) -> None:
        """Keep the circles with which this action leads to this turn."""
        before = self.table
        possible = self.trail.possible()
        arrested = sight - codes.ARREST if _is_arrest(before, sight) else 0
        after = self.play_on(before, _some(possible, arrested), sight)
        if arrested != 0 or after.phase in (phases.ESCAPE, phases.ENDED):
            self._sift(before, after, arrested, sight, turn)
        else:
            self.table = after

    def _sift(
        self, before: Whitechapel, after: Whitechapel, arrested: i64, sight: i64, turn: i64
    ) -> None:
        """Exclude circle after circle: first by the arrest, then by whether Jack has a move."""
        ends_turn = after.phase in (phases.ESCAPE, phases.ENDED)
        if turn == OVER:
            self._keep_ends(after, arrested, ends_turn=ends_turn)
            self.last = before
            self.last_action = sight
        else:
            if arrested != 0:
                self.trail.exclude(arrested)
                self._find(NOT_ARRESTED, arrested)
            if ends_turn:
                self._exclude_stuck(after)
                self._find(NOT_STUCK, 0)
        possible = self.trail.possible()
        if 1 not in possible:
            raise ImpossibleSight("Jack can be on no circle")
        self.table = self.play_on(before, _some(possible, 0), sight)

    def _keep_ends(self, after: Whitechapel, arrested: i64, *, ends_turn: bool) -> None:
        """Keep the circles with which the game is over: Jack is arrested, or can't move."""
        possible = self.trail.possible()
        circle: i64 = 1
        while circle <= CIRCLES:
            stuck = ends_turn and not can_escape(after, circle)
            if possible[circle] != 0 and circle != arrested and not stuck:
                self.trail.exclude(circle)
            circle += 1

    def _exclude_stuck(self, after: Whitechapel) -> None:
        possible = self.trail.possible()
        circle: i64 = 1
        while circle <= CIRCLES:
            if possible[circle] != 0 and not can_escape(after, circle):
                self.trail.exclude(circle)
            circle += 1


def _is_arrest(table: Whitechapel, sight: i64) -> bool:
    return table.phase == phases.ACTING and codes.ARREST <= sight < codes.YES


def _some(possible: vec[i64], gone: i64) -> i64:
    """Find a possible circle, another than one if there is any."""
    found = gone
    circle: i64 = 1
    while circle <= CIRCLES:
        if possible[circle] != 0 and circle != gone:
            return circle
        circle += 1
    return found
