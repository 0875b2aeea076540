"""Asking a non-player in a position of one's own making, with scripted ties."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from tricorne.core.game import Decision
from tricorne.core.questions import Ask, Luck, Rule
from tricorne.games.liberty_or_death.bots.asking import Answer
from tricorne.games.liberty_or_death.bots.event_or_command import first_thought
from tricorne.games.liberty_or_death.bots.nonplayer import NonPlayer
from tricorne.games.liberty_or_death.bots.plan import Line, Thinker
from tricorne.games.liberty_or_death.bots.ties import best_space
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FACTIONS, SPACES
from tricorne.games.liberty_or_death.rules.s2_3_sequence import faction_turn

T = TypeVar("T")


def thinker(game: LibertyOrDeath, seat: str) -> Thinker:
    return Thinker(game, FACTIONS.index(seat))


def choice(me: Thinker, lines: Sequence[Line], dice: Sequence[int] = ()) -> tuple[str, str] | None:
    """The first line of a Command that finds a space, and that space."""
    for line in lines:
        space = conclude(best_space(me, line.candidates(me), *line.priorities(me)), dice)
        if space is not None:
            return line.name, SPACES[space]
    return None


def answer(handler: Answer, me: Thinker, options: Sequence[str], dice: Sequence[int] = (), **args: Any) -> str:
    """What a non-player answers to a question with these options."""
    given = handler(me, Ask(me.seat, "question", options, "8.1", **args))
    return given if isinstance(given, str) else conclude(given, dice)


def conclude(thought: Generator[Luck, Any, T], dice: Sequence[int] = ()) -> T:
    """Think to the end, with these dice for ties and tests; all of them must be used."""
    rolls = list(dice)
    value: int | None = None
    while True:
        try:
            luck = thought.send(value)
        except StopIteration as end:
            assert not rolls, f"dice left over: {rolls}"
            result: T = end.value
            return result
        assert rolls, f"no die left for {luck}"
        value = rolls.pop(0)
        assert value in luck.outcomes


def take_turn(
    game: LibertyOrDeath, seat: str, *, card: int = 45, dice: Sequence[int] = (), battle: Sequence[int] = ()
) -> list[str]:
    """Let a non-player take its turn on a card; returns its answers. `dice` are its own, `battle` the rules' dice.

    Ties beyond the script fall to the first outcome.
    """
    game.players = dict.fromkeys(FACTIONS, "nonplayer")
    game.state.card = card
    minds = {name: NonPlayer(game, faction) for faction, name in enumerate(FACTIONS)}
    rule = faction_turn(game, FACTIONS.index(seat))
    own, rolls = list(dice), list(battle)
    answers: list[str] = []
    value: str | int | None = None
    while True:
        try:
            request = rule.send(value)
        except StopIteration:
            break
        if isinstance(request, Luck):
            assert rolls, f"no die left for {request}"
            value = request.named(rolls.pop(0))
            continue
        assert isinstance(request, Ask)
        thought = minds[request.seat].decide(request)
        if isinstance(thought, Decision):
            value = thought.answer
        else:
            try:
                luck = next(thought)
                while True:
                    assert own or luck.kind.startswith("random-"), f"no die left for {luck}"
                    luck = thought.send(luck.named(own.pop(0)) if own else luck.outcomes[0])
            except StopIteration as end:
                value = end.value.answer
        assert value in request.options()
        answers.append(str(value))
    assert not own, f"dice left over: {own}"
    assert not list(game.invariants())
    return answers


def answers_to(game: LibertyOrDeath, seat: str, rule: Rule[None]) -> list[str]:
    """What a non-player answers to the questions of a rule, ties by the first outcome."""
    game.players = dict.fromkeys(FACTIONS, "nonplayer")
    mind = NonPlayer(game, FACTIONS.index(seat))
    answers: list[str] = []
    try:
        request = next(rule)
        while True:
            assert isinstance(request, Ask)
            answers.append(first_thought(mind.decide(request)).answer)
            request = rule.send(answers[-1])
    except StopIteration:
        return answers


def selected(game: LibertyOrDeath) -> list[str]:
    """The spaces that Commands have selected, in their order."""
    return [entry.args["space"] for entry in game.entries if entry.event == "selected"]
