"""Hedges that were clipped once, and evergreen columns. Meters."""

import numpy as np
from nature.foliage_skins import foliage_skin
from nature.noise import fractal
from nature.ribbons import mesh_of
from standing.plants import leaf_cloud
from standing.shape import quads_mesh, stand
from surfaces.materials import plain


def clipped(rng, frame, length, height=1.4, depth=0.7, color=(0.035, 0.065, 0.018), leaves=5200):
    """A hedge along local x, so many `leaves` a meter: grown out since the shears, thin in places, twigs through it."""
    count = int(leaves * length)
    x, across, up = rng.random(count) * length, rng.uniform(-1, 1, count), rng.random(count)
    swell = 0.8 + 0.5 * fractal(x * 1.4, up * height * 1.4, 71, 4)
    crest = height * (0.9 + 0.16 * fractal(x * 1.1, 0 * x, 73, 4))
    side = rng.random(count) < 0.72
    y = np.where(side, np.sign(across) * swell, across * swell) * depth / 2
    z = np.where(side, up * crest, crest * (1 - 0.05 * across**2))
    at = np.stack([x, y - np.sign(y) * np.abs(rng.normal(0, 0.05, count)), z + rng.normal(0, 0.03, count)], 1)
    long = rng.random(count) < 0.03
    at[long, 2] += rng.uniform(0, 0.16, long.sum()) * (z[long] > 0.8 * crest[long])
    cloud = leaf_cloud(rng, at, np.full((count, 3), 0.035), count, 0.045, 0.4)
    stand(quads_mesh("shrub", cloud, foliage_skin(color)), "shrub", frame.matrix)
    steps = np.linspace(0.05, length - 0.05, int(length * 4))
    tops = height * (0.84 + 0.16 * fractal(steps * 1.1, 0 * steps, 73, 4))
    core = np.array([[(x, s * depth * 0.3, z * top) for s, z in ((-1, 0), (-1, 1), (1, 1), (1, 0))]
                     for x, top in zip(steps, tops)])  # fmt: skip
    index = np.arange(len(steps) * 4).reshape(-1, 4)
    quads = [np.stack([index[:-1, k], index[1:, k], index[1:, k + 1], index[:-1, k + 1]], -1) for k in range(3)]
    dark = tuple(0.35 * c for c in color)
    stand(mesh_of("shrub", core.reshape(-1, 3), np.concatenate(quads), plain(dark, 0.95)), "shrub", frame.matrix)


def column(rng, x, y, z=0.0, height=3.0, wide=0.45, color=(0.03, 0.055, 0.022), leaves=26000):
    """A cypress of the garden center: a flame of fine sprays, its skirt brown, its top nodding."""
    sprays = 420
    up = rng.random(sprays) ** 0.8
    out = wide * np.minimum(1, 4.5 * up + 0.55) * (1 - up**2.2) * rng.uniform(0.72, 1.08, sprays)
    turn = rng.uniform(0, 2 * np.pi, sprays)
    tip = np.stack([np.cos(turn) * out, np.sin(turn) * out, 0.04 + up * height * 0.97 + 0.06 * out], 1)
    radii = np.array([0.1, 0.1, 0.2]) * rng.uniform(0.6, 1.3, (sprays, 1)) * (1 - 0.5 * up[:, None])
    cloud = leaf_cloud(rng, tip, radii, leaves, 0.05, 0.22)
    inside = leaf_cloud(rng, tip * [0.5, 0.5, 1], radii, 7000, 0.09, 0.4)
    for leaves_of, tone in ((cloud, color), (inside, (0.022, 0.024, 0.012))):
        stand(quads_mesh("tree", leaves_of, foliage_skin(tone)), "tree").location = (x, y, z)
