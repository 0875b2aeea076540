"""8.6.2 French Agent Mobilization of the non-player French, before the Treaty."""

from tests.games.liberty_or_death.bots.lists import Case, check, each_line, of_line
from tests.games.liberty_or_death.bots.think import choice, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_2_agents import AGENT_MOBILIZATION
from tricorne.games.liberty_or_death.names import KIND_INDEX

LINES = of_line("french", AGENT_MOBILIZATION, "agents").rows(
    """
    adds-rebellion-control | new_york | quebec: 3 tory; new_york: 1 tory; new_hampshire: 3 tory; massachusetts: 3 tory
    most-patriots | massachusetts | massachusetts: 2 continental; quebec: 1 continental; new_york: 1 continental
        | new_hampshire active_support
    """
)


@each_line(LINES)
def test_8_6_2_each_line_decides(case: Case) -> None:
    check(case)


def test_8_6_2_agents_add_rebellion_control_then_join_patriots() -> None:
    game = table({"quebec": {"tory": 1}, "new_york": {"militia_active": 1, "tory": 9}, "massachusetts": {"tory": 2}})
    me = thinker(game, "french")
    assert choice(me, AGENT_MOBILIZATION) == ("agents", "new_hampshire")
    game = table(
        {name: {"tory": 3} for name in ("quebec", "new_hampshire", "massachusetts")}
        | {"new_york": {"tory": 3, "militia_active": 1}}
    )
    game.state.available[4] = 1
    assert choice(thinker(game, "french"), AGENT_MOBILIZATION) == ("agents", "new_york")


def test_8_6_2_one_militia_and_no_continental_are_no_agents() -> None:
    game = table()
    game.state.available[KIND_INDEX["militia_underground"]] = 1
    game.state.available[KIND_INDEX["continental"]] = 0
    assert choice(thinker(game, "french"), AGENT_MOBILIZATION) is None
