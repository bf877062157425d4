"""The ground under everything: its height, what grows on it where, and the blades themselves."""

import bpy
import numpy as np
from nature.litter import clover_mesh, flower_mesh, leaf_mesh, pebble_mesh, weed_mesh
from nature.noise import ease, fractal
from nature.ribbons import blade_sections, mesh_of, ribbons_mesh
from nature.turf_skins import blade, earth
from standing.shape import scatter, stand

GRID = 900  # cells along a side of the cover's picture
FLOOR = 0.07  # meters between two points of the ground's mesh
TUFTS = 330  # a square meter before the photographer's feet
FADE = 5.0  # meters from which on fewer, larger tufts do


class Lawn:
    """
    A square of ground from (x0, y0), `side` meters wide. `cover(x, y)` answers arrays 0..1: how dense the turf is, how
    dry, how long; `height(x, y)` meters. `view` is where the phone stands and looks: (x, turn in radians).
    """

    def __init__(self, rng, corner, side, cover, height, view=(0.0, 0.0)):
        self.rng, self.corner, self.side, self.height, self.view = rng, corner, side, height, view
        steps = (np.arange(GRID) + 0.5) / GRID * side
        self.cells = np.clip(np.stack(cover(*np.meshgrid(corner[0] + steps, corner[1] + steps)), -1), 0, 1)
        self.picture = bpy.data.images.new("cover", GRID, GRID, float_buffer=True)
        self.picture.colorspace_settings.name = "Non-Color"
        pixels = np.concatenate([self.cells, np.ones((GRID, GRID, 1))], -1).astype(np.float32)
        self.picture.pixels.foreach_set(pixels.ravel())
        self.picture.update()
        self.picture.pack()

    def __repr__(self):
        return f"lawn at {self.corner}"

    def cover_at(self, x, y):
        """(n, 3): density, dryness, length."""
        cell = lambda at, low: np.clip(((at - low) / self.side * GRID).astype(int), 0, GRID - 1)
        return self.cells[cell(y, self.corner[1]), cell(x, self.corner[0])]

    def under(self, point):
        """Height in meters below a point of the world."""
        return float(self.height(np.array([point[0]]), np.array([point[1]]))[0])

    def lay(self, soil, thatch=(0.11, 0.088, 0.048)):
        """The ground itself."""
        steps = np.arange(0, self.side + FLOOR, FLOOR)
        x, y = np.meshgrid(self.corner[0] + steps, self.corner[1] + steps)
        n = len(steps)
        index = np.arange(n * n).reshape(n, n)
        quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
        points = np.stack([x, y, self.height(x, y)], -1).reshape(-1, 3)
        stand(mesh_of("ground", points, quads, earth(self, soil, thatch)), "lawn")

    def seen_points(self, density, far, near=1.2, spread=0.8):
        """Points (n, 2) before the phone, `density` a square meter up to FADE, then ever fewer with the distance."""
        count = int(density * spread * FADE**2 * (1 + 2 * np.log(far / FADE)))
        share = self.rng.random(count) * (1 + 2 * np.log(far / FADE))
        ahead = np.where(share < 1, FADE * np.sqrt(share), FADE * np.exp((share - 1) / 2))
        across = self.rng.uniform(-1, 1, count) * (spread * ahead + 0.4)
        kept = ahead > near
        ahead, across = ahead[kept], across[kept]
        x, turn = self.view
        at = [x + across * np.cos(turn) + ahead * np.sin(turn), ahead * np.cos(turn) - across * np.sin(turn)]
        return np.stack(at, 1), ahead

    def grow(self, green, straw, height=(0.03, 0.065), far=24.0, bare=(), tufts=TUFTS):
        """Turf wherever the cover says so, but for `bare`: functions of x, y that are true where nothing grows."""
        points, ahead = self.free(*self.seen_points(tufts, far), bare)
        density, dryness, length = self.cover_at(points[:, 0], points[:, 1]).T
        clump = fractal(points[:, 0] * 6, points[:, 1] * 6, 5, 3)
        keep = self.rng.random(len(points)) < density * 1.1 - (clump < 0.36) * 0.4
        points, ahead, density, dryness, length = (a[keep] for a in (points, ahead, density, dryness, length))
        size = np.maximum(1, ahead / FADE) ** 0.8 * (0.75 + 0.25 * density) * self.rng.uniform(0.75, 1.25, len(points))
        lush = fractal(points[:, 0] * 1.6, points[:, 1] * 1.6, 23, 4)
        size *= 0.72 + 0.56 * ease(0.36, 0.62, lush)  # no two steps alike
        fresh, dry, tall = (self.rng.random(len(points)) for _ in range(3))
        is_tall, is_dry = tall < length * 0.5 + 0.008, dry < dryness * 0.35
        self.put_tufts([self.tuft(54, 0.075, height, 0.003, 0.6, green, straw) for _ in range(5)], points, size)
        rank = (height[1], height[1] * 2.6)
        self.put_tufts(
            [self.tuft(22, 0.04, rank, 0.0042, 0.4, green, straw) for _ in range(3)], points[is_tall], size[is_tall]
        )
        dead = (height[0], height[1] * 1.2)
        limp = [self.tuft(26, 0.09, dead, 0.003, 1.3, straw, straw) for _ in range(2)]
        self.put_tufts(limp, points[is_dry], size[is_dry] * (0.7 + 0.3 * fresh[is_dry]))

    def tuft(self, blades, radius, height, width, lean, green, straw):
        """A tuft on a foot of one meter, so that the scale of a copy is the tuft's own."""
        turn, out = self.rng.uniform(0, 2 * np.pi, blades), radius * np.sqrt(self.rng.random(blades))
        roots = np.stack([np.cos(turn) * out, np.sin(turn) * out, np.full(blades, -0.006)], 1)
        lengths = self.rng.uniform(*height, blades) * self.rng.uniform(0.65, 1, blades)
        return ribbons_mesh("tuft", blade_sections(self.rng, roots, lengths, width, lean), blade(self, green, straw))

    def put_tufts(self, meshes, points, size):
        which = self.rng.integers(0, len(meshes), len(points))
        for k, mesh in enumerate(meshes):
            self.strew(mesh, points[which == k], size[which == k], 0.15)

    def strew(self, mesh, points, sizes, tilt=0.3, lift=0.0):
        """Copies of a mesh on the ground at points (n, 2)."""
        z = self.height(points[:, 0], points[:, 1]) + lift
        scatter(mesh, "lawn", np.column_stack([points, z]), sizes, self.rng, tilt)

    def free(self, points, ahead, bare):
        kept = np.ones(len(points), bool)
        for inside in bare:
            kept &= ~inside(points[:, 0], points[:, 1])
        return points[kept], ahead[kept]

    def fringe(self, line, green, straw, height=(0.05, 0.15), density=60, spread=0.05, gaps=0.1):
        """Rank grass that the mower misses along a line of (x, y) points."""
        tufts = [self.tuft(18, 0.03, height, 0.004, 0.42, green, straw) for _ in range(3)]
        for a, b in zip(line, line[1:]):
            a, b = np.array(a), np.array(b)
            long = np.hypot(*(b - a))
            t = self.rng.random(int(long * density))
            points = a + (b - a) * t[:, None] + self.rng.normal(0, spread, (len(t), 2))
            patch = fractal(t * long * 1.7 + a[0] * 3, 0 * t + a[1], 41, 3)
            points = points[self.rng.random(len(t)) < np.clip((patch - 0.5 - gaps) * 2.2 + 0.8, 0, 1)]
            self.put_tufts(tufts, points, self.rng.uniform(0.5, 1.15, len(points)))

    def wild(self, share=0.5, flowers=(), each=3.0, bare=()):
        """Mats of clover in the turf, `share` 0..1 how many, and `each` flowers a square meter of every color."""
        mat = lambda at: ease(0.62 - 0.2 * share, 0.68 - 0.2 * share, fractal(at[:, 0] * 0.9, at[:, 1] * 0.9, 211, 5))
        points, ahead = self.free(*self.seen_points(130, 16), bare)
        kept = self.rng.random(len(points)) < mat(points) * self.cover_at(points[:, 0], points[:, 1])[:, 0]
        size = np.maximum(1, ahead[kept] / FADE) ** 0.8 * self.rng.uniform(0.6, 1.2, kept.sum())
        self.put_tufts([clover_mesh(self.rng) for _ in range(3)], points[kept], size)
        for color in flowers:
            points, _ = self.free(*self.seen_points(each, 16), bare)
            drift = fractal(points[:, 0] * 0.6, points[:, 1] * 0.6, 223, 3) > 0.5
            self.strew(flower_mesh(self.rng, color), points[drift], self.rng.uniform(0.7, 1.4, drift.sum()), 0.25)

    def litter(self, color, leaves=3.0, weeds=1.5, pebbles=20.0, stones=(0.19, 0.17, 0.145), bare=()):
        """Fallen leaves, weeds and pebbles, so many a square meter; pebbles only where the turf is thin."""
        for k in range(3):
            points, _ = self.seen_points(leaves / 3, 18)
            sizes = self.rng.uniform(0.6, 1.2, len(points))
            self.strew(leaf_mesh(self.rng, 0.04 + 0.014 * k, color), points, sizes, 0.4, 0.022)
            points, ahead = self.free(*self.seen_points(weeds / 3, 16), bare)
            points = points[fractal(points[:, 0] * 0.5, points[:, 1] * 0.5, 77 + k) > 0.5]
            self.strew(
                weed_mesh(self.rng, 0.045 + 0.012 * k), points, self.rng.uniform(0.5, 1.1, len(points)), 0.15, 0.012
            )
            points, _ = self.free(*self.seen_points(pebbles / 3, 10), bare)
            heaps = fractal(points[:, 0] * 0.9, points[:, 1] * 0.9, 61 + k, 4)  # washed together, not sown
            thin = 0.75 - self.cover_at(points[:, 0], points[:, 1])[:, 0] * 1.4
            thin *= np.clip((heaps - 0.42) * 7, 0.06, 1.6)
            points = points[self.rng.random(len(points)) < thin]
            sizes = 0.008 + 0.045 * self.rng.random(len(points)) ** 4
            self.strew(pebble_mesh(self.rng, stones), points, sizes, 0.3, 0.002)
