"""Validates positions of Mr. Jack Pocket."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.core.bounds import check_number, check_numbers
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import endings, phases
from gaslamp.games.mr_jack_pocket.board import CELLS, OPEN, SPACES
from gaslamp.games.mr_jack_pocket.game_setup import ACTIONS, ALL_FACES, EVERYBODY, LAST_TURN

if TYPE_CHECKING:
    from gaslamp.games.mr_jack_pocket.rules.district import District
    from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket


def check_table(state: MrJackPocket) -> None:
    """Refuse numbers that the rules have no words for, by raising `ValueError`."""
    check_district(state.district)
    check_number(state.phase, 0, phases.ENDED)
    check_number(state.next, 0, CELLS)
    check_number(state.turn, 0, LAST_TURN)
    check_number(state.played, 0, ACTIONS)
    check_number(state.aim, 0, codes.ALIBI)
    check_number(state.identity, 0, codes.UNKNOWN)
    check_number(state.up | state.left | state.jack_took | state.jack_times, 0, ALL_FACES)
    check_number(state.jack_cards | state.shown_cards | state.found_cards, 0, EVERYBODY)
    if state.phase == phases.ENDED:
        check_number(state.end, 0, endings.DAWN)
    else:
        check_number(state.end, endings.GOING_ON, endings.GOING_ON)


def check_district(district: District) -> None:
    """Refuse what can't lie there."""
    check_numbers(district.tiles, CELLS, 0, codes.UNKNOWN)
    check_numbers(district.walls, CELLS, 0, OPEN)
    check_numbers(district.spaces, len(codes.DETECTIVES), 1, SPACES)
    check_number(district.suspects | district.rotated, 0, EVERYBODY)
