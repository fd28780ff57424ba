"""Mr. Jack Pocket in a terminal: nine tiles with their walls, and the detectives around them."""

from __future__ import annotations

from collections.abc import Iterable

from gaslamp.core.words import Phrases
from gaslamp.games.mr_jack_pocket.view import MrJackPocketNotebook, MrJackPocketView, Tile

INNER = 17  # a tile's width inside its walls
WIDTH, HEIGHT = INNER + 3, 4  # from one tile to the next
TOP, LEFT = 2, 6  # room for the numbers and the detectives
GAP = 3  # between the columns of the table
LETTERS = {"holmes": "H", "watson": "W", "toby": "T"}
USED = "✓"


class _Sheet:
    """A page of characters to write on."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[" "] * width for _ in range(height)]

    def write(self, row: int, column: int, written: str) -> None:
        self.rows[row][column : column + len(written)] = written

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.rows]


def draw(
    view: MrJackPocketView, notebook: MrJackPocketNotebook | None = None, language: str = "en"
) -> str:
    """Draw the district, the tokens and the cards; the notebook says how likely each suspect is."""
    words = Phrases("mr-jack-pocket-draw", language)
    district = _district(view, notebook, words)
    table = [*_tokens(view, language), "", *_seats(view, words)]
    chase = ["", words("chase")] if view.chase else []
    return "\n".join([*district, "", *_legend(view, words), "", *table, *chase])


def _district(
    view: MrJackPocketView, notebook: MrJackPocketNotebook | None, words: Phrases
) -> list[str]:
    sheet = _Sheet(2 * LEFT + 3 * WIDTH, 2 * TOP + 3 * HEIGHT - 1)
    for place in range(3):
        sheet.write(0, LEFT + WIDTH * place + WIDTH // 2 - 1, str(place))
        sheet.write(TOP + HEIGHT * place + 1, 0, str(place))
    for cell, tile in enumerate(view.tiles):
        top, left = TOP + HEIGHT * (cell // 3), LEFT + WIDTH * (cell % 3)
        if tile is not None:
            _walls(sheet, top, left, tile.wall)
            sheet.write(top + 1, left + 1, _name(tile, view.jack.identity).center(INNER))
            sheet.write(top + 2, left + 1, _marks(tile, notebook, words).center(INNER))
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


def _marks(tile: Tile, notebook: MrJackPocketNotebook | None, words: Phrases) -> str:
    marks = [words("seen")] * tile.seen + [words("turned")] * tile.rotated
    if notebook is not None and tile.character in notebook.suspects:
        marks.append(words("percent", share=round(100 * notebook.suspects[tile.character])))
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


def _legend(view: MrJackPocketView, words: Phrases) -> list[str]:
    cells = words("legend-cells")
    last = cells if view.jack.identity is None else words("legend-jack", cells=cells)
    return [words("legend-names"), words("legend-marks"), last]


def _tokens(view: MrJackPocketView, language: str) -> list[str]:
    """Write each token's face above its back."""
    words, faces = (
        Phrases("mr-jack-pocket-draw", language),
        Phrases("mr-jack-pocket-face", language),
    )
    rows = [[words("turn", number=view.turn_number)], [words("backs")]]
    for token in view.tokens:
        rows[0].append(faces(token.face) + USED * token.used)
        rows[1].append(faces(token.back))
    return _columns(rows)


def _seats(view: MrJackPocketView, words: Phrases) -> list[str]:
    """A row for each seat, with what it has won."""
    jack = view.jack
    return [
        *_columns(
            [
                ["", words("times"), words("hourglasses"), words("cards")],
                [words("jack"), _listed(jack.times), _hourglasses(view), _names(jack.cards)],
                [
                    words("investigator"),
                    _listed(view.investigator_times),
                    "",
                    _names(view.investigator_cards),
                ],
            ]
        ),
        words("pile", cards=view.pile),
    ]


def _columns(rows: list[list[str]]) -> list[str]:
    """Lay out rows of equal length, each column as wide as its widest word."""
    widths = [max(len(cell) for cell in column) + GAP for column in zip(*rows, strict=True)]
    return [
        "".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _hourglasses(view: MrJackPocketView) -> str:
    """Jack's hourglasses; to those who do not know his cards, at least the ones of his turns."""
    known = view.jack.hourglasses
    return f"{len(view.jack.times)} + ?" if known is None else str(known)


def _names(cards: Iterable[str | None]) -> str:
    return _listed(card.capitalize() if card else "?" for card in cards)


def _listed(things: Iterable[object]) -> str:
    return " ".join(str(thing) for thing in things) or "-"
