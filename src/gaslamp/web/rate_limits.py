"""Rate limits by connection and by address."""

from __future__ import annotations

import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Generator
from contextlib import contextmanager

from gaslamp.core.text import text
from gaslamp.web.error_responses import TooMuch

MOST_ADDRESSES = 50_000
WRONG_TOKEN = 20.0  # additional cost of a wrong token, where a request costs 1
NETWORK = 64  # bits: the part of an IPv6 address that one household or server is given


class TokenBucket:
    """A token bucket: a burst, and a rate after that."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        """Begin full."""
        self.burst = burst
        self.rate = rate
        self.now = now
        self.left = burst
        self.at = now()

    def take(self, cost: float = 1.0) -> bool:
        """Take from the bucket; tell whether there was enough."""
        self._fill()
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def charge(self, cost: float) -> None:
        """Take from the bucket what was used already; the debt is at most one bucket."""
        self._fill()
        self.left = max(-self.burst, self.left - cost)

    def wait(self, cost: float = 1.0) -> float:
        """Return the seconds until there is enough."""
        self._fill()
        return max(0.0, (cost - self.left) / self.rate)

    def _fill(self) -> None:
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class AddressBuckets:
    """A bucket for each address; the least recently used are dropped."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        """Begin without any address."""
        self.burst = burst
        self.rate = rate
        self.now = now
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, address: str) -> TokenBucket:
        """Find an address's bucket."""
        key = network_of(address)
        bucket = self.buckets.pop(key, None) or TokenBucket(self.burst, self.rate, self.now)
        self.buckets[key] = bucket
        while len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket


class AddressLimits:
    """The limits of one address: requests, wrong tokens, open sockets."""

    def __init__(self, buckets: AddressBuckets, sockets: int) -> None:
        """Count requests in buckets, and allow `sockets` open sockets."""
        self.buckets = buckets
        self.most_sockets = sockets
        self.sockets: Counter[str] = Counter()

    def request(self, address: str, cost: float = 1.0) -> None:
        """Count a request, or refuse it with the seconds to wait."""
        bucket = self.buckets.of(address)
        if not bucket.take(cost):
            raise TooMuch(text("web-too-fast"), math.ceil(bucket.wait(cost)))

    def wrong_token(self, address: str) -> None:
        """Charge an address for a wrong token."""
        self.buckets.of(address).charge(WRONG_TOKEN)

    @contextmanager
    def socket(self, address: str) -> Generator[None, None, None]:
        """Count a socket while it is open, or refuse it."""
        key = network_of(address)
        if self.sockets[key] >= self.most_sockets:
            raise TooMuch(text("web-too-many-sockets"))
        self.sockets[key] += 1
        try:
            yield
        finally:
            self.sockets[key] -= 1
            if not self.sockets[key]:
                del self.sockets[key]


def network_of(address: str) -> str:
    """Return what limits count by: an IPv4 address, or the network of an IPv6 address."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, NETWORK), strict=False))
