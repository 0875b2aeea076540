"""What comes in and goes out, with types: bodies, queries, frames. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tricorne.server.tables.audience import ChatLine

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Key = Annotated[str, Meta(max_length=64)]
Title = Annotated[str, Meta(max_length=80)]
AnswerName = Annotated[str, Meta(min_length=1, max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
Texts = dict[str, str]

CHAT_LENGTH = 500
COMMENT_LENGTH = 1_000
NOTES_LENGTH = 20_000


class Incoming(msgspec.Struct, forbid_unknown_fields=True):
    """The base of everything that comes from outside."""


# Bodies


class NewTable(Incoming):
    """`like` is a table that is over and at which one has played: its pack is taken, wherever it came from."""

    game: Name
    scenario: Name | None = None
    options: Annotated[dict[str, str | bool], Meta(max_length=40)] = {}
    seats: Annotated[dict[str, str], Meta(max_length=12)] = {}
    luck: str = "table"
    name: Title = ""
    pack: Name | None = None
    like: Name | None = None


class ImportTable(Incoming):
    record: msgspec.Raw
    name: Title = ""


class GiveAnswer(Incoming):
    seat: Name
    version: Version
    answer: AnswerName


class NewComment(Incoming):
    moment: Number
    seat: Name
    text: Annotated[str, Meta(min_length=1, max_length=COMMENT_LENGTH)]


class ShareBranch(Incoming):
    """The key of those who watch the branch; an empty one makes it private again."""

    key: Key


class Undo(Incoming):
    """`turn`: the whole turn, as far as it can be taken back."""

    seat: Name
    version: Version
    turn: bool = False


class Rewind(Incoming):
    seat: Name
    version: Version
    moment: Number


class Consent(Incoming):
    seat: Name
    agree: bool


class Offer(Incoming):
    """A draw, an end without a result, or clocks that stand."""

    seat: Name
    kind: Literal["draw", "stop", "pause"]


class Concede(Incoming):
    seat: Name


class Leave(Incoming):
    seat: Name
    player: Name


class Sit(Incoming):
    seat: Name


class Fork(Incoming):
    seat: Name = "observer"
    moment: Number | None = None
    name: Title = ""


class Say(Incoming):
    seat: Name
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Notes(Incoming):
    text: Annotated[str, Meta(max_length=NOTES_LENGTH)]


# Queries


class Query(Incoming):
    lang: str = ""


class FileQuery(Query):
    v: str = ""


class ViewQuery(Query):
    seat: Name | None = None
    at: Number | None = None
    after: int | None = None
    wait: Annotated[float, Meta(ge=0, le=25)] = 0


class LogQuery(Query):
    seat: Name | None = None
    at: Number | None = None
    to: Number | None = None


class ReasonsQuery(Query, rename={"start": "from"}):
    start: Number = 0
    to: Number | None = None


class HintQuery(Query, kw_only=True):
    seat: Name
    version: Version
    option: AnswerName


class SeatQuery(Query):
    seat: Name | None = None


class HintsQuery(Query, kw_only=True):
    seat: Name
    version: Version


class ChancesQuery(Query):
    seat: Name | None = None
    at: Number | None = None


class ChatQuery(Query):
    after: Number = 0


# Frames from a client

FrameId = int | str | None


class Hello(Incoming, tag="hello"):
    key: Key = ""
    seat: Name | None = None
    lang: str = ""
    id: FrameId = None


class AnswerFrame(GiveAnswer, tag="answer"):
    id: FrameId = None


class UndoFrame(Undo, tag="undo"):
    id: FrameId = None


class RewindFrame(Rewind, tag="rewind"):
    id: FrameId = None


class ConsentFrame(Consent, tag="consent"):
    id: FrameId = None


class OfferFrame(Offer, tag="offer"):
    id: FrameId = None


class ConcedeFrame(Concede, tag="concede"):
    id: FrameId = None


class SayFrame(Say, tag="chat"):
    id: FrameId = None


class LookFrame(Incoming, tag="look"):
    seat: Name
    id: FrameId = None


class SyncFrame(Incoming, tag="sync"):
    id: FrameId = None


Frame = (
    AnswerFrame | UndoFrame | RewindFrame | ConsentFrame | OfferFrame | ConcedeFrame | SayFrame | LookFrame | SyncFrame
)


# What goes out


class Links(msgspec.Struct):
    table: str
    version: int
    key: str | None
    links: dict[str, str]
    keys: dict[str, str]


class Done(msgspec.Struct):
    version: int
    moment: int


class SeatInfo(msgspec.Struct):
    seat: str
    player: str
    name: str | None
    guest: str | None
    yours: bool
    online: bool
    person: int | None
    awaited: bool
    former: bool
    lost: bool


class You(msgspec.Struct):
    seats: list[str]
    observer: bool


class ProposalInfo(msgspec.Struct):
    by: str
    agreed: list[str]
    missing: list[str]
    kind: str
    moment: int | None
    until: float | None


class EndInfo(msgspec.Struct):
    """How people ended a game before its rules did."""

    how: str
    winners: list[str]
    at: float


class TableInfo(msgspec.Struct):
    table: str
    name: str
    game: str
    scenario: str
    options: dict[str, str]
    luck: str
    promise: str | None
    seed: str | None
    pack: str | None
    fork_of: str | None
    version: int
    moment: int
    finished: bool
    ended: EndInfo | None
    rated: bool
    seats: list[SeatInfo]
    you: You
    asked: list[str]
    proposal: ProposalInfo | None
    kept_until: str | None


class ProposalDone(msgspec.Struct):
    version: int
    moment: int
    proposal: ProposalInfo | None


class LogEntry(msgspec.Struct):
    moment: int
    event: str
    rule: str
    args: dict[str, Any]


class Reason(msgspec.Struct):
    moment: int
    answer: str
    why: list[tuple[str, dict[str, Any]]]


class ChatLines(msgspec.Struct):
    chat: list[ChatLine]


class StandingInfo(msgspec.Struct):
    """How a seat wins and how it stands: messages with their arguments."""

    lines: list[dict[str, Any]]
    places: list[dict[str, Any]]
    stages: list[dict[str, Any]]
    stage: str


class ViewInfo(msgspec.Struct):
    """What a seat sees; of an earlier moment also how it stood then."""

    version: int
    seat: str
    view: dict[str, Any]
    log: list[LogEntry]
    log_start: int
    reasons: list[Reason]
    notices: list[str]
    table: TableInfo
    chat: list[ChatLine]
    standing: StandingInfo | None = None


class LogLines(msgspec.Struct):
    log: list[LogEntry]


class Reasons(msgspec.Struct):
    reasons: list[Reason]


class Hint(msgspec.Struct):
    option: str
    hint: dict[str, Any] | None


class Hints(msgspec.Struct):
    hints: dict[str, dict[str, Any]]


class SideChance(msgspec.Struct):
    seats: list[str]
    chance: float


class Chances(msgspec.Struct):
    version: int
    moment: int
    seat: str
    sides: list[SideChance]
    games: int


class Section(msgspec.Struct):
    section: str
    title: str
    text: str


class Choice(msgspec.Struct):
    id: str
    name: Texts


class OptionInfo(msgspec.Struct):
    id: str
    name: Texts
    about: Texts
    choices: list[Choice]


class Scenario(msgspec.Struct):
    id: str
    name: Texts
    about: Texts


class PackInfo(msgspec.Struct):
    id: str
    name: str
    version: str
    note: str


class Example(msgspec.Struct):
    """A recorded game that comes with the rules."""

    id: str
    name: Texts
    about: Texts
    record: str


class Learning(msgspec.Struct):
    """What can be learnt: ids of lessons and tasks in their order, of puzzles, and where all of it is described."""

    minutes: int
    items: list[str]
    puzzles: list[str]
    course: Texts
    key: Texts


class GameInfo(msgspec.Struct):
    id: str
    title: Texts
    seats: list[Choice]
    scenarios: list[Scenario]
    options: list[OptionInfo]
    players: list[str]
    words: Texts
    help: Texts
    facts: Texts
    confidence: dict[str, int]
    sections: list[str]
    page: str | None
    packs: list[PackInfo]
    examples: list[Example]
    learn: Learning | None


class GamesInfo(msgspec.Struct):
    languages: list[str]
    words: Texts
    bots: list[str]
    games: list[GameInfo]


class Health(msgspec.Struct):
    status: str
