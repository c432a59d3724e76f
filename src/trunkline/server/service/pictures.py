"""Pictures of a match at any moment, as SVG and as PNG."""

from __future__ import annotations

import asyncio
from typing import Literal

import anyio.to_thread
from anyio import CapacityLimiter

from trunkline.core.picture import picture, png_command, spelt_out
from trunkline.server.model.cache import LruCache
from trunkline.server.model.cached_body import CachedBody
from trunkline.server.model.errors import Refused
from trunkline.server.model.snapshot import MatchSnapshot
from trunkline.server.model.viewer import PastViewer

Kind = Literal["svg", "png"]
TYPES: dict[Kind, str] = {"svg": "image/svg+xml", "png": "image/png"}
KEPT = 24  # half a megabyte each
LONGEST = 30.0  # seconds; one takes two


class Pictures:
    def __init__(self, drawing: CapacityLimiter) -> None:
        self._drawing = drawing
        # One at a time, in a process of its own: it keeps a core busy for a second.
        self._engraving = CapacityLimiter(1)
        self._cache: LruCache[str, CachedBody] = LruCache(KEPT)

    async def of(self, match: MatchSnapshot, past_viewer: PastViewer, kind: Kind) -> CachedBody:
        svg = await anyio.to_thread.run_sync(_drawn, match, past_viewer, limiter=self._drawing)
        if kind == "svg":
            return CachedBody(svg.encode(), TYPES[kind])
        async with self._engraving:
            found = self._cache.get(svg) or CachedBody(await _engraved(svg), TYPES[kind])
        return self._cache.put(svg, found)


def _drawn(match: MatchSnapshot, past_viewer: PastViewer) -> str:
    """Made of what these eyes may see: `picture` asks for nothing else."""
    language = past_viewer.language
    return picture(match.position_in(language), language, past_viewer.eyes(match), match.number)


async def _engraved(svg: str) -> bytes:
    process = await asyncio.create_subprocess_exec(
        *png_command(),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(LONGEST):
            drawn, _ = await process.communicate(spelt_out(svg).encode())
    except TimeoutError:
        raise Refused(503, "unavailable", "problem-no-picture") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not drawn:
        raise Refused(503, "unavailable", "problem-no-picture")
    return drawn
