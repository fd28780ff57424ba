"""Mr. Jack in a terminal: the hexes of Whitechapel in their columns, and the table beside them."""

from __future__ import annotations

from gaslamp.core.text import text
from gaslamp.core.words import Phrases
from gaslamp.games.mr_jack.hexes import EXITS, HEXES, LAMP, STREET, Hex
from gaslamp.games.mr_jack.table import TURNS
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
LEGENDS = ("people", "streets", "lamps", "blocks")
BY_NAME = {hex_.name: hex_ for hex_ in HEXES}
GAP = 3  # between a label and what it is for


def draw(view: MrJackView, notebook: MrJackNotebook | None = None, language: str = "en") -> str:
    """Draw the board, the characters and the cards; the notebook says how likely each one is."""
    words = Phrases("mr-jack-draw", language)
    legend = [words(f"legend-{line}") for line in LEGENDS]
    people = _people(view, notebook, words)
    return "\n".join([_board(view), "", *legend, "", *people, "", *_table(view, words)])


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
        return f"{hex_.name}({lamps.get(hex_.name, ' ')})"
    return "%%%" if hex_.kind == "square" else "###"


def _street(view: MrJackView, hex_: Hex) -> str:
    for character in view.characters:
        if character.hex == hex_.name:
            return _initials(character) + ("*" if character.visible else "")
    return _named(view, hex_) + ("*" if hex_.name in view.lit else "")


def _named(view: MrJackView, hex_: Hex) -> str:
    """Name a hex, with a mark for a manhole; a pawn hides both on the board."""
    if not hex_.has_manhole(view.board):
        return hex_.name
    return hex_.name + ("x" if hex_.name in view.covers else "o")


def _initials(character: Character) -> str:
    initials = INITIALS[character.name]
    return initials if character.suspect else initials.lower()


def _people(view: MrJackView, notebook: MrJackNotebook | None, words: Phrases) -> list[str]:
    weights = {} if notebook is None else notebook.suspects
    return [_person(view, character, weights, words) for character in view.characters]


def _person(
    view: MrJackView, character: Character, weights: dict[str, float], words: Phrases
) -> str:
    name = character.name
    mark = "▸" if name == view.card else " "
    roles = {True: words("suspect"), False: words("cleared")}
    seen = words("visible") if character.visible else "-"
    chance = words("percent", share=round(100 * weights[name])) if name in weights else ""
    line = (
        f"{mark}{_initials(character)} {name:<9} {_named(view, BY_NAME[character.hex]):<5} "
        f"{roles[character.suspect]:<{max(map(len, roles.values()))}}  "
        f"{seen:<{len(words('visible'))}}  {chance:>5}  {', '.join(_notes(view, name, words))}"
    )
    return line.rstrip()


def _notes(view: MrJackView, name: str, words: Phrases) -> list[str]:
    """Say where a character's cards are, as far as the viewer knows."""
    notes = [words("card")] if name in view.cards else []
    if name == view.jack:
        notes.append(words("jack"))
    hands = [hand.alibis for hand in view.hands]
    return notes + [words("alibi") for alibis in hands if alibis is not None and name in alibis]


def _table(view: MrJackView, words: Phrases) -> list[str]:
    """A labelled line for each thing beside the board, then what the card still asks for."""
    jack, investigator = view.hands
    lines = {
        words("turn"): words("witness" if view.witness else "no-witness", number=view.turn_number),
        words("cards"): " ".join(view.cards) or "-",
        words("next-turn"): _next_cards(view, words),
        words("lantern"): words(
            "lantern-to", lantern=view.lantern, direction=text(f"mr-jack-direction-{view.lantern}")
        ),
        words("alibis"): words("drawn", jack=jack.drawn, investigator=investigator.drawn),
    }
    width = max(len(label) for label in lines) + GAP
    return [
        *(f"{label:<{width}}{value}" for label, value in lines.items()),
        *_still_to_do(view, words),
    ]


def _next_cards(view: MrJackView, words: Phrases) -> str:
    if view.turn_number == TURNS:
        return "-"
    return " ".join(view.next_cards) or words("all-cards")


def _still_to_do(view: MrJackView, words: Phrases) -> list[str]:
    """Say what the card in play still asks for."""
    if view.card is None or view.phase == "ended":
        return []
    who = text(f"mr-jack-{view.card}")
    if view.phase == "whistling":
        return ["", words("whistle", who=who, points=view.whistle_points)]
    if view.phase == "turning":
        return ["", words("turn-lantern", who=who)]
    if view.card == "gull" and view.to_move:
        return ["", words("to-move-or-swap", who=who)]
    asked = ["move"] * view.to_move + ["use"] * view.to_use
    return ["", words(f"to-{'-and-'.join(asked)}", who=who)] if asked else []
