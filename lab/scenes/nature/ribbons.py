"""Meshes of many bent ribbons: blades, leaves, branches, each one piece."""

import bpy
import numpy as np


def ribbons_mesh(name, sections, material, closed=False):
    """`sections` (n, k, w, 3): n ribbons of k cross-sections of w points, meters; `closed` joins last and first point."""
    n, k, w, _ = sections.shape
    index = np.arange(n * k * w).reshape(n, k, w)
    following = np.roll(index, -1, 2) if closed else index[:, :, 1:]
    here = index if closed else index[:, :, :-1]
    quads = np.stack([here[:, :-1], following[:, :-1], following[:, 1:], here[:, 1:]], -1).reshape(-1, 4)
    return mesh_of(name, sections.reshape(-1, 3), quads, material)


def mesh_of(name, points, quads, material, smooth=True):
    """A mesh of shared points (n, 3) and quads (m, 4)."""
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", np.ascontiguousarray(points, np.float32).ravel())
    mesh.loops.add(4 * len(quads))
    mesh.loops.foreach_set("vertex_index", np.ascontiguousarray(quads, np.int32).ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", np.arange(0, 4 * len(quads), 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(quads), 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.full(len(quads), smooth))
    mesh.update(calc_edges=True)
    if material is not None:
        mesh.materials.append(material)
    return mesh


def blade_sections(rng, roots, lengths, width, lean, curl=0.6):
    """Blades that bow outwards: (n, 4, 2, 3). `roots` (n, 3), `lengths` (n,) meters, `lean` radians from upright."""
    n = len(roots)
    turn = rng.uniform(0, 2 * np.pi, n)
    way = np.stack([np.cos(turn), np.sin(turn), 0 * turn], 1)
    twist = turn + rng.normal(np.pi / 2, 0.5, n)
    side = np.stack([np.cos(twist), np.sin(twist), 0 * turn], 1) * (width * rng.uniform(0.7, 1.3, n))[:, None] / 2
    tilt = np.abs(rng.normal(0, lean, n))
    sections = []
    for share, wide in ((0.0, 0.8), (0.4, 1.0), (0.75, 0.75), (1.0, 0.12)):
        angle = np.clip(tilt * 0.6 + curl * tilt * share + curl * 0.5 * share**2, 0, 1.75)[:, None]
        at = roots + (way * np.sin(angle) + [0, 0, 1] * np.cos(angle)) * (lengths * share)[:, None]
        sections.append(np.stack([at - side * wide, at + side * wide], 1))
    return np.stack(sections, 1)
