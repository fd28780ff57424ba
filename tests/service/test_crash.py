"""A few kills of the campaign that `make crash` runs by the hundred."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.service.crash import Campaign


def test_a_server_killed_under_load_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    campaign = Campaign(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}", seed=3)
    tally = asyncio.run(campaign.run(3))
    assert (tally.kills, tally.lost, tally.doubled, tally.unequal) == (3, 0, 0, 0)
    assert tally.acknowledged > 0
    assert tally.views >= 8 * 4
