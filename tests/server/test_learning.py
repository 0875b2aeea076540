"""Lessons through the server: the answers are the whole table, and accounts remember how far somebody has come."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.clients import Json, ServerProcess
from tests.server.members import Member

MARCH = "/api/v1/games/1775-rebellion/lessons/march"


def sent(server: ServerProcess, path: str = MARCH, lang: str = "en", **body: Any) -> dict[str, Any]:
    answer = server.http.post(path, json=body, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    reply: dict[str, Any] = answer.json()
    return reply


def refused(server: ServerProcess, path: str = MARCH, **body: Any) -> tuple[int, str]:
    answer = server.http.post(path, json=body)
    return answer.status_code, answer.json()["code"]


def test_a_lesson_is_played_by_sending_the_answers_along(server: ServerProcess) -> None:
    first = sent(server)
    assert (first["lesson"]["step"], first["lesson"]["of"], first["lesson"]["point"]) == (1, 4, ["hartford"])
    assert first["view"]["asked"][0]["options"] == ["hartford", "done"]
    second = sent(server, act="answer", answer="hartford")
    assert (second["answers"], second["lesson"]["step"]) == (["hartford"], 2)
    assert sent(server, answers=["hartford"])["lesson"] == {**second["lesson"], "reply": None}
    assert sent(server, answers=["hartford"], act="back")["answers"] == []
    assert sent(server, answers=["hartford", "patriots:2"], act="again")["answers"] == []


def test_what_leads_nowhere_is_explained_and_what_is_against_the_rules_has_its_reason(server: ServerProcess) -> None:
    end = sent(server, act="answer", answer="done")
    assert end["answers"] == []
    assert end["lesson"]["reply"] == {
        "is": "again",
        "text": "That would end your movement with nothing done. Choose Hartford first.",
    }
    assert sent(server, lang="es", act="answer", answer="boston")["lesson"]["reply"]["is"] == "refused"
    assert refused(server, act="answer", answer="moon")[0] == 422


def test_the_answer_can_be_shown_and_is_taken_back(server: ServerProcess) -> None:
    shown = sent(server, act="show")
    assert (shown["answers"], shown["lesson"]["shown"]) == ([], ["Hartford"])
    assert shown["view"]["asked"][0]["kind"] == "army"
    task = sent(server, "/api/v1/games/1775-rebellion/lessons/four-flags", act="show")
    assert (task["answers"], len(task["lesson"]["shown"])) == ([], 6)


def test_a_worked_example_only_goes_on(server: ServerProcess) -> None:
    path = "/api/v1/games/1775-rebellion/examples/pennsylvania"
    first = sent(server, path)
    assert (first["lesson"]["kind"], first["lesson"]["waits"], first["table"]["you"]["observer"]) == (
        "example",
        True,
        True,
    )
    assert sent(server, path, act="go-on")["lesson"]["step"] == 2
    assert refused(server, path, act="answer", answer="pa_west")[0] == 422


@pytest.mark.parametrize(
    ("body", "sent"),
    [
        ({"answers": ["boston"]}, (422, "record-unfit")),
        ({"answers": [["hartford"]]}, (422, "record-unfit")),
        ({"answers": [{"mind": 1}]}, (422, "record-unfit")),
        ({"answers": [[1, 2]]}, (422, "record-unfit")),
        ({"answers": [[["deep"]]]}, (400, "bad-request")),
        ({"answers": ["done"] * 401}, (400, "bad-request")),
        ({"act": "fly"}, (400, "bad-request")),
        ({"act": "answer"}, (422, "not-offered")),
    ],
)
@pytest.mark.parametrize("lesson", ["march", "four-flags"])
def test_answers_that_do_not_fit_are_refused(
    server: ServerProcess, body: dict[str, Any], sent: tuple[int, str], lesson: str
) -> None:
    assert refused(server, f"/api/v1/games/1775-rebellion/lessons/{lesson}", **body) == sent


def test_an_unknown_lesson_is_refused(server: ServerProcess) -> None:
    assert refused(server, "/api/v1/games/1775-rebellion/lessons/dance")[1] == "unknown-lesson"
    assert refused(server, "/api/v1/games/chess/lessons/march")[1] == "unknown-game"


def test_the_course_and_the_key_are_files_of_the_catalogue(server: ServerProcess) -> None:
    games = {game["id"]: game["learn"] for game in server.http.get("/api/v1/games").json()["games"]}
    course = server.http.get(games["1775-rebellion"]["course"]["es"]).json()
    listed = [item["id"] for chapter in course["chapters"] for item in (*chapter["lessons"], *chapter["tasks"])]
    assert listed == games["1775-rebellion"]["items"]
    assert course["examples"][0]["section"] == "3.1.2"
    assert "Patriota" in server.http.get(games["1775-rebellion"]["key"]["es"]).json()["terms"]


def test_an_account_joins_what_two_browsers_have_learnt(server: ServerProcess) -> None:
    ann = Member(server)
    assert ann.get("/me/learning").json() == {"games": {}}
    desk = {"done": ["march"], "lesson": "battle", "answers": ["done", [4], {"mind": 1}], "at": 2_000}
    phone = {"done": ["reinforce"], "lesson": "sea", "answers": [], "at": 1_000}
    ann.send("PUT", "/me/learning", games={"1775-rebellion": desk, "chess": desk})
    both = ann.send("PUT", "/me/learning", games={"1775-rebellion": phone}).json()
    assert both == {"games": {"1775-rebellion": {**desk, "done": ["march", "reinforce"]}}}
    assert ann.get("/me/learning").json() == both
    assert ann.get("/me/export").json()["learning"][0]["game"] == "1775-rebellion"


def test_nobody_elses_progress_is_seen_or_changed(server: ServerProcess) -> None:
    assert server.http.get("/api/v1/me/learning").status_code == 401
    ann = Member(server)
    forged = ann.http.put("/api/v1/me/learning", json={"games": {}})
    assert forged.status_code == 403
    too_much = {"liberty": {"done": ["x" * 65]}}
    assert ann.send("PUT", "/me/learning", games=too_much).status_code == 400


def test_a_coach_speaks_to_those_who_play_alone_and_how_it_stands_is_told_to_all(server: ServerProcess) -> None:
    alone = server.make(game="liberty", scenario="1775", seats={"american": "me", "british": "easy"})
    path, key = f"/api/v1/tables/{alone['table']}", {"authorization": f"Bearer {alone['key']}"}
    view = server.http.get(f"{path}/view", headers=key).json()
    said = server.http.get(f"{path}/coach?seat=american&version={view['version']}", headers=key).json()
    asked = next(one for one in view["view"]["asked"] if one["seat"] == "american")
    assert said["advice"][0]["option"] in asked["options"]
    assert said["occasions"] == {}
    assert server.http.get(f"{path}/coach?seat=british&version={view['version']}", headers=key).status_code == 403
    back = server.http.get(f"{path}/coach/turn?seat=american&version={view['version']}", headers=key).json()
    assert back == {"brought": [], "since": [], "overlooked": None}
    assert server.http.get(f"{path}/coach/turn?seat=british&version={view['version']}", headers=key).status_code == 403
    standing = server.http.get(f"{path}/standing", headers=key).json()
    assert standing["lines"][0]["say"].startswith("win-")
    assert standing["stage"] in [stage["id"] for stage in standing["stages"]]


def test_the_coach_looks_back_at_ones_turn_when_the_next_begins(server: ServerProcess) -> None:
    made = server.make(game="prelude-to-rebellion", scenario="1834", seats={"patriote": "me", "loyal": "easy"})
    path, key = f"/api/v1/tables/{made['table']}", {"authorization": f"Bearer {made['key']}"}
    seen: Json = {}
    turns: set[str] = set()
    while not seen or not (seen["brought"] or seen["since"]):
        view = server.http.get(f"{path}/view", headers=key).json()
        asked = next((one for one in view["view"]["asked"] if one.get("options")), None)
        if asked is None:
            time.sleep(0.02)
            continue
        about = {"seat": "patriote", "version": view["version"]}
        said = server.http.get(f"{path}/coach", params=about, headers=key).json()
        turns.add(said["turn"])
        seen = server.http.get(f"{path}/coach/turn", params=about, headers=key).json()
        server.http.post(f"{path}/answer", json={**about, "answer": said["advice"][0]["option"]}, headers=key)
    assert len(turns) > 1
    assert all(say.startswith("turn-") and args["count"] for say, args in (*seen["brought"], *seen["since"]))
    assert seen["overlooked"] is None


@pytest.mark.parametrize("way", ["coach", "coach/turn"])
@pytest.mark.parametrize("other", ["link", "me"])
def test_nobody_is_coached_where_people_play_each_other(server: ServerProcess, other: str, way: str) -> None:
    made = server.make(game="liberty", scenario="1775", seats={"american": "me", "british": other})
    path, key = f"/api/v1/tables/{made['table']}", {"authorization": f"Bearer {made['key']}"}
    version = server.http.get(f"{path}/view", headers=key).json()["version"]
    refused = server.http.get(f"{path}/{way}?seat=american&version={version}", headers=key)
    assert (refused.status_code, refused.json()["code"]) == (403, "coach-running")
