"""Fitting a value net to what self-play has shown: gradient descent by PyTorch (extra `train`).

On a GPU where there is one, else on the CPU. The rows stay in the memory of the device; the oldest
make room for new ones.
"""

from __future__ import annotations

import importlib.util
from typing import Any

import numpy as np

from trunkline.core.errors import BadSetup
from trunkline.players.value_net import LAYERS, ValueNet, squashed

BATCH = 4_096
AVERAGED = 0.998  # of the averaged weights that a step keeps, once there were many steps
WEIGHT_DECAY = 1e-5


def check_torch() -> None:
    if importlib.util.find_spec("torch") is None:
        raise BadSetup("learning needs PyTorch: pip install 'trunkline[train]'")


class Fitter:
    """The net that learns, its optimiser, and the rows it learns from."""

    def __init__(self, net: ValueNet, capacity: int, seed: int) -> None:
        import torch  # noqa: PLC0415

        self._torch = torch
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self._random = torch.Generator(self.device).manual_seed(seed)
        self._scale = net.scale
        self._capacity = capacity
        self._rows: Any = None
        self._targets: Any = None
        self.rows = 0
        self.load(net)

    def load(self, net: ValueNet) -> None:
        """Go on from these weights."""
        torch = self._torch
        self._weights = [
            torch.tensor(getattr(net, layer), device=self.device, requires_grad=True)
            for layer in LAYERS
        ]
        self._averaged = [weight.detach().clone() for weight in self._weights]
        self._steps = 0
        self._optimiser = torch.optim.AdamW(self._weights, lr=1e-3, weight_decay=WEIGHT_DECAY)

    def forget(self) -> None:
        """Drop all rows."""
        self.rows, self._rows, self._targets = 0, None, None

    def add(self, rows: Any, wins: Any, margins: Any) -> None:
        """New rows with their outcomes; margins are squashed by the net's scale."""
        torch = self._torch
        targets = np.stack([wins, squashed(margins, self._scale)], axis=1)
        fresh = torch.tensor(rows, device=self.device)
        wanted = torch.tensor(targets.astype(np.float32), device=self.device)
        if self._rows is not None:
            fresh = torch.cat([self._rows, fresh])
            wanted = torch.cat([self._targets, wanted])
        self._rows, self._targets = fresh[-self._capacity :], wanted[-self._capacity :]
        self.rows = len(self._rows)

    def fit(self, steps: int, rate: float) -> float:
        """So many steps; the mean loss of the last tenth."""
        torch = self._torch
        for group in self._optimiser.param_groups:
            group["lr"] = rate
        total, counted = torch.zeros((), device=self.device), 0
        for step in range(steps):
            at = torch.randint(
                self.rows, (min(BATCH, self.rows),), generator=self._random, device=self.device
            )
            loss = torch.nn.functional.binary_cross_entropy_with_logits(
                self._forward(self._rows[at].float()), self._targets[at]
            )
            self._optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self._weights, 1.0)
            self._optimiser.step()
            self._average()
            if step >= steps * 9 // 10:
                total, counted = total + loss.detach(), counted + 1
        return float(total) / max(counted, 1)

    def _average(self) -> None:
        """Over the last steps; at first over a part of all that there were."""
        self._steps += 1
        kept = min(AVERAGED, self._steps / (3.0 + self._steps))
        with self._torch.no_grad():
            for averaged, weight in zip(self._averaged, self._weights, strict=True):
                averaged.lerp_(weight, 1.0 - kept)

    def _forward(self, rows: Any) -> Any:
        first, second, last, skip = self._weights
        hidden = (rows @ first[:-1] + first[-1]).relu()
        deep = (hidden @ second[:-1] + second[-1]).relu()
        return deep @ last[:-1] + last[-1] + rows @ skip

    def net(self) -> ValueNet:
        """The average of the weights over the last steps, which swings less than they do."""
        layers = [each.cpu().numpy().copy() for each in self._averaged]
        return ValueNet(**dict(zip(LAYERS, layers, strict=True)), scale=self._scale)
