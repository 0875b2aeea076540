"""Events: who takes part, who meets whom at which table, challenges, and what the maker did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def _of_event() -> sa.Column[str]:
    return sa.Column("event_id", sa.String(16), sa.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True)


def _number(name: str = "number") -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("maker", sa.String(16), sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("starts", sa.Float, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("round_ends", sa.Float),
        sa.Column("paused", sa.Float),
    )
    op.create_index("ix_events_state", "events", ["state"])
    op.create_index("ix_events_created", "events", ["created"])
    op.create_table(
        "entrants",
        _of_event(),
        _number(),
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.UniqueConstraint("event_id", "account"),
    )
    op.create_index("ix_entrants_account", "entrants", ["account"])
    op.create_table(
        "event_games",
        _of_event(),
        _number("round"),
        _number("board"),
        _number(),
        sa.Column("sides", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(16), unique=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("scores", sa.Text),
        sa.Column("margins", sa.Text, nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
    )
    op.create_index("ix_event_games_state", "event_games", ["state"])
    op.create_index("ix_event_games_running", "event_games", ["event_id", "state"])
    op.create_table(
        "challenges",
        _of_event(),
        _number(),
        sa.Column("challenger", sa.Integer, nullable=False),
        sa.Column("other", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("answer_by", sa.Float, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
    )
    op.create_table(
        "event_acts",
        _of_event(),
        _number(),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("act", sa.String(12), nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("days", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("event_acts", "challenges", "event_games", "entrants", "events"):
        op.drop_table(table)
