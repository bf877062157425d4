"""A worn back yard in the American Midwest, late on a June afternoon: beige siding, sliding door, cedar fence."""

import numpy as np
from built.fences import board_fence
from built.houses import Body, Looks, board_house
from built.openings import sliding_door, window
from built.roofs import downpipe, slope
from built.skins import board, clapboard, slab
from built.things import air_conditioner, hose, kettle_grill, lamp, meter, wire
from built.vessels import wheelie_bin
from built.walls import boarded_wall
from light import light
from nature.lawn import Lawn
from nature.noise import ease
from nature.trees import Tree, shrub, woods
from nature.wear import Wear, uneven
from standing.shape import Frame, Shape
from surfaces.materials import paint, shingle
from yards.site import Site, facing

GREEN, STRAW, SOIL = (0.068, 0.108, 0.022), (0.33, 0.255, 0.125), (0.165, 0.125, 0.088)
LONG, FLOOR = 12.4, 0.3
BODY = Body(LONG, FLOOR, 2.92, 4.2, 0.42)
DOOR = 6.9  # meters along the wall
HOUSE = (-10.4, 8.4, 0.0, 14.0)


def photograph(width):
    site = Site(11, width, 1.58, 26, 6.5, -1.1)
    frame = Frame(*HOUSE)
    lawn = turf(site, frame)
    house(site, frame)
    clutter(frame)
    fences(site, lawn)
    trees(site)
    light(38, 208, 3.7, 0.8, 0.6, 0, 1.6, 3.0)
    return site.phone, {"warmth": 0.01, "lift": 0.16, "stops": 0.08}


def turf(site, frame):
    before, beside = facing(frame)

    def cover(x, y):
        d, u = before(x, y), beside(x, y)
        wear = Wear(x, y, 3, 0.085)
        lane = np.exp(-(((u - DOOR - 1.2 - 0.2 * d) / (0.5 + 0.3 * wear.mid)) ** 2)) * ease(9.0, 3.0, d)
        wear.thin(0.9 * lane * ease(0.25, 0.5, wear.mid + 0.12))
        wear.thin(0.8 * ease(0.55, 0.12, wear.ragged(d)) * (u < LONG))
        wear.bald([(2.6, 4.3, 0.6), (-1.9, 4.6, 0.8), (5.0, 9.5, 1.2), (-0.3, 2.9, 0.4)])
        tall = wear.rank() + ease(0.8, 0.15, 14.8 - y) * 0.7
        return np.where((d < -0.05) & (u < LONG), 0, wear.density), wear.dryness(0.6) + lane * 0.25, tall

    lawn = Lawn(site.rng, (-14.0, 0.9), 31.0, cover, uneven(91), site.view)
    pad = lambda x, y: (np.abs(beside(x, y) - DOOR - 1.0) < 1.85) & (before(x, y) < 2.45) & (before(x, y) > -1)
    inside = lambda x, y: (before(x, y) < 0.02) & (beside(x, y) < LONG)
    lawn.lay(SOIL)
    lawn.grow(GREEN, STRAW, bare=(pad, inside))
    lawn.litter((0.15, 0.09, 0.04), 2.5, 1.6, 18, bare=(pad, inside))
    lawn.wild(0.35, ((0.55, 0.55, 0.5), (0.55, 0.38, 0.02)), bare=(pad, inside))
    along = lambda a, b, out: [tuple(frame.world(a, -out).xy), tuple(frame.world(b, -out).xy)]
    lawn.fringe(along(0, DOOR - 0.9, 0.1), GREEN, STRAW, (0.05, 0.16), 34)
    lawn.fringe(along(DOOR + 2.9, LONG, 0.1), GREEN, STRAW, (0.05, 0.16), 34)
    lawn.fringe(along(DOOR - 0.9, DOOR + 2.9, 2.5), GREEN, STRAW, (0.04, 0.11), 60, 0.03)
    lawn.fringe([(1.0, 14.7), (9.0, 15.0), (6.8, 2.0)], GREEN, STRAW, (0.08, 0.27), 50, 0.07)
    return lawn


def house(site, frame):
    rng, shape = site.rng, Shape("building", frame)
    siding, trim, roof = clapboard((0.54, 0.50, 0.42)), paint((0.74, 0.73, 0.70)), shingle((0.125, 0.108, 0.095))
    white = paint((0.78, 0.77, 0.75), 0.35)
    openings = [
        window(shape, 1.0, FLOOR + 0.95, 1.5, 1.2, white, 2, 1, casing=trim, curtains=0.6),
        window(shape, 4.2, FLOOR + 1.25, 0.9, 0.9, white, 1, 2, casing=trim, curtains=0.8),
        sliding_door(shape, DOOR, FLOOR + 0.02, 1.95, white, casing=trim, curtains=0.35),
        window(shape, 9.9, FLOOR + 1.05, 1.2, 1.1, white, 2, 1, casing=trim, curtains=0.3),
    ]
    low = board_house(shape, rng, BODY, openings, Looks(siding, trim, roof, white, (0.2, 0.185, 0.155)))
    downpipe(shape, LONG - 0.25, low - 0.03, 0.45, white)
    downpipe(shape, 6.0, low - 0.03, 0.45, white)
    lamp(shape, DOOR + 2.35, FLOOR + 1.75)
    meter(shape, 11.45, 1.1)
    shape.tube([(8.4, 2.2, 3.6), (8.4, 2.2, 4.35)], 0.04, paint((0.3, 0.3, 0.3)), 10)
    shape.build()


def clutter(frame):
    patio, concrete = Shape("paving", frame), slab((0.27, 0.255, 0.23), 0.35)
    for x0 in (DOOR - 0.85, DOOR + 1.02):
        patio.box(x0, x0 + 1.85, -2.45, 0, -0.2, 0.06 + 0.012 * (x0 > DOOR), concrete)
    patio.box(DOOR + 0.2, DOOR + 1.75, -0.75, 0, 0, 0.19, concrete)
    patio.build()
    hose(frame.inner(5.55, 0), height=0.92)
    air_conditioner(frame.inner(10.5, -0.85, 0, 3))
    kettle_grill(frame.inner(DOOR + 2.3, -1.9, 0.07, 70))
    wheelie_bin(frame.inner(9.35, -0.6, 0, 8), (0.03, 0.05, 0.12))
    chair(frame.inner(DOOR - 0.35, -1.75, 0.06, 215))
    wire(frame.world(11.6, 0.3, 3.3), (16, 26, 7.2), 1.0)


def chair(frame):
    """A stacking chair of white plastic that has seen winters."""
    shape, skin = Shape("thing", frame), paint((0.62, 0.61, 0.57), 0.5)
    for x in (-0.24, 0.2):
        shape.box(x, x + 0.04, -0.24, -0.2, 0, 0.62, skin)
        shape.box(x, x + 0.04, 0.2, 0.24, 0, 0.85, skin)
        shape.box(x - 0.01, x + 0.05, -0.26, 0.24, 0.62, 0.65, skin)
    shape.box(-0.23, 0.23, -0.24, 0.22, 0.4, 0.43, skin)
    for k in range(5):
        shape.box(-0.21 + k * 0.09, -0.16 + k * 0.09, 0.21, 0.235, 0.45, 0.85, skin)
    shape.box(-0.24, 0.24, 0.2, 0.24, 0.82, 0.88, skin)
    shape.build()


def fences(site, lawn):
    cedar = board((0.225, 0.172, 0.128))
    board_fence(site.rng, Frame(1.0, 14.8, 0, 2.5), 8.2, lawn.under, cedar)
    board_fence(site.rng, Frame(9.1, 15.1, 0, 260.5), 14.0, lawn.under, cedar)
    next_door = Shape("building", Frame(3.2, 26, 0, -6))
    skin, trim = clapboard((0.30, 0.33, 0.345)), paint((0.7, 0.69, 0.66))
    holes = [window(next_door, x, 3.3, 1.2, 1.25, trim, 1, 2, casing=trim, curtains=0.6) for x in (1.6, 4.9, 8.4)]
    boarded_wall(next_door, site.rng, 0, 11, 0, 5.3, holes, skin)
    slope(next_door, 0, 11, 5.3, 4.4, 0.5, shingle((0.10, 0.10, 0.105)), trim)
    next_door.build()


def trees(site):
    rng = site.rng
    maple = Tree(rng, 8.5, 3.4, 1.9, 0.17, (0.085, 0.135, 0.034), 180000, 0.068)
    ash = Tree(rng, 10, 3.2, 2.6, 0.16, (0.10, 0.145, 0.042), 170000, 0.064, 0.5)
    for tree, x, y, size in ((maple, 9.8, 18.6, 1.0), (ash, -4.5, 24, 1.15), (maple, -10.5, 22, 1.1), (ash, 15.5, 21, 1.0),
                             (maple, 13.4, 13.5, 0.85), (maple, 10.3, 0.6, 1.0), (ash, 0.8, 22, 0.8)):  # fmt: skip
        tree.plant(x, y, 0, size)
    woods([maple, ash], rng, 32)
    shrub(rng, -1.0, 11.2, 0, 0.8, 0.75)
    site.beyond(15.2)
    site.behind(maple)
