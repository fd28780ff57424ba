"""Mr. Jack in a terminal: the hexes of Whitechapel in their columns, and the table beside them."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

from gaslamp.core.board import Element, ElementId, name_of
from gaslamp.core.terminal_art import (
    DEFAULT_SIZE,
    TerminalSize,
    join_lines,
    pad,
    percent,
    side_by_side,
    with_style,
    without_styles,
)
from gaslamp.core.translation import Phrases
from gaslamp.games.mr_jack.elements import (
    COLUMNS,
    HALF_HEIGHT,
    RADIUS,
    ROWS,
    board_of,
    character_name,
    direction_name,
)
from gaslamp.games.mr_jack.game_setup import TURNS
from gaslamp.games.mr_jack.view import Character, MrJackNotebook, MrJackView

CELL, NARROW_CELL = 6, 4  # columns from one hex to the next
NOWHERE = (0.0, 0.0)
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
PANEL = 24  # columns beside the board at least
LEGENDS = ("people", "streets", "lamps", "blocks")
GAP = 3  # between a label and what it is for


def render(
    view: MrJackView,
    notebook: MrJackNotebook | None = None,
    language: str = "en",
    size: TerminalSize = DEFAULT_SIZE,
) -> str:
    """Draw the board, the characters and the cards; the notebook says how likely each one is."""
    words = Phrases("mr-jack-draw", language)
    board = _board(view, CELL)
    table = [*_people(view, notebook, words), "", *_table(view, words)]
    room = size.columns - COLUMNS * CELL
    if max(len(without_styles(line)) for line in table) <= room:
        return join_lines(side_by_side(board, table, COLUMNS * CELL), size)
    if len(board) + 1 + len(table) <= size.rows:
        return join_lines([*board, "", *table], size)
    left = COLUMNS * NARROW_CELL + 1
    panel = _panel(view, notebook, words, max(PANEL, size.columns - left))
    return join_lines(side_by_side(_board(view, NARROW_CELL), panel, left), size)


def legend(view: MrJackView, language: str = "en") -> str:
    """Explain the signs on the board."""
    words = Phrases("mr-jack-draw", language)
    return "\n".join(words(f"legend-{line}") for line in LEGENDS)


def _board(view: MrJackView, cell: int) -> list[str]:
    """Write every element that has a place into its column and row.

    Hexes side by side stand in rows of their own, so each has the room of two cells.
    """
    rows = [""] * ROWS
    for element in sorted(board_of(view.board).elements, key=lambda one: one.place or NOWHERE):
        if element.place is not None:
            x, y = element.place
            row, column = round(y / HALF_HEIGHT) - 1, round((x - RADIUS) / (1.5 * RADIUS))
            rows[row] = pad(rows[row], column * cell) + _cell(view, element)
    return rows


def _cell(view: MrJackView, element: Element) -> str:
    if element.kind == "exit":
        return f"#{element.name}#" if element.id in view.barricades else f"<{element.name}>"
    if element.kind == "lamp":
        lamps = {lamp.place: str(lamp.number or "+") for lamp in view.lamps}
        return f"{element.name}({lamps.get(element.id, ' ')})"
    if "street" in element.traits:
        return _street(view, element)
    return "%%%" if "square" in element.traits else "###"


def _street(view: MrJackView, element: Element) -> str:
    """Write who stands there, or the street's name; what is in the light has a star."""
    for character in view.characters:
        if character.hex == element.id:
            return _lit(_initials(character), character.visible)
    return _lit(_marked(view, element), element.id in view.lit)


def _lit(words: str, lit: bool) -> str:
    return with_style(f"{words}*", "yellow") if lit else words


def _marked(view: MrJackView, element: Element) -> str:
    """Name a hex, with a mark for a manhole; a pawn hides both on the board."""
    if "manhole" not in element.traits:
        return element.name
    return element.name + ("x" if element.id in view.covers else "o")


def _initials(character: Character) -> str:
    initials = INITIALS[name_of(character.character)]
    return initials if character.suspect else initials.lower()


def _people(view: MrJackView, notebook: MrJackNotebook | None, words: Phrases) -> list[str]:
    weights = {} if notebook is None else notebook.suspects
    return [_person(view, character, weights, words) for character in view.characters]


def _person(
    view: MrJackView, character: Character, weights: dict[ElementId, float], words: Phrases
) -> str:
    id_, name = character.character, name_of(character.character)
    mark = "▸" if view.card and name == name_of(view.card) else " "
    roles = {True: words("suspect"), False: words("cleared")}
    seen = words("visible") if character.visible else "-"
    chance = percent(weights[id_], words.language) if id_ in weights else ""
    line = (
        f"{mark}{_initials(character)} {name:<9} {_where(view, character):<5} "
        f"{roles[character.suspect]:<{max(map(len, roles.values()))}}  "
        f"{seen:<{len(words('visible'))}}  {chance:>6}  {', '.join(_notes(view, id_, words))}"
    )
    return line.rstrip()


def _panel(
    view: MrJackView, notebook: MrJackNotebook | None, words: Phrases, width: int
) -> list[str]:
    """Tell shortly what there is beside the board: the people, then the table."""
    weights = {} if notebook is None else notebook.suspects
    jack, investigator = view.hands
    witness = words("short-witness" if view.witness else "short-no-witness")
    lines = [
        words("short-turn", number=view.turn_number, witness=witness),
        words("short-cards", cards=_names(view.cards) or "-"),
        words("short-next", cards=_next_cards(view, words)),
        words(
            "short-table", lantern=name_of(view.lantern), jack=jack.drawn, other=investigator.drawn
        ),
    ]
    wrapped = [part for line in lines for part in wrap(line, width, subsequent_indent=" ")]
    people = [_in_short(view, character, weights, words) for character in view.characters]
    return [*people, "", *wrapped]


def _in_short(
    view: MrJackView, character: Character, weights: dict[ElementId, float], words: Phrases
) -> str:
    """Write who this is, where, and how likely it is Jack or what else is known."""
    id_, name = character.character, name_of(character.character)
    on_turn = view.card is not None and name == name_of(view.card)
    known = [words("jack")] * (id_ == view.jack) + [words("alibi")] * _has_alibi(view, id_)
    chance = percent(weights[id_], words.language) if id_ in weights else ""
    told = chance or " ".join(known)
    place = _where(view, character) + "*" * character.visible
    line = f"{'▸' if on_turn else ' '}{_initials(character)} {name:<8} {place:<5} {told}".rstrip()
    return with_style(line, "bold" if on_turn else None if character.suspect else "dim")


def _has_alibi(view: MrJackView, id_: ElementId) -> bool:
    return any(hand.alibis is not None and id_ in hand.alibis for hand in view.hands)


def _where(view: MrJackView, character: Character) -> str:
    elements = board_of(view.board).elements
    return _marked(view, next(one for one in elements if one.id == character.hex))


def _notes(view: MrJackView, id_: ElementId, words: Phrases) -> list[str]:
    """Say where a character's cards are, as far as the viewer knows."""
    notes = [words("card")] if name_of(id_) in map(name_of, view.cards) else []
    if id_ == view.jack:
        notes.append(words("jack"))
    hands = [hand.alibis for hand in view.hands]
    return notes + [words("alibi") for alibis in hands if alibis is not None and id_ in alibis]


def _table(view: MrJackView, words: Phrases) -> list[str]:
    """Write a line for each thing beside the board, then what the card still asks for."""
    jack, investigator = view.hands
    lines = {
        words("turn"): words("witness" if view.witness else "no-witness", number=view.turn_number),
        words("cards"): _names(view.cards) or "-",
        words("next-turn"): _next_cards(view, words),
        words("lantern"): words(
            "lantern-to", lantern=name_of(view.lantern), direction=direction_name(view.lantern)
        ),
        words("alibis"): words("drawn", jack=jack.drawn, investigator=investigator.drawn),
    }
    width = max(len(label) for label in lines) + GAP
    return [
        *(f"{label:<{width}}{value}" for label, value in lines.items()),
        *_still_to_do(view, words),
    ]


def _names(ids: Iterable[ElementId]) -> str:
    return " ".join(map(name_of, ids))


def _next_cards(view: MrJackView, words: Phrases) -> str:
    """List the next turn's cards; none before this turn's are dealt, or after the last."""
    if view.turn_number == TURNS or view.phase in ("identity", "dealing"):
        return "-"
    return _names(view.next_cards) or words("all-cards")


def _still_to_do(view: MrJackView, words: Phrases) -> list[str]:
    """Say what the card in play still asks for."""
    if view.card is None or view.phase == "ended":
        return []
    who = character_name(view.card)
    if view.phase == "whistling":
        return ["", words("whistle", who=who, points=view.whistle_points)]
    if view.phase == "turning":
        return ["", words("turn-lantern", who=who)]
    if view.card == "card-gull" and view.to_move:
        return ["", words("to-move-or-swap", who=who)]
    asked = ["move"] * view.to_move + ["use"] * view.to_use
    return ["", words(f"to-{'-and-'.join(asked)}", who=who)] if asked else []
