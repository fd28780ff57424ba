"""Mr. Jack's actions: their codes and how people write them."""

from __future__ import annotations

from typing import Final

from gaslamp.core.errors import NotationError
from gaslamp.games.mr_jack.hexes import DIRECTIONS, EXITS, LAMP_PLACES, MANHOLES, STREETS

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

EXAMPLES: Final = "holmes, holmes g7, lantern ne, lamp b2 f9, accuse watson"
CARDS: Final = (*CHARACTERS, "?")
LONGEST_NOTATION: Final = 3  # words


def _all_notations() -> list[str]:
    """Write every action, in the order of the codes."""
    moves = [f"{who} {street}" for who in CHARACTERS for street in STREETS]
    return [
        *CHARACTERS,
        *moves,
        *[f"accuse {who}" for who in CHARACTERS],
        *[f"escape {way_out}" for way_out in EXITS],
        "stay",
        *[f"lamp {lit} {unlit}" for lit in LAMP_PLACES for unlit in LAMP_PLACES],
        *[f"barricade {here} {there}" for here in EXITS for there in EXITS],
        *[f"cover {here} {there}" for here in MANHOLES for there in MANHOLES],
        *[f"whistle {move}" for move in moves],
        *[f"swap {who}" for who in CHARACTERS],
        *[f"lantern {direction}" for direction in DIRECTIONS],
        *[f"jack {card}" for card in CARDS],
        *[f"card {who}" for who in CHARACTERS],
        *[f"alibi {card}" for card in CARDS],
        "witness",
        "no witness",
    ]


NOTATIONS: Final = _all_notations()
CODES: Final = {written: code for code, written in enumerate(NOTATIONS)}


def notation(action: int) -> str:
    """Write an action: `holmes g7`, `lamp b2 f9`, `alibi ?`."""
    return NOTATIONS[action]


def parse(written: str) -> int:
    """Read an action's notation, in any case and spacing."""
    code = CODES.get(" ".join(written.lower().split()))
    if code is None:
        raise NotationError.of(written.strip(), EXAMPLES)
    return code


def parse_line(written: str) -> tuple[int, ...]:
    """Read a card's actions in a row: `watson g7 ne`, `smith g7 lamp b2 f9`, `gull swap bert`.

    Behind another action the lantern's direction alone will do.
    """
    words = written.lower().split()
    codes: list[int] = []
    while True:
        if codes and words[0] in DIRECTIONS:
            words.insert(0, "lantern")
        length = _length_of_first(words)
        if not length:
            raise NotationError.of(written.strip(), EXAMPLES)
        codes.append(CODES[" ".join(words[:length])])
        words = words[length:]
        if not words:
            return tuple(codes)


def _length_of_first(words: list[str]) -> int:
    """Count the words of the action that a line begins with: as many as can be; 0 for none."""
    for length in range(min(LONGEST_NOTATION, len(words)), 0, -1):
        if " ".join(words[:length]) in CODES:
            return length
    return 0
