"""What lies and creeps in a lawn: fallen leaves, broad-leaved weeds, pebbles. Meters."""

import numpy as np
from nature.noise import fractal
from nature.ribbons import mesh_of, ribbons_mesh
from nature.turf_skins import field_stone
from standing.shape import Shape
from surfaces.materials import leaf, plain, stone

PEBBLE = 0.5  # radius of the mesh, so that a copy's scale is its width


def leaf_mesh(rng, length, color):
    """A dry leaf, curled."""
    shares, widths = np.array([0, 0.25, 0.5, 0.75, 1]), np.array([0.1, 0.8, 1, 0.7, 0.05]) * 0.3 * length
    rise = 0.2 * length * np.sin(shares * 3.1 + rng.normal(0, 0.3))
    spine = np.stack([shares * length - length / 2, 0 * shares, rise], 1)
    curl = rng.random((5, 2)) * 0.15 * length
    edges = [spine + np.stack([0 * widths, side * widths, curl[:, k]], 1) for k, side in enumerate((-1, 1))]
    return ribbons_mesh("leaf", np.stack([edges[0], spine, edges[1]], 1)[None], leaf(color, 0.1))


def weed_mesh(rng, length, leaves=11):
    """A rosette as of plantain or dandelion."""
    shares, widths = np.array([0, 0.3, 0.6, 0.85, 1]), np.array([0.15, 0.6, 1, 0.6, 0.05])
    ribbons = []
    for k in range(leaves):
        turn, reach, rise = 2.4 * k + rng.normal(0, 0.2), length * rng.uniform(0.6, 1.2), rng.uniform(0.15, 0.55)
        way, side = np.array([np.cos(turn), np.sin(turn), 0]), np.array([-np.sin(turn), np.cos(turn), 0])
        lift = reach * (rise * shares - 0.75 * rise * shares**2) + 0.004
        spine = way * (reach * shares)[:, None] + np.stack([0 * lift, 0 * lift, lift], 1)
        half = (widths * reach * 0.17)[:, None]
        ribbons.append(np.stack([spine - side * half, spine - [0, 0, 0.002], spine + side * half], 1))
    return ribbons_mesh("weed", np.stack(ribbons), leaf((0.048, 0.082, 0.022)))


def clover_mesh(rng, stalks=26, wide=0.09):
    """A hand's breadth of white clover: three round leaves a stalk, nearly level."""
    shares, widths, ribbons = np.array([0, 0.35, 0.7, 1]), np.array([0.25, 0.9, 1, 0.3]), []
    for _ in range(stalks):
        turn, out, up = rng.uniform(0, 6.28), wide * np.sqrt(rng.random()), rng.uniform(0.02, 0.055)
        size, first = rng.uniform(0.008, 0.014), rng.uniform(0, 2.1)
        for k in range(3):
            angle = first + 2.1 * k
            way, side = np.array([np.cos(angle), np.sin(angle), 0.25]), np.array([-np.sin(angle), np.cos(angle), 0])
            spine = np.array([np.cos(turn) * out, np.sin(turn) * out, up]) + way * (size * shares)[:, None]
            half = side * (widths * size * 0.42)[:, None]
            ribbons.append(np.stack([spine - half, spine - [0, 0, 0.0015], spine + half], 1))
    return ribbons_mesh("clover", np.stack(ribbons), leaf((0.05, 0.10, 0.028), 0.3))


def flower_mesh(rng, color, size=0.013, petals=9):
    """A flower head on its stalk, as of dandelion or daisy."""
    shape = Shape("lawn")
    height, lean = rng.uniform(0.03, 0.07), rng.normal(0, 0.012, 2)
    shape.ball((*lean, height), (size, size, size * 0.45), plain(color, 0.8), 0.2, rng, 4, petals)
    shape.tube([(0, 0, 0), (*lean, height)], 0.0015, plain((0.09, 0.12, 0.04)), 4)
    made = shape.build(True)
    made.hide_render = True
    return made.data


def pebble_mesh(rng, color):
    shape = Shape("gravel")
    shape.ball((0, 0, 0), (PEBBLE, PEBBLE * 0.8, PEBBLE * 0.5), stone(color), 0.25, rng, 5, 8)
    made = shape.build(True)
    made.hide_render = True
    return made.data


def rock_mesh(rng, color, rings=30, sides=44):
    """A field stone as wide as its copy's scale: worn edges, a flat side or two."""
    polar, turn = np.meshgrid(np.linspace(0, np.pi, rings), np.arange(sides) * 2 * np.pi / sides, indexing="ij")
    unit = np.stack([np.sin(polar) * np.cos(turn), np.sin(polar) * np.sin(turn), np.cos(polar)], -1)
    x, y, z = np.moveaxis(unit, -1, 0)
    seed = int(rng.integers(1e6))
    lumps = fractal(x * 1.3 + z * 0.8 + 7, y * 1.3 - z * 0.6 + 5, seed, 4) - 0.5
    lumps = lumps + 0.22 * (fractal(x * 7 + z * 4 + 9, y * 7 - z * 5 + 9, seed + 9, 3) - 0.5)
    reach = np.full(x.shape, 1.0)
    for _ in range(9):
        cut = rng.normal(0, 1, 3)
        facing = unit @ (cut / np.linalg.norm(cut))
        reach = np.minimum(reach, rng.uniform(0.6, 0.92) / np.maximum(facing, 0.2))
    points = unit * (PEBBLE * reach * (1 + 0.45 * lumps))[..., None] * [1, 0.8, 0.62]
    index = np.arange(rings * sides).reshape(rings, sides)
    nxt = np.roll(index, -1, 1)
    quads = np.stack([index[:-1], index[1:], nxt[1:], nxt[:-1]], -1).reshape(-1, 4)
    return mesh_of("rock", points.reshape(-1, 3), quads, field_stone(color))
