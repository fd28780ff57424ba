"""The contract every game signs: the whole truth of one game, changed by small actions."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Who decides next. Seats are numbered from 0; these stand in the same place.
CHANCE: Final = -1
REFEREE: Final = -2
OVER: Final = -3

# Who looks. A viewer is a seat or the spectator, who sees only what everybody sees.
SPECTATOR: Final = -4


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of a game: who decides, what may be done, who sees what of it.

    `seat` is the seat on turn, or `CHANCE` (every legal action is equally likely), `REFEREE`
    (exactly one legal action, fixed by the hidden truth) or `OVER`. Who is on turn is known to all.
    """

    seat: i64

    def __init__(self) -> None:
        """Start with the dice: every set-up begins with chance."""
        self.seat = CHANCE

    def legal_actions(self) -> vec[i64]:
        """List what may be done now, in ascending order; nothing once the game is over."""
        raise NotImplementedError

    def random_action(self, rng: Random) -> i64:
        """Pick one of the legal actions, each equally likely; a game may know a faster way."""
        actions = self.legal_actions()
        choices: i64 = len(actions)  # as i64, the draw stays inside the compiled code
        return actions[rng.randrange(choices)]

    def apply(self, action: i64) -> None:
        """Carry out a legal action. The caller vouches for it; `Journal.play` checks."""
        raise NotImplementedError

    def sight(self, action: i64, viewer: i64) -> i64:
        """Tell what a viewer sees of an action about to be applied: its code, secrets blanked."""
        raise NotImplementedError

    def clone(self) -> State:
        """Copy the state; the two then live apart."""
        raise NotImplementedError

    def key(self) -> tuple[int, ...]:
        """Identify the world: states with equal keys have the same future for every viewer."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """Give each seat's score of a finished game."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """List the seats that won a finished game."""
        raise NotImplementedError

    def begins_move(self) -> bool:
        """Tell whether a new move starts here: undo never goes further back."""
        return True
