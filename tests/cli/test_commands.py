"""The command `tricorne`: what it prints, and that bad input gives one clear line, status 2 and no file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tricorne
from tricorne.cli.asking import named
from tricorne.core.fortune import fortune_of


def run(*words: str, typed: str = "", folder: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from tricorne.cli import main; main()", *words],
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "TRICORNE_LANGUAGE": "en", **env},
        check=False,
        timeout=600,
    )


def json_of(*words: str) -> Any:
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_games_lists_what_can_be_played() -> None:
    listed = {game["id"]: game for game in json_of("games")}
    rebellion = listed["1775-rebellion"]
    assert rebellion["title"] == "1775: Rebellion"
    assert rebellion["seats"] == ["british_regulars", "loyalists", "continentals", "patriots"]
    assert rebellion["scenarios"] == ["campaign", "introductory", "siege-of-quebec"]
    assert isinstance(rebellion["options"], dict)


def test_simulate_reports_wins_and_lengths() -> None:
    report = json_of("simulate", "1775-rebellion", "--scenario", "introductory", "--games", "6", "--seed", "3")
    assert report["games"] == 6
    assert report["failures"] == 0
    assert report["games_per_second"] > 0
    assert report["length"]["least"] <= report["length"]["median"] <= report["length"]["most"]
    assert set(report["wins"]) <= {"british_regulars", "loyalists", "continentals", "patriots", "draw"}


def test_the_same_seed_gives_the_same_games_with_any_number_of_jobs() -> None:
    words = ("simulate", "1775-rebellion", "--scenario", "introductory", "--games", "8")
    one, two = json_of(*words), json_of(*words, "--jobs", "2")
    assert (one["wins"], one["length"]) == (two["wins"], two["length"])


def test_check_reports_games_questions_and_failures() -> None:
    report = json_of("check", "1775-rebellion", "--games", "3", "--jobs", "1")
    assert report["games"] == 3
    assert report["failures"] == 0
    assert report["questions"] > 100


def test_data_counts_facts_by_confidence() -> None:
    report = json_of("data", "1775-rebellion")
    assert report["facts"] == report["sourced"] + report["derived"] + report["reconstructed"]
    assert report["sourced"] > 0


def test_play_in_the_terminal_keeps_the_game_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "1775-rebellion", "--scenario", "introductory", "--seed", "2", "--file", str(file))
    first = run(*words, typed="1\nu\n?\n99\nnonsense\n1\n1\nq\n")
    assert first.returncode == 0, first.stderr
    assert "is not offered here" in first.stderr
    kept = tricorne.load_match(file)
    assert kept.question is not None
    second = run(*words, typed="1\n1\nq\n")
    assert second.returncode == 0, second.stderr
    assert tricorne.load_match(file).moment > kept.moment


def test_an_offer_stands_beside_the_question_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    match = tricorne.new_match("liberty", seed=2, position={"blocks": {"howe": {"at": "prisoners"}}})
    file.write_text(json.dumps(match.record()))
    done = run("play", "liberty", "--file", str(file), typed="exchange\nq\n")
    assert "Offer an exchange" in done.stdout, done.stderr
    assert tricorne.load_match(file).answers[-1] == ["american", "exchange"]


def test_a_slip_at_a_real_table_is_corrected_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("play", "1775-rebellion", "--scenario", "introductory", "--seed", "2", "--file", str(file))
    run(*words, typed="q\n")
    position = '{"units": {"boston": {"loyalists": 9}}}'
    done = run(*words, typed=f'e\nnonsense\ne\n{{"moon": 1}}\nno note\ne\n{position}\nwe miscounted\nq\n')
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("The position is not in the position format") == 1
    assert "moon" in done.stderr
    kept = tricorne.load_match(file, verify=True)
    assert kept.view()["position"]["units"]["boston"] == {"loyalists": 9}
    assert any(isinstance(answer, dict) and answer.get("note") == "we miscounted" for answer in kept.answers)


def test_a_number_that_is_an_option_means_itself() -> None:
    assert named(["0", "1", "2"], "1") == "1"
    assert named(["boston", "newport"], "2") == "newport"
    assert named(["boston", "newport"], "newport") == "newport"
    assert named(["card:2", "card:7", "card:90"], "7") == "card:7"
    assert named(["1", "2", "4", "done"], "4") == "4"
    assert named(["1", "2", "4", "done"], "3") == "done"


def test_play_speaks_spanish() -> None:
    done = run("play", "1775-rebellion", "--seed", "2", typed="q\n", TRICORNE_LANGUAGE="es")
    assert done.returncode == 0, done.stderr
    assert "unidades" in done.stdout


def test_bots_play_in_the_terminal_without_people() -> None:
    done = run("play", "1775-rebellion", "--scenario", "introductory", "--bots", "random", "--seed", "4")
    assert done.returncode == 0, done.stderr


def test_replay_tells_a_recorded_game(tmp_path: Path) -> None:
    match = tricorne.new_match("1775-rebellion", "introductory", seed=5)
    for _ in range(12):
        question = match.question
        assert question is not None
        match.answer(question.options()[0])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(match.record()), "utf-8")
    assert run("replay", str(file)).stdout.count("\n") >= 10
    assert json_of("replay", str(file), "--at", "4")["view"]["moment"] == 4
    assert json_of("replay", str(file))["dice"] == msgspec.to_builtins(fortune_of(match))


def test_verify_proves_the_luck_of_a_record_or_names_what_is_wrong(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    record = json.loads(file.read_text("utf-8"))
    promise = record["setup"]["promise"]
    proof = json_of("verify", str(file), "--promise", promise)
    assert (proof["kept"], proof["promise"], proof["seed"]) == (True, promise, "1")
    moment = next(index for index, answer in enumerate(record["answers"]) if isinstance(answer, list))
    due, record["answers"][moment] = record["answers"][moment][0], ["nonsense"]
    file.write_text(json.dumps(record), "utf-8")
    done = run("verify", str(file), "--json")
    assert done.returncode == 1
    found = json.loads(done.stdout)
    assert (found["kept"], found["edited"]) == (False, True)
    assert (found["wrong"]["moment"], found["wrong"]["came"], found["wrong"]["due"]) == (moment, "nonsense", due)
    said = run("verify", str(file), TRICORNE_LANGUAGE="es")
    assert said.returncode == 1
    assert said.stdout.startswith("La promesa no se ha cumplido.\n")
    assert f"respuesta {moment} " in said.stdout


def test_verify_compares_with_the_promise_that_was_noted(tmp_path: Path) -> None:
    done = run("verify", str(record_file(tmp_path)), "--promise", "0" * 64)
    assert done.returncode == 1
    assert "The promise is not the one that was noted at the start." in done.stdout


def record_file(tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(tricorne.new_match("1775-rebellion", seed=1).record()), "utf-8")
    return file


def pack(tmp_path: Path, patch: dict[str, Any]) -> str:
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "pack.json").write_text(json.dumps({"game": "1775-rebellion", "name": "mine"}), "utf-8")
    (folder / "map.json").write_text(json.dumps(patch), "utf-8")
    return str(folder)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "chess"), "There is no game “chess”"),
        (("simulate", "1775-rebellion", "--scenario", "moon"), "has no scenario “moon”"),
        (("play", "1775-rebellion", "--seat", "dutch=human"), "no seat “dutch”"),
        (("simulate", "1775-rebellion", "--option", "edition=2016"), "has no option “edition”"),
        (("simulate", "1775-rebellion", "--players", "genius"), "no bot “genius”"),
        (("simulate", "1775-rebellion", "--games", "0"), "--games has to be a whole number from 1 up"),
        (("replay", "no-such-file.json"), "The record cannot be read"),
        (("data", "1775-rebellion", "--pack", "no-such-pack"), "There is no component pack"),
    ],
)
def test_bad_input_gives_one_line_and_status_2(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    done = run(*words, folder=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_a_truncated_record_is_refused(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    file.write_text(file.read_text("utf-8")[:-300], "utf-8")
    done = run("replay", str(file))
    assert done.returncode == 2
    assert "The record is damaged" in done.stderr


def test_an_edited_record_is_refused(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    file.write_text(file.read_text("utf-8").replace('"round": 1', '"round": 2'), "utf-8")
    done = run("replay", str(file))
    assert done.returncode == 2
    assert "checksum" in done.stderr


def test_a_pack_with_a_missing_area_is_refused(tmp_path: Path) -> None:
    done = run("data", "1775-rebellion", "--pack", pack(tmp_path, {"areas": {"boston": None}}))
    assert done.returncode == 2
    assert "boston" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_good_pack_is_accepted_and_travels_in_the_record(tmp_path: Path) -> None:
    folder = pack(tmp_path, {"areas": {"boston": {"units": {"loyalists": 3}}}})
    done = run("data", "1775-rebellion", "--pack", folder)
    assert done.returncode == 0, done.stderr
    assert "mine" in done.stdout
    match = tricorne.new_match("1775-rebellion", "introductory", seed=1, pack=folder)
    record = match.record()
    assert record["setup"]["pack"]["name"] == "mine"
    assert tricorne.load_match(record, verify=True).view("observer") == match.view("observer")


def test_analyse_tells_the_turning_points_as_json_and_on_a_page(tmp_path: Path) -> None:
    match = tricorne.new_match("1775-rebellion", "introductory", seed=4)
    while (ask := match.question) is not None:
        match.answer(ask.options()[0])
    file, page = tmp_path / "game.json", tmp_path / "look-back.html"
    file.write_text(json.dumps(match.record()), "utf-8")
    found = json_of("analyse", str(file), "--jobs", "1", "--effort", "0", "--page", str(page))
    assert found["done"] == 1
    assert found["last"] == match.moment
    assert sum(found["chances"][-1]["true"]) == 1
    assert "Turning points" in page.read_text("utf-8")
    assert run("analyse", str(tmp_path / "none.json")).returncode == 2
