"""Why the heuristic likes an option: the terms of its worth as messages, in VP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.policy import Asked, Explain, Terms
from tricorne.games.prelude.bots.events import worth_of_announcing, worth_of_event
from tricorne.games.prelude.bots.standing import (
    OPPORTUNITY_POINT,
    POINT,
    chance_of_check,
    helps_checks,
    sign,
    worth_of_advance,
    worth_of_cubes,
    worth_of_die,
    worth_of_rebellion,
    worth_of_spirit,
    worth_off_leader,
)
from tricorne.games.prelude.bots.uses import DIE, worth_of_action
from tricorne.games.prelude.rules.s3_2_requirements import requirement_met
from tricorne.games.prelude.state import PATRIOTE, SIDES, TRACKS

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude


def explain_play(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why a card is used so."""
    del asked
    use, _, name = option.partition(":")
    if not name:
        return
    card = game.board.card(game.board.number[name])
    if use in ("event", "buy", "both"):
        why.add(worth_of_event(game, card, side, side), "w-own-event", card=name)
    if use in ("points", "both"):
        why.add(POINT * card.points, "w-activity-points", count=card.points)
    if use == "buy":
        why.add(-OPPORTUNITY_POINT * card.points, "w-costs-opportunity", count=card.points)
    if use == "points" and card.faction == 1 - side and not game.state.le_canadien[side]:
        if requirement_met(game, card):
            why.add(worth_of_event(game, card, side, 1 - side), "w-their-event", card=name)
        else:
            why.add(0.3, "w-their-event-unmet", card=name)
    die = DIE * worth_of_die(game, side, card)
    why.add(die, "w-die-for-us" if die > 0 else "w-die-against-us", card=name)


def explain_action(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why points are spent so."""
    word, _, target = option.partition(":")
    worth = worth_of_action(game, side, option, asked.args["points"])
    if word == "mobilize":
        explain_cubes(game, side, target, 1, why)
    elif word in ("organize", "recruit"):
        value = game.state.cubes[side][game.board.index[target]] + asked.args["points"]
        chance = chance_of_check(value, game.state.opportunity[side])
        why.add(worth, "w-check-chance", district=target, chance=round(100 * chance))
    elif word == "composure":
        why.add(worth, "w-keeps-calm")
    elif word == "special":
        why.add(worth, f"special-{target.partition(':')[0]}-text")
    else:
        why.add(worth, "w-points-lost")


def explain_cubes(game: Prelude, side: int, name: str, change: int, why: Terms) -> None:
    """Whether cubes turn the control of a county."""
    district, cubes = game.board.index[name], game.state.cubes
    lead = cubes[side][district] - cubes[1 - side][district]
    turned = sign(lead + change) - sign(lead)
    code = "w-takes-county" if lead + change > 0 else "w-frees-county" if turned else "w-more-cubes"
    why.add(worth_of_cubes(game, side, district, change), code if turned else "w-more-cubes", district=name)


def explain_addition(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Why a cube of the side comes there."""
    del asked
    if option in game.board.index:
        explain_cubes(game, side, option, 1, why)


def explain_track(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Whom a track would pay that comes nearer to it."""
    del asked
    worth = worth_of_advance(game, side, TRACKS.index(option))
    why.add(
        worth or 0.1, "w-track-for-us" if worth > 0 else "w-track-against-us" if worth else "w-track-even", track=option
    )


def explain_first_player(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """What there is in going first."""
    del game, asked
    if option == SIDES[side]:
        why.add(1.0, "w-goes-first")


def explain_removal(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Whether the other side would lose a county with its cube."""
    del asked
    if option in game.board.index:
        explain_fewer(game, side, option, 1, why)


def explain_off_leader(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Whose cube goes where somebody leads."""
    del asked
    if option in game.board.index:
        district, cubes = game.board.index[option], game.state.cubes
        if cubes[side][district] > cubes[1 - side][district]:
            why.add(worth_off_leader(game, side, district), "w-own-cube-lost", district=option)
        else:
            explain_fewer(game, side, option, 1, why)


def explain_tied(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Whose cube goes where both have as many."""
    if option == SIDES[side]:
        why.add(-1.0, "w-own-cube-lost", district=asked.args["district"])
    else:
        explain_fewer(game, side, asked.args["district"], 1, why)


def explain_announcement(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """What so many checks are worth."""
    del side
    card = game.board.card(game.board.number[asked.args["card"]])
    worths = {number: worth_of_announcing(game, card, int(number)) for number in asked.options}
    best = max(worths, key=worths.__getitem__)
    say = "w-checks-enough" if option == best else "w-checks-few" if int(option) < int(best) else "w-checks-many"
    why.add(1.0, say, count=int(option))


def explain_fewer(game: Prelude, side: int, name: str, number: int, why: Terms) -> None:
    """Whether the other side controls a county with so many cubes less."""
    district, cubes = game.board.index[name], game.state.cubes
    lead = cubes[1 - side][district] - cubes[side][district]
    code = "w-frees-county" if lead > 0 >= lead - number else "w-fewer-cubes"
    why.add(-worth_of_cubes(game, 1 - side, district, -number), code, district=name)


def explain_number(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """What so many cubes change, of one side or the other."""
    if int(option) and asked.kind == "add-up-to":
        explain_cubes(game, side, asked.args["district"], int(option), why)
    elif int(option):
        explain_fewer(game, side, asked.args["district"], int(option), why)


def explain_points(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """How likely a check is with so many points."""
    value = game.state.cubes[side][game.board.index[asked.args["district"]]] + int(option)
    chance = chance_of_check(value, game.state.opportunity[side])
    why.add(1.0, "w-points-chance", count=int(option), chance=round(100 * chance))


def explain_rescue(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Whether the success of a check is worth what is missing."""
    del game, side
    why.add(1.0, "w-rescue-costly" if option == "fail" else "w-rescue-worth", count=asked.args["cost"])


def explain_strength(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """How strong the side is where it tries something."""
    del asked
    if option in game.board.index:
        why.add(1.0, "w-strong-there", district=option, count=game.state.cubes[side][game.board.index[option]])


def explain_check(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """How likely the check of a card is in a county: the side's own, or one of the Patriotes that should fail."""
    if helps_checks(game, asked.args["card"], side):
        explain_strength(game, asked, option, side, why)
    elif option in game.board.index:
        count = game.state.cubes[PATRIOTE][game.board.index[option]]
        why.add(1.0, "w-check-theirs", district=option, count=count)


def explain_levelling(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """How many cubes there are to draw level with."""
    del asked
    if option in game.board.index:
        why.add(1.0, "w-draws-level", district=option, count=game.state.cubes[1 - side][game.board.index[option]])


def explain_reset(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Whom a track would have paid that is set back."""
    del asked
    worth = worth_of_advance(game, side, TRACKS.index(option))
    why.add(-worth or 0.1, "w-sets-back-theirs" if worth <= 0 else "w-sets-back-ours", track=option)


def explain_gift(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Whose a card is that is given or taken."""
    del asked
    theirs = game.board.card(game.board.number[option]).faction == 1 - side
    why.add(1.0, "w-card-theirs" if theirs else "w-card-not-theirs", card=option)


def explain_contest(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """Whether so many points are more than the other side's, which may not have spent any yet."""
    del game, side
    against, count = asked.args["against"], int(option)
    why.add(
        1.0, "w-contest-saves" if count <= against else "w-contest-more" if against else "w-contest-open", count=count
    )


def explain_alternative(game: Prelude, asked: Asked, option: str, side: int, why: Terms) -> None:
    """What speaks for one of two effects of a card."""
    del asked
    ahead, angrier = worth_of_rebellion(game, side), worth_of_spirit(game, side)
    if option == "activity_points":
        why.add(0.3, "w-points-now")
    elif option == "opportunity_points":
        why.add(0.1, "w-points-kept")
    elif option == "raise_spirit":
        why.add(angrier or -0.1, "w-angrier-helps" if angrier > 0 else "w-angrier-harms")
    elif option in ("end_the_game", "decline"):
        why.add(ahead or 0.1, "w-end-ahead" if ahead > 0 else "w-end-behind")


REASONS: dict[str, Explain] = {
    "first-player": explain_first_player,
    "score-die": explain_track,
    "score-track": explain_track,
    "pull-string": explain_track,
    "play": explain_play,
    "action": explain_action,
    "add": explain_addition,
    "second-cube": explain_addition,
    "mobilize-in": explain_addition,
    "mobilize-here": explain_addition,
    "random-county": explain_addition,
    "add-up-to": explain_number,
    "remove-up-to": explain_number,
    "remove": explain_removal,
    "remove-leader": explain_off_leader,
    "remove-tied": explain_tied,
    "announce": explain_announcement,
    "reprisal": explain_removal,
    "pick": explain_removal,
    "organization-points": explain_points,
    "volunteer-points": explain_points,
    "raise-target": explain_rescue,
    "affiliation": explain_strength,
    "organize": explain_strength,
    "check": explain_check,
    "match": explain_levelling,
    "non-issue": explain_reset,
    "score-marker": explain_reset,
    "exchange-give": explain_gift,
    "exchange-take": explain_gift,
    "contest": explain_contest,
    "choose-one": explain_alternative,
}
