"""What stands about in yards: pots, bins, toys, boulders, grills, poles; every one is of the kind thing. Meters."""

import math

from standing.furniture import COLOURS, chair, lounger, sofa, table, thing
from standing.openings import pick
from standing.plants import grasses, shrub
from surfaces.materials import plain, stone, wood

ROCKS = [(0.2, 0.18, 0.155), (0.3, 0.24, 0.17), (0.26, 0.26, 0.26), (0.32, 0.2, 0.13)]


def boulder(rng, x, y, z=0.0):
    size = rng.uniform(0.2, 0.6)
    shape = thing(rng, x, y, z)
    shape.ball(
        (0, 0, size * 0.25),
        (size, size * rng.uniform(0.6, 1), size * rng.uniform(0.5, 0.8)),
        stone(pick(rng, ROCKS)),
        0.14,
        rng,
        8,
        11,
    )
    shape.build(rng.random() < 0.5)


def pot(rng, x, y, z=0.0):
    """A pot is a thing, what grows in it a shrub."""
    size, shape = rng.uniform(0.16, 0.34), thing(rng, x, y, z)
    skin = plain(pick(rng, [(0.36, 0.13, 0.07), (0.2, 0.2, 0.21), (0.6, 0.58, 0.54), (0.05, 0.1, 0.2)]), 0.7)
    shape.tube([(0, 0, 0), (0, 0, size * 1.5), (0, 0, size * 1.6)], [size * 0.7, size, size * 1.06], skin, 16)
    shape.build()
    if rng.random() < 0.5:
        shrub(
            rng, x, y, z + size * 1.5, size * 2.2, size * 2, None, pick(rng, [None, (0.6, 0.05, 0.1), (0.7, 0.5, 0.05)])
        )
    else:
        grasses(rng, x, y, z + size * 1.5, size * 2.4)


def bin_(rng, x, y, z=0.0):
    shape, skin = (
        thing(rng, x, y, z, rng.uniform(-40, 40)),
        plain(pick(rng, [(0.035, 0.045, 0.05), (0.02, 0.08, 0.03), (0.03, 0.05, 0.2)]), 0.5),
    )
    shape.prism([(-0.26, -0.3), (0.26, -0.3), (0.26, 0.3), (-0.26, 0.3)], 0.04, 0.98, skin)
    shape.box(-0.29, 0.29, -0.35, 0.34, 0.98, 1.05, skin)
    shape.build()


def grill(rng, x, y, z=0.0):
    shape, black = thing(rng, x, y, z), plain((0.02, 0.02, 0.022), 0.3)
    shape.ball(
        (0, 0, 0.8),
        (0.29, 0.29, 0.26),
        plain(pick(rng, [(0.02, 0.02, 0.022), (0.3, 0.02, 0.02)]), 0.25),
        0,
        None,
        8,
        14,
    )
    for k in range(3):
        turn = 2.1 * k
        shape.tube(
            [(0.15 * math.cos(turn), 0.15 * math.sin(turn), 0.65), (0.33 * math.cos(turn), 0.33 * math.sin(turn), 0)],
            0.016,
            black,
            6,
        )
    shape.build(True)


def toy(rng, x, y, z=0.0):
    """A ball or a low box of bright plastic."""
    shape, skin, size = thing(rng, x, y, z), plain(pick(rng, COLOURS), 0.4), rng.uniform(0.11, 0.25)
    if rng.random() < 0.6:
        shape.ball((0, 0, size), (size, size, size), skin, 0, None, 8, 14)
    else:
        shape.box(-size * 2, size * 2, -size, size, 0.05, size * 1.4, skin)
        for px in (-size * 1.4, size * 1.4):
            shape.tube(
                [(px, -size * 1.1, size * 0.5), (px, size * 1.1, size * 0.5)], size * 0.5, plain((0.03, 0.03, 0.03)), 12
            )
    shape.build(True)


def trampoline(rng, x, y, z=0.0):
    shape, blue = thing(rng, x, y, z), plain((0.03, 0.08, 0.3))
    shape.tube([(0, 0, 0.78), (0, 0, 0.84)], 1.6, blue, 28)
    shape.tube([(0, 0, 0.84), (0, 0, 0.845)], 1.35, plain((0.015, 0.015, 0.017)), 28)
    for k in range(8):
        turn = k * math.pi / 4
        shape.tube(
            [(1.55 * math.cos(turn), 1.55 * math.sin(turn), 0), (1.55 * math.cos(turn), 1.55 * math.sin(turn), 2.5)],
            0.025,
            plain((0.3, 0.3, 0.31)),
        )
    shape.build()


def swing(rng, x, y, z=0.0):
    shape, beam = thing(rng, x, y, z, rng.uniform(-40, 40)), wood((0.26, 0.18, 0.1), 0.2)
    for side in (-1.3, 1.3):
        for out in (-0.8, 0.8):
            shape.tube([(side, out, 0), (side, 0, 2.1)], 0.05, beam)
    shape.tube([(-1.5, 0, 2.1), (1.5, 0, 2.1)], 0.06, beam)
    for at in (-0.6, 0.6):
        for px in (at - 0.2, at + 0.2):
            shape.tube([(px, 0, 0.5), (px, 0, 2.1)], 0.012, plain((0.3, 0.3, 0.3)), 5)
        shape.box(at - 0.24, at + 0.24, -0.1, 0.1, 0.47, 0.5, plain(pick(rng, COLOURS)))
    shape.build()


def mailbox(rng, x, y, z=0.0):
    shape, skin = thing(rng, x, y, z, 0), plain(pick(rng, COLOURS), 0.4)
    shape.box(-0.05, 0.05, -0.05, 0.05, 0, 1.05, wood((0.25, 0.18, 0.12)))
    shape.box(-0.09, 0.09, -0.25, 0.25, 1.05, 1.26, skin)
    shape.build()


def lamp_post(rng, x, y, z=0.0):
    shape, iron = thing(rng, x, y, z), plain((0.03, 0.03, 0.032), 0.4)
    tall = float(pick(rng, [2.2, 2.4, 6.5]))
    shape.tube([(0, 0, 0), (0, 0, tall)], [0.06, 0.035], iron)
    shape.ball((0, 0, tall + 0.12), (0.13, 0.13, 0.18), plain((0.7, 0.68, 0.6), 0.2))
    shape.build()


def pile(rng, x, y, z=0.0):
    """What builders leave: pallets, blocks, a heap of planks."""
    shape, skin = thing(rng, x, y, z), wood((0.36, 0.27, 0.17), 0.2)
    for layer in range(int(rng.integers(2, 6))):
        shape.box(-0.6, 0.6, -0.5, 0.5, layer * 0.15, layer * 0.15 + 0.03, skin)
        for py in (-0.5, -0.05, 0.42):
            shape.box(-0.6, 0.6, py, py + 0.08, layer * 0.15 + 0.03, layer * 0.15 + 0.12, skin)
    shape.build()


LAWN_THINGS = [boulder, boulder, toy, toy, chair, swing, trampoline, lounger, pot, mailbox]
PATIO_THINGS = [table, table, sofa, grill, pot, pot, lounger, chair]
POOL_THINGS = [lounger, lounger, sofa, grill, pot, pot, lounger, chair]  # nothing so wide that it stands in the water
FRONT_THINGS = [bin_, pot, mailbox, boulder, lamp_post, toy]
