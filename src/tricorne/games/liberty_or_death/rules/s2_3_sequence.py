"""2.3 Event cards: who is Eligible, what each may do, and who is Eligible next."""

from __future__ import annotations

from operator import sub
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.cards.s5_events import has_shaded, play
from tricorne.games.liberty_or_death.names import BRITISH, CARD_NAMES, FACTIONS, FRENCH, PATRIOT_FORT, VILLAGE, Faction
from tricorne.games.liberty_or_death.rules.action import SPECIAL_USED, Action, NoSpecials
from tricorne.games.liberty_or_death.rules.offers import Words
from tricorne.games.liberty_or_death.rules.s1_8_resources import gain
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leaders_left_alone
from tricorne.games.liberty_or_death.rules.s2_3_7_next_card import next_card
from tricorne.games.liberty_or_death.rules.s2_3_8_strokes import (
    OWNER_OF,
    STROKE_CARDS,
    interrupt_card,
    may_interrupt,
    play_stroke,
    stroke_obstacle,
)
from tricorne.games.liberty_or_death.rules.s3_1_commands import (
    COMMANDS,
    command_obstacle,
    execute,
    is_open,
    not_its_own,
    open_commands,
)
from tricorne.games.liberty_or_death.rules.s4_1_special import ACCOMPANYING
from tricorne.games.liberty_or_death.rules.s7_victory import Tracks
from tricorne.games.liberty_or_death.state import COMMAND, COMMAND_AND_SPECIAL, EVENT, NOTHING, PASSED

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State

TEXTS = ("event:unshaded", "event:shaded")
EXECUTED = (COMMAND, COMMAND_AND_SPECIAL, EVENT)
# After these of the 1st Eligible Faction the 2nd has only a Limited Command.
LIMITS_SECOND = (COMMAND, COMMAND_AND_SPECIAL)
LIMITED = NoSpecials(("why-limited-command", "2.3.5"))


@rule("2.3.2")
def next_faction(game: Game) -> int | None:
    """The 1st or 2nd Eligible Faction whose turn it is, or None when the card is over."""
    state = game.state
    if len([done for done in state.acted if done in EXECUTED]) == 2:
        return None
    for faction in game.board.faction_order[state.card]:
        if state.eligible[faction] and state.acted[faction] == NOTHING:
            return faction
    return None


def first_act(state: State) -> int:
    """What the 1st Eligible Faction executed, or NOTHING."""
    for done in state.acted:
        if done in EXECUTED:
            return done
    return NOTHING


@rule("2.3.4", "8.1")
def is_limited(game: Game, faction: Faction) -> bool:
    """Whether the Faction has only a Limited Command left on the card; non-players are never limited."""
    return first_act(game.state) in LIMITS_SECOND and not game.is_nonplayer(FACTIONS[faction])


@rule("2.3", "2.3.1")
def play_card(game: Game) -> Rule[None]:
    """One Faction's turn on the card in play, or the end of the card."""
    faction = next_faction(game)
    if faction is None:
        adjust_eligibility(game)
        yield from next_card(game)
        return
    before = standing(game.state)
    played = False
    if first_act(game.state) == NOTHING:
        stroke = yield from interrupt_card(game, faction)
        played = stroke is not None and (yield from play_stroke(game, stroke))
    if not played:
        stroke = yield from faction_turn(game, faction)
        played = stroke is not None and (yield from play_stroke(game, stroke))
    log_tracks(game, OWNER_OF[game.state.played[-1]] if played else faction, before)
    if played:
        yield from next_card(game)


def standing(state: State) -> tuple[int, ...]:
    """Where each of the Tracks stands; a Fort or Village that comes to the map leaves Available."""
    available = state.available
    return state.support, state.opposition, state.cbc, state.crc, -available[PATRIOT_FORT], -available[VILLAGE]


def log_tracks(game: Game, faction: Faction, before: tuple[int, ...]) -> None:
    """Note what a turn or a Brilliant Stroke of the Faction has moved on the tracks that victory is measured on."""
    after = standing(game.state)
    if after != before:
        moved = map(sub, after, before)
        game.log("tracks", "7.2", faction=FACTIONS[faction], **dict(zip(Tracks._fields, moved, strict=True)))


def own_command(game: Game, faction: Faction, command: str = "") -> Action:
    """A Command of the Faction's own turn: with a Special Activity if desired, or Limited to one space without."""
    if is_limited(game, faction):
        return Action(faction, command, limit=1, specials=LIMITED)
    return Action(faction, command, specials=ACCOMPANYING)


class TurnOptions:
    """What the Faction may do: `command:NAME`, `event:unshaded`, `event:shaded`, `pass`, and its Brilliant Stroke."""

    __slots__ = ("faction", "first", "game")

    def __init__(self, game: Game, faction: Faction, first: int) -> None:
        self.game = game
        self.faction = faction
        self.first = first
        """What the 1st Eligible Faction executed, or NOTHING."""

    @rule("2.3.4")
    def __call__(self) -> list[str]:
        """All of it."""
        commands = [f"command:{name}" for name in open_commands(self.game, own_command(self.game, self.faction))]
        texts = [text for text in TEXTS if self._event_obstacle(text) is None]
        strokes = may_interrupt(self.game, self.faction) if self.first == NOTHING else ()
        return [*commands, *texts, *(f"stroke:{card}" for card in strokes), "pass"]

    def __contains__(self, answer: object) -> bool:
        """Whether the Faction may do this."""
        what, _, name = str(answer).partition(":")
        if what == "command":
            act = own_command(self.game, self.faction, name)
            return name in COMMANDS[self.faction] and is_open(self.game, act, name)
        return answer == "pass" or (what in ("event", "stroke") and self.why_not(str(answer)) is None)

    def why_not(self, answer: str) -> Reason | None:
        """What stands against it."""
        what, _, name = answer.partition(":")
        if what == "command":
            return command_obstacle(self.game, own_command(self.game, self.faction), name)
        if what == "event":
            return self._event_obstacle(answer)
        if what == "stroke":
            too_late = None if self.first == NOTHING else ("why-stroke-too-late", "2.3.8")
            return too_late or stroke_obstacle(self.game, self.faction, STROKE_CARDS.get(answer, 0))
        return None

    def _event_obstacle(self, text: str) -> Reason | None:
        """The Event is for the 1st Eligible Faction, or for the 2nd after a Command with a Special Activity."""
        if self.first == EVENT:
            return "why-event-taken", "2.3.4"
        if self.first == COMMAND:
            return "why-event-after-special", "2.3.4"
        return None if text == "event:unshaded" or has_shaded(self.game.state.card) else ("why-single-text", "5.2")


@rule("2.3.4")
def faction_turn(game: Game, faction: Faction) -> Rule[int | None]:
    """The 1st or 2nd Eligible Faction executes a Command or the Event, or Passes. Returns a Brilliant Stroke."""
    first = first_act(game.state)
    options = TurnOptions(game, faction, first)
    answer = yield Ask(
        FACTIONS[faction],
        "turn",
        options,
        "2.3.4",
        options,
        card=CARD_NAMES[game.state.card],
        place="first" if first == NOTHING else "second",
    )
    what, _, which = answer.partition(":")
    if what == "pass":
        pass_turn(game, faction)
    elif what == "event":
        yield from execute_event(game, faction, shaded=which == "shaded")
    elif what == "stroke":
        return int(which)
    else:
        yield from execute_command(game, faction, which)
    return None


@rule("2.3.3")
def pass_turn(game: Game, faction: Faction) -> None:
    """Two Resources for the British or French, one for the others; the Faction stays Eligible."""
    game.state.acted[faction] = PASSED
    game.log("passed", "2.3.3", faction=FACTIONS[faction])
    gain(game, faction, 2 if faction in (BRITISH, FRENCH) else 1, "2.3.3")


@rule("2.3.4", "5.1")
def execute_event(game: Game, faction: Faction, *, shaded: bool) -> Rule[None]:
    """Carry out a text of the card."""
    state = game.state
    state.acted[faction] = EVENT
    game.log(
        "event",
        "5.1",
        faction=FACTIONS[faction],
        card=CARD_NAMES[state.card],
        text="shaded" if shaded else "unshaded",
    )
    yield from play(game, faction, state.card, shaded)
    yield from leaders_left_alone(game)


@rule("2.3.4", "2.3.5")
def execute_command(game: Game, faction: Faction, command: str) -> Rule[None]:
    """A Command and what accompanies it."""
    state = game.state
    act = own_command(game, faction, command)
    state.acted[faction] = COMMAND
    yield from execute(game, act)
    if act.given_up:
        yield from command_instead(game, act)
    elif act.special is not None:
        state.acted[faction] = COMMAND_AND_SPECIAL


@rule("8.4.1", "8.7.1")
def command_instead(game: Game, given_up: Action) -> Rule[None]:
    """A non-player executes another Command with the Special Activity it has had, or Passes."""
    faction = given_up.faction
    game.log("given-up", "8.1", faction=given_up.seat, command=given_up.command)

    def obstacle(answer: str) -> Reason | None:
        name = answer.removeprefix("command:")
        if name == given_up.command:
            return "why-given-up", "8.1"
        return command_obstacle(game, Action(faction, name, specials=SPECIAL_USED), name)

    commands = Words([f"command:{name}" for name in COMMANDS[faction]], obstacle, not_its_own(faction))
    options = [*commands, "pass"]
    answer = yield Ask(given_up.seat, "command-instead", options, "8.1", commands, command=given_up.command)
    if answer == "pass":
        pass_turn(game, faction)
        return
    act = Action(faction, answer.removeprefix("command:"), specials=SPECIAL_USED)
    yield from execute(game, act)
    game.state.acted[faction] = COMMAND_AND_SPECIAL


@rule("2.3.6")
def adjust_eligibility(game: Game) -> None:
    """Whoever executed something is Ineligible on the next card, unless an Event says otherwise."""
    state = game.state
    for faction in range(4):
        acted = state.acted[faction] in EXECUTED
        out = state.sits_out[faction] or (acted and not state.stays_eligible[faction])
        state.eligible[faction] = not out
    clear_card(state)


def clear_card(state: State) -> None:
    """Nothing has been done on the next card."""
    state.acted = [NOTHING] * 4
    state.sits_out = [False] * 4
    state.stays_eligible = [False] * 4
