"""Plots of batches and arenas as SVG, with text as text."""

from __future__ import annotations

import io
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tricorne.bots.analysis import Chances
from tricorne.sim.arena import Standing
from tricorne.sim.intervals import interval
from tricorne.sim.results import Results

INK, PALETTE = "#2A2219", ("#A5302B", "#1F3B66", "#DDAE5E", "#79AE86", "#59636B", "#7A3FA0")


class Run:
    """One batch with its rows."""

    def __init__(self, folder: Path) -> None:
        results = Results(folder)
        self.name = folder.name
        self.batch = results.batch()
        self.games = [row for row in results.games() if not row["failure"]]
        self.turns = results.turns()


def wins_of(run: Run) -> Counter[str]:
    """How often each seat won."""
    wins: Counter[str] = Counter()
    for row in run.games:
        wins.update(row["winners"] or ["draw"])
    return wins


def _axes(title: str, width: float = 9, height: float = 3.4) -> tuple[Any, Any]:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "tricorne", "font.family": "sans-serif"})
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


def plot_wins(runs: list[Run]) -> str:
    """Who won how often."""
    figure, axes = _axes("Share of games won, with 95 % intervals")
    names = sorted({name for run in runs for name in wins_of(run)})
    width = 0.8 / len(runs)
    for index, run in enumerate(runs):
        wins, total = wins_of(run), max(1, len(run.games))
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


def plot_lengths(runs: list[Run]) -> str:
    """How long the games were."""
    figure, axes = _axes("Answers in a game")
    for index, run in enumerate(runs):
        axes.hist([row["answers"] for row in run.games], bins=40, alpha=0.6, color=PALETTE[index % 6], label=run.name)
    axes.set_ylabel("games")
    if len(runs) > 1:
        axes.legend()
    return _svg(figure)


def plot_tracks(runs: list[Run]) -> list[str]:
    """How the public figures of each batch went."""
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


def plot_pairings(title: str, table: Sequence[Standing]) -> str:
    """The share of the stronger player in each pairing, with its interval."""
    figure, axes = _axes(title, height=0.9 + 0.5 * len(table))
    names = []
    for place, row in enumerate(reversed(table)):
        share, low, high = 1 - row.share, 1 - row.high, 1 - row.low
        axes.barh(place, share, 0.6, xerr=[[share - low], [high - share]], capsize=3, color=PALETTE[place % 6])
        names.append(f"{row.second} against {row.first} ({row.games})")
    axes.axvline(0.5, color=INK, linewidth=1, linestyle=":")
    axes.set_yticks(range(len(table)), names)
    axes.set_xlim(0, 1)
    return _svg(figure)


def plot_chances(title: str, axis: str, sides: Sequence[str], course: Sequence[Chances]) -> str:
    """The chance of each side over a game: as everything stood, and broken as its seats could know it."""
    figure, axes = _axes(title)
    moments = [one.moment for one in course]
    for number, side in enumerate(sides):
        colour = PALETTE[number % 6]
        axes.plot(moments, [100 * one.true[number] for one in course], color=colour, label=side)
        known = [100 * (one.known or one.true)[number] for one in course]
        axes.plot(moments, known, color=colour, linestyle="--", linewidth=1)
    axes.axhline(50, color=INK, linewidth=1, linestyle=":")
    axes.set_ylim(0, 100)
    axes.set_xlabel(axis)
    axes.legend()
    return _svg(figure)
