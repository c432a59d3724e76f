"""Golden matches: transcripts that a person reviews, digests of all others, and perft numbers.

A transcript tells a whole match: who decided, among how many actions, what was done and what came
of it, and the whole position whenever a page is full. There are as few as show every ending, every
value of every option, every board, every number of players and every kind of event; the rest of the
matches have one line each in `digests.txt`, with the SHA-256 of their transcript.

    python -m tests.support.golden                     write all anew; the diff is the review
    python -m tests.support.golden GAME …              the same for some games
    python -m tests.support.golden --show GAME MATCH   print the transcript of a match
"""

from __future__ import annotations

import sys

from tests.support.golden.files import show, write_all
from trunkline.games import game_ids

if sys.argv[1:2] == ["--show"]:
    sys.stdout.write(show(*sys.argv[2:]))
else:
    write_all(sys.argv[1:] or game_ids())
