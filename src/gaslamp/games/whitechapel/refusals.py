"""The reasons of refusals in Letters from Whitechapel, from the seat's view.

A reason is given only where what it says holds on the board that is played on; where none holds,
the action is just not one of this moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gaslamp.core.board import ElementId, name_of
from gaslamp.core.text import Text
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel.actions import POLICEMEN
from gaslamp.games.whitechapel.board import BoardTables
from gaslamp.games.whitechapel.crossing_names import crossing_name
from gaslamp.games.whitechapel.elements import circle_id, crossing_id, policeman_id
from gaslamp.games.whitechapel.game_setup import BLANKS, DECOYS, TIMES, WOMEN
from gaslamp.games.whitechapel.phases import Phase
from gaslamp.games.whitechapel.view import WhitechapelView
from gaslamp.games.whitechapel.wording import (
    crossing_on_turn,
    has_colours,
    must_kill,
    on_turn,
    policeman,
    say,
)


class Ground(NamedTuple):
    """What is played on: the streets and the end of the track."""

    board: BoardTables
    last_column: int


class Tried(NamedTuple):
    """An action that is refused, and where."""

    ground: Ground
    view: WhitechapelView
    action: int

    @property
    def board(self) -> BoardTables:
        """Give the streets."""
        return self.ground.board

    @property
    def kind(self) -> int:
        """Give the kind of the action."""
        return codes.kind_of(self.action)

    @property
    def circle(self) -> int:
        """Give the circle that the action names."""
        return codes.circle_of(self.action)

    @property
    def crossing(self) -> int:
        """Give the crossing that the action names."""
        return codes.crossing_of(self.action)

    def has_circle(self) -> bool:
        """Tell whether the circle is on this board."""
        return self.circle in self.board.streets.circles

    def has_crossing(self) -> bool:
        """Tell whether the crossing is on this board."""
        return self.crossing in self.board.streets.crossings


def refusal(ground: Ground, view: WhitechapelView, action: int) -> Text | None:
    """Name what stands against an action that is not legal; nothing when it has no place now."""
    reason = REASONS.get(view.phase)
    return reason(Tried(ground, view, action)) if reason is not None else None


def _number(id_: ElementId | None) -> int:
    """Give the number of a circle or a crossing that the viewer knows."""
    assert id_ is not None
    return int(name_of(id_).removeprefix("x"))


def _hiding(tried: Tried) -> Text | None:
    if tried.kind != codes.HIDEOUT:
        return None
    if not tried.has_circle():
        return say("no-circle")
    return say("red-hideout", circle=tried.circle) if tried.circle in tried.board.red else None


def _tokens(tried: Tried) -> Text | None:
    circle, view = tried.circle, tried.view
    if tried.kind != codes.TOKEN:
        return None
    if not tried.has_circle():
        return say("no-circle")
    if circle not in tried.board.red:
        return say("not-red", circle=circle)
    if circle_id(circle) in view.scenes:
        return say("is-scene", circle=circle)
    lies = any(token.circle == circle_id(circle) for token in view.tokens)
    return say("has-token", circle=circle) if lies else None


def _marking(tried: Tried) -> Text | None:
    """Say why a token can't be laid: in the order of their places, while some are left."""
    view = tried.view
    if tried.kind not in (codes.WOMAN, codes.BLANK):
        return None
    if view.on_turn != circle_id(tried.circle):
        return say("token-order", circle=_number(view.on_turn))
    faces = [token.face for token in view.tokens]
    if tried.kind == codes.WOMAN:
        return say("none-marked") if faces.count("marked") == WOMEN[view.night - 1] else None
    return say("none-blank") if faces.count("blank") == BLANKS else None


def _patrols(tried: Tried) -> Text | None:
    crossing = tried.crossing
    if tried.kind != codes.PATROL:
        return None
    if not tried.has_crossing():
        return say("no-crossing")
    if crossing not in tried.board.yellow:
        return say("not-yellow", crossing=crossing_name(crossing))
    return say("occupied", crossing=crossing_name(crossing)) if _has_patrol(tried) else None


def _has_patrol(tried: Tried) -> bool:
    return any(patrol.crossing == crossing_id(tried.crossing) for patrol in tried.view.patrols)


def _faces(tried: Tried) -> Text | None:
    """Say why a patrol's face can't be laid: in the order of places, by colour where it matters."""
    view, action = tried.view, tried.action
    if tried.kind not in (codes.REAL, codes.DECOY) and action < codes.FACE:
        return None
    if view.on_turn != crossing_id(tried.crossing):
        return say("patrol-order", crossing=crossing_name(_number(view.on_turn)))
    faces = [patrol.face for patrol in view.patrols]
    if tried.kind == codes.DECOY:
        return say("none-decoy") if faces.count("decoy") == DECOYS else None
    if faces.count("policeman") == POLICEMEN:
        return say("none-real")
    if not has_colours(view):
        if action < codes.FACE:
            return None
        is_plain = "plain_patrols" in view.variants
        return say("plain-patrols") if is_plain else say("no-colours")
    if action < codes.FACE:
        return say("which-policeman")
    who = codes.colour_of(action)
    laid = any(patrol.policeman == policeman_id(who) for patrol in view.patrols)
    return say("laid-already", who=policeman(who)) if laid else None


def _murder(tried: Tried) -> Text | None:
    view = tried.view
    if tried.kind == codes.WAIT and view.phase == "second":
        return say("must-kill-again")
    if tried.kind == codes.WAIT:
        return say("must-kill") if must_kill(view) else None
    lives = any(woman.circle == circle_id(tried.circle) for woman in view.women)
    return say("no-woman", circle=tried.circle) if tried.kind == codes.KILL and not lives else None


def _order(tried: Tried) -> Text | None:
    one, other = (_number(scene) for scene in tried.view.scenes[-2:])
    return say("no-murder", one=one, other=other) if tried.kind == codes.FIRST else None


def _calling(tried: Tried) -> Text | None:
    if tried.kind == codes.CALL:
        return say("no-woman-to-move", circle=tried.circle)
    if tried.kind == codes.CALL_PATROL:
        return say("no-patrol-to-move", crossing=crossing_name(tried.crossing))
    return None


def _leading(tried: Tried) -> Text | None:
    patrols_move = "preserved_scenes" in tried.view.variants
    if tried.kind == codes.LEAD and not patrols_move:
        return _lead_woman(tried)
    if tried.kind == codes.LEAD_PATROL and patrols_move:
        return _lead_patrol(tried)
    return None


def _lead_woman(tried: Tried) -> Text:
    view, end = tried.view, tried.circle
    if circle_id(end) in view.scenes:
        return say("is-scene", circle=end)
    if any(woman.circle == circle_id(end) for woman in view.women):
        return say("is-woman", circle=end)
    if any(tried.board.touches(end, _number(patrol.crossing)) for patrol in view.patrols):
        return say("beside-police", circle=end)
    return _walk(tried, _number(view.on_turn))


def _lead_patrol(tried: Tried) -> Text | None:
    start, end = _number(tried.view.on_turn), tried.crossing
    if not tried.has_crossing():
        return say("no-crossing")
    if end not in tried.board.beats.row(start):
        return say("too-far", start=crossing_name(start), end=crossing_name(end))
    if _has_patrol(tried):
        return say("occupied", crossing=crossing_name(end))
    women = (_number(woman.circle) for woman in tried.view.women)
    beside = any(tried.board.touches(circle, end) for circle in women)
    return say("beside-woman", crossing=crossing_name(end)) if beside else None


def _turning(tried: Tried) -> Text | None:
    if tried.kind != codes.TURN:
        return None
    return say("no-patrol", crossing=crossing_name(tried.crossing))


def _escape(tried: Tried) -> Text | None:
    start = _number(tried.view.jack)
    if tried.kind == codes.WALK:
        return _walk(tried, start)
    if tried.kind == codes.ALLEY:
        return _alley(tried, start)
    return _coach(tried, start) if tried.kind == codes.COACH else None


def _walk(tried: Tried, start: int) -> Text:
    end = tried.circle
    if not tried.has_circle():
        return say("no-circle")
    if end not in tried.board.walks.row(start):
        return say("not-next", start=start, end=end)
    return say("way-barred", start=start, end=end)


def _alley(tried: Tried, start: int) -> Text:
    if not tried.view.alleys:
        return say("no-alley-left")
    if not tried.has_circle():
        return say("no-circle")
    return say("no-alley", start=start, end=tried.circle)


def _coach(tried: Tried, start: int) -> Text:
    view, first = tried.view, tried.circle
    if view.coaches == 0:
        return say("no-coach-left")
    if TIMES.index(name_of(view.log[-1].column)) + 2 > tried.ground.last_column:
        return say("no-two-columns")
    if not tried.has_circle():
        return say("no-circle")
    if first not in tried.board.walks.row(start):
        return say("not-next", start=start, end=first)
    return say("coach-stuck", circle=first)


def _coaching(tried: Tried) -> Text | None:
    start, first = (column.circle for column in tried.view.log[-2:])
    if tried.kind != codes.COACH:
        return None
    if not tried.has_circle():
        return say("no-circle")
    if start == circle_id(tried.circle):
        return say("coach-back", start=tried.circle)
    return say("not-next", start=_number(first), end=tried.circle)


def _announce(tried: Tried) -> Text | None:
    if tried.kind != codes.HOME:
        return None
    view = tried.view
    return say("not-home", circle=_number(view.jack), hideout=_number(view.hideout))


def _naming(tried: Tried) -> Text | None:
    if codes.NEXT <= tried.action < codes.HEAD:
        return say("is-through", who=policeman(tried.action - codes.NEXT))
    return None


def _moving(tried: Tried) -> Text | None:
    view, action = tried.view, tried.action
    if codes.NEXT <= action < codes.HEAD:
        return say("is-named", who=on_turn(view))
    if not codes.GO <= action < codes.NEXT:
        return None
    number, end = divmod(action - codes.GO, codes.CROSSING_CODES)
    if view.policemen[number].policeman != view.on_turn:
        return say("other-policeman", who=on_turn(view))
    start = _number(crossing_on_turn(view))
    reach = tried.board.sprints if "sprint" in view.variants else tried.board.beats
    if not tried.has_crossing():
        return say("no-crossing")
    if end not in reach.row(start):
        return say("too-far", start=crossing_name(start), end=crossing_name(end))
    return say("occupied", crossing=crossing_name(end))


def _acting(tried: Tried) -> Text | None:
    view, circle = tried.view, tried.circle
    if codes.NEXT <= tried.action < codes.HEAD:
        return say("is-named", who=on_turn(view))
    if tried.kind not in (codes.CLUE, codes.ARREST):
        return None
    if not tried.has_circle():
        return say("no-circle")
    crossing = _number(crossing_on_turn(view))
    if circle not in tried.board.touched.row(crossing):
        return say("not-beside", crossing=crossing_name(crossing), circle=circle)
    if tried.kind == codes.ARREST:
        return say("asked-already")
    asked = circle_id(circle) in view.asked
    return say("asked-this" if asked else "has-marker", circle=circle)


PhaseRefusal = Callable[[Tried], Text | None]
REASONS: dict[Phase, PhaseRefusal] = {
    "hiding": _hiding,
    "tokens": _tokens,
    "marking": _marking,
    "patrols": _patrols,
    "faces": _faces,
    "murder": _murder,
    "second": _murder,
    "order": _order,
    "calling": _calling,
    "leading": _leading,
    "turning": _turning,
    "escape": _escape,
    "coaching": _coaching,
    "announce": _announce,
    "naming": _naming,
    "moving": _moving,
    "acting": _acting,
}
