"""Questions, luck, table, record, log, views and priorities. Knows no game and no network."""

from tricorne.core.errors import BadData, BadRecord, BadSetup, BrokenInvariant, Refused, TricorneError
from tricorne.core.facts import Facts
from tricorne.core.game import OBSERVER, Because, Decision, Game, Mind, Option, Pick, Result, places_of, switch
from tricorne.core.match import Match
from tricorne.core.priorities import Priority
from tricorne.core.questions import Ask, Luck, Offer, Reason, Request, Rule, Together
from tricorne.core.rules import rule
from tricorne.core.state import State

__all__ = [
    "OBSERVER",
    "Ask",
    "BadData",
    "BadRecord",
    "BadSetup",
    "Because",
    "BrokenInvariant",
    "Decision",
    "Facts",
    "Game",
    "Luck",
    "Match",
    "Mind",
    "Offer",
    "Option",
    "Pick",
    "Priority",
    "Reason",
    "Refused",
    "Request",
    "Result",
    "Rule",
    "State",
    "Together",
    "TricorneError",
    "places_of",
    "rule",
    "switch",
]
