"""Members' pages, the archive, and what members keep private."""

from __future__ import annotations

import time
from collections.abc import Callable

import sqlalchemy as sa

from tests.server.clients import PATIENCE, HttpPerson, Json, ServerProcess
from tests.server.clubs import club_of
from tests.server.members import Member, finish
from tricorne.server.base.settings import database_in
from tricorne.server.club import archive
from tricorne.server.storage import club_schema as club_tables
from tricorne.server.storage.storage import Storage

club = club_of("sqlite", "postgres")


def until(there: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.1)


def play(ann: Member, bob: Member, **wish: object) -> str:
    """A game from making to its end, counted."""
    made = ann.make(**{"visibility": "open", **wish})
    table = str(made["table"])
    assert bob.post(f"/tables/{table}/join", seat="bob").status_code == 200
    finish(ann.at(table), bob.at(table))
    until(lambda: table in tables_of(ann, member=ann.name))
    return table


def is_over(person: HttpPerson) -> bool:
    """Whether a game beside bots has ended; if not, whatever is asked is answered."""
    seen = person.view()
    for asked in seen["view"]["asked"]:
        if asked.get("options") and asked["seat"] in seen["table"]["you"]["seats"]:
            person.answer(asked["seat"], asked["options"][0], seen["version"])
    return seen["view"]["result"] is not None


def page(asking: Member, **query: object) -> Json:
    got = asking.get("/archive", **query)
    assert got.status_code == 200, got.text
    reply: Json = got.json()
    return reply


def tables_of(asking: Member, **query: object) -> list[str]:
    return [game["table"] for game in page(asking, **query)["games"]]


def about(asking: Member, whom: Member) -> Json:
    reply: Json = asking.get(f"/players/{whom.name}").json()
    return reply


def test_a_members_page_tells_of_games_sides_pace_and_the_visitor(club: ServerProcess) -> None:
    ann, bob, eve = Member(club), Member(club), Member(club)
    first, second = play(ann, bob), play(ann, bob, rated=False)
    seen = about(bob, ann)
    (record,) = seen["sides"]
    assert (record["game"], record["side"], record["games"], record["rated"]) == ("toy", "ann", 2, 1)
    assert record["won"] + record["drawn"] + record["lost"] == 2
    assert 0 < record["expected"] < 1
    assert seen["versus"]["games"] == 2
    assert seen["versus"]["won"] == record["lost"]
    assert seen["pace"]["turns"] > 1
    assert 0 <= seen["pace"]["quarter"] <= seen["pace"]["half"] <= seen["pace"]["nine_tenths"]
    assert (seen["reliability"]["games"], seen["reliability"]["to_the_end"]) == (2, 2)
    assert [step["table"] for step in seen["course"]] == [first]
    assert not seen["you"]
    assert about(ann, ann)["you"]
    assert about(eve, ann)["versus"] is None
    running = eve.make(visibility="open")
    assert [table["table"] for table in about(ann, eve)["running"]] == [running["table"]]
    eve.make(visibility="private")
    assert len(about(ann, eve)["running"]) == 1
    assert len(about(eve, eve)["running"]) == 2
    assert second in tables_of(eve, member=bob.name)


def test_whoever_leaves_to_a_bot_has_not_brought_the_game_to_its_end(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    made = ann.make(visibility="open", rated=False)
    table = made["table"]
    bob.post(f"/tables/{table}/join", seat="bob")
    assert bob.at(table).post("/leave", seat="bob", player="random").status_code == 200
    until(lambda: is_over(ann.at(table)))
    until(lambda: table in tables_of(ann, member=ann.name))
    left = about(ann, bob)["reliability"]
    assert (left["games"], left["to_the_end"], left["left_to_bot"]) == (1, 0, 1)
    assert about(bob, ann)["reliability"]["to_the_end"] == 1


def test_what_is_kept_private_is_not_sent(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    play(ann, bob)
    assert ann.send("PUT", "/me/privacy", hides=["games", "rating", "pace"]).status_code == 200
    assert ann.send("PUT", "/me/privacy", hides=["name"]).status_code == 400
    assert ann.get("/me/privacy").json() == {"hides": ["games", "pace", "rating"]}
    seen = about(bob, ann)
    hidden = ("standings", "course", "sides", "running", "pace", "reliability")
    assert {part: seen[part] for part in hidden} == dict.fromkeys(hidden)
    assert seen["versus"]["games"] == 1, "what the visitor has played is theirs to know"
    assert all(about(ann, ann)[part] is not None for part in hidden)
    refused = bob.get("/archive", member=ann.name)
    assert (refused.status_code, refused.json()["code"]) == (403, "games-hidden")
    assert bob.get("/archive", member=bob.name, against=ann.name).status_code == 403
    assert ann.name not in str(bob.get("/ratings", game="toy").json()["standings"])
    assert len(tables_of(ann, member=ann.name)) == 1


def test_the_archive_is_found_by_everything(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    table = play(ann, bob)
    (game,) = page(bob, member=ann.name)["games"]
    assert game["replay"]
    assert {seat["name"] for seat in game["seats"]} == {ann.name, bob.name}
    length, outcome = game["moments"], game["outcome"]
    fitting: list[Json] = [
        {"game": "toy"},
        {"game": "toy", "scenario": "short"},
        {"how": "played"},
        {"rated": "true"},
        {"shortest": length, "longest": length},
        {"since": "2020-01-01", "until": "2999-01-01"},
        {"side": "ann"},
        {"outcome": outcome},
        {"against": bob.name},
    ]
    other: list[Json] = [
        {"game": "liberty"},
        {"scenario": "long"},
        {"how": "claimed"},
        {"rated": "false"},
        {"shortest": length + 1},
        {"longest": length - 1},
        {"since": "2999-01-01"},
        {"until": "2020-01-01"},
        {"side": "bob"},
        {"outcome": "won" if outcome != "won" else "lost"},
    ]
    assert all(tables_of(bob, member=ann.name, **query) == [table] for query in fitting)
    assert not any(tables_of(bob, member=ann.name, **query) for query in other)
    assert table in tables_of(bob)
    assert table in tables_of(bob, game="toy")
    for wrong in ({"side": "ann"}, {"after": "x"}, {"since": "soon"}, {"how": "luck"}, {"oddity": "1"}):
        assert bob.get("/archive", **wrong).status_code == 400, wrong
    assert bob.get("/archive", member="nobody at all").status_code == 404
    assert bob.get("/archive", game="chess").status_code == 404


def test_one_player_keeps_a_game_out_of_the_archive(club: ServerProcess) -> None:
    ann, bob, eve = Member(club), Member(club), Member(club)
    table = play(ann, bob)
    assert eve.send("PUT", f"/tables/{table}/hidden").json()["code"] == "not-played"
    for hider in (ann, bob):
        assert hider.send("PUT", f"/tables/{table}/hidden").status_code == 200
    assert table not in tables_of(eve)
    assert table not in tables_of(eve, member=ann.name)
    assert [game["hidden"] for game in page(ann, member=ann.name)["games"] if game["table"] == table] == [True]
    ann.send("DELETE", f"/tables/{table}/hidden")
    assert table not in tables_of(eve), "the other one still hides it"
    bob.send("DELETE", f"/tables/{table}/hidden")
    assert table in tables_of(eve)


def test_private_games_and_games_of_guests_are_not_in_the_archive(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    made = ann.make(visibility="private", invite={"bob": bob.name}, seats={"ann": "me"})
    bob.post(f"/tables/{made['table']}/join", seat="bob")
    finish(ann.at(made["table"]), bob.at(made["table"]))
    guests = club.make(seats={"ann": "me", "bob": "me"})
    finish(club.person(guests["table"], guests["key"]))
    until(lambda: made["table"] in tables_of(ann, member=ann.name))
    assert not {made["table"], guests["table"]} & set(tables_of(bob))
    assert ann.send("DELETE", f"/tables/{made['table']}/hidden").status_code == 200
    assert made["table"] not in tables_of(bob), "what is private stays private"


def test_following(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    for _ in range(2):
        assert ann.send("PUT", f"/me/follows/{bob.name}").status_code == 200
    assert ann.get("/me/follows").json() == {"names": [bob.name]}
    assert about(ann, bob)["follows"]
    assert not about(bob, ann)["follows"]
    assert ann.send("PUT", f"/me/follows/{ann.name}").status_code == 404
    ann.send("DELETE", f"/me/follows/{bob.name}")
    assert ann.get("/me/follows").json() == {"names": []}


def test_the_archive_goes_on(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    table = play(ann, bob)
    storage = Storage(club.database or database_in(club.folder))
    results, parts = club_tables.results, club_tables.parts
    with sa.create_engine(storage.url).begin() as connection:
        line = connection.execute(sa.select(results).where(results.c.table_id == table)).mappings().one()
        part = connection.execute(sa.select(parts).where(parts.c.table_id == table)).mappings().first()
        assert part is not None
        more = [{"table_id": f"old {number}", "finished": 1000.0 + number // 3} for number in range(120)]
        connection.execute(results.insert(), [{**line, **one} for one in more])
        connection.execute(parts.insert(), [{**part, **one} for one in more])
    whose = ann.name if part["side"] == "ann" else bob.name
    found: list[str] = []
    after = ""
    while True:
        got = page(bob, member=whose, after=after)
        assert len(got["games"]) <= archive.PAGE
        found += [game["table"] for game in got["games"]]
        if got["next"] is None:
            break
        after = got["next"]
    assert len(found) == len(set(found)) == 121
    assert found[0] == table
    assert not page(bob, member=whose)["games"][1]["replay"], "the table is gone"
