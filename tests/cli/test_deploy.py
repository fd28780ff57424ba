"""The files in deploy/: their commands are valid, and what they copy is there."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from gaslamp.cli import serve_command
from gaslamp.cli.serve_options import ServeOptions
from gaslamp.cli.terminal import Terminal
from tests.cli.desk import gaslamp

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "gaslamp.service"
CONTAINER = ROOT / "deploy" / "Containerfile"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[ServeOptions]:
    """Keep what the server would have been started with."""
    asked: list[ServeOptions] = []

    def keep(_: Terminal, place: ServeOptions) -> None:
        asked.append(place)

    monkeypatch.setattr(serve_command, "serve_tables", keep)
    file = tmp_path / "gaslamp.toml"
    file.write_text("[serve]\n")
    monkeypatch.setenv("GASLAMP_CONFIG", str(file))
    return asked


def unit() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    parser.read(UNIT)
    return parser["Service"]


def test_the_unit_starts_the_server_on_the_folder_that_it_may_write_to(
    served: list[ServeOptions],
) -> None:
    program, *arguments = shlex.split(unit()["ExecStart"])
    assert program.endswith("/gaslamp")
    assert gaslamp(*arguments).code == 0
    assert served[0].data_dir == Path("/var/lib") / unit()["StateDirectory"]


def test_the_unit_gives_the_server_time_to_finish() -> None:
    assert unit()["KillSignal"] == "SIGTERM"
    assert int(unit()["TimeoutStopSec"]) > serve_command.SHUTDOWN_SECONDS + 10


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd on this machine")
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text().replace(shlex.split(unit()["ExecStart"])[0], "/bin/true"))
    ran = subprocess.run([program, "verify", str(copy)], capture_output=True, check=False)  # noqa: S603
    assert ran.returncode == 0, ran.stderr.decode()


def test_the_image_starts_the_server_for_everybody_who_reaches_it(
    served: list[ServeOptions],
) -> None:
    command = re.search(r"^CMD (\[.*\])$", CONTAINER.read_text(), re.MULTILINE)
    assert command is not None
    assert gaslamp(*json.loads(command[1])).code == 0
    assert (served[0].host, served[0].data_dir) == ("0.0.0.0", Path("/data"))  # noqa: S104
    assert f"EXPOSE {served[0].port}\n" in CONTAINER.read_text()


def test_what_the_image_is_made_of_is_there() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINER.read_text(), re.MULTILINE)
    assert copied
    for line in copied:
        for name in line.split():
            assert (ROOT / name).exists(), name
