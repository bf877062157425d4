"""Front yards: a house with drive and walk, seen from its lawn, its sidewalk or across its street."""

import math

from camera import Phone
from standing.cars import car
from standing.houses import Look, garage_wing, house
from standing.openings import pick
from standing.plants import hedge, tree_line
from standing.shape import Frame
from standing.things import FRONT_THINGS, LAWN_THINGS
from standing.walls import board_fence, garden_wall, picket_fence, rail_fence, steps
from surfaces.grounds import concrete
from yards.ground import blob, rectangle, ribbon


def front_yard(yard, base="lawn"):
    rng = yard.rng
    across = yard.chance(0.65)
    yard.phone = Phone.draw(
        rng,
        turn=math.radians(yard.between(-14, 14)),
        x=yard.between(-1.5, 1.5),
        pitch=yard.between(-1, 7) if across else yard.between(1, 12),
    )
    yard.base(base)
    wall_at = yard.between(13, 19) if across else yard.between(8.5, 14)
    kerb, street_end = lay_street(yard, yard.between(3.0, 6.5)) if across else (-8.0, None)
    if street_end is None and yard.chance(0.3):
        sidewalk(yard, yard.between(1.6, 3.0))
    width, floor = yard.between(11, 17), yard.between(0.12, 0.55)
    left = -width / 2 + yard.between(-3, 3)
    place_house(yard, base, left, wall_at, width, floor, (kerb, street_end))
    neighbors(yard, left, width, wall_at)
    for _ in range(int(rng.integers(0, 3))):
        for x, y in yard.free_spots(base, 1, 6.0, wall_at - 1.5):
            yard.grow(x, y)
    fill(yard, base, wall_at, kerb)


def lay_street(yard, end):
    """Street before the camera up to y = end, kerb, verge and sidewalk; answers where kerb and sidewalk end."""
    yard.ground.lay("street", rectangle(-60, 60, -8, end), yard.covering("street"))
    yard.ground.lay("street", rectangle(-60, 60, end, end + 0.16), concrete((0.4, 0.38, 0.35), 2.5), lift=0.1)
    verge = end + yard.between(0.16, 1.5)
    return end + 0.16, sidewalk(yard, verge)


def sidewalk(yard, start):
    end = start + yard.between(1.2, 1.7)
    yard.ground.lay("street", rectangle(-60, 60, start, end), concrete((0.38, 0.36, 0.33), 1.5))
    return end


def place_house(yard, base, left, y, width, floor, ends):
    """House, drive, walk to the door and beds along the wall; `ends` of kerb and sidewalk as of lay_street."""
    rng, right_hand = yard.rng, yard.chance(0.5)
    garage_wide = float(pick(rng, [2.44, 4.88, 4.88]))
    wing = yard.chance(0.45)
    garage_x = width - garage_wide - 0.8 if right_hand else 0.8
    entry = yard.between(0.42, 0.55) * width if wing or garage_wide < 3 else (0.25 if right_hand else 0.75) * width
    look, out = Look(rng), yard.between(1.5, 4.0) if wing else 0.0
    frame = Frame(left, y, 0, yard.between(-3, 3))
    house(
        yard,
        frame,
        width,
        yard.between(7, 9),
        2 if yard.chance(0.35) else 1,
        floor,
        None if wing else (garage_x, garage_wide),
        entry,
        look,
    )
    if wing:
        garage_wing(yard, frame.inner(garage_x - 0.6, -out), look, garage_wide, out)
    drive_x = left + garage_x - 0.35
    drive(yard, drive_x, drive_x + garage_wide + 0.7, ends[0], y - out)
    door_at = frame.world(entry + 0.45, 0)
    reach = 0.0
    if floor > 0.2:
        reach = steps(yard, frame.inner(entry - 0.3, 0), 1.5, floor, yard.between(0.3, 1.2))
    walk(yard, (door_at.x, door_at.y - reach), drive_x if right_hand else drive_x + garage_wide + 0.7, ends[1])
    wall_beds(yard, frame, width, entry, garage_x, garage_wide, base)
    if yard.chance(0.55):
        car(
            rng,
            drive_x + garage_wide / 2 + 0.35 + yard.between(-0.4, 0.4),
            y - out - yard.between(2.8, 4.5),
            0.03,
            90 if yard.chance(0.6) else -90,
        )


def drive(yard, x0, x1, start, y):
    """From the kerb (or behind the camera) to the garage, often wider at its foot."""
    flare = yard.between(0, 1.2)
    slant = yard.between(-1.5, 1.5)
    outline = [(x0 + slant - flare, start), (x1 + slant + flare, start), (x1, y + 0.3), (x0, y + 0.3)]
    yard.ground.lay("driveway", outline, yard.covering("driveway"))


def walk(yard, door, drive_side, street_end):
    """From the door to the drive, or straight or curved towards the street."""
    wide = yard.between(0.9, 1.4)
    if yard.chance(0.45):
        points = [(door[0], door[1] + 0.1), (door[0], door[1] - 1.2), (drive_side, door[1] - 1.6)]
    else:
        bend = yard.between(-2, 2)
        end = street_end if street_end else -3.0
        points = [(door[0], door[1] + 0.1), (door[0] + bend, (door[1] + end) / 2), (door[0] + yard.between(-1, 1), end)]
    yard.ground.lay("paving", ribbon(points, wide), yard.covering("paving"))


def wall_beds(yard, frame, width, entry, garage_x, garage_wide, base):
    """Planting along the front wall, left free before door and garage."""
    dry, depth = base == "gravel", yard.between(0.9, 1.8)
    for low, high in ((0.1, width * 0.98),):
        x = low
        for stop in sorted([entry - 0.6, garage_x - 0.4]) + [high]:
            skip = 2.2 if abs(stop - (entry - 0.6)) < 1e-6 else garage_wide + 0.9
            if stop - x > 1.2 and yard.chance(0.85):
                one_bed(yard, frame, x, stop, depth, dry)
            x = max(x, stop + skip)


def one_bed(yard, frame, x0, x1, depth, dry):
    wave = [yard.between(-0.2, 0.25) for _ in range(5)]
    corners = [(x0, 0.1), (x1, 0.1)] + [(x1 + (x0 - x1) * k / 4, -depth + wave[k]) for k in range(5)]
    yard.bed([tuple(frame.world(x, y).xy) for x, y in corners])
    x = x0 + 0.4
    while x < x1 - 0.3:
        at = frame.world(x, -depth * yard.between(0.35, 0.65))
        yard.plant(at.x, at.y, yard.between(0.6, 1.2), dry)
        x += yard.between(0.6, 1.5)


def neighbors(yard, left, width, y):
    """Houses beside and behind, side fences, a line of trees."""
    rng = yard.rng
    for side in (-1, 1):
        if yard.chance(0.7):
            x = left - yard.between(17, 20) if side < 0 else left + width + yard.between(4, 8)
            house(
                yard,
                Frame(x, y + yard.between(-2, 4), 0, yard.between(-6, 6)),
                12,
                8,
                int(rng.integers(1, 3)),
                0.3,
                None,
                5.0,
            )
        start = Frame(left - 6.5, y + 3) if side < 0 else Frame(left + width + 0.3, y + 3)
        board_fence(yard, start, 6.2)
    tree_line(rng, y + yard.between(13, 25))


def fill(yard, base, wall_at, kerb):
    """What stands about: island beds, hedges, low walls, things, people, a car at the kerb."""
    rng = yard.rng
    if yard.chance(0.5):
        for x, y in yard.free_spots(base, 1, 5.0, wall_at - 2.5):
            yard.bed(blob(rng, x, y, yard.between(1.6, 4), yard.between(1.2, 2.6)))
            for _ in range(int(rng.integers(3, 7))):
                yard.plant(x + rng.normal(0, 0.5), y + rng.normal(0, 0.4), 0.8, base == "gravel")
    if yard.chance(0.2):
        edge = Frame(yard.between(-9, 1), yard.between(4, 6))
        maker = pick(
            rng,
            [
                picket_fence,
                rail_fence,
                lambda y, f, l: garden_wall(y, f, l, 0.6),
                lambda y, f, l: hedge(rng, f, l, 0.9),
            ],
        )
        maker(yard, edge, yard.between(4, 8))
    for x, y in yard.free_spots(base, int(rng.integers(0, 4)), 3.2, wall_at - 1.5):
        draw = rng.random()
        if draw < 0.4:
            yard.plant(x, y, 1.0, base == "gravel")
        else:
            yard.put(LAWN_THINGS if draw < 0.75 else FRONT_THINGS, x, y)
    if yard.chance(0.3):
        kind = pick(rng, [base, base, "driveway", "street", "paving"])
        yard.people(yard.free_spots(kind, int(rng.integers(1, 3)), 3.5, wall_at - 1.2))
    if kerb > 4.2 and yard.chance(0.4):
        car(rng, pick(rng, [-1, 1]) * yard.between(2.5, 6.0), kerb - 1.2, 0.0, 0)


def gravel_front(yard):
    front_yard(yard, "gravel")
