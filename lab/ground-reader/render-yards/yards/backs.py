"""Back yards: fenced, with patio, pool or bare soil, seen from the house or towards it."""

import math

from camera import Phone
from standing.houses import house, shed
from standing.openings import pick
from standing.plants import hedge, tree_line
from standing.shape import Frame
from standing.things import LAWN_THINGS, PATIO_THINGS, POOL_THINGS, pile
from standing.walls import fence, steps
from surfaces.grounds import water
from yards.ground import blob, rectangle, ribbon


def back_yard(yard, base="lawn", center=None):
    """`center(yard)` lays what fills the middle before things are stood about."""
    rng = yard.rng
    yard.phone = Phone.draw(
        rng, turn=math.radians(yard.between(-18, 18)), x=yard.between(-1.0, 1.0), pitch=yard.between(3, 17)
    )
    yard.base(base)
    back, half = yard.between(8, 17), yard.between(5, 10)
    to_house = yard.chance(0.45)
    if to_house:
        house_behind(yard, back, base)
    else:
        patio_before(yard)
        fence(yard, Frame(-half - 4, back, 0, yard.between(-3, 3)), 2 * half + 8)
    sides(yard, half, back)
    edge_beds(yard, back, half, to_house)
    if center:
        center(yard)
    stand_about(yard, base, back, POOL_THINGS if center else PATIO_THINGS)
    tree_line(rng, back + yard.between(9, 22))
    for _ in range(int(rng.integers(1, 4))):
        yard.grow(yard.between(-12, 12), back + yard.between(2, 7))


def house_behind(yard, back, base):
    """The house closes the yard; a patio lies before its door."""
    width = yard.between(10, 14)
    floor = yard.between(0.1, 0.6)
    frame = Frame(-width / 2 + yard.between(-3, 3), back, 0, yard.between(-12, 12))
    entry = yard.between(0.3, 0.6) * width
    house(yard, frame, width, 8, 2 if yard.chance(0.4) else 1, floor, None, entry, back=yard.chance(0.6))
    reach = steps(yard, frame.inner(entry - 0.3, 0), 2.3, floor, yard.between(0, 0.8)) if floor > 0.2 else 0
    if yard.chance(0.75):
        wide, deep = yard.between(3, 7), yard.between(2.5, 4.5)
        center = frame.world(entry + 0.9, -deep / 2 - 0.05)
        corners = [
            (entry + 0.9 - wide / 2, 0.1),
            (entry + 0.9 + wide / 2, 0.1),
            (entry + 0.9 + wide / 2, -deep - reach),
            (entry + 0.9 - wide / 2, -deep - reach),
        ]
        round_patio = yard.chance(0.25)
        outline = (
            blob(yard.rng, center.x, center.y, wide, deep, 0.03)
            if round_patio
            else [tuple(frame.world(x, y).xy) for x, y in corners]
        )
        yard.ground.lay("paving", outline, yard.covering("paving"))
    for sign in (-1, 1):
        side = Frame(frame.world(0, 1).x - 8, back + 1.5) if sign < 0 else Frame(frame.world(width, 1).x, back + 1.5)
        fence(yard, side, 8)


def patio_before(yard):
    """The photographer stands on or beside the patio."""
    draw = yard.rng.random()
    if draw < 0.45:
        y = yard.between(2.5, 5.5)
        slant = yard.between(-1.2, 1.2)
        yard.ground.lay("paving", [(-20, -8), (20, -8), (20, y + slant), (-20, y - slant)], yard.covering("paving"))
    elif draw < 0.75:
        x, y = yard.between(-3, 3), yard.between(4, 7)
        wide, deep = yard.between(3, 6), yard.between(2.5, 4.5)
        square = yard.chance(0.5)
        outline = (
            rectangle(x - wide / 2, x + wide / 2, y - deep / 2, y + deep / 2)
            if square
            else blob(yard.rng, x, y, wide, deep, 0.05)
        )
        yard.ground.lay("paving", outline, yard.covering("paving"))


def sides(yard, half, back):
    """Fences or hedges along both sides."""
    for sign in (-1, 1):
        if yard.chance(0.85):
            start = (
                Frame(-half - 1, 0.5, 0, 90 + yard.between(-5, 5))
                if sign < 0
                else Frame(half, back + 1, 0, -90 + yard.between(-5, 5))
            )
            if yard.chance(0.2):
                hedge(yard.rng, start, back, yard.between(1.0, 2.0))
            else:
                fence(yard, start, back + 0.5)


def edge_beds(yard, back, half, to_house):
    """Planting along the fences."""
    rng = yard.rng
    if not to_house and yard.chance(0.7):
        deep = yard.between(0.8, 2.2)
        edge = [(half - 2 * half * k / 8, back - deep + yard.between(-0.35, 0.35)) for k in range(9)]
        yard.bed([(-half, back + 0.3), (half, back + 0.3), *edge])
        x = -half + 0.5
        while x < half:
            yard.plant(x, back - deep * yard.between(0.3, 0.7), yard.between(0.7, 1.6))
            x += yard.between(0.6, 1.8)
    for sign in (-1, 1):
        if yard.chance(0.45):
            deep = yard.between(0.7, 1.6)
            inner = [(sign * (half - deep + yard.between(-0.25, 0.25)), back * (1 - k / 6)) for k in range(6)]
            yard.bed([(sign * (half + 0.6), back * 0.15), (sign * (half + 0.6), back), *inner])
            for _ in range(int(rng.integers(3, 8))):
                yard.plant(sign * (half - deep * 0.4), yard.between(0.25, 0.95) * back, yard.between(0.6, 1.4))


def stand_about(yard, base, back, patio_things):
    rng = yard.rng
    if yard.chance(0.3):
        yard.ground.lay(
            "paving",
            ribbon(
                [(yard.between(-3, 3), -3), (yard.between(-3, 3), back / 2), (yard.between(-4, 4), back - 1)],
                yard.between(0.8, 1.4),
            ),
            yard.covering("paving"),
        )
    if yard.chance(0.35):
        for x, y in yard.free_spots(base, 1, 4.0, back - 2):
            yard.grow(x, y)
    if yard.chance(0.25):
        shed(rng, Frame(yard.between(-6, 4), back - 2.2, 0, yard.between(-8, 8)))
    for kind, choices, most in (("paving", patio_things, 4), (base, LAWN_THINGS, 4)):
        for x, y in yard.free_spots(kind, int(rng.integers(0, most)), 3.0, back - 1.5):
            yard.put(choices, x, y)
    if yard.chance(0.35):
        yard.people(yard.free_spots(pick(rng, [base, base, "paving"]), int(rng.integers(1, 4)), 3.2, back - 1))


def bare_yard(yard):
    """A new build: bare soil, building leftovers."""
    back_yard(yard, "soil")
    for x, y in yard.free_spots("soil", 1 + int(yard.rng.integers(0, 2)), 5, 10):
        pile(yard.rng, x, y, yard.ground.height(x, y))


def gravel_yard(yard):
    back_yard(yard, "gravel")


def pool_yard(yard):
    """A pool with its surround in the lawn."""
    back_yard(yard, pick(yard.rng, ["lawn", "lawn", "gravel"]), pool)


def pool(yard):
    rng, x, y = yard.rng, yard.between(-2.5, 2.5), yard.between(5, 7.5)
    wide, deep, rim = yard.between(3.5, 8), yard.between(2.2, 4), yard.between(0.4, 1.4)
    living = yard.chance(0.35)
    ring = (
        (lambda more: blob(rng, x, y, wide + more, deep + more, 0.0 if more else 0.03))
        if living
        else (
            lambda more: rectangle(
                x - (wide + more) / 2, x + (wide + more) / 2, y - (deep + more) / 2, y + (deep + more) / 2
            )
        )
    )
    yard.ground.lay("paving", ring(2 * rim), yard.covering("paving"), lift=0.05)
    yard.ground.lay(
        "water", ring(0), water(pick(rng, [(0.05, 0.28, 0.36), (0.08, 0.35, 0.42), (0.03, 0.07, 0.05)])), lift=0.055
    )
