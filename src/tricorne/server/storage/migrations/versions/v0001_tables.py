"""Tables, their changes, checkpoints, keys and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("luck", sa.String(8), nullable=False),
        sa.Column("fork_of", sa.String(16)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("has_bots", sa.Boolean, nullable=False),
        sa.Column("proposal", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_finished", "tables", ["finished"])
    _create_part(
        "changes",
        "version",
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("keep", sa.Integer, nullable=False),
        sa.Column("answers", sa.Text, nullable=False),
        sa.Column("why", sa.String(8), nullable=False),
        sa.Column("seat", sa.String(40)),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    _create_part(
        "checkpoints",
        "version",
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
    )
    _create_part(
        "keys",
        "digest",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("player", sa.String(60), nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
    )
    _create_part(
        "chat",
        "number",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )


def _create_part(name: str, within: str, *columns: sa.Column[object], **how: bool) -> None:
    """A list that belongs to a table: its rows are numbered within it and go with it."""
    op.create_table(
        name,
        sa.Column("table_id", sa.String(16), nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("table_id", within, name=f"pk_{name}"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"),
        **how,
    )


def downgrade() -> None:
    for name in ("chat", "keys", "checkpoints", "changes", "tables"):
        op.drop_table(name)
