"""A result keeps every seat's place and score, how the game ended, and when it had begun.

Of earlier games only the winners are known: they came first, all others second.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("begun", sa.Float, nullable=False, server_default="0"))
        results.add_column(sa.Column("how", sa.String(8), nullable=False, server_default="played"))
        results.add_column(sa.Column("places", sa.Text, nullable=False, server_default="{}"))
        results.add_column(sa.Column("scores", sa.Text, nullable=False, server_default="{}"))
    connection = op.get_bind()
    connection.exec_driver_sql("UPDATE results SET how = 'claimed' WHERE forfeit")
    connection.exec_driver_sql(
        "UPDATE results SET begun = coalesce((SELECT coalesce(m.begun, t.created) FROM tables t"
        " LEFT JOIN meetings m ON m.table_id = t.id WHERE t.id = results.table_id), finished)"
    )
    for table, winners, seats in connection.exec_driver_sql("SELECT table_id, winners, seats FROM results").all():
        won = json.loads(winners)
        places = {seat: 2 if won and seat not in won else 1 for seat in json.loads(seats)}
        connection.execute(
            sa.text("UPDATE results SET places = :places WHERE table_id = :table"),
            {"places": json.dumps(places, separators=(",", ":")), "table": table},
        )
    with op.batch_alter_table("results") as results:
        for name in ("begun", "how", "places", "scores"):
            results.alter_column(name, server_default=None)
        results.drop_column("forfeit")


def downgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("forfeit", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE results SET forfeit = true WHERE how IN ('claimed', 'conceded')")
    with op.batch_alter_table("results") as results:
        results.alter_column("forfeit", server_default=None)
        for name in ("begun", "how", "places", "scores"):
            results.drop_column(name)
