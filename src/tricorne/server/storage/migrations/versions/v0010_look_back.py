"""Looks back at games, what was tried out from them, and comments on their moments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table("look_backs", _of_table(), sa.Column("findings", sa.Text, nullable=False))
    op.create_table(
        "branches",
        sa.Column("branch", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("parent", sa.String(16), nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("maker", sa.String(64), nullable=False),
        sa.Column("link", sa.String(64), nullable=False, server_default=""),
    )
    op.create_index("ix_branches_table_id", "branches", ["table_id"])
    op.create_table(
        "comments",
        _of_table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("comments")
    op.drop_table("branches")
    op.drop_table("look_backs")
