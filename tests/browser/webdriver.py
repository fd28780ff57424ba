"""Windows of browsers that Playwright's Chromium is not, driven by WebDriver.

A `Window` can do what `playing` needs of Playwright's page. Firefox is spoken to by Marionette,
which is built into it and takes the same commands as WebDriver's HTTP.
"""

from __future__ import annotations

import base64
import itertools
import json
import socket
import urllib.error
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from tests.waiting import wait_until

PATIENCE: Final = 60.0  # seconds for a page on a busy machine
# A command's name by Marionette, and its path and method by HTTP.
PATHS: Final = {
    "WebDriver:Navigate": ("POST", "/url"),
    "WebDriver:Refresh": ("POST", "/refresh"),
    "WebDriver:ExecuteScript": ("POST", "/execute/sync"),
    "WebDriver:ExecuteAsyncScript": ("POST", "/execute/async"),
    "WebDriver:PerformActions": ("POST", "/actions"),
    "WebDriver:SetTimeouts": ("POST", "/timeouts"),
    "WebDriver:SetWindowRect": ("POST", "/window/rect"),
    "WebDriver:TakeScreenshot": ("GET", "/screenshot"),
    "WebDriver:DeleteSession": ("DELETE", ""),
}
KEYS: Final = {
    "Enter": "\ue007",
    "Tab": "\ue004",
    "Escape": "\ue00c",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
# What can be pressed under a name, in sight: where it is, or nothing; what covers it is an error.
FIND = """([selector, name]) => {
  const called = (one) =>
    (one.getAttribute('aria-label') ?? one.innerText ?? '').replace(/\\s+/g, ' ').trim()
      .toLowerCase();
  name = name.toLowerCase();
  const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const one =
    shown.find((one) => called(one) === name) ?? shown.find((one) => called(one).includes(name));
  if (!one || one.disabled) return null;
  one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return top && one.contains(top) ? [x, y] : { covered: top?.outerHTML.slice(0, 200) ?? 'nothing' };
}"""
# Errors are written where another script can read them.
LISTEN = """() => {
  const root = document.documentElement;
  if (root.dataset.complaints !== undefined) return;
  root.dataset.complaints = '';
  const note = (what) => (root.dataset.complaints += `${what}\\n`);
  addEventListener('error', (event) => note(event.message || `not loaded: ${event.target?.src}`));
  addEventListener('unhandledrejection', (event) => note(event.reason));
  addEventListener('securitypolicyviolation', (event) => note(`refused: ${event.blockedURI}`));
}"""
COMPLAINTS = "() => document.documentElement.dataset.complaints ?? ''"
PRESSED = "button, a[href], summary, [role=radio], [role=switch], [role=tab], select, input"


class WebDriverError(Exception):
    """The browser could not do what it was told."""


class Connection(Protocol):
    """Takes commands to a browser."""

    def ask(self, command: str, parameters: Mapping[str, object]) -> Any:  # noqa: ANN401
        """Give a command; return its value."""

    def close(self) -> None:
        """Say no more."""


class Http:
    """A session of a driver that listens at an address."""

    def __init__(self, address: str, capabilities: dict[str, object]) -> None:
        """Begin a session, which opens a window."""
        self.address = f"{address}/session"
        answer = self._send("POST", "", {"capabilities": {"alwaysMatch": capabilities}})
        self.address += f"/{answer['sessionId']}"

    def _send(self, method: str, path: str, parameters: Mapping[str, object]) -> Any:  # noqa: ANN401
        request = urllib.request.Request(self.address + path, method=method)  # noqa: S310
        if method == "POST":
            request.data = json.dumps(parameters).encode()
            request.add_header("Content-Type", "application/json; charset=utf-8")
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:  # noqa: S310
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise WebDriverError(refused.read().decode(errors="replace")) from None

    def ask(self, command: str, parameters: Mapping[str, object]) -> Any:  # noqa: ANN401
        """Give a command; return its value."""
        return self._send(*PATHS[command], parameters)

    def close(self) -> None:
        """End the session, which closes its window."""
        self._send("DELETE", "", {})


class Marionette:
    """A session of a Firefox that was started with its port."""

    def __init__(self, port: int) -> None:
        """Connect as soon as it listens, and begin a session."""
        self.numbers = itertools.count(1)
        connected = wait_until(lambda: self._connected(port), PATIENCE)
        assert connected is not None
        self.socket = connected
        self._read()  # its greeting
        self.ask("WebDriver:NewSession", {})

    @staticmethod
    def _connected(port: int) -> socket.socket | None:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=2 * PATIENCE)
        except OSError:
            return None

    def _read(self) -> Any:  # noqa: ANN401
        length = b""
        while not length.endswith(b":"):
            length += self._receive(1)
        message = b""
        while len(message) < int(length[:-1]):
            message += self._receive(int(length[:-1]) - len(message))
        return json.loads(message)

    def _receive(self, most: int) -> bytes:
        received = self.socket.recv(most)
        if not received:
            raise WebDriverError("Firefox has closed the connection")
        return received

    def ask(self, command: str, parameters: Mapping[str, object]) -> Any:  # noqa: ANN401
        """Give a command; return its value."""
        message = json.dumps([0, next(self.numbers), command, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self._read()
        if error:
            raise WebDriverError(f"{error['error']}: {error['message']}")
        return result.get("value") if isinstance(result, dict) else result

    def close(self) -> None:
        """Close Firefox."""
        self.ask("Marionette:Quit", {"flags": ["eForceQuit"]})
        self.socket.close()


@dataclass
class Keyboard:
    """Presses keys, wherever the focus is."""

    connection: Connection

    def press(self, key: str, /) -> None:
        """Press one key, named as by the browser."""
        self.type(KEYS.get(key, key))

    def type(self, text: str, /) -> None:
        """Press the keys of a text, one after the other."""
        strokes = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        keys = {"type": "key", "id": "keys", "actions": strokes}
        self.connection.ask("WebDriver:PerformActions", {"actions": [keys]})


@dataclass
class Pointer:
    """Points and clicks, as a mouse or as a finger does."""

    connection: Connection
    kind: str = "mouse"

    def click(self, x: float, y: float, /) -> None:
        """Press and let go at a place of the window."""
        steps: list[dict[str, object]] = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        kind = {"pointerType": self.kind}
        pointer = {"type": "pointer", "id": self.kind, "parameters": kind, "actions": steps}
        self.connection.ask("WebDriver:PerformActions", {"actions": [pointer]})


@dataclass
class Found:
    """Whatever a selector finds, each time it is asked."""

    window: Window
    selector: str

    def count(self) -> int:
        """Count it."""
        counted: int = self.window.evaluate(
            "(selector) => document.querySelectorAll(selector).length", self.selector
        )
        return counted

    def text(self) -> str:
        """Give the words of all of it, as shown."""
        read: str = self.window.evaluate(
            "(selector) => [...document.querySelectorAll(selector)]"
            ".map((one) => one.innerText).join('\\n')",
            self.selector,
        )
        return read

    def focus(self) -> None:
        """Move the focus to the first."""
        self.window.evaluate(
            "(selector) => document.querySelector(selector).focus()", self.selector
        )


class Window:
    """A window of a browser of its own."""

    def __init__(self, connection: Connection, pointer: str = "mouse") -> None:
        """Take over the window that the connection's session has opened."""
        self.connection = connection
        self.keyboard = Keyboard(connection)
        self.mouse = Pointer(connection, pointer)
        milliseconds = int(1000 * PATIENCE)
        self.connection.ask(
            "WebDriver:SetTimeouts", {"script": milliseconds, "pageLoad": milliseconds}
        )

    def goto(self, address: str) -> None:
        """Open a page, and note what it complains of from then on."""
        self.connection.ask("WebDriver:Navigate", {"url": address})
        self.evaluate(LISTEN)

    def reload(self) -> None:
        """Open the same page anew."""
        self.connection.ask("WebDriver:Refresh", {})
        self.evaluate(LISTEN)

    def complaints(self) -> list[str]:
        """List the errors of the page that is open."""
        noted: str = self.evaluate(COMPLAINTS)
        return noted.splitlines()

    def evaluate(self, function: str, argument: object = None) -> Any:  # noqa: ANN401
        """Call a function in the page and return what it gives."""
        script = {"script": f"return ({function})(arguments[0])", "args": [argument]}
        return self.connection.ask("WebDriver:ExecuteScript", script)

    def evaluate_later(self, function: str) -> Any:  # noqa: ANN401
        """Call a function in the page that gives a promise, and return what comes of it."""
        done = "(value) => arguments[0]({ value }), (error) => arguments[0]({ error: `${error}` })"
        script = {"script": f"({function})().then({done})", "args": []}
        answer: dict[str, Any] = self.connection.ask("WebDriver:ExecuteAsyncScript", script)
        if "error" in answer:
            raise WebDriverError(str(answer["error"]))
        return answer.get("value")

    def locator(self, selector: str, /) -> Found:
        """Look for a selector whenever the result is asked."""
        return Found(self, selector)

    def wait_for_function(self, function: str, /) -> Any:  # noqa: ANN401
        """Wait until a function of the page gives something true, and return it."""
        try:
            return wait_until(lambda: self.evaluate(function), PATIENCE)
        except TimeoutError:
            raise WebDriverError(f"{function} stays false") from None

    def wait_for(self, selector: str, text: str = "") -> None:
        """Wait until something is there, with some words in it."""
        look = f"document.querySelectorAll({json.dumps(selector)})"
        self.wait_for_function(
            f"() => [...{look}].some((one) => one.checkVisibility()"
            f" && one.innerText.includes({json.dumps(text)}))"
            if text
            else f"() => {look}.length > 0"
        )

    def press(self, name: str, selector: str = PRESSED) -> None:
        """Wait for a button, a link or the like under a name, and click on it."""

        def look() -> Any:  # noqa: ANN401
            place = self.evaluate(FIND, [selector, name])
            return place if isinstance(place, list) else None

        try:
            x, y = wait_until(look, PATIENCE)
        except TimeoutError:
            place = self.evaluate(FIND, [selector, name])
            raise WebDriverError(f"“{name}” can’t be pressed: {place}") from None
        self.mouse.click(x, y)

    def resize(self, width: int, height: int) -> tuple[int, int]:
        """Change the size of the window; give the size that the page has then."""
        size = "() => [innerWidth, innerHeight]"
        inner = self.evaluate("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
        rect = {"width": width + inner[0], "height": height + inner[1]}
        self.connection.ask("WebDriver:SetWindowRect", rect)
        now = self.evaluate(size)
        return now[0], now[1]

    def picture(self, path: Path) -> None:
        """Write a picture of the window."""
        taken = self.connection.ask("WebDriver:TakeScreenshot", {"full": False})
        path.write_bytes(base64.b64decode(taken))

    def close(self) -> None:
        """Close the window and its browser."""
        self.connection.close()
