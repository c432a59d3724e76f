"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import settings

# Tests assert behaviour, never a time. In CI the same examples every time; elsewhere new ones.
settings.register_profile("trunkline", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("trunkline")
