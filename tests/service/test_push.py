"""Web Push: a message is encrypted for one device, signed by the server, and sent nowhere else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from gaslamp.service.alert_messages import Message
from gaslamp.service.alert_settings import USUAL, AlertSettings
from gaslamp.service.alert_store import Channel
from gaslamp.service.errors import ChannelGone, NotNow, SendingFailed
from gaslamp.service.push import SIGNED_FOR, PushSender, encrypted, make_vapid_key
from gaslamp.service.push_subscription import PushKeys, Subscription, check_subscription
from gaslamp.service.server_keys import server_key
from gaslamp.service.store import Store
from tests.service.push_service import HOST, PUBLIC, Device, Posted, PushService, push_service

KEY = make_vapid_key()
NOW = 1_800_000_000.0
TURN = Message(
    "Your turn: Mr. Jack",
    "It is your turn in Mr. Jack against Bob.",
    "https://games.example.org/#/table/abc",
    "en",
)


def pushed(service: PushService, device: Device, message: Message = TURN) -> Posted:
    sender = PushSender(KEY, "https://games.example.org/", service.https, lambda: NOW)
    keys = msgspec.json.encode(device.keys).decode()
    channel = Channel("1", "ada", "push", device.endpoint, True, "stop", "d", keys)
    asyncio.run(sender.send(channel, message))
    return service.got[-1]


def test_a_message_is_read_by_its_device_alone() -> None:
    device = Device()
    with push_service() as service:
        posted = pushed(service, device)
    assert posted.path == "/fcm/send/1"
    assert device.read(posted.content) == {
        "title": TURN.subject,
        "body": TURN.body,
        "page": "#/table/abc",
    }
    assert b"Jack" not in posted.content
    with pytest.raises(Exception, match="Decryption"):
        Device().read(posted.content)


def test_a_message_is_signed_for_its_push_service_and_not_for_long() -> None:
    with push_service() as service:
        posted = pushed(service, Device())
    assert posted.claims == {
        "aud": f"https://{HOST}",
        "exp": int(NOW) + SIGNED_FOR,
        "sub": "https://games.example.org",
    }
    assert posted.key == PushSender(KEY, "https://games.example.org/").public_key
    assert posted.headers["content-encoding"] == "aes128gcm"


def test_the_push_service_cannot_tell_messages_by_their_length() -> None:
    keys = Device().keys
    short = Message("Ende", "Aus.", "https://x.example.org/#/table/a", "en")
    assert len(encrypted(keys, TURN)) == len(encrypted(keys, short))


@pytest.mark.parametrize(
    ("status", "error"), [(404, ChannelGone), (410, ChannelGone), (429, None), (500, None)]
)
def test_a_subscription_that_has_ended_is_told_from_trouble(
    status: int, error: type[SendingFailed] | None
) -> None:
    with push_service(status) as service, pytest.raises(SendingFailed) as raised:
        pushed(service, Device())
    assert isinstance(raised.value, error or SendingFailed)
    assert isinstance(raised.value, ChannelGone) == (error is not None)


def test_nothing_is_sent_into_a_private_network() -> None:
    with push_service(201, PUBLIC, "10.0.0.7") as service:
        with pytest.raises(SendingFailed):
            pushed(service, Device())
        assert service.got == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://example.org/push", "http://fcm.googleapis.com/fcm/send/1",
        "https://fcm.googleapis.com:8443/x", "https://fcm.googleapis.com.example.org/x",
        "https://evilfcm.googleapis.com.example.org/", "https://notfcm.googleapis.com/",
        "https://127.0.0.1/", "https://me@fcm.googleapis.com/", "https://fcm.googleapis.com/\r\nX:",
    ],
)  # fmt: skip
def test_an_endpoint_that_is_no_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(NotNow):
        check_subscription(Subscription(endpoint, Device().keys))


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc", "https://web.push.apple.com/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)  # fmt: skip
def test_the_push_services_of_the_browsers_are_taken(endpoint: str) -> None:
    check_subscription(Subscription(endpoint, Device().keys))


@pytest.mark.parametrize("keys", [PushKeys("AAAA", "AAAA"), PushKeys("A", "A")])
def test_keys_that_are_none_are_refused(keys: PushKeys) -> None:
    with pytest.raises(NotNow):
        check_subscription(Subscription(Device().endpoint, keys))


def test_the_key_that_signs_is_made_once_and_kept(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        store = Store(f"sqlite:///{tmp_path / 'gaslamp.sqlite'}")
        keys.append(server_key(store, "vapid", make_vapid_key))
        store.close()
    assert keys[0] == keys[1]


def test_a_first_device_gets_the_usual_reasons_and_a_choice_is_kept() -> None:
    before = AlertSettings(channels={"turn": ("mail",), "over": ()})
    added = before.with_usual("push").channels
    assert added["turn"] == ("mail", "push")
    assert {reason for reason, kinds in added.items() if "push" in kinds} == {
        reason for reason, kinds in USUAL.items() if "push" in kinds
    }
    chosen = AlertSettings(channels={"over": ("push",)})
    assert chosen.with_usual("push") == chosen
