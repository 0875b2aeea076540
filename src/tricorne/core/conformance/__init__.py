"""One suite for every game: what must hold in each random game, and a record of each game in which it does not."""
