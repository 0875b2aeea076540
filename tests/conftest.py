"""For all tests: properties are tried as long as they need, because a busy machine proves nothing wrong."""

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
