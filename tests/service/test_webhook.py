"""Webhooks reach public hosts by https alone, whatever a player names and a name resolves to."""

from __future__ import annotations

import asyncio
import ipaddress
import json

import pytest

from gaslamp.service.alert_messages import Message
from gaslamp.service.alert_store import Channel
from gaslamp.service.errors import NotNow, SendingFailed
from gaslamp.service.public_https import Address, PublicHttps, Streams, is_public
from gaslamp.service.webhook import WebhookSender, check_webhook

URL = "https://chat.example.org/hooks/1?key=2"
PUBLIC = "93.184.216.34"
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


class Chat:
    """A chat's server on a free port of this machine, reached in place of a public address."""

    def __init__(self, answer: bytes = OK, *addresses: str) -> None:
        self.answer = answer
        self.addresses = [ipaddress.ip_address(one) for one in addresses or (PUBLIC,)]
        self.got: list[bytes] = []
        self.reached: list[tuple[str, str]] = []

    async def resolve(self, host: str) -> list[Address]:
        assert host == "chat.example.org"
        return list(self.addresses)

    async def connect(self, address: Address, host: str) -> Streams:
        self.reached.append((str(address), host))
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
        self.got.append(head + await reader.readexactly(length))
        writer.write(self.answer)
        await writer.drain()
        writer.close()

    async def told(self, body: str = "It is your turn.") -> None:
        server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        async with server:
            self.port = int(server.sockets[0].getsockname()[1])
            channel = Channel("1", "ada", "webhook", URL, True, "stop")
            message = Message("Your turn", body, "https://games.example.org/#/table/t", "en", "Ada")
            await WebhookSender(PublicHttps(self.resolve, self.connect)).send(channel, message)


def test_a_message_is_one_line_of_json_to_the_address_that_was_checked() -> None:
    chat = Chat()
    asyncio.run(chat.told())
    assert chat.reached == [(PUBLIC, "chat.example.org")]
    head, _, body = chat.got[0].partition(b"\r\n\r\n")
    assert head.startswith(b"POST /hooks/1?key=2 HTTP/1.1\r\nHost: chat.example.org\r\n")
    link = "https://games.example.org/#/table/t"
    assert json.loads(body) == {"text": f"Ada: It is your turn. {link}"}


def test_a_name_in_a_message_calls_no_channel_and_makes_no_link() -> None:
    chat = Chat()
    asyncio.run(chat.told("against <!channel> @all [x](y)"))
    assert json.loads(chat.got[0].partition(b"\r\n\r\n")[2])["text"].startswith(
        "Ada: against !channel all x(y) "
    )


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.7", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1",  # noqa: S104  (refused, not bound)
        "::ffff:127.0.0.1", "::ffff:10.0.0.7", "64:ff9b::7f00:1", "2002:7f00:1::",
        "2001:0:7f00:1::",
    ],
)  # fmt: skip
def test_a_name_that_leads_into_a_private_network_is_not_connected_to(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    chat = Chat(OK, PUBLIC, address)  # one public address among them changes nothing
    with pytest.raises(SendingFailed):
        asyncio.run(chat.told())
    assert chat.reached == []


@pytest.mark.parametrize("address", [PUBLIC, "2606:4700::1111", "::ffff:93.184.216.34"])
def test_public_addresses_are_allowed(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\n\r\n",
        b"HTTP/1.1 500 No\r\n\r\n",
        b"no http at all",
        b"",
    ],
)
def test_a_redirect_an_error_or_no_answer_fails_and_is_not_followed(answer: bytes) -> None:
    chat = Chat(answer)
    with pytest.raises(SendingFailed):
        asyncio.run(chat.told())
    assert len(chat.reached) == len(chat.got) == 1


def test_an_answer_without_end_is_not_read_to_the_end() -> None:
    asyncio.run(Chat(OK + b"x" * 200_000).told())


@pytest.mark.parametrize(
    "url",
    [
        "http://chat.example.org/", "https://localhost/", "https://127.0.0.1/", "https://[::1]/",
        "https://chat.example.org:8443/", "https://me:secret@chat.example.org/", "file:///etc/passwd",
        "https://chat.example.org/ x", "https://chat.example.org/\r\nX: y", "https:///x",
        "https://chat.example.org:x/", "https://2130706433/", "https://chat.example.org/#x",
    ],
)  # fmt: skip
def test_what_is_no_webhook_is_refused(url: str) -> None:
    with pytest.raises(NotNow):
        check_webhook(url)


def test_a_webhook_is_kept_as_it_was_given() -> None:
    assert check_webhook(f" {URL} ") == URL
