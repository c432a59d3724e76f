"""Who has won: a list of matches says it without opening them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("winners", sa.JSON))


def downgrade() -> None:
    op.drop_column("matches", "winners")
