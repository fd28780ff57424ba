"""Defaults that depend on who plays: Lady Alice's deduction sheet."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from gaslamp.games.lady_alice.options import LadyAliceOptions
from gaslamp.service.live_table import LiveTable
from gaslamp.service.settings import BotSeat, HumanSeat, OpenSeat, SeatPlan, TablePlan
from tests.service.hosting import hosting

ALONE = (HumanSeat(), BotSeat(), BotSeat(), BotSeat())
INVITED = (HumanSeat(), OpenSeat(), BotSeat(), BotSeat())
AT_ONE_SCREEN = (HumanSeat(), HumanSeat(), BotSeat(), BotSeat())


def has_sheet(folder: Path, seats: tuple[SeatPlan, ...], **options: bool) -> bool:
    """Make a table, read it from disk again, and tell whether it has a deduction sheet."""

    async def story() -> LiveTable:
        plan = TablePlan(game="lady_alice", options={**options}, seats=seats)
        with hosting(folder) as registry:
            made = await registry.create(plan)
        with hosting(folder) as registry:
            return await registry.find(made.table)

    agreed = asyncio.run(story()).state.options
    assert isinstance(agreed, LadyAliceOptions)
    return agreed.notebook


@pytest.mark.rule("LA-05")
@pytest.mark.parametrize("seats", [INVITED, AT_ONE_SCREEN])
def test_with_other_people_there_is_no_deduction_sheet_unless_it_is_chosen(
    tmp_path: Path, seats: tuple[SeatPlan, ...]
) -> None:
    assert not has_sheet(tmp_path, seats)
    assert not has_sheet(tmp_path, seats, notebook=False)
    assert has_sheet(tmp_path, seats, notebook=True)


@pytest.mark.rule("LA-05")
def test_alone_against_bots_there_is_one_unless_it_is_turned_off(tmp_path: Path) -> None:
    assert has_sheet(tmp_path, ALONE)
    assert not has_sheet(tmp_path, ALONE, notebook=False)


def test_a_table_that_was_kept_without_the_option_still_has_its_sheet() -> None:
    kept = msgspec.json.decode(b"{}", type=LadyAliceOptions)
    assert kept.notebook
