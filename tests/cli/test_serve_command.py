"""What `serve` is told reaches the server that it starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette

from gaslamp.cli import serve_command
from gaslamp.cli.serve_command import METRICS_TOKEN, access_at
from gaslamp.cli.serve_options import ServeOptions
from gaslamp.games import registry
from gaslamp.service.alert_options import AlertOptions
from tests.cli.desk import gaslamp

INSIDE = registry.find_game("mr_jack_pocket")
OUTSIDE = type("Outside", (type(INSIDE),), {"name": "outside"})()


def test_who_may_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(METRICS_TOKEN, "the operator's")
    access = access_at(ServeOptions(host="127.0.0.1", host_name=("club.example",), sockets=7))
    assert access.sockets_per_address == 7
    assert access.metrics_token == "the operator's"  # noqa: S105
    assert access.hosts.allow("club.example")
    assert not access.hosts.allow("evil.example")
    monkeypatch.delenv(METRICS_TOKEN)
    assert access_at(ServeOptions()).metrics_token == ""


class Started:
    """The servers that were started, without any traffic."""

    def __init__(self, patch: pytest.MonkeyPatch, *, starts: bool = True) -> None:
        self.starts = starts
        self.built: list[tuple[Any, ...]] = []
        self.games: tuple[str, ...] = ()
        self.configs: list[uvicorn.Config] = []
        patch.setattr(serve_command, "build", self.build)
        patch.setattr(
            serve_command, "log_json", lambda: None
        )  # it would replace the tests' handlers
        patch.setattr(serve_command, "_collect_garbage_seldom", lambda: None)
        patch.setattr(uvicorn.Server, "run", self.run_of())

    def build(self, *given: object, games: tuple[str, ...], alerting: AlertOptions) -> Starlette:
        self.built.append(given)
        self.games = games
        self.alerting = alerting
        return Starlette()

    def run_of(self) -> Any:  # noqa: ANN401  (a method of uvicorn's)
        def run(server: uvicorn.Server, **_: object) -> None:
            self.configs.append(server.config)
            server.started = self.starts

        return run


def test_a_game_from_outside_is_added(monkeypatch: pytest.MonkeyPatch) -> None:
    started, name = Started(monkeypatch), "tests.cli.test_serve_command:OUTSIDE"
    monkeypatch.setattr(registry, "_ADDED", {})
    assert gaslamp("serve", "--port", "0", "--game", name).code == 0
    assert started.games == (name,)
    assert registry.find_game("outside") is OUTSIDE


@pytest.mark.parametrize("name", ["INSIDE", "gaslamp"])
def test_what_is_no_game_from_outside_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    Started(monkeypatch)
    printed = gaslamp("serve", "--port", "0", "--game", f"tests.cli.test_serve_command:{name}")
    assert printed.code != 0
    assert "is not a game that can be imported" in " ".join(printed.err.split())


def test_what_is_kept_and_who_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = Started(monkeypatch)
    database = f"sqlite:///{tmp_path / 'other.sqlite'}"
    asked = ["--database", database, "--workers", "3", "--keep", "9", "--sockets", "5"]
    assert gaslamp("serve", "--port", "0", *asked).code == 0
    ((url, workers, keep, access, _),) = started.built
    assert (url, workers, keep, access.sockets_per_address) == (database, 3, 9, 5)


MAIL = ("--smtp-url", "smtp://me:secret@mail.example.org", "--mail-from", "lamp@example.org")


def test_mail_is_sent_where_the_operator_set_it_up(monkeypatch: pytest.MonkeyPatch) -> None:
    started = Started(monkeypatch)
    public = ("--public-url", "https://games.example.org")
    assert gaslamp("serve", "--port", "0", *MAIL, *public).code == 0
    assert started.alerting.sends_mail
    assert started.alerting.public_url == "https://games.example.org/"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (MAIL, "Email needs three options"),
        (("--webhooks",), "--webhooks needs --public-url"),
        ((*MAIL, "--public-url", "games.example.org"), "not an address for --public-url"),
        (("--smtp-url", "me:secret@host", *MAIL[2:], "--public-url", "http://a"), "needs an addr"),
    ],
)
def test_mail_that_can_not_work_is_refused_without_the_password(
    monkeypatch: pytest.MonkeyPatch, given: tuple[str, ...], told: str
) -> None:
    Started(monkeypatch)
    printed = gaslamp("serve", "--port", "0", *given)
    assert printed.code != 0
    assert told in " ".join(printed.err.split())
    assert "secret" not in printed.err + printed.out


def test_games_are_kept_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = Started(monkeypatch)
    assert gaslamp("serve", "--port", "0", "--data-dir", str(tmp_path / "games")).code == 0
    assert started.built[0][0] == f"sqlite:///{tmp_path / 'games' / 'gaslamp.sqlite'}"
    assert started.built[0][1:3] == (None, None)


def test_messages_are_small_and_not_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = Started(monkeypatch)
    assert gaslamp("serve", "--port", "0", "--data-dir", str(tmp_path)).code == 0
    (config,) = started.configs
    assert config.ws_per_message_deflate is False  # sizes of mixed secrets and chat would tell
    assert config.ws_max_size <= 64 * 1024
    assert config.access_log is False
    assert config.server_header is False


def test_a_server_that_does_not_start_ends_with_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Started(monkeypatch, starts=False)
    printed = gaslamp("serve", "--port", "0", "--data-dir", str(tmp_path))
    assert printed.code == 2
    assert printed.err.count("\n") == 1
