"""Two exposures of one yard: few costly rays for the light on things, many cheap ones for where things end."""

import bpy
import numpy as np
import picture
from kinds import pass_of

EDGES = 16  # rays a pixel that look but are not lit: what keeps an edge from wobbling
ROUNDS = ((1, 0.12), (3, 0.012))  # of the denoiser
FIRM = [pass_of(kind) for kind in ("building", "wall", "paving", "steps", "vehicle", "thing")]
AIR = 900.0  # meters of air after which a thing has kept a third of its own light
picture.PASSES["sky"] = ("Env", 3)


def expose(folder, samples, bounces):
    """Linear light (h, w, 3), denoised."""
    bpy.context.scene.view_layers[0].use_pass_environment = True
    bpy.context.scene.render.use_persistent_data = True
    lit = picture.render(folder, samples, bounces)
    lit["light"] = lit["light"] - lit["sky"]
    put_out_lights()
    smooth_out()
    edges = picture.render(folder, EDGES, 0)
    seen = picture.denoise(lit, edges, ROUNDS, np.isin(edges["kind"][..., 0], FIRM))
    return hazy(seen, edges) + edges["sky"]


def hazy(light, edges):
    """What stands far off takes on the sky's light, as much as it covers of it."""
    depth = edges["depth"][..., :1]
    thing = (depth < 300) * np.clip(edges["albedo"].sum(2, keepdims=True) * 1e3, 0, 1)
    sky = edges["sky"].reshape(-1, 3)
    sky = sky[sky.sum(1) > 0.2].mean(0) if (sky.sum(1) > 0.2).any() else light.reshape(-1, 3).mean(0)
    return light + (sky * 0.8 - light) * (1 - np.exp(-depth / AIR)) * thing


def put_out_lights():
    """No ray is sent to the sun or the sky any more; the sky itself is still seen."""
    scene = bpy.context.scene
    for lamp in scene.objects:
        if lamp.type == "LIGHT":
            lamp.hide_render = True
    scene.world.cycles.sampling_method = "NONE"
    for rays in ("diffuse", "glossy", "transmission"):
        setattr(scene.world.cycles_visibility, rays, False)


def smooth_out():
    """Bumps, the dearest part of a surface, change its light but not its color."""
    for material in bpy.data.materials:
        if material.use_nodes:
            tree = material.node_tree
            for link in [link for link in tree.links if link.to_socket.name == "Normal"]:
                tree.links.remove(link)
