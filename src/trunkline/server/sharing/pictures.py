"""Pictures of a match at any moment, as SVG and as PNG."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from typing import Literal

import anyio.to_thread
from anyio import CapacityLimiter

from trunkline.render.picture import picture, png_command, spelt_out
from trunkline.server.history.eyes import Onlooker
from trunkline.server.open_match import OpenMatch
from trunkline.server.packed import Packed
from trunkline.server.problems import Refused

Kind = Literal["svg", "png"]
TYPES: dict[Kind, str] = {"svg": "image/svg+xml", "png": "image/png"}
KEPT = 24  # half a megabyte each
LONGEST = 30.0  # seconds; one takes two


class Pictures:
    def __init__(self, drawing: CapacityLimiter) -> None:
        self._drawing = drawing
        # One at a time, in a process of its own: it keeps a core busy for a second.
        self._engraving = CapacityLimiter(1)
        self._kept: OrderedDict[Hashable, Packed] = OrderedDict()

    async def of(self, match: OpenMatch, onlooker: Onlooker, kind: Kind) -> Packed:
        svg = await anyio.to_thread.run_sync(_drawn, match, onlooker, limiter=self._drawing)
        if kind == "svg":
            return Packed(svg.encode(), TYPES[kind])
        async with self._engraving:
            found = self._kept.pop(svg, None) or Packed(await _engraved(svg), TYPES[kind])
        self._kept[svg] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def _drawn(match: OpenMatch, onlooker: Onlooker) -> str:
    """Made of what these eyes may see: `picture` asks for nothing else."""
    language = onlooker.language
    return picture(match.told_in(language), language, onlooker.eyes(match), match.number)


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
