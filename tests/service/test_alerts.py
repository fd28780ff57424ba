"""Players who are not at the table are alerted: when, how often, once, and with nothing secret."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gaslamp.core.codes import as_seat
from gaslamp.service.alert_messages import Message
from gaslamp.service.alert_settings import AlertSettings, QuietHours
from gaslamp.service.alert_store import Channel
from gaslamp.service.alert_triggers import HOUR, triggers
from gaslamp.service.alerts import MOST_TRIES, RETRY, TAKEN_FOR, Alerts, Senders
from gaslamp.service.bot_pace import is_half_made
from gaslamp.service.commands import Act, Resign, Say
from gaslamp.service.errors import SendingFailed
from gaslamp.service.live_table import LiveTable
from gaslamp.service.player_data import NewDevice, Player
from gaslamp.service.rematches import decline_rematch, offer_rematch
from gaslamp.service.settings import HumanSeat, MoveClock, TableSettings
from tests.service.hosting import Watch, Window, hosting, plan

ADDRESS = "https://games.example.org/"
TWO_DAYS = TableSettings(clock=MoveClock(seconds=2 * 86_400), help="off", pace=0)
X, DETECTIVES = as_seat(0), as_seat(1)
MINUTE = 60


class Postbox:
    """Keeps what is sent, or refuses it."""

    def __init__(self) -> None:
        self.got: list[tuple[str, Message]] = []
        self.is_closed = False

    async def send(self, channel: Channel, message: Message) -> None:
        if self.is_closed:
            raise SendingFailed("closed")
        self.got.append((channel.address, message))

    async def ask_to_confirm(self, address: str, code: str, language: str) -> None:
        raise AssertionError("addresses are confirmed by the tests themselves")

    @property
    def subjects(self) -> list[str]:
        return [message.subject for _, message in self.got]


class Evening:
    """A server with a clock that the test winds, a table of two days a move, and a postbox."""

    def __init__(self, alerts: Alerts, watch: Watch, postbox: Postbox) -> None:
        self.alerts = alerts
        self.registry = alerts.registry
        self.watch = watch
        self.postbox = postbox
        self.table: LiveTable
        self.players: list[NewDevice] = []

    async def begin(self, settings: TableSettings = TWO_DAYS) -> None:
        """Seat Ada as Mister X and Bob as the detectives; both are reached by mail."""
        made = await self.registry.create(
            plan("scotland_yard", HumanSeat("Ada"), HumanSeat("Bob"), settings=settings)
        )
        self.table = await self.registry.find(made.table)
        for seat, name in enumerate(("Ada", "Bob")):
            new = await self.registry.players.create(name, "Laptop")
            player = Player(new.player, name, new.device)
            await self.registry.players.claim(player, made.table, as_seat(seat), "scotland_yard")
            await self.reach(new, f"{name.lower()}@example.org")
            self.players.append(new)
        self.watch.wait(1)

    async def reach(self, player: NewDevice, address: str) -> None:
        code = await self.alerts.store.add_channel(player.player, "mail", address, confirmed=False)
        await self.alerts.store.confirm(code)

    async def pass_time(self, seconds: float) -> None:
        self.watch.wait(seconds)
        await self.look()

    async def look(self) -> None:
        await self.alerts.plan()
        await self.alerts.send_due()

    async def move(self, seat: int) -> None:
        """Make moves until the turn passes to the other player."""
        state = self.table.state
        while state.on_turn == seat:
            action = int(state.journal.state.legal_actions()[0])
            await self.table.execute(as_seat(seat), Act(action), f"{state.place}")


@contextmanager
def evening(database: str, watch: Watch | None = None) -> Iterator[Evening]:
    watch = watch or Watch()
    postbox = Postbox()
    with hosting(database, watch) as registry:
        yield Evening(Alerts(registry, Senders(mail=postbox), ADDRESS, watch), watch, postbox)


def played(database: str, story: Callable[[Evening], Awaitable[None]]) -> None:
    with evening(database) as found:
        asyncio.run(_run(found, story))


async def _run(found: Evening, story: Callable[[Evening], Awaitable[None]]) -> None:
    await found.begin()
    await story(found)


def test_a_player_on_turn_is_called_after_a_minute_and_once(database: str) -> None:
    async def story(found: Evening) -> None:
        await found.pass_time(MINUTE - 5)
        assert found.postbox.got == []
        await found.pass_time(MINUTE)
        await found.pass_time(MINUTE)
        assert [address for address, _ in found.postbox.got] == ["ada@example.org"]
        message = found.postbox.got[0][1]
        assert message.subject == "Your turn: Scotland Yard"
        assert "against Bob" in message.body
        assert message.link == f"{ADDRESS}#/table/{found.table.id}"

    played(database, story)


def test_a_player_who_has_moved_is_not_called(database: str) -> None:
    async def story(found: Evening) -> None:
        await found.look()
        await found.move(X)
        await found.pass_time(2 * MINUTE)
        assert [address for address, _ in found.postbox.got] == ["bob@example.org"]

    played(database, story)


def test_a_player_at_the_table_is_not_called(database: str) -> None:
    async def story(found: Evening) -> None:
        window = Window(X)
        found.table.listen(window)
        await found.pass_time(2 * MINUTE)
        found.table.leave(window)
        await found.pass_time(2 * MINUTE)
        assert found.postbox.got == []

    played(database, story)


def test_a_page_that_only_asks_how_games_stand_keeps_no_call_back(database: str) -> None:
    async def story(found: Evening) -> None:
        found.watch.wait(2 * MINUTE)
        found.table.note_request(X)
        await found.look()
        assert len(found.postbox.got) == 1

    played(database, story)


def test_a_call_waits_while_the_player_is_at_another_process(database: str) -> None:
    async def story(found: Evening) -> None:
        found.watch.wait(2 * MINUTE)
        found.table.note_presence("another", frozenset({X}))
        await found.look()
        assert found.postbox.got == []
        await found.pass_time(2 * MINUTE)
        assert len(found.postbox.got) == 1

    played(database, story)


def test_a_near_deadline_calls_once_more(database: str) -> None:
    async def story(found: Evening) -> None:
        await found.pass_time(2 * MINUTE)
        await found.pass_time(35 * 3600)
        assert len(found.postbox.got) == 1
        await found.pass_time(2 * 3600)
        assert found.postbox.subjects[1:] == ["Little time left: Scotland Yard"]
        assert "10 hours left" in found.postbox.got[1][1].body

    played(database, story)


def test_a_quick_game_calls_nobody_to_their_turn(database: str) -> None:
    with evening(database) as found:

        async def story() -> None:
            await found.begin(TableSettings(clock=MoveClock(seconds=600), help="off"))
            await found.pass_time(2 * MINUTE)
            assert triggers(found.table.state) == []

        asyncio.run(story())
    assert found.postbox.got == []


def test_the_end_and_a_rematch_call_those_who_did_not_see_them(database: str) -> None:
    async def story(found: Evening) -> None:
        wanted = AlertSettings(channels={"over": ("mail",), "rematch": ("mail",)})
        for player in found.players:
            await found.alerts.store.store_settings(player.player, wanted)
        await found.table.execute(X, Resign(), "1")
        await found.pass_time(2 * MINUTE)
        assert [address for address, _ in found.postbox.got] == ["bob@example.org"]
        await offer_rematch(found.registry, found.table.id, DETECTIVES)
        await found.pass_time(2 * MINUTE)
        assert found.postbox.got[1][0] == "ada@example.org"
        assert found.postbox.subjects == [
            "The game is over: Scotland Yard",
            "A rematch is offered: Scotland Yard",
        ]

    played(database, story)


def test_a_rematch_that_was_declined_calls_nobody(database: str) -> None:
    async def story(found: Evening) -> None:
        await found.table.execute(X, Resign(), "1")
        await offer_rematch(found.registry, found.table.id, DETECTIVES)
        await found.look()
        await decline_rematch(found.registry, found.table.id, DETECTIVES)
        await found.pass_time(2 * MINUTE)
        assert found.postbox.got == []

    played(database, story)


def test_a_restart_loses_no_alert_and_repeats_none(database: str) -> None:
    watch = Watch()
    with evening(database, watch) as before:
        asyncio.run(_run(before, Evening.look))
        table = before.table.id
    with evening(database, watch) as after:

        async def story() -> None:
            await after.look()
            assert after.postbox.got == []  # players have a minute to come back
            await after.pass_time(2 * MINUTE)

        asyncio.run(story())
    assert [message.link for _, message in after.postbox.got] == [f"{ADDRESS}#/table/{table}"]
    with evening(database, watch) as later:
        asyncio.run(later.pass_time(2 * MINUTE))
        asyncio.run(later.pass_time(2 * MINUTE))
    assert later.postbox.got == []


def test_of_two_processes_one_sends(database: str) -> None:
    watch = Watch()
    with evening(database, watch) as one, evening(database, watch) as other:

        async def story() -> None:
            await one.begin()
            await asyncio.gather(one.alerts.plan(), other.alerts.plan())
            watch.wait(2 * MINUTE)
            await asyncio.gather(one.alerts.send_due(), other.alerts.send_due())

        asyncio.run(story())
    assert len(one.postbox.got + other.postbox.got) == 1


def test_an_alert_of_a_process_that_died_is_sent_by_another(database: str) -> None:
    async def story(found: Evening) -> None:
        await found.alerts.plan()
        found.watch.wait(2 * MINUTE)
        assert len(await found.alerts.store.take_due(found.watch() + TAKEN_FOR)) == 1
        await found.pass_time(0)
        assert found.postbox.got == []
        await found.pass_time(TAKEN_FOR / 1000 + 1)
        assert len(found.postbox.got) == 1

    played(database, story)


def test_what_can_not_be_sent_is_tried_again_but_not_for_ever(database: str) -> None:
    async def story(found: Evening) -> None:
        found.postbox.is_closed = True
        await found.pass_time(2 * MINUTE)
        found.postbox.is_closed = False
        await found.pass_time(RETRY / 1000 + 1)
        assert len(found.postbox.got) == 1
        await found.move(X)
        found.postbox.is_closed = True
        await found.pass_time(2 * MINUTE)
        for tries in range(MOST_TRIES):
            await found.pass_time(RETRY * 4**tries / 1000 + 1)
        found.postbox.is_closed = False
        await found.pass_time(RETRY * 4**MOST_TRIES / 1000 + 1)
        assert len(found.postbox.got) == 1

    played(database, story)


def test_no_more_are_sent_in_an_hour_than_the_player_wants(database: str) -> None:
    async def story(found: Evening) -> None:
        ada = found.players[X].player
        await found.alerts.store.store_settings(ada, AlertSettings(per_hour=1))
        await found.pass_time(2 * MINUTE)
        await found.move(X)
        found.watch.wait(1)
        await found.move(DETECTIVES)
        await found.pass_time(2 * MINUTE)
        to_ada = [address for address, _ in found.postbox.got if address.startswith("ada")]
        assert len(to_ada) == 1
        await found.pass_time(HOUR / 1000)
        to_ada = [address for address, _ in found.postbox.got if address.startswith("ada")]
        assert len(to_ada) == 2

    played(database, story)


def test_quiet_hours_wait_and_a_near_deadline_does_not() -> None:
    settings = AlertSettings(quiet=QuietHours(22, 8, "UTC"))
    day = 1_800_000_000_000 - 1_800_000_000_000 % 86_400_000
    hours = [settings.is_quiet(day + hour * HOUR, "turn") for hour in (7, 8, 21, 22, 23)]
    assert hours == [True, False, False, True, True]
    assert not settings.is_quiet(day, "deadline")


def test_a_call_waits_for_the_end_of_quiet_hours(database: str) -> None:
    async def story(found: Evening) -> None:
        hour = found.watch() // HOUR % 24
        quiet = QuietHours(hour, (hour + 2) % 24, "UTC")
        ada = found.players[X].player
        await found.alerts.store.store_settings(ada, AlertSettings(quiet=quiet))
        await found.pass_time(2 * MINUTE)
        assert found.postbox.got == []
        await found.pass_time(2 * 3600)
        assert len(found.postbox.got) == 1

    played(database, story)


@pytest.mark.parametrize("wanted", [{"turn": ()}, {}])
def test_a_reason_that_is_switched_off_is_not_sent(
    database: str, wanted: dict[str, tuple[str, ...]]
) -> None:
    async def story(found: Evening) -> None:
        settings = AlertSettings(channels=wanted)  # type: ignore[arg-type]  # of literals
        await found.alerts.store.store_settings(found.players[X].player, settings)
        await found.pass_time(2 * MINUTE)
        assert found.postbox.got == []

    played(database, story)


def test_a_deleted_player_is_not_called(database: str) -> None:
    async def story(found: Evening) -> None:
        await found.look()
        ada = found.players[X]
        await found.registry.players.delete(Player(ada.player, "Ada", ada.device))
        await found.pass_time(2 * MINUTE)
        assert found.postbox.got == []
        assert await found.alerts.store.channels(ada.player) == ()

    played(database, story)


def test_nothing_secret_is_in_a_message(database: str) -> None:
    """Hidden triggers of the game, tokens, keys and the words of the chat are planted first."""

    async def story(found: Evening) -> None:
        await found.table.execute(X, Say("PLANTED-IN-THE-CHAT", "all"), "1")
        await found.move(X)
        await found.pass_time(2 * MINUTE)
        state, written = found.table.state, str(found.postbox.got)
        assert len(found.postbox.got) == 1
        assert "PLANTED" not in written
        secrets = [state.created.seed, *(holder.token for holder in state.seat_holders)]
        secrets += [player.key for player in found.players]
        assert not [secret for secret in secrets if secret and secret in written]

    played(database, story)


def test_what_is_sent_and_when_is_the_same_for_different_hidden_moves(tmp_path: Path) -> None:
    """Mister X makes another move of the same turn: only that it is made counts."""

    async def sent(found: Evening, last: bool) -> list[tuple[str, str, str, int]]:
        await found.begin()
        state = found.table.state
        told: list[tuple[str, str, str, int]] = []
        moves = state.moves
        while state.moves == moves:
            legal = sorted(int(action) for action in state.journal.state.legal_actions())
            await found.table.execute(X, Act(legal[-1 if last else 0]), f"{state.place}")
        found.watch.wait(10)
        for _ in range(120):
            before = len(found.postbox.got)
            await found.pass_time(20 * MINUTE)
            told += [
                (to, message.subject, message.body, found.watch())
                for to, message in found.postbox.got[before:]
            ]
        return told

    stories = []
    for last in (False, True):
        with evening(f"sqlite:///{tmp_path / str(last)}") as found:
            stories.append(asyncio.run(sent(found, last)))
    assert stories[0] == stories[1]
    assert len(stories[0]) == 2


def test_a_half_made_move_changes_nothing_that_is_sent(database: str) -> None:
    async def story(found: Evening) -> None:
        state = found.table.state
        before = triggers(state)
        choices = [int(action) for action in state.journal.state.legal_actions()]
        half = next(action for action in choices if is_half_made(state, action))
        found.watch.wait(10)
        await found.table.execute(X, Act(half), "1")
        assert state.journal.pending
        assert triggers(state) == before

    played(database, story)
