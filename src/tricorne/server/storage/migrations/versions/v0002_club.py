"""Accounts, sessions, lobby, clocks, notices, ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.String(16)
DIGEST = sa.String(64)
PARTS = ("sessions", "tokens", "letters", "pushes", "notices")


def upgrade() -> None:
    _create("settings", ["name"], _text("name", sa.String(40)), _text("value"))
    _create(
        "accounts",
        ["id"],
        _text("id", ID),
        _text("name", sa.String(40)),
        _text("name_key", sa.String(80)),
        _text("password"),
        sa.Column("mail", sa.Text),
        _text("language", sa.String(2)),
        _number("created"),
        sa.Column("mail_notices", sa.Boolean, nullable=False),
        sa.Column("webhook", sa.Text),
        _text("webhook_kind", sa.String(8)),
        sa.Column("vacation_until", sa.Float),
        sa.Column("vacation_year", sa.Integer, nullable=False),
        _number("vacation_used"),
    )
    op.create_index("ix_accounts_name_key", "accounts", ["name_key"], unique=True)
    _create_signing_in()
    _create_company()
    _create_play()
    with op.batch_alter_table("keys") as keys:
        keys.add_column(sa.Column("account", ID))
        keys.add_column(sa.Column("offer", ID, nullable=False, server_default=""))
        keys.add_column(sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
        keys.add_column(sa.Column("noticed", sa.Integer, nullable=False, server_default="0"))
        for name in ("asked_since", "runs_from", "bank", "lost"):
            keys.add_column(sa.Column(name, sa.Float))
        keys.create_foreign_key("fk_keys_account", "accounts", ["account"], ["id"], ondelete="SET NULL")
        keys.create_index("ix_keys_account", ["account"])
        keys.create_index("ix_keys_asked_since", ["asked_since"])
    for name in PARTS:
        op.create_index(f"ix_{name}_account", name, ["account"])


def _create_signing_in() -> None:
    _create(
        "sessions",
        ["digest"],
        _text("digest", DIGEST),
        _text("account", ID),
        _number("created"),
        _number("used"),
        _owned("sessions"),
    )
    _create(
        "tokens",
        ["id"],
        _text("id", ID),
        _text("digest", DIGEST),
        _text("account", ID),
        _text("name", sa.String(80)),
        _number("created"),
        _owned("tokens"),
    )
    op.create_index("ix_tokens_digest", "tokens", ["digest"], unique=True)
    _create(
        "letters",
        ["digest"],
        _text("digest", DIGEST),
        _text("account", ID),
        _text("kind", sa.String(8)),
        _text("mail"),
        _number("expires"),
        _owned("letters"),
    )
    _create(
        "pushes",
        ["id"],
        _text("id", ID),
        _text("account", ID),
        _text("endpoint"),
        _text("p256dh", sa.String(120)),
        _text("auth", sa.String(40)),
        _number("created"),
        _owned("pushes"),
    )


def _create_company() -> None:
    _create(
        "blocks",
        ["account", "blocked"],
        _text("account", ID),
        _text("blocked", ID),
        _owned("blocks"),
        _owned("blocks", "blocked"),
    )
    _create(
        "reports",
        ["id"],
        _text("id", ID),
        sa.Column("account", ID),
        sa.Column("about", ID),
        sa.Column("table_id", ID),
        _text("text"),
        _number("at"),
        _owned("reports", "account", "SET NULL"),
        _owned("reports", "about", "SET NULL"),
    )


def _create_play() -> None:
    _create(
        "meetings",
        ["table_id"],
        _text("table_id", ID),
        sa.Column("host", ID),
        _text("visibility", sa.String(8)),
        sa.Column("clock", sa.Text),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("rematch", ID),
        _at_table("meetings"),
        _owned("meetings", "host", "SET NULL"),
    )
    _create(
        "results",
        ["table_id"],
        _text("table_id", ID),
        _text("game", sa.String(40)),
        _text("scenario", sa.String(64)),
        _number("finished"),
        sa.Column("moments", sa.Integer, nullable=False),
        _text("winners"),
        _text("seats"),
        sa.Column("forfeit", sa.Boolean, nullable=False),
        _text("state", sa.String(8)),
    )
    op.create_index("ix_results_game", "results", ["game"])
    op.create_index("ix_results_state", "results", ["state"])
    standing = (_number("mean"), _number("spread"))
    _create(
        "ratings",
        ["account", "game", "scenario"],
        _text("account", ID),
        _text("game", sa.String(40)),
        _text("scenario", sa.String(64)),
        *standing,
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        _owned("ratings"),
    )
    _create(
        "rating_steps",
        ["account", "table_id"],
        _text("account", ID),
        _text("table_id", ID),
        _text("game", sa.String(40)),
        _number("at"),
        _number("mean"),
        _number("spread"),
        _owned("rating_steps"),
    )
    _create(
        "notices",
        ["table_id", "player", "turn", "channel"],
        _text("table_id", ID),
        _text("player", sa.String(60)),
        sa.Column("turn", sa.Integer, nullable=False, autoincrement=False),
        _text("channel", sa.String(8)),
        _text("account", ID),
        _text("state", sa.String(8)),
        sa.Column("tries", sa.Integer, nullable=False),
        _number("next"),
        _at_table("notices"),
        _owned("notices"),
    )
    op.create_index("ix_notices_next", "notices", ["next"])


def _create(name: str, key: list[str], *parts: sa.schema.SchemaItem) -> None:
    op.create_table(name, *parts, sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"))


def _text(name: str, kind: sa.types.TypeEngine[str] | None = None) -> sa.Column[str]:
    return sa.Column(name, kind or sa.Text(), nullable=False)


def _number(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=False)


def _owned(table: str, column: str = "account", then: str = "CASCADE") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["accounts.id"], name=f"fk_{table}_{column}", ondelete=then)


def _at_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{table}_table_id", ondelete="CASCADE")


def downgrade() -> None:
    with op.batch_alter_table("keys") as keys:
        keys.drop_index("ix_keys_account")
        keys.drop_index("ix_keys_asked_since")
        keys.drop_constraint("fk_keys_account", type_="foreignkey")
        for name in ("account", "offer", "turn", "noticed", "asked_since", "runs_from", "bank", "lost"):
            keys.drop_column(name)
    for name in ("notices", "rating_steps", "ratings", "results", "meetings", "reports", "blocks"):
        op.drop_table(name)
    for name in ("pushes", "letters", "tokens", "sessions", "accounts", "settings"):
        op.drop_table(name)
