"""`tricorne check`: random play with every conformance check and invariant on."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from tricorne.cli.output import MOST_GAMES, Json, at_least, between, console, print_json, processes, table, watched
from tricorne.games import game_class
from tricorne.sim.check import Checked
from tricorne.sim.check import check as run_check


def check(
    game: str,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0 is one per core.")] = 0,
    reach: Annotated[bool, typer.Option("--reach", help="Count how often each rule and effect was exercised.")] = False,
    keep: Annotated[Path, typer.Option(help="Where the records of failed games are written.")] = Path("failures"),
    as_json: Json = False,
) -> None:
    """Play random games with every check and invariant on. A game that fails leaves its record."""
    game_class(game)
    at_least("--games", games, 1)
    between("--games", games, 1, MOST_GAMES)
    done: list[Checked] = []
    for checked in watched(run_check(game, games, seed, processes(jobs), reach=reach), games, game, quiet=as_json):
        done.append(checked)
        for failure in checked.failures:
            path = _keep(keep, game, checked, failure.record)
            if not as_json:
                task = checked.task
                console.print(
                    f"[bold]{failure.check}[/]: {failure.detail}\n  {task.scenario} {task.options} seed {task.seed}, "
                    f"answer {failure.moment}{f', {path}' if path else ''}",
                    markup=True,
                    highlight=False,
                )
    failures = sum(len(checked.failures) for checked in done)
    report = {
        "game": game,
        "games": len(done),
        "questions": sum(checked.questions for checked in done),
        "failures": failures,
        "scenarios": dict(Counter(checked.task.scenario for checked in done)),
        "details": [
            {"check": f.check, "detail": f.detail, "scenario": c.task.scenario, "seed": c.task.seed, "moment": f.moment}
            for c in done
            for f in c.failures
        ],
    }
    if reach:
        total: Counter[str] = Counter()
        for checked in done:
            total.update(checked.reach)
        report["reach"] = dict(sorted(total.items()))
        report["unreached"] = sorted(name for name, count in total.items() if not count)
    if as_json:
        print_json(report)
    else:
        console.print(f"{report['games']} games, {report['questions']} questions, {failures} failures")
        if reach:
            table("Reach", ["exercised", "what"], [[n, name] for name, n in sorted(total.items(), key=lambda x: x[1])])
    if failures:
        raise typer.Exit(1)


def _keep(folder: Path, game: str, checked: Checked, record: object) -> Path | None:
    if record is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}-{checked.task.scenario}-{checked.task.seed}.json"
    path.write_text(json.dumps(record), "utf-8")
    return path
