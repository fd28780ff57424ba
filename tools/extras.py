"""Installs a wheel with each of its extras in a clean environment, and tries what the extra is for.

Used as `python tools/extras.py dist/gaslamp-….whl [EXTRA…]`, with uv. Prints a table: how many
libraries come along, how much room they take, and whether the modules that need them can be used.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

# What each extra is for, as modules that work with it alone; `train` and `examples` bring PyTorch,
# and `make training` and `make examples` try them.
FOR = {
    "": ["gaslamp", "gaslamp.cli.main", "gaslamp.web.app", "gaslamp.arena.match"],
    "postgresql": ["gaslamp.service.peer_processes", "psycopg"],
    "mail": ["gaslamp.service.mail", "aiosmtplib"],
    "passkeys": ["gaslamp.service.passkeys", "webauthn"],
    "push": ["gaslamp.service.push", "py_vapid", "http_ece"],
    "batch": ["gaslamp.envs.batch"],
    "pettingzoo": ["gaslamp.envs.pettingzoo"],
    "openspiel": ["gaslamp.envs.openspiel"],
    "arena": ["gaslamp.arena.ladder", "openskill"],
    "ratings": ["gaslamp.service.rating_model", "openskill"],
    "bench": ["pyspiel"],
    "ray": ["gaslamp.arena.runners", "ray"],
}
Command = list[str | Path]
UV = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"


def size(folder: Path) -> float:
    """Give the size of a folder in MB."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def attempt(wheel: Path, extra: str, environment: Path) -> str:
    """Install with one extra and import what it is for; give a row of the table."""
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    subprocess.run([UV, "venv", "-q", "-p", sys.executable, environment], check=True)  # noqa: S603
    named = f"{wheel}[{extra}]" if extra else str(wheel)
    start = perf_counter()
    install: Command = [
        UV,
        "pip",
        "install",
        "-q",
        "--link-mode=copy",
        "--python",
        python,
        named,
    ]
    if subprocess.run(install, check=False).returncode:  # noqa: S603
        return "can't be installed"
    took = perf_counter() - start
    listed = subprocess.run(  # noqa: S603
        [UV, "pip", "list", "-q", "--python", python], stdout=subprocess.PIPE, text=True, check=True
    )
    program = "\n".join(f"import {module}" for module in FOR[extra])
    tried = subprocess.run([python, "-c", program], cwd=environment, check=False)  # noqa: S603
    works = "works" if tried.returncode == 0 else "FAILS"
    libraries = len(listed.stdout.splitlines()) - 2
    return f"{libraries:4} libraries  {size(environment):6.0f} MB  {took:5.1f} s  {works}"


def main(wheel: Path, extras: list[str]) -> int:
    """Try the extras one by one; give the number of those that fail."""
    failed = 0
    for extra in extras or FOR:
        with TemporaryDirectory() as folder:
            row = attempt(wheel.resolve(), extra, Path(folder) / "environment")
        print(f"{extra or 'none':12}{row}", flush=True)
        failed += not row.endswith("works")
    return failed


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
