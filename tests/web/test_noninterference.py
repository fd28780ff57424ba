"""Two games that differ only in what a viewer may not know send it the same bytes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from gaslamp.core.choice import Choice
from gaslamp.core.codes import Seat, ViewerId, as_seat
from gaslamp.core.errors import NotYourTurn
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.log import LogDescriber, LogLine
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import text
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play.sketch import SketchRequest
from gaslamp.service import live_table
from gaslamp.service.chat import ChatLine
from gaslamp.service.frames import Frame, SeatsUpdate, frame_for, seats_shown
from gaslamp.service.live_table import LiveTable
from gaslamp.service.table_driver import TableDriver
from gaslamp.service.table_state import TableState
from gaslamp.web import pad_routes, table_routes
from tests.web.asking import leaks
from tests.web.tapping import Agreed, Heard, agreed, tapped
from tests.web.twins import twins

LENGTH = 80
DRAWN = 2  # tables of each viewer, run in ways that are drawn
USUAL = Agreed()
KNOW_EVERYTHING = [("scotland_yard", 0), ("mr_jack_pocket", 0)]
VIEWERS = [
    (name, viewer)
    for name in GAMES
    for viewer in (0, 1, SPECTATOR)
    if (name, viewer) not in KNOW_EVERYTHING
]


def both(
    name: str, viewer: int, folder: Path, seed: int = 1, how: Agreed = USUAL
) -> tuple[Heard, Heard]:
    """Play a story quietly, and its twin with everybody else restless."""
    one, other = twins(find_game(name), viewer, seed, LENGTH)
    quiet = tapped(one, viewer, folder / "one", restless=False, how=how)
    return quiet, tapped(other, viewer, folder / "other", restless=True, how=how)


@pytest.mark.parametrize(("name", "viewer"), VIEWERS, ids=str)
def test_a_viewer_is_sent_the_same_bytes_whatever_is_hidden(
    tmp_path: Path, name: str, viewer: int
) -> None:
    one, other = both(name, viewer, tmp_path)
    assert len(one.viewer) > LENGTH // 3
    kinds = set(re.findall(rb'^{"type":"([a-z]+)"', b"\n".join(one.viewer), re.MULTILINE))
    assert kinds >= {b"frame", b"seats", b"notes", b"refused", b"closed", b"answer"}
    assert one.viewer == other.viewer


@pytest.mark.parametrize("seed", range(DRAWN))
@pytest.mark.parametrize(("name", "viewer"), VIEWERS, ids=str)
def test_it_is_so_however_the_table_is_run(
    tmp_path: Path, name: str, viewer: int, seed: int
) -> None:
    place = VIEWERS.index((name, viewer)) * DRAWN + seed
    one, other = both(name, viewer, tmp_path, seed + 2, agreed(place, viewer))
    assert one.viewer == other.viewer


@pytest.mark.parametrize("name", GAMES)
def test_no_token_fingerprint_or_seed_is_sent_to_anybody(tmp_path: Path, name: str) -> None:
    heard, _ = both(name, 1, tmp_path)
    assert len(heard.secrets) > 8
    assert leaks(heard.everybody, heard.secrets) == []


@pytest.mark.parametrize(("name", "viewer"), KNOW_EVERYTHING)
def test_from_who_knows_everything_nothing_can_differ(name: str, viewer: int) -> None:
    with pytest.raises(AssertionError, match="knows everything"):
        twins(find_game(name), viewer, 1, LENGTH)


# Planted faults: the comparison must find each of them.


def version_of_the_story(state: TableState, *where: Any) -> Frame:  # noqa: ANN401
    """Count every event, those too that the viewer was not shown."""
    return msgspec.structs.replace(frame_for(state, *where), version=state.place)


def undo_of_anybody(state: TableState, *where: Any) -> Frame:  # noqa: ANN401
    """Tell that somebody has begun a move."""
    return msgspec.structs.replace(frame_for(state, *where), can_undo=state.journal.pending > 0)


def many_choices(journal: Journal, seat: int, action: int) -> None:
    """Refuse with the number of actions that the seat on turn has."""
    count = len(journal.state.legal_actions())
    if seat != journal.state.seat or action not in journal.state.legal_actions():
        raise NotYourTurn(text("core-not-your-turn", you=count, turn=count))


def in_the_order_of_the_truth(game: Any, state: Any, viewer: int, view: Any = None) -> Any:  # noqa: ANN401
    """List choices in an order that depends on the whole position."""
    found: tuple[Choice, ...] = HONEST(game, state, viewer, view)
    return tuple(sorted(found, key=lambda choice: hash((state.hash(), choice.action))))


def notes_for_every_event(driver: TableDriver, table: LiveTable) -> None:
    """Send a notebook whenever anybody did anything."""
    driver.noted.clear()
    NOTE(driver, table)


def all_lines(state: TableState, viewer: int) -> list[ChatLine]:
    """Count what others said among themselves."""
    return [line if state.may_read(ViewerId(viewer), line) else SILENCE for line in state.chat]


def with_half_made_moves(state: TableState) -> tuple[int, str] | None:
    """Record what can still be taken back."""
    actions = state.journal.actions
    return None if state.record is None else (len(actions), "")


def truth_before(describer: LogDescriber, index: int) -> tuple[LogLine, ...]:
    """Say with each line what was so before it, hidden or not."""
    truth = {"leak": describer.state.hash()}
    lines = SINCE(describer, index)
    return tuple(
        line if line.before is None else msgspec.structs.replace(line, before=line.before | truth)
        for line in lines
    )


def lines_of_another(journal: Journal, viewer: int, until: int) -> tuple[LogLine, ...]:
    """Give the log of whoever knows most."""
    return EARLIER(journal, 0, until)


def drawn_by_the_truth(table: LiveTable, seat: Seat, request: Request) -> SketchRequest:
    """Draw what is hidden in a sketch by what is so."""
    honest = SKETCH(table, seat, request)
    return msgspec.structs.replace(honest, draw=hash(tuple(table.state.journal.actions)) % 2**60)


HONEST = Game.choices
SKETCH = pad_routes.sketch_request
SINCE = LogDescriber.since
EARLIER = Journal.earlier_lines
NOTE = TableDriver.note
SILENCE = ChatLine(as_seat(0), "all", "", 0)


@pytest.mark.parametrize(
    ("owner", "name", "fault"),
    [
        (live_table, "frame_for", version_of_the_story),
        (live_table, "frame_for", undo_of_anybody),
        (Journal, "check", many_choices),
        (Game, "choices", in_the_order_of_the_truth),
        (TableDriver, "note", notes_for_every_event),
        (TableState, "chat_for", all_lines),
        (table_routes, "frame_for", version_of_the_story),
        (TableState, "recorded", property(with_half_made_moves)),
        (LogDescriber, "since", truth_before),
        (Journal, "earlier_lines", lines_of_another),
        (pad_routes, "sketch_request", drawn_by_the_truth),
    ],
    ids=[
        "version",
        "undo",
        "refusal",
        "order",
        "notebook",
        "chat",
        "http",
        "record",
        "before",
        "log",
        "pad",
    ],
)
def test_a_planted_fault_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: object, name: str, fault: object
) -> None:
    monkeypatch.setattr(owner, name, fault)
    one, other = both("scotland_yard", 1, tmp_path)
    assert one.viewer != other.viewer


def beginning_of_the_seed(state: TableState, *where: Any) -> Frame:  # noqa: ANN401
    """Name a game by the beginning of its seed."""
    return msgspec.structs.replace(frame_for(state, *where), rematch=state.created.seed[:12])


def fingerprints_of_tokens(state: TableState, here: set[Seat]) -> SeatsUpdate:
    """Show who sits where by the fingerprints of the tokens."""
    seats = seats_shown(state, here).seats
    marked = zip(seats, state.seat_holders, strict=True)
    return SeatsUpdate(
        tuple(msgspec.structs.replace(seat, level=who.token) for seat, who in marked)
    )


@pytest.mark.parametrize(
    ("owner", "name", "fault"),
    [
        (live_table, "frame_for", beginning_of_the_seed),
        (live_table, "seats_shown", fingerprints_of_tokens),
    ],
    ids=["seed", "fingerprint"],
)
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: object, name: str, fault: object
) -> None:
    monkeypatch.setattr(owner, name, fault)
    heard, _ = both("scotland_yard", 1, tmp_path)
    assert leaks(heard.everybody, heard.secrets) != []
