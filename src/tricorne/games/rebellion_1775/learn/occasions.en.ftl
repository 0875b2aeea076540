# What the coach of 1775: Rebellion says when something first comes up.
occasion-battle = A battle: the defender throws first, and hits, flights and blanks decide who stays.
occasion-natives = Natives have joined a side: the first army that comes to them makes them allies.
occasion-sea = A ship carries armies over the water, even to an enemy port.
occasion-truce = A Truce has been played: when both factions of a side have played theirs, the war ends and flags are counted.
