"""How even a game is: plans, variants, rows by start and side, resumed where they stopped."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from gaslamp.arena.balance import (
    PLANS,
    BalanceMatch,
    first_of_kind,
    is_wide,
    plan_of,
    variants_of,
)
from gaslamp.arena.balance_report import BalanceReport
from gaslamp.arena.balance_results import BalanceResults, results_of, written
from gaslamp.arena.estimates import wilson
from gaslamp.arena.game_runner import match_game
from gaslamp.arena.match import GameResult, MatchJob, Terms
from gaslamp.arena.match_file import MatchFile
from gaslamp.arena.runners import JobRunner, PlayedGames, run_here
from gaslamp.core.codes import Action
from gaslamp.core.state import State
from gaslamp.games.registry import GAMES, find_game

FAINT = "tests.arena.players:Faint"


def terms(game: str, **options: str) -> Terms:
    return Terms(game=game, version=find_game(game).version, options=options, seed=1)


def told_nothing(played: GameResult) -> None:
    """Do nothing when a game has ended."""


def measured(
    at: Terms,
    games: int,
    path: Path | None = None,
    where: JobRunner = run_here,
    bot: str = "random",
) -> BalanceMatch:
    with MatchFile(at, path) as record:
        match = BalanceMatch(record, bot, games)
        match.run(where, told_nothing)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_every_plan_names_options_and_actions_that_its_game_has(name: str) -> None:
    game = find_game(name)
    plan = PLANS[name]
    assert len(variants_of(game, {})) == len(plan.variants)
    notations = {kind.notation for kind in game.actions.kinds}
    assert not plan.grouped_by or plan.grouped_by in notations


def test_every_variant_of_whitechapel_is_measured_and_both_recommended_ones_together() -> None:
    game = find_game("whitechapel")
    flags = {
        name for name in game.options.__struct_fields__ if getattr(game.options(), name) is False
    }
    planned = [set(variant) for variant in PLANS["whitechapel"].variants]
    assert set().union(*planned) == flags - game.options.older_rules
    assert {"time_of_crime", "engaged_police"} in planned


def test_options_agreed_upon_narrow_the_variants() -> None:
    game = find_game("scotland_yard")
    only = variants_of(game, {"detectives": "4"})
    assert [variant.file_name for variant in only] == ["detectives-4"]
    three = variants_of(game, {"seats": "3"})
    assert [variant.options.pawns for variant in three] == [4]  # type: ignore[attr-defined]
    others = variants_of(game, {"counted_tickets": "true"})
    assert others[0].file_name == "counted_tickets+detectives-3"


def test_variants_that_replace_each_other_or_say_the_same_are_left_out() -> None:
    names = [each.file_name for each in variants_of(find_game("whitechapel"), {"double_clue": "1"})]
    assert names[0] == "double_clue"
    assert len(names) == len(PLANS["whitechapel"].variants) - 2
    assert not any("fresh_traces" in name for name in names)


def test_options_that_no_variant_has_are_measured_alone() -> None:
    game = find_game("scotland_yard")
    found = variants_of(game, {"seats": "3", "detectives": "4"})
    assert [variant.file_name for variant in found] == ["seats-3+detectives-4"]
    small, _ = game.small()
    assert [each.file_name for each in variants_of(small, {})] == ["usual"]
    assert plan_of(small).grouped_by == ""
    assert first_of_kind(small, [Action(1), Action(2)]) is None


def test_games_are_grouped_by_the_first_start_card() -> None:
    match = measured(terms("scotland_yard", detectives="4"), 30)
    whole, *groups = match.rows()
    assert (whole.group, whole.games) == ("", 30)
    assert sum(row.games for row in groups) == 30
    dealt = {
        match.match.game.notation(played.actions[0]) for played in match.record.played.values()
    }
    assert {row.group for row in groups} == dealt
    assert whole.sides[0].rate == pytest.approx(
        sum(row.sides[0].rate * row.games for row in groups) / 30
    )
    assert whole.sides[0].rate + whole.sides[1].rate == pytest.approx(1)
    assert sum(count for _, count in whole.endings) == 30
    lengths = [len(played.actions) for played in match.record.played.values()]
    assert whole.length == pytest.approx(sum(lengths) / 30)


def test_each_seat_of_lady_alice_has_its_own_share_of_the_wins() -> None:
    at = terms("lady_alice", seats="3")
    match = measured(at, 12)
    (row,) = match.rows()
    won = [0.0] * 3
    for played in match.record.played.values():
        game, options, _ = match_game(at)
        state: State = game.start(options)
        for action in played.actions:
            state.apply(action)
        winners = state.winners() or [0, 1, 2]
        for seat in winners:
            won[seat] += 1 / len(winners)
    assert [side.rate for side in row.sides] == pytest.approx([share / 12 for share in won])


def test_a_measurement_that_was_stopped_goes_on_to_the_same_rows(tmp_path: Path) -> None:
    def stopping(at: Terms, jobs: Iterator[MatchJob]) -> PlayedGames:
        yield from run_here(at, islice(jobs, 3))
        raise KeyboardInterrupt

    at, file = terms("mr_jack_pocket"), tmp_path / "usual.jsonl"
    with pytest.raises(KeyboardInterrupt):
        measured(at, 8, file, stopping)
    with MatchFile(at, file) as record:
        assert BalanceMatch(record, "random", 8).left() == 5
    resumed = measured(at, 8, file)
    assert resumed.left() == 0
    assert resumed.rows() == measured(at, 8).rows()
    assert measured(at, 4, file).rows() == measured(at, 4).rows()


def test_games_that_a_bot_gave_up_are_told_and_not_counted() -> None:
    match = measured(terms("mr_jack_pocket"), 2, bot=FAINT)
    assert match.faults() == 2
    (row,) = match.rows()
    assert (row.games, row.length, row.endings) == (0, 0.0, ())
    report = BalanceReport(match.match.game, FAINT, 1, "en")
    report.add({}, match)
    assert report.notes == ["usual rules: the bot gave up 2 games, which are not counted."]


def test_an_interval_of_more_than_four_points_to_either_side_is_wide() -> None:
    assert is_wide(wilson(290, 580))
    assert not is_wide(wilson(300, 600))
    assert is_wide(wilson(0, 0))


def test_only_wide_rows_are_marked() -> None:
    match = measured(terms("mr_jack_pocket"), 2)
    report = BalanceReport(match.match.game, "random", 1, "en")
    assert len(report.render()) == 1
    report.add({}, match)
    assert "* wider than ±4 points: too few games to tell." in report.render()


def test_results_are_written_as_json_with_the_rows_of_every_variant(tmp_path: Path) -> None:
    game = find_game("mr_jack_pocket")
    variant = variants_of(game, {})[0]
    match = measured(terms("mr_jack_pocket"), 4)
    results = results_of(game, "random", 1, [(variant, match)])
    read = msgspec.json.decode(written(results), type=BalanceResults)
    assert (read.game, read.bot, len(read.variants)) == ("mr_jack_pocket", "random", 1)
    found = read.variants[0]
    assert [row.games for row in found.rows] == [row.games for row in match.rows()]
    assert found.rows[0].sides[0].rate == round(match.rows()[0].sides[0].rate, 3)
    assert len(found.sides) == 2


def test_a_variant_is_of_the_day_on_which_its_last_game_was_written(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with MatchFile(terms("mr_jack_pocket"), path) as record:
        match = BalanceMatch(record, "random", 1)
        os.utime(path, (1_600_000_000, 1_600_000_000))
        assert match.day() == "2020-09-13"
    with MatchFile(terms("mr_jack_pocket"), path) as record:
        assert BalanceMatch(record, "random", 1).day() == "2020-09-13"
    assert measured(terms("mr_jack_pocket"), 1).day() > "2020-09-13"


def test_a_variant_without_games_is_left_out_of_the_results() -> None:
    game = find_game("mr_jack_pocket")
    match = measured(terms("mr_jack_pocket"), 0)
    assert results_of(game, "random", 1, [(variants_of(game, {})[0], match)]).variants == ()
