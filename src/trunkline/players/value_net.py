"""The value net: a small neural network that judges a position by its features.

Two hidden layers of rectified units, with a straight way from the features past them, and two
outputs between 0 and 1: the share of the win that the seat may expect, and how far ahead of the
best other it will be (its margin), squashed. So a net can repeat a good evaluation among the
features as it is, and the hidden units learn what is wrong with it. The weights
of a game lie beside its rules (`value_net.npz`), as half-precision numbers; compiled code gets them
as one row of numbers, so that other weights need no compiling.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from trunkline.core.compiled import compiled
from trunkline.core.errors import BadSetup
from trunkline.core.game import AnyGame
from trunkline.core.struct import FloatRow

FILE = "value_net.npz"
LAYERS = ("first", "second", "last", "skip")
OUTPUTS = 2
WIN, MARGIN = range(OUTPUTS)

# How the row begins; the weights and biases of the layers follow.
INPUTS, FIRST, SECOND, SCALE, HEADER = range(5)


@dataclass(frozen=True, eq=False)
class ValueNet:
    """Weights by layer, with one more row at the end of each but `skip`: the biases."""

    first: Any
    second: Any
    last: Any
    skip: Any  # from the features to the outputs
    scale: float  # of the margin: so many points ahead are sigmoid(1)

    @property
    def inputs(self) -> int:
        return int(self.first.shape[0]) - 1

    def row(self) -> Any:
        """For compiled code: see `judge_features`."""
        sizes = [self.inputs, self.first.shape[1], self.second.shape[1], self.scale]
        parts = [np.array(sizes), *(getattr(self, layer).ravel() for layer in LAYERS)]
        return np.concatenate(parts).astype(np.float32)

    def outputs(self, rows: Any) -> Any:
        """For many rows of features at once, without compiled code."""
        hidden = np.maximum(rows @ self.first[:-1] + self.first[-1], 0.0)
        deep = np.maximum(hidden @ self.second[:-1] + self.second[-1], 0.0)
        return squashed(deep @ self.last[:-1] + self.last[-1] + rows @ self.skip, 1.0)

    def save(self, path: Path) -> None:
        """All of it or nothing: a training that is stopped leaves the old file whole."""
        halves = {layer: getattr(self, layer).astype(np.float16) for layer in LAYERS}
        beside = path.with_suffix(".part.npz")
        np.savez(beside, scale=np.float32(self.scale), **halves)
        beside.replace(path)


def new_net(inputs: int, first: int, second: int, scale: float, seed: int) -> ValueNet:
    """Small random weights (He's initialisation), from which learning begins."""
    random = np.random.default_rng(seed)

    def layer(rows: int, columns: int) -> Any:
        weights = random.normal(0.0, math.sqrt(2.0 / rows), (rows + 1, columns))
        weights[-1] = 0.0
        return weights.astype(np.float32)

    last = layer(second, OUTPUTS) * np.float32(0.1)
    skip = np.zeros((inputs, OUTPUTS), np.float32)
    return ValueNet(layer(inputs, first), layer(first, second), last, skip, scale)


def changed(net: ValueNet, by: float, seed: int) -> ValueNet:
    """Another taste: each layer's weights with noise, `by` times as large as they are."""
    random = np.random.default_rng(seed)

    def layer(weights: Any) -> Any:
        noise = random.normal(0.0, by * float(weights.std()), weights.shape)
        return (weights + noise).astype(np.float32)

    layers = {name: layer(getattr(net, name)) for name in LAYERS}
    return ValueNet(**layers, scale=net.scale)


def with_ideas(net: ValueNet, count: int, by: float, seed: int) -> ValueNet:
    """Perturbed: so many features, any ones, matter more, or less, than they did. That is what an
    idea about the game comes to, such as that the way to a far city is worth its price."""
    random = np.random.default_rng(seed)
    skip = net.skip.copy()
    features = random.choice(net.inputs, min(count, net.inputs), replace=False)
    skip[features] += by * random.choice((-1.0, 1.0), (len(features), 1)).astype(np.float32)
    return replace(net, skip=skip)


def rescaled(net: ValueNet, scale: float) -> ValueNet:
    """About the same judgements, with margins on another scale: what is even stays so."""
    last, skip = net.last.copy(), net.skip.copy()
    for weights in (last, skip):
        weights[:, MARGIN] *= net.scale / scale
    return replace(net, last=last, skip=skip, scale=scale)


def read_net(path: Path) -> ValueNet:
    with np.load(path) as file:
        layers = {layer: file[layer].astype(np.float32) for layer in LAYERS}
        return ValueNet(**layers, scale=float(file["scale"]))


def shapes_of(inputs: int, first: int, second: int) -> tuple[tuple[int, int], ...]:
    """Rows and columns of each layer."""
    return (inputs + 1, first), (first + 1, second), (second + 1, OUTPUTS), (inputs, OUTPUTS)


def check_row(row: Any, inputs: int) -> None:
    """BadSetup unless compiled code can judge so many features by this row."""
    if len(row) < HEADER or (sizes := [int(size) for size in row[:SCALE]])[INPUTS] != inputs:
        raise BadSetup(f"the net must begin with its sizes, the first of them {inputs} features")
    size = HEADER + sum(rows * columns for rows, columns in shapes_of(*sizes))
    if min(sizes) < 1 or len(row) != size:
        raise BadSetup(f"a net of the sizes {sizes} is a row of {size} numbers, not of {len(row)}")


def net_of_row(row: Any) -> ValueNet:
    """The net that `row` made this row of."""
    shapes = shapes_of(*(int(size) for size in row[:SCALE]))
    layers, at = {}, HEADER
    for name, (rows, columns) in zip(LAYERS, shapes, strict=True):
        layers[name] = row[at : at + rows * columns].reshape(rows, columns)
        at += rows * columns
    return ValueNet(**layers, scale=float(row[SCALE]))


def net_path(game: AnyGame) -> Path:
    """Where the weights lie that the package brings for this game."""
    return game.folder / FILE


@functools.cache
def net_of(game: AnyGame) -> ValueNet:
    """The net that the package brings for this game; one that repeats its `evaluate`, where a game
    has no features."""
    if not game.features:
        return evaluation_net()
    path = net_path(game)
    if not path.is_file():
        raise BadSetup(
            f"{game.title} has features and no weights: `trunkline train {game.id}` makes {path}"
        )
    return read_net_for(game, path)


def read_net_for(game: AnyGame, path: Path) -> ValueNet:
    """The net in a file, if it is one for this game; else BadSetup."""
    try:
        net = read_net(path)
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise BadSetup(f"{path} has no net that can be read: {error}") from None
    if net.inputs != game.features:
        raise BadSetup(
            f"{path} was learned from {net.inputs} features, and {game.title} has {game.features}: "
            f"`trunkline train {game.id}` learns it anew"
        )
    return net


def evaluation_net(scale: float = 20.0) -> ValueNet:
    """Of one feature, an evaluation in points: both outputs are sigmoid(points / scale)."""
    first = np.array([[1.0 / scale, -1.0 / scale], [0.0, 0.0]], np.float32)
    second = np.array([[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]], np.float32)
    last = np.array([[1.0, 1.0], [-1.0, -1.0], [0.0, 0.0]], np.float32)
    return ValueNet(first, second, last, np.zeros((1, OUTPUTS), np.float32), scale)


def squashed(margins: Any, scale: float) -> Any:
    """Margins as the net gives them: between 0 and 1, a half where nobody is ahead."""
    return 1.0 / (1.0 + np.exp(-np.clip(margins / scale, -30.0, 30.0)))


def stretched(squashed_margins: Any, scale: float) -> Any:
    """The margins of which `squashed` made these."""
    bounded = np.clip(squashed_margins, 1e-6, 1.0 - 1e-6)
    return scale * np.log(bounded / (1.0 - bounded))


@compiled
def judge_features(net: FloatRow, x: FloatRow, room: FloatRow, out: FloatRow) -> None:
    """The outputs for these features. `room` is as large as `units_and_places` says.

    Many features are 0, and cost nothing; the inner loops run over the units, side by side, for
    four features at once: so the sums are fetched and put back less often.
    """
    inputs, first, second = int(net[INPUTS]), int(net[FIRST]), int(net[SECOND])
    w1 = HEADER
    w2 = w1 + (inputs + 1) * first
    w3 = w2 + (first + 1) * second
    skip = w3 + (second + 1) * OUTPUTS
    hidden, deep = room[:first], room[first : first + second]
    places = room[first + second :]
    copy_row(out, net[skip - OUTPUTS : skip])
    copy_row(hidden, net[w2 - first : w2])
    add_products(hidden, net[w1:w2], x, places)
    add_few_products(out, net[skip:], x)
    copy_row(deep, net[w3 - second : w3])
    clear_negative(hidden)
    add_products(deep, net[w2:w3], hidden, places)
    clear_negative(deep)
    add_few_products(out, net[w3:skip], deep)
    for k in range(OUTPUTS):
        out[k] = sigmoid(out[k])


@compiled
def copy_row(to: FloatRow, numbers: FloatRow) -> None:
    """In a loop of its own: an assignment to a slice takes Numba a second to compile."""
    for j in range(len(to)):
        to[j] = numbers[j]


@compiled
def clear(row: FloatRow) -> None:
    for j in range(len(row)):
        row[j] = 0.0


@compiled
def clear_negative(row: FloatRow) -> None:
    for j in range(len(row)):
        row[j] = max(row[j], 0.0)


@compiled
def add_products(sums: FloatRow, weights: FloatRow, x: FloatRow, places: FloatRow) -> None:
    """Each number that is not 0 times its row of weights."""
    count, size = 0, len(sums)
    for i in range(len(x)):
        places[count] = i
        count += x[i] != 0.0
    done = 0
    while done + 4 <= count:
        a, b = int(places[done]), int(places[done + 1])
        c, d = int(places[done + 2]), int(places[done + 3])
        add_four(
            sums,
            weights[a * size : (a + 1) * size],
            weights[b * size : (b + 1) * size],
            weights[c * size : (c + 1) * size],
            weights[d * size : (d + 1) * size],
            x[a],
            x[b],
            x[c],
            x[d],
        )
        done += 4
    for place in range(done, count):
        i = int(places[place])
        add_scaled(sums, weights[i * size : (i + 1) * size], x[i])


@compiled
def add_four(
    sums: FloatRow,
    first: FloatRow,
    second: FloatRow,
    third: FloatRow,
    fourth: FloatRow,
    a: float,
    b: float,
    c: float,
    d: float,
) -> None:
    for j in range(len(sums)):
        sums[j] += (first[j] * a + second[j] * b) + (third[j] * c + fourth[j] * d)


@compiled
def add_few_products(sums: FloatRow, weights: FloatRow, x: FloatRow) -> None:
    """The same for two sums."""
    win, margin = sums[WIN], sums[MARGIN]
    for i in range(len(x)):
        win += x[i] * weights[OUTPUTS * i + WIN]
        margin += x[i] * weights[OUTPUTS * i + MARGIN]
    sums[WIN], sums[MARGIN] = win, margin


@compiled
def add_scaled(sums: FloatRow, weights: FloatRow, by: float) -> None:
    for j in range(len(sums)):
        sums[j] += weights[j] * by


@compiled
def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


@compiled
def units_and_places(net: FloatRow) -> int:
    """How much room `judge_features` needs: for the units, and to list what is not 0."""
    return int(net[FIRST]) + int(net[SECOND]) + max(int(net[INPUTS]), int(net[FIRST]))
