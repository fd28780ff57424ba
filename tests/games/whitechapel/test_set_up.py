"""Who sits at the table, and what can be agreed."""

from __future__ import annotations

import pytest

from gaslamp.core.errors import OptionsError, RulesVersionError
from gaslamp.core.options import allowed_values, options_from, options_of
from gaslamp.core.translation import translate
from gaslamp.games.whitechapel.game import GAME
from gaslamp.games.whitechapel.game_setup import VARIANTS
from gaslamp.games.whitechapel.options import WhitechapelOptions
from tests.games.whitechapel.positions import agree


@pytest.mark.rule("LW-04")
@pytest.mark.parametrize(
    ("seats", "owners"),
    [
        (2, [1, 1, 1, 1, 1]),
        (3, [1, 1, 1, 2, 2]),
        (4, [1, 1, 2, 2, 3]),
        (5, [1, 1, 2, 3, 4]),
        (6, [1, 2, 3, 4, 5]),
    ],
)
def test_the_policemen_are_shared_evenly_unless_agreed(seats: int, owners: list[int]) -> None:
    assert agree(seats=seats).owners == owners
    assert len(GAME.seats(agree(seats=seats))) == seats


@pytest.mark.rule("LW-04")
def test_the_policemen_can_be_shared_in_any_way() -> None:
    assert agree(seats=3, blue=2, brown=2, green=2, red=2, yellow=1).owners == [2, 2, 2, 2, 1]


@pytest.mark.rule("LW-04")
def test_a_police_seat_without_a_policeman_is_refused() -> None:
    with pytest.raises(OptionsError, match="Police player 2 would have no policeman"):
        agree(seats=3, red=1, yellow=1)


@pytest.mark.rule("LW-04")
def test_a_policeman_belongs_to_a_seat_at_the_table() -> None:
    with pytest.raises(OptionsError, match="Police player 3 can’t have the blue policeman") as no:
        agree(seats=3, blue=3)
    assert "le policier bleu ne peut pas" in translate(no.value.text, "fr")


def test_the_usual_table_has_jack_and_one_police_seat_and_no_variant() -> None:
    options = WhitechapelOptions()
    assert [translate(name) for name in GAME.seats(options)] == ["Jack", "the police"]
    assert options.variants == []


def test_every_variant_can_be_agreed_alone_and_written_down() -> None:
    for name in VARIANTS:
        options = agree(**{name: True})
        assert options.variants == [name]
        assert options_from(WhitechapelOptions, options_of(options)) == options


@pytest.mark.parametrize(
    "agreed",
    [
        {"seats": 1},
        {"seats": 7},
        {"blue": 0},
        {"double_clue": True, "fresh_traces": True},
        {"seats": 3, "red": 1, "yellow": 1},
        {"seats": 3, "blue": 3},
    ],
)
def test_options_that_break_a_rule_are_refused_at_birth(agreed: dict[str, int]) -> None:
    with pytest.raises(OptionsError):
        WhitechapelOptions(**agreed)  # type: ignore[arg-type]  # some are wrong on purpose
    with pytest.raises(OptionsError):
        GAME.new(**agreed)  # type: ignore[arg-type]


def test_a_table_is_set_by_its_options_as_keywords() -> None:
    assert GAME.new(seats=3, sprint=True) == GAME.start(agree(seats=3, sprint=True))
    left_out = ("double_clue", *WhitechapelOptions.older_rules)
    everything = {name: True for name in VARIANTS if name not in left_out}
    assert GAME.new(**everything).variants.names == tuple(everything)
    shared = GAME.new(seats=3, blue=2, brown=2, green=2, red=2, yellow=1)
    assert list(shared.setup.owners) == [2, 2, 2, 2, 1]


@pytest.mark.parametrize("hard", [True, False])
def test_options_that_were_written_with_very_hard_are_read(hard: bool) -> None:
    before = {"seats": "2", "sprint": "true", "hard": "false", "very_hard": str(hard).lower()}
    options = options_from(WhitechapelOptions, before)
    three = ["hard", "harder_first_night", "harder_second_night"] if hard else []
    assert options.variants == ["sprint", *three]
    assert options_from(WhitechapelOptions, {"very_hard": hard}).variants == three


def test_a_game_of_two_that_was_written_without_colours_still_replays() -> None:
    assert GAME.upgraded_options(2, {"seats": 2}) == {"seats": 2}
    assert GAME.upgraded_options(GAME.version, {"seats": 3}) == {"seats": 3}


def test_a_game_of_several_that_began_without_colours_goes_on_without_them() -> None:
    upgraded = GAME.upgraded_options(2, {"seats": "3"})
    options = options_from(WhitechapelOptions, upgraded)
    assert not GAME.setup(options).has_colours
    assert GAME.setup(agree(seats=3)).has_colours
    assert options_from(WhitechapelOptions, options_of(options)) == options


def test_no_new_game_is_offered_patrols_without_colours() -> None:
    assert "plain_patrols" not in allowed_values(WhitechapelOptions)
    assert "plain_patrols" not in options_of(agree(seats=3))


@pytest.mark.parametrize("version", [1, GAME.version + 1])
def test_rules_that_are_not_known_are_refused(version: int) -> None:
    with pytest.raises(RulesVersionError):
        GAME.upgraded_options(version, {})
