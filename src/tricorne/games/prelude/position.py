"""The position format: what differs from the scenario, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, TypeAlias, TypeVar

import msgspec

from tricorne.core.errors import BadSetup
from tricorne.core.positions import Names, named, unknown_name
from tricorne.games.prelude.board import KEY_EVENTS, ROUNDS
from tricorne.games.prelude.rules.s2_1_setup import NEVER
from tricorne.games.prelude.rules.s5_tracks import recounted, recounted_organizations
from tricorne.games.prelude.state import (
    ACTION,
    END_OF_TURN,
    EXTERNAL,
    ORGANIZATIONS,
    RURAL,
    SIDES,
    START_OF_TURN,
    TRACKS,
    URBAN,
    Lasting,
    clock,
)

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude

T = TypeVar("T")
PHASES = (START_OF_TURN, ACTION, END_OF_TURN)

Seat: TypeAlias = Annotated[str, named("seat")]
District: TypeAlias = Annotated[str, named("district")]
CardName: TypeAlias = Annotated[str, named("card")]
Special: TypeAlias = Annotated[str, named("special")]
Waiting: TypeAlias = Annotated[str, named("waiting")]
WAITING = ("le_canadien", "partisan_media")


class LastingPosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A lasting effect: its card, the Action Round in which it began (left out: the one before), its district."""

    card: CardName
    since: int | None = None
    district: District | None = None


class PreludePosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Every field may be left out. VP and tracks are negative toward the Patriotes."""

    phase: Annotated[str, named("phase")] | None = None
    """What begins: a Turn, an Action Round, or the end of a Turn."""
    turn: Annotated[str, named("turn")] | None = None
    round: int | None = None
    active: Seat | None = None
    first: Seat | None = None
    vp: int | None = None
    spirit: int | None = None
    composure: bool | None = None
    external_influence: int | None = None
    organization_shift: int | None = None
    score: dict[Annotated[str, named("track")], int] = {}
    empty: bool = False
    """Take all Cubes, Organizations and Volunteer Corps of the scenario off first."""
    cubes: dict[District, dict[Seat, int]] = {}
    organizations: dict[Seat, list[District]] = {}
    volunteers: list[District] | None = None
    opportunity: dict[Seat, int] = {}
    war_readiness: dict[Seat, int] = {}
    hands: dict[Seat, list[CardName]] = {}
    known: dict[Seat, list[CardName]] = {}
    pool: list[CardName] | None = None
    discards: list[CardName] | None = None
    in_play: list[CardName] | None = None
    sessions: list[list[int]] | None = None
    session_next_turn: bool | None = None
    lasting: list[LastingPosition] | None = None
    skips: dict[Seat, int] = {}
    specials_used: dict[Seat, list[Special]] = {}
    special_this_turn: list[Seat] | None = None
    waiting: dict[Seat, list[Waiting]] = {}
    no_matter_the_cost: bool | None = None
    realignment: bool | None = None


def position_names(game: Prelude) -> Names:
    """The names that a position may use."""
    board = game.board
    return {
        "seat": SIDES,
        "phase": PHASES,
        "turn": tuple(turn.id for turn in board.turns),
        "track": TRACKS,
        "district": board.districts,
        "card": tuple(board.number),
        "special": tuple(action.id for actions in board.specials for action in actions),
        "waiting": WAITING,
    }


def position_of(game: Prelude) -> PreludePosition:
    """The present position, complete."""
    state, board = game.state, game.board
    ids, names = board.card_ids, board.districts
    sessions = sorted(set(state.sessions) - {0})
    used = zip(board.specials, state.specials_used, strict=True)
    return PreludePosition(
        phase=state.phase if state.phase in PHASES else None,
        turn=board.turns[state.turn].id,
        round=state.round,
        active=SIDES[state.active],
        first=SIDES[state.first],
        vp=state.vp,
        spirit=state.spirit,
        composure=state.composure,
        external_influence=state.advantage[EXTERNAL],
        organization_shift=state.organization_shift,
        score=dict(zip(TRACKS, state.score, strict=True)),
        cubes={name: _by_seat([cubes[d] for cubes in state.cubes]) for d, name in enumerate(names)},
        organizations=_by_seat([_marked(names, column) for column in state.organizations]),
        volunteers=_marked(names, state.volunteers),
        opportunity=_by_seat(state.opportunity),
        war_readiness=_by_seat(state.war_readiness),
        hands=_by_seat([[ids[n] for n in hand] for hand in state.hands]),
        known=_by_seat([[ids[n] for n in hand] for hand in state.known]),
        pool=[ids[n] for n in state.pool],
        discards=[ids[n] for n in state.discards],
        in_play=[ids[n] for n in state.in_play],
        sessions=[[r for r, session in enumerate(state.sessions) if session == n] for n in sessions],
        session_next_turn=state.session_next_turn,
        lasting=[
            LastingPosition(ids[e.card], e.since, None if e.district < 0 else names[e.district]) for e in state.lasting
        ],
        skips=_by_seat(state.skips),
        specials_used=_by_seat([_marked([action.id for action in actions], flags) for actions, flags in used]),
        special_this_turn=[seat for side, seat in enumerate(SIDES) if state.special_turns[side] == state.turn],
        waiting=_by_seat(
            [_marked(WAITING, [state.le_canadien[side], state.partisan_media[side]]) for side in range(len(SIDES))]
        ),
        no_matter_the_cost=state.no_matter_the_cost,
        realignment=state.realignment,
    )


def set_position(game: Prelude, position: PreludePosition) -> None:
    """Change the state to what the position says; the markers that follow from it are counted again."""
    _set_time(game, position)
    _set_map(game, position)
    _set_tracks(game, position)
    _set_cards(game, position)
    _set_effects(game, position)


def _set_time(game: Prelude, position: PreludePosition) -> None:
    state, turns = game.state, [turn.id for turn in game.board.turns]
    if position.phase is not None:
        state.phase = position.phase
    if position.turn is not None:
        state.turn = turns.index(position.turn)
        state.sessions = list(game.board.turns[state.turn].sessions)
    elif state.phase == ACTION:
        state.sessions = list(game.board.turns[state.turn].sessions)
    if position.round is not None:
        if not 1 <= position.round <= ROUNDS:
            raise broken("2.0", f"round {position.round} is not between 1 and {ROUNDS}")
        state.round = position.round
    if position.first is not None:
        state.first = state.active = _side(position.first)
    if position.active is not None:
        state.active = _side(position.active)
    if position.sessions is not None:
        state.sessions = [0] * (ROUNDS + 1)
        for number, rounds in enumerate(position.sessions, 1):
            for round_ in rounds:
                if not 1 <= round_ <= ROUNDS:
                    raise broken("10.0", f"session in round {round_}, not between 1 and {ROUNDS}")
                state.sessions[round_] = number
    if position.session_next_turn is not None:
        state.session_next_turn = position.session_next_turn


def _set_map(game: Prelude, position: PreludePosition) -> None:
    state, board = game.state, game.board
    if position.empty:
        for by_district in (*state.cubes, *state.organizations, state.volunteers):
            by_district[:] = [0] * len(board.districts)
    for name, values in position.cubes.items():
        district = board.districts.index(name)
        for seat, count in values.items():
            side = _side(seat)
            if not 0 <= count <= board.boxes[side][district]:
                raise broken("1.1", f"{count} {seat} cubes in {name}, which has {board.boxes[side][district]} boxes")
            state.cubes[side][district] = count
    for side, cubes in enumerate(state.cubes):
        if sum(cubes) > board.cube_supply[side]:
            raise broken("1.0", f"{sum(cubes)} {SIDES[side]} cubes")
    for seat, names in position.organizations.items():
        side = _side(seat)
        places = _districts(game, f"{seat} organizations", names, "9.2")
        if any(place in board.cities and place not in board.organization_cities[side] for place in places):
            raise broken("9.2.1", f"{seat} organizations in {', '.join(names)}")
        state.organizations[side] = [int(d in places) for d in range(len(board.districts))]
    if position.volunteers is not None:
        corps = _districts(game, "Volunteer Corps", position.volunteers, "9.4")
        if any(place in board.cities or not state.organizations[1][place] for place in corps):
            raise broken("9.4", "a Volunteer Corps needs a Loyal Rural Organization")
        state.volunteers = [int(d in corps) for d in range(len(board.districts))]


def _set_tracks(game: Prelude, position: PreludePosition) -> None:
    state, board = game.state, game.board
    end = board.tracks.victory_points.automatic_win
    state.vp = _within("vp", position.vp, state.vp, -end, end, "2.4")
    state.spirit = _within(
        "spirit", position.spirit, state.spirit, 0, board.tracks.spirit_of_rebellion.game_ends_at, "6.0"
    )
    last = len(board.values[EXTERNAL]) - 1
    influence = _within(
        "external_influence", position.external_influence, state.advantage[EXTERNAL], -last, last, "5.3"
    )
    state.organization_shift = _within(
        "organization_shift", position.organization_shift, state.organization_shift, -99, 99, "5.2"
    )
    for name, value in position.score.items():
        track = TRACKS.index(name)
        state.score[track] = _within(f"score of {name}", value, 0, 0, board.advances[track] - 1, "4.0")
    for seat, value in position.opportunity.items():
        state.opportunity[_side(seat)] = _within(
            f"opportunity of {seat}", value, 0, 0, board.opportunity[_side(seat)].most, "7.0"
        )
    for seat, value in position.war_readiness.items():
        state.war_readiness[_side(seat)] = _within(f"war_readiness of {seat}", value, 0, 0, 99, "6.1")
    if position.composure is not None:
        state.composure = position.composure
    state.advantage[EXTERNAL] = influence
    state.advantage[RURAL], state.advantage[URBAN] = recounted(game, RURAL), recounted(game, URBAN)
    state.advantage[ORGANIZATIONS] = recounted_organizations(game)


def _set_cards(game: Prelude, position: PreludePosition) -> None:
    """Cards named in a place come there from wherever they are; who has to leave goes back to its deck."""
    state, board = game.state, game.board
    places: list[tuple[list[int], list[str]]] = [
        (state.hands[_side(seat)], names) for seat, names in position.hands.items()
    ]
    for cards, wanted_there in ((state.pool, position.pool), (state.discards, position.discards)):
        if wanted_there is not None:
            places.append((cards, wanted_there))
    if position.in_play is not None:
        places.append((state.in_play, position.in_play))
    wanted = [_card(game, name) for _, names in places for name in names]
    for number in wanted:
        if wanted.count(number) > 1:
            raise broken("3.0", f"{board.card_ids[number]} is in two places")
    homes = [*state.decks, state.key_events]
    for cards, _ in places:
        for number in cards:
            homes[board.card(number).deck].append(number)
        cards.clear()
    for cards in (*homes, *state.hands, state.pool, state.discards, state.in_play):
        cards[:] = [number for number in cards if number not in wanted]
    for cards, names in places:
        cards[:] = [_card(game, name) for name in names]
    for cards in (*homes, *state.hands, state.pool):
        cards.sort()
    for number in (*state.hands[0], *state.hands[1]):
        if board.card(number).deck == KEY_EVENTS:
            raise broken("2.1", f"{board.card_ids[number]}, a Key Event, is in a hand")
    for side, seat in enumerate(SIDES):
        for name in position.known.get(seat, ()):
            if _card(game, name) not in state.hands[side]:
                raise broken("3.0", f"{name} is known, but not in the hand of {seat}")
        known = [_card(game, name) for name in position.known.get(seat, [])] or state.known[side]
        state.known[side] = [number for number in known if number in state.hands[side]]


def _set_effects(game: Prelude, position: PreludePosition) -> None:
    state, board = game.state, game.board
    if position.lasting is not None:
        state.lasting = []
        for effect in position.lasting:
            number = _card(game, effect.card)
            if number not in board.lasting:
                raise broken("12.0", f"{effect.card} has no lasting effect")
            since = clock(state) - 1 if effect.since is None else effect.since
            district = -1 if effect.district is None else board.districts.index(effect.district)
            state.lasting.append(Lasting(number, board.lasting[number].kind, since, district))
    for seat, value in position.skips.items():
        state.skips[_side(seat)] = _within(f"skips of {seat}", value, 0, 0, 9, "12.0")
    for seat, names in position.specials_used.items():
        actions = [action.id for action in board.specials[_side(seat)]]
        for name in names:
            if name not in actions:
                raise unknown_name("special", name, actions, f"specials_used.{seat}")
        state.specials_used[_side(seat)] = [int(action in names) for action in actions]
    if position.special_this_turn is not None:
        state.special_turns = [state.turn if seat in position.special_this_turn else NEVER for seat in SIDES]
    for seat, names in position.waiting.items():
        state.le_canadien[_side(seat)] = int("le_canadien" in names)
        state.partisan_media[_side(seat)] = int("partisan_media" in names)
    if position.no_matter_the_cost is not None:
        state.no_matter_the_cost = position.no_matter_the_cost
    if position.realignment is not None:
        state.realignment = position.realignment


def broken(section: str, problem: str) -> BadSetup:
    """A position that the rules do not allow."""
    return BadSetup("position-breaks-rule", rule=section, problem=problem)


def _side(seat: str) -> int:
    return SIDES.index(seat)


def _districts(game: Prelude, what: str, names: Sequence[str], section: str) -> list[int]:
    twice = [name for name in dict.fromkeys(names) if names.count(name) > 1]
    if twice:
        raise broken(section, f"two {what} in {', '.join(twice)}")
    return [game.board.districts.index(name) for name in names]


def _card(game: Prelude, name: str) -> int:
    return game.board.number[name]


def _within(what: str, value: int | None, otherwise: int, least: int, most: int, section: str) -> int:
    if value is None:
        return otherwise
    if not least <= value <= most:
        raise broken(section, f"{what} {value} is not between {least} and {most}")
    return value


def _by_seat(values: Sequence[T]) -> dict[str, T]:
    return dict(zip(SIDES, values, strict=True))


def _marked(names: Sequence[str], flags: Sequence[int]) -> list[str]:
    return [name for name, flag in zip(names, flags, strict=True) if flag]
