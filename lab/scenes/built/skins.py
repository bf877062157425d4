"""Surfaces seen from near, beside those of render-yards/surfaces. Colors are linear (r, g, b)."""

import math

from surfaces.materials import weathered
from surfaces.nodes import darker, material

# What hangs in windows: linen, white voile, beige, slate, faded rose, ochre.
CLOTHS = (
    (0.40, 0.37, 0.31),
    (0.50, 0.50, 0.49),
    (0.30, 0.25, 0.18),
    (0.15, 0.17, 0.19),
    (0.30, 0.18, 0.15),
    (0.33, 0.25, 0.11),
)


@material
def board(nodes, color, silver=0.6, foot=0.5, lying=False):
    """Weathered boards: each its own tone and grain, knots, silvered ones among them, a damp green `foot`."""
    fibre = lambda across, along: (along, across, 1) if lying else (across, along, 1)
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    shift = nodes.add(
        "CombineXYZ", {0: nodes.math("MULTIPLY", island, 40), 1: nodes.math("MULTIPLY", island, 90), 2: 0.0}
    )
    grown = nodes.add("VectorMath", {0: nodes.surface(), 1: shift.outputs[0]}, operation="ADD").outputs[0]
    grain, wide = nodes.noise(nodes.scale(grown, fibre(60, 2.2)), 1.0, 5, 0.65), nodes.noise(
        nodes.scale(grown, fibre(9, 0.7)), 1.0, 3
    )
    tone = nodes.mix(island, darker(color, 0.6), darker(color, 1.25))
    other = nodes.math("FRACT", nodes.math("MULTIPLY", island, 7.3))
    tone = nodes.mix(nodes.math("MULTIPLY", other, silver), tone, (0.215, 0.205, 0.195))
    tone = nodes.mix(nodes.span(grain, 0.3, 0.7, 0, 0.5), tone, nodes.mix(1.0, tone, (0.45, 0.4, 0.36), "MULTIPLY"))
    tone = nodes.mix(nodes.span(wide, 0.52, 0.74, 0, 0.5), tone, darker(color, 0.5))
    knot = nodes.cells(nodes.scale(grown, fibre(7, 1.6)), 1.0)
    tone = nodes.mix(nodes.span(knot, 0.04, 0.1, 0.8, 0), tone, darker(color, 0.3))
    place = nodes.place()
    up = nodes.add("SeparateXYZ", {0: place}).outputs[2]
    damp = nodes.math(
        "MULTIPLY", nodes.span(up, 0, 0.5, foot, 0), nodes.span(nodes.noise(place, 3.0, 4), 0.25, 0.65, 0.3, 1)
    )
    return nodes.skin(nodes.mix(damp, tone, (0.075, 0.07, 0.045)), 0.85, nodes.bump(grain, 0.003), 0.2)


@material
def clapboard(nodes, color):
    """Chalking boards of siding, streaked by rain, splashed at the foot; their laps are built, not painted."""
    place, island = nodes.place(), nodes.add("NewGeometry").outputs["Random Per Island"]
    tone = nodes.mix(nodes.math("MULTIPLY", island, 0.4), color, darker(color, 0.76))
    grime = nodes.noise(nodes.scale(place, (9, 9, 0.7)), 1.0, 3)
    tone = nodes.mix(nodes.span(grime, 0.46, 0.74, 0, 0.34), tone, darker(color, 0.55))
    up = nodes.add("SeparateXYZ", {0: place}).outputs[2]
    splash = nodes.math("MULTIPLY", nodes.span(up, 0.3, 1.1, 0.75, 0), nodes.span(grime, 0.3, 0.62, 0.25, 1))
    tone = nodes.mix(splash, tone, nodes.mix(1.0, tone, (0.55, 0.53, 0.4), "MULTIPLY"))
    wavy = nodes.bump(nodes.noise(nodes.scale(place, (0.8, 0.8, 2.5)), 1.0, 2), 0.03)
    return nodes.skin(weathered(nodes, tone, 0.3), 0.45, wavy, 0.35)


@material
def brickwork(nodes, color, pale=0.25):
    """Bricks of a kiln's many tones in a running bond, some `pale` with lime, mortar set back."""
    share, joint = nodes.bricks(nodes.surface(), 0.225, 0.075, 0.011)
    gray = nodes.add("SeparateColor", {0: share}).outputs[0]
    place = nodes.place()
    tone = nodes.mix(gray, darker(color, 0.5), (color[0] * 1.25, color[1] * 1.3, color[2] * 1.25))
    tone = nodes.mix(nodes.span(gray, 0.86, 0.95, 0, 0.6), tone, darker(color, 0.32))
    fine = nodes.noise(place, 38.0, 4, 0.7)
    tone = nodes.mix(nodes.span(fine, 0.35, 0.7, 0, 0.45), tone, darker(color, 0.5))
    tone = nodes.mix(nodes.span(nodes.noise(place, 1.7, 4), 0.52, 0.75, 0, pale), tone, (0.46, 0.42, 0.38))
    run = nodes.noise(nodes.scale(place, (4.5, 4.5, 0.35)), 1.0, 5, 0.6)
    tone = nodes.mix(nodes.span(run, 0.5, 0.68, 0, 0.35), tone, darker(color, 0.45))
    mortar = nodes.mix(nodes.span(nodes.noise(place, 5.0, 3), 0.35, 0.7), (0.25, 0.225, 0.19), (0.12, 0.105, 0.09))
    mortar = nodes.mix(nodes.span(nodes.noise(place, 0.7, 5, 0.65), 0.45, 0.65, 0, 0.6), mortar, (0.10, 0.088, 0.075))
    high = nodes.math("SUBTRACT", nodes.math("MULTIPLY", fine, 0.25), joint)
    return nodes.skin(weathered(nodes, nodes.mix(joint, tone, mortar), 0.4), 0.9, nodes.bump(high, 0.01), 0.2)


@material
def fired(nodes, color):
    """Bricks that are built one by one."""
    island, place = nodes.add("NewGeometry").outputs["Random Per Island"], nodes.place()
    fine = nodes.noise(place, 38.0, 4, 0.7)
    tone = nodes.mix(island, darker(color, 0.6), (color[0] * 1.25, color[1] * 1.3, color[2] * 1.25))
    tone = nodes.mix(nodes.span(fine, 0.35, 0.7, 0, 0.45), tone, darker(color, 0.5))
    return nodes.skin(weathered(nodes, tone, 0.3), 0.9, nodes.bump(fine, 0.004), 0.2)


@material
def fallen_render(nodes, color, brick, fallen=0.5):
    """A wall of bricks under old lime render of which a share `fallen` has come off, most near the ground."""
    place = nodes.place()
    share, joint = nodes.bricks(nodes.surface(), 0.25, 0.065, 0.014)
    fine = nodes.noise(place, 38.0, 4, 0.7)
    burnt = nodes.mix(share, darker(brick, 0.6), darker(brick, 1.3))
    burnt = nodes.mix(nodes.span(fine, 0.35, 0.7, 0, 0.5), burnt, darker(brick, 0.5))
    bricks = nodes.mix(joint, burnt, (0.33, 0.28, 0.22))
    blotch, streak = nodes.noise(place, 0.9, 6, 0.62), nodes.noise(nodes.scale(place, (5, 5, 0.4)), 1.0, 4)
    coat = nodes.mix(nodes.span(nodes.noise(place, 1.1, 7, 0.7), 0.35, 0.7), color, darker(color, 0.8))
    coat = nodes.mix(nodes.span(nodes.noise(place, 55.0, 4, 0.7), 0.42, 0.7, 0, 0.4), coat, darker(color, 0.62))
    coat = nodes.mix(nodes.span(streak, 0.5, 0.72, 0, 0.4), coat, darker(color, 0.5))
    up = nodes.add("SeparateXYZ", {0: place}).outputs[2]
    off = nodes.math("ADD", blotch, nodes.span(up, 0.1, 1.6, 0.12, -0.06))
    bare = nodes.span(off, 0.66 - 0.22 * fallen, 0.672 - 0.22 * fallen)
    proud = nodes.math("ADD", nodes.math("MULTIPLY", fine, 0.15), 1.0)
    high = nodes.mix(bare, proud, nodes.math("MULTIPLY", joint, -0.5))
    return nodes.skin(weathered(nodes, nodes.mix(bare, coat, bricks), 0.4), 0.92, nodes.bump(high, 0.012), 0.15)


@material
def pantiles(nodes, color):
    """Clay tiles a hand wide, hung in columns, each over the next: fired unevenly, then rained on and grown over."""
    surface, place = nodes.surface(), nodes.place()
    across, up, _ = nodes.add("SeparateXYZ", {0: surface}).outputs
    roll = nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", across, math.pi / 0.2)))
    lap = nodes.math("FRACT", nodes.math("DIVIDE", up, 0.33))
    share, _ = nodes.bricks(surface, 0.2, 0.33, 0.004, 0.0)
    tone = nodes.mix(share, darker(color, 0.72), darker(color, 1.15))
    tone = nodes.mix(nodes.span(nodes.noise(place, 0.7, 6, 0.65), 0.42, 0.66, 0, 0.6), tone, darker(color, 0.5))
    tone = nodes.mix(nodes.span(nodes.noise(place, 7.0, 5, 0.7), 0.54, 0.68, 0, 0.5), tone, (0.2, 0.19, 0.15))
    tone = nodes.mix(nodes.span(nodes.noise(place, 2.6, 5, 0.7), 0.58, 0.7, 0, 0.55), tone, (0.07, 0.068, 0.042))
    tone = nodes.mix(nodes.span(roll, 0.0, 0.5, 0.7, 0), tone, darker(color, 0.22))
    tone = nodes.mix(nodes.span(lap, 0.86, 0.97, 0, 0.65), tone, darker(color, 0.2))
    high = nodes.math("SUBTRACT", roll, nodes.math("MULTIPLY", lap, 0.5))
    return nodes.skin(tone, 0.88, nodes.bump(high, 0.04), 0.2)


@material
def pane(nodes, cloth, x0, x1, z0, z1, drapes=0.3, blind=0.0):
    """
    The glass of a window from x0 to x1 and z0 to z1, local meters, under the mirrored sky: a dim room, `drapes` of one
    of CLOTHS gathered at both sides over a share of it, a `blind` let down over another.
    """
    color, place = CLOTHS[cloth], nodes.place()
    u, v, _ = nodes.add("SeparateXYZ", {0: nodes.surface()}).outputs
    waver = nodes.noise(nodes.scale(nodes.surface(), (3.0, 0.5, 1)), 1.0, 2)
    depth = nodes.math("ADD", nodes.span(v, z0, z1, 0.0, 0.6), nodes.math("MULTIPLY", nodes.noise(place, 1.6, 3), 0.5))
    shown = nodes.mix(nodes.span(depth, 0.25, 0.9), (0.006, 0.0062, 0.0065), (0.04, 0.038, 0.034))
    fold = nodes.math("SINE", nodes.math("ADD", nodes.math("MULTIPLY", u, 52.0), nodes.math("MULTIPLY", waver, 14.0)))
    hanging = nodes.mix(nodes.span(fold, -1, 1), darker(color, 0.3), darker(color, 0.8))
    half = (x1 - x0) / 2
    out = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", u, x0 + half))
    out = nodes.math("ADD", out, nodes.math("MULTIPLY", nodes.math("SUBTRACT", waver, 0.5), 0.1))
    edge = half * (1 - drapes)
    shown = nodes.mix(nodes.span(out, edge, edge + 0.008), shown, hanging)
    foot = z1 - blind * (z1 - z0)
    if blind:
        cord = nodes.mix(nodes.span(v, foot + 0.02, foot + 0.024), darker(color, 0.35), darker(color, 0.72))
        shown = nodes.mix(nodes.span(v, foot, foot + 0.003), shown, cord)
    shade = nodes.math("MULTIPLY", nodes.span(v, z1 - 0.14, z1 - 0.03, 1, 0.4), nodes.span(u, x0, x0 + 0.08, 0.6, 1))
    shown = nodes.mix(1.0, shown, nodes.add("CombineXYZ", {0: shade, 1: shade, 2: shade}), "MULTIPLY")
    wavy = nodes.bump(nodes.noise(place, 0.9, 0), 0.006)
    mirror = nodes.add("BsdfGlossy", {"Color": (0.9, 0.95, 0.97), "Roughness": 0.015, "Normal": wavy}).outputs[0]
    return nodes.add("MixShader", {0: 0.13, 1: nodes.skin(shown, 0.02, wavy, 0.85), 2: mirror}).outputs[0]


@material
def slab(nodes, color, moss=0.3):
    """Old concrete: blotches, grit, stains, moss and dirt in the low spots."""
    place = nodes.place()
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    blotch, middle, grit = (
        nodes.noise(place, 0.8, 5, 0.65),
        nodes.noise(place, 6.0, 5, 0.7),
        nodes.noise(place, 170.0, 2),
    )
    tone = nodes.mix(nodes.span(blotch, 0.3, 0.7), darker(color, 0.7), darker(color, 1.12))
    tone = nodes.mix(nodes.math("MULTIPLY", island, 0.4), tone, darker(color, 0.7))
    tone = nodes.mix(nodes.span(middle, 0.42, 0.68, 0, 0.6), tone, darker(color, 0.58))
    tone = nodes.mix(nodes.span(grit, 0.5, 0.72, 0, 0.5), tone, darker(color, 0.5))
    tone = nodes.mix(nodes.span(nodes.noise(place, 2.3, 5, 0.7), 0.52, 0.72, 0, moss), tone, (0.07, 0.075, 0.035))
    drip = nodes.noise(nodes.scale(place, (1.0, 1.0, 0.3)), 1.7, 6, 0.68)
    tone = nodes.mix(nodes.span(drip, 0.52, 0.64, 0, 0.5), tone, darker(color, 0.48))
    return nodes.skin(tone, 0.88, nodes.bump(nodes.math("ADD", middle, grit), 0.004), 0.2)


@material
def render_coat(nodes, color):
    """Painted render: a grain that catches the light, rain streaks, a dirty foot."""
    place = nodes.place()
    grain = nodes.noise(place, 60.0, 4, 0.65)
    streak = nodes.noise(nodes.scale(place, (6, 6, 0.4)), 1.0, 4)
    tone = nodes.mix(nodes.span(nodes.noise(place, 1.2, 5), 0.35, 0.7, 0, 0.22), color, darker(color, 0.75))
    tone = nodes.mix(nodes.span(streak, 0.5, 0.75, 0, 0.28), tone, darker(color, 0.6))
    return nodes.skin(weathered(nodes, tone, 0.3), 0.92, nodes.bump(grain, 0.006), 0.15)
