"""What one seat can deduce: which solutions fit all verdicts, and how likely each clue is."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.core.bits import bit, count
from gaslamp.core.weights import zero_weights, zeros
from gaslamp.games.lady_alice.board import CATEGORIES, CLUES, NO_CLUE, SIZE, category_mask

SHARES: Final = 256  # what a category may give to a solution: any of its eight clues
LAST_SHARE: Final = 255
PROMISING: Final = 0.3  # chance of each clue below which no combination is looked at closely


class SeatDeduction:
    """One seat's solutions in a simulation, and what it makes of them."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.kept = vec[i64]()
        self.base = vec[float]()  # weights of the kept; empty where all are alike
        self.heard: i64 = -1  # imagined verdicts taken in; -1 before the first use
        self.markers: i64 = -1  # markers on the desk when it was weighed last
        self.clues = zero_weights(CLUES)
        self.whole: i64 = 0  # the likeliest solution
        self.target: i64 = 0  # the combination to accuse with: one clue of each category at most
        self.sure = 0.0  # chance that the target is right

    def copy_results(self, other: SeatDeduction) -> None:
        """Take over what the same solutions were found to say."""
        self.clues = other.clues[:]
        self.whole = other.whole
        self.target = other.target
        self.sure = other.sure

    def hear(self, combination: i64, smiles: i64) -> None:
        """Keep the solutions that share `smiles` clues with a combination."""
        kept = vec[i64](capacity=len(self.kept))
        base = vec[float](capacity=len(self.base))
        weighted = len(self.base) > 0
        i: i64 = 0
        while i < len(self.kept):
            if count(self.kept[i] & combination) == smiles:
                kept = append(kept, self.kept[i])
                if weighted:
                    base = append(base, self.base[i])
            i += 1
        self.kept = kept
        self.base = base


class SolutionWeigher:
    """Weighs a seat's solutions by the odds of each clue."""

    def __init__(self, seats: i64, size: i64) -> None:
        """Make the tables for a number of players: what a category can give to a solution."""
        self.seats = seats
        self.factors = zero_weights(CATEGORIES * SHARES)
        self.sums = zero_weights(CATEGORIES * SHARES)
        self.shares = vec[i64]()
        self.firsts = vec[i64]()  # the clues of each share; `NO_CLUE` where it has fewer
        self.seconds = vec[i64]()
        share: i64 = 0
        while share < bit(size):
            clues = count(share)
            if clues == 1 or (clues == 0 and seats == 3) or (clues == 2 and seats == 5):
                self.shares = append(self.shares, share)
                self.firsts = append(self.firsts, _lowest(share))
                self.seconds = append(self.seconds, _lowest(share & (share - 1)))
            share += 1

    def _lay_out(self, lean: vec[float]) -> None:
        category: i64 = 0
        while category < CATEGORIES:
            i: i64 = 0
            while i < len(self.shares):
                at = category * SHARES + self.shares[i]
                self.sums[at] = 0.0
                factor = 1.0
                if self.firsts[i] != NO_CLUE:
                    factor = lean[category * SIZE + self.firsts[i]]
                if self.seconds[i] != NO_CLUE:
                    factor *= lean[category * SIZE + self.seconds[i]]
                self.factors[at] = factor
                i += 1
            category += 1

    def weight(self, solution: i64) -> float:
        """Weigh one solution, as the factors are laid out."""
        factors = self.factors
        return (
            factors[solution & LAST_SHARE]
            * factors[SHARES + (solution >> 8 & LAST_SHARE)]
            * factors[2 * SHARES + (solution >> 16 & LAST_SHARE)]
            * factors[3 * SHARES + (solution >> 24 & LAST_SHARE)]
        )

    def weigh(self, deduction: SeatDeduction, lean: vec[float]) -> None:
        """Find how likely each clue is, and the likeliest combination."""
        self._lay_out(lean)
        factors = self.factors
        sums = self.sums
        kept = deduction.kept
        base = deduction.base
        weighted = len(base) > 0
        whole = 0.0
        most = -1.0
        heaviest: i64 = 0
        i: i64 = 0
        while i < len(kept):
            solution = kept[i]
            first = solution & LAST_SHARE
            second = SHARES + (solution >> 8 & LAST_SHARE)
            third = 2 * SHARES + (solution >> 16 & LAST_SHARE)
            fourth = 3 * SHARES + (solution >> 24 & LAST_SHARE)
            weight = factors[first] * factors[second] * factors[third] * factors[fourth]
            if weighted:
                weight *= base[i]
            sums[first] += weight
            sums[second] += weight
            sums[third] += weight
            sums[fourth] += weight
            whole += weight
            if weight > most:
                most = weight
                heaviest = solution
            i += 1
        if whole <= 0.0:
            self._know_nothing(deduction)
            return
        self._read_off(deduction, whole)
        deduction.whole = heaviest
        deduction.target = heaviest
        deduction.sure = most / whole
        if self.seats == 5:
            self._find_target(deduction, whole)

    def _know_nothing(self, deduction: SeatDeduction) -> None:
        clue: i64 = 0
        while clue < CLUES:
            deduction.clues[clue] = float(self.seats) / float(CLUES)
            clue += 1
        deduction.whole = deduction.target = 0
        deduction.sure = 0.0

    def _read_off(self, deduction: SeatDeduction, whole: float) -> None:
        """Find each clue's chance from the shares of its category."""
        category: i64 = 0
        while category < CATEGORIES:
            clue: i64 = 0
            while clue < SIZE:
                deduction.clues[category * SIZE + clue] = 0.0
                clue += 1
            i: i64 = 0
            while i < len(self.shares):
                chance = self.sums[category * SHARES + self.shares[i]] / whole
                if self.firsts[i] != NO_CLUE:
                    deduction.clues[category * SIZE + self.firsts[i]] += chance
                if self.seconds[i] != NO_CLUE:
                    deduction.clues[category * SIZE + self.seconds[i]] += chance
                i += 1
            category += 1

    def _find_target(self, deduction: SeatDeduction, whole: float) -> None:
        """Choose the likelier clue of the double category, with five players; either one does."""
        double = _double(deduction.whole)
        low = double & -double
        one = deduction.whole & ~low
        other = deduction.whole & ~(double & ~low)
        deduction.target = one
        for category in range(CATEGORIES):
            if _likeliest(deduction.clues, category) < PROMISING:
                return
        sum_one = self._holding(deduction, one)
        sum_other = self._holding(deduction, other)
        deduction.sure = max(sum_one, sum_other) / whole
        if sum_other > sum_one:
            deduction.target = other

    def _holding(self, deduction: SeatDeduction, combination: i64) -> float:
        """Add up the solutions that hold a whole combination."""
        weighted = len(deduction.base) > 0
        found = 0.0
        i: i64 = 0
        while i < len(deduction.kept):
            solution = deduction.kept[i]
            if solution & combination == combination:
                found += self.weight(solution) * (deduction.base[i] if weighted else 1.0)
            i += 1
        return found

    def following(
        self, deduction: SeatDeduction, lean: vec[float], picks: i64, category: i64
    ) -> vec[float]:
        """Say how likely each clue of the next category, and none, goes on from these picks."""
        self._lay_out(lean)
        found = zero_weights(SIZE + 1)
        done = bit(category * SIZE) - 1
        weighted = len(deduction.base) > 0
        i: i64 = 0
        while i < len(deduction.kept):
            solution = deduction.kept[i]
            fits = solution & picks == picks if self.seats == 5 else solution & done == picks
            if fits:
                weight = self.weight(solution) * (deduction.base[i] if weighted else 1.0)
                share = solution & category_mask(category)
                if share == 0:
                    found[SIZE] += weight
                clue: i64 = 0
                while clue < SIZE:
                    if share >> (category * SIZE + clue) & 1:
                        found[clue] += weight
                    clue += 1
            i += 1
        return found


def _lowest(share: i64) -> i64:
    """Give the first clue of a share."""
    return NO_CLUE if share == 0 else count((share & -share) - 1)


def _double(solution: i64) -> i64:
    """Give the clues of the category with two."""
    for category in range(CATEGORIES):
        clues = solution & category_mask(category)
        if count(clues) == 2:
            return clues
    return 0


def _likeliest(clues: vec[float], category: i64) -> float:
    most = 0.0
    clue = category * SIZE
    while clue < (category + 1) * SIZE:
        most = max(most, clues[clue])
        clue += 1
    return most


class PublicSolutions:
    """The solutions that fit all verdicts, without private evidence, listed by clue."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.by_clue = vec[vec[i64]]()

    def sort(self, known: vec[i64]) -> None:
        """List the solutions that hold each clue."""
        sizes = zeros(CLUES)
        for solution in known:
            left = solution
            while left:
                low = left & -left
                sizes[count(low - 1)] += 1
                left &= left - 1
        lists = vec[vec[i64]](capacity=CLUES)
        for clue in range(CLUES):
            lists = append(lists, zeros(sizes[clue]))
            sizes[clue] = 0
        for solution in known:
            left = solution
            while left:
                clue = count((left & -left) - 1)
                lists[clue][sizes[clue]] = solution
                sizes[clue] += 1
                left &= left - 1
        self.by_clue = lists
