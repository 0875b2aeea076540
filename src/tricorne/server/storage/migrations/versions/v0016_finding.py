"""Finding an opponent: what open tables seek, since when, and when members last came; indexes for long lists."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

RUNNING, SEEKS = sa.text("finished IS NULL"), sa.text("seeks IS NOT NULL")


def upgrade() -> None:
    op.add_column("tables", sa.Column("scenario", sa.String(64), nullable=False, server_default=""))
    op.add_column("accounts", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    for column in (
        sa.Column("seeks", sa.Float),
        sa.Column("bank", sa.Float),
        sa.Column("language", sa.String(2), nullable=False, server_default=""),
        sa.Column("least", sa.Integer),
        sa.Column("most", sa.Integer),
    ):
        op.add_column("meetings", column)
    _fill(op.get_bind())
    op.create_index("ix_meetings_seeks", "meetings", ["seeks", "table_id"], sqlite_where=SEEKS, postgresql_where=SEEKS)
    op.create_index("ix_keys_offer", "keys", ["offer"])
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.drop_index("ix_tables_finished", "tables")
    op.create_index("ix_ratings_sure", "ratings", ["game", "scenario", sa.text("(mean - 2 * spread)"), "account"])
    op.create_index("ix_tables_running", "tables", ["created", "id"], sqlite_where=RUNNING, postgresql_where=RUNNING)


def _fill(connection: sa.Connection) -> None:
    for table, setup in connection.execute(sa.text("SELECT id, setup FROM tables")).all():
        values = {"this": table, "scenario": json.loads(setup).get("scenario") or ""}
        connection.execute(sa.text("UPDATE tables SET scenario = :scenario WHERE id = :this"), values)
    for table, clock in connection.execute(
        sa.text("SELECT table_id, clock FROM meetings WHERE clock IS NOT NULL")
    ).all():
        values = {"this": table, "bank": json.loads(clock)["bank"]}
        connection.execute(sa.text("UPDATE meetings SET bank = :bank WHERE table_id = :this"), values)
    connection.execute(
        sa.text(
            "UPDATE meetings SET seeks = (SELECT created FROM tables WHERE id = meetings.table_id AND finished IS NULL)"
            " WHERE visibility = 'open' AND EXISTS"
            " (SELECT 1 FROM keys WHERE table_id = meetings.table_id AND offer = 'open' AND taken IS NULL)"
        )
    )
    used = "(SELECT MAX(used) FROM sessions WHERE account = accounts.id)"
    connection.execute(sa.text(f"UPDATE accounts SET seen = COALESCE({used}, created)"))


def downgrade() -> None:
    op.drop_index("ix_tables_running", "tables")
    op.create_index("ix_tables_finished", "tables", ["finished"])
    op.drop_index("ix_ratings_sure", "ratings")
    op.drop_index("ix_blocks_blocked", "blocks")
    op.drop_index("ix_keys_offer", "keys")
    op.drop_index("ix_meetings_seeks", "meetings")
    for table, columns in (
        ("meetings", ["most", "least", "language", "bank", "seeks"]),
        ("accounts", ["seen"]),
        ("tables", ["scenario"]),
    ):
        with op.batch_alter_table(table) as changed:
            for column in columns:
                changed.drop_column(column)
