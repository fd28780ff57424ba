"""Every kind of action in Mr. Jack: how it is written, what is clicked, who sees it."""

from __future__ import annotations

from collections.abc import Sequence

from gaslamp.core.action_table import ActionKind, ActionTable, Argument
from gaslamp.core.codes import Action
from gaslamp.core.errors import NotationError
from gaslamp.core.secret import UNSEEN, Secret
from gaslamp.games.mr_jack import actions as codes
from gaslamp.games.mr_jack.game_setup import JACK
from gaslamp.games.mr_jack.hexes import DIRECTIONS, EXITS, LAMP_PLACES, MANHOLES, STREETS
from gaslamp.games.mr_jack.view import MrJackView

EXAMPLES = "holmes, holmes g7, lantern ne, lamp b2 f9, accuse watson"
LONGEST_NOTATION = 3  # words

CARD = Argument(name="card", words=codes.CHARACTERS, element="card")
MOVER = Argument(name="mover", words=codes.CHARACTERS)  # the card says who moves
CHARACTER = Argument(name="character", words=codes.CHARACTERS, element="character")
TURNED_CARD = Argument(name="card", words=codes.CHARACTERS)
ALIBI_CARD = Argument(name="card", words=(*codes.CHARACTERS, UNSEEN))
HEX = Argument(name="hex", words=tuple(STREETS), element="hex")
DIRECTION = Argument(name="direction", words=DIRECTIONS, element="lantern")


def _from_to(words: Sequence[str], element: str) -> tuple[Argument, Argument]:
    """Make the arguments of a move: from and to."""
    here = Argument(name="from", words=tuple(words), element=element)
    return here, Argument(name="to", words=here.words, element=element)


def jack(view: MrJackView) -> tuple[int, ...]:
    """Return Jack, who alone knows."""
    return (JACK,)


def player(view: MrJackView) -> tuple[int, ...]:
    """Return the player of Holmes, who alone knows."""
    return (view.order[len(view.done)],)


def parse_line(written: str) -> tuple[Action, ...]:
    """Read a card's actions in a row: `watson g7 ne`, `smith g7 lamp b2 f9`, `gull swap bert`.

    Behind another action the lantern's direction alone will do.
    """
    words = written.lower().split()
    found: list[Action] = []
    while True:
        if found and words[0] in DIRECTIONS:
            words.insert(0, "lantern")
        length = _length_of_first(words)
        if not length:
            raise NotationError.of(written.strip(), EXAMPLES)
        found.append(ACTIONS.codes[" ".join(words[:length])])
        words = words[length:]
        if not words:
            return tuple(found)


def _length_of_first(words: list[str]) -> int:
    """Count the words of the action that a line begins with: as many as can be; 0 for none."""
    for length in range(min(LONGEST_NOTATION, len(words)), 0, -1):
        if " ".join(words[:length]) in ACTIONS.codes:
            return length
    return 0


ACTIONS = ActionTable(
    [
        ActionKind(first=codes.CHOOSE, notation="{card}", arguments=(CARD,), verb="choose"),
        ActionKind(
            first=codes.MOVE,
            notation="{mover} {hex}",
            arguments=(MOVER, HEX),
            verb="move",
            presentation="move",
        ),
        ActionKind(
            first=codes.ACCUSE,
            notation="accuse {character}",
            arguments=(CHARACTER,),
            presentation="climax",
            consequence="ends-game",
        ),
        ActionKind(
            first=codes.ESCAPE,
            notation="escape {exit}",
            arguments=(Argument(name="exit", words=EXITS, element="exit"),),
            presentation="climax",
        ),
        ActionKind(first=codes.STAY, notation="stay"),
        ActionKind(
            first=codes.LAMP,
            notation="lamp {from} {to}",
            arguments=_from_to(LAMP_PLACES, "lamp"),
            presentation="move",
        ),
        ActionKind(
            first=codes.BARRICADE,
            notation="barricade {from} {to}",
            arguments=_from_to(EXITS, "exit"),
            presentation="move",
        ),
        ActionKind(
            first=codes.COVER,
            notation="cover {from} {to}",
            arguments=_from_to(MANHOLES, "hex"),
            presentation="move",
        ),
        ActionKind(
            first=codes.WHISTLE,
            notation="whistle {character} {hex}",
            arguments=(CHARACTER, HEX),
            presentation="move",
        ),
        ActionKind(
            first=codes.SWAP,
            notation="swap {character}",
            arguments=(CHARACTER,),
            presentation="move",
        ),
        ActionKind(
            first=codes.LANTERN,
            notation="lantern {direction}",
            arguments=(DIRECTION,),
            presentation="move",
        ),
        ActionKind(
            first=codes.JACK_IS,
            notation="jack {card}",
            arguments=(ALIBI_CARD,),
            secrets=(
                Secret(
                    phases=("identity",),
                    seen_as="jack ?",
                    known_to=jack,
                    rules=("MJ-03", "MJ-35"),
                ),
            ),
        ),
        ActionKind(first=codes.DEAL, notation="card {card}", arguments=(TURNED_CARD,)),
        ActionKind(
            first=codes.ALIBI,
            notation="alibi {card}",
            arguments=(ALIBI_CARD,),
            secrets=(
                Secret(
                    phases=("drawing",),
                    seen_as="alibi ?",
                    known_to=player,
                    rules=("MJ-14", "MJ-15", "MJ-35"),
                ),
            ),
            presentation="reveal",
        ),
        ActionKind(first=codes.WITNESS, notation="witness", presentation="climax"),
        ActionKind(first=codes.NO_WITNESS, notation="no witness", presentation="climax"),
    ],
    examples=EXAMPLES,
    parse_line=parse_line,
)
