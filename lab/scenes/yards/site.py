"""What every yard is made with: its chance, its phone, the land beyond the fence and what windows mirror."""

import math

import numpy as np
from camera import Phone
from standing.shape import Frame, Shape
from surfaces.materials import plain


class Site:
    def __init__(self, seed, width, eye=1.6, lens=26, pitch=6.0, roll=0.4, turn=0.0):
        """`lens` millimeters as phones state them; pitch down, roll and turn to the right in degrees."""
        self.rng = np.random.default_rng(seed)
        angles = (math.radians(angle) for angle in (pitch, roll, turn))
        self.phone = Phone(eye, lens, *angles, long_side=width)
        self.view = (0.0, math.radians(turn))

    def beyond(self, near, far_color=(0.05, 0.07, 0.025), near_color=(0.08, 0.09, 0.035), z=-0.3):
        """Land behind `near` meters and behind the photographer, below the yard's own ground."""
        shape = Shape("lawn")
        shape.box(-90, 90, near, 140, z - 0.5, z, plain(far_color, 0.95))
        shape.box(-90, 90, -60, 0.9, -0.6, -0.15, plain(near_color, 0.95))
        shape.build()

    def behind(self, tree, count=8):
        """Houses and trees at the photographer's back, for panes to mirror; they throw no shade."""
        for k, x in enumerate((-27.0, -12.0, 4.0, 19.0)):
            shape = Shape("building", Frame(x, -26.0 - k % 2, 0, 180 + 4 * k))
            wall = plain((0.3 - 0.04 * k, 0.26, 0.22), 0.9)
            shape.box(-11, 0, 0, 8, -0.3, 4.6, wall)
            shape.profile([(-0.5, 4.5), (8.5, 4.5), (4, 7.4)], -11.3, 0.3, plain((0.11, 0.09, 0.08), 0.9))
            for u in (-9.5, -6.2, -2.6):
                shape.box(u, u + 1.3, -0.02, 0, 2.2, 3.6, plain((0.55, 0.55, 0.53)))
                shape.box(u + 0.1, u + 1.2, -0.03, 0, 2.3, 3.5, plain((0.03, 0.032, 0.035), 0.2))
            shape.build().visible_shadow = False
        for k in range(count):
            tree.plant(
                -24 + k * 48 / count + self.rng.uniform(-1, 1), -22 + self.rng.uniform(-3, 3), 0, 1.1, 1.0, False
            )


def facing(frame):
    """Functions of world x, y (arrays): meters before the frame's front, meters along it from its corner."""
    origin, along, inward = (frame.world(*at) for at in ((0, 0), (1, 0), (0, 1)))
    ux, uy = along.x - origin.x, along.y - origin.y
    nx, ny = origin.x - inward.x, origin.y - inward.y
    before = lambda x, y: (x - origin.x) * nx + (y - origin.y) * ny
    beside = lambda x, y: (x - origin.x) * ux + (y - origin.y) * uy
    return before, beside
