"""The same batch on a Ray cluster of two workers: equal rows for equal seeds, and a killed worker loses nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tricorne.sim.cluster import spread_on_ray
from tricorne.sim.simulate import Batch, play_row, read_players, rows

ray = pytest.importorskip("ray")
BATCH = Batch("1775-rebellion", "introductory", read_players("1775-rebellion", "random"))


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()


def test_ray_gives_the_same_rows() -> None:
    seeds = list(range(6))
    on_ray = sorted(rows(BATCH, seeds, 2, on="ray"))
    assert on_ray == sorted(rows(BATCH, seeds, 1))


def die_once(folder: Path, seed: int) -> int:
    """A game whose worker is killed the first time."""
    mark = folder / str(seed)
    if seed == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_row(BATCH, seed).answers


def test_a_killed_worker_loses_nothing_but_its_running_games(tmp_path: Path) -> None:
    done = sorted(spread_on_ray(partial(die_once, tmp_path), range(6), 2))
    assert (tmp_path / "3").exists()
    assert done == sorted(play_row(BATCH, seed).answers for seed in range(6))
