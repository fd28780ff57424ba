"""The options of Mr. Jack."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gaslamp.core.options import Options

BoardName: TypeAlias = Literal["first", "revised"]


class MrJackOptions(Options, frozen=True, kw_only=True):
    """The board: of the first edition, or the later one with other manholes (MJ-02)."""

    board: BoardName = "first"
