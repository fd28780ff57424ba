"""The words of Lady Alice: the log, the labels, what is expected, how it ended."""

from __future__ import annotations

from gaslamp.core.action_table import Consequence, Presentation
from gaslamp.core.codes import Action, Sight
from gaslamp.core.second_person import to_reader
from gaslamp.core.text import Text, messages_of
from gaslamp.games.lady_alice import actions as codes
from gaslamp.games.lady_alice.action_table import ACTIONS
from gaslamp.games.lady_alice.board import CATEGORIES, CATEGORY_NAMES, NO_CLUE, SIZE
from gaslamp.games.lady_alice.elements import (
    CHILDREN,
    Child,
    child_name,
    clue_id,
    seat_of,
    the_clue,
)
from gaslamp.games.lady_alice.game_setup import FIRST_TWIN, NO_PAIR, SECOND_TWIN
from gaslamp.games.lady_alice.view import LadyAliceView

THREE_PLAYERS = 3  # who leave a category blank in an accusation (LA-40)

say = messages_of("lady-alice")


def label(view: LadyAliceView, action: int) -> Text:
    """Say shortly what a choice does: `place a marker`."""
    if codes.VALUE <= action < codes.VALUE_HIDDEN:
        return say("worth", value=action - codes.VALUE)
    verb, clue = ACTIONS.verb(action), codes.clue_of(action)
    if clue == NO_CLUE or verb == "mark":
        return say(f"label-{verb}")
    return say(f"label-{verb}-{CATEGORY_NAMES[clue // SIZE]}")


def describe(before: LadyAliceView, sight: Sight, after: LadyAliceView) -> Text:
    """Say what a sight shows; the player it is about reads it in the second person."""
    told = _told(before, sight, after)
    return to_reader(told) if before.viewer == _subject(before, sight) else told


def _subject(before: LadyAliceView, sight: Sight) -> int | None:
    """Give the seat that a line is about, where it is about one."""
    if sight >= codes.FIRST:
        return sight - codes.FIRST
    if codes.REVEAL <= sight < codes.EVIDENCE:
        return seat_of(_beneath(before))
    if before.player is None:
        return None
    return seat_of(before.player)


def _told(before: LadyAliceView, sight: Sight, after: LadyAliceView) -> Text:
    if sight >= codes.EVIDENCE:
        return _draw(before, sight)
    if codes.SMILES <= sight < codes.REVEAL:
        return _verdict(before, sight - codes.SMILES, after)
    if sight >= codes.REVEAL:
        return say("log-reveal", who=child_name(_beneath(before)), value=sight - codes.REVEAL)
    who = _who(before)
    if codes.VALUE <= sight < codes.VALUE_HIDDEN:
        return say("log-value", who=who, value=sight - codes.VALUE)
    if sight == codes.VALUE_HIDDEN:
        return say("log-value-hidden", who=who)
    return _statement(before, who, sight)


def headline(before: LadyAliceView, sight: Sight, after: LadyAliceView) -> Text | None:
    """Announce a verdict; a number of smiles only where the log keeps it."""
    if not codes.SMILES <= sight < codes.REVEAL:
        return None
    kind = "accusation" if before.phase == "judging" else "suspicion"
    if after.solver is not None:
        return say("headline-solved", who=_who(before))
    if kind == "suspicion" and not before.notebook:
        return say("headline-verdict")
    told = say(f"headline-{kind}", who=_who(before), smiles=sight - codes.SMILES)
    return to_reader(told) if before.viewer == _subject(before, sight) else told


def presentation(before: LadyAliceView, sight: Sight) -> Presentation | None:
    """Say how a sight is shown that is not shown as declared."""
    return "climax" if before.phase == "judging" else None


def consequence(view: LadyAliceView, action: Action) -> Consequence:
    """Say what a choice costs: an accusation counts once its last clue is named."""
    return "final" if view.phase == "accusing" and len(view.stating) == CATEGORIES - 1 else ""


def _who(view: LadyAliceView) -> Text:
    assert view.player is not None  # a player acts, or is dealt to
    return child_name(view.player)


def _statement(before: LadyAliceView, who: Text, sight: Sight) -> Text:
    """Say what a player states: a marker's zone, a pass, a clue of a combination."""
    if sight == codes.PASS:
        return say("log-pass", who=who)
    if sight == codes.ACCUSE_BLANK:
        return say(f"log-accuse-no-{CATEGORY_NAMES[len(before.stating)]}", who=who)
    clue = codes.clue_of(sight)
    named = the_clue(clue_id(clue))
    if codes.MARK <= sight < codes.PASS:
        return say("log-mark", who=who, clue=named)
    return say(f"log-{ACTIONS.verb(sight)}-{CATEGORY_NAMES[clue // SIZE]}", who=who, clue=named)


def _beneath(view: LadyAliceView) -> Child:
    """Name the owner of the marker under the one just placed."""
    zone = next(zone for zone in view.desk if zone.clue == view.marking)
    return zone.markers[-2].child


def _verdict(before: LadyAliceView, smiles: int, after: LadyAliceView) -> Text:
    """Say how many smiled, and what follows from it.

    Players who agreed to do without notes must remember the number: it is shown with the last
    verdict, and the log does not keep it. No smile at all stays on the desk as visiting cards.
    """
    kind = "accusation" if before.phase == "judging" else "suspicion"
    if after.solver is not None:
        outcome = "solved"
    elif smiles == 0:
        outcome = "no-smile"
    elif before.notebook:
        outcome = "smiles"
    else:
        return say(f"log-{kind}-unwritten", who=_who(before))
    return say(f"log-{kind}-{outcome}", who=_who(before), smiles=smiles)


def _draw(before: LadyAliceView, sight: Sight) -> Text:
    if sight >= codes.FIRST:
        return say("log-first", who=child_name(CHILDREN[sight - codes.FIRST]))
    if sight >= codes.TWINS:
        return _twins(sight - codes.TWINS)
    if sight == codes.EVIDENCE_HIDDEN:
        return say("log-evidence-hidden", who=_who(before))
    return say("log-evidence", who=_who(before), clue=the_clue(clue_id(sight - codes.EVIDENCE)))


def _twins(pair: int) -> Text:
    if pair == NO_PAIR:
        return say("log-twins-hidden")
    one, other = (child_name(CHILDREN[twins[pair]]) for twins in (FIRST_TWIN, SECOND_TWIN))
    return say("log-twins", one=one, other=other)


def expected(view: LadyAliceView) -> Text:
    """Say what the viewer is asked for now, or whom it waits for."""
    args: dict[str, Text] = {}
    if view.player is not None:
        args["who"] = child_name(view.player)
    if view.marking is not None:
        args["clue"] = the_clue(view.marking)
    if view.is_mine:
        return say(f"expected-{view.phase}{_asked(view)}", **args)
    return say(f"awaited-{view.phase}", **args)


def _asked(view: LadyAliceView) -> str:
    """Name the category asked for, whether it may stay blank, and whether a marker is left."""
    if view.phase in ("suspicion", "accusing"):
        return f"-{CATEGORY_NAMES[len(view.stating)]}{_blank(view)}"
    if view.phase == "deduction" and not markers_left(view):
        return "-without-markers"
    return ""


def _blank(view: LadyAliceView) -> str:
    if view.phase != "accusing" or not may_leave_blank(view):
        return ""
    return "-must-be-blank" if len(view.stating) == CATEGORIES - 1 else "-or-blank"


def may_leave_blank(view: LadyAliceView) -> bool:
    """Tell whether a category can still be left blank: three players leave one (LA-40)."""
    return len(view.players) == THREE_PLAYERS and None not in view.stating


def markers_left(view: LadyAliceView) -> int:
    """Count the markers of the player on turn."""
    assert view.player is not None
    return view.players[seat_of(view.player)].markers_left


def ended(view: LadyAliceView) -> Text:
    """Say who solved the case and how, and who wins with how many points; or why nobody did."""
    assert view.outcome is not None
    winners: list[Child] = [CHILDREN[seat] for seat in view.outcome.winners]
    args: dict[str, str | Text | int] = {"winners": names(winners), "number": len(winners)}
    if view.solver is None:
        return say(f"ended-{view.outcome.ending}", round=view.round, **args)
    points = int(view.outcome.scores[view.outcome.winners[0]])
    args["solver"] = "you" if view.viewer == seat_of(view.solver) else "other"
    who = child_name(view.solver)
    return say(f"ended-{view.outcome.ending}", who=who, points=points, **args)


def names(children: list[Child]) -> Text:
    """List players in a sentence: `Blue, Red and Green`."""
    *others, last = [child_name(child) for child in children]
    if not others:
        return last
    listed = others[0]
    for other in others[1:]:
        listed = say("list", one=listed, other=other)
    return say("last-of-list", one=listed, other=last)
