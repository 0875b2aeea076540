"""People who come by a link can give themselves a name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("keys", sa.Column("guest", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("keys") as keys:
        keys.drop_column("guest")
