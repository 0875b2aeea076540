"""1775: Rebellion."""
