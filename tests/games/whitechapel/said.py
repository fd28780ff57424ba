"""Moments of Letters from Whitechapel that no recorded game comes to, printed in `words.txt` of its
folder in `tests/golden`.
"""

from __future__ import annotations

from gaslamp.games.whitechapel.game_setup import COLUMNS
from gaslamp.games.whitechapel.rules.state import Whitechapel
from tests.games.whitechapel.moments import (
    acting,
    blank_first,
    called,
    last_hour,
    naming,
    patrols,
    stuck,
    surrounded,
    third_evening,
    turned,
    two_murders,
)
from tests.games.whitechapel.positions import (
    evening,
    hell,
    hunt,
    inquiry,
    move,
    pass_all,
    start,
    until,
)
from tests.games.with_fields import with_fields
from tests.golden.words import Moment


def asked_again(jack: int, variant: str, *moves: str) -> Whitechapel:
    """Come to a question about a circle with a clue."""
    state = inquiry(jack, 42, visited=(30,), **{variant: True})
    return move(with_fields(state, clues=[30 * COLUMNS + 6]), "next blue", *moves)


MOMENTS: list[Moment] = [
    (lambda: move(inquiry(29, 42), "next blue"), "arrest 29"),
    (lambda: move(hunt(84, hideout=85, night=3), "walk 85"), "home"),
    (lambda: move(hunt(84, hideout=86, column="14"), "walk 85"), "go on"),
    (lambda: pass_all(surrounded(0, 0)), ""),
    (start, "hideout 92"),
    (third_evening, "token 158"),
    (evening, "woman 3"),
    (blank_first, "blank 21"),
    (lambda: until(evening(seats=3), "drawing"), "head 2"),
    (lambda: until(evening(night=1), "patrols"), "patrol x42"),
    (lambda: until(evening(), "faces"), "patrol x42 real"),
    (lambda: until(evening(), "faces"), "patrol x42 blank"),
    (lambda: move(until(evening(seats=3), "drawing"), "head 1"), "patrol x42 red"),
    (lambda: until(evening(), "women-up"), "woman 3"),
    (lambda: until(blank_first(), "women-up"), "blank 3"),
    (hell, "wait"),
    (last_hour, "kill 3"),
    (lambda: last_hour(night=2), "kill 3"),
    (lambda: move(hell(night=2), "kill 3"), ""),
    (two_murders, "first 21"),
    (lambda: move(hell(), "wait"), "call 84"),
    (stuck, "call 84"),
    (called, "lead 85"),
    (lambda: patrols("wait"), "call x42"),
    (lambda: patrols("wait", "call x42"), "lead x42"),
    (lambda: patrols("wait", "call x42"), "lead x55"),
    (lambda: until(move(hell(), "wait"), "turning"), "turn x42"),
    (lambda: turned("x42"), "patrol x42 real"),
    (lambda: turned("x157"), "patrol x157 blank"),
    (lambda: hunt(84), "walk 85"),
    (lambda: hunt(84), "alley 86"),
    (lambda: hunt(84), "coach 85"),
    (lambda: move(hunt(84), "coach 85"), "coach 101"),
    (lambda: move(hunt(84), "walk 85"), "go on"),
    (lambda: move(hunt(84, hideout=85), "walk 85"), "home"),
    (naming, "next blue"),
    (lambda: inquiry(150, 42), "next blue"),
    (lambda: move(naming(), "next blue"), "blue x42"),
    (lambda: move(naming(sprint=True), "next blue"), "blue x55"),
    (acting, "clue 30"),
    (acting, "pass"),
    (acting, "arrest 30"),
    (lambda: acting(jack=30), "arrest 30"),
    (lambda: move(acting(), "clue 30"), "yes 30"),
    (lambda: move(acting(), "clue 29"), "no 29"),
    (lambda: asked_again(150, "double_clue"), "clue 30"),
    (lambda: asked_again(150, "double_clue", "clue 30"), "no 30"),
    (lambda: asked_again(30, "double_clue", "clue 30"), "yes 30"),
    (lambda: asked_again(150, "fresh_traces"), "clue 30"),
    (lambda: asked_again(150, "fresh_traces", "clue 30"), "no 30"),
    (lambda: asked_again(30, "fresh_traces", "clue 30"), "yes 30"),
]
