"""Lists of weights: creating, normalising, sampling."""

from __future__ import annotations

from librt.random import Random
from librt.strings import BytesWriter, write_f64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8


def zeros(length: i64) -> vec[i64]:
    """Make a list of zeros."""
    zeros = vec[i64](capacity=length)
    i: i64 = 0
    while i < length:
        zeros = append(zeros, 0)
        i += 1
    return zeros


def small_zeros(length: i64) -> vec[u8]:
    """Make a list of zeros, small ones."""
    zeros = vec[u8](capacity=length)
    i: i64 = 0
    while i < length:
        zeros = append(zeros, u8(0))
        i += 1
    return zeros


def zero_weights(length: i64) -> vec[float]:
    """Make a list of zero weights."""
    zeros = vec[float](capacity=length)
    i: i64 = 0
    while i < length:
        zeros = append(zeros, 0.0)
        i += 1
    return zeros


def clear(numbers: vec[float], length: i64) -> None:
    """Make the first `length` numbers of a list zero."""
    i: i64 = 0
    while i < length:
        numbers[i] = 0.0
        i += 1


def packed(numbers: vec[float]) -> bytes:
    """Write numbers as bytes, eight each, the least first."""
    out = BytesWriter()
    for number in numbers:
        write_f64_le(out, number)
    return out.getvalue()


def total(weights: vec[float]) -> float:
    """Add the weights up."""
    added = 0.0
    length: i64 = len(weights)
    i: i64 = 0
    while i < length:
        added += weights[i]
        i += 1
    return added


def scale(weights: vec[float], added: float) -> None:
    """Divide each weight by their sum."""
    length: i64 = len(weights)
    i: i64 = 0
    while i < length:
        if weights[i] != 0.0:  # most are zero, and a division is slow
            weights[i] /= added
        i += 1


def sample_index(weights: vec[float], rng: Random) -> i64:
    """Draw a place by weight, of weights that add up to one; -1 where all are zero."""
    left = rng.random()
    place: i64 = -1
    i: i64 = 0
    while i < len(weights) and left >= 0.0:
        if weights[i] > 0.0:
            place = i
            left -= weights[i]
        i += 1
    return place


def tempered(shares: vec[float], chance: float) -> vec[float]:
    """Scale shares to a sum of one, of which a part is uniform."""
    added = total(shares)
    even = chance / float(len(shares))
    place: i64 = 0
    while place < len(shares):
        shares[place] = even + (1.0 - chance) * shares[place] / added
        place += 1
    return shares


def found_at(actions: vec[i64], numbers: vec[float], action: i64) -> float:
    """Give the number of an action; 0 where it is not among them."""
    place: i64 = 0
    while place < len(actions):
        if actions[place] == action:
            return numbers[place]
        place += 1
    return 0.0
