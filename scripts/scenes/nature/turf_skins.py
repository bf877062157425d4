"""Blades and bare earth, coloured by the lawn's cover: dense or thin, fresh or dry."""

from surfaces.nodes import darker, material


def cover(nodes, lawn, place):
    """Sockets of the cover at a place: density, dryness, length."""
    corner, side = lawn.corner, 1 / lawn.side
    moved = nodes.add("VectorMath", {0: place, 1: (-corner[0], -corner[1], 0)}, operation="ADD").outputs[0]
    picture = nodes.add("TexImage", {0: nodes.scale(moved, (side, side, 0))}, image=lawn.picture, extension="EXTEND")
    return nodes.add("SeparateColor", {0: picture.outputs[0]}).outputs


@material
def blade(nodes, lawn, green, straw):
    """Each blade its own tone; patches of the lawn lean blue or yellow, dry ones turn to straw, roots are dark."""
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    tuft = nodes.add("ObjectInfo")
    spot, chance = tuft.outputs["Location"], tuft.outputs["Random"]
    _, dryness, _ = cover(nodes, lawn, spot)
    fresh = nodes.mix(island, darker(green, 0.6), (green[0] * 1.6, green[1] * 1.3, green[2] * 1.3))
    fresh = nodes.mix(nodes.math("MULTIPLY", chance, 0.4), fresh, (green[0] * 0.62, green[1] * 0.82, green[2] * 1.1))
    patch = nodes.span(nodes.noise(spot, 0.8, 4), 0.35, 0.65)
    cool, warm = ((0.72, 0.86, 1.0), (1.25, 1.08, 0.9))
    fresh = nodes.mix(patch, nodes.mix(1.0, fresh, cool, "MULTIPLY"), nodes.mix(1.0, fresh, warm, "MULTIPLY"))
    dead = nodes.mix(chance, darker(straw, 0.55), darker(straw, 1.2))
    how_dry = nodes.math("ADD", dryness, nodes.math("MULTIPLY", nodes.math("SUBTRACT", island, 0.5), 0.75))
    up = nodes.add("SeparateXYZ", {0: nodes.add("TexCoord").outputs["Object"]}).outputs[2]
    how_dry = nodes.math("ADD", how_dry, nodes.span(up, 0.01, 0.06, 0, 0.14))
    tone = nodes.mix(nodes.span(how_dry, 0.32, 0.72), fresh, dead)
    tone = nodes.mix(nodes.span(up, 0.0, 0.025, 0.6, 0), tone, (0.045, 0.038, 0.018))
    through = nodes.add("BsdfTranslucent", {"Color": nodes.mix(1.0, tone, (1.25, 1.25, 0.6), "MULTIPLY")}).outputs[0]
    return nodes.add("MixShader", {0: 0.33, 1: nodes.skin(tone, 0.5), 2: through}).outputs[0]


@material
def earth(nodes, lawn, soil, thatch):
    """Soil, and the dead thatch under dense turf."""
    place = nodes.place()
    density, _, _ = cover(nodes, lawn, place)
    grain, damp, grit = (
        nodes.noise(place, 22.0, 6, 0.72),
        nodes.noise(place, 2.3, 4),
        nodes.noise(place, 120.0, 3, 0.75),
    )
    bare = nodes.mix(nodes.span(grain, 0.3, 0.72), darker(soil, 0.42), darker(soil, 1.2))
    bare = nodes.mix(nodes.span(damp, 0.45, 0.7, 0, 0.6), bare, darker(soil, 0.47))
    bare = nodes.mix(nodes.span(grit, 0.6, 0.75, 0, 0.6), bare, darker(soil, 1.6))
    under = nodes.mix(nodes.span(grain, 0.3, 0.7), darker(thatch, 0.45), darker(thatch, 1.45))
    tone = nodes.mix(nodes.span(density, 0.15, 0.6, 0, 0.85), bare, under)
    rough = nodes.math("ADD", grain, nodes.math("MULTIPLY", grit, 0.35))
    return nodes.skin(tone, 0.97, nodes.bump(rough, 0.02), 0.12)
