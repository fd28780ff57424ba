"""Who Jack can be and which cards he can hold: exact, from what each seat sees."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, ImpossibleSight, World
from gaslamp.core.policy import Policy
from gaslamp.core.state import OVER, SPECTATOR, State
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.actions import UNKNOWN
from gaslamp.games.mr_jack_pocket.game_setup import JACK
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket

CARD_SETS: Final = 512  # a secret is an identity times this, plus the set of cards that Jack drew
NO_SIGHT: Final = -1


class SecretBelief(Belief):
    """The probability of each secret: Jack's identity and the alibi cards that he drew.

    Everything else lies open, so the table as everybody sees it, with one possible secret after
    the other put in, is every world. Only where a secret is dealt, drawn, told by the witnesses or
    shown do the rules have to be asked about each of them. Spectators know just as much.

    Under a policy what Jack does tells of his secret too. The Investigator has none: his actions
    tell nothing. The order in which Jack drew his cards is merged.
    """

    def __init__(self, start: MrJackPocket, policy: Policy | None = None) -> None:
        """Begin before Jack has an identity."""
        self.policy = policy
        self.table = start.clone()
        self.secrets: dict[int, float] = {secret_of(start): 1.0}
        self.last: i64 = NO_SIGHT  # the sight that ended the game; worlds end differently

    def see(self, sight: i64, turn: i64) -> None:
        """Update with an action that everybody sees, or one side of a secret."""
        if self.last != NO_SIGHT:
            raise ImpossibleSight("nothing happens after the end")
        phase = self.table.phase
        if phase == phases.DEALING or phases.DRAWING <= phase <= phases.SHOWING:
            self._see_secret(sight, turn)
        else:
            self._see_open(sight, turn)

    def _see_open(self, sight: i64, turn: i64) -> None:
        """Update with an action that everybody sees; under a policy it tells of Jack."""
        actions = self.table.legal_actions()
        if sight not in actions:
            raise ImpossibleSight(f"action {sight} was not possible")
        after = self.table.clone()
        after.apply(sight)
        if after.seat != turn:
            raise ImpossibleSight(f"after action {sight} the turn is not {turn}")
        if self.policy is not None and self.table.seat == JACK:
            self._weigh(self.policy, actions, sight)
        self.table = after

    def _weigh(self, policy: Policy, actions: vec[i64], sight: i64) -> None:
        """Weigh each secret by how likely Jack's action was with it."""
        place: i64 = 0
        while actions[place] != sight:
            place += 1
        weighed: dict[int, float] = {}
        for secret, weight in self.secrets.items():
            put(self.table, secret)
            share = policy.weights(self.table, actions)[place]
            if share > 0.0:
                weighed[secret] = weight * share
        self.secrets = normalised(weighed)

    def _see_secret(self, sight: i64, turn: i64) -> None:
        """Keep the secrets with which this sight can be, and the game goes on or ends so."""
        kept: dict[int, float] = {}
        table = self.table
        after = table
        for secret, weight in self.secrets.items():
            put(table, secret)
            actions = table.legal_actions()
            share = weight / float(len(actions))
            for action in actions:
                if table.sight(action, SPECTATOR) == sight:
                    world = table.clone()
                    world.apply(action)
                    if world.seat == turn:
                        after = world
                        secret_after = secret_of(world)
                        kept[secret_after] = kept.get(secret_after, 0.0) + share
        self.secrets = normalised(kept)
        if turn == OVER:
            self.last = sight
        else:
            self.table = after

    def _world(self, secret: int) -> MrJackPocket:
        world = self.table.clone()
        put(world, secret)
        if self.last != NO_SIGHT:
            world.apply(self.last)
        return world

    def weight(self, world: State) -> float:
        """Give the weight of the world's secret, if all that lies open fits."""
        assert isinstance(world, MrJackPocket)
        secret = secret_of(world)
        known = self.secrets.get(secret, 0.0)
        return known if known > 0.0 and self._world(secret).key() == world.key() else 0.0

    def sample_world(self, rng: Random) -> State:
        """Put in a secret drawn by weight."""
        left = rng.random()
        drawn = 0
        for secret, weight in self.secrets.items():
            drawn = secret
            left -= weight
            if left < 0.0:
                break
        return self._world(drawn)

    def clone(self) -> SecretBelief:
        """Copy the table and the secrets."""
        copy = SecretBelief(self.table, self.policy)
        copy.secrets = self.secrets.copy()
        copy.last = self.last
        return copy

    def worlds(self, most: i64) -> list[World] | None:
        """Put in each possible secret in turn."""
        if len(self.secrets) > most:
            return None
        return [World(self._world(secret), weight) for secret, weight in self.secrets.items()]

    def marginals(self, out: vec[float]) -> None:
        """Write how likely each suspect is to be Jack, and Jack to hold each card."""
        place: i64 = 0
        while place < 2 * UNKNOWN:
            out[place] = 0.0
            place += 1
        for secret, weight in self.secrets.items():
            identity: i64 = secret // CARD_SETS
            if identity != UNKNOWN:
                out[identity] += weight
            card: i64 = 0
            while card < UNKNOWN:
                if secret >> card & 1 == 1:
                    out[UNKNOWN + card] += weight
                card += 1

    def identities(self) -> dict[int, float]:
        """Give the probability of each identity that Jack can have."""
        found: dict[int, float] = {}
        for secret, weight in sorted(self.secrets.items()):
            identity = secret // CARD_SETS
            if identity != UNKNOWN:
                found[identity] = found.get(identity, 0.0) + weight
        return found

    def hourglasses(self) -> dict[int, float]:
        """Give the probability of each number of hourglasses that Jack can have."""
        found: dict[int, float] = {}
        for secret, weight in self.secrets.items():
            count = int(self._world(secret).hourglasses())
            found[count] = found.get(count, 0.0) + weight
        return dict(sorted(found.items()))

    def pile(self) -> dict[int, float]:
        """Give the probability of each card to lie in the pile."""
        found: dict[int, float] = {}
        for secret, weight in self.secrets.items():
            for card, share in cards_in_pile(self._world(secret), weight).items():
                found[card] = found.get(card, 0.0) + share
        return dict(sorted(found.items()))


def secret_of(state: MrJackPocket) -> int:
    """Give a state's secret as a number."""
    return int(state.identity) * CARD_SETS + int(state.jack_cards)


def put(state: MrJackPocket, secret: int) -> None:
    """Change a state's secret."""
    state.identity = secret // CARD_SETS
    state.jack_cards = secret % CARD_SETS


def cards_in_pile(state: MrJackPocket, weight: float) -> dict[int, float]:
    """Give each card in a world's pile the world's weight."""
    pile = state.pile()
    return {card: weight for card in range(UNKNOWN) if pile >> card & 1 == 1}


def normalised(secrets: dict[int, float]) -> dict[int, float]:
    """Scale the weights to a sum of one."""
    total = sum(secrets.values())
    if total <= 0.0:
        raise ImpossibleSight("no secret fits what was seen")
    return {secret: weight / total for secret, weight in secrets.items()}
