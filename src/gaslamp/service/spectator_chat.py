"""The spectators' chat: players do not read it while the game runs.

A spectator has no seat. Its client makes up a secret, and the others see a mark that follows from
it: enough to hide what one of them writes, or to report it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
from msgspec import Meta

from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import text
from gaslamp.service import events
from gaslamp.service.chat_commands import LONGEST_LINE, MOST_REPORTS, without_unprintable
from gaslamp.service.errors import NotNow
from gaslamp.service.player_names import check_name
from gaslamp.service.settings import Name
from gaslamp.service.tokens import fingerprint

if TYPE_CHECKING:
    from gaslamp.service.table_state import TableState

MOST_LINES = 2000  # of all spectators together
MOST_WITHIN, WITHIN = 5, 10_000  # lines of one spectator within these milliseconds
MARK = 12  # characters

SpectatorSecret: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[!-~]+$")]


class SpectatorSays(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="spectator-says"):
    """Say something to the other spectators, under a name."""

    secret: SpectatorSecret
    name: Name
    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class ReportSpectator(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="report-spectator"
):
    """Report a spectator, by its mark, to the operator."""

    secret: SpectatorSecret
    whom: Annotated[str, Meta(max_length=MARK)]
    words: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""


SpectatorCommand: TypeAlias = SpectatorSays | ReportSpectator


def mark_of(table: str, secret: str) -> str:
    """Give the mark of a spectator at a table; it is another one at every table."""
    return fingerprint(f"spectator {table} {secret}")[:MARK]


def spectator_event(state: TableState, command: SpectatorCommand, now: int) -> events.TableEvent:
    """Check what a spectator asks for; return its event, or raise a refusal."""
    settings = state.plan.settings
    if not (settings.chat and settings.spectators):
        raise NotNow(text("service-no-chat"))
    who, words = mark_of(state.id, command.secret), without_unprintable(command.words)
    said = [line for line in state.chat if line.seat == SPECTATOR]
    if isinstance(command, ReportSpectator):
        _check_report(state, who, command.whom)
        return events.SpectatorReported(who, command.whom, words)
    check_name(command.name)
    if not words:
        raise NotNow(text("service-nothing-said"))
    if len(said) >= MOST_LINES:
        raise NotNow(text("service-chat-full", most=MOST_LINES))
    if sum(line.who == who and line.at > now - WITHIN for line in said) >= MOST_WITHIN:
        raise NotNow(text("web-too-fast"))
    return events.SpectatorSaid(who, command.name, words)


def _check_report(state: TableState, who: str, whom: str) -> None:
    if whom == who or all(line.who != whom for line in state.chat):
        raise NotNow(text("service-nobody-there"))
    made = (report for report, _ in state.reports if isinstance(report, events.SpectatorReported))
    if sum(report.who == who for report in made) >= MOST_REPORTS:
        raise NotNow(text("service-reported-enough"))
