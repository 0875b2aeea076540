"""Batches: results on disk, going on after an interruption, arena, report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tricorne.cli.arena import play_watched
from tricorne.cli.simulate import keep
from tricorne.core import BadSetup
from tricorne.sim.arena import Arena, Standing, fixtures, play_arena, ratings, report, standings
from tricorne.sim.intervals import interval
from tricorne.sim.report import write_arena, write_report
from tricorne.sim.results import Results
from tricorne.sim.simulate import Batch, play_row, read_players

BATCH = Batch("1775-rebellion", "introductory", read_players("1775-rebellion", "random"))
INTRODUCTORY = Arena("1775-rebellion", "introductory")


def filled(folder: Path, games: int = 5) -> Results:
    results = Results(folder)
    results.open(BATCH._asdict())
    for seed in range(games):
        keep(results, play_row(BATCH, seed))
    return results


def test_a_batch_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    results = filled(tmp_path / "a")
    with (results.folder / "games.jsonl").open("a") as stream:
        stream.write('{"seed": 77, "winn')
    assert Results(results.folder).open(json.loads(json.dumps(BATCH._asdict()))) == {0, 1, 2, 3, 4}


def test_another_batch_is_not_mixed_in(tmp_path: Path) -> None:
    results = filled(tmp_path / "a", 1)
    with pytest.raises(BadSetup):
        results.open(BATCH._replace(scenario="campaign")._asdict())


def test_rows_are_written_as_parquet_too(tmp_path: Path) -> None:
    import pyarrow.parquet

    results = filled(tmp_path / "a")
    results.to_parquet()
    table = pyarrow.parquet.read_table(results.folder / "games.parquet")
    assert table.column("seed").to_pylist() == [0, 1, 2, 3, 4]
    assert pyarrow.parquet.read_table(results.folder / "turns.parquet").num_rows == len(results.turns())


def test_a_report_is_one_page_with_plots(tmp_path: Path) -> None:
    folders = [filled(tmp_path / name).folder for name in ("a", "b")]
    page = tmp_path / "report.html"
    write_report(folders, page)
    text = page.read_text("utf-8")
    assert text.count("<svg") >= 2
    assert "http" not in text.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    )
    assert "95 %" in text


def test_the_interval_of_a_share() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0, 0) == (0.0, 1.0)


def test_each_seed_of_an_arena_is_played_from_both_sides() -> None:
    played = fixtures(["a", "b", "c"], 4, seed=10)
    assert len(played) == 12
    assert [(f.side, f.seed) for f in played[:4]] == [(0, 10), (1, 10), (0, 11), (1, 11)]


def test_pairings_with_hard_may_have_fewer_games() -> None:
    played = fixtures(["easy", "normal", "hard"], 6, seed=1, games_hard=2)
    assert [(f.first, f.second) for f in played] == [("easy", "normal")] * 6 + [("easy", "hard")] * 2 + [
        ("normal", "hard")
    ] * 2


def test_equal_bots_share_the_games() -> None:
    scores = list(play_arena(INTRODUCTORY, fixtures(["random", "random"], 20, 1), 1))
    found = report(INTRODUCTORY, ["random"], scores)
    assert found["failures"] == 0
    assert 0.2 < standings(scores)[0].share < 0.8


def test_an_arena_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    kept = tmp_path / "scores.jsonl"
    planned = fixtures(["random", "easy"], 6, 1)
    half = play_watched(INTRODUCTORY, planned[:3], 1, kept)
    with kept.open("a") as stream:
        stream.write('[["random","ea')
    whole = play_watched(INTRODUCTORY, planned, 1, kept)
    assert whole[:3] == half
    assert whole == play_watched(INTRODUCTORY, planned, 1, None)
    assert play_watched(INTRODUCTORY, planned, 1, kept) == whole
    with pytest.raises(BadSetup):
        play_watched(INTRODUCTORY._replace(seconds=2.0), planned, 1, kept)


def test_all_wins_still_have_an_interval(tmp_path: Path) -> None:
    table = [Standing("a", "b", 20, 0.0, *interval(0, 20))]
    assert 0.1 < table[0].high < 0.2
    write_arena(INTRODUCTORY, table, {"a": 1000, "b": 1400}, tmp_path / "arena.html")
    assert "83.9% – 100.0%" in (tmp_path / "arena.html").read_text("utf-8")


def test_ratings_follow_the_shares() -> None:
    table = [
        Standing("a", "b", 100, 0.25, 0, 1),
        Standing("b", "c", 100, 0.25, 0, 1),
        Standing("a", "c", 100, 0.1, 0, 1),
    ]
    rated = ratings(["a", "b", "c"], table)
    assert rated["a"] == 1000
    assert 150 < rated["b"] - rated["a"] < 230
    assert 150 < rated["c"] - rated["b"] < 230
