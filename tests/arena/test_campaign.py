"""A campaign counts random games, and a game that breaks can be played again."""

from __future__ import annotations

import pytest
from benchmarks import campaign
from benchmarks.random_games import Failed, RandomGames, Tally
from mypy_extensions import i64

from gaslamp.core.options import Options
from gaslamp.core.state import OVER
from gaslamp.games.registry import find_game
from tests.core.toys import HIDER, HideAndSeek, ToyGame

YARD = find_game("scotland_yard")


def with_rules(rules: type[HideAndSeek]) -> ToyGame:
    class Variant(ToyGame):
        def start(self, options: Options) -> HideAndSeek:
            return rules()

    return Variant()


class Crashing(HideAndSeek):
    def apply(self, action: i64) -> None:
        if self.looks == 2:
            raise ZeroDivisionError("the third look")
        super().apply(action)


class Endless(HideAndSeek):
    def apply(self, action: i64) -> None:
        super().apply(action)
        if self.seat == OVER:
            self.seat = HIDER


class Unwon(HideAndSeek):
    def winners(self) -> list[int]:
        return []


def first_failure(rules: type[HideAndSeek]) -> Failed:
    with pytest.raises(Failed) as caught:
        RandomGames(with_rules(rules)).run(0, 100, 60.0, lambda _: None)
    return caught.value


@pytest.fixture(scope="module")
def yard() -> RandomGames:
    return RandomGames(YARD)


def test_the_games_are_counted_with_their_winners(yard: RandomGames) -> None:
    tally = yard.run(0, 200, 60.0, lambda _: None)
    assert tally.games == 200
    assert tally.first + tally.others == 200
    assert 0 < tally.longest <= max(YARD.longest(options) for options, _ in yard.tables)
    assert tally.longest <= tally.actions <= 200 * tally.longest


@pytest.mark.parametrize(
    ("winners", "tally"),
    [
        ([0], Tally(1, 9, 9, first=1)),
        ([1, 2], Tally(1, 9, 9, others=1)),
        ([0, 2], Tally(1, 9, 9, both=1)),
    ],
)
def test_a_win_is_the_first_seats_the_others_or_shared(winners: list[int], tally: Tally) -> None:
    counted = Tally()
    counted.add(9, winners)
    assert counted == tally


def test_the_games_range_over_the_options(yard: RandomGames) -> None:
    tables = [options for options, _ in yard.tables]
    assert len(set(tables)) == len(tables) > 40


def test_a_seed_alone_fixes_a_game(yard: RandomGames) -> None:
    assert RandomGames(YARD).retell(17) == yard.retell(17)
    assert yard.retell(17) != yard.retell(18)


def test_the_campaign_ends_when_its_time_is_over(yard: RandomGames) -> None:
    assert yard.run(0, 10, -1.0, lambda _: None).games == 0


def test_a_crash_is_found_and_can_be_retold() -> None:
    failed = first_failure(Crashing)
    assert isinstance(failed.error, ZeroDivisionError)
    told = RandomGames(with_rules(Crashing)).retell(failed.seed)
    assert sum("look" in action for action in told) == 2


def test_a_game_without_end_is_found_and_can_be_retold() -> None:
    failed = first_failure(Endless)
    assert "length" in str(failed.error)
    assert len(RandomGames(with_rules(Endless)).retell(failed.seed)) == ToyGame().longest(Options())


def test_a_game_without_winner_is_found() -> None:
    assert "nobody has won" in str(first_failure(Unwon).error)


def test_the_kit_finds_what_only_the_kit_can_find() -> None:
    class Leaky(HideAndSeek):
        def begins_move(self) -> bool:
            return self.door != 1

    games = RandomGames(with_rules(Leaky))
    games.run(0, 100, 60.0, lambda _: None)
    with pytest.raises(Failed) as caught:
        games.check(0)
    assert caught.value.in_kit


def test_the_result_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    campaign.main("scotland_yard", games=50, pairs=100, jobs=2, seed=3)
    printed = capsys.readouterr().out
    assert "seed 3 on" in printed
    assert "Mister" in printed


def test_a_failure_exits_with_the_seed_the_options_and_how_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(campaign, "find_game", lambda name: with_rules(Crashing))
    with pytest.raises(SystemExit) as stopped:
        campaign.main("hide_and_seek", games=100, pairs=0, seed=5)
    printed = capsys.readouterr().out
    assert stopped.value.code == 1
    assert "ZeroDivisionError: the third look" in printed
    assert "options:" in printed
    seed = printed.split("seed: ")[1].split()[0]
    assert f"hide_and_seek --seed {seed} --pairs 0 --games 1" in printed


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        campaign.main("cluedo")
    assert stopped.value.code == 2
    assert "cluedo" in capsys.readouterr().out
