"""The policy assumed of other players: what their choices say about their evidence."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.core.policy import PlayerKind, Policy, UniformPolicy
from gaslamp.core.state import State
from gaslamp.core.weights import tempered
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice import phases
from gaslamp.games.lady_alice.board import SIZE
from gaslamp.games.lady_alice.game_setup import VALUES
from gaslamp.games.lady_alice.rules.state import LadyAlice

DOUBT: Final = 0.9  # how likely a player is taken at first to play at random


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayStyle:
    """How often sensible players do what, with and without their own evidence in it."""

    def __init__(self) -> None:
        """Take what foretold those best who hide what they hold, as masters do."""
        self.common = 2.0  # how many there are, for one who has other habits
        self.own_named = 0.1  # share of suspicions with the own evidence
        self.own_marked = 0.03  # weight of a marker on the own clue, against a pass of 1
        self.own_again = 0.1  # more for each marker that lies there
        self.marked = 0.02  # weight of a marker on any other clue
        self.marked_later = 0.01  # more for each round
        self.follow = 0.15  # more for each marker that lies there
        self.accused = 0.05  # weight of an accusation, for each round
        self.chance = 0.1  # share of choices that are made without any of this
        self.own_values = vec[float]([0.1, 0.25, 0.65])
        self.other_values = vec[float]([0.4, 0.3, 0.3])


def showing_style() -> PlayStyle:
    """Give the habits of those who like to name and mark what they hold."""
    style = PlayStyle()
    style.common = 1.0
    style.own_named = 0.5
    style.own_marked = 0.2
    style.own_values = vec[float]([0.1, 0.15, 0.75])
    return style


class OpponentPolicy(Policy):
    """The probability of a player's action, given his clue and his markers.

    He is taken to know his own clue, the visiting cards and the desk, and to deduce more each
    round: what the verdicts told him is not looked at.
    """

    def __init__(self, habits: list[PlayStyle]) -> None:
        """Read players who have one of these habits, or none at all; its own are the first."""
        self.style = habits[0]
        self.others: list[OpponentPolicy] = [OpponentPolicy([other]) for other in habits[1:]]
        self.doubt = DOUBT

    def kinds(self) -> list[PlayerKind]:
        """Share out what is not doubted by how common the habits are."""
        readers = [self, *self.others]
        whole = sum([reader.style.common for reader in readers]) / (1.0 - self.doubt)
        kinds = [PlayerKind(reader, reader.style.common / whole) for reader in readers]
        kinds.append(PlayerKind(UniformPolicy(), self.doubt))
        return kinds

    def weights(self, world: State, actions: vec[i64]) -> vec[float]:
        """Share the choice, some of it evenly."""
        assert isinstance(world, LadyAlice)
        own = world.evidence[world.player]
        if world.phase == phases.SUSPICION:
            shares = self._suspected(actions, own)
        elif world.phase == phases.VALUING:
            shares = self._valued(world, actions, own)
        elif world.phase == phases.DEDUCTION:
            shares = self._deduced(world, actions, own)
        else:
            shares = self._accused(world, actions, own)
        return tempered(shares, self.style.chance)

    def _suspected(self, actions: vec[i64], own: i64) -> vec[float]:
        """Share evenly but for the own clue, which some avoid and some prefer."""
        named = self.style.own_named
        others = (1.0 - named) / float(max(len(actions) - 1, 1))
        shares = vec[float](capacity=len(actions))
        for action in actions:
            shares = append(shares, named if action - codes.SUSPECT == own else others)
        return shares

    def _deduced(self, world: LadyAlice, actions: vec[i64], own: i64) -> vec[float]:
        style = self.style
        later = float(world.round - 1)
        other = style.marked + style.marked_later * later
        stale = world.desk.left(world.player, 1) + world.desk.left(world.player, 2) == 0
        accusing = style.accused * (later + 1.0)
        shares = vec[float](capacity=len(actions))
        for action in actions:
            share = 1.0
            if action < codes.PASS:
                clue = action - codes.MARK
                height = float(world.desk.heights[clue])
                if clue == own and not stale:
                    share = style.own_marked + style.own_again * height
                else:
                    share = other + style.follow * height
            elif action > codes.PASS:
                share = self._accusing(action, own, 0) * accusing
            shares = append(shares, share)
        return shares

    def _accused(self, world: LadyAlice, actions: vec[i64], own: i64) -> vec[float]:
        shares = vec[float](capacity=len(actions))
        for action in actions:
            shares = append(shares, self._accusing(action, own, world.category))
        return shares

    def _accusing(self, action: i64, own: i64, category: i64) -> float:
        """Weigh an accusation: it names the accuser's own clue, if it is its category's turn."""
        if own // SIZE != category:
            return 1.0 / float(SIZE)
        return 1.0 if action - codes.ACCUSE == own else 0.01

    def _valued(self, world: LadyAlice, actions: vec[i64], own: i64) -> vec[float]:
        style = self.style
        values = style.own_values if world.marking == own else style.other_values
        shares = vec[float](capacity=VALUES)
        for action in actions:
            shares = append(shares, values[action - codes.VALUE])
        return shares
