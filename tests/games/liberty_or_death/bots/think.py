"""Asking a non-player in a position of one's own making, with scripted ties."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from tests.games.liberty_or_death.cards.table import carry_out, scripted, table
from tricorne.core import Ask, Decision, Luck, Rule
from tricorne.games.liberty_or_death.bots.answers import ANSWERS
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.bots.nonplayer import NonPlayer
from tricorne.games.liberty_or_death.bots.s8_1_3_selecting_spaces import Line, best_space
from tricorne.games.liberty_or_death.bots.s8_1_sequence import plays_event
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import first_thought
from tricorne.games.liberty_or_death.cards import s5_events
from tricorne.games.liberty_or_death.cards.s5_1_4_strokes import brilliant_stroke
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FACTIONS, SPACES
from tricorne.games.liberty_or_death.rules.s2_3_sequence import faction_turn

T = TypeVar("T")
TURN = ("event:unshaded", "event:shaded", "pass")


def thinker(game: LibertyOrDeath, seat: str) -> Thinker:
    return Thinker(game, game.state, FACTIONS.index(seat))


def flowchart(me: Thinker, dice: Sequence[int] = ()) -> tuple[str, ...]:
    """The Commands that the flowchart tries, in their order."""
    return conclude(CHARTS[me.faction].order(me), dice)


def choice(me: Thinker, lines: Sequence[Line], dice: Sequence[int] = ()) -> tuple[str, str] | None:
    """The first line of a Command that finds a space, and that space."""
    for line in lines:
        space = conclude(best_space(me, line.candidates(me), line.priorities), dice)
        if space is not None:
            return line.name, SPACES[space]
    return None


def answer(kind: str, me: Thinker, options: Sequence[str], dice: Sequence[int] = (), **args: Any) -> str:
    """What a non-player answers to a question of a kind with these options."""
    given = ANSWERS[me.faction][kind](me, Ask(me.seat, kind, options, "8.1", **args))
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


def wants(game: LibertyOrDeath, seat: str, card: int, dice: Sequence[int] = ()) -> str | None:
    """The text of the Event that the non-player would play, or None."""
    game.state.card = card
    game.players = dict.fromkeys(FACTIONS, "nonplayer")
    decision = conclude(plays_event(thinker(game, seat), Ask(seat, "turn", TURN, "8.1")), dice)
    return None if decision is None else decision.answer


def take_turn(
    game: LibertyOrDeath, seat: str, *, card: int = 45, dice: Sequence[int] = (), battle: Sequence[int] = ()
) -> list[str]:
    """Let a non-player take its turn on a card; returns its answers. `dice` are its own, `battle` the rules' dice.

    Ties beyond the script fall to the first outcome.
    """
    return _carry_out(game, faction_turn(game, FACTIONS.index(seat)), card, dice, battle)


def play_event(
    game: LibertyOrDeath,
    seat: str,
    card: int,
    text: str = "unshaded",
    *,
    dice: Sequence[int] = (),
    battle: Sequence[int] = (),
    people: Sequence[str] = (),
) -> list[str]:
    """Let a non-player execute an Event, wanted or not, against these people; otherwise like a turn."""
    rule = s5_events.play(game, FACTIONS.index(seat), card, text == "shaded")
    return _carry_out(game, rule, card, dice, battle, people)


def _carry_out(
    game: LibertyOrDeath,
    rule: Rule[Any],
    card: int,
    dice: Sequence[int],
    battle: Sequence[int],
    people: Sequence[str] = (),
) -> list[str]:
    game.players = {name: "human" if name in people else "nonplayer" for name in FACTIONS}
    game.state.card = card
    minds = {name: NonPlayer(game, faction) for faction, name in enumerate(FACTIONS)}
    own = list(dice)
    answers: list[str] = []

    def decide(ask: Ask) -> str:
        thought = minds[ask.seat].decide(ask)
        if isinstance(thought, Decision):
            answers.append(thought.answer)
            return thought.answer
        try:
            luck = next(thought)
            while True:
                assert own or luck.kind.startswith("random-"), f"no die left for {luck}"
                luck = thought.send(luck.named(own.pop(0)) if own else luck.outcomes[0])
        except StopIteration as end:
            answers.append(end.value.answer)
        return answers[-1]

    carry_out(rule, decide, scripted(list(battle)))
    assert not own, f"dice left over: {own}"
    assert not list(game.invariants())
    return answers


def answers_to(game: LibertyOrDeath, seat: str, rule: Rule[None]) -> list[str]:
    """What a non-player answers to the questions of a rule, ties by the first outcome."""
    game.players = dict.fromkeys(FACTIONS, "nonplayer")
    mind = NonPlayer(game, FACTIONS.index(seat))
    answers: list[str] = []

    def decide(ask: Ask) -> str:
        answers.append(first_thought(mind.decide(ask)).answer)
        return answers[-1]

    carry_out(rule, decide, scripted([]))
    return answers


def selected(game: LibertyOrDeath) -> list[str]:
    """The spaces that Commands have selected, in their order."""
    return [entry.args["space"] for entry in game.entries if entry.event == "selected"]


def play_stroke_of(game: LibertyOrDeath, seat: str) -> bool:
    """Let a non-player execute its Brilliant Stroke, every die showing its first outcome. False if it is aborted."""
    game.players = dict.fromkeys(FACTIONS, "nonplayer")
    mind = NonPlayer(game, FACTIONS.index(seat))
    rule = brilliant_stroke(game, FACTIONS.index(seat))
    return carry_out(rule, lambda ask: first_thought(mind.decide(ask)).answer, lambda luck: luck.outcomes[0])


def commands_of(game: LibertyOrDeath) -> list[str]:
    """The Commands that were executed."""
    return [entry.args["command"] for entry in game.entries if entry.event == "command"]


def with_leader(seat: str, kind: str, number: int) -> LibertyOrDeath:
    """After the Treaty, a Leader in Quebec with so many pieces; only the British are a player."""
    game = table({"quebec": {kind: number}}, treaty=True, leaders={seat: "quebec"})
    game.players = {**dict.fromkeys(FACTIONS, "nonplayer"), "british": "human"}
    return game


def sent_to(game: LibertyOrDeath, city: str) -> dict[str, int]:
    """The Regulars that moved into a City, by their origins in the order of the moves."""
    moves = [entry.args for entry in game.entries if entry.event == "moved" and entry.args["destination"] == city]
    return {move["origin"]: move["pieces"]["british_regular"] for move in moves if move["faction"] == "british"}
