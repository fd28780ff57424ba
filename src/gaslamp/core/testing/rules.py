"""Checks of the rules alone: actions, notation, sights, the end."""

from __future__ import annotations

from gaslamp.core.errors import GaslampError
from gaslamp.core.game import AnyGame, Scoring
from gaslamp.core.journal import Journal
from gaslamp.core.journal_file import dumps, loads
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR, State
from gaslamp.core.testing.copies import viewers
from gaslamp.core.testing.problem import demand, fail


def check_actions(game: AnyGame, state: State, seats: int) -> list[int]:
    """Somebody is on turn, with actions in order, one for the referee; return the actions."""
    demand(
        state.seat in (CHANCE, REFEREE, OVER) or 0 <= state.seat < seats, "turn", f"{state.seat}"
    )
    actions = [int(action) for action in state.legal_actions()]
    demand(actions == sorted(set(actions)), "order", f"legal actions not ascending: {actions}")
    demand(all(0 <= a < game.action_space for a in actions), "action space", f"{actions}")
    demand(bool(actions) == (state.seat != OVER), "dead end", f"turn {state.seat}, {actions}")
    demand(state.seat != REFEREE or len(actions) == 1, "referee", f"may choose among {actions}")
    demand(state.seat == OVER or not state.winners(), "end", "winners before the end")
    return actions


def check_notation(game: AnyGame, codes: set[int]) -> None:
    """What is written can be read back; no two codes are written alike."""
    written: dict[str, int] = {}
    for code in codes:
        notation = game.notation(code)
        demand(notation not in written, "notation", f"“{notation}” stands for two actions")
        own_line = notation == " ".join(notation.split()) and not notation.startswith("end ")
        demand(own_line, "notation", f"{notation!r} would spoil a journal's lines")
        written[notation] = code
        try:
            read = game.parse(notation)
        except GaslampError as error:
            fail("notation", f"“{notation}” can't be read: {error}")
        demand(read == code, "notation", f"“{notation}” is {code} but reads {read}")


def check_sights(game: AnyGame, state: State, actions: list[int], seats: int) -> None:
    """The acting seat sees its action whole; looking changes nothing; a spectator sees least."""
    key = state.key()
    seen = {viewer: [state.sight(a, viewer) for a in actions] for viewer in viewers(seats)}
    demand(state.key() == key, "sight", "looking changed the state")
    for viewer, sights in seen.items():
        codes = {int(sight) for sight in sights}
        demand(all(0 <= s < game.action_space for s in codes), "sight", f"{sights}")
        check_notation(game, codes)
        pairs = set(zip(sights, seen[SPECTATOR], strict=True))
        known = len(pairs) == len(codes)
        demand(known, "spectator", f"a spectator tells apart what seat {viewer} can't")
    if state.seat >= 0:
        demand(seen[state.seat] == actions, "sight", "the acting seat does not see its own action")


def check_end(game: AnyGame, journal: Journal, seats: int) -> None:
    """A finished game has winners among its seats and scores as declared."""
    winners, scores = journal.state.winners(), journal.state.scores()
    demand(bool(winners) and set(winners) <= set(range(seats)), "end", f"winners {winners}")
    demand(len(scores) == seats, "end", f"{len(scores)} scores for {seats} seats")
    demand(len(journal.actions) <= game.longest, "length", f"{len(journal.actions)} actions")
    if game.scoring is Scoring.WIN_OR_LOSE:
        expected = [1.0 if seat in winners else 0.0 for seat in range(seats)]
        demand(scores == expected, "end", f"scores {scores} with winners {winners}")
    else:
        whole = all(score >= 0 and score == int(score) for score in scores)
        demand(whole, "end", f"scores {scores} are not points")


def check_journal(game: AnyGame, journal: Journal) -> None:
    """A saved game is the same game again, and so is a replayed prefix."""
    written = dumps(journal)
    read = loads(written, lambda _: game)
    demand(read.actions == journal.actions, "journal", "another game after saving and loading")
    demand(read.state.key() == journal.state.key(), "journal", "another end after loading")
    demand(dumps(read) == written, "journal", "saved differently the second time")
    half = journal.prefix(len(journal.actions) // 2)
    demand(
        half.logs[0] == journal.logs[0][: len(half.actions)], "journal", "a replay looks different"
    )
