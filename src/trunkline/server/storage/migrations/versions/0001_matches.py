"""Matches, their seats and their actions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("deal", sa.JSON, nullable=False),
        sa.Column("creator", sa.Text, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="matches_pk"),
    )
    op.create_index("matches_creator", "matches", ["creator"])
    op.create_index("matches_going_on", "matches", ["over", "changed"])
    op.create_table(
        "seats",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("replaced", sa.Boolean, nullable=False),
        sa.Column("owner", sa.Text),
        sa.Column("invite", sa.Text),
        sa.PrimaryKeyConstraint("match", "seat", name="seats_pk"),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="seats_match_fk", ondelete="CASCADE"
        ),
    )
    op.create_index("seats_owner", "seats", ["owner"])
    op.create_table(
        "actions",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="actions_pk"),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="actions_match_fk", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    for table in ("actions", "seats", "matches"):
        op.drop_table(table)
