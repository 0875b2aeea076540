"""Indexes for a member's running tables and for the course of a rating."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

RUNNING = sa.text("finished IS NULL")


def upgrade() -> None:
    # SQLite takes it before the primary key only where it is unique too.
    op.create_index(
        "ix_tables_running_id", "tables", ["id"], unique=True, sqlite_where=RUNNING, postgresql_where=RUNNING
    )
    op.create_index("ix_rating_steps_account_at", "rating_steps", ["account", "at"])


def downgrade() -> None:
    op.drop_index("ix_rating_steps_account_at", "rating_steps")
    op.drop_index("ix_tables_running_id", "tables")
