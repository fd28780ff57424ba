"""Finding a rule or a section of a guide by its number or by words."""

from __future__ import annotations

import unicodedata

import msgspec

from gaslamp.learn.guide import Block, Bullets, Guide, Paragraph, Picture, Section
from gaslamp.learn.ledger import RULE_ID, Rule


class GuideMatches(msgspec.Struct, frozen=True):
    """What a search found, in the order of the guide."""

    sections: tuple[Section, ...]
    rules: tuple[Rule, ...]


def search(guide: Guide, asked: str) -> GuideMatches:
    """Find sections and rules that contain every word; a rule's number finds that rule alone."""
    rules = [rule for group in guide.rules for rule in group.rules]
    wanted = asked.strip().upper()
    if RULE_ID.fullmatch(wanted):
        return GuideMatches((), tuple(rule for rule in rules if rule.id == wanted))
    words = folded(asked).split()
    return GuideMatches(
        tuple(one for one in guide.sections if words and _has(words, _said(one))),
        tuple(one for one in rules if words and _has(words, f"{one.id} {one.words}")),
    )


def folded(words: str) -> str:
    """Write words without capitals and accents, so that « Échange » is found by `echange`."""
    apart = unicodedata.normalize("NFD", words.replace("’", "'").casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _has(words: list[str], text: str) -> bool:
    plain = folded(text)
    return all(word in plain for word in words)


def _said(section: Section) -> str:
    return "\n".join([section.title, *map(_words, section.blocks)])


def _words(block: Block) -> str:
    match block:
        case Paragraph(words):
            return words
        case Bullets(items):
            return "\n".join(items)
        case Picture(caption=caption):
            return caption
