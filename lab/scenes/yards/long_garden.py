"""The long back garden of a Dutch row house on a gray November noon: board screens, a shed, the next row behind."""

import numpy as np
from built.fences import screen_fence
from built.openings import window
from built.roofs import chimney, downpipe, gutter, slope
from built.sheds import shed
from built.skins import board, brickwork, clapboard, fired, pantiles, slab
from built.things import dropped
from built.vessels import bucket, pots, wheelie_bin
from built.walls import flat_wall, lintel
from light import light
from nature.hedges import clipped, column
from nature.lawn import Lawn
from nature.noise import ease
from nature.trees import Tree, shrub, woods
from nature.wear import Wear, uneven
from standing.shape import Frame, Shape
from surfaces.materials import paint, plain
from yards.site import Site

GREEN, STRAW, SOIL = (0.048, 0.088, 0.018), (0.20, 0.17, 0.075), (0.062, 0.048, 0.036)
FALLEN = ((0.13, 0.07, 0.022), (0.17, 0.12, 0.03), (0.075, 0.045, 0.022))
LEFT, RIGHT, END = -3.9, 4.3, 17.5  # meters: the two fences and the one across
TILE = 0.3  # meters: a concrete tile of the path, three of them side by side
PATH = -2.75  # meters: the middle of the path


def photograph(width):
    site = Site(44, width, 1.68, 25, 7.0, -1.4, 2.0)
    lawn = turf(site)
    path(site, lawn)
    borders(site, lawn)
    clutter(site, lawn)
    beyond(site)
    light(30, 160, 0.35, 25.0, 0.8, 0.9, 2.5, 21.0)
    return site.phone, {"warmth": -0.02, "color": 1.05, "stops": -0.4, "lift": 0.12}


def along(x, y):
    """Meters from the middle of the path, which drifts as its tiles sank."""
    return np.abs(np.asarray(x) - PATH - 0.03 * np.sin(np.asarray(y) * 0.6))


def turf(site):
    paved = lambda x, y: (along(x, y) < 0.46) & (y < 13.6)
    outside = lambda x, y: (x < LEFT) | (x > RIGHT) | (y > END)

    def cover(x, y):
        wear = Wear(x, y, 703, 0.15)
        wear.thin(0.85 * ease(0.75, 0.2, wear.ragged(np.minimum(x - LEFT, RIGHT - x), 0.5)))
        wear.thin(0.55 * ease(0.3, 0.0, along(x, y) - 0.45))
        trodden = np.exp(-(((x - 0.2 * y + 0.6) / (0.45 + 0.3 * wear.mid)) ** 2))
        wear.thin(0.75 * trodden * ease(0.3, 0.55, wear.mid + 0.1))
        wear.bald([(0.9, 4.4, 0.8), (2.6, 8.2, 0.9), (-0.6, 11.0, 0.8), (2.0, 2.6, 0.4)], 0.9)
        return np.where(outside(x, y), 0.6, wear.density), wear.dryness(0.3, 0.02), wear.rank(0.8)

    lawn = Lawn(site.rng, (-13.0, 0.6), 26.0, cover, uneven(791, 0.12, 0.05), site.view)
    lawn.lay(SOIL)
    lawn.grow(GREEN, STRAW, (0.035, 0.085), bare=(paved, outside))
    lawn.litter(FALLEN[0], 5, 3.0, 45, (0.13, 0.12, 0.105), bare=(outside,))
    for tone in FALLEN[1:]:
        lawn.litter(tone, 4, 0.01, 0.01)
    lawn.wild(0.35, bare=(paved, outside))
    for side in (-0.47, 0.47):
        lawn.fringe([(PATH + side, 0.8), (PATH + side, 13.4)], GREEN, STRAW, (0.04, 0.12), 60, 0.03)
    lawn.fringe([(LEFT + 0.1, 0.8), (LEFT + 0.12, END)], GREEN, STRAW, (0.08, 0.3), 45, 0.06)
    lawn.fringe([(RIGHT - 0.1, 0.8), (RIGHT - 0.12, 13.5)], GREEN, STRAW, (0.08, 0.3), 55, 0.07)
    return lawn


def path(site, lawn):
    """Three tiles wide, each settled its own way."""
    shape, bed, skin = Shape("paving"), plain((0.045, 0.043, 0.028), 0.95), slab((0.115, 0.112, 0.105), 0.7)
    for row in range(42):
        y = 0.7 + row * TILE
        middle = PATH + 0.03 * np.sin(y * 0.6)
        for k in (-1, 0, 1):
            x, sunk = middle + k * TILE, site.rng.uniform(-0.005, 0.003)
            level = lawn.under((PATH, y)) * 0.6 + 0.03 + sunk
            tilt = site.rng.uniform(-0.006, 0.006)
            corners = [(x - 0.146, y), (x + 0.146, y), (x + 0.146, y + 0.292), (x - 0.146, y + 0.292)]
            shape.prism(corners, -0.15, lambda u, _, x=x, level=level, tilt=tilt: level + tilt * (u - x), skin)
    y = np.arange(0.7, 0.7 + 42 * TILE, TILE)  # sand and moss between the tiles
    for a, b in zip(y, y[1:]):
        xa, xb = (PATH + 0.03 * np.sin(at * 0.6) for at in (a, b))
        level = lambda _, v: lawn.under((PATH, v)) * 0.6 + 0.016
        shape.prism([(xa - 0.44, a), (xa + 0.44, a), (xb + 0.44, b), (xb - 0.44, b)], -0.15, level, bed)
    shape.build()


def borders(site, lawn):
    rng, green, old = site.rng, board((0.085, 0.08, 0.042), 0.2, 0.7, True), board((0.12, 0.08, 0.05), 0.45, 0.7, True)
    screen_fence(rng, Frame(LEFT, -0.5, 0, 90), 18.0, lawn.under, green)
    screen_fence(rng, Frame(RIGHT, END, 0, -90), 18.0, lawn.under, old)
    screen_fence(rng, Frame(LEFT, END, 0, 0), 8.2, lawn.under, old)
    felt, white = plain((0.035, 0.037, 0.036), 0.95), paint((0.45, 0.45, 0.42))
    shed(rng, Frame(1.7, 13.9, lawn.under((2.9, 13.9)), 0), clapboard((0.085, 0.07, 0.05)), felt, white)
    shrub(rng, LEFT + 0.7, 9.8, 0, 1.1, 1.25, (0.04, 0.07, 0.02))
    shrub(rng, RIGHT - 0.6, 10.8, 0, 0.9, 0.9, (0.05, 0.07, 0.028))
    shrub(rng, -1.2, 16.9, 0, 1.2, 1.4, (0.045, 0.072, 0.022))


def clutter(site, lawn):
    on = lambda x, y, turn: Frame(x, y, lawn.under((x, y)), turn)
    wheelie_bin(on(0.75, 14.4, -10), (0.028, 0.03, 0.032))
    wheelie_bin(on(0.05, 14.7, 6), (0.015, 0.045, 0.02))
    pots(on(RIGHT - 1.2, 6.4, -70), site.rng, 3)
    bucket(on(RIGHT - 0.6, 5.2, 30), (0.03, 0.06, 0.16))
    trail = [(-2.2, 12.6), (-1.3, 9.6), (-1.9, 8.0), (-0.5, 7.3), (0.1, 8.4), (-0.6, 8.9), (-1.1, 7.8), (-0.4, 6.6)]
    dropped(lawn.under, trail, 0.011, plain((0.14, 0.10, 0.015), 0.45))
    ball = Shape("thing", on(2.9, 7.3, 0))
    ball.ball((0, 0, 0.11), (0.11, 0.11, 0.11), plain((0.5, 0.12, 0.02), 0.4), rings=10, sides=16)
    ball.build(True)


def beyond(site):
    """The row behind with its dormers, and what neighbors planted."""
    rng, shape = site.rng, Shape("building", Frame(-15, 30, 0, -3))
    brick, soldier = brickwork((0.17, 0.115, 0.07), 0.1), fired((0.15, 0.10, 0.062))
    white = paint((0.74, 0.74, 0.72), 0.35)
    stone, low_panel = paint((0.3, 0.3, 0.29), 0.8), paint((0.16, 0.2, 0.22), 0.5)
    holes = []
    for k in range(6):
        x = k * 5.6
        holes += [window(shape, x + 0.7, 3.5, 2.1, 1.35, white, 2, 1, 0.08, 0.5, stone),
                  window(shape, x + 3.6, 3.9, 1.1, 0.95, white, 1, 1, 0.08, 0.8, stone),
                  window(shape, x + 0.7, 0.6, 2.9, 1.8, white, 3, 1, 0.08, 0.4, stone)]  # fmt: skip
    flat_wall(shape, 0, 33.6, -0.3, 5.4, holes, brick)
    for opening in holes:
        lintel(shape, opening, soldier, 0.2)
    tiles = pantiles((0.17, 0.075, 0.045))
    low, high = slope(shape, 0, 33.6, 5.4, 4.2, 0.95, tiles, white, 0.3, 0.1)
    gutter(shape, 0, 33.6, low - 0.03, 0.3, plain((0.2, 0.2, 0.2), 0.5))
    for k in range(6):
        downpipe(shape, k * 5.6 + 5.3, low - 0.03, 0.3, plain((0.25, 0.25, 0.25), 0.5))
        if k % 2 == 0:
            chimney(shape, k * 5.6 + 0.1, 3.9, high - 0.8, high + 0.8, brick, stone, plain((0.2, 0.09, 0.05)))
        if k in (1, 2, 4):
            x, z = k * 5.6 + 1.2, 6.6
            shape.box(x, x + 3.2, 0.9, 3.4, z, z + 1.75, low_panel)
            shape.box(x - 0.15, x + 3.35, 0.7, 3.6, z + 1.75, z + 1.95, white)
            for pane_x in (x + 0.1, x + 1.65):
                window(shape, pane_x, z + 0.25, 1.45, 1.3, white, 1, 1, 0.84, 0.5)
    shape.build()
    birch = Tree(rng, 9, 2.4, 2.4, 0.11, (0.24, 0.17, 0.03), 14000, 0.045, 0.4, (0.30, 0.29, 0.265), (0.085, 0.06, 0.05))
    bare = Tree(rng, 8.5, 3.2, 2.0, 0.15, leaves=0, upright=0.4)
    oak = Tree(rng, 9, 3.2, 2.2, 0.16, (0.13, 0.09, 0.03), 50000, 0.08, 0.35)
    for tree, x, y, size in ((birch, -5.6, 15.5, 0.9), (bare, 6.2, 19.5, 0.85), (oak, 8.6, 15.0, 0.75),
                             (bare, -2.2, 22.5, 0.75), (birch, 3.4, 23.0, 0.7)):  # fmt: skip
        tree.plant(x, y, 0, size)
    for k in range(5):
        column(rng, -5.4 - 0.4 * (k % 2), 6.4 + 1.15 * k, 0, 3.2 + 0.6 * rng.random(), 0.62)
    clipped(rng, Frame(5.2, 4.5, 0, 88), 7.0, 2.25, 0.8, (0.03, 0.055, 0.02))
    woods([bare, oak], rng, 44, 46, -1.0, 14)
    site.beyond(END + 0.5, near_color=(0.10, 0.10, 0.095))
    site.behind(oak)
