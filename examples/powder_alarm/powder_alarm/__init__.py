"""Powder Alarm: the Crown looks for gunpowder around Boston, and the Country hides it."""
