"""What is stored. A table is how it was made plus an append-only list of changes; nothing is ever rewritten."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True, comment="what the processes of one server share"),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("setup", Text, nullable=False, comment="JSON of core Setup, seed included: never leaves the server"),
    Column("luck", String(8), nullable=False),
    Column("fork_of", String(16), comment="the table that this one is a what-if of"),
    Column("created", Float, nullable=False),
    Column("finished", Float),
    Column("has_bots", Boolean, nullable=False, comment="whether a bot may be due after a restart"),
    Column("proposal", Text, comment="JSON of what somebody offers: it waits for consent"),
    Column("people", Integer, nullable=False, server_default="0", comment="counts every change of who sits where"),
    Column("seen", Float, nullable=False, server_default="0", index=True, comment="when somebody last came"),
    Column("scenario", String(64), nullable=False, server_default=""),
)
_RUNS = tables.c.finished.is_(None)
Index("ix_tables_running", tables.c.created, tables.c.id, sqlite_where=_RUNS, postgresql_where=_RUNS)
Index("ix_tables_running_id", tables.c.id, unique=True, sqlite_where=_RUNS, postgresql_where=_RUNS)


def _of_table() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


changes = Table(
    "changes",
    metadata,
    _of_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("keep", Integer, nullable=False, comment="how many of the earlier answers stay"),
    Column("answers", Text, nullable=False, comment="JSON of the answers that follow them, luck included"),
    Column("why", String(8), nullable=False),
    Column("seat", String(40)),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

checkpoints = Table(
    "checkpoints",
    metadata,
    _of_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("moment", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("seats", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("log", Text, nullable=False, comment="JSON of the log since the checkpoint before"),
)

keys = Table(
    "keys",
    metadata,
    _of_table(),
    Column("digest", String(64), primary_key=True, comment="SHA-256 of the key; the key itself is not stored"),
    Column("seats", Text, nullable=False, comment="JSON list; empty for observers"),
    Column("player", String(60), nullable=False, comment="how the match names this person"),
    Column("notes", Text, nullable=False),
    Column("account", String(16), ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column(
        "offer",
        String(16),
        nullable=False,
        server_default="",
        index=True,
        comment="`open`, or the account that is invited",
    ),
    Column("turn", Integer, nullable=False, server_default="0", comment="how many turns this person has been given"),
    Column("asked_since", Float, index=True, comment="since when they are to answer; null when they are not"),
    Column("runs_from", Float, comment="from when on their clock runs"),
    Column("bank", Float, comment="seconds left at the start of the turn; null without a clock"),
    Column("lost", Float, comment="when the seats went to a bot for good: no time was left, or they were conceded"),
    Column("taken", Float, comment="when their person came; null while the seats wait for somebody"),
    Column("invitation", String(64), comment="SHA-256 of the link that was exchanged for this key"),
    Column(
        "guest", String(40), nullable=False, server_default="", comment="what somebody without an account is called"
    ),
    Column(
        "here_until",
        Float,
        index=True,
        comment="until when their member is at the table, or when they left",
    ),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

look_backs = Table(
    "look_backs",
    metadata,
    _of_table(),
    Column("findings", Text, nullable=False, comment="JSON of what a look back has found out so far"),
)

branches = Table(
    "branches",
    metadata,
    Column("branch", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("parent", String(16), nullable=False, comment="the table or branch that it leaves"),
    Column("moment", Integer, nullable=False, comment="where it leaves it"),
    Column("maker", String(64), nullable=False, comment="the digest of the key of who tried it out, empty for others"),
    Column("link", String(64), nullable=False, server_default="", comment="a key to watch it, when it is shared"),
)

comments = Table(
    "comments",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("moment", Integer, nullable=False),
    Column("seat", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
