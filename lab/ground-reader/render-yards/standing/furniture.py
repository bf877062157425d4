"""Garden furniture: tables with chairs and parasols, sofas, loungers. Meters."""

import math

from standing.openings import pick
from standing.shape import Frame, Shape
from surfaces.materials import paint, plain, wood

COLOURS = [
    (0.35, 0.03, 0.03),
    (0.04, 0.09, 0.3),
    (0.5, 0.4, 0.05),
    (0.05, 0.2, 0.1),
    (0.6, 0.58, 0.54),
    (0.03, 0.03, 0.035),
]


def thing(rng, x, y, z, turn=None):
    return Shape("thing", Frame(x, y, z, rng.uniform(0, 360) if turn is None else turn))


def chair(rng, x, y, z=0.0, turn=None):
    shape, skin = (
        thing(rng, x, y, z, turn),
        pick(rng, [wood((0.3, 0.2, 0.11), 0.2), paint((0.7, 0.7, 0.68)), plain((0.04, 0.04, 0.045))]),
    )
    for px in (-0.24, 0.2):
        for py in (-0.22, 0.2):
            shape.box(px, px + 0.04, py, py + 0.04, 0, 0.44 if py < 0 else 0.92, skin)
    shape.box(-0.25, 0.25, -0.24, 0.24, 0.42, 0.46, skin)
    for k in range(3):
        shape.box(-0.24, 0.24, 0.2, 0.225, 0.55 + k * 0.13, 0.63 + k * 0.13, skin)
    shape.build()


def table(rng, x, y, z=0.0):
    """A table with its chairs, sometimes under a parasol."""
    shape = thing(rng, x, y, z)
    skin = pick(rng, [wood((0.28, 0.19, 0.11), 0.3), plain((0.05, 0.05, 0.055)), paint((0.7, 0.69, 0.66))])
    if rng.random() < 0.5:
        shape.tube([(0, 0, 0.7), (0, 0, 0.74)], 0.6, skin, 20)
        shape.tube([(0, 0, 0), (0, 0, 0.7)], [0.06, 0.04], skin)
        shape.tube([(0, 0, 0), (0, 0, 0.03)], 0.28, skin, 12)
    else:
        shape.box(-0.8, 0.8, -0.45, 0.45, 0.7, 0.75, skin)
        for px in (-0.74, 0.68):
            for py in (-0.4, 0.34):
                shape.box(px, px + 0.06, py, py + 0.06, 0, 0.7, skin)
    if rng.random() < 0.45:
        parasol(shape, rng)
    shape.build()
    for k in range(int(rng.integers(2, 6))):
        turn = 1.05 * k + rng.normal(0, 0.2)
        chair(rng, x + 1.0 * math.cos(turn), y + 1.0 * math.sin(turn), z, math.degrees(turn) - 90)


def parasol(shape, rng):
    cloth = plain(pick(rng, COLOURS + [(0.6, 0.55, 0.42)]), 0.9)
    shape.tube([(0, 0, 0), (0, 0, 2.5)], 0.022, wood((0.25, 0.17, 0.1)))
    rim = [(1.35 * math.cos(k * math.pi / 4), 1.35 * math.sin(k * math.pi / 4), 2.05) for k in range(8)]
    for a, b in zip(rim, rim[1:] + rim[:1]):
        shape.face([a, b, (0, 0, 2.5)], cloth)


def sofa(rng, x, y, z=0.0):
    """A garden sofa or ottoman of cushions."""
    shape, frame_skin, cushion = thing(rng, x, y, z), plain((0.07, 0.06, 0.05)), plain(pick(rng, COLOURS), 0.9)
    wide = float(pick(rng, [0.7, 1.4, 2.0]))
    shape.box(-wide / 2, wide / 2, -0.36, 0.36, 0.03, 0.28, frame_skin)
    shape.box(-wide / 2 + 0.03, wide / 2 - 0.03, -0.34, 0.34, 0.28, 0.43, cushion)
    if wide > 1:
        shape.box(-wide / 2, wide / 2, 0.26, 0.38, 0.28, 0.8, cushion)
        for side in (-1, 1):
            shape.box(side * wide / 2 - 0.06, side * wide / 2 + 0.06, -0.36, 0.36, 0.03, 0.58, frame_skin)
    shape.build()


def lounger(rng, x, y, z=0.0):
    shape, skin = thing(rng, x, y, z), plain(pick(rng, COLOURS), 0.9)
    shape.box(-0.33, 0.33, -0.7, 0.45, 0.28, 0.36, skin)
    shape.prism(
        [(-0.33, 0.45), (0.33, 0.45), (0.33, 1.05), (-0.33, 1.05)],
        lambda _, py: 0.28 + (py - 0.45) * 0.9,
        lambda _, py: 0.36 + (py - 0.45) * 0.9,
        skin,
    )
    for px in (-0.3, 0.25):
        for py in (-0.6, 0.4):
            shape.box(px, px + 0.05, py, py + 0.05, 0, 0.3, plain((0.5, 0.5, 0.5)))
    shape.build()
