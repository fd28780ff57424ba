"""Sets of small integers as the bits of a number."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

LAST: Final = 61  # the highest place of a set
TOP: Final = 1 << LAST

# Compiled, numbers below 2**62 are cheap: the highest pair needs no bit of `TWOS`.
TWOS: Final = 0x1555555555555555  # the low bit of every two
FOURS: Final = 0x3333333333333333  # the low two bits of every four
EIGHTS: Final = 0x0F0F0F0F0F0F0F0F  # the low four bits of every eight


def bit(place: i64) -> i64:
    """Give the set with one member, by shifting down: compiled, a 1 shifted up has 32 bits."""
    return TOP >> (LAST - place)


def count(members: i64) -> i64:
    """Count the members: in each two, four and eight bits at once, then in all eights."""
    members -= (members >> 1) & TWOS
    members = (members & FOURS) + ((members >> 2) & FOURS)
    members = (members + (members >> 4)) & EIGHTS
    members += members >> 8
    members += members >> 16
    members += members >> 32
    return members & 127


def lowest(members: i64) -> i64:
    """Give the set of the lowest member alone."""
    return members & -members


def nth(members: i64, number: i64) -> i64:
    """Give the place of a member, counted from the lowest on: number 0 is the lowest itself."""
    while number:
        members &= members - 1
        number -= 1
    return count(lowest(members) - 1)


def sample_member(members: i64, rng: Random) -> i64:
    """Draw one of the members, each equally likely, and give its place."""
    number: i64 = rng.randrange(count(members))
    return nth(members, number)


def add_members(actions: vec[i64], members: i64, base: i64) -> vec[i64]:
    """Add `base` plus each member to a list, in ascending order."""
    place: i64 = 0
    while members:
        if members & 1:
            actions = append(actions, base + place)
        members >>= 1
        place += 1
    return actions


def members_of(members: i64, base: i64) -> vec[i64]:
    """List `base` plus each member, in ascending order."""
    return add_members(vec[i64](capacity=16), members, base)
