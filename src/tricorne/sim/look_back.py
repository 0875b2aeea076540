"""The look back at a record on the cores of a machine, and a page of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from html import escape
from pathlib import Path

import msgspec

from tricorne.api import load_match
from tricorne.bots.analysis import (
    Analysis,
    Answered,
    Chances,
    Findings,
    Found,
    Job,
    Part,
    begin,
    jobs,
    keep,
    work_on,
)
from tricorne.bots.outline import Outline
from tricorne.core.match import Match
from tricorne.core.words import Words
from tricorne.sim.plots import plot_chances
from tricorne.sim.pool import spread
from tricorne.sim.report import figure, section, write_page


def look_back(match: Match, processes: int, effort: float = 1.0) -> Iterator[Findings]:
    """The findings about a match, growing with each job."""
    findings = begin(match, effort)
    work = partial(_work, msgspec.json.encode(match.record()), findings.outline)
    while todo := jobs(findings):
        for found in spread(work, todo, processes):
            keep(findings, [found])
            yield findings


def _work(record: bytes, outline: Outline, job: Job) -> Found:
    return work_on(_loaded(record), outline, job)


@lru_cache(maxsize=1)
def _loaded(record: bytes) -> Match:
    return load_match(record)


# In words


class LookBack:
    """A look back in the words of a language."""

    def __init__(self, match: Match, analysis: Analysis, words: Words) -> None:
        self.match = match
        self.analysis = analysis
        self.words = words
        self.answered = {one.moment: one for one in analysis.decisions}

    def side(self, number: int) -> str:
        """The seats of a side."""
        return self.words.join([self.words.noun(seat) for seat in self.analysis.sides[number]])

    def turning_points(self) -> list[tuple[Part, str]]:
        """The turns in which most changed, each with a line about the side that moved."""
        parts = {part.start: part for part in self.analysis.turns}
        return [(parts[start], self._turn(parts[start])) for start in self.analysis.turning]

    def _turn(self, part: Part) -> str:
        side = next((number for number, seats in enumerate(self.analysis.sides) if part.seat in seats), 0)
        args = {
            "from": part.start,
            "to": part.end,
            "side": self.side(side),
            "before": percent(part.before[side]),
            "after": percent(part.after[side]),
            "luck": signed(part.luck[side]),
            "choice": signed(part.choice[side]),
        }
        return self.words.say_plain("look-back-turn", args)

    def costliest(self, part: Part) -> str:
        """A line about the answer that cost most in a turn, if one did."""
        return "" if part.costliest is None else self.decision(self.answered[part.costliest])

    def decision(self, one: Answered) -> str:
        """A line about a decision: what was played, what is better, by how much and why."""
        best = one.answers[0]
        played = next(answer for answer in one.answers if answer.option == one.played)
        ask = self.match.at(one.moment).question_for(one.seat)
        args = {
            "moment": one.moment,
            "seat": self.words.noun(one.seat),
            "question": self.words.prompt(one.kind, getattr(ask, "args", {})),
            "played": self.words.option(one.kind, one.played),
            "best": self.words.option(one.kind, best.option),
            "had": percent(played.chance),
            "could": percent(best.chance),
        }
        why = " ".join(self.words.say(step.say, step.args) for step in best.why)
        return f"{self.words.say_plain('look-back-better', args)} {why}".rstrip()

    def costly(self) -> list[str]:
        """A line about each of the answers that cost most."""
        return [self.decision(self.answered[moment]) for moment in self.analysis.costly]


def percent(chance: float) -> int:
    """A chance as people read it."""
    return round(100 * chance)


def signed(change: float) -> str:
    """A change in points of a hundred, with its sign."""
    points = percent(change)
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def write_look_back(back: LookBack, page: Path) -> None:
    """One self-contained HTML page."""
    words, analysis = back.words, back.analysis
    title = words.say_plain("look-back-of", {"game": words.say("title")})
    sides = [back.side(number) for number in range(len(analysis.sides))]
    rows = "".join(
        f"<li>{escape(line)}{f'<br>{escape(better)}' if (better := back.costliest(part)) else ''}</li>"
        for part, line in back.turning_points()
    )
    costly = "".join(f"<li>{escape(line)}</li>" for line in back.costly())
    chart = figure(plot_chances(words.say("look-back-chart"), words.say("look-back-axis"), sides, _course(analysis)))
    body = (
        f"<h1>{escape(title)}</h1>{chart}<p>{escape(words.say('look-back-lines'))}</p>"
        + section(words.say("look-back-turning"), f"<ol>{rows}</ol>")
        + section(words.say("look-back-costly"), f"<ol>{costly}</ol>")
    )
    write_page(page, analysis.game, body, words.language)


def _course(analysis: Analysis) -> list[Chances]:
    """The chances where turns begin, and at the end."""
    return [one for one in analysis.chances if one.known or one.moment == analysis.last]
