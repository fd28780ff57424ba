"""The training of networks, where PyTorch is installed: `make training`."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: make training")

from gaslamp.bots.network_file import decode_network  # noqa: E402
from gaslamp.training.advantages import estimate_advantages  # noqa: E402
from gaslamp.training.checkpoint import CheckpointRefused, CurvePoint  # noqa: E402
from gaslamp.training.imitation import Lessons, imitate  # noqa: E402
from gaslamp.training.opponent_pool import MOST_KEPT, OpponentPool, Version  # noqa: E402
from gaslamp.training.ppo import Decisions, PpoSettings, improve  # noqa: E402
from gaslamp.training.role_network import RoleNetwork, log_policy, unpack_masks  # noqa: E402
from gaslamp.training.self_play import other_seats  # noqa: E402
from gaslamp.training.trainer import Trainer, TrainingPlan  # noqa: E402

GAME = "tiny_scotland_yard"
torch.set_num_threads(1)  # threads that wait for each other are slow on a busy machine


def plan(folder: Path, minutes: float = 0.02, **options: int) -> TrainingPlan:
    return TrainingPlan(GAME, options, folder, minutes, workers=2, games=32, device="cpu")


def train(folder: Path, minutes: float = 0.02) -> tuple[Trainer, list[CurvePoint]]:
    points: list[CurvePoint] = []
    trainer = Trainer(plan(folder, minutes))
    trainer.run(points.append)
    return trainer, points


def test_a_seats_advantage_comes_from_its_own_next_decision_or_the_end() -> None:
    values = torch.tensor([[0.1], [0.5], [0.3], [-0.2], [0.4]])  # the last one is of what follows
    seats = torch.tensor([[0], [1], [0], [1], [0]])
    rewards = torch.zeros(4, 1, 2)
    dones = torch.zeros(4, 1, dtype=torch.bool)
    estimates = estimate_advantages(values, seats, rewards, dones, decay=0.5)
    second = 0.4 - 0.3
    assert estimates.advantages[:, 0].tolist() == pytest.approx(
        [0.3 - 0.1 + 0.5 * second, -0.2 - 0.5, second, 0.2]
    )
    assert estimates.known[:, 0].tolist() == [True, True, True, False]


def test_the_end_of_a_game_is_the_result_of_both_seats_last_decisions() -> None:
    values = torch.tensor([[0.1], [0.5], [0.3], [0.0]])
    seats = torch.tensor([[0], [1], [0], [0]])
    rewards = torch.zeros(3, 1, 2)
    rewards[1, 0] = torch.tensor([-1.0, 1.0])
    dones = torch.tensor([[False], [True], [False]])
    estimates = estimate_advantages(values, seats, rewards, dones, decay=0.9)
    assert estimates.advantages[:, 0].tolist() == pytest.approx([-1.1, 0.5, -0.3])
    assert bool(estimates.known.all())


def test_a_training_goes_on_from_its_folder(tmp_path: Path) -> None:
    first, points = train(tmp_path)
    assert points
    assert points[-1].steps > 0
    second, more = train(tmp_path)
    assert second.updates == first.updates + len(more)
    assert more[0].updates == points[-1].updates + 1
    assert len((tmp_path / "curve.jsonl").read_bytes().splitlines()) == second.updates


def test_ctrl_c_saves_what_was_learnt(tmp_path: Path) -> None:
    trainer = Trainer(plan(tmp_path, minutes=1))

    def stop(_: CurvePoint) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        trainer.run(stop)
    assert Trainer(plan(tmp_path)).updates == 1


def test_other_options_and_broken_files_are_refused(tmp_path: Path) -> None:
    train(tmp_path)
    with pytest.raises(CheckpointRefused):
        Trainer(plan(tmp_path, detectives=2))
    (tmp_path / "training.pt").write_bytes(b"nothing")
    with pytest.raises(CheckpointRefused):
        Trainer(plan(tmp_path))


def test_the_network_that_is_written_plays_as_the_one_that_learnt(tmp_path: Path) -> None:
    import numpy as np
    from librt.vecs import vec
    from mypy_extensions import i64

    from gaslamp.envs.batch import EACH_SEAT, Batch
    from gaslamp.envs.batch_shard import BatchShard

    trainer, _ = train(tmp_path)
    batch = Batch(GAME, games=40, seed=5, belief=EACH_SEAT, packed=True)
    for _ in range(5):
        batch.step(batch.sample())
    assert isinstance(batch.workers, BatchShard)
    stepper = batch.workers.stepper
    assert stepper.batch_beliefs is not None
    for role in (0, 1):
        found = decode_network((tmp_path / f"{GAME}-{role}.net").read_bytes())
        assert found.made.updates == trainer.updates
        network = found.network()
        learnt = trainer.averages[role]
        for game in np.flatnonzero(batch.seats == role)[:10]:
            state = stepper.states[int(game)]
            network.read(state, role, stepper.batch_beliefs.beliefs[int(game) * 2 + role])
            row = np.concatenate([batch.observations[game], batch.beliefs[game]])[None]
            with torch.no_grad():
                scores, values = learnt(torch.from_numpy(row))
            masks = torch.from_numpy(batch.masks[game][None].copy())
            wanted = log_policy(scores, unpack_masks(masks, found.codes)).exp()[0]
            actions = list(state.legal_actions())
            given = list(network.policy(vec[i64](actions)))
            assert given == pytest.approx([float(wanted[a]) for a in actions], abs=2e-3)
            assert network.chance() == pytest.approx((float(values[0]) + 1) / 2, abs=2e-3)


def test_what_turned_out_better_is_chosen_more_often() -> None:
    torch.manual_seed(1)
    network = RoleNetwork(4, 6, (16,))
    optimizer = torch.optim.Adam(network.parameters(), lr=0.01)
    seen = torch.randint(-100, 100, (256, 4), dtype=torch.int8)
    masks = torch.full((256, 8), 0b00111111, dtype=torch.uint8)
    masks[:, 1:] = 0
    actions = torch.randint(0, 6, (256,))
    good = (actions == 2).float()
    for _ in range(20):
        with torch.no_grad():
            scores, values = network(seen)
        logs = log_policy(scores, unpack_masks(masks, 6))
        chosen = logs.gather(1, actions.unsqueeze(1)).squeeze(1)
        made = Decisions(seen, masks, actions, chosen, good - values, good, values)
        learnt = improve(network, optimizer, made, 6, PpoSettings(minibatch=64))
    with torch.no_grad():
        shares = log_policy(network(seen)[0], unpack_masks(masks, 6)).exp().mean(0)
    assert float(shares[2]) > 0.6
    assert learnt.divergence < 0.2


def test_what_the_teacher_chooses_becomes_likelier_and_its_worth_is_learnt() -> None:
    torch.manual_seed(1)
    network = RoleNetwork(4, 6, (16,))
    optimizer = torch.optim.Adam(network.parameters(), lr=0.01)
    seen = torch.randint(-100, 100, (256, 4), dtype=torch.int8)
    masks = torch.zeros((256, 8), dtype=torch.uint8)
    masks[:, 0] = 0b00111111
    choices = torch.where(seen[:, 0] > 0, 2, 5)
    known = torch.arange(256) % 2 == 0
    returns = torch.where(known, 1.0, -1.0)  # what is not known is not learnt
    lessons = Lessons(seen, masks, choices, returns, known)
    settings = PpoSettings(minibatch=64)
    learnt = [imitate(network, optimizer, lessons, 6, settings) for _ in range(40)]
    assert learnt[0].agreed < 0.8
    assert learnt[-1].agreed > 0.9
    with torch.no_grad():
        assert float(network(seen)[1].mean()) > 0.5
    nothing = Lessons(seen[:0], masks[:0], choices[:0], returns[:0], known[:0])
    assert imitate(network, optimizer, nothing, 6, settings).agreed == 0.0
    assert all(bool(weights.isfinite().all()) for weights in network.parameters())


def test_a_training_begins_with_the_teacher_once(tmp_path: Path) -> None:
    first: list[CurvePoint] = []
    Trainer(plan(tmp_path, 0.04)._replace(imitated=0.02)).run(first.append)
    assert len(first[0].agreed) == 2
    assert first[0].against_teacher == ()
    assert first[-1].agreed == ()
    assert len(first[-1].against_teacher) == 2
    second: list[CurvePoint] = []
    Trainer(plan(tmp_path)._replace(imitated=0.02)).run(second.append)
    assert all(point.agreed == () for point in second)


def test_another_player_takes_a_role_or_all_seats_but_one() -> None:
    games = torch.arange(4)
    roles = torch.tensor([0, 1, 1])
    assert other_seats(roles, games, 3).tolist()[:2] == [[True, False, False], [False, True, True]]
    alone = other_seats(torch.zeros(3, dtype=torch.int64), games, 3)
    assert alone.sum(1).tolist() == [2, 2, 2, 2]
    assert alone[3].tolist() == alone[0].tolist() == [False, True, True]


def test_a_league_keeps_newer_versions_closer_together() -> None:
    opponents = OpponentPool(random.Random(1))  # noqa: S311
    assert opponents.draw() is None
    for updates in range(0, 1000, 10):
        opponents.add(Version(updates, ()))
    kept = [version.updates for version in opponents.versions]
    assert len(kept) == MOST_KEPT
    assert (kept[0], kept[-1]) == (0, 990)
    gaps = [after - before for before, after in pairwise(kept)]
    assert gaps[-1] <= gaps[0]
    assert opponents.draw() in opponents.versions


def test_a_fresh_network_chooses_almost_evenly() -> None:
    network = RoleNetwork(10, 6, (8,))
    with torch.no_grad():
        scores, values = network(torch.randint(-100, 100, (4, 10), dtype=torch.int8))
    allowed = torch.ones(4, 6, dtype=torch.bool)
    allowed[:, 0] = False
    shares = log_policy(scores, allowed).exp()
    assert float(shares[:, 0].max()) == 0.0
    assert float((shares[:, 1:] - 0.2).abs().max()) < 0.05
    assert float(values.abs().max()) < 0.1
