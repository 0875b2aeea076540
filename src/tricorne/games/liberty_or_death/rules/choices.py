"""Questions that many rules ask in the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tricorne.core.questions import Ask, Rule
from tricorne.games.liberty_or_death.names import (
    CELL_INDEX,
    CELL_NAMES,
    KIND_COUNT,
    KIND_INDEX,
    KINDS,
    SPACE_INDEX,
    SPACES,
    names_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

DONE = "done"
Group = dict[int, int]
"""Kind -> number, of pieces that move or are taken together."""


def exists(spaces: Iterable[int]) -> bool:
    """Whether there is any."""
    for _ in spaces:
        return True
    return False


def choose_space(
    seat: str, kind: str, spaces: Iterable[int], rule: str, /, *, optional: bool = False, **args: Any
) -> Rule[int | None]:
    """One of the spaces. A single one is taken without asking; None when there is none, or when it is declined."""
    listed = list(spaces)
    if not listed:
        return None
    if len(listed) == 1 and not optional:
        return listed[0]
    options = names_of(listed)
    if optional:
        options.append(DONE)
    answer = yield Ask(seat, kind, options, rule, **args)
    return None if answer == DONE else SPACE_INDEX[answer]


def choose_number(seat: str, kind: str, low: int, high: int, rule: str, /, **args: Any) -> Rule[int]:
    """A number from low to high. A single one is taken without asking."""
    if low >= high:
        return high
    answer = yield Ask(seat, kind, [str(n) for n in range(low, high + 1)], rule, **args)
    return int(answer)


def choose_word(seat: str, kind: str, words: Sequence[str], rule: str, /, **args: Any) -> Rule[str]:
    """One of several named possibilities. A single one is taken without asking."""
    if len(words) == 1:
        return words[0]
    answer: str = yield Ask(seat, kind, words, rule, **args)
    return answer


def choose_yes(seat: str, kind: str, rule: str, /, **args: Any) -> Rule[bool]:
    """Yes or no."""
    answer = yield Ask(seat, kind, ("yes", "no"), rule, **args)
    return bool(answer == "yes")


def choose_group(
    seat: str,
    kind: str,
    limits: Callable[[Group], Iterable[tuple[int, int]]],
    rule: str,
    /,
    *,
    complete: Callable[[Group], bool] = bool,
    **args: Any,
) -> Rule[Group]:
    """A group of pieces, kind by kind: `british_regular:3`, `tory:2`, `done`.

    `limits` tells for the group so far which kinds may be added, and how many at most; a kind is answered once.
    `complete` tells whether the group may stay as it is.
    """
    group: Group = {}
    while True:
        options = [
            f"{KINDS[which]}:{n}" for which, most in limits(group) if which not in group for n in range(1, most + 1)
        ]
        if not options:
            return group
        if complete(group):
            options.append(DONE)
        elif len(options) == 1:
            which_name, _, number = options[0].partition(":")
            group[KIND_INDEX[which_name]] = int(number)
            continue
        answer = yield Ask(seat, kind, options, rule, **args)
        if answer == DONE:
            return group
        which_name, _, number = answer.partition(":")
        group[KIND_INDEX[which_name]] = int(number)


def choose_kind(
    game: Game, seat: str, kind: str, space: int, kinds: Sequence[int], rule: str, /, **args: Any
) -> Rule[int | None]:
    """One kind of those present in the space. A single one is taken without asking; None when there is none."""
    pieces, at = game.state.pieces, space * KIND_COUNT
    present = [which for which in kinds if pieces[at + which]]
    if len(present) < 2:
        return present[0] if present else None
    answer = yield Ask(seat, kind, [KINDS[which] for which in present], rule, space=SPACES[space], **args)
    return KIND_INDEX[answer]


def choose_piece(
    game: Game,
    seat: str,
    kind: str,
    kinds: Sequence[int],
    spaces: Iterable[int],
    rule: str,
    /,
    *,
    optional: bool = False,
    **args: Any,
) -> Rule[tuple[int, int] | None]:
    """One piece on the board as (space, kind): `boston:tory`. None when there is none, or when it is declined."""
    pieces = game.state.pieces
    options = [
        CELL_NAMES[at + which]
        for at in [space * KIND_COUNT for space in spaces]
        for which in kinds
        if pieces[at + which]
    ]
    if not options:
        return None
    if optional:
        options.append(DONE)
    if len(options) == 1:
        answer = options[0]
    else:
        answer = yield Ask(seat, kind, options, rule, **args)
    if answer == DONE:
        return None
    return divmod(CELL_INDEX[answer], KIND_COUNT)
