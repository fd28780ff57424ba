"""The rules of Letters from Whitechapel: each phase's choices, and who sees what of them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.state import OVER
from gaslamp.games.whitechapel import hell, hunt, laying, night
from gaslamp.games.whitechapel.actions import (
    ALLEY,
    COACH,
    FIRST,
    HIDEOUT,
    PATROL,
    STEP,
    TOKEN,
    WALK,
    X_STEP,
)
from gaslamp.games.whitechapel.position import Position, lay_out
from gaslamp.games.whitechapel.table import (
    ACTING,
    ANNOUNCE,
    ANSWER,
    CALLING,
    DRAWING,
    ESCAPE,
    FACES,
    HIDING,
    JACK,
    LEADING,
    MARKING,
    MOVING,
    MURDER,
    NAMING,
    ORDER,
    PATROLS,
    SECOND,
    TOKENS,
    TURNING,
    Setup,
)


class Whitechapel(Position):
    """One game: Jack's sheet, the women, the patrols, the policemen."""

    def clone(self) -> Whitechapel:
        """Copy everything that can change."""
        copy = Whitechapel(self.setup)
        self.fill(copy)
        return copy

    def legal_actions(self) -> vec[i64]:
        """List what may be done in this phase."""
        phase = self.phase
        if phase >= ESCAPE:
            return self._hunt_actions(phase)
        if phase >= MURDER:
            return self._murder_actions(phase)
        return self._lay_out_actions(phase)

    def _hunt_actions(self, phase: i64) -> vec[i64]:
        if phase == NAMING:
            return hunt.candidates(self)
        if phase == MOVING:
            return hunt.goes(self)
        if phase == ACTING:
            return hunt.deeds(self)
        if phase == ANSWER:
            return hunt.answers(self)
        if phase == ESCAPE:
            return hunt.escapes(self, self.circle())
        if phase == ANNOUNCE:
            return hunt.announcements(self)
        return vec[i64]()

    def _murder_actions(self, phase: i64) -> vec[i64]:
        if phase in (MURDER, SECOND):
            return hell.victims(self)
        if phase == ORDER:
            return hell.orders(self)
        if phase == CALLING:
            return hell.to_call(self)
        if phase == LEADING:
            return hell.leads(self)
        if phase == TURNING:
            return hell.face_down(self)
        return hell.patrol_up(self)

    def _lay_out_actions(self, phase: i64) -> vec[i64]:
        if phase == HIDING:
            return self._hideouts()
        if phase == TOKENS:
            return night.token_places(self)
        if phase == MARKING:
            return laying.marks_to_lay(self)
        if phase == DRAWING:
            return laying.heads(self)
        if phase == PATROLS:
            return laying.patrol_places(self)
        if phase == FACES:
            return laying.faces_to_lay(self)
        return laying.woman_up(self)

    def _hideouts(self) -> vec[i64]:
        """Any circle but the red ones (LW-03)."""
        actions = vec[i64](capacity=STEP)
        for circle in self.board.circles:
            if self.board.is_red[circle] == 0:
                actions = append(actions, HIDEOUT + circle)
        return actions

    def apply(self, action: i64) -> None:
        """Carry out an action in its phase."""
        phase = self.phase
        self.fresh = False
        if phase >= ESCAPE:
            self._hunt(phase, action)
        elif phase >= MURDER:
            self._murder(phase, action)
        else:
            self._lay_out(phase, action)

    def _hunt(self, phase: i64, action: i64) -> None:
        if phase == NAMING:
            hunt.name(self, action)
        elif phase == MOVING:
            hunt.go(self, action)
        elif phase == ACTING:
            hunt.act(self, action)
        elif phase == ANSWER:
            hunt.answer(self, action)
        elif phase == ESCAPE:
            hunt.escape(self, action)
        else:
            hunt.announce(self, action)

    def _murder(self, phase: i64, action: i64) -> None:
        if phase in (MURDER, SECOND):
            hell.choose_victim(self, action)
        elif phase == ORDER:
            hell.choose_order(self, action)
        elif phase == CALLING:
            hell.call(self, action)
        elif phase == LEADING:
            hell.lead(self, action)
        elif phase == TURNING:
            hell.choose_patrol(self, action)
        else:
            hell.turn_patrol_up(self, action)

    def _lay_out(self, phase: i64, action: i64) -> None:
        if phase == HIDING:
            self.hideout = action - HIDEOUT
            night.begin_night(self)
        elif phase == TOKENS:
            night.place_token(self, action - TOKEN)
        elif phase == MARKING:
            laying.lay_mark(self, action)
        elif phase == DRAWING:
            laying.appoint(self, action)
        elif phase == PATROLS:
            laying.place_patrol(self, action - PATROL)
        elif phase == FACES:
            laying.lay_face(self, action)
        else:
            laying.turn_woman_up(self, action)

    def sight(self, action: i64, viewer: i64) -> i64:
        """Jack's sheet is his own (LW-16, LW-25); the patrols' faces are the head's (LW-07)."""
        phase = self.phase
        if phase == FACES:
            return action if viewer == self.head else PATROL + (action - PATROL) % X_STEP
        if viewer == JACK:
            return action
        if phase == ESCAPE:
            return WALK if action < ALLEY else (ALLEY if action < COACH else COACH)
        if phase == MARKING:
            return TOKEN + action % STEP
        if phase == ORDER:
            return FIRST
        return HIDEOUT if phase == HIDING else action

    def scores(self) -> list[float]:
        """One for each seat of the winning side."""
        won = self.winners()
        return [1.0 if seat in won else 0.0 for seat in range(self.setup.seats)]

    def winners(self) -> list[int]:
        """Jack alone, or all the police seats."""
        if self.seat != OVER:
            return []
        return [JACK] if self.winner == JACK else list(range(1, self.setup.seats))

    def begins_move(self) -> bool:
        """What one seat decides in a row is one move, until something is learnt from it."""
        return self.fresh


def set_table(setup: Setup) -> Whitechapel:
    """Set out an empty board and a blank sheet, ready for the first night."""
    state = Whitechapel(setup)
    lay_out(state)
    night.stock_up(state)
    return state
