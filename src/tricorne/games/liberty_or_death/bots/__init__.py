"""The non-player Factions of chapter 8: they answer the same questions as people and never touch the state."""
