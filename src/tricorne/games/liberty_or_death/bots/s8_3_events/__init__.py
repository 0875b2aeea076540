"""8.3 Events of the non-players: whether they are played, and how each of their questions is answered."""
