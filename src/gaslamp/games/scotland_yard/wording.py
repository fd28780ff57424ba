"""The words of Scotland Yard: the log, the labels, what is expected, how it ended."""

from __future__ import annotations

from gaslamp.core.board import ElementId, name_of
from gaslamp.core.codes import Sight
from gaslamp.core.second_person import to_reader
from gaslamp.core.text import Text, messages_of
from gaslamp.games.scotland_yard import actions as codes
from gaslamp.games.scotland_yard.action_table import ACTIONS
from gaslamp.games.scotland_yard.elements import MISTER_X
from gaslamp.games.scotland_yard.game_setup import MISTER_X as MISTER_X_SEAT
from gaslamp.games.scotland_yard.view import ScotlandYardView

HEADLINES = ("log-at", "log-double", "log-show")

say = messages_of("scotland-yard")


def label(view: ScotlandYardView, action: int) -> Text:
    """Say shortly what a choice does: `take a taxi`."""
    return say(f"label-{ACTIONS.verb(action)}")


def question(action: int) -> Text:
    """Ask about a choice by its station: `go to 108 on a black ticket?`."""
    return say(f"question-{ACTIONS.verb(action)}", station=codes.station_of(action))


def describe(before: ScotlandYardView, sight: Sight, after: ScotlandYardView) -> Text:
    """Say what a sight shows; Mister X reads of himself in the second person."""
    told = _told(before, sight)
    is_detectives = codes.is_ride(sight) and before.pawn != MISTER_X
    return to_reader(told) if before.viewer == MISTER_X_SEAT and not is_detectives else told


def _told(before: ScotlandYardView, sight: Sight) -> Text:
    key = ACTIONS.log_key(sight)
    if codes.is_ride(sight):
        pawn, number = _pawn(before.pawn)
        return say(key, pawn=pawn, number=number, station=codes.station_of(sight))
    if before.pawn != MISTER_X:
        return say(key, number=int(name_of(before.pawn)), station=codes.station_of(sight))
    if key == "log-deal":
        key = "log-deal-mister-x"
    return say(key, station=codes.station_of(sight))


def _pawn(id_: ElementId) -> tuple[str, int]:
    """Give what a sentence about a pawn chooses its subject by, and a detective's number."""
    return ("mister-x", 0) if id_ == MISTER_X else ("detective", int(name_of(id_)))


def headline(before: ScotlandYardView, sight: Sight, after: ScotlandYardView) -> Text | None:
    """Announce that Mister X is seen, or moves twice."""
    key = ACTIONS.log_key(sight)
    if key not in HEADLINES:
        return None
    told = say(key.replace("log-", "headline-"), station=codes.station_of(sight))
    return to_reader(told) if before.viewer == MISTER_X_SEAT else told


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
