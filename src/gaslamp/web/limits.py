"""How much one connection and one address may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 50_000


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        """Begin full."""
        self.burst = burst
        self.rate = rate
        self.now = now
        self.left = burst
        self.at = now()

    def take(self, cost: float = 1.0) -> bool:
        """Take from the bucket; tell whether there was enough."""
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        """Know nobody yet."""
        self.burst = burst
        self.rate = rate
        self.now = now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take from an address's bucket."""
        bucket = self.buckets.pop(address, None) or Bucket(self.burst, self.rate, self.now)
        self.buckets[address] = bucket
        while len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take(cost)
