"""Whom members follow, what they show of themselves, and how long their turns take."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def _of_account(name: str = "account") -> sa.Column[str]:
    key = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(16), key, primary_key=True)


def upgrade() -> None:
    op.create_table("follows", _of_account(), _of_account("followed"))
    op.create_table("profiles", _of_account(), sa.Column("hides", sa.Text, nullable=False))
    op.create_table(
        "paces",
        _of_account(),
        sa.Column("at", sa.Float, primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("paces", "profiles", "follows"):
        op.drop_table(name)
