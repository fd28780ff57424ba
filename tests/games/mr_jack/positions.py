"""Positions to test: characters put where a rule can be seen, actions by their notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gaslamp.core.board import name_of
from gaslamp.core.state import REFEREE, SPECTATOR
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.actions import CHARACTERS
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import CARDS_A_TURN, INVESTIGATOR, JACK
from gaslamp.games.mr_jack.hexes import DIRECTIONS, EXITS, LAMP_PLACES, MANHOLES, STREETS
from gaslamp.games.mr_jack.options import BoardName
from gaslamp.games.mr_jack.rules.state import MrJack
from gaslamp.games.mr_jack.view import MrJackView
from tests.games.with_fields import with_fields

BOARDS: tuple[BoardName, ...] = ("first", "revised")
VIEWERS = (JACK, INVESTIGATOR, SPECTATOR)
ALL = 0b1111_1111
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


def table(board: BoardName = "first") -> MrJack:
    """Set the table of one board."""
    return GAME.new(board=board)


def position(
    card: str | None = None,
    at: Mapping[str, str] | None = None,
    *,
    seat: int = INVESTIGATOR,
    jack: str = "gull",
    witness: bool = True,
    board: BoardName = "first",
    covers: Iterable[str] | None = None,
    barricades: Iterable[str] | None = None,
    lamps: Mapping[str, int] | None = None,
    lantern: str = "ne",
    turn: int | None = None,
    played: int = 0,
) -> MrJack:
    """Stand the characters as said and let a seat play a card, or choose among all."""
    start = table(board)
    pieces = start.pieces
    state = with_fields(
        start,
        phase=phases.CHOOSING,
        seat=seat,
        turn=turn or (2 if seat == JACK else 1),
        played=played,
        done=range(played),
        jack=CHARACTERS.index(jack),
        cards=ALL,
        pile=0,
        witness=witness,
        lantern=DIRECTIONS.index(lantern),
        places=_places(start, at or {}),
        covers=pieces.covers if covers is None else mask(covers, MANHOLES),
        barricades=pieces.barricades if barricades is None else mask(barricades, EXITS),
        lamps=_lamps(start, lamps),
    )
    return state if card is None else play(state, card)


def _places(start: MrJack, at: Mapping[str, str]) -> list[int]:
    stand = {who: place(start, who) for who in CHARACTERS} | dict(at)
    return [STREETS.index(stand[who]) for who in CHARACTERS]


def _lamps(start: MrJack, lamps: Mapping[str, int] | None) -> list[int]:
    burning = lamp_numbers(start) if lamps is None else lamps
    return [burning.get(where, 0) for where in LAMP_PLACES]


def calling(at: Mapping[str, str] | None = None, *, turn: int = 1, jack: str = "gull") -> MrJack:
    """Stand the characters as said, at a turn's call for witnesses."""
    return with_fields(
        position(at=at, jack=jack),
        turn=turn,
        played=CARDS_A_TURN,
        done=range(CARDS_A_TURN),
        phase=phases.CALLING,
        seat=REFEREE,
    )


def mask(names: Iterable[str], of: Iterable[str]) -> int:
    """Write a set of names as bits."""
    known = list(of)
    return sum(1 << known.index(name) for name in names)


def names(bits: int, of: Iterable[str]) -> set[str]:
    """Read the names of a set."""
    return {name for number, name in enumerate(of) if bits >> number & 1}


def play(state: MrJack, *actions: str) -> MrJack:
    """Play actions by their notation; each must be legal."""
    for action in actions:
        assert action in legal(state), f"{action} is not among {sorted(legal(state))}"
        state.apply(GAME.parse(action))
    return state


def legal(state: MrJack, start: str = "") -> set[str]:
    """List the legal actions whose notation starts so."""
    written = {GAME.notation(action) for action in state.legal_actions()}
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


def suspects(view: MrJackView) -> list[str]:
    """List the characters who are not cleared."""
    return [name_of(one.character) for one in view.characters if one.suspect]
