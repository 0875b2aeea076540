"""Making the reference of a game by playing it: random games over all scenarios, options and non-players."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from tricorne.api import new_match
from tricorne.core.game import Game
from tricorne.core.log import Entry
from tricorne.core.luck import ASK
from tricorne.core.questions import Ask, Forced, Luck
from tricorne.core.reference import FEW, EventKind, Forms, LuckKind, QuestionKind, Reference
from tricorne.games import facts_of, game_class
from tricorne.sim.check import Task, after_scene

Meet = Callable[[Ask | Forced | Luck | Entry], None]


def play_and_tell(game: str, task: Task, meet: Meet) -> None:
    """One random game, telling every question, draw and entry of the log.

    People enter the luck, and non-players are stopped at, so that it is met what is asked of them too.
    """
    match = (
        after_scene(game, task.scene, task.seed)
        if task.scene
        else new_match(game, task.scenario, task.seed, task.players, task.options, luck=ASK, stop_at_nonplayers=True)
    )
    chance = random.Random(task.seed)
    while (question := match.question) is not None:
        for met in (*match.game.forced, *match.questions):
            meet(met)
        if match.nonplayer is not None:
            match.step()
            continue
        names = question.outcomes if isinstance(question, Luck) else question.options()
        match.answer(str(chance.choice(names)), question.seat)
    for entry in match.game.entries:
        meet(entry)


class Gathered:
    """What was met of a game, put together to its reference."""

    def __init__(self, game: type[Game[Any]]) -> None:
        self._forms = Forms(facts_of(game.id), game.seats)
        self._asked: dict[str, tuple[QuestionKind, set[str]]] = {}
        self._drawn: dict[str, tuple[LuckKind, set[str]]] = {}
        self._events: dict[str, EventKind] = {}

    def meet(self, met: Ask | Forced | Luck | Entry) -> None:
        """Note one thing."""
        if isinstance(met, Entry):
            event = self._events.setdefault(met.event, EventKind([], []))
            _note(event.sections, [met.rule])
            _note(event.fields, [*met.args, *(met.secret or ())])
        elif isinstance(met, Luck):
            luck, outcomes = self._drawn.setdefault(met.kind, (LuckKind([], [], []), set()))
            _note(luck.sections, [met.rule])
            _note(luck.args, met.args)
            luck.secret = luck.secret or met.seen_by is not None
            outcomes.update(met.options())
        elif isinstance(met, tuple):
            _, kind, answer = met
            self._asked.setdefault(kind, (QuestionKind([], [], []), set()))[1].add(answer)
        else:
            question, answers = self._asked.setdefault(met.kind, (QuestionKind([], [], []), set()))
            _note(question.sections, [met.rule])
            _note(question.args, met.args)
            options = met.options()
            question.asked_when_forced = question.asked_when_forced or len(options) == 1
            answers.update(options)

    def reference(self) -> Reference:
        """Everything met so far."""
        for question, answers in self._asked.values():
            question.answers = self._forms.all_of(answers)
        for luck, outcomes in self._drawn.values():
            few = len(outcomes) <= FEW
            luck.outcomes = sorted(outcomes, key=_by_number) if few else self._forms.all_of(outcomes)
        return Reference(
            {kind: self._asked[kind][0] for kind in sorted(self._asked)},
            {kind: self._drawn[kind][0] for kind in sorted(self._drawn)},
            {event: self._events[event] for event in sorted(self._events)},
        )


def gather(game: str, tasks: Iterable[Task]) -> Reference:
    """The reference of a game, from random games."""
    gathered = Gathered(game_class(game))
    for task in tasks:
        play_and_tell(game, task, gathered.meet)
    return gathered.reference()


def _note(listed: list[str], found: Iterable[str]) -> None:
    for name in found:
        if name not in listed:
            listed.append(name)
            listed.sort(key=_by_number)


def _by_number(name: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdigit() else (-1, part) for part in name.split(".")]
