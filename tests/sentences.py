"""What a sentence that is put together from a phrase and names must not look like."""

from __future__ import annotations

import re
from collections.abc import Iterable

EN_COUNTED = "cards|circles|clues|decoys|hourglasses|moves|points|policemen|smiles|steps|suspects"
FR_COUNTED = "cartes|cercles|indices|leurres|policiers|points|sabliers|solutions|sourires|suspects"
EVERYWHERE = {
    "two spaces": re.compile(r"\S {2,}\S"),
    "two signs": re.compile(r"[.,;:] ?[.,;:]"),
    "a key": re.compile(r"\b[a-z]+(-[a-z]+){2,} \w+="),
}
WRONG = {
    "en": {
        "one of several": re.compile(rf"\b[01] ({EN_COUNTED}|solutions|stations)\b"),
        "two articles": re.compile(r"\b(an?|the) (an?|the)\b", re.IGNORECASE),
    },
    "fr": {
        "one of several": re.compile(rf"\b1 ({FR_COUNTED}|stations)\b"),
        "no contraction": re.compile(r"\b(de|à) les?\b"),
        "no elision": re.compile(r"\b(de|jusque|la|le|ne|que|se) [aeiouàâéèêîô]", re.IGNORECASE),
        "two articles": re.compile(r"\b(la|les?|du) (la|les?|l’)\b", re.IGNORECASE),
    },
}


def wrong_sentences(sentences: Iterable[str], language: str) -> list[str]:
    """List the sentences that no writer would have written, each with what is wrong."""
    return [
        f"{language}: {what}: {sentence}"
        for sentence in dict.fromkeys(sentences)
        for what, pattern in (EVERYWHERE | WRONG.get(language, {})).items()
        if pattern.search(sentence)
    ]
