"""Of what is kept nobody has more than is stated: tokens, events, comments, changes of seats."""

from __future__ import annotations

import httpx

from tests.server.clients import Json, ServerProcess
from tests.server.clubs import club_of
from tests.server.event_play import TOY, veteran
from tests.server.members import Member, finish
from tricorne.server.club.accounts import MOST_TOKENS
from tricorne.server.club.events.acts import GAMES_TO_HOLD, MOST_HELD

FEW = 3
LESS = {"tricorne.server.tables.aside.MOST_COMMENTS": FEW, "tricorne.server.tables.live.MOST_IN_A_STEP": FEW}
club = club_of(constants=LESS)


def refused(reply: Json, limit: int) -> bool:
    return (reply["code"], reply["args"]["limit"]) == ("too-many", limit)


def test_tokens(club: ServerProcess) -> None:
    ann = Member(club)
    made = [ann.post("/me/tokens", name="bot") for _ in range(MOST_TOKENS + 1)]
    assert [one.status_code for one in made[:-1]] == [201] * MOST_TOKENS
    assert refused(made[-1].json(), MOST_TOKENS)
    assert len(ann.get("/me/tokens").json()["tokens"]) == MOST_TOKENS


def test_events_after_a_few_games(club: ServerProcess) -> None:
    wish = {**TOY, "name": "Mine", "format": "cup", "least": 4, "most": 4}
    young = Member(club).post("/events", **wish).json()
    assert (young["code"], young["args"]["games"]) == ("event-too-new", GAMES_TO_HOLD)
    maker = veteran(club)
    held = [maker.post("/events", **wish) for _ in range(MOST_HELD + 1)]
    assert [one.status_code for one in held[:-1]] == [201] * MOST_HELD
    assert refused(held[-1].json(), MOST_HELD)
    assert maker.post(f"/events/{held[0].json()['id']}/end").status_code == 200
    assert maker.post("/events", **wish).status_code == 201


def test_comments_on_a_game(club: ServerProcess) -> None:
    made = club.make(seats={"ann": "me", "bob": "me"})
    ann = club.person(made["table"], made["key"])
    finish(ann)
    said = [ann.post("/comments", moment=0, seat="ann", text="Well played.") for _ in range(FEW + 1)]
    assert [one.status_code for one in said[:-1]] == [201] * FEW
    assert refused(said[-1].json(), FEW)
    assert len(ann.get("/comments").json()["comments"]) == FEW


def test_changes_of_seats_within_a_step(club: ServerProcess) -> None:
    """A record of a step stays short enough to be played again at once."""
    made = club.make(seats={"ann": "me", "bob": "me"})
    ann = club.person(made["table"], made["key"])
    tried: list[httpx.Response] = []
    while len(tried) < 20 and (not tried or tried[-1].status_code == 200):
        tried.append(ann.post("/leave", seat="bob", player="random"))
        if tried[-1].status_code == 200:
            tried.append(ann.post("/sit", seat="bob"))
    version = ann.view()["version"]
    assert refused(tried[-1].json(), FEW)
    assert ann.view()["version"] == version
