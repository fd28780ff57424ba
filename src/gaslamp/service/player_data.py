"""What is known of a player: devices, links, games, and all of it together."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from gaslamp.core.codes import Seat
from gaslamp.core.text import Text
from gaslamp.service.league_data import LeagueLine
from gaslamp.service.passkey_data import Passkey

PlayerName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
DeviceName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Fate: TypeAlias = Literal["running", "won", "lost", "drawn", "closed"]


class Player(msgspec.Struct, frozen=True):
    """A player, as found by the key of a device."""

    id: str
    name: str
    device: str


class NewDevice(msgspec.Struct, frozen=True):
    """A device that was added, with its key, which is sent only once."""

    player: str
    name: str
    device: str
    key: str


class Device(msgspec.Struct, frozen=True):
    """A device as its player sees it."""

    id: str
    name: str
    made_at: int
    seen_at: int
    is_this: bool


class DeviceLink(msgspec.Struct, frozen=True):
    """A link that adds a device, once, until a time."""

    code: str
    until: int


class Opponent(msgspec.Struct, frozen=True):
    """Another seat of a finished game."""

    name: str
    level: str
    side: int
    won: bool


class ResultWords(msgspec.Struct, frozen=True):
    """What a seat of a finished game is called, and how the game ended by its rules."""

    seat: Text
    told: Text | None


class PlayedGame(msgspec.Struct, frozen=True):
    """A game of a player: where it is, and how it ended."""

    table: str
    seat: Seat
    game: str
    at: int
    fate: Fate
    side: int = 0
    score: float = 0.0
    ending: str = ""
    seat_name: Text | None = None
    told: Text | None = None  # nothing where the seats ended it beside the rules
    opponents: tuple[Opponent, ...] = ()
    kept: bool = True  # the game can still be looked at
    rating: int | None = None  # after a rated game
    change: int | None = None  # of the rating


class RatingShown(msgspec.Struct, frozen=True):
    """A rating: the number, its standard deviation, and how many games it rests on."""

    game: str
    role: int
    rating: int
    uncertainty: int
    games: int


class InvitationLine(msgspec.Struct, frozen=True):
    """An invitation to a table as it is exported; the answer of another person is not told."""

    table: str
    at: int
    is_sent: bool
    name: str  # of the sender, at the table
    answer: str = ""


class PlayerData(msgspec.Struct, frozen=True):
    """Everything that is stored of a player."""

    id: str
    name: str
    made_at: int
    preferences: str
    devices: tuple[Device, ...]
    games: tuple[PlayedGame, ...]
    addresses: tuple[str, ...] = ()  # that alerts are sent to
    alert_settings: str = ""
    passkeys: tuple[Passkey, ...] = ()
    is_public: bool = False
    ratings: tuple[RatingShown, ...] = ()
    leagues: tuple[LeagueLine, ...] = ()
    invitations: tuple[InvitationLine, ...] = ()
    muted: tuple[str, ...] = ()  # names of those whose invitations are not wanted
