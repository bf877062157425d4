"""Sun and sky of one hour: the sky of Nishita (as Blender has it) with clouds over it."""

import math

import bpy
from surfaces.nodes import Nodes
from weather import hang_sun

SKY_MAP = 512  # pixels of the map by which rays find the bright parts of the sky
SKY_STRENGTH = 0.16  # brings the sky's physical units near to those of the sun lamp


def light(height, turn, sun=3.6, size=0.8, clouds=0.5, cover=0.0, haze=1.4, drift=0.0):
    """
    Sun `height` degrees high, `turn` degrees clockwise from straight ahead, `sun` its strength, `size` its blur in
    degrees; `clouds` their opacity, `cover` 1 for a closed gray sky, `drift` moves the clouds.
    """
    if sun:
        hang_sun(height, turn, sun, size)
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", SKY_MAP
    nodes = Nodes(world.node_tree)
    clear = nodes.add("TexSky", sky_type="NISHITA", sun_disc=False, sun_elevation=math.radians(height),
                      sun_rotation=math.radians(turn), dust_density=haze, ozone_density=1.2, altitude=100)  # fmt: skip
    x, y, up = nodes.add("SeparateXYZ", {0: nodes.add("TexCoord").outputs["Generated"]}).outputs
    lift = nodes.math("ADD", nodes.math("MAXIMUM", up, 0.0), 0.16)
    flat = nodes.add("CombineXYZ", {0: nodes.math("DIVIDE", x, lift), 1: nodes.math("DIVIDE", y, lift), 2: drift})
    puff = nodes.noise(nodes.scale(flat.outputs[0], (0.55, 0.9, 1)), 1.4, 9, 0.58)
    share = nodes.math("MULTIPLY", nodes.span(puff, 0.44, 0.68), nodes.span(up, 0, 0.12, 0.4 * clouds, clouds))
    white = nodes.mix(nodes.span(puff, 0.5, 0.85), (9.5, 9.8, 10.4), (7.6, 7.8, 8.2))
    shown = nodes.mix(share, clear.outputs[0], white)
    gray = nodes.mix(nodes.span(up, -0.05, 0.9), (8.2, 8.35, 8.6), (10.2, 10.4, 10.8))
    gray = nodes.mix(nodes.span(puff, 0.3, 0.75, 0, 0.35), gray, (6.6, 6.8, 7.2))
    shown = nodes.mix(cover, shown, gray)
    bank = nodes.span(nodes.noise(flat.outputs[0], 1.1, 7, 0.55), 0.3, 0.72)
    seen = nodes.mix(bank, (0.22, 0.228, 0.245), (0.44, 0.448, 0.46))
    held = nodes.mix(cover, (1, 1, 1), seen)  # a phone holds back a gray sky, so that its clouds are seen
    looked = nodes.add("LightPath").outputs["Is Camera Ray"]
    shown = nodes.mix(1.0, shown, nodes.mix(looked, (1, 1, 1), held), "MULTIPLY")
    nodes.end(nodes.add("Background", {0: shown, 1: SKY_STRENGTH}).outputs[0], "OutputWorld")
