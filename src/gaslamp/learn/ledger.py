"""Reads the numbered rules of a game from its ledger, in each language."""

from __future__ import annotations

import functools
import re
from importlib import resources

import msgspec

LEDGERS = resources.files("gaslamp") / "ledgers"
RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.+)$")
RULE_ID = re.compile(r"[A-Z]{2}-\d{2}")


class Rule(msgspec.Struct, frozen=True):
    """One rule: its number, and what it says."""

    id: str
    words: str


class RuleGroup(msgspec.Struct, frozen=True):
    """The rules under one heading; some headings have words without numbers as well."""

    title: str
    words: tuple[str, ...]
    rules: tuple[Rule, ...]


class Ledger(msgspec.Struct, frozen=True):
    """All rules of a game in one language, and the words that they begin with."""

    title: str
    words: tuple[str, ...]
    groups: tuple[RuleGroup, ...]

    def rules(self) -> tuple[Rule, ...]:
        """List the rules, in order."""
        return tuple(rule for group in self.groups for rule in group.rules)


def ledger_source(game: str, language: str) -> str:
    """Give a ledger as it is written, in English where the language has none yet.

    `FileNotFoundError` where there is none at all.
    """
    translated = LEDGERS / language / f"{game}.md"
    file = translated if translated.is_file() else LEDGERS / f"{game}.md"
    return file.read_text(encoding="utf-8")


@functools.cache
def read_ledger(game: str, language: str) -> Ledger:
    """Read a game's ledger."""
    opening, *chapters = ledger_source(game, language).split("\n## ")
    title, words = _headed(opening.removeprefix("# "))
    return Ledger(title, _paragraphs(words), tuple(_group(chapter) for chapter in chapters))


def _headed(written: str) -> tuple[str, str]:
    title, _, words = written.partition("\n")
    return title.strip(), words


def _group(chapter: str) -> RuleGroup:
    title, body = _headed(chapter)
    rules = [Rule(*found.groups()) for line in body.split("\n") if (found := RULE.match(line))]
    words = "\n".join(line for line in body.split("\n") if not RULE.match(line))
    return RuleGroup(title, _paragraphs(words), tuple(rules))


def _paragraphs(written: str) -> tuple[str, ...]:
    """Cut words into paragraphs, each on one line."""
    return tuple(" ".join(part.split()) for part in written.split("\n\n") if part.strip())
