"""The mind of a non-player Faction: it answers every question that its seat is asked (8.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tricorne.core.game import Decision
from tricorne.core.questions import Ask, Luck
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots import british, event_or_command, french, indians, patriots
from tricorne.games.liberty_or_death.bots.answers import ANSWERS
from tricorne.games.liberty_or_death.bots.asking import OfferedSpaces, spaces_of
from tricorne.games.liberty_or_death.bots.march_to_battle import march_to_battle, marches_to_battle
from tricorne.games.liberty_or_death.bots.plan import READY, Plan, Step, Thinker, because
from tricorne.games.liberty_or_death.bots.specials import special_step
from tricorne.games.liberty_or_death.bots.strokes import plays_treaty
from tricorne.games.liberty_or_death.bots.ties import Thought, best_space
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, INDIANS, PATRIOTS, SPACE_INDEX, SPACES
from tricorne.games.liberty_or_death.rules.action import GIVE_UP, NO_BONUS, Bonus
from tricorne.games.liberty_or_death.rules.s2_3_strokes import ABORT, TREATY, spaces_with_leader

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


class Chart(NamedTuple):
    """A Faction's flowchart: the Commands to try in order, and how each is carried out."""

    flowchart: Callable[[Thinker], Thought[tuple[str, ...]]]
    commands: Mapping[str, Callable[[Thinker], Plan]]


CHARTS = {
    BRITISH: Chart(british.flowchart, british.COMMANDS),
    PATRIOTS: Chart(patriots.flowchart, patriots.COMMANDS),
    INDIANS: Chart(indians.flowchart, indians.COMMANDS),
    FRENCH: Chart(french.flowchart, french.COMMANDS),
}
LEAST_COST = {(BRITISH, "garrison"): 2, (FRENCH, "muster"): 2}
AFTER_STROKE = {
    BRITISH: ("skirmish", "naval_pressure"),
    PATRIOTS: patriots.AFTER_COMMAND,
    INDIANS: indians.AFTER_COMMAND,
    FRENCH: french.AFTER_COMMAND,
}
# Where the flowchart has another order beside a Command.
BESIDE_COMMAND = {
    (BRITISH, "garrison"): ("naval_pressure", "skirmish"),
    (INDIANS, "raid"): ("plunder", *indians.AFTER_COMMAND),
    (FRENCH, "battle"): french.BEFORE_BATTLE,
}
# The questions by which a Command goes on from space to space.
DRIVEN_BY = {
    "rally-space": "rally",
    "march-space": "march",
    "battle-space": "battle",
    "event-battle-space": "battle",
    "rabble-space": "rabble_rousing",
    "gather-space": "gather",
    "scout-space": "scout",
    "raid-space": "raid",
    "agents-space": "agent_mobilization",
    "hortalez": "hortalez",
    "garrison-space": "garrison",
    "muster-space": "muster",
    "muster-regulars": "muster",
    "muster-tories": "muster",
    "muster-finish": "muster",
}
AS_PLANNED = because("w-as-planned")
BY_RULE = {kind: because(f"w-k-{kind}") for kind in ANSWERS}
BESIDE = ("special-before", "special-after")


class Course:
    """A Command under way: who thinks, the plan as far as it has been told, and whether it has selected a space."""

    __slots__ = ("begun", "me", "plan")

    def __init__(self, me: Thinker, plan: Plan | None) -> None:
        self.me = me
        self.plan = plan
        self.begun = False

    def asks(self, ask: Ask) -> bool:
        """Whether the question belongs to this Command, and not to another one of the same name."""
        if self.me.command != DRIVEN_BY.get(ask.kind):
            return False
        return not self.begun or ask.args.get("taken") != 0

    def go_on(self, ask: Ask) -> Luck | Step | None:
        """What the plan comes to, choosing among the spaces that are offered: a tie, a step, or None at its end."""
        self.me.queue.clear()
        if self.plan is None:
            return None
        self.me.within = OfferedSpaces(ask)
        return self._resume(ask, ask)

    def settle(self, ask: Ask, found: Luck | Step | None) -> Thought[Step | None]:
        """What it comes to when the ties have been drawn."""
        while isinstance(found, Luck):
            found = self._resume(ask, (yield found))
        return found

    def _resume(self, ask: Ask, answer: Any) -> Luck | Step | None:
        assert self.plan is not None
        found: Luck | Step | None = None
        try:
            found = self.plan.send(answer)
        except StopIteration:
            self.plan = None
        if isinstance(found, Luck):
            return found
        self.me.leader = self.me.within = None
        if found is None or not ask.offers(found.answer):
            return None
        self.begun = self.begun or found.answer in SPACE_INDEX
        return found


class NonPlayer:
    """A non-player Faction for one step of the game."""

    def __init__(self, game: Game, faction: int, *, quiet: bool = False) -> None:
        self.game = game
        self.faction = faction
        self.courses: list[Course] = []
        self.untried: list[str] = []
        """Commands that the flowchart falls back on."""
        self.idle = Thinker(game, faction)
        self.idle.quiet = quiet

    def decide(self, ask: Ask) -> Decision | Thought[Decision]:
        """Answer one question: from the plan under way, by the flowchart, or by the rule for such questions."""
        me = self.courses[-1].me if self.courses else self.idle
        if me.queue and (queued := _queued(me.queue, ask)) is not None:
            return Decision(queued, (AS_PLANNED, *me.foreseen))
        kind = ask.kind
        by_rule = ANSWERS.get(kind)
        if by_rule is not None:
            answer = by_rule(me, ask)
            return _decided(me, ask, answer) if isinstance(answer, str) else _drawn(me, ask, answer)
        if kind in DRIVEN_BY or (kind in BESIDE and self.courses):
            return self._go_on(ask)
        if kind == "turn":
            return self._turn(ask)
        if kind == "command-instead":
            return self._instead(ask)
        if kind == "stroke":
            return self._stroke(ask)
        return self._unforeseen(ask)

    def _unforeseen(self, ask: Ask) -> Decision | Thought[Decision]:
        """A question to which neither the plan nor a rule has an answer."""
        raise KeyError(ask.kind)

    @rule("8.1")
    def _turn(self, ask: Ask) -> Thought[Decision]:
        """The Treaty, the Event, a Command with a Special Activity, or Pass."""
        if self.faction == FRENCH and plays_treaty(self.game) and ask.offers(f"stroke:{TREATY}"):
            return Decision(f"stroke:{TREATY}", self.idle.reasons("w-treaty"))
        event = yield from event_or_command.plays_event(self.idle, ask)
        if event is not None:
            return event
        if self.idle.resources or self.faction == INDIANS:
            order = yield from CHARTS[self.faction].flowchart(self.idle)
            return (yield from self._first_possible(ask, list(order), special=True))
        self.idle.note("w-no-resources")
        return Decision("pass", self.idle.reasons("w-pass"))

    def _instead(self, ask: Ask) -> Thought[Decision]:
        """What the flowchart falls back on when the Special Activity has left nothing to do in the Command."""
        self.courses.clear()
        return (yield from self._first_possible(ask, self.untried, special=False))

    def _first_possible(self, ask: Ask, order: list[str], *, special: bool) -> Thought[Decision]:
        """The first Command of the order that can be paid and finds something to do, or Pass."""
        while order:
            name = order.pop(0)
            if not self._can_afford(name) or not ask.offers(f"command:{name}"):
                self.idle.note("w-command-closed", command=name)
            elif (yield from self._begin(name, special=special)):
                self.untried = order
                return Decision(f"command:{name}", self.idle.reasons("w-command", command=name))
            else:
                self.idle.note("w-command-idle", command=name)
        return Decision("pass", self.idle.reasons("w-pass"))

    def _can_afford(self, name: str) -> bool:
        """Whether the least that the Command costs can be paid when it is selected; Indians may still Trade first."""
        return self.faction == INDIANS or self.idle.resources >= LEAST_COST.get((self.faction, name), 1)

    @rule("8.3.7")
    def _stroke(self, ask: Ask) -> Thought[Decision]:
        """A Limited Command of the flowchart with the Leader, its Special Activity, and another Limited Command."""
        first = not self.courses
        self.idle.granted = True
        if not first and not self.courses[0].me.special_used:
            me = self.courses[0].me
            step = yield from special_step(me, ask, self._beside(me.command))
            me.special_used = True
            if step is not None:
                return self._told(step)
        order = yield from CHARTS[self.faction].flowchart(self.idle)
        for name in order:
            if ask.offers(f"command:{name}") and (
                yield from self._begin(name, special=first, leader=first, granted=True)
            ):
                return Decision(f"command:{name}", self.idle.reasons("w-command", command=name))
            self.idle.note("w-command-idle", command=name)
        if ask.offers(ABORT):
            return Decision(ABORT, self.idle.reasons("w-stroke-aborted"))
        return (yield from self._without_plan(ask))

    def _beside(self, command: str) -> Sequence[str]:
        """The Special Activities that the flowchart puts beside the Command."""
        return BESIDE_COMMAND.get((self.faction, command), AFTER_STROKE[self.faction])

    def _begin(
        self, name: str, *, special: bool, leader: bool = False, granted: bool = False, bonus: Bonus = NO_BONUS
    ) -> Thought[bool]:
        """Start the plan of a Command, if need be with the Leader in it. False when it finds nothing to do."""
        me = Thinker(self.game, self.faction)
        me.quiet = self.idle.quiet
        me.command = name
        me.special_used = not special
        me.granted = granted
        me.bonus = bonus
        if leader:
            me.leader = self.game.state.leader_space[self.faction]
            me.within = spaces_with_leader(self.game, self.faction, name)
        by_card = name == "march" and granted and not self.idle.granted and marches_to_battle(self.game, self.faction)
        plan = march_to_battle(me) if by_card else CHARTS[self.faction].commands[name](me)
        try:
            item = next(plan)
            while isinstance(item, Luck):
                outcome = yield item
                item = plan.send(outcome)
        except StopIteration:
            return False
        assert item is READY
        self.courses.append(Course(me, plan))
        return True

    def _go_on(self, ask: Ask) -> Decision | Thought[Decision]:
        """Tell the next step of the Command; what was granted by an Event or a won Day begins a plan of its own."""
        if not self.courses or (ask.kind in DRIVEN_BY and not self.courses[-1].asks(ask)):
            return self._granted(ask)
        found = self.courses[-1].go_on(ask)
        return self._told(found) if isinstance(found, Step) else self._settled(ask, found)

    def _granted(self, ask: Ask) -> Thought[Decision]:
        """The first step of what was granted, or the next one of what it interrupted."""
        if len(self.courses) > 1 and self.courses[-2].asks(ask):
            self.courses.pop()
        elif not (yield from self._begin_granted(ask)):
            return (yield from self._without_plan(ask))
        return (yield from self._settled(ask, self.courses[-1].go_on(ask)))

    def _settled(self, ask: Ask, found: Luck | Step | None) -> Thought[Decision]:
        """The step that a plan with ties comes to; where it is at its end and may not stop, that of another one."""
        step = yield from self.courses[-1].settle(ask, found)
        anew = step is None and ask.kind in DRIVEN_BY and not ask.offers("done")
        if anew and (yield from self._begin_granted(ask)):
            step = yield from self.courses[-1].settle(ask, self.courses[-1].go_on(ask))
        return (yield from self._without_plan(ask)) if step is None else self._told(step)

    def _begin_granted(self, ask: Ask) -> Thought[bool]:
        bonus = Bonus(*ask.args.get("bonus", ()))
        return self._begin(DRIVEN_BY[ask.kind], special=False, granted=True, bonus=bonus)

    def _told(self, step: Step) -> Decision:
        """The answer of the step; those that follow from it are given when they are asked for."""
        me = self.courses[-1].me
        me.queue.extend(step.then)
        me.foreseen = step.why
        return Decision(step.answer, step.why)

    @rule("8.3.5")
    def _without_plan(self, ask: Ask) -> Thought[Decision]:
        """Stop where that is possible; a space of what was granted is drawn where no priority applies to it."""
        me = self.courses[-1].me if self.courses else self.idle
        if ask.offers("done"):
            return Decision("done", me.reasons("w-command-over"))
        if ask.offers(GIVE_UP):
            return Decision(GIVE_UP, me.reasons("w-given-up", command=me.command))
        if self.courses and not me.granted and me.command == DRIVEN_BY.get(ask.kind):
            raise RuntimeError(f"8.1: {me.seat} chose a Command without an answer to {ask!r}")
        space = yield from best_space(me, spaces_of(ask))
        if space is None:
            raise RuntimeError(f"8.3.5: {me.seat} has no answer to {ask!r}")
        return Decision(SPACES[space], me.reasons("w-random"))


def _decided(me: Thinker, ask: Ask, answer: str) -> Decision:
    why = me.foreseen = () if me.quiet else me.considered(BY_RULE[ask.kind])
    return Decision(answer, why)


def _drawn(me: Thinker, ask: Ask, thought: Thought[str]) -> Thought[Decision]:
    answer = yield from thought
    return _decided(me, ask, answer)


def _queued(queue: list[tuple[str, str]], ask: Ask) -> str | None:
    """The answer that the last step of the plan foresaw for this kind of question."""
    passed = 0
    for at, (kind, answer) in enumerate(queue, start=1):
        if kind == ask.kind:
            if ask.offers(answer):
                del queue[:at]
                return answer
            passed = at
    del queue[:passed]
    return None
