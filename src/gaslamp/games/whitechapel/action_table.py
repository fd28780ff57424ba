"""Every kind of action in Whitechapel: how it is written, what is clicked, who sees it."""

from __future__ import annotations

import msgspec

from gaslamp.core.action_table import (
    ActionKind,
    ActionTable,
    Argument,
    Consequence,
    Presentation,
    numbers,
    plain,
)
from gaslamp.core.codes import Action
from gaslamp.core.errors import NotationError
from gaslamp.core.secret import Secret
from gaslamp.core.text import text
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel.actions import CIRCLES, COLOURS, CROSSINGS
from gaslamp.games.whitechapel.game_setup import JACK
from gaslamp.games.whitechapel.phases import Phase
from gaslamp.games.whitechapel.view import WhitechapelView

EXAMPLES = "walk 92, coach 93 110, alley 31, blue x57, clue 92"
POLICE_ACTIONS = ("clue", "arrest", "pass")  # what a policeman does after he has moved

CIRCLE = numbers(
    "circle", CIRCLES, allowed=text("whitechapel-try-circle", last=CIRCLES, examples=EXAMPLES)
)
CROSSING = numbers(
    "crossing",
    CROSSINGS,
    prefix="x",
    allowed=text("whitechapel-try-crossing", last=CROSSINGS, examples=EXAMPLES),
)
# A woman is called and led by her circle, a patrol by its crossing: both can be typed.
WOMANS_CIRCLE = numbers("circle", CIRCLES)
PATROLS_CROSSING = numbers("crossing", CROSSINGS, prefix="x")
EITHER = text("whitechapel-try-place", circles=CIRCLES, crossings=CROSSINGS, examples=EXAMPLES)
POLICEMAN = Argument(name="policeman", words=COLOURS, element="policeman")
POLICE_SEAT = Argument(name="seat", words=tuple(str(seat) for seat in range(codes.MOST_SEATS)))


def jack(view: WhitechapelView) -> tuple[int, ...]:
    """Return Jack, who alone knows."""
    return (JACK,)


def head(view: WhitechapelView) -> tuple[int, ...]:
    """Return tonight's head of the investigation, who alone knows."""
    assert view.head is not None
    return (view.head,)


def _jacks(seen_as: str, *rules: str, phases: tuple[Phase, ...]) -> tuple[Secret, ...]:
    return (Secret(phases=phases, seen_as=seen_as, known_to=jack, rules=rules),)


MARKS = _jacks("token *", "LW-06", phases=("marking",))
FACE_DOWN = (Secret(phases=("faces",), seen_as="patrol *", known_to=head, rules=("LW-07",)),)


def _on_circle(
    first: int,
    word: str,
    secrets: tuple[Secret, ...] = (),
    presentation: Presentation = "routine",
    consequence: Consequence = "",
) -> ActionKind:
    """Declare an action that names a circle."""
    return ActionKind(
        first=first,
        notation=f"{word} {{circle}}",
        arguments=(CIRCLE,),
        secrets=secrets,
        presentation=presentation,
        consequence=consequence,
    )


def _foreseeable(kind: ActionKind) -> ActionKind:
    """Declare that the seat which acts so knows what follows."""
    return msgspec.structs.replace(kind, foreseeable=True)


def _on_patrol(first: int, face: str, verb: str) -> ActionKind:
    """Declare that a patrol token is a policeman or a decoy."""
    return ActionKind(
        first=first,
        notation=f"patrol {{crossing}} {face}",
        arguments=(CROSSING,),
        verb=verb,
        secrets=FACE_DOWN,
        presentation="reveal",
        foreseeable=True,
    )


def parse_line(written: str) -> tuple[Action, ...]:
    """Read a whole move: a coach ride `coach 93 110`, or a policeman's turn.

    A policeman's turn is his colour, then where he goes, what he does, or both: `blue x57`,
    `blue clue 92`, `blue x57 pass`. It begins by naming him.
    """
    match plain(written).split():
        case ["coach", first, second]:
            return ACTIONS.parse(f"coach {first}"), ACTIONS.parse(f"coach {second}")
        case [colour, *turn] if colour in COLOURS and turn:
            return ACTIONS.codes[f"next {colour}"], *_parse_turn(colour, turn, written)
        case _:
            return (ACTIONS.parse(written),)


def _parse_turn(colour: str, turn: list[str], written: str) -> tuple[Action, ...]:
    """Read what a policeman does, after his colour."""
    moves = (ACTIONS.parse(f"{colour} {turn[0]}"),) if turn[0].startswith("x") else ()
    rest = turn[len(moves) :]
    if not rest:
        return moves
    if rest[0] not in POLICE_ACTIONS:
        raise NotationError.of(written.strip(), EXAMPLES)
    return *moves, ACTIONS.parse(" ".join(rest))


ACTIONS = ActionTable(
    [
        _on_circle(codes.WALK, "walk", _jacks("walk ?", "LW-16", phases=("escape",)), "move"),
        _on_circle(
            codes.ALLEY,
            "alley",
            _jacks("alley ?", "LW-26", "LW-48", phases=("escape",)),
            "move",
            "scarce",
        ),
        _on_circle(
            codes.COACH,
            "coach",
            _jacks("coach ?", "LW-25", "LW-48", phases=("escape", "coaching")),
            "move",
            "scarce",
        ),
        _on_circle(
            codes.HIDEOUT,
            "hideout",
            _jacks("hideout ?", "LW-03", phases=("hiding",)),
            consequence="final",
        ),
        _foreseeable(_on_circle(codes.TOKEN, "token")),
        _foreseeable(_on_circle(codes.WOMAN, "woman", MARKS, "reveal")),
        _foreseeable(_on_circle(codes.BLANK, "blank", MARKS)),
        ActionKind(
            first=codes.CALL,
            notation="call {circle}",
            arguments=(WOMANS_CIRCLE,),
            presentation="trivial",
            foreseeable=True,
        ),
        ActionKind(
            first=codes.LEAD,
            notation="lead {circle}",
            arguments=(WOMANS_CIRCLE,),
            presentation="move",
            foreseeable=True,
        ),
        _on_circle(codes.KILL, "kill", presentation="climax", consequence="final"),
        _on_circle(codes.FIRST, "first", _jacks("first ?", "LW-14", phases=("order",))),
        _on_circle(codes.CLUE, "clue"),
        _on_circle(codes.ARREST, "arrest", presentation="reveal", consequence="final"),
        _on_circle(codes.YES, "yes", presentation="reveal"),
        _on_circle(codes.NO, "no"),
        ActionKind(
            first=codes.PATROL,
            notation="patrol {crossing}",
            arguments=(CROSSING,),
            foreseeable=True,
        ),
        _on_patrol(codes.REAL, "real", "real"),
        _on_patrol(codes.DECOY, "blank", "decoy"),
        ActionKind(first=codes.TURN, notation="turn {crossing}", arguments=(CROSSING,)),
        ActionKind(
            first=codes.CALL_PATROL,
            notation="call {crossing}",
            arguments=(PATROLS_CROSSING,),
            presentation="trivial",
            foreseeable=True,
        ),
        ActionKind(
            first=codes.LEAD_PATROL,
            notation="lead {crossing}",
            arguments=(PATROLS_CROSSING,),
            presentation="move",
            foreseeable=True,
        ),
        *(
            ActionKind(
                first=codes.GO + policeman * codes.CROSSING_CODES,
                notation=f"{colour} {{crossing}}",
                arguments=(CROSSING,),
                verb="go",
                presentation="move",
                foreseeable=True,
            )
            for policeman, colour in enumerate(COLOURS)
        ),
        ActionKind(
            first=codes.NEXT,
            notation="next {policeman}",
            arguments=(POLICEMAN,),
            presentation="trivial",
            foreseeable=True,
        ),
        ActionKind(first=codes.HEAD, notation="head {seat}", arguments=(POLICE_SEAT,)),
        ActionKind(first=codes.WAIT, notation="wait"),
        ActionKind(first=codes.HOME, notation="home", presentation="climax"),
        ActionKind(first=codes.GO_ON, notation="go on", presentation="trivial", implied=True),
        ActionKind(first=codes.PASS, notation="pass", presentation="trivial", foreseeable=True),
        *(
            _on_patrol(codes.FACE + policeman * codes.CROSSING_CODES, colour, f"is-{colour}")
            for policeman, colour in enumerate(COLOURS)
        ),
    ],
    examples=EXAMPLES,
    hints={"call": EITHER, "lead": EITHER},
    parse_line=parse_line,
)
