"""Makes a release: numbers and dates it, checks, builds, writes its notes, commits and tags.

Used as `python tools/release.py VERSION [--dry-run]`. A dry run says what would be changed and
prints the notes; it changes nothing. It publishes nothing.
"""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CODE = Path("src/gaslamp/__init__.py")
CHANGES = Path("CHANGELOG.md")
NOTES = Path("build/release-notes.md")
NUMBER = re.compile(r"^__version__ = \"(.+)\"$", re.MULTILINE)
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:rc(\d+))?")
UNRELEASED = "## Unreleased\n"
CHECKS = [["make", "check"], ["make", "test"], ["make", "wheel"], ["make", "packages"]]


class Refused(Exception):
    """The release can't be made, and why."""


def order(version: str) -> tuple[int, ...]:
    """Give what versions are sorted by; a candidate comes before its release."""
    found = VERSION.fullmatch(version)
    if found is None:
        raise Refused(f"{version} is no version such as 1.2.0 or 1.2.0rc1")
    *numbers, candidate = found.groups()
    return (*map(int, numbers), int(candidate) if candidate else sys.maxsize)


def numbered(code: str, version: str) -> str:
    """Put the new version into the code, if it follows on the one that is there."""
    found = NUMBER.search(code)
    if found is None:
        raise Refused(f"{CODE} has no version")
    if order(version) <= order(found[1]):
        raise Refused(f"{version} does not follow on {found[1]}")
    return NUMBER.sub(f'__version__ = "{version}"', code)


def notes_of(changes: str) -> str:
    """Give what stands under *Unreleased*."""
    _, found, rest = changes.partition(UNRELEASED)
    notes = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0].strip()
    if not found or not re.search(r"^- ", notes, re.MULTILINE):
        raise Refused(f"{CHANGES} has no changes under “Unreleased”")
    return notes


def dated(changes: str, version: str, day: str) -> str:
    """Give what is unreleased its number and date, and leave an empty *Unreleased* above."""
    return changes.replace(UNRELEASED, f"{UNRELEASED}\n## {version} - {day}\n", 1)


def run(root: Path, *command: str) -> str:
    """Run a command; give what it prints."""
    done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
    return done.stdout.strip()


def check(root: Path, command: list[str]) -> None:
    """Run a command that must not fail, and let it print."""
    subprocess.run(command, cwd=root, check=True)  # noqa: S603


def planned(root: Path, version: str, day: str) -> tuple[dict[Path, str], str]:
    """Give the files that change, as they will be, and the notes."""
    changes = (root / CHANGES).read_text(encoding="utf-8")
    notes = notes_of(changes)
    code = numbered((root / CODE).read_text(encoding="utf-8"), version)
    if run(root, "git", "tag", "--list", f"v{version}"):
        raise Refused(f"v{version} is tagged already")
    return {CODE: code, CHANGES: dated(changes, version, day)}, f"# Gaslamp {version}\n\n{notes}\n"


def release(root: Path, version: str, day: str, checks: list[list[str]]) -> None:
    """Change the files, check and build with the new number, then commit and tag."""
    files, notes = planned(root, version, day)
    if run(root, "git", "status", "--porcelain"):
        raise Refused("there are changes that are not committed")
    for path, text in files.items():
        (root / path).write_text(text, encoding="utf-8")
    try:
        for command in checks:
            check(root, command)
    except BaseException as stopped:  # by Ctrl-C too
        run(root, "git", "checkout", "--", *map(str, files))
        if isinstance(stopped, subprocess.CalledProcessError):
            failed = " ".join(map(str, stopped.cmd))
            raise Refused(f"“{failed}” failed; nothing was changed") from stopped
        raise
    (root / NOTES).parent.mkdir(exist_ok=True)
    (root / NOTES).write_text(notes, encoding="utf-8")
    run(root, "git", "commit", "-q", "-m", f"Release {version}", "--", *map(str, files))
    run(root, "git", "tag", "-a", f"v{version}", "-m", f"Gaslamp {version}")


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Release, or say what a release would do."""
    dry = "--dry-run" in arguments
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    try:
        (version,) = (one for one in arguments if one != "--dry-run")
        if dry:
            files, notes = planned(root, version, day)
            print(f"{version} of {day} would change: {', '.join(map(str, files))}\n\n{notes}")
            return 0
        release(root, version, day, CHECKS)
    except (Refused, ValueError) as refused:
        print(f"No release: {refused}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("No release: stopped; nothing was changed", file=sys.stderr)
        return 130
    print(f"{version} is committed and tagged, its packages are in dist/, its notes in {NOTES}.")
    print(f"To publish: git push --follow-tags, then upload dist/* and the notes to v{version}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
