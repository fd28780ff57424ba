"""Compares the pictures of a tour with those that were accepted last.

`python -m tests.browser.tour_changes [--accept]` compares `build/tour` with `build/tour-accepted`,
lists the pictures that changed and lays them out in `build/tour-changes/index.html`; its exit
status is 1 if there are any. With `--accept` the pictures of the last tour are accepted. Films are
left out: their frames depend on time.
"""

from __future__ import annotations

import base64
import html
import shutil
import sys
from pathlib import Path

import msgspec
from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import FLAGS, find_chromium

ROOT = Path(__file__).resolve().parent.parent.parent
TAKEN, ACCEPTED, CHANGES = (
    ROOT / "build" / name for name in ("tour", "tour-accepted", "tour-changes")
)
# Counts the points that visibly differ, in both pictures at a third of their size: there the edges
# of letters are grey, and one that is drawn a little otherwise is no difference.
DIFFERENCE = """async ([one, other]) => {
  const SMALLER = 3;
  const SEEN = 24;
  const pixels = [];
  const sizes = [];
  for (const png of [one, other]) {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(picture.width / SMALLER);
    canvas.height = Math.ceil(picture.height / SMALLER);
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    pixels.push(brush.getImageData(0, 0, canvas.width, canvas.height).data);
    sizes.push(`${picture.width} ${picture.height}`);
  }
  if (sizes[0] !== sizes[1]) return pixels[1].length / 4;
  const [a, b] = pixels;
  let differ = 0;
  for (let at = 0; at < a.length; at += 4)
    if ([0, 1, 2].some((band) => Math.abs(a[at + band] - b[at + band]) > SEEN)) differ += 1;
  return differ;
}"""
FEW = 4  # points: less than a letter


class Changes(msgspec.Struct):
    """What differs from the accepted pictures: names, and for changed ones the number of points."""

    changed: dict[str, int] = {}
    added: list[str] = []
    missing: list[str] = []


def main(*, accept: bool) -> int:
    """Compare, or accept; return the exit status."""
    if accept:
        print(f"{accept_pictures(TAKEN, ACCEPTED)} pictures accepted")
        return 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        changes = compare_pictures(browser.new_page(), TAKEN, ACCEPTED)
        browser.close()
    for name, points in changes.changed.items():
        print(f"{name}: {points} points changed")
    for name in changes.added:
        print(f"{name}: new")
    for name in changes.missing:
        print(f"{name}: not taken")
    if not any(msgspec.structs.astuple(changes)):
        print("no picture changed")
        return 0
    CHANGES.mkdir(parents=True, exist_ok=True)
    page = CHANGES / "index.html"
    page.write_text(index(changes), encoding="utf-8")
    print(f"{page}: {len(changes.changed)} changed pictures beside the accepted ones")
    return 1


def accept_pictures(taken: Path, accepted: Path) -> int:
    """Replace the accepted pictures by those of a tour; return their number."""
    shutil.rmtree(accepted, ignore_errors=True)
    accepted.mkdir(parents=True)
    names = picture_names(taken)
    for name in names:
        shutil.copy2(taken / name, accepted)
    return len(names)


def compare_pictures(page: Page, taken: Path, accepted: Path) -> Changes:
    """Compare all pictures of a folder with the accepted ones of the same names."""
    now, before = picture_names(taken), picture_names(accepted)
    points = {
        name: difference(page, accepted / name, taken / name) for name in now if name in before
    }
    return Changes(
        {name: count for name, count in points.items() if count > FEW},
        [name for name in now if name not in before],
        [name for name in before if name not in now],
    )


def picture_names(folder: Path) -> list[str]:
    """List the pictures of a tour, without its films."""
    return sorted(one.name for one in folder.glob("*.png") if not one.name.startswith("film-"))


def difference(page: Page, one: Path, other: Path) -> int:
    """Count the points at which two pictures visibly differ."""
    if one.read_bytes() == other.read_bytes():
        return 0
    written = [base64.b64encode(picture.read_bytes()).decode() for picture in (one, other)]
    points: int = page.evaluate(DIFFERENCE, written)
    return points


def index(changes: Changes) -> str:
    """Write a page with each changed picture beside the accepted one, the largest change first."""
    style = "body{background:#111;color:#eee;font-family:sans-serif}img{width:48%;margin:4px}"
    rows = [
        f"<h2>{html.escape(name)}: {points} points</h2><p>"
        f'<img alt="accepted" src="../{ACCEPTED.name}/{name}">'
        f'<img alt="now" src="../{TAKEN.name}/{name}"></p>'
        for name, points in sorted(changes.changed.items(), key=lambda one: -one[1])
    ]
    return (
        f"<!doctype html><meta charset=utf-8><title>Changed pictures</title><style>{style}</style>"
        + "".join(rows)
    )


if __name__ == "__main__":
    sys.exit(main(accept="--accept" in sys.argv))
