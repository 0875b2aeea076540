# What the coach of Liberty or Death says when something first comes up.
occasion-winter = Winter Quarters: victory is checked, then come supply, income, the people and desertion.
occasion-treaty = The Treaty of Alliance: France is in the war with an army and a fleet, and may win it.
occasion-stroke = A Brilliant Stroke takes over the card: two free Limited Commands and a Special Activity, with the Leader.
occasion-may-stroke = You may take over this card with your Brilliant Stroke, once in the game.
occasion-battle = A Battle: Force makes dice, dice and modifiers make losses, and who loses less wins the Day.
occasion-villages = Two War Parties can become a Village here, and the Indians win by Villages.
occasion-raid = A Raid calms a Province at Opposition, and Plunder takes the Patriots' Resources.
occasion-loyalty = Where Regulars and Tories stand together with Control, Resources turn the people to Support.
occasion-preparations = Before the Treaty the French prepare: once Preparations pass 15, they may enter the war.
occasion-special = A Special Activity goes with a Command, before, between or after its spaces, and costs nothing.
