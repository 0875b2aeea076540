"""How the steps of a Faction's priorities are told to a player: what speaks for an answer, without the rules of
non-players, their dice and the lists of what was left at each step."""

from __future__ import annotations

from collections.abc import Mapping

from tricorne.core.policy import Asked, Because

PREFIX = "w-you-"
AS_IT_IS = frozenset(
    {
        *("w-event-unavailable", "w-event-british-pieces", "w-event-french-pieces", "w-event-casualties"),
        *("w-event-militia", "w-event-village", "w-event-resources"),
        *("w-hortalez", "w-leader-groups", "w-muster-west-indies"),
    }
)
"""Steps that say the same to everybody."""
OF_A_TURN = frozenset(
    {
        *("event-shifts", "event-skirmish", "event-bases", "hortalez-first", "no-resources", "treaty"),
        *("stroke-later", "stroke-now", "trump-now", "k-free-special", "battle-not", "battle-outmatched"),
    }
)
"""Steps that speak of the answer itself where it is no space and no piece."""
OF_A_CHOICE = frozenset(
    {
        # What a line of a Command is for.
        *("agents", "battle-outmatched", "march-to-battle", "muster-map", "rabble-shift", "raid", "random", "scout"),
        *("tories-for-control", "tories-to-colonies", "tories-to-regulars"),
        *("gather-at-village", "gather-future-village", "gather-regroup", "gather-village"),
        *("rally-continentals", "rally-control", "rally-for-continentals", "rally-fort", "rally-future-fort"),
        *("rally-lone-fort", "rally-regroup", "rally-unopposed"),
        *("british-march-for-control", "british-march-in-place", "british-march-to-mix"),
        *("french-march-to-join", "french-march-toward-british", "march-for-control", "march-for-militia"),
        *("indian-march-against-control", "indian-march-for-village"),
        *("garrison-for-control", "garrison-for-guards", "garrison-for-patrols"),
        # What puts one place before another.
        *("active-support", "adds-british-control", "adds-rebellion-control", "battle-city", "british"),
        *("british-fort", "changes-control", "city", "continentals", "ends-british-control"),
        *("ends-rebellion-control", "enemies", "exactly-1", "exactly-2", "fewest-markers", "first-targets", "gains"),
        *("indian-leader", "just-placed", "keeps-control", "keeps-rebels-out", "largest-change", "last-of-kind"),
        *("last-tory", "least-support", "lone-rebel", "lowest-population", "most-bases", "most-british"),
        *("most-continentals", "most-cubes", "most-french", "most-militia", "most-opposition", "most-patriots"),
        *("most-pieces", "most-rebels", "most-regulars", "most-support", "most-underground", "most-war-parties"),
        *("neutral-or-passive", "no-active-support", "none-underground", "not-the-last", "one-regular"),
        *("patriot-fort", "plunder", "population", "prevents-reward", "rebellion-cubes", "rebellion-without-fort"),
        *("support", "takes-away", "tories-alone", "underground-militia", "village", "village-site"),
        *("village-with-enemies", "villages", "war-parties", "washington", "with-continentals"),
        # What decides the questions that a Command or an Event brings along.
        *("k-battle-activate", "k-battle-common-cause", "k-battle-with-french", "k-battle-with-patriots"),
        *("k-blockade", "k-displace", "k-event-activate", "k-event-two", "k-fort-regulars", "k-fort-units"),
        *("k-garrison-number", "k-leader-follows", "k-leader-joins", "k-lone-leader", "k-march-group"),
        *("k-persuasion-space", "k-plunder-space", "k-preparer", "k-raid-from", "k-rally-continentals-space"),
        *("k-redeploy-leader", "k-regroup-from", "k-regroup-group", "k-scout-group", "k-scout-skirmish"),
        *("k-village-war-parties", "p-garrison-from", "p-march-from", "p-march-group", "p-scout-from"),
    }
)
"""Steps that speak of a space, a piece or a number."""
ALIKE: Mapping[str, str] = {
    "k-rally-continentals": "rally-continentals",
    "p-rally-continentals": "rally-continentals",
    "french-march-for-control": "march-for-control",
    **dict.fromkeys(("k-committees-steps", "k-reward-steps", "k-reward-propaganda"), "levels"),
    **dict.fromkeys(("k-rally-militia", "k-gather-war-parties", "k-muster-number", "k-event-group"), "as-many"),
    **dict.fromkeys(("k-muster-regulars-number", "k-muster-tories-number", "k-event-move"), "as-many"),
    "k-event-from-unavailable": "as-many",
    **dict.fromkeys(("k-supply-loss", "k-event-lose", "k-common-cause-losses", "k-plunder-war-party"), "least"),
    **dict.fromkeys(("k-partisans-target", "k-war-path-target", "k-skirmish-target"), "first-targets"),
    **dict.fromkeys(("k-supply-to", "k-supply-village"), "near"),
}
"""Steps that come to the same."""
BY_ANSWER: Mapping[str, Mapping[str, str]] = {
    "muster-finish": {"reward": "reward", "fort": "british-base"},
    "k-agents-way": {"militia": "two-militia"},
    "k-brilliant-stroke": {"no": "stroke-later", "stroke:109": "treaty", "stroke": "stroke-now"},
    "k-trump": {"no": "stroke-later", "stroke": "trump-now"},
    "k-event-battle": {"no": "battle-not", "yes": "battle-outmatched"},
    "k-event-number": {"0": "none-for-them"},
    "k-event-piece": {"patriot_fort": "base", "village": "base"},
    "k-partisans-mode": {"two": "two", "village": "base"},
    "k-skirmish-mode": {"two": "two", "fort": "base"},
    "k-war-path-mode": {"two": "two", "fort": "base"},
    "k-supply-british": {"pay": "cubes-matter", "shift": "cubes-matter", "remove": "cubes-idle"},
    "k-supply-patriots": {"pay": "units-matter"},
    "k-supply-french": {"pay": "units-matter", "move": "units-idle", "remove": "units-idle"},
    "k-supply-indians": {"pay": "indians-matter", "move": "units-idle"},
    "k-trade-gift": {"0": "gift-kept"},
}
"""Steps that speak for one answer otherwise than for another."""
OTHERWISE: Mapping[str, str] = {"k-event-number": "as-many", "k-trade-gift": "gift"}
"""The same for every other answer."""
WHOLE = frozenset({"turn", "stroke", "special-before", "special-after"})
"""Questions whose answers are no spaces, though the priorities look at spaces to come to them."""


SAID = frozenset(
    {
        *OF_A_TURN,
        *OF_A_CHOICE,
        *ALIKE.values(),
        *OTHERWISE.values(),
        *(name for names in BY_ANSWER.values() for name in names.values()),
    }
)
"""All of it."""


def told(step: Because, asked: Asked, option: str) -> Because | None:
    """What a step of the priorities that lead to an answer says to a player; nothing where it says nothing to one."""
    if step.say in AS_IT_IS:
        return step
    name = step.say.removeprefix("w-")
    what = option.partition(":")[0]
    if name in BY_ANSWER:
        by_answer = BY_ANSWER[name]
        name = by_answer.get(option) or by_answer.get(what) or OTHERWISE.get(name, "")
    name = ALIKE.get(name, name)
    is_whole = asked.kind in WHOLE or what in ("special", "done")
    return Because(PREFIX + name, {}) if name in (OF_A_TURN if is_whole else SAID) else None
