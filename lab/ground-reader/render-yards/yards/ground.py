"""The ground as patches laid one over another: each a polygon of one kind on a plane, so that every border is exact."""

import numpy as np

from standing.shape import Shape, quads_mesh, scatter

SKIRT = 0.35  # meters that a patch's rim reaches down, so that no gap shows between two of them
LIFT = 0.004  # meters between the tops of two patches that lie on one another


class Plane:
    """z = level + slope_x * x + slope_y * y, meters."""

    def __init__(self, level=0.0, slope_x=0.0, slope_y=0.0):
        self.level, self.slope_x, self.slope_y = level, slope_x, slope_y

    def __call__(self, x, y):
        return self.level + self.slope_x * x + self.slope_y * y


LEVEL = Plane()


class Ground:
    def __init__(self):
        self.patches = []  # (kind, outline (n, 2), plane, lift)
        self.view = (0.0, 0.0)  # where the camera stands along x (meters) and looks (radians to the right)

    def seen_points(self, rng, count, far, near=1.3, spread=0.8):
        """Points before the camera, as many in each meter of depth's logarithm: what is near shows large."""
        ahead = near * (far / near) ** rng.random(count)
        across = rng.uniform(-1, 1, count) * (spread * ahead + 0.3)
        x, turn = self.view
        return (x + across * np.cos(turn) + ahead * np.sin(turn), ahead * np.cos(turn) - across * np.sin(turn), ahead)

    def lay(self, kind, outline, material, plane=LEVEL, lift=None):
        """Lays a patch over what lies there; `lift` is meters above the plane (default: just above the last patch)."""
        lift = LIFT * len(self.patches) if lift is None else lift + LIFT * len(self.patches) / 10
        outline = counter_clockwise(outline)
        shape = Shape(kind)
        top = lambda x, y: plane(x, y) + lift
        shape.prism(outline, lambda x, y: top(x, y) - SKIRT, top, material)
        shape.build()
        self.patches.append((kind, np.array(outline), plane, lift))

    def kind_at(self, x, y):
        """Kinds (object array of strings) and heights of the topmost patch at points."""
        kinds, heights = np.full(x.shape, "", object), np.full(x.shape, -1e9)
        for kind, outline, plane, lift in self.patches:
            z = plane(x, y) + lift
            over = inside(outline, x, y) & (z >= heights - 1e-9)
            kinds[over], heights[over] = kind, z[over]
        return kinds, heights

    def height(self, x, y):
        return float(self.kind_at(np.array([x]), np.array([y]))[1][0])


def inside(outline, x, y):
    """Which points lie in a polygon (even-odd rule)."""
    within = np.zeros(x.shape, bool)
    for (xa, ya), (xb, yb) in zip(outline, np.roll(outline, -1, 0)):
        if ya != yb:
            within ^= ((ya > y) != (yb > y)) & (x < (xb - xa) * (y - ya) / (yb - ya) + xa)
    return within


def counter_clockwise(outline):
    points = [(float(x), float(y)) for x, y in outline]
    area = sum(xa * yb - xb * ya for (xa, ya), (xb, yb) in zip(points, points[1:] + points[:1]))
    return points if area > 0 else points[::-1]


def rectangle(x0, x1, y0, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def blob(rng, x, y, width, depth, rough=0.18, corners=28):
    """A rounded outline with a living edge."""
    turns = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    wave = sum(rng.normal(0, rough / k) * np.cos(k * turns + rng.uniform(0, 6.3)) for k in range(2, 7))
    fine = rng.normal(0, rough / 8, corners)
    reach = np.maximum(0.3, 1 + wave + fine)
    return np.stack([x + width / 2 * reach * np.cos(turns), y + depth / 2 * reach * np.sin(turns)], 1)


def ribbon(points, width, steps=24):
    """A curved path of one width through points (a smooth line of Catmull and Rom)."""
    p = np.array([points[0], *points, points[-1]], float)
    line = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        t = np.linspace(0, 1, steps // max(1, len(points) - 1), endpoint=False)[:, None]
        line.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    line = np.concatenate([*line, p[-1:]])
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.stack([along[:, 1], -along[:, 0]], 1) * width / 2
    return np.concatenate([line + side, (line - side)[::-1]])


def tuft_mesh(rng, height, width, blades, material):
    """A tuft of bent blades of about `height` meters, on a foot one unit across."""
    turn, far = rng.uniform(0, 2 * np.pi, blades), np.sqrt(rng.random(blades)) * 0.5
    root = np.stack([np.cos(turn) * far, np.sin(turn) * far, np.full(blades, -0.005)], 1)
    lean = rng.normal(0, 0.55, (blades, 2))
    reach = np.concatenate([lean, np.ones((blades, 1))], 1) * height * rng.uniform(0.5, 1.1, blades)[:, None]
    side = np.stack([-np.sin(turn), np.cos(turn), np.zeros(blades)], 1) * width / 2
    corners = np.stack([root - side, root + side, root + reach + side * 0.2, root + reach - side * 0.2], 1)
    return quads_mesh("tuft", corners, material)


def grow_grass(ground, rng, kind, materials, count=6000, height=0.4, far=22.0, patchy=0.0):
    """Tufts on all that is of a kind, finer and denser near the camera. `height` is a share of a tuft's width."""
    x, y, ahead = ground.seen_points(rng, count, far)
    kinds, z = ground.kind_at(x, y)
    bare = np.sin(x * 1.9 + 3 * np.sin(y * 0.7)) * np.sin(y * 1.6 + 2 * np.sin(x * 0.9)) + rng.normal(0, 0.3, count)
    keep = (kinds == kind) & (bare > patchy * 1.6 - 1.7)
    places = np.stack([x, y, z], 1)[keep]
    sizes = (0.08 + 0.026 * ahead[keep]) * rng.uniform(0.7, 1.3, len(places))
    choice = rng.integers(0, len(materials) * 2, len(places))
    for i in range(len(materials) * 2):
        mesh = tuft_mesh(rng, height * rng.uniform(0.8, 1.2), 0.045, 42, materials[i % len(materials)])
        scatter(mesh, kind, places[choice == i], sizes[choice == i], rng)


def strew(ground, rng, kind, mesh, count, size, far=9.0):
    """Small things lying on the ground of a kind (stones, leaves), belonging to it."""
    x, y, _ = ground.seen_points(rng, count, far)
    kinds, z = ground.kind_at(x, y)
    keep = kinds == kind
    sizes = size * rng.uniform(0.4, 1.6, keep.sum())
    scatter(mesh, kind, np.stack([x, y, z], 1)[keep], sizes, rng, 0.4)
