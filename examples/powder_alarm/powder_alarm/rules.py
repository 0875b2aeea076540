"""The rules, in the order of the rulebook (help/en.md)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from powder_alarm.state import COUNTRY, CROWN, SEATS
from tricorne.core import Ask, Luck, Offer, Reason, Rule, Together, rule

if TYPE_CHECKING:
    from powder_alarm.game import PowderAlarm

HAND = 3
HITS = (5, 6)
ENEMY = {CROWN: COUNTRY, COUNTRY: CROWN}
SECTIONS = {"march": "3.1", "muster": "3.2", "seize": "3.3", "haul": "3.4"}
OTHERS_ALONE = {CROWN: "haul", COUNTRY: "seize"}


def play_turn(game: PowderAlarm) -> Rule[None]:
    state = game.state
    game.log("turn", "2.1", turn=state.turn)
    yield from draw(game)
    played = yield Together(*(card_of(game, seat) for seat in SEATS))
    points = {seat: int(card.removeprefix("card-")) for seat, card in played.items()}
    for seat in SEATS:
        state.hands[seat].remove(points[seat])
        game.log("played", "2.2", seat=seat, points=points[seat])
    for seat in order(points):
        yield from act(game, seat, points[seat])
        yield from skirmishes(game)
    state.turn += 1


@rule("2.1")
def draw(game: PowderAlarm) -> Rule[None]:
    for seat, hand in game.state.hands.items():
        while len(hand) < HAND:
            card = yield Luck("draw", game.state.deck, "2.1", seen_by=(seat,), seat=seat)
            game.state.deck.remove(card)
            hand[:] = sorted([*hand, card])
            game.log_for((seat,), None, "drew", "2.1", seat=seat, card=f"card-{card}")


@rule("2.2")
def card_of(game: PowderAlarm, seat: str) -> Ask:
    def obstacle(value: int) -> Reason | None:
        return None if value in game.state.hands[seat] else ("why-not-held", "2.2")

    offer = Offer({f"card-{value}": value for value in (1, 2, 3)}, obstacle)
    return Ask(seat, "card", offer, "2.2", offer)


@rule("2.3")
def order(points: dict[str, int]) -> tuple[str, str]:
    return (CROWN, COUNTRY) if points[CROWN] > points[COUNTRY] else (COUNTRY, CROWN)


def act(game: PowderAlarm, seat: str, points: int) -> Rule[None]:
    things = {f"{verb}:{place}": (verb, place) for verb in SECTIONS for place in game.places}
    while points and game.result() is None:
        offer = Offer(things, partial(obstacle, game, seat), "done")
        answer = yield Ask(seat, "act", offer, "3.1", offer, points=points)
        if answer == "done":
            return
        verb, place = things[answer]
        yield from ACTIONS[verb](game, seat, place)
        points -= 1


@rule("3.1", "3.2", "3.3", "3.4")
def obstacle(game: PowderAlarm, seat: str, thing: tuple[str, str]) -> Reason | None:
    verb, place = thing
    pieces, section = game.state.pieces, SECTIONS[verb]
    if verb == OTHERS_ALONE[seat]:
        return ("why-other-side", section)
    if verb == "muster":
        if seat == CROWN and place != "boston":
            return ("why-boston-only", section)
    elif not pieces[seat][place]:
        return ("why-nobody-there", section)
    if verb in ("seize", "haul") and not game.state.powder[place]:
        return ("why-no-powder", section)
    return ("why-enemy-there", section) if verb != "march" and pieces[ENEMY[seat]][place] else None


@rule("3.1")
def march(game: PowderAlarm, seat: str, place: str) -> Rule[None]:
    to = yield from neighbour(game, seat, place, "march-to", "3.1")
    game.state.pieces[seat][place] -= 1
    game.state.pieces[seat][to] += 1
    game.log("marched", "3.1", seat=seat, place=place, to=to)


@rule("3.2")
def muster(game: PowderAlarm, seat: str, place: str) -> Rule[None]:
    game.state.pieces[seat][place] += 1
    game.log("mustered", "3.2", seat=seat, place=place)
    yield from ()


@rule("3.3")
def seize(game: PowderAlarm, seat: str, place: str) -> Rule[None]:
    game.state.powder[place] -= 1
    game.state.seized += 1
    game.log("seized", "3.3", seat=seat, place=place)
    yield from ()


@rule("3.4")
def haul(game: PowderAlarm, seat: str, place: str) -> Rule[None]:
    to = yield from neighbour(game, seat, place, "haul-to", "3.4")
    game.state.powder[place] -= 1
    game.state.powder[to] += 1
    game.log("hauled", "3.4", seat=seat, place=place, to=to)


def neighbour(game: PowderAlarm, seat: str, place: str, kind: str, section: str) -> Rule[str]:
    def obstacle(to: str) -> Reason | None:
        return None if to in game.places[place].near else ("why-not-near", section)

    offer = Offer({name: name for name in game.places}, obstacle)
    to: str = yield Ask(seat, kind, offer, section, offer, place=place)
    return to


@rule("4")
def skirmishes(game: PowderAlarm) -> Rule[None]:
    for place in game.places:
        forces = {seat: game.state.pieces[seat][place] for seat in SEATS}
        if not all(forces.values()):
            continue
        hits = dict.fromkeys(SEATS, 0)
        for seat, force in forces.items():
            for _ in range(force):
                hits[seat] += (yield Luck("musket", range(1, 7), "4", place=place, seat=seat)) in HITS
        for seat in SEATS:
            game.state.pieces[seat][place] -= min(forces[seat], hits[ENEMY[seat]])
        game.log("skirmish", "4", place=place, crown=hits[CROWN], country=hits[COUNTRY])


ACTIONS = {"march": march, "muster": muster, "seize": seize, "haul": haul}
