"""Notices of several kinds, what members wish of them, and when members were last here."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

KINDS = ("turn", "invitation", "offer", "chat", "end", "clock", "seat", "round")
WITHOUT_MAIL = json.dumps({kind: ["webhook", "push"] for kind in KINDS})
UNSENT = (
    "SELECT notices.account, notices.table_id, notices.table_id || ' ' || CAST(keys.turn AS VARCHAR(12)) AS about,"
    " channel, MIN(asked_since) AS at, MIN(tries) AS tries, MIN(next) AS next FROM notices JOIN keys ON"
    " keys.table_id = notices.table_id AND keys.player = notices.player AND keys.turn = notices.turn"
    " WHERE state = 'waiting' AND keys.account = notices.account AND asked_since IS NOT NULL"
    " GROUP BY notices.account, notices.table_id, keys.turn, channel"
)
"""What waits to be sent, of turns that last."""
KEPT = (
    "INSERT INTO notices (account, kind, about, channel, table_id, at, state, tries, next)"
    " VALUES (:account, 'turn', :about, :channel, :table_id, :at, 'waiting', :tries, :next)"
)


def _account(*, part: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column("account", sa.String(16), key, primary_key=part, nullable=False)


def _of(name: str, table: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(16), sa.ForeignKey(f"{table}.id", ondelete="CASCADE"))


def upgrade() -> None:
    unsent = op.get_bind().execute(sa.text(UNSENT)).mappings().all()
    op.drop_table("notices")
    op.create_table(
        "notices",
        _account(part=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("about", sa.String(120), primary_key=True),
        sa.Column("channel", sa.String(8), primary_key=True),
        _of("table_id", "tables"),
        _of("event_id", "events"),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("next", sa.Float, nullable=False),
    )
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
    op.create_index("ix_notices_event_id", "notices", ["event_id"])
    op.create_index("ix_notices_state_next", "notices", ["state", "next"])
    op.create_table(
        "notice_wishes",
        _account(part=True),
        sa.Column("channels", sa.Text, nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("clock_wakes", sa.Boolean, nullable=False),
        sa.Column("digest", sa.Integer),
        sa.Column("digest_next", sa.Float),
    )
    op.create_index("ix_notice_wishes_digest_next", "notice_wishes", ["digest_next"])
    _keep_what_was_told()
    for row in unsent:
        op.execute(sa.text(KEPT).bindparams(**row))
    op.drop_column("keys", "noticed")
    op.add_column("keys", sa.Column("here_until", sa.Float))
    op.drop_column("accounts", "mail_notices")
    op.add_column("accounts", sa.Column("here_until", sa.Float))
    for table in ("keys", "accounts"):
        op.create_index(f"ix_{table}_here_until", table, ["here_until"])


def _keep_what_was_told() -> None:
    """Nobody is told a second time that it is their turn, and who wanted no mail gets none."""
    op.execute(
        "INSERT INTO notices (account, kind, about, channel, table_id, at, state, tries, next)"
        " SELECT account, 'turn', table_id || ' ' || CAST(turn AS VARCHAR(12)), '', table_id, MIN(asked_since), 'told',"
        " 0, MIN(asked_since) FROM keys WHERE account IS NOT NULL AND asked_since IS NOT NULL AND noticed >= turn"
        " GROUP BY account, table_id, turn"
    )
    wishes = sa.text(
        "INSERT INTO notice_wishes (account, channels, zone, clock_wakes)"
        " SELECT id, :channels, 'UTC', :wakes FROM accounts WHERE NOT mail_notices"
    )
    op.execute(wishes.bindparams(channels=WITHOUT_MAIL, wakes=False))


def downgrade() -> None:
    for table in ("keys", "accounts"):
        op.drop_index(f"ix_{table}_here_until", table)
    op.drop_column("accounts", "here_until")
    op.add_column("accounts", sa.Column("mail_notices", sa.Boolean, nullable=False, server_default=sa.true()))
    op.drop_column("keys", "here_until")
    op.add_column("keys", sa.Column("noticed", sa.Integer, nullable=False, server_default="0"))
    op.drop_table("notice_wishes")
    op.drop_table("notices")
    op.create_table(
        "notices",
        _of("table_id", "tables"),
        sa.Column("player", sa.String(60)),
        sa.Column("turn", sa.Integer),
        sa.Column("channel", sa.String(8)),
        _account(),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("next", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player", "turn", "channel"),
    )
    op.create_index("ix_notices_account", "notices", ["account"])
    op.create_index("ix_notices_next", "notices", ["next"])
