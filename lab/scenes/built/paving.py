"""What befalls paving. Meters, on the frame of its shape."""

import numpy as np
from surfaces.materials import plain


def crack(shape, rng, slab, level, width=0.007):
    """
    A break across the slab (x0, x1, y0, y1) and, mostly, a branch that runs out to its end; `level(y)` is its top.
    A crack is a line that wanders and forks, never a ring.
    """
    x0, x1, y0, y1 = slab
    start, end = (rng.uniform(x0 + 0.25, x1 - 0.25), y0), (rng.uniform(x0 + 0.15, x1 - 0.15), y1)
    across = wander(rng, start, end)
    draw(shape, across, level, width)
    if rng.random() < 0.8:
        at = across[int(rng.integers(len(across) // 3, 2 * len(across) // 3))]
        side = x1 if at[0] < (x0 + x1) / 2 else x0
        draw(shape, wander(rng, at, (side, rng.uniform(y0 + 0.2, y1 - 0.2))), level, width * 0.6)


def wander(rng, start, end, halvings=5, rough=0.09):
    """Points of a broken line: each half pushed aside by a share of its own length."""
    line = np.array([start, end], float)
    for _ in range(halvings):
        a, b = line[:-1], line[1:]
        aside = np.stack([a[:, 1] - b[:, 1], b[:, 0] - a[:, 0]], 1) * rng.normal(0, rough, (len(a), 1))
        line = np.concatenate([np.stack([a, (a + b) / 2 + aside], 1).reshape(-1, 2), line[-1:]])
    return line


def draw(shape, line, level, width):
    """Thin dark pieces along the line, wider and narrower, gone here and there."""
    dark = plain((0.045, 0.04, 0.03), 0.95)
    along = np.diff(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    for k, (a, b) in enumerate(zip(line, line[1:])):
        half = 0.5 * width * (0.55 + 0.45 * np.sin(k * 2.1) * np.sin(k * 0.7)) * np.array([-along[k, 1], along[k, 0]])
        corners = [a - half, b - half, b + half, a + half]
        shape.face([(x, y, level(y)) for x, y in corners], dark)
