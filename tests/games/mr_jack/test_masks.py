"""Sets of up to sixty streets as bit masks: all sixty bits work, compiled or not."""

from __future__ import annotations

import pytest

from gaslamp.games.mr_jack.masks import bit, count, each_of

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("number", range(60))
def test_every_street_has_a_bit_of_its_own(number: int) -> None:
    assert bit(number) == 1 << number


def test_bits_are_counted_and_listed_in_order() -> None:
    mask = bit(0) | bit(31) | bit(32) | bit(59)
    assert count(mask) == 4
    assert list(each_of(mask, 100)) == [100, 131, 132, 159]
    assert list(each_of(0, 100)) == []
