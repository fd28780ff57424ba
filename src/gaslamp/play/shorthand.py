"""Matches shortened names: `t 92` for `taxi 92`, `detectives` for `the detectives`."""

from __future__ import annotations


def stands_for(typed: str, name: str) -> bool:
    """Tell whether the typed words begin words of a name, in order; numbers must be whole."""
    words, shortened = iter(_words(name)), _words(typed)
    return bool(shortened) and all(
        any(_begins(short, word) for word in words) for short in shortened
    )


def _words(written: str) -> list[str]:
    return written.lower().replace("-", " ").replace("_", " ").split()


def _begins(short: str, word: str) -> bool:
    return word == short if short.isdecimal() else word.startswith(short)
