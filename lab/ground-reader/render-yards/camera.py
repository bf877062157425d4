"""The phone: where it is held, its lens, the way between world meters (x right, y ahead, z up) and pixels (u, v)."""

import math

import bpy
import numpy as np
from mathutils import Matrix

FILM_DIAGONAL = 43.27  # mm, by which phones state their lenses' lengths
LONG_SIDE = 448


class Phone:
    """
    `eye` meters above the ground under it, `pitch` radians downwards, `roll` radians (positive: the horizon's right end
    is lower, as in app/designer/stage/camera.ts), `turn` radians to the right; `long_side` pixels, 4:3.
    """

    def __init__(self, eye, equivalent, pitch, roll, turn=0.0, upright=False, x=0.0, y=0.0, long_side=LONG_SIDE):
        short_side = long_side * 3 // 4
        self.width, self.height = (short_side, long_side) if upright else (long_side, short_side)
        self.equivalent = equivalent
        self.focal = equivalent / FILM_DIAGONAL * math.hypot(self.width, self.height)
        self.eye, self.pitch, self.roll, self.turn = eye, pitch, roll, turn
        self.at = np.array([x, y, eye])
        ahead = np.array([math.sin(turn) * math.cos(pitch), math.cos(turn) * math.cos(pitch), -math.sin(pitch)])
        level = np.array([math.cos(turn), -math.sin(turn), 0.0])
        down = np.cross(ahead, level)
        right = level * math.cos(roll) - down * math.sin(roll)
        self.axes = np.stack([right, level * math.sin(roll) + down * math.cos(roll), ahead])  # rows: right, down, ahead

    @classmethod
    def draw(cls, rng, **wanted):
        """A phone as people hold it."""
        eye = float(wanted.pop("eye", rng.uniform(1.4, 1.8)))
        pitch = math.radians(float(wanted.pop("pitch", rng.uniform(1, 14))))
        roll = math.radians(float(np.clip(rng.normal(0, 1.3), -4, 4)))
        equivalent = float(rng.choice([24, 26, 26, 27, 28, 30, 35]))
        return cls(eye, equivalent, pitch, roll, upright=bool(rng.random() < 0.12), **wanted)

    def project(self, points):
        """(n, 3) world -> (n, 3): u, v in pixels, depth along the view axis in meters."""
        inner = (np.asarray(points, float) - self.at) @ self.axes.T
        depth = inner[:, 2]
        safe = np.where(depth > 0.05, depth, np.nan)
        return np.stack(
            [
                self.width / 2 + self.focal * inner[:, 0] / safe,
                self.height / 2 + self.focal * inner[:, 1] / safe,
                depth,
            ],
            1,
        )

    def world(self, u, v, depth):
        """Pixels and depths (arrays) -> (n, 3) world."""
        inner = np.stack(
            [(u - self.width / 2) / self.focal * depth, (v - self.height / 2) / self.focal * depth, depth], -1
        )
        return inner @ self.axes + self.at

    def horizon_row(self):
        """Row of the horizon in the middle column, pixels."""
        return self.height / 2 - math.tan(self.pitch) * self.focal / math.cos(self.roll)

    def place(self):
        """Puts Blender's camera there."""
        lens = bpy.data.cameras.new("phone")
        lens.sensor_fit, lens.sensor_width = "HORIZONTAL", 36.0
        lens.lens = self.focal / self.width * 36.0
        lens.clip_end = 500
        held = bpy.data.objects.new("phone", lens)
        right, down, ahead = self.axes
        held.matrix_world = Matrix([[right[i], -down[i], -ahead[i], self.at[i]] for i in range(3)] + [[0, 0, 0, 1]])
        bpy.context.scene.collection.objects.link(held)
        bpy.context.scene.camera = held
        scene = bpy.context.scene.render
        scene.resolution_x, scene.resolution_y, scene.resolution_percentage = self.width, self.height, 100

    def facts(self):
        return {
            "eyeHeight": round(self.eye, 4),
            "focalShare": round(self.focal / max(self.width, self.height), 5),
            "pitch": round(self.pitch, 5),
            "roll": round(self.roll, 5),
            "horizonV": round(self.horizon_row(), 2),
        }
