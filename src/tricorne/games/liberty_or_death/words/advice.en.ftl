# What comes of an answer, told beside the next best one.
w-later-lead = Difference two cards later: Support less Opposition { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-loyalty = Difference two cards later: Support that Reward Loyalty can bring in winter { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-committees = Difference two cards later: Opposition that Committees of Correspondence can bring in winter { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-resources-british = Difference two cards later: British Resources { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-resources-patriots = Difference two cards later: Patriot Resources { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-resources-french = Difference two cards later: French Resources { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-forts = Difference two cards later: British Forts { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-casualties = Difference two cards later: Casualties of the Rebellion less British ones { $more ->
    [1] +
   *[0] −
}{ $count }.
w-later-bases = Difference two cards later: Villages less Patriot Forts { $more ->
    [1] +
   *[0] −
}{ $count }.

# What is said to a player beside the plan.
w-turn-muster = It brings troops to the map; the British may raise Support as well.
w-turn-garrison = It takes Regulars into Cities and drives the Rebellion out of one.
w-turn-march = It takes pieces next door, where they win Control or find a Battle.
w-turn-battle = A Battle removes enemy pieces, and whoever wins the Day moves the people.
w-turn-rally = It brings Militia and Forts, and more pieces mean Control.
w-turn-rabble_rousing = It moves the people toward Opposition, and the Patriots win by that.
w-turn-gather = It brings War Parties and Villages, and Villages count for victory.
w-turn-scout = Indians and British move together and bring Militia to light.
w-turn-raid = It takes Provinces at Opposition back toward Neutral.
w-turn-agent_mobilization = It raises Militia or a Continental in the north.
w-turn-hortalez = The Patriots receive one Resource more than is given.
w-turn-our-text = This text of the Event is mostly good for your side.
w-turn-their-text = This text of the Event is mostly good for the other side.
w-turn-passed = Passing earns a little money and leaves the card to the others.
w-activity-common_cause = War Parties march and fight with the British.
w-activity-skirmish = It removes a piece without dice, though not where a Battle is fought.
w-activity-naval_pressure = It brings the British Resources or lifts a Blockade; the French place one with it.
w-activity-persuasion = It brings money where Underground Militia are, and they come into the open.
w-activity-partisans = Underground Militia remove one or two enemy pieces.
w-activity-trade = It brings Resources at a Village.
w-activity-war_path = War Parties remove pieces of the Rebellion.
w-activity-plunder = It takes Resources from the Patriots.
w-activity-preparer_la_guerre = It prepares Regulars or a Squadron, or brings Resources.
w-may-lose-battle = The Battle in { $space } may be lost: the chance to win is { $chance } %.
w-may-win-battle = The chance to win the Battle in { $space } is { $chance } %.
w-nothing-happens = Nothing would happen in { $space }, and the space is paid for all the same.
w-no-level-left = { $space } cannot shift any further that way: only its markers would change.
w-level-counts = { $count ->
    [one] Each level there counts one point.
   *[other] Each level there counts { $count } points.
}
