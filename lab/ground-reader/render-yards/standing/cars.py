"""Cars of one closed body, by their side view. Meters, wheels at z = 0, nose to +x."""

from standing.openings import pick
from standing.shape import Frame, Shape
from surfaces.materials import glass, plain

PAINTS = [
    (0.55, 0.55, 0.56),
    (0.02, 0.02, 0.022),
    (0.72, 0.72, 0.71),
    (0.25, 0.02, 0.02),
    (0.03, 0.07, 0.2),
    (0.2, 0.2, 0.21),
    (0.35, 0.3, 0.2),
]
# side views in shares of length 4.5 m: (x, z) of the body's upper line from tail to nose, then of its windows
SORTS = {
    "saloon": (
        [(0, 0.75), (0.02, 0.95), (0.15, 1.0), (0.27, 1.42), (0.52, 1.45), (0.70, 0.98), (0.96, 0.82), (1, 0.6)],
        [(0.19, 1.02), (0.28, 1.36), (0.51, 1.39), (0.655, 1.02)],
    ),
    "suv": (
        [(0, 0.8), (0.01, 1.15), (0.06, 1.65), (0.12, 1.72), (0.55, 1.7), (0.70, 1.15), (0.96, 1.0), (1, 0.7)],
        [(0.06, 1.18), (0.1, 1.6), (0.54, 1.6), (0.665, 1.18)],
    ),
    "pick-up": (
        [(0, 0.8), (0.0, 1.05), (0.4, 1.05), (0.41, 1.75), (0.62, 1.77), (0.74, 1.18), (0.97, 1.05), (1, 0.7)],
        [(0.43, 1.2), (0.435, 1.66), (0.61, 1.68), (0.70, 1.2)],
    ),
}


def car(rng, x, y, z=0.0, turn=0.0):
    """A parked car whose middle is at x, y; `turn` 90 points its nose away from the camera."""
    sort = pick(rng, sorted(SORTS))
    upper, panes = SORTS[sort]
    long, half = (5.4 if sort == "pick-up" else float(rng.uniform(4.1, 4.8))), 0.9
    frame = Frame(x, y, z, turn)
    shape, body = Shape("vehicle", frame), plain(pick(rng, PAINTS), 0.25, 0.3)
    to = lambda share: (share - 0.5) * long
    line = [(to(s), h) for s, h in upper]
    inset = lambda h: half - max(0.0, h - 0.95) * 0.28
    low = 0.28
    for side in (-1, 1):
        ring = [(px, side * inset(h), h) for px, h in line] + [(to(1), side * half, low), (to(0), side * half, low)]
        shape.face(ring if side > 0 else ring[::-1], body)
        pane = [(to(s), side * (inset(h) + 0.012), h) for s, h in panes]
        shape.face(pane if side > 0 else pane[::-1], glass((0.015, 0.017, 0.02)))
    for k, ((xa, za), (xb, zb)) in enumerate(zip(line, line[1:])):
        slanted = zb - za < -0.25 or zb - za > 0.25
        skin = glass((0.015, 0.017, 0.02)) if slanted and min(za, zb) > 0.9 else body
        shape.face([(xa, -inset(za), za), (xb, -inset(zb), zb), (xb, inset(zb), zb), (xa, inset(za), za)], skin)
    for end, (px, pz) in ((0, line[0]), (1, line[-1])):
        shape.face([(px, -half, low), (px, half, low), (px, inset(pz), pz), (px, -inset(pz), pz)], body)
        lamp = plain((0.4, 0.02, 0.02) if end == 0 else (0.7, 0.7, 0.65), 0.2)
        for side in (-1, 1):
            out = 0.03 if end else -0.03
            shape.box(min(px, px + out), max(px, px + out), side * 0.68 - 0.14, side * 0.68 + 0.14, pz - 0.14, pz, lamp)
        shape.box(px - 0.04, px + 0.04, -0.26, 0.26, 0.45, 0.57, plain((0.6, 0.6, 0.58)))
    shape.face(
        [(to(0), -half, low), (to(0), half, low), (to(1), half, low), (to(1), -half, low)], plain((0.02, 0.02, 0.02))
    )
    wheels(shape, to)
    shape.build()


def wheels(shape, to):
    tyre, rim = plain((0.015, 0.015, 0.016), 0.9), plain((0.4, 0.4, 0.41), 0.3, 0.8)
    for share in (0.19, 0.81):
        for side in (-1, 1):
            axle = (to(share), side * 0.8, 0.33)
            shape.tube([axle, (axle[0], side * 0.93, 0.33)], 0.33, tyre, 18)
            shape.tube([axle, (axle[0], side * 0.94, 0.33)], 0.2, rim, 12)
