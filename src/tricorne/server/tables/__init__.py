"""The tables being played, and everything that a table needs: people by key, bots, those who look."""
