"""Drafts of the workshop."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "drafts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="CASCADE")),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("origin", sa.String(64), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    for column in ("account", "origin", "seen"):
        op.create_index(f"ix_drafts_{column}", "drafts", [column])


def downgrade() -> None:
    op.drop_table("drafts")
