"""House walls with holes for openings (x0, x1, z0, z1). Local x along the front, outward -y, meters."""

from surfaces.materials import paint, plain

LAP = 0.128  # meters that a board of siding shows
MORTAR = (0.2, 0.185, 0.165)
GRIME = (0.095, 0.09, 0.08)  # what a lap collects, and its shade
UNDER = 0.02  # meters of it that the next one covers
SOLDIER = 0.078  # meters from one brick on end to the next
PROUD = 0.018  # meters that its lower edge stands out


def spans(low, high, cuts):
    """What the cuts (a, b) leave of [low, high]."""
    left = []
    for a, b in sorted(cuts):
        if a > low:
            left.append((low, min(a, high)))
        low = max(low, b)
    if low < high:
        left.append((low, high))
    return [(a, b) for a, b in left if b - a > 0.01]


def flat_wall(shape, x0, x1, z0, z1, openings, skin, reveal=0.09):
    """Brick, render or concrete, with reveals into which the openings are set back."""
    levels = sorted({z0, z1, *(min(max(z, z0), z1) for o in openings for z in o[2:])})
    for low, high in zip(levels, levels[1:]):
        middle = (low + high) / 2
        for a, b in spans(x0, x1, [o[:2] for o in openings if o[2] < middle < o[3]]):
            shape.face([(a, 0, low), (b, 0, low), (b, 0, high), (a, 0, high)], skin)
    for a, b, low, high in openings:
        rim = [(a, low), (a, high), (b, high), (b, low)]
        for (xa, za), (xb, zb) in zip(rim, rim[1:] + rim[:1]):
            shape.face([(xa, 0, za), (xb, 0, zb), (xb, reveal, zb), (xa, reveal, za)], skin)


def boarded_wall(shape, rng, x0, x1, z0, z1, openings, skin, edge=lambda z: None, laps=GRIME):
    """Lapped siding, `laps` the color of the dirt under each; `edge(z)` narrows it (x0, x1) towards a gable."""
    dirt, z = plain(laps, 0.95), z0
    while z < z1 - 0.02:
        a, b = edge(z + LAP / 2) or (x0, x1)
        high = min(LAP, z1 - z)
        for low, far in spans(a, b, [o[:2] for o in openings if o[2] < z + LAP / 2 < o[3]]):
            while low < far - 0.01:
                end = min(low + rng.uniform(1.6, 3.7), far)
                out, sag = PROUD + rng.uniform(-0.005, 0.004), z + rng.normal(0, 0.003)  # nails work loose, boards warp
                left, right = (low, -out, sag), (end - 0.002, -out - rng.normal(0, 0.002), sag + rng.normal(0, 0.003))
                top = z + high + UNDER
                shape.face([left, right, (end - 0.002, -0.002, top), (low, -0.002, top)], skin)
                shape.face([(low, 0, sag), (end, 0, right[2]), right, left], dirt)
                foot, rim = top - UNDER - 0.009, top - UNDER + 0.006
                shape.face([(low, -0.0075, foot), (end, -0.0075, foot), (end, -0.0065, rim), (low, -0.0065, rim)], dirt)
                low = end
        z += LAP


def gable_edge(x0, x1, foot, pitch):
    """Edges of the triangle over x0..x1 whose foot is at z = `foot`; pitch in meters up per meter."""
    return lambda z: (x0 + (z - foot) / pitch, x1 - (z - foot) / pitch)


def corner_boards(shape, x0, x1, z0, z1, skin, wide=0.1):
    for x in (x0, x1 - wide):
        shape.box(x - 0.02, x + wide + 0.02, -0.035, 0.1, z0, z1, skin)


def lintel(shape, opening, skin, high=0.21, over=0.12):
    """A soldier course over an opening: bricks on end, each its own, in a bed of mortar."""
    a, b, _, top = opening
    shape.box(a - over, b + over, -0.001, 0.04, top, top + high, paint(MORTAR, 0.9))
    count = round((b - a + 2 * over) / SOLDIER)
    wide = (b - a + 2 * over) / count
    for k in range(count):
        x, out = a - over + k * wide, 0.006 + 0.003 * (k * 7 % 5 - 2) / 2
        shape.box(x + 0.006, x + wide - 0.006, -out, 0.03, top + 0.004, top + high - 0.008, skin)
