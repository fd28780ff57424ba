"""Gathers the pages of the documentation in build/pages, from where MkDocs builds them.

The pages of `docs/` and those that stand elsewhere keep their text; a link to a page leads to its
place among the others, and a link to any other file of the repository becomes its name. Drawings of
the architecture are made from the code: what imports what, the routes, the events.
"""

from __future__ import annotations

import ast
import re
import shutil
from collections import Counter
from pathlib import Path

from tools import guide_pages

import gaslamp
from gaslamp.core import svg
from gaslamp.core.translation import LANGUAGES
from gaslamp.games.registry import GAMES, find_game
from gaslamp.service import events
from gaslamp.web.route_table import ROUTES

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "pages"
SOURCE = ROOT / "src" / "gaslamp"
CURVE: dict[str, svg.Attribute] = {
    "fill": "none",
    "stroke": "#b8860b",
    "stroke_opacity": ".55",
}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
# Pages that stand elsewhere in the repository, by their name among the others.
ELSEWHERE = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "code_of_conduct.md": "CODE_OF_CONDUCT.md",
    "reporting.md": "SECURITY.md",
    "client.md": "frontend/README.md",
}
# From what is used to what uses it.
PACKAGES = (
    "core",
    "games",
    "play",
    "bots",
    "learn",
    "envs",
    "training",
    "arena",
    "service",
    "web",
    "cli",
)
BESIDE = (
    "gaslamp.play.table.Table",
    "gaslamp.bots.bot.Bot",
    "gaslamp.envs.pettingzoo",
    "gaslamp.envs.openspiel",
    "gaslamp.envs.batch",
)


def places() -> dict[Path, str]:
    """Give for each file that is a page its name among the pages."""
    found = {path.resolve(): path.name for path in (ROOT / "docs").glob("*.md")}
    found |= {(ROOT / there).resolve(): name for name, there in ELSEWHERE.items()}
    for language in LANGUAGES:
        for game in GAMES:
            name = f"guides/{game}.{language}.md"
            ledger = SOURCE / "ledgers" / ("" if language == "en" else language) / f"{game}.md"
            guide = SOURCE / "games" / game / "guide" / f"{language}.md"
            found |= {ledger.resolve(): name, guide.resolve(): name}
    return found


def rewritten(text: str, of: Path, known: dict[Path, str]) -> str:
    """Let the links of a page lead to where their pages are now."""

    def link(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        path, mark, anchor = target.partition("#")
        if "://" in target or target.startswith("mailto:") or not path:
            return found[0]
        there = (of.parent / path).resolve()
        if there in known:
            return f"{picture}[{words}]({known[there]}{mark}{anchor})"
        if there.is_relative_to(ROOT / "docs" / "pictures"):
            return f"{picture}[{words}](pictures/{there.name})"
        return words if words.startswith("`") else f"{words} (`{there.relative_to(ROOT)}`)"

    return LINK.sub(link, text)


def imports() -> Counter[tuple[str, str]]:
    """Count for each two packages how many modules of the first import the second."""
    found: Counter[tuple[str, str]] = Counter()
    for package in PACKAGES:
        for path in (SOURCE / package).rglob("*.py"):
            used = set()
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("gaslamp."):
                    used.add(str(node.module).split(".")[1])
            found.update((package, other) for other in used & set(PACKAGES) - {package})
    return found


def drawn_imports() -> str:
    """Draw the packages in order, with a line for each import; thicker for more modules."""
    row, left, wide = 46, 20, 110
    at = {package: 20 + row * (len(PACKAGES) - 1 - place) for place, package in enumerate(PACKAGES)}
    marks = []
    for (of, to), count in sorted(imports().items(), key=lambda entry: entry[1]):
        reach = left + wide + 18 * abs(PACKAGES.index(of) - PACKAGES.index(to)) + 14
        start, end = at[of] + 12, at[to] + 20
        path = f"M{left + wide} {start}C{reach} {start} {reach} {end} {left + wide} {end}"
        title = svg.element("title", (), f"{of} imports {to}: {count} modules")
        width = min(1 + count**0.5 / 2, 5)
        marks.append(svg.element("path", [title], d=path, stroke_width=width, **CURVE))
    for package, y in at.items():
        marks.append(svg.element("rect", x=left, y=y, width=wide, height=32, rx=4, fill="#3b2f2a"))
        marks.append(
            svg.text(left + wide / 2, y + 21, package, fill="#ffe9b8", text_anchor="middle")
        )
    box = (0, 0, 330, row * len(PACKAGES) + 20)
    about = "The packages, and which imports which"
    return svg.document(
        box, about, marks, paper="none", width=330, font_family="sans-serif", font_size=15
    )


def drawings() -> str:
    """Write the page of drawings: imports, routes, events, games."""
    routes = "\n".join(f"| `{one.method}` | `{one.path}` | {one.summary} |" for one in ROUTES)
    kinds = "\n".join(
        f"| `{name}` | {(kind.__doc__ or '').splitlines()[0]} |"
        for name, kind in sorted(vars(events).items())
        if isinstance(kind, type) and kind.__module__ == events.__name__ and kind.__doc__
    )
    games = "\n".join(
        f"| {game} | {len(find_game(game).seats(find_game(game).options()))} "
        f"| {find_game(game).longest(find_game(game).options())} |"
        for game in GAMES
    )
    return f"""# The code in pictures

Everything on this page is made from the code when the pages are built.

## What imports what

Each package imports only those below it. A line is thicker the more modules need it.

![The packages, and which imports which](imports.svg)

## Routes

| method | address | what for |
|---|---|---|
{routes}

## Events of a table

A table is the sequence of its events, and nothing else is stored of it.

| event | when |
|---|---|
{kinds}

## Games

| game | seats by default | most actions in a game |
|---|---|---|
{games}
"""


def reference() -> str:
    """Write the page of the Python API: its text is that of the docstrings."""
    public = (getattr(gaslamp, name) for name in gaslamp.__all__)
    own = (f"{one.__module__}.{one.__qualname__}" for one in public if hasattr(one, "__qualname__"))
    parts = "\n\n".join(f"::: {name}" for name in dict.fromkeys([*own, *BESIDE]))
    return f"# Python reference\n\n{parts}\n"


def main() -> None:
    """Gather everything anew."""
    shutil.rmtree(PAGES, ignore_errors=True)
    (PAGES / "guides").mkdir(parents=True)
    known = places()
    for path, name in known.items():
        if not name.startswith("guides/"):
            text = rewritten(path.read_text(encoding="utf-8"), path, known)
            (PAGES / name).write_text(text, encoding="utf-8")
    shutil.copytree(ROOT / "docs" / "pictures", PAGES / "pictures")
    for beside in ("iframe_worker.js", "pages.css"):
        shutil.copy2(ROOT / "docs" / beside, PAGES)
    guide_pages.main(PAGES / "guides")
    (PAGES / "imports.svg").write_text(drawn_imports(), encoding="utf-8")
    (PAGES / "drawings.md").write_text(drawings(), encoding="utf-8")
    (PAGES / "reference.md").write_text(reference(), encoding="utf-8")


if __name__ == "__main__":
    main()
