"""The same batches on a Ray cluster of two nodes: equal results for equal seeds, and a killed node loses nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tricorne.sim.arena import Arena, fixtures, play_arena
from tricorne.sim.cluster import spread_on_ray
from tricorne.sim.learning import courses
from tricorne.sim.simulate import Batch, play_row, read_players, rows

ray = pytest.importorskip("ray")
GAME, SCENARIO = "1775-rebellion", "introductory"
BATCH = Batch(GAME, SCENARIO, read_players(GAME, "random"))
SEEDS = list(range(6))


PATIENCE_S = 300
"""Nodes come up slowly on a machine with much other work."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    made = begun()
    ray.init(address=made.address, log_to_driver=False, configure_logging=False)
    yield made
    ray.shutdown()
    made.shutdown()


def begun() -> Any:
    """A cluster of one node. Ray itself gives a node half a minute to come up, so it is begun again if need be."""
    from ray.cluster_utils import Cluster

    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            return Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        except Exception:
            if time.monotonic() > end:
                raise


@pytest.fixture
def second(cluster: Any) -> Any:
    """A second node, which a test may kill."""
    node = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes(timeout=PATIENCE_S)
    yield node
    if node in cluster.worker_nodes:
        cluster.remove_node(node)


@pytest.mark.usefixtures("second")
def test_ray_gives_the_same_results() -> None:
    assert sorted(rows(BATCH, SEEDS, 2, on="ray")) == sorted(rows(BATCH, SEEDS, 1))
    arena, planned = Arena(GAME, SCENARIO), fixtures(("random", "easy"), 4, 1)
    assert sorted(play_arena(arena, planned, 2, on="ray")) == sorted(play_arena(arena, planned, 1))
    assert sorted(courses(GAME, SCENARIO, SEEDS[:2], 2, on="ray")) == sorted(courses(GAME, SCENARIO, SEEDS[:2], 1))


def answers_of(folder: Path, doomed: str, seed: int) -> int:
    """The length of a game; it does not end on the node that will be killed, nor before one has begun there."""
    if ray.get_runtime_context().get_node_id() == doomed:
        (folder / str(seed)).touch()
        time.sleep(600)
    wait_until(lambda: any(folder.iterdir()))
    return play_row(BATCH, seed).answers


def test_a_killed_node_loses_nothing_but_its_running_games(cluster: Any, second: Any, tmp_path: Path) -> None:
    results = spread_on_ray(partial(answers_of, tmp_path, second.node_id), SEEDS, 2)
    done = [next(results)]
    cluster.remove_node(second, allow_graceful=False)
    done += results
    assert sorted(done) == sorted(play_row(BATCH, seed).answers for seed in SEEDS)


def wait_until(happened: Any) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE_S
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.05)
