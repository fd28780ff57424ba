from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest
from librt.random import Random

pytest.importorskip("pettingzoo")
pytestmark = [
    # PettingZoo warns of dictionaries unless an environment is one of its own.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]

from pettingzoo.test import (  # noqa: E402
    api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from gaslamp.core.state import SPECTATOR  # noqa: E402
from gaslamp.core.testing.random_options import random_options  # noqa: E402
from gaslamp.envs.episode import LEAST, MOST  # noqa: E402
from gaslamp.envs.pettingzoo import env, raw_env  # noqa: E402
from gaslamp.games.registry import GAMES, VARIANTS, find_game  # noqa: E402


@pytest.mark.parametrize("name", [*GAMES, *VARIANTS])
def test_a_game_passes_the_api_test_of_pettingzoo(name: str) -> None:
    api_test(env(name), num_cycles=60)


@pytest.mark.parametrize("name", [*GAMES, *VARIANTS])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=60)


@pytest.mark.parametrize("name", [*GAMES, *VARIANTS])
def test_a_game_is_rendered_in_every_way(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: env(name, render_mode=render_mode),
        custom_tests={"svg": lambda drawn: len(ET.fromstring(drawn)) > 5},  # noqa: S314
    )
    assert capsys.readouterr().out  # for people, it is printed


@pytest.mark.parametrize("name", GAMES)
def test_the_benchmark_of_pettingzoo_runs(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter(range(10**6))
    monkeypatch.setattr("time.time", lambda: next(clock))  # it would take five seconds
    performance_benchmark(env(name))
    assert re.search(r"\d turns per second", capsys.readouterr().out)


@pytest.mark.parametrize("name", [*GAMES, *VARIANTS])
def test_a_game_is_cut_off_after_so_many_actions(name: str) -> None:
    made = env(name, max_cycles=4)
    made.reset(seed=1)
    played = 0
    for _ in made.agent_iter():
        observed, _, terminated, truncated, _ = made.last()
        if terminated or truncated:
            made.step(None)
            continue
        made.step(int(np.flatnonzero(observed["action_mask"])[0]))  # ends no game so early
        played += 1
    assert played == 4


@pytest.mark.parametrize("name", GAMES)
def test_the_state_holds_what_each_seat_sees(name: str) -> None:
    made = raw_env(name)
    made.reset(seed=2)
    state = made.state()
    assert made.state_space.contains(state)
    for agent, row in zip(made.possible_agents, state, strict=True):
        assert np.array_equal(made.observe(agent)["observation"], row)


@pytest.mark.parametrize("name", GAMES)
def test_no_number_lies_outside_the_space(name: str) -> None:
    game, rng = find_game(name), random.Random(7)  # noqa: S311
    for seed in range(4):
        options = random_options(game, Random(seed))
        agreed = {key: getattr(options, key) for key in options.__struct_fields__}
        made = raw_env(name, **agreed)
        made.reset(seed=seed)
        while not made.episode.is_over:
            made.step(rng.choice(list(made.episode.state.legal_actions())))
        state = made.state()
        assert LEAST <= state.min() <= state.max() <= MOST


def test_the_winner_of_a_finished_game_is_rewarded() -> None:
    made, rng = raw_env("mr_jack_pocket"), random.Random(1)  # noqa: S311
    made.reset(seed=1)
    while not made.episode.is_over:
        made.step(rng.choice(list(made.episode.state.legal_actions())))
    winners = made.episode.state.winners()
    assert made.rewards == {f"seat_{seat}": 1.0 if seat in winners else -1.0 for seat in range(2)}
    assert {agent: info["score"] for agent, info in made.infos.items()} == {
        f"seat_{seat}": score for seat, score in enumerate(made.episode.state.scores())
    }


def test_an_illegal_action_is_refused_and_with_the_wrappers_loses() -> None:
    made = raw_env("scotland_yard")
    made.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0 may not choose"):
        made.step(0)
    wrapped = env("scotland_yard")
    wrapped.reset(seed=1)
    wrapped.step(0)
    assert wrapped.rewards["seat_0"] == -1
    assert all(wrapped.terminations.values())


def test_the_belief_of_the_detectives_can_be_a_part() -> None:
    made = raw_env("scotland_yard", belief=True)
    made.reset(seed=1)
    for _ in range(20):
        made.step(next(iter(made.episode.state.legal_actions())))
        belief = made.observe("seat_1")["belief"]
        assert belief.sum() == pytest.approx(1.0)
        assert belief[made.episode.state.stations[0]] > 0


def test_what_is_rendered_is_what_the_viewer_sees() -> None:
    drawn = []
    for viewer in (0, SPECTATOR):
        made = raw_env("scotland_yard", render_mode="svg", viewer=viewer)
        made.reset(seed=1)
        drawn.append(made.render())
    assert drawn[0] != drawn[1]
