"""Sends mail by the operator's SMTP server. Needs the extra `mail`."""

from __future__ import annotations

from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import urlsplit

import aiosmtplib

from gaslamp.core.text import text
from gaslamp.core.translation import best_language, translate
from gaslamp.service.alert_messages import Message
from gaslamp.service.alert_store import Channel
from gaslamp.service.errors import SendingFailed
from gaslamp.service.mail_address import SmtpServer

TIMEOUT = 20.0  # seconds
POLICY = SMTP.clone(max_line_length=900)  # a link in a header stays whole


class MailSender:
    """Sends alerts and confirmations to players."""

    def __init__(self, smtp: SmtpServer, sender: str, public_url: str) -> None:
        """Send by an SMTP server, from an address, with links to this server."""
        self.smtp = smtp
        self.sender = sender
        self.public_url = public_url

    async def send(self, channel: Channel, message: Message) -> None:
        """Send an alert with the links to stop; `SendingFailed` where it was not taken."""
        page = f"{self.public_url}#/mail/stop/{channel.stop}"
        opened = translate(text("service-alert-open"), message.language)
        stopped = translate(text("service-alert-stop"), message.language)
        mail = self._mail(
            channel.address,
            message.subject,
            f"{message.body}\n\n{opened}\n{message.link}\n\n-- \n{stopped}\n{page}\n",
        )
        mail["List-Unsubscribe"] = f"<{self.public_url}api/alerts/stop/{channel.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._hand_in(mail)

    async def ask_to_confirm(self, address: str, code: str, language: str) -> None:
        """Send the link that confirms an address; `SendingFailed` where it was not taken."""
        language = best_language(language)
        asked = translate(text("service-alert-confirm"), language)
        otherwise = translate(text("service-alert-confirm-else"), language)
        subject = translate(text("service-alert-confirm-subject"), language)
        link = f"{self.public_url}#/mail/confirm/{code}"
        await self._hand_in(self._mail(address, subject, f"{asked}\n{link}\n\n{otherwise}\n"))

    def _mail(self, to: str, subject: str, body: str) -> EmailMessage:
        mail = EmailMessage(policy=POLICY)
        mail["From"] = self.sender
        mail["To"] = Address(addr_spec=to)
        mail["Subject"] = " ".join(subject.split())
        mail["Date"] = formatdate(usegmt=True)
        mail["Message-ID"] = make_msgid(domain=urlsplit(self.public_url).hostname)
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(body)
        return mail

    async def _hand_in(self, mail: EmailMessage) -> None:
        try:
            await aiosmtplib.send(
                mail,
                hostname=self.smtp.host,
                port=self.smtp.port,
                username=self.smtp.user,
                password=self.smtp.password,
                use_tls=self.smtp.is_encrypted,
                start_tls=self.smtp.must_upgrade,
                timeout=TIMEOUT,
            )
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise SendingFailed(type(error).__name__) from None
