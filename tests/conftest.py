"""What all tests share."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from tests.support.compile_rules import compile_rules

# Tests assert behaviour, never a time. In CI the same examples every time; elsewhere new ones.
settings.register_profile("trunkline", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("trunkline")


def pytest_sessionstart(session: pytest.Session) -> None:
    """The commands say that they compile; in tests they shall find it done.

    Here no process of the tests is started yet, and one of theirs finds that all is compiled.
    """
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    is_a_worker = hasattr(session.config, "workerinput")
    if not is_a_worker and not session.config.option.collectonly:
        compile_rules(terminal.write_line if terminal else print)
