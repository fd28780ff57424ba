"""A language made for tests: English with its vowels and n accented and doubled, a third longer.

What is still in English where this language is spoken was not translated; what is cut off would be
cut off in German too.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

PSEUDO = "qps"  # ISO 639 keeps qaa to qtz for private use
LETTERS = dict(zip("aeiounyAEIOUNY", "áéíóúñýÁÉÍÓÚÑÝ", strict=True))
KEPT = re.compile(  # ids of rules, code, figures, links and placeholders stay as they are
    r"(\b[A-Z]{2}-\d{2}\b|`[^`]*`|\]\([^)]*\)|https?://\S+|\{[^}]*\})"
)
APART = ("client", "__pycache__", "node_modules", "generated")


def pseudo_text(words: str) -> str:
    """Accent and double the vowels of a text, and its n."""
    parts = KEPT.split(words)
    return "".join(part if KEPT.fullmatch(part) else _doubled(part) for part in parts)


def _doubled(words: str) -> str:
    return "".join(LETTERS[one] + LETTERS[one].lower() if one in LETTERS else one for one in words)


class _Pseudo(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802  (the visitor's naming)
        node.value = _doubled(node.value)
        return node


def pseudo_ftl(source: str) -> str:
    """Translate a file of words; placeables, keys and variants stay as they are."""
    resource = FluentParser().parse(source)
    return FluentSerializer().serialize(_Pseudo().visit(resource))


def add_pseudo(root: Path) -> list[Path]:
    """Add the language to a tree of sources by adding files alone; return what was added."""
    added = []
    for english in sorted(root.rglob("*")):
        other = _translated(english)
        if other is None or not set(APART).isdisjoint(english.relative_to(root).parts):
            continue
        source = english.read_text(encoding="utf-8")
        other.parent.mkdir(exist_ok=True)
        made = pseudo_ftl(source) if english.suffix == ".ftl" else pseudo_text(source)
        other.write_text(made, encoding="utf-8")
        added.append(other)
    return added


def _translated(english: Path) -> Path | None:
    """Name the file of the language beside an English one; nothing for any other file."""
    match english.parent.name, english.name:
        case "words", "en.ftl":
            return english.with_name(f"{PSEUDO}.ftl")
        case "lessons", name if name.endswith(".en.ftl"):
            return english.with_name(name.replace(".en.ftl", f".{PSEUDO}.ftl"))
        case "guide", "en.md":
            return english.with_name(f"{PSEUDO}.md")
        case "ledgers", name if name.endswith(".md"):
            return english.parent / PSEUDO / name
    return None


def copy_tree(source: Path, target: Path) -> None:
    """Copy sources without what was built from them."""
    ignored = shutil.ignore_patterns(*APART, "*.so", "_compiled.json")
    shutil.copytree(source, target, ignore=ignored)
