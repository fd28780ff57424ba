"""One name, one meaning: outside the games no two modules define classes of one name."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import gaslamp

PACKAGE = Path(gaslamp.__file__).parent


def names_of(source: str) -> list[str]:
    """List the public classes and type aliases that a module defines."""
    found = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.AnnAssign) and "TypeAlias" in ast.unparse(node.annotation):
            found.append(ast.unparse(node.target))
    return [name for name in found if not name.startswith("_")]


def test_classes_and_type_aliases_are_found() -> None:
    source = "class A: ...\nB: TypeAlias = int\nclass _C: ...\nD: int = 3\nE = 4"
    assert names_of(source) == ["A", "B"]


def test_no_name_outside_the_games_has_two_meanings() -> None:
    modules: dict[str, list[str]] = defaultdict(list)
    for path in PACKAGE.rglob("*.py"):
        place = path.relative_to(PACKAGE)
        if place.parts[0] != "games":
            for name in names_of(path.read_text(encoding="utf-8")):
                modules[name].append(str(place))
    assert {name: where for name, where in modules.items() if len(where) > 1} == {}
    assert len(modules) > 400
