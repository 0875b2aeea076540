"""What is stored of events. A row of `event_games` is never paired twice: its key is its place in the event."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint

from tricorne.server.storage.club_schema import ID
from tricorne.server.storage.schema import metadata


def _of_event() -> Column[str]:
    return Column("event_id", ID, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True)


def _number(name: str = "number") -> Column[int]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


events = Table(
    "events",
    metadata,
    Column("id", ID, primary_key=True),
    Column("maker", ID, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("name", String(80), nullable=False),
    Column("state", String(8), nullable=False, index=True, comment="`open`, `running` or `over`"),
    Column("why", String(16), nullable=False, comment="why it is over"),
    Column("rules", Text, nullable=False, comment="JSON; written once"),
    Column("created", Float, nullable=False, index=True),
    Column("starts", Float, nullable=False, comment="when joining ends; only an extension moves it"),
    Column("round", Integer, nullable=False),
    Column("round_ends", Float),
    Column("paused", Float, comment="since when nothing goes on"),
)

entrants = Table(
    "entrants",
    metadata,
    _of_event(),
    _number(),
    Column("account", ID, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("bot", String(40), nullable=False, comment="empty for people"),
    Column("rating", Float, nullable=False, comment="when the event began"),
    Column("place", Integer, nullable=False, comment="on a ladder"),
    Column("state", String(8), nullable=False, comment="`in`, `out`, or `spare`: waits for a place"),
    Column("why", String(16), nullable=False, comment="why somebody is out"),
    Column("joined", Float, nullable=False),
    UniqueConstraint("event_id", "account"),
)

event_games = Table(
    "event_games",
    metadata,
    _of_event(),
    _number("round"),
    _number("board"),
    _number(),
    Column("sides", Text, nullable=False, comment="JSON: the number of the entrant who plays each side"),
    Column("table_id", ID, unique=True, comment="null until its table is made, and where there is none"),
    Column("state", String(8), nullable=False, index=True, comment="`waiting`, `running` or `over`"),
    Column("scores", Text, comment="JSON by side; null while it runs"),
    Column("margins", Text, nullable=False, comment="JSON by side, in the game's own terms"),
    Column("how", String(8), nullable=False, comment="`played`, `free`, `time`, `dropped`, `late` or `stopped`"),
)

challenges = Table(
    "challenges",
    metadata,
    _of_event(),
    _number(),
    Column("challenger", Integer, nullable=False),
    Column("other", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("answer_by", Float, nullable=False),
    Column("state", String(10), nullable=False, comment="`waiting`, `playing`, `over`, `refused`, `late`, `cancelled`"),
)

event_acts = Table(
    "event_acts",
    metadata,
    _of_event(),
    _number(),
    Column("at", Float, nullable=False),
    Column("act", String(12), nullable=False),
    Column("who", Text, nullable=False, comment="whom it is about, by name"),
    Column("days", Float, nullable=False),
)

Index("ix_event_games_running", event_games.c.event_id, event_games.c.state)
