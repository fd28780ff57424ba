"""Sets as bits of a number: every place works, compiled or not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random

from gaslamp.core.bits import add_members, bit, count, lowest, members_of, nth, sample_member

pytestmark = pytest.mark.engine

SETS = st.integers(0, 2**62 - 1)


def places(members: int) -> list[int]:
    return [place for place in range(63) if members >> place & 1]


@pytest.mark.parametrize("place", range(62))
def test_every_place_has_a_bit_of_its_own(place: int) -> None:
    assert bit(place) == 1 << place


@given(st.integers(0, 2**63 - 1))
def test_members_are_counted(members: int) -> None:
    assert count(members) == members.bit_count()


@given(SETS)
def test_members_are_listed_in_order(members: int) -> None:
    assert list(members_of(members, 100)) == [100 + place for place in places(members)]
    assert list(add_members(members_of(1, 7), members, 8)) == [
        7,
        *(8 + place for place in places(members)),
    ]


@given(SETS.filter(bool))
def test_members_are_found_by_their_number(members: int) -> None:
    assert lowest(members) == 1 << places(members)[0]
    assert [nth(members, number) for number in range(count(members))] == places(members)


@given(SETS.filter(bool), st.integers(0, 2**32))
def test_a_drawn_member_is_one(members: int, seed: int) -> None:
    assert sample_member(members, Random(seed)) in places(members)


def test_every_member_is_drawn_equally_often() -> None:
    rng, members = Random(8), bit(0) | bit(31) | bit(32) | bit(59)
    drawn = [sample_member(members, rng) for _ in range(4000)]
    assert {place: drawn.count(place) / 4000 for place in places(members)} == {
        0: pytest.approx(0.25, abs=0.06),
        31: pytest.approx(0.25, abs=0.06),
        32: pytest.approx(0.25, abs=0.06),
        59: pytest.approx(0.25, abs=0.06),
    }
