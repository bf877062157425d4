"""What stands about a yard until someone tidies it. Meters, on a frame whose -y looks at the photographer."""

import math

import numpy as np
from standing.shape import Shape
from surfaces.materials import paint, plain

BLACK = (0.02, 0.02, 0.022)


def hose(frame, color=(0.03, 0.11, 0.045), height=0.9, run=1.4):
    """A tap, a coil on its hook, and the end that no one put away."""
    shape, skin = Shape("thing", frame), plain(color, 0.45)
    shape.box(-0.06, 0.06, -0.12, 0, height - 0.03, height + 0.03, plain((0.4, 0.4, 0.4), 0.5, 0.9))
    coil = []
    for k in range(150):
        t, radius = k / 8, 0.2 + 0.02 * math.sin(k / 11)
        coil.append((radius * math.sin(t), -0.06 - 0.06 * (k % 40) / 40, height - 0.15 - radius * 1.15 * math.cos(t)))
    shape.tube(coil, 0.011, skin, 6)
    loose = [(0.12, -0.1, height - 0.35), (0.2, -0.16, 0.14), (0.35, -0.3, 0.05)]
    loose += [(0.35 + run * t, -0.35 - 0.25 * math.sin(7 * t) - 0.3 * t, 0.045) for t in np.linspace(0, 1, 30)]
    shape.tube(loose, 0.011, skin, 6)
    shape.build()


def air_conditioner(frame, size=0.8):
    shape, skin = Shape("thing", frame), paint((0.33, 0.325, 0.3), 0.45)
    half = size / 2
    shape.box(-half - 0.1, half + 0.1, -half - 0.1, half + 0.1, -0.1, 0.06, plain((0.36, 0.35, 0.32), 0.9))
    shape.box(-half + 0.02, half - 0.02, -half + 0.02, half - 0.02, 0.1, 0.8, plain((0.015, 0.015, 0.015)))
    for z in (*np.arange(0.12, 0.8, 0.034), 0.8):
        high = 0.06 if z == 0.8 else 0.014
        shape.box(-half, half, -half, half, z, z + high, skin)
    for x in (-half, half - 0.05):
        for y in (-half, half - 0.05):
            shape.box(x, x + 0.05, y, y + 0.05, 0.1, 0.82, skin)
    for radius in np.linspace(0.06, 0.34, 8):
        ring = [(radius * math.cos(t), radius * math.sin(t), 0.87) for t in np.linspace(0, 2 * math.pi, 25)]
        shape.tube(ring, 0.004, plain(BLACK, 0.4), 4)
    shape.build()


def lamp(shape, x, z):
    """A carriage lamp on the wall of a house's shape."""
    iron, lit = plain((0.03, 0.03, 0.03), 0.4), plain((0.55, 0.52, 0.42), 0.15)
    shape.box(x - 0.05, x + 0.05, -0.03, 0, z - 0.08, z + 0.1, iron)
    shape.tube([(x, -0.02, z + 0.1), (x, -0.12, z + 0.14)], 0.01, iron, 6)
    shape.box(x - 0.055, x + 0.055, -0.19, -0.075, z - 0.14, z + 0.06, lit)
    for low in (z - 0.155, z + 0.06):
        shape.box(x - 0.065, x + 0.065, -0.2, -0.065, low, low + 0.016, iron)


def meter(shape, x, z):
    """An electricity meter with its conduit on the wall of a house's shape."""
    gray = paint((0.45, 0.45, 0.44), 0.4)
    shape.box(x, x + 0.28, -0.1, 0, z, z + 0.42, gray)
    shape.tube(
        [(x + 0.14, -0.1, z + 0.28), (x + 0.14, -0.2, z + 0.28)], [0.085, 0.08], plain((0.3, 0.32, 0.33), 0.1), 16
    )
    for low, high in ((z + 0.42, z + 1.5), (-0.1, z)):
        shape.tube([(x + 0.14, -0.05, low), (x + 0.14, -0.05, high)], 0.025, gray)


def kettle_grill(frame):
    """A charcoal grill on three legs, two of them wheeled, its lid greasy with last year."""
    shape, black, steel = Shape("thing", frame), plain((0.016, 0.016, 0.017), 0.22), plain((0.35, 0.35, 0.34), 0.4, 0.9)
    shape.ball((0, 0, 0.68), (0.28, 0.28, 0.19), black, rings=12, sides=24)
    shape.ball((0, 0, 0.7), (0.29, 0.29, 0.2), black, rings=12, sides=24)
    for k in range(3):
        turn = 2.1 * k + 0.5
        foot = (0.3 * math.cos(turn), 0.3 * math.sin(turn), 0.06)
        shape.tube([(0.16 * math.cos(turn), 0.16 * math.sin(turn), 0.6), foot], 0.011, steel, 6)
        if k:
            around = np.linspace(0, 6.29, 13)
            tyre = [(foot[0], foot[1] + 0.075 * math.cos(t), 0.08 + 0.075 * math.sin(t)) for t in around]
            shape.tube(tyre, 0.014, plain(BLACK, 0.8), 6)
    shape.tube([(0.16 * math.cos(t), 0.16 * math.sin(t), 0.3) for t in np.linspace(0, 6.29, 17)], 0.006, steel, 5)
    shape.tube([(-0.08, -0.02, 0.9), (-0.06, -0.03, 0.95), (0.06, -0.03, 0.95), (0.08, -0.02, 0.9)], 0.012,
               plain((0.10, 0.055, 0.03), 0.7), 6)  # fmt: skip
    shape.build(True)


def pumpkin(frame, size=0.16, color=(0.42, 0.115, 0.012)):
    """Ribbed, one side flatter than the other, a stub of its stalk on it."""
    shape, skin = Shape("thing", frame), plain(color, 0.42)
    for k in range(9):
        turn = 2 * math.pi * k / 9
        middle = (0.52 * size * math.cos(turn), 0.48 * size * math.sin(turn), 0.72 * size)
        shape.ball(middle, (0.52 * size, 0.52 * size, 0.74 * size), skin, rings=10, sides=14)
    stalk = plain((0.12, 0.1, 0.045), 0.9)
    shape.tube([(0, 0, 1.3 * size), (0.03, 0.01, 1.65 * size)], [0.2 * size, 0.12 * size], stalk, 6)
    shape.build(True)


def rake(frame, length=1.65):
    """A leaf rake that leans on the wall behind local y = 0, its fan up."""
    shape, shaft = Shape("thing", frame), plain((0.30, 0.21, 0.11), 0.6)
    shape.tube([(0, -0.55, 0.02), (0.05, -0.1, length)], 0.013, shaft, 6)
    for k in np.linspace(-0.26, 0.26, 15):
        shape.tube([(0.05, -0.11, length - 0.02), (0.05 + k, -0.03, length + 0.42), (0.05 + k, -0.08, length + 0.46)],
                   0.004, plain((0.07, 0.16, 0.09), 0.5), 4)  # fmt: skip
    shape.build()


def wire(start, end, sag=0.8, radius=0.011):
    shape = Shape("thing")
    a, b = np.array(start, float), np.array(end, float)
    shape.tube(
        [tuple(a + (b - a) * t - [0, 0, sag * 4 * t * (1 - t)]) for t in np.linspace(0, 1, 20)], radius, plain(BLACK), 5
    )
    shape.build()


def wheelbarrow(frame, color=(0.05, 0.10, 0.04)):
    """A builder's barrow at rest, its wheel towards local +x, dried concrete in the tray."""
    shape, steel, grip = Shape("thing", frame), plain(color, 0.5), plain((0.25, 0.25, 0.25), 0.45, 0.8)
    rim = [(-0.42, -0.3, 0.62), (0.5, -0.24, 0.66), (0.5, 0.24, 0.66), (-0.42, 0.3, 0.62)]
    floor = [(-0.28, -0.17, 0.36), (0.18, -0.14, 0.34), (0.18, 0.14, 0.34), (-0.28, 0.17, 0.36)]
    for k in range(4):
        shape.face([floor[k], floor[(k + 1) % 4], rim[(k + 1) % 4], rim[k]], steel)
    shape.face(floor, plain((0.3, 0.29, 0.26), 0.95))
    shape.tube([*rim, rim[0]], 0.012, steel, 6)
    for side in (-1, 1):
        shape.tube([(-1.0, side * 0.28, 0.6), (-0.4, side * 0.22, 0.38), (0.62, side * 0.06, 0.19)], 0.018, grip, 8)
        shape.tube([(-0.28, side * 0.2, 0.36), (-0.38, side * 0.24, 0.0), (-0.1, side * 0.2, 0.34)], 0.014, grip, 6)
    tyre = [(0.62 + 0.17 * math.cos(t), 0, 0.19 + 0.17 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 21)]
    shape.tube(tyre, 0.04, plain(BLACK, 0.8), 8)
    shape.build()


def dropped(ground, points, radius, skin):
    """A hose or pipe that lies where it was dropped, in bends along (x, y) points of the world."""
    bends = np.array(points, float)
    for _ in range(3):  # Chaikin: each pass cuts the corners
        a, b = bends[:-1], bends[1:]
        cut = np.stack([0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b], 1).reshape(-1, 2)
        bends = np.concatenate([bends[:1], cut, bends[-1:]])
    shape = Shape("thing")
    shape.tube([(x, y, ground((x, y)) + radius + 0.012) for x, y in bends], radius, skin, 6)
    shape.build()
