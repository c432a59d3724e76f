"""Puts the built front end into the wheel, so that whoever installs it needs no Node.

An editable install has none: there the server says how to build it.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SITE = Path("src/trunkline/server/site/index.html")


class FrontEnd(BuildHookInterface[BuilderConfig]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        root = Path(self.root)
        if version == "editable" or is_built(root):
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit(
                "trunkline: the front end is not built, and npm is not there to build it. Install "
                "Node 20.19 or newer, or run `make wheel`, which brings its own."
            )
        self.app.display_info("Building the front end")
        for arguments in (["ci", "--silent"], ["run", "--silent", "build"]):
            subprocess.run([npm, *arguments], cwd=root / "web", check=True)


def is_built(root: Path) -> bool:
    """Whether the site is there, and no source is newer. (In an sdist all are equally old.)"""
    site = root / SITE
    return site.is_file() and all(
        source.stat().st_mtime <= site.stat().st_mtime for source in sources(root / "web")
    )


def sources(folder: Path) -> Iterator[Path]:
    for each in folder.iterdir() if folder.is_dir() else ():
        if each.name == "node_modules":
            continue
        if each.is_dir():
            yield from sources(each)
        else:
            yield each
