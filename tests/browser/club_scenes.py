"""A club of four with ratings, a league and an invitation, for the pictures of its pages."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from gaslamp.core.codes import as_seat
from gaslamp.service import commands
from gaslamp.service.league_data import LeaguePlan
from gaslamp.service.leagues import Leagues
from gaslamp.service.new_tables import TableKeys
from gaslamp.service.player_data import NewDevice, Player
from gaslamp.service.public_players import PublicPlayers
from gaslamp.service.service_time import wall_clock
from gaslamp.service.settings import (
    GameClock,
    HumanSeat,
    MoveClock,
    OpenSeat,
    TablePlan,
    TableSettings,
)
from gaslamp.service.table_registry import JoinRequest, TableRegistry
from tests.browser.scenes import NAMES, done, housed

MEMBERS = 4
RATED = TableSettings(rated=True, clock=GameClock(600))


class Clock:
    """The machine's time, or some milliseconds later."""

    ahead = 0

    def __call__(self) -> int:
        """Give the time in milliseconds."""
        return wall_clock() + self.ahead


@dataclass(frozen=True)
class ClubScenes:
    """What the pages of a club need: the first player's device, and what to look at."""

    device: NewDevice
    name: str
    league: str
    other: str
    waiting: str
    invited: str

    @property
    def stored(self) -> str:
        """Write the device as the client stores it."""
        known = {"player": self.device.player, "name": self.name, "device": self.device.device}
        return json.dumps(known | {"key": self.device.key})

    def addresses(self, address: str) -> dict[str, str]:
        """Name every page of the club with its address."""
        pages = {
            "home": "",
            "you": "player",
            "players": "players",
            "player": f"players/{self.other}",
            "leagues": "leagues",
            "league": f"league/{self.league}",
            "room": f"table/{self.waiting}/{self.device.key}.0",
            "invited": f"join/{self.invited}",
        }
        return {f"club-{name}": f"{address}#/{path}" for name, path in pages.items()}


def club_scenes(folder: Path) -> ClubScenes:
    """Let a club play, on the database that a server will find in a folder."""
    with housed(folder) as registry:
        return done(_club(registry))


async def _club(registry: TableRegistry) -> ClubScenes:
    clock = registry.now = Clock()
    devices = [await registry.players.create(name, "Laptop") for name in NAMES[:MEMBERS]]
    players = [await registry.players.known(device.key) for device in devices]
    public = PublicPlayers(registry.store)
    for player in players:
        await public.show(player, is_public=True)
    for number in range(6):
        first, second = players[number % MEMBERS], players[(number + 1) % MEMBERS]
        made = await _seated(registry, "mr_jack", first, second)
        await _resigned(registry, made.table, loser=number % 2)
    league = await _league(registry, players, clock)
    waiting = await _seated(registry, "scotland_yard", players[0], settings=TableSettings())
    guest = await _seated(registry, "whitechapel", players[1], settings=TableSettings())
    state = (await registry.find(guest.table)).state
    (met,) = [
        one
        for one in await registry.players.invitations.companions(players[1])
        if one.player == players[0].id
    ]
    await registry.players.invitations.invite(players[1], state, met.table, met.seat)
    return ClubScenes(
        devices[0], NAMES[0], league, players[1].id, waiting.table, invited=guest.table
    )


async def _seated(
    registry: TableRegistry, game: str, *players: Player, settings: TableSettings = RATED
) -> TableKeys:
    """Seat players at a table of two, which belongs to them."""
    plan = TablePlan(game=game, seats=(HumanSeat(players[0].name), OpenSeat()), settings=settings)
    made = await registry.create(plan, players[0])
    await registry.players.claim(players[0], made.table, as_seat(0), game)
    for guest in players[1:]:
        asked = JoinRequest(invitation=made.invitation, name=guest.name)
        await registry.join(made.table, asked, guest)
    return made


async def _resigned(registry: TableRegistry, table: str, loser: int) -> None:
    """Let a seat give its game up, and the result be written."""
    found = await registry.find(table)
    await found.execute(as_seat(loser), commands.Resign(), "r")
    await registry.close()


async def _league(registry: TableRegistry, players: list[Player], clock: Clock) -> str:
    """Play the first round of a league, and a game of the second."""
    leagues = Leagues(registry)
    plan = LeaguePlan(name="Thursday Lamps", game="mr_jack_pocket", clock=MoveClock(86_400))
    made = await leagues.create(plan, players[0])
    for player in players[1:]:
        await leagues.join(made.league, player, made.invitation)
    await leagues.start(made.league, players[0])
    for number in (1, 2):
        clock.ahead += 60_000  # the players' numbers did not come
        found = await leagues.store.find(made.league)
        games = [game for game in found.games if game.round == number]
        for game in games if number == 1 else games[:1]:
            table = await registry.find(game.table)
            await registry.start_if_full(table)
            await _resigned(registry, game.table, loser=game.place % 2)
        await leagues.update(made.league)
    return made.league
