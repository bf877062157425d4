"""A bare slope behind a new house in southern California at noon: red earth held by old sleepers, stucco, tiles."""

import math

import numpy as np
from built.fences import board_fence
from built.openings import window
from built.roofs import chimney, downpipe, gutter, slope
from built.skins import board, pantiles, render_coat, slab
from built.things import dropped, wheelbarrow, wire
from built.vessels import bucket
from built.walls import flat_wall
from light import light
from nature.lawn import Lawn
from nature.litter import pebble_mesh, rock_mesh
from nature.noise import ease, fractal
from nature.trees import Tree, shrub, woods
from nature.wear import Wear, uneven
from standing.plants import agave
from standing.shape import Frame, Shape
from surfaces.materials import paint, plain
from yards.site import Site

GREEN, STRAW, SOIL = (0.10, 0.12, 0.035), (0.36, 0.29, 0.15), (0.21, 0.135, 0.083)
RISE, GRADE = 0.55, 0.10  # meters that the edge holds; meters up a meter behind it
HOUSE = (-13.2, 10.4, 0.75, 42.0)
TRAIL = [(2.6, 6.4), (1.9, 4.9), (0.3, 5.4), (-0.9, 4.3), (-0.5, 3.6)]  # of the pipe


def photograph(width):
    site = Site(55, width, 1.64, 26, 5.0, 0.7, -2.0)
    lawn = ground(site)
    sleepers(site)
    house(site)
    left_over(site, lawn)
    around(site, lawn)
    light(50, 122, 4.0, 0.9, 0.3, 0, 1.9, 13.0)
    return site.phone, {"warmth": 0.015, "color": 1.13, "stops": 0.08, "lift": 0.12}


def edge(x):
    """Where along y the retaining edge runs."""
    return 10.4 - 0.13 * x + 0.2 * np.sin(np.asarray(x) * 0.35)


def ground(site):
    bumps = uneven(591, 0.14, 0.06)

    def height(x, y):
        behind = np.asarray(y) - edge(x)
        gully = (fractal(x * 1.6, y * 0.35, 77, 3) - 0.5) * 0.14 * ease(0.3, 2.5, behind)
        return bumps(x, y) + ease(0.0, 0.12, behind - 0.1) * RISE + np.clip(behind, 0, 20) * GRADE + gully

    def cover(x, y):
        wear = Wear(x, y, 503, -0.08)
        up = ease(0, 2.0, y - edge(x))
        thatch = up * 0.5 * ease(0.36, 0.56, wear.mid)
        return wear.density * 0.7 + thatch, wear.dryness(0.5, 0.35) + up * 0.2, wear.rank(0.8)

    held = lambda x, y: np.abs(y - edge(x)) < 0.14
    lawn = Lawn(site.rng, (-16.0, 0.7), 32.0, cover, height, site.view)
    lawn.lay(SOIL)
    lawn.grow(GREEN, STRAW, (0.03, 0.085), 18, bare=(held,), tufts=230)
    lawn.litter((0.16, 0.11, 0.055), 3.0, 2.5, 120, (0.21, 0.165, 0.12), bare=(held,))
    rocks(site, lawn)
    line = [(x, float(edge(x)) + 0.13) for x in np.arange(-12, 12, 1.0)]
    lawn.fringe(line, GREEN, STRAW, (0.06, 0.22), 20, 0.06, 0.25)
    lawn.fringe([(x, y - 0.3) for x, y in line], GREEN, STRAW, (0.06, 0.2), 12, 0.06, 0.3)
    return lawn


def rocks(site, lawn):
    """What the digger left."""
    points, _ = lawn.seen_points(0.5, 15)
    points = points[np.abs(points[:, 1] - edge(points[:, 0])) > 0.4]
    clear = np.min([np.hypot(*(points - at).T) for a, b in zip(TRAIL, TRAIL[1:]) for at in np.linspace(a, b, 9)], 0)
    points = points[clear > 0.5]
    for k, some in enumerate(np.array_split(points, 8)):
        sizes = 0.08 + 0.4 * site.rng.random(len(some)) ** 3
        tone = (0.21 + 0.012 * k, 0.165 + 0.008 * k, 0.12 + 0.01 * (k % 3))
        for stone, size in zip(some, sizes):
            lawn.strew(rock_mesh(site.rng, tone), stone[None], np.array([size]), 0.3, -0.06 * size)
        rubble = np.repeat(some, 14, 0) + site.rng.normal(0, 0.22, (14 * len(some), 2))
        lawn.strew(pebble_mesh(site.rng, tone), rubble, 0.012 + 0.06 * site.rng.random(len(rubble)) ** 3, 0.4, 0.001)


def sleepers(site):
    """Three courses of railway sleepers, each out of line by its own."""
    rng, skin = site.rng, board((0.125, 0.088, 0.06), 0.75, 0.6, True)
    for course in range(3):
        x = -13 - rng.uniform(0, 1.5)
        while x < 13:
            end = x + rng.uniform(2.3, 2.5)
            ya, yb = float(edge(x)), float(edge(end))
            along = Shape("wall", Frame(x, ya, 0, math.degrees(math.atan2(yb - ya, end - x))))
            out, low = rng.uniform(-0.035, 0.03) + 0.03 * course, course * 0.19 + rng.uniform(-0.01, 0.01)
            along.box(
                0.008,
                math.hypot(end - x, yb - ya) - 0.008,
                out - 0.02,
                out + 0.2,
                low - 0.1 * (course == 0),
                low + 0.183,
                skin,
            )
            along.build()
            x = end


def left_over(site, lawn):
    """What the builders mean to fetch some day: a barrow, a bucket, pipe for a sprinkler."""
    on = lambda x, y, turn: Frame(x, y, lawn.under((x, y)), turn)
    wheelbarrow(on(4.9, 11.9, 28), (0.16, 0.035, 0.02))
    bucket(on(3.9, 12.3, 0), (0.30, 0.10, 0.015))
    dropped(lawn.under, TRAIL, 0.011, plain((0.02, 0.02, 0.022), 0.5))


def house(site):
    shape, cream = Shape("building", Frame(*HOUSE)), render_coat((0.56, 0.46, 0.34))
    bronze, base = paint((0.06, 0.05, 0.04), 0.4), 0.2
    openings = [
        window(shape, 3.6, 1.2, 1.5, 1.2, bronze, 2, 1, 0.1, 0.5),
        window(shape, 6.4, 0.3, 1.9, 2.1, bronze, 2, 1, 0.1, 0.35),
        window(shape, 9.2, 1.2, 1.0, 1.2, bronze, 1, 1, 0.1, 0.7),
    ]
    flat_wall(shape, 0, 11, -1.2, 2.9, openings, cream, 0.12)
    low, _ = slope(shape, 0, 11, 2.9, 4.4, 0.36, pantiles((0.30, 0.135, 0.075)), paint((0.3, 0.2, 0.13)), 0.5, 0.3)
    gutter(shape, -0.3, 11.3, low - 0.03, 0.5, paint((0.3, 0.2, 0.13)))
    downpipe(shape, 10.7, low - 0.03, 0.5, paint((0.5, 0.42, 0.32)))
    shape.box(5.6, 8.9, -1.7, 0, -1.2, base, slab((0.25, 0.225, 0.19), 0.15))
    shape.box(6.3, 8.4, -0.5, 0, base, base + 0.07, slab((0.25, 0.225, 0.19), 0.15))
    shape.build()
    end = Shape("building", shape.frame.inner(11, 0, 0, 90))
    flat_wall(end, 0, 8.8, -1.2, 2.9, [window(end, 3.4, 1.2, 1.2, 1.1, bronze, 2, 1, 0.1, 0.5)], cream, 0.12)
    end.face([(0, 0, 2.9), (8.8, 0, 2.9), (4.4, 0, 2.9 + 4.4 * 0.36)], cream)
    end.build()


def around(site, lawn):
    rng = site.rng
    redwood = board((0.26, 0.15, 0.085), 0.35, 0.3)
    board_fence(rng, Frame(-6.5, 16.6, 0, -1.5), 17.0, lawn.under, redwood)
    board_fence(rng, Frame(9.2, 16.4, 0, 264), 13.6, lawn.under, redwood)
    next_door(Frame(1.5, 25, 1.0, -4))
    gum = Tree(rng, 10, 3.3, 3.0, 0.16, (0.085, 0.105, 0.055), 80000, 0.09, 0.5, (0.3, 0.26, 0.22))
    pepper = Tree(rng, 7, 3.2, 1.8, 0.17, (0.075, 0.11, 0.03), 80000, 0.08, 0.2)
    for tree, x, y, size in (
        (gum, 11.2, 20, 0.95),
        (pepper, -3.5, 20.5, 1.0),
        (gum, -9, 24, 1.1),
        (pepper, 11.6, 11, 0.85),
    ):
        tree.plant(x, y, 0.8, size)
    gum.plant(0.4, 31, 0.0, 0.95)
    pepper.plant(-1.6, 27, 0.0, 0.85)
    sages = ((1.6, 15.6, 1.2, 0.9), (3.2, 15.9, 0.9, 0.7), (-2.6, 15.7, 1.1, 0.8), (7.6, 14.6, 1.3, 1.0))
    for x, y, wide, high in sages:
        shrub(rng, x, y, lawn.under((x, y)) - 0.05, wide, high, (0.085, 0.10, 0.06))
    for x, y, size in ((0.2, 14.6, 0.75), (-0.9, 15.1, 0.55), (5.9, 15.3, 0.7)):
        agave(rng, x, y, lawn.under((x, y)), size)
    woods([gum, pepper], rng, 32, 46, 0.0)
    site.beyond(17.0, (0.10, 0.10, 0.045), (0.19, 0.14, 0.09), 0.2)
    site.behind(pepper)


def next_door(frame):
    """The neighbors' upper floor over the fence: a bathroom, a bedroom with its balcony door, a wing set back."""
    shape, wood = Shape("building", frame), paint((0.33, 0.27, 0.21))
    coat, bronze, tiles = render_coat((0.43, 0.36, 0.28)), paint((0.07, 0.06, 0.05), 0.4), pantiles((0.26, 0.14, 0.09))
    holes = [
        window(shape, 1.2, 3.9, 0.6, 0.8, bronze, 1, 1, 0.1, 0.9),
        window(shape, 3.5, 3.5, 1.9, 1.3, bronze, 3, 1, 0.1, 0.5),
        window(shape, 8.0, 3.6, 1.2, 1.2, bronze, 2, 1, 0.1, 0.7),
    ]
    flat_wall(shape, 0, 11, -1, 5.4, holes, coat, 0.12)
    low, high = slope(shape, 0, 11, 5.4, 4.2, 0.36, tiles, wood, 0.55)
    gutter(shape, -0.3, 11.3, low - 0.03, 0.55, wood)
    for x in (0.2, 6.4):
        downpipe(shape, x, low - 0.03, 0.55, paint((0.4, 0.33, 0.26)))
    for k in range(19):
        shape.box(0.1 + 0.6 * k, 0.18 + 0.6 * k, -0.5, 0, low - 0.16, low - 0.06, wood)
    chimney(shape, 2.2, 2.6, high - 1.2, high + 0.55, coat, wood, plain((0.3, 0.14, 0.08)))
    shape.tube([(5.0, 1.2, low), (5.0, 1.2, high - 0.3)], 0.05, plain((0.25, 0.25, 0.25)), 10)
    shape.box(6.9, 7.35, -0.3, 0, 3.1, 3.6, paint((0.5, 0.49, 0.46)))
    wire(frame.world(0.2, -0.1, 5.1), (-14, 30, 6.6), 0.5)
    shape.build()
