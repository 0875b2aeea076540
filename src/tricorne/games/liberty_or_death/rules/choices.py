"""Questions that many rules ask in the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from tricorne.core.questions import Ask, Reasons, Rule
from tricorne.games.liberty_or_death.names import (
    CELL_INDEX,
    CELL_NAMES,
    KIND_COUNT,
    KIND_INDEX,
    KINDS,
    SPACE_INDEX,
    SPACES,
    Kind,
    Space,
    names_of,
)
from tricorne.games.liberty_or_death.rules.lesser import greater
from tricorne.games.liberty_or_death.rules.offers import (
    DONE,
    Binding,
    Group,
    GroupLimits,
    KindsThere,
    Limits,
    Numbers,
    PiecesThere,
    SomeSpaces,
    Spaces,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from tricorne.core.questions import Reason
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


def exists(things: Iterable[Any]) -> bool:
    """Whether there is any."""
    for _ in things:
        return True
    return False


def choose_space(
    game: Game,
    seat: str,
    kind: str,
    spaces: SomeSpaces,
    rule: str,
    /,
    *,
    optional: bool = False,
    must: Reason | None = None,
    **args: Any,
) -> Rule[Space | None]:
    """One of the spaces. A single one is taken without asking; None when there is none, or when it is declined.

    `must` is what stands against declining, where it is more than that one has to be chosen.
    """
    listed = [*spaces.sought()]
    if not listed:
        return None
    options = names_of(listed)
    if optional:
        options.append(DONE)
        answer = yield Ask(seat, kind, options, rule, spaces, **args)
        return None if answer == DONE else SPACE_INDEX[answer]
    if len(listed) == 1:
        game.forced.append((seat, kind, options[0]))
        return listed[0]
    answer = yield Ask(seat, kind, options, rule, Binding(spaces, must or ("why-must-choose", rule)), **args)
    return SPACE_INDEX[answer]


def choose_number(
    game: Game, seat: str, kind: str, low: int, at_most: Limits, rule: str, /, *, at_least: Limits = (), **args: Any
) -> Rule[int]:
    """A number from low, or from a higher limit, to the lowest limit. A single one is taken without asking."""
    high = min(at_most)[0]
    for limit, _, _ in at_least:
        low = greater(low, limit)
    if low >= high:
        game.forced.append((seat, kind, str(high)))
        return high
    options = [str(n) for n in range(low, high + 1)]
    answer = yield Ask(seat, kind, options, rule, Numbers(at_least, at_most), **args)
    return int(answer)


class NamedWays(Reasons, Protocol):
    """Named possibilities that know what stands against the others, such as Words."""

    def __iter__(self) -> Iterator[str]: ...


def choose_word(game: Game, seat: str, kind: str, words: NamedWays, rule: str, /, **args: Any) -> Rule[str | None]:
    """One of several named possibilities. A single one is taken without asking; None when there is none."""
    listed = list(words)
    if not listed:
        return None
    if len(listed) == 1:
        game.forced.append((seat, kind, listed[0]))
        return listed[0]
    answer: str = yield Ask(seat, kind, listed, rule, words, **args)
    return answer


def choose_yes(seat: str, kind: str, rule: str, /, **args: Any) -> Rule[bool]:
    """Yes or no."""
    answer = yield Ask(seat, kind, ("yes", "no"), rule, **args)
    return bool(answer == "yes")


def choose_group(
    game: Game,
    seat: str,
    kind: str,
    limits: Callable[[Group], Iterable[tuple[Kind, Limits]]],
    unfinished: Callable[[Group], Reason | None],
    rule: str,
    /,
    **args: Any,
) -> Rule[Group]:
    """A group of pieces, kind by kind: `british_regular:3`, `tory:2`, `done`.

    `limits` says for the group so far which kinds may be added, and how many at most; a kind is answered once.
    `unfinished` says why the group cannot stay as it is.
    """
    group: Group = {}
    while True:
        now = list(limits(group))
        options = [
            f"{KINDS[which]}:{n}" for which, most in now if which not in group for n in range(1, min(most)[0] + 1)
        ]
        if not options:
            return group
        missing = unfinished(group)
        answer = options[0]
        if missing is None:
            options.append(DONE)
        if len(options) > 1:
            answer = yield Ask(seat, kind, options, rule, GroupLimits(group, now, missing, rule), **args)
        else:
            game.forced.append((seat, kind, answer))
        if answer == DONE:
            return group
        which_name, _, number = answer.partition(":")
        group[KIND_INDEX[which_name]] = int(number)


def choose_kind(
    game: Game, seat: str, kind: str, space: Space, kinds: Sequence[Kind], rule: str, /, **args: Any
) -> Rule[Kind | None]:
    """One kind of those present in the space. A single one is taken without asking; None when there is none."""
    pieces, at = game.state.pieces, space * KIND_COUNT
    present = [which for which in kinds if pieces[at + which]]
    if not present:
        return None
    if len(present) == 1:
        game.forced.append((seat, kind, KINDS[present[0]]))
        return present[0]
    reasons = KindsThere(game.state, space, kinds, rule)
    answer = yield Ask(seat, kind, [KINDS[which] for which in present], rule, reasons, space=SPACES[space], **args)
    return KIND_INDEX[answer]


def choose_piece(
    game: Game,
    seat: str,
    kind: str,
    kinds: Sequence[Kind],
    spaces: Spaces,
    rule: str,
    /,
    *,
    optional: bool = False,
    **args: Any,
) -> Rule[tuple[Space, Kind] | None]:
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
    answer = options[0]
    if len(options) > 1:
        there = PiecesThere(game.state, spaces, kinds, rule)
        reasons = there if optional else Binding(there, ("why-must-choose", rule))
        answer = yield Ask(seat, kind, options, rule, reasons, **args)
    else:
        game.forced.append((seat, kind, answer))
    if answer == DONE:
        return None
    return divmod(CELL_INDEX[answer], KIND_COUNT)
