"""Two games that differ only in what a viewer may not know send it the same bytes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gaslamp.core.choice import Choice
from gaslamp.core.errors import NotYourTurn
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.state import SPECTATOR
from gaslamp.core.text import text
from gaslamp.games.registry import GAMES, find_game
from gaslamp.service import live
from gaslamp.service.driver import Driver
from gaslamp.service.fold import Fold, Line
from gaslamp.service.frames import Frame, frame_for
from gaslamp.service.live import LiveTable
from tests.web.tapping import Tapped, tapped
from tests.web.twins import twins

LENGTH = 80
KNOW_EVERYTHING = [("scotland_yard", 0), ("mr_jack_pocket", 0)]
VIEWERS = [
    (name, viewer)
    for name in GAMES
    for viewer in (0, 1, SPECTATOR)
    if (name, viewer) not in KNOW_EVERYTHING
]


class Kind(msgspec.Struct):
    type: str = ""


def both(name: str, viewer: int, folder: Path, seed: int = 1) -> tuple[Tapped, Tapped]:
    """Play a story quietly, and its twin with everybody else restless."""
    one, other = twins(find_game(name), viewer, seed, LENGTH)
    quiet = tapped(one, viewer, folder / "one", restless=False)
    return quiet, tapped(other, viewer, folder / "other", restless=True)


@pytest.mark.parametrize(("name", "viewer"), VIEWERS, ids=str)
def test_a_viewer_is_sent_the_same_bytes_whatever_is_hidden(
    tmp_path: Path, name: str, viewer: int
) -> None:
    one, other = both(name, viewer, tmp_path)
    assert len(one) > LENGTH // 3
    kinds = {msgspec.json.decode(message, type=Kind).type for message in one}
    assert kinds >= {"frame", "seats", "notes", "refused", "closed"}
    assert one == other


@pytest.mark.parametrize(("name", "viewer"), KNOW_EVERYTHING)
def test_from_who_knows_everything_nothing_can_differ(name: str, viewer: int) -> None:
    with pytest.raises(AssertionError, match="knows everything"):
        twins(find_game(name), viewer, 1, LENGTH)


# Planted faults: the comparison must find each of them.


def version_of_the_story(fold: Fold, *where: Any) -> Frame:  # noqa: ANN401
    """Count every event, those too that the viewer was not shown."""
    return msgspec.structs.replace(frame_for(fold, *where), version=fold.place)


def undo_of_anybody(fold: Fold, *where: Any) -> Frame:  # noqa: ANN401
    """Tell that somebody has begun a move."""
    return msgspec.structs.replace(frame_for(fold, *where), can_undo=fold.journal.pending > 0)


def many_choices(journal: Journal, seat: int, action: int) -> None:
    """Refuse with the number of actions that the seat on turn has."""
    count = len(journal.state.legal_actions())
    if seat != journal.state.seat or action not in journal.state.legal_actions():
        raise NotYourTurn(text("core-not-your-turn", you=count, turn=count))


def in_the_order_of_the_truth(game: Any, state: Any, viewer: int, view: Any = None) -> Any:  # noqa: ANN401
    """List choices in an order that depends on the whole position."""
    found: tuple[Choice, ...] = HONEST(game, state, viewer, view)
    return tuple(sorted(found, key=lambda choice: hash((state.hash(), choice.action))))


def notes_for_every_event(driver: Driver, table: LiveTable) -> None:
    """Send a notebook whenever anybody did anything."""
    driver.noted.clear()
    NOTE(driver, table)


def all_lines(fold: Fold, viewer: int) -> list[Line]:
    """Count what others said among themselves."""
    return [line if fold.may_read(viewer, line) else SILENCE for line in fold.chat]


HONEST = Game.choices
NOTE = Driver.note
SILENCE = Line(0, "all", "", 0)


@pytest.mark.parametrize(
    ("owner", "name", "fault"),
    [
        (live, "frame_for", version_of_the_story),
        (live, "frame_for", undo_of_anybody),
        (Journal, "check", many_choices),
        (Game, "choices", in_the_order_of_the_truth),
        (Driver, "note", notes_for_every_event),
        (Fold, "heard_by", all_lines),
    ],
    ids=["version", "undo", "refusal", "order", "notebook", "chat"],
)
def test_a_planted_fault_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: object, name: str, fault: object
) -> None:
    monkeypatch.setattr(owner, name, fault)
    one, other = both("scotland_yard", 1, tmp_path)
    assert one != other
