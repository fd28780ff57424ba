"""Writes the guides with drawn boards and the numbered rules as pages: `guide_pages.py FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from gaslamp.core.terminal_art import TerminalSize
from gaslamp.core.translation import LANGUAGES
from gaslamp.games.registry import GAMES
from gaslamp.learn.guide import Picture, read_guide
from gaslamp.learn.guide_markdown import figure_art, guide_page
from gaslamp.learn.ledger import ledger_source
from gaslamp.learn.terminal_svg import terminal_svg

LARGE = TerminalSize(columns=108, rows=40, colour=True)


def main(folder: Path) -> None:
    """Write a page for each game and language, with its pictures beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        for language in LANGUAGES:
            write(folder, game, language)
    print(f"{folder}: {len(GAMES) * len(LANGUAGES)} guides")


def write(folder: Path, game: str, language: str) -> None:
    """Write one guide; its figures are pictures of the game as a terminal shows it."""

    def drawn(picture: Picture) -> str:
        name = f"{game}.{picture.figure}.{language}.svg"
        drawing = figure_art(game, picture.figure, language, LARGE)
        (folder / name).write_text(terminal_svg(drawing, picture.caption), encoding="utf-8")
        return f"![{picture.caption}]({name})\n\n*{picture.caption}*"

    page = guide_page(read_guide(game, language), drawn)
    whole = f"{page}\n{ledger_source(game, language)}"
    (folder / f"{game}.{language}.md").write_text(whole, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
