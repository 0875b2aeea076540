"""The mind of a non-player Faction: it answers every question that its seat is asked (8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Because, Decision, Luck, rule
from tricorne.games.liberty_or_death.bots.answers import ANSWERS
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.machinery.course import BESIDE, DRIVEN_BY, Course
from tricorne.games.liberty_or_death.bots.machinery.plan import READY, Step, Thinker, Thought
from tricorne.games.liberty_or_death.bots.machinery.questions import spaces_of
from tricorne.games.liberty_or_death.bots.machinery.specials import special_step
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import best_space
from tricorne.games.liberty_or_death.bots.s8_1_sequence import plays_event, plays_treaty
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_1_march_to_battle import march_to_battle, marches_to_battle
from tricorne.games.liberty_or_death.cards.s5_1_4_strokes import ABORT
from tricorne.games.liberty_or_death.names import FRENCH, INDIANS, SPACES, Faction
from tricorne.games.liberty_or_death.rules.action import GIVE_UP, NO_BONUS, Bonus
from tricorne.games.liberty_or_death.rules.s2_3_8_strokes import spaces_with_leader
from tricorne.games.liberty_or_death.rules.s2_3_9_treaty import TREATY

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

BY_RULE = {kind: Because(f"w-k-{kind}", {}) for answers in ANSWERS for kind in answers}
PLANNED_APART = (
    "garrison-from",
    "march-from",
    "march-group",
    "event-move-to",
    "scout-from",
    "rally-way",
    "rally-continentals",
    "gather-way",
)
"""Kinds of questions to which a plan gives another reason than the rule for such questions."""
ENOUGH = Because("w-p-enough", {})


class NonPlayer:
    """A non-player Faction for one step of the game."""

    def __init__(self, game: Game, faction: Faction, *, quiet: bool = False) -> None:
        self.game = game
        self.faction = faction
        self.chart = CHARTS[faction]
        self.courses: list[Course] = []
        self.untried: list[str] = []
        """Commands that the flowchart falls back on."""
        self.idle = Thinker(game, game.state, faction, quiet=quiet)

    def decide(self, ask: Ask) -> Decision | Thought[Decision]:
        """Answer one question: from the plan under way, by the flowchart, or by the rule for such questions."""
        me = self.courses[-1].me if self.courses else self.idle
        if me.queue and (queued := _queued(me.queue, ask)) is not None:
            return Decision(queued, (_planned(ask, queued), *me.foreseen))
        kind = ask.kind
        by_rule = ANSWERS[self.faction].get(kind)
        if by_rule is not None:
            queue = me.queue
            answer = by_rule(me, ask)
            return _decided(me, ask, answer, queue) if isinstance(answer, str) else _drawn(me, ask, answer, queue)
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

    # The flowchart

    @rule("8.1")
    def _turn(self, ask: Ask) -> Thought[Decision]:
        """The Treaty, the Event, a Command with a Special Activity, or Pass."""
        if self.faction == FRENCH and plays_treaty(self.game) and ask.offers(f"stroke:{TREATY}"):
            return Decision(f"stroke:{TREATY}", self.idle.reasons("w-treaty"))
        event = yield from plays_event(self.idle, ask)
        if event is not None:
            return event
        if self.idle.resources or self.faction == INDIANS:
            order = yield from self.chart.order(self.idle)
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
            if self.idle.resources < self.chart.least_cost.get(name, 1) or not ask.offers(f"command:{name}"):
                self.idle.note("w-command-closed", command=name)
            elif (yield from self._begin(name, special=special)):
                self.untried = order
                return Decision(f"command:{name}", self.idle.reasons("w-command", command=name))
            else:
                self.idle.note("w-command-idle", command=name)
        return Decision("pass", self.idle.reasons("w-pass"))

    @rule("8.3.7")
    def _stroke(self, ask: Ask) -> Thought[Decision]:
        """A Limited Command of the flowchart with the Leader, its Special Activity, and another Limited Command."""
        first = not self.courses
        self.idle.granted = True
        if not first and not self.courses[0].me.special_used:
            me = self.courses[0].me
            step = yield from special_step(me, ask, self.chart.specials[me.command])
            me.special_used = True
            if step is not None:
                return self._taken(step)
        for name in (yield from self.chart.order(self.idle)):
            if ask.offers(f"command:{name}") and (
                yield from self._begin(name, special=first, leader=first, granted=True)
            ):
                return Decision(f"command:{name}", self.idle.reasons("w-command", command=name))
            self.idle.note("w-command-idle", command=name)
        if ask.offers(ABORT):
            return Decision(ABORT, self.idle.reasons("w-stroke-aborted"))
        return (yield from self._without_plan(ask))

    # Commands under way

    def _begin(
        self, name: str, *, special: bool, leader: bool = False, granted: bool = False, bonus: Bonus = NO_BONUS
    ) -> Thought[bool]:
        """Start the plan of a Command, if need be with the Leader in it. False when it finds nothing to do."""
        me = Thinker(
            self.game,
            self.game.state,
            self.faction,
            command=name,
            granted=granted,
            bonus=bonus,
            special_used=not special,
            quiet=self.idle.quiet,
        )
        if leader:
            me.leader = self.game.state.leader_space[self.faction]
            me.within = spaces_with_leader(self.game, self.faction, name)
        by_card = name == "march" and granted and not self.idle.granted and marches_to_battle(self.game, self.faction)
        plan = march_to_battle(me) if by_card else self.chart.commands[name](me)
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
        """Take the next step of the Command; what was granted by an Event or a won Day begins a plan of its own."""
        if not self.courses or (ask.kind in DRIVEN_BY and not self.courses[-1].asks(ask)):
            return self._granted(ask)
        found = self.courses[-1].go_on(ask)
        return self._taken(found) if isinstance(found, Step) else self._settled(ask, found)

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
        must_go_on = step is None and ask.kind in DRIVEN_BY and not ask.offers("done")
        if must_go_on and (yield from self._begin_granted(ask)):
            step = yield from self.courses[-1].settle(ask, self.courses[-1].go_on(ask))
        return (yield from self._without_plan(ask)) if step is None else self._taken(step)

    def _begin_granted(self, ask: Ask) -> Thought[bool]:
        bonus = Bonus(*ask.args.get("bonus", ()))
        return self._begin(DRIVEN_BY[ask.kind], special=False, granted=True, bonus=bonus)

    def _taken(self, step: Step) -> Decision:
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


def _planned(ask: Ask, answer: str) -> Because:
    """What is said of an answer that the last step of the plan foresaw, before the reasons of that step."""
    if answer == "done":
        return ENOUGH
    return Because(f"w-p-{ask.kind}" if ask.kind in PLANNED_APART else f"w-k-{ask.kind}", {})


def _decided(me: Thinker, ask: Ask, answer: str, queue: list[tuple[str, str]]) -> Decision:
    """The answer by the rule for such questions. Answers that it foresees itself have the same reasons."""
    why = () if me.quiet else me.considered(BY_RULE[ask.kind])
    if me.queue is not queue:
        me.foreseen = why
    return Decision(answer, why)


def _drawn(me: Thinker, ask: Ask, thought: Thought[str], queue: list[tuple[str, str]]) -> Thought[Decision]:
    answer = yield from thought
    return _decided(me, ask, answer, queue)


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
