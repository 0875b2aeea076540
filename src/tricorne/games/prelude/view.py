"""What a seat may see, put together from nothing, with ids instead of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tricorne.games.prelude.rules.s5_tracks import advantage_value, favoured
from tricorne.games.prelude.state import DECKS, LOYAL, PATRIOTE, SIDES, TRACKS, Side

if TYPE_CHECKING:
    from tricorne.games.prelude.game import Prelude


def view_of(game: Prelude, seat: str) -> dict[str, Any]:
    """The table as this seat sees it: everything open, and its own hand."""
    state, board = game.state, game.board
    ids = board.card_ids
    side = SIDES.index(seat) if seat in SIDES else None
    return {
        "phase": state.phase,
        "turn": board.turns[state.turn].id,
        "round": state.round,
        "active": SIDES[state.active],
        "first": SIDES[state.first],
        "vp": state.vp,
        "spirit": state.spirit,
        "composure": state.composure,
        "tracks": _tracks(game),
        "districts": _districts(game),
        "opportunity": _pair(state.opportunity),
        "war_readiness": _pair(state.war_readiness),
        "hands": {name: _backs(game, hand) for name, hand in zip(SIDES, state.hands, strict=True)},
        "hand": [] if side is None else [ids[number] for number in state.hands[side]],
        "known": [] if side is None else [ids[number] for number in sorted(state.known[1 - side])],
        "decks": {name: len(deck) for name, deck in zip(DECKS, state.decks, strict=True)},
        "pool": [ids[number] for number in state.pool],
        "discards": [ids[number] for number in state.discards],
        "in_play": [ids[number] for number in state.in_play],
        "playing": ids[state.playing] if state.playing else None,
        "sessions": [round_ for round_, session in enumerate(state.sessions) if session],
        "st_jean_baptiste": board.turns[state.turn].data.st_jean_baptiste,
        "lasting": _lasting(game),
        "skips": _pair(state.skips),
        "specials": {name: _specials(game, index) for index, name in enumerate(SIDES)},
        "waiting": {name: _waiting(game, index) for index, name in enumerate(SIDES)},
        "ending": state.ending or None,
    }


def _pair(values: list[int]) -> dict[str, int]:
    return {"patriote": values[PATRIOTE], "loyal": values[LOYAL]}


def _tracks(game: Prelude) -> dict[str, Any]:
    state = game.state
    shown = {}
    for track, name in enumerate(TRACKS):
        side = favoured(game, track)
        shown[name] = {
            "advantage": state.advantage[track],
            "favours": None if side is None else SIDES[side],
            "value": advantage_value(game, track),
            "score": state.score[track],
            "scores_at": game.board.advances[track],
        }
    return shown


def _districts(game: Prelude) -> dict[str, Any]:
    state = game.state
    return {
        name: {"patriote": patriote, "loyal": loyal, "organizations": [organized, rallied], "volunteers": corps}
        for name, patriote, loyal, organized, rallied, corps in zip(
            game.board.districts, *state.cubes, *state.organizations, state.volunteers, strict=True
        )
    }


def _backs(game: Prelude, hand: list[int]) -> dict[str, int]:
    """How many cards of each deck a hand has: their backs can be seen."""
    counts: dict[str, int] = {}
    for number in hand:
        deck = DECKS[game.board.card(number).deck]
        counts[deck] = counts.get(deck, 0) + 1
    return counts


def _lasting(game: Prelude) -> list[dict[str, Any]]:
    board = game.board
    return [
        {
            "card": board.card_ids[effect.card],
            "kind": effect.kind,
            "district": None if effect.district < 0 else board.districts[effect.district],
        }
        for effect in game.state.lasting
    ]


def _specials(game: Prelude, side: Side) -> dict[str, Any]:
    used = game.state.specials_used[side]
    return {
        "used": [action.id for index, action in enumerate(game.board.specials[side]) if used[index]],
        "this_turn": game.state.special_turns[side] == game.state.turn,
    }


def _waiting(game: Prelude, side: Side) -> list[str]:
    """Special Actions that still wait for their moment."""
    state = game.state
    waiting = [
        name
        for name, flags in (("le_canadien", state.le_canadien), ("partisan_media", state.partisan_media))
        if flags[side]
    ]
    if side == PATRIOTE and state.no_matter_the_cost:
        waiting.append("no_matter_the_cost")
    if side == LOYAL and state.realignment:
        waiting.append("strategic_realignment")
    return waiting
