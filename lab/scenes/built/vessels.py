"""Hollow things of a yard: bins on wheels, pots, buckets. Meters, on a frame whose -y looks at the photographer."""

import math

from standing.shape import Shape
from surfaces.materials import paint, plain
from surfaces.nodes import material

BLACK = (0.02, 0.02, 0.022)
CORNER = 0.05  # meters: radius of a bin's edges


@material
def clay(nodes, color):
    """Fired clay with lime bloom and a mossy, damp foot."""
    place = nodes.place()
    bloom, patch = nodes.noise(place, 26.0, 5, 0.7), nodes.noise(place, 7.0, 4)
    tone = nodes.mix(nodes.span(patch, 0.35, 0.7), color, tuple(0.62 * c for c in color))
    tone = nodes.mix(nodes.span(bloom, 0.52, 0.7, 0, 0.45), tone, (0.34, 0.29, 0.24))
    tone = nodes.mix(nodes.span(nodes.noise(place, 4.0, 4), 0.55, 0.68, 0, 0.5), tone, (0.05, 0.055, 0.03))
    return nodes.skin(tone, 0.92, nodes.bump(bloom, 0.004), 0.2)


def hull(shape, levels, skin):
    """A body with rounded edges through levels (z, half width, y front, y back), open at both ends."""
    rings = []
    for z, half, front, back in levels:
        ring = []
        for k, (x, y) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
            cx, cy = x * (half - CORNER), front + CORNER if y < 0 else back - CORNER
            for step in range(4):
                turn = math.pi * (1 + 0.5 * k + step / 6)
                ring.append((cx + CORNER * math.cos(turn), cy + CORNER * math.sin(turn), z))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for k in range(16):
            shape.face([low[k], low[(k + 1) % 16], high[(k + 1) % 16], high[k]], skin)
    return rings


def wheelie_bin(frame, color=(0.03, 0.045, 0.05), lid=None):
    """A tapered body with a collar, a lid that overhangs and domes, the bar behind it, two wheels on their axle."""
    shape, skin, top, black = Shape("thing", frame), plain(color, 0.42), plain(lid or color, 0.38), plain(BLACK, 0.7)
    body = [(0.02, 0.2, -0.2, 0.14), (0.05, 0.21, -0.22, 0.2), (0.3, 0.225, -0.235, 0.225), (0.86, 0.255, -0.27, 0.27)]
    collar = [(0.87, 0.275, -0.29, 0.29), (0.93, 0.28, -0.3, 0.3), (0.945, 0.27, -0.29, 0.29)]
    hull(shape, body + collar, skin)
    cover = [(0.945, 0.25, -0.28, 0.28), (0.95, 0.292, -0.325, 0.31), (0.99, 0.292, -0.33, 0.31), (1.012, 0.27, -0.3, 0.3),
             (1.04, 0.19, -0.2, 0.24), (1.05, 0.1, -0.1, 0.15)]  # fmt: skip
    shape.face(hull(shape, cover, top)[-1], top)
    for x in (-0.13, 0.13):
        shape.box(x - 0.012, x + 0.012, -0.262, -0.2, 0.3, 0.84, skin)
    shape.box(-0.09, 0.09, -0.35, -0.3, 0.955, 0.975, top)
    shape.tube([(-0.25, 0.3, 0.95), (-0.23, 0.38, 0.99), (0.23, 0.38, 0.99), (0.25, 0.3, 0.95)], 0.016, black)
    shape.tube([(-0.28, 0.2, 0.1), (0.28, 0.2, 0.1)], 0.012, plain((0.3, 0.3, 0.3), 0.4, 0.8))
    for side in (-1, 1):
        shape.tube([(side * 0.215, 0.2, 0.1), (side * 0.275, 0.2, 0.1)], 0.105, black, 20)
        shape.tube([(side * 0.27, 0.2, 0.1), (side * 0.28, 0.2, 0.1)], 0.05, plain((0.1, 0.1, 0.1), 0.5), 12)
    shape.box(-0.07, 0.07, -0.268, -0.2, 0.66, 0.75, paint((0.5, 0.5, 0.48), 0.6))
    shape.build()


def turned(shape, outline, skin, sides=22):
    """A round thing about the upright through the frame's x, y: `outline` [(radius, z)] from its foot up and over."""
    x, y, rims = outline
    spots = [(math.cos(2 * math.pi * k / sides), math.sin(2 * math.pi * k / sides)) for k in range(sides + 1)]
    for (ra, za), (rb, zb) in zip(rims, rims[1:]):
        for (ca, sa), (cb, sb) in zip(spots, spots[1:]):
            low = [(x + ra * ca, y + ra * sa, za), (x + ra * cb, y + ra * sb, za)]
            shape.face([*low, (x + rb * cb, y + rb * sb, zb), (x + rb * ca, y + rb * sa, zb)], skin)


def pots(frame, rng, count=3):
    """Clay pots with what the winter left in them: sunken soil, dead stalks, one that is empty."""
    shape, straw, soil = Shape("thing", frame), plain((0.16, 0.12, 0.06), 0.9), plain((0.035, 0.026, 0.019), 0.95)
    for k in range(count):
        x, y, size = 0.34 * k + rng.normal(0, 0.05), rng.normal(0, 0.08), rng.uniform(0.8, 1.2)
        r, skin = 0.15 * size, clay((0.29 + 0.02 * k, 0.115 + 0.01 * k, 0.065))
        rims = [(0.7, 0), (1.0, 0.2), (1.1, 0.2), (1.13, 0.255), (1.1, 0.265), (0.98, 0.262), (0.9, 0.15)]
        turned(shape, (x, y, [(share * r, z * size) for share, z in rims]), skin)
        level = (0.2 if k != 1 else 0.16) * size
        turned(shape, (x, y, [(0.001, level + 0.012), (0.5 * r, level + 0.01), (0.97 * r, level)]), soil)
        for _ in range(0 if k == 1 else 9):
            turn, out, high = rng.uniform(0, 6.28), r * rng.uniform(0.1, 0.7), rng.uniform(0.05, 0.22)
            foot = (x + out * math.cos(turn), y + out * math.sin(turn), level)
            tip = (foot[0] + rng.normal(0, 0.05), foot[1] + rng.normal(0, 0.05), level + high)
            shape.tube([foot, tip], [0.004, 0.002], straw, 4)
    shape.build()


def bucket(frame, color=BLACK, size=0.3):
    """Builder's bucket: hollow, a wire bow, dried mortar and rain at its bottom."""
    shape, skin = Shape("thing", frame), plain(color, 0.5)
    rims = [(0.36, 0), (0.49, 0.93), (0.53, 0.93), (0.53, 1.0), (0.5, 1.01), (0.48, 0.97), (0.4, 0.3)]
    turned(shape, (0, 0, [(r * size, z * size) for r, z in rims]), skin)
    turned(shape, (0, 0, [(0.001, 0.34 * size), (0.42 * size, 0.34 * size)]), plain((0.2, 0.19, 0.17), 0.95))
    turns = [k * math.pi / 11 for k in range(12)]
    bow = [(size * 0.5 * math.cos(t), -size * 0.45 * math.sin(t), size - 0.03) for t in turns]
    shape.tube(bow, 0.005, plain((0.4, 0.4, 0.4), 0.4, 0.9), 5)
    shape.build()
