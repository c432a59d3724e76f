"""Night Mail: a small game with hidden hands, to test that the table tells no secrets."""

from pathlib import Path

from night_mail import rules, table
from night_mail.state import CLAUSES, DECISIONS, EVENTS, LETTERS, SEATS, SPACE, TURNS, Deal, State
from trunkline.core.events import SEAT
from trunkline.core.game import DealField, Game

ACTIONS_A_TURN = 3  # draw, carry, to

GAME = Game(
    id="night-mail",
    title="Night Mail",
    designer="the tests",
    players=range(2, SEATS + 1),
    minutes=5,
    rules_version=1,
    folder=Path(__file__).parent,
    rules=rules,
    state_struct=State,
    deal_struct=Deal,
    space=SPACE,
    decisions=DECISIONS,
    events=EVENTS,
    clauses=CLAUSES,
    options=(),
    deal=(
        DealField("first", SEAT),
        DealField("pile", "card", pile=lambda board, players: range(LETTERS)),
    ),
    endings=table.ENDINGS,
    ends=table.ends,
    max_length=SEATS * TURNS * ACTIONS_A_TURN + 1,
    schema=table.SCHEMA,
    build_board=table.build_board,
    vocabulary=table.vocabulary,
    position=table.position,
    scene=table.scene,
    prompt=table.prompt,
    scoring=table.scoring,
    conserved=table.conserved,
)
