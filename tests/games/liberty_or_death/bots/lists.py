"""Positions in which one line of a priority list decides, as the reasons of the non-player tell."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple

from tests.games.liberty_or_death.bots.think import conclude, thinker
from tests.games.liberty_or_death.cards.table import Pieces, table
from tricorne.core.game import Because
from tricorne.core.questions import Ask, Luck
from tricorne.games.liberty_or_death.bots.answers import ANSWERS
from tricorne.games.liberty_or_death.bots.marching import Arrivals
from tricorne.games.liberty_or_death.bots.plan import READY, Line, Plan, Step, Thinker
from tricorne.games.liberty_or_death.bots.ties import best_space
from tricorne.games.liberty_or_death.names import FACTIONS, INDIANS, SPACES
from tricorne.games.liberty_or_death.rules.s1_10_leaders import CORNPLANTER

Choice = Callable[[Thinker], Generator[Luck, Any, Any]]


class Case(NamedTuple):
    """A choice by a list of priorities, the line that is to decide, and what it decides in which position."""

    seat: str
    choice: Choice
    decides: str
    chosen: str
    pieces: Pieces
    levels: dict[str, str] | None = None
    more: dict[str, Any] | None = None


def asked(kind: str, *options: str, rule: str = "8.1", **args: Any) -> Choice:
    """A question of this kind."""

    def choose(me: Thinker) -> Generator[Luck, Any, Any]:
        given = ANSWERS[kind](me, Ask(me.seat, kind, options, rule, **args))
        assert not isinstance(given, str)
        return (yield from given)

    return choose


def of_card(kind: str, card: int, text: str, *options: str, **args: Any) -> Choice:
    """A question of an Event."""
    return asked(kind, *options, rule="5.1", card=f"card:{card}", text=text, **args)


def second_piece(kind: str, card: int, text: str, *options: str) -> Choice:
    """What is chosen after a first piece was taken."""

    def choose(me: Thinker) -> Generator[Luck, Any, Any]:
        for left in (2, 1):
            chosen = yield from of_card(kind, card, text, *options, number=left)(me)
        return chosen

    return choose


def line(lines: Sequence[Line], name: str) -> Choice:
    """A line of a Command."""
    wanted = next(line for line in lines if line.name == name)
    return lambda me: best_space(me, wanted.candidates(me), *wanted.priorities(me))


def march(find: Callable[..., Generator[Luck, Any, Any]]) -> Choice:
    """A line of a March or Garrison."""
    return lambda me: find(me, Arrivals())


def plan(of: Callable[[Thinker], Plan], kind: str, *options: str) -> Choice:
    """The first step of a Command's plan at a question with these options."""

    def choose(me: Thinker) -> Generator[Luck, Any, Any]:
        steps = of(me)
        item = next(steps)
        while isinstance(item, Luck):
            item = steps.send((yield item))
        assert item is READY
        item = steps.send(Ask(me.seat, kind, [*options, "done"], "8.1"))
        while isinstance(item, Luck):
            item = steps.send((yield item))
        return item

    return choose


def check(case: Case) -> None:
    """Let the list choose: it chooses as it should, and says that the line has decided."""
    chosen, why = outcome(case)
    assert chosen == case.chosen
    assert case.decides in lines_in(why)


def outcome(case: Case) -> tuple[str, Sequence[Because]]:
    """What is chosen in the position, and why."""
    me = position(case)
    chosen = conclude(case.choice(me), (case.more or {}).get("dice", ()))
    if isinstance(chosen, Step):
        return chosen.answer, chosen.why
    if isinstance(chosen, tuple):
        chosen = chosen[0]
    return SPACES[chosen] if isinstance(chosen, int) else chosen, me.notes


def lines_in(why: Sequence[Because]) -> set[str]:
    """The lines that decided: all of them tell what they left over, and nothing else."""
    return {step.say.removeprefix("w-") for step in why if list(step.args) == ["spaces"]} - {"candidates"}


def position(case: Case) -> Thinker:
    """The non-player of the case, before it chooses."""
    more = case.more or {}
    game = table(case.pieces, levels=case.levels, treaty=bool(more.get("treaty")), **more.get("setup", {}))
    for marker in ("propaganda", "raid", "blockades"):
        for space, number in more.get(marker, {}).items():
            getattr(game.state, marker)[SPACES.index(space)] = number
    me = thinker(game, case.seat)
    me.command = more.get("command", "")
    me.spaces = [SPACES.index(space) for space in more.get("spaces", ())]
    if "within" in more:
        me.within = [SPACES.index(space) for space in more["within"]]
    if "resources" in more:
        game.state.resources[me.faction] = more["resources"]
    if "cornplanter" in more:
        game.state.leader[INDIANS] = CORNPLANTER
    if "nobody" in more:
        game.players = dict.fromkeys(FACTIONS, "nonplayer")
    return me
