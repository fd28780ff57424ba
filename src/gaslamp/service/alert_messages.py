"""The words of alerts: the game, the reason, one opponent's name, the time left, and a link."""

from __future__ import annotations

import msgspec

from gaslamp.core.codes import Seat
from gaslamp.core.text import Text, text
from gaslamp.core.translation import best_language, translate
from gaslamp.service.alert_triggers import AlertTrigger
from gaslamp.service.table_state import TableState

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000  # milliseconds
FEW = 2  # of a larger unit; with fewer of them the smaller one is named


class Message(msgspec.Struct, frozen=True):
    """What is sent: a subject, one paragraph, and the table's link without any secret."""

    subject: str
    body: str
    link: str
    language: str
    to: str = ""  # the player's name at the table, for a chat that others read too


def message_for(
    state: TableState, trigger: AlertTrigger, at: int, language: str, public_url: str
) -> Message:
    """Write an alert from what everybody at the table knows."""
    language = best_language(language)
    words: dict[str, Text | str] = {
        "game": state.game.title(),
        "against": _against(state, trigger.seat),
        "left": _left(state, at),
    }
    return Message(
        translate(
            text(f"service-alert-subject-{trigger.reason}", game=state.game.title()), language
        ),
        translate(text(f"service-alert-{trigger.reason}", **words), language).strip(),
        f"{public_url}#/table/{state.id}",
        language,
        state.seat_holders[trigger.seat].name,
    )


def message_of_invitation(
    state: TableState, sender: str, to: str, language: str, public_url: str
) -> Message:
    """Write that a player is invited to a table; its page knows an invited player by the key."""
    language = best_language(language)
    game = state.game.title()
    return Message(
        translate(text("service-alert-subject-invitation", game=game), language),
        translate(text("service-alert-invitation", game=game, name=sender), language),
        f"{public_url}#/join/{state.id}",
        language,
        to,
    )


def message_to_try(name: str, language: str, public_url: str) -> Message:
    """Write an alert that shows its player what alerts look like."""
    language = best_language(language)
    subject, body = (
        translate(text(key), language) for key in ("service-alert-subject-try", "service-alert-try")
    )
    return Message(subject, body, f"{public_url}#/player", language, name)


def _against(state: TableState, seat: Seat) -> Text | str:
    """Name the opponent, where it is a single one with a name."""
    others = {holder.name for at, holder in enumerate(state.seat_holders) if at != seat}
    names = sorted(others - {""})
    return text("service-alert-against", name=names[0]) if len(names) == 1 else ""


def _left(state: TableState, at: int) -> Text | str:
    expires = state.clocks.expires_at()
    if expires is None:
        return ""
    left = max(expires - at, MINUTE)
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if left >= FEW * size:
            return text("service-alert-left", unit=unit, count=left // size)
    return text("service-alert-left", unit="minutes", count=left // MINUTE)
