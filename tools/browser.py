"""Finds the browsers of the tests, or installs Debian's where there is apt and the right to.

Used as `python tools/browser.py [chromium] [firefox] [webkit] [chromedriver]`; Chromium alone
without a name. Where one can be neither found nor installed, what needs it is skipped, and says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# For each browser the programs that do, any one of a line, and Debian's package for it.
NEEDED: dict[str, dict[str, tuple[str, ...]]] = {
    "chromium": {"chromium": ("chromium", "chromium-browser", "google-chrome")},
    "chromedriver": {"chromium-driver": ("chromedriver",)},
    "firefox": {"firefox-esr": ("firefox-esr", "firefox")},
    "webkit": {"webkit2gtk-driver": ("WebKitWebDriver",), "xvfb": ("Xvfb",)},
}
TITLES = {"firefox": "Firefox", "webkit": "WebKit", "chromedriver": "driver of Chromium"}


def missing(browser: str) -> list[str]:
    """List the packages that a browser lacks."""
    needed = NEEDED[browser].items()
    return [package for package, names in needed if not any(map(shutil.which, names))]


def main(browsers: list[str]) -> int:
    """Look for the browsers; install those that are not there."""
    wanted = {name: missing(name) for name in browsers or ["chromium"]}
    packages = [package for lacking in wanted.values() for package in lacking]
    if not packages:
        return 0
    apt = shutil.which("apt-get")
    if apt is None or sys.platform == "win32" or os.geteuid() != 0:
        for name in (name for name, lacking in wanted.items() if lacking):
            title = TITLES.get(name, "Chromium")
            print(f"No {title}: the browser tests that need it will be skipped.")
        return 0
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = [apt, "install", "-y", "--no-install-recommends", *packages]
    for command in ([apt, "update"], install):
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)  # noqa: S603
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
