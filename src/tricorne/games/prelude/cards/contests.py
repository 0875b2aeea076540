"""12 Events with checks, dice and duels, with actions, and with effects on the sequence of play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import FunctionType
from typing import TYPE_CHECKING, cast

from tricorne.core import Ask, Luck, Reason, Rule, rule
from tricorne.core.rules import effect
from tricorne.games.prelude.cards import steps
from tricorne.games.prelude.cards.choices import candidates_of, choose_districts
from tricorne.games.prelude.cards.lasting import SESSION_NEXT_ROUND, begin_lasting, mobilization_terms
from tricorne.games.prelude.cards.s12_events import HANDLERS, RULE, Event, districts, follow
from tricorne.games.prelude.rules.answers import Found, always, why_not_district, why_not_number
from tricorne.games.prelude.rules.s5_tracks import advantage_value, favoured, score_vp
from tricorne.games.prelude.rules.s6_spirit import DIE
from tricorne.games.prelude.rules.s7_pool import spend_opportunity
from tricorne.games.prelude.rules.s8_checks import mobilization_check
from tricorne.games.prelude.rules.s9_1_mobilization import cost_of, mobilize
from tricorne.games.prelude.rules.s9_2_organizations import found_organization, rural_organization
from tricorne.games.prelude.rules.s9_activity import spend_activity_points
from tricorne.games.prelude.rules.s10_sessions import add_session_next_round, prorogue
from tricorne.games.prelude.rules.s11_random import random_county
from tricorne.games.prelude.state import EXTERNAL, SIDES, District

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

MOST_CORPS_COUNTED = 3


@rule("12.0")
def resolve_event(game: Prelude, event: Event) -> Rule[None]:
    """Carry out the Event of a card, step by step."""
    game.log("event", RULE, side=SIDES[event.side], card=event.card.id)
    yield from EVENTS[event.card.number](game, event)


def _card_event(game: Prelude, event: Event) -> Rule[None]:
    yield from follow(game, event, event.card.data.effect)


def _event_of_card(number: int) -> CardEvent:
    """The same function under the name of the card, so that the exercise of each card can be counted."""
    code = _card_event.__code__.replace(co_name=f"card_{number}")
    return effect(f"card-{number}")(cast(CardEvent, FunctionType(code, globals(), f"card_{number}")))


CARDS = 147
CardEvent = Callable[["Prelude", Event], Rule[None]]
EVENTS = {number: _event_of_card(number) for number in range(1, CARDS + 1)}


def check(game: Prelude, event: Event, step: steps.Check) -> Rule[None]:
    for district in (yield from districts(game, event, step.where, "check")):
        yield from _one_check(game, event, step, district)


def checks(game: Prelude, event: Event, step: steps.Checks) -> Rule[None]:
    passed = True
    if step.one_by_one:
        left, reasons = noted(game, candidates_of(game, step.where, event.side))
        for _ in range(event.x):
            candidates = left, reasons.get
            district = (yield from choose_districts(game, event.side, "check", candidates, 1, event.card.number))[0]
            left.remove(district)
            reasons[district] = "why-chosen", "3.2"
            passed &= yield from _one_check(game, event, step, district)
    else:
        for district in (yield from districts(game, event, step.where, "check")):
            passed &= yield from _one_check(game, event, step, district)
    if passed:
        yield from follow(game, event, step.all_succeed)


def noted(game: Prelude, candidates: Found) -> tuple[list[District], dict[District, Reason]]:
    """The districts as they are found, and what is against the others, before checks change anything."""
    found, why_not = candidates
    reasons = {district: why_not(district) for district in range(len(game.board.districts))}
    return found, {district: reason for district, reason in reasons.items() if reason is not None}


def _one_check(game: Prelude, event: Event, step: steps.Check | steps.Checks, district: District) -> Rule[bool]:
    event.there = district
    success = yield from mobilization_check(game, event.who(step.side), district, step.bonus, RULE)
    yield from follow(game, event, step.success if success else step.failure)
    return success


def roll(game: Prelude, event: Event, step: steps.Roll) -> Rule[None]:
    if step.plus == "volunteer_corps":
        bonus = min(MOST_CORPS_COUNTED, sum(game.state.volunteers))
    else:
        bonus = advantage_value(game, EXTERNAL)
        if favoured(game, EXTERNAL) != event.who(step.side):
            bonus = -bonus
    die = yield Luck("event-die", DIE, RULE, seat=SIDES[event.who(step.side)], card=event.card.id)
    game.log("event-die", RULE, card=event.card.id, die=die, modifier=bonus, total=die + bonus)
    yield from follow(game, event, step.success if die + bonus >= step.at_least else step.failure)


def duel(game: Prelude, event: Event, step: steps.Duel) -> Rule[None]:
    patriote = loyal = 0
    while patriote == loyal:
        patriote = yield Luck("event-die", DIE, RULE, seat="patriote", card=event.card.id)
        loyal = yield Luck("event-die", DIE, RULE, seat="loyal", card=event.card.id)
        game.log("duel", RULE, patriote=patriote, loyal=loyal)
    score_vp(game, int(loyal > patriote), step.vp, RULE)


def contest(game: Prelude, event: Event, step: steps.Contest) -> Rule[None]:
    first, second = event.who(step.first), event.who(step.second)
    spent: list[int] = []
    for side in (first, second):
        amount = 0
        if game.state.opportunity[side]:
            most, too_many = game.state.opportunity[side], ("why-few-opportunity-points", RULE)
            amounts = [str(number) for number in range(most + 1)]
            against = spent[0] if spent else 0
            why_not = partial(why_not_number, 0, too_many, most, too_many)
            answer = yield Ask(SIDES[side], "contest", amounts, RULE, why_not, card=event.card.id, against=against)
            amount = int(answer)
            spend_opportunity(game, side, amount)
        game.log("contest", RULE, side=SIDES[side], count=amount)
        spent.append(amount)
    lead = spent[0] - spent[1]
    if step.x is not None:
        event.x = min(step.x.most, step.x.base + max(0, lead) // step.x.per)
    yield from follow(game, event, step.first_at_least if lead >= 0 else step.otherwise)


def random_counties(game: Prelude, event: Event, step: steps.RandomCounty) -> Rule[None]:
    drawn: list[District] = []
    for _ in range(step.times):
        event.there = yield from random_county(game, event.side, drawn)
        drawn.append(event.there)
        yield from follow(game, event, step.each)


def activity_points(game: Prelude, event: Event, step: steps.ActivityPoints) -> Rule[None]:
    yield from spend_activity_points(game, event.now, event.who(step.side), step.n)


def mobilize_in(game: Prelude, event: Event, step: steps.MobilizeIn) -> Rule[None]:
    """The points of a district serve there only; what is left of them is lost."""
    side = event.who(step.side)
    for district in (yield from districts(game, event, step.where, "mobilize-in", side)):
        points = step.points
        while points > 0:
            if cost_of(game, side, district, mobilization_terms(game, side)) > points:
                break
            name = game.board.districts[district]
            why_not = partial(why_not_district, game, (district,), always(("why-other-district", RULE)))
            args = {"district": name, "points": points}
            answer = yield Ask(SIDES[side], "mobilize-here", (name, "done"), RULE, why_not, **args)
            if answer == "done":
                break
            points -= yield from mobilize(game, event.now, side, district, (district,))


def organization_attempts(game: Prelude, event: Event, step: steps.OrganizationAttempts) -> Rule[None]:
    side, card = event.who(step.side), event.card.number
    left = [d for d in game.board.rural if not game.state.organizations[side][d]]
    tried: list[District] = []

    def why_not(district: District) -> Reason:
        if district in tried:
            return "why-chosen", RULE
        return ("why-not-rural" if game.board.is_city[district] else "why-organization-there"), RULE

    for _ in range(min(step.times, len(left))):
        district = (yield from choose_districts(game, side, "organize", (left, why_not), 1, card))[0]
        left.remove(district)
        tried.append(district)
        yield from rural_organization(game, side, district, step.bonus)


def create_organization(game: Prelude, event: Event, step: steps.CreateOrganization) -> Rule[None]:
    found_organization(game, event.who(step.side), event.there, RULE)
    yield from ()


def grant_special(game: Prelude, event: Event, step: steps.GrantSpecial) -> Rule[None]:
    side = event.who(step.side)
    for name in step.effects:
        waiting = game.state.le_canadien if name == "le_canadien" else game.state.partisan_media
        waiting[side] = 1
        game.log("special-granted", RULE, side=SIDES[side], action=name)
    yield from ()


def skip_next_round(game: Prelude, event: Event, step: steps.SkipNextRound) -> Rule[None]:
    side = event.who(step.side)
    game.state.skips[side] += 1
    game.log("will-skip", RULE, side=SIDES[side])
    yield from ()


def end_session(game: Prelude, event: Event, step: steps.EndSession) -> Rule[None]:
    del event, step
    prorogue(game)
    yield from ()


def end_game(game: Prelude, event: Event, step: steps.EndGame) -> Rule[None]:
    del game, step
    event.now.game_ended = True
    yield from ()


def lasting(game: Prelude, event: Event, step: steps.LastingEffect) -> Rule[None]:
    if step.kind == SESSION_NEXT_ROUND:
        add_session_next_round(game)
    begin_lasting(game, event.card.number, step, event.there)
    yield from ()


HANDLERS.update(
    {
        steps.Check: check,
        steps.Checks: checks,
        steps.Roll: roll,
        steps.Duel: duel,
        steps.Contest: contest,
        steps.RandomCounty: random_counties,
        steps.ActivityPoints: activity_points,
        steps.MobilizeIn: mobilize_in,
        steps.OrganizationAttempts: organization_attempts,
        steps.CreateOrganization: create_organization,
        steps.GrantSpecial: grant_special,
        steps.SkipNextRound: skip_next_round,
        steps.EndSession: end_session,
        steps.EndGame: end_game,
        steps.LastingEffect: lasting,
    }
)
