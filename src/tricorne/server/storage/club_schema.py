"""What the club stores beside the tables."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, literal_column

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
    Column("webhook", Text),
    Column("webhook_kind", String(8), nullable=False),
    Column("vacation_until", Float),
    Column("vacation_year", Integer, nullable=False),
    Column("vacation_used", Float, nullable=False, comment="days of that year"),
    Column("muted_until", Float, comment="no chat before"),
    Column("suspended_until", Float, comment="nothing but reading before"),
    Column("moderator", Boolean, nullable=False, server_default="0", comment="given on the command line"),
    Column("seen", Float, nullable=False, server_default="0", comment="when they last came, to the minute"),
    Column(
        "here_until",
        Float,
        index=True,
        comment="until when they are on the club's pages, or when they left",
    ),
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

drafts = Table(
    "drafts",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column(
        "account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), index=True, comment="null: whoever has the key"
    ),
    Column("digest", DIGEST, nullable=False, comment="SHA-256 of the key; the key itself is not stored"),
    Column("origin", DIGEST, nullable=False, index=True, comment="the address it was begun from, unreadable"),
    Column("content", Text, nullable=False, comment="JSON of core Draft"),
    Column("revision", Integer, nullable=False, comment="counts every change"),
    Column("shared", Boolean, nullable=False, comment="whether its link opens it for others"),
    Column("changed", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True, comment="when somebody last came"),
)

blocks = Table("blocks", metadata, _of_account(part=True), _of_account(name="blocked", part=True))
Index("ix_blocks_blocked", blocks.c.blocked)

follows = Table("follows", metadata, _of_account(part=True), _of_account(name="followed", part=True))

profiles = Table(
    "profiles",
    metadata,
    _of_account(part=True),
    Column("hides", Text, nullable=False, comment="JSON list of the parts of their page that only they see"),
)

paces = Table(
    "paces",
    metadata,
    _of_account(part=True),
    Column("at", Float, primary_key=True, comment="when a turn of theirs ended"),
    Column("table_id", ID, primary_key=True),
    Column("seconds", Float, nullable=False, comment="how long it took them"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("account", ID, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("about", ID, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("table_id", ID),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Float, comment="when a moderator acted on it, or saw no need to"),
)

orders = Table(
    "orders",
    metadata,
    Column("id", ID, primary_key=True),
    _of_account(),
    Column("moderator", ID, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("act", String(8), nullable=False, comment="`warn`, `mute`, `suspend`, `lift`, `rename` or `close`"),
    Column("reason", Text, nullable=False),
    Column("what", Text, nullable=False, comment="the name before, or the table"),
    Column("at", Float, nullable=False),
    Column("until", Float),
    Column("answer", Text, comment="what the member has to say about it, once"),
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
    Column("paused", Float, comment="since when all clocks stand by agreement"),
    Column("seeks", Float, comment="since when seats stand open to all; null while none does"),
    Column("bank", Float, comment="seconds on the clock of each person; null without a clock"),
    Column("language", String(2), nullable=False, server_default="", comment="in which the host wants to talk"),
    Column("least", Integer, comment="the rating that whoever takes an open seat has at least"),
    Column("most", Integer, comment="and at most"),
)
_SEEKS = meetings.c.seeks.is_not(None)
Index("ix_meetings_seeks", meetings.c.seeks, meetings.c.table_id, sqlite_where=_SEEKS, postgresql_where=_SEEKS)

results = Table(
    "results",
    metadata,
    Column("table_id", ID, primary_key=True, comment="the table may be gone"),
    Column("game", String(40), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("begun", Float, nullable=False, comment="when the last seat was taken"),
    Column("finished", Float, nullable=False),
    Column("moments", Integer, nullable=False, comment="how many answers were given, luck included"),
    Column("how", String(8), nullable=False, comment="`played`, `conceded`, `drawn` or `claimed`"),
    Column("winners", Text, nullable=False, comment="JSON list of seats"),
    Column("places", Text, nullable=False, comment="JSON: by seat the place of its side; equals share the better one"),
    Column("scores", Text, nullable=False, comment="JSON: by seat what it scored, where the game counts it"),
    Column("seats", Text, nullable=False, comment="JSON: by seat `account:…`, a bot, a non-player, or `guest`"),
    Column("gone", Text, nullable=False, comment="JSON list of the seats that their members had left to a bot"),
    Column("hidden", Boolean, nullable=False, comment="private, without members, or hidden by one of them"),
    Column(
        "state",
        String(8),
        nullable=False,
        index=True,
        comment="`waiting` or `casual` until it is counted, then `counted` or `unrated`",
    ),
    Index("ix_results_finished", "finished", "table_id"),
    Index("ix_results_game_finished", "game", "finished", "table_id"),
)

parts = Table(
    "parts",
    metadata,
    _of_account(part=True),
    Column("table_id", ID, primary_key=True, comment="of a finished game: the member's part in it"),
    Column("game", String(40), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("side", String(120), nullable=False, comment="the seats of the member's team, joined by +"),
    Column("place", Integer, nullable=False),
    Column("outcome", String(8), nullable=False, comment="`won`, `drawn` or `lost`"),
    Column("how", String(8), nullable=False),
    Column("finished", Float, nullable=False),
    Column("moments", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("expected", Float, comment="the share of the others before whom they could expect to come, if rated"),
    Column("score", Float, comment="the share of the others before whom they came, if rated"),
    Column("gone", Boolean, nullable=False, comment="whether a bot played for them at the end"),
    Column("hides", Boolean, nullable=False, comment="whether they keep the game out of the archive"),
    Index("ix_parts_account_finished", "account", "finished", "table_id"),
    Index("ix_parts_account_game", "account", "game", "finished", "table_id"),
    Index("ix_parts_table_id", "table_id"),
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

SURE = ratings.c.mean - literal_column("2") * ratings.c.spread
"""What somebody's strength surely is: by this the members are listed."""
Index("ix_ratings_sure", ratings.c.game, ratings.c.scenario, SURE, ratings.c.account)

side_ratings = Table(
    "side_ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("scenario", String(64), primary_key=True, comment="empty: all scenarios"),
    Column("side", String(120), primary_key=True, comment="seats joined by +"),
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
    Index("ix_rating_steps_account_at", "account", "at"),
)

notices = Table(
    "notices",
    metadata,
    _of_account(part=True),
    Column("kind", String(12), primary_key=True),
    Column("about", String(120), primary_key=True, comment="what is told once: a turn, an offer, a round"),
    Column("channel", String(8), primary_key=True, comment="empty: what happened, before it is known how it is told"),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("event_id", ID, ForeignKey("events.id", ondelete="CASCADE"), index=True),
    Column("at", Float, nullable=False, comment="when it happened"),
    Column("state", String(8), nullable=False, comment="`due`, `told`; then `waiting`, `sending`, `sent`, `failed`"),
    Column("tries", Integer, nullable=False),
    Column("next", Float, nullable=False),
    Index("ix_notices_state_next", "state", "next"),
)

notice_wishes = Table(
    "notice_wishes",
    metadata,
    _of_account(part=True),
    Column("channels", Text, nullable=False, comment="JSON: the channels of those kinds that differ from the usual"),
    Column("zone", String(60), nullable=False, comment="the member's time zone"),
    Column("quiet_from", Integer, comment="the minute of the day; null: no quiet hours"),
    Column("quiet_until", Integer),
    Column("clock_wakes", Boolean, nullable=False, comment="whether a clock running low is told in quiet hours too"),
    Column("digest", Integer, comment="the hour of the daily mail; null: none"),
    Column("digest_next", Float, index=True, comment="when the next one is due"),
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
