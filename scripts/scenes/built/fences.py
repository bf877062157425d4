"""Fences along local x of their frame; `ground` answers the height below a world x, y. Metres."""

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
    skin, shape = skin or board((0.21, 0.13, 0.075), 0.5), Shape("wall", frame)
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
