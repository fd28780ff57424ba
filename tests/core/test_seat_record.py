"""One seat's side can be kept and told again, and holds nothing that the seat did not see."""

from __future__ import annotations

import pytest

from gaslamp.core import seat_record
from gaslamp.core.errors import JournalError
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.registry import GAMES, find_game

pytestmark = pytest.mark.engine


def played(name: str, most: int = 60) -> Journal:
    game = find_game(name)
    journal = Journal(game, game.options())
    journal.advance(seeded(3))
    while journal.state.seat != OVER and len(journal.actions) < most:
        journal.play(int(journal.state.seat), journal.state.random_action(len(journal.actions)))
        journal.advance(seeded(len(journal.actions)))
    return journal


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_side_is_read_back_and_told_as_it_was(name: str, viewer: int) -> None:
    journal = played(name)
    kept = seat_record.loads(
        seat_record.dumps(seat_record.seat_record_of(journal, viewer)), find_game
    )
    assert kept == seat_record.seat_record_of(journal, viewer)
    assert seat_record.describe_record(kept) == journal.log_texts(viewer)[: len(kept.sights)]


def test_a_detectives_side_does_not_name_mister_xs_stations() -> None:
    journal = played("scotland_yard")
    written = seat_record.dumps(seat_record.seat_record_of(journal, 1))
    rides = [journal.game.notation(action) for action in journal.actions]
    hidden = [ride for ride in rides if f"< {ride}\n" not in written]
    assert "taxi ?" in written
    assert hidden


@pytest.mark.parametrize("place", range(1, 12))
def test_a_damaged_side_is_refused(place: int) -> None:
    lines = seat_record.dumps(seat_record.seat_record_of(played("scotland_yard"), 1)).splitlines()
    lines[place] = "chance < deal 199"
    with pytest.raises(JournalError):
        seat_record.loads("\n".join(lines), find_game)
    with pytest.raises(JournalError):
        seat_record.loads("\n".join(lines[:place]), find_game)
