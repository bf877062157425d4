"""Sky and sun: at noon the sun gives level ground about four times what the clear sky gives."""

import math

import bpy
import numpy as np
from mathutils import Vector

from surfaces.nodes import Nodes

# name: chance, sun height in degrees (low, high), its strength and size in degrees, clouds (low, high), gray cover
WEATHERS = {
    "overcast": (0.28, (30, 60), 0.25, 25.0, (0.3, 0.8), 1.0),
    "hard noon": (0.24, (52, 72), 4.6, 0.6, (0.0, 0.35), 0.0),
    "mild": (0.26, (28, 50), 3.6, 0.8, (0.2, 0.7), 0.1),
    "low sun": (0.14, (9, 20), 3.0, 0.8, (0.0, 0.5), 0.0),
    "hazy": (0.08, (30, 55), 1.4, 6.0, (0.3, 0.7), 0.6),
}


def set_weather(rng):
    """Draws a weather, lights the scene and answers {name, sunHeight, sunTurn} (degrees; turn clockwise from ahead)."""
    names = list(WEATHERS)
    name = names[int(rng.choice(len(names), p=[WEATHERS[n][0] for n in names]))]
    _, heights, strength, size, clouds, gray = WEATHERS[name]
    height, turn = float(rng.uniform(*heights)), float(rng.uniform(0, 360))
    hang_sun(height, turn, strength, size)
    paint_sky(float(rng.uniform(*clouds)), gray, height, float(rng.uniform(0, 90)))
    return {"name": name, "sunHeight": round(height, 1), "sunTurn": round(turn, 1)}


def hang_sun(height, turn, strength, size):
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle = strength, math.radians(size)
    warmth = np.clip((35 - height) / 30, 0, 1)
    sun.color = (1.0, 0.95 - 0.18 * warmth, 0.86 - 0.36 * warmth)
    lamp = bpy.data.objects.new("sun", sun)
    a, e = math.radians(turn), math.radians(height)
    way = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    lamp.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def paint_sky(clouds, gray, height, seed):
    """A gradient from horizon to zenith with clouds: `clouds` their share, `gray` 1 for a closed gray cover."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    nodes = Nodes(world.node_tree)
    x, y, up = nodes.add("SeparateXYZ", {0: nodes.add("TexCoord").outputs["Generated"]}).outputs
    rise = nodes.span(up, 0.0, 0.55)
    warm = float(np.clip((25 - height) / 20, 0, 1))
    horizon = (0.52 + 0.3 * warm, 0.62 + 0.02 * warm, 0.74 - 0.25 * warm)
    clear = nodes.mix(nodes.math("POWER", rise, 0.6), horizon, (0.09, 0.19, 0.46))
    lift = nodes.math("ADD", nodes.math("MAXIMUM", up, 0.0), 0.15)
    flat = nodes.add("CombineXYZ", {0: nodes.math("DIVIDE", x, lift), 1: nodes.math("DIVIDE", y, lift), 2: seed})
    puff = nodes.noise(flat.outputs[0], 0.8, 6)
    cloud = nodes.math("MULTIPLY", nodes.span(puff, 0.62 - 0.2 * clouds, 0.78 - 0.2 * clouds), min(1.0, clouds * 1.6))
    sky = nodes.mix(cloud, clear, nodes.mix(puff, (1.05, 1.06, 1.1), (0.6, 0.62, 0.66)))
    cover = nodes.mix(
        nodes.span(puff, 0.3, 0.75, 0, 0.5), nodes.mix(rise, (0.75, 0.77, 0.8), (0.95, 0.97, 1.0)), (0.5, 0.52, 0.56)
    )
    shown = nodes.mix(gray, sky, cover)
    nodes.end(nodes.add("Background", {0: shown, 1: 1.0}).outputs[0], "OutputWorld")
