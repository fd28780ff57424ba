from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from librt.random import Random

import gaslamp
from gaslamp import engine
from gaslamp.core.state import CHANCE, SPECTATOR
from gaslamp.core.terminal_art import DEFAULT_SIZE, TerminalSize, without_styles
from gaslamp.core.testing import check_game
from gaslamp.core.translation import LANGUAGES, translate
from gaslamp.envs.batch import Batch
from gaslamp.envs.openspiel import register
from gaslamp.envs.pettingzoo import raw_env
from gaslamp.games.registry import GAMES, VARIANTS, find_game, open_game
from gaslamp.games.scotland_yard import small


@pytest.mark.parametrize("name", VARIANTS)
def test_a_small_variant_is_found_by_its_name_and_listed_apart(name: str) -> None:
    game = find_game(name)
    assert game.name == name
    assert game.variant_of in GAMES
    assert name not in GAMES
    assert game.new().seat == CHANCE or game.new().seat >= 0


@pytest.mark.parametrize("name", VARIANTS)
def test_a_small_variant_says_that_it_is_small(name: str) -> None:
    game = find_game(name)
    assert translate(game.title()) == f"{translate(find_game(game.variant_of).title())} (small)"


@pytest.mark.parametrize("name", VARIANTS)
def test_a_journal_of_a_small_variant_is_read_back(name: str) -> None:
    game = find_game(name)
    journal = gaslamp.Journal(game, game.options())
    assert gaslamp.loads(gaslamp.dumps(journal)).game.name == name


def test_a_tiny_game_has_as_many_rounds_as_agreed() -> None:
    state = find_game("tiny_scotland_yard").new(rounds=1)
    rounds = 0
    while state.seat != gaslamp.OVER:
        state.apply(state.legal_actions()[0])
        rounds = max(rounds, state.round)
    assert rounds == 1


@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tiny_game_tells_its_own_number_of_rounds(rounds: int, language: str) -> None:
    game = find_game("tiny_scotland_yard")
    drawn = game.render(game.view(game.new(rounds=rounds), SPECTATOR), language=language)
    assert re.search(rf"0 (of|sur) {rounds}\b", drawn)


HARBOUR = str(Path(__file__).parents[2] / "examples" / "harbour.toml")
STREETS = {"small_scotland_yard": small.STATIONS, "tiny_scotland_yard": small.BLOCK}


@pytest.mark.parametrize("name", STREETS)
def test_a_part_of_london_has_no_stations_and_lines_but_its_own(name: str) -> None:
    game = find_game(name)
    board = game.board(game.options())
    ids = {f"station-{station}" for station in STREETS[name]}
    assert {station.id for station in board.of_kind("station")} == ids
    assert board.links
    assert all(set(link.ends) <= ids for link in board.links)


@pytest.mark.parametrize("name", STREETS)
@pytest.mark.parametrize("size", [DEFAULT_SIZE, TerminalSize(79, 17), TerminalSize(200, 70)])
def test_a_drawing_of_a_part_of_london_shows_all_of_it_and_no_more(
    name: str, size: TerminalSize
) -> None:
    game = find_game(name)
    state = game.new()
    rng = Random(1)
    while state.seat == CHANCE:
        state.apply(state.sample_action(rng))
    lines = without_styles(game.render(game.view(state, 0), size=size)).splitlines()
    numbers = {int(number) for line in lines for number in re.findall(r"\d{3}", line)}
    assert numbers == set(STREETS[name])
    assert max(map(len, lines)) <= size.columns
    assert len(lines) <= size.rows


def test_a_line_that_leaves_the_few_streets_is_refused_as_none() -> None:
    game = find_game("small_scotland_yard")
    dealt = [game.parse(f"deal {station}") for station in (129, 116, 117, 134, 141, 155)]
    journal = gaslamp.Journal(game, game.options(), dealt)
    with pytest.raises(gaslamp.IllegalAction, match="no taxi from 129 to 135"):
        journal.play(0, game.parse("taxi 135"))  # which is there in the whole of London


@pytest.mark.parametrize("name", ["small_mr_jack", "small_mr_jack_pocket"])
def test_a_late_night_has_four_suspects_and_two_turns(name: str) -> None:
    game, turns = find_game(name), set()
    state = game.new()
    while "identity" not in game.notation(state.legal_actions()[0]).replace("jack", "identity"):
        state.apply(state.legal_actions()[0])
    assert len(state.legal_actions()) == 4
    rng = Random(1)
    while state.seat != gaslamp.OVER:
        state.apply(state.sample_action(rng))
        turns.add(state.turn)
    assert turns <= {0, 7, 8}


@pytest.mark.parametrize("name", ["small_mr_jack", "small_mr_jack_pocket"])
def test_a_late_night_keeps_the_contract(name: str) -> None:
    games, branches = (3, 6) if engine.is_compiled() else (1, 1)
    report = check_game(find_game(name), games=games, branches=branches, seed=1888)
    assert report.games == games + branches


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_a_small_variant_have_words(name: str, language: str) -> None:
    game = find_game(name)
    for option in game.options.__struct_fields__:
        assert translate(game.option_text(option), language)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_batch_plays_a_scenario_in_every_process(workers: int) -> None:
    with Batch(HARBOUR, games=2, seed=1, workers=workers, detectives=3) as batch:
        harbour = open_game(HARBOUR)
        assert batch.observations.shape[1] == harbour.observation(harbour.options()).length
        for _ in range(30):
            batch.step(batch.sample())


def test_an_environment_of_pettingzoo_plays_a_scenario() -> None:
    harbour = raw_env(HARBOUR, detectives=3)
    harbour.reset(seed=1)
    assert harbour.metadata["name"] == "gaslamp_harbour_v2"
    for agent in harbour.agent_iter(40):
        seen, _, terminated, _, _ = harbour.last()
        assert seen is not None
        allowed = np.flatnonzero(seen["action_mask"])
        harbour.step(None if terminated else int(allowed[0]))
        assert agent in harbour.possible_agents


def test_openspiel_loads_a_scenario_that_was_registered() -> None:
    register(HARBOUR)
    spiel = pyspiel.load_game("gaslamp_harbour(detectives=3)")
    state = spiel.new_initial_state()
    assert len(state.legal_actions()) == 7
