"""Why the seat on turn may not do something in Letters from Whitechapel, from what it sees."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.core.board import ElementId, name_of
from gaslamp.core.text import Text
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel.board import Board, whitechapel
from gaslamp.games.whitechapel.elements import circle_id, crossing_id
from gaslamp.games.whitechapel.phases import Phase
from gaslamp.games.whitechapel.table import LAST_COLUMN, TIMES
from gaslamp.games.whitechapel.view import WhitechapelView
from gaslamp.games.whitechapel.wording import crossing_on_turn, on_turn, policeman, say


def refusal(view: WhitechapelView, action: int) -> Text | None:
    """Name what stands against an action that is not legal; nothing when it has no place now."""
    reason = REASONS.get(view.phase)
    return reason(view, codes.kind_of(action), action) if reason is not None else None


def _number(id_: ElementId | None) -> int:
    """Give the number of a circle or a crossing that the viewer knows."""
    assert id_ is not None
    return int(name_of(id_).removeprefix("x"))


def _board() -> Board:
    return whitechapel()


def _hiding(view: WhitechapelView, kind: int, action: int) -> Text | None:
    if kind != codes.HIDEOUT:
        return None
    circle = codes.circle_of(action)
    if circle in _board().red:
        return say("red-hideout", circle=circle)
    return say("no-circle")


def _tokens(view: WhitechapelView, kind: int, action: int) -> Text | None:
    circle = codes.circle_of(action)
    if kind != codes.TOKEN:
        return None
    if circle not in _board().red:
        return say("not-red", circle=circle)
    if circle_id(circle) in view.scenes:
        return say("is-scene", circle=circle)
    return say("has-token", circle=circle)


def _marking(view: WhitechapelView, kind: int, action: int) -> Text | None:
    """Tokens are laid in the order of their places, as long as there are some of each."""
    if kind not in (codes.WOMAN, codes.BLANK):
        return None
    if view.on_turn != circle_id(codes.circle_of(action)):
        return say("token-order", circle=_number(view.on_turn))
    return say("none-marked" if kind == codes.WOMAN else "none-blank")


def _patrols(view: WhitechapelView, kind: int, action: int) -> Text | None:
    crossing = codes.crossing_of(action)
    if kind != codes.PATROL:
        return None
    if crossing not in _board().yellow:
        return say("not-yellow", crossing=crossing)
    return say("occupied", crossing=crossing)


def _faces(view: WhitechapelView, kind: int, action: int) -> Text | None:
    if kind not in (codes.REAL, codes.DECOY):
        return None
    if view.on_turn != crossing_id(codes.crossing_of(action)):
        return say("patrol-order", crossing=_number(view.on_turn))
    return say("none-real" if kind == codes.REAL else "none-decoy")


def _murder(view: WhitechapelView, kind: int, action: int) -> Text | None:
    if kind == codes.WAIT:
        return say("must-kill" if view.phase == "murder" else "must-kill-again")
    return say("no-woman", circle=codes.circle_of(action)) if kind == codes.KILL else None


def _order(view: WhitechapelView, kind: int, action: int) -> Text | None:
    one, other = (_number(scene) for scene in view.scenes[-2:])
    return say("no-murder", one=one, other=other) if kind == codes.FIRST else None


def _calling(view: WhitechapelView, kind: int, action: int) -> Text | None:
    if kind == codes.CALL:
        return say("no-woman-to-move", circle=codes.circle_of(action))
    if kind == codes.CALL_PATROL:
        return say("no-patrol-to-move", crossing=codes.crossing_of(action))
    return None


def _leading(view: WhitechapelView, kind: int, action: int) -> Text | None:
    patrols_move = "preserved_scenes" in view.variants
    if kind == codes.LEAD and not patrols_move:
        return _lead_woman(view, codes.circle_of(action))
    if kind == codes.LEAD_PATROL and patrols_move:
        return _lead_patrol(view, codes.crossing_of(action))
    return None


def _lead_woman(view: WhitechapelView, end: int) -> Text:
    if circle_id(end) in view.scenes:
        return say("is-scene", circle=end)
    if any(woman.circle == circle_id(end) for woman in view.women):
        return say("is-woman", circle=end)
    if any(_board().touches(end, _number(patrol.crossing)) for patrol in view.patrols):
        return say("beside-police", circle=end)
    return _walk(_number(view.on_turn), end)


def _lead_patrol(view: WhitechapelView, end: int) -> Text:
    start = _number(view.on_turn)
    if end not in _board().beats.row(start):
        return say("too-far", start=start, end=end)
    if any(patrol.crossing == crossing_id(end) for patrol in view.patrols):
        return say("occupied", crossing=end)
    return say("beside-woman", crossing=end)


def _turning(view: WhitechapelView, kind: int, action: int) -> Text | None:
    return say("no-patrol", crossing=codes.crossing_of(action)) if kind == codes.TURN else None


def _escape(view: WhitechapelView, kind: int, action: int) -> Text | None:
    start, end = _number(view.jack), codes.circle_of(action)
    if kind == codes.WALK:
        return _walk(start, end)
    if kind == codes.ALLEY:
        return say("no-alley", start=start, end=end) if view.alleys else say("no-alley-left")
    return _coach(view, start, end) if kind == codes.COACH else None


def _walk(start: int, end: int) -> Text:
    if end not in _board().walks.row(start):
        return say("not-next", start=start, end=end)
    return say("way-barred", start=start, end=end)


def _coach(view: WhitechapelView, start: int, first: int) -> Text:
    if view.coaches == 0:
        return say("no-coach-left")
    if TIMES.index(name_of(view.log[-1].column)) + 2 > LAST_COLUMN:
        return say("no-two-columns")
    return say("not-next", start=start, end=first)


def _coaching(view: WhitechapelView, kind: int, action: int) -> Text | None:
    start, first, end = view.log[-2].circle, view.log[-1].circle, codes.circle_of(action)
    if kind != codes.COACH:
        return None
    if start == circle_id(end):
        return say("coach-back", start=end)
    return say("not-next", start=_number(first), end=end)


def _announce(view: WhitechapelView, kind: int, action: int) -> Text | None:
    if kind != codes.HOME:
        return None
    return say("not-home", circle=_number(view.jack), hideout=_number(view.hideout))


def _naming(view: WhitechapelView, kind: int, action: int) -> Text | None:
    if codes.NEXT <= action < codes.HEAD:
        return say("is-through", who=policeman(action - codes.NEXT))
    return None


def _moving(view: WhitechapelView, kind: int, action: int) -> Text | None:
    if codes.NEXT <= action < codes.HEAD:
        return say("is-named", who=on_turn(view))
    if not codes.GO <= action < codes.NEXT:
        return None
    number, end = divmod(action - codes.GO, codes.CROSSING_CODES)
    if view.policemen[number].policeman != view.on_turn:
        return say("other-policeman", who=on_turn(view))
    start = _number(crossing_on_turn(view))
    reach = _board().sprints if "sprint" in view.variants else _board().beats
    if end not in reach.row(start):
        return say("too-far", start=start, end=end)
    return say("occupied", crossing=end)


def _acting(view: WhitechapelView, kind: int, action: int) -> Text | None:
    if codes.NEXT <= action < codes.HEAD:
        return say("is-named", who=on_turn(view))
    if kind not in (codes.CLUE, codes.ARREST):
        return None
    circle, crossing = codes.circle_of(action), _number(crossing_on_turn(view))
    if circle not in _board().touched.row(crossing):
        return say("not-beside", crossing=crossing, circle=circle)
    if kind == codes.ARREST:
        return say("asked-already")
    asked = circle_id(circle) in view.asked
    return say("asked-this" if asked else "has-marker", circle=circle)


Reason = Callable[[WhitechapelView, int, int], Text | None]
REASONS: dict[Phase, Reason] = {
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
