"""A real SMTP server for the tests, which keeps the mails that it takes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd import smtp
from anyio.from_thread import start_blocking_portal


class Postbox:
    """Takes mail in, as an SMTP server hands it over."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], EmailMessage]] = []

    async def handle_DATA(self, _: object, __: object, envelope: Any) -> str:  # noqa: ANN401, N802  (aiosmtpd's)
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append((envelope.rcpt_tos, mail))
        return "250 OK"

    def text(self, number: int = -1) -> str:
        return str(self.mails[number][1].get_content())


@contextmanager
def smtp_server(postbox: Postbox) -> Iterator[int]:
    """Run a real SMTP server on a free port, in a thread of its own; give the port."""

    async def start() -> asyncio.Server:
        loop = asyncio.get_running_loop()
        return await loop.create_server(lambda: smtp.SMTP(postbox, loop=loop), "127.0.0.1", 0)

    with start_blocking_portal() as portal:
        server = portal.call(start)
        try:
            yield int(server.sockets[0].getsockname()[1])
        finally:
            portal.call(server.close)
