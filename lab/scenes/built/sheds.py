"""A garden shed. Local x along its front, outward -y, meters."""

from built.openings import window
from built.walls import boarded_wall, corner_boards, flat_wall
from standing.shape import Shape
from surfaces.materials import paint, plain


def shed(rng, frame, skin, felt, trim, wide=2.4, deep=3.0, eaves=1.95, ridge=2.55):
    """Lapped boards, a gable to the front, a plank door on long hinges, a small window in the left side."""
    front = Shape("building", frame)
    narrows = lambda z: ((z - eaves) * wide / 2 / (ridge - eaves), wide - (z - eaves) * wide / 2 / (ridge - eaves))
    door = (wide / 2 - 0.1, wide / 2 + 0.75, 0.08, 1.85)
    boarded_wall(front, rng, 0, wide, 0.05, eaves, [door], skin)
    boarded_wall(front, rng, 0, wide, eaves, ridge, [], skin, narrows)
    corner_boards(front, 0, wide, 0.05, eaves, trim, 0.06)
    x, leaf = door[0], paint((0.05, 0.09, 0.07), 0.6)
    while x < door[1] - 0.02:
        front.box(x, min(x + 0.115, door[1]) - 0.004, 0.0, 0.02, door[2], door[3] + rng.uniform(-0.006, 0.004), leaf)
        x += 0.12
    for z in (0.4, 1.5):
        front.box(door[0] + 0.02, door[0] + 0.5, -0.008, 0, z, z + 0.04, plain((0.02, 0.02, 0.02), 0.5))
    front.box(door[1] - 0.12, door[1] - 0.06, -0.03, 0, 0.95, 1.07, plain((0.3, 0.3, 0.3), 0.4, 0.9))
    for side, far in ((-1, -0.16), (1, wide + 0.16)):
        low = eaves - 0.16 * (ridge - eaves) / (wide / 2) + 0.03
        edge, crest, back = (far, low), (wide / 2, ridge + 0.05), deep + 0.15
        rim = [(x, y, z) for (x, z), y in ((edge, -0.18), (crest, -0.18), (crest, back), (edge, back))]
        front.face(rim if side > 0 else rim[::-1], felt)
        barge = [(far, low - 0.09), (wide / 2, ridge - 0.04), (wide / 2, ridge + 0.07), (far, low + 0.02)]
        front.face([(x, -0.19, z) for x, z in barge], trim)
    front.build()
    for x, y, turn, holes in ((0, deep, -90, True), (wide, 0, 90, False)):
        side = Shape("building", frame.inner(x, y, 0, turn))
        opening = [window(side, 1.3, 1.05, 0.8, 0.6, trim, 1, 1, 0.03, 0.0)] if holes else []
        boarded_wall(side, rng, 0, deep, 0.05, eaves, opening, skin)
        flat_wall(side, 0, deep, -0.2, 0.05, [], plain((0.2, 0.2, 0.19), 0.9))
        side.build()
