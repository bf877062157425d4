"""Two exposures of one yard: few costly rays for the light on things, many cheap ones for where things end."""

import bpy
import picture

EDGES = 12  # rays a pixel that look but are not lit: what keeps an edge from wobbling
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
    return picture.denoise(lit, edges) + edges["sky"]


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
    """Bumps, the dearest part of a surface, change its light but not its colour."""
    for material in bpy.data.materials:
        if material.use_nodes:
            tree = material.node_tree
            for link in [link for link in tree.links if link.to_socket.name == "Normal"]:
                tree.links.remove(link)
