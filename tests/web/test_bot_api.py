"""The example of `docs/bot_api.md` holds a seat at a real server and plays to the end."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from gaslamp.cli.serve_command import LARGEST_MESSAGE
from gaslamp.web import socket_connection, table_socket

PAGE = Path(__file__).parents[2] / "docs" / "bot_api.md"
FENCED = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LONGEST_EXAMPLE = 40  # lines
PATIENCE = 120  # seconds


def example() -> str:
    (found,) = FENCED.findall(PAGE.read_text(encoding="utf-8"))
    return str(found)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run the server as people do, on any port that is free."""
    command = [sys.executable, "-m", "gaslamp", "serve", "--port", "0"]
    environment = os.environ | {"LANG": "C.UTF-8", "COLUMNS": "200", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(  # noqa: S603
        [*command, "--data-dir", str(folder)], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        try:
            line = server.stdout.readline()
            yield re.findall(r"http://\S+(?=/)", line)[0]
        finally:
            server.terminate()


def test_the_limits_on_the_page_are_those_of_the_server() -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    assert f"{table_socket.BURST:.0f} orders at once and {table_socket.RATE:.0f} a second" in page
    assert f"at most {LARGEST_MESSAGE // 1024} KiB" in page
    assert f"nothing for {socket_connection.IDLE_SECONDS:.0f} seconds" in page


def test_the_example_is_short() -> None:
    assert len(example().splitlines()) <= LONGEST_EXAMPLE


@pytest.mark.parametrize("game", ["mr_jack_pocket", "scotland_yard"])
def test_the_example_plays_a_legal_game_to_its_end(tmp_path: Path, game: str) -> None:
    script = tmp_path / "my_bot.py"
    script.write_text(example(), encoding="utf-8")
    with serving(tmp_path) as server:
        played = subprocess.run(  # noqa: S603
            [sys.executable, str(script), server, game],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert played.returncode == 0, played.stderr
        table = played.stdout.split()[0]
        with urlopen(f"{server}/api/tables/{table}") as answer:  # noqa: S310  (our own server)
            outcome = json.load(answer)["outcome"]
    assert outcome["winners"]
    assert outcome["ending"] not in ("resigned", "flagged", "drawn")
