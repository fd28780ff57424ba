"""What is said in Scotland Yard: the log, the labels, what is expected, how it ended."""

from __future__ import annotations

from gaslamp.core.board import name_of
from gaslamp.core.text import Text, text
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.elements import MISTER_X, pawn_name, verb_of
from gaslamp.games.scotland_yard.view import ScotlandYardView


def say(key: str, **args: str | int | Text) -> Text:
    """Make a message of this game."""
    return text(f"scotland-yard-{key}", **args)


def describe(before: ScotlandYardView, sight: int) -> Text:
    """Say what a sight shows."""
    if codes.is_ride(sight):
        return _ride(before, sight)
    if codes.DEAL <= sight < codes.AT:
        return _deal(before, codes.station_of(sight))
    if codes.AT <= sight < codes.DOUBLE:
        return say("at", station=codes.station_of(sight))
    key = codes.WORDS[sight].replace(" ", "-")
    return say(key, number=int(name_of(before.pawn))) if before.pawn != MISTER_X else say(key)


def _ride(before: ScotlandYardView, sight: int) -> Text:
    ticket, station = codes.TICKETS[codes.ticket_of(sight)], codes.station_of(sight)
    who = pawn_name(before.pawn)
    return say(ticket, who=who, station=station) if station else say(f"{ticket}-hidden", who=who)


def _deal(before: ScotlandYardView, station: int) -> Text:
    if before.pawn != MISTER_X:
        return say("deal", number=int(name_of(before.pawn)), station=station)
    return say("deal-mister-x", station=station) if station else say("deal-hidden")


def label(action: int) -> Text:
    """Say shortly what a choice does: `by taxi`."""
    return say(f"label-{verb_of(action)}")


def expected(view: ScotlandYardView) -> Text:
    """Say what the viewer is asked for now, or whom it waits for."""
    key = f"{'expected' if view.is_mine else 'awaited'}-{view.phase}"
    if key == "expected-turn" and view.mister_x.double:
        return say("expected-turn-or-double")
    if view.phase in ("chase", "taking"):
        return say(key, number=int(name_of(view.pawn)))
    return say(key)


def ended(view: ScotlandYardView) -> Text:
    """Say how the game ended, and why."""
    assert view.outcome is not None
    assert view.mister_x.station is not None  # everybody sees him at the end
    ending, station = view.outcome.ending, int(name_of(view.mister_x.station))
    if ending == "caught":
        return say(
            "ended-caught", number=int(name_of(view.pawn)), station=station, round=view.round
        )
    return say(f"ended-{ending}", station=station, round=view.round)
