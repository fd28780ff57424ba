"""Mr. Jack Pocket in a terminal: nine tiles with their walls, and the detectives around them."""

from __future__ import annotations

from gaslamp.games.mr_jack_pocket.view import MrJackPocketNotebook, MrJackPocketView, Tile

INNER = 15  # a tile's width inside its walls
WIDTH, HEIGHT = INNER + 3, 4  # from one tile to the next
TOP, LEFT = 2, 6  # room for the numbers and the detectives
LETTERS = {"holmes": "H", "watson": "W", "toby": "T"}
LEGEND = (
    "H Holmes, W Watson, T Toby; CAPITALS suspect, (brackets) cleared; ═ ║ walls",
    "seen: in a line of sight; turned: not to be turned again in this turn",
)


class _Sheet:
    """A page of characters to write on."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[" "] * width for _ in range(height)]

    def write(self, row: int, column: int, written: str) -> None:
        self.rows[row][column : column + len(written)] = written

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.rows]


def draw(view: MrJackPocketView, notebook: MrJackPocketNotebook | None = None) -> str:
    """Draw the district, the tokens, the cards, and what the notebook says."""
    notes = _notes(notebook) if notebook is not None else []
    return "\n".join([*_district(view, notebook), "", *LEGEND, "", *_table(view), *notes])


def _district(view: MrJackPocketView, notebook: MrJackPocketNotebook | None) -> list[str]:
    sheet = _Sheet(2 * LEFT + 3 * WIDTH, 2 * TOP + 3 * HEIGHT - 1)
    for place in range(3):
        sheet.write(0, LEFT + WIDTH * place + WIDTH // 2 - 1, str(place))
        sheet.write(TOP + HEIGHT * place + 1, 0, str(place))
    for cell, tile in enumerate(view.tiles):
        top, left = TOP + HEIGHT * (cell // 3), LEFT + WIDTH * (cell % 3)
        if tile is not None:
            _walls(sheet, top, left, tile.wall)
            sheet.write(top + 1, left + 1, _name(tile, view.jack.identity).center(INNER))
            sheet.write(top + 2, left + 1, _marks(tile, notebook).center(INNER))
    for space in range(12):
        _detectives(sheet, space, [one.name for one in view.detectives if one.space == space])
    return sheet.lines()


def _walls(sheet: _Sheet, top: int, left: int, wall: str | None) -> None:
    """Corners are dots, open sides are gaps."""
    for row, side in ((top, "north"), (top + 3, "south")):
        sheet.write(row, left, f"·{('═' if wall == side else ' ') * INNER}·")
    for column, side in ((left, "west"), (left + INNER + 1, "east")):
        if wall == side:
            sheet.write(top + 1, column, "║")
            sheet.write(top + 2, column, "║")


def _name(tile: Tile, identity: str | None) -> str:
    name = tile.character.upper() if tile.suspect else f"({tile.character})"
    return f"»{name}«" if tile.character == identity else name


def _marks(tile: Tile, notebook: MrJackPocketNotebook | None) -> str:
    marks = ["seen"] * tile.seen + ["turned"] * tile.rotated
    if notebook is not None and tile.character in notebook.suspects:
        marks.append(_percent(notebook.suspects[tile.character]))
    return " ".join(marks)


def _detectives(sheet: _Sheet, space: int, names: list[str]) -> None:
    """Write the detectives of a space where it is, looking into the district."""
    if not names:
        return
    letters = "".join(LETTERS[name] for name in names)
    side, place = divmod(space, 3)
    if side in (0, 2):
        column = LEFT + WIDTH * (place if side == 0 else 2 - place) + WIDTH // 2 - 1
        row = TOP - 1 if side == 0 else TOP + 3 * HEIGHT
        sheet.write(row, column, f"{letters}{'▼' if side == 0 else '▲'}")
    elif side == 1:
        sheet.write(TOP + HEIGHT * place + 1, LEFT + 3 * WIDTH, f"◀{letters}")
    else:
        sheet.write(TOP + HEIGHT * (2 - place) + 1, LEFT - 1 - len(letters), f"{letters}▶")


def _table(view: MrJackPocketView) -> list[str]:
    tokens = [f"{token.face}{' (used)' if token.used else ''}" for token in view.tokens]
    backs = [token.back for token in view.tokens]
    jack = view.jack
    return [
        f"turn {view.turn_number} of 8: {', '.join(tokens) or '-'}",
        f"on the tokens' backs: {', '.join(backs) or '-'}",
        f"Mr. Jack: {jack.identity or '?'}   hourglasses {_hourglasses(view)}"
        f"   time {_listed(jack.times)}   cards {_listed([card or '?' for card in jack.cards])}",
        f"Investigator: time {_listed(view.investigator_times)}"
        f"   cards {_listed(view.investigator_cards)}   pile {view.pile}",
        *(["The chase is on: the Investigator wins when Mr. Jack is seen."] * view.chase),
    ]


def _hourglasses(view: MrJackPocketView) -> str:
    known = view.jack.hourglasses
    return f"{len(view.jack.times)} and cards" if known is None else str(known)


def _listed(things: object) -> str:
    assert isinstance(things, tuple | list)
    return " ".join(str(thing) for thing in things) or "-"


def _notes(notebook: MrJackPocketNotebook) -> list[str]:
    counts = list(notebook.hourglasses)
    pile = [f"{name} {_percent(weight)}" for name, weight in notebook.pile.items()]
    suspects = [f"{name} {_percent(weight)}" for name, weight in notebook.suspects.items()]
    return [
        f"notebook: Mr. Jack is {', '.join(suspects) or '?'}",
        f"          his hourglasses: {counts[0]} to {counts[-1]}",
        f"          in the pile: {', '.join(pile)}",
    ]


def _percent(weight: float) -> str:
    return f"{100 * weight:.0f}%"
