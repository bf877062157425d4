"""One yard in the making: its chance, ground, marks and phone, and what every sort of yard is made of."""

import numpy as np

from standing.openings import pick
from standing.people import crowd
from standing.plants import AUTUMN, GREENS, agave, cactus, conifer, grasses, palm, quads_mesh, shrub, tree
from standing.shape import Shape
from surfaces.grounds import asphalt, concrete, decking, flagstone, gravel, mulch, pavers, soil, turf
from surfaces.materials import blade, leaf, stone
from yards.ground import LEVEL, Ground, blob, grow_grass, rectangle, strew

GREEN_TURFS = [(0.07, 0.14, 0.015), (0.05, 0.12, 0.012), (0.10, 0.17, 0.025), (0.05, 0.09, 0.02), (0.13, 0.20, 0.03)]
STRAW = (0.34, 0.27, 0.14)
SOILS = [(0.165, 0.125, 0.088), (0.24, 0.16, 0.10), (0.10, 0.075, 0.055), (0.27, 0.22, 0.16)]
MULCHES = [(0.10, 0.06, 0.035), (0.16, 0.05, 0.025), (0.05, 0.04, 0.032)]
GRAVELS = [(0.36, 0.33, 0.28), (0.42, 0.33, 0.23), (0.3, 0.3, 0.3), (0.34, 0.2, 0.13), (0.5, 0.47, 0.42)]
FLOWERS = [None, None, (0.6, 0.05, 0.1), (0.7, 0.5, 0.05), (0.55, 0.2, 0.5), (0.75, 0.73, 0.7)]


class Yard:
    def __init__(self, seed):
        self.seed, self.rng = seed, np.random.default_rng(seed)
        self.ground, self.marks, self.phone = Ground(), [], None
        self.dryness = float(pick(self.rng, [0.0, 0.05, 0.1, 0.2, 0.35, 0.6, 1.0]))
        self.green = pick(self.rng, GREEN_TURFS)
        self.season = "autumn" if self.rng.random() < 0.15 else "summer"

    def chance(self, share):
        return bool(self.rng.random() < share)

    def between(self, low, high):
        return float(self.rng.uniform(low, high))

    def turf(self):
        return turf(self.green, STRAW, self.dryness, 0.35 if self.seed % 5 == 0 else 0.0)

    def covering(self, kind):
        """A material of a kind of ground, by chance."""
        rng = self.rng
        makers = {
            "lawn": self.turf,
            "soil": lambda: soil(pick(rng, SOILS)),
            "gravel": lambda: gravel(pick(rng, GRAVELS), float(pick(rng, [0.02, 0.03, 0.05]))),
            "driveway": lambda: pick(rng, [concrete, concrete, asphalt, lambda c: pavers(c, 0.2, 0.1)])(
                pick(rng, [(0.33, 0.31, 0.28), (0.42, 0.4, 0.36), (0.1, 0.1, 0.1), (0.25, 0.22, 0.2)])
            ),
            "street": lambda: asphalt(pick(rng, [(0.07, 0.07, 0.072), (0.12, 0.12, 0.118), (0.17, 0.165, 0.16)])),
            "paving": self.paving,
        }
        return makers[kind]()

    def paving(self):
        rng = self.rng
        color = pick(
            rng, [(0.4, 0.37, 0.32), (0.34, 0.33, 0.31), (0.36, 0.26, 0.19), (0.46, 0.42, 0.35), (0.25, 0.12, 0.09)]
        )
        sort = int(rng.integers(0, 5))
        if sort == 0:
            return concrete(color, float(pick(rng, [1.2, 1.5, 2.4])))
        if sort == 1:
            return flagstone(color)
        if sort == 2:
            return decking(pick(rng, [(0.3, 0.2, 0.12), (0.22, 0.2, 0.18), (0.16, 0.08, 0.05)]))
        wide, high = pick(rng, [(0.2, 0.1), (0.6, 0.6), (0.9, 0.6), (0.4, 0.4)])
        return pavers(color, wide, high, float(rng.uniform(0.2, 0.6)))

    def base(self, kind, plane=LEVEL, y0=-8.0, y1=70.0):
        self.ground.lay(kind, rectangle(-60, 60, y0, y1), self.covering(kind), plane)

    def bed(self, outline, plane=LEVEL, material=None):
        """A planting bed: mulch or soil."""
        self.ground.lay(
            "soil",
            outline,
            material or (mulch(pick(self.rng, MULCHES)) if self.chance(0.65) else self.covering("soil")),
            plane,
        )

    def plant(self, x, y, size=1.0, dry=False):
        """One shrub of any sort, standing on the ground there."""
        rng, z = self.rng, self.ground.height(x, y)
        draw = rng.random()
        if dry and draw < 0.6:
            (agave if draw < 0.35 else cactus)(rng, x, y, z)
        elif draw < 0.25:
            grasses(rng, x, y, z, self.between(0.4, 0.9) * size)
        else:
            shrub(rng, x, y, z, self.between(0.5, 1.1) * size, self.between(0.4, 1.0) * size, None, pick(rng, FLOWERS))

    def grow(self, x, y, height=None):
        """One tree of any sort, often in a ring of mulch."""
        rng, z = self.rng, self.ground.height(x, y)
        if self.chance(0.4):
            self.bed(blob(rng, x, y, 1.4, 1.4, 0.08))
        height = height or self.between(4.5, 9.0)
        draw = rng.random()
        if draw < 0.12:
            conifer(rng, x, y, z, height)
        elif draw < 0.18:
            palm(rng, x, y, z, height * 0.8)
        else:
            color = pick(rng, AUTUMN) if self.season == "autumn" else pick(rng, GREENS)
            tree(rng, x, y, z, height, color, leafy=not self.chance(0.3 if self.season == "autumn" else 0.06))

    def put(self, choices, x, y):
        pick(self.rng, choices)(self.rng, x, y, self.ground.height(x, y))

    def people(self, places):
        crowd(self, places)

    def free_spots(self, kind, count, near=3.5, far=12.0):
        """Places on a kind of ground before the camera."""
        rng = self.rng
        y = rng.uniform(near, far, 300)
        x = rng.uniform(-0.55, 0.55, 300) * y
        kinds, _ = self.ground.kind_at(x, y)
        spots, chosen = np.stack([x, y], 1)[kinds == kind], []
        for spot in spots:
            if len(chosen) < count and all(np.hypot(*(spot - other)) > 1.3 for other in chosen):
                chosen.append(spot)
        return [(float(x), float(y)) for x, y in chosen]

    def finish(self):
        """What lies and grows on the ground once everything else stands."""
        rng, self.ground.view = self.rng, (float(self.phone.at[0]), self.phone.turn)
        dry = np.array(STRAW) * 0.8
        tones = [
            tuple(np.array(self.green) * (1 - s) + dry * s)
            for s in np.clip([self.dryness * 0.3, self.dryness * 0.85], 0, 1)
        ]
        grow_grass(
            self.ground,
            rng,
            "lawn",
            [blade(t) for t in tones],
            height=self.between(0.2, 0.55),
            patchy=self.between(0, 0.45),
        )
        if self.chance(0.5):
            grow_grass(self.ground, rng, "soil", [blade(tones[0])], 350, 0.6)
        pebble = Shape("gravel")
        pebble.ball((0, 0, 0.1), (0.5, 0.4, 0.25), stone(pick(rng, GRAVELS)), 0.2, rng, 4, 6)
        made = pebble.build(True)
        mesh = made.data
        made.hide_render = True
        for kind, count in (("gravel", 2500), ("soil", 500)):
            strew(self.ground, rng, kind, mesh, count, 0.05, 8.0)
        if self.season == "autumn" or self.chance(0.25):
            self.litter()

    def litter(self):
        """Fallen leaves; they belong to the ground that they lie on."""
        rng = self.rng
        flat = np.array([[[-0.5, -0.3, 0.03], [0.5, -0.3, 0.1], [0.5, 0.3, 0.05], [-0.5, 0.3, 0.12]]])
        for kind in ("lawn", "soil", "paving"):
            mesh = quads_mesh("litter", flat, leaf(pick(rng, AUTUMN)))
            strew(self.ground, rng, kind, mesh, int(rng.integers(100, 900)), 0.08, 14.0)
