"""Doors, garage doors, windows on a wall's outside (local y = 0, outward -y); each leaves its true size as a mark."""

from surfaces.materials import glass, paint, plain

WHITE = (0.74, 0.73, 0.70)
DOORS = [(0.055, 0.075, 0.06), (0.13, 0.022, 0.018), (0.03, 0.05, 0.09), (0.5, 0.48, 0.44), (0.16, 0.08, 0.04), WHITE]
ROOMS = [(0.03, 0.035, 0.04), (0.35, 0.33, 0.3), (0.5, 0.49, 0.46), (0.06, 0.06, 0.065)]
CASING = 0.09  # meters of trim round an opening


def pick(rng, choices):
    return choices[int(rng.integers(0, len(choices)))]


def casing(shape, x0, x1, z0, z1, material, out=0.05, sill=True):
    c = CASING
    shape.box(x0 - c, x0, -out, 0, z0, z1, material)
    shape.box(x1, x1 + c, -out, 0, z0, z1, material)
    shape.box(x0 - c, x1 + c, -out, 0, z1, z1 + c, material)
    if sill:
        shape.box(x0 - c, x1 + c, -out - 0.03, 0, z0 - c, z0, material)


def window(shape, marks, rng, x, z, width, height, trim, shutters=None):
    """Sash or slider with a room behind it; marked as the opening without its casing."""
    casing(shape, x, x + width, z, z + height, trim)
    pane = glass(pick(rng, ROOMS))
    shape.face([(x, -0.01, z), (x + width, -0.01, z), (x + width, -0.01, z + height), (x, -0.01, z + height)], pane)
    if width > height * 0.9 or rng.random() < 0.3:
        shape.box(x + width / 2 - 0.025, x + width / 2 + 0.025, -0.03, 0, z, z + height, trim)
    if rng.random() < 0.6:
        shape.box(x, x + width, -0.03, 0, z + height / 2 - 0.025, z + height / 2 + 0.025, trim)
    if shutters:
        for x0 in (x - CASING - 0.38, x + width + CASING):
            shape.box(x0, x0 + 0.38, -0.04, 0, z - 0.03, z + height + 0.03, shutters)
    mark(marks, "window", shape.frame, x, x + width, z, z + height)


def door(shape, marks, rng, x, z, trim, width=0.91, height=2.03):
    casing(shape, x, x + width, z, z + height, trim, 0.06, False)
    leaf = paint(pick(rng, DOORS), 0.4)
    shape.face([(x, -0.012, z), (x + width, -0.012, z), (x + width, -0.012, z + height), (x, -0.012, z + height)], leaf)
    rows = [(0.15, 0.75), (0.9, 1.35), (1.48, 1.88)]
    half = width / 2 - 0.17
    lit = glass(ROOMS[0]) if rng.random() < 0.6 else leaf
    for k, (low, high) in enumerate(rows):
        for x0 in (x + 0.12, x + width / 2 + 0.05):
            shape.box(x0, x0 + half, -0.028, 0, z + low, z + high, lit if k == 2 else leaf)
    shape.ball((x + width - 0.08, -0.06, z + 1.0), (0.03, 0.03, 0.03), plain((0.5, 0.4, 0.2), 0.3, 1.0))
    mark(marks, "door", shape.frame, x, x + width, z, z + height)


def garage_door(shape, marks, rng, x, z, width, trim, height=2.13):
    """Sectional door of four rows of raised panels; `width` 2.44 m (one car) or 4.88 m (two)."""
    casing(shape, x, x + width, z, z + height, trim, 0.07, False)
    leaf = paint(pick(rng, [WHITE, WHITE, (0.55, 0.5, 0.42), (0.2, 0.13, 0.08), (0.3, 0.3, 0.3)]), 0.45)
    row, columns = height / 4, int(round(width / 0.61))
    column, lit = width / columns, rng.random() < 0.45
    for k in range(4):
        low = z + k * row
        shape.box(x, x + width, -0.02, 0, low + 0.008, low + row - 0.008, leaf)
        for j in range(columns):
            x0 = x + j * column
            panel = glass(ROOMS[0]) if lit and k == 3 else leaf
            shape.box(x0 + 0.06, x0 + column - 0.06, -0.035, 0, low + 0.09, low + row - 0.09, panel)
    mark(marks, "garage-door", shape.frame, x, x + width, z, z + height)


def patio_door(shape, marks, rng, x, z, trim, width=1.83, height=2.03):
    """Two sliding panes; marked as a window would mislead, as a door too: it is neither's size, so it is not marked."""
    casing(shape, x, x + width, z, z + height, trim, 0.05, False)
    pane = glass(pick(rng, ROOMS))
    shape.face([(x, -0.01, z), (x + width, -0.01, z), (x + width, -0.01, z + height), (x, -0.01, z + height)], pane)
    for middle in (x, x + width / 2, x + width - 0.06):
        shape.box(middle, middle + 0.06, -0.03, 0, z, z + height, trim)


def mark(marks, kind, frame, x0, x1, z0, z1):
    """Notes an opening's four corners (clockwise from top left, world meters) and its true size."""
    corners = [tuple(frame.world(x, -0.02, z)) for x, z in ((x0, z1), (x1, z1), (x1, z0), (x0, z0))]
    marks.append({"kind": kind, "corners": corners, "width": x1 - x0, "height": z1 - z0})
