"""What a seat types at a served table: whole moves and short ones, read as in the terminal."""

from __future__ import annotations

import asyncio

import pytest

from gaslamp.core.codes import Action, as_seat
from gaslamp.core.errors import GaslampError, NotationError, NotYourTurn, UnclearMove
from gaslamp.games.registry import find_game
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.service import commands, events
from gaslamp.service.errors import NotConfirmed
from gaslamp.service.live_table import LiveTable
from gaslamp.service.stored_formats import EVENT_FORMAT
from tests.service.hosting import hosting, plan

JACK, POLICE = as_seat(0), as_seat(1)


async def play(table: LiveTable, seat: int, line: str) -> None:
    """Type a line; each has a name of its own."""
    await table.execute(as_seat(seat), commands.Play(line), f"{table.state.place} {line}")


def state_of(table: LiveTable) -> Whitechapel:
    state = table.state.journal.state
    assert isinstance(state, Whitechapel)
    return state


async def out_on_the_street(table: LiveTable) -> Whitechapel:
    """Go on with the first thing that is possible until Jack has killed and is to escape."""
    while (state := state_of(table)).phase != phases.ESCAPE:
        action = int(state.legal_actions()[0])
        await table.execute(as_seat(int(state.seat)), commands.Act(action), f"{table.state.place}")
    return state


def a_ride(state: Whitechapel) -> tuple[str, str]:
    """Find two circles that a coach takes Jack to."""
    notation = find_game("whitechapel").notation
    first = next(a for a in state.legal_actions() if notation(int(a)).startswith("coach"))
    after = state.clone()
    after.apply(first)
    second = after.legal_actions()[0]
    return notation(int(first)).split()[1], notation(int(second)).split()[1]


def test_a_whole_coach_ride_is_one_order_and_one_event(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await registry.find((await registry.create(plan("whitechapel"))).table)
            first, second = a_ride(await out_on_the_street(table))
            place, column = table.state.place, state_of(table).column
            await table.execute(JACK, commands.Play(f"coach {first} {second}"), "ride")
            assert table.state.place == place + 1
            assert state_of(table).column == column + 2
            assert state_of(table).seat == POLICE
            await table.execute(JACK, commands.Play(f"coach {first} {second}"), "ride")
            assert table.state.place == place + 1
            told = table.state.journal.events
        with hosting(database) as again:
            assert (await again.find(table.id)).state.journal.events == told

    asyncio.run(story())


def test_a_shortened_ride_in_french_is_understood_and_a_wrong_one_changes_nothing(
    database: str,
) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await registry.find((await registry.create(plan("whitechapel"))).table)
            first, second = a_ride(await out_on_the_street(table))
            before = table.state.journal.events
            for line in (f"coach {first} {first}", "coach", "coach 500 501", f"{first} 7 7"):
                with pytest.raises(GaslampError):
                    await play(table, JACK, line)
                assert table.state.journal.events == before
            await play(table, JACK, f"fiacre {first} fiacre {second}")
            assert state_of(table).seat == POLICE

    asyncio.run(story())


def test_a_station_alone_will_do_where_one_ride_leads_there(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await registry.find((await registry.create(plan(counted_tickets=True))).table)
            journal = table.state.journal
            ends: dict[str, list[str]] = {}
            for choice in journal.choices(0):
                if choice.notation != "double":
                    ends.setdefault(choice.notation.split()[1], []).append(choice.notation)
            station = next(iter(ends))
            assert "taxi" in " ".join(ends[station])
            with pytest.raises(UnclearMove, match=f"could be .*black {station}"):
                await play(table, 0, station)
            await play(table, 0, f"t {station}")
            assert journal.state.seat != 0
            with pytest.raises(NotYourTurn):
                await play(table, 0, "somewhere")
            unique = [choice.notation.split()[1] for choice in journal.choices(1)]
            alone = next(end for end in unique if unique.count(end) == 1)
            await play(table, 1, alone)
            written = journal.game.notation(journal.actions[-1])
            assert written.split()[1] == alone

    asyncio.run(story())


def test_what_a_refusal_recommends_can_be_played(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await registry.find((await registry.create(plan("whitechapel"))).table)
            await out_on_the_street(table)
            with pytest.raises(NotationError) as refused:
                await play(table, JACK, "fly 93")
            allowed = str(refused.value.text.args["allowed"]).split(", ")
            named = [one for one in allowed if one != "…"]
            assert named
            offered = [choice.notation for choice in table.state.journal.choices(JACK)]
            assert set(named) <= set(offered)
            await play(table, JACK, named[-1])

    asyncio.run(story())


def test_an_event_of_one_action_that_was_written_before_is_read() -> None:
    read = EVENT_FORMAT.decode(b'{"type":"acted","seat":1,"action":7}')
    assert read == events.Acted(as_seat(1), Action(7))


def test_a_typed_move_with_a_consequence_is_asked_about_unless_it_is_confirmed(
    database: str,
) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await registry.find((await registry.create(plan("whitechapel"))).table)
            first, second = a_ride(await out_on_the_street(table))
            line, place = f"coach {first} {second}", table.state.place
            with pytest.raises(NotConfirmed) as asked:
                await table.execute(JACK, commands.Play(line, confirmed=False), "unsure")
            assert {"question", "warning"} <= set(asked.value.text.args)
            assert "coach" in str(asked.value)
            assert table.state.place == place
            await table.execute(JACK, commands.Play(line), "sure")
            assert table.state.place == place + 1

    asyncio.run(story())


def test_a_typed_move_without_a_consequence_needs_no_confirmation(database: str) -> None:
    async def story() -> None:
        with hosting(database) as registry:
            table = await registry.find((await registry.create(plan("mr_jack"))).table)
            seat = int(table.state.journal.state.seat)
            card = table.state.journal.choices(seat)[0].notation
            place = table.state.place
            await table.execute(as_seat(seat), commands.Play(card, confirmed=False), "card")
            assert table.state.place == place + 1

    asyncio.run(story())
