"""The words of Letters from Whitechapel: the log, the labels, how the game ended."""

from __future__ import annotations

from gaslamp.core.action_table import Presentation
from gaslamp.core.board import ElementId, name_of
from gaslamp.core.codes import Sight
from gaslamp.core.second_person import to_reader
from gaslamp.core.text import Text, messages_of
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel.action_table import ACTIONS
from gaslamp.games.whitechapel.crossing_names import crossing_name
from gaslamp.games.whitechapel.elements import (
    circle_id,
    crossing_id,
    policeman_id,
    policeman_name,
)
from gaslamp.games.whitechapel.game_setup import (
    BLANKS,
    COLUMN_I,
    COLUMN_V,
    DECOYS,
    DOUBLE_EVENT,
    JACK,
    TIMES,
    TOKENS_OF_PATROL,
    WOMEN,
)
from gaslamp.games.whitechapel.phases import Phase
from gaslamp.games.whitechapel.view import WhitechapelView

# The phase in which a face is chosen; in any other it is seen, or the token lies face down.
CHOSEN_IN: dict[int, tuple[Phase, str]] = {
    codes.TOKEN: ("tokens", "-hidden"),
    codes.WOMAN: ("marking", "-up"),
    codes.BLANK: ("marking", "-up"),
    codes.PATROL: ("patrols", "-hidden"),
    codes.REAL: ("faces", "-up"),
    codes.DECOY: ("faces", "-up"),
}

HEADLINES = (
    "log-kill",
    "log-yes",
    "log-yes-twice",
    "log-yes-fresh",
    "log-arrest",
    "log-arrest-nobody",
    "log-home",
)

say = messages_of("whitechapel")


def describe(before: WhitechapelView, sight: Sight, after: WhitechapelView) -> Text:
    """Say what a sight shows; to Jack and the head of the investigation in the second person."""
    told = say(_log_key(before, sight, after), **_named(before, sight))
    subject = told.args["seat"] if ACTIONS.verb(sight) == "head" else JACK
    return to_reader(told) if before.viewer == subject else told


def headline(before: WhitechapelView, sight: Sight, after: WhitechapelView) -> Text | None:
    """Announce a murder, a clue, an arrest, the end of a night."""
    key = _log_key(before, sight, after)
    if key not in HEADLINES:
        return None
    told = say(key.replace("log-", "headline-"), **_named(before, sight))
    return to_reader(told) if before.viewer == JACK else told


def presentation(before: WhitechapelView, sight: Sight) -> Presentation | None:
    """Say how a sight is shown that is not shown as declared.

    Trivial are policemen and patrols who stay, and what is laid face down.
    """
    if _stays(before, sight) or before.phase in ("faces", "marking"):
        return "trivial"
    return None


def _log_key(before: WhitechapelView, sight: Sight, after: WhitechapelView) -> str:
    """Name the message of the log; what has one verb may be several things to a player."""
    if sight >= codes.FACE:
        return "log-face" if before.phase == "faces" else "log-face-up"
    key, kind = ACTIONS.log_key(sight), codes.kind_of(sight)
    if kind in CHOSEN_IN:
        phase, otherwise = CHOSEN_IN[kind]
        return key if before.phase == phase else key + otherwise
    if kind == codes.ARREST:
        is_caught = after.outcome is not None and after.outcome.ending == "arrested"
        return key if is_caught else f"{key}-nobody"
    if kind == codes.CALL and after.on_turn != circle_id(codes.circle_of(sight)):
        return f"{key}-stays"
    if kind in (codes.CALL_PATROL, codes.LEAD_PATROL):
        key += "-patrol"
    return key + _manner(before, sight)


def _manner(before: WhitechapelView, sight: Sight) -> str:
    """Tell a stay from a move, a ride's end from its start, a second question from the first."""
    match ACTIONS.verb(sight):
        case "go" | "lead" if _stays(before, sight):
            return "-stays"
        case "coach" if before.phase == "coaching":
            return "-end"
        case "next" if before.acts:
            return "-acts"
        case "clue" | "yes" | "no":
            return _again(before, codes.circle_of(sight))
        case _:
            return ""


def _again(view: WhitechapelView, circle: int) -> str:
    """Tell a question about a circle with a marker from a first one (LW-35, LW-40)."""
    if all(clue.circle != circle_id(circle) for clue in view.clues):
        return ""
    return "-fresh" if "fresh_traces" in view.variants else "-twice"


def _stays(view: WhitechapelView, action: int) -> bool:
    """Tell whether a policeman or a patrol goes nowhere."""
    crossing = crossing_id(codes.crossing_of(action))
    if codes.GO <= action < codes.NEXT:
        return view.policemen[_walker(action)].crossing == crossing
    return codes.kind_of(action) == codes.LEAD_PATROL and view.on_turn == crossing


def _walker(action: int) -> int:
    """Give the number of the policeman who goes."""
    return (action - codes.GO) // codes.CROSSING_CODES


def _named(view: WhitechapelView, action: int) -> dict[str, str | int | Text]:
    """Name who acts, and the place or seat that the action is about, where it is known."""
    row = ACTIONS.rows[action]
    arguments = zip(row.kind.arguments, row.values, strict=True)
    named: dict[str, str | int | Text] = {
        argument.name: crossing_name(int(value)) if argument.name == "crossing" else value
        for argument, value in arguments
        if argument.name != "policeman" and not argument.is_unknown(value)
    }
    match row.verb:
        case "wait":
            named["time"] = name_of(view.marker)
        case "home":
            named["night"] = night_name(view.night)
        case "clue" | "arrest" | "pass":
            named["who"] = on_turn(view)
        case "go":
            named["who"] = policeman(_walker(action))
        case "next":
            named["who"] = policeman(action - codes.NEXT)
        case _:
            pass
    if action >= codes.FACE:
        named["who"] = policeman(codes.colour_of(action))
    return named


def policeman(number: int) -> Text:
    """Name a policeman."""
    return policeman_name(policeman_id(number))


def on_turn(view: WhitechapelView) -> Text:
    """Name the policeman on turn."""
    assert view.on_turn is not None
    return policeman_name(view.on_turn)


def is_already_so(view: WhitechapelView, action: int) -> bool:
    """Tell whether an action says only what is so.

    It names who is on turn anyway, as the last one left is not named; or it passes for a policeman
    who has moved where he can't act, so that his turn is over.
    """
    if action == codes.PASS:
        is_next = view.phase in ("naming", "moving") and "engaged_police" in view.variants
        return is_next and any(man.done for man in view.policemen)
    if view.phase not in ("leading", "moving", "acting"):
        return False
    return ACTIONS.verb(action) in ("call", "next") and ACTIONS.path(action) == (view.on_turn,)


def label(view: WhitechapelView, action: int) -> Text:
    """Say shortly what a choice does: `through an alley`."""
    if action >= codes.FACE:
        return say("label-face", who=policeman(codes.colour_of(action)))
    if _stays(view, action):
        return say("label-stay")
    verb = ACTIONS.verb(action)
    if verb == "coach" and view.phase == "coaching":
        return say("label-coach-end")
    if verb == "next" and view.acts:
        return say("label-next-acts")
    return say(f"label-{verb}")


def question(view: WhitechapelView, action: int) -> Text:
    """Ask about a choice by its circle: `kill on 21?`."""
    return say(f"question-{ACTIONS.verb(action)}", **_named(view, action))


def expected(view: WhitechapelView) -> Text:
    """Say what the viewer is asked for now, or whom it waits for."""
    side = "expected" if view.is_mine else "awaited"
    told = say(f"{side}-{_moment(view)}", **_particulars(view))
    return to_reader(told) if view.viewer == JACK else told


def _moment(view: WhitechapelView) -> str:
    """Name what is decided; some phases are several things to a player."""
    match view.phase:
        case "murder":
            double = "-double" if view.night == DOUBLE_EVENT + 1 else ""
            return f"murder{double}-last" if must_kill(view) else f"murder{double}"
        case "calling" | "leading" if "preserved_scenes" in view.variants:
            return f"{view.phase}-patrol"
        case "faces" if view.is_mine and has_colours(view):
            return "faces-colours"
        case "announce" if view.is_mine and view.jack == view.hideout:
            return "announce-home"
        case "naming" if view.acts:
            return "naming-acts"
        case "moving" if "sprint" in view.variants:
            return "moving-sprint"
        case "acting" if view.asked:
            return "acting-on"
        case _:
            return view.phase


def has_colours(view: WhitechapelView) -> bool:
    """Tell whether several players lead the policemen, so that patrols have colours (LW-07)."""
    is_led_by_several = len({man.seat for man in view.policemen}) > 1
    return is_led_by_several and "plain_patrols" not in view.variants


def must_kill(view: WhitechapelView) -> bool:
    """Tell whether the marker is at its end (LW-10, LW-31)."""
    last = COLUMN_I if "time_of_crime" in view.variants else COLUMN_V
    return name_of(view.marker) == TIMES[last]


def _particulars(view: WhitechapelView) -> dict[str, str | int | Text]:
    """Collect what the sentences may mention, as far as the viewer knows it."""
    named: dict[str, str | int | Text] = {
        "time": name_of(view.marker),
        "coaches": view.coaches,
        "alleys": view.alleys,
        **_left_to_lay(view),
    }
    if view.jack is not None:
        named["circle"] = name_of(view.jack)
    if view.question is not None:
        named["question"] = name_of(view.question)
    if view.on_turn is not None and view.on_turn.startswith("policeman-"):
        named["who"] = on_turn(view)
        named["crossing"] = _place(crossing_on_turn(view))
    elif view.on_turn is not None:
        named["place"] = _place(view.on_turn)
    return named


def _place(id_: ElementId) -> str | Text:
    """Name a circle by its number, and a crossing by the circles around it."""
    name = name_of(id_)
    return crossing_name(int(name[1:])) if name.startswith("x") else name


def crossing_on_turn(view: WhitechapelView) -> str:
    """Find where the policeman on turn stands."""
    place = next(man.crossing for man in view.policemen if man.policeman == view.on_turn)
    assert place is not None
    return place


def _left_to_lay(view: WhitechapelView) -> dict[str, int]:
    """Count the tokens that are still to be placed, or to be laid face down."""
    women = WOMEN[view.night - 1]
    match view.phase:
        case "tokens":
            return {"left": women + BLANKS - len(view.tokens)}
        case "patrols":
            return {"left": TOKENS_OF_PATROL - len(view.patrols)}
        case "marking" if view.is_mine:
            faces = [token.face for token in view.tokens]
            return {"marked": women - faces.count("marked"), "blank": BLANKS - faces.count("blank")}
        case "faces" if view.is_mine:
            laid = [patrol.face for patrol in view.patrols]
            real = TOKENS_OF_PATROL - DECOYS - laid.count("policeman")
            return {"real": real, "decoys": DECOYS - laid.count("decoy")}
        case _:
            return {}


def night_name(night: int) -> str:
    """Name a night as its marks on the board do: I to IV."""
    return ("I", "II", "III", "IV")[night - 1]


def ended(view: WhitechapelView) -> Text:
    """Say how the game ended, and why; everything is open then (LW-30)."""
    assert view.outcome is not None
    assert view.jack is not None
    assert view.hideout is not None
    key, circle, hideout = view.outcome.ending, name_of(view.jack), name_of(view.hideout)
    night = night_name(view.night)
    if key == "arrested":
        return say("ended-arrested", who=on_turn(view), circle=circle, night=night)
    return say(f"ended-{key}", circle=circle, hideout=hideout, night=night)
