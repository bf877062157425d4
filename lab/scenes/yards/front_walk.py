"""A front lawn in New England in October: blue-gray boards, a red door, a straight walk that frost has cracked."""

import numpy as np
from built.fences import board_fence
from built.houses import Body, Looks, board_house, gable_wing
from built.openings import front_door, window
from built.paving import crack
from built.roofs import chimney, downpipe
from built.skins import board, brickwork, clapboard, slab
from built.things import hose, lamp, meter, pumpkin, rake, wire
from light import light
from nature.lawn import Lawn
from nature.litter import leaf_mesh
from nature.noise import ease, fractal
from nature.trees import Tree, shrub, woods
from nature.wear import Wear, uneven
from standing.shape import Frame, Shape, scatter
from surfaces.materials import paint, plain, shingle
from yards.site import Site, facing

GREEN, STRAW, SOIL = (0.075, 0.105, 0.024), (0.30, 0.24, 0.11), (0.12, 0.09, 0.062)
FALLEN = ((0.20, 0.085, 0.022), (0.30, 0.17, 0.03), (0.13, 0.06, 0.025), (0.12, 0.042, 0.02), (0.10, 0.085, 0.025))
TURNED = ((0.27, 0.10, 0.018), (0.30, 0.18, 0.026))  # leaves of a maple: those that turned first, the others
LONG, FLOOR = 14.2, 0.42
BODY, WING, OUT = Body(LONG, FLOOR, 3.05, 4.2, 0.5), Body(4.6, FLOOR, 3.05, 2.3, 0.75), 1.3
HOUSE, DOOR = (-6.6, 12.4, 0.0, -3.0), 8.1
MAPLE = (-4.2, 7.6)  # the tree on the lawn
SLABS = 13
CRACKED = (2, 3, 8)  # slabs of the walk, counted from the street
LANDING = 1.5  # meters across of the walk's last two slabs, before the steps
WALK = ((0.75, 0.6), (1.98, 10.9), 0.9)  # from, to, width: meters


def photograph(width):
    site = Site(33, width, 1.62, 26, 6.0, 0.9, 0.0)
    frame = Frame(*HOUSE)
    lawn = turf(site, frame)
    walk(site)
    house(site, frame)
    around(site, frame, lawn)
    light(27, 248, 3.3, 0.9, 0.35, 0, 1.2, 7.0)
    return site.phone, {"warmth": 0.02, "color": 1.12, "lift": 0.15, "stops": 0.0}


def across_walk(x, y):
    """Meters from the middle of the walk."""
    (x0, y0), (x1, y1), _ = WALK
    long = np.hypot(x1 - x0, y1 - y0)
    return np.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / long


def turf(site, frame):
    before, beside = facing(frame)
    half = WALK[2] / 2
    foot = np.array(WALK[1]) - (np.array(WALK[1]) - WALK[0]) * 2 / SLABS  # where the landing begins
    paved = lambda x, y: (across_walk(x, y) < np.where(y < foot[1], half, LANDING / 2) - 0.02) & (y < 11.2)
    inside = lambda x, y: (before(x, y) < np.where(beside(x, y) < 5.0, OUT, 0.02)) & (beside(x, y) < LONG)

    def cover(x, y):
        d, u = before(x, y), beside(x, y)
        wear = Wear(x, y, 103, 0.13)
        wear.thin(0.7 * ease(0.22, 0.02, wear.ragged(across_walk(x, y) - half, 0.2)))
        wear.thin(0.96 * ease(1.1, 0.8, wear.ragged(d, 0.4)) * (u > 4.8) * (np.abs(u - DOOR - 0.5) > 1.0))
        wear.thin(0.9 * ease(1.6, 0.5, wear.ragged(np.hypot(x + 4.2, y - 7.6), 1.3)))
        wear.bald([(-2.0, 3.4, 0.6), (3.1, 4.4, 0.7), (4.6, 7.5, 0.7)], 0.75)
        return np.where(inside(x, y), 0, wear.density), wear.dryness(0.55), wear.rank(0.55)

    lawn = Lawn(site.rng, (-15.0, 0.5), 30.0, cover, uneven(191, 0.10, 0.04), site.view)
    lawn.lay(SOIL)
    lawn.grow(GREEN, STRAW, (0.03, 0.07), bare=(paved, inside))
    lawn.litter(FALLEN[0], 10, 1.6, 16, bare=(paved, inside))
    for tone in FALLEN[1:]:
        lawn.litter(tone, 13, 0.01, 0.01)
    lawn.wild(0.2, bare=(paved, inside))
    drifts(site, lawn)
    for k in range(1, SLABS):
        x, y = (WALK[0][axis] + (WALK[1][axis] - WALK[0][axis]) * k / SLABS for axis in (0, 1))
        lawn.fringe([(x - half, y + 0.06), (x + half, y - 0.06)], GREEN, STRAW, (0.05, 0.11), 22, 0.012)
    for side in (-1, 1):
        lawn.fringe([(x + side * (half + 0.01), y) for x, y in (WALK[0], foot)], GREEN, STRAW, (0.04, 0.12), 90, 0.05)
    return lawn


def drifts(site, lawn):
    """Leaves that the wind put down together: along the walk's edge, under the maple; and some that lie on the walk."""
    rng = site.rng
    (x0, y0), (x1, y1), width = WALK
    for k, tone in enumerate(FALLEN):
        t = rng.random(60)
        side = np.where(rng.random(60) < 0.7, 1, -1) * (width / 2 + rng.normal(0.03, 0.07, 60))
        heap = fractal(t * 14, 0 * t, 7, 3) > 0.47
        on = lambda t, side: np.stack([x0 + (x1 - x0) * t + side, y0 + (y1 - y0) * t], 1)
        edge = on(t[heap], side[heap])
        under = np.array(MAPLE) + rng.normal(0, 1.5, (260, 2))
        points = np.concatenate([edge, under])
        fallen = leaf_mesh(rng, 0.05 + 0.01 * (k % 3), tone)
        lawn.strew(fallen, points, rng.uniform(0.6, 1.2, len(points)), 0.5, 0.03)
        lying = on(rng.random(24), np.clip(rng.normal(0, 0.35, 24), -0.48, 0.48) * width)
        scatter(fallen, "lawn", np.column_stack([lying, np.full(24, 0.055)]), rng.uniform(0.6, 1.2, 24), rng, 0.2)


def walk(site):
    """Slabs between tooled joints, each settled its own way."""
    (x0, y0), (x1, y1), width = WALK
    long, turn = np.hypot(x1 - x0, y1 - y0), np.degrees(np.arctan2(y1 - y0, x1 - x0))
    shape, skin = Shape("paving", Frame(x0, y0, 0, turn)), slab((0.195, 0.182, 0.158), 0.6)
    for k in range(SLABS):
        a, b, sunk = long * k / SLABS + 0.01, long * (k + 1) / SLABS - 0.01, site.rng.uniform(-0.012, 0.012)
        tilt = site.rng.uniform(-0.012, 0.012)
        half = width / 2 if k < SLABS - 2 else LANDING / 2
        shape.prism([(a, -half), (b, -half), (b, half), (a, half)], -0.15,
                    lambda _, y, sunk=sunk, tilt=tilt: 0.045 + sunk + tilt * y, skin)  # fmt: skip
        if k in CRACKED:
            crack(shape, site.rng, (a, b, -width / 2, width / 2), lambda y, s=sunk, t=tilt: 0.0455 + s + t * y)
    shape.box(0, long, -width / 2, width / 2, -0.15, 0.026, plain((0.06, 0.055, 0.032), 0.95))
    shape.build()


def house(site, frame):
    rng, shape = site.rng, Shape("building", frame)
    trim, white = paint((0.76, 0.75, 0.72)), paint((0.78, 0.77, 0.75), 0.35)
    looks = Looks(clapboard((0.235, 0.258, 0.268)), trim, shingle((0.105, 0.10, 0.10)), white, (0.13, 0.135, 0.135))
    openings = [
        front_door(shape, DOOR, FLOOR + 0.03, (0.16, 0.02, 0.016), casing=trim),
        window(shape, 5.75, FLOOR + 0.9, 0.95, 1.35, white, 1, 2, casing=trim, curtains=0.5),
        window(shape, 10.2, FLOOR + 0.75, 2.2, 1.5, white, 3, 1, casing=trim, curtains=0.35),
    ]
    low = board_house(shape, rng, BODY, openings, looks)
    downpipe(shape, LONG - 0.2, low - 0.03, 0.45, white)
    lamp(shape, DOOR - 0.35, FLOOR + 1.7)
    concrete = slab((0.25, 0.24, 0.215), 0.3)
    for k, out in enumerate((1.66, 1.34)):
        shape.box(DOOR - 0.4, DOOR + 1.32, -out, 0, -0.2, FLOOR / 2 * (k + 1), concrete)
    shape.box(DOOR + 0.05, DOOR + 0.85, -0.62, -0.12, FLOOR, FLOOR + 0.02, plain((0.1, 0.075, 0.05), 0.95))
    mailbox = plain((0.02, 0.02, 0.02), 0.4)
    shape.box(DOOR + 1.25, DOOR + 1.6, -0.13, 0, FLOOR + 1.1, FLOOR + 1.35, mailbox)
    chimney(shape, 11.4, 4.0, 4.6, 6.1, brickwork((0.26, 0.11, 0.075)), concrete, plain((0.22, 0.1, 0.06)))
    meter(shape, LONG - 0.75, 1.25)
    shape.build()
    hose(frame.inner(6.2, 0), (0.05, 0.10, 0.06), 0.75, 0.9)
    rake(frame.inner(9.75, -0.02, 0, 0))
    pumpkin(frame.inner(DOOR + 1.12, -0.5, FLOOR, 20), 0.17)
    wing = Shape("building", frame.inner(0.3, -OUT))
    holes = [window(wing, 1.35, FLOOR + 0.75, 1.9, 1.45, white, 2, 2, casing=trim, curtains=0.55)]
    wing.box(1.95, 2.65, -0.03, 0.02, 3.75, 4.35, trim)
    gable_wing(wing, rng, WING, holes, looks, OUT)
    wing.build()


def around(site, frame, lawn):
    rng = site.rng
    board_fence(rng, Frame(7.6, 14.5, 0, 3), 9.0, lawn.under, board((0.3, 0.29, 0.27), 0.8), 1.6)
    for k, (x, y, turn, wall) in enumerate(((12.5, 18.5, 4, (0.48, 0.43, 0.34)), (-24, 15, 3, (0.5, 0.5, 0.47)))):
        next_door, trim = Shape("building", Frame(x, y, 0, turn)), paint((0.7, 0.69, 0.66))
        holes = [window(next_door, u, 1.2, 1.2, 1.3, trim, 1, 2, casing=trim, curtains=0.5) for u in (2.0, 7.5)]
        board_house(
            next_door,
            rng,
            Body(12, 0.1, 3.1 + k, 4.4, 0.5),
            holes,
            Looks(clapboard(wall), trim, shingle((0.13, 0.11, 0.1)), trim),
        )
        next_door.build()
    maple = Tree(rng, 8.5, 3.5, 1.9, 0.18, TURNED, 150000, 0.058, twig=(0.075, 0.055, 0.042))
    oak = Tree(rng, 10, 3.4, 2.6, 0.17, ((0.085, 0.09, 0.022), (0.13, 0.085, 0.02)), 130000, 0.066, 0.45)
    rusty = Tree(rng, 9, 3.2, 2.2, 0.16, ((0.21, 0.09, 0.022), (0.11, 0.03, 0.014)), 90000, 0.07, 0.35)
    for tree, x, y, size in ((maple, *MAPLE, 0.85), (oak, -9.5, 23, 1.1), (rusty, 1.5, 22.5, 1.15), (oak, 7.5, 22.5, 1.0),
                             (maple, 14, 21, 1.0), (rusty, -13.5, 11, 0.95), (oak, -8.5, 0.2, 1.0)):  # fmt: skip
        tree.plant(x, y, 0, size)
    woods([oak, rusty, maple], rng, 32)
    yew, barberry, box = (0.05, 0.085, 0.028), (0.085, 0.04, 0.03), (0.085, 0.11, 0.035)
    for u, out, wide, high, tone in ((5.2, 0.55, 1.0, 0.8, yew), (6.95, 0.5, 0.8, 0.55, box), (10.5, 0.6, 1.25, 0.85, yew),
                                     (11.35, 0.75, 0.8, 0.5, barberry), (12.2, 0.6, 1.3, 1.0, yew),
                                     (13.1, 0.7, 0.9, 0.6, box)):  # fmt: skip
        x, y, _ = frame.world(u, -out)
        shrub(rng, x, y, 0, wide, high * rng.uniform(0.9, 1.1), tone, 14000, 0.04)
    wire(frame.world(13.9, 0.2, 3.4), (20, 9, 7.0), 0.8)
    site.beyond(15.5, near_color=(0.16, 0.155, 0.145))
    site.behind(oak)
