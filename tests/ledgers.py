"""Which rules the tests prove: ids in the ledgers against the marks on the tests."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

RULE = re.compile(r"^- \*\*([A-Z]{2,}-\d{2,})\*\*", re.MULTILINE)
NOT_LITERAL = "?"


def ledger_ids(ledgers: Iterable[Path]) -> list[str]:
    """List the rules' ids as they stand in the ledgers."""
    return [rule for path in ledgers for rule in RULE.findall(path.read_text(encoding="utf-8"))]


def marked_ids(modules: Iterable[Path]) -> dict[str, list[str]]:
    """Find the ids that tests are marked with, and where."""
    places: dict[str, list[str]] = {}
    for path in modules:
        for rule, test, line in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            places.setdefault(rule, []).append(f"{path.name}:{line} {test}")
    return places


def complaints(ledgers: Iterable[Path], modules: Iterable[Path]) -> list[str]:
    """Name every rule without a test, every mark without a rule, every id given twice."""
    known = ledger_ids(ledgers)
    marked = marked_ids(modules)
    return [
        *(f"{rule} is there twice" for rule, times in Counter(known).items() if times > 1),
        *(f"{rule} has no test" for rule in known if rule not in marked),
        *(
            f"{place} names {rule}, which no ledger has"
            for rule, places in marked.items()
            if rule not in known
            for place in places
        ),
    ]


def _marks(tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    """Walk through the decorators of the tests: marks elsewhere prove nothing."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and _is_test(
            node.name
        ):
            for decorator in node.decorator_list:
                for call in ast.walk(decorator):
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                        yield from ((_id(arg), node.name, call.lineno) for arg in call.args)


def _is_test(name: str) -> bool:
    return name.startswith(("test", "Test"))


def _id(arg: ast.expr) -> str:
    literal = isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    return str(ast.literal_eval(arg)) if literal else NOT_LITERAL
