"""Tells what happens: each action in words for the log, and where on the board to click for it."""

from __future__ import annotations

from gaslamp.core.text import Text, text
from gaslamp.games.mr_jack.actions import (
    ACCUSE,
    ALIBI,
    BARRICADE,
    COVER,
    DEAL,
    ESCAPE,
    JACK_IS,
    LAMP,
    LANTERN,
    MOVE,
    STAY,
    SWAP,
    UNKNOWN,
    WHISTLE,
    WITNESS,
    notation,
)
from gaslamp.games.mr_jack.hexes import LAMP_PLACES
from gaslamp.games.mr_jack.rules import MrJack
from gaslamp.games.mr_jack.table import JACK, LAST_NUMBER


def telling_of(state: MrJack, sight: int) -> Text:
    """Say what a sight shows, in the position before it."""
    words = notation(sight).split()
    if sight < MOVE:
        return text("mr-jack-choose", who=character(words[0]), player=player(state))
    if sight < ACCUSE:
        return text("mr-jack-move", who=character(words[0]), hex=words[1])
    if sight < LANTERN:
        return _telling_of_play(state, sight, words)
    if sight < JACK_IS:
        return text("mr-jack-lantern", direction=text(f"mr-jack-direction-{words[1]}"))
    return _telling_of_cards(state, sight, words)


def _telling_of_play(state: MrJack, sight: int, words: list[str]) -> Text:
    who = character_of(state)
    if sight < ESCAPE:
        return text("mr-jack-accuse", who=who, other=character(words[1]))
    if sight < STAY:
        return text("mr-jack-escape", who=who, exit=way_out(words[1]))
    if sight == STAY:
        return text("mr-jack-stay", who=who)
    if sight < BARRICADE:
        return text("mr-jack-lamp", start=words[1], end=words[2])
    if sight < COVER:
        return text("mr-jack-barricade", start=way_out(words[1]), end=way_out(words[2]))
    if sight < WHISTLE:
        return text("mr-jack-cover", start=words[1], end=words[2])
    if sight < SWAP:
        return text("mr-jack-whistle", who=character(words[1]), hex=words[2])
    return text("mr-jack-swap", who=who, other=character(words[1]))


def _telling_of_cards(state: MrJack, sight: int, words: list[str]) -> Text:
    if sight in (JACK_IS + UNKNOWN, ALIBI + UNKNOWN):
        return text(f"mr-jack-{words[0]}-hidden", player=player(state))
    if sight < DEAL:
        return text("mr-jack-is", who=character(words[1]))
    if sight < ALIBI:
        return text("mr-jack-card", who=character(words[1]))
    if sight < WITNESS:
        return text("mr-jack-alibi", who=character(words[1]), player=player(state))
    return _telling_of_call(state, "witness" if sight == WITNESS else "no-witness")


def _telling_of_call(state: MrJack, answer: str) -> Text:
    """Say what the call tells, and which lamp goes out after it (MJ-29)."""
    for place, number in enumerate(state.pieces.lamps):
        if number == state.turn <= LAST_NUMBER:
            return text(f"mr-jack-{answer}-lamp", number=number, place=LAMP_PLACES[place])
    return text(f"mr-jack-{answer}")


def character(name: str) -> Text:
    """Name a character."""
    return text(f"mr-jack-{name}")


def character_of(state: MrJack) -> Text:
    """Name the character whose card is being played."""
    return character(notation(state.card))


def way_out(name: str) -> Text:
    """Name an exit."""
    return text(f"mr-jack-exit-{name}")


def player(state: MrJack) -> Text:
    """Name the player whose card is next or being played."""
    return text("mr-jack-jack" if state.player() == JACK else "mr-jack-investigator")


def target_of(action: int) -> str:
    """Name the element of the board that stands for an action; the last word says which."""
    last = notation(action).split()[-1]
    if action < MOVE:
        return f"card-{last}"
    if action < ACCUSE or COVER <= action < SWAP:
        return f"hex-{last}"
    if action < ESCAPE or SWAP <= action < LANTERN:
        return f"character-{last}"
    if action < STAY or BARRICADE <= action < COVER:
        return f"exit-{last}"
    if LAMP <= action < BARRICADE:
        return f"lamp-{last}"
    return f"lantern-{last}" if LANTERN <= action < JACK_IS else ""
