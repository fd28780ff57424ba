"""The codes of Mr. Jack's actions; `action_table` says what each kind is."""

from __future__ import annotations

from typing import Final

HOLMES: Final = 0
WATSON: Final = 1
SMITH: Final = 2
LESTRADE: Final = 3
STEALTHY: Final = 4
GOODLEY: Final = 5
GULL: Final = 6
BERT: Final = 7
CHARACTERS: Final = ("holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert")
EIGHT: Final = 8  # characters, and lamp places too
UNKNOWN: Final = 8  # stands for a character whose card the viewer does not see

STREET_COUNT: Final = 60
MANHOLE_COUNT: Final = 14
EXIT_COUNT: Final = 4
DIRECTION_COUNT: Final = 6

# Codes rise in the order in which a card's actions are listed.
CHOOSE: Final = 0  # a character's card
MOVE: Final = CHOOSE + EIGHT  # plus character * STREET_COUNT + street
ACCUSE: Final = MOVE + EIGHT * STREET_COUNT
ESCAPE: Final = ACCUSE + EIGHT  # plus the exit
STAY: Final = ESCAPE + EXIT_COUNT
LAMP: Final = STAY + 1  # plus lit place * EIGHT + unlit place
BARRICADE: Final = LAMP + EIGHT * EIGHT  # plus exit * EXIT_COUNT + exit
COVER: Final = BARRICADE + EXIT_COUNT * EXIT_COUNT  # plus manhole * MANHOLE_COUNT + manhole
WHISTLE: Final = COVER + MANHOLE_COUNT * MANHOLE_COUNT  # plus character * STREET_COUNT + street
SWAP: Final = WHISTLE + EIGHT * STREET_COUNT  # plus the character who changes places with Gull
LANTERN: Final = SWAP + EIGHT  # plus the direction
JACK_IS: Final = (
    LANTERN + DIRECTION_COUNT
)  # plus the character or UNKNOWN: Jack's own alibi card, by chance
DEAL: Final = JACK_IS + EIGHT + 1  # plus the character: a card turned face up, by chance
ALIBI: Final = DEAL + EIGHT  # plus the character or UNKNOWN: the card that Holmes draws
WITNESS: Final = ALIBI + EIGHT + 1  # the referee's answer to the call
NO_WITNESS: Final = WITNESS + 1
ACTION_SPACE: Final = NO_WITNESS + 1
