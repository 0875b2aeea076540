"""A look back at a game: how the chances went, where they turned, what was luck and what the decision.

Everything is found out by jobs of a second or so that can be done anywhere and in any order: `jobs` names what is
missing, `work_on` does one of them, `Findings` keep it, `conclude` puts it together. First come the chances at the
starts of turns and of runs of luck and choices, as everything truly stood and, for each side, as one of its seats could
know it; then the decisions of the turns in which most changed are set beside the other answers, as the seat could know
them; then the costliest of these once more with a larger budget.

Luck and choice: what the chance of a side changes over a run of dice and cards is luck, what it changes over a run of
answers is choice, both by positions as they truly stood. What an answer cost is another figure: the best answer against
the played one, by what the seat could know.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec

from tricorne.bots import because
from tricorne.bots.compare import Compared, compare
from tricorne.bots.look import Look, LookFromStep, OpenLook, nothing_asked
from tricorne.bots.outline import Decision, Outline, Turn, outline_of
from tricorne.bots.search import estimate
from tricorne.bots.speaking import speaks_for
from tricorne.bots.thinking import chance_of
from tricorne.core.errors import Refused
from tricorne.core.match import Match
from tricorne.core.policy import Because, Indifferent
from tricorne.core.questions import Ask

VERSION = 2
"""Goes up when findings of before would not fit."""
GAMES = 32
LEAST_GAMES = 8
ALL_GAMES = 12_000
"""Games for the chance at a moment; fewer where a record has so many moments that all together would be more."""
MOST_DECISIONS = 120
VISITS = 96
COSTLIEST = 8
VISITS_FOR_SURE = 480
LEAST = (2, 8, 16, 6)
"""The least games, visits, visits for sure and decisions, however small the effort."""
VISITS_A_DEAL = 12
"""For so many visits one deal is played on to tell what comes of the best answer, where nothing else speaks for it."""
TURNING = 5
COSTLY = 5
LEAST_CHANGE = 0.04
"""A smaller change turns nothing."""
LEAST_COST = 0.02


class Chances(msgspec.Struct, frozen=True):
    """The chance of each side at a moment: as everything stood and, where a turn begins, as its seat could know it."""

    moment: int
    true: tuple[float, ...]
    known: tuple[float, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """A decision beside the other answers, the best first, in games that know what its seat knew."""

    moment: int
    visits: int
    answers: tuple[Compared, ...]


class Findings(msgspec.Struct):
    """What has been found out so far: all that has to be kept to go on."""

    outline: Outline
    effort: float = 1.0
    """How much of the usual work is put into it."""
    chances: dict[int, Chances] = {}
    judged: dict[int, Judged] = {}
    version: int = VERSION


class Job(msgspec.Struct, frozen=True):
    """One thing to find out: the chances at a moment, or how good an answer was."""

    what: Literal["chances", "judge"]
    moment: int
    effort: int
    """Games for chances, visits for a judgement."""


Found = Chances | Judged


def begin(match: Match, effort: float = 1.0) -> Findings:
    """Findings of a match of which nothing is known yet. A small effort is quick and unsure."""
    if isinstance(type(match.game).policy(), Indifferent):
        raise Refused("no-chances", game=match.game.id)
    return Findings(outline_of(match), effort)


# What is to be done


def jobs(findings: Findings) -> list[Job]:
    """What is missing; nothing when the look back is complete. What comes later depends on what comes first."""
    moments, efforts = findings.outline.moments, _efforts(findings)
    missing = [Job("chances", moment, efforts.games) for moment in moments if moment not in findings.chances]
    if missing:
        return missing
    chosen = _chosen(findings)
    missing = [Job("judge", one.moment, efforts.visits) for one in chosen if one.moment not in findings.judged]
    if missing:
        return missing
    return [
        Job("judge", moment, efforts.for_sure)
        for moment in _costliest(findings)
        if findings.judged[moment].visits < efforts.for_sure
    ]


class Efforts(NamedTuple):
    """How much work goes into each thing."""

    games: int
    visits: int
    for_sure: int
    decisions: int


def _efforts(findings: Findings) -> Efforts:
    """The usual work for a record of this length, times the effort that is wanted."""
    games = max(LEAST_GAMES, min(GAMES, ALL_GAMES // len(findings.outline.moments)))
    usual = (games, VISITS, VISITS_FOR_SURE, MOST_DECISIONS)
    return Efforts(*(max(least, int(findings.effort * number)) for least, number in zip(LEAST, usual, strict=True)))


def share_done(findings: Findings) -> float:
    """How much of the work is done, from 0 to 1."""
    efforts = _efforts(findings)
    decisions = min(efforts.decisions, len(findings.outline.decisions))
    whole = len(findings.outline.moments) * efforts.games + decisions * efforts.visits + COSTLIEST * efforts.for_sure
    done = len(findings.chances) * efforts.games + sum(judged.visits for judged in findings.judged.values())
    return min(1.0, done / whole)


def _chosen(findings: Findings) -> list[Decision]:
    """The decisions to be judged: of the turns in which most changed, as many as may be."""
    outline, most = findings.outline, _efforts(findings).decisions
    turns = sorted(outline.turns, key=lambda turn: -_swing(findings, turn))
    chosen = [one for turn in turns for one in outline.decisions if turn.start <= one.moment < turn.end]
    return sorted(chosen[:most], key=lambda one: one.moment)


def _costliest(findings: Findings) -> list[int]:
    """The moments of the answers that cost most by the first look, and of the costliest one of each turning point."""
    played = {one.moment: one.played for one in findings.outline.decisions}
    ranked = sorted(findings.judged.values(), key=lambda judged: -cost_of(judged, played[judged.moment]))
    turning = [_costliest_in(findings, turn) for turn in _turning(findings)]
    return list(dict.fromkeys([*(one.moment for one in ranked[: COSTLIEST - 2]), *filter(None, turning)]))[:COSTLIEST]


def _swing(findings: Findings, turn: Turn) -> float:
    before, after = findings.chances[turn.start].true, findings.chances[turn.end].true
    return max(abs(late - early) for early, late in zip(before, after, strict=True))


# Doing it


def work_on(match: Match, outline: Outline, job: Job) -> Found:
    """Do one job at a record."""
    there = match.at(job.moment)
    chance = random.Random(job.moment * 1_000_003 + job.effort)
    if job.what == "chances":
        return chances_at(there, outline, job.effort, chance)
    decision = next(one for one in outline.decisions if one.moment == job.moment)
    return judge(there, decision.seat, decision.played, job.effort, chance)


def keep(findings: Findings, found: Iterable[Found]) -> None:
    """Add what was found."""
    for one in found:
        if isinstance(one, Chances):
            findings.chances[one.moment] = one
        else:
            findings.judged[one.moment] = one


def chances_at(match: Match, outline: Outline, games: int, chance: random.Random) -> Chances:
    """The chances of all sides at the moment of a match."""
    leaders = [side[0] for side in outline.sides]
    true = _true_chances(match, leaders, games, random.Random(chance.getrandbits(62)))
    if not any(turn.start == match.moment for turn in outline.turns):
        return Chances(match.moment, true)
    known = [
        known_chance(match, side, games, random.Random(chance.getrandbits(62)), fallback)
        for side, fallback in zip(outline.sides, true, strict=True)
    ]
    return Chances(match.moment, true, tuple(known))


def _true_chances(match: Match, leaders: Sequence[str], games: int, chance: random.Random) -> tuple[float, ...]:
    if match.result is not None:
        policy = type(match.game).policy()
        return tuple(chance_of(match, seat, policy) for seat in leaders)
    question = match.question
    ask = question if type(question) is Ask else nothing_asked(leaders[0])
    found = estimate(OpenLook(match, ask, chance), leaders, games)
    return tuple(round(found[seat], 4) for seat in leaders)


def known_chance(match: Match, side: Sequence[str], games: int, chance: random.Random, true: float) -> float:
    """The chance of a side as one of its seats could know it: the one that is asked, or else its first."""
    asks = [ask for seat in side if type(ask := match.question_for(seat)) is Ask]
    seat = asks[0].seat if asks else side[0]
    if match.result is not None or not match.game.unknown(seat):
        return true
    look = Look(match, asks[0], chance) if asks else LookFromStep(match, seat, chance)
    return round(estimate(look, [seat], games)[seat], 4)


def judge(match: Match, seat: str, played: str | None, visits: int, chance: random.Random) -> Judged:
    """The best answers to the question of a seat, and the played one, with what speaks for each."""
    ask = match.question_for(seat)
    if type(ask) is not Ask:
        raise Refused("not-a-choice")
    found = compare(Look(match, ask, chance), visits, played)
    beside = played if played not in (None, found[0].option) else found[-1].option

    def why(one: Compared) -> tuple[Because, ...]:
        if one is found[0] and one.option != beside:
            return tuple(speaks_for(match, ask, one.option, beside, visits // VISITS_A_DEAL))
        return tuple(because(match, seat, one.option))

    judged = [msgspec.structs.replace(one, chance=round(one.chance, 4), why=why(one)) for one in found]
    return Judged(match.moment, visits, tuple(judged))


# What comes of it


class Part(msgspec.Struct, frozen=True):
    """A turn for each side: its chance before and after, and how much of the change was luck and how much choice."""

    start: int
    end: int
    seat: str
    before: tuple[float, ...]
    after: tuple[float, ...]
    luck: tuple[float, ...]
    choice: tuple[float, ...]
    costliest: int | None = None
    """The moment of the answer that cost most in it, if one cost something."""


class Answered(msgspec.Struct, frozen=True):
    """A decision, what it cost, and the answers beside it."""

    moment: int
    seat: str
    kind: str
    rule: str
    played: str
    cost: float
    visits: int
    answers: tuple[Compared, ...]


class Analysis(msgspec.Struct, frozen=True):
    """The look back at a game."""

    game: str
    scenario: str
    sides: tuple[tuple[str, ...], ...]
    last: int
    done: float
    chances: tuple[Chances, ...]
    turns: tuple[Part, ...]
    decisions: tuple[Answered, ...]
    turning: tuple[int, ...]
    """The starts of the turns in which the chances changed most, in their order."""
    costly: tuple[int, ...]
    """The moments of the answers that cost most, the costliest first."""


def conclude(findings: Findings) -> Analysis:
    """What is known so far, put together."""
    outline = findings.outline
    played = {one.moment: one for one in outline.decisions}
    decided = [answered(played[moment], judged) for moment, judged in sorted(findings.judged.items())]
    costly = sorted((one for one in decided if one.cost >= LEAST_COST), key=lambda one: -one.cost)
    complete = not jobs(findings)
    valued = len(findings.chances) == len(outline.moments)
    return Analysis(
        outline.game,
        outline.scenario,
        outline.sides,
        outline.last,
        1.0 if complete else min(0.99, round(share_done(findings), 3)),
        tuple(findings.chances[moment] for moment in sorted(findings.chances)),
        tuple(_part(findings, turn) for turn in outline.turns) if valued else (),
        tuple(decided),
        tuple(turn.start for turn in _turning(findings)) if valued else (),
        tuple(one.moment for one in costly[:COSTLY]),
    )


def answered(decision: Decision, judged: Judged) -> Answered:
    """A decision with what was found out about it."""
    cost = round(cost_of(judged, decision.played), 4)
    return Answered(
        decision.moment,
        decision.seat,
        decision.kind,
        decision.rule,
        decision.played,
        cost,
        judged.visits,
        judged.answers,
    )


def cost_of(judged: Judged, played: str) -> float:
    """By how much the best answer is better than the one that was played."""
    own = next(one.chance for one in judged.answers if one.option == played)
    return judged.answers[0].chance - own


def _turning(findings: Findings) -> list[Turn]:
    """The turns in which the chances changed most, in their order."""
    turns = [turn for turn in findings.outline.turns if _swing(findings, turn) >= LEAST_CHANGE]
    largest = sorted(turns, key=lambda turn: -_swing(findings, turn))[:TURNING]
    return sorted(largest, key=lambda turn: turn.start)


def _part(findings: Findings, turn: Turn) -> Part:
    chances = findings.chances
    before, after = chances[turn.start].true, chances[turn.end].true
    changes = {"luck": [0.0] * len(before), "choice": [0.0] * len(before), "table": [0.0] * len(before)}
    ends = [run.start for run in turn.runs[1:]] + [turn.end]
    for run, end in zip(turn.runs, ends, strict=True):
        for side, (early, late) in enumerate(zip(chances[run.start].true, chances[end].true, strict=True)):
            changes[run.kind][side] += late - early
    luck, choice = (tuple(round(part, 4) for part in changes[kind]) for kind in ("luck", "choice"))
    return Part(turn.start, turn.end, turn.seat, before, after, luck, choice, _costliest_in(findings, turn))


def _costliest_in(findings: Findings, turn: Turn) -> int | None:
    """The moment of the answer that cost most in a turn."""
    played = {one.moment: one.played for one in findings.outline.decisions if turn.start <= one.moment < turn.end}
    costs = {moment: cost_of(findings.judged[moment], played[moment]) for moment in played if moment in findings.judged}
    costliest = max(costs, key=costs.__getitem__, default=None)
    return costliest if costliest is not None and costs[costliest] >= LEAST_COST else None
