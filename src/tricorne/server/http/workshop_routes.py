"""The owner's workshop: work lists, drafts, the packs that come of them, modules of VASSAL beside a game."""

from __future__ import annotations

import io
import zipfile
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import Response

from tricorne.core.errors import TricorneError
from tricorne.core.facts import MANIFEST, Pack
from tricorne.core.workshop.draft import Draft, check_draft
from tricorne.core.workshop.source import source_patch
from tricorne.core.workshop.vassal import MOST_BYTES, Suggestions
from tricorne.core.workshop.worklist import WorkList
from tricorne.games import facts_of, game_class
from tricorne.games.workbench import todo_of
from tricorne.server.base.errors import language_of, say
from tricorne.server.base.limits import LOOK_BACK, MAKE
from tricorne.server.club.drafts import StoredDraft
from tricorne.server.http import club_messages, messages
from tricorne.server.http.calls import JSON, Call, Endpoint
from tricorne.server.http.files import Served, file_in, respond
from tricorne.server.http.lobby_routes import make_table_with
from tricorne.server.http.messages import Incoming, Name
from tricorne.server.http.paths import API
from tricorne.server.tables.workbench import Checked, Refusal, WantedCheck, WantedModule, check, entry_of, read

DRAFT_BYTES = 400_000
SOURCE = "src/tricorne/games"


class NewDraft(Incoming):
    game: Name
    draft: Draft


class ChangedDraft(Incoming):
    revision: Annotated[int, Meta(ge=0, le=2**31 - 2)]
    draft: Draft


class Sharing(Incoming):
    shared: bool


class PlayDraft(Incoming):
    scenario: Name | None = None
    options: Annotated[dict[str, str | bool], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    seats: Annotated[dict[str, str], Meta(max_length=12)] = msgspec.field(default_factory=dict)


class Misfit(msgspec.Struct):
    """What does not fit, in one sentence, and the entry that it is about."""

    message: str
    entry: str


class DraftInfo(msgspec.Struct):
    """A draft: what its owner says, the pack that comes of it, and what does not fit in it."""

    id: str
    game: str
    revision: int
    changed: float
    yours: bool
    shared: bool
    draft: Draft
    pack: Pack
    problem: Misfit | None
    key: str | None = None


class DraftLine(msgspec.Struct):
    """A draft in a list."""

    id: str
    game: str
    name: str
    changed: float
    shared: bool


class DraftList(msgspec.Struct):
    drafts: list[DraftLine]


# Work lists and modules


@lru_cache(maxsize=32)
def _listed(game: str) -> Served:
    game_class(game)
    return Served(msgspec.json.encode(todo_of(game)), JSON)


async def workshop_page(call: Call) -> Response:
    return respond(call.request, file_in(call.server.settings.client, "workshop.html"))


async def game_workshop(call: Call) -> Response:
    return respond(call.request, _listed(call.path("game")))


async def vassal_module(call: Call) -> Response:
    """Names in the build file of a module. A worker reads it."""
    call.server.limits.take(LOOK_BACK, call.address)
    game = game_class(call.path("game")).id
    found = await call.server.tables.players.bring_to(read, WantedModule(game, call.body), call.share())
    if isinstance(found, Refusal):
        raise found.error()
    return call.reply(found)


# Drafts


async def _holder(call: Call) -> tuple[str | None, str | None]:
    """The key that is sent along, and the account of who is signed in."""
    visitor = await call.acting_visitor()
    return call.key, None if visitor is None else visitor.account.id


async def _opened(call: Call) -> StoredDraft:
    key, account = await _holder(call)
    call.server.limits.take(LOOK_BACK, call.address)
    return await call.club.drafts.open(call.path("draft"), key, account)


async def _own(call: Call) -> StoredDraft:
    key, account = await _holder(call)
    call.server.limits.take(LOOK_BACK, call.address)
    return await call.club.drafts.own(call.path("draft"), key, account)


async def _checked(call: Call, stored: StoredDraft) -> Checked:
    task = WantedCheck(stored.game, stored.draft())
    return await call.server.tables.players.quickly(check, task, call.share())


async def _answered(call: Call, stored: StoredDraft, status: int = 200, fresh: str | None = None) -> Response:
    """A draft with the pack that comes of it."""
    key, account = await _holder(call)
    checked = await _checked(call, stored)
    problem = None
    if checked.problem is not None:
        problem = Misfit(_say(call, checked.problem.error()), entry_of(stored.game, checked.problem))
    yours = fresh is not None or stored.belongs_to(key, account)
    info = DraftInfo(
        stored.id,
        stored.game,
        stored.revision,
        stored.changed,
        yours,
        stored.shared,
        stored.draft(),
        checked.pack,
        problem,
        fresh,
    )
    return call.reply(info, status)


def _say(call: Call, error: TricorneError) -> str:
    return say(error, language_of(call.query.lang or call.request.headers.get("accept-language")))


async def drafts(call: Call) -> Response:
    visitor = await call.member()
    found = await call.club.drafts.of_account(visitor.account.id)
    lines = [DraftLine(one.id, one.game, one.draft().name, one.changed, one.shared) for one in found]
    return call.reply(DraftList(lines))


async def make_draft(call: Call) -> Response:
    call.server.limits.take(MAKE, call.address)
    wish: NewDraft = call.body
    game = game_class(wish.game).id
    check_draft(wish.draft, todo_of(game), facts_of(game).files)
    _, account = await _holder(call)
    stored, key = await call.club.drafts.make(game, wish.draft, account, call.address)
    return await _answered(call, stored, 201, key)


async def draft(call: Call) -> Response:
    stored = await _opened(call)
    await call.club.drafts.note(stored)
    return await _answered(call, stored)


async def change_draft(call: Call) -> Response:
    stored = await _own(call)
    wish: ChangedDraft = call.body
    check_draft(wish.draft, todo_of(stored.game), facts_of(stored.game).files)
    return await _answered(call, await call.club.drafts.keep(stored, wish.draft, wish.revision))


async def share_draft(call: Call) -> Response:
    return await _answered(call, await call.club.drafts.share(await _own(call), call.body.shared))


async def drop_draft(call: Call) -> Response:
    await call.club.drafts.drop(await _own(call))
    return call.reply(club_messages.Okay())


# What comes of it


async def _sound(call: Call) -> Pack:
    """The pack of a draft, or what does not fit in it."""
    checked = await _checked(call, await _opened(call))
    if checked.problem is not None:
        raise checked.problem.error()
    return checked.pack


async def draft_pack(call: Call) -> Response:
    pack = await _sound(call)
    headers = {"content-disposition": f'attachment; filename="{pack.game}-pack.zip"', "cache-control": "no-store"}
    return Response(zipped(pack), headers=headers, media_type="application/zip")


def zipped(pack: Pack) -> bytes:
    """A pack as the folder that `tricorne data --pack` reads."""
    packed = io.BytesIO()
    manifest = {"game": pack.game, "name": pack.name, "version": pack.version}
    files = {MANIFEST: manifest, **{f"{name}.json": patch for name, patch in pack.facts.items()}}
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, plain in files.items():
            archive.writestr(f"my-pack/{name}", msgspec.json.format(msgspec.json.encode(plain), indent=2))
        for language, text in pack.words.items():
            archive.writestr(f"my-pack/words/{language}.ftl", text)
    return packed.getvalue()


async def draft_patch(call: Call) -> Response:
    stored = await _opened(call)
    checked = await _checked(call, stored)
    if checked.problem is not None:
        raise checked.problem.error()
    folder = game_class(stored.game).folder()
    patch = source_patch(folder, checked.pack, f"{SOURCE}/{folder.name}")
    remarks = "".join(f"# {key}: {' '.join(text.split())}\n" for key, text in stored.draft().remarks.items())
    headers = {
        "content-disposition": f'attachment; filename="{stored.game}.patch"',
        "cache-control": "no-store",
    }
    return Response(remarks + patch, headers=headers, media_type="text/plain")


async def play_draft(call: Call) -> Response:
    pack = await _sound(call)
    wish: PlayDraft = call.body
    table = club_messages.ClubTable(
        game=pack.game, scenario=wish.scenario, options=wish.options, seats=wish.seats, name=pack.name, rated=False
    )
    return await make_table_with(call, table, pack)


DRAFTS = API + "/drafts"
DRAFT = DRAFTS + "/{draft}"
FREE: dict[str, Any] = {"needs_key": False}
PAGE: dict[str, Any] = {"media_type": "text/html", "query": None, "needs_key": False}
ENDPOINTS = [
    Endpoint("GET", "/workshop/{game}", workshop_page, "The page of the workshop", **PAGE),
    Endpoint(
        "GET",
        API + "/games/{game}/workshop.json",
        game_workshop,
        "What is not sure of a game, what matters most first",
        query=messages.FileQuery,
        gives=WorkList,
        **FREE,
    ),
    Endpoint(
        "POST",
        API + "/games/{game}/vassal",
        vassal_module,
        "Names in the build file of a VASSAL module",
        bytes,
        gives=Suggestions,
        most_bytes=MOST_BYTES,
        **FREE,
    ),
    Endpoint("GET", DRAFTS, drafts, "One's own drafts", gives=DraftList),
    Endpoint(
        "POST",
        DRAFTS,
        make_draft,
        "Begin a draft",
        NewDraft,
        gives=DraftInfo,
        status=201,
        most_bytes=DRAFT_BYTES,
        **FREE,
    ),
    Endpoint("GET", DRAFT, draft, "A draft, its pack and what does not fit", gives=DraftInfo),
    Endpoint("PUT", DRAFT, change_draft, "Change a draft", ChangedDraft, gives=DraftInfo, most_bytes=DRAFT_BYTES),
    Endpoint("PUT", DRAFT + "/shared", share_draft, "Share a draft by its link", Sharing, gives=DraftInfo),
    Endpoint("DELETE", DRAFT, drop_draft, "Delete a draft", gives=club_messages.Okay),
    Endpoint("GET", DRAFT + "/pack.zip", draft_pack, "The pack of a draft", media_type="application/zip"),
    Endpoint(
        "GET", DRAFT + "/data.patch", draft_patch, "A draft as a patch for the data files", media_type="text/plain"
    ),
    Endpoint(
        "POST",
        DRAFT + "/table",
        play_draft,
        "Make a table that plays with a draft",
        PlayDraft,
        gives=messages.Links,
        status=201,
    ),
]
