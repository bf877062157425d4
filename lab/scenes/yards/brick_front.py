"""A brick house in the English Midlands under an April sky: nothing but soil and a drain along its wall."""

import numpy as np
from built.fences import panel_fence
from built.openings import front_door, window
from built.roofs import chimney, downpipe, gutter, slope
from built.skins import brickwork, fired, pantiles, render_coat, slab
from built.things import hose
from built.vessels import pots, wheelie_bin
from built.walls import flat_wall, lintel
from light import light
from nature.hedges import clipped
from nature.lawn import Lawn
from nature.litter import pebble_mesh
from nature.noise import ease
from nature.trees import Tree, shrub, woods
from nature.wear import Wear, uneven
from standing.shape import Frame, Shape
from surfaces.materials import paint, plain
from yards.site import Site, facing

GREEN, STRAW, SOIL = (0.055, 0.105, 0.02), (0.22, 0.19, 0.085), (0.085, 0.062, 0.044)
LONG, TOP, EAVES, DEPTH = 11.0, 5.1, 0.35, 4.0  # meters of the house
STRIP = 1.5  # meters of bare soil before it
DOOR = 7.6
HOUSE = (-7.4, 5.3, 0.0, 17.0)


def photograph(width):
    site = Site(22, width, 1.66, 24, 5.0, -0.6, 2.0)
    frame = Frame(*HOUSE)
    lawn = turf(site, frame)
    house(frame)
    clutter(site, frame)
    behind_the_house(site, lawn)
    light(46, 232, 1.5, 9.0, 0.8, 0.86, 2.5, 5.0)
    return site.phone, {"warmth": -0.012, "color": 1.06, "stops": 0.0, "lift": 0.11}


def turf(site, frame):
    before, beside = facing(frame)
    walk = lambda x, y: (np.abs(beside(x, y) - DOOR - 0.46) < 0.62) & (before(x, y) < 7.5) & (before(x, y) > 0)
    inside = lambda x, y: (before(x, y) < 0.02) & (beside(x, y) < LONG)

    def cover(x, y):
        d, u = before(x, y), beside(x, y)
        wear = Wear(x, y, 303, 0.19)
        wear.thin(0.98 * ease(STRIP + 0.12, STRIP - 0.12, wear.ragged(d, 0.35)) * (u < LONG + 0.5))
        wear.bald([(-1.2, 3.3, 0.35), (1.2, 2.4, 0.3)], 0.6)
        wear.thin(0.5 * ease(0.2, 0.0, np.abs(u - DOOR - 0.46) - 0.62))
        return np.where(inside(x, y), 0, wear.density), wear.dryness(0.3, 0.02), wear.rank(0.6)

    lawn = Lawn(site.rng, (-16.0, 0.6), 32.0, cover, uneven(391, 0.09, 0.04), site.view)
    lawn.lay(SOIL)
    lawn.grow(GREEN, STRAW, (0.035, 0.08), bare=(walk, inside))
    lawn.litter((0.12, 0.07, 0.035), 2.0, 3.5, 60, (0.16, 0.14, 0.12), bare=(walk, inside))
    clods(site, lawn, before, beside)
    side = lambda out: [tuple(frame.world(DOOR + 0.46 + out, -d).xy) for d in (0.3, 7.4)]
    for out in (-0.62, 0.62):
        lawn.fringe(side(out), GREEN, STRAW, (0.04, 0.11), 60, 0.03)
    for d in (0.92 * k for k in range(1, 8)):
        joint = [tuple(frame.world(DOOR + 0.46 + out, 0.006 - d).xy) for out in (-0.6, 0.6)]
        lawn.fringe(joint, GREEN, STRAW, (0.03, 0.06), 24, 0.006, 0.25)
    middle = [tuple(frame.world(DOOR + 0.46, -d).xy) for d in (0.6, 7.3)]
    lawn.fringe(middle, GREEN, STRAW, (0.03, 0.06), 14, 0.006, 0.3)
    lawn.fringe([tuple(frame.world(u, -0.08).xy) for u in (0, DOOR)], GREEN, STRAW, (0.04, 0.14), 9, 0.05)
    return lawn


def clods(site, lawn, before, beside):
    """Dug soil that the winter has not yet broken down."""
    points, _ = lawn.seen_points(90, 14)
    d, u = before(*points.T), beside(*points.T)
    points = points[(d < STRIP) & (d > 0.05) & (u < LONG) & (np.abs(u - DOOR - 0.46) > 0.7)]
    for _ in range(3):
        some = points[site.rng.random(len(points)) < 0.4]
        sizes = 0.015 + 0.07 * site.rng.random(len(some)) ** 3
        lawn.strew(pebble_mesh(site.rng, (0.075, 0.055, 0.04)), some, sizes, 0.4, 0.004)


def house(frame):
    shape = Shape("building", frame)
    brick, soldier = brickwork((0.235, 0.092, 0.057), 0.16), fired((0.19, 0.066, 0.043))
    white, stone = paint((0.76, 0.76, 0.75), 0.3), slab((0.38, 0.36, 0.32), 0.3)
    openings = [
        window(shape, 1.6, 0.85, 2.3, 1.35, white, 3, 1, 0.1, 0.45, stone),
        window(shape, 5.3, 0.95, 1.2, 1.2, white, 2, 1, 0.1, 0.45, stone),
        front_door(shape, DOOR, 0.18, (0.02, 0.052, 0.043), deep=0.1),
        window(shape, 9.2, 1.15, 0.7, 1.0, white, 1, 1, 0.1, 0.9, stone),
        window(shape, 1.8, 3.45, 1.9, 1.2, white, 2, 1, 0.08, 0.5, stone),
        window(shape, 5.3, 3.45, 1.2, 1.2, white, 2, 1, 0.08, 0.7, stone),
        window(shape, 8.3, 3.45, 1.6, 1.2, white, 2, 1, 0.08, 0.4, stone),
    ]
    flat_wall(shape, 0, LONG, -0.3, TOP, openings, brick, 0.13)
    for opening in openings:
        lintel(shape, opening, soldier)
    shape.box(0, LONG, -0.012, 0.02, 0.15, 0.165, plain((0.02, 0.02, 0.02)))
    for x in (0.9, 4.6, 6.9):
        shape.box(x, x + 0.22, -0.004, 0.02, 0.22, 0.29, plain((0.12, 0.05, 0.035)))
    low, high = slope(shape, 0, LONG, TOP, DEPTH, 0.75, pantiles((0.19, 0.105, 0.075)), white, EAVES, 0.2)
    gutter(shape, -0.2, LONG + 0.2, low - 0.03, EAVES, plain((0.02, 0.02, 0.022), 0.4))
    for x in (4.55, 10.6):
        downpipe(shape, x, low - 0.03, EAVES, plain((0.02, 0.02, 0.022), 0.4))
    chimney(shape, 7.0, DEPTH - 0.25, high - 1, high + 0.9, brick, stone, plain((0.3, 0.12, 0.07)))
    waste = plain((0.24, 0.24, 0.235), 0.5)
    shape.tube([(6.75, -0.07, 0.02), (6.75, -0.07, 3.0), (6.75, -0.07, 4.9)], 0.034, waste, 10)
    shape.tube([(6.75, -0.07, 3.9), (6.75, 0.02, 3.94)], 0.034, waste, 10)
    for z in (0.6, 2.3, 3.6, 4.6):
        shape.box(6.69, 6.81, -0.11, 0, z, z + 0.035, waste)
    shape.box(6.6, 6.9, -0.3, 0, -0.05, 0.06, stone)
    shape.tube([(6.75, -0.17, 0.06), (6.75, -0.17, 0.064)], 0.09, plain((0.02, 0.02, 0.02)), 12)
    shape.box(0.35, 0.75, -0.16, 0, 0.5, 1.1, paint((0.7, 0.69, 0.65), 0.5))
    shape.build()
    flank = Shape("building", frame.inner(LONG, 0, 0, 90))
    flat_wall(flank, 0, 2 * DEPTH, -0.3, TOP, [], brick)
    flank.face([(0, 0, TOP), (2 * DEPTH, 0, TOP), (DEPTH, 0, TOP + 0.75 * DEPTH)], brick)
    flank.build()


def clutter(site, frame):
    walk, flags, soiled = Shape("paving", frame), slab((0.135, 0.128, 0.11), 0.8), plain((0.05, 0.05, 0.028), 0.95)
    for k in range(8):
        tilt = site.rng.uniform(-0.008, 0.008)
        for x in (DOOR - 0.15, DOOR + 0.47):
            walk.box(x, x + 0.6, -0.92 * (k + 1) + 0.012, -0.92 * k, -0.2, 0.045 + tilt, flags)
    walk.box(DOOR - 0.15, DOOR + 1.07, -7.36, 0, -0.2, 0.028, soiled)
    walk.box(DOOR - 0.2, DOOR + 1.12, -0.5, 0, 0, 0.13, flags)
    walk.build()
    hose(frame.inner(6.2, 0), (0.16, 0.14, 0.02), 0.75, 1.0)
    wheelie_bin(frame.inner(10.15, -0.55, 0, -6), (0.022, 0.03, 0.028))
    wheelie_bin(frame.inner(10.85, -0.6, 0, 9), (0.022, 0.03, 0.028), (0.03, 0.12, 0.05))
    pots(frame.inner(4.9, -0.4, 0.02), site.rng, 3)
    for u, out, size in ((0.7, 0.75, 0.75), (3.2, 0.5, 0.45)):
        x, y, _ = frame.world(u, -out)
        shrub(site.rng, x, y, 0, size, size * 0.9, (0.05, 0.078, 0.024), int(9000 * size))


def behind_the_house(site, lawn):
    rng = site.rng
    panel_fence(rng, Frame(3.9, 10.6, 0, 8), 9.2, lawn.under)
    clipped(rng, Frame(7.6, 2.8, 0, 74), 8.0, 1.45, 0.8, (0.035, 0.065, 0.018))
    next_door = Shape("building", Frame(6.0, 16.5, 0, 14))
    white = paint((0.76, 0.76, 0.75), 0.3)
    holes = [window(next_door, x, z, 1.5, 1.2, white, 2, 1, 0.08, 0.5) for x in (1.2, 5.2) for z in (1.0, 3.4)]
    flat_wall(next_door, 0, 8.5, -0.3, 5.0, holes, render_coat((0.55, 0.52, 0.45)))
    slope(next_door, 0, 8.5, 5.0, 4.0, 0.75, pantiles((0.15, 0.09, 0.07)), white, 0.35, 0.2)
    next_door.build()
    beech = Tree(rng, 9.5, 3.6, 2.2, 0.18, (0.075, 0.13, 0.025), 70000, 0.07)
    bare = Tree(rng, 9, 3.2, 2.0, 0.15, leaves=0, upright=0.45)
    for tree, x, y, size in (
        (beech, 5.2, 13.6, 0.75),
        (bare, 9.0, 14.2, 0.9),
        (beech, 14, 19, 1.0),
        (bare, 3.0, 19, 1.0),
    ):
        tree.plant(x, y, 0, size)
    woods([beech, bare], rng, 30, 46, -1.0, 20)
    site.beyond(17.0, near_color=(0.05, 0.075, 0.02))
    site.behind(beech)
