"""A small game with everything the table offers: hidden cards, dice, secret choices, interrupts, a non-player."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tricorne.core import (
    Ask,
    Because,
    Decision,
    Facts,
    Game,
    Luck,
    Match,
    Offer,
    Option,
    Pick,
    Reason,
    Result,
    Rule,
    State,
    Together,
    places_of,
    rule,
)
from tricorne.core.game import Mind
from tricorne.core.luck import LuckSetting, luck_source
from tricorne.core.match import Setup
from tricorne.core.policy import Asked, Policy

SEATS = ("ann", "bob")
CARDS = 6


class ToyState(State):
    round: int
    deck: list[int]
    hands: list[list[int]]
    points: list[int]
    table: list[int]
    gifts: int = 0


class ToyPosition(msgspec.Struct, forbid_unknown_fields=True):
    points: dict[str, int] = {}


class Toy(Game[ToyState]):
    """Two seats draw cards, bid one in secret, the higher gains a die in points."""

    id = "toy"
    seats = SEATS
    scenarios = ("short",)
    options = (Option("rounds", ("2", "3")),)
    state_type = ToyState
    position_type = ToyPosition
    minds = ("clockwork",)
    gives_reasons = True

    @classmethod
    def folder(cls) -> Path:
        return Path(__file__).parent / "toy"

    def setup(self) -> ToyState:
        return ToyState(0, list(range(1, CARDS + 1)), [[], []], [0, 0], [])

    def step(self) -> Rule[None] | None:
        return None if self.state.round >= int(self.settings["rounds"]) else play_round(self)

    def result(self) -> Result | None:
        ann, bob = self.state.points
        winners = () if ann == bob else (SEATS[ann < bob],)
        scores = {"ann": ann, "bob": bob}
        return Result(winners, "points", scores, places_of({(seat,): score for seat, score in scores.items()}))

    def view(self, seat: str) -> dict[str, Any]:
        state = self.state
        return {
            "round": state.round,
            "points": list(state.points),
            "table": list(state.table),
            "cards": [len(hand) for hand in state.hands],
            "deck": len(state.deck),
            "hand": list(state.hands[SEATS.index(seat)]) if seat in SEATS else [],
        }

    def position(self) -> ToyPosition:
        return ToyPosition(dict(zip(SEATS, self.state.points, strict=True)))

    def set_position(self, position: ToyPosition) -> None:
        for seat, points in position.points.items():
            self.state.points[SEATS.index(seat)] = points

    def invariants(self) -> Iterable[str]:
        state = self.state
        if sorted([*state.deck, *state.hands[0], *state.hands[1], *state.table]) != list(range(1, CARDS + 1)):
            yield "cards are not conserved"

    def unknown(self, seat: str) -> Sequence[str]:
        state = self.state
        hidden = [*state.deck]
        for other, hand in zip(SEATS, state.hands, strict=True):
            if other != seat:
                hidden += hand
        return [str(card) for card in sorted(hidden)]

    def redeal(self, seat: str, pick: Pick) -> ToyState:
        state = self.state.copy()
        pool = [int(token) for token in self.unknown(seat)]
        for other, hand in zip(SEATS, state.hands, strict=True):
            if other != seat:
                hand[:] = sorted(pool.pop(pick(len(pool))) for _ in hand)
        state.deck = sorted(pool)
        return state

    def interrupts(self, seat: str) -> Sequence[str]:
        return ("gift",) if self.state.points[SEATS.index(seat)] else ()

    def interrupt(self, seat: str, name: str) -> Rule[None]:
        other = SEATS[1 - SEATS.index(seat)]
        if (yield Ask(other, "take-gift", ("yes", "no"), "9", giver=seat)) == "yes":
            self.state.points[SEATS.index(seat)] -= 1
            self.state.points[SEATS.index(other)] += 1
            self.state.gifts += 1

    @classmethod
    def policy(cls) -> ToyPolicy:
        return ToyPolicy()

    def mind(self, seat: str, name: str) -> Mind:
        return Clockwork(seat)


class ToyPolicy(Policy):
    """Higher cards are better, and so are more points."""

    horizon = 20

    def weigh(self, game: Toy, asked: Asked) -> Sequence[float]:
        return [float(option) if option.isdigit() else 1.0 for option in asked.options]

    def value(self, game: Toy, seat: str) -> float:
        own = game.state.points[SEATS.index(seat)]
        return (1 + own) / (2 + sum(game.state.points))


class Clockwork:
    """Bids by a coin that it tosses once in a round, so that it has something to remember."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.high: bool | None = None

    def decide(self, ask: Ask) -> Generator[Luck, Any, Decision]:
        if self.high is None:
            self.high = (yield Luck("coin", ("high", "low"), "8")) == "high"
        options = ask.options()
        return Decision(options[-1 if self.high else 0], [Because("coin", {"high": self.high})])


def card_obstacle(game: Toy, seat: str, card: int) -> Reason | None:
    return None if card in game.state.hands[SEATS.index(seat)] else ("why-not-in-hand", "1.2")


def bid_of(game: Toy, seat: str) -> Ask:
    """The hand grows from low to high, as the cards of the deck do."""
    offer = Offer({str(card): card for card in range(1, CARDS + 1)}, partial(card_obstacle, game, seat))
    return Ask(seat, "bid", offer, "1.2", offer)


@rule("1")
def play_round(game: Toy) -> Rule[None]:
    state = game.state
    for index, seat in enumerate(SEATS):
        card = yield Luck("draw", state.deck, "1.1", seen_by=(seat,))
        state.deck.remove(card)
        state.hands[index] = sorted([*state.hands[index], card])
        game.log_for((seat,), {"card": str(card)}, "drew", "1.1", seat=seat)
    bids = yield Together(*(bid_of(game, seat) for seat in SEATS))
    ann, bob = (int(bids[seat]) for seat in SEATS)
    for hand, card in zip(state.hands, (ann, bob), strict=True):
        hand.remove(card)
        state.table.append(card)
    winner = 0 if ann > bob else 1
    game.log("won-bid", "1.2", seat=SEATS[winner])
    if (yield Ask(SEATS[winner], "gamble", ("yes", "no"), "1.3")) == "yes":
        state.points[winner] += yield Luck("die", range(1, 7), "1.3")
    else:
        state.points[winner] += 3
    yield Ask(SEATS[winner], "boast", ("yes", "no"), "1.4")
    state.round += 1


def toy(luck: LuckSetting = None, seed: int = 1, cls: type[Toy] = Toy, **seats: str) -> Match:
    setup = Setup("toy", "short", {"ann": "human:ann", "bob": "human:bob", **seats}, {"rounds": "3"}, seed, 1)
    match = Match(setup, make_toy(setup, cls), luck_source(luck, seed))
    match.game.state = match.game.setup()
    match.start()
    return match


def after_a_round(ann: str = "human:ann") -> Match:
    """Bob has three points to give from, and both bid in secret again: Ann her 1, Bob his 4."""
    match = toy({"draw": [2, 5, 1, 4, 3, 6]}, ann=ann)
    for answer, seat in (("2", "ann"), ("5", "bob"), ("no", "bob"), ("no", "bob")):
        if match.question_for(seat) is not None:
            match.answer(answer, seat)
    return match


def make_toy(setup: Setup, cls: type[Toy] = Toy) -> Toy:
    return cls(Facts({}), setup.scenario, setup.options)
