"""A phase of the game: what may be done in it, what that does, who sees what of it."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.whitechapel.rules.position import Position


class PhaseRules:
    """The rules of one phase; a phase keeps nothing, everything is in the position."""

    def actions(self, position: Position) -> vec[i64]:
        """List what may be done, in ascending order."""
        raise NotImplementedError

    def sample(self, position: Position, rng: Random) -> i64:
        """Pick one of the actions, each equally likely; a phase may know a faster way."""
        actions = self.actions(position)
        choices: i64 = len(actions)
        return actions[rng.randrange(choices)]

    def carry_out(self, position: Position, action: i64) -> None:
        """Carry out an action, and go to the next phase."""
        raise NotImplementedError

    def sight(self, position: Position, action: i64, viewer: i64) -> i64:
        """Tell what a viewer sees of an action: all of it unless the phase has a secret."""
        return action

    def is_forced(self, position: Position) -> bool:
        """Tell whether everybody can see that only one action is possible."""
        return len(self.actions(position)) == 1


class EndedPhase(PhaseRules):
    """The game is over."""

    def actions(self, position: Position) -> vec[i64]:
        """Return no actions: the game is over."""
        return vec[i64]()
