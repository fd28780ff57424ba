"""The application in a thread of the test, so that the test can reach into it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import uvicorn

from gaslamp.service.alert_options import AlertOptions
from gaslamp.web.app import build
from tests.browser.serving import PATIENCE, Server


class AppServer(Server):
    """A server whose application, clock and senders a test can reach."""

    def __init__(self, folder: Path, port: int | None = None) -> None:
        """Choose a free port, unless one is given; nothing runs yet."""
        super().__init__(folder)
        self.port = port or self.port
        options = AlertOptions(public_url=self.address, push=True)
        self.app = build(f"sqlite:///{folder / 'gaslamp.sqlite'}", 1, alerting=options)
        config = uvicorn.Config(self.app, port=self.port, log_config=None, access_log=False)
        self.server = uvicorn.Server(config)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve())

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.thread.start()
        self.wait()

    def stop(self) -> None:
        """Stop, and wait until everything is closed."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.loop.close()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the application's event loop."""
        asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def send_alerts(self, later: int = 120_000) -> None:
        """Let time pass, and let the application send the alerts that are due."""
        alerts = self.app.state.alerts
        now = alerts.registry.now
        alerts.registry.now = alerts.store.now = lambda: now() + later
        self.run(alerts.plan())
        self.run(alerts.send_due())
