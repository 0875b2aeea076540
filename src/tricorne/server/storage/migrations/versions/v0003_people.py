"""Every table counts the changes of who sits at it, not only those of the club."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET people = COALESCE((SELECT people FROM meetings WHERE meetings.table_id = tables.id), 0)"
    )
    with op.batch_alter_table("meetings") as meetings:
        meetings.drop_column("people")


def downgrade() -> None:
    op.add_column("meetings", sa.Column("people", sa.Integer, nullable=False, server_default="1"))
    op.execute("UPDATE meetings SET people = (SELECT people FROM tables WHERE tables.id = meetings.table_id)")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("people")
