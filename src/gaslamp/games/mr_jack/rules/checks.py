"""Validates positions of Mr. Jack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.core.bounds import check_number, check_numbers
from gaslamp.core.state import CHANCE, OVER, REFEREE
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack import game_setup, phases
from gaslamp.games.mr_jack.actions import EIGHT
from gaslamp.games.mr_jack.game_setup import ALL_CARDS, NOBODY

if TYPE_CHECKING:
    from gaslamp.games.mr_jack.rules.pieces import Pieces
    from gaslamp.games.mr_jack.rules.state import MrJack


def check_table(state: MrJack) -> None:
    """Refuse numbers that the rules have no words for, by raising `ValueError`."""
    check_pieces(state.pieces)
    check_number(state.phase, phases.IDENTITY, phases.ENDED)
    check_number(state.turn, 1, game_setup.TURNS)
    check_number(state.played, 0, game_setup.CARDS_A_TURN)
    check_number(state.points, 0, game_setup.WHISTLE_POINTS)
    check_number(state.pile | state.cards | state.whistled | state.cleared, 0, ALL_CARDS)
    check_numbers(state.hands, 2, 0, ALL_CARDS)
    check_numbers(state.done, state.played, 0, EIGHT - 1)
    check_number(state.accused, NOBODY, EIGHT - 1)
    check_number(state.left_by, game_setup.NOWHERE, codes.EXIT_COUNT - 1)
    check_turn(state)


def check_turn(state: MrJack) -> None:
    """Refuse a seat, a Jack or a card that the phase does not have."""
    seat = state.player()
    if state.phase in (phases.IDENTITY, phases.DEALING, phases.DRAWING):
        seat = CHANCE
    elif state.phase == phases.CALLING:
        seat = REFEREE
    elif state.phase == phases.ENDED:
        seat = OVER
    check_number(state.seat, seat, seat)
    has_jack = state.phase != phases.IDENTITY
    check_number(state.jack, 0 if has_jack else NOBODY, EIGHT - 1 if has_jack else NOBODY)
    in_play = phases.PLAYING <= state.phase <= phases.DRAWING
    check_number(state.card, 0 if in_play else NOBODY, EIGHT - 1)


def check_pieces(pieces: Pieces) -> None:
    """Refuse what can't lie there: two on one street, a cover where no manhole is."""
    check_numbers(pieces.places, EIGHT, 0, codes.STREET_COUNT - 1)
    check_numbers(pieces.lamps, EIGHT, game_setup.UNLIT, game_setup.UNNUMBERED)
    check_number(pieces.lantern, 0, codes.DIRECTION_COUNT - 1)
    check_number(pieces.barricades, 0, game_setup.ALL_EXITS)
    check_number(pieces.covers & ~pieces.board.manholes, 0, 0)
    for one in range(EIGHT):
        for other in range(one):
            if pieces.places[one] == pieces.places[other]:
                raise ValueError(f"two stand on street {pieces.places[one]}")
