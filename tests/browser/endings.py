"""Tables of people that stand just before their end, and the moves that lead there."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import NamedTuple

from librt.random import Random

from gaslamp.bots.levels import LEVELS, LevelBot
from gaslamp.core.codes import Seat, as_seat, legal_actions
from gaslamp.service.commands import Act, CommandContext, event_for
from gaslamp.service.live_table import LiveTable
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.settings import HumanSeat, TablePlan
from gaslamp.service.table_registry import TableRegistry
from gaslamp.service.table_state import TableState
from tests.browser.scenes import NAMES, done, housed

LEVEL = "novice"
# How many of the seats' actions are left: two or three turns.
LEFT = {
    "scotland_yard": 12,
    "mr_jack": 12,
    "mr_jack_pocket": 12,
    "whitechapel": 24,
    "lady_alice": 16,
}


class Ending(NamedTuple):
    """A table near its end, and the last moves: who does what."""

    table: TableKeys
    last: tuple[tuple[Seat, int], ...]


def ending_table(folder: Path, game: str, seats: int, winner: int) -> Ending:
    """Let bots play until a game is won by a seat; stop that one some moves before its end."""
    with housed(folder) as registry:
        return done(_ending(registry, game, seats, winner))


async def _ending(registry: TableRegistry, game: str, seats: int, winner: int) -> Ending:
    people = tuple(HumanSeat(name) for name in NAMES[:seats])
    plan = TablePlan(game=game, options={}, seats=people)
    for seed in itertools.count():
        made = await registry.create(plan)
        table = await registry.find(made.table)
        rehearsed = LiveTable(made.table, table.created, registry.store, registry.now)
        await rehearsed.catch_up()
        moves = played_by_bots(rehearsed.state, seed)
        verdict = rehearsed.state.verdict
        if verdict is not None and winner in verdict.winners:
            break
    for number, (seat, action) in enumerate(moves[: -LEFT[game]]):
        await table.execute(seat, Act(action), f"move-{number}")
    return Ending(made, tuple(moves[-LEFT[game] :]))


def played_by_bots(state: TableState, seed: int) -> list[tuple[Seat, int]]:
    """Let bots play a game to its end; list the moves."""
    bots = [
        LevelBot(state.game, state.options, seat, Random(seed + seat), LEVELS[LEVEL], timed=False)
        for seat in map(as_seat, range(len(state.seat_holders)))
    ]
    shown = [0] * len(bots)
    moves: list[tuple[Seat, int]] = []
    now = CommandContext(state.at, lambda _: None)
    while (seat := state.on_turn) is not None:
        log = state.journal.seen(seat)
        for entry in log[shown[seat] :]:
            bots[seat].see(entry.sight, entry.turn)
        shown[seat] = len(log)
        action = int(bots[seat].choose(legal_actions(state.journal.state)))
        moves.append((seat, action))
        state.apply(event_for(state, seat, Act(action), now), state.at)
    return moves
