"""Rated games: who may play one, what it changes, and that the changes follow from the results."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from gaslamp.core.codes import Action, Seat, as_seat
from gaslamp.core.errors import OptionsError
from gaslamp.service import commands, table_plans, waiting_room
from gaslamp.service.errors import NotNow
from gaslamp.service.events import Acted, Closed, Flagged, Replaced, TableEvent
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.player_data import Player, RatingShown
from gaslamp.service.rating_model import DEVIATION, Entrant, Strength, strengths_after
from gaslamp.service.ratings import recompute
from gaslamp.service.rematches import create_rematch
from gaslamp.service.schema import RESULTS
from gaslamp.service.settings import (
    BotSeat,
    GameClock,
    HumanSeat,
    NoClock,
    OpenSeat,
    TablePlan,
    TableSettings,
)
from gaslamp.service.table_registry import JoinRequest, TableRegistry
from gaslamp.service.table_state import TableState
from tests.service.hosting import hosting, plan

RATED = TableSettings(rated=True, clock=GameClock(600))
JACK, INVESTIGATOR = as_seat(0), as_seat(1)


async def known(registry: TableRegistry, *names: str) -> list[Player]:
    """Make players of the server."""
    players = registry.players
    return [await players.known((await players.create(name, "phone")).key) for name in names]


async def seated(
    registry: TableRegistry, players: Sequence[Player], asked: TablePlan | None = None
) -> TableKeys:
    """Seat players at a new table: the first makes it, the others join."""
    host, *guests = players
    opened = asked or plan(
        "mr_jack", HumanSeat(host.name), *[OpenSeat()] * len(guests), settings=RATED
    )
    made = await registry.create(opened, host)
    for guest in guests:
        asked_in = JoinRequest(invitation=made.invitation, name=guest.name)
        await registry.join(made.table, asked_in, guest)
    return made


async def resigned(registry: TableRegistry, made: TableKeys, seat: Seat) -> None:
    """Let a seat give up, and wait for the result."""
    table = await registry.find(made.table)
    assert table.state.started
    await table.execute(seat, commands.Resign(), "r")
    await registry.close()


async def rating(registry: TableRegistry, player: Player, role: int) -> RatingShown | None:
    """Find a player's rating in Mr. Jack."""
    found = await registry.players.results.ratings(player.id)
    return next((one for one in found if (one.game, one.role) == ("mr_jack", role)), None)


def always(event: TableEvent) -> Callable[[TableState], TableEvent]:
    """Make an event whatever the state of the table is."""
    return lambda _: event


def told(kept: Path | str, story: Callable[[TableRegistry], Awaitable[None]]) -> None:
    async def whole() -> None:
        with hosting(kept) as registry:
            await story(registry)

    asyncio.run(whole())


def test_a_rated_game_changes_the_ratings_of_both_in_their_roles(database: str) -> None:
    async def story(registry: TableRegistry) -> None:
        ada, bob = await known(registry, "Ada", "Bob")
        await resigned(registry, await seated(registry, [ada, bob]), JACK)
        lost, won = await rating(registry, ada, JACK), await rating(registry, bob, INVESTIGATOR)
        assert lost is not None
        assert won is not None
        assert lost.rating < 1500 < won.rating
        assert lost.rating + won.rating == 3000
        assert lost.uncertainty == won.uncertainty < round(30 * DEVIATION)
        assert await rating(registry, ada, INVESTIGATOR) is None
        game = (await registry.players.results.games(ada))[0]
        assert (game.rating, game.change) == (lost.rating, lost.rating - 1500)

    told(database, story)


def test_each_game_builds_on_the_one_before_and_all_can_be_computed_again(database: str) -> None:
    async def story(registry: TableRegistry) -> None:
        people = await known(registry, "Ada", "Bob", "Cleo")
        pairs = [(0, 1, JACK), (1, 2, INVESTIGATOR), (0, 2, JACK), (2, 0, JACK), (1, 0, JACK)]
        for one, other, loser in pairs:
            made = await seated(registry, [people[one], people[other]])
            await resigned(registry, made, loser)
        column = (
            RESULTS.c.table_id,
            RESULTS.c.seat,
            RESULTS.c.rated,
            RESULTS.c.mu,
            RESULTS.c.sigma,
        )
        query = select(*column).order_by(RESULTS.c.rated, RESULTS.c.seat)
        before = registry.store.read(query)
        assert [row.rated for row in before] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
        found = await rating(registry, people[0], JACK)
        assert found is not None
        assert found.games == 2
        spoilt = RESULTS.update().values(mu=1.0, sigma=1.0, mu_before=2.0, sigma_before=2.0)
        await registry.store.writer.submit(
            "", lambda connection: connection.execute(spoilt) and None
        )
        assert recompute(registry.store) == 5
        assert registry.store.read(query) == before

    told(database, story)


def test_after_a_player_was_deleted_the_others_keep_their_ratings(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        ada, bob = await known(registry, "Ada", "Bob")
        for _ in range(2):
            await resigned(registry, await seated(registry, [ada, bob]), JACK)
        before = await rating(registry, bob, INVESTIGATOR)
        await registry.players.delete(ada)
        recompute(registry.store)
        assert await rating(registry, bob, INVESTIGATOR) == before
        assert await registry.players.results.ratings(ada.id) == ()

    told(tmp_path, story)


def test_a_person_is_rated_against_a_named_bot(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        ada, bob = await known(registry, "Ada", "Bob")
        for player in (ada, bob):
            alone = plan("mr_jack", HumanSeat("Ada"), BotSeat("novice"), settings=RATED)
            await resigned(registry, await seated(registry, [player], alone), JACK)
        first, second = await rating(registry, ada, JACK), await rating(registry, bob, JACK)
        assert first is not None
        assert second is not None
        assert second.rating > first.rating  # the bot was known to be strong by then

    told(tmp_path, story)


def test_a_game_that_was_closed_is_not_rated_and_one_lost_on_time_is(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        ada, bob = await known(registry, "Ada", "Bob")
        for event in (Closed(), Flagged(JACK)):
            made = await seated(registry, [ada, bob])
            table = await registry.find(made.table)
            await table.add_event(always(event))
            await registry.close()
            is_rated = await rating(registry, ada, JACK) is not None
            assert is_rated == isinstance(event, Flagged)

    told(tmp_path, story)


def test_a_rated_game_needs_players_whom_the_server_knows(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        (ada,) = await known(registry, "Ada")
        opened = plan("mr_jack", HumanSeat("Ada"), OpenSeat(), settings=RATED)
        with pytest.raises(NotNow):
            await registry.create(opened)
        made = await registry.create(opened, ada)
        guest = JoinRequest(invitation=made.invitation, name="Bob")
        with pytest.raises(NotNow):
            await registry.join(made.table, guest)
        with pytest.raises(NotNow):  # the same player on the other side
            await registry.join(made.table, guest, ada)
        assert not (await registry.find(made.table)).state.started

    told(tmp_path, story)


@pytest.mark.parametrize(
    ("settings", "seats"),
    [
        (
            TableSettings(rated=True, clock=GameClock(600), hints=True),
            (HumanSeat("Ada"), OpenSeat()),
        ),
        (TableSettings(rated=True, clock=NoClock()), (HumanSeat("Ada"), OpenSeat())),
        (TableSettings(rated=True, clock=GameClock(600)), (HumanSeat("Ada"), HumanSeat("Ada"))),
    ],
)
def test_rating_excludes_hints_open_ends_and_oneself(
    tmp_path: Path, settings: TableSettings, seats: tuple[HumanSeat | OpenSeat, ...]
) -> None:
    async def story(registry: TableRegistry) -> None:
        (ada,) = await known(registry, "Ada")
        with pytest.raises(OptionsError):
            await registry.create(plan("mr_jack", *seats, settings=settings), ada)

    told(tmp_path, story)


def test_without_openskill_no_game_can_be_agreed_as_rated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_plans, "ratings_available", lambda: False)

    async def story(registry: TableRegistry) -> None:
        (ada,) = await known(registry, "Ada")
        with pytest.raises(OptionsError, match="no ratings"):
            await registry.create(
                plan("mr_jack", HumanSeat("Ada"), OpenSeat(), settings=RATED), ada
            )

    told(tmp_path, story)


def test_a_rematch_of_a_rated_game_is_rated_in_the_other_roles(database: str) -> None:
    async def story(registry: TableRegistry) -> None:
        ada, bob = await known(registry, "Ada", "Bob")
        made = await seated(registry, [ada, bob])
        await resigned(registry, made, JACK)
        again = await registry.find(await create_rematch(registry, made.table))
        await again.execute(JACK, commands.Resign(), "again")  # Bob, who is Jack now
        await registry.close()
        for player in (ada, bob):
            ratings = await registry.players.results.ratings(player.id)
            assert [one.role for one in ratings] == [JACK, INVESTIGATOR]

    told(database, story)


def test_whoever_changed_seats_is_rated_where_they_played(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        ada, bob = await known(registry, "Ada", "Bob")
        made = await registry.create(
            plan("mr_jack", HumanSeat("Ada"), OpenSeat(), settings=RATED), ada
        )
        table = await registry.find(made.table)
        await table.execute(JACK, waiting_room.TakeSeat(INVESTIGATOR), "move")
        guest = JoinRequest(invitation=made.invitation, name="Bob")
        await registry.join(made.table, guest, bob)
        await resigned(registry, made, JACK)
        assert await rating(registry, ada, INVESTIGATOR) is not None
        assert await rating(registry, bob, JACK) is not None

    told(tmp_path, story)


def test_in_lady_alice_each_is_rated_alone_and_one_who_left_comes_last(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        people = await known(registry, "Ada", "Bob", "Cleo")
        seats = (HumanSeat("Ada"), OpenSeat(), OpenSeat())
        made = await seated(registry, people, plan("lady_alice", *seats, settings=RATED, seats=3))
        table = await registry.find(made.table)
        await table.add_event(lambda _: Replaced(as_seat(1), "random", "abandoned"))
        others = iter(range(1000))
        while not table.state.is_over:
            seat = table.state.on_turn
            assert seat is not None
            action = table.state.journal.state.legal_actions()[0]
            if table.state.seat_holders[seat].kind == "bot":
                await table.add_event(always(Acted(seat, Action(action))))
            else:
                await table.execute(seat, commands.Act(action), f"{next(others)}")
        await registry.close()
        ratings = [(await registry.players.results.ratings(one.id))[0] for one in people]
        assert {one.role for one in ratings} == {0}
        assert ratings[1].rating == min(one.rating for one in ratings) < 1500

    told(tmp_path, story)


@given(st.lists(st.tuples(st.floats(10, 40), st.floats(1, 8)), min_size=2, max_size=4))
def test_a_side_of_several_wins_and_loses_as_one(team: list[tuple[float, float]]) -> None:
    police = [Entrant(1, 1, Strength(*one)) for one in team]
    jack = Entrant(0, 1, Strength())
    after = strengths_after([jack, *police], {0: 2, 1: 1})
    assert after[0].mu < jack.before.mu
    for before, now in zip(police, after[1:], strict=True):
        assert now.mu > before.before.mu
        assert now.sigma < before.before.sigma + 0.01
    alike = strengths_after([jack, *[Entrant(1, 1, Strength())] * len(team)], {0: 1, 1: 1})
    assert alike[0].mu == pytest.approx(25.0, abs=0.6)  # a crowd is no stronger than its members
