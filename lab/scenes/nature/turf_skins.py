"""Blades and bare earth, colored by the lawn's cover: dense or thin, fresh or dry."""

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
    broad, trodden = nodes.noise(place, 0.33, 5, 0.65), nodes.noise(place, 0.8, 5, 0.6)
    tone = nodes.mix(nodes.span(broad, 0.36, 0.66, 0.5, 0), tone, nodes.mix(1.0, tone, (0.66, 0.6, 0.56), "MULTIPLY"))
    dust = nodes.span(trodden, 0.5, 0.62)  # where feet and rain have sealed it: paler, smooth
    tone = nodes.mix(nodes.math("MULTIPLY", dust, 0.4), tone, darker(soil, 1.35))
    clod = nodes.span(nodes.noise(place, 5.5, 5, 0.75), 0.3, 0.75)
    rough = nodes.math("ADD", nodes.math("MULTIPLY", clod, 1.3), nodes.math("MULTIPLY", grit, 0.5))
    rough = nodes.math("MULTIPLY", rough, nodes.span(dust, 0, 1, 1.0, 0.25))
    rough = nodes.math("ADD", rough, nodes.math("MULTIPLY", grain, nodes.span(broad, 0.4, 0.6, 0.25, 0.9)))
    return nodes.skin(tone, 0.97, nodes.bump(rough, 0.02), 0.12)


@material
def field_stone(nodes, color):
    """A stone from the ground: veins, lichen, soil sticking to its lower side."""
    spot = nodes.add("TexCoord").outputs["Object"]
    grain, vein = nodes.noise(spot, 9.0, 6, 0.7), nodes.noise(nodes.scale(spot, (1, 1, 3)), 2.6, 5, 0.65)
    tone = nodes.mix(nodes.span(grain, 0.32, 0.68), darker(color, 0.5), darker(color, 1.1))
    tone = nodes.mix(nodes.span(vein, 0.5, 0.62, 0, 0.55), tone, darker(color, 0.42))
    tone = nodes.mix(nodes.span(nodes.noise(spot, 5.0, 4), 0.6, 0.7, 0, 0.5), tone, (0.20, 0.19, 0.13))
    up = nodes.add("SeparateXYZ", {0: spot}).outputs[2]
    tone = nodes.mix(nodes.span(up, -0.08, 0.1, 0.75, 0), tone, (0.13, 0.085, 0.055))
    return nodes.skin(tone, 0.95, nodes.bump(nodes.math("ADD", grain, vein), 0.05), 0.15)
