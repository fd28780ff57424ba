"""Pictures of every page and every board, in all languages, on a desk and on a phone.

`python -m tests.browser.tour [FOLDER [PART...]]` writes them with an index, and films of all
games as contact sheets; it prints how smoothly the largest board is panned and zoomed. With
`--pseudo` the pictures are in a pseudo-language, a third longer than English, and every text that
is cut off is listed. `tests.browser.tour_changes` compares the pictures with those accepted last.
"""

from __future__ import annotations

import base64
import html
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from cyclopts import App
from playwright.sync_api import Browser, Page, sync_playwright

from gaslamp.core.codes import as_seat
from gaslamp.core.translation import LANGUAGES
from gaslamp.service.new_tables import TableKeys
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.club_scenes import club_scenes
from tests.browser.film import take_films
from tests.browser.scenes import (
    END,
    ME,
    fixed_secrets,
    running_table,
    table_of,
    waiting_table,
)
from tests.browser.serving import Server
from tests.pseudo_language import PSEUDO, add_pseudo, copy_tree

ROOT = Path(__file__).resolve().parent.parent.parent

app = App(name="python -m tests.browser.tour", version_flags=[])

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
TODAY = "2026-01-05T12:00:00Z"  # on each page, for dates and the puzzle of the day
PATIENCE = 120_000  # milliseconds, for a machine with much else to do
# The pictures of the README, and how wide they are there.
SHOWN = {
    "home.desk.en": 1100,
    "mr_jack-begin.desk.en": 1100,
    "whitechapel-late.desk.en": 1100,
    "scotland_yard-replay.desk.en": 1100,
    "scotland_yard-middle.phone.en": 390,
}
SHRINK = """async ([png, width]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * picture.height) / picture.width);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.86).split(',')[1];
}"""
# Elements with words of their own that are wider than where they are shown.
CUT_OFF = """() => [...document.querySelectorAll('body *')].filter((node) => {
  const own = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
  const shown = own && node.checkVisibility?.() && !(node instanceof SVGElement);
  const hides = /hidden|clip/.test(getComputedStyle(node).overflowX);
  return shown && hides && node.clientWidth > 1 && node.scrollWidth > node.clientWidth + 1;
}).map((node) => node.textContent.trim().slice(0, 80))"""
SEATS = {"lady_alice": 4}
MOMENTS = {
    "scotland_yard": {"begin": 4, "middle": 40, "late": 80},
    "mr_jack": {"begin": 10, "middle": 24, "late": 40},
    "mr_jack_pocket": {"begin": 4, "middle": 18, "late": 30},
    "whitechapel": {"begin": 4, "middle": 40, "late": 110},
    "lady_alice": {"begin": 4, "middle": 16, "late": 28},
}
OPTIONS: dict[str, dict[str, int]] = {"lady_alice": {"round_limit": 5}}
PAGES = {
    "home": "",
    "rules": "rules/whitechapel",
    "learn": "learn",
    "lesson": "learn/mr_jack/investigator",
    "puzzles": "puzzles",
    "puzzle": "puzzles/lady_alice/8",
    "fair": "fair",
    "settings": "settings",
    "player": "player",
    "leagues": "leagues",
    "balance": "balance/scotland_yard",
    "missing": "nowhere",
    "file": "replay",
    "join": "join/{open}/{invitation}",
}


@app.default
def main(folder: Path = Path("build/tour"), /, *wanted: str, pseudo: bool = False) -> None:
    """Take the pictures, and the films.

    Args:
        folder: Where they go.
        wanted: Words; only scenes whose names hold one of them are taken.
        pseudo: Show the pseudo-language of the tests.
    """
    folder.mkdir(parents=True, exist_ok=True)
    languages = (PSEUDO,) if pseudo else LANGUAGES
    with tempfile.TemporaryDirectory() as kept, tempfile.TemporaryDirectory() as copied:
        server = Server(Path(kept), build_pseudo(Path(copied)) if pseudo else None)
        with fixed_secrets():
            scenes = dict(scenes_of(server))
            club = club_scenes(server.folder)
        of_club = club.addresses(server.address)
        scenes |= of_club
        os.environ |= {
            "GASLAMP_SERVE_PLAYERS_PAGE": "true",
            "GASLAMP_SERVE_PUBLIC_URL": server.address,
        }
        server.start()
        try:
            chosen = {
                name: address
                for name, address in scenes.items()
                if not wanted or any(part in name for part in wanted)
            }
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
                for size in SIZES:
                    for language in languages:
                        for player, some in (("", scenes.keys() - of_club), (club.stored, of_club)):
                            shown = {name: at for name, at in chosen.items() if name in some}
                            photograph(browser, shown, folder, size, language, player)
                films = []
                if not pseudo:
                    shrink(browser, folder)
                    films = take_films(browser, server, folder, wanted)
                    print(frames_of(browser, scenes["scotland_yard-begin"]))
                browser.close()
        finally:
            server.stop()
    (folder / "index.html").write_text(index(list(scenes), languages), encoding="utf-8")
    print(f"{folder / 'index.html'}: {len(chosen)} scenes, {len(films)} films (film-*.png)")


def build_pseudo(folder: Path) -> Path:
    """Copy the program, add the pseudo-language to it and build its client; return the sources."""
    copy_tree(ROOT / "src" / "gaslamp", folder / "src" / "gaslamp")
    copy_tree(ROOT / "frontend", folder / "frontend")
    (folder / "frontend" / "node_modules").symlink_to(ROOT / "frontend" / "node_modules")
    add_pseudo(folder)
    shutil.copytree(ROOT / "tools", folder / "tools")
    build = [sys.executable, str(folder / "tools" / "client.py"), "build"]
    subprocess.run(build, check=True)  # noqa: S603  (our own program)
    return folder / "src"


def scenes_of(server: Server) -> Iterator[tuple[str, str]]:
    """Name every scene with its address; the server does not run yet."""
    waiting = waiting_table(server.folder, "scotland_yard")
    for name, path in PAGES.items():
        address = path.format(open=waiting.table, invitation=waiting.invitation)
        yield name, f"{server.address}#/{address}"
    yield "waiting", seat_of(server, waiting, 0)
    for game, me in ME.items():
        yield f"{game}-new", f"{server.address}#/new/{game}"
        seats, options = SEATS.get(game, 2), OPTIONS.get(game, {})
        for moment, moves in MOMENTS[game].items():
            table = running_table(server.folder, game, seats, moves, **options)
            yield f"{game}-{moment}", seat_of(server, table, me)
        table = table_of(server.folder, game, seats, END, **options)
        yield f"{game}-over", seat_of(server, table, me)
        yield f"{game}-replay", f"{server.address}#/replay/{table.table}/all/30"


def seat_of(server: Server, table: TableKeys, seat: int) -> str:
    """Give the address at which a seat plays."""
    return f"{server.address}#/table/{table.table}/{table.seats[as_seat(seat)]}"


def photograph(  # noqa: PLR0917
    browser: Browser,
    scenes: dict[str, str],
    folder: Path,
    size: str,
    language: str,
    player: str = "",
) -> None:
    """Take a picture of each scene on one screen in one language, on a player's device or none."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=size == "phone",
        is_mobile=size == "phone",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    context.clock.set_fixed_time(TODAY)
    liking = f'{{"language":"{language}","speed":"off"}}'
    context.add_init_script(
        f"localStorage.getItem('gaslamp:settings') ?? "
        f"localStorage.setItem('gaslamp:settings', '{liking}')"
    )
    if player:
        context.add_init_script(f"localStorage.setItem('gaslamp:player', {json.dumps(player)})")
    for name, address in scenes.items():
        page = context.new_page()
        page.goto(address)
        settle(page)
        page.screenshot(path=folder / f"{name}.{size}.{language}.png")
        if language == PSEUDO:
            for words in page.evaluate(CUT_OFF):
                print(f"cut off in {name}, {size}: {words}")
        page.close()
    context.close()


def settle(page: Page) -> None:
    """Wait until nothing is fetched any more and everything is drawn."""
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.wait_for_timeout(250)


def shrink(browser: Browser, folder: Path) -> None:
    """Write the README's pictures in a size for reading; they are copied to docs/pictures."""
    page = browser.new_page()
    for name, width in SHOWN.items():
        taken = folder / f"{name}.png"
        if taken.is_file():
            png = base64.b64encode(taken.read_bytes()).decode()
            webp = page.evaluate(SHRINK, [png, width])
            (folder / f"{name}.webp").write_bytes(base64.b64decode(webp))
    page.close()


def frames_of(browser: Browser, address: str) -> str:
    """Pan and zoom the largest board for some seconds; tell how its frames came."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(address)
    settle(page)
    page.evaluate(
        """() => {
          window.frames_ = [];
          let last = performance.now();
          const count = (now) => { window.frames_.push(now - last); last = now;
            requestAnimationFrame(count); };
          requestAnimationFrame(count);
        }"""
    )
    page.mouse.move(500, 450)
    for turn in range(30):
        page.mouse.wheel(0, -120 if turn < 15 else 120)
    page.mouse.down()
    for step in range(90):
        page.mouse.move(500 + 3 * (step if step < 45 else 90 - step), 450 + step % 30)
    page.mouse.up()
    times: list[float] = page.evaluate("window.frames_")
    page.close()
    middle, worst = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    return (
        f"pan and zoom of 199 stations: {1000 * len(times) / sum(times):.0f} frames a second, "
        f"half within {middle:.0f} ms, 95 % within {worst:.0f} ms ({len(times)} frames)"
    )


def index(names: list[str], languages: tuple[str, ...]) -> str:
    """Write a page that shows all pictures, a row for each scene."""
    rows = []
    for name in names:
        pictures = "".join(
            f'<a href="{name}.{size}.{language}.png">'
            f'<img loading="lazy" alt="{html.escape(name)}, {size}, {language}" '
            f'src="{name}.{size}.{language}.png"></a>'
            for size in SIZES
            for language in languages
        )
        rows.append(f"<h2>{html.escape(name)}</h2><p>{pictures}</p>")
    style = "body{background:#111;color:#eee;font-family:sans-serif}img{height:320px;margin:4px}"
    return (
        f"<!doctype html><meta charset=utf-8><title>Tour</title><style>{style}</style>"
        + "".join(rows)
    )


if __name__ == "__main__":
    app()
