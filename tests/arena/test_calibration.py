"""Beliefs judged by recorded games, and bots read by their habits."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from benchmarks.calibration import main

from gaslamp.arena.calibration import Calibration, calibrate, mean_of, others
from gaslamp.arena.game_runner import play_game
from gaslamp.arena.match import GameResult, MatchJob, Terms
from gaslamp.arena.match_file import MatchFile
from gaslamp.arena.predictability import Predictability, decisions, measure_predictability
from gaslamp.core.codes import ViewerId, as_seat
from gaslamp.core.game import Game
from gaslamp.core.options import Options
from gaslamp.core.policy import Policy
from gaslamp.core.testing.skewed_policy import SkewedPolicy
from gaslamp.games.registry import find_game

TILTED = "tests.arena.players:Tilted"
FIRST = "tests.arena.players:First"
MISTER_X, DETECTIVES = as_seat(0), as_seat(1)


def terms(game: str = "scotland_yard") -> Terms:
    return Terms(game=game, version=find_game(game).version, options={}, seed=2)


@cache
def games(bot: str, number: int) -> tuple[GameResult, ...]:
    return tuple(play_game(terms(), MatchJob(bot, "random", deal, False)) for deal in range(number))


def tilted(game: Game, options: Options, viewer: int) -> Policy | None:
    return SkewedPolicy()


def evenly(game: Game, options: Options, viewer: int) -> Policy | None:
    return None


def judged(bot: str, number: int = 12) -> Calibration:
    calibration = calibrate(terms(), games(bot, number), DETECTIVES, bot, tilted)
    assert calibration is not None
    return calibration


def test_before_the_first_move_the_truth_is_one_of_thirteen_start_cards() -> None:
    (whole,) = games("random", 1)
    dealt = GameResult(
        job=whole.job, share=0, ending="", thinking=whole.thinking, actions=whole.actions[:6]
    )
    calibration = calibrate(terms(), [dealt], DETECTIVES, "random", evenly)
    assert calibration is not None
    assert calibration.uniform.by_game[0][-1] == pytest.approx(math.log2(13))
    assert calibration.uniform.by_game == calibration.heuristics.by_game


def test_who_knows_how_the_others_play_is_nearer_to_the_truth() -> None:
    calibration = judged(TILTED)
    assert calibration.gain().low > 0.05
    assert calibration.heuristics.bits < calibration.uniform.bits


def test_who_is_wrong_about_the_others_is_further_from_it() -> None:
    assert judged("random").gain().high < 0.0


def test_who_takes_them_to_play_at_random_gains_nothing() -> None:
    calibration = calibrate(terms(), games("random", 2), DETECTIVES, "random", evenly)
    assert calibration is not None
    assert calibration.gain().rate == 0.0


def test_who_knows_everything_is_not_judged() -> None:
    assert calibrate(terms(), games("random", 2), MISTER_X, "random", tilted) is None


def test_a_belief_is_judged_by_the_games_against_the_bot_that_it_is_about() -> None:
    both = [
        play_game(terms(), MatchJob(TILTED, "random", deal, deal % 2 == 1)) for deal in range(4)
    ]
    tables = {
        bot: calibrate(terms(), both, DETECTIVES, bot, tilted) for bot in (TILTED, "random", "club")
    }
    assert tables["club"] is None
    for bot in (TILTED, "random"):
        calibration = tables[bot]
        assert calibration is not None
        assert len(calibration.uniform.by_game) == 2


def test_who_plays_alone_is_the_one_whose_belief_is_about_the_others() -> None:
    at = terms("lady_alice")
    played = play_game(at, MatchJob("random", "Random", 2, exchanged=False))
    assert others(at, played, viewer=ViewerId(2)) == {"Random"}
    assert others(at, played, viewer=ViewerId(1)) == {"random", "Random"}


def test_worlds_are_true_as_often_as_a_right_belief_says() -> None:
    bins = judged(TILTED, 30).heuristics.bins
    assert sum(one.worlds for one in bins) > 1000
    for one in bins:
        spread = math.sqrt(one.said + 1)
        assert abs(one.true - one.said) < 4 * spread


def test_a_mean_of_one_value_can_be_anything() -> None:
    assert mean_of([0.5]).low == -math.inf
    assert mean_of([0.5, 0.5]).low == 0.5


def habits(bot: str) -> Predictability:
    reading = measure_predictability(terms(), games(bot, 12), bot, MISTER_X)
    assert reading is not None
    return reading


def test_a_bot_of_habit_is_read_and_one_that_plays_at_random_is_not() -> None:
    assert habits(FIRST).gain.low > 0.5
    assert -0.1 < habits("random").gain.rate < 0.05


def test_a_reader_does_not_learn_from_the_game_that_it_foretells() -> None:
    alone = measure_predictability(terms(), games(FIRST, 1), FIRST, MISTER_X)
    assert alone is not None
    assert alone.gain.rate == pytest.approx(0.0)
    assert measure_predictability(terms(), games(FIRST, 1), "somebody", MISTER_X) is None


def test_a_decision_is_even_among_the_actions() -> None:
    (played,) = games("random", 1)
    made = decisions(terms(), played, MISTER_X)
    assert made
    for decision in made:
        assert sum(decision.evenly.values()) == pytest.approx(1.0)
        assert decision.chosen in decision.evenly


def test_it_is_all_printed_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "match.jsonl", tmp_path / "beliefs.svg"
    with MatchFile(terms(), file) as record:
        for played in games("random", 4):
            record.add(played)
    main(file, bins=True, plot=picture)
    printed = capsys.readouterr().out
    for words in (
        "the detectives",
        "by heuristics",
        "said, and true",
        "reader of frequencies",
        "Mister X",
    ):
        assert words in printed
    drawn = ElementTree.parse(picture)  # noqa: S314  (our own picture)
    tags = [element.tag.rpartition("}")[2] for element in drawn.iter()]
    assert tags.count("polyline") == 2


def test_a_file_without_a_match_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        main(tmp_path / "absent.jsonl")
    assert refused.value.code == 2
    assert "absent.jsonl" in capsys.readouterr().out.replace("\n", "")
