"""Notices by e-mail, through the mail server that the operator has named."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from trunkline.server.notices.mail_server import MailServer, is_address
from trunkline.server.notices.problems import Undelivered

PATIENCE = 15.0  # seconds for each answer of the mail server
FOR_GOOD = 500  # an answer of a mail server from here on will not change


def as_address(text: str) -> str:
    """With the domain as mail servers write it. Undelivered: it is no address."""
    local, _, domain = text.strip().rpartition("@")
    try:
        plain = f"{local}@{domain.encode('idna').decode()}"
    except UnicodeError:
        plain = ""
    if not is_address(plain):
        raise Undelivered("bad-address", final=True)
    return plain


def letter(
    server: MailServer, to: str, subject: str, text: str, headers: Mapping[str, str]
) -> EmailMessage:
    message = EmailMessage()
    message["From"] = f"Trunkline <{server.sender}>"
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"  # nobody's answering machine shall answer
    for name, value in headers.items():
        message[name] = value
    message.set_content(text, cte="quoted-printable")
    return message


def send(server: MailServer, message: EmailMessage) -> None:
    """Blocks until the mail server has taken it."""
    try:
        with _connected(server) as connection:
            if server.user:
                connection.login(server.user, server.password)
            connection.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise Undelivered("address-refused", final=min(codes) >= FOR_GOOD) from None
    except smtplib.SMTPAuthenticationError:
        raise Undelivered("mail-login") from None
    except (smtplib.SMTPException, OSError):
        raise Undelivered("mail-server") from None


def _connected(server: MailServer) -> smtplib.SMTP:
    if server.secure:
        return smtplib.SMTP_SSL(
            server.host, server.port, timeout=PATIENCE, context=ssl.create_default_context()
        )
    connection = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    if server.starttls:
        try:
            connection.starttls(context=ssl.create_default_context())
        except BaseException:
            connection.close()
            raise
    return connection
