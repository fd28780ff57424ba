"""What is said in Letters from Whitechapel: the log, the labels, how the game ended."""

from __future__ import annotations

from gaslamp.core.board import name_of
from gaslamp.core.text import Text, text
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel.elements import (
    circle_id,
    crossing_id,
    policeman_id,
    policeman_name,
    verb_of,
)
from gaslamp.games.whitechapel.table import (
    BLANKS,
    COLUMN_I,
    COLUMN_V,
    DECOYS,
    DOUBLE_EVENT,
    TIMES,
    TOKENS_OF_PATROL,
    WOMEN,
)
from gaslamp.games.whitechapel.view import WhitechapelView

ON_PATROLS = (codes.CALL_PATROL, codes.LEAD_PATROL)  # their words are not those of the women
SECRET = (codes.WALK, codes.ALLEY, codes.COACH, codes.HIDEOUT, codes.FIRST)


def say(key: str, **args: str | int | Text) -> Text:
    """Make a message of this game."""
    return text(f"whitechapel-{key}", **args)


def describe(before: WhitechapelView, sight: int, after: WhitechapelView) -> Text:
    """Say what a sight shows."""
    if sight >= codes.FACE:
        return _face(before, sight)
    if sight >= codes.WAIT:
        return _word(before, sight)
    if sight >= codes.HEAD:
        return say("head", seat=sight - codes.HEAD)
    if sight >= codes.NEXT:
        return say("next-acts" if before.acts else "next", who=policeman(sight - codes.NEXT))
    if sight >= codes.GO:
        return _go(before, sight)
    if sight >= codes.PATROL:
        return _on_crossing(before, sight)
    return _on_circle(before, sight, after)


def policeman(number: int) -> Text:
    """Name a policeman."""
    return policeman_name(policeman_id(number))


def on_turn(view: WhitechapelView) -> Text:
    """Name the policeman on turn."""
    assert view.on_turn is not None
    return policeman_name(view.on_turn)


def _word(before: WhitechapelView, sight: int) -> Text:
    if sight == codes.WAIT:
        return say("wait", time=name_of(before.marker))
    if sight == codes.PASS:
        return say("pass", who=on_turn(before))
    if sight == codes.HOME:
        return say("home", night=before.night)
    return say("go-on")


def _face(before: WhitechapelView, sight: int) -> Text:
    key = "face" if before.phase == "faces" else "face-up"
    who = policeman(codes.colour_of(sight))
    return say(key, crossing=codes.crossing_of(sight), who=who)


def _go(before: WhitechapelView, sight: int) -> Text:
    number = (sight - codes.GO) // codes.CROSSING_CODES
    crossing = codes.crossing_of(sight)
    stays = before.policemen[number].crossing == crossing_id(crossing)
    return say("stay" if stays else "go", who=policeman(number), crossing=crossing)


def _on_crossing(before: WhitechapelView, sight: int) -> Text:
    kind, crossing = codes.kind_of(sight), codes.crossing_of(sight)
    key = verb_of(sight)
    if kind == codes.PATROL and before.phase != "patrols":
        key = "patrol-hidden"
    elif kind in (codes.REAL, codes.DECOY) and before.phase != "faces":
        key += "-up"
    elif kind in ON_PATROLS:
        stays = kind == codes.LEAD_PATROL and before.on_turn == crossing_id(crossing)
        key += "-patrol-stays" if stays else "-patrol"
    return say(key, crossing=crossing)


def _on_circle(before: WhitechapelView, sight: int, after: WhitechapelView) -> Text:
    kind, circle = codes.kind_of(sight), codes.circle_of(sight)
    if kind in SECRET:
        return _secret(before, sight)
    if kind in (codes.CLUE, codes.ARREST):
        return _deed(before, sight, after)
    if kind in (codes.YES, codes.NO):
        return say(verb_of(sight) + _again(before, circle), circle=circle)
    key = verb_of(sight)
    if kind == codes.TOKEN and before.phase != "tokens":
        key = "token-hidden"
    elif kind in (codes.WOMAN, codes.BLANK) and before.phase != "marking":
        key += "-up"
    elif kind == codes.CALL and after.on_turn != circle_id(circle):
        key = "call-stays"
    return say(key, circle=circle)


def _again(view: WhitechapelView, circle: int) -> str:
    """A circle with a marker is asked about in another way (LW-35, LW-40)."""
    if all(clue.circle != circle_id(circle) for clue in view.clues):
        return ""
    return "-fresh" if "fresh_traces" in view.variants else "-twice"


def _secret(before: WhitechapelView, sight: int) -> Text:
    """What Jack does where nobody but himself sees it."""
    key = "coach-end" if before.phase == "coaching" else verb_of(sight)
    circle = codes.circle_of(sight)
    return say(key, circle=circle) if circle else say(f"{key}-hidden")


def _deed(before: WhitechapelView, sight: int, after: WhitechapelView) -> Text:
    circle, key = codes.circle_of(sight), verb_of(sight)
    if key == "clue":
        key += _again(before, circle)
    elif after.outcome is None or after.outcome.ending != "arrested":
        key = "arrest-nobody"
    return say(key, who=on_turn(before), circle=circle)


def label(view: WhitechapelView, action: int) -> Text:
    """Say shortly what a choice does: `through an alley`."""
    verb = verb_of(action)
    if action >= codes.FACE:
        return say("label-face", who=policeman(codes.colour_of(action)))
    if verb == "coach" and view.phase == "coaching":
        return say("label-coach-end")
    if verb == "go" and _stays(view, action):
        return say("label-stay")
    if verb == "next":
        return say("label-next-acts" if view.acts else "label-next")
    if codes.kind_of(action) == codes.LEAD_PATROL and view.on_turn == _crossing(action):
        return say("label-stay")
    return say(f"label-{verb}")


def _crossing(action: int) -> str:
    return crossing_id(codes.crossing_of(action))


def _stays(view: WhitechapelView, action: int) -> bool:
    number = (action - codes.GO) // codes.CROSSING_CODES
    return view.policemen[number].crossing == _crossing(action)


def expected(view: WhitechapelView) -> Text:
    """Say what the viewer is asked for now, or whom it waits for."""
    side = "expected" if view.is_mine else "awaited"
    return say(f"{side}-{_moment(view)}", **_particulars(view))


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
    return view.phase


def has_colours(view: WhitechapelView) -> bool:
    """Tell whether several players lead the policemen, so that patrols have colours (LW-07)."""
    return len({man.seat for man in view.policemen}) > 1


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
        named["crossing"] = name_of(crossing_on_turn(view))
    elif view.on_turn is not None:
        named["place"] = name_of(view.on_turn)
    return named


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
    return {}


def ended(view: WhitechapelView) -> Text:
    """Say how the game ended, and why; everything is open then (LW-30)."""
    assert view.outcome is not None
    assert view.jack is not None
    assert view.hideout is not None
    key, circle, hideout = view.outcome.ending, name_of(view.jack), name_of(view.hideout)
    if key == "arrested":
        return say("ended-arrested", who=on_turn(view), circle=circle, night=view.night)
    return say(f"ended-{key}", circle=circle, hideout=hideout, night=view.night)
