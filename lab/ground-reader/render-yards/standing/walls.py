"""Fences, garden walls, retaining walls, railings and steps, each along local x of its frame. Meters."""

from standing.openings import mark, pick
from standing.shape import Frame, Shape
from surfaces.grounds import concrete, pavers
from surfaces.materials import brick, paint, plain, stone, stucco, wood

CEDARS = [(0.225, 0.172, 0.128), (0.30, 0.21, 0.13), (0.36, 0.27, 0.17), (0.16, 0.14, 0.12), (0.14, 0.07, 0.04)]
BLOCKS = [(0.33, 0.29, 0.24), (0.3, 0.3, 0.29), (0.28, 0.2, 0.15)]


def board_fence(yard, frame, length, height=1.8, panel=2.44):
    """Upright boards between posts; every panel is a mark."""
    rng, shape = yard.rng, Shape("wall", frame)
    boards, posts = (
        wood(pick(rng, CEDARS), float(rng.uniform(0, 0.8))),
        stone((0.35, 0.35, 0.34)) if rng.random() < 0.2 else None,
    )
    x = 0.0
    while x < length - 0.3:
        end = min(x + panel, length)
        shape.box(x - 0.05, x + 0.05, -0.05, 0.08, -0.3, height + 0.05, posts or boards)
        at = x + 0.055
        while at < end - 0.06:
            lean, tall = rng.uniform(-0.004, 0.004), height + rng.uniform(-0.012, 0.012)
            wide = min(0.14, end - 0.05 - at)
            shape.box(at, at + wide, lean - 0.01, lean + 0.01, 0.03, tall, boards)
            at += 0.146
        for z in (0.3, height - 0.3):
            shape.box(x, end, 0.012, 0.05, z, z + 0.09, boards)
        if end - x > panel - 0.01:
            mark(yard.marks, "fence-panel", frame, x, end, 0.03, height)
        x = end
    shape.build()


def vinyl_fence(yard, frame, length, height=1.8, panel=2.4):
    """Smooth panels between square posts."""
    shape, skin = (
        Shape("wall", frame),
        paint(pick(yard.rng, [(0.72, 0.71, 0.68), (0.5, 0.45, 0.37), (0.3, 0.29, 0.28)]), 0.35),
    )
    x = 0.0
    while x < length - 0.3:
        end = min(x + panel, length)
        shape.box(x - 0.065, x + 0.065, -0.065, 0.065, -0.3, height + 0.12, skin)
        for z in (0.06, height - 0.16):
            shape.box(x, end, -0.03, 0.03, z, z + 0.15, skin)
        at = x + 0.07
        while at < end - 0.07:
            wide = min(0.275, end - 0.066 - at)
            shape.box(at, at + wide, -0.012, 0.012, 0.2, height - 0.15, skin)
            at += 0.283
        if end - x > panel - 0.01:
            mark(yard.marks, "fence-panel", frame, x, end, 0.06, height)
        x = end
    shape.build()


def picket_fence(yard, frame, length, height=1.0):
    shape, skin = Shape("wall", frame), paint((0.75, 0.74, 0.71))
    x = 0.0
    while x < length:
        shape.prism([(x, -0.01), (x + 0.08, -0.01), (x + 0.08, 0.01), (x, 0.01)], 0.08, height, skin)
        x += 0.15
    for z in (0.25, height - 0.25):
        shape.box(0, length, 0.01, 0.05, z, z + 0.08, skin)
    shape.build()


def rail_fence(yard, frame, length, height=1.1):
    """Iron bars: what is behind shows through."""
    shape, iron = Shape("wall", frame), plain((0.02, 0.02, 0.022), 0.4)
    x = 0.0
    while x <= length:
        thick = 0.03 if abs(x % 2.0) < 0.06 else 0.012
        shape.box(x - thick, x + thick, -thick, thick, 0, height, iron)
        x += 0.13
    for z in (0.12, height - 0.06):
        shape.box(0, length, -0.015, 0.015, z, z + 0.035, iron)
    shape.build()


def masonry(rng):
    return pick(
        rng,
        [
            brick((0.30, 0.115, 0.075)),
            stucco((0.58, 0.5, 0.4)),
            brick(pick(rng, BLOCKS), 0.4, 0.2),
            brick(pick(rng, BLOCKS), 0.45, 0.15),
            wood((0.17, 0.12, 0.085), 0.5),
        ],
    )


def garden_wall(yard, frame, length, height=1.0, thick=0.22, material=None):
    shape, coping = Shape("wall", frame), concrete((0.36, 0.34, 0.31), 0.6)
    shape.box(0, length, 0, thick, -0.4, height, material or masonry(yard.rng))
    shape.box(-0.03, length + 0.03, -0.03, thick + 0.03, height, height + 0.05, coping)
    shape.build()


def retaining_wall(yard, x0, x1, y, low, high, gap=None, material=None):
    """Holds the ground behind y at `high`; `gap` (xa, xb) is left for steps."""
    material = material or masonry(yard.rng)
    spans = [(x0, x1)] if gap is None else [(x0, gap[0]), (gap[1], x1)]
    for a, b in spans:
        shape = Shape("wall", Frame(a, y, low))
        shape.box(0, b - a, 0, 0.25, -0.3, high - low + 0.06, material)
        shape.box(0, b - a, -0.03, 0.28, high - low + 0.06, high - low + 0.11, concrete((0.36, 0.34, 0.31), 0.6))
        shape.build()


def steps(yard, frame, width, rise, landing=0.0, tread=0.3):
    """Steps from local z = 0 up to `rise`; they end at local y = 0 and come out towards -y. Answers how far out."""
    count = max(1, round(rise / 0.17))
    shape, height = Shape("steps", frame), rise / count
    rng = yard.rng
    material = pick(
        rng,
        [
            concrete((0.34, 0.32, 0.29), 5.0),
            brick((0.30, 0.12, 0.08)),
            pavers((0.36, 0.32, 0.27), 0.6, 0.4),
            wood((0.24, 0.17, 0.11), 0.3),
        ],
    )
    for k in range(count):
        out = landing + tread * (count - k)
        shape.box(0, width, -out, 0, -0.2 if k == 0 else k * height, (k + 1) * height, material)
    shape.build()
    return landing + tread * count


def fence(yard, frame, length):
    """A fence of any sort."""
    sort = pick(yard.rng, [board_fence] * 5 + [vinyl_fence] * 2 + [garden_wall])
    if sort is garden_wall:
        garden_wall(yard, frame, length, float(yard.rng.uniform(1.2, 1.9)))
    else:
        sort(yard, frame, length, float(yard.rng.uniform(1.5, 1.95)))
