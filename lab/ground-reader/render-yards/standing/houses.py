"""Houses: walls, openings, gable or hip roofs, projecting garages. Local x along the front, outward -y."""

from standing.openings import WHITE, door, garage_door, patio_door, pick, window
from standing.shape import Shape
from surfaces.materials import brick, paint, plain, roof_tile, shingle, siding, stucco

STORY = 2.7  # meters from floor to floor
WALLS = {
    "siding": [
        (0.56, 0.53, 0.46),
        (0.235, 0.285, 0.31),
        (0.42, 0.40, 0.345),
        (0.6, 0.6, 0.58),
        (0.16, 0.22, 0.30),
        (0.45, 0.30, 0.2),
    ],
    "stucco": [(0.55, 0.43, 0.30), (0.62, 0.56, 0.46), (0.5, 0.34, 0.22), (0.66, 0.64, 0.6), (0.4, 0.33, 0.26)],
    "brick": [(0.30, 0.115, 0.075), (0.24, 0.10, 0.07), (0.36, 0.2, 0.12), (0.42, 0.33, 0.25)],
}


class Look:
    """Materials of one house, drawn by chance; `wall` names one of WALLS."""

    def __init__(self, rng, wall=None):
        wall = wall or pick(rng, sorted(WALLS))
        color = pick(rng, WALLS[wall])
        made = {
            "siding": lambda: siding(color, 0.13),
            "stucco": lambda: stucco(color),
            "brick": lambda: brick(color),
        }
        self.wall = made[wall]()
        self.trim = paint(WHITE if rng.random() < 0.7 else pick(rng, [(0.2, 0.14, 0.1), (0.4, 0.38, 0.34)]))
        tiled = wall == "stucco" and rng.random() < 0.6
        roofs = (
            [(0.36, 0.17, 0.10), (0.3, 0.22, 0.17)]
            if tiled
            else [(0.115, 0.10, 0.09), (0.16, 0.15, 0.15), (0.17, 0.11, 0.08)]
        )
        self.roof = (roof_tile if tiled else shingle)(pick(rng, roofs))
        self.shutters = (
            paint(pick(rng, [(0.04, 0.045, 0.05), (0.1, 0.03, 0.025), (0.04, 0.07, 0.06)]))
            if rng.random() < 0.35
            else None
        )
        self.base = stucco((0.36, 0.345, 0.32))


def body(frame, look, width, depth, height, floor):
    """Walls on a base; answers the shape, to put openings on."""
    shape = Shape("building", frame)
    shape.box(-0.03, width + 0.03, -0.03, depth + 0.03, -1.2, floor, look.base)
    shape.box(0, width, 0, depth, floor, floor + height, look.wall)
    for x in (0, width - 0.1):
        shape.box(x - 0.02, x + 0.12, -0.025, 0.1, floor, floor + height, look.trim)
    return shape


def gable_along(shape, look, width, depth, top, pitch, over=0.45):
    """Roof with its ridge along the front: the eaves hang over the wall."""
    ridge, thick = top + depth / 2 * pitch, 0.16
    low = top - over * pitch
    for y0, y1 in ((-over, depth / 2), (depth + over, depth / 2)):
        quad = [
            (-over, y0, low + thick),
            (width + over, y0, low + thick),
            (width + over, y1, ridge + thick),
            (-over, y1, ridge + thick),
        ]
        shape.face(quad if y0 < y1 else quad[::-1], look.roof)
        shape.face([(x, y, z - thick) for x, y, z in (quad[::-1] if y0 < y1 else quad)], look.trim)
    shape.box(-over, width + over, -over - 0.03, -over, low - 0.03, low + thick, look.trim)
    for x in (0, width):
        shape.face([(x, 0, top), (x, depth, top), (x, depth / 2, ridge)], look.wall)
    for x in (-over, width + over):
        for y0, z0 in ((-over, low), (depth + over, low)):
            shape.face(
                [(x, y0, z0), (x, depth / 2, ridge), (x, depth / 2, ridge + thick), (x, y0, z0 + thick)], look.trim
            )


def gable_across(shape, look, width, depth, top, pitch, over=0.4):
    """Roof with its gable to the front."""
    ridge, low, thick = top + width / 2 * pitch, top - over * pitch, 0.16
    for x0, x1 in ((-over, width / 2), (width + over, width / 2)):
        quad = [
            (x0, depth, low + thick),
            (x0, -over, low + thick),
            (x1, -over, ridge + thick),
            (x1, depth, ridge + thick),
        ]
        shape.face(quad, look.roof)
        shape.face(
            [(x0, -over, low), (x1, -over, ridge), (x1, -over, ridge + thick), (x0, -over, low + thick)], look.trim
        )
    shape.face([(0, 0, top), (width, 0, top), (width / 2, 0, ridge)], look.wall)


def hip(shape, look, width, depth, top, pitch, over=0.5):
    half = min(width, depth) / 2 + over
    low, high = top - over * pitch, top + (half - over) * pitch
    a, b, c, d = (
        (-over, -over, low),
        (width + over, -over, low),
        (width + over, depth + over, low),
        (-over, depth + over, low),
    )
    e, f = (half - over, depth / 2, high), (width + over - half, depth / 2, high)
    for face in ([a, b, f, e], [b, c, f], [c, d, e, f], [d, a, e]):
        shape.face(face, look.roof)
    shape.face([d, c, b, a], look.trim)
    shape.box(-over, width + over, -over - 0.03, -over, low - 0.16, low + 0.02, look.trim)


def windows_in(shape, look, marks, rng, x0, x1, z, count, tall=1.3):
    """`count` windows spread between x0 and x1, their sills at z."""
    for k in range(count):
        width = min(float(pick(rng, [0.9, 1.2, 1.5, 1.8])), (x1 - x0) / count - 0.7)
        if width >= 0.6:
            x = x0 + (x1 - x0) * (k + 0.5) / count - width / 2
            window(shape, marks, rng, x, z, width, tall, look.trim, look.shutters if width < 1.3 else None)


def house(yard, frame, width=13.0, depth=8.0, stories=1, floor=0.3, garage=None, entry=None, look=None, back=False):
    """
    A house whose front faces local -y. `garage` is (x, door width) in the front wall; `entry` is the door's x; a `back`
    has a patio door instead. Answers its look.
    """
    rng = yard.rng
    look = look or Look(rng)
    shape = body(frame, look, width, depth, STORY * stories, floor)
    marks, taken = yard.marks, []
    if garage:
        shape.box(garage[0] - 0.05, garage[0] + garage[1] + 0.05, -0.028, 0, -0.2, floor, look.wall)
        garage_door(shape, marks, rng, garage[0], 0.03, garage[1], look.trim)
        taken.append((garage[0] - 0.5, garage[0] + garage[1] + 0.5))
    if entry is not None and back:
        patio_door(shape, marks, rng, entry, floor + 0.05, look.trim)
        taken.append((entry - 0.5, entry + 2.4))
    elif entry is not None:
        door(shape, marks, rng, entry, floor + 0.05, look.trim)
        lamp(shape, entry - 0.35, floor + 1.75)
        taken.append((entry - 0.5, entry + 1.4))
    for low, high in gaps(width, taken):
        windows_in(shape, look, marks, rng, low, high, floor + rng.uniform(0.75, 1.0), max(1, int((high - low) / 3.2)))
    for story in range(1, stories):
        windows_in(shape, look, marks, rng, 0.5, width - 0.5, floor + STORY * story + 0.85, max(2, int(width / 3.4)))
    top, pitch = floor + STORY * stories, float(rng.uniform(0.32, 0.6))
    (hip if rng.random() < 0.4 else gable_along)(shape, look, width, depth, top, pitch)
    if rng.random() < 0.4:
        x = rng.uniform(0.2, 0.8) * width
        shape.box(
            x, x + 0.8, depth * 0.5, depth * 0.5 + 0.6, top, top + depth / 2 * pitch + 0.9, brick((0.26, 0.11, 0.075))
        )
    shape.build()
    return look


def garage_wing(yard, frame, look, door_width=4.88, out=3.0, height=2.6):
    """A garage before the house's front, its gable to the street; the frame's origin is its front left corner."""
    width = door_width + 1.2
    shape = body(frame, look, width, out + 1.0, height, 0.12)
    shape.box(0.5, 0.7 + door_width, -0.028, 0, -0.2, 0.12, look.wall)
    garage_door(shape, yard.marks, yard.rng, 0.6, 0.03, door_width, look.trim)
    gable_across(shape, look, width, out + 5.0, 0.12 + height, float(yard.rng.uniform(0.4, 0.65)))
    lamp(shape, 0.28, 1.8)
    shape.build()


def gaps(width, taken, margin=0.4):
    """What is left of [margin, width - margin] beside the taken spans, at least 1.4 m each."""
    left, low = [], margin
    for a, b in sorted(taken):
        left.append((low, a))
        low = max(low, b)
    left.append((low, width - margin))
    return [(a, b) for a, b in left if b - a > 1.4]


def lamp(shape, x, z):
    shape.box(x - 0.06, x + 0.06, -0.17, 0, z - 0.16, z + 0.1, plain((0.05, 0.05, 0.05), 0.4))
    shape.box(x - 0.05, x + 0.05, -0.18, 0, z - 0.1, z + 0.04, plain((0.6, 0.55, 0.42), 0.3))


def shed(rng, frame, width=2.4, depth=1.8):
    look = Look(rng, "siding")
    shape = body(frame, look, width, depth, 1.9, 0.08)
    shape.box(width / 2 - 0.5, width / 2 + 0.5, -0.04, 0, 0.1, 1.8, look.trim)
    gable_across(shape, look, width, depth, 1.98, 0.5, 0.2)
    shape.build()
