"""What every text keeps to, in all languages: the client's, the games', lessons and guides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import gaslamp
from gaslamp.core.translation import ENGLISH, LANGUAGES
from gaslamp.games.registry import GAMES, find_game

PACKAGE = Path(gaslamp.__file__).parent
FRONTEND = Path(__file__).parent.parent / "frontend" / "src"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
CODE = re.compile(r"`[^`]*`|https?://\S+|\]\([^)]*\)")
TYPED = re.compile("-(examples|draw)-|cli-configuration")  # commands and drawn columns
WRONG = {
    "two spaces": re.compile(r"\S {2,}\S"),
    "a straight quote": re.compile("['\"]"),
    "three dots": re.compile(r"\.\.\."),
    "a space before the ellipsis": re.compile(r"\w …"),
}
WRONG_IN = {
    "en": {
        "a space before a sign": re.compile(r"\w [:;?!](?!\w)"),
        "a percentage with a space": re.compile(r"[\d\0] %"),
    },
    "fr": {
        "no space before a sign": re.compile(r"[^\s:;?!({[\0][:;?!»](?=\s|$)"),
        "no space inside quotes": re.compile(r"«(?!\s)"),
        "English quotes": re.compile("[“”]"),
        "a percentage without its space": re.compile(r"\d%"),
    },
}

RULE_NUMBER = re.compile(r"\b(SY|MJ|MP|LW|LA)-\d\d\b")
# Sentences that players stumbled over, and second names for a thing that has one already.
UNSAID = {
    "en": (
        "It is I.",
        "detectives is",
        "on on the",
        "let go",
        "times no",
        "Do it:",
        "Give up",
        "own wish",
        "told much",
        "told them much",
        "who can ride",
        "warms the",
        "All 1 ",
        "of at most",
        "seats turn",
        "stands well",
        "everybody",
        "e-mail",
        "women tokens",
        "change places",
        "changes places",
        "lamp place",
        "administrator",
        "how even",
    ),
    "fr": (
        "se présentent",
        "ligne est coupée",
        "réverbère",
        "repaire",
        "planque",
        "tuile",
        "siège",
        "jetons femmes",
        "carrefours jaunes",
        "honnête",
        "exploitant",
        "opérateur",
        "éliminé",
        "Cliquez un ",
        "Cliquez une ",
        "Vous savez mieux",
    ),
}
# “Reprendre” is what one does with a game that is paused, and nothing else.
RESUMES = {"resume", "service-paused", "vacation-until"}


class Said(NamedTuple):
    """One text, where it stands and in which language."""

    language: str
    where: str
    words: str


class Texts(Visitor):
    """Collects the texts of a message, variant by variant."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  (the visitor's naming)
        self.found.append(node.value)


class Variants(Visitor):
    """Collects for each argument that chooses a variant which variants there are."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            names = {
                one.key.name if isinstance(one.key, Identifier) else one.key.value
                for one in node.variants
            }
            self.found.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


def word_files(language: str) -> list[Path]:
    """List a language's files of words and lessons, the client's too."""
    found = [path for root in (PACKAGE, FRONTEND) for path in root.rglob(f"words/{language}.ftl")]
    return sorted([*found, *PACKAGE.rglob(f"lessons/*.{language}.ftl")])


def messages(file: Path) -> dict[str, Message]:
    """Read the messages of a file."""
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def texts(node: BaseNode) -> str:
    """Give the texts of a message, with a mark for whatever is filled in."""
    visitor = Texts()
    visitor.visit(node)
    return "\0".join(visitor.found)


def pages(language: str) -> list[Path]:
    """List a language's guides and rules."""
    ledgers = PACKAGE / "ledgers" / ("" if language == ENGLISH else language)
    return sorted([*PACKAGE.glob(f"games/*/guide/{language}.md"), *ledgers.glob("*.md")])


def everything_said() -> Iterator[Said]:
    """Give every text that a person can read."""
    for language in LANGUAGES:
        for file in word_files(language):
            for key, message in messages(file).items():
                yield Said(language, f"{file}: {key}", texts(message))
        for page in pages(language):
            for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
                yield Said(language, f"{page}:{number}", line)


SAID = list(everything_said())


def test_every_language_has_all_files() -> None:
    english = len(word_files(ENGLISH))
    assert {len(word_files(language)) for language in LANGUAGES} == {english}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_set_as_the_language_sets_them(language: str) -> None:
    wrong = WRONG | WRONG_IN.get(language, {})
    found = [
        f"{said.where}: {what}: {said.words}"
        for said in SAID
        for what, pattern in wrong.items()
        if said.language == language and not TYPED.search(said.where)
        if pattern.search(CODE.sub("x", said.words))
    ]
    assert found == []


def option_ids() -> set[str]:
    """List the names that options have in the code, as far as they are no words."""
    fields = {name for game in GAMES for name in find_game(game).options.__struct_fields__}
    return {name for name in fields if "_" in name}


def test_no_text_names_an_option_by_its_id() -> None:
    ids = re.compile(rf"\b({'|'.join(sorted(option_ids()))})\b")
    found = [f"{said.where}: {said.words}" for said in SAID if ids.search(said.words)]
    assert found == []


def words_said() -> Iterator[Said]:
    """Give every text but the guides and rules."""
    return (said for said in SAID if ".ftl: " in said.where)


@pytest.mark.parametrize("language", UNSAID)
def test_no_text_stumbles_again(language: str) -> None:
    unsaid = re.compile("|".join(rf"\b{re.escape(one)}" for one in UNSAID[language]), re.IGNORECASE)
    found = [
        f"{said.where}: {said.words}"
        for said in SAID
        if said.language == language and unsaid.search(said.words)
    ]
    assert found == []


def test_only_the_rules_are_numbered() -> None:
    found = [
        said.where
        for said in words_said()
        if RULE_NUMBER.search(said.words) and not TYPED.search(said.where)
    ]
    assert found == []


@pytest.mark.parametrize(("language", "you"), [("en", "you"), ("fr", "v(ous|otre|os)")])
def test_what_is_said_to_a_player_speaks_to_the_player(language: str, you: str) -> None:
    spoken = re.compile(rf"\b{you}", re.IGNORECASE)
    found = [
        f"{said.where}: {said.words}"
        for said in words_said()
        if said.language == language and re.search("-log-.*-you$", said.where)
        if not spoken.search(said.words)
    ]
    assert found == []


def test_resuming_has_a_french_word_of_its_own() -> None:
    resuming = re.compile(r"\brepren(d|ez)", re.IGNORECASE)
    keys = {
        said.where.rpartition(": ")[2]
        for said in words_said()
        if said.language == "fr" and resuming.search(said.words)
    }
    assert keys == RESUMES


def variants(message: Message) -> dict[str, set[str]]:
    """List the variants of a message by the argument that chooses."""
    visitor = Variants()
    visitor.visit(message)
    return visitor.found


def is_number(names: set[str]) -> bool:
    """Tell whether variants are chosen by a number."""
    return all(name in PLURALS or name.lstrip("-").isdigit() for name in names)


def pairs() -> Iterator[tuple[str, str, dict[str, set[str]], dict[str, set[str]]]]:
    """Give the variants of every message in English, and those of every other language."""
    for file in word_files(ENGLISH):
        english = messages(file)
        for language in LANGUAGES[1:]:
            other = messages(file.with_name(file.name.replace(f"{ENGLISH}.ftl", f"{language}.ftl")))
            for key in english:
                yield language, key, variants(english[key]), variants(other[key])


def test_a_name_that_chooses_has_the_same_variants_in_every_language() -> None:
    """What is chosen by a number is another thing: languages count in their own ways."""
    lacking = [
        (language, key, argument)
        for language, key, english, theirs in pairs()
        for argument, names in english.items()
        if not is_number(names) and argument in theirs
        if not names - {"other"} <= theirs[argument]
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_has_a_variant_for_one(language: str) -> None:
    """“1 choices”: a number in front of what it counts needs a variant for one."""
    wrong = [
        f"{file}: {key}"
        for file in word_files(language)
        for key, message in messages(file).items()
        for names in variants(message).values()
        if is_number(names) and names & (PLURALS - {"other"}) and "one" not in names
    ]
    assert wrong == []


# In French “one” is also nought: “un fiacre” where none is left. What may be none says so.
MAY_BE_NONE = {
    "cli-puzzles-written": "count",
    "cli-ratings-recomputed": "count",
    "lady-alice-ended-accusation": "points",
    "lady-alice-ended-suspicion": "points",
    "lady-alice-left": "count",
    "lady-alice-stock-left": "count",
    "league-played": "played",
    "mr-jack-left": "count",
    "mr-jack-pocket-left": "count",
    "review-mistakes": "count",
    "scotland-yard-left": "count",
    "scotland-yard-side-lit": "count",
    "whitechapel-left": "count",
    "whitechapel-puzzle-question-against": "yes",
    "whitechapel-side-alleys": "count",
    "whitechapel-side-coaches": "count",
    "whitechapel-side-hideouts": "count",
}


def test_none_is_not_one_in_french() -> None:
    found = {
        key: variants(message).get(MAY_BE_NONE[key], set())
        for file in word_files("fr")
        for key, message in messages(file).items()
        if key in MAY_BE_NONE
    }
    assert found.keys() == MAY_BE_NONE.keys()
    assert [key for key, names in found.items() if "0" not in names] == []
