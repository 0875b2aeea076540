"""What the club stores beside the tables."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from tricorne.server.storage.schema import metadata

ID = String(16)
DIGEST = String(64)


def _of_account(*, name: str = "account", part: bool = False) -> Column[str]:
    key = ForeignKey("accounts.id", ondelete="CASCADE")
    return Column(name, ID, key, primary_key=part, nullable=False, index=not part)


accounts = Table(
    "accounts",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column(
        "name_key",
        String(80),
        nullable=False,
        index=True,
        unique=True,
        comment="the name without case and look-alike forms",
    ),
    Column("password", Text, nullable=False, comment="argon2id"),
    Column("mail", Text, comment="only once it is confirmed"),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Column("mail_notices", Boolean, nullable=False),
    Column("webhook", Text),
    Column("webhook_kind", String(8), nullable=False),
    Column("vacation_until", Float),
    Column("vacation_year", Integer, nullable=False),
    Column("vacation_used", Float, nullable=False, comment="days of that year"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", DIGEST, primary_key=True),
    _of_account(),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", ID, primary_key=True),
    Column("digest", DIGEST, nullable=False, index=True, unique=True),
    _of_account(),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
)

letters = Table(
    "letters",
    metadata,
    Column("digest", DIGEST, primary_key=True, comment="of the secret in the link that was sent"),
    _of_account(),
    Column("kind", String(8), nullable=False),
    Column("mail", Text, nullable=False),
    Column("expires", Float, nullable=False),
)

pushes = Table(
    "pushes",
    metadata,
    Column("id", ID, primary_key=True),
    _of_account(),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

blocks = Table("blocks", metadata, _of_account(part=True), _of_account(name="blocked", part=True))

reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("account", ID, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("about", ID, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("table_id", ID),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

meetings = Table(
    "meetings",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("host", ID, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("visibility", String(8), nullable=False),
    Column("clock", Text, comment="JSON; null without a clock"),
    Column("rated", Boolean, nullable=False),
    Column("rematch", ID, comment="the table at which they play again"),
    Column("begun", Float, comment="when the last seat was taken; clocks and notices wait for it"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ID, primary_key=True, comment="the table may be gone"),
    Column("game", String(40), nullable=False, index=True),
    Column("scenario", String(64), nullable=False),
    Column("finished", Float, nullable=False),
    Column("moments", Integer, nullable=False),
    Column("winners", Text, nullable=False, comment="JSON list of seats"),
    Column("seats", Text, nullable=False, comment="JSON: by seat `account:…`, a bot, a non-player, or `guest`"),
    Column("forfeit", Boolean, nullable=False),
    Column("state", String(8), nullable=False, index=True, comment="`waiting`, `counted` or `unrated`"),
)

ratings = Table(
    "ratings",
    metadata,
    _of_account(part=True),
    Column("game", String(40), primary_key=True),
    Column("scenario", String(64), primary_key=True, comment="empty: all scenarios"),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)

rating_steps = Table(
    "rating_steps",
    metadata,
    _of_account(part=True),
    Column("table_id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(60), primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("channel", String(8), primary_key=True),
    _of_account(),
    Column("state", String(8), nullable=False, comment="`waiting`, `sending`, `sent` or `failed`"),
    Column("tries", Integer, nullable=False),
    Column("next", Float, nullable=False, index=True),
)

learning = Table(
    "learning",
    metadata,
    _of_account(part=True),
    Column("game", String(40), primary_key=True),
    Column(
        "progress", Text, nullable=False, comment="lessons that are finished, and where the one that was left stands"
    ),
)
