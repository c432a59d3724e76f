"""The icon in pixels, for home screens and notices that take no SVG."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Literal

from anyio import to_thread
from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from trunkline.render.svg_to_png import render
from trunkline.server.packed import Packed
from trunkline.server.site_files import SITE, SiteFiles

ROUND = ' rx="12"'  # a home screen rounds the corners itself, and is black where nothing is drawn
DAY = "public, max-age=86400"

router = APIRouter(include_in_schema=False)
_site = SiteFiles()


@router.api_route("/icon-{pixels}.png", methods=["GET", "HEAD"])
async def icon(pixels: Literal["180", "192", "512"], request: Request) -> Response:
    drawing = SITE / "icon.svg"
    if not drawing.is_file():
        return _site.answer(request)  # nothing is built: it says so
    return (await to_thread.run_sync(_drawn, drawing, int(pixels))).answer(request)


@functools.cache
def _drawn(drawing: Path, pixels: int) -> Packed:
    square = drawing.read_text(encoding="utf-8").replace(ROUND, "")
    return Packed(render(square, pixels), "image/png", DAY)
