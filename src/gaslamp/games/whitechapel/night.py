"""A night begins: what Jack gets, and where his women tokens may lie."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.games.whitechapel.actions import CIRCLES, TOKEN
from gaslamp.games.whitechapel.position import Position
from gaslamp.games.whitechapel.table import (
    BLANKS,
    COLUMN_I,
    COLUMN_V,
    JACK,
    MARKING,
    TOKENS,
)


def stock_up(p: Position) -> None:
    """Put the marker where it begins, and give Jack the night's special moves (LW-08, LW-27)."""
    p.marker = COLUMN_V if p.variants.time_of_crime else COLUMN_I
    p.coaches = p.setup.coaches[p.night]
    p.alleys = p.setup.alleys[p.night]


def begin_night(p: Position) -> None:
    """Clear the clue markers, stock up the special moves (LW-05, LW-23, LW-27)."""
    stock_up(p)
    p.column = 0
    circle: i64 = 0
    while circle <= CIRCLES:
        p.markers[circle] = u8(0)
        p.traced[circle] = u8(0)
        circle += 1
    p.tokens = vec[i64]()
    p.marks = 0
    p.head = 0
    p.fresh = True
    p.enter(TOKENS, JACK)
    _fill_up(p)


def token_places(p: Position) -> vec[i64]:
    """A woman token lies on a red circle that is no crime scene yet (LW-06)."""
    actions = vec[i64](capacity=8)
    for circle in p.board.red:
        if circle not in p.tokens and not p.is_scene(circle):
            actions = append(actions, TOKEN + circle)
    return actions


def place_token(p: Position, circle: i64) -> None:
    """Jack chooses a place; the marks come later, so that the order tells nothing."""
    p.tokens = append(p.tokens, circle)
    _fill_up(p)


def tokens_tonight(p: Position) -> i64:
    """Count the women tokens of the night (LW-05)."""
    return p.setup.women[p.night] + BLANKS


def _fill_up(p: Position) -> None:
    """Once no place is left to choose, the rest of the tokens lie by themselves."""
    missing = tokens_tonight(p) - len(p.tokens)
    places = token_places(p)
    if missing > 0 and missing < len(places):
        return
    if missing > 0:
        for action in places:
            p.tokens = append(p.tokens, action - TOKEN)
    p.tokens = ascending(p.tokens)
    p.at = 0
    p.enter(MARKING, JACK)


def ascending(numbers: vec[i64]) -> vec[i64]:
    """Sort a short list."""
    i: i64 = 1
    while i < len(numbers):
        number = numbers[i]
        j = i
        while j > 0 and numbers[j - 1] > number:
            numbers[j] = numbers[j - 1]
            j -= 1
        numbers[j] = number
        i += 1
    return numbers
