"""Mr. Jack in a terminal: the hexes of Whitechapel in their columns, and the table beside them."""

from __future__ import annotations

from gaslamp.games.mr_jack.hexes import EXITS, HEXES, LAMP, STREET, Hex
from gaslamp.games.mr_jack.view import Character, MrJackNotebook, MrJackView

CELL = 6
ROWS = 17
INITIALS = {
    "holmes": "SH",
    "watson": "JW",
    "smith": "JS",
    "lestrade": "IL",
    "stealthy": "MS",
    "goodley": "SG",
    "gull": "WG",
    "bert": "JB",
}
EXIT_PLACES = {"nw": (1, 0), "ne": (11, 0), "sw": (1, 16), "se": (11, 16)}
LEGEND = (
    "SH suspect, sh cleared; * lit or seen; o manhole, x covered; ### building, %%% square;",
    "(1) to (4) lamps that go out, (+) lamps that stay, ( ) unlit; <nw> exit, #nw# barricade",
)


def draw(view: MrJackView, notebook: MrJackNotebook | None = None) -> str:
    """Draw the board, the characters and the cards."""
    return "\n".join([_board(view), "", *LEGEND, "", *_people(view, notebook), "", *_table(view)])


def _board(view: MrJackView) -> str:
    grid = [[" " * CELL] * 13 for _ in range(ROWS)]
    for hex_ in HEXES:
        grid[hex_.row][hex_.column] = _cell(view, hex_).ljust(CELL)
    for way_out in EXITS:
        column, row = EXIT_PLACES[way_out]
        mark = f"#{way_out}#" if way_out in view.barricades else f"<{way_out}>"
        grid[row][column] = mark.ljust(CELL)
    return "\n".join("".join(row).rstrip() for row in grid)


def _cell(view: MrJackView, hex_: Hex) -> str:
    if hex_.kind == STREET:
        return _street(view, hex_)
    if hex_.kind == LAMP:
        lamps = {lamp.place: str(lamp.number or "+") for lamp in view.lamps}
        return f"({lamps.get(hex_.name, ' ')})"
    return "%%%" if hex_.kind == "square" else "###"


def _street(view: MrJackView, hex_: Hex) -> str:
    for character in view.characters:
        if character.hex == hex_.name:
            return _initials(character) + ("*" if character.visible else "")
    manhole = ""
    if hex_.has_manhole(view.board):
        manhole = "x" if hex_.name in view.covers else "o"
    return hex_.name + manhole + ("*" if hex_.name in view.lit else "")


def _initials(character: Character) -> str:
    initials = INITIALS[character.name]
    return initials if character.suspect else initials.lower()


def _people(view: MrJackView, notebook: MrJackNotebook | None) -> list[str]:
    weights = {} if notebook is None else notebook.suspects
    return [_person(view, character, weights) for character in view.characters]


def _person(view: MrJackView, character: Character, weights: dict[str, float]) -> str:
    mark = "▸" if character.name == view.card else " "
    role = "suspect" if character.suspect else "cleared"
    seen = "visible" if character.visible else "-"
    chance = f"{weights[character.name]:>5.0%}" if character.name in weights else "     "
    notes = " ".join(_notes(view, character.name))
    line = (
        f"{mark}{_initials(character)} {character.name:<9} {character.hex:<4} {role} {seen:<8}"
        f"{chance}  {notes}"
    )
    return line.rstrip()


def _notes(view: MrJackView, name: str) -> list[str]:
    """Say where a character's cards are, as far as the viewer knows."""
    notes = ["card"] if name in view.cards else []
    if name == view.jack:
        notes.append("Jack!")
    hands = [hand.alibis for hand in view.hands]
    return notes + ["alibi" for alibis in hands if alibis is not None and name in alibis]


def _table(view: MrJackView) -> list[str]:
    jack, investigator = view.hands
    return [
        f"turn {view.turn_number} of 8, {'witness' if view.witness else 'no witness'}; "
        f"lantern {view.lantern}; cards {' '.join(view.cards) or '-'}; "
        f"next turn {' '.join(view.next_cards) or 'all'}",
        f"alibi cards drawn: Jack {jack.drawn}, Investigator {investigator.drawn}",
        *_still_to_do(view),
    ]


def _still_to_do(view: MrJackView) -> list[str]:
    """Say what the card in play still asks for."""
    if view.phase == "whistling":
        return [f"{view.card}: {view.whistle_points} points of the whistle left"]
    if view.phase == "turning":
        return [f"{view.card}: Watson's lantern is to be turned"]
    asked = ["to move"] * view.to_move + ["to use the power"] * view.to_use
    return [f"{view.card}: {' and '.join(asked)}"] if asked else []
