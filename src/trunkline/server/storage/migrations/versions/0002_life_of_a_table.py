"""The life of a table beside its actions: who came and went, chat, notes, clocks, notices; and what
a later program needs to go on with a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("customs", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("matches", sa.Column("origin", sa.JSON))
    op.add_column("matches", sa.Column("asked", sa.JSON))
    op.add_column("matches", sa.Column("awaited", sa.DateTime(timezone=True)))
    op.add_column("matches", sa.Column("due", sa.DateTime(timezone=True)))
    op.create_index("matches_due", "matches", ["due"])
    op.add_column("seats", sa.Column("bank", sa.BigInteger))
    op.add_column("actions", sa.Column("bank", sa.BigInteger))
    _of_a_match(
        "happenings",
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.JSON, nullable=False),
        key="version",
    )
    _of_a_match(
        "looks",
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("message", sa.Integer, nullable=False, server_default="0"),
        key="owner",
    )
    _of_a_match(
        "messages",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        key="number",
    )
    _of_a_match(
        "notes",
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        key="owner seat",
    )
    op.create_table(
        "people",
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("owner", name="people_pk"),
    )
    op.create_table(
        "contacts",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.JSON, nullable=False),
        sa.Column("wants", sa.JSON, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="contacts_pk"),
    )
    op.create_index("contacts_owner", "contacts", ["owner"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("contact", sa.Text, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="deliveries_pk"),
        sa.ForeignKeyConstraint(
            ["contact"], ["contacts.id"], name="deliveries_contact_fk", ondelete="CASCADE"
        ),
    )
    op.create_index("deliveries_contact", "deliveries", ["contact", "at"])
    op.create_index("deliveries_due", "deliveries", ["status", "due"])
    op.create_table(
        "notice_settings",
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("delay", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("owner", name="notice_settings_pk"),
    )
    _of_a_match("notice_mutes", sa.Column("owner", sa.Text, nullable=False), key="owner")
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="server_keys_pk"),
    )
    op.create_table(
        "layouts",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("layout", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="layouts_pk"),
    )
    op.create_table(
        "boards",
        sa.Column("fingerprint", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name="boards_pk"),
    )


def _of_a_match(name: str, *columns: sa.Column[object], key: str) -> None:
    op.create_table(
        name,
        sa.Column("match", sa.Text, nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("match", *key.split(), name=f"{name}_pk"),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=f"{name}_match_fk", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    for table in ("server_keys", "notice_mutes", "notice_settings"):
        op.drop_table(table)
    for table in ("deliveries", "contacts", "people", "boards", "layouts"):
        op.drop_table(table)
    for table in ("notes", "messages", "looks", "happenings"):
        op.drop_table(table)
    op.drop_column("actions", "bank")
    op.drop_column("seats", "bank")
    op.drop_index("matches_due", "matches")
    for column in ("due", "awaited", "asked", "origin", "customs"):
        op.drop_column("matches", column)
