"""Checks that a state keeps nothing of its own outside its list of fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, cast

from gaslamp.core.state import State
from gaslamp.core.testing.field_checks import FieldChanger
from gaslamp.core.testing.problem import demand

PLAIN = (int, float, str, bytes, bool, type(None))
SHARED = ("origin",)  # the game and its options: asked for what a state is, not part of it


def attributes(thing: object) -> dict[str, Any]:
    """List what an object holds, compiled or not."""
    compiled = getattr(type(thing), "__mypyc_attrs__", ())
    found = {name: getattr(thing, name) for name in compiled if hasattr(thing, name)}
    return found | getattr(thing, "__dict__", {})


def contents(thing: object, seen: frozenset[int] = frozenset()) -> object:
    """Write an object down with all that it holds, so that two moments can be compared."""
    if isinstance(thing, PLAIN):
        return thing
    if id(thing) in seen or callable(thing):
        return type(thing).__name__
    inside = seen | {id(thing)}
    if isinstance(thing, dict):
        entries = cast("dict[object, object]", thing)
        return [(contents(k, inside), contents(v, inside)) for k, v in entries.items()]
    if is_list(thing):
        items = list(cast("Iterable[object]", thing))  # a vec too
        return items if _are_plain(items) else [contents(item, inside) for item in items]
    held = attributes(thing)
    return [(name, contents(held[name], inside)) for name in sorted(held)]


def _are_plain(items: list[object]) -> bool:
    """Tell whether a list holds numbers or words alone, which are all of one kind."""
    return not items or isinstance(items[0], PLAIN)


def is_list(thing: object) -> bool:
    """Tell whether something is a list of some kind, librt's vec among them."""
    return isinstance(thing, list | tuple | set | frozenset) or type(thing).__name__.startswith(
        "vec"
    )


def undeclared(state: State) -> dict[str, object]:
    """Find what no walk over the fields can change: it must be the table's set-up."""
    copy, changed = state.clone(), state.clone()
    changed.fields(FieldChanger())
    return dict(_unchanged(state, copy, changed, ""))


def _unchanged(
    thing: object, copy: object, changed: object, path: str
) -> Iterator[tuple[str, object]]:
    """Compare attribute by attribute; go into the parts that a state does not share."""
    copied, others = attributes(copy), attributes(changed)
    for name, value in attributes(thing).items():
        if name in SHARED:
            continue
        if contents(copied.get(name)) == contents(others.get(name)):
            yield path + name, contents(value)
        elif not isinstance(value, PLAIN) and not is_list(value) and not isinstance(value, dict):
            yield from _unchanged(value, copied.get(name), others.get(name), f"{path}{name}.")


class UndeclaredFields:
    """What lies outside the list of fields, as it was at the start."""

    def __init__(self, start: State) -> None:
        """Remember it."""
        self.known = undeclared(start)

    def check(self, state: State) -> None:
        """Check that nothing outside the list has changed since."""
        now = undeclared(state)
        for name, value in now.items():
            same = name in self.known and self.known[name] == value
            demand(same, "fields", f"{name} changes and is not among the fields")
