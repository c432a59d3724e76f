"""The page of a match, for whoever has its link: the head that messengers read is made here.

The rest is the one page of the front end. Nothing stands in the head that a spectator may not see.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from trunkline.server.open_match import OpenMatch
from trunkline.server.problems import server_texts

_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r'<meta\s+name="description".*?/>', re.DOTALL)
_LANGUAGE = re.compile(r'<html lang="[a-z]*"')


@dataclass(frozen=True, slots=True)
class Head:
    title: str
    description: str
    page: str  # the address of the page
    picture: str  # and of its picture


def head_of(match: OpenMatch, language: str, base: str) -> Head:
    texts, names = server_texts(language), match.names(language)
    title = match.game.title_in(language)
    address = f"{base}/match/{match.id}"
    picture = (
        f"{base}/api/v1/matches/{match.id}/moments/{match.number}/picture.png"
        f"?eyes=spectator&language={language}"
    )
    outcome = match.position.outcome
    if outcome is None:
        playing = texts("page-playing", names=", ".join(names))
        return Head(title, playing, address, picture)
    order = sorted(range(len(names)), key=lambda seat: (outcome.ranking[seat], seat))
    scores = match.position.scores
    placed = (f"{outcome.ranking[seat]}. {names[seat]}: {scores[seat]}" for seat in order)
    won = texts("page-won", game=title, names=", ".join(names[seat] for seat in outcome.winners))
    return Head(won, " · ".join(placed), address, picture)


def with_head(page: str, head: Head, language: str) -> str:
    """The built page with that head. What people wrote, such as their names, is only ever text."""
    title, said = escape(head.title), escape(head.description)
    description = f'<meta name="description" content="{said}" />'
    more = "\n    ".join(
        f'<meta property="og:{name}" content="{escape(value)}" />'
        for name, value in (
            ("type", "website"),
            ("site_name", "Trunkline"),
            ("title", head.title),
            ("description", head.description),
            ("url", head.page),
            ("image", head.picture),
            ("image:type", "image/png"),
        )
    )
    card = '<meta name="twitter:card" content="summary_large_image" />'
    page = _LANGUAGE.sub(lambda _: f'<html lang="{language}"', page, count=1)
    page = _DESCRIPTION.sub(lambda _: description, page, count=1)
    return _TITLE.sub(lambda _: f"<title>{title}</title>\n    {more}\n    {card}", page, count=1)
