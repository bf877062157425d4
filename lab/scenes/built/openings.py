"""Windows and doors set into a wall's hole. Local x along the front, outward -y, meters; each answers its hole."""

import math

from built.skins import CLOTHS, pane
from surfaces.materials import paint, plain

FRAME, DEPTH = 0.05, 0.05  # meters: a sash bar's width and thickness
CASING = 0.09  # meters of trim round an opening in siding


def bars(shape, x0, x1, z0, z1, y, skin, width=FRAME):
    """A frame of four bars."""
    for a, b, low, high in ((x0, x0 + width, z0, z1), (x1 - width, x1, z0, z1),
                            (x0 + width, x1 - width, z0, z0 + width), (x0 + width, x1 - width, z1 - width, z1)):  # fmt: skip
        shape.box(a, b, y - DEPTH / 2, y + DEPTH / 2, low, high, skin)


def sheet(shape, x0, x1, z0, z1, y, skin):
    shape.face([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], skin)


def window(shape, x, z, width, height, frame, panes=2, rows=1, deep=0.06, curtains=0.3, sill=None, casing=None):
    """
    `panes` side by side and `rows` of them, set `deep` into the wall; `casing` trims it as in siding, `sill` is what
    juts out below.
    """
    x1, z1 = x + width, z + height
    glass = hung(x, x1, z, z1, curtains)
    bars(shape, x, x1, z, z1, deep, frame)
    step, tall = (width - 2 * FRAME) / panes, (height - 2 * FRAME) / rows
    for i in range(panes):
        for k in range(rows):
            left, low = x + FRAME + i * step, z + FRAME + k * tall
            back = deep + 0.012 * ((i + k) % 2)
            bars(shape, left, left + step, low, low + tall, back, frame, FRAME * 0.8)
            sheet(shape, left, left + step, low, low + tall, back + 0.018, glass)
    if sill:
        shape.box(x - 0.08, x1 + 0.08, -0.06, deep + 0.02, z - 0.06, z, sill)
    if casing:
        trim(shape, x, x1, z, z1, casing, sill is None)
    return (x, x1, z, z1)


def hung(x0, x1, z0, z1, curtains):
    """Glass before what these people have there: no two windows are furnished alike."""
    chance = lambda k: math.sin(x0 * 12.9 + z0 * 78.2 + x1 * 37.7 + k * 4.1) * 43758.5 % 1
    cloth, share = int(chance(1) * len(CLOTHS)), curtains * (0.4 + 0.7 * chance(2))
    kind, blind = chance(3), 0.15 + 0.5 * chance(4) * curtains
    drapes, let_down = (share, 0.0) if kind < 0.5 else (0.0, blind) if kind < 0.75 else (0.6 * share, blind * 0.5)
    return pane(cloth, *(round(at, 2) for at in (x0, x1, z0, z1, drapes, let_down)))


def trim(shape, x0, x1, z0, z1, skin, below=True):
    c = CASING
    shape.box(x0 - c, x0, -0.035, 0.05, z0, z1, skin)
    shape.box(x1, x1 + c, -0.035, 0.05, z0, z1, skin)
    shape.box(x0 - c - 0.02, x1 + c + 0.02, -0.04, 0.05, z1, z1 + c * 1.15, skin)
    if below:
        shape.box(x0 - c - 0.02, x1 + c + 0.02, -0.05, 0.05, z0 - 0.05, z0, skin)


def sliding_door(shape, x, z, width, frame, height=2.05, casing=None, curtains=0.2):
    """Two tall panes, one behind the other, a track and a handle."""
    hole = window(shape, x, z, width, height, frame, 2, 1, 0.05, curtains, None, casing)
    shape.box(x - 0.02, x + width + 0.02, -0.05, 0.1, z - 0.03, z + 0.02, plain((0.35, 0.35, 0.34), 0.4, 0.8))
    shape.box(x + width / 2 - 0.02, x + width / 2 + 0.02, 0.0, 0.04, z + 0.95, z + 1.2, plain((0.04, 0.04, 0.04), 0.4))
    return hole


def front_door(shape, x, z, leaf, width=0.92, height=2.04, deep=0.07, lights=True, casing=None):
    """A panelled leaf with small panes at the top."""
    skin, brass = paint(leaf, 0.35), plain((0.5, 0.4, 0.2), 0.3, 1.0)
    shape.box(x, x + width, deep, deep + 0.05, z, z + height, skin)
    half = (width - 0.34) / 2
    for low, high in ((0.16, 0.72), (0.86, 1.36), (1.5, 1.88)):
        for left in (x + 0.12, x + 0.22 + half):
            where = (left, left + half, z + low, z + high)
            bars(shape, left - 0.02, left + half + 0.02, z + low - 0.02, z + high + 0.02, deep, skin, 0.03)
            if lights and low > 1.4:
                sheet(shape, *where, deep - 0.006, pane(3, *(round(at, 2) for at in where), 0.0))
            else:
                shape.box(left + 0.04, left + half - 0.04, deep - 0.016, deep, z + low + 0.04, z + high - 0.04, skin)
    shape.ball((x + width - 0.08, deep - 0.05, z + 1.0), (0.03, 0.03, 0.03), brass)
    shape.box(x + width / 2 - 0.13, x + width / 2 + 0.13, deep - 0.02, deep, z + 0.78, z + 0.83, brass)
    shape.box(x - 0.04, x + width + 0.04, -0.06, deep, z - 0.05, z, plain((0.42, 0.4, 0.37), 0.6))
    if casing:
        trim(shape, x, x + width, z, z + height, casing, False)
    else:
        bars(shape, x, x + width, z, z + height, deep - 0.02, paint((0.6, 0.6, 0.58), 0.4), 0.045)
    return (x, x + width, z, z + height)


def shutters(shape, hole, skin, iron, rng):
    """Two ledged leaves folded back against the wall beside a hole, neither quite flat."""
    x0, x1, low, high = hole
    wide = (x1 - x0) / 2
    for a, b in ((x0 - wide, x0), (x1, x1 + wide)):
        out = rng.uniform(0.05, 0.075)
        for k in range(4):
            left = a + k * wide / 4
            shape.box(left + 0.003, left + wide / 4 - 0.003, -out, -out + 0.025, low + 0.01, high - 0.01, skin)
        for z in (low + 0.18 * (high - low), high - 0.2 * (high - low)):
            shape.box(a + 0.02, b - 0.02, -out - 0.02, -out, z, z + 0.09, skin)
            shape.box(a + 0.02, b - 0.02, -out - 0.024, -out - 0.02, z + 0.03, z + 0.06, iron)
