"""Tokens are laid: Jack's women, the head's patrols (LW-04 to LW-08)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gaslamp.core.state import CHANCE, REFEREE
from gaslamp.games.whitechapel.actions import BLANK, DECOY, HEAD, PATROL, POLICEMEN, REAL, WOMAN
from gaslamp.games.whitechapel.hell import begin_murder
from gaslamp.games.whitechapel.lot import bits
from gaslamp.games.whitechapel.night import ascending, tokens_tonight
from gaslamp.games.whitechapel.position import Position, no_marks
from gaslamp.games.whitechapel.table import (
    BLANKS,
    DECOYS,
    DRAWING,
    FACES,
    IS_DECOY,
    IS_REAL,
    PATROLS,
    TOKENS_OF_PATROL,
    WOMEN_UP,
)


def marks_to_lay(p: Position) -> vec[i64]:
    """The next token is marked or blank, as long as some of each are left (LW-05, LW-06)."""
    circle = p.tokens[p.at]
    marked = bits(p.marks)
    actions = vec[i64](capacity=2)
    if marked < p.setup.women[p.night]:
        actions = append(actions, WOMAN + circle)
    if p.at - marked < BLANKS:
        actions = append(actions, BLANK + circle)
    return actions


def lay_mark(p: Position, action: i64) -> None:
    """Jack lays a token face down; when all lie, a head of the investigation is drawn."""
    if action < BLANK:
        p.marks |= i64(1) << p.at
    p.at += 1
    if p.at == tokens_tonight(p):
        _draw_head(p)


def _draw_head(p: Position) -> None:
    """One police seat leads tonight, by chance (LW-04); alone, it needs no draw."""
    if p.setup.seats == 2:
        appoint(p, HEAD + 1)
    else:
        p.enter(DRAWING, CHANCE)


def heads(p: Position) -> vec[i64]:
    """Any police seat can be drawn."""
    actions = vec[i64](capacity=5)
    seat: i64 = 1
    while seat < p.setup.seats:
        actions = append(actions, HEAD + seat)
        seat += 1
    return actions


def appoint(p: Position, action: i64) -> None:
    """The head puts patrol tokens where the policemen stood last night (LW-07)."""
    p.head = action - HEAD
    p.patrols = vec[i64](capacity=TOKENS_OF_PATROL)
    for crossing in p.police:
        if crossing != 0:
            p.patrols = append(p.patrols, crossing)
    colour: i64 = 0
    while colour < POLICEMEN:
        p.police[colour] = 0
        colour += 1
    p.fresh = True
    p.enter(PATROLS, p.head)
    _fill_up(p)


def patrol_places(p: Position) -> vec[i64]:
    """The other patrol tokens go on free yellow crossings (LW-07)."""
    actions = vec[i64](capacity=8)
    for crossing in p.board.yellow:
        if p.guarded[crossing] == 0:
            actions = append(actions, PATROL + crossing)
    return actions


def place_patrol(p: Position, crossing: i64) -> None:
    """The head chooses a place; which tokens are policemen is said later."""
    p.patrols = append(p.patrols, crossing)
    p.guarded[crossing] = u8(1)
    _fill_up(p)


def _fill_up(p: Position) -> None:
    """Once no place is left to choose, the rest of the tokens lie by themselves."""
    missing = TOKENS_OF_PATROL - len(p.patrols)
    places = patrol_places(p)
    if missing > 0 and missing < len(places):
        return
    if missing > 0:
        for action in places:
            p.patrols = append(p.patrols, action - PATROL)
            p.guarded[action - PATROL] = u8(1)
    p.patrols = ascending(p.patrols)
    p.faces = no_marks(TOKENS_OF_PATROL)
    p.shown = no_marks(TOKENS_OF_PATROL)
    p.at = 0
    p.enter(FACES, p.head)


def faces_to_lay(p: Position) -> vec[i64]:
    """The next patrol token is a policeman or a decoy, as long as some of each are left."""
    crossing = p.patrols[p.at]
    real: i64 = 0
    i: i64 = 0
    while i < p.at:
        if p.faces[i] == IS_REAL:
            real += 1
        i += 1
    actions = vec[i64](capacity=2)
    if real < POLICEMEN:
        actions = append(actions, REAL + crossing)
    if p.at - real < DECOYS:
        actions = append(actions, DECOY + crossing)
    return actions


def lay_face(p: Position, action: i64) -> None:
    """The head lays a patrol token face down; when all lie, the women are turned up."""
    p.faces[p.at] = u8(IS_REAL) if action < DECOY else u8(IS_DECOY)
    p.at += 1
    if p.at == TOKENS_OF_PATROL:
        p.at = 0
        p.women = vec[i64](capacity=5)
        p.enter(WOMEN_UP, REFEREE)


def woman_up(p: Position) -> vec[i64]:
    """The referee turns up the next token (LW-08)."""
    marked = p.marks & (i64(1) << p.at) != 0
    return vec[i64]([(WOMAN if marked else BLANK) + p.tokens[p.at]])


def turn_woman_up(p: Position, action: i64) -> None:
    """A marked token becomes a woman, a blank leaves the board (LW-08)."""
    if action < BLANK:
        p.women = append(p.women, action - WOMAN)
    p.at += 1
    if p.at == len(p.tokens):
        p.tokens = vec[i64]()
        p.marks = 0
        begin_murder(p)
