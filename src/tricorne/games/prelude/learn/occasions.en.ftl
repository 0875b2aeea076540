# What the coach of Prelude to Rebellion says when something first comes up.
occasion-session = A Parliamentary Session has ended: each one ends in favour of the Patriotes.
occasion-spirit = The Spirit of Rebellion rises: the higher it stands, the harder the reprisals.
occasion-check = A Mobilization Check: three dice, at most your Cubes plus the points you put in.
occasion-theirs = An Event took place: whoever plays a card of the other side gives them its Event.
occasion-scored = A Score marker has gone all the way: its track pays Victory Points to whoever is ahead on it.
occasion-volunteers = Volunteers arm themselves: War Readiness is paid only if the rebellion breaks out.
occasion-pool = A card was bought from the Pool: its Event takes place, and the hand stays whole.
occasion-special = A Special Action: one a Turn, and each only once in the game.
