"""Every kind of action in Lady Alice: how it is written, what is clicked, who sees it."""

from __future__ import annotations

from gaslamp.core.action_table import ActionKind, ActionTable, Argument
from gaslamp.core.codes import Action
from gaslamp.core.secret import UNSEEN, Secret, nobody
from gaslamp.core.text import text
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice.board import clue_names, other_names
from gaslamp.games.lady_alice.elements import seat_of
from gaslamp.games.lady_alice.game_setup import COLOURS, FIRST_TWIN, SECOND_TWIN, VALUES
from gaslamp.games.lady_alice.view import LadyAliceView

EXAMPLES = "suspect kingsley, mark waterloo, value 2, pass, accuse compass"
CLUES = clue_names()
SPELLINGS = {also: CLUES.index(name) for also, name in other_names().items()}
WORTHS = tuple(str(value) for value in range(VALUES))


def _clue(verb: str, *others: str) -> tuple[Argument]:
    """Declare the argument for a clue that a player names; `others` can be typed in its place."""
    allowed = text("lady-alice-try-clue", verb=verb, clues=", ".join((*CLUES, *others)))
    return (
        Argument(name="clue", words=CLUES, element="clue", spellings=SPELLINGS, allowed=allowed),
    )


VALUE = Argument(name="value", words=(*WORTHS, UNSEEN), element="value")
SMILES = Argument(name="smiles", words=tuple(str(smiles) for smiles in range(5)))
REVEALED = Argument(name="value", words=WORTHS)
EVIDENCE = Argument(name="clue", words=(*CLUES, UNSEEN), spellings=SPELLINGS)
TWINS = Argument(
    name="twins",
    words=tuple(
        f"{COLOURS[one]} {COLOURS[other]}"
        for one, other in zip(FIRST_TWIN, SECOND_TWIN, strict=True)
    ),
)
COLOUR = Argument(name="colour", words=COLOURS)


def player(view: LadyAliceView) -> tuple[int, ...]:
    """Return the player whose evidence or marker it is."""
    return () if view.player is None else (seat_of(view.player),)


def parse_line(written: str) -> tuple[Action, ...]:
    """Read a whole move: `suspect kingsley waterloo 17h compass`, `mark waterloo 2`."""
    match written.lower().split():
        case [("suspect" | "accuse") as verb, *clues] if len(clues) > 1:
            return tuple([ACTIONS.parse(f"{verb} {clue}") for clue in clues])
        case ["mark", clue, value]:
            return ACTIONS.parse(f"mark {clue}"), ACTIONS.parse(f"value {value}")
        case _:
            return (ACTIONS.parse(written),)


ACTIONS = ActionTable(
    [
        ActionKind(first=codes.SUSPECT, notation="suspect {clue}", arguments=_clue("suspect")),
        ActionKind(
            first=codes.MARK, notation="mark {clue}", arguments=_clue("mark"), presentation="move"
        ),
        ActionKind(first=codes.PASS, notation="pass"),
        ActionKind(
            first=codes.ACCUSE,
            notation="accuse {clue}",
            arguments=_clue("accuse", "blank"),
            consequence="final",
        ),
        ActionKind(
            first=codes.ACCUSE_BLANK, notation="accuse blank", verb="blank", consequence="final"
        ),
        ActionKind(
            first=codes.VALUE,
            notation="value {value}",
            arguments=(VALUE,),
            secrets=(
                Secret(phases=("valuing",), seen_as="value ?", known_to=player, rules=("LA-04",)),
            ),
        ),
        ActionKind(
            first=codes.SMILES,
            notation="smiles {smiles}",
            arguments=(SMILES,),
            presentation="reveal",
        ),
        ActionKind(
            first=codes.REVEAL,
            notation="reveal {value}",
            arguments=(REVEALED,),
            presentation="reveal",
        ),
        ActionKind(
            first=codes.EVIDENCE,
            notation="evidence {clue}",
            arguments=(EVIDENCE,),
            secrets=(
                Secret(
                    phases=("dealing",), seen_as="evidence ?", known_to=player, rules=("LA-02",)
                ),
            ),
            presentation="trivial",
        ),
        ActionKind(
            first=codes.TWINS,
            notation="twins {twins}",
            arguments=(TWINS,),
            secrets=(
                Secret(
                    phases=("pairing",),
                    seen_as="twins ?",
                    known_to=nobody,
                    rules=("LA-03", "LA-32"),
                ),
            ),
        ),
        ActionKind(
            first=codes.TWINS_HIDDEN, notation="twins ?", verb="twins", presentation="trivial"
        ),
        ActionKind(first=codes.FIRST, notation="first {colour}", arguments=(COLOUR,)),
    ],
    examples=EXAMPLES,
    parse_line=parse_line,
)
