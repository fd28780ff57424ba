"""What a learner is shown: named parts, numbers from 0 to 1, nobody's secret."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec

from gaslamp.core.state import OVER, SPECTATOR
from gaslamp.games.mr_jack import phases
from gaslamp.games.mr_jack.actions import CHARACTERS
from gaslamp.games.mr_jack.game import GAME
from gaslamp.games.mr_jack.game_setup import INVESTIGATOR, JACK
from gaslamp.games.mr_jack.hexes import DIRECTIONS, EXITS, LAMP_PLACES, MANHOLES, STREETS
from gaslamp.games.mr_jack.observation import LENGTH
from gaslamp.games.mr_jack.options import BoardName, MrJackOptions
from gaslamp.games.mr_jack.rules.state import MrJack
from tests.games.mr_jack.positions import BOARDS, CLEAR, VIEWERS, calling, play, position, table

pytestmark = pytest.mark.engine

LAYOUT = GAME.observation(MrJackOptions())


def observed(state: MrJack, viewer: int) -> list[float]:
    """Observe into a list that held something else before."""
    out = vec[float]([7.0] * LAYOUT.length)
    state.observe(viewer, out)
    return list(out)


def part(state: MrJack, viewer: int, name: str) -> list[float]:
    """Give one part of an observation."""
    found = LAYOUT.part(name)
    return observed(state, viewer)[found.start : found.start + found.length]


def ones(state: MrJack, viewer: int, name: str) -> set[int]:
    """Find the places of the ones in a part."""
    return {place for place, value in enumerate(part(state, viewer, name)) if value == 1.0}


def numbers(names: str) -> set[int]:
    """Number some characters."""
    return {CHARACTERS.index(name) for name in names.split()}


def test_the_parts_lie_one_behind_the_other() -> None:
    assert LAYOUT.length == LENGTH
    start = 0
    for each in LAYOUT.parts:
        assert each.start == start
        assert each.about
        start += each.length
    assert start == LAYOUT.length
    assert len({each.name for each in LAYOUT.parts}) == len(LAYOUT.parts)


@pytest.mark.parametrize("board", BOARDS)
def test_all_numbers_are_between_0_and_1_in_every_position(board: BoardName) -> None:
    rng = Random(2)
    for _ in range(4):
        state = table(board)
        while state.seat != OVER:
            state.apply(state.random_action(rng))
            for viewer in VIEWERS:
                assert all(0.0 <= number <= 1.0 for number in observed(state, viewer))
                assert len(ones(state, viewer, "phase")) == 1
                assert len(ones(state, viewer, "places")) == 8


def test_the_table_is_written() -> None:
    state = position("smith", CLEAR, played=3)
    assert ones(state, JACK, "phase") == {phases.PLAYING}
    assert ones(state, JACK, "player") == {INVESTIGATOR}
    assert part(state, JACK, "flags") == [0.0, 1.0, 1.0, 1.0, 0.0]
    assert part(state, INVESTIGATOR, "flags") == [1.0, 1.0, 1.0, 1.0, 0.0]
    assert part(state, JACK, "turn") == [1 / 8]
    assert part(state, JACK, "played") == [3 / 4]
    assert ones(state, JACK, "card") == numbers("smith")
    assert ones(state, JACK, "cards") == set(range(8)) - numbers("smith")


def test_the_cards_of_this_turn_and_the_next_are_written() -> None:
    dealt = play(table(), "jack gull", "card smith", "card bert", "card holmes")
    assert ones(dealt, SPECTATOR, "cards") == numbers("smith bert holmes")
    assert ones(dealt, SPECTATOR, "next_cards") == set()
    play(dealt, "card watson")
    assert ones(dealt, SPECTATOR, "next_cards") == numbers("lestrade stealthy goodley gull")


def test_the_whistle_and_the_lantern_are_written() -> None:
    state = play(position("goodley", CLEAR | {"watson": "k10"}), "whistle watson l10")
    assert part(state, SPECTATOR, "points") == [2 / 3]
    assert ones(state, SPECTATOR, "whistled") == numbers("watson")
    assert part(state, SPECTATOR, "flags")[4] == 1.0
    assert ones(play(state, "lantern sw"), SPECTATOR, "lantern") == {DIRECTIONS.index("sw")}


def test_the_pieces_are_written() -> None:
    state = position(at=CLEAR | {"bert": "e5"}, lamps={"f5": 5, "b2": 1}, barricades=["nw"])
    streets = {STREETS[place % 60] for place in ones(state, SPECTATOR, "places")}
    assert streets == set((CLEAR | {"bert": "e5"}).values())
    lamps = {divmod(place, 6) for place in ones(state, SPECTATOR, "lamps")}
    burning = {LAMP_PLACES[place]: kind for place, kind in lamps if kind}
    assert burning == {"f5": 5, "b2": 1}
    lit = {f"hex-{STREETS[place]}" for place in ones(state, SPECTATOR, "lit")}
    assert lit == set(GAME.view(state, SPECTATOR).lit)
    assert ones(state, SPECTATOR, "visible") == numbers("bert")
    assert ones(state, SPECTATOR, "barricades") == {EXITS.index("nw")}


@pytest.mark.parametrize(
    ("board", "opened"),
    [("first", "a5 f10 f7 h6 h3 m9"), ("revised", "b6 c4 f10 g6 h3 k9 l7")],
)
def test_the_manholes_of_the_board_are_written(board: BoardName, opened: str) -> None:
    state = position(board=board)
    names = {MANHOLES[place] for place in ones(state, SPECTATOR, "opened")}
    assert names == set(opened.split())
    assert len(ones(state, SPECTATOR, "covered")) == 2


@pytest.mark.rule("MJ-28")
def test_who_is_cleared_is_written() -> None:
    state = play(calling(), "no witness")
    assert ones(state, SPECTATOR, "innocent") == numbers("holmes smith lestrade bert")
    assert part(state, SPECTATOR, "flags")[1] == 0.0


@pytest.mark.rule("MJ-35")
@pytest.mark.parametrize("seat", [JACK, INVESTIGATOR])
def test_secrets_are_written_for_who_knows_them(seat: int) -> None:
    state = play(position("holmes", CLEAR, seat=seat), "holmes f3", "alibi bert")
    assert ones(state, JACK, "jack") == numbers("gull")
    assert ones(state, INVESTIGATOR, "jack") == ones(state, SPECTATOR, "jack") == set()
    assert ones(state, seat, "alibis") == {8 * seat + CHARACTERS.index("bert")}
    for viewer in (1 - seat, SPECTATOR):
        assert ones(state, viewer, "alibis") == set()
    for viewer in VIEWERS:
        assert part(state, viewer, "drawn")[seat] == pytest.approx(1 / 7)


@pytest.mark.rule("MJ-35")
def test_others_observe_the_same_whoever_jack_is_and_whatever_he_drew() -> None:
    for viewer in (INVESTIGATOR, SPECTATOR):
        seen = set()
        for jack, card in (("gull", "bert"), ("gull", "smith"), ("smith", "bert")):
            state = position("holmes", CLEAR, seat=JACK, jack=jack)
            play(state, "holmes f3", f"alibi {card}")
            seen.add(tuple(observed(state, viewer)))
        assert len(seen) == 1


def test_the_viewer_is_written() -> None:
    state = position()
    assert [ones(state, viewer, "viewer") for viewer in VIEWERS] == [{0}, {1}, set()]


@pytest.mark.rule("MJ-33", "MJ-35")
def test_at_the_end_everybody_observes_everything() -> None:
    at = CLEAR | {"smith": "e8"}
    state = play(position("bert", at, jack="gull"), "accuse smith")
    for viewer in VIEWERS:
        assert ones(state, viewer, "jack") == numbers("gull")
        assert ones(state, viewer, "accused") == numbers("smith")
    escape = position("smith", CLEAR | {"smith": "b7"}, seat=JACK, jack="smith", witness=False)
    assert ones(play(escape, "escape nw"), SPECTATOR, "left_by") == {EXITS.index("nw")}
