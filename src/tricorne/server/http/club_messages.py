"""What the club's requests carry and give."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tricorne.server.http.messages import Incoming, Key, Name, NewTable, Query

AccountName = Annotated[str, Meta(min_length=2, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
AnyPassword = Annotated[str, Meta(max_length=200)]
Mail = Annotated[str, Meta(max_length=200)]
Secret = Annotated[str, Meta(max_length=100)]
Address = Annotated[str, Meta(max_length=500)]
Language = Literal["en", "es"]


class Register(Incoming):
    name: AccountName
    password: Password
    mail: Mail = ""
    language: Language = "en"


class SignIn(Incoming):
    name: Annotated[str, Meta(max_length=200)]
    password: AnyPassword


class ChangeMe(Incoming):
    language: Language | None = None
    mail: Mail | None = None
    webhook: Address | None = None
    webhook_kind: Literal["plain", "discord"] | None = None


class ChangePassword(Incoming):
    old: AnyPassword
    password: Password
    keep_sessions: bool = False
    keep_tokens: bool = False


class DeleteMe(Incoming):
    password: AnyPassword


class Forgotten(Incoming):
    name: Annotated[str, Meta(max_length=200)]


class ResetPassword(Incoming):
    token: Secret
    password: Password


class ConfirmMail(Incoming):
    token: Secret


class NewToken(Incoming):
    name: Annotated[str, Meta(min_length=1, max_length=80)]


class NewPush(Incoming):
    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class Vacation(Incoming):
    days: Annotated[int, Meta(ge=1, le=30)]


class ClockWish(Incoming):
    """Hours in the bank of each person, hours that a finished turn gives back, and what comes at zero."""

    bank: Annotated[float, Meta(gt=0, le=24 * 366)]
    per_turn: Annotated[float, Meta(ge=0, le=24 * 31)] = 0
    at_zero: Literal["bot", "claim"] = "bot"
    player: Name = "normal"


Rating = Annotated[int, Meta(ge=0, le=5_000)]


class LevelWish(Incoming):
    """The ratings of those who may take an open seat; whoever has none yet has 1500."""

    least: Rating | None = None
    most: Rating | None = None


class ClubTable(NewTable):
    """`language` and `level` are of those who take open seats; an empty language is any."""

    visibility: Literal["link", "open", "private"] = "link"
    clock: ClockWish | None = None
    language: Literal["", "en", "es"] = ""
    level: LevelWish | None = None
    invite: Annotated[dict[str, str], Meta(max_length=12)] = msgspec.field(default_factory=dict)
    rated: bool = True


class Guest(Incoming):
    name: Annotated[str, Meta(max_length=40)]


class Claim(Incoming):
    key: Key


class Invite(Incoming):
    seat: Name
    name: Annotated[str, Meta(max_length=40)] = ""


class SeatWish(Incoming):
    seat: Name


class Gift(Incoming):
    """Hours for the clock of somebody else."""

    seat: Name
    hours: Annotated[float, Meta(gt=0, le=24 * 31)]


class Nothing(Incoming):
    pass


class Report(Incoming):
    text: Annotated[str, Meta(min_length=1, max_length=2_000)]
    name: Annotated[str, Meta(max_length=40)] = ""
    table: Annotated[str, Meta(max_length=16)] = ""


class OpenQuery(Query, kw_only=True):
    """Which open tables: `pace` by the clock of each person (below a day, below a week, more, none), `fits` those whose
    host wants somebody of the visitor's rating."""

    game: Annotated[str, Meta(max_length=64)] = ""
    scenario: Annotated[str, Meta(max_length=64)] = ""
    pace: Literal["", "evening", "days", "weeks", "none"] = ""
    language: Literal["", "en", "es"] = ""
    fits: bool = False


class MoreTables(OpenQuery, kw_only=True):
    after: Annotated[str, Meta(max_length=60)] = ""


class RatingQuery(Query, kw_only=True):
    game: Name
    scenario: Annotated[str, Meta(max_length=64)] = ""


class StandingsQuery(RatingQuery, kw_only=True):
    after: Annotated[str, Meta(max_length=60)] = ""


class WaitingQuery(Query, kw_only=True):
    """`here` says that a page of the club asks, which the member looks at."""

    here: bool = False


# What goes out


class Me(msgspec.Struct):
    name: str
    language: str
    csrf: str
    mail: str | None
    mail_waiting: bool
    webhook: str | None
    webhook_kind: str
    pushes: int
    vacation_until: float | None
    vacation_days_left: float
    can_mail: bool
    moderator: bool
    suspended_until: float | None
    told_at: float | None
    """When a moderator last did something about the member: `/me/orders` says what and why."""


class TokenInfo(msgspec.Struct):
    id: str
    name: str
    created: float


class TokenList(msgspec.Struct):
    tokens: list[TokenInfo]


class TokenMade(msgspec.Struct):
    id: str
    token: str


class PushKey(msgspec.Struct):
    key: str


class PushMade(msgspec.Struct):
    id: str


class SeatTaken(msgspec.Struct):
    key: str
    seats: list[str]


class Invited(msgspec.Struct):
    key: str | None
    link: str | None


class Okay(msgspec.Struct):
    done: bool = True


class Ended(msgspec.Struct):
    """How many other sessions and how many tokens have ended with a change of the password."""

    sessions: int
    tokens: int


class Names(msgspec.Struct):
    names: list[str]


class Rematch(msgspec.Struct):
    table: str
