"""SVG into PNG, by resvg. Also a program: SVG in, PNG out.

resvg lets nothing else run in its process while it draws, for a second or more. So a server starts
this file by its path, which loads nothing of the rest.
"""

from __future__ import annotations

import sys
from pathlib import Path

FONTS = Path(__file__).parent / "fonts"
FAMILY = "Old Standard TT"


def render(svg: str, pixels: int) -> bytes:
    # Loaded where it is needed: most who use Trunkline never draw a PNG.
    import resvg_py  # noqa: PLC0415

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=pixels,
            skip_system_fonts=True,
            font_files=[str(each) for each in sorted(FONTS.glob("*.ttf"))],
            font_family=FAMILY,
            serif_family=FAMILY,
        )
    )


if __name__ == "__main__":
    drawn = render(sys.stdin.buffer.read().decode(), int(sys.argv[1]))
    sys.stdout.buffer.write(drawn)
