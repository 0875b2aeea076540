"""Nothing leaks: no byte sent to a seat depends on what that seat may not know, errors included."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tricorne
from tests.core.toy_game import make_toy
from tests.server.clients import HttpPerson, ServerProcess
from tests.server.process import all_seated, register_toy
from tricorne.core.game import OBSERVER
from tricorne.core.luck import luck_source
from tricorne.core.match import Match, Setup
from tricorne.core.questions import Ask
from tricorne.core.record import FORMAT, Record, SavedCheckpoint, load
from tricorne.core.state import to_plain
from tricorne.server.base.settings import database_in
from tricorne.server.storage.storable import storable
from tricorne.server.storage.storage import Storage
from tricorne.server.tables.making import Origin, _made
from tricorne.server.tables.positions import game_of

ANSWERS_AFTER = 2
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


def store(folder: Path, match: Match) -> dict[str, str]:
    """Put a match into the storage of a server, with everybody at the table; gives the keys by seat."""
    made = _made(storable(match), "table", "", [], Origin("made"))
    storage = Storage(database_in(folder))
    storage.migrate()
    asyncio.run(_write(storage, all_seated(made)))
    storage.close()
    return {"table": made.table, **made.others}


async def _write(storage: Storage, statements: list[Any]) -> None:
    await storage.write(*statements)


class Ears:
    """All that somebody is sent, with the names of the table and the time taken out."""

    def __init__(self, server: ServerProcess, keys: dict[str, str], seat: str) -> None:
        self._keys = keys
        self.seat = seat
        self.http: HttpPerson = server.person(keys["table"], keys[seat])
        self.socket = server.sit(keys["table"], keys[seat])
        self.socket.until("view")
        self.heard: list[str] = []

    def ask_everything(self) -> None:
        """Try what a curious person tries, and note every byte of the answers."""
        version = self.http.get().json()["version"]
        for what, query in (
            ("", {}),
            ("/view", {}),
            ("/view", {"at": 1}),
            ("/view", {"seat": "bob"}),
            ("/view", {"seat": "bob", "at": 2}),
            ("/log", {}),
            ("/log", {"seat": "bob"}),
            ("/reasons", {}),
            ("/record", {}),
            ("/hints", {"seat": "ann", "version": version}),
            ("/hints", {"seat": "bob", "version": version}),
            ("/hint", {"seat": "ann", "version": version, "option": "6"}),
            ("/notes", {}),
            ("/chat", {}),
        ):
            self.note(self.http.get(what, **query))
        for answer in ("1", "5", "6", "99", "gift", "yes"):
            if self.seat == "ann" and answer in self.socket.options("ann"):
                continue
            for seat in ("ann", "bob", "table", OBSERVER):
                self.note(self.http.post("/answer", seat=seat, version=version, answer=answer))
        self.note(self.http.post("/undo", seat="ann", version=version))
        self.note(self.http.post("/undo", seat="bob", version=version))
        self.note(self.http.post("/rewind", seat="ann", version=version, moment=99))
        self.note(self.http.post("/leave", seat="bob", player="random"))
        self.note(self.http.post("/sit", seat="bob"))

    def note(self, response: Any) -> None:
        self.heard.append(f"{response.status_code} {response.text} {response.headers.get('etag')}")

    def all(self) -> list[str]:
        """Everything heard, comparable between two tables."""
        while self.socket.version < self.http.get().json()["version"]:
            self.socket.receive()
        text = msgspec.json.encode([*self.heard, *self.socket.frames]).decode()
        for name, secret in self._keys.items():
            assert secret not in text or name == "table"
        text = TIME.sub("TIME", text.replace(self._keys["table"], "TABLE"))
        text = re.sub(r"\d+-\w+-[0-9a-f]{8}", "TAG", text)
        return list(msgspec.json.decode(text))


def toy_with(bobs_card: int) -> Match:
    setup = Setup("toy", "short", {"ann": "human:ann", "bob": "human:bob"}, {"rounds": "3"}, 1, 1)
    match = Match(setup, make_toy(setup), luck_source({"draw": [2, bobs_card]}, 1))
    match.game.state = match.game.setup()
    match.start()
    return match


def play(start: Callable[..., ServerProcess], folder: Path, bobs_card: int) -> dict[str, list[str]]:
    """The same evening with another card in bob's hand: what ann and an observer are sent up to its reveal."""
    keys = store(folder, toy_with(bobs_card))
    server = start(folder)
    ann, eve = Ears(server, keys, "ann"), Ears(server, keys, OBSERVER)
    with ann.socket, eve.socket:
        bob = server.person(keys["table"], keys["bob"])
        for ears in (ann, eve):
            ears.ask_everything()
        bob.answer("bob", "99")
        bob.put("/notes", text=f"I hold {bobs_card}")
        assert bob.answer("bob", str(bobs_card)).status_code == 200
        bob.post("/undo", seat="bob", version=1)
        assert bob.answer("bob", str(bobs_card)).status_code == 200
        for ears in (ann, eve):
            ears.ask_everything()
        return {"ann": ann.all(), OBSERVER: eve.all()}


def test_what_others_are_sent_does_not_depend_on_a_hidden_card(
    tmp_path: Path, start: Callable[..., ServerProcess]
) -> None:
    register_toy()
    first, second = play(start, tmp_path / "a", 5), play(start, tmp_path / "b", 4)
    for seat in first:
        assert len(first[seat]) > 50
        assert first[seat] == second[seat]


@pytest.mark.parametrize("game", tricorne.games(), ids=lambda game: game["id"])
def test_a_view_on_the_wire_is_equal_when_the_hidden_is_dealt_anew(game: dict[str, Any], server: ServerProcess) -> None:
    """At some moments of a random game: each seat is sent the same bytes after a re-deal of what it cannot know."""
    chance = random.Random(7)
    match = tricorne.new_match(game["id"], seed=11, seats={seat: f"human:{seat}" for seat in game["seats"]})
    compared = followed = 0
    while type(match.question) is Ask and compared < 12:
        at = match.at(match.checkpoints[-1].moment)
        for seat in (*game["seats"], OBSERVER):
            states = (at.game.state, at.game.redeal(seat, chance.randrange))
            tables = [begun_at(match, at, state) for state in states]
            if not any(table.answers or table.game.entries for table in tables):  # nothing was drawn or shown yet
                answers = answers_alike(tables, seat, chance)
                followed += len(answers)
                sent = {what_is_sent(server, store(server.folder, table), seat, answers) for table in tables}
                assert len(sent) == 1, seat
                compared += 1
        for _ in range(chance.randrange(5, 25)):
            if type(match.question) is Ask:
                match.answer(chance.choice(list(match.question.options())), match.question.seat)
    assert compared >= 5
    assert followed > 0


def begun_at(match: Match, at: Match, state: Any) -> Match:
    """A match that begins with the step of a state."""
    saved = SavedCheckpoint(0, 0, 0, dict(at.seats), to_plain(state))
    return load(Record(FORMAT, match.setup, [], [saved]), game_of, verify=False)


def what_is_sent(server: ServerProcess, keys: dict[str, str], seat: str, answers: Sequence[tuple[str, str]]) -> str:
    """All that a seat gets to see and is refused, at first and after answers that others give."""
    seats = [name for name in keys if name not in ("table", OBSERVER)]
    ears = Ears(server, keys, seat)
    with ears.socket:
        be_curious(ears, seat, seats)
        for who, answer in answers:
            given = server.person(keys["table"], keys[who]).answer(who, answer)
            assert given.status_code == 200, given.text
            be_curious(ears, seat, seats)
        return "\n".join(map(str, ears.all()))


def be_curious(ears: Ears, seat: str, seats: Sequence[str]) -> None:
    """Ask for everything there is at a table, also what is refused."""
    described = ears.http.get().json()
    version, moment = described["version"], described["moment"]
    other = next(one for one in seats if one != seat)
    for what, query in (
        ("/view", {}),
        ("/view", {"at": 0}),
        ("/view", {"seat": other}),
        ("/log", {}),
        ("/log", {"seat": other}),
        ("/log", {"at": 0}),
        ("/reasons", {}),
        ("/chances", {}),
        ("/chances", {"seat": other, "at": 0}),
        ("/record", {}),
    ):
        ears.note(ears.http.get(what, **query))
    for one in (seat, other):
        ears.note(ears.http.get("/hints", seat=one, version=version))
        ears.note(ears.http.get("/hint", seat=one, version=version, option="no-such-thing"))
        ears.note(ears.http.post("/answer", seat=one, version=version, answer="no-such-thing"))
        ears.note(ears.http.post("/answer", seat=one, version=version + 1, answer="no-such-thing"))
        ears.note(ears.http.post("/undo", seat=one, version=version + 1))
        ears.note(ears.http.post("/rewind", seat=one, version=version, moment=moment + 1))
    for option in ears.socket.options(seat)[:3]:
        ears.note(ears.http.get("/hint", seat=seat, version=version, option=option))


def answers_alike(tables: Sequence[Match], seat: str, chance: random.Random) -> list[tuple[str, str]]:
    """Some answers that are possible in both tables and after which the rules show the seat the same of both."""
    copies = [begun_at(table, table, table.game.state) for table in tables]
    given: list[tuple[str, str]] = []
    for _ in range(ANSWERS_AFTER):
        first, second = (table.question for table in copies)
        if type(first) is not Ask or type(second) is not Ask or first.seat != second.seat:
            break
        common = [option for option in first.options() if option in second.options()]
        if not common:
            break
        answer = (first.seat, chance.choice(common))
        for table in copies:
            table.answer(answer[1], answer[0])
        if copies[0].view(seat) != copies[1].view(seat) or copies[0].log(seat) != copies[1].log(seat):
            break
        given.append(answer)
    return given


def test_the_toy_has_something_to_hide() -> None:
    assert toy_with(5).view("bob") != toy_with(4).view("bob")
