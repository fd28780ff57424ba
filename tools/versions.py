"""Runs the tests with the oldest and the newest versions that pyproject.toml allows.

Used as `python -m tools.versions [oldest|newest] [TEST…]`; both without a name. Each has an
environment and a copy of the tree of its own in `build/versions`, with the compiled engine. What is
needed to run the tests themselves comes from the lock file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tools.lock import normalised

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "versions"
RESOLUTIONS = {"oldest": "lowest-direct", "newest": "highest"}
# What users have no need of, and what is too large to be installed for this.
LEFT_OUT = {"dev", "docs", "bench", "examples", "ray"}
TESTS = [f"tests/{room}" for room in ("play", "learn", "envs", "cli", "web", "service")]
Command = list[str | Path]
UV = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"


def run(*command: str | Path, **environment: str) -> str:
    """Run a command; give what it printed, or leave with its code."""
    done = subprocess.run(  # noqa: S603
        command,
        cwd=ROOT,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stdout)
    return done.stdout


def used() -> list[str]:
    """List what users install: what Gaslamp runs on, with the extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    chosen = [one for name in extras if name not in LEFT_OUT for one in extras[name]]
    return [*project["dependencies"], *chosen]


def versions(resolution: str) -> dict[str, str]:
    """Resolve what users install."""
    wanted = FOLDER / "wanted.in"
    wanted.write_text("\n".join(used()), encoding="utf-8")
    options = ["-q", "--no-header", "--no-annotate", "--resolution", resolution]
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    lines = run(UV, "pip", "compile", *options, "--python-version", python, wanted).splitlines()
    return dict(line.split("==", 1) for line in lines)


def make(name: str) -> Path:
    """Make a copy of the tree, with an environment that has these versions."""
    folder = FOLDER / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    chosen = versions(RESOLUTIONS[name])
    ours = run("git", "ls-files", "-z")
    built = run("git", "ls-files", "-z", "--others", "--ignored", "--exclude-standard", "src")
    for file in (ours + built).split("\0")[:-1]:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / file, folder / file)
    python = folder / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(UV, "venv", "-q", "-p", sys.executable, folder / ".venv")
    install: Command = [UV, "pip", "install", "-q", "--python", python]
    run(*install, "--no-deps", "-r", ROOT / "requirements" / "dev.txt")
    run(*install, "--no-deps", *(f"{one}=={version}" for one, version in chosen.items()))
    run(*install, "--no-deps", "--no-build-isolation", "-e", folder, GASLAMP_INTERPRETED="1")
    for one in used():
        library = normalised(one)
        print(f"{name}: {library} {chosen[library]}")
    return python


def main(arguments: list[str]) -> int:
    """Test with each set of versions; give an exit code."""
    names = [name for name in arguments if name in RESOLUTIONS] or list(RESOLUTIONS)
    tests = [one for one in arguments if one not in RESOLUTIONS] or TESTS
    FOLDER.mkdir(parents=True, exist_ok=True)
    failed = 0
    for name in names:
        python = make(name)
        print(f"… The tests with the {name} versions", flush=True)
        command: Command = [
            python,
            "-m",
            "pytest",
            "-n",
            "2",
            "-m",
            "not cluster and not engine",
            *tests,
        ]
        failed += subprocess.run(  # noqa: S603
            command, cwd=FOLDER / name, check=False
        ).returncode
    return min(failed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
