"""One self-contained HTML page about one or several batches, with plots."""

from __future__ import annotations

import io
from collections import Counter, defaultdict
from collections.abc import Sequence
from html import escape
from math import sqrt
from pathlib import Path
from typing import Any

from tricorne.sim.results import Results

INK, PALETTE = "#2A2219", ("#A5302B", "#1F3B66", "#DDAE5E", "#79AE86", "#59636B", "#7A3FA0")
STYLE = """
body{font:15px/1.5 -apple-system,"Segoe UI",Roboto,Arial,sans-serif;color:#2A2219;background:#E9E0CC;margin:0}
main{max-width:980px;margin:0 auto;padding:24px;background:#FBF7EC}
h1,h2{font-family:Georgia,serif} table{border-collapse:collapse;margin:8px 0}
td,th{border-bottom:1px solid #D8CBAF;padding:3px 10px;text-align:left}
figure{margin:12px 0} svg{max-width:100%;height:auto}
"""


class Run:
    """One batch with its rows."""

    def __init__(self, folder: Path) -> None:
        results = Results(folder)
        self.name = folder.name
        self.batch = results.batch()
        self.games = [row for row in results.games() if not row["failure"]]
        self.turns = results.turns()


def write_report(folders: Sequence[Path], page: Path) -> None:
    """Make the page."""
    runs = [Run(folder) for folder in folders]
    body = "".join(
        (
            _head(runs),
            _section("Wins", _wins_table(runs) + _figure(_plot_wins(runs))),
            _section("Length", _figure(_plot_lengths(runs))),
            _section("Over time", "".join(_figure(plot) for plot in _plot_tracks(runs))),
            _section("What was used", _uses_table(runs)),
        )
    )
    page.write_text(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tricorne: {escape(runs[0].batch["game"])}</title>'
        f"<style>{STYLE}</style><main>{body}</main></html>",
        "utf-8",
    )


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if not games:
        return 0.0, 1.0
    z2, share = 3.8415, wins / games
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = sqrt(3.8415) * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


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


def _section(title: str, content: str) -> str:
    return f"<h2>{escape(title)}</h2>{content}"


def _figure(svg: str) -> str:
    return f"<figure>{svg}</figure>"


def _wins(run: Run) -> Counter[str]:
    wins: Counter[str] = Counter()
    for row in run.games:
        wins.update(row["winners"] or ["draw"])
    return wins


def _wins_table(runs: list[Run]) -> str:
    rows = []
    for run in runs:
        for name, count in sorted(_wins(run).items()):
            low, high = interval(count, len(run.games))
            share = count / max(1, len(run.games))
            rows.append(
                f"<tr><td>{escape(run.name)}</td><td>{escape(name)}</td><td>{count}</td><td>{share:.1%}</td>"
                f"<td>{low:.1%} – {high:.1%}</td></tr>"
            )
    head = "<tr><th>batch</th><th>winner</th><th>games</th><th>share</th><th>95 % interval</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"


def _axes(title: str, width: float = 9, height: float = 3.4) -> tuple[Any, Any]:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), facecolor="none", layout="constrained")
    axes = figure.subplots()
    axes.set_title(title, color=INK, loc="left")
    axes.set_facecolor("#FFFDF6")
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _svg(figure: Any) -> str:
    stream = io.StringIO()
    figure.savefig(stream, format="svg", metadata={"Date": None, "Creator": None})
    text = stream.getvalue()
    return text[text.index("<svg") :]


def _plot_wins(runs: list[Run]) -> str:
    figure, axes = _axes("Share of games won, with 95 % intervals")
    names = sorted({name for run in runs for name in _wins(run)})
    width = 0.8 / len(runs)
    for index, run in enumerate(runs):
        wins, total = _wins(run), max(1, len(run.games))
        shares = [wins[name] / total for name in names]
        bounds = [interval(wins[name], total) for name in names]
        errors = [
            [share - low for share, (low, _) in zip(shares, bounds, strict=True)],
            [high - share for share, (_, high) in zip(shares, bounds, strict=True)],
        ]
        places = [place + index * width for place in range(len(names))]
        axes.bar(places, shares, width * 0.9, yerr=errors, capsize=3, color=PALETTE[index % 6], label=run.name)
    axes.set_xticks([place + 0.4 - width / 2 for place in range(len(names))], names)
    axes.set_ylim(0, 1)
    if len(runs) > 1:
        axes.legend()
    return _svg(figure)


def _plot_lengths(runs: list[Run]) -> str:
    figure, axes = _axes("Answers in a game")
    for index, run in enumerate(runs):
        axes.hist([row["answers"] for row in run.games], bins=40, alpha=0.6, color=PALETTE[index % 6], label=run.name)
    axes.set_ylabel("games")
    if len(runs) > 1:
        axes.legend()
    return _svg(figure)


def _plot_tracks(runs: list[Run]) -> list[str]:
    plots = []
    for run in runs:
        values: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        for row in run.turns:
            for name, value in row.items():
                if name not in ("seed", "turn"):
                    values[name][row["turn"]].append(value)
        if not values:
            continue
        figure, axes = _axes(f"{run.name}: mean at the end of each turn, with the middle half")
        for index, (name, by_turn) in enumerate(sorted(values.items())):
            turns = sorted(turn for turn, found in by_turn.items() if len(found) >= max(1, len(run.games) // 20))
            colour = PALETTE[index % 6]
            axes.plot(turns, [sum(by_turn[t]) / len(by_turn[t]) for t in turns], color=colour, label=name)
            spread = [sorted(by_turn[t]) for t in turns]
            low = [found[len(found) // 4] for found in spread]
            high = [found[3 * len(found) // 4] for found in spread]
            axes.fill_between(turns, low, high, color=colour, alpha=0.12)
        axes.set_xlabel("turn")
        axes.legend()
        plots.append(_svg(figure))
    return plots


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
