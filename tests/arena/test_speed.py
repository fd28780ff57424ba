"""The table of `gaslamp bench`."""

from __future__ import annotations

import pytest
from rich.console import Console

from gaslamp import engine
from gaslamp.arena.belief_speed import BeliefSpeed
from gaslamp.arena.speed import Speed, main, measure, table
from gaslamp.core.codes import as_seat
from gaslamp.core.errors import UnknownGame
from gaslamp.games.registry import find_game

FIGURES = Speed(
    game="scotland_yard",
    compiled=7_500_000.0,
    interpreted=250_000.0,
    driven=4_000_000.0,
    turn=91.4,
    beliefs=(BeliefSpeed(seat=as_seat(1), average=4.12, worst=68.4),),
    clone=0.172,
    size=1056.3,
)


def shown(speed: Speed) -> str:
    console = Console(width=100)
    with console.capture() as capture:
        console.print(table([speed]))
    return capture.get()


@pytest.mark.parametrize(
    "figure", ["7.500", "0.250", "4.000", "the detectives 4.1 (68)", "0.17", "1056"]
)
def test_the_table_shows_each_figure(figure: str) -> None:
    assert figure in shown(FIGURES)


def test_an_engine_that_is_not_compiled_has_no_compiled_rate() -> None:
    assert "7.500" not in shown(
        Speed(
            game="scotland_yard",
            compiled=None,
            interpreted=1.0,
            driven=1.0,
            turn=91.4,
            beliefs=(),
            clone=1.0,
            size=1.0,
        )
    )


def test_everything_about_a_game_is_measured() -> None:
    speed = measure(find_game("scotland_yard"), 0.001)
    assert (speed.compiled is not None) == engine.is_compiled()
    assert [belief.seat for belief in speed.beliefs] == [1]


def test_main_prints_a_row_for_each_game_named(capsys: pytest.CaptureFixture[str]) -> None:
    main(["scotland-yard"], 0.001)
    assert capsys.readouterr().out.count("Scotland") == 1


def test_an_unknown_game_is_refused_before_anything_is_measured() -> None:
    with pytest.raises(UnknownGame, match="cluedo"):
        main(["scotland_yard", "cluedo"], 1000.0)
