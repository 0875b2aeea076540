"""3.2.1 Muster: Regulars in one space, Tories, and a Fort or Reward Loyalty."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from tricorne.core.questions import Ask, Reason, Reasons, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    BRITISH,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    COLONIES,
    KIND_COUNT,
    PASSIVE_OPPOSITION,
    POPULATED,
    SPACE_INDEX,
    SPACES,
    TORY,
    WEST_INDIES,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import (
    AT_LEAST_ONE,
    Action,
    Selection,
    next_choice,
    special_afterwards,
    take_space,
)
from tricorne.games.liberty_or_death.rules.choices import choose_number, exists
from tricorne.games.liberty_or_death.rules.offers import DONE, Binding
from tricorne.games.liberty_or_death.rules.s1_4_pieces import (
    british_cubes,
    count,
    place,
    place_own,
    recall,
    remove,
    shortage,
    stacking_obstacle,
)
from tricorne.games.liberty_or_death.rules.s1_10_leaders import (
    leader_joins_placement,
    leaders_left_alone,
)
from tricorne.games.liberty_or_death.rules.s6_4_support import reward_changes, reward_loyalty, reward_obstacle

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

MUSTER_SPACES = (*POPULATED, WEST_INDIES)
MUSTER_WHERE = "why-muster-where", "3.2.1"
MUSTER_REGULARS = 6
FORT_CUBES = 3


def regulars_obstacle(game: Game, space: Space) -> Reason | None:
    """Regulars come to an open City, a Colony next to one, or the West Indies once they are in play."""
    state = game.state
    if space in CITIES:
        return ("why-blockaded", "1.9") if state.blockades[space] else None
    if space in COLONIES:
        is_open = any(not state.blockades[city] for city in game.board.adjacent_cities[space])
        return None if is_open else ("why-no-open-city", "3.2.1")
    if space == WEST_INDIES:
        return None if state.treaty else ("why-west-indies-closed", "1.3.7")
    return MUSTER_WHERE


def tories_obstacle(game: Game, space: Space) -> Reason | None:
    """Tories come to a City or Colony not at Active Opposition, with or next to British Regulars or Forts."""
    if space not in POPULATED:
        return "why-tories-where", "3.2.1"
    if game.state.level[space] == ACTIVE_OPPOSITION:
        return "why-active-opposition", "3.2.1"
    pieces = game.state.pieces
    for near in (space, *game.board.adjacent[space]):
        at = near * KIND_COUNT
        if pieces[at + BRITISH_REGULAR] or pieces[at + BRITISH_FORT]:
            return None
    return "why-no-british-near", "3.2.1"


def takes_regulars(game: Game, space: Space) -> bool:
    """Whether Regulars could come there."""
    return regulars_obstacle(game, space) is None


def takes_tories(game: Game, space: Space) -> bool:
    """Whether Tories could come there."""
    return tories_obstacle(game, space) is None


def muster_changes(game: Game, space: Space) -> bool:
    """Whether anything but Regulars could come of a Muster there: Tories, a Fort or Reward Loyalty."""
    if takes_tories(game, space) and shortage(game, space, TORY) is None:
        return True
    return _fort_obstacle(game, space) is None or reward_changes(game, space)


def regulars_change(game: Game, space: Space) -> bool:
    """Whether anything at all could come of a Muster there."""
    return game.state.available[BRITISH_REGULAR] > 0 or muster_changes(game, space)


def muster_spaces(game: Game, act: Action, with_regulars: bool = False) -> Selection:
    """Spaces that could be selected for a Muster now: for Tories, or for Regulars unless a space has them already."""

    def obstacle(space: Space) -> Reason | None:
        tories = tories_obstacle(game, space)
        if tories is None or act.tories_only or with_regulars:
            return tories
        return regulars_obstacle(game, space)

    return Selection(game, act, "3.2.1", MUSTER_SPACES, MUSTER_WHERE, obstacle, 1, True)


def regular_spaces(game: Game, act: Action) -> Selection:
    """Spaces for Regulars."""
    return Selection(game, act, "3.2.1", MUSTER_SPACES, MUSTER_WHERE, partial(regulars_obstacle, game), 1, True)


class TorySpaces(msgspec.Struct, gc=False):
    """Spaces for Tories: further ones, and those selected already in which none have been placed."""

    game: Game
    act: Action
    filled: Sequence[Space] = ()

    def further(self) -> Selection:
        """Those that would be paid for."""
        outside = "why-tories-where", "3.2.1"
        obstacle = partial(tories_obstacle, self.game)
        return Selection(self.game, self.act, "3.2.1", POPULATED, outside, obstacle, 1, True)

    def sought(self) -> Iterator[Space]:
        """One after the other, as far as somebody looks."""
        here = [space for space in self.act.spaces if self.against(space) is None]
        return iter(sorted([*here, *self.further()])) if here else self.further().sought()

    def against(self, space: Space) -> Reason | None:
        """What stands against Tories there, or against the space."""
        if space in self.filled:
            return "why-tories-placed", "3.2.1"
        return tories_obstacle(self.game, space) if space in self.act.spaces else self.further().against(space)

    def why_not(self, answer: str) -> Reason | None:
        """The same by the name of the space."""
        space = SPACE_INDEX.get(answer)
        return None if space is None else self.against(space)


@rule("3.2.1")
def muster(game: Game, act: Action) -> Rule[None]:
    """Regulars in one space, Tories in any, then a Fort or Reward Loyalty in one of them; or Tories alone."""
    if act.tories_only:
        yield from _muster_tories(game, act)
        return
    with_regulars = yield from _muster_regulars(game, act)
    yield from _muster_tories(game, act)
    yield from _fort_or_reward(game, act, with_regulars=with_regulars)
    yield from special_afterwards(game, act, "3.2.1")
    yield from leaders_left_alone(game)


def _muster_regulars(game: Game, act: Action) -> Rule[bool]:
    """Up to six of them in one space. Returns whether one was selected."""
    answer = yield from next_choice(
        game,
        act,
        "muster-regulars",
        lambda: regular_spaces(game, act),
        "3.2.1",
        may_stop=act.optional or exists(TorySpaces(game, act).sought()),
        must_go_on=("why-no-other-space", "2.3.4"),
    )
    if answer == DONE:
        return False
    space = SPACE_INDEX[answer]
    take_space(game, act, space, 1, "3.2.1")
    most = (
        (MUSTER_REGULARS, "why-six-regulars", "3.2.1"),
        (game.state.available[BRITISH_REGULAR], "why-not-available", "1.4.1"),
    )
    number = yield from choose_number(game, act.seat, "muster-regulars-number", 0, most, "3.2.1", space=SPACES[space])
    if place(game, space, BRITISH_REGULAR, number, "3.2.1"):
        yield from leader_joins_placement(game, BRITISH, space, "3.2.1")
    return True


def _muster_tories(game: Game, act: Action) -> Rule[None]:
    """In spaces already selected, and in further ones that are paid for."""
    filled: list[Space] = []

    while True:
        stop = bool(act.spaces) or act.optional or (not act.tories_only and exists(_finishing(game, act)))
        answer = yield from next_choice(
            game, act, "muster-tories", lambda: TorySpaces(game, act, filled), "3.2.1", may_stop=stop
        )
        if answer == DONE:
            return
        space = SPACE_INDEX[answer]
        if space not in act.spaces:
            take_space(game, act, space, 1, "3.2.1")
        filled.append(space)
        yield from _place_tories(game, act, space)


def _place_tories(game: Game, act: Action, space: Space) -> Rule[None]:
    """Two, or one at Passive Opposition; the corrected edition says up to that many."""
    number, message = (1, "why-one-tory") if game.state.level[space] == PASSIVE_OPPOSITION else (2, "why-two-tories")
    if game.corrected:
        most = ((number, message, "3.2.1"),)
        number = yield from choose_number(game, act.seat, "muster-tories-number", 0, most, "3.2.1", space=SPACES[space])
    placed = yield from place_own(game, space, TORY, number, "3.2.1")
    if placed:
        yield from leader_joins_placement(game, BRITISH, space, "3.2.1")


class Finishing(msgspec.Struct, gc=False):
    """A Fort or Reward Loyalty in a space of this Muster, or in a further one that is paid for: `fort:boston`."""

    game: Game
    act: Action
    further: Selection

    def __iter__(self) -> Iterator[str]:
        for space in (*self.act.spaces, *self.further):
            for what in ("fort", "reward"):
                if self.obstacle(what, space) is None:
                    yield f"{what}:{SPACES[space]}"

    def obstacle(self, what: str, space: Space) -> Reason | None:
        """What stands against it in a space that is or may be selected."""
        if what == "fort":
            return _fort_obstacle(self.game, space)
        reserve = 0 if self.act.free or space in self.act.spaces else 1
        return reward_obstacle(self.game, space, reserve)

    def why_not(self, answer: str) -> Reason | None:
        """What stands against the space, or against the Fort or Reward there."""
        what, _, name = answer.partition(":")
        space = SPACE_INDEX.get(name)
        if space is None:
            return None
        against = None if space in self.act.spaces else self.further.against(space)
        return against or self.obstacle(what, space)


def _finishing(game: Game, act: Action, *, with_regulars: bool = False) -> Finishing:
    """Only one space is selected for Regulars; when it is, further ones must take Tories."""
    return Finishing(game, act, muster_spaces(game, act, with_regulars))


def _fort_obstacle(game: Game, space: Space) -> Reason | None:
    """A Fort takes the place of three cubes."""
    if british_cubes(game.state, space) < FORT_CUBES:
        return "why-three-cubes", "3.2.1"
    return stacking_obstacle(game, space, BRITISH_FORT) or shortage(game, space, BRITISH_FORT)


def _fort_or_reward(game: Game, act: Action, *, with_regulars: bool) -> Rule[None]:
    endings = _finishing(game, act, with_regulars=with_regulars)
    options = list(endings)
    if not options:
        return
    reasons: Reasons = endings
    if act.spaces or act.optional:
        options.append(DONE)
    else:
        reasons = Binding(endings, AT_LEAST_ONE)
    answer = yield Ask(act.seat, "muster-finish", options, "3.2.1", reasons)
    if answer == DONE:
        return
    what, _, name = answer.partition(":")
    space = SPACE_INDEX[name]
    if space not in act.spaces:
        take_space(game, act, space, 1, "3.2.1")
    if what == "fort":
        yield from _build_fort(game, act, space)
    else:
        yield from reward_loyalty(game, space, None, "3.2.1")


def _build_fort(game: Game, act: Action, space: Space) -> Rule[None]:
    """Three cubes of any kind make way for a Fort."""
    state = game.state
    yield from recall(game, BRITISH_FORT, 1, space, "3.2.1")
    if not state.available[BRITISH_FORT]:
        return
    regulars = yield from choose_number(
        game,
        act.seat,
        "fort-regulars",
        0,
        (
            (FORT_CUBES, "why-three-cubes", "3.2.1"),
            (count(state, space, BRITISH_REGULAR), "why-not-so-many-there", "3.2.1"),
        ),
        "3.2.1",
        at_least=((FORT_CUBES - count(state, space, TORY), "why-too-few-tories", "3.2.1"),),
        space=SPACES[space],
    )
    remove(game, space, BRITISH_REGULAR, regulars, "3.2.1")
    remove(game, space, TORY, FORT_CUBES - regulars, "3.2.1")
    place(game, space, BRITISH_FORT, 1, "3.2.1")
    yield from leader_joins_placement(game, BRITISH, space, "3.2.1")
