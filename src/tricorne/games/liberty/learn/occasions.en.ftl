# What the coach of Liberty says when something first comes up.
occasion-winter = The year is over: points are counted, and what cannot be fed in winter is captured.
occasion-landing = An attack by sea: a warship brings land blocks into a port, straight from the ocean.
occasion-sail = Ships carry blocks from port to port, and a die tells whether the weather holds.
occasion-battle = A battle: each block rolls as many dice as it has steps, and hits strike the strongest enemy.
occasion-revealed = Blocks are turned up: their letters tell who fires first, A before B before C.
occasion-retreat = Each block fires or retreats when its letter comes: one that retreats lives on.
occasion-forced = A forced march has cost a step: one hex more, and a die decides what it costs.
occasion-supply = A supply card gives steps back to blocks in supply cities.
