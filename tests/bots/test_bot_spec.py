"""Bots as they are entered in a match."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest

from gaslamp.bots.bot import Bot
from gaslamp.bots.bot_spec import BotSpec, InvalidBotSpec, make_from_spec, parse_bot_spec
from gaslamp.bots.levels import LevelBot
from gaslamp.bots.random_bot import RandomBot
from gaslamp.bots.registry import UnknownBot
from gaslamp.core.codes import as_seat
from gaslamp.games.registry import find_game
from tests.arena.players import Dreamer


@pytest.mark.parametrize(
    ("written", "name", "settings"),
    [
        ("random", "random", {}),
        ("master@0.1", "master", {"budget": 0.1}),
        ("master@2", "master", {"budget": 2.0}),
        ("club:nodes=200", "club", {"nodes": 200}),
        ("club:nodes=200,worlds=1.5@0.5", "club", {"nodes": 200, "worlds": 1.5, "budget": 0.5}),
        ("mine.bots:Clever", "mine.bots:Clever", {}),
        ("mine:Clever:depth=2@0.5", "mine:Clever", {"depth": 2, "budget": 0.5}),
    ],
)
def test_an_entry_is_a_name_and_settings(
    written: str, name: str, settings: dict[str, float]
) -> None:
    assert parse_bot_spec(written) == BotSpec(name, settings)


@pytest.mark.parametrize(
    "written",
    [
        "master@",
        "master@0",
        "master@-1",
        "master@nan",
        "master@much",
        "club:nodes=",
        "club:=3",
        "club:no des=3",
        "club:nodes=few",
    ],
)
def test_what_is_no_setting_is_refused(written: str) -> None:
    with pytest.raises(InvalidBotSpec, match=r"is not a bot\. For example: master, master@"):
        make_from_spec(written)


def seated(written: str) -> Bot:
    game = find_game("mr_jack_pocket")
    return make_from_spec(written)(game, game.options(), as_seat(0), 1)


def test_a_bot_is_found_by_name_or_imported() -> None:
    assert isinstance(seated("Random"), RandomBot)
    dreamer = seated("tests.arena.players:Dreamer:dreams=3")
    assert isinstance(dreamer, Dreamer)
    assert dreamer.dreams == 3


def test_a_level_thinks_for_a_fraction_of_its_time_or_by_nodes() -> None:
    whole, tenth, counted = (seated(bot) for bot in ("club", "club@0.1", "club:nodes=30"))
    assert isinstance(whole, LevelBot)
    assert isinstance(tenth, LevelBot)
    assert isinstance(counted, LevelBot)
    assert tenth.level.nodes == round(whole.level.nodes / 10)
    assert tenth.level.seconds == pytest.approx(whole.level.seconds / 10)
    assert (tenth.timed, counted.timed, counted.level.nodes) == (True, False, 30)


def test_a_setting_that_a_bot_does_not_take_is_refused() -> None:
    with pytest.raises(InvalidBotSpec, match="“random” has no setting called “budget”"):
        make_from_spec("random@0.5")


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("no_such_module:bot", "No module named"),
        ("tests.arena.players:Absent", "has no attribute"),
        ("tests.arena.players:NOT_A_BOT", "17"),
        (":bot", "can’t be imported"),
        ("tests.arena.players:", "can’t be imported"),
    ],
)
def test_what_can_not_be_imported_is_refused_with_the_reason(written: str, reason: str) -> None:
    with pytest.raises(InvalidBotSpec, match=reason):
        make_from_spec(written)


def test_a_module_that_breaks_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bot_module.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InvalidBotSpec, match="ZeroDivisionError"):
        make_from_spec("broken_bot_module:bot")


def test_an_unknown_bot_is_refused_as_elsewhere() -> None:
    with pytest.raises(UnknownBot, match="holmes"):
        make_from_spec("holmes")


def test_thinking_is_limited_by_processor_time() -> None:
    by_clock, by_cpu, both = (
        seated(bot) for bot in ("club", "club:cpu=0.2", "club:nodes=30,cpu=0.2")
    )
    assert isinstance(by_clock, LevelBot)
    assert isinstance(by_cpu, LevelBot)
    assert isinstance(both, LevelBot)
    assert not by_clock.search.by_cpu
    assert by_cpu.search.by_cpu
    assert by_cpu.timed
    assert (by_cpu.level.seconds, by_cpu.level.nodes) == (0.2, by_clock.level.nodes)
    assert (both.timed, both.level.seconds, both.level.nodes) == (True, 0.2, 30)


def test_time_in_which_the_processor_does_nothing_is_not_counted() -> None:
    waiting, working = seated("club:cpu=0.2"), seated("club")
    assert isinstance(waiting, LevelBot)
    assert isinstance(working, LevelBot)
    before = waiting.search.now(), working.search.now()
    Event().wait(0.05)
    assert waiting.search.now() - before[0] < 0.05 <= working.search.now() - before[1]
