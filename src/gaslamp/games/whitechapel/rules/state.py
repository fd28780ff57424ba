"""The state of a game of Letters from Whitechapel: a position, and the rules of its phase."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.observation_writer import ObservationWriter
from gaslamp.core.state import OVER
from gaslamp.games.whitechapel import endings, observation
from gaslamp.games.whitechapel.game_setup import JACK, Setup
from gaslamp.games.whitechapel.rules.evening import HidingPhase, MarkingPhase, TokensPhase, stock_up
from gaslamp.games.whitechapel.rules.hell import (
    MurderOrderPhase,
    MurderPhase,
    SecondMurderPhase,
    TurnedPhase,
    TurningPhase,
    UnveilingPhase,
)
from gaslamp.games.whitechapel.rules.jack import AnnouncePhase, CoachingPhase, EscapePhase
from gaslamp.games.whitechapel.rules.patrols import (
    DrawingPhase,
    FacesPhase,
    PatrolsPhase,
    WomenUpPhase,
)
from gaslamp.games.whitechapel.rules.phase_rules import EndedPhase, PhaseRules
from gaslamp.games.whitechapel.rules.police import (
    ActingPhase,
    AnswerPhase,
    MovingPhase,
    NamingPhase,
)
from gaslamp.games.whitechapel.rules.position import Position, lay_out
from gaslamp.games.whitechapel.rules.waiting import CallingPhase, LeadingPhase

# By the numbers of `phases`.
RULES: Final[list[PhaseRules]] = [
    HidingPhase(),
    TokensPhase(),
    MarkingPhase(),
    DrawingPhase(),
    PatrolsPhase(),
    FacesPhase(),
    WomenUpPhase(),
    MurderPhase(),
    SecondMurderPhase(),
    MurderOrderPhase(),
    CallingPhase(),
    LeadingPhase(),
    TurningPhase(),
    TurnedPhase(),
    UnveilingPhase(),
    EscapePhase(),
    CoachingPhase(),
    AnnouncePhase(),
    NamingPhase(),
    MovingPhase(),
    ActingPhase(),
    AnswerPhase(),
    EndedPhase(),
]


class Whitechapel(Position):
    """One game: Jack's sheet, the women, the patrols, the policemen."""

    def blank(self) -> Whitechapel:
        """Make an empty table for the same game."""
        return Whitechapel(self.setup)

    def clone(self) -> Whitechapel:
        """Copy the state, by its own type."""
        copy = Whitechapel(self.setup)
        copy.copy_from(self)
        return copy

    def legal_actions(self) -> vec[i64]:
        """List what may be done in this phase."""
        return RULES[self.phase].actions(self)

    def sample_action(self, rng: Random) -> i64:
        """Pick one of the legal actions."""
        return RULES[self.phase].sample(self, rng)

    def apply(self, action: i64) -> None:
        """Carry out an action in its phase."""
        self.fresh = False
        RULES[self.phase].carry_out(self, action)

    def sight(self, action: i64, viewer: i64) -> i64:
        """Blank Jack's sheet (LW-16, LW-25) and the patrols' faces (LW-07) for the others."""
        return RULES[self.phase].sight(self, action, viewer)

    def forced(self) -> bool:
        """Tell whether everybody can see that the seat on turn has only one action."""
        return self.seat >= 0 and RULES[self.phase].is_forced(self)

    def begins_move(self) -> bool:
        """Tell whether a move begins: actions in a row are one until something is learnt."""
        return self.fresh

    def write_observation(self, viewer: i64, out: ObservationWriter) -> None:
        """Write what a viewer may know, as `observation.layout_of` lays it out."""
        observation.write(self, viewer, out)

    def scores(self) -> list[float]:
        """Return 1 for each seat of the winning side, 0 for the others."""
        won = self.winners()
        return [1.0 if seat in won else 0.0 for seat in range(self.setup.seats)]

    def winners(self) -> list[int]:
        """List the winners: Jack, or all police seats."""
        if self.seat != OVER:
            return []
        return [JACK] if self.end == endings.HOME else list(range(1, self.setup.seats))

    def ending(self) -> str:
        """Name the way in which the game ended."""
        return endings.ENDINGS[self.end] if self.seat == OVER else ""


def set_table(setup: Setup) -> Whitechapel:
    """Set out an empty board and a blank sheet, ready for the first night."""
    state = Whitechapel(setup)
    lay_out(state)
    stock_up(state)
    return state
