"""Values of positions: `make outlook` plays games, fits a logistic curve to their signs and writes the weights.

`python -m tools.outlook 1775-rebellion introductory` for one scenario of one game. Games that were played before an
interruption are used again as long as the signs have the same names.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray
from sklearn.linear_model import LogisticRegression

from tools.arguments import wanted
from tricorne.cli.output import watched
from tricorne.core.cores import cores
from tricorne.core.outlook import Fit, read_fits
from tricorne.games import game_class
from tricorne.sim.learning import STRAYS, Course, courses

ROOT = Path(__file__).parent.parent
WORK = ROOT / "build" / "outlook"
SEED = 100_001
"""Away from the seeds on which players are tuned and rated."""
HELD_BACK = 5
"""Every game of that number is held back to measure the loss."""
STRENGTHS = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0)
"""How freely weights may grow; the games held back decide."""

GAMES: dict[str, dict[str, int]] = {
    "1775-rebellion": {"introductory": 6000, "campaign": 3000, "siege-of-quebec": 3900},
    "liberty": {"1775": 480},
    "prelude-to-rebellion": {"1834": 1500},
}
"""How many games are played of each scenario."""

Numbers = NDArray[np.float64]


class Rows(NamedTuple):
    """Positions as numbers, the points that followed, and the games they are from."""

    signs: Numbers
    points: Numbers
    games: NDArray[np.int64]


def main() -> None:
    """Fit the scenarios that are named, or all."""
    names, on = wanted(__doc__)
    for game in names[:1] or GAMES:
        for scenario in names[1:] or GAMES[game]:
            fit_scenario(game, scenario, GAMES[game][scenario], on)


def fit_scenario(game: str, scenario: str, count: int, on: str) -> None:
    """Play what is missing, fit, and write the weights into the data file of the game."""
    names = game_class(game).policy().names
    kept = WORK / f"{game}-{scenario}-{hashlib.sha256('|'.join(names).encode()).hexdigest()[:8]}.jsonl"
    played = played_courses(game, scenario, range(SEED, SEED + count), kept, on)
    fit = fitted(names, rows_of(played), (SEED, SEED + count - 1))
    path = game_class(game).folder() / "bots" / "outlook.json"
    fits = read_fits(path) if path.is_file() else {}
    fits[scenario] = fit
    path.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(fits.items()))), indent=2) + b"\n")
    sys.stdout.write(f"{game} {scenario}: loss {fit.loss:.4f}, constant {fit.loss_of_constant:.4f}\n")


def played_courses(game: str, scenario: str, seeds: Sequence[int], kept: Path, on: str) -> list[Course]:
    """The games with these seeds, those in the file and the others."""
    found = {}
    if kept.is_file():
        for line in kept.read_bytes().splitlines():
            try:
                course = msgspec.json.decode(line, type=Course)
            except msgspec.DecodeError:
                continue
            found[course.seed] = course
    missing = [seed for seed in seeds if seed not in found]
    kept.parent.mkdir(parents=True, exist_ok=True)
    with kept.open("ab") as stream:
        playing = courses(game, scenario, missing, cores(), on)
        for course in watched(playing, len(missing), f"{game} {scenario}", quiet=False):
            stream.write(b"\n" + msgspec.json.encode(course))
            stream.flush()
            found[course.seed] = course
    return [found[seed] for seed in seeds]


def rows_of(played: Iterable[Course]) -> Rows:
    """All positions of the games."""
    listed = [course for course in played if course.positions]
    signs = np.array([signs for course in listed for signs in course.positions], float)
    lengths = [len(course.positions) for course in listed]
    points = np.repeat([course.points for course in listed], lengths)
    return Rows(signs, points, np.repeat([course.seed for course in listed], lengths))


def fitted(names: Sequence[str], rows: Rows, seeds: tuple[int, int]) -> Fit:
    """The weights that tell best how games end that were held back."""
    mean, scale = rows.signs.mean(0), rows.signs.std(0)
    used = scale > 1e-9
    scale[~used] = 1.0
    scaled = (rows.signs - mean) / scale
    held = rows.games % HELD_BACK == 0
    models = [logistic(scaled[~held], rows.points[~held], strength) for strength in STRENGTHS]
    model = min(models, key=lambda model: loss_of(model, scaled[held], rows.points[held]))
    loss = loss_of(model, scaled[held], rows.points[held])
    weights = np.where(used, model.coef_[0] / scale, 0.0)
    share = rows.points[~held].mean()
    return Fit(
        games=len(set(rows.games.tolist())),
        positions=len(rows.points),
        seeds=seeds,
        players=f"the heuristic against itself, each side straying in up to {max(STRAYS):.0%} of its answers",
        loss=round(loss, 4),
        loss_of_constant=round(cross_entropy(np.full(held.sum(), share), rows.points[held]), 4),
        bias=round(float(model.intercept_[0] - (weights * mean).sum()), 5),
        weights={name: float(f"{weight:.4g}") for name, weight in zip(names, weights, strict=True)},
    )


def logistic(signs: Numbers, points: Numbers, strength: float) -> LogisticRegression:
    """A fit in which a draw counts half for each side."""
    twice = np.vstack([signs, signs])
    won = np.repeat([1, 0], len(points))
    weight = np.concatenate([points, 1 - points])
    seen = weight > 0
    model = LogisticRegression(C=strength, max_iter=2000)
    return model.fit(twice[seen], won[seen], sample_weight=weight[seen])


def loss_of(model: LogisticRegression, signs: Numbers, points: Numbers) -> float:
    """The log loss of a fit."""
    return cross_entropy(model.predict_proba(signs)[:, 1], points)


def cross_entropy(chances: Numbers, points: Numbers) -> float:
    """By how much chances miss what came, per position."""
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(points * np.log(sure) + (1 - points) * np.log(1 - sure)).mean())


if __name__ == "__main__":
    main()
