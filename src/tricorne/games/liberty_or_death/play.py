"""The name every rule file needs: the game in play."""

from typing import TYPE_CHECKING, TypeAlias

from tricorne.core.questions import Ask, Luck, Rule

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath

    Game: TypeAlias = LibertyOrDeath

__all__ = ["Ask", "Game", "Luck", "Rule"]
