"""Image diff: pictures are compared by what they show, and compressed; Chromium does both."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Page

QUALITY = 0.7  # of WebP
STRONG = 40  # of 255, in one of the channels: what an eye sees at once
MANY = 40  # pixels: less than a letter

_PIXELS = """
async function pixels(data) {
  const image = await createImageBitmap(await (await fetch(data)).blob());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const drawn = canvas.getContext("2d");
  drawn.drawImage(image, 0, 0);
  return [canvas, drawn.getImageData(0, 0, image.width, image.height).data];
}
"""
_COMPRESS = f"""async ([data, quality]) => {{
  {_PIXELS}
  const [canvas] = await pixels(data);
  return canvas.toDataURL("image/webp", quality);
}}"""
_DIFFERENT = f"""async ([one, other, strong]) => {{
  {_PIXELS}
  const [[, here], [, there]] = [await pixels(one), await pixels(other)];
  if (here.length !== there.length) return Infinity;
  let found = 0;
  for (let at = 0; at < here.length; at += 4) {{
    const by = [0, 1, 2].map((channel) => Math.abs(here[at + channel] - there[at + channel]));
    if (Math.max(...by) > strong) found += 1;
  }}
  return found;
}}"""


def renew(page: Page, png: bytes, path: Path) -> bool:
    """Write a picture as WebP, unless the file shows the same already."""
    made = compressed(page, png)
    if path.exists() and not is_different(page, made, path.read_bytes()):
        return False
    path.write_bytes(made)
    return True


def compressed(page: Page, png: bytes) -> bytes:
    """The picture as WebP."""
    url: str = page.evaluate(_COMPRESS, [_url(png, "png"), QUALITY])
    kind, _, data = url.partition(";base64,")
    assert kind == "data:image/webp", kind
    return base64.b64decode(data)


def is_different(page: Page, one: bytes, other: bytes) -> bool:
    """Whether an eye would see that two WebP pictures are not the same.

    Letters are not always smoothed alike, so that a few pixels may differ, and all a little.
    """
    pictures = [_url(one, "webp"), _url(other, "webp")]
    return bool(page.evaluate(_DIFFERENT, [*pictures, STRONG]) > MANY)


def _url(picture: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"
