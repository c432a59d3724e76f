"""Statistics of duels: confidence intervals of a win share, and a test that may stop at any look.

The samples are the group means of a duel: the challenger's win share over one deal with every
rotation of seats. Groups are independent of each other, games within a group are not. Every sample
lies between 0 and 1, and the fair share is what an equal player would have.
"""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Any

import numpy as np

ERROR = 0.05  # how often an interval may miss the true share
PRIOR_GROUPS = 2.0  # see `interval`
BETS = 0.95 * 0.5 ** np.arange(9)  # see `confidence_sequence`
STEPS = 50  # of a bisection


def interval(shares: Any, fair: float, error: float = ERROR) -> tuple[float, float]:
    """A t interval of the mean share, for a number of groups that was fixed beforehand.

    Two more groups are added, of whose games the fair share is won. (Agresti and Coull add two wins
    and two losses for the same reason.) So few groups say little, and groups that are all alike, as
    when every game is won, do not make an interval of no width; of many groups nothing is noticed.
    """
    groups = len(shares) + PRIOR_GROUPS
    centre = (float(np.sum(shares)) + PRIOR_GROUPS * fair) / groups
    prior = fair * (1.0 - centre) ** 2 + (1.0 - fair) * centre**2
    squares = float(np.sum((np.asarray(shares) - centre) ** 2)) + PRIOR_GROUPS * prior
    deviation = math.sqrt(squares / (groups - 1.0) / groups)
    half = t_quantile(1.0 - error / 2.0, groups - 1.0) * deviation
    mean = float(np.mean(shares))
    return max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))


def mean_interval(samples: Any, error: float = ERROR) -> tuple[float, float]:
    """A t interval of the mean of any independent samples, of which there are at least two."""
    half = t_quantile(1.0 - error / 2.0, len(samples) - 1.0) * float(
        np.std(samples, ddof=1) / math.sqrt(len(samples))
    )
    return float(np.mean(samples)) - half, float(np.mean(samples)) + half


def confidence_sequence(shares: Any, error: float = ERROR) -> tuple[float, float]:
    """An interval that holds at all looks at once: it may be looked at after every group.

    It is a test by betting (Waudby-Smith and Ramdas, 2024). Against the claim that the true share
    is m, one bets on every group: a stake on "more" multiplies the wealth by 1 + bet * (share - m).
    If the claim is true nobody expects to gain, so by Ville's inequality the wealth reaches 1/error
    at any time with a probability of at most `error`. Claims that have made so rich are given up;
    half of the money bets on more and half on less, and each half is spread over several BETS.

    Chosen over bounds for a number of looks planned beforehand (O'Brien-Fleming, Lan-DeMets): it is
    exact for any shares between 0 and 1, few groups and sure winners too, asks neither how many
    looks there will be nor when, and does not hang on the order of the groups.
    """
    values, counts = np.unique(np.asarray(shares, float), return_counts=True)
    least = _last_refused(values, counts, error)
    most = 1.0 - _last_refused(1.0 - values, counts, error)
    return least, most


def _last_refused(values: Any, counts: Any, error: float) -> float:
    """The largest claim that is too low for so many samples of each value; 0 if none is."""
    low, high = 0.0, float(np.average(values, weights=counts))
    for _ in range(STEPS):
        middle = (low + high) / 2.0
        if _log_wealth(values, counts, middle) >= math.log(2.0 / error):
            low = middle
        else:
            high = middle
    return low


def _log_wealth(values: Any, counts: Any, claim: float) -> float:
    """Of bets that the true share is more than the claim: the larger the claim, the poorer."""
    if claim <= 0.0:
        return 0.0
    gains = np.log1p(BETS[:, None] * (values[None, :] / claim - 1.0)) @ counts
    return float(np.logaddexp.reduce(gains)) - math.log(len(BETS))


def verdict(low: float, high: float, fair: float) -> str:
    """Whether the share is surely above or below the fair one."""
    return "above" if low > fair else "below" if high < fair else "undecided"


def is_sure(low: float, high: float, fair: float) -> bool:
    return verdict(low, high, fair) != "undecided"


def t_quantile(probability: float, freedom: float) -> float:
    """Of Student's distribution, by an expansion around the normal one (Hill's, from 3 degrees on
    right to a thousandth); for 2 degrees and fewer exactly."""
    if freedom <= 1.0:
        return math.tan(math.pi * (probability - 0.5))
    if freedom <= 2.0:
        twice = 2.0 * probability - 1.0
        return twice * math.sqrt(2.0 / (1.0 - twice**2))
    z = NormalDist().inv_cdf(probability)
    terms = (
        (z**3 + z) / 4.0,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96.0,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384.0,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160.0,
    )
    return z + sum(term / freedom ** (power + 1) for power, term in enumerate(terms))
