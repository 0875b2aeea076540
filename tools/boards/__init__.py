"""Makes the boards of the browser client from geodata."""
