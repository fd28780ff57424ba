"""What a path must still be able to do: keeps out rows without a future before they are made."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.bits import count
from gaslamp.core.weights import no_numbers
from gaslamp.games.whitechapel.actions import CIRCLES
from gaslamp.games.whitechapel.belief.arcs import Arcs
from gaslamp.games.whitechapel.belief.layers import Layer


class Sieve:
    """What can still come after one move, circle by circle."""

    def __init__(self, everything: i64) -> None:
        """Begin with circles that lead nowhere; `everything` has to be met in the end."""
        self.everything = everything
        self.open = no_numbers(CIRCLES + 1)  # by circle: 1 if there is a way on to the present
        self.ahead = no_numbers(CIRCLES + 1)  # the demands that can be met from there
        self.most = no_numbers(CIRCLES + 1)  # how many of them at most
        self.guide: Layer | None = None  # blurred rows with a future

    def keeps(self, circle: i64, met: i64, blurred: i64) -> bool:
        """Tell whether whoever has met some demands, and can't tell others, can be here."""
        unmet = self.everything & ~met
        ahead = self.ahead[circle]
        if unmet & ~ahead & ~blurred != 0 or count(unmet) > self.most[circle]:
            return False
        return blurred == 0 or count(unmet & blurred) <= count(ahead & blurred)


def last_sieve(circles: vec[i64], everything: i64) -> Sieve:
    """Make the sieve of the present: everything has been met."""
    sieve = Sieve(everything)
    sieve.open = circles
    return sieve


def sieve_before(arcs: Arcs, after: Sieve) -> Sieve:
    """Make the sieve of the move before, by the arcs that lead on."""
    sieve = Sieve(after.everything)
    end: i64 = 1
    while end <= CIRCLES:
        a = arcs.first[end] if after.open[end] != 0 else arcs.past[end]
        while a < arcs.past[end]:
            start = arcs.start[a]
            sieve.open[start] = 1
            sieve.ahead[start] |= after.ahead[end] | arcs.gain[a] | arcs.again[a] << 1
            sieve.most[start] = max(sieve.most[start], after.most[end] + arcs.most_met(a))
            a += 1
        end += 1
    return sieve
