"""An example of a rulebook, encoded with nothing but the public interface: Garrison in Liberty or Death (3.2.2).

`tricorne reference liberty-or-death` has the questions and answers, `tricorne.position_schema` the form of positions.
"""

import tricorne

NOBODY = {"british": {"who": "gage"}, "patriots": {"who": "washington"}, "indians": {"who": "brant"}}
POSITION = {
    "empty": True,
    "card": 1,
    "on_deck": 2,
    "eligible": ["british"],
    "treaty": True,
    "leaders": NOBODY | {"french": {"who": "rochambeau"}},
    "resources": {"british": 20},
    "squadrons": 2,
    "squadrons_unavailable": 0,
    "unavailable": {},
    "spaces": {
        "new_york": {"pieces": {"british_regular": 4, "tory": 1}},
        "new_york_city": {"pieces": {"british_regular": 3}, "blockades": 1},
        "norfolk": {"pieces": {"british_regular": 7}},
        "philadelphia": {"pieces": {"militia_underground": 2}},
    },
}


def play() -> tricorne.Match:
    match = tricorne.new_match("liberty-or-death", position=POSITION, luck={}, strict=True)
    match.answer("command:garrison")
    assert match.question.why_not("new_york_city")[1] == "1.9"  # a blockaded city
    for answer in ("philadelphia", "new_york", "2", "norfolk", "4", "done", "done"):
        match.answer(answer)
    return match


if __name__ == "__main__":
    print(play().view()["position"]["spaces"]["philadelphia"])  # noqa: T201
