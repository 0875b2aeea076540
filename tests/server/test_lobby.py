"""The lobby: one's tables, open ones, invitations, private ones, rematches, blocking, reporting."""

from __future__ import annotations

from typer.testing import CliRunner

from tests.server.clients import ServerProcess
from tests.server.clubs import club_of
from tests.server.members import Member, finish
from tricorne.cli import app

club = club_of("sqlite", "postgres")


def bid(member: Member, table: str, seat: str) -> None:
    person = member.at(table)
    asked = next(asked for asked in person.view(seat=seat)["view"]["asked"] if asked["seat"] == seat)
    assert person.answer(seat, asked["options"][0]).status_code == 200


def test_my_tables_come_with_my_turns_first(club: ServerProcess) -> None:
    ann = Member(club)
    waiting, mine = ann.make(name="waiting"), ann.make(name="mine")
    assert {table["your_turn"] for table in ann.lobby()["mine"]} == {True}
    bid(ann, mine["table"], "ann")
    assert [(table["name"], table["your_turn"]) for table in ann.lobby()["mine"]] == [
        ("waiting", True),
        ("mine", False),
    ]
    bid(ann, waiting["table"], "ann")
    club.guest(mine).answer("bob", "1")
    assert Member(club).lobby()["mine"] == []


def test_an_open_seat_is_taken_once_and_its_link_dies(club: ServerProcess) -> None:
    ann, bob, eve = Member(club), Member(club), Member(club)
    made = ann.make(visibility="open", name="come all")
    (shown,) = [table for table in bob.lobby()["open"] if table["table"] == made["table"]]
    assert (shown["seats"], shown["host"], shown["your_turn"]) == (["bob"], ann.name, False)
    assert bob.post(f"/tables/{made['table']}/join", seat="bob").status_code == 200
    assert eve.post(f"/tables/{made['table']}/join", seat="bob").json()["code"] == "not-open"
    assert eve.post(f"/tables/{made['table']}/join", seat="ann").json()["code"] == "not-open"
    assert made["table"] not in [table["table"] for table in eve.lobby()["open"]]
    assert club.person(made["table"], made["keys"]["bob"]).get().json()["code"] == "invitation-taken"
    people = bob.get(f"/tables/{made['table']}/people").json()["people"]
    assert {person["name"] for person in people} == {ann.name, bob.name}
    assert [seat["name"] for seat in ann.at(made["table"]).get().json()["seats"]] == [ann.name, bob.name]


def test_one_member_may_take_several_seats_and_plays_them_as_one_person(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    seats = {"british_regulars": "me", "loyalists": "me", "continentals": "link", "patriots": "link"}
    made = ann.make(game="1775-rebellion", seats=seats, visibility="open")
    for seat in ("continentals", "patriots"):
        assert bob.post(f"/tables/{made['table']}/join", seat=seat).status_code == 200
    reply = bob.at(made["table"]).get().json()
    assert set(reply["you"]["seats"]) == {"continentals", "patriots"}
    assert len({seat["person"] for seat in reply["seats"] if seat["yours"]}) == 1
    assert club.person(made["table"], made["keys"]["patriots"]).get().json()["code"] == "key-unknown"
    people = bob.get(f"/tables/{made['table']}/people").json()["people"]
    assert sorted(len(one["seats"]) for one in people) == [2, 2]
    both = ann.make(seats={"ann": "link", "bob": "link"})
    for seat in ("ann", "bob"):
        assert bob.post(f"/tables/{both['table']}/claim", key=both["keys"][seat]).status_code == 200
    finish(bob.at(both["table"]))


def test_an_open_table_can_be_watched_while_it_runs_and_a_private_one_never(club: ServerProcess) -> None:
    ann, eve = Member(club), Member(club)
    shown, hidden = ann.make(visibility="open"), ann.make(visibility="private")
    assert shown["table"] in [table["table"] for table in eve.lobby()["open"]]
    assert shown["table"] not in [table["table"] for table in eve.lobby()["watch"]]
    bob = Member(club)
    bob.post(f"/tables/{shown['table']}/join", seat="bob")
    assert {table["table"]: table["others"] for table in eve.lobby()["watch"]}[shown["table"]] == [ann.name, bob.name]
    assert {table["table"]: table["others"] for table in bob.lobby()["mine"]} == {shown["table"]: [ann.name]}
    (running,) = eve.get(f"/players/{bob.name}").json()["running"]
    assert (running["table"], running["others"]) == (shown["table"], [ann.name])
    assert shown["table"] not in [table["table"] for table in bob.lobby()["watch"]]
    seen = eve.at(shown["table"]).view()
    assert (seen["seat"], seen["chat"]) == ("observer", [])
    assert eve.at(shown["table"]).answer("ann", "1", 0).json()["code"] == "only-watching"
    finish(ann.at(hidden["table"]), club.guest(hidden))
    assert ann.at(hidden["table"]).get().json()["finished"]
    assert eve.at(hidden["table"]).get().json()["code"] == "key-missing"
    assert "observer" not in hidden["keys"]


def test_an_invitation_is_for_one_member_only(club: ServerProcess) -> None:
    ann, bob, eve = Member(club), Member(club), Member(club)
    made = ann.make(seats={"ann": "me"}, invite={"bob": bob.name.upper()})
    assert "bob" not in made["keys"]
    assert [table["table"] for table in bob.lobby()["invitations"]] == [made["table"]]
    assert eve.lobby()["invitations"] == []
    assert eve.post(f"/tables/{made['table']}/join", seat="bob").json()["code"] == "not-open"
    assert bob.post(f"/tables/{made['table']}/join", seat="bob").status_code == 200
    other = ann.make(seats={"ann": "me"}, invite={"bob": bob.name})
    assert bob.post(f"/tables/{other['table']}/decline", seat="bob").status_code == 200
    assert bob.lobby()["invitations"] == []
    assert bob.post(f"/tables/{other['table']}/join", seat="bob").json()["code"] == "not-open"
    assert ann.post("/tables", game="toy", invite={"bob": "Nobody Atall"}).json()["code"] == "no-such-person"
    assert ann.post("/tables", game="toy", invite={"bob": ann.name}).json()["code"] == "already-seated"
    assert (
        club.http.post("/api/v1/tables", json={"game": "toy", "visibility": "open"}).json()["code"] == "not-signed-in"
    )


def test_a_rematch_swaps_the_seats_and_invites_the_others(club: ServerProcess) -> None:
    ann, bob = Member(club), Member(club)
    made = ann.make(visibility="open")
    bob.post(f"/tables/{made['table']}/join", seat="bob")
    assert ann.post(f"/tables/{made['table']}/rematch").json()["code"] == "not-over"
    finish(ann.at(made["table"]), bob.at(made["table"]))
    again = ann.post(f"/tables/{made['table']}/rematch")
    assert again.status_code == 201, again.text
    table = again.json()["table"]
    assert ann.at(table).get().json()["you"]["seats"] == ["bob"]
    assert [(t["table"], t["seats"]) for t in bob.lobby()["invitations"]] == [(table, ["ann"])]
    assert bob.post(f"/tables/{made['table']}/rematch").json()["table"] == table
    assert bob.post(f"/tables/{table}/join", seat="ann").status_code == 200
    assert Member(club).post(f"/tables/{made['table']}/rematch").json()["code"] == "only-watching"
    assert bob.get(f"/tables/{made['table']}/people").json()["rematch"] == table


def test_whom_one_has_blocked_neither_sees_nor_joins_nor_invites(club: ServerProcess) -> None:
    ann, eve = Member(club), Member(club)
    made = ann.make(visibility="open")
    assert ann.send("PUT", f"/me/blocks/{eve.name}").status_code == 200
    assert ann.get("/me/blocks").json()["names"] == [eve.name]
    assert made["table"] not in [table["table"] for table in eve.lobby()["open"]]
    assert eve.post(f"/tables/{made['table']}/join", seat="bob").json()["code"] == "not-open"
    invited = eve.post("/tables", game="toy", invite={"bob": ann.name})
    assert invited.json()["code"] == "no-such-person"
    claimed = eve.post(f"/tables/{made['table']}/claim", key=made["keys"]["bob"])
    assert claimed.json()["code"] == "not-open"
    assert ann.send("DELETE", f"/me/blocks/{eve.name}").status_code == 200
    assert eve.post(f"/tables/{made['table']}/join", seat="bob").status_code == 200


def test_an_invitation_of_somebody_blocked_since_is_not_shown(club: ServerProcess) -> None:
    ann, eve = Member(club), Member(club)
    made = eve.make(seats={"ann": "me"}, invite={"bob": ann.name})
    ann.send("PUT", f"/me/blocks/{eve.name}")
    assert ann.lobby()["invitations"] == []
    assert ann.post(f"/tables/{made['table']}/join", seat="bob").json()["code"] == "not-open"


def test_what_somebody_blocked_says_is_hidden_from_who_has_blocked_them_and_from_nobody_else(
    club: ServerProcess,
) -> None:
    ann, eve = Member(club), Member(club)
    made = ann.make(visibility="open")
    table = made["table"]
    eve.post(f"/tables/{table}/join", seat="bob")
    eve.at(table).post("/chat", seat="bob", text="before")
    with club.sit(table, ann.token()) as sofa, club.sit(table, eve.token()) as bench:
        for socket in (sofa, bench):
            socket.until("view")
        assert ann.send("PUT", f"/me/blocks/{eve.name}").status_code == 200
        assert eve.at(table).post("/chat", seat="bob", text="rude words").status_code == 201
        assert ann.at(table).post("/chat", seat="ann", text="good day").status_code == 201
        assert sofa.until("chat")["chat"]["text"] == "good day"
        assert [bench.until("chat")["chat"]["text"] for _ in range(2)] == ["rude words", "good day"]
    assert [line["text"] for line in ann.at(table).view()["chat"]] == ["good day"]
    assert [line["text"] for line in ann.at(table).get("/chat").json()["chat"]] == ["good day"]
    assert [line["text"] for line in eve.at(table).view()["chat"]] == ["before", "rude words", "good day"]
    ann.send("DELETE", f"/me/blocks/{eve.name}")
    assert [line["text"] for line in ann.at(table).view()["chat"]] == ["before", "rude words", "good day"]


def test_a_report_reaches_those_who_run_the_server(club: ServerProcess) -> None:
    ann, eve = Member(club), Member(club)
    assert ann.post("/reports", name=eve.name, text="was rude").status_code == 201
    assert ann.post("/reports", name="Nobody Atall", text="x").json()["code"] == "no-such-person"
    where = ["--database", club.database] if club.database else ["--data", str(club.folder)]
    reply = CliRunner().invoke(app, ["reports", *where])
    assert "was rude" in reply.output
    assert eve.name in reply.output
