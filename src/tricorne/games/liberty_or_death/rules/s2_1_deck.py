"""2.1, 2.2 and 2.3.7: the deck as piles of ten Events with a Winter Quarters card among the last five of eleven."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

from tricorne.core.questions import Luck, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import CARD_NAMES
from tricorne.games.liberty_or_death.state import CARD, WINTER

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

PILE_CARDS = 11
EVENTS_ON_TOP = 6
NO_CARD = 0


class NamedCards(Sequence[str]):
    """The cards of a bag by name, each named only when somebody looks at it."""

    def __init__(self, bag: Sequence[int]) -> None:
        self.bag = bag

    def __len__(self) -> int:
        return len(self.bag)

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[str]: ...
    def __getitem__(self, at: int | slice) -> str | Sequence[str]:
        return NamedCards(self.bag[at]) if isinstance(at, slice) else CARD_NAMES[self.bag[at]]


@rule("2.1")
def draw_card(game: Game) -> Rule[int]:
    """The next card of the deck, or NO_CARD. Which one it is comes up only now."""
    state = game.state
    piles = len(game.plan.campaigns)
    if state.pile_drawn == PILE_CARDS:
        if state.pile + 1 == piles:
            return NO_CARD
        state.pile += 1
        state.pile_drawn = 0
        state.pile_winter = False
    if not state.pile_winter and state.pile_drawn >= EVENTS_ON_TOP:
        events_left = PILE_CARDS - state.pile_drawn - 1
        kind = yield Luck("card-kind", ["winter_quarters", *["event"] * events_left], "2.1")
        if kind == "winter_quarters":
            state.pile_winter = True
            state.pile_drawn += 1
            return (yield from _draw_from(game, state.winter_bag, "winter-card"))
    state.pile_drawn += 1
    bag = state.event_bag
    if game.period_events:
        period = game.plan.periods[state.pile]
        bag = [card for card in bag if game.board.period[card] == period]
    return (yield from _draw_from(game, bag, "event-card"))


def _draw_from(game: Game, bag: list[int], kind: str) -> Rule[int]:
    answer: str = yield Luck(kind, NamedCards(bag), "2.1")
    card = int(answer.partition(":")[2])
    state = game.state
    (state.winter_bag if kind == "winter-card" else state.event_bag).remove(card)
    return card


@rule("2.2")
def start_play(game: Game) -> Rule[None]:
    """The first card is played, the next one lies open on the deck."""
    state = game.state
    if not state.card:
        state.card = yield from draw_card(game)
    if not state.on_deck:
        state.on_deck = yield from draw_card(game)
    _turn_to(game, "2.2")


@rule("2.3.7", "2.2")
def next_card(game: Game) -> Rule[None]:
    """The card on the deck is played next. A Winter Quarters card just revealed changes places with it.

    With Winter is Coming it waits for its turn instead.
    """
    state = game.state
    state.played.append(state.card)
    state.card = state.on_deck
    state.on_deck = yield from draw_card(game)
    winters = game.board.winters
    if not game.winter_is_coming and state.on_deck in winters:
        state.card, state.on_deck = state.on_deck, state.card
    state.winter_phase = 0
    _turn_to(game, "2.3.7")


def _turn_to(game: Game, rule: str) -> None:
    """Play goes on with the card in play."""
    state = game.state
    state.step = WINTER if state.card in game.board.winters else CARD
    game.log("card", rule, card=CARD_NAMES[state.card], on_deck=CARD_NAMES[state.on_deck] if state.on_deck else "none")
