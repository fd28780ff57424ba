"""Writes every text that a person can read as one page, the languages side by side.

Used as `words_page.py FOLDER`; the files are found by where they lie, the client's too.
"""

from __future__ import annotations

import html
import itertools
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term

from gaslamp.core.translation import ENGLISH, LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
SOURCES = (ROOT / "frontend" / "src", ROOT / "src" / "gaslamp")
STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2em; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { border: 1px solid #ccc; padding: .3em .5em; text-align: left; vertical-align: top;
  white-space: pre-wrap; overflow-wrap: anywhere; }
th:first-child, td:first-child { width: 18%; font-size: 12px; color: #555; }
td.missing { background: #fdd; }
nav { columns: 3; }
"""


class Chapter(NamedTuple):
    """The texts of one English file: a row for each, a column for each language."""

    title: str
    rows: list[tuple[str, list[str]]]


def main(folder: Path) -> None:
    """Write the page, and print where it is."""
    folder.mkdir(parents=True, exist_ok=True)
    found = list(chapters())
    page = folder / "index.html"
    page.write_text(page_of(found), encoding="utf-8")
    print(f"{page}: {sum(len(chapter.rows) for chapter in found)} texts")


def chapters() -> Iterator[Chapter]:
    """Read words, lessons, guides and rules, file by file."""
    for root in SOURCES:
        for english in sorted(root.rglob("*en.ftl")):
            yield Chapter(str(english.relative_to(ROOT)), ftl_rows(english))
        for english in sorted(root.rglob("guide/en.md")):
            yield Chapter(str(english.relative_to(ROOT)), markdown_rows(guides(english)))
        for english in sorted(root.glob("ledgers/*.md")):
            yield Chapter(str(english.relative_to(ROOT)), markdown_rows(ledgers(english)))


def ftl_rows(english: Path) -> list[tuple[str, list[str]]]:
    """Put each key beside what every language says for it."""
    stem = english.name.removesuffix(f"{ENGLISH}.ftl")
    files = [messages(english.with_name(f"{stem}{language}.ftl")) for language in LANGUAGES]
    keys = dict.fromkeys(itertools.chain.from_iterable(files))
    return [(key, [file.get(key, "") for file in files]) for key in keys]


def messages(file: Path) -> dict[str, str]:
    """Read a file's messages, each as it is written."""
    if not file.is_file():
        return {}
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    kept = [entry for entry in entries if isinstance(entry, Message | Term)]
    return {entry.id.name: written(entry) for entry in kept}


def written(entry: Message | Term) -> str:
    """Give what stands behind a key."""
    entry.comment = None
    return FluentSerializer().serialize_entry(entry).partition("=")[2].strip("\n ")


def guides(english: Path) -> list[Path]:
    """List the files of a guide."""
    return [english.with_name(f"{language}.md") for language in LANGUAGES]


def ledgers(english: Path) -> list[Path]:
    """List the files of a ledger; English lies above the others."""
    others = [english.parent / language / english.name for language in LANGUAGES[1:]]
    return [english, *others]


def markdown_rows(files: list[Path]) -> list[tuple[str, list[str]]]:
    """Put paragraphs, bullets and rules of the languages beside each other, in order."""
    parts = [paragraphs(file) for file in files]
    rows = itertools.zip_longest(*parts, fillvalue="")
    return [(str(number), list(row)) for number, row in enumerate(rows, start=1)]


def paragraphs(file: Path) -> list[str]:
    """Cut a page into its paragraphs and bullets."""
    if not file.is_file():
        return []
    found = re.split(r"\n\n+|\n(?=- )", file.read_text(encoding="utf-8"))
    return [part.strip() for part in found if part.strip()]


def page_of(found: list[Chapter]) -> str:
    """Write the page: a list of the files, then a table for each."""
    links = "".join(f'<a href="#{c.title}">{html.escape(c.title)}</a><br>' for c in found)
    tables = "".join(map(table_of, found))
    return (
        f"<!doctype html><meta charset=utf-8><title>Words</title><style>{STYLE}</style>"
        f"<h1>Words</h1><nav>{links}</nav>{tables}\n"
    )


def table_of(chapter: Chapter) -> str:
    """Write the table of a file; what a language lacks is marked."""
    head = "".join(f"<th>{language}</th>" for language in LANGUAGES)
    rows = "".join(
        f"<tr><td>{html.escape(key)}</td>{''.join(map(cell_of, texts))}</tr>\n"
        for key, texts in chapter.rows
    )
    title = html.escape(chapter.title)
    return f'<h2 id="{title}">{title}</h2><table><tr><th>key</th>{head}</tr>\n{rows}</table>'


def cell_of(words: str) -> str:
    """Write what a language says."""
    return f"<td>{html.escape(words)}</td>" if words else '<td class="missing"></td>'


if __name__ == "__main__":
    main(Path(sys.argv[1]))
