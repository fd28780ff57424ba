from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import gaslamp
from gaslamp.bots import network_file
from gaslamp.bots.network import Network, rounded
from gaslamp.bots.network_bot import NetworkBot, NoNetwork, network_roles
from gaslamp.bots.network_file import NetworkFile, NetworkRefused, TrainingRun, decode_network
from gaslamp.bots.registry import find_arena_bot
from gaslamp.core.codes import as_seat
from gaslamp.core.random_source import as_random
from gaslamp.core.state import OVER
from gaslamp.play import Table

pytestmark = pytest.mark.engine

MADE = TrainingRun("gaslamp train", "2026-01-01", 1, 2, 3.0, "cpu")


def file_of(name: str, role: int = 0, hidden: tuple[int, ...] = (3, 2)) -> NetworkFile:
    game = gaslamp.game(name)
    options = game.options()
    made = NetworkFile(
        format=network_file.FORMAT,
        game=game.name,
        version=game.version,
        role=role,
        observed=game.observation(options).length,
        believed=game.belief_layout(options).length,
        hidden=hidden,
        codes=game.action_space(options),
        made=MADE,
        weights=b"",
    )
    numbers = [((place * 37) % 19 - 9) / 16 for place in range(made.size())]
    return msgspec.structs.replace(made, weights=struct.pack(f"<{len(numbers)}e", *numbers))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(network_file.FOLDER_VARIABLE, str(tmp_path))
    network_file.packaged_network.cache_clear()
    yield tmp_path
    network_file.packaged_network.cache_clear()


def write(folder: Path, made: NetworkFile) -> None:
    path = folder / f"{made.game}-{made.role}.net"
    path.write_bytes(msgspec.msgpack.encode(made))


def test_a_network_adds_up_its_layers_and_leaves_out_what_is_below_zero() -> None:
    game = gaslamp.game("tiny_scotland_yard")
    options = game.options()
    observed, believed = game.observation(options).length, game.belief_layout(options).length
    state, belief = game.start(options), game.belief(options, 1)
    inputs = observed + believed
    first = [0.0] * (2 * inputs) + [0.5, -0.5]  # no input counts; the second is below zero
    heads = [1.0, 9.0, 0.25, 2.0, 9.0, -1.0, 4.0, 9.0, 0.0]  # two actions and the value
    network = Network(observed, believed, vec[i64]([2]), 2, vec[float](first + heads))
    network.read(state, 1, belief)
    assert [network.score(0), network.score(1), network.score(2)] == [0.75, 0.0, 2.0]
    shares = list(network.policy(vec[i64]([0, 1])))
    assert shares == pytest.approx([0.679, 0.321], abs=0.001)
    assert network.chance() == pytest.approx(0.982, abs=0.001)


def test_inputs_are_whole_hundredths() -> None:
    assert [rounded(number) for number in (0.004, 0.006, -0.1, 1 / 3, 1.0)] == pytest.approx(
        [0.0, 0.01, -0.1, 0.33, 1.0]
    )


@pytest.mark.parametrize("name", ["small_lady_alice", "small_mr_jack_pocket"])
def test_a_network_plays_whole_games_from_what_its_seat_sees(name: str, folder: Path) -> None:
    game = gaslamp.game(name)
    options = game.options()
    for role in set(network_roles(game, options)):
        write(folder, file_of(name, role))
    make = find_arena_bot("net")
    seats = range(len(game.seats(options)))
    moves = []
    for _ in range(2):
        players = {seat: make(game, options, as_seat(seat), as_random(seat)) for seat in seats}
        table = Table(gaslamp.Journal(game, options), players, gaslamp.seeded(3))
        table.advance()
        assert table.journal.state.seat == OVER
        moves.append(list(table.journal.actions))
    assert moves[0] == moves[1]  # the same weights and seeds choose the same


def test_players_who_are_each_alone_share_one_network() -> None:
    game = gaslamp.game("lady_alice")
    assert network_roles(game, game.options()) == [0, 0, 0, 0]
    yard = gaslamp.game("scotland_yard")
    assert network_roles(yard, yard.options()) == [0, 1]


def test_a_game_without_a_fitting_network_is_refused(folder: Path) -> None:
    game = gaslamp.game("small_mr_jack_pocket")
    with pytest.raises(NoNetwork, match="No network has been trained"):
        NetworkBot(game, game.options(), as_seat(0), as_random(1))
    older = msgspec.structs.replace(file_of("small_mr_jack_pocket"), version=0)
    write(folder, older)
    network_file.packaged_network.cache_clear()
    with pytest.raises(NoNetwork):
        NetworkBot(game, game.options(), as_seat(0), as_random(1))
    other = file_of("small_mr_jack_pocket")
    write(folder, msgspec.structs.replace(other, observed=other.observed + 1, believed=17))
    network_file.packaged_network.cache_clear()
    with pytest.raises(NoNetwork):
        NetworkBot(game, game.options(), as_seat(0), as_random(1))


@pytest.mark.parametrize("change", [{"format": 99}, {"weights": b"short"}])
def test_a_file_that_is_no_network_is_refused(change: dict[str, object]) -> None:
    body = msgspec.to_builtins(file_of("tiny_scotland_yard"), builtin_types=(bytes,)) | change
    with pytest.raises(NetworkRefused):
        decode_network(msgspec.msgpack.encode(body))
    with pytest.raises(NetworkRefused):
        decode_network(b"nothing")
