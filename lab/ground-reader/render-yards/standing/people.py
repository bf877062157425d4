"""People of rounded limbs and plain clothes, standing or walking. Meters, feet at z = 0, facing local -y."""

from standing.openings import pick
from standing.shape import Frame, Shape
from surfaces.materials import plain

SKINS = [(0.50, 0.30, 0.20), (0.60, 0.40, 0.29), (0.22, 0.11, 0.06), (0.10, 0.05, 0.03), (0.40, 0.23, 0.13)]
CLOTHES = [
    (0.05, 0.08, 0.2),
    (0.5, 0.5, 0.5),
    (0.35, 0.03, 0.03),
    (0.03, 0.03, 0.035),
    (0.1, 0.25, 0.12),
    (0.6, 0.55, 0.4),
    (0.7, 0.7, 0.7),
    (0.45, 0.2, 0.05),
    (0.12, 0.1, 0.09),
]
HAIRS = [(0.02, 0.015, 0.01), (0.1, 0.05, 0.02), (0.3, 0.2, 0.08), (0.35, 0.34, 0.33)]


def person(rng, x, y, z=0.0, height=1.7, turn=None):
    frame = Frame(x, y, z, rng.uniform(0, 360) if turn is None else turn)
    h, skin = height, plain(pick(rng, SKINS))
    shirt, trousers = plain(pick(rng, CLOTHES), 0.9), plain(pick(rng, CLOTHES), 0.9)
    shape, stride = Shape("person", frame), rng.uniform(0.0, 0.16) * h
    short = rng.random() < 0.4
    for side in (-1, 1):
        hip, foot = (side * 0.055 * h, 0, 0.5 * h), (side * 0.07 * h, side * stride, 0.03 * h)
        knee = (side * 0.062 * h, side * stride * 0.35 - 0.02 * h, 0.28 * h)
        shape.tube([hip, knee], [0.055 * h, 0.04 * h], trousers)
        shape.tube([knee, foot], [0.038 * h, 0.026 * h], skin if short else trousers)
        shape.ball(
            (foot[0], foot[1] - 0.03 * h, 0.022 * h), (0.03 * h, 0.075 * h, 0.025 * h), plain((0.05, 0.05, 0.055))
        )
        shoulder, swing = (side * 0.105 * h, 0, 0.8 * h), rng.uniform(-0.1, 0.2) * h
        elbow = (side * 0.15 * h, -swing * 0.3, 0.64 * h)
        hand = (side * 0.14 * h, -swing, (0.5 + 0.25 * max(swing, 0)) * h)
        shape.tube([shoulder, elbow], [0.035 * h, 0.028 * h], shirt)
        shape.tube([elbow, hand], [0.026 * h, 0.018 * h], skin)
        shape.ball(hand, (0.024 * h, 0.024 * h, 0.032 * h), skin)
    levels = [(0.47, 0.085), (0.55, 0.082), (0.64, 0.085), (0.74, 0.105), (0.80, 0.095), (0.83, 0.04)]
    shape.tube([(0, 0, share * h) for share, _ in levels], [radius * h for _, radius in levels], shirt, 12)
    shape.tube([(0, 0, 0.82 * h), (0, 0, 0.88 * h)], [0.032 * h, 0.03 * h], skin)
    shape.ball((0, -0.008 * h, 0.925 * h), (0.045 * h, 0.055 * h, 0.068 * h), skin)
    shape.ball((0, 0.008 * h, 0.945 * h), (0.05 * h, 0.058 * h, 0.06 * h), plain(pick(rng, HAIRS), 0.9))
    shape.build(True)


def crowd(yard, places):
    """Grown-ups and children at places (x, y)."""
    for x, y in places:
        person(yard.rng, x, y, yard.ground.height(x, y), float(pick(yard.rng, [1.72, 1.8, 1.62, 1.1, 1.25])))
