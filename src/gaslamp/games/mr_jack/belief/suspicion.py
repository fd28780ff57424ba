"""What every belief in Mr. Jack can say: who can be Jack, and how likely."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief
from gaslamp.games.mr_jack.actions import EIGHT
from gaslamp.games.mr_jack.rules.state import MrJack


class Suspicion(Belief):
    """What a viewer deduces about Jack; `table` is the game as that viewer sees it."""

    table: MrJack

    def suspects(self) -> vec[float]:
        """Give the probability that each character is Jack."""
        raise NotImplementedError

    def marginals(self, out: vec[float]) -> None:
        """Write how likely each character is to be Jack."""
        suspects = self.suspects()
        character: i64 = 0
        while character < EIGHT:
            out[character] = suspects[character]
            character += 1

    def clone(self) -> Suspicion:
        """Copy what was deduced."""
        raise NotImplementedError

    def possible(self) -> list[int]:
        """List the characters who can be Jack."""
        suspects = self.suspects()
        return [character for character in range(EIGHT) if suspects[character] > 0.0]
