"""What the ground is made of. Colors are linear (r, g, b); lengths are meters."""

from surfaces.nodes import darker, material


@material
def turf(nodes, green, straw, dryness, stripes=0.0):
    """Mown grass from afar; `dryness` 0 to 1 says how much of it is straw, `stripes` shows the mower's lanes."""
    place = nodes.place()
    fine, patch = nodes.noise(place, 60.0, 3, 0.7), nodes.noise(place, 0.45, 4)
    dead = nodes.math("ADD", patch, nodes.math("MULTIPLY", nodes.noise(place, 5.0, 3), 0.4))
    share = nodes.span(dead, 1.0 - 0.75 * dryness, 1.15 - 0.6 * dryness)
    tone = nodes.mix(share, green, straw)
    lane = nodes.math("SINE", nodes.math("MULTIPLY", nodes.add("SeparateXYZ", {0: place}).outputs[0], 5.2))
    tone = nodes.mix(nodes.math("MULTIPLY", nodes.span(lane, -0.2, 0.2), stripes), tone, darker(green, 1.7))
    tone = nodes.mix(nodes.span(fine, 0.3, 0.7, 0.6, 0), tone, darker(green, 0.3))
    return nodes.skin(tone, 0.95, nodes.bump(fine, 0.03), 0.1)


@material
def soil(nodes, color, clods=18.0):
    place = nodes.place()
    grain, damp = nodes.noise(place, clods, 5, 0.72), nodes.noise(place, 0.8, 3)
    tone = nodes.mix(nodes.span(grain, 0.3, 0.7), darker(color, 0.4), darker(color, 1.3))
    tone = nodes.mix(nodes.span(damp, 0.45, 0.7, 0, 0.6), tone, darker(color, 0.5))
    return nodes.skin(tone, 0.97, nodes.bump(grain, 0.05), 0.1)


@material
def mulch(nodes, color):
    """Bark chips: short strokes every way."""
    place = nodes.place()
    chips = nodes.cells(nodes.scale(place, (30, 60, 30)), 1.0, "Color")
    share = nodes.add("SeparateColor", {0: chips}).outputs[0]
    depth = nodes.noise(place, 40.0, 3, 0.7)
    return nodes.skin(nodes.mix(share, darker(color, 0.35), darker(color, 1.5)), 0.95, nodes.bump(depth, 0.05), 0.1)


@material
def gravel(nodes, color, size=0.03):
    place = nodes.place()
    edge = nodes.cells(place, 1.0 / size)
    share = nodes.add("SeparateColor", {0: nodes.cells(place, 1.0 / size, "Color")}).outputs[0]
    tone = nodes.mix(share, darker(color, 0.5), darker(color, 1.45))
    tone = nodes.mix(nodes.span(edge, 0.35, 0.7, 0, 0.8), tone, darker(color, 0.25))
    tone = nodes.mix(nodes.span(nodes.noise(place, 0.6, 3), 0.45, 0.7, 0, 0.35), tone, darker(color, 0.6))
    return nodes.skin(tone, 0.95, nodes.bump(edge, -0.02), 0.1)


@material
def concrete(nodes, color, joint=1.5):
    """Slabs of `joint` meters, stained and cracked."""
    place = nodes.place()
    stain, grain = nodes.noise(place, 0.9, 4, 0.65), nodes.noise(place, 70.0, 2)
    tone = nodes.mix(nodes.span(stain, 0.35, 0.7), darker(color, 1.1), darker(color, 0.72))
    tone = nodes.mix(nodes.span(grain, 0.4, 0.7, 0, 0.35), tone, darker(color, 0.6))
    crack = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", nodes.noise(place, 0.7, 5, 0.55), 0.5))
    tone = nodes.mix(nodes.span(crack, 0.0, 0.004, 0.7, 0), tone, darker(color, 0.2))
    _, seam = nodes.bricks(nodes.surface(), joint, joint, 0.012, 0.0)
    return nodes.skin(nodes.mix(seam, tone, darker(color, 0.3)), 0.88, nodes.bump(grain, 0.004), 0.2)


@material
def asphalt(nodes, color):
    place = nodes.place()
    grain, wear = nodes.noise(place, 130.0, 2, 0.8), nodes.noise(place, 0.35, 4)
    tone = nodes.mix(nodes.span(grain, 0.35, 0.65), darker(color, 0.55), darker(color, 1.5))
    tone = nodes.mix(nodes.span(wear, 0.4, 0.65, 0, 0.5), tone, darker(color, 1.5))
    crack = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", nodes.noise(place, 0.5, 5, 0.6), 0.5))
    return nodes.skin(
        nodes.mix(nodes.span(crack, 0.0, 0.004, 0.8, 0), tone, darker(color, 0.25)), 0.9, nodes.bump(grain, 0.006), 0.3
    )


@material
def pavers(nodes, color, width, height, vary=0.5):
    """Stones in rows: each its own tone, dark joints."""
    share, joint = nodes.bricks(nodes.surface(), width, height, 0.008)
    grain = nodes.noise(nodes.place(), 25.0, 3)
    tone = nodes.mix(share, darker(color, 1 - 0.6 * vary), darker(color, 1 + 0.5 * vary))
    tone = nodes.mix(nodes.span(grain, 0.35, 0.7, 0, 0.4), tone, darker(color, 0.6))
    tone = nodes.mix(nodes.span(nodes.noise(nodes.place(), 0.7, 3), 0.45, 0.7, 0, 0.4), tone, darker(color, 0.55))
    return nodes.skin(nodes.mix(joint, tone, darker(color, 0.25)), 0.85, nodes.bump(joint, -0.008), 0.25)


@material
def flagstone(nodes, color):
    """Irregular slabs."""
    place = nodes.place()
    edge = nodes.add("TexVoronoi", {"Vector": place, "Scale": 2.1}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    share = nodes.add("SeparateColor", {0: nodes.cells(place, 2.1, "Color")}).outputs[0]
    tone = nodes.mix(share, darker(color, 0.6), darker(color, 1.3))
    tone = nodes.mix(nodes.span(nodes.noise(place, 12.0, 3), 0.4, 0.7, 0, 0.4), tone, darker(color, 0.6))
    return nodes.skin(nodes.mix(nodes.span(edge, 0.02, 0.05, 1, 0), tone, darker(color, 0.3)), 0.85, None, 0.25)


@material
def decking(nodes, color):
    """Boards 14 cm wide with gaps."""
    share, joint = nodes.bricks(nodes.surface(), 3.6, 0.145, 0.008)
    grain = nodes.noise(nodes.scale(nodes.place(), (3, 30, 1)), 1.0, 3)
    tone = nodes.mix(share, darker(color, 0.7), darker(color, 1.25))
    tone = nodes.mix(nodes.span(grain, 0.35, 0.7, 0, 0.5), tone, darker(color, 0.6))
    return nodes.skin(nodes.mix(joint, tone, darker(color, 0.12)), 0.7, nodes.bump(joint, -0.01), 0.3)


@material
def water(nodes, color):
    ripple = nodes.noise(nodes.place(), 2.2, 3)
    caustic = nodes.span(nodes.cells(nodes.place(), 2.5), 0.1, 0.6, 1.5, 0.8)
    return nodes.skin(nodes.mix(1.0, color, caustic, "MULTIPLY"), 0.05, nodes.bump(ripple, 0.06), 0.6)
