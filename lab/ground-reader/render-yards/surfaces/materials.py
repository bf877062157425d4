"""What houses, fences and things are made of. Colors are linear (r, g, b); lengths are meters."""

from surfaces.nodes import darker, material


def weathered(nodes, color, amount=0.35):
    """Blotches of dirt, more of them near the ground."""
    place = nodes.place()
    blotch = nodes.span(nodes.noise(place, 1.3, 3), 0.4, 0.75, 0, amount)
    foot = nodes.span(nodes.add("SeparateXYZ", {0: place}).outputs[2], 0.0, 0.6, amount, 0)
    return nodes.mix(nodes.math("ADD", blotch, foot), color, nodes.mix(1.0, color, (0.55, 0.5, 0.42), "MULTIPLY"))


@material
def paint(nodes, color, roughness=0.5):
    return nodes.skin(weathered(nodes, color, 0.2), roughness)


@material
def plain(nodes, color, roughness=0.6, metallic=0.0):
    return nodes.skin(color, roughness, None, 0.4, metallic)


@material
def siding(nodes, color, lap):
    """Horizontal boards, each in the shadow of the one above."""
    up = nodes.add("SeparateXYZ", {0: nodes.surface()}).outputs[1]
    step = nodes.math("FRACT", nodes.math("DIVIDE", up, lap))
    shaded = nodes.mix(nodes.span(step, 0.82, 0.97), weathered(nodes, color), darker(color, 0.35))
    return nodes.skin(shaded, 0.5, nodes.bump(step, -0.012))


@material
def stucco(nodes, color):
    grain = nodes.noise(nodes.place(), 45.0, 3)
    return nodes.skin(weathered(nodes, color, 0.4), 0.9, nodes.bump(grain, 0.012))


@material
def brick(nodes, color, width=0.215, height=0.075):
    """Bricks or blocks in running bond, mortar included in width and height."""
    share, joint = nodes.bricks(nodes.surface(), width, height, 0.012)
    body = nodes.mix(share, darker(color, 0.55), darker(color, 1.3))
    body = nodes.mix(nodes.span(nodes.noise(nodes.place(), 30.0), 0.35, 0.7, 0, 0.5), body, darker(color, 0.5))
    tone = nodes.mix(joint, weathered(nodes, body), (0.32, 0.30, 0.27))
    return nodes.skin(tone, 0.9, nodes.bump(joint, -0.012))


@material
def shingle(nodes, color):
    share, joint = nodes.bricks(nodes.surface(), 0.3, 0.15, 0.008)
    body = nodes.mix(share, darker(color, 0.6), darker(color, 1.35))
    body = nodes.mix(nodes.span(nodes.noise(nodes.place(), 0.9, 3), 0.45, 0.75, 0, 0.5), body, darker(color, 0.5))
    return nodes.skin(nodes.mix(joint, body, darker(color, 0.3)), 0.95, nodes.bump(joint, -0.02), 0.1)


@material
def roof_tile(nodes, color):
    """Rounded clay tiles in columns."""
    surface = nodes.surface()
    across, up, _ = nodes.add("SeparateXYZ", {0: surface}).outputs
    wave = nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", across, 12.0)))
    share, joint = nodes.bricks(surface, 0.26, 0.4, 0.01, 0.0)
    body = nodes.mix(share, darker(color, 0.65), darker(color, 1.3))
    return nodes.skin(
        nodes.mix(nodes.span(wave, 0.0, 0.45, 0.75, 0), body, darker(color, 0.25)), 0.85, nodes.bump(wave, 0.05), 0.2
    )


@material
def wood(nodes, color, silver=0.3):
    """Boards: each its own tone, grain along v."""
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    grain = nodes.noise(nodes.scale(nodes.surface(), (40, 2, 1)), 1.0, 3)
    body = nodes.mix(island, darker(color, 0.6), darker(color, 1.3))
    body = nodes.mix(nodes.math("MULTIPLY", island, silver), body, (0.22, 0.21, 0.20))
    body = nodes.mix(nodes.span(grain, 0.35, 0.7, 0, 0.5), body, darker(color, 0.4))
    return nodes.skin(weathered(nodes, body, 0.3), 0.85)


@material
def glass(nodes, behind):
    """A pane that mirrors the sky before what is behind it (blind, curtain, dark room)."""
    stripes = nodes.noise(nodes.scale(nodes.surface(), (9, 0.3, 1)), 1.0, 1)
    room = nodes.mix(nodes.span(stripes, 0.4, 0.6), behind, darker(behind, 0.6))
    return nodes.skin(room, 0.08, nodes.bump(nodes.noise(nodes.place(), 1.5, 0), 0.02), 0.9)


@material
def stone(nodes, color):
    place = nodes.place()
    grain = nodes.noise(place, 7.0, 4)
    return nodes.skin(nodes.mix(grain, darker(color, 0.5), darker(color, 1.4)), 0.9, nodes.bump(grain, 0.04))


@material
def bark(nodes, color):
    grain = nodes.noise(nodes.scale(nodes.place(), (12, 12, 2.5)), 1.0, 4, 0.7)
    return nodes.skin(nodes.mix(grain, darker(color, 0.4), darker(color, 1.6)), 0.95, nodes.bump(grain, 0.03), 0.1)


@material
def blade(nodes, color):
    """Blades of a lawn: nearly of one tone."""
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    return nodes.skin(nodes.mix(island, darker(color, 0.6), darker(color, 1.5)), 0.6)


@material
def leaf(nodes, color, through=0.35):
    """Leaves and blades: each its own tone, some light comes through."""
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    whole = nodes.add("ObjectInfo").outputs["Random"]
    tone = nodes.mix(island, darker(color, 0.5), (color[0] * 1.5, color[1] * 1.3, color[2] * 1.2))
    tone = nodes.mix(nodes.span(whole, 0, 1, 0, 0.45), tone, (color[0] * 1.5, color[1], color[2] * 0.7))
    lit = nodes.add("BsdfTranslucent", {"Color": nodes.mix(1.0, tone, (1.4, 1.3, 0.6), "MULTIPLY")}).outputs[0]
    return nodes.add("MixShader", {0: through, 1: nodes.skin(tone, 0.55), 2: lit}).outputs[0]
