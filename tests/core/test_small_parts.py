"""The contract's small parts: chance, bits, weights, policies, names, seats, boards, layouts."""

from __future__ import annotations

import random
import sys
from types import ModuleType
from typing import Literal

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.core import bits, weights
from gaslamp.core.board import Board, Element, Link, element, name_of
from gaslamp.core.literal_names import names_by_number
from gaslamp.core.observation import Layout, layout
from gaslamp.core.options import Options
from gaslamp.core.policy import UniformPolicy, likelihood
from gaslamp.core.random_source import as_random
from gaslamp.core.state import CHANCE, OVER, REFEREE, SPECTATOR
from gaslamp.core.testing.skewed_policy import SkewedPolicy
from gaslamp.core.text import text
from gaslamp.core.turn_names import number_of, turn_name, viewer_name
from gaslamp.core.view import Outcome, outcome_of
from tests.core.toys import HIDER, LOOK, SEEKER, WAIT, HideAndSeek, ToyGame, ToyView

pytestmark = pytest.mark.engine

SETS = st.integers(0, 2**62 - 1)  # as bits


def draws(source: object) -> list[int]:
    rng = as_random(source)
    return [int(rng.randrange(1000)) for _ in range(20)]


def test_a_seed_always_draws_the_same() -> None:
    assert draws(5) == draws(5)
    assert draws(5) != draws(6)
    assert draws(-1) == draws(-1)
    assert draws(10**30) == draws(10**30)


def test_the_engines_own_source_is_used_as_it_is() -> None:
    rng = Random(5)
    assert as_random(rng) is rng


def test_pythons_source_is_asked_anew_each_time() -> None:
    rng = random.Random(5)  # noqa: S311  (a game)
    assert draws(rng) != draws(rng)
    assert draws(random.Random(5)) == draws(random.Random(5))  # noqa: S311  (a game)


@pytest.mark.parametrize("source", [True, False, None, "5", 5.0, [5], random])
def test_what_is_no_source_of_chance_is_refused(source: object) -> None:
    with pytest.raises(TypeError, match="a source of chance is"):
        as_random(source)
    with pytest.raises(TypeError, match="a source of chance is"):
        ToyGame().new().random_action(source)
    with pytest.raises(TypeError, match="a source of chance is"):
        ToyGame().belief(Options(), HIDER).sample(source)


def members(number: int) -> list[int]:
    return [place for place in range(62) if number >> place & 1]


@given(SETS)
@example(2**62 - 1)
@example(0)
def test_sets_are_counted_and_listed_in_order(number: int) -> None:
    listed = members(number)
    assert bits.count(number) == len(listed)
    assert list(bits.members_of(number, 100)) == [100 + member for member in listed]
    assert list(bits.add_members(vec[i64]([7]), number, 0)) == [7, *listed]


@given(SETS.filter(bool))
@example(2**61)
def test_each_member_can_be_found_and_drawn(number: int) -> None:
    listed = members(number)
    assert bits.lowest(number) == 1 << listed[0]
    assert [int(bits.nth(number, place)) for place in range(len(listed))] == listed
    rng = Random(3)
    assert {int(bits.sample_member(number, rng)) for _ in range(20)} <= set(listed)


def test_every_member_is_drawn_equally_often() -> None:
    rng = Random(4)
    drawn = [int(bits.sample_member(0b1011, rng)) for _ in range(3000)]
    assert all(0.28 < drawn.count(member) / len(drawn) < 0.39 for member in (0, 1, 3))


@pytest.mark.parametrize("place", [0, 1, 30, 31, 32, 61])
def test_a_bit_is_not_cut_off_at_31(place: int) -> None:
    assert bits.bit(place) == 1 << place


def test_nothing_has_no_members() -> None:
    assert bits.count(0) == 0
    assert bits.lowest(0) == 0
    assert list(bits.members_of(0, 5)) == []


def test_lists_of_zeros_have_their_length() -> None:
    for made in (weights.zeros(3), weights.small_zeros(3), weights.zero_weights(3)):
        assert [float(value) for value in made] == [0.0, 0.0, 0.0]
    for made in (weights.zeros(0), weights.small_zeros(0), weights.zero_weights(0)):
        assert len(made) == 0


def test_weights_are_added_up_and_scaled() -> None:
    scaled = vec[float]([1.0, 0.0, 3.0])
    weights.scale(scaled, weights.total(scaled))
    assert list(scaled) == [0.25, 0.0, 0.75]
    assert weights.total(vec[float]()) == 0.0


def test_places_are_drawn_by_weight_and_never_without() -> None:
    rng = Random(3)
    shares = vec[float]([0.0, 0.5, 0.0, 0.25, 0.25, 0.0])
    drawn = [int(weights.sample_index(shares, rng)) for _ in range(4000)]
    assert set(drawn) == {1, 3, 4}
    assert 0.45 < drawn.count(1) / len(drawn) < 0.55


def test_the_last_place_is_drawn_where_rounding_leaves_something() -> None:
    assert weights.sample_index(vec[float]([1e-9, 0.0]), Random(1)) == 0
    assert weights.sample_index(vec[float]([0.0, 0.0]), Random(1)) == -1
    assert weights.sample_index(vec[float](), Random(1)) == -1


def slipping() -> HideAndSeek:
    state = ToyGame().new()
    state.apply(2)
    return state


def test_a_uniform_policy_shares_evenly() -> None:
    state = slipping()
    shares = UniformPolicy().weights(state, state.legal_actions())
    assert list(shares) == [1 / 3, 1 / 3, 1 / 3]


def test_without_a_policy_and_for_chance_all_actions_are_equally_likely() -> None:
    state = slipping()
    assert likelihood(None, state, state.legal_actions(), 1) == 1 / 3
    start = ToyGame().new()
    assert likelihood(SkewedPolicy(), start, start.legal_actions(), 0) == 1 / 4


def test_a_tilted_policy_adds_up_to_one_and_is_not_even() -> None:
    state = slipping()
    actions = state.legal_actions()
    shares = list(SkewedPolicy().weights(state, actions))
    assert sum(shares) == pytest.approx(1.0)
    assert len(set(shares)) > 1
    assert min(shares) > 0.0
    assert likelihood(SkewedPolicy(), state, actions, 2) == shares[2]


def numbering(**constants: int) -> str:
    module = ModuleType("tests.core.made_up")
    vars(module).update(constants)
    sys.modules[module.__name__] = module
    return module.__name__


Word = Literal["turn", "chase-on"]


def test_words_are_ordered_by_the_constants_of_their_names() -> None:
    assert names_by_number(Word, numbering(CHASE_ON=0, TURN=1)) == ("chase-on", "turn")


@pytest.mark.parametrize("constants", [{"TURN": 1, "CHASE_ON": 2}, {"TURN": 0, "CHASE_ON": 0}])
def test_words_that_are_not_numbered_from_0_on_stop_the_import(constants: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="does not number turn, chase-on"):
        names_by_number(Word, numbering(**constants))


def test_a_word_without_a_number_stops_the_import() -> None:
    with pytest.raises(KeyError, match="CHASE_ON"):
        names_by_number(Word, numbering(TURN=0))


def test_who_decides_and_who_looks_have_names_that_read_back() -> None:
    names = {CHANCE: "chance", REFEREE: "referee", OVER: "over", 0: 0, 3: 3}
    for number, name in names.items():
        assert turn_name(number) == name
        assert number_of(turn_name(number)) == number
    for viewer in (0, 5, SPECTATOR):
        assert number_of(viewer_name(viewer)) == viewer
    assert viewer_name(SPECTATOR) == "spectator"


def test_an_element_is_its_kind_and_its_name() -> None:
    made = element("tile", "0,0", text("core-chance"), (1.0, 2.0), traits=["lit"])
    assert made == Element("tile-0,0", "tile", "0,0", text("core-chance"), (1.0, 2.0), (), ("lit",))
    assert name_of("exit-north-east") == "north-east"


def test_a_board_finds_its_elements_and_can_be_sent() -> None:
    a, b = (element("door", name, text("core-chance")) for name in "ab")
    way = element("way", "a", text("core-chance"))
    board = Board(2.0, 1.0, (b, way, a), (Link("path", ("door-a", "door-b")),))
    assert board.ids() == {"door-a", "door-b", "way-a"}
    assert board.of_kind("door") == (b, a)
    assert msgspec.json.decode(msgspec.json.encode(board), type=Board) == board


def test_parts_of_an_observation_lie_one_behind_the_other() -> None:
    made = layout([("seat", (2,), "who"), ("map", (3, 4), "where"), ("end", (1,), "over")])
    assert [(part.name, part.start, part.length) for part in made.parts] == [
        ("seat", 0, 2),
        ("map", 2, 12),
        ("end", 14, 1),
    ]
    assert made.length == 15
    assert made.part("map").shape == (3, 4)
    assert Layout(()).length == 0


def test_an_outcome_is_known_at_the_end_and_not_before() -> None:
    state = ToyGame().new()
    for action in (1, WAIT, LOOK + 1):
        assert outcome_of(state) is None
        state.apply(action)
    state.apply(state.legal_actions()[0])
    assert outcome_of(state) == Outcome((SEEKER,), "found", (0.0, 1.0))


def test_a_view_knows_whether_it_is_its_viewers_turn() -> None:
    game = ToyGame()
    state = slipping()
    assert game.view(state, HIDER).is_mine
    assert not game.view(state, SEEKER).is_mine
    assert not game.view(state, SPECTATOR).is_mine


def test_a_view_says_whose_game_it_is_and_refuses_what_is_not_its_own() -> None:
    sent = msgspec.json.encode(ToyGame().view(slipping(), SEEKER))
    assert msgspec.json.decode(sent)["game"] == "hide_and_seek"
    assert msgspec.json.decode(sent)["viewer"] == SEEKER
    for wrong in (sent.replace(b"hide_and_seek", b"chess"), sent[:-1] + b',"door_too":1}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=ToyView)
