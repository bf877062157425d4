"""Smooth chance over the plane, for what is uneven: worn turf, drifts of leaves, soil."""

import numpy as np

TABLE = 256  # cells after which the noise repeats


def value_noise(x, y, seed):
    """Values 0..1 at arrays x, y, one cell a unit."""
    table = np.random.default_rng(seed).random((TABLE, TABLE))
    column, row = np.floor(x).astype(int), np.floor(y).astype(int)
    u, v = x - column, y - row
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    at = lambda i, j: table[(row + j) % TABLE, (column + i) % TABLE]
    return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v


def fractal(x, y, seed, octaves=5):
    """Octaves of value noise, each half as strong as the one before; 0..1, mostly near 0.5."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    total = sum(value_noise(x * 2**k + 17.3 * k, y * 2**k - 9.1 * k, seed + k) * 0.5**k for k in range(octaves))
    return total / (2 - 0.5 ** (octaves - 1))


def ease(low, high, x):
    """0 up to `low`, 1 from `high` on, smooth between; `low` may be the larger one."""
    t = np.clip((np.asarray(x, float) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)
