"""Moderators: who is one, what they did and why, and what the member answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("muted_until", sa.Float))
    op.add_column("accounts", sa.Column("suspended_until", sa.Float))
    op.add_column("accounts", sa.Column("moderator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("reports", sa.Column("settled", sa.Float))
    op.create_table(
        "orders",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("moderator", sa.String(16), sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("act", sa.String(8), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("answer", sa.Text),
    )
    op.create_index("ix_orders_account", "orders", ["account"])


def downgrade() -> None:
    op.drop_table("orders")
    for table, columns in (("reports", ["settled"]), ("accounts", ["moderator", "suspended_until", "muted_until"])):
        with op.batch_alter_table(table) as changed:
            for column in columns:
                changed.drop_column(column)
