"""Sets Gaslamp up where there is no `make`: on Windows, for example.

Used as `python tools/set_up.py`, which ends with the command that plays. With `client` as its
argument it only builds the pages that the browser shows.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
ROOT = TOOLS.parent
BINARIES = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")
HERE = sys.executable
THERE = str(BINARIES / "python")
FOR_PAGES = [
    ("Making an environment in .venv", HERE, "tools/install.py", "build", "run"),
    ("Building the client", THERE, "tools/client.py", "build"),
]
STEPS = [
    *FOR_PAGES,
    ("Linking Gaslamp into .venv", HERE, "tools/install.py", "--self"),
    # Without a compiler it says so, and Gaslamp runs as plain Python.
    ("Compiling the engine", THERE, "setup.py", "-q", "build_ext", "--inplace"),
]


def main(arguments: list[str]) -> int:
    """Take all steps, or those that the pages need; stop at the first that fails."""
    for_pages = arguments == ["client"]
    environment = os.environ | {"PYTHONUTF8": "1"}  # for a console that knows fewer signs
    for step in FOR_PAGES if for_pages else STEPS:
        command = [HERE, str(TOOLS / "step.py"), *step]
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode  # noqa: S603
        if code:
            return code
    if not for_pages:
        print(f"To play: {BINARIES / 'gaslamp'} serve --open")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
