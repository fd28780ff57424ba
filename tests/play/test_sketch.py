"""Moves are tried on a copy of what a seat knows; what is hidden is drawn from that alone."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from gaslamp.core.codes import Action, Seat, as_seat
from gaslamp.core.errors import IllegalAction
from gaslamp.core.game import Game
from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER
from gaslamp.core.turn_names import turn_name
from gaslamp.games.registry import GAMES, find_game
from gaslamp.play.sketch import Sketch, SketchRequest, even_world, make_sketch

LENGTHS = (3, 20, 45)
TRIES = 8


def played(game: Game, length: int, seed: int = 4) -> Journal:
    """Play at random to a decision, without what would end the game."""
    journal, rng = Journal(game, game.options()), Random(seed)
    while len(journal.actions) < length or journal.state.seat < 0:
        action = journal.state.random_action(rng)
        after = journal.state.clone()
        after.apply(action)
        if after.seat != OVER:
            journal.replay(action)
    return journal


def request(journal: Journal, seat: Seat, draw: int = 1, *tries: int) -> SketchRequest:
    return SketchRequest(
        game=journal.game.name,
        options={},
        seat=seat,
        sights=tuple((one.sight, one.turn) for one in journal.seen(seat)),
        weighed=True,
        draw=draw,
        tries=tuple(map(Action, tries)),
    )


def sketched(journal: Journal, seat: Seat, draw: int = 1, *tries: int) -> Sketch:
    return make_sketch(journal.game, journal.options, request(journal, seat, draw, *tries))


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("name", GAMES)
def test_a_sketch_begins_with_what_the_seat_sees_and_goes_on_by_the_rules(
    name: str, length: int
) -> None:
    journal, rng = played(find_game(name), length), Random(9)
    for seat in (as_seat(0), as_seat(1)):
        found = sketched(journal, seat)
        assert found.turn == turn_name(int(journal.state.seat))
        if found.viewer == seat:
            assert found.view == journal.view(seat)
        if seat == journal.state.seat and not journal.pending:
            assert found.choices == journal.choices(seat)
        tries: list[int] = []
        for _ in range(TRIES):
            if found.turn == "over":
                break
            tries.append(found.choices[int(rng.randrange(len(found.choices)))].action)
            found = sketched(journal, seat, 1, *tries)
        assert len(found.log) >= len(tries)
        assert all(line.index == place for place, line in enumerate(found.log))


def test_what_can_not_be_done_there_is_refused() -> None:
    journal = played(find_game("scotland_yard"), 20)
    with pytest.raises(IllegalAction):
        sketched(journal, as_seat(1), 1, 10_000)


def test_other_draws_show_other_possibilities_and_the_same_draw_the_same() -> None:
    journal = played(find_game("mr_jack_pocket"), 24)
    jack = next(seat for seat in (0, 1) if "jack" in journal.name(seat).key)
    other = as_seat(1 - jack)
    while journal.state.seat != jack:
        journal.replay(int(journal.state.legal_actions()[0]))
    found = [sketched(journal, other, draw) for draw in range(12)]
    assert len({repr(one.view) for one in found}) > 1
    assert found[3] == sketched(journal, other, 3)
    assert repr(journal.view(jack)) in {repr(one.view) for one in found}


def test_without_weights_every_possibility_is_equally_likely() -> None:
    game = find_game("scotland_yard")
    journal = played(game, 58, seed=6)
    belief = game.belief(journal.options, as_seat(1))
    for one in journal.seen(as_seat(1)):
        belief.see(one.sight, one.turn)
    listed = belief.worlds(1_000)
    assert listed is not None
    assert 4 <= len(listed) <= 60
    assert max(world.weight for world in listed) > 2 * min(world.weight for world in listed)
    rng, each = Random(5), 200
    drawn = Counter(even_world(belief, rng).key() for _ in range(each * len(listed)))
    assert len(drawn) == len(listed)
    assert all(0.6 * each < count < 1.4 * each for count in drawn.values())
