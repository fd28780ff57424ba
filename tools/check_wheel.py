"""Proves that a wheel works elsewhere: in a fresh environment, with no compiler to be found.

Used as `python tools/check_wheel.py dist/gaslamp-….whl`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

EXPECTED = {
    ("--version",): "engine: compiled",
    ("games",): "scotland_yard",
    ("rules", "scotland_yard"): "# Scotland Yard",
    ("lesson", "scotland_yard"): "A first game as Mister X",
    ("puzzles", "mr_jack", "--check"): "puzzles are proved.",
    ("rules", "mr_jack", "MJ-26", "--lang", "fr"): "à côté d’un bec de gaz allumé",
}


def programs(environment: Path) -> Path:
    """Find the folder of an environment's programs."""
    return environment / ("Scripts" if os.name == "nt" else "bin")


def run(folder: Path, name: str, *arguments: str) -> str:
    """Run a program of the environment, which sees no other programs; return what it prints."""
    variables = {key: value for key, value in os.environ.items() if not key.startswith("GASLAMP_")}
    variables |= {"PATH": str(folder), "LC_ALL": "C.UTF-8"}
    variables.pop("PYTHONPATH", None)
    variables.pop("CC", None)
    done = subprocess.run(  # noqa: S603  (programs of the environment just made)
        [folder / name, *arguments],
        env=variables,
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode or (name == "gaslamp" and done.stderr):
        sys.exit(f"{name} {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def check(wheel: Path, environment: Path) -> None:
    """Install the wheel and look at what its commands print."""
    venv.create(environment, with_pip=True)
    folder = programs(environment)
    run(folder, "python", "-m", "pip", "install", "-q", "--only-binary=gaslamp", str(wheel))
    for arguments, words in EXPECTED.items():
        if words not in run(folder, "gaslamp", *arguments):
            sys.exit(f"gaslamp {' '.join(arguments)} does not say “{words}”")


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        check(Path(sys.argv[1]).resolve(), Path(folder))
