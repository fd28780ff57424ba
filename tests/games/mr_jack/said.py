"""Moments of Mr. Jack that no recorded game comes to; `tests/golden/mr_jack/words.txt` has them."""

from __future__ import annotations

from gaslamp.games.mr_jack.game_setup import JACK
from tests.games.mr_jack.positions import CLEAR, calling, play, position
from tests.games.with_fields import with_fields
from tests.golden.words import Moment

LAMPS = [0, 3, 1, 5, 5, 0, 4, 2]  # lamp 1 was carried from b2 to f9
HEMMED_IN = CLEAR | {  # John Smith, on b7
    "holmes": "b6",
    "watson": "a5",
    "gull": "c6",
    "bert": "a4",
    "goodley": "d7",
    "smith": "b7",
}
SMITH_NEAR = CLEAR | {"smith": "e8"}

MOMENTS: list[Moment] = [
    (lambda: position("holmes"), ""),
    (lambda: play(position("holmes", CLEAR), "holmes f3"), "alibi bert"),
    (lambda: play(position("goodley", CLEAR), "whistle smith j10"), ""),
    (lambda: play(position("watson", CLEAR), "watson a2"), ""),
    (lambda: position("bert", SMITH_NEAR, jack="gull"), "accuse smith"),
    (lambda: position("smith", HEMMED_IN, seat=JACK, covers=["a5", "c2"]), "stay"),
    (lambda: calling(jack="holmes", turn=5), "witness"),
    (lambda: with_fields(calling(turn=5), innocent=0b1000_0100), "no witness"),
    (lambda: with_fields(calling(turn=5), innocent=0b1000_1100), "no witness"),
    (lambda: with_fields(calling(turn=5), innocent=0b1000_1101), "no witness"),
    (lambda: with_fields(calling(turn=1), lamps=LAMPS), "witness"),
    (lambda: with_fields(calling(turn=4), lamps=LAMPS), "witness"),
]
