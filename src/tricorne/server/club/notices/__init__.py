"""Telling people that it is their turn: by mail, webhook and browser push, at most once a turn."""
