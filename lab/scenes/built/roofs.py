"""Pitched roofs over a wall's top, gutters and downpipes. Local x along the eaves, outward -y, meters."""


def slope(shape, x0, x1, top, run, pitch, tiles, fascia, over=0.45, rake=0.35):
    """From the eaves, `over` meters out, up to a ridge `run` meters behind the wall; answers (eaves, ridge) heights."""
    low, high, thick = top - over * pitch + 0.14, top + run * pitch + 0.14, 0.05
    a, b = x0 - rake, x1 + rake
    shape.face([(a, -over, low), (b, -over, low), (b, run, high), (a, run, high)], tiles)
    shape.face([(a, run, high), (b, run, high), (b, 2 * run + over, low), (a, 2 * run + over, low)], tiles)
    shape.box(a, b, -over - 0.02, -over + 0.02, low - 0.2, low - 0.01, fascia)
    shape.face([(a, 0.05, low - 0.17), (b, 0.05, low - 0.17), (b, -over, low - 0.17), (a, -over, low - 0.17)], fascia)
    for x in (a, b - 0.04):
        shape.profile(
            [(-over, low - 0.2), (run, high - 0.2), (run, high + thick), (-over, low + thick / 2)], x, x + 0.04, fascia
        )
    return low, high


def gutter(shape, x0, x1, z, over, skin):
    section = [
        (0, 0),
        (0, -0.11),
        (-0.075, -0.11),
        (-0.115, -0.045),
        (-0.12, 0),
        (-0.105, 0),
        (-0.07, -0.09),
        (-0.015, -0.09),
    ]
    shape.profile([(y - over - 0.02, z + up) for y, up in section], x0, x1, skin)


def downpipe(shape, x, z, over, skin, radius=0.035):
    """From the gutter back to the wall and down to a shoe."""
    shape.tube([(x, -over - 0.07, z - 0.08), (x, -over - 0.07, z - 0.2), (x, -0.07, z - 0.45), (x, -0.07, 0.22),
                (x, -0.1, 0.12), (x, -0.26, 0.06)], radius, skin, 10)  # fmt: skip
    for high in (0.7, (z + 0.5) / 2, z - 0.8):
        shape.box(x - radius - 0.02, x + radius + 0.02, -0.11, 0, high, high + 0.03, skin)


def chimney(shape, x, y, z0, z1, skin, cap, pot):
    shape.box(x, x + 0.7, y, y + 0.5, z0, z1, skin)
    shape.box(x - 0.05, x + 0.75, y - 0.05, y + 0.55, z1, z1 + 0.08, cap)
    for out in (0.2, 0.5):
        shape.tube([(x + out, y + 0.25, z1 + 0.08), (x + out, y + 0.25, z1 + 0.4)], [0.12, 0.1], pot, 12)
