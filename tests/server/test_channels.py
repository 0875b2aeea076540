"""What is sent of a change, when it is prepared before it is stored."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.clients import Json, apply_patch
from tricorne.api import new_match
from tricorne.core.match import Match
from tricorne.server.tables.channels import Channel, Differences, Turn, text_of

GAME = "1775-rebellion"


def read_back(channel: Channel, match: Match) -> Json:
    """The view of somebody who has just come."""
    view: Json = msgspec.json.decode(text_of(channel.whole(match)))["view"]
    return view


def message_of(channel: Channel, match: Match, differences: Differences) -> Json:
    turn = Turn(0, 1, "answer", (match.moment - 1, match.moment), 0, [], None)
    message: Json = msgspec.json.decode(text_of(channel.change(match, turn, differences)))
    return message


@pytest.mark.parametrize("prepares", [True, False])
def test_a_change_leads_to_the_view_whether_it_was_prepared_or_not(prepares: bool) -> None:
    match, differences = new_match(GAME, None, 1), Differences()
    assert match.question is not None
    channel = Channel(match.question.seat, match)
    view = read_back(channel, match)
    match.answer(match.question.options()[0])
    if prepares:
        channel.prepare(match, differences)
    apply_patch(view, message_of(channel, match, differences)["patch"])
    assert view == msgspec.json.decode(text_of(match.view(channel.seat)))


def test_what_was_prepared_and_not_stored_is_not_told() -> None:
    match, differences = new_match(GAME, None, 1), Differences()
    assert match.question is not None
    channel = Channel(match.question.seat, match)
    view = read_back(channel, match)
    first, second, *_ = match.question.options()
    lost = match.fork()
    lost.answer(first)
    channel.prepare(lost, differences)
    channel.forget()
    match.answer(second)
    apply_patch(view, message_of(channel, match, differences)["patch"])
    assert view == msgspec.json.decode(text_of(match.view(channel.seat)))
