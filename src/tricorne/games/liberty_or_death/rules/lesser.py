"""The lesser and the greater of two numbers: a call of `min` or `max` costs three times as much."""


def lesser(one: int, other: int) -> int:
    """The lesser of two."""
    return one if one < other else other


def greater(one: int, other: int) -> int:
    """The greater of two."""
    return one if one > other else other
