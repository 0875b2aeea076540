"""One random game under all checks, at every question, at some of them and at the end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from tricorne.core.conformance.broken import Broken, essence, some_option
from tricorne.core.conformance.moments import (
    Reload,
    check_earlier,
    check_every_option,
    check_fork,
    check_interrupts,
    check_refusal,
    check_save,
    check_undo,
    check_undo_turn,
)
from tricorne.core.conformance.questions import check_message, check_names, check_position, check_spelling
from tricorne.core.conformance.secrets import check_redeal
from tricorne.core.errors import BadRecord
from tricorne.core.game import OBSERVER
from tricorne.core.match import Match
from tricorne.core.standing import MOST_PLACES
from tricorne.core.words import LANGUAGES, MissingText

MOST_ANSWERS = 100_000

MakeMatch = Callable[[], Match]


class Failure(NamedTuple):
    """What did not hold, where, and the record that opens there."""

    check: str
    detail: str
    moment: int
    record: dict[str, Any] | None


class Played(NamedTuple):
    """One random game under all checks."""

    questions: int
    failures: list[Failure]


def play_checked(make: MakeMatch, reload: Reload, seed: int, *, often: float = 0.03) -> Played:
    """Play one random game. The costly checks are made at a share `often` of the questions, chosen at random."""
    match, chance, questions = make(), random.Random(seed), 0
    begun = match.moment
    try:
        check_spelling(
            (match.game.scenario, *(name for option in match.game.options for name in (option[0], *option[1])))
        )
        while (question := match.question) is not None:
            questions += 1
            check_position(match)
            if chance.random() < often:
                check_deeply(match, reload, chance, begun)
            if questions > MOST_ANSWERS:
                raise Broken("ends", f"still going after {MOST_ANSWERS} answers")
            match.answer(some_option(question, chance))
        check_end(match, reload)
    except Broken as broken:
        return Played(questions, [Failure(broken.check, broken.detail, match.moment, _record(match))])
    except Exception as error:
        return Played(questions, [Failure("no error", repr(error), match.moment, _record(match))])
    return Played(questions, [])


def _record(match: Match) -> dict[str, Any] | None:
    with suppress(Exception):
        return match.record()
    return None


def check_deeply(match: Match, reload: Reload, chance: random.Random, begun: int = 0) -> None:
    """What is costly to check: forks, saves, undo, refusals, every option, secrets. `begun`: what was scripted ends."""
    check_refusal(match)
    check_fork(match, chance)
    check_earlier(match, chance, begun)
    check_save(match, reload)
    check_undo(match, chance)
    check_undo_turn(match, chance)
    check_every_option(match, chance)
    check_interrupts(match)
    for seat in (*match.game.seats, OBSERVER):
        check_standing(match, seat)
        check_names(match.game, match.view(seat))
    for seat in match.game.seats:
        check_redeal(match, seat, chance)


def check_standing(match: Match, seat: str) -> None:
    """How it stands has a text in every language, and the present step is one of the steps."""
    game, standing = match.game, match.game.standing(seat, match.game.view(seat))
    for line in standing.lines:
        check_message(game, line.say, line.args)
    for place in standing.places:
        check_message(game, place.say, place.args)
    check_spelling(stage.id for stage in standing.stages)
    for stage in standing.stages:
        check_message(game, f"stage-{stage.id}", {})
    if standing.stage and standing.stage not in [stage.id for stage in standing.stages]:
        raise Broken("the present step is one of the steps", f"{seat}: {standing.stage}")
    if len(standing.places) > MOST_PLACES:
        raise Broken("three places at most", f"{seat}: {[place.place for place in standing.places]}")


def check_end(match: Match, reload: Reload) -> None:
    """A finished game has a result with a text, and its record can be played again from the start."""
    result = match.result
    if result is None:
        raise Broken("a finished game has a result", "there is none")
    check_spelling((result.reason,))
    check_names(match.game, match.record())
    first = {seat for seat, place in result.places.items() if place == 1}
    if set(result.places) != set(match.game.seats) or first != (set(result.winners) or set(match.game.seats)):
        raise Broken("every seat has a place, the winners the first", repr(result.places))
    for language in LANGUAGES:
        try:
            match.game.words(language).say(f"r-{result.reason}", {"winners": list(result.winners)})
        except MissingText as missing:
            raise Broken("texts in every language", str(missing)) from None
    for sentence in match.game.invariants():
        raise Broken("invariant", sentence)
    try:
        again = reload(json.loads(json.dumps(match.record())), verify=True)
    except BadRecord as bad:
        raise Broken("replay", str(bad)) from None
    if essence(again) != essence(match):
        raise Broken("replay", "the replayed game ends differently")
