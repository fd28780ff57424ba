"""Times a first start: from the command that installs a wheel to Gaslamp's first page.

Used as `python tools/first_page.py dist/gaslamp-….whl`, with uv. Libraries come from uv's cache or
the machine's index, as for `uvx gaslamp serve`.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

UV = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
PATIENCE = 120.0  # seconds


def free_port() -> int:
    """Find a port that nobody listens at."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def answers(address: str) -> bool:
    """Tell whether there is a page."""
    try:
        with urlopen(address, timeout=1.0) as answer:  # noqa: S310  (our own)
            return b"<html" in answer.read().lower()
    except (URLError, OSError):
        return False


def main(wheel: Path) -> int:
    """Run the command where nothing is installed yet, and wait for the page."""
    port = free_port()
    with TemporaryDirectory() as folder:
        command = [UV, "tool", "run", "--python", sys.executable, "--from", str(wheel.resolve())]
        home = os.environ | {"XDG_DATA_HOME": folder, "XDG_STATE_HOME": folder}
        start = time.perf_counter()
        serving = subprocess.Popen(  # noqa: S603
            [*command, "gaslamp", "serve", "--port", str(port)], env=home, cwd=folder
        )
        try:
            while not answers(f"http://127.0.0.1:{port}/"):
                if serving.poll() is not None or time.perf_counter() - start > PATIENCE:
                    return 1
                time.sleep(0.05)
            print(f"first page {time.perf_counter() - start:.1f} s after the command")
        finally:
            serving.terminate()
            serving.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
