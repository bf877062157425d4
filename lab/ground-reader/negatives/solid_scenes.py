"""Rooms, people, animals, cars, plates and roofs, put together from solids."""

import numpy as np

from .camera import fractal, from_image, to_image
from .rays import Solid, cast


def color(rng, low=0.1, high=0.95):
    """Some color, mostly not a loud one."""
    gray = rng.uniform(low, high)
    return np.clip(gray + rng.normal(0, 0.12, 3), 0.03, 1)


def box(rng, x, y, z, half, **look):
    return Solid("box", (x, y, z), half, look.pop("color", color(rng)), **look)


def room(rng, kind):
    """kind: kitchen, bathroom or living."""
    wide, deep, high = rng.uniform(1.6, 3), rng.uniform(2, 4), rng.uniform(1.2, 1.5)
    wall = "tiles" if kind == "bathroom" else "plain"
    floor = rng.choice(["tiles", "planks", "checks"])
    solids = [
        box(rng, 0, high, 0, (wide, high, deep), color=color(rng, 0.5), pattern=wall, cell=rng.uniform(0.15, 0.4)),
        box(rng, 0, -0.05, 0, (wide, 0.06, deep), pattern=floor, cell=rng.uniform(0.12, 0.6)),
    ]
    front = color(rng)
    for x in np.arange(-wide, wide, rng.uniform(0.5, 0.8)):
        if kind == "living" and rng.random() < 0.5:
            continue
        tall = rng.uniform(0.35, 0.5)
        solids.append(box(rng, x, tall, deep - 0.3, (0.28, tall, 0.3), color=front))
        solids.append(box(rng, x + 0.2, tall * 1.4, deep - 0.62, (0.015, 0.08, 0.02)))
        if kind == "kitchen" and rng.random() < 0.8:
            solids.append(box(rng, x, 1.75, deep - 0.2, (0.28, 0.35, 0.2), color=front))
    window = rng.uniform(-wide / 2, wide / 2)
    solids.append(box(rng, window, 1.5, deep, (0.5, 0.45, 0.03), color=(2.5, 2.5, 2.6)))
    for _ in range(rng.integers(3, 9)):
        half = rng.uniform(0.08, 0.6, 3) * (1, 0.7, 1)
        shape = rng.choice(["box", "ball"])
        place = (rng.uniform(-wide, wide), half[1], rng.uniform(-0.5, deep - 0.5))
        solids.append(Solid(shape, place, half, color(rng), pattern=rng.choice(["plain", "fur", "planks"]), cell=0.2))
    eye = (rng.uniform(-0.6, 0.6) * wide, rng.uniform(1.1, 1.7), -deep + 0.2)
    lamp = (rng.uniform(-1, 1), 2 * high - 0.2, rng.uniform(-1, 1))
    return cast(rng, solids, eye, (rng.uniform(-0.5, 0.5), rng.uniform(0.6, 1.1), deep), lamp)


def over_blur(rng, solids, *args, **how):
    """The solids before an out-of-focus background of two or three colors."""
    shot = cast(rng, solids, *args, **how)
    hidden = (np.abs(shot - 0.8).max(-1) < 1e-6)[..., None]
    mix = fractal(rng, *shot.shape[:2], coarsest=2, octaves=3)[..., None]
    return np.where(hidden, color(rng) * mix + color(rng) * (1 - mix), shot)


def head(rng):
    skin = np.array([0.85, 0.62, 0.5]) * rng.uniform(0.35, 1.1)
    hair, wear = color(rng, 0.03, 0.5), color(rng)
    solids = [
        Solid("ball", (0, 0, 0), (0.75, 1, 0.8), skin),
        Solid("ball", (0, 0.42, 0.18), (0.84, 0.85, 0.85), hair, pattern="fur", cell=0.5),
        Solid("ball", (0, -0.1, -0.85), (0.12, 0.24, 0.2), skin * 0.95),
        Solid("ball", (0, -0.5, -0.7), (0.28, 0.07, 0.08), skin * (0.8, 0.5, 0.5)),
        Solid("ball", (0, -2.2, 0.2), (1.7, 1.1, 0.7), wear, pattern=rng.choice(["plain", "fur", "checks"])),
        Solid("box", (0, -1.1, 0.1), (0.32, 0.5, 0.3), skin * 0.9),
    ]
    for side in (-0.3, 0.3):
        solids.append(Solid("ball", (side, 0.12, -0.72), (0.14, 0.08, 0.1), (0.95, 0.95, 0.95)))
        solids.append(Solid("ball", (side, 0.12, -0.81), (0.05, 0.06, 0.04), (0.12, 0.08, 0.05)))
        solids.append(Solid("box", (side, 0.3, -0.74), (0.16, 0.025, 0.05), hair))
    eye = (rng.uniform(-2, 2), rng.uniform(-0.5, 0.8), -rng.uniform(3, 6))
    aim = (rng.uniform(-0.4, 0.4), -0.3, 0)
    return over_blur(rng, solids, eye, aim, rng.uniform(-4, 4, 3) + (0, 4, -4), view=0.5)


def animal(rng):
    coat, spots = color(rng, 0.1, 0.8) * (1.1, 0.95, 0.75), color(rng, 0.05, 0.9)
    fur = {"other": spots, "pattern": "fur", "cell": rng.uniform(0.2, 1.2)}
    ear = rng.uniform(0.2, 0.6)
    solids = [
        Solid("ball", (0, 0, 0), (0.9, 0.85, 0.8), coat, **fur),
        Solid("ball", (0, -0.3, -0.7), (0.4, 0.35, 0.5), coat, **fur),
        Solid("ball", (0, -0.15, -1.2), (0.14, 0.11, 0.1), (0.06, 0.05, 0.05)),
        Solid("ball", (rng.uniform(-1, 1), -1.3, 1.4), (1.1, 1.2, 1.8), coat, **fur),
        Solid("box", (0, -2.6, 0), (8, 0.3, 8), color(rng), pattern=rng.choice(["planks", "tiles", "fur"])),
    ]
    for side in (-0.35, 0.35):
        solids.append(Solid("ball", (side, 0.15, -0.72), (0.13, 0.14, 0.1), (0.1, 0.07, 0.04)))
        solids.append(Solid("ball", (side * 2.1, 0.7 - ear, 0), (0.25, ear + 0.15, 0.2), spots, **fur))
    eye = (rng.uniform(-2, 2), rng.uniform(-0.3, 1.6), -rng.uniform(3.5, 5))
    return over_blur(rng, solids, eye, (0, -0.3, 0), rng.uniform(-4, 4, 3) + (0, 5, -4), view=0.5)


def car(rng):
    paint, dark = color(rng), (0.06, 0.06, 0.07)
    solids = [
        Solid("box", (0, 0.75, 0), (2.1, 0.35, 0.85), paint),
        Solid("ball", (0.1, 1.15, 0), (1.5, 0.65, 0.78), (0.15, 0.2, 0.25)),
        Solid("box", (0.1, 1.72, 0), (0.8, 0.05, 0.7), paint),
        Solid("box", (0, -0.05, 0), (30, 0.06, 30), color(rng, 0.3, 0.6), pattern="fur", cell=0.8),
        Solid("box", (-2.05, 0.8, -0.5), (0.08, 0.12, 0.2), (1, 0.95, 0.8)),
    ]
    for x in (-1.3, 1.3):
        solids.append(Solid("ball", (x, 0.35, -0.85), (0.36, 0.36, 0.14), dark))
        solids.append(Solid("ball", (x, 0.35, -0.97), (0.2, 0.2, 0.05), (0.6, 0.6, 0.62)))
    eye = (rng.uniform(-3, 3), rng.uniform(0.8, 1.8), -rng.uniform(2.2, 3.6))
    return over_blur(rng, solids, eye, (rng.uniform(-1, 1), 0.8, 0), (3, 6, -5))


def plate(rng):
    solids = [
        Solid("box", (0, -0.3, 0), (5, 0.2, 5), color(rng), pattern=rng.choice(["planks", "plain", "checks"]), cell=0.3),
        Solid("ball", (0, 0, 0), (1.3, 0.12, 1.3), color(rng, 0.7)),
    ]
    for _ in range(rng.integers(12, 40)):
        x, z = rng.normal(0, 0.45, 2)
        food = rng.choice([[0.25, 0.5, 0.12], [0.8, 0.25, 0.1], [0.85, 0.7, 0.35], [0.45, 0.28, 0.15], [0.9, 0.85, 0.75]])
        solids.append(Solid("ball", (x, 0.15, z), rng.uniform(0.06, 0.3, 3), food, pattern="fur", cell=0.1))
    eye = (rng.uniform(-1, 1), rng.uniform(1.4, 3.5), -rng.uniform(0.3, 2.5))
    return cast(rng, solids, eye, (0, 0, 0), rng.uniform(-3, 3, 3) + (0, 5, 0))


def aerial(rng):
    """Roofs, streets and fields from above."""
    size = 30.0
    ground = rng.choice(["fur", "checks", "planks"])
    green = np.array([0.3, 0.42, 0.2]) * rng.uniform(0.6, 1.5)
    solids = [Solid("box", (0, -1, 0), (300, 1, 300), green, other=color(rng, 0.3, 0.7), pattern=ground, cell=rng.uniform(4, 25))]
    for x in np.arange(-2, 3) * size + rng.uniform(-5, 5):
        solids.append(Solid("box", (x, -0.95, 0), (3, 1, 300), color(rng, 0.35, 0.55)))
    if rng.random() < 0.75:
        for _ in range(40):
            half = rng.uniform(3, 8, 3) * (1, 0.5, 1)
            place = rng.uniform(-70, 70, 3)
            solids.append(Solid("box", (place[0], half[1], place[2]), half, color(rng, 0.2, 0.7) * (1.1, 0.95, 0.9), pattern="tiles", cell=1.1))
    for _ in range(30):
        at = rng.uniform(-60, 60, 2)
        solids.append(Solid("ball", (at[0], 2, at[1]), rng.uniform(1.5, 4, 3), green * 0.7, pattern="fur", cell=0.8))
    high = rng.uniform(40, 110)
    shot = cast(rng, solids, (0, high, -rng.uniform(1, 40)), (0, 0, 0), (80, 120, -60), view=0.7)
    return from_image(to_image(shot).rotate(rng.uniform(0, 360), expand=False).crop((60, 40, 340, 260)))
