"""The owner's workshop: what is not sure of a game, what an owner says of it, and the pack that comes of it."""
