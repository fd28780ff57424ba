"""Moments of Mr. Jack Pocket that no recorded game comes to, printed in `words.txt` of its folder
in `tests/golden`.
"""

from __future__ import annotations

from gaslamp.games.mr_jack_pocket import phases
from gaslamp.games.mr_jack_pocket.game import GAME
from gaslamp.games.mr_jack_pocket.rules.state import MrJackPocket
from tests.games.mr_jack_pocket.positions import (
    SET_UP_PICTURE,
    call,
    cards,
    deal,
    hunt,
    move,
    position,
    truth,
)
from tests.games.with_fields import with_fields
from tests.golden.words import Moment

FACES = ("holmes", "watson", "rotation", "joker")
ALIBI = ("alibi", "watson", "exchange", "joker")
SEES_LEFT = (11, 2, 6)  # Holmes sees the left column
TWO_LEFT = """
    gull W       (bert) S     (stealthy) E
    (smith) W    (pizer) E    (lestrade) E
    (lane) -     madame S     (goodley) E
"""


def called(
    picture: str, identity: str, turn: int, times: int, *, chase: bool = False
) -> MrJackPocket:
    """Come to a call with so many of Jack's time tokens."""
    state = call(position(picture, identity=identity, spaces=SEES_LEFT), turn)
    return with_fields(state, jack_times=(1 << times) - 1, chase=chase)


def showing() -> MrJackPocket:
    """Come to Jack's alibi cards as a chase begins."""
    state = call(position(), 6)
    return with_fields(state, chase=True, jack_cards=cards("gull"), phase=phases.SHOWING)


def drawing(picture: str = SET_UP_PICTURE, turn: int = 1) -> MrJackPocket:
    """Come to the draw of an alibi card."""
    return move(hunt(position(picture), turn, *ALIBI), "alibi")


MOMENTS: list[Moment] = [
    (GAME.new, "tile gull"),
    (lambda: move(GAME.new(), "tile gull", "tile bert"), "wall south"),
    (lambda: truth(deal().prefix(15)), "identity gull"),
    (lambda: truth(deal()), "toss holmes"),
    (lambda: hunt(position(), 1, *FACES), "holmes"),
    (lambda: move(hunt(position(), 1, *FACES), "holmes", "holmes 1"), "watson"),
    (lambda: move(hunt(position(), 1, *FACES), "rotation"), "rotate 0,1 left"),
    (lambda: move(hunt(position(), 1, *FACES), "joker"), "joker toby"),
    (lambda: move(hunt(position(), 2, *FACES), "joker"), "joker none"),
    (lambda: move(hunt(position(), 1, *ALIBI), "exchange"), "exchange 0,0 0,1"),
    (drawing, "draw gull"),
    (lambda: drawing(TWO_LEFT), "draw bert"),
    (lambda: drawing(turn=2), "draw gull"),
    (showing, "show gull"),
    (lambda: call(position(), 1), "hidden"),
    (lambda: call(position(spaces=SEES_LEFT), 1), "hidden"),
    (lambda: called(TWO_LEFT.replace("(smith)", "smith"), "gull", 1, 0), "visible"),
    (lambda: called(TWO_LEFT, "madame", 6, 5), "hidden"),
    (lambda: called(TWO_LEFT, "gull", 8, 6), "visible"),
    (lambda: called(TWO_LEFT, "madame", 8, 6), "hidden"),
    (lambda: called(TWO_LEFT, "gull", 7, 6, chase=True), "visible"),
    (lambda: called(SET_UP_PICTURE, "madame", 8, 1), "hidden"),
]
