"""1775: Rebellion. Two sides of two factions each struggle for the colonies."""
