"""Who holds what: exact, from what one player or a spectator sees.

A verdict counts smiles without saying whose, so what is possible is a list of solutions. While the
others play at random, nothing that they do depends on their evidence: all solutions are equally
likely, and so is every way to share them out; the values of hidden markers depend on neither.

Under a policy a player's choices depend on his clue and on his markers' values together, and on
nothing else that is hidden. So each player has weights for these pairs, and a world weighs their
product. A policy may know several kinds of player; what one does tells which he is, so a pair's
weight is kept by kinds. Nothing is merged. The world that a policy is shown has the acting seat's
secrets in it; the others' stay unknown there, as they are to that seat.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.belief import Belief, ImpossibleSight, World
from gaslamp.core.bits import bit
from gaslamp.core.policy import PlayerKind, Policy
from gaslamp.core.state import State
from gaslamp.core.weights import sample_index, zero_weights
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice import phases
from gaslamp.games.lady_alice.belief import dealing
from gaslamp.games.lady_alice.belief.hand import (
    Hand,
    clue_in,
    full_stock,
    put_row,
    row_of,
    value_in,
    with_value,
)
from gaslamp.games.lady_alice.belief.listing import Listing
from gaslamp.games.lady_alice.belief.probabilities import (
    Probabilities,
    check_possible,
    even_chances,
    weighed_chances,
    weighed_solutions,
)
from gaslamp.games.lady_alice.belief.sharing import Sharing
from gaslamp.games.lady_alice.belief.weighing import Weighing
from gaslamp.games.lady_alice.board import CLUES, EVERY_CLUE, NO_CLUE
from gaslamp.games.lady_alice.rules.deal import solutions, solutions_sharing
from gaslamp.games.lady_alice.rules.markers import seat_of, value_of
from gaslamp.games.lady_alice.rules.state import LadyAlice


class Verdict:
    """One combination and its smiles."""

    def __init__(self, seat: i64, combination: i64, smiles: i64, *, accusation: bool) -> None:
        """Note who stated what, and what came of it."""
        self.seat = seat
        self.combination = combination
        self.smiles = smiles
        self.accusation = accusation


class EvidenceBelief(Belief):
    """The possible solutions, and what each of the others may hold and have placed."""

    def __init__(self, start: LadyAlice, viewer: i64, policy: Policy | None = None) -> None:
        """Begin before the evidence is dealt."""
        self.viewer: i64 = viewer
        self.policy = policy
        self.start = start.clone()
        self.table = start.clone()  # from the viewer's side: what it does not know is unknown
        self.solutions = solutions(start.seats, start.setup.size)
        self.kinds: list[PlayerKind] = [] if policy is None else policy.kinds()
        self.hands: list[Hand] = [self._stock(EVERY_CLUE & ~start.desk.closed)] * start.seats
        self.verdicts: list[Verdict] = []
        self.known: Probabilities | None = None  # until something new is seen
        self.weighed = vec[float]()  # the solutions' weights, as long; empty until asked for

    def _stock(self, clues: i64) -> Hand:
        """Begin with one of these clues, and as a player of any kind."""
        shares = vec[float]([kind.share for kind in self.kinds])
        return full_stock(bit(NO_CLUE) if self.policy is None else clues, shares)

    def see(self, sight: i64, turn: i64) -> None:
        """Take in the own evidence, a verdict, a marker or its value; refused, nothing changes."""
        if not self._is_possible(sight):
            raise ImpossibleSight(f"{sight} was not possible")
        after = self.table.clone()
        after.apply(sight)
        if after.seat != turn:
            raise ImpossibleSight(f"after {sight} the turn is not {turn}")
        self._take_in(sight)
        self.table = after

    def _is_possible(self, sight: i64) -> bool:
        """Tell whether a sight fits the phase; what the referee says is weighed later."""
        table = self.table
        is_own = table.player == self.viewer
        if table.phase == phases.PAIRING:
            return sight == codes.TWINS_HIDDEN
        if table.phase == phases.DEALING and not is_own:
            return sight == codes.EVIDENCE_HIDDEN
        if table.phase == phases.VALUING and not is_own:
            return sight == codes.VALUE_HIDDEN
        if table.phase in (phases.VERDICT, phases.JUDGING):
            return codes.SMILES <= sight < codes.REVEAL
        if table.phase == phases.REVEALING:
            return codes.REVEAL <= sight < codes.EVIDENCE
        return sight in table.legal_actions()

    def _take_in(self, sight: i64) -> None:
        table = self.table
        if table.phase in (phases.VERDICT, phases.JUDGING):
            self._see_verdict(sight - codes.SMILES)
        elif table.phase == phases.REVEALING:
            self._see_reveal(table.desk.beneath(table.marking), sight - codes.REVEAL)
        elif table.phase == phases.DEALING and sight != codes.EVIDENCE_HIDDEN:
            self._see_own(sight - codes.EVIDENCE)
        elif table.seat >= 0 and table.seat != self.viewer:
            self._see_other(sight)

    def _see_own(self, clue: i64) -> None:
        """Update with the viewer's own clue, which nobody else holds."""
        self.solutions = _kept(self.solutions, bit(clue), 1)
        if self.policy is not None:
            others = _clues_of(self.solutions) & ~bit(clue)
            self.hands = [hand.keep(others) for hand in self.hands]
            self.hands[self.viewer] = self._stock(bit(clue))
        self._forget()

    def _see_verdict(self, smiles: i64) -> None:
        """Keep the solutions that share `smiles` clues with the combination."""
        table = self.table
        kept = _kept(self.solutions, table.picks, smiles)
        self._believe(kept, self.hands)
        accusation = table.phase == phases.JUDGING
        self.verdicts.append(Verdict(table.player, table.picks, smiles, accusation=accusation))

    def _see_reveal(self, place: i64, value: i64) -> None:
        """Update with a marker that is turned up; the viewer's own must be what it was."""
        marker = self.table.desk.markers[place]
        seat = seat_of(marker)
        if seat == self.viewer:
            if value_of(marker) != value:
                raise ImpossibleSight("the own marker has another value")
            return
        self._change_hand(seat, self.hands[seat].reveal(self._number(place), value))

    def _number(self, place: i64) -> i64:
        """Give a marker's number among its owner's."""
        markers = self.table.desk.markers
        number: i64 = 0
        earlier: i64 = 0
        while earlier < place:
            if seat_of(markers[earlier]) == seat_of(markers[place]):
                number += 1
            earlier += 1
        return number

    def _see_other(self, sight: i64) -> None:
        """Update with another player's choice, by a policy; random choices tell nothing."""
        seat = self.table.seat
        if self.policy is not None:
            self._change_hand(seat, self._weighed(sight))
        elif sight == codes.VALUE_HIDDEN:
            self._change_hand(seat, self.hands[seat].place())

    def _weighed(self, sight: i64) -> Hand:
        """Ask how likely the player on turn was to do this, with each row that he may have."""
        world = self.table.clone()
        seat = world.seat
        hand = self.hands[seat]
        is_hidden = sight == codes.VALUE_HIDDEN
        weighing = Weighing(self.kinds)
        actions = world.legal_actions()
        i: i64 = 0
        while i < len(hand.rows):
            row = hand.rows[i]
            put_row(world, seat, row)
            if is_hidden:  # only the values left depend on what nobody else sees
                actions = world.legal_actions()
            weighing.ask(world, actions)
            j: i64 = 0
            while j < len(actions):
                if is_hidden:
                    value = actions[j] - codes.VALUE
                    weighing.add(hand, i, j, with_value(row, hand.placed, value))
                elif actions[j] == sight:
                    weighing.add(hand, i, j, row)
                j += 1
            i += 1
        return weighing.hand(hand.placed + 1 if is_hidden else hand.placed)

    def _change_hand(self, seat: i64, hand: Hand) -> None:
        hands = self.hands[:]
        hands[seat] = hand
        self._believe(self.solutions, hands)

    def _believe(self, kept: vec[i64], hands: list[Hand]) -> None:
        """Take over what was found, unless it leaves no way to deal the evidence."""
        if self.policy is not None:
            if len(kept) < len(self.solutions):
                hands = [hand.keep(_clues_of(kept)) for hand in hands]
            check_possible(kept, self.table.seats, _likely(hands))
        self.solutions = kept
        self.hands = hands
        self._forget()

    def _forget(self) -> None:
        """Drop what was computed from the solutions and hands."""
        self.known = None
        self.weighed = vec[float]()

    def own_clue(self) -> i64:
        """Give the viewer's own evidence; `NO_CLUE` before the deal and for a spectator."""
        return self.table.evidence[self.viewer] if self.viewer >= 0 else NO_CLUE

    def strangers(self) -> i64:
        """Count the players whose evidence is unknown to the viewer."""
        known: i64 = 0 if self.own_clue() == NO_CLUE else 1
        return self.table.seats - known

    def chances(self) -> Probabilities:
        """Say how likely each solution, clue and holder is; kept until something new is seen."""
        known = self.known
        if known is None:
            seats = self.table.seats
            if self.policy is None:
                known = even_chances(self.solutions, seats, self.viewer, self.own_clue())
            else:
                known = weighed_chances(self.solutions, seats, _likely(self.hands))
            self.known = known
        return known

    def marginals(self, out: vec[float]) -> None:
        """Write how likely each clue is in the solution, and each seat to hold it."""
        chances = self.chances()
        clue: i64 = 0
        while clue < CLUES:
            out[clue] = chances.clues[clue]
            clue += 1
        place: i64 = 0
        while place < self.table.seats * CLUES:
            out[CLUES + place] = chances.held[place]
            place += 1

    def solution_weights(self) -> vec[float]:
        """Say how likely each solution is; empty where all are equally likely.

        Less than `chances` says, and much sooner: with five players there are thousands.
        """
        if self.policy is not None and len(self.weighed) == 0:
            self.weighed = weighed_solutions(self.solutions, self.table.seats, _likely(self.hands))
        return self.weighed

    def marker_chance(self, place: i64, value: i64) -> float:
        """Tell how likely it is that another's marker has this value."""
        seat = seat_of(self.table.desk.markers[place])
        number = self._number(place)
        hand = self.hands[seat]
        if self.policy is None:
            return hand.chance(number, value)
        likely = _likely(self.hands)
        chances = self.chances()
        found = 0.0
        i: i64 = 0
        while i < len(hand.rows):
            if value_in(hand.rows[i], number) == value:
                at = seat * CLUES + clue_in(hand.rows[i])
                found += hand.weights[i] * chances.held[at] / likely[at]
            i += 1
        return found

    def weight(self, world: State) -> float:
        """Give the weight of the world's evidence and marker values, if all that is seen fits."""
        assert isinstance(world, LadyAlice)
        if world.seats != self.table.seats or self._world(world).key() != world.key():
            return 0.0
        if world.phase in (phases.PAIRING, phases.DEALING):
            return dealing.weight(self.start, world, self.own_clue())
        if world.solution() not in self.solutions:
            return 0.0
        weight = 1.0
        for seat in range(world.seats):
            if seat != self.viewer:
                weight *= self.hands[seat].weight(row_of(world, seat, self._clue(world, seat)))
        return weight / self._ways()

    def _clue(self, world: LadyAlice, seat: i64) -> i64:
        """Give the clue that a hand's rows name: a seat's, where a policy depends on it."""
        return NO_CLUE if self.policy is None else world.evidence[seat]

    def _ways(self) -> float:
        """Add up the weights of all ways to deal all solutions."""
        if self.policy is not None:
            return self.chances().sum
        return float(len(self.solutions) * dealing.orders(self.strangers()))

    def _world(self, told: LadyAlice) -> LadyAlice:
        """Fill in what the viewer does not know as another world tells it."""
        world = self.table.clone()
        world.twins = told.twins
        for seat in range(world.seats):
            if seat != self.viewer:
                world.evidence[seat] = told.evidence[seat]
                put_row(world, seat, row_of(told, seat, NO_CLUE))
        return world

    def sample_world(self, rng: Random) -> State:
        """Share out a solution, and give every hidden marker a value."""
        world = self.table.clone()
        share = self._sample_share(rng)
        if world.phase in (phases.PAIRING, phases.DEALING):
            dealing.hand_out(world, share)
            return world
        for seat in range(world.seats):
            world.evidence[seat] = share[seat]
            if seat != self.viewer:
                put_row(world, seat, self.hands[seat].sample_row(share[seat], rng))
        return world

    def _sample_share(self, rng: Random) -> vec[i64]:
        if self.policy is None:
            solution = self.solutions[rng.randrange(i64(len(self.solutions)))]
            return dealing.shuffled(solution, self.table.seats, self.viewer, self.own_clue(), rng)
        solution = self.solutions[max(sample_index(self.solution_weights(), rng), 0)]
        return Sharing(self.table.seats, _likely(self.hands)).sample(solution, rng)

    def clone(self) -> EvidenceBelief:
        """Copy the table; solutions and hands are never changed, only replaced."""
        copy = EvidenceBelief(self.start, self.viewer, self.policy)
        copy.table = self.table.clone()
        copy.solutions = self.solutions
        copy.hands = self.hands[:]
        copy.verdicts = self.verdicts[:]
        copy.known = self.known
        copy.weighed = self.weighed
        return copy

    def worlds(self, most: i64) -> list[World] | None:
        """Deal every solution in every way, with every row of everybody's markers."""
        if self.table.phase in (phases.PAIRING, phases.DEALING):
            return dealing.worlds(self.start, self.table, self.viewer, most)
        listing = Listing(self.hands, self.viewer, most)
        own = self.own_clue()
        for solution in self.solutions:
            left = solution if own == NO_CLUE else solution & ~bit(own)
            listing.add(self.table.clone(), 0, left, 1.0 / self._ways())
            if len(listing.found) > most:
                return None
        return listing.found


def _kept(known: vec[i64], combination: i64, smiles: i64) -> vec[i64]:
    """Keep the solutions that share `smiles` clues with a combination; there must be one."""
    kept = solutions_sharing(known, combination, smiles)
    if len(kept) == 0:
        raise ImpossibleSight(f"no solution gives {smiles} smiles")
    return kept


def _clues_of(known: vec[i64]) -> i64:
    """Give all clues that are part of some solution."""
    clues: i64 = 0
    for solution in known:
        clues |= solution
    return clues


def _likely(hands: list[Hand]) -> vec[float]:
    """Add up each player's rows, clue by clue."""
    likely = zero_weights(len(hands) * CLUES)
    start: i64 = 0
    for hand in hands:
        i: i64 = 0
        while i < len(hand.rows):
            likely[start + clue_in(hand.rows[i])] += hand.weights[i]
            i += 1
        start += CLUES
    return likely
