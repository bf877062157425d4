"""Trees that branch, and shrubs: bark in tapering tubes, leaves along the twigs. Meters."""

import math

import numpy as np
from nature.foliage_skins import foliage_skin, rind
from nature.ribbons import ribbons_mesh
from standing.plants import leaf_cloud
from standing.shape import quads_mesh, stand

# By level, from the trunk to the twigs: pieces of a limb, unsteadiness, pull upwards, limbs that grow on it, sides.
PIECES, UNSTEADY, UPWARD = (12, 8, 6, 4), (0.05, 0.16, 0.22, 0.3), (0.04, 0.07, 0.05, 0.0)
CHILDREN, SIDES = (26, 11, 7), (9, 6, 4, 3)
LEAF_SPREAD = 0.075  # meters a leaf sits off its twig


class Tree:
    """
    A tree to be planted any number of times. `leaves` 0 is a bare one; `upright` 0.2 spreads, 0.6 is slender; the
    `color` of one that turns is a pair of colors.
    """

    def __init__(self, rng, height=8.0, crown=3.2, clear=1.9, girth=0.16, color=(0.055, 0.095, 0.022), leaves=60000,
                 leaf_length=0.085, upright=0.25, wood=(0.14, 0.105, 0.08), twig=None):  # fmt: skip
        self.rng, self.height, self.crown, self.clear, self.upright = rng, height, crown, clear, upright
        self.limbs, self.twigs = {sides: [] for sides in SIDES}, []
        self.grow(np.array([0, 0, -0.25]), np.array([*rng.normal(0, 0.04, 2), 1.0]), height * 0.93, girth, 0)
        self.meshes = [
            ribbons_mesh("bark", self.tubes(sides), rind(twig or wood if k else wood), True)
            for k, sides in enumerate(SIDES[:3])
        ]
        if leaves:
            tones = color if isinstance(color[0], tuple) else (color,)
            self.meshes.append(self.foliage(leaves, leaf_length, foliage_skin(*tones)))

    def grow(self, start, way, length, radius, level):
        """One limb and all that grows on it."""
        n, points, at = PIECES[level], [start], start
        for _ in range(n):
            way = way + self.rng.normal(0, UNSTEADY[level], 3) + [0, 0, UPWARD[level]]
            way /= np.linalg.norm(way)
            at = at + way * length / n
            points.append(at)
        points = np.array(points)
        radii = radius * (1 - 0.85 * np.linspace(0, 1, n + 1))
        if level == 0:
            radii[:2] *= 1.55, 1.08  # the flare of the roots
        self.limbs[SIDES[level]].append((points, radii))
        if level == len(CHILDREN):
            self.twigs.append(points)
            return
        for _ in range(int(CHILDREN[level] * self.rng.uniform(0.8, 1.2))):
            share = self.rng.uniform(self.clear / self.height if level == 0 else 0.14, 1)
            k = min(int(share * n) + 1, n)
            along = points[k] - points[k - 1]
            self.grow(points[k], self.branch_way(along, level), self.branch_length(share, length, level),
                      min(radii[k] * 0.75, radius * 0.4), level + 1)  # fmt: skip

    def branch_way(self, along, level):
        along = along / np.linalg.norm(along)
        across = np.cross(along, self.rng.normal(0, 1, 3))
        across /= np.linalg.norm(across)
        spread = self.rng.uniform(0.55, 1.15)
        way = along * math.cos(spread) + across * math.sin(spread)
        return way + [0, 0, self.upright * (0.6 if level == 0 else 0.25)]

    def branch_length(self, share, length, level):
        if level:
            return length * self.rng.uniform(0.35, 0.62) * (1.15 - 0.5 * share)
        up = (share - self.clear / self.height) / (1 - self.clear / self.height)
        bulge = math.sin(math.pi * min(1, 0.16 + 0.84 * up) ** 0.8) ** 0.7 * 0.95 + 0.12
        return self.crown * bulge * self.rng.uniform(0.7, 1.15)

    def tubes(self, sides):
        """(n, k, sides, 3) rings along all limbs of a level."""
        points = np.array([p for p, _ in self.limbs[sides]])
        radii = np.array([r for _, r in self.limbs[sides]])
        along = np.gradient(points, axis=1)
        along /= np.linalg.norm(along, axis=2, keepdims=True)
        across = np.cross(along, np.where(np.abs(along[..., 2:]) < 0.9, [0, 0, 1.0], [1.0, 0, 0]))
        across /= np.linalg.norm(across, axis=2, keepdims=True)
        other, turn = np.cross(along, across), np.arange(sides) * 2 * np.pi / sides
        ring = across[:, :, None] * np.cos(turn)[:, None] + other[:, :, None] * np.sin(turn)[:, None]
        return points[:, :, None] + ring * radii[:, :, None, None]

    def foliage(self, count, length, material):
        twigs, rng = np.array(self.twigs), self.rng
        which = rng.integers(0, len(twigs), count)
        along = rng.random(count) ** 0.7 * (twigs.shape[1] - 1.001)
        k, share = along.astype(int), (along % 1)[:, None]
        at = twigs[which, k] * (1 - share) + twigs[which, k + 1] * share
        return quads_mesh(
            "foliage", leaf_cloud(rng, at, np.full((count, 3), LEAF_SPREAD), count, length, 0.34), material
        )

    def plant(self, x, y, z=0.0, size=1.0, tall=1.0, shade=True):
        """One such tree; without `shade` it only shows in mirrors and to the eye."""
        turn = self.rng.uniform(0, 6.28)
        for mesh in self.meshes:
            made = stand(mesh, "tree")
            made.location, made.scale, made.rotation_euler = (x, y, z), (size, size, size * tall), (0, 0, turn)
            made.visible_shadow = shade


def woods(trees, rng, y, wide=46.0, z=-1.0, count=26):
    """What closes the view: crowns in depth."""
    for k in range(count):
        x = -wide + 2 * wide * (k + rng.random()) / count
        trees[k % len(trees)].plant(x, y + rng.uniform(0, 16), z, rng.uniform(0.75, 1.3), rng.uniform(0.85, 1.1))


def shoots(rng, centers, size, count=60, steps=7):
    """Points along `count` straight shoots that leave a shrub of `size` (wide, deep, high) upwards and outwards."""
    start = centers[rng.integers(0, len(centers), count)]
    way = (start - [0, 0, 0.3 * size[2]]) / size + rng.normal(0, 0.25, (count, 3)) + [0, 0, 0.35]
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    reach = np.linspace(0.12, 1, steps)[:, None] * rng.uniform(0.22, 0.5, count)
    return (start + reach[..., None] * way * size).reshape(-1, 3)


def shrub(rng, x, y, z=0.0, width=0.9, height=0.8, color=(0.045, 0.078, 0.022), leaves=9000, leaf_length=0.045):
    """A lumpy evergreen, darker inside because it shades itself, this year's shoots sticking out of it."""
    count = 26
    way = rng.normal(0, 1, (count, 3)) * [1, 1, 0.8]
    way *= (rng.uniform(0.3, 0.6, (count, 1))) / np.linalg.norm(way, axis=1, keepdims=True)
    centers = np.maximum(way * [width, width, height] + [0, 0, height * 0.46], 0.1 * height)
    radii = np.full((count, 3), 1.0) * [width * 0.24, width * 0.24, height * 0.27] * rng.uniform(0.5, 1.15, (count, 1))
    cloud = leaf_cloud(rng, centers, radii, int(leaves * 1.5), leaf_length * 0.8)
    tips = shoots(rng, centers, [width, width, height])
    tufts = leaf_cloud(rng, tips, np.full(tips.shape, 0.035), int(leaves * 0.35), leaf_length * 0.8)
    made = stand(quads_mesh("shrub", np.concatenate([cloud, tufts]), foliage_skin(color)), "shrub")
    made.location = (x, y, z)
