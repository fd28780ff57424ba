"""Sends a line of JSON to a chat's webhook, which a player named."""

from __future__ import annotations

import json

from gaslamp.core.text import text
from gaslamp.service.alert_messages import Message
from gaslamp.service.alert_store import Channel
from gaslamp.service.errors import NotNow, SendingFailed
from gaslamp.service.public_https import PublicHttps, is_https_url

LONGEST_URL = 500
MARKUP = str.maketrans("", "", "<>&@[]`*_~|")  # of chats: a name must not call a whole channel


class WebhookSender:
    """Sends messages to webhooks."""

    def __init__(self, https: PublicHttps | None = None) -> None:
        """Post by a client, which tests can replace."""
        self.https = https or PublicHttps()

    async def send(self, channel: Channel, message: Message) -> None:
        """Send a message; `SendingFailed` where it was not taken."""
        called = f"{message.to}: {message.body}".translate(MARKUP)
        content = json.dumps({"text": f"{called} {message.link}"}).encode()
        headers = {"Content-Type": "application/json"}
        status = await self.https.post(channel.address, headers, content)
        if not 200 <= status < 300:
            raise SendingFailed(f"status {status}")


def check_webhook(written: str) -> str:
    """Give the URL of a webhook; `NotNow` for one that is not https to a named host."""
    url = written.strip()
    if not is_https_url(url, LONGEST_URL):
        raise NotNow(text("service-bad-webhook"))
    return url
