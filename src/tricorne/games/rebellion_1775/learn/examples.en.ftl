# The worked examples of 1775: Rebellion, step by step on the board.

example-pennsylvania = Pennsylvania becomes American
    .scene = A Loyalist holds Philadelphia, three Patriots stand west of it, and Natives live in the west of the colony.
    .done = No enemy and no Natives on their own are left in Pennsylvania: the flag goes up.
example-pennsylvania-natives = One Patriot goes west. The Natives there side with the Americans, and no longer deny the colony.
example-pennsylvania-march = The other two march to Philadelphia.
example-pennsylvania-battle = As long as the Loyalist is there, nobody has the flag.
example-pennsylvania-stay = The Loyalist throws a blank and stays. Then the Patriots hit.

example-army = Who may march together
    .scene = It is the Loyalists' turn. In Boston stand two Loyalists, three British Regulars, four Hessians and two Natives on the British side.
    .done = Eleven units of four forces moved as one army, because Loyalists were among them.
example-army-army = An army may hold all forces of a side. One unit of the faction whose turn it is has to come along.
example-army-march = All of them go to Newport.

example-movement = A turn of the Continentals
    .scene = The units stand as printed, and one Continental has fled before. The card lets three armies march up to two areas each.
    .done = All three armies have marched. Battles wait in Prince Town and in Boston.
example-movement-arrive = Four reinforcements and the unit that fled arrive: three in Hartford, two in Newport.
example-movement-first = The first army leaves Hartford: four Continentals and one of the Patriots.
example-movement-way = It goes two areas, through the highlands north of Hartford, to Prince Town. One Patriot holds Hartford.
example-movement-second = The second army is everybody in Newport, and marches to Boston.
example-movement-third = The third comes from west of Boston and joins them: armies may meet.

example-boats = Boats to one landing
    .scene = The Loyalists play Boats, which carry three units each to one landing area.
    .done = Two boats, six units, one landing.
example-boats-first = The first boat takes the three units in Quebec City.
example-boats-land = It lands in Boston, on the same sea.
example-boats-second = The second boat leaves from Philadelphia, and has to land in Boston as well.

example-battle = Two battles, die by die
    .scene = The turn of the movement example, after all marches. The dice are those of the rulebook.
    .done = Massachusetts is American, Rhode Island British, and three units wait among the fled.
example-battle-prince-town = The active side chooses the order of battles: Prince Town first.
example-battle-loss = Defenders throw first: a blank for the Regular, a hit by the Loyalist. The Americans give up a Continental.
example-battle-stay = The Regular could step out with his blank, and stays. Then the Americans throw two hits and a flight.
example-battle-boston = New Jersey is American. In Boston the defenders hit twice, and two Continentals are lost.
example-battle-leave = With the blank one Regular steps out to Newport, which stands empty: so Rhode Island turns British.

example-truce = The second Truce of a side
    .scene = Round 5. The British Regulars and the Patriots have played their Truces in earlier rounds.
    .done = Both British Truces are out, so the game ends with this round. The Americans had only one.
example-truce-truce = A Truce counts for good, whenever it was played. Now the Loyalists play theirs.
example-truce-end = It was the last turn of the round.

example-montgomery = Montgomery moves on
    .scene = Siege of Quebec: three Continentals and four Patriots attack a Loyalist in Hartford. Two Regulars hold New York.
    .done = A second battle in the same phase, by part of the army.
example-montgomery-attack = The whole army marches to Hartford.
example-montgomery-battle = The Loyalist stays, and is hit.
example-montgomery-card = After a victory with a Continental the event lets part of the army move on.
example-montgomery-who = A Continental has to be among them: two go.
example-montgomery-on = With two Patriots they march to New York, and fight at once.

example-betsy-ross = Betsy Ross
    .scene = Two Patriots attack three Loyalists and a Regular in Boston.
    .done = The two Loyalists do not flee but change sides: two Patriots stand in their place.
example-betsy-ross-attack = Both Patriots march to Boston.
example-betsy-ross-card = Before the dice the event is assigned to this battle.
