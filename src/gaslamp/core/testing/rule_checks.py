"""Checks of the rules alone: actions, notation, sights, the end."""

from __future__ import annotations

from gaslamp.core.errors import GaslampError, NotationError
from gaslamp.core.game import Game, Scoring
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR, State
from gaslamp.core.testing.problem import demand, fail
from gaslamp.core.testing.snapshot import GameUnderTest, Snapshot

MISTYPED = ("{0} {0}", "{0}9", "{0}" + "9" * 400, "{0}٣", "²{0}", "\x00{0}", "end {0}", "")
SPOILERS = ("end ", "undo ")  # a journal's own lines


def starts_without_secrets(tested: GameUnderTest) -> None:
    """Check that the set-up is the same each time: beliefs begin before the first draw."""
    start, again = tested.start(), tested.start()
    demand(start == again and start.key() == again.key(), "start", "two tables are set differently")
    demand(start.seat == CHANCE or start.seat >= 0, "start", f"turn {start.seat}")


def check_actions(snapshot: Snapshot) -> None:
    """Check the turn, that actions are sorted, one for the referee, and that none has won."""
    state, actions, tested = snapshot.state, snapshot.legal, snapshot.tested
    known = state.seat in (CHANCE, REFEREE, OVER) or 0 <= state.seat < tested.seats
    demand(known, "turn", f"{state.seat}")
    demand(actions == sorted(set(actions)), "order", f"legal actions not ascending: {actions}")
    demand(all(0 <= a < tested.space for a in actions), "action space", f"{actions}")
    demand(bool(actions) == (state.seat != OVER), "dead end", f"turn {state.seat}, {actions}")
    demand(state.seat != REFEREE or len(actions) == 1, "referee", f"may choose among {actions}")
    if state.seat != OVER:
        demand(not state.winners(), "end", "winners before the end")
        demand(state.ending() == "", "end", f"“{state.ending()}” before the end")


def check_notation(game: Game, codes: set[int]) -> None:
    """Check that what is written can be read back; no two codes are written alike."""
    written: dict[str, int] = {}
    for code in codes:
        notation = game.notation(code)
        demand(notation not in written, "notation", f"“{notation}” stands for two actions")
        own_line = notation == " ".join(notation.split()) and not notation.startswith(SPOILERS)
        demand(own_line, "notation", f"{notation!r} would spoil a journal's lines")
        written[notation] = code
        try:
            read = game.parse(notation)
        except GaslampError as error:
            fail("notation", f"“{notation}” can't be read: {error}")
        demand(read == code, "notation", f"“{notation}” is {code} but reads {read}")


def check_mistyped(tested: GameUnderTest, action: int) -> None:
    """Check that whatever is typed is an action or a `NotationError`."""
    game = tested.game
    for pattern in MISTYPED:
        typed = pattern.format(game.notation(action))
        try:
            codes = (game.parse(typed), *game.parse_line(typed))
        except NotationError:
            continue
        except (GaslampError, ValueError, LookupError) as error:
            fail("notation", f"{typed!r} is refused with {error!r}")
        demand(all(0 <= code < tested.space for code in codes), "notation", f"{typed!r}")


def check_sights(snapshot: Snapshot) -> None:
    """Check that the actor sees its action whole, and a spectator no more than any seat."""
    state, actions, tested = snapshot.state, snapshot.legal, snapshot.tested
    text = state.text()
    seen = {int(v): [int(state.sight(a, v)) for a in actions] for v in tested.viewers}
    demand(state.text() == text, "sight", "looking changed the state")
    for viewer, sights in seen.items():
        codes = set(sights)
        demand(all(0 <= s < tested.space for s in codes), "sight", f"{sights}")
        check_notation(tested.game, codes)
        pairs = set(zip(sights, seen[SPECTATOR], strict=True))
        known = len(pairs) == len(codes)
        demand(known, "spectator", f"a spectator tells apart what seat {viewer} can't")
    if state.seat >= 0:
        demand(seen[state.seat] == actions, "sight", "the acting seat does not see its own action")


def check_sampled_action(snapshot: Snapshot, draw: int) -> None:
    """Check that an action drawn by any source is a legal one, and drawing it changes nothing."""
    state = snapshot.state
    text = state.text()
    drawn = state.random_action(draw)
    demand(drawn in snapshot.legal, "random action", f"{drawn} is not among {snapshot.legal}")
    demand(state.random_action(draw) == drawn, "random action", "one seed draws two actions")
    demand(state.text() == text, "random action", "drawing changed the state")


def check_end(tested: GameUnderTest, state: State, played: int) -> None:
    """Check that a finished game has winners, scores as declared and a named ending."""
    winners, scores = state.winners(), state.scores()
    among_seats = bool(winners) and set(winners) <= set(range(tested.seats))
    demand(among_seats, "end", f"winners {winners}")
    demand(len(scores) == tested.seats, "end", f"{len(scores)} scores for {tested.seats} seats")
    demand(played <= tested.longest, "length", f"{played} actions")
    endings = tested.endings
    demand(state.ending() in endings, "end", f"“{state.ending()}” is none of {endings}")
    if tested.game.scoring is Scoring.WIN_OR_LOSE:
        expected = [1.0 if seat in winners else 0.0 for seat in range(tested.seats)]
        demand(scores == expected, "end", f"scores {scores} with winners {winners}")
    else:
        whole = all(score >= 0 and score == int(score) for score in scores)
        demand(whole, "end", f"scores {scores} are not points")
