"""The same jobs on a Ray cluster of two nodes, each a process of its own: `make cluster`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gaslamp.arena.match import Terms
from gaslamp.arena.match_file import MatchFile
from gaslamp.arena.runners import JobRunner, NoCluster, run_here, run_on_ray
from gaslamp.arena.summary import PairingScore
from gaslamp.arena.tournament import Tournament
from gaslamp.games.registry import find_game
from tests.arena.players import CARDS

ROOT = Path(__file__).parents[2]
NOWHERE = "127.0.0.1:1"


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Any]:
    utils = pytest.importorskip("ray.cluster_utils", reason="ray is not installed: make cluster")
    monkeypatch.setenv(CARDS, str(tmp_path))  # for the nodes
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}:{ROOT / 'src'}")
    nodes = utils.Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    nodes.add_node(num_cpus=1)
    yield nodes
    nodes.shutdown()


def scores(runner: JobRunner, bot: str) -> tuple[PairingScore, ...]:
    game = find_game("mr_jack")
    terms = Terms(game=game.name, version=game.version, options={}, seed=3)
    tournament = Tournament(MatchFile(terms, None), [bot, "random"], 20)
    tournament.run(runner, lambda played: None)
    return tournament.summary().scores


@pytest.mark.cluster
@pytest.mark.filterwarnings("ignore::Warning")  # Ray's own, of which there are many
def test_two_nodes_play_the_match_that_one_process_plays(cluster: Any, tmp_path: Path) -> None:  # noqa: ANN401  (of Ray)
    bot = "tests.arena.players:Traveller:dreams=2"
    there = scores(partial(run_on_ray, cluster.address), bot)
    assert len(list(tmp_path.iterdir())) == 2  # both nodes have played
    assert there == scores(run_here, bot)


def test_without_ray_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install gaslamp\[ray\]"):
        scores(partial(run_on_ray, NOWHERE), "random")
