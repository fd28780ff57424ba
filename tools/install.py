"""Installs what the lock files list into `.venv`, each file checked against its hash.

Used as `python tools/install.py LOCK…`, with names of files in `requirements/` without their
ending, or `--self` for Gaslamp itself, linked and not compiled. The environment is made first where
there is none. uv fills it in a tenth of pip's time; where uv can't be had or fails, pip does.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
WINDOWS = os.name == "nt"
BINARIES = ENVIRONMENT / ("Scripts" if WINDOWS else "bin")
PYTHON = BINARIES / ("python.exe" if WINDOWS else "python")
LOCKS = ROOT / "requirements"
SELF = "--self"
OLDEST = (3, 11)
# Everything that is needed is locked, also what a library is built with that comes as source only.
EXACTLY = ["--require-hashes", "--no-deps", "--no-build-isolation"]
LINKED = ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]
PIP = ["-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile"]


def make_environment() -> None:
    """Make `.venv`, empty; what fills it needs no pip in it."""
    if not PYTHON.is_file():
        venv.create(ENVIRONMENT, symlinks=not WINDOWS)


def succeeds(*command: str | Path, **environment: str) -> bool:
    """Run a command quietly; tell whether it went well."""
    done = subprocess.run(  # noqa: S603
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
        env=os.environ | environment,
    )
    return done.returncode == 0


def find_uv() -> str | None:
    """Find uv on the machine or in `.venv`, or let this Python's pip install it there."""
    for path in (None, str(BINARIES)):
        found = shutil.which("uv", path=path)
        if found:
            return found
    wheel = [*EXACTLY, "--only-binary=:all:", "-r", str(LOCKS / "uv.txt")]
    if succeeds(sys.executable, "-m", "pip", "--python", PYTHON, *PIP[2:], *wheel):
        return shutil.which("uv", path=str(BINARIES))
    return None


def index_for_uv() -> dict[str, str]:
    """Tell uv where pip is told to look."""
    known = {"PIP_INDEX_URL": "UV_DEFAULT_INDEX", "PIP_CERT": "SSL_CERT_FILE"}
    return {
        theirs: os.environ[ours]
        for ours, theirs in known.items()
        if ours in os.environ and theirs not in os.environ
    }


def with_pip(arguments: list[str]) -> int:
    """Install with pip, which is put into `.venv` first if need be."""
    if not succeeds(PYTHON, "-m", "pip", "--version"):
        succeeds(PYTHON, "-m", "ensurepip")
    return subprocess.run([PYTHON, *PIP, *arguments], check=False).returncode  # noqa: S603


def main(names: list[str]) -> int:
    """Install the locks, or Gaslamp itself; give the exit code."""
    if sys.version_info < OLDEST:
        print("Gaslamp needs Python 3.11 or later.", file=sys.stderr)
        return 1
    make_environment()
    arguments = list(LINKED) if SELF in names else list(EXACTLY)
    for name in names:
        if name != SELF:
            arguments += ["-r", str(LOCKS / f"{name}.txt")]
    os.environ["GASLAMP_INTERPRETED"] = "1"  # it is compiled by a command of its own
    uv = find_uv()
    command = [uv, "pip", "install", "-q", "--python", str(PYTHON), *arguments] if uv else []
    if uv and succeeds(*command, **index_for_uv()):
        return 0
    return with_pip(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
