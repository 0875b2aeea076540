"""One self-contained HTML page about one or several batches, or about an arena, with plots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from tricorne.sim.arena import Arena, Standing
from tricorne.sim.intervals import interval
from tricorne.sim.plots import Run, plot_lengths, plot_pairings, plot_tracks, plot_wins, wins_of

STYLE = """
body{font:15px/1.5 -apple-system,"Segoe UI",Roboto,Arial,sans-serif;color:#2A2219;background:#E9E0CC;margin:0}
main{max-width:980px;margin:0 auto;padding:24px;background:#FBF7EC}
h1,h2{font-family:Georgia,serif} table{border-collapse:collapse;margin:8px 0}
td,th{border-bottom:1px solid #D8CBAF;padding:3px 10px;text-align:left}
figure{margin:12px 0} svg{max-width:100%;height:auto}
"""


def write_report(folders: Sequence[Path], page: Path) -> None:
    """Make the page."""
    runs = [Run(folder) for folder in folders]
    body = "".join(
        (
            _head(runs),
            section("Wins", _wins_table(runs) + figure(plot_wins(runs))),
            section("Length", figure(plot_lengths(runs))),
            section("Over time", "".join(figure(plot) for plot in plot_tracks(runs))),
            section("What was used", _uses_table(runs)),
        )
    )
    write_page(page, runs[0].batch["game"], body)


def write_arena(arena: Arena, table: Sequence[Standing], rated: Mapping[str, float], page: Path) -> None:
    """Make a page about an arena."""
    rows = "".join(
        f"<tr><td>{escape(row.second)}</td><td>{escape(row.first)}</td><td>{row.games}</td><td>{1 - row.share:.1%}</td>"
        f"<td>{1 - row.high:.1%} – {1 - row.low:.1%}</td></tr>"
        for row in table
    )
    head = "<tr><th>player</th><th>against</th><th>games</th><th>share</th><th>95 % interval</th></tr>"
    ranks = "".join(f"<tr><td>{escape(name)}</td><td>{rating:.0f}</td></tr>" for name, rating in rated.items())
    title = f"{arena.game}, {arena.scenario}"
    chart = figure(plot_pairings(f"{title}: share of points, with 95 % intervals", table))
    body = f"<h1>{escape(title)}</h1><table>{head}{rows}</table>{chart}"
    write_page(page, arena.game, body + section("Ratings", f"<table>{ranks}</table>"))


def write_page(page: Path, game: str, body: str, language: str = "en") -> None:
    """Write a page with its style."""
    page.write_text(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Tricorne: {escape(game)}</title>'
        f"<style>{STYLE}</style><main>{body}</main></html>",
        "utf-8",
    )


def _head(runs: list[Run]) -> str:
    rows = "".join(
        f"<tr><td>{escape(run.name)}</td><td>{escape(run.batch['scenario'])}</td><td>{_players(run)}</td>"
        f"<td>{escape(_settings(run))}</td><td>{len(run.games)}</td></tr>"
        for run in runs
    )
    head = "<tr><th>batch</th><th>scenario</th><th>players</th><th>options and pack</th><th>games</th></tr>"
    return f"<h1>{escape(runs[0].batch['game'])}</h1><table>{head}{rows}</table>"


def _players(run: Run) -> str:
    names = set(run.batch["players"].values())
    if len(names) == 1:
        return escape(names.pop())
    return escape(", ".join(f"{seat}: {name}" for seat, name in run.batch["players"].items()))


def _settings(run: Run) -> str:
    parts = [f"{name}={choice}" for name, choice in run.batch["options"].items()]
    return ", ".join([*parts, *([f"pack {run.batch['pack']}"] if run.batch["pack"] else [])])


def section(title: str, content: str) -> str:
    """A part of a page under its title."""
    return f"<h2>{escape(title)}</h2>{content}"


def figure(svg: str) -> str:
    """A plot on a page."""
    return f"<figure>{svg}</figure>"


def _wins_table(runs: list[Run]) -> str:
    rows = []
    for run in runs:
        for name, count in sorted(wins_of(run).items()):
            low, high = interval(count, len(run.games))
            share = count / max(1, len(run.games))
            rows.append(
                f"<tr><td>{escape(run.name)}</td><td>{escape(name)}</td><td>{count}</td><td>{share:.1%}</td>"
                f"<td>{low:.1%} – {high:.1%}</td></tr>"
            )
    head = "<tr><th>batch</th><th>winner</th><th>games</th><th>share</th><th>95 % interval</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"


def _uses_table(runs: list[Run]) -> str:
    totals = []
    for run in runs:
        total: Counter[str] = Counter()
        for row in run.games:
            total.update(row["uses"])
        totals.append(total)
    names = sorted({name for total in totals for name in total})
    head = "".join(f"<th>{escape(run.name)}: a game</th>" for run in runs)
    rows = "".join(
        f"<tr><td>{escape(name)}</td>"
        + "".join(
            f"<td>{total[name] / max(1, len(run.games)):.2f}</td>" for total, run in zip(totals, runs, strict=True)
        )
        + "</tr>"
        for name in names
    )
    return f"<table><tr><th>what</th>{head}</tr>{rows}</table>"
