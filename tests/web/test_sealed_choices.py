"""Hidden choices are sealed when they are made: opened at the end, every seal fits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest
from librt.random import Random

from gaslamp.core.state import SPECTATOR, State
from gaslamp.games.registry import GAMES, find_game
from gaslamp.service import commands
from gaslamp.service.fairness import ActionChain, sealed_choice, start_fingerprint
from gaslamp.service.live_table import LiveTable
from gaslamp.service.table_state import TableState
from gaslamp.web.public_info import fairness_info
from tests.service.hosting import hosting, plan

MOST_MOVES = 60
IN_THE_OPEN = ("mr_jack", "mr_jack_pocket")  # all that is hidden there is drawn by chance


class Sealed(NamedTuple):
    """All that was published of a table's choices while it was played, and the table after it."""

    seals: dict[int, str]
    links: dict[int, str]
    state: TableState


async def played(table: LiveTable, seed: int) -> Sealed:
    """Play at random, half-made moves and undo too; collect what anybody can ask for."""
    rng, seals, links = Random(seed), dict[int, str](), dict[int, str]()
    for number in range(MOST_MOVES):
        state = table.state
        if state.on_turn is None:
            break
        if state.journal.pending and not rng.randrange(4):
            await table.execute(state.on_turn, commands.Undo(), f"undo {number}")
            continue
        action = int(state.journal.state.random_action(rng))
        await table.execute(state.on_turn, commands.Act(action), f"act {number}")
        if table.state.is_over:
            break
        shown = fairness_info(table, opened=False)
        assert shown.seed is None
        assert shown.record is not None
        for place, seal in shown.sealed:
            assert seals.setdefault(place, seal) == seal  # what is sealed stays as it is
        count, link = shown.record
        assert links.setdefault(count, link) == link
    return Sealed(seals, links, table.state)


@pytest.mark.parametrize("name", GAMES)
def test_every_seal_that_was_published_opens_to_the_true_choice(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await registry.find((await registry.create(plan(name))).table)
            seals, links, state = await played(table, 7)
            actions, seed = state.journal.actions, state.created.seed
            assert bool(seals) == (name not in IN_THE_OPEN)
            for place, seal in seals.items():
                assert seal == sealed_choice(seed, place, actions[place])
            start = start_fingerprint(state.id, state.commitment, state.contributions.digests)
            record = ActionChain(find_game(name), state.agreed, seed, start)
            for count, link in links.items():
                assert link == record.up_to(actions, count)
            assert hidden_places(state) >= set(seals)

    asyncio.run(story())


def hidden_places(fold: TableState) -> set[int]:
    """List the places of choices that not everybody saw."""
    state: State = fold.game.start(fold.options)
    found = set()
    for place, action in enumerate(fold.journal.actions):
        if state.seat >= 0 and state.sight(action, SPECTATOR) != action:
            found.add(place)
        state.apply(action)
    return found


def test_a_half_made_hidden_choice_is_not_sealed_until_it_stands(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            table = await registry.find((await registry.create(plan("whitechapel"))).table)
            rng, half_made = Random(7), 0
            for number in range(MOST_MOVES):
                on_turn, before = table.state.on_turn, fairness_info(table, opened=False)
                assert on_turn is not None
                action = int(table.state.journal.state.random_action(rng))
                await table.execute(on_turn, commands.Act(action), f"act {number}")
                journal = table.state.journal
                settled = len(journal.actions) - journal.pending
                shown = fairness_info(table, opened=False).sealed
                hidden = sorted(hidden_places(table.state))
                assert [place for place, _ in shown] == [p for p in hidden if p < settled]
                if journal.pending and hidden[-1] == len(journal.actions) - 1:
                    half_made += 1
                    assert shown == before.sealed
            assert half_made > 5

    asyncio.run(story())


def test_the_same_choice_at_two_tables_has_two_seals(tmp_path: Path) -> None:
    async def story() -> None:
        with hosting(tmp_path) as registry:
            places: list[Sealed] = []
            for _ in range(2):
                table = await registry.find((await registry.create(plan("lady_alice"))).table)
                places.append(await played(table, 7))
            one, other = places
            assert not set(one.seals.values()) & set(other.seals.values())
            assert not set(one.links.values()) & set(other.links.values())
            choice = [sealed_choice(sealed.state.created.seed, 3, 5) for sealed in places]
            assert len(set(choice)) == 2

    asyncio.run(story())


def test_the_same_choice_at_two_moments_has_two_seals() -> None:
    assert len({sealed_choice("5eed" * 16, place, 5) for place in range(50)}) == 50
