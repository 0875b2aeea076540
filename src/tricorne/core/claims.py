"""Claims about a table as data: what a seat sees, what is logged, asked, offered or won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tricorne.core.game import OBSERVER
from tricorne.core.match import Match
from tricorne.core.questions import Ask

MOST_SHOWN = 30


class Claim(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True, rename={"equals": "is"}):
    """One thing that is so, as a seat sees it. `at` is a path in the position of its view, such as `units/boston`."""

    at: str | None = None
    equals: Any = msgspec.UNSET
    least: int | None = None
    most: int | None = None
    has: Any = None
    """What a mapping holds at least."""
    nothing: bool = False
    """Nothing, or nothing but zeros, is there."""
    log: str | None = None
    """An event of the log, with at least these arguments."""
    args: dict[str, Any] = {}
    times: int | None = None
    asked: tuple[str, str] | None = None
    """Seat and kind of the question."""
    offered: Sequence[str] = ()
    not_offered: Sequence[str] = ()
    only: Sequence[str] = ()
    """All that is offered."""
    hint: str | None = None
    """The option whose hint holds at least what `is` says."""
    above: tuple[str, float] | None = None
    below: tuple[str, float] | None = None
    """A path in the hint and a limit."""
    why: str | None = None
    """A message among the reasons of non-players."""
    result: Any = None
    seat: str | None = None
    """Whose eyes; the learner's unless it is named."""
    always: bool = False
    """It holds at the end whichever of the accepted answers were given."""


def failures(match: Match, claims: Iterable[Claim], seat: str) -> list[str]:
    """A sentence for each claim that does not hold at this moment."""
    return [sentence for claim in claims if (sentence := failure(match, claim, seat))]


def failure(match: Match, claim: Claim, seat: str) -> str | None:
    """What is otherwise than claimed; None where the claim holds."""
    eyes = claim.seat or seat or OBSERVER
    for is_claimed, test in (
        (claim.at is not None, _position),
        (claim.log is not None, _log),
        (claim.asked is not None, _asked),
        (bool(claim.offered or claim.not_offered or claim.only), _offered),
        (claim.hint is not None, _hint),
        (claim.why is not None, _why),
        (claim.result is not None, _result),
    ):
        if is_claimed:
            return test(match, claim, eyes)
    return "the claim says nothing"


def _position(match: Match, claim: Claim, eyes: str) -> str | None:
    assert claim.at is not None
    found = find(match.view(eyes)["position"], claim.at)
    number = found or 0
    holds = (
        (claim.equals is msgspec.UNSET or found == claim.equals)
        and (claim.least is None or number >= claim.least)
        and (claim.most is None or number <= claim.most)
        and (claim.has is None or contains(found, claim.has))
        and not (claim.nothing and (any(found.values()) if isinstance(found, dict) else found))
    )
    return None if holds else f"{claim.at} is {found!r}: {_shown(claim)}"


def _log(match: Match, claim: Claim, eyes: str) -> str | None:
    log = match.log(eyes)
    times = sum(entry["event"] == claim.log and contains(entry["args"], claim.args) for entry in log)
    if times if claim.times is None else times == claim.times:
        return None
    near = [(entry["event"], entry["args"]) for entry in log if entry["event"] == claim.log] or _last(log)
    return f"logged {times} times: {_shown(claim)}; there is {near[-6:]}"


def _last(log: list[dict[str, Any]]) -> list[Any]:
    return [entry["event"] for entry in log]


def _asked(match: Match, claim: Claim, eyes: str) -> str | None:
    del eyes
    question = match.question
    found = None if question is None else (question.seat, question.kind)
    return None if found == claim.asked else f"asked is {found}, not {claim.asked}"


def _offered(match: Match, claim: Claim, eyes: str) -> str | None:
    del eyes
    options = [] if match.question is None else list(match.question.options())
    missing = [name for name in (*claim.offered, *claim.only) if name not in options]
    extra = [name for name in options if name in claim.not_offered or (claim.only and name not in claim.only)]
    if not missing and not extra:
        return None
    return f"not offered: {missing}, offered against the claim: {extra}; offered are {options[:MOST_SHOWN]}"


def _hint(match: Match, claim: Claim, eyes: str) -> str | None:
    del eyes
    assert claim.hint is not None
    ask = match.question
    hint = match.game.hint(ask, claim.hint) if isinstance(ask, Ask) else None
    holds = hint is not None and (claim.equals is msgspec.UNSET or contains(hint, claim.equals))
    for limit, beyond in ((claim.above, float.__gt__), (claim.below, float.__lt__)):
        holds = holds and (limit is None or beyond(float(find(hint, limit[0])), limit[1]))
    return None if holds else f"the hint on {claim.hint} is {hint}: {_shown(claim)}"


def _why(match: Match, claim: Claim, eyes: str) -> str | None:
    del eyes
    said = {because.say for reasons in match.reasons.values() for because in reasons}
    return None if claim.why in said else f"no non-player gives the reason {claim.why}; given are {sorted(said)}"


def _result(match: Match, claim: Claim, eyes: str) -> str | None:
    result = match.view(eyes)["result"]
    return None if contains(result, claim.result) else f"the result is {result}: {_shown(claim)}"


def contains(whole: Any, part: Any) -> bool:
    """Whether all that `part` says is so in `whole`: mappings by key, everything else exactly."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and contains(whole[key], value) for key, value in part.items())
    return bool((list(whole) if isinstance(whole, tuple) else whole) == part)


def find(whole: Any, path: str) -> Any:
    """What stands at a path such as `units/boston/patriots`; None where there is nothing."""
    for key in path.split("/"):
        if isinstance(whole, list):
            whole = whole[int(key)] if key.isdigit() and int(key) < len(whole) else None
        else:
            whole = whole.get(key) if isinstance(whole, dict) else None
    return whole


def _shown(claim: Claim) -> Any:
    return msgspec.to_builtins(claim)
