"""Fuzzing by plain HTTP."""

from __future__ import annotations

from typing import Any

from benchmarks.fuzzing.target import Asked, FuzzTarget, ask
from benchmarks.fuzzing.values import Mutator
from gaslamp.service.new_tables import TableKeys
from gaslamp.web.openapi import openapi
from gaslamp.web.route_table import ROUTES

METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW")
PLAN = {
    "game": "mr_jack",
    "options": {},
    "seats": [{"type": "open"}, {"type": "human", "name": "Eve"}],
    "settings": {"help": "possible", "clock": {"type": "move", "seconds": 60}, "pace": 100},
    "nonce": "ab12",
    "contributes": True,
}
GUEST = {"invitation": "guess", "seat": 1, "name": "Eve", "nonce": "", "contributes": False}
COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "act", "action": 7},
    {"type": "commit", "digest": "00" * 32},
    {"type": "reveal", "number": "00" * 16},
    {"type": "play", "line": "taxi 92"},
    {"type": "say", "words": "Hello", "to": "side"},
    {"type": "abandon", "seat": 1},
    *({"type": name} for name in ("undo", "accept-draw", "decline-draw", "resume", "reclaim")),
)
LESSON = {"{game}": "scotland_yard", "{lesson}": "mister_x", "{language}": "fr"}
ANSWERS = {"answers": [None, 23, None]}
FILE = "gaslamp 2\ngame scotland_yard 2\nactions\ntaxi 92\nend 1 00000000\n"


class HttpFuzzer:
    """Sends malformed requests, one after the other."""

    def __init__(self, target: FuzzTarget, mutator: Mutator) -> None:
        """Send to a target."""
        self.target = target
        self.mutator = mutator
        self.rng = mutator.rng
        described = openapi(ROUTES)["paths"]
        self.operations = [(method, path) for path in described for method in described[path]]

    async def send_case(self) -> None:
        """Send a request and check its answer."""
        method, path = self.rng.choice(self.operations)
        table = self.rng.choice(self.target.tables)
        filled = "/".join(self._part(part, table) for part in path.split("/"))
        verb = method.upper() if self.rng.random() < 0.95 else self.rng.choice(METHODS)
        query = self.rng.choice(
            ("", "viewer=0", "viewer=spectator", f"viewer={self.mutator.word()}")
        )
        body = self._body(path) if verb == "POST" else b""
        asked = Asked(verb, filled, query, self._headers(table), body)
        before = self.target.state()
        answer = await ask(self.target.app, asked)
        self.target.check(str(asked), answer, before, reads=verb == "GET")

    def _part(self, part: str, table: TableKeys) -> str:
        if not part.startswith("{"):
            return part
        if self.rng.random() < 0.25:
            return self.mutator.word()
        known = {"{table}": table.table, "{step}": str(self.rng.randrange(40))} | LESSON
        return known.get(part, "none")

    def _headers(self, table: TableKeys) -> dict[str, str]:
        token = self.rng.choice(("", "guess", table.spectating, *table.seats.values()))
        scheme = self.rng.choice(("Bearer", "Bearer", "Bearer", "bearer", "Basic", ""))
        headers = {"host": "testserver", "authorization": f"{scheme} {token}"}
        if self.rng.random() < 0.1:
            headers["authorization"] = self.mutator.word()
        if self.rng.random() < 0.1:
            headers["origin"] = self.rng.choice(("http://testserver", "null", self.mutator.word()))
        return headers

    def _body(self, path: str) -> bytes:
        if path == "/api/replays":
            return self.mutator.flipped(FILE.encode())
        if path == "/api/tables":
            return self.mutator.body(PLAN)
        if path.endswith("/seats"):
            return self.mutator.body(GUEST)
        if path.startswith("/api/lessons"):
            return self.mutator.body(ANSWERS)
        name = f"n{self.rng.randrange(10**9)}"
        order = {"type": "order", "name": name, "command": dict(self.rng.choice(COMMANDS))}
        return self.mutator.body(order)
