"""The page of what is promised names tests that exist, and the limits that the program has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.attacks import ATTACKS
from tricorne.server.base import limits
from tricorne.server.base.limits import Rate
from tricorne.server.club import accounts, drafts, pages
from tricorne.server.club.events import acts, page, rules
from tricorne.server.http import messages, sockets, visits, workshop_routes
from tricorne.server.http.doors import Door
from tricorne.server.tables import aside, live, look_backs, players, tables, work

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`([\w/]*test_\w+\.py)`", PAGE)))
RATES = {name: rate for name, rate in vars(limits).items() if isinstance(rate, Rate)}
LIMITS = {
    f"{Door.header_seconds:.0f} s; {Door.body_seconds:.0f} s": "how long a request takes",
    f"{limits.HEADER_BYTES // 1_000} kB": "a header",
    f"{Door.large_from_address} at a time": "large requests",
    f"{Door.from_address} at a time": "connections",
    f"{visits.FROM_ADDRESS} of an address, {visits.FROM_ADDRESS_AT_TABLE} of them": "sockets",
    f"{visits.WATCHING_A_TABLE} watchers": "who watches",
    f"{sockets.HELLO_SECONDS:.0f} s to say hello": "a socket that says nothing",
    f"{sockets.MOST_UNSENT // 1_000_000} MB, then the socket": "what waits for a slow reader",
    f"{tables.MOST_IN_MEMORY:,};": "tables in memory",
    f"{players.MOST_ASKED} of them waiting": "what waits for a worker",
    f"{look_backs.MOST_OF_ONE} of them under way": "analyses",
    f"{limits.RECORD_BYTES // 1_000_000} MB, {work.MOST_ANSWERS:,} answers": "records",
    f"{work.MOST_SEAT_CHANGES} changes of seats": "seats that change hands in records",
    f"{work.SECONDS_TO_CHECK} s to check; {players.MOST_BROUGHT} of an address": "records that are checked",
    f"{limits.BODY_BYTES // 1_000} kB; {limits.FRAME_BYTES // 1_000} kB": "bodies and frames",
    f"of which {sockets.MOST_REFUSED_FRAMES} may make no sense": "frames of nonsense",
    f"{workshop_routes.DRAFT_BYTES // 1_000} kB |": "a draft",
    f"chat {messages.CHAT_LENGTH} characters, a comment {messages.COMMENT_LENGTH:,}": "texts that others read",
    f"notes {messages.NOTES_LENGTH:,}": "notes",
    f"{accounts.MOST_TOKENS} tokens, {accounts.MOST_PUSHES} browsers": "tokens and browsers",
    f"{drafts.MOST_OF_ACCOUNT} drafts, {acts.MOST_HELD} events": "drafts and events of a member",
    f"after {acts.GAMES_TO_HOLD} finished games": "who may hold an event",
    f"{drafts.MOST_OF_ADDRESS} drafts": "drafts of an address",
    f"{aside.MOST_COMMENTS} comments; {live.MOST_IN_A_STEP:,} answers": "a table",
    f"{rules.SIZES[rules.SWISS][1]} players on a ladder or in a Swiss, {rules.SIZES[rules.CUP][1]} in cups": "events",
    f"{rules.MOST_ROUNDS} rounds": "rounds",
    f"{acts.MOST_ACTS} acts of its maker": "what is done about an event",
    f"{acts.MOST_CHALLENGES} challenges of one member": "challenges",
    f"{pages.MOST_LOOKED_AT:,} games": "a page of the archive",
    f"{page.DEAR_SECONDS * 1_000:.0f} ms of a processor is kept until {1 / page.SHARE:.0f} times": "pages of events",
    f"{len(ATTACKS)} attacks": "attacks",
}


@pytest.mark.parametrize("name", NAMED)
def test_a_test_that_is_named_is_there_and_has_tests(name: str) -> None:
    file = ROOT / (name if "/" in name else f"tests/server/{name}")
    assert re.search(r"^(async )?def test_", file.read_text("utf-8"), re.MULTILINE)


def test_every_promise_names_a_test() -> None:
    tables_of_promises = re.findall(r"\| promise \| tested by \|\n\|---\|---\|\n((?:\|.*\n)+)", PAGE)
    rows = [row for table in tables_of_promises for row in table.splitlines()]
    assert len(rows) > 20
    assert [
        row for row in rows if not re.search(r"`[\w/]*test_\w+\.py`|conformance suite", row.rsplit("|", 2)[1])
    ] == []


def said(rate: Rate) -> str:
    pace = f"{rate.per_second:.0f} a second" if rate.per_second >= 1 else f"one in {1 / rate.per_second:.0f} s"
    return f"{rate.burst:,.0f} at once, {pace}"


@pytest.mark.parametrize("name", sorted(RATES))
def test_every_rate_of_the_program_is_stated(name: str) -> None:
    """As often as there are rates of the same pace: each has its line."""
    same = [one for one in RATES.values() if one == RATES[name]]
    assert PAGE.count(said(RATES[name])) == len(same), said(RATES[name])


@pytest.mark.parametrize("text", list(LIMITS), ids=list(LIMITS.values()))
def test_every_limit_of_the_program_is_stated(text: str) -> None:
    assert text in PAGE


def test_every_refusal_of_the_limits_is_one_that_the_program_gives() -> None:
    section = PAGE[PAGE.index("## What is limited") : PAGE.index("## What is kept")]
    refusals = {
        code for row in section.splitlines() if row.startswith("|") for code in re.findall(r"`([a-z-]+)…?`", row)
    }
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "src" / "tricorne").rglob("*.py"))
    assert {code for code in refusals if f'"{code}' not in sources} == set()
