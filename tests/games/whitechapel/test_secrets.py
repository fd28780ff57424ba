"""What nobody may learn: not from views, not from what is played by itself."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest
from librt.random import Random

from gaslamp.core.journal import Journal
from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.engine import is_compiled
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.game_setup import BY_MURDER, COLUMN_V, DOUBLE_EVENT
from gaslamp.games.whitechapel.phases import ANNOUNCE, COACHING, ESCAPE, FACES, MARKING
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.play.table import Table
from tests.games.whitechapel.plays import homing, played
from tests.games.whitechapel.positions import (
    agree,
    evening,
    hell,
    hunt,
    legal,
    move,
    phase,
    start,
    until,
)
from tests.games.with_fields import with_fields

pytestmark = pytest.mark.engine

JACK, POLICE = 0, 1
SECRET = (MARKING, FACES, ESCAPE, COACHING, ANNOUNCE)


@pytest.mark.rule("LW-17")
def test_an_announcement_is_never_forced_at_home_or_not() -> None:
    for hideout in (85, 50):
        state = move(hunt(84, hideout=hideout), "walk 85")
        assert phase(state) == "announce"
        assert not state.forced()


def surrounded() -> Whitechapel:
    """Leave Jack one walk and nothing else."""
    touching = sorted(hunt(61).board.streets.touching(61))
    state = with_fields(hunt(61, *touching[1:]), coaches=0, alleys=0)
    assert len(legal(state)) == 1
    return state


@pytest.mark.rule("LW-16")
def test_jacks_only_move_is_not_forced_for_it_would_tell_where_he_is() -> None:
    assert not surrounded().forced()
    assert not move(hunt(84), "coach 85").forced()


@pytest.mark.rule("LW-06", "LW-07")
def test_only_the_last_token_is_forced_whatever_lies_already() -> None:
    for marks in (["blank"] * 3 + ["woman"] * 5, ["woman"] * 5 + ["blank"] * 3):
        state = evening()
        forced = []
        for face in marks:
            forced.append(state.forced())
            move(state, f"{face} {state.tokens[state.at]}")
        assert forced == [False] * 7 + [True]
    for faces in (["blank"] * 2 + ["real"] * 5, ["real"] * 5 + ["blank"] * 2):
        state = until(evening(), "faces")
        forced = []
        for face in faces:
            forced.append(state.forced())
            move(state, f"patrol x{state.patrols[state.at]} {face}")
        assert forced == [False] * 6 + [True]


def last_woman() -> Whitechapel:
    return with_fields(hell(night=3), marker=COLUMN_V)


def penned_in() -> Whitechapel:
    """Put patrols on every crossing that the next one could go to."""
    state = move(hell(preserved_scenes=True), "wait", "call x42")
    beside = [circle for x in state.board.beats.row(42) for circle in state.board.touched.row(x)]
    women = sorted({*beside})
    state = with_fields(state, women=women)
    assert legal(state) == ["lead x42"]
    return state


@pytest.mark.parametrize("position", [last_woman, penned_in])
def test_what_everybody_can_see_to_be_the_only_action_is_forced(
    position: Callable[[], Whitechapel],
) -> None:
    state = position()
    assert len(legal(state)) == 1
    assert state.forced()


def test_chance_and_the_referee_are_never_forced() -> None:
    assert not until(evening(seats=3), "drawing").forced()
    assert not until(evening(), "women-up").forced()


def test_what_is_forced_is_the_only_legal_action_and_no_secret_decides_it() -> None:
    for state in played(3, seed=21):
        if state.forced():
            assert len(legal(state)) == 1
        elif state.seat >= 0 and state.phase not in SECRET:
            assert len(legal(state)) > 1


def test_a_table_never_plays_an_announcement_for_jack() -> None:
    for hideout in (85, 50):
        table = Table(_journal(), {}, lambda count: 0)
        table.journal.state = move(hunt(84, hideout=hideout), "walk 85")
        table.advance()
        assert phase(table.journal.state) == "announce"


def _journal() -> Journal:
    return Journal(GAME, agree())


@pytest.mark.rule("LW-16", "LW-47", "LW-48")
def test_jacks_sheet_shows_in_no_view_but_his() -> None:
    rng = Random(6)
    for state in islice(played(2, seed=33), 0, None, 1 if is_compiled() else 9):
        if state.seat == OVER or state.hideout == 0:
            continue
        other = with_fields(state, hideout=_elsewhere(state, rng), log=_rewritten(state, rng))
        for viewer in (POLICE, SPECTATOR):
            assert GAME.view(other, viewer) == GAME.view(state, viewer)


def _elsewhere(state: Whitechapel, rng: Random) -> int:
    return rng.randrange(1, 196)


def _rewritten(state: Whitechapel, rng: Random) -> list[int]:
    """Write other circles into tonight's log, but for a murder whose place is public."""
    public = state.night != DOUBLE_EVENT
    return [
        int(circle) if not circle or (means == BY_MURDER and public) else rng.randrange(1, 196)
        for circle, means in zip(state.log, state.means, strict=True)
    ]


def test_no_secret_is_in_a_sight_of_anybody_else() -> None:
    rng = Random(44)
    state = start(seats=3)
    while state.seat != OVER:
        for action in state.legal_actions():
            seen = GAME.notation(state.sight(action, SPECTATOR))
            if phase(state) in ("hiding", "escape", "coaching", "order"):
                assert seen.endswith(" ?")
            elif phase(state) in ("marking", "faces"):
                assert seen.split()[0] in ("token", "patrol")
                assert len(seen.split()) == 2
            else:
                assert seen == GAME.notation(action)
        state.apply(homing(state, rng))
