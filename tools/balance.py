"""Balance reports: `make balance` plays games of each scenario and renews figures and plots in docs/balance.

The written part of a report is kept; only what stands between the two marks is made again. Batches go on where they
were interrupted.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tools.arguments import wanted
from tools.marked import renew
from tricorne.cli.output import watched
from tricorne.cli.simulate import keep
from tricorne.core.cores import cores
from tricorne.games import game_class
from tricorne.sim.intervals import interval
from tricorne.sim.plots import Run, plot_lengths, plot_tracks, plot_wins, wins_of
from tricorne.sim.results import Results
from tricorne.sim.simulate import Batch, read_players, rows

ROOT = Path(__file__).parent.parent
DOCS, WORK = ROOT / "docs" / "balance", ROOT / "build" / "balance"
PLAYED = {
    "1775-rebellion": ("normal", 1000),
    "liberty-or-death": ("nonplayer", 1000),
    "liberty": ("normal", 1000),
    "prelude-to-rebellion": ("normal", 1000),
}
"""Who plays, and how many games of each scenario."""


def main() -> None:
    """Renew the reports of the games that are named, or of all."""
    games, on = wanted(__doc__)
    for game in games or PLAYED:
        runs = [Run(played(game, scenario, on)) for scenario in game_class(game).scenarios]
        write(game, runs)


def played(game: str, scenario: str, on: str) -> Path:
    """The folder with the games of a scenario, played as far as they are missing."""
    players, games = PLAYED[game]
    batch = Batch(game, scenario, read_players(game, players))
    results = Results(WORK / game / scenario)
    there = results.open(batch._asdict())
    seeds = [seed for seed in range(1, games + 1) if seed not in there]
    for row in watched(rows(batch, seeds, cores(), on), len(seeds), f"{game} {scenario}", quiet=False):
        if row.failure:
            raise SystemExit(f"{game} {scenario}, seed {row.seed}: {row.failure}")
        keep(results, row)
    return results.folder


def write(game: str, runs: list[Run]) -> None:
    """Plots beside the report, and its figures."""
    plots = {"wins": plot_wins(runs), "length": plot_lengths(runs)}
    plots |= {f"{run.name}-tracks": plot for run, plot in zip(runs, plot_tracks(runs), strict=True)}
    for name, plot in plots.items():
        (DOCS / f"{game}-{name}.svg").write_text(plot, "utf-8")
    pictures = "\n\n".join(f"![{name.replace('-', ', ')}]({game}-{name}.svg)" for name in plots)
    renew(DOCS / f"{game}.md", "make balance", f"{figures(runs)}\n\n{pictures}")


def figures(runs: list[Run]) -> str:
    """Who wins, and why, in each scenario."""
    lines = ["| scenario | games | won by | share | 95 % interval |", "|---|---|---|---|---|"]
    for run in runs:
        games = len(run.games)
        for seat, wins in sorted(wins_of(run).items()):
            low, high = interval(wins, games)
            lines.append(f"| {run.name} | {games} | {seat} | {wins / games:.1%} | {low:.1%} – {high:.1%} |")
    lines += ["", "| scenario | choices and luck in a game, median | ends |", "|---|---|---|"]
    for run in runs:
        lengths = sorted(row["answers"] for row in run.games)
        ends = Counter(row["reason"] for row in run.games)
        shares = ", ".join(f"{reason} {count / len(run.games):.1%}" for reason, count in ends.most_common())
        lines.append(f"| {run.name} | {lengths[len(lengths) // 2]} | {shares} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
