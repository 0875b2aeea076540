"""8.6.9 Redeployment of the non-player French Leader, and of their Blockades (6.5.4)."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tests.games.liberty_or_death.bots.think import answer, thinker
from tests.games.liberty_or_death.cards.table import blockaded, table
from tricorne.games.liberty_or_death.bots.s8_6_french.s8_6_9_leader import REDEPLOYED

LINES = Chooses("french", REDEPLOYED, asked("redeploy-leader"), {"treaty": True}).rows(
    """
    with-continentals | georgia | virginia: 4 french_regular; georgia: 1 french_regular, 1 continental
    most-french | georgia | virginia: 1 french_regular; georgia: 2 french_regular
    """
)


@each_line(LINES)
def test_8_6_9_each_line_decides(case: Case) -> None:
    check(case)


def test_8_6_9_in_winter_blockades_gather_on_most_support() -> None:
    game = table(levels={"boston": "active_support"}, treaty=True, blockades=["norfolk"])
    me = thinker(game, "french")
    assert (
        answer("rearrange-blockades", me, ["done", "move:norfolk:boston", "move:norfolk:savannah"])
        == "move:norfolk:boston"
    )
    assert blockaded(game) == {"norfolk": 1}
