"""Leaves and bark of trees, shrubs and hedges near enough to be looked at."""

from surfaces.nodes import darker, material


@material
def foliage_skin(nodes, color, other=None):
    """
    Leaves that gloss and let light through, each its own tone, sprays of them older or younger than the next; in
    `other` by whole boughs where a tree turns.
    """
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    spot = nodes.add("TexCoord").outputs["Object"]
    spray, bough = nodes.noise(spot, 2.2, 3), nodes.noise(spot, 0.55, 3)
    young = (color[0] * 1.5, color[1] * 1.25, color[2] * 1.1)
    tone = nodes.mix(island, darker(color, 0.6), young)
    tone = nodes.mix(nodes.span(spray, 0.42, 0.68, 0, 0.5), tone, (color[0] * 0.55, color[1] * 0.75, color[2] * 0.9))
    if other:
        turned = nodes.math("ADD", bough, nodes.math("MULTIPLY", nodes.math("SUBTRACT", island, 0.5), 0.34))
        again = nodes.math("FRACT", nodes.math("MULTIPLY", island, 13.7))
        late = nodes.mix(again, darker(other, 0.5), darker(other, 1.35))
        tone = nodes.mix(nodes.span(turned, 0.42, 0.58), tone, late)
    lit = nodes.add("BsdfTranslucent", {"Color": nodes.mix(1.0, tone, (1.6, 1.55, 0.65), "MULTIPLY")}).outputs[0]
    return nodes.add("MixShader", {0: 0.42, 1: nodes.skin(tone, 0.5), 2: lit}).outputs[0]


@material
def rind(nodes, color):
    """Bark in ridges along the limb, lichen on it, darker and greener towards the ground."""
    spot = nodes.add("TexCoord").outputs["Object"]
    ridge = nodes.noise(nodes.scale(spot, (16, 16, 1.8)), 1.0, 6, 0.72)
    patch, fine = nodes.noise(spot, 3.2, 5, 0.65), nodes.noise(spot, 40.0, 3)
    tone = nodes.mix(nodes.span(ridge, 0.36, 0.62), darker(color, 0.3), darker(color, 1.35))
    tone = nodes.mix(nodes.span(patch, 0.52, 0.66, 0, 0.5), tone, (0.16, 0.165, 0.125))
    tone = nodes.mix(nodes.span(fine, 0.5, 0.7, 0, 0.35), tone, darker(color, 0.5))
    up = nodes.add("SeparateXYZ", {0: spot}).outputs[2]
    tone = nodes.mix(nodes.span(up, 0.0, 0.7, 0.55, 0), tone, (0.05, 0.048, 0.03))
    furrow = nodes.span(ridge, 0.3, 0.6)
    return nodes.skin(tone, 0.95, nodes.bump(nodes.math("ADD", furrow, nodes.math("MULTIPLY", fine, 0.3)), 0.03), 0.1)
