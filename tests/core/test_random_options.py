"""Options drawn at random."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

import pytest
from librt.random import Random
from msgspec import Meta
from msgspec.structs import fields

from gaslamp.core.errors import OptionsError
from gaslamp.core.options import Options, options_from, options_of
from gaslamp.core.testing.random_options import random_options, sample_options
from gaslamp.core.text import text
from gaslamp.games.registry import GAMES, find_game

DRAWS = 300


class Weather(Enum):
    FOG = "fog"
    RAIN = "rain"


class EveryKind(Options, frozen=True, kw_only=True):
    flag: bool = False
    closed: Annotated[int, Meta(ge=2, le=4)] = 2
    open: Annotated[int, Meta(gt=-2, lt=2)] = 0
    even: Annotated[int, Meta(ge=-3, le=5, multiple_of=2)] = 0
    perhaps: Annotated[int, Meta(ge=1, le=2)] | None = None
    mode: Literal["short", "long"] = "short"
    weather: Weather = Weather.FOG


EVERY_VALUE = {
    "flag": {False, True},
    "closed": {2, 3, 4},
    "open": {-1, 0, 1},
    "even": {-2, 0, 2, 4},
    "perhaps": {None, 1, 2},
    "mode": {"short", "long"},
    "weather": {Weather.FOG, Weather.RAIN},
}


class Quarrel(Options, frozen=True, kw_only=True):
    dog: bool = False
    cat: bool = False

    def check(self) -> None:
        if self.dog and self.cat:
            raise OptionsError(text("toy-dog-and-cat"))


class Hopeless(Options, frozen=True, kw_only=True):
    flag: bool = False

    def check(self) -> None:
        raise OptionsError(text("toy-never"))


class Unbounded(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1)] = 1


class FreeText(Options, frozen=True, kw_only=True):
    name: str = ""


def drawn(kind: type[Options]) -> list[Options]:
    rng = Random(7)
    return [sample_options(kind, rng) for _ in range(DRAWS)]


@pytest.mark.parametrize("name", [field.name for field in fields(EveryKind)])
def test_every_value_of_an_option_is_drawn_and_no_other(name: str) -> None:
    assert {getattr(options, name) for options in drawn(EveryKind)} == EVERY_VALUE[name]


def test_options_that_contradict_each_other_are_drawn_again() -> None:
    pairs = {
        (options.dog, options.cat) for options in drawn(Quarrel) if isinstance(options, Quarrel)
    }
    assert pairs == {(False, False), (False, True), (True, False)}


def test_the_same_seed_draws_the_same_options() -> None:
    assert drawn(EveryKind) == drawn(EveryKind)


def test_options_that_never_fit_are_reported_with_the_refusal() -> None:
    with pytest.raises(ValueError, match=r"Hopeless fit together: .*never"):
        sample_options(Hopeless, Random(1))


def test_a_number_without_bounds_can_not_be_drawn() -> None:
    with pytest.raises(TypeError, match=r"Unbounded\.rounds needs bounds"):
        sample_options(Unbounded, Random(1))


def test_free_text_can_not_be_drawn() -> None:
    with pytest.raises(TypeError, match=r"FreeText\.name must be"):
        sample_options(FreeText, Random(1))


@pytest.mark.parametrize("name", GAMES)
def test_a_games_random_options_can_be_written_read_and_played(name: str) -> None:
    game = find_game(name)
    rng = Random(3)
    for _ in range(50):
        options = random_options(game, rng)
        assert options_from(game.options, options_of(options)) == options
        assert game.start(options).seat < len(game.seats(options))
