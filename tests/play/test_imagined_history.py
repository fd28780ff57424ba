"""A course of the game is imagined that shows one seat exactly what it saw."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from gaslamp.core.codes import all_seats, as_seat
from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import loads
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play import imagined_history
from gaslamp.play.imagined_history import NoHistoryFound, imagine_history

GOLDEN = Path(__file__).parents[1] / "golden"
INVESTIGATOR = as_seat(1)


def recorded(name: str, length: int, which: int = 0) -> Journal:
    """Read the first actions of a recorded game, up to the beginning of a move."""
    file = sorted((GOLDEN / name).glob("*.gaslamp"))[which]
    begun = loads(file.read_text(encoding="utf-8"), find_game).prefix(length)
    return begun.prefix(length - begun.pending)


def source(seed: int) -> Random:
    """Make a random source."""
    return Random(seed)  # noqa: S311  (no secret)


@pytest.mark.parametrize("name", GAMES)
def test_it_shows_the_seat_what_it_saw_and_can_be_played_on(name: str) -> None:
    journal = recorded(name, 16 if name == "lady_alice" else 40, which=1)
    for seat in all_seats(len(journal.game.seats(journal.options))):
        start = journal.game.start(journal.options)
        actions = imagine_history(start, seat, journal.seen(seat), source(seat))
        imagined = Journal(journal.game, journal.options, actions)
        assert imagined.seen(seat) == journal.seen(seat)
        assert imagined.view(seat) == journal.view(seat)
        assert imagined.state.legal_actions()


def test_what_was_hidden_is_drawn_as_the_belief_weighs_it() -> None:
    journal = recorded("mr_jack", 18)
    belief = journal.game.belief(journal.options, INVESTIGATOR)
    for seen in journal.seen(INVESTIGATOR):
        belief.see(seen.sight, seen.turn)
    start, rng, tries = journal.game.start(journal.options), source(7), 400
    drawn = Counter[tuple[int, ...]]()
    for _ in range(tries):
        actions = imagine_history(start, INVESTIGATOR, journal.seen(INVESTIGATOR), rng)
        state = Journal(journal.game, journal.options, actions).state
        drawn[tuple(state.key())] += 1
    worlds = belief.worlds(10_000)
    assert worlds is not None
    weights = {tuple(world.state.key()): world.weight for world in worlds}
    assert drawn.keys() <= weights.keys()
    assert len(drawn) > len(weights) * 2 / 3
    for key, weight in weights.items():
        assert abs(drawn[key] / tries - weight) < 0.12


def test_where_no_course_is_found_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagined_history, "MOST_WORLDS", (1,))
    journal = recorded("lady_alice", 38)
    start = journal.game.start(journal.options)
    with pytest.raises(NoHistoryFound):
        imagine_history(start, as_seat(4), journal.seen(4), source(1))
