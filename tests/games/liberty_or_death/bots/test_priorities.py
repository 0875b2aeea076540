"""8.1.3: each line of each priority list decides once, and no list has a line without such a position."""

import pytest

from tests.games.liberty_or_death.bots.lines import Line, Recorder, all_lines
from tests.games.liberty_or_death.bots.priority_cases import CASES, LIST_OF, Case
from tests.games.liberty_or_death.bots.priority_cases_events import EVENTS, INSTRUCTIONS
from tests.games.liberty_or_death.bots.priority_cases_moves import MOVES
from tests.games.liberty_or_death.bots.priority_cases_winter import WINTER
from tests.games.liberty_or_death.bots.think import conclude, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.names import FACTIONS, INDIANS, SPACES
from tricorne.games.liberty_or_death.rules.s1_10_leaders import CORNPLANTER

ALL = CASES | MOVES | EVENTS | INSTRUCTIONS | WINTER


def decided(case: Case, patch: pytest.MonkeyPatch) -> set[Line]:
    """Let the list choose, see that it chooses as it should, and say which of its lines decided."""
    more = case.more or {}
    game = table(case.pieces, levels=case.levels, treaty=bool(more.get("treaty")), **more.get("setup", {}))
    for marker in ("propaganda", "raid", "blockades"):
        for space, number in more.get(marker, {}).items():
            getattr(game.state, marker)[SPACES.index(space)] = number
    me = thinker(game, case.seat)
    me.command = more.get("command", "")
    me.spaces = [SPACES.index(space) for space in more.get("spaces", ())]
    if "within" in more:
        me.within = [SPACES.index(space) for space in more["within"]]
    if "resources" in more:
        game.state.resources[me.faction] = more["resources"]
    if "cornplanter" in more:
        game.state.leader[INDIANS] = CORNPLANTER
    if "nobody" in more:
        game.players = dict.fromkeys(FACTIONS, "nonplayer")
    with patch.context() as patched:
        recorder = Recorder(patched, LIST_OF.get(case.choice))
        chosen = conclude(case.choice(me), more.get("dice", ()))
    if isinstance(chosen, tuple):
        chosen = chosen[0]
    assert (SPACES[chosen] if isinstance(chosen, int) else chosen) == case.chosen
    assert case.decides in {name for _, name in recorder.decided}
    return recorder.decided


@pytest.mark.parametrize("name", ALL)
def test_8_1_3_each_line_of_a_list_decides(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert decided(ALL[name], monkeypatch)


def test_8_1_3_no_line_of_a_list_is_without_a_position_in_which_it_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[Line] = set()
    for case in ALL.values():
        seen |= {line for line in decided(case, monkeypatch) if line[1] == case.decides}
    assert all_lines() - seen == set()
