"""What a player wants alerts of, by which channel, and when not."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal, TypeAlias, get_args
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta

from gaslamp.core.text import text
from gaslamp.core.translation import ENGLISH
from gaslamp.service.alert_triggers import Reason
from gaslamp.service.errors import NotNow

Kind: TypeAlias = Literal["push", "mail", "webhook"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Hour: TypeAlias = Annotated[int, Meta(ge=0, le=23)]

USUAL: dict[Reason, tuple[Kind, ...]] = {
    "turn": ("push", "mail"),
    "deadline": ("push", "mail", "webhook"),
    "invitation": ("push", "mail"),
    "rematch": ("push", "mail"),
    "over": ("webhook",),
}
USUAL_PER_HOUR = 4


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From one hour to another nothing is sent, by the clocks of a time zone."""

    begin: Hour
    end: Hour
    zone: Annotated[str, Meta(max_length=64)]


class AlertSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A player's switches: the channels of each reason, how many an hour, when not."""

    channels: dict[Reason, tuple[Kind, ...]] = msgspec.field(default_factory=USUAL.copy)
    per_hour: Annotated[int, Meta(ge=1, le=20)] = USUAL_PER_HOUR
    quiet: QuietHours | None = None
    language: Annotated[str, Meta(max_length=8)] = ENGLISH

    def wants(self, reason: Reason, kind: Kind) -> bool:
        """Tell whether a reason is to be sent by a channel."""
        return kind in self.channels.get(reason, ())

    def with_new_reasons(self) -> AlertSettings:
        """Add what a player could not choose when these switches were kept, as it is usual."""
        added: dict[Reason, tuple[Kind, ...]] = {"invitation": USUAL["invitation"]}
        return msgspec.structs.replace(self, channels=added | self.channels)

    def with_usual(self, kind: Kind) -> AlertSettings:
        """Add the usual reasons of a channel, where none was chosen for it yet."""
        if any(kind in kinds for kinds in self.channels.values()):
            return self
        added = {
            reason: (*self.channels.get(reason, ()), kind)
            for reason, kinds in USUAL.items()
            if kind in kinds
        }
        return msgspec.structs.replace(self, channels=self.channels | added)

    def is_quiet(self, wall: int, reason: Reason) -> bool:
        """Tell whether a reason has to wait at a time of day; a near deadline never does."""
        if self.quiet is None or reason == "deadline":
            return False
        hour = datetime.fromtimestamp(wall / 1000, ZoneInfo(self.quiet.zone)).hour
        begin, end = self.quiet.begin, self.quiet.end
        return begin <= hour < end if begin <= end else hour >= begin or hour < end


def check_zone(settings: AlertSettings) -> None:
    """Refuse a time zone that this machine does not know."""
    if settings.quiet is None:
        return
    try:
        ZoneInfo(settings.quiet.zone)
    except (OSError, ValueError):  # a name that is no zone, or is no name of a file
        raise NotNow(text("service-no-such-zone")) from None
