"""2.1 The deck as piles of ten Events with a Winter Quarters card among the last five of eleven."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

from tricorne.core.questions import Luck, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import CARD_NAMES

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
