"""Finds a Chromium for the browser tests, or installs Debian's where there is apt and the right to.

Where neither works the tests that need one are skipped, and say so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def main() -> int:
    """Look for a browser; install one if there is none."""
    if any(map(shutil.which, NAMES)):
        return 0
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        print("No Chromium: the browser tests will be skipped. Install Chromium to run them.")
        return 0
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in ([apt, "update"], [apt, "install", "-y", "--no-install-recommends", NAMES[0]]):
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)  # noqa: S603
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
