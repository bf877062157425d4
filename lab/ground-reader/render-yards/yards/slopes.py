"""Yards of several levels: terraces held by walls, with steps; banks of grass."""

import math

from camera import Phone
from standing.houses import house
from standing.openings import pick
from standing.plants import tree_line
from standing.shape import Frame
from standing.things import LAWN_THINGS
from standing.walls import fence, retaining_wall, steps
from yards.ground import Plane, rectangle


def terraced_yard(yard):
    """One or two terraces rise behind the level on which the camera stands."""
    rng = yard.rng
    yard.phone = Phone.draw(rng, turn=math.radians(yard.between(-12, 12)), pitch=yard.between(1, 12))
    low_kind = pick(rng, ["lawn", "lawn", "paving", "gravel", "soil"])
    y, level = yard.between(4.5, 7.5), 0.0
    yard.base(low_kind, y1=y + 0.2)
    for _ in range(int(rng.integers(1, 3))):
        rise, before = yard.between(0.4, 1.1), level
        level += rise
        end = y + yard.between(3.5, 6)
        gap_x, wide = yard.between(-2.5, 2.0), yard.between(1.1, 2.0)
        kind = pick(rng, ["lawn", "lawn", "soil", "gravel", "paving"])
        yard.ground.lay(kind, rectangle(-60, 60, y + 0.1, 70), yard.covering(kind), Plane(level))
        retaining_wall(yard, -14, 14, y, before, level, (gap_x, gap_x + wide))
        steps(yard, Frame(gap_x, y + 0.1, before), wide, rise)
        for _ in range(int(rng.integers(1, 5))):
            yard.plant(yard.between(-6, 6), y + yard.between(0.5, 1.6), 0.8)
        y = end
    close_off(yard, y, level)
    things_and_people(yard, low_kind, y)


def bank_yard(yard):
    """Level ground, then a bank of grass that rises to the house or the fence."""
    rng = yard.rng
    yard.phone = Phone.draw(rng, turn=math.radians(yard.between(-12, 12)), pitch=yard.between(0, 10))
    yard.base(pick(rng, ["lawn", "lawn", "soil"]), y1=80)
    foot, slope = yard.between(3.5, 7), yard.between(0.08, 0.35)
    run = yard.between(3, 7)
    top = foot + run
    lean = yard.between(-0.02, 0.02)
    kind = pick(rng, ["lawn", "lawn", "lawn", "soil", "gravel"])
    yard.ground.lay(
        kind, rectangle(-60, 60, foot, top + 0.1), yard.covering(kind), Plane(-foot * slope, lean * 0, slope)
    )
    level = run * slope
    yard.ground.lay("lawn", rectangle(-60, 60, top, 90), yard.turf(), Plane(level))
    if yard.chance(0.5):
        wide = yard.between(1.0, 1.8)
        steps(yard, Frame(yard.between(-2, 2), top, 0), wide, level, 0.0, max(0.28, run / max(1, round(level / 0.17))))
    for _ in range(int(rng.integers(2, 8))):
        yard.plant(yard.between(-6, 6), foot + yard.between(0.3, 0.9) * run, yard.between(0.6, 1.2))
    close_off(yard, top + yard.between(2, 5), level)
    things_and_people(yard, "lawn", top)


def close_off(yard, y, level):
    """House or fence on the top level, trees behind."""
    rng = yard.rng
    if yard.chance(0.55):
        width = yard.between(10, 14)
        house(
            yard,
            Frame(-width / 2 + yard.between(-3, 3), y, level, yard.between(-6, 6)),
            width,
            8,
            int(rng.integers(1, 3)),
            0.25,
            None,
            yard.between(0.3, 0.6) * width,
        )
        fence(yard, Frame(-16, y + 2, level), 32)
    else:
        fence(yard, Frame(-14, y, level), 28)
    tree_line(rng, y + yard.between(10, 20), z=level)


def things_and_people(yard, kind, far):
    rng = yard.rng
    for x, y in yard.free_spots(kind, int(rng.integers(0, 3)), 3.2, far):
        yard.put(LAWN_THINGS, x, y)
    if yard.chance(0.3):
        yard.people(yard.free_spots(kind, int(rng.integers(1, 3)), 3.2, far))
    if yard.chance(0.4):
        for x, y in yard.free_spots("lawn", 1, 4.0, far):
            yard.grow(x, y, yard.between(3.5, 7))
