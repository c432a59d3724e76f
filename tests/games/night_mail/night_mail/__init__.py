"""Night Mail: a small game with hidden hands, to test that the table tells no secrets."""

from pathlib import Path

from night_mail import presentation, rules
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
    endings=presentation.ENDINGS,
    end_conditions=presentation.end_conditions,
    max_length=SEATS * TURNS * ACTIONS_A_TURN + 1,
    schema=presentation.SCHEMA,
    build_board=presentation.build_board,
    vocabulary=presentation.vocabulary,
    position=presentation.position,
    scene=presentation.scene,
    prompt=presentation.prompt,
    scoring=presentation.scoring,
    conserved=presentation.conserved,
)
