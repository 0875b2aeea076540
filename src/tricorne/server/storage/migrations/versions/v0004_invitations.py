"""Seats wait for somebody until their invitation is taken; clocks wait for the last of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("keys", sa.Column("taken", sa.Float))
    op.add_column("keys", sa.Column("invitation", sa.String(64)))
    op.add_column("meetings", sa.Column("begun", sa.Float))
    made = "(SELECT created FROM tables WHERE tables.id = {table}.table_id)"
    op.execute(f"UPDATE keys SET taken = {made.format(table='keys')} WHERE offer = ''")
    op.execute(
        f"UPDATE meetings SET begun = {made.format(table='meetings')} WHERE NOT EXISTS "
        "(SELECT 1 FROM keys WHERE keys.table_id = meetings.table_id AND keys.offer <> '')"
    )


def downgrade() -> None:
    with op.batch_alter_table("meetings") as meetings:
        meetings.drop_column("begun")
    with op.batch_alter_table("keys") as keys:
        keys.drop_column("invitation")
        keys.drop_column("taken")
