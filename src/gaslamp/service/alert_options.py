"""What the operator set for alerts."""

from __future__ import annotations

import msgspec


class AlertOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The server's own address for links, the SMTP server, what else is allowed.

    Nothing is sent without a public address.
    """

    public_url: str = ""
    smtp_url: str = ""
    mail_from: str = ""
    webhooks: bool = False
    push: bool = False

    @property
    def sends_mail(self) -> bool:
        """Tell whether players can be sent mail."""
        return bool(self.public_url and self.smtp_url and self.mail_from)

    @property
    def sends_push(self) -> bool:
        """Tell whether players can be alerted on their devices."""
        return bool(self.public_url and self.push)

    @property
    def sends_webhooks(self) -> bool:
        """Tell whether players can name a webhook."""
        return bool(self.public_url and self.webhooks)
