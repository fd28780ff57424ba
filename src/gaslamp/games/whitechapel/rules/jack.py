"""Jack's side of the hunt: he slips away, rides a coach, is home or says nothing."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import endings, phases
from gaslamp.games.whitechapel.game_setup import (
    BY_ALLEY,
    BY_COACH,
    COLUMN_1,
    JACK,
    NIGHTS,
    ON_FOOT,
)
from gaslamp.games.whitechapel.rules.evening import begin_night
from gaslamp.games.whitechapel.rules.hunt import after_escape, coach_ends, escapes, has_coach
from gaslamp.games.whitechapel.rules.phase_rules import PhaseRules
from gaslamp.games.whitechapel.rules.position import Position


class EscapePhase(PhaseRules):
    """Jack moves: on foot, by alley, or into a coach."""

    def actions(self, position: Position) -> vec[i64]:
        """List his moves from where he is."""
        return escapes(position, position.circle())

    def sample(self, position: Position, rng: Random) -> i64:
        """Draw among all roads from here until one is open: no need to list them."""
        board, circle = position.board, position.circle()
        on_foot = board.walks.length(circle)
        by_alley = on_foot + (board.alleys.length(circle) if position.alleys > 0 else 0)
        ways = by_alley + (board.coaches.length(circle) if has_coach(position) else 0)
        while True:
            drawn = rng.randrange(ways)
            if drawn >= by_alley:
                first = board.coaches.first[circle] + drawn - by_alley
                return codes.COACH + board.coaches.items[first]
            if drawn >= on_foot:
                alley = board.alleys.first[circle] + drawn - on_foot
                return codes.ALLEY + board.alleys.items[alley]
            walk = board.walks.first[circle] + drawn
            if board.is_open(walk, position.guarded):
                return codes.WALK + board.walks.items[walk]

    def carry_out(self, position: Position, action: i64) -> None:
        """Write Jack's move; only a walk can end in an announcement (LW-24, LW-46)."""
        if action >= codes.COACH:
            position.coaches -= 1
            position.write(position.column + 1, action - codes.COACH, BY_COACH)
            position.enter(phases.COACHING, JACK)
        elif action >= codes.ALLEY:
            position.alleys -= 1
            position.write(position.column + 1, action - codes.ALLEY, BY_ALLEY)
            after_escape(position)
        else:
            position.write(position.column + 1, action - codes.WALK, ON_FOOT)
            if may_announce(position):
                position.enter(phases.ANNOUNCE, JACK)
            else:
                after_escape(position)

    def sight(self, position: Position, action: i64, viewer: i64) -> i64:
        """Blank where he went; the others see how he moved (LW-16, LW-25, LW-26)."""
        return action if viewer == JACK else codes.kind_of(action)

    def is_forced(self, position: Position) -> bool:
        """Return false: the number of moves depends on where he is."""
        return False


class CoachingPhase(PhaseRules):
    """The coach goes on: the second half of a ride (LW-25)."""

    def actions(self, position: Position) -> vec[i64]:
        """List the second circles."""
        return coach_ends(position, i64(position.log[position.column - 1]), position.circle())

    def carry_out(self, position: Position, action: i64) -> None:
        """Write the second circle; he has been on both."""
        position.write(position.column + 1, action - codes.COACH, BY_COACH)
        after_escape(position)

    def sight(self, position: Position, action: i64, viewer: i64) -> i64:
        """Blank the circle for the others."""
        return action if viewer == JACK else codes.COACH

    def is_forced(self, position: Position) -> bool:
        """Return false: the number of rides depends on where it is."""
        return False


class AnnouncePhase(PhaseRules):
    """Jack is asked after every walk, so that being asked tells nothing (LW-17)."""

    def actions(self, position: Position) -> vec[i64]:
        """List silence, and on his hideout the announcement."""
        if position.circle() == position.hideout:
            return vec[i64]([codes.HOME, codes.GO_ON])
        return vec[i64]([codes.GO_ON])

    def sample(self, position: Position, rng: Random) -> i64:
        """Sample an announcement; away from home only silence is possible."""
        if position.circle() != position.hideout:
            return codes.GO_ON
        return codes.HOME + rng.randrange(2)

    def carry_out(self, position: Position, action: i64) -> None:
        """End the night if he is home, the game in the fourth night (LW-17, LW-28, LW-47)."""
        if action == codes.GO_ON:
            after_escape(position)
        elif position.night == NIGHTS - 1:
            position.finish(endings.HOME)
        else:
            position.night += 1
            position.turn_page()
            begin_night(position)

    def is_forced(self, position: Position) -> bool:
        """Return false: an automatic answer would reveal that he is not at home."""
        return False


def may_announce(position: Position) -> bool:
    """Tell whether Jack may be home: in `time_of_crime` not before column 1 (LW-31)."""
    return position.column >= COLUMN_1 or not position.variants.time_of_crime
