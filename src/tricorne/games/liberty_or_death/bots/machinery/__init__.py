"""What the non-players of all Factions are made of; README.md explains it."""
