"""Deterministic random numbers, the same on every machine, compiled or not.

The generator is sfc32 (Chris Doty-Humphrey's small fast counting generator): adds, shifts and
exclusive-ors of 32-bit words. The words are kept in int64 fields and masked, because unsigned
arithmetic differs between Python, NumPy and compiled code.
"""

from __future__ import annotations

from trunkline.core.compiled import compiled
from trunkline.core.struct import Row, Struct, int64

WORD = 0xFFFFFFFF
WARM_UP = 16
SEEDS = 2**63


class Random(Struct):
    words: Row = int64(4)


@compiled
def seed_random(random: Random, seed: int, stream: int) -> None:
    """Start the generator; streams of one seed are independent of each other."""
    random.words[0] = seed & WORD
    random.words[1] = (seed >> 32) & WORD
    random.words[2] = stream & WORD
    random.words[3] = 1
    for _ in range(WARM_UP):
        next_word(random)


@compiled
def next_word(random: Random) -> int:
    """32 random bits."""
    a, b, c = random.words[0], random.words[1], random.words[2]
    word = (a + b + random.words[3]) & WORD
    random.words[3] = (random.words[3] + 1) & WORD
    random.words[0] = b ^ (b >> 9)
    random.words[1] = (c + (c << 3)) & WORD
    random.words[2] = (((c << 21) & WORD | (c >> 11)) + word) & WORD
    return word


@compiled
def below(random: Random, limit: int) -> int:
    """A number from 0 to limit - 1, every one exactly as likely (Lemire's method)."""
    product = next_word(random) * limit
    if (product & WORD) < limit:
        unfair = (WORD + 1 - limit) % limit
        while (product & WORD) < unfair:
            product = next_word(random) * limit
    return product >> 32


@compiled
def shuffle(random: Random, cards: Row, count: int) -> None:
    """Shuffle the first `count` cards in place."""
    for last in range(count - 1, 0, -1):
        other = below(random, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
