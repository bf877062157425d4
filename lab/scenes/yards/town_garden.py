"""A walled yard behind a town house in the south of France, a July evening: pink brick, blue shutters, bare grit."""

import math

import numpy as np
from built.fences import garden_wall
from built.openings import shutters, window
from built.roofs import chimney, downpipe, gutter, slope
from built.skins import brickwork, fallen_render, fired, pantiles, render_coat, slab
from built.things import dropped, lamp, wire
from built.vessels import bucket, pots, wheelie_bin
from built.walls import flat_wall, lintel
from light import light
from nature.lawn import Lawn
from nature.litter import leaf_mesh
from nature.noise import ease, fractal
from nature.trees import Tree, shrub, woods
from nature.wear import Wear, uneven
from standing.shape import Frame, Shape
from surfaces.materials import paint, plain
from yards.site import Site, facing

GREEN, STRAW, SOIL = (0.075, 0.10, 0.03), (0.32, 0.26, 0.13), (0.27, 0.215, 0.15)
LONG, TOP, DEPTH = 9.2, 5.7, 4.2  # meters of the house
DOOR = 5.0  # meters along its wall
HOUSE = (-5.6, 9.3, 0.0, 7.0)
RIGHT, BACK = 5.1, 13.0  # meters: the wall on the right, and the one that closes the passage beside the house
BLUE = (0.14, 0.22, 0.27)


def photograph(width):
    site = Site(66, width, 1.61, 24, 4.0, 1.3, 3.0)
    frame = Frame(*HOUSE)
    lawn = ground(site, frame)
    terrace(site, frame, lawn)
    house(site, frame)
    walls(site, lawn)
    clutter(site, frame, lawn)
    beyond(site)
    light(36, 262, 3.3, 0.7, 0.3, 0, 2.0, 31.0)
    return site.phone, {"warmth": 0.025, "color": 1.06, "stops": 0.0, "lift": 0.16}


def ground(site, frame):
    before, beside = facing(frame)
    inside = lambda x, y: (before(x, y) < 0.02) & (beside(x, y) < LONG) & (beside(x, y) > 0)
    flagged = lambda x, y: (before(x, y) < 2.0) & (np.abs(beside(x, y) - DOOR - 0.3) < 2.1)

    def cover(x, y):
        wear = Wear(x, y, 903, -0.2)
        edge = ease(0.9, 0.1, wear.ragged(np.minimum(RIGHT - x, x + 5.4), 0.7))
        weeds = edge * 0.5 * ease(0.42, 0.6, wear.mid)
        return wear.density * 0.5 + weeds, wear.dryness(0.8, 0.25), wear.rank(0.9)

    lawn = Lawn(site.rng, (-11.0, 0.6), 22.0, cover, uneven(991, 0.07, 0.03), site.view)
    lawn.lay(SOIL, (0.17, 0.14, 0.085))
    lawn.grow(GREEN, STRAW, (0.03, 0.09), 18, bare=(flagged, inside), tufts=240)
    for tone, count in (((0.33, 0.285, 0.22), 70), ((0.26, 0.21, 0.155), 190), ((0.34, 0.25, 0.18), 60)):
        lawn.litter((0.22, 0.15, 0.06), 1.2, 0.7, count, tone, bare=(flagged, inside))
    line = [(RIGHT - 0.06, y) for y in np.arange(1.0, BACK, 1.5)]
    lawn.fringe(line, GREEN, STRAW, (0.08, 0.34), 40, 0.07, 0.15)
    lawn.fringe([tuple(frame.world(u, -0.07).xy) for u in (0, 2.8)], GREEN, STRAW, (0.06, 0.25), 26, 0.05, 0.15)
    for k in range(3):  # what the wind swept to the walls' feet
        t, out = site.rng.random(110), np.abs(site.rng.normal(0, 0.16, 110))
        swept = np.stack([RIGHT - 0.05 - out, 4.0 + 8.5 * t], 1)[fractal(t * 8, 0 * t, 5 + k, 3) > 0.45]
        dry = leaf_mesh(site.rng, 0.05, (0.2, 0.14, 0.06))
        lawn.strew(dry, swept, site.rng.uniform(0.6, 1.2, len(swept)), 0.5, 0.012)
    return lawn


def terrace(site, frame, lawn):
    """Old cement tiles before the door, a few gone, a few risen."""
    shape, skin = Shape("paving", frame), slab((0.29, 0.225, 0.17), 0.35)
    for row in range(5):
        for column in range(10):
            if site.rng.random() < 0.06 or (row == 4 and site.rng.random() < 0.45):
                continue
            x, y = DOOR - 1.75 + column * 0.41, -0.02 - row * 0.41
            level, tilt = 0.045 + site.rng.uniform(-0.012, 0.01), site.rng.uniform(-0.02, 0.02)
            corners = [(x, y - 0.4), (x + 0.4, y - 0.4), (x + 0.4, y), (x, y)]
            shape.prism(corners, -0.15, lambda u, _, x=x, level=level, tilt=tilt: level + tilt * (u - x - 0.2), skin)
    shape.box(DOOR - 0.15, DOOR + 1.35, -0.32, 0, 0, 0.16, slab((0.36, 0.33, 0.28), 0.2))
    shape.build()


def house(site, frame):
    shape, coat = Shape("building", frame), fallen_render((0.50, 0.36, 0.23), (0.30, 0.13, 0.085), 0.12)
    brick, blue, white = fired((0.34, 0.145, 0.095)), paint(BLUE, 0.6), paint((0.66, 0.65, 0.62), 0.45)
    stone, iron = slab((0.40, 0.36, 0.30), 0.15), plain((0.02, 0.02, 0.02), 0.5)
    openings = [
        window(shape, 1.5, 1.0, 1.1, 1.5, white, 2, 3, 0.16, 0.5, stone),
        window(shape, DOOR, 0.18, 1.2, 2.2, white, 2, 3, 0.16, 0.45),
        window(shape, 1.5, 3.6, 1.1, 1.5, white, 2, 3, 0.16, 0.7, stone),
        window(shape, DOOR + 0.05, 3.6, 1.1, 1.5, white, 2, 3, 0.16, 0.3, stone),
        window(shape, 8.1, 3.9, 0.5, 0.7, white, 1, 1, 0.16, 0.6, stone),
    ]
    flat_wall(shape, 0, LONG, -0.3, TOP, openings, coat, 0.17)
    for opening in openings:
        lintel(shape, opening, brick, 0.24, 0.14)
    for opening in openings[:4]:
        shutters(shape, opening, blue, iron, site.rng)
    tiles, zinc = pantiles((0.32, 0.155, 0.09)), plain((0.33, 0.34, 0.35), 0.45, 0.7)
    low, high = slope(shape, 0, LONG, TOP, DEPTH, 0.34, tiles, paint((0.2, 0.13, 0.08)), 0.5, 0.15)
    gutter(shape, -0.15, LONG + 0.15, low - 0.03, 0.5, zinc)
    downpipe(shape, LONG - 0.3, low - 0.03, 0.5, zinc, 0.04)
    chimney(shape, 3.2, DEPTH - 0.25, high - 0.8, high + 0.9, brickwork((0.34, 0.145, 0.095), 0.15), stone, plain((0.34, 0.14, 0.08)))
    lamp(shape, DOOR + 1.75, 2.15)
    nails = [(u, -0.04, 3.12 + 0.05 * math.sin(3 * u)) for u in (0.1, 2.9, 4.4, 6.7, LONG - 0.5)]
    for a, b in zip(nails, nails[1:]):  # someone's telephone
        wire(frame.world(*a), frame.world(*b), 0.03, 0.007)
    shape.build()
    flank = Shape("building", frame.inner(LONG, 0, 0, 90))
    flat_wall(flank, 0, 2 * DEPTH, -0.3, TOP, [], coat)
    flank.face([(0, 0, TOP), (2 * DEPTH, 0, TOP), (DEPTH, 0, TOP + 0.34 * DEPTH)], coat)
    flank.build()


def walls(site, lawn):
    old, brick = fallen_render((0.47, 0.41, 0.32), (0.30, 0.13, 0.085), 0.75), brickwork((0.31, 0.135, 0.09), 0.35)
    cap = plain((0.30, 0.135, 0.08), 0.9)
    garden_wall(Frame(RIGHT, BACK, 0, -90), 14.0, 2.35, old, cap)
    garden_wall(Frame(2.5, BACK, 0, 0), 3.2, 2.2, brick, cap)
    garden_wall(Frame(-5.3, -1.0, 0, 90), 11.0, 2.3, brick, cap)
    gate = Shape("wall", Frame(3.4, BACK - 0.03, 0, 0))
    for k in range(8):
        gate.box(k * 0.115, k * 0.115 + 0.11, -0.03, 0, 0.05, 1.95, paint((0.10, 0.15, 0.13), 0.7))
    gate.build()


def clutter(site, frame, lawn):
    on = lambda x, y, turn: Frame(x, y, lawn.under((x, y)), turn)
    wheelie_bin(frame.inner(8.0, -0.55, 0, -5), (0.02, 0.045, 0.03), (0.42, 0.30, 0.02))
    pots(frame.inner(0.5, -0.45, 0.02), site.rng, 3)
    pots(on(RIGHT - 0.5, 5.6, -95), site.rng, 4)
    bucket(on(3.4, 8.0, 20), (0.30, 0.31, 0.31), 0.32)
    for turn, x, y in ((20, 0.6, 7.0), (195, -0.4, 6.6)):
        folding_chair(on(x, y, turn))
    trail = [(-4.4, 7.9), (-3.9, 7.3), (-3.2, 7.4), (-2.6, 7.0), (-2.1, 7.3)]
    dropped(lawn.under, trail, 0.011, plain((0.03, 0.12, 0.05), 0.45))
    stack, tile = Shape("thing", on(RIGHT - 0.75, 9.2, 4)), slab((0.29, 0.225, 0.17), 0.35)
    for k in range(6):
        stack.box(site.rng.uniform(-0.02, 0.02), 0.4, -0.2, 0.2, k * 0.045, k * 0.045 + 0.04, tile)
    stack.build()


def folding_chair(frame):
    """A slatted bistro chair on crossed iron legs."""
    shape, iron, slat = Shape("thing", frame), plain((0.05, 0.06, 0.055), 0.5, 0.5), paint((0.11, 0.17, 0.14), 0.6)
    for x in (-0.2, 0.2):
        shape.tube([(x, -0.22, 0), (x, 0.2, 0.86)], 0.011, iron, 6)
        shape.tube([(x * 0.9, 0.22, 0), (x * 0.9, -0.2, 0.46)], 0.011, iron, 6)
    for k in range(6):
        y = -0.2 + 0.068 * k
        shape.box(-0.21, 0.21, y, y + 0.045, 0.45, 0.466, slat)
    for z in (0.66, 0.76):
        shape.box(-0.21, 0.21, 0.1 + (z - 0.66) * 0.5, 0.116 + (z - 0.66) * 0.5, z, z + 0.07, slat)
    shape.build()


def beyond(site):
    rng = site.rng
    for x, y, turn, long, top in ((4.0, 19, 7, 8.0, 4.6), (8.2, 6.0, -80, 9.0, 6.2)):
        shape = Shape("building", Frame(x, y, 0, turn))
        holes = [window(shape, u, top - 1.9, 0.8, 1.1, paint((0.3, 0.22, 0.15)), 2, 2, 0.14, 0.6) for u in (1.6, 5.2)]
        flat_wall(shape, 0, long, -0.3, top, holes, render_coat((0.46, 0.38, 0.29)), 0.14)
        slope(shape, 0, long, top, 4.0, 0.34, pantiles((0.30, 0.15, 0.09)), paint((0.2, 0.13, 0.08)), 0.45, 0.2)
        shape.build()
    plane = Tree(rng, 10, 3.6, 2.6, 0.18, (0.095, 0.135, 0.038), 160000, 0.075, 0.3, (0.36, 0.34, 0.27))
    fig = Tree(rng, 4.6, 2.4, 1.0, 0.12, (0.075, 0.12, 0.032), 26000, 0.115, 0.15, (0.26, 0.24, 0.21))
    for tree, x, y, size in ((fig, 6.6, 9.6, 0.95), (plane, 9.5, 16.5, 1.0), (plane, -9.5, 1.5, 0.9),
                             (plane, 1.0, 27.0, 1.0)):  # fmt: skip
        tree.plant(x, y, 0, size)
    shrub(rng, RIGHT - 0.5, 11.3, 0, 0.9, 1.3, (0.06, 0.08, 0.04))
    woods([plane], rng, 40, 46, -1.0, 12)
    site.beyond(BACK + 4, near_color=(0.22, 0.19, 0.15))
    site.behind(plane)
