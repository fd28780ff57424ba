"""What is refused by type: drawing from a finished game, looking from a seat that is not there."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import GameOver, NoSuchViewer
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.registry import GAMES, find_game


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_drawn_from_a_finished_game(name: str) -> None:
    state = find_game(name).new()
    while state.seat != OVER:
        state.apply(state.random_action(7))
    with pytest.raises(GameOver, match="start a new game"):
        state.random_action(7)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("viewer", [99, -1, -2, -3, -5])
def test_a_viewer_is_a_seat_or_the_spectator(name: str, viewer: int) -> None:
    game = find_game(name)
    state = game.new()
    with pytest.raises(NoSuchViewer, match=f"no viewer {viewer} .* SPECTATOR"):
        game.view(state, viewer)
    seats = len(game.seats(game.options()))
    with pytest.raises(NoSuchViewer, match=f"from 0 to {seats - 1}"):
        game.view(state, seats)
    for known in (*range(seats), SPECTATOR):
        assert game.view(state, known).version


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_viewed_by_those_who_were_there(name: str) -> None:
    game = find_game(name)
    state = game.new()
    while state.seat != OVER:
        state.apply(state.random_action(8))
    assert game.view(state, SPECTATOR).outcome is not None
    with pytest.raises(NoSuchViewer):
        game.view(state, 99)
