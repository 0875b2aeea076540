"""3.2 The movement phase: one movement card, and the armies it lets move by land or water."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.rebellion_1775.cards.hand import event_obstacle, playable_events, why_not_card, why_not_event
from tricorne.games.rebellion_1775.cards.lasting import discard, lasting
from tricorne.games.rebellion_1775.cards.s5_events import play_event
from tricorne.games.rebellion_1775.names import DONE, FACTIONS, NOBODY, SIDE_OF_FACTION, Area, Card
from tricorne.games.rebellion_1775.printed import March, Sail, SailInstead
from tricorne.games.rebellion_1775.rules.answers import why_not_area
from tricorne.games.rebellion_1775.rules.s3_2_1_armies import (
    form_army,
    march_distance,
    reach,
    starts,
    unmoved,
    why_no_start,
    why_out_of_reach,
)
from tricorne.games.rebellion_1775.rules.s3_3_battle import battles
from tricorne.games.rebellion_1775.rules.units import Group, move_group, named

if TYPE_CHECKING:
    from tricorne.games.rebellion_1775.game import Rebellion


@rule("3.2")
def movement_phase(game: Rebellion) -> Rule[None]:
    """Exactly one movement card is played; then its armies move one after the other."""
    state = game.state
    while state.movement_card == NOBODY:
        yield from choose_card(game)
    while state.phase == "movement":
        yield from next_army(game)


@rule("3.2", "3.2.6")
def choose_card(game: Rebellion) -> Rule[None]:
    """The active player plays a movement card, or an event of this phase before it."""
    state, board = game.state, game.board
    cards = playable_cards(game)
    answer = cards[0]
    if len(cards) > 1:
        why_not = partial(why_not_card, game, partial(card_obstacle, game))
        answer = yield Ask(FACTIONS[state.active], "movement-card", lambda: playable_cards(game), "3.2", why_not)
    else:
        game.forced.append((FACTIONS[state.active], "movement-card", answer))
    card = board.card[answer]
    if board.is_movement[card]:
        play_movement_card(game, card)
    else:
        yield from play_event(game, answer)


def playable_cards(game: Rebellion) -> list[str]:
    """The movement cards in the active faction's hand, and the events of the phase."""
    state, board = game.state, game.board
    cards = [board.card_names[card] for card in state.hands[state.active] if board.is_movement[card]]
    return cards + playable_events(game, "movement")


def card_obstacle(game: Rebellion, card: Card) -> Reason | None:
    """Any movement card, and the events of the phase."""
    return None if game.board.is_movement[card] else event_obstacle(game, "movement", card)


@rule("3.2", "5.0")
def play_movement_card(game: Rebellion, card: Card) -> None:
    """The card says how many armies move; a truce stays on show, any other card is discarded."""
    state = game.state
    effect = game.board.cards[card].effect
    assert isinstance(effect, March | Sail)
    state.movement_card = card
    state.armies_left = effect.armies
    if game.board.cards[card].kind == "truce":
        show_truce(game, card)
    else:
        discard(game, card)
        game.log("card-played", "3.2", faction=FACTIONS[state.active], card=game.board.card_names[card])


@rule("3.2.5")
def show_truce(game: Rebellion, card: Card) -> None:
    """A truce card is not discarded: it lies face up beside the map."""
    state = game.state
    state.hands[state.active].remove(card)
    state.truces[state.active] = 1
    game.log("truce-played", "3.2.5", faction=FACTIONS[state.active], card=game.board.card_names[card])


@rule("3.2.1", "3.2.2")
def next_army(game: Rebellion) -> Rule[None]:
    """Choose where the next army comes from, play an event, or end the phase; nobody has to use everything."""
    state, board = game.state, game.board
    effect = board.cards[state.movement_card].effect
    assert isinstance(effect, March | Sail)
    sailing = isinstance(effect, Sail)
    areas = army_starts(game, sailing)
    if not areas and not playable_events(game, "movement"):
        game.forced.append((FACTIONS[state.active], "sail" if sailing else "march", DONE))
        end_movement(game)
        return
    answer = yield Ask(
        FACTIONS[state.active],
        "sail" if sailing else "march",
        lambda: [board.areas[area] for area in areas] + [*playable_events(game, "movement"), DONE],
        "3.2.3" if sailing else "3.2.2",
        lambda name: (
            why_not_event(game, "movement", name)
            or why_not_area(game, areas, partial(why_no_army, game, sailing), name)
        ),
        armies=state.armies_left,
        card=board.card_names[state.movement_card],
    )
    if answer == DONE:
        end_movement(game)
    elif answer.startswith("card:"):
        yield from play_event(game, answer)
    elif isinstance(effect, Sail):
        yield from sail(game, board.area[answer], effect)
    else:
        yield from march(game, board.area[answer], effect.distance)


@rule("3.2.1")
def army_starts(game: Rebellion, sailing: bool) -> list[Area]:
    """Where the next army of the movement card may come from."""
    if not game.state.armies_left:
        return []
    areas = starts(game, game.state.active)
    return [area for area in areas if port_obstacle(game, area) is None] if sailing else areas


def why_no_army(game: Rebellion, sailing: bool, area: Area) -> Reason | None:
    """Why an area is none of the `army_starts`."""
    if not game.state.armies_left:
        return "why-no-army-left", "3.2.1"
    if sailing and area in starts(game, game.state.active):
        return port_obstacle(game, area)
    return why_no_start(game, area)


@rule("3.2.2")
def march(game: Rebellion, start: Area, distance: int) -> Rule[None]:
    """One army of the movement card goes by land, or by sea where an event allows it."""
    state = game.state
    side = SIDE_OF_FACTION[state.active]
    distance = march_distance(game, start, distance)

    def by_land_or_sea() -> list[Area]:
        by_land = reach(game, side, start, distance)
        return by_land + [area for area in sea_instead(game, start) if area not in by_land]

    why_not = partial(why_out_of_reach, game, side, start, distance)
    group, target = yield from form_army(game, start, unmoved(game, side, start), by_land_or_sea, why_not, "3.2.2")
    if state.sailed < sails_allowed(game) and target not in reach(game, side, start, distance):
        state.sailed += 1
    state.armies_left -= 1
    arrive(game, start, target, group, "3.2.2")


@rule("3.2.6")
def sails_allowed(game: Rebellion) -> int:
    """How many armies may sail instead of marching this turn."""
    return sum(effect.armies for effect in lasting(game, SailInstead))


@rule("3.2.6")
def sea_instead(game: Rebellion, start: Area) -> list[Area]:
    """Where an army may sail that could have marched."""
    found: list[Area] = []
    if game.state.sailed < sails_allowed(game):
        for effect in lasting(game, SailInstead):
            shore = game.board.on_water[effect.water]
            if start in shore:
                found += [area for area in sorted(shore) if area != start and area not in found]
    return found


@rule("3.2.3", "3.2.4")
def port_obstacle(game: Rebellion, area: Area) -> Reason | None:
    """An army sails from an area on a body of water; with a boat card, to where the first army landed."""
    over_water, landing = game.board.sea_neighbours[area], game.state.landing
    if not over_water:
        return "why-no-water", "3.2.3"
    if landing == NOBODY or landing in over_water:
        return None
    return ("why-landing-there", "3.2.4") if area == landing else ("why-landing-elsewhere", "3.2.4")


@rule("3.2.3")
def sail(game: Rebellion, start: Area, effect: Sail) -> Rule[None]:
    """One army goes over a body of water to any area on it, even one that enemies hold."""
    state = game.state
    side = SIDE_OF_FACTION[state.active]
    landing = state.landing
    shore = game.board.sea_neighbours[start] if landing == NOBODY else (landing,)
    group, target = yield from form_army(
        game,
        start,
        unmoved(game, side, start),
        lambda: shore,
        partial(why_not_over_water, game, start),
        "3.2.3",
        largest=effect.largest_army,
        landing=landing,
    )
    state.armies_left -= 1
    if effect.one_landing:
        land_together(game, target)
    arrive(game, start, target, group, "3.2.3")


def why_not_over_water(game: Rebellion, start: Area, area: Area) -> Reason:
    """Why an army does not land in an area."""
    if area == start:
        return "why-starts-there", "3.2.1"
    if area in game.board.sea_neighbours[start]:
        return "why-other-landing", "3.2.4"
    return "why-not-on-the-same-water", "3.2.3"


@rule("3.2.4")
def land_together(game: Rebellion, target: Area) -> None:
    """All armies of a boat card land in one area."""
    game.state.landing = target


@rule("3.2.1")
def arrive(game: Rebellion, start: Area, target: Area, group: Group, rule_shown: str) -> None:
    """The army moves as one; none of its units can move again this turn."""
    side = SIDE_OF_FACTION[game.state.active]
    names = game.board.areas
    game.log("moved", rule_shown, units=named(side, group), start=names[start], target=names[target])
    move_group(game, side, start, target, group, marked=True)


@rule("3.2")
def end_movement(game: Rebellion) -> None:
    """Battles come next, if there are any; who has moved no longer matters."""
    state = game.state
    state.moved = []
    state.phase = "battle" if battles(game) else "cards"
