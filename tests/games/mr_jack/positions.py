"""Positions to test: characters put where a rule can be seen, actions by their notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core.state import REFEREE
from gaslamp.games.mr_jack.actions import CHARACTERS, notation, parse
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.hexes import DIRECTIONS, EXITS, LAMP_PLACES, STREETS
from gaslamp.games.mr_jack.options import MrJackOptions
from gaslamp.games.mr_jack.rules import MrJack
from gaslamp.games.mr_jack.table import CALLING, CHOOSING, INVESTIGATOR, JACK

BOARDS = ("first", "revised")
CLEAR = {  # everybody in the dark of the first board's start and out of each other's way
    "holmes": "g3",
    "watson": "a3",
    "smith": "i10",
    "lestrade": "e9",
    "stealthy": "i4",
    "goodley": "m10",
    "gull": "d3",
    "bert": "e7",
}


def table(board: str = "first") -> MrJack:
    """Set the table of one board."""
    return GAME.start(MrJackOptions(board="first" if board == "first" else "revised"))


def position(
    card: str | None = None,
    at: Mapping[str, str] | None = None,
    *,
    seat: int = INVESTIGATOR,
    jack: str = "gull",
    witness: bool = True,
    board: str = "first",
    covers: Iterable[str] | None = None,
    barricades: Iterable[str] | None = None,
    lamps: Mapping[str, int] | None = None,
    lantern: str = "ne",
) -> MrJack:
    """Stand the characters as said and let a seat play a card, or choose among all."""
    state = table(board)
    state.jack = CHARACTERS.index(jack)
    state.witness = witness
    state.turn = 2 if seat == JACK else 1
    state.cards, state.pile = 0b1111_1111, 0
    state.phase, state.seat = CHOOSING, seat
    state.pieces.lantern = DIRECTIONS.index(lantern)
    for character, street in (at or {}).items():
        state.pieces.places[CHARACTERS.index(character)] = STREETS.index(street)
    if covers is not None:
        state.pieces.covers = mask(covers, STREETS)
    if barricades is not None:
        state.pieces.barricades = mask(barricades, EXITS)
    if lamps is not None:
        state.pieces.lamps = vec[i64]([lamps.get(place, 0) for place in LAMP_PLACES])
    if card is not None:
        play(state, card)
    return state


def calling(at: Mapping[str, str] | None = None, *, turn: int = 1, jack: str = "gull") -> MrJack:
    """Stand the characters as said, at a turn's call for witnesses."""
    state = position(at=at, jack=jack)
    state.turn = turn
    state.phase, state.seat = CALLING, REFEREE
    return state


def mask(names: Iterable[str], of: Iterable[str]) -> int:
    """Write a set of names as a bit mask."""
    known = list(of)
    return sum(1 << known.index(name) for name in names)


def names(bits: int, of: Iterable[str]) -> set[str]:
    """Read the names of a bit mask."""
    return {name for number, name in enumerate(of) if bits >> number & 1}


def play(state: MrJack, *actions: str) -> MrJack:
    """Play actions by their notation; each must be legal."""
    for action in actions:
        assert action in legal(state), f"{action} is not among {sorted(legal(state))}"
        state.apply(parse(action))
    return state


def legal(state: MrJack, start: str = "") -> set[str]:
    """List the legal actions whose notation starts so."""
    written = {notation(action) for action in state.legal_actions()}
    return {action for action in written if action.startswith(start)}


def ends(state: MrJack, character: str) -> set[str]:
    """List the hexes where a character's move may end."""
    return {action.split()[1] for action in legal(state, f"{character} ")}


def place(state: MrJack, character: str) -> str:
    """Tell where a character stands."""
    return STREETS[state.pieces.places[CHARACTERS.index(character)]]


def visible(state: MrJack) -> set[str]:
    """List the characters who can be seen."""
    return names(state.pieces.visible(), CHARACTERS)


def lamp_numbers(state: MrJack) -> dict[str, int]:
    """Tell which lamp burns where."""
    lamps = zip(LAMP_PLACES, state.pieces.lamps, strict=True)
    return {where: number for where, number in lamps if number}
