"""Fences along local x of their frame; `ground` answers the height below a world x, y. Meters."""

from built.skins import board
from standing.shape import Shape
from surfaces.materials import paint


def board_fence(rng, frame, length, ground, skin=None, height=1.83, bay=2.44, wide=0.14):
    """Upright boards that time has moved, nailed to rails on the far side."""
    skin, shape, x = skin or board((0.225, 0.172, 0.128)), Shape("wall", frame), 0.0
    foot = lambda at: ground(frame.world(at, 0))
    while x < length:
        low, lean = foot(x) + rng.uniform(0.02, 0.06), rng.uniform(-0.006, 0.006)
        top, out = low + height + rng.uniform(-0.02, 0.02), rng.uniform(-0.006, 0.006)
        if rng.random() < 0.02:
            lean, top = lean + rng.uniform(-0.03, 0.03), top - 0.03
        width = wide + rng.uniform(-0.004, 0.004)
        outline = [(x, low), (x + width, low), (x + width + lean, top - 0.03), (x + width - 0.03 + lean, top),
                   (x + 0.03 + lean, top), (x + lean, top - 0.03)]  # fmt: skip
        for y in (out - 0.016, out):
            shape.face([(u, y, v) for u, v in outline], skin)
        for (ua, va), (ub, vb) in zip(outline, outline[1:] + outline[:1]):
            shape.face([(ua, out - 0.016, va), (ub, out - 0.016, vb), (ub, out, vb), (ua, out, va)], skin)
        x += width + rng.uniform(0.002, 0.008)
    for start in bays(length, bay):
        end, z = min(start + bay, length), foot(start)
        shape.box(start - 0.045, start + 0.045, 0.012, 0.1, z - 0.2, z + height - 0.05, skin)
        for up in (0.25, height / 2, height - 0.28):
            shape.box(start, end, 0.012, 0.05, z + up, z + up + 0.085, skin)
    shape.build()


def panel_fence(rng, frame, length, ground, skin=None, height=1.75, bay=1.86):
    """British panels of overlapping slats between concrete posts over gravel boards, one or another out of true."""
    skin, shape = skin or board((0.21, 0.13, 0.075), 0.5, 0.5, True), Shape("wall", frame)
    concrete = paint((0.38, 0.37, 0.34), 0.9)
    for start in bays(length, bay):
        z, drop = ground(frame.world(start, 0)), rng.uniform(-0.03, 0.03)
        shape.box(start - 0.05, start + 0.05, -0.05, 0.05, z - 0.3, z + height + 0.32, concrete)
        shape.box(start + 0.05, start + bay - 0.05, -0.02, 0.02, z - 0.1, z + 0.3, concrete)
        low = z + 0.31 + drop
        while low < z + 0.3 + height + drop - 0.06:
            tilt = rng.uniform(-0.003, 0.003)
            a, b = start + 0.05, min(start + bay, length + bay) - 0.05
            shape.face(
                [(a, -0.022, low + tilt), (b, -0.022, low - tilt), (b, -0.004, low + 0.15), (a, -0.004, low + 0.15)],
                skin,
            )
            shape.face([(a, 0.01, low), (b, 0.01, low), (b, -0.022, low), (a, -0.022, low)], skin)
            low += 0.118
        top = z + 0.3 + height + drop
        for x in (start + 0.05, start + bay / 2, start + bay - 0.09):
            shape.box(x, x + 0.04, -0.035, 0.02, z + 0.31, top, skin)
        shape.box(start + 0.04, start + bay - 0.04, -0.04, 0.03, top, top + 0.03, skin)
    shape.build()


def bays(length, bay):
    return [k * bay for k in range(int(length / bay + 0.999))]


def screen_fence(rng, frame, length, ground, skin=None, height=1.8, bay=1.86):
    """Continental screens of boards laid level between square posts, a finger's gap between them, one sagging."""
    skin, shape = skin or board((0.16, 0.15, 0.085), 0.5, 0.5, True), Shape("wall", frame)
    for start in bays(length, bay):
        z, drop = ground(frame.world(start, 0)), rng.uniform(-0.025, 0.025)
        lean = rng.uniform(-0.02, 0.02)
        shape.box(start - 0.035, start + 0.035, -0.035, 0.035, z - 0.3, z + height + 0.1 + lean, skin)
        shape.box(start - 0.045, start + 0.045, -0.045, 0.045, z + height + 0.1 + lean, z + height + 0.12 + lean, skin)
        low, a, b = z + 0.06 + drop, start + 0.036, start + bay - 0.036
        while low < z + height - 0.1 + drop:
            out, tilt = rng.uniform(-0.004, 0.004), rng.uniform(-0.004, 0.004)
            shape.box(a, b, out - 0.009, out + 0.009, low + tilt, low + 0.138 + tilt, skin)
            low += 0.15
        for x in (a + 0.12, (a + b) / 2, b - 0.16):
            shape.box(x, x + 0.045, 0.01, 0.035, z + 0.06 + drop, low - 0.02, skin)
    shape.build()


def garden_wall(frame, length, height, skin, cap, thick=0.24):
    """A wall under a coping of clay tiles laid to a ridge, a step lower at its end."""
    shape = Shape("wall", frame)
    for a, b, top in ((0, length * 0.62, height), (length * 0.62, length, height - 0.22)):
        shape.box(a, b, 0, thick, -0.3, top, skin)
        shape.profile([(-0.05, top), (thick / 2, top + 0.1), (thick + 0.05, top), (thick / 2, top + 0.03)], a, b, cap)
    shape.build()
