"""Telling people what concerns them: by mail, webhook and browser push, on the channels they choose, once."""
