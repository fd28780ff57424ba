"""Styles: bots of the arena that play one role each in a manner of their own, from sights alone."""

from __future__ import annotations

import functools
from collections import Counter
from pathlib import Path

import pytest
from benchmarks import styles as measured
from mypy_extensions import i64

from gaslamp.bots.bot import Bot
from gaslamp.bots.bot_spec import make_from_spec
from gaslamp.bots.levels import LevelBot
from gaslamp.bots.registry import BOTS, UnknownBot, find_arena_bot, find_bot
from gaslamp.bots.style_bot import STYLES, NoStyle, StyleBot, side_number
from gaslamp.core.codes import as_seat
from gaslamp.core.journal import Journal, seeded
from gaslamp.core.state import OVER
from gaslamp.games.registry import find_game
from gaslamp.games.scotland_yard import actions as rides
from gaslamp.games.whitechapel import actions as codes
from gaslamp.games.whitechapel import phases
from gaslamp.games.whitechapel.rules.state import Whitechapel
from gaslamp.play import Table
from tests.bots.test_fairness import chosen, some_twins

ROOT = Path(__file__).parents[2]
GAMES = ("scotland_yard", "whitechapel")
NAMES = [
    (game, name) for game in GAMES for name in find_game(game).styles(find_game(game).options())
]


@functools.cache
def played(game_name: str, first: str, second: str, seed: int) -> Journal:
    game = find_game(game_name)
    options = game.options()
    makers = [make_from_spec(first), make_from_spec(second)]
    bots = {
        number: makers[side_number(game, options, seat)](game, options, seat, seed + number)
        for number, seat in enumerate(map(as_seat, range(len(game.seats(options)))))
    }
    table = Table(Journal(game, options), bots, seeded(seed))
    table.advance()
    return table.journal


def actions_between(journal: Journal, low: int, high: int) -> int:
    return sum(low <= action < high for action in journal.actions)


@pytest.mark.parametrize(("game_name", "name"), NAMES)
def test_a_style_plays_its_role_to_the_end_and_the_other_as_novice(
    game_name: str, name: str
) -> None:
    game = find_game(game_name)
    options = game.options()
    role = game.styles(options)[name]().role
    make = make_from_spec(name)
    for seat in map(as_seat, range(len(game.seats(options)))):
        kind = StyleBot if side_number(game, options, seat) == role else LevelBot
        assert isinstance(make(game, options, seat, 1), kind)
    pair = (name, "novice") if role == 0 else ("novice", name)
    journal = played(game_name, *pair, 3)
    assert journal.state.seat == OVER


@pytest.mark.parametrize(("game_name", "name"), NAMES)
def test_a_style_chooses_the_same_whatever_is_true_behind_what_it_saw(
    game_name: str, name: str
) -> None:
    game = find_game(game_name)
    compared = 0
    for pair in some_twins(game):

        def seated(journal: Journal, seat: int = pair.seat) -> Bot:
            return make_from_spec(name)(game, game.options(), as_seat(seat), 7)

        first, second = (chosen(game, one, pair.seat, seated) for one in (pair.truth, pair.other))
        assert first == second
        compared += 1
    assert compared > 1


def test_styles_play_in_the_arena_and_at_no_table() -> None:
    assert [name for _, name in NAMES] == list(STYLES)
    assert not set(STYLES) & set(BOTS)
    find_arena_bot("Coach-Saver")
    with pytest.raises(UnknownBot):
        find_bot("sweepers")


def test_a_style_of_another_game_is_refused() -> None:
    game = find_game("mr_jack")
    with pytest.raises(NoStyle, match="sweepers"):
        make_from_spec("sweepers")(game, game.options(), as_seat(0), 1)


def test_the_docs_list_every_style() -> None:
    written = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert [name for _, name in NAMES if f"`{name}`" not in written] == []


def whitechapel_games(jack: str, police: str) -> list[Journal]:
    return [played("whitechapel", jack, police, seed) for seed in range(3)]


def test_arresters_arrest_more_than_sweepers_who_ask() -> None:
    def arrests(police: str) -> float:
        games = whitechapel_games("wanderer", police)
        asked = sum(actions_between(game, codes.CLUE, codes.ARREST) for game in games)
        return sum(actions_between(game, codes.ARREST, codes.YES) for game in games) / max(asked, 1)

    assert arrests("arresters") > 2 * arrests("sweepers")


def ways(jack: str) -> tuple[int, int]:
    walks = rides_taken = 0
    for journal in whitechapel_games(jack, "novice"):
        state: Whitechapel = journal.game.start(journal.options)
        for action in journal.actions:
            if state.phase == phases.ESCAPE:
                walks += action < codes.ALLEY
                rides_taken += action >= codes.ALLEY
            state.apply(i64(action))
    return walks, rides_taken


def test_a_wanderer_walks_longer_than_a_homebody_and_a_coach_saver_rides_less() -> None:
    assert ways("wanderer")[0] > 2 * ways("homebody")[0]
    walks, saved = ways("coach_saver")
    others_walks, ridden = ways("waiter")
    assert saved / (walks + saved) < ridden / (others_walks + ridden)


def test_a_waiter_waits_with_a_murder() -> None:
    waits = {
        jack: sum(
            actions_between(game, codes.WAIT, codes.WAIT + 1)
            for game in whitechapel_games(jack, "novice")
        )
        for jack in ("waiter", "homebody")
    }
    assert waits["waiter"] > 2 * waits["homebody"]


def stations(journal: Journal) -> list[int]:
    state = journal.game.start(journal.options)
    been = []
    for action in journal.actions:
        if state.seat == 0 and rides.is_ride(action):
            been.append(rides.station_of(action))
        state.apply(i64(action))
    return been


def test_a_doubler_goes_back_and_a_runner_does_not() -> None:
    def back(style: str) -> float:
        been = [stations(played("scotland_yard", style, "novice", seed)) for seed in range(12)]
        again = sum(a == b for path in been for a, b in zip(path, path[2:], strict=False))
        return again / sum(map(len, been))

    assert back("doubler") > 2 * back("hider")


def test_a_hider_spends_black_tickets_and_ticket_savers_save() -> None:
    def tickets(first: str, second: str, seat: int) -> Counter[int]:
        used: Counter[int] = Counter()
        for seed in range(8):
            journal = played("scotland_yard", first, second, seed)
            state = journal.game.start(journal.options)
            for action in journal.actions:
                if min(state.seat, 1) == seat and rides.is_ride(action):
                    used[rides.ticket_of(action)] += 1
                state.apply(i64(action))
        return used

    hidden, open_ = (tickets(style, "novice", 0) for style in ("hider", "runner"))
    assert hidden[rides.BLACK] / hidden.total() > open_[rides.BLACK] / open_.total()
    saving, usual = (tickets("novice", style, 1) for style in ("ticket_savers", "novice"))
    assert saving[rides.TAXI] / saving.total() >= usual[rides.TAXI] / usual.total()


def test_the_benchmark_prints_each_style_once_and_takes_up_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "styles.jsonl"
    for games in (1, 2):
        measured.main("scotland_yard", bot="novice", games=games, nodes=(0,), json=kept)
    assert len(kept.read_text().splitlines()) == 1 + 2 * 6
    told = capsys.readouterr().out
    for name in find_game("scotland_yard").styles(find_game("scotland_yard").options()):
        assert told.count(f" {name} |") == 2
    assert told.count(" mean |") == 4
