"""Tricorne: four board games about rebellion in North America."""

from tricorne.api import games, load_match, new_match, position_schema
from tricorne.core.errors import BadData, BadRecord, BadSetup, Refused, TricorneError
from tricorne.core.match import Match

__version__ = "0.1.0"
__all__ = [
    "BadData",
    "BadRecord",
    "BadSetup",
    "Match",
    "Refused",
    "TricorneError",
    "games",
    "load_match",
    "new_match",
    "position_schema",
]
