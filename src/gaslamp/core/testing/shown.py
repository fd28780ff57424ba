"""Checks of what people get to see and to type: views, choices, drawings, refusals."""

from __future__ import annotations

from librt.random import Random

from gaslamp.core.belief import Belief
from gaslamp.core.errors import GaslampError, IllegalAction, NotationError, NotYourTurn
from gaslamp.core.game import AnyGame
from gaslamp.core.journal import Journal
from gaslamp.core.state import State
from gaslamp.core.testing.copies import viewers
from gaslamp.core.testing.problem import demand, fail
from gaslamp.core.words import LANGUAGES, say

MISTYPED = ("{0} {0}", "{0}9", "{0}" + "9" * 400, "{0}٣", "²{0}", "\x00{0}", "end {0}", "")


def check_view(game: AnyGame, state: State, viewer: int) -> None:
    """A view says whose it is, who is on turn and who has won; only who is on turn may act."""
    view = game.view(state, viewer)
    demand(view.viewer == viewer, "view", f"{viewer} gets the view of {view.viewer}")
    demand(view.turn == state.seat, "view", f"turn {view.turn}, not {state.seat}")
    winners = tuple(state.winners())
    demand(view.winners == winners, "view", f"winners {view.winners}, not {winners}")
    expected = list(state.legal_actions()) if viewer == state.seat else []
    choices = game.choices(state, viewer)
    demand([c.action for c in choices] == expected, "choices", f"{choices} for {expected}")
    for choice in choices:
        demand(choice.notation == game.notation(choice.action), "choices", f"{choice}")


def check_drawing(game: AnyGame, state: State, viewer: int, belief: Belief) -> None:
    """A view can be drawn in every language, with the notebook and without."""
    view, notebook = game.view(state, viewer), game.notebook(belief)
    for language in LANGUAGES:
        for notes in (None, notebook):
            demand(bool(game.draw(view, notes, language)), "drawing", f"nothing for {viewer}")


def check_refusals(journal: Journal, seats: int, rng: Random) -> None:
    """What is wrong is refused in words, and changes nothing."""
    state, legal = journal.state, list(journal.state.legal_actions())
    key, played = state.key(), len(journal.actions)
    codes = [-1, journal.game.action_space, rng.randrange(journal.game.action_space)]
    wrong = [(int(state.seat), code) for code in codes if code not in legal]
    wrong += [(viewer, legal[0]) for viewer in viewers(seats) if viewer != state.seat]
    for actor, code in wrong:
        try:
            journal.play(actor, code)
        except (NotYourTurn, IllegalAction) as error:
            demand(all(say(error.text, spoken) for spoken in LANGUAGES), "refusal", "no words")
        else:
            fail("refusal", f"{actor} was allowed {code}")
    lengths = {len(log) for log in journal.logs.values()}
    unchanged = state.key() == key and lengths == {len(journal.actions)} == {played}
    demand(unchanged, "refusal", "a refused action changed something")


def check_mistyped(game: AnyGame, action: int) -> None:
    """Whatever is typed is an action or a `NotationError`."""
    for pattern in MISTYPED:
        typed = pattern.format(game.notation(action))
        try:
            codes = (game.parse(typed), *game.parse_line(typed))
        except NotationError:
            continue
        except (GaslampError, ValueError, LookupError) as error:
            fail("notation", f"{typed!r} is refused with {error!r}")
        demand(all(0 <= code < game.action_space for code in codes), "notation", f"{typed!r}")
