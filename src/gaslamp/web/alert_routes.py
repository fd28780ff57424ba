"""Requests about alerts: how a player is reached, what for, and the links of mails."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.core.text import text
from gaslamp.service.alert_settings import KINDS, AlertSettings, Kind, check_zone
from gaslamp.service.alert_store import AlertStore, Channel
from gaslamp.service.alerts import Alerts
from gaslamp.service.errors import NotNow, SendingFailed
from gaslamp.service.mail_address import check_address
from gaslamp.service.player_data import Player
from gaslamp.service.push_subscription import Subscription, check_subscription
from gaslamp.service.webhook import LONGEST_URL, check_webhook
from gaslamp.web.player_routes import Done
from gaslamp.web.request_guard import RequestGuard
from gaslamp.web.requests import answered, body


class MailAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address to send mail to once it is confirmed, and the language of the mails."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Annotated[str, Meta(max_length=8)]


class WebhookAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The https URL of a chat's webhook."""

    url: Annotated[str, Meta(min_length=9, max_length=LONGEST_URL)]


class ChannelShown(msgspec.Struct, frozen=True):
    """A channel as its player sees it; the address of Web Push is the name of the device."""

    kind: Kind
    address: str
    confirmed: bool
    is_this: bool = False  # the device that asks


class AlertsShown(msgspec.Struct, frozen=True):
    """What this server can send, how the player is reached, and what for.

    With `push_key` a browser subscribes to the server's messages.
    """

    offered: tuple[Kind, ...]
    channels: tuple[ChannelShown, ...]
    settings: AlertSettings
    push_key: str = ""


class AlertRoutes:
    """The requests about alerts, each a method."""

    def __init__(self, guard: RequestGuard, alerts: Alerts) -> None:
        """Answer for the players of a registry."""
        self.guard = guard
        self.players = guard.registry.players
        self.alerts = alerts
        self.store: AlertStore = alerts.store

    async def show(self, request: Request) -> Response:
        """Show how the player is reached, and what for."""
        return await self._shown(await self.guard.player(request))

    async def store_settings(self, request: Request) -> Response:
        """Store what the player wants alerts of."""
        player = await self.guard.player(request)
        settings = await body(request, AlertSettings)
        check_zone(settings)
        await self.store.store_settings(player.id, settings)
        return await self._shown(player)

    async def add_mail(self, request: Request) -> Response:
        """Take an address, and send it the link that confirms it."""
        player = await self.guard.player(request)
        asked = await body(request, MailAddress)
        if self.alerts.mail is None:
            raise NotNow(text("service-no-channel"))
        address = check_address(asked.address)
        await self.store.note_confirmation(address)
        code = await self.store.add_channel(player.id, "mail", address, confirmed=False)
        try:
            await self.alerts.mail.ask_to_confirm(address, code, asked.language)
        except SendingFailed:
            raise NotNow(text("web-mail-failed")) from None
        return await self._shown(player)

    async def add_webhook(self, request: Request) -> Response:
        """Take the URL of a chat's webhook, and alert the player there from now on."""
        player = await self.guard.player(request)
        asked = await body(request, WebhookAddress)
        if "webhook" not in self.alerts.senders:
            raise NotNow(text("service-no-channel"))
        url = check_webhook(asked.url)
        await self.store.add_channel(player.id, "webhook", url, confirmed=True)
        await self.store.plan_again(player.id)
        return await self._shown(player)

    async def add_device(self, request: Request) -> Response:
        """Take the subscription of the device that asks, and alert the player there from now on."""
        player = await self.guard.player(request)
        subscription = await body(request, Subscription)
        if self.alerts.push is None:
            raise NotNow(text("service-no-channel"))
        check_subscription(subscription)
        await self.store.add_device(player, subscription)
        settings = await self.store.settings(player.id)
        await self.store.store_settings(player.id, settings.with_usual("push"))
        await self.store.plan_again(player.id)
        return await self._shown(player)

    async def remove(self, request: Request) -> Response:
        """Remove a channel of the player; of Web Push that of the device that asks."""
        player = await self.guard.player(request)
        kind = request.path_params["kind"]
        if kind not in KINDS:
            raise NotNow(text("service-no-channel"))
        await self.store.remove_channel(player, kind)
        return await self._shown(player)

    async def try_one(self, request: Request) -> Response:
        """Send the player one alert by a channel, to try it."""
        player = await self.guard.player(request)
        kind = request.path_params["kind"]
        if kind not in KINDS:
            raise NotNow(text("service-no-channel"))
        await self.alerts.send_to_try(player, kind)
        return answered(Done())

    async def confirm(self, request: Request) -> Response:
        """Confirm an address by the code of its link."""
        with self.guard.counting_guesses(request):
            await self.store.confirm(request.path_params["code"])
        return answered(Done())

    async def stop(self, request: Request) -> Response:
        """Send nothing more to the address whose mail had this link."""
        await self.store.stop(request.path_params["code"])
        return answered(Done())

    async def _shown(self, player: Player) -> Response:
        names = {device.id: device.name for device in await self.players.devices(player)}
        channels = await self.store.channels(player.id)
        shown = tuple(_shown(channel, player, names) for channel in channels)
        settings = await self.store.settings(player.id)
        key = self.alerts.push.public_key if self.alerts.push else ""
        return answered(AlertsShown(tuple(self.alerts.senders), shown, settings, key))


def _shown(channel: Channel, player: Player, devices: dict[str, str]) -> ChannelShown:
    if channel.kind == "push":
        is_this = channel.device == player.device
        return ChannelShown("push", devices.get(channel.device, ""), True, is_this)
    return ChannelShown(channel.kind, channel.address, channel.confirmed)
