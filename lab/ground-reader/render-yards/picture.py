"""Renders the scene's passes, and turns them into a phone's JPEG: denoised, exposed, sharpened, compressed."""

import os
import shutil

import bpy
import numpy as np
from PIL import Image

PASSES = {
    "light": ("Image", 3),
    "albedo": ("DiffCol", 3),
    "normal": ("Normal", 3),
    "depth": ("Depth", 1),
    "kind": ("IndexOB", 1),
}
REACH = 3  # pixels to each side that the denoiser looks
ENOUGH = 6  # like neighbors by which the light of a firm thing is sure


def render(folder, samples, bounces=2):
    """{pass: (h, w, channels)}; light is linear, depth meters along the view axis, kind as in kinds.pass_of."""
    scene = bpy.context.scene
    settle(scene, samples, bounces)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = folder, "OPEN_EXR", "32"
    out.file_slots.clear()
    for name, (socket, _) in PASSES.items():
        out.file_slots.new(name + "_")
        tree.links.new(layers.outputs[socket], out.inputs[name + "_"])
    bpy.ops.render.render()
    passes = {name: read_pass(f"{folder}/{name}_0001.exr", channels) for name, (_, channels) in PASSES.items()}
    shutil.rmtree(folder)
    return passes


def settle(scene, samples, bounces):
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling = samples, False
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = cycles.glossy_bounces = cycles.transmission_bounces = bounces - 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    scene.view_settings.view_transform = "Raw"
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_z = layer.use_pass_object_index = True


def read_pass(path, channels):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    os.remove(path)
    return values.reshape(height, width, 4)[::-1, :, :channels].copy()


def moved(image, dy, dx):
    return np.roll(np.roll(image, dy, 0), dx, 1)


def denoise(passes, edges=None, rounds=((1, 0.12),), firm=None):
    """
    Mean of the light on like neighbors (albedo, normal and depth close); what surfaces absorb stays sharp. `edges`
    are the same passes from more rays, where there are any. Each of the `rounds` looks at every so many pixels, and
    at those whose light is as near as its second figure says: one round takes the grain, wider ones the blotches.
    What is `firm` (h, w) has lines that few rays would dash and edges that they would fray: there the light around a
    pixel says which are like it, and whoever has few like neighbors takes on the light of all.
    """
    sharp = edges or passes
    albedo, normal = sharp["albedo"] + 0.03, (passes["normal"] + sharp["normal"]) / 2
    light = passes["light"] / (passes["albedo"] + 0.03)
    gray = light.mean(2)
    middle = np.median([moved(gray, i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)], 0)
    light *= np.minimum(1, 2.5 * middle / (gray + 1e-6))[..., None]
    depth = np.log(np.clip(sharp["depth"][..., 0], 0.1, 300))
    alike = []
    for step, spread in rounds:
        tone = np.log1p(light.mean(2))
        if firm is not None:
            tone = np.where(firm, blurred(tone, 1.0), tone)
        light, weight = mean_of_like(light, tone, albedo, normal, depth, step, spread)
        alike.append(weight)
    return (light if firm is None else borrowed(light, alike[0], firm)) * albedo


def borrowed(light, alike, firm):
    """Light of the surroundings, the more of it the fewer pixels there were `alike` (h, w)."""
    sure = np.clip((alike - 1) / ENOUGH, 0, 1)[..., None]
    around = blurred(sure, 0.8)
    near = blurred(light * sure, 0.8) / np.maximum(around, 1e-3)
    return np.where(firm[..., None] & (around > 0.01), light * sure + near * (1 - sure), light)


def mean_of_like(light, tone, albedo, normal, depth, step, spread):
    """(h, w, 3) light, and for how many pixels each mean stands."""
    total, weight = light.copy(), np.ones(tone.shape, np.float32)
    for dy in range(-REACH * step, REACH * step + 1, step):
        for dx in range(-REACH * step, REACH * step + 1, step):
            if (dy or dx) and dy * dy + dx * dx <= (REACH * step) ** 2:
                apart = ((normal - moved(normal, dy, dx)) ** 2).sum(2) / 0.1 + (
                    (albedo - moved(albedo, dy, dx)) ** 2
                ).sum(2) / 0.01
                apart += (depth - moved(depth, dy, dx)) ** 2 / 0.002 + (tone - moved(tone, dy, dx)) ** 2 / spread
                share = np.exp(-apart).astype(np.float32)
                total += share[..., None] * moved(light, dy, dx)
                weight += share
    return total / weight[..., None], weight


def blurred(image, radius):
    reach = max(1, int(np.ceil(radius * 2.5)))
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / radius) ** 2)
    weights /= weights.sum()
    padded = np.pad(image, [(reach, reach), (reach, reach)] + [(0, 0)] * (image.ndim - 2), "edge")
    rows = sum(w * padded[i : i + image.shape[0]] for i, w in enumerate(weights))
    return sum(w * rows[:, i : i + image.shape[1]] for i, w in enumerate(weights)).astype(np.float32)


def photograph(linear, rng):
    """Linear light -> bytes as a phone would keep them: exposure on the yard, white balance, local contrast, grain."""
    height = linear.shape[0]
    image = np.maximum(linear, 0) * np.exp(rng.normal(0, 0.03, 3)).astype(np.float32)
    gray = image @ np.array([0.2126, 0.7152, 0.0722], np.float32) + 1e-4
    image *= 0.25 * 2 ** rng.uniform(-0.35, 0.45) / np.exp(np.log(gray[height // 3 :]).mean())
    stops = np.log2(image.mean(2) + 1e-4)
    image *= (2 ** ((blurred(stops, 18) - np.log2(0.2)) * -rng.uniform(0.1, 0.3)))[..., None]
    image = image * (1 + image / 10) / (1 + 0.75 * image)
    mean = image.mean(2, keepdims=True)
    image = np.clip(mean + (image - mean) * rng.uniform(0.95, 1.3), 0, 1)
    image = np.where(image < 0.0031308, image * 12.92, 1.055 * image ** (1 / 2.4) - 0.055)
    image = image + rng.uniform(0, 0.3) * (image - 0.5) * (1 - (2 * image - 1) ** 2)
    image = blurred(image, rng.uniform(0.3, 0.6))
    image += np.clip(image - blurred(image, 1.2), -0.12, 0.12) * rng.uniform(0.3, 1.1)
    image += rng.normal(0, rng.uniform(0.002, 0.009), image.shape[:2])[..., None] + rng.normal(0, 0.003, image.shape)
    return (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)


def keep_photo(pixels, path, rng):
    Image.fromarray(pixels).save(path, quality=int(rng.integers(62, 93)), subsampling=2)
