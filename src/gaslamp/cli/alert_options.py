"""Checks the options of `serve` for alerts."""

from __future__ import annotations

import importlib.util
from urllib.parse import urlsplit

from gaslamp.cli.errors import UsageError
from gaslamp.cli.serve_options import ServeOptions
from gaslamp.core.text import text
from gaslamp.service.alert_options import AlertOptions
from gaslamp.service.mail_address import SmtpServer


def alert_options(place: ServeOptions) -> AlertOptions:
    """Return the options; `UsageError` where they can't work."""
    public_url = place.public_url
    if public_url and not _is_address(public_url):
        raise UsageError(text("cli-bad-public-url", url=public_url))
    if place.webhooks and not public_url:
        raise UsageError(text("cli-webhooks-incomplete"))
    if place.smtp_url:
        _check_mail(place)
    return AlertOptions(
        public_url=public_url.rstrip("/") + "/" if public_url else "",
        smtp_url=place.smtp_url,
        mail_from=place.mail_from,
        webhooks=place.webhooks,
        push=_has_push_libraries(),
    )


def _has_push_libraries() -> bool:
    """Tell whether the extra `push` is installed; without it, devices are not offered."""
    return all(importlib.util.find_spec(name) for name in ("http_ece", "py_vapid"))


def _is_address(written: str) -> bool:
    parts = urlsplit(written)
    is_plain = not (parts.query or parts.fragment or parts.username)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and is_plain


def _check_mail(place: ServeOptions) -> None:
    if not place.mail_from or not place.public_url:
        raise UsageError(text("cli-mail-incomplete"))
    try:
        SmtpServer.parse(place.smtp_url)
    except ValueError:
        raise UsageError(text("cli-bad-smtp-url")) from None  # it may hold a password
    if importlib.util.find_spec("aiosmtplib") is None:
        raise UsageError(text("cli-no-mail-library"))
