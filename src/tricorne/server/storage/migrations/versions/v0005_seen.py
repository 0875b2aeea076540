"""A table knows when somebody has last come to it, so that what nobody needs any more can be deleted."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Time counts from here on: nothing that was there before is deleted at once."""
    op.add_column("tables", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE tables SET seen = :now").bindparams(now=time.time()))
    op.create_index("ix_tables_seen", "tables", ["seen"])


def downgrade() -> None:
    op.drop_index("ix_tables_seen", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("seen")
