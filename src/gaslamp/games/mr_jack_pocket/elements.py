"""Mr. Jack Pocket's board: tiles, spaces and what lies around."""

from __future__ import annotations

import functools

from gaslamp.core.board import Board, Element, ElementId, Link, Point, element
from gaslamp.core.data_files import read_data
from gaslamp.core.text import Text, messages_of
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket.board import SPACES, line, side_of
from gaslamp.games.mr_jack_pocket.game_setup import JACK, LAST_TURN, starter

TILE = 172.0  # a tile's side
MARGIN = 94.0  # from the board's edge to the district
WALK = 47.0  # from the district to the middle of a space
SIZE = 3 * TILE + 2 * MARGIN
OUTWARD = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))  # north, east, south, west

_say = messages_of("mr-jack-pocket")


def tile_id(cell: int) -> ElementId:
    """Give the id of the tile on a cell, whosever it is."""
    return f"tile-{codes.CELLS[cell]}"


def space_id(space: int) -> ElementId:
    """Give a space's id: its hour on the clock."""
    return f"space-{space}"


def detective_id(detective: int) -> ElementId:
    """Give a detective's id."""
    return f"detective-{codes.DETECTIVES[detective]}"


def token_id(face: int) -> ElementId:
    """Give the id of a token with this face up."""
    return f"token-{codes.FACES[face]}"


def suspect_id(suspect: int) -> ElementId:
    """Give a suspect's id."""
    return f"suspect-{codes.SUSPECTS[suspect]}"


def card_id(suspect: int) -> ElementId:
    """Give the id of a suspect's alibi card."""
    return f"card-{codes.SUSPECTS[suspect]}"


def time_id(turn: int) -> ElementId:
    """Give the id of a turn's time token."""
    return f"time-{turn}"


@functools.cache
def board_of() -> Board:
    """Lay out the district with the walk around it; the rest lies beside it or moves."""
    spaces = range(1, SPACES + 1)
    walk = tuple(Link("walk", (space_id(one), space_id(one % SPACES + 1))) for one in spaces)
    moving = (*_detectives(), *_tokens(), *_suspects(), *_times())
    return Board(SIZE, SIZE, (*_tiles(), *map(_space, spaces), *moving), walk)


def _centre(cell: int) -> Point:
    row, column = divmod(cell, 3)
    return MARGIN + (column + 0.5) * TILE, MARGIN + (row + 0.5) * TILE


def place_name(cell: int) -> Text:
    """Say where a cell lies in the district: `top left`."""
    row, column = divmod(cell, 3)
    return _say(f"place-{row}-{column}")


def _tiles() -> list[Element]:
    return [
        element(
            "tile",
            name,
            _say("cell", place=place_name(cell)),
            _centre(cell),
            outline=_square(cell),
        )
        for cell, name in enumerate(codes.CELLS)
    ]


def _square(cell: int) -> tuple[Point, ...]:
    x, y = _centre(cell)
    half = TILE / 2
    corners = ((-half, -half), (half, -half), (half, half), (-half, half))
    return tuple((x + across, y + down) for across, down in corners)


def _space(space: int) -> Element:
    """Put a space outside the district, in front of the nearest tile that it looks into."""
    side = side_of(space)
    x, y = _centre(line(space)[0])
    across, down = OUTWARD[side]
    distance = TILE / 2 + WALK
    place = (x + across * distance, y + down * distance)
    return element(
        "space", str(space), _say("space", hour=space), place, traits=(codes.SIDES[side],)
    )


def _detectives() -> list[Element]:
    return [element("detective", name, _say(f"detective-{name}")) for name in codes.DETECTIVES]


def _tokens() -> list[Element]:
    return [
        element("token", face, _say("token", face=_say(f"face-{face}"))) for face in codes.FACES
    ]


def _suspects() -> list[Element]:
    """List the nine suspects, their alibi cards, and the one that is Jack's identity."""
    rows = read_data("mr_jack_pocket", "suspects.csv")
    suspects = [
        element("suspect", name, _say(f"suspect-{name}"), traits=(colour,))
        for name, colour, _ in rows
    ]
    cards = [
        element(
            "card",
            name,
            _say("card", suspect=_say(f"suspect-{name}")),
            traits=(f"hourglasses-{hourglasses}",),
        )
        for name, _, hourglasses in rows
    ]
    return [*suspects, *cards, element("identity", "jack", _say("identity-card"))]


def _times() -> list[Element]:
    """List the time tokens; the trait says who begins the turn (MP-05)."""
    return [
        element(
            "time",
            str(turn),
            _say("time", turn=turn),
            traits=("jack-begins" if starter(turn) == JACK else "investigator-begins",),
        )
        for turn in range(1, LAST_TURN + 1)
    ]
