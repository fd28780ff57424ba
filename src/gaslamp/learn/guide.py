"""How to play: a game's guide, read from its folder.

`guide/guide.toml` defines it: sections with the phases and rules they belong to, and figures, each
a position given by its moves. `guide/en.md` and `guide/fr.md` are its words: a heading for every
section, in the same order, paragraphs, bullets, and figures by name.
"""

from __future__ import annotations

import functools
import re
import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Literal, TypeAlias

import msgspec

from gaslamp.core.board import ElementId
from gaslamp.core.codes import ViewerId
from gaslamp.core.translation import ENGLISH
from gaslamp.learn.ledger import RuleGroup, read_ledger

FIGURE = re.compile(r"^!\[(.+)\]\(([a-z-]+)\)$")
BULLET = "- "


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    """A paragraph; `**strong**`, `*emphasis*` and `` `code` `` are marked as in Markdown."""

    words: str


class Bullets(msgspec.Struct, frozen=True, tag="bullets"):
    """A bulleted list."""

    items: tuple[str, ...]


class Picture(msgspec.Struct, frozen=True, tag="picture"):
    """A figure by name, and its caption."""

    figure: str
    caption: str


Block: TypeAlias = Paragraph | Bullets | Picture


class Section(msgspec.Struct, frozen=True):
    """A section of a guide: what it says, in which phases it helps, and the rules it is about."""

    name: str
    title: str
    phases: tuple[str, ...]
    rules: tuple[str, ...]
    blocks: tuple[Block, ...]


class Guide(msgspec.Struct, frozen=True):
    """How to play a game, in one language, and then its numbered rules."""

    game: str
    language: str
    title: str
    sections: tuple[Section, ...]
    rules: tuple[RuleGroup, ...]


class SectionPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a section is in every language."""

    name: str
    phases: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class FigurePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to draw: its moves, which may continue another figure's, and its viewer."""

    name: str
    viewer: ViewerId | Literal["spectator"]
    story: str = ""
    after: str = ""
    points: tuple[ElementId, ...] = ()
    notebook: bool = False
    shows: Literal["board", "side"] = "board"
    close: bool = False


class GuidePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The structure of a guide, and the options of its figures."""

    sections: tuple[SectionPlan, ...]
    figures: tuple[FigurePlan, ...]
    options: dict[str, bool | int | str] = {}


@functools.cache
def read_guide_plan(game: str) -> GuidePlan:
    """Read how a game's guide is laid out."""
    written = (_folder(game) / "guide.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(written), GuidePlan)


@functools.cache
def read_guide(game: str, language: str) -> Guide:
    """Read a game's guide in a language, in English where that has none yet."""
    translated = _folder(game) / f"{language}.md"
    file = translated if translated.is_file() else _folder(game) / f"{ENGLISH}.md"
    written = file.read_text(encoding="utf-8")
    heading, *chapters = written.split("\n## ")
    planned = read_guide_plan(game).sections
    return Guide(
        game=game,
        language=language,
        title=heading.removeprefix("# ").strip(),
        sections=tuple(
            _section(plan, chapter) for plan, chapter in zip(planned, chapters, strict=True)
        ),
        rules=read_ledger(game, language).groups,
    )


def _folder(game: str) -> Traversable:
    return resources.files("gaslamp") / "games" / game / "guide"


def _section(plan: SectionPlan, chapter: str) -> Section:
    title, _, body = chapter.partition("\n")
    blocks = tuple(_block(part.strip()) for part in body.split("\n\n") if part.strip())
    return Section(plan.name, title.strip(), plan.phases, plan.rules, blocks)


def _block(written: str) -> Block:
    if found := FIGURE.match(written):
        return Picture(figure=found[2], caption=found[1])
    if written.startswith(BULLET):
        return Bullets(tuple(line.removeprefix(BULLET) for line in written.split("\n")))
    return Paragraph(" ".join(written.split()))
