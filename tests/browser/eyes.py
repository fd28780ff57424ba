"""What a page knows: its markup, its memory, and what it was sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Request, WebSocket

HOLDERS = """function (wanted) {
  const found = [];
  for (const object of this) {
    for (const key of Object.keys(object)) {
      try {
        const value = object[key];
        value?.catch?.(() => undefined);  // a promise that refuses
        if (value === wanted) found.push(key);
      } catch { /* a getter that refuses */ }
    }
  }
  return found;
}"""
FIELDS = """function (field) {
  const held = this.filter((one) => Object.hasOwn(one, field)).map((one) => one[field]);
  return held.filter((one) => one && typeof one === 'object');
}"""


def heard_by(page: Page) -> list[Any]:
    """Keep everything that a page is sent from now on, by socket and by request."""
    heard: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: heard.append(json.loads(data)))

    def read(request: Request) -> None:
        answer = request.response()
        if answer is not None and re.search(r"/api/tables/[^/]+(/replay.*)?$", request.url):
            heard.append(answer.json())

    page.on("websocket", listen)
    page.on("requestfinished", read)
    return heard


def places_of(wanted: str, message: Any, path: str = "") -> Iterator[str]:  # noqa: ANN401
    """Give the paths at which a value stands in a message, without the numbers of lists."""
    if isinstance(message, dict):
        for key, inner in message.items():
            if key == wanted:
                yield f"{path}.*"
            yield from places_of(wanted, inner, f"{path}.{key}")
    elif isinstance(message, list):
        for inner in message:
            yield from places_of(wanted, inner, path)
    elif str(message) == wanted:
        yield path


def holders_of(page: Page, wanted: str) -> set[str]:
    """Give the fields that hold a value in a page's memory."""
    found = set(_asked_of_memory(page, HOLDERS, wanted))
    return {field for field in found if not field.isdigit()}  # lists hold links and choices


def alive_in(page: Page, field: str) -> list[dict[str, Any]]:
    """Give whatever stands in a page's memory under a field's name."""
    return _asked_of_memory(page, FIELDS, field)


def _asked_of_memory(page: Page, question: str, argument: str) -> list[Any]:
    """Ask all plain objects that are alive, once what nobody holds has been swept away."""
    session = page.context.new_cdp_session(page)
    kind = session.send("Runtime.evaluate", {"expression": "Object.prototype"})
    alive = session.send("Runtime.queryObjects", {"prototypeObjectId": kind["result"]["objectId"]})
    asked = {
        "objectId": alive["objects"]["objectId"],
        "functionDeclaration": question,
        "arguments": [{"value": argument}],
        "returnByValue": True,
    }
    answer = session.send("Runtime.callFunctionOn", asked)
    session.detach()
    found: list[Any] = answer["result"]["value"]
    return found


def pointed_at(page: Page, element: str) -> list[str]:
    """Give the markup that speaks of an element, besides its own, what may be done and guessed."""
    number = element.partition("-")[2]
    return page.evaluate(  # type: ignore[no-any-return]
        r"""([id, number]) => {
          const whole = new RegExp(`(^|[^0-9.])${number}([^0-9.]|$)`);
          const speaks = (node) =>
            [...node.attributes].some(({ name, value }) =>
              value === id || (/^(aria|data|id|title)/.test(name) && whole.test(value))) ||
            [...node.childNodes].some((inner) => inner.nodeType === 3 && whole.test(inner.data));
          const allowed = `[data-element="${id}"], .choices, [role=tablist], #tabpanel ol, .lit`;
          return [...document.querySelectorAll('*')]
            .filter((node) => speaks(node) && !node.closest(allowed))
            .map((node) => node.outerHTML.slice(0, 300));
        }""",
        [element, number],
    )
