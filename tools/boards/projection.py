"""From longitude and latitude to the pixels of a board.

Lambert conformal conic on a sphere, a turn of the whole map, a focus that enlarges the crowded middle, scale and shift.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.float64]
Project = Callable[[Points], Points]

EARTH_KM = 6371.0


@dataclass(frozen=True)
class Lambert:
    """Lambert conformal conic with two standard parallels; x right and y down, in km from the origin."""

    parallels: tuple[float, float]
    origin: tuple[float, float]  # longitude, latitude

    def __call__(self, lonlat: Points) -> Points:
        first, second = (math.radians(p) for p in self.parallels)
        lon0, lat0 = (math.radians(v) for v in self.origin)
        n = math.log(math.cos(first) / math.cos(second)) / math.log(_t(second) / _t(first))
        f = math.cos(first) * _t(first) ** n / n
        rho0 = EARTH_KM * f / _t(lat0) ** n
        lon, lat = np.radians(lonlat[:, 0]), np.radians(lonlat[:, 1])
        rho = EARTH_KM * f / np.tan(math.pi / 4 + lat / 2) ** n
        theta = n * (lon - lon0)
        return np.column_stack([rho * np.sin(theta), rho * np.cos(theta) - rho0])


def _t(lat: float) -> float:
    return math.tan(math.pi / 4 + lat / 2)


def turned(points: Points, degrees: float) -> Points:
    """Turn clockwise on the screen (y points down)."""
    a = math.radians(degrees)
    x, y = points[:, 0], points[:, 1]
    return np.column_stack([x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)])


@dataclass(frozen=True)
class Framed:
    """A turned Lambert map with a focus, scaled into the frame of a board."""

    lambert: Lambert
    turn: float
    focus: tuple[float, float]
    k: float
    radius_km: float
    scale: float
    shift: tuple[float, float]

    def __call__(self, lonlat: Points) -> Points:
        p = turned(self.lambert(lonlat), self.turn)
        c = turned(self.lambert(np.array([self.focus])), self.turn)
        d = p - c
        r2 = (d**2).sum(axis=1, keepdims=True) / self.radius_km**2
        framed: Points = (c + d * (1 + self.k / (1 + r2))) * self.scale + np.array(self.shift)
        return framed


class Bent:
    """A turned Lambert map bent by a thin-plate spline through given pairs of place and pixel."""

    def __init__(
        self,
        lambert: Lambert,
        turn: float,
        pairs: list[tuple[tuple[float, float], tuple[float, float]]],
        stiffness: float,
    ) -> None:
        self.lambert, self.turn = lambert, turn
        self.sources = self._flat(np.array([p[0] for p in pairs]))
        targets = np.array([p[1] for p in pairs])
        n = len(pairs)
        system = np.zeros((n + 3, n + 3))
        system[:n, :n] = _kernel(self.sources, self.sources) + stiffness * np.eye(n)
        system[:n, n] = 1
        system[:n, n + 1 :] = self.sources
        system[n, :n] = 1
        system[n + 1 :, :n] = self.sources.T
        self.weights = np.linalg.solve(system, np.vstack([targets, np.zeros((3, 2))]))

    def _flat(self, lonlat: Points) -> Points:
        return turned(self.lambert(lonlat), self.turn)

    def __call__(self, lonlat: Points) -> Points:
        p = self._flat(lonlat)
        n = len(self.sources)
        affine = np.column_stack([np.ones(len(p)), p])
        bent: Points = _kernel(p, self.sources) @ self.weights[:n] + affine @ self.weights[n:]
        return bent


def _kernel(a: Points, b: Points) -> Points:
    r2 = ((a[:, None, :] - b[None, :, :]) ** 2).sum(axis=2)
    return np.where(r2 > 0, r2 * 0.5 * np.log(np.maximum(r2, 1e-12)), 0.0)
