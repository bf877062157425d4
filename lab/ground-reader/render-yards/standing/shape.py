"""Solid things: `Frame` says where they stand, `Shape` gathers their faces into an object of one kind. Meters, z up."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kinds import pass_of


class Frame:
    """A place to build at: local x along, local -y towards whoever looks at the front, z up. `turn` in degrees."""

    def __init__(self, x=0.0, y=0.0, z=0.0, turn=0.0):
        self.matrix = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")

    def world(self, x, y, z=0.0):
        return self.matrix @ Vector((x, y, z))

    def inner(self, x, y, z=0.0, turn=0.0):
        """A frame given in this one's terms."""
        made = Frame(x, y, z, turn)
        made.matrix = self.matrix @ made.matrix
        return made


class Shape:
    def __init__(self, kind, frame=None):
        self.kind, self.frame = kind, frame or Frame()
        self.points, self.faces, self.surface, self.materials, self.worn = [], [], [], [], []

    def face(self, points, material):
        """A plane face; its surface coordinates are meters along the level and up the slope."""
        points = [Vector(p) for p in points]
        normal = (points[1] - points[0]).cross(points[2] - points[1])
        along = Vector((0, 0, 1)).cross(normal)
        along = along.normalized() if along.length > 1e-3 * max(normal.length, 1e-9) else Vector((1, 0, 0))
        up = normal.normalized().cross(along)
        first = len(self.points)
        self.points += points
        self.surface += [(p.dot(along), p.dot(up)) for p in points]
        self.faces.append(list(range(first, first + len(points))))
        if material not in self.materials:
            self.materials.append(material)
        self.worn.append(self.materials.index(material))

    def prism(self, outline, low, high, side, top=None):
        """A column over a counter-clockwise outline of (x, y); `low` and `high` are numbers or functions of x, y."""
        at = lambda level, x, y: level(x, y) if callable(level) else level
        under = [(x, y, at(low, x, y)) for x, y in outline]
        over = [(x, y, at(high, x, y)) for x, y in outline]
        self.face(over, top or side)
        for i in range(len(outline)):
            j = (i + 1) % len(outline)
            self.face([under[i], under[j], over[j], over[i]], side)

    def box(self, x0, x1, y0, y1, z0, z1, material, top=None):
        self.prism([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z0, z1, material, top)
        self.face([(x0, y1, z0), (x1, y1, z0), (x1, y0, z0), (x0, y0, z0)], material)

    def profile(self, outline, x0, x1, material):
        """A bar along x with the given outline of (y, z)."""
        self.face([(x0, y, z) for y, z in outline], material)
        self.face([(x1, y, z) for y, z in reversed(outline)], material)
        for (ya, za), (yb, zb) in zip(outline, outline[1:] + outline[:1]):
            self.face([(x0, ya, za), (x1, ya, za), (x1, yb, zb), (x0, yb, zb)], material)

    def tube(self, points, radii, material, sides=8):
        """A bent, tapering rod through points."""
        points = [Vector(p) for p in points]
        radii = radii if hasattr(radii, "__len__") else [radii] * len(points)
        rings = []
        for i, center in enumerate(points):
            axis = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
            across = axis.cross(Vector((0, 0, 1)) if abs(axis.z) < 0.9 else Vector((1, 0, 0))).normalized()
            other = axis.cross(across)
            turns = [2 * math.pi * k / sides for k in range(sides)]
            rings.append([center + (across * math.cos(t) + other * math.sin(t)) * radii[i] for t in turns])
        for low, high in zip(rings, rings[1:]):
            for k in range(sides):
                self.face([low[k], low[(k + 1) % sides], high[(k + 1) % sides], high[k]], material)
        self.face(rings[0][::-1], material)
        self.face(rings[-1], material)

    def ball(self, center, radii, material, rough=0.0, rng=None, rings=7, sides=12):
        """An ellipsoid, knobbly by the share `rough`."""
        bumps = 1 + (
            rng.uniform(-rough, rough, (rings + 1, sides)) if rng is not None else np.zeros((rings + 1, sides))
        )
        bumps[0], bumps[-1] = bumps[0, 0], bumps[-1, 0]

        def at(i, k):
            polar, turn = math.pi * i / rings, 2 * math.pi * k / sides
            unit = (math.sin(polar) * math.cos(turn), math.sin(polar) * math.sin(turn), math.cos(polar))
            return [c + r * u * bumps[i, k % sides] for c, r, u in zip(center, radii, unit)]

        for i in range(rings):
            for k in range(sides):
                self.face([at(i, k), at(i + 1, k), at(i + 1, k + 1), at(i, k + 1)], material)

    def build(self, smooth=False):
        """The object, in the scene."""
        mesh = bpy.data.meshes.new(self.kind)
        mesh.from_pydata([tuple(p) for p in self.points], [], self.faces)
        for material in self.materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", self.worn)
        layer = mesh.uv_layers.new(name="UVMap")
        layer.data.foreach_set(
            "uv", np.array([self.surface[i] for face in self.faces for i in face], np.float32).ravel()
        )
        if smooth:
            mesh.polygons.foreach_set("use_smooth", [True] * len(self.faces))
        mesh.update()
        return stand(mesh, self.kind, self.frame.matrix)


def stand(mesh, kind, matrix=None):
    """Puts a mesh into the scene as an object of a kind."""
    made = bpy.data.objects.new(kind, mesh)
    made.pass_index = pass_of(kind)
    if matrix is not None:
        made.matrix_world = matrix
    bpy.context.scene.collection.objects.link(made)
    return made


def quads_mesh(name, corners, material):
    """A mesh of loose quads; corners: (n, 4, 3) meters."""
    mesh = bpy.data.meshes.new(name)
    n = len(corners)
    mesh.vertices.add(4 * n)
    mesh.vertices.foreach_set("co", np.ascontiguousarray(corners, np.float32).ravel())
    mesh.loops.add(4 * n)
    mesh.loops.foreach_set("vertex_index", np.arange(4 * n, dtype=np.int32))
    mesh.polygons.add(n)
    mesh.polygons.foreach_set("loop_start", np.arange(0, 4 * n, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(n, 4, np.int32))
    mesh.update(calc_edges=True)
    if material is not None:
        mesh.materials.append(material)
    return mesh


def scatter(mesh, kind, places, sizes, rng, tilt=0.15):
    """Copies of a mesh at places (n, 3), turned by chance: one instanced object, whatever their number."""
    n = len(places)
    if not n:
        return
    normal = np.concatenate([rng.normal(0, tilt, (n, 2)), np.ones((n, 1))], 1)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    turn = rng.uniform(0, 2 * np.pi, n)
    along = np.stack([np.cos(turn), np.sin(turn), np.zeros(n)], 1)
    along -= normal * (along * normal).sum(1, keepdims=True)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across, half = np.cross(normal, along), np.asarray(sizes)[:, None] / 2
    corners = [places + half * (a * along + b * across) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    seats = stand(quads_mesh("seats", np.stack(corners, 1), None), kind)
    seats.instance_type, seats.use_instance_faces_scale = "FACES", True
    seats.show_instancer_for_render = seats.show_instancer_for_viewport = False
    stand(mesh, kind).parent = seats
