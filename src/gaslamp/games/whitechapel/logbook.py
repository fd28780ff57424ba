"""What is said of an action or a sight in the log, by its kind and the phase it comes in."""

from __future__ import annotations

from typing import Final

from gaslamp.core.text import Text, text
from gaslamp.games.whitechapel.actions import (
    ALLEY,
    ARREST,
    BLANK,
    CALL,
    CALL_PATROL,
    CLUE,
    COACH,
    COLOURS,
    DECOY,
    FIRST,
    GO,
    GO_ON,
    HEAD,
    HIDEOUT,
    HOME,
    KILL,
    LEAD,
    LEAD_PATROL,
    NEXT,
    NO,
    PASS,
    PATROL,
    REAL,
    STEP,
    TOKEN,
    TURN,
    WAIT,
    WALK,
    WOMAN,
    X_STEP,
    YES,
    circle_of,
    crossing_of,
    kind_of,
)
from gaslamp.games.whitechapel.rules import Whitechapel
from gaslamp.games.whitechapel.table import FACES, MARKING, PATROLS, TIMES, TOKENS

KEYS: Final = {
    WALK: "walk",
    ALLEY: "alley",
    HIDEOUT: "hideout",
    TOKEN: "token",
    WOMAN: "woman",
    BLANK: "blank",
    CALL: "call",
    LEAD: "lead",
    KILL: "kill",
    FIRST: "first",
    CLUE: "clue",
    ARREST: "arrest",
    YES: "yes",
    NO: "no",
    PATROL: "patrol",
    REAL: "real",
    DECOY: "decoy",
    TURN: "turn",
    CALL_PATROL: "call-patrol",
    LEAD_PATROL: "lead-patrol",
    HOME: "home",
    GO_ON: "go-on",
}


def describe(state: Whitechapel, sight: int) -> Text:
    """Say what a sight shows, in the position before it."""
    if sight >= COACH:
        return _coach(sight)
    if sight >= WAIT:
        return _word(state, sight)
    if sight >= HEAD:
        return text("whitechapel-head", seat=sight - HEAD)
    if sight >= NEXT:
        return text("whitechapel-next", who=policeman(sight - NEXT))
    if sight >= GO:
        return _go(state, sight)
    if sight >= PATROL:
        return _on_crossing(state, sight)
    return _on_circle(state, sight)


def policeman(number: int) -> Text:
    """Name a policeman."""
    return text(f"whitechapel-{COLOURS[number]}")


def _coach(sight: int) -> Text:
    first, second = divmod(sight - COACH, STEP)
    if first == 0:
        return text("whitechapel-coach-hidden")
    return text("whitechapel-coach", first=first, second=second)


def _word(state: Whitechapel, sight: int) -> Text:
    if sight == WAIT:
        return text("whitechapel-wait", time=TIMES[state.marker])
    if sight == PASS:
        return text("whitechapel-pass", who=policeman(state.at))
    return text(f"whitechapel-{KEYS[sight]}")


def _go(state: Whitechapel, sight: int) -> Text:
    number, crossing = divmod(sight - GO, X_STEP)
    if state.police[number] == crossing:
        return text("whitechapel-stay", who=policeman(number), crossing=crossing)
    return text("whitechapel-go", who=policeman(number), crossing=crossing)


def _on_crossing(state: Whitechapel, sight: int) -> Text:
    kind = kind_of(sight)
    key = KEYS[kind]
    if kind == PATROL and state.phase != PATROLS:
        key = "patrol-hidden"
    elif kind in (REAL, DECOY) and state.phase != FACES:
        key += "-up"
    return text(f"whitechapel-{key}", crossing=crossing_of(sight))


def _on_circle(state: Whitechapel, sight: int) -> Text:
    kind, circle = kind_of(sight), circle_of(sight)
    key = KEYS[kind]
    if kind in (CLUE, ARREST):
        return text(f"whitechapel-{key}", who=policeman(state.at), circle=circle)
    if circle == 0 or (kind == TOKEN and state.phase != TOKENS):
        key += "-hidden"
    elif kind in (WOMAN, BLANK) and state.phase != MARKING:
        key += "-up"
    if circle == 0:
        return text(f"whitechapel-{key}")
    return text(f"whitechapel-{key}", circle=circle)
