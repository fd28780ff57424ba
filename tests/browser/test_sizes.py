"""Tables on screens of all sizes, also when that changes: nothing covered, cut off or tiny."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from gaslamp.core.codes import as_seat
from tests.browser.conftest import AT_ONCE
from tests.browser.scenes import ME, running_table
from tests.browser.serving import Server

MOVES = 20
# A wall, a desktop, the same at 200 %, an upright tablet, a phone, one on its side, a small one.
SIZES = [(3840, 2160), (1440, 900), (720, 450), (820, 1180), (390, 844), (844, 390), (360, 640)]
# In the order of `SIZES` and back: what was laid out for one size does not stay in the next.
CHANGES = [*SIZES, *reversed(SIZES)]
LARGE = 3840
# What is cut off or covered, and what is too small to be read on a wall.
# It is looked at frame by frame until all is laid out.
TROUBLES = """async (large) => {
  const drawn = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (one) => `${one.className || one.tagName} ${one.textContent.trim().slice(0, 40)}`;
  const isWord = (node) => node.nodeType === 3 && node.data.trim();
  const isSmall = (one) => parseFloat(getComputedStyle(one).fontSize) < large;
  const isThin = (one) => one.getBoundingClientRect().height < 2 * large;
  const isAbove = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || top.contains(one));
  };
  const troubleOf = (part) => {
    const one = document.querySelector(part);
    if (!one || !drawn(one)) return 'missing';
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      return 'not in sight as a whole';
    return isAbove(one, left + width / 2, top + height / 2) ? '' : 'covered';
  };
  const look = () => {
    // On a low screen the tabs are further down in the panel.
    const parts = innerHeight > 560 ? ['[role=tablist]'] : [];
    const troubles = ['.just-now', '.turn', '.stage .board', ...parts]
      .map((part) => [part, troubleOf(part)])
      .filter(([, trouble]) => trouble)
      .map((both) => both.join(' is '));
    if (document.documentElement.scrollWidth > innerWidth) troubles.push('wider than its screen');
    const { width, height } = document.querySelector('.stage .board').getBoundingClientRect();
    if (width * height < 0.25 * innerWidth * innerHeight) troubles.push('the board is small');
    const seen = (found) => [...document.querySelectorAll(found)]
      .filter((one) => drawn(one) && !one.closest('svg, .unseen'));
    const texts = seen('body *').filter((one) => [...one.childNodes].some(isWord));
    troubles.push(...texts.filter(isSmall).map((one) => `tiny: ${name(one)}`));
    const controls = seen('button:enabled:not([data-line]), a[href], select');
    troubles.push(...controls.filter(isThin).map((one) => `thin: ${name(one)}`));
    return troubles;
  };
  let troubles = look();
  for (let frames = 0; troubles.length > 0 && frames < 60; frames++) {
    await new Promise((next) => requestAnimationFrame(next));
    troubles = look();
  }
  return troubles;
}"""
SMALLEST = 28  # pixels of print on a wall; what is clicked is twice as high


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Serve a table of each game in its middle."""
    server = Server(tmp_path_factory.mktemp("sizes"))
    found = {}
    for game, me in ME.items():
        people, options = (3, {"seats": 3}) if game == "lady_alice" else (2, {})
        table = running_table(server.folder, game, people, MOVES, **options)
        found[game] = f"{server.address}#/table/{table.table}/{table.seats[as_seat(me)]}"
    server.start()
    yield found
    server.stop()


@pytest.fixture
def sized(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """Give a page whose size changes."""
    context = browser.new_context(**browser_context_args | {"viewport": viewport(SIZES[0])})
    context.add_init_script(AT_ONCE)
    yield context.new_page()
    context.close()


def viewport(size: tuple[int, int]) -> ViewportSize:
    return {"width": size[0], "height": size[1]}


@pytest.mark.parametrize("game", ME)
def test_a_table_fits_every_screen_also_when_that_changes(
    sized: Page, tables: dict[str, str], game: str
) -> None:
    sized.goto(tables[game])
    sized.wait_for_selector(".turn")
    found = []
    for size in CHANGES:
        sized.set_viewport_size(viewport(size))
        troubles = sized.evaluate(TROUBLES, SMALLEST if size[0] == LARGE else 0)
        found += [f"{size[0]}x{size[1]}: {trouble}" for trouble in troubles]
    assert not found, "\n".join(found)
