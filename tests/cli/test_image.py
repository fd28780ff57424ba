"""The image's root file system, as far as it can be built without a container: its server runs.

The package is installed into a folder as deploy/Containerfile does it, without compiling and with
the libraries that are installed already. Its server runs by the Containerfile's command as user
10001, where the tests run as root and a Python is there that other users may run.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx2
import pytest

from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
CONTAINER = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
IGNORED = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
LIBRARIES = sysconfig.get_paths()["purelib"]
PATIENCE = 120  # seconds


def words(instruction: str) -> list[str]:
    """Give the words of the last instruction of a kind that is written as a list."""
    return list(json.loads(re.findall(rf"^{instruction} (\[.*\])$", CONTAINER, re.MULTILINE)[-1]))


def user() -> int:
    """Give the number of the user whom the image runs as."""
    (number,) = re.findall(r"^RUN useradd .*--uid (\d+) ", CONTAINER, re.MULTILINE)
    assert re.search(r"^USER gaslamp$", CONTAINER, re.MULTILINE)
    return int(number)


def python_for(who: int | None) -> str | None:
    """Find a Python of this version that a user may run and that finds the libraries."""
    check = f"import msgspec, sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]!r})"
    for program in (sys.executable, "/usr/bin/python3", "/usr/local/bin/python3"):
        try:
            ran = subprocess.run(  # noqa: S603  (a Python)
                [program, "-c", check],
                user=who,
                cwd="/",
                env={"PYTHONPATH": LIBRARIES},
                capture_output=True,
                check=False,
            )
        except OSError:
            continue
        if ran.returncode == 0:
            return program
    return None


def is_ignored(name: str, folder: Path) -> bool:
    path = (folder / name).relative_to(ROOT).as_posix()
    return any(
        fnmatch(path, pattern) or fnmatch(name, pattern.removeprefix("**/"))
        for pattern in IGNORED
        if pattern and not pattern.startswith("#")
    )


def copied(to: Path) -> None:
    """Copy the repository, as `COPY . .` does."""
    shutil.copytree(
        ROOT, to, ignore=lambda at, names: {one for one in names if is_ignored(one, Path(at))}
    )


class Image:
    """The folder that stands for the image's root, and the server that runs from it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.data = root / "data"
        self.data.mkdir()
        is_root = os.geteuid() == 0 and python_for(user()) is not None
        self.who = user() if is_root else None
        self.python = python_for(self.who) or sys.executable
        if self.who is not None:
            os.chown(self.data, self.who, self.who)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]

    def install(self) -> None:
        """Install the package, without compiling it, and put the built client into it."""
        copied(self.root / "build")
        command = "-m pip install --quiet --no-deps --no-build-isolation --target"
        subprocess.run(  # noqa: S603  (our own Python)
            [sys.executable, *shlex.split(command), str(self.packages), str(self.root / "build")],
            env=os.environ | {"GASLAMP_INTERPRETED": "1"},
            check=True,
            capture_output=True,
        )
        shutil.rmtree(self.root / "build")
        built = ROOT / "src/gaslamp/web/client"
        if built.is_dir():
            shutil.copytree(built, self.packages / "gaslamp/web/client")

    @property
    def packages(self) -> Path:
        return self.root / "opt/gaslamp"

    def run(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Run a program of the image as its user, with nothing of this machine but Python."""
        return subprocess.Popen(  # noqa: S603  (a Python)
            [self.python, *arguments],
            user=self.who,
            group=self.who,
            extra_groups=None if self.who is None else [],
            cwd=self.root,
            env={
                "PYTHONPATH": f"{self.packages}{os.pathsep}{LIBRARIES}",
                "HOME": str(self.data),
                "LANG": "C.UTF-8",
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )

    def serve(self) -> subprocess.Popen[bytes]:
        """Start the server by the image's command, and wait until its health check passes."""
        command = [
            str(self.data) if word == "/data" else "127.0.0.1" if word == "0.0.0.0" else word  # noqa: S104
            for word in words("CMD")
        ]
        server = self.run("-m", "gaslamp", *command, "--port", str(self.port))

        def is_well() -> bool:
            if server.poll() is not None:
                raise AssertionError(server.communicate()[1].decode())
            return self.health() == 0

        wait_until(is_well, pause=0.5)
        return server

    def stop(self, server: subprocess.Popen[bytes]) -> None:
        """Stop the server as the image is stopped: it finishes, then ends by the signal."""
        server.send_signal(signal.SIGTERM)
        said = server.communicate(timeout=PATIENCE)[1].decode()
        assert server.returncode in (0, -signal.SIGTERM), said
        assert '"message":"closing"' in said

    def health(self) -> int:
        """Run the image's health check."""
        (check,) = re.findall(r"^HEALTHCHECK CMD (\[.*\])$", CONTAINER, re.MULTILINE)
        _, *arguments = json.loads(check)
        asked = [one.replace(":8888", f":{self.port}") for one in arguments]
        with self.run(*asked) as checking:
            checking.communicate(timeout=PATIENCE)
            return checking.returncode

    def files(self) -> set[Path]:
        """List what is in the image beside its data."""
        return {
            path
            for path in self.root.rglob("*")
            if self.data not in (path, *path.parents) and "__pycache__" not in path.parts
        }


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    with TemporaryDirectory() as folder:  # not pytest's, which other users may not open
        Path(folder).chmod(0o755)
        found = Image(Path(folder))
        found.install()
        yield found


def test_the_server_runs_as_the_image_s_user_and_writes_to_its_data_alone(image: Image) -> None:
    before = image.files()
    address = f"http://127.0.0.1:{image.port}"
    first = image.serve()
    assert image.health() == 0
    plan = {"game": "mr_jack", "seats": [{"type": "human"}, {"type": "human"}]}
    table = httpx2.post(f"{address}/api/tables", json=plan).json()["table"]
    if image.who is not None:
        assert Path(f"/proc/{first.pid}").stat().st_uid == image.who
    assert re.search(r"^STOPSIGNAL SIGTERM$", CONTAINER, re.MULTILINE)
    image.stop(first)
    assert image.files() == before
    kept = [path for path in image.data.iterdir() if path.is_file()]
    assert kept
    assert {path.stat().st_uid for path in kept} == {image.who or os.geteuid()}

    second = image.serve()
    shown = httpx2.get(f"{address}/api/tables/{table}")
    image.stop(second)
    assert shown.json()["game"] == "mr_jack"


def test_the_health_check_fails_where_no_server_answers(image: Image) -> None:
    assert image.health() != 0


def test_nothing_that_was_built_or_installed_here_goes_into_the_image(tmp_path: Path) -> None:
    copied(tmp_path / "build")
    names = {path.name for path in (tmp_path / "build").rglob("*")}
    assert {"pyproject.toml", "setup.py", "Containerfile", "package.json"} <= names
    assert not names & {".git", ".venv", "node_modules", "__pycache__", "_compiled.json"}
    assert not [name for name in names if name.endswith((".so", ".pyc"))]


def test_the_image_brings_every_extra_that_a_server_uses() -> None:
    (written,) = re.findall(r"pip install '\.\[([\w,]+)\]'", CONTAINER)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert set(written.split(",")) == {"postgresql", "mail", "push", "passkeys", "ratings"}
    assert set(written.split(",")) <= extras["optional-dependencies"].keys()
