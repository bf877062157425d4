"""Trees, palms, conifers, shrubs, hedges and grasses: bark tubes and clouds of loose leaves. Meters."""

import math

import numpy as np

from standing.shape import Frame, Shape, quads_mesh, stand
from surfaces.materials import bark, leaf, plain

GREENS = [(0.055, 0.10, 0.025), (0.08, 0.12, 0.03), (0.035, 0.07, 0.02), (0.10, 0.13, 0.045), (0.05, 0.085, 0.04)]
AUTUMN = [(0.30, 0.10, 0.02), (0.35, 0.22, 0.03), (0.20, 0.05, 0.03)]
SILVER = [(0.16, 0.19, 0.13), (0.13, 0.17, 0.09)]
BARKS = [(0.14, 0.105, 0.08), (0.20, 0.17, 0.14), (0.09, 0.07, 0.055)]


def pick(rng, choices):
    return choices[int(rng.integers(0, len(choices)))]


def leaf_cloud(rng, centers, radii, count, length, slim=0.45):
    """Quads (n, 4, 3) in ellipsoids round centers (k, 3), more of them outside; radii (k, 3)."""
    which = rng.integers(0, len(centers), count)
    way = rng.normal(0, 1, (count, 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    at = np.asarray(centers)[which] + way * np.asarray(radii)[which] * (rng.random((count, 1)) ** 0.35)
    along = way * 0.5 + rng.normal(0, 0.7, (count, 3))
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, rng.normal(0, 1, (count, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    size = length * rng.uniform(0.6, 1.3, (count, 1))
    along, side = along * size, side * size * slim
    return np.stack([at, at + along * 0.5 + side, at + along, at + along * 0.5 - side], 1)


def leaves(rng, kind, frame, centers, radii, count, length, material, slim=0.45):
    mesh = quads_mesh(kind, leaf_cloud(rng, centers, radii, count, length, slim), material)
    return stand(mesh, kind, frame.matrix)


def tree(rng, x, y, z=0.0, height=7.0, color=None, leafy=True, count=8500, clear=None):
    """A broadleaf; `clear` is the height of the first branch."""
    frame, kind = Frame(x, y, z, rng.uniform(0, 360)), "tree"
    clear = height * rng.uniform(0.2, 0.4) if clear is None else clear
    girth, wooden = height * rng.uniform(0.014, 0.024), bark(pick(rng, BARKS))
    trunk = Shape(kind, frame)
    lean = rng.normal(0, 0.05, 2) * height
    line = [(lean[0] * t * t, lean[1] * t * t, height * 0.85 * t - 0.2) for t in np.linspace(0, 1, 6)]
    trunk.tube(
        [(0, 0, -0.2), *line[1:]], [girth * 1.5, girth, girth * 0.8, girth * 0.6, girth * 0.4, girth * 0.15], wooden
    )
    centers, radii = [], []
    limbs = int(rng.integers(6, 10))
    for k in range(limbs):
        start = clear + (height * 0.75 - clear) * k / limbs
        turn, reach = 2.4 * k + rng.normal(0, 0.3), height * rng.uniform(0.16, 0.3) * (1.15 - 0.6 * k / limbs)
        end = np.array([math.cos(turn) * reach, math.sin(turn) * reach, start + reach * rng.uniform(0.5, 0.9)])
        share = (start + 0.2) / (height * 0.85)
        root = (lean[0] * share**2, lean[1] * share**2, start)
        trunk.tube(
            [root, tuple((np.array(root) + end) / 2 + [0, 0, -0.1]), tuple(end)],
            [girth * 0.5, girth * 0.35, girth * 0.1],
            wooden,
            5,
        )
        if not leafy:
            twigs(rng, trunk, end, reach, girth, wooden)
        centers.append(end)
        radii.append(np.array([1, 1, 0.8]) * height * rng.uniform(0.12, 0.2))
    trunk.build()
    if leafy:
        material = leaf(color or pick(rng, GREENS))
        centers.append(np.array([lean[0], lean[1], height * 0.85]))
        radii.append(np.array([1, 1, 0.9]) * height * 0.15)
        leaves(rng, kind, frame, centers, radii, count, 0.015 * height + 0.045, material)


def twigs(rng, trunk, end, reach, girth, wooden):
    """What a bare branch ends in."""
    for _ in range(7):
        tip = end + rng.normal(0, 0.4, 3) * reach + [0, 0, reach * 0.5]
        trunk.tube([tuple(end * 0.8 + [0, 0, end[2] * 0.2]), tuple(tip)], [girth * 0.16, girth * 0.05], wooden, 4)


def conifer(rng, x, y, z=0.0, height=6.0, slim=0.2):
    frame = Frame(x, y, z)
    trunk = Shape("tree", frame)
    trunk.tube([(0, 0, -0.2), (0, 0, height * 0.9)], [height * 0.02, height * 0.004], bark(pick(rng, BARKS)))
    trunk.build()
    share = np.linspace(0.06, 0.97, 12)
    centers = np.stack([rng.normal(0, 0.05, 12), rng.normal(0, 0.05, 12), share * height], 1)
    wide = (1.05 - share) * height * slim
    radii = np.stack([wide, wide, np.full(12, height * 0.06)], 1)
    leaves(rng, "tree", frame, centers, radii, 4000, 0.03 * height, leaf(pick(rng, GREENS), 0.1), 0.2)


def palm(rng, x, y, z=0.0, height=6.0):
    frame, trunk = Frame(x, y, z, rng.uniform(0, 360)), None
    trunk = Shape("tree", frame)
    bend = rng.uniform(0, 0.12) * height
    line = [(bend * t * t, 0, height * t - 0.2) for t in np.linspace(0, 1, 7)]
    trunk.tube(line, [0.24, 0.17, 0.15, 0.15, 0.15, 0.16, 0.2], bark((0.2, 0.16, 0.12)))
    trunk.build()
    quads = []
    for k in range(34):
        turn, rise, long = 2.4 * k, rng.uniform(-0.7, 1.1), rng.uniform(1.2, 1.9)
        way = np.array([math.cos(turn), math.sin(turn), 0])
        for t in np.linspace(0.15, 1, 12):
            at = np.array([bend, 0, height - 0.2]) + way * long * t + [0, 0, long * (rise * t - 0.9 * t * t)]
            for side in (-1, 1):
                out = np.array([-way[1], way[0], 0]) * side * 0.5 + way * 0.3 - [0, 0, 0.25]
                quads.append([at, at + way * 0.05, at + way * 0.05 + out, at + out])
    stand(quads_mesh("tree", np.array(quads), leaf(pick(rng, GREENS))), "tree", frame.matrix)


def shrub(rng, x, y, z=0.0, width=0.9, height=0.8, color=None, bloom=None):
    """A rounded shrub; `bloom` is the color of its flowers."""
    frame = Frame(x, y, z, rng.uniform(0, 360))
    count = int(rng.integers(4, 8))
    centers = rng.normal(0, 0.17, (count, 3)) * [width, width, height * 0.5] + [0, 0, height * 0.48]
    radii = np.ones((count, 3)) * [width * 0.36, width * 0.36, height * 0.46]
    leaves(rng, "shrub", frame, centers, radii, 1400, 0.05 + 0.04 * width, leaf(color or pick(rng, GREENS)))
    if bloom:
        leaves(rng, "shrub", frame, centers, radii * 1.08, 110, 0.07, plain(bloom), 0.9)


def hedge(rng, frame, length, height=1.4, depth=0.7, color=None):
    """A clipped hedge along local x."""
    count = int(900 * length)
    low = np.array([0, -depth / 2, 0.02])
    at = rng.random((count, 3))
    face = rng.integers(0, 6, count)
    for axis in range(3):
        at[face == axis, axis] = np.clip(1 - np.abs(rng.normal(0, 0.03, (face == axis).sum())), 0, 1)
        at[face == axis + 3, axis] = np.abs(rng.normal(0, 0.03, (face == axis + 3).sum()))
    cloud = leaf_cloud(rng, low + at * [length, depth, height], np.full((count, 3), 0.03), count, 0.09)
    stand(quads_mesh("shrub", cloud, leaf(color or pick(rng, GREENS))), "shrub", frame.matrix)
    core = Shape("shrub", frame)
    core.box(0.06, length - 0.06, -depth / 2 + 0.06, depth / 2 - 0.06, 0, height - 0.07, plain((0.012, 0.02, 0.008)))
    core.build()


def grasses(rng, x, y, z=0.0, height=0.7, color=None):
    """A clump of long blades: ornamental grass, agave, lavender by color."""
    n = 150
    turn, out = rng.uniform(0, 2 * np.pi, n), np.abs(rng.normal(0.35, 0.22, n))
    way = np.stack([np.cos(turn), np.sin(turn), np.zeros(n)], 1)
    side = np.stack([-np.sin(turn), np.cos(turn), np.zeros(n)], 1) * 0.012 * (1 + height)
    tip = way * (out * height)[:, None] + np.stack([0 * out, 0 * out, height * rng.uniform(0.6, 1.1, n)], 1)
    root = way * 0.06
    quads = np.stack([root - side, root + side, tip + side * 0.3, tip - side * 0.3], 1)
    material = leaf(color or pick(rng, [*GREENS, *SILVER, (0.3, 0.24, 0.12)]))
    stand(quads_mesh("shrub", quads, material), "shrub", Frame(x, y, z).matrix)


def agave(rng, x, y, z=0.0, size=0.7):
    shape, skin = Shape("shrub", Frame(x, y, z, rng.uniform(0, 360))), leaf(pick(rng, SILVER), 0.05)
    for k in range(26):
        turn, rise = 2.4 * k, 0.15 + 1.2 * k / 26
        way = (math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise))
        shape.tube(
            [(0, 0, 0), tuple(0.5 * size * w for w in way), tuple(size * w for w in way)],
            [0.04 * size, 0.08 * size, 0.005],
            skin,
            4,
        )
    shape.build()


def cactus(rng, x, y, z=0.0, height=2.4):
    shape, skin = Shape("shrub", Frame(x, y, z, rng.uniform(0, 360))), plain((0.06, 0.10, 0.04), 0.8)
    shape.tube([(0, 0, -0.1), (0, 0, height * 0.96), (0, 0, height)], [0.15, 0.16, 0.06], skin, 12)
    for side in (-1, 1)[: int(rng.integers(0, 3))]:
        low, out = height * rng.uniform(0.35, 0.6), side * rng.uniform(0.35, 0.5)
        shape.tube([(0, 0, low), (out, 0, low + 0.1), (out, 0, low + height * 0.3)], [0.09, 0.1, 0.08], skin, 10)
    shape.build(True)


def tree_line(rng, y, wide=45.0, z=0.0, count=16):
    """What closes the horizon: a row of crowns far behind."""
    mesh_of = []
    for _ in range(3):
        centers = rng.normal(0, 1, (9, 3)) * [1.3, 1.3, 1.6] + [0, 0, 4.0]
        cloud = leaf_cloud(rng, centers, np.full((9, 3), 1.5), 2600, 0.42)
        mesh_of.append(quads_mesh("tree", cloud, leaf(pick(rng, GREENS))))
    for k in range(count):
        made = stand(mesh_of[k % 3], "tree")
        size = rng.uniform(0.8, 1.7)
        made.location = (-wide + 2 * wide * (k + rng.random()) / count, y + rng.uniform(-4, 6), z - 0.8)
        made.scale, made.rotation_euler = (size * 1.3, size * 1.3, size), (0, 0, rng.uniform(0, 6.3))
