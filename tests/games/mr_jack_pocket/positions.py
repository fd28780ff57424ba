"""Positions and games of Mr. Jack Pocket, made to measure for the tests."""

from __future__ import annotations

from collections.abc import Iterable

from gaslamp.core.journal import Journal
from gaslamp.core.state import REFEREE, SPECTATOR
from gaslamp.games.mr_jack_pocket import actions as codes
from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.actions import CELLS, DETECTIVES, FACES, ROTATION, SUSPECTS
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.game_setup import ROTATION_TOO, starter
from gaslamp.games.mr_jack_pocket.options import MrJackPocketOptions
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.follow import follow
from tests.games.with_fields import with_fields

# The rulebook's two pictures, row by row: whose tile, in brackets on its empty side, and its wall.
SET_UP_PICTURE = """
    gull W    bert S     stealthy E
    smith W   pizer E    lestrade E
    lane S    madame S   goodley E
"""
WITNESS_PICTURE = """
    (smith) W   stealthy N   (goodley) E
    pizer E     lestrade S   madame W
    gull N      (lane) -     bert N
"""
WALLS = "NESW-"  # in the order of their numbers


def tiles(picture: str) -> list[tuple[int, int, bool]]:
    """Read a picture: for each cell the tile's number, its wall, whether it shows its suspect."""
    words = picture.split()
    return [
        (SUSPECTS.index(name.strip("()")), WALLS.index(wall), "(" not in name)
        for name, wall in zip(words[::2], words[1::2], strict=True)
    ]


def deal(identity: str = "madame", picture: str = SET_UP_PICTURE) -> Journal:
    """Begin a game with a chosen district and identity; the first toss comes next."""
    journal = Journal(GAME, MrJackPocketOptions())
    for tile, wall, _ in tiles(picture):
        follow(journal, f"tile {SUSPECTS[tile]}")
        side = f"wall {codes.SIDES[wall]}"
        if GAME.parse(side) in journal.state.legal_actions():
            follow(journal, side)
    return follow(journal, f"identity {identity}")


def truth(journal: Journal) -> MrJackPocket:
    """Give a journal's state by its own type."""
    assert isinstance(journal.state, MrJackPocket)
    return journal.state


def position(
    picture: str = SET_UP_PICTURE,
    *,
    identity: str = "madame",
    spaces: tuple[int, int, int] = (10, 2, 6),
) -> MrJackPocket:
    """Lay a district of our choice, with Holmes, Watson and Toby on spaces of our choice."""
    laid = tiles(picture)
    return with_fields(
        truth(deal(identity)),
        tiles=[tile for tile, _, _ in laid],
        walls=[wall for _, wall, _ in laid],
        suspects=sum(suspect << tile for tile, _, suspect in laid),
        spaces=spaces,
    )


def hunt(state: MrJackPocket, turn: int, *faces: str) -> MrJackPocket:
    """Begin the actions of a turn with these faces up."""
    up = faces_set(faces)
    lone = faces.count("rotation") == 1
    return with_fields(
        state,
        turn=turn,
        up=up,
        left=up & ~(1 << ROTATION_TOO) | 1 << ROTATION if lone else up,
        played=0,
        rotated=0,
        jack_took=0,
        phase=phases.CHOOSING,
        seat=starter(turn),
    )


def faces_set(faces: Iterable[str]) -> int:
    """Give the set of faces; a second Rotation, or one beside Exchange, is the Joker's back."""
    bits = 0
    for name in faces:
        face = FACES.index(name)
        other = face == ROTATION and ("exchange" in faces or bits >> ROTATION & 1)
        bits |= 1 << (ROTATION_TOO if other else face)
    return bits


def call(state: MrJackPocket, turn: int) -> MrJackPocket:
    """Come to the call for witnesses of a turn."""
    before = hunt(state, turn, "holmes", "watson", "rotation", "joker")
    return with_fields(before, left=0, played=4, phase=phases.CALLING, seat=REFEREE)


def move(state: MrJackPocket, *moves: str) -> MrJackPocket:
    """Carry out legal actions in notation; the witnesses answer by themselves, as in `follow`."""
    for written in moves:
        action = GAME.parse(written)
        while state.seat == REFEREE and action not in state.legal_actions():
            state.apply(state.legal_actions()[0])
        assert action in state.legal_actions(), f"{written} is not legal here: {legal(state)}"
        state.apply(action)
    return state


def legal(state: MrJackPocket) -> list[str]:
    """List the legal actions in notation."""
    return [GAME.notation(action) for action in state.legal_actions()]


def names(suspects: int) -> set[str]:
    """Name the members of a set of suspects."""
    return {name for number, name in enumerate(SUSPECTS) if suspects >> number & 1}


def cards(*characters: str) -> int:
    """Give the set of these characters' cards."""
    return sum(1 << SUSPECTS.index(name) for name in characters)


def suspects(state: MrJackPocket) -> set[str]:
    """Name the suspects left."""
    return names(state.district.suspects)


def seen(state: MrJackPocket, detective: str) -> set[str]:
    """Name the characters whose tiles a detective sees, suspects or not."""
    cells = state.district.cells_seen(DETECTIVES.index(detective))
    return {SUSPECTS[state.district.tiles[cell]] for cell in range(9) if cells >> cell & 1}


def space(state: MrJackPocket, detective: str) -> int:
    """Give a detective's space."""
    return state.district.spaces[DETECTIVES.index(detective)]


def tile(state: MrJackPocket, cell: str) -> tuple[str, str]:
    """Give the character and the wall of the tile on a cell."""
    place = CELLS.index(cell)
    return SUSPECTS[state.district.tiles[place]], WALLS[state.district.walls[place]]


def sights(state: MrJackPocket, written: str) -> list[str]:
    """Tell what Jack, the Investigator and a spectator would see of an action."""
    return [GAME.notation(state.sight(GAME.parse(written), viewer)) for viewer in (0, 1, SPECTATOR)]
