"""8.4.7 Supply of the non-player British."""

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line
from tests.games.liberty_or_death.bots.think import answer, thinker
from tests.games.liberty_or_death.cards.table import at, level, run, table
from tricorne.games.liberty_or_death.bots.s8_4_british.s8_4_7_supply import PAID
from tricorne.games.liberty_or_death.names import SPACES
from tricorne.games.liberty_or_death.rules.s6_2_supply import british_supply

LINES = [
    Chooses("british", PAID, asked("supply-british", "pay", "shift", "remove", space="virginia")).case(
        "population",
        "pay",
        "virginia: 1 tory, 2 british_regular, 1 militia_active; georgia: 1 tory, 2 british_regular, 1 militia_active",
        resources=1,
    ),
]


@each_line(LINES)
def test_8_4_7_each_line_decides(case: Case) -> None:
    check(case)


def test_8_4_7_supply_is_paid_where_the_cubes_serve_the_support_phase() -> None:
    game = table(
        {"virginia": {"british_regular": 1, "tory": 1}, "georgia": {"tory": 1}, "quebec": {"british_regular": 2}}
    )
    me = thinker(game, "british")
    ways = ["pay", "shift", "remove"]
    assert answer("supply-british", me, ways, space="virginia") == "pay"
    assert answer("supply-british", me, ways, space="georgia") == "remove"
    assert answer("supply-british", me, ["pay", "remove"], space="quebec") == "remove"
    assert answer("supply-british", me, ["shift", "remove"], space="virginia") == "shift"


def test_8_4_7_the_printed_edition_shifts_a_neighbour_of_a_space_at_active_opposition() -> None:
    pieces = {"virginia": {"british_regular": 1, "tory": 1}}
    levels = {"virginia": "active_opposition"}
    for edition, shifted in (("printed", "norfolk"), ("2016", None)):
        game = table({**pieces, "quebec": {"british_fort": 1}}, levels=levels, resources=0, edition=edition)
        game.players = dict.fromkeys(("british", "patriots", "indians", "french"), "nonplayer")
        me = thinker(game, "british")
        options = ["shift:norfolk", "remove"] if shifted else ["remove"]
        assert answer("supply-british", me, options, space="virginia") == (f"shift:{shifted}" if shifted else "remove")
        run(game, british_supply(game), ["shift:norfolk"] if shifted else [], [])
        assert level(game, "norfolk") == ("passive_opposition" if shifted else "neutral")
        assert at(game, "virginia") == (pieces["virginia"] if shifted else {})


def test_8_4_7_cubes_are_kept_for_reward_loyalty_only_where_the_coming_income_can_pay_for_it() -> None:
    pieces = {"virginia": {"british_regular": 1, "tory": 1}}
    options = ["pay", "shift", "remove"]
    poor = table(pieces, resources=1)
    assert answer("supply-british", thinker(poor, "british"), options, space="virginia") == "remove"
    earning = table({**pieces, "quebec": {"british_fort": 1}}, resources=1)
    assert answer("supply-british", thinker(earning, "british"), options, space="virginia") == "pay"
    earning.state.propaganda[SPACES.index("virginia")] = 1
    assert answer("supply-british", thinker(earning, "british"), options, space="virginia") == "remove"


def test_8_4_7_cubes_that_keep_committees_out_are_paid_for_whatever_the_income() -> None:
    game = table({"virginia": {"british_regular": 2, "militia_active": 1}}, resources=1)
    assert answer("supply-british", thinker(game, "british"), ["pay", "shift", "remove"], space="virginia") == "pay"
