"""What a start refuses, in one line with its cause: taken ports, shared folders, bad databases."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
from pathlib import Path

import pytest

from gaslamp.service.errors import NoDatabase
from gaslamp.service.folder_lock import FolderLock, lock_for
from gaslamp.service.store import Store
from tests.service.postgres import Postgres
from tests.service.serving import Server, free_port, serving


def refused(server: Server) -> str:
    """Start a server that can't; give the one line that it says."""
    code, said = server.run_to_its_end()
    assert code == 2, said
    lines = said.splitlines()
    assert len(lines) == 1, said
    return lines[0]


def kept_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'gaslamp.sqlite'}"


def test_a_taken_port_is_refused_in_words(tmp_path: Path) -> None:
    server = Server(kept_in(tmp_path))
    with socket.socket() as other:
        other.bind(("127.0.0.1", server.port))
        other.listen()
        said = refused(server)
    assert f"Port {server.port} on 127.0.0.1 is taken" in said
    assert "--port" in said


def test_a_server_on_the_port_is_not_disturbed_by_a_second(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    two.mkdir()
    with serving(kept_in(one)) as first:
        second = Server(kept_in(two))
        second.command[second.command.index("--port") + 1] = str(first.port)
        assert f"Port {first.port}" in refused(second)
        assert first.get("/health").text == "ok"


def test_any_free_port_is_taken_where_that_is_asked_for(tmp_path: Path) -> None:
    server = Server(kept_in(tmp_path))
    server.command[server.command.index("--port") + 1] = "0"
    environment = os.environ | {"PYTHONUNBUFFERED": "1", "COLUMNS": "500", "LANG": "C.UTF-8"}
    with subprocess.Popen(  # noqa: S603
        server.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    ) as process:
        assert process.stdout is not None
        try:
            assert b"http://localhost:" in process.stdout.readline()
        finally:
            process.terminate()


@pytest.mark.parametrize("host", ["203.0.113.9", "no such host"])
def test_an_address_that_is_not_ours_is_refused_in_words(tmp_path: Path, host: str) -> None:
    assert host in refused(Server(kept_in(tmp_path), "--host", host))


def test_a_second_server_on_one_folder_is_refused_and_the_first_named(tmp_path: Path) -> None:
    with serving(kept_in(tmp_path)) as first:
        assert first.process is not None
        said = refused(Server(kept_in(tmp_path)))
        assert "gaslamp.sqlite" in said
        assert f"process {first.process.pid}" in said
        assert "--data-dir" in said
        by_folder = Server(kept_in(tmp_path))
        at = by_folder.command.index("--database")
        by_folder.command[at : at + 2] = ["--data-dir", str(tmp_path)]
        assert f"process {first.process.pid}" in refused(by_folder)
        assert first.get("/ready").text == "ready"


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM])
def test_the_folder_is_free_once_its_server_has_ended(tmp_path: Path, by: signal.Signals) -> None:
    server = Server(kept_in(tmp_path))
    for _ in range(2):
        server.start()
        # A bot's worker is running too: it must not hold the folder for longer than its server.
        server.make("mr_jack_pocket", {"type": "bot"}, {"type": "human", "name": "Ada"})
        server.end(by)
    lock = lock_for(kept_in(tmp_path))
    assert lock is not None
    lock.release()


def test_a_lock_is_held_until_it_is_released(tmp_path: Path) -> None:
    path = tmp_path / "gaslamp.sqlite"
    first = FolderLock(path)
    with pytest.raises(NoDatabase, match=str(os.getpid())):
        FolderLock(path)
    first.release()
    FolderLock(path).release()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "postgresql://a@b/c", "what?"])
def test_no_other_database_is_locked(url: str) -> None:
    assert lock_for(url) is None


def test_two_processes_may_share_postgresql(postgres: Postgres) -> None:
    database = postgres.new_database()
    with serving(database) as one, serving(database) as two:
        assert one.get("/ready").text == two.get("/ready").text == "ready"


# Databases that can't be opened.


def test_a_file_that_is_no_database_is_named_so(tmp_path: Path) -> None:
    (tmp_path / "gaslamp.sqlite").write_bytes(b"no database at all, but long enough" * 100)
    assert "The database can’t be opened: file is not a database" in refused(
        Server(kept_in(tmp_path))
    )


def test_a_damaged_database_is_named_so(tmp_path: Path) -> None:
    path = tmp_path / "gaslamp.sqlite"
    Store(kept_in(tmp_path)).close()
    sqlite3.connect(path).close()
    pages = path.read_bytes()
    path.write_bytes(pages[:100] + b"\xff" * (len(pages) - 100))
    assert "malformed" in refused(Server(kept_in(tmp_path)))


@pytest.mark.parametrize(
    ("database", "cause"),
    [
        ("sqlite:////proc/nowhere/gaslamp.sqlite", "No such file or directory"),
        ("nonsense", "Could not parse"),
        ("oranges://club@localhost/gaslamp", "oranges"),
        (f"postgresql://club@127.0.0.1:{free_port()}/gaslamp", "Connection refused"),
    ],
    ids=["no folder", "no address", "no such kind", "nobody listens"],  # a port would differ
)
def test_a_database_that_can_not_be_reached_is_refused_with_its_cause(
    database: str, cause: str
) -> None:
    said = refused(Server(database))
    assert "The database can’t be opened: " in said
    assert cause in said


def test_a_password_is_not_told(postgres: Postgres) -> None:
    del postgres  # its driver is there
    database = f"postgresql://club:hush@127.0.0.1:{free_port()}/gaslamp"
    assert "hush" not in refused(Server(database))


def test_a_folder_that_can_not_be_made_is_refused_with_its_cause(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    server = Server("")
    at = server.command.index("--database")
    server.command[at : at + 2] = ["--data-dir", str(tmp_path / "file" / "folder")]
    assert "Not a directory" in refused(server)
