"""Matches of an earlier program: what it knew of them, where this one has something else."""

from __future__ import annotations

import contextlib

from trunkline.core.errors import BadBoard
from trunkline.server import states
from trunkline.server.asking import Asking
from trunkline.server.library import ground_as_it_was, installed_games, known_game, recall_board
from trunkline.server.storage.forms import Forms
from trunkline.server.storage.rows import StoredMatch


def share_layouts(forms: Forms) -> None:
    """Learn how earlier programs laid out their states, and leave to later ones how we do."""
    own = (states.own_layout(game) for game in installed_games())
    forms.keep_layouts({digest.hex(): layout for digest, layout in own})
    states.learn(forms.layouts())


async def recall(asking: Asking, forms: Forms, facts: StoredMatch) -> None:
    """Read what is needed to open the match, if that is not known here."""
    game = known_game(facts.game)
    if not states.is_known(game, facts.state):
        states.learn(await asking.stored(forms.layouts))
    if ground_as_it_was(game, facts.board, facts.options, facts.fingerprint) is None:
        text = await asking.stored(forms.board, facts.fingerprint)
        with contextlib.suppress(BadBoard):  # the present schema may have no room for it
            recall_board(game, text or "")
