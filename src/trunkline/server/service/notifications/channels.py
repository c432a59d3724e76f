"""Notices in the formats of the places where groups talk: Discord, Slack, Telegram; and as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from trunkline.server.service.notifications.safe_http import checked_url
from trunkline.server.service.notifications.templates import Notice, Undelivered
from trunkline.server.storage.notifications import Service

TELEGRAM = "https://api.telegram.org"
LONGEST = {"discord": 2000, "slack": 3000, "telegram": 4096}  # characters of a message
_BOT = re.compile(r"\d{5,16}:[A-Za-z0-9_-]{30,64}")
_CHAT = re.compile(r"-?\d{1,20}|@[A-Za-z0-9_]{4,32}")
_MARKS = re.compile(r"([\\*_~`|>#\[\]()@<])")


def channel_address(service: Service, url: str, bot: str, chat: str) -> dict[str, str]:
    """What is to be kept of it. Undelivered: it cannot be right."""
    if service != "telegram":
        checked_url(url)
        return {"url": url}
    if not _BOT.fullmatch(bot):
        raise Undelivered("bad-bot", final=True)
    if not _CHAT.fullmatch(chat):
        raise Undelivered("bad-chat", final=True)
    return {"bot": bot, "chat": chat}


def url_of(address: Mapping[str, Any]) -> str:
    if address["service"] == "telegram":
        return f"{TELEGRAM}/bot{address['bot']}/sendMessage"
    return str(address["url"])


def body_of(address: Mapping[str, Any], notice: Notice) -> bytes:
    return json.dumps(_message(address, notice), ensure_ascii=False).encode()


def _message(address: Mapping[str, Any], notice: Notice) -> dict[str, object]:
    service = address["service"]
    if service == "discord":
        # Nobody's name rings a bell for a whole channel.
        text = _each(notice, lambda text: _MARKS.sub(r"\\\1", text), LONGEST[service])
        return {"content": text, "allowed_mentions": {"parse": []}}
    if service == "slack":
        return {"text": _each(notice, _slack, LONGEST[service]), "unfurl_links": False}
    if service == "telegram":
        return {
            "chat_id": address["chat"],
            "text": notice.text[: LONGEST[service]],
            "link_preview_options": {"is_disabled": True},
        }
    return {"subject": notice.subject, "items": [asdict(each) for each in notice.items]}


def _each(notice: Notice, plain: Any, most: int) -> str:
    """Items as long as they fit: a link is never cut in two."""
    text = ""
    for each in notice.items:
        more = f"{plain(each.title)}\n{plain(each.text)}\n{each.link}"
        if len(text) + len(more) + 2 > most:
            break
        text += ("\n\n" if text else "") + more
    return text


def _slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
