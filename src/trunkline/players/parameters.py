"""The check of a player's parameters before compiled code reads them.

Compiled code trusts a row of parameters: of one that is too short it would read what lies behind,
and write into it. A kernel that is given parameters has a plain function beside its compiled ones,
`check_parameters(game, parameters)`, that raises BadSetup if they are not of its form.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from trunkline.core.errors import BadSetup
from trunkline.core.game import AnyGame


def checked(game: AnyGame, kernel: str, parameters: Any) -> Any:
    """These parameters, if that kernel can be given them; else BadSetup says what is wrong."""
    try:
        if not isinstance(parameters, np.ndarray) or parameters.dtype != np.float32:
            raise BadSetup("they are an array of float32 numbers")
        if parameters.ndim != 1:
            raise BadSetup(f"they are one row, not of the shape {parameters.shape}")
        if not np.isfinite(parameters).all():
            raise BadSetup("one of them is not a number, or has no bound")
        check = getattr(import_module(kernel), "check_parameters", None)
        if check is not None:
            check(game, parameters)
    except BadSetup as error:
        raise BadSetup(f"parameters that do not fit {kernel}: {error}") from None
    return parameters
