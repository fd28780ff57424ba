"""The rows of the route table that are about alerts."""

from __future__ import annotations

from gaslamp.service.alert_settings import AlertSettings
from gaslamp.service.errors import NotNow, NotYours
from gaslamp.service.push_subscription import Subscription
from gaslamp.web import alert_routes
from gaslamp.web.api_route import STORED, ApiRoute
from gaslamp.web.player_routes import Done

ALERTS = "/api/player/alerts"

ALERT_ROUTES = (
    ApiRoute(
        "GET",
        ALERTS,
        lambda on: on.alerts.show,
        alert_routes.AlertsShown,
        "Show how the player is reached, and what for.",
        bearer="required",
        errors=STORED,
    ),
    ApiRoute(
        "POST",
        ALERTS,
        lambda on: on.alerts.store_settings,
        alert_routes.AlertsShown,
        "Store what the player wants alerts of.",
        request=AlertSettings,
        bearer="required",
        errors=(*STORED, NotNow),
    ),
    ApiRoute(
        "POST",
        f"{ALERTS}/mail",
        lambda on: on.alerts.add_mail,
        alert_routes.AlertsShown,
        "Take an address, and send it the link that confirms it.",
        request=alert_routes.MailAddress,
        cost=40.0,
        bearer="required",
        errors=(*STORED, NotNow),
    ),
    ApiRoute(
        "POST",
        f"{ALERTS}/webhook",
        lambda on: on.alerts.add_webhook,
        alert_routes.AlertsShown,
        "Take the URL of a chat's webhook.",
        request=alert_routes.WebhookAddress,
        cost=20.0,
        bearer="required",
        errors=(*STORED, NotNow),
    ),
    ApiRoute(
        "POST",
        f"{ALERTS}/push",
        lambda on: on.alerts.add_device,
        alert_routes.AlertsShown,
        "Take the subscription of this device to Web Push.",
        request=Subscription,
        cost=20.0,
        bearer="required",
        errors=(*STORED, NotNow, NotYours),
    ),
    ApiRoute(
        "POST",
        f"{ALERTS}/remove/{{kind}}",
        lambda on: on.alerts.remove,
        alert_routes.AlertsShown,
        "Remove a channel: `mail`, `webhook`, or `push` for this device.",
        bearer="required",
        errors=(*STORED, NotNow),
    ),
    ApiRoute(
        "POST",
        f"{ALERTS}/try/{{kind}}",
        lambda on: on.alerts.try_one,
        Done,
        "Send one alert to try a channel: `mail`, `webhook`, or `push` to this device.",
        cost=20.0,
        bearer="required",
        errors=(*STORED, NotNow),
    ),
    ApiRoute(
        "POST",
        "/api/alerts/confirm/{code}",
        lambda on: on.alerts.confirm,
        Done,
        "Confirm an address by the code of its link.",
        errors=(*STORED, NotYours),
    ),
    ApiRoute(
        "POST",
        "/api/alerts/stop/{code}",
        lambda on: on.alerts.stop,
        Done,
        "Send nothing more to the address whose mail had this link.",
        errors=STORED,
    ),
)
