"""The club: accounts, the lobby, clocks, notices, ratings."""
