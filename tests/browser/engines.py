"""The browsers in which flows are tried: how each is found, started and given a window."""

from __future__ import annotations

import functools
import os
import shutil
import socket
import struct
import subprocess
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.webdriver import PATIENCE, Http, Marionette, Window
from tests.waiting import wait_until

SCREEN: Final = (1400, 1000)
DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
LANGUAGE: Final = {"LANG": "C.UTF-8", "LANGUAGE": "en_GB"}
FIREFOX: Final = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "browser.tabs.warnOnClose": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.serviceWorkers.testing.enabled": False,
    "intl.accept_languages": "en-GB, en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.prefersReducedMotion": 1,
}
# A window is never narrower than its tool bars; the page in it may be.
NARROW: Final = """
  const { selectedBrowser } = window.browsingContext.topChromeWindow.gBrowser;
  const [width, height] = arguments;
  Object.assign(selectedBrowser.style, { width: `${width}px`, height: `${height}px` });
"""
MINI_BROWSER: Final = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))


@dataclass
class Browser:
    """A kind of browser, and what it needs of the machine."""

    name: str
    missing: str
    open: Callable[[ExitStack, bool], Window]


class FirefoxWindow(Window):
    """A window of Firefox, which can be as small as a phone."""

    def resize(self, width: int, height: int) -> tuple[int, int]:
        """Change the size of the page; give the size it has then."""
        self.connection.ask("Marionette:SetContext", {"value": "chrome"})
        script = {"script": NARROW, "args": [width, height]}
        self.connection.ask("WebDriver:ExecuteScript", script)
        self.connection.ask("Marionette:SetContext", {"value": "content"})
        self.wait_for_function(f"() => innerWidth === {width}")
        return width, height


class WebKitWindow(Window):
    """A window of WebKitGTK, whose driver takes no pictures; its screen is read instead."""

    screen: Path

    def picture(self, path: Path) -> None:
        """Write a picture of the screen, from the file that Xvfb keeps it in."""
        kept = self.screen.read_bytes()
        fields = struct.unpack(">25I", kept[:100])  # the header of X's window dump
        begin, width, height, stride, colours = (fields[one] for one in (0, 4, 5, 12, 19))
        begin += 12 * colours
        rows = []
        for row in range(height):
            line = kept[begin + row * stride :][: 4 * width]
            bgr = zip(line[2::4], line[1::4], line[0::4], strict=True)
            rows.append(b"\0" + bytes(chain.from_iterable(bgr)))
        size = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
        parts = ((b"IHDR", size), (b"IDAT", zlib.compress(b"".join(rows))), (b"IEND", b""))
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts))


def chunk(kind: bytes, content: bytes) -> bytes:
    """Write a part of a PNG file."""
    check = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)


def free_port() -> int:
    """Find a port at which nothing listens."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def folder(stack: ExitStack) -> Path:
    """Make a folder that is there as long as the stack."""
    return Path(stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))


def run(
    stack: ExitStack, command: Sequence[str | Path], **environment: str
) -> subprocess.Popen[bytes]:
    """Start a program that ends with the stack."""
    program = subprocess.Popen(  # noqa: S603  (a browser or its driver)
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=os.environ | LANGUAGE | environment,
    )
    stack.callback(program.wait)
    stack.callback(program.terminate)
    return program


def open_firefox(program: str, stack: ExitStack, phone: bool) -> Window:
    """Start Firefox with a profile of its own."""
    profile, port = folder(stack), free_port()
    wishes: Mapping[str, object] = FIREFOX | {"marionette.port": port}
    lines = [f'user_pref("{name}", {written(value)});' for name, value in wishes.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    flags = ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote"]
    size = {"MOZ_HEADLESS_WIDTH": str(DESK[0]), "MOZ_HEADLESS_HEIGHT": str(DESK[1])}
    run(stack, [program, *flags, "--profile", profile], HOME=str(profile), **size)
    return sized(stack, FirefoxWindow(Marionette(port), "touch" if phone else "mouse"), phone)


def written(value: object) -> str:
    """Write a value as JavaScript does."""
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'


def sized(stack: ExitStack, window: Window, phone: bool) -> Window:
    """Give a window its size, and close it with the stack."""
    stack.callback(window.close)
    window.resize(*(PHONE if phone else DESK))
    return window


def open_webkit(stack: ExitStack, phone: bool) -> Window:
    """Start WebKitGTK's small browser on a screen that nobody sees."""
    port = free_port()
    driver = ["WebKitWebDriver", f"--port={port}"]
    # Drawn without a graphics card.
    soft = {"WEBKIT_DISABLE_DMABUF_RENDERER": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
    home = {"HOME": str(folder(stack)), "XDG_RUNTIME_DIR": str(folder(stack))}
    kept = folder(stack)
    run(stack, driver, DISPLAY=screen(stack, kept), GDK_BACKEND="x11", **soft, **home)
    options = {"binary": str(MINI_BROWSER[-1]), "args": ["--automation"]}
    capabilities: dict[str, object] = {"webkitgtk:browserOptions": options}
    window = WebKitWindow(over_http(port, capabilities), "touch" if phone else "mouse")
    window.screen = kept / "Xvfb_screen0"
    return sized(stack, window, phone)


def screen(stack: ExitStack, kept: Path) -> str:
    """Start a screen that exists in memory and in a file of a folder; give its name."""
    read, write = os.pipe()
    size = "{}x{}x24".format(*SCREEN)
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-fbdir", str(kept)]
    server = subprocess.Popen(  # noqa: S603
        command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    stack.callback(server.wait)
    stack.callback(server.terminate)
    os.close(write)
    with os.fdopen(read) as pipe:
        return f":{pipe.readline().strip()}"


def open_chromium(program: str, stack: ExitStack, phone: bool) -> Window:
    """Start Chromium with a driver of its own."""
    port = free_port()
    run(stack, ["chromedriver", f"--port={port}"])
    flags = [*FLAGS, "--headless", "--force-prefers-reduced-motion"]
    options: dict[str, object] = {"binary": program, "args": flags}
    if phone:
        metrics = {"width": PHONE[0], "height": PHONE[1], "touch": True}
        options["mobileEmulation"] = {"deviceMetrics": metrics}
    connection = over_http(port, {"goog:chromeOptions": options})
    if phone:  # it has its size already
        stack.callback(connection.close)
        return Window(connection, "touch")
    return sized(stack, Window(connection), phone)


def over_http(port: int, capabilities: dict[str, object]) -> Http:
    """Begin a session of a driver that was just started."""
    wait_until(functools.partial(is_listening, port), PATIENCE)
    return Http(f"http://127.0.0.1:{port}", capabilities)


def is_listening(port: int) -> bool:
    """Tell whether a program listens at a port."""
    with socket.socket() as trying:
        return trying.connect_ex(("127.0.0.1", port)) == 0


def find_browsers() -> list[Browser]:
    """List the browsers, each with what is missing of it on this machine."""
    firefox = shutil.which("firefox-esr") or shutil.which("firefox") or ""
    chromium = find_chromium() or ""
    webkit = [name for name in ("WebKitWebDriver", "Xvfb") if shutil.which(name) is None]
    webkit += [] if MINI_BROWSER else ["MiniBrowser"]
    driver = [] if shutil.which("chromedriver") else ["chromedriver"]
    return [
        Browser("Firefox", "" if firefox else "firefox", functools.partial(open_firefox, firefox)),
        Browser("WebKit", ", ".join(webkit), open_webkit),
        Browser(
            "Chromium",
            ", ".join([*([] if chromium else ["chromium"]), *driver]),
            functools.partial(open_chromium, chromium),
        ),
    ]
