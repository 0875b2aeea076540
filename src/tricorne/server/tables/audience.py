"""Those who look at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec

from tricorne.core.match import Match
from tricorne.server.storage.rows import StoredChat
from tricorne.server.tables.channels import Channel, Differences, Looker, Turn, text_of
from tricorne.server.tables.people import Person


class ChatLine(msgspec.Struct):
    """A line of the chat as it is sent."""

    id: int
    seat: str
    text: str
    at: str


def chat_line(line: StoredChat) -> ChatLine:
    """A stored line of the chat as it is sent."""
    at = datetime.fromtimestamp(line.at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return ChatLine(line.number, line.seat, line.text, at)


class Audience:
    """All who learn what happens at a table: over sockets, or waiting for the next change."""

    def __init__(self) -> None:
        self.channels: dict[str, Channel] = {}
        self.changed = asyncio.Event()
        self.waiting = 0
        self.last_said = 0
        self._differences = Differences()
        self._sent: dict[tuple[str, ...], bytes] = {}

    @property
    def is_there(self) -> bool:
        """Whether somebody is to learn of changes."""
        return bool(self.channels) or self.waiting > 0

    def attach(self, looker: Looker, seat: str, match: Match) -> Channel:
        """Send a looker every change from here on."""
        channel = self.channels.get(seat)
        if channel is None:
            channel = self.channels[seat] = Channel(seat, match)
        channel.lookers.add(looker)
        return channel

    def detach(self, looker: Looker) -> None:
        """Send a looker nothing more."""
        for seat, channel in list(self.channels.items()):
            channel.lookers.discard(looker)
            if not channel.lookers:
                del self.channels[seat]

    def dismiss(self, digests: set[str]) -> None:
        """Send those away whose key opens nothing any more; they come again as who they are."""
        for looker in self.lookers():
            if looker.person.digest and looker.person.digest not in digests:
                looker.dismiss()

    def lookers(self) -> list[Looker]:
        """All who look."""
        return [looker for channel in self.channels.values() for looker in channel.lookers]

    def number_watching(self) -> int:
        """How many look on without a seat of their own."""
        return sum(not looker.person.seats for looker in self.lookers())

    def by_seats(self) -> dict[tuple[str, ...], list[Looker]]:
        """Those who look, by the seats that they hold: what is said of the table is the same to all of a group."""
        groups: dict[tuple[str, ...], list[Looker]] = {}
        for looker in self.lookers():
            groups.setdefault(looker.person.seats, []).append(looker)
        return groups

    def is_news(self, seats: tuple[str, ...], text: bytes) -> bool:
        """Whether a group has last been told something else."""
        known, self._sent[seats] = self._sent.get(seats), text
        return known != text

    def has_shown(self, looker: Looker, text: bytes) -> None:
        """Somebody was shown this; where others of the group know something else, all of it are told next time."""
        seats = looker.person.seats
        if len(self.by_seats().get(seats, ())) <= 1:
            self._sent[seats] = text
        elif self._sent.get(seats) != text:
            self._sent.pop(seats, None)

    def online_seats(self) -> set[str]:
        """The seats of people who are connected."""
        return {seat for looker in self.lookers() for seat in looker.person.seats}

    def prepare(self, match: Match) -> None:
        """Find what is different for everybody."""
        self._differences.begin()
        for channel in self.channels.values():
            channel.prepare(match, self._differences)

    def forget(self) -> None:
        """What was prepared has not happened."""
        for channel in self.channels.values():
            channel.forget()

    def publish(self, match: Match, turn: Turn) -> None:
        """Send everybody what is different for them."""
        self._differences.begin()
        for channel in self.channels.values():
            text = text_of(channel.change(match, turn, self._differences))
            for looker in channel.lookers:
                looker.send(text)
        self.changed.set()
        self.changed = asyncio.Event()

    def tell(self, message: Mapping[str, Any]) -> None:
        """Send something to all who look."""
        text = text_of(message)
        for looker in self.lookers():
            looker.send(text)

    def tell_chat(self, line: StoredChat, reads: Callable[[Person, str], bool]) -> None:
        """Show a line of the chat to those who read its seat."""
        self.last_said = line.number
        text = text_of({"type": "chat", "chat": chat_line(line)})
        for looker in self.lookers():
            if reads(looker.person, line.seat):
                looker.send(text)
