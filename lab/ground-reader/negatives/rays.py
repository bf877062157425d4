"""A small ray caster: boxes and ellipsoids of solid textures under one lamp. Lengths in meters, y is up, colors 0..1."""

import numpy as np

from .camera import fractal

TINY = 1e-3


class Solid:
    """A box or an ellipsoid, axis-parallel, with a color, a second color and how they are mixed."""

    def __init__(self, shape, center, half, color, other=None, pattern="plain", cell=0.3):
        self.shape, self.pattern, self.cell = shape, pattern, cell
        self.center, self.half = np.array(center, float), np.array(half, float)
        self.color = np.array(color, float)
        self.other = self.color * 0.6 if other is None else np.array(other, float)

    def hit(self, origin, ray):
        """Distances along the rays (n,), infinite where missed."""
        start, way = (origin - self.center) / self.half, ray / self.half
        if self.shape == "box":
            with np.errstate(divide="ignore", invalid="ignore"):
                one, two = (-1 - start) / way, (1 - start) / way
            near, far = np.minimum(one, two).max(-1), np.maximum(one, two).min(-1)
            at = np.where(near > TINY, near, far)
            return np.where((far >= near) & (at > TINY), at, np.inf)
        a, b, c = (way * way).sum(-1), (start * way).sum(-1), (start * start).sum(-1) - 1
        root = b * b - a * c
        at = (-b - np.sqrt(np.maximum(root, 0))) / a
        return np.where((root > 0) & (at > TINY), at, np.inf)

    def normal(self, point):
        local = (point - self.center) / self.half
        if self.shape == "box":
            face = np.abs(local) >= np.abs(local).max(-1, keepdims=True) - 1e-6
            return np.where(face, np.sign(local), 0)
        out = local / self.half
        return out / np.linalg.norm(out, axis=-1, keepdims=True)

    def colors(self, point, grainy):
        """Colors at the points; `grainy` is noise 0..1 for each."""
        cells = point / self.cell
        if self.pattern == "tiles":
            mix = ((np.abs(cells - np.round(cells)) < 0.04).sum(-1) > 0).astype(float)
        elif self.pattern == "checks":
            mix = np.floor(cells + 1e-3).sum(-1) % 2
        elif self.pattern == "planks":
            mix = 0.6 * ((np.floor(cells[:, 0]) * 0.618) % 1) + 0.4 * grainy
        elif self.pattern == "fur":
            mix = np.clip(1.6 * grainy - 0.3 + 0.3 * np.sin(9 * cells[:, 1] + 4 * grainy), 0, 1)
        else:
            mix = 0.25 * grainy
        return self.color + (self.other - self.color) * mix[:, None]


def cast(rng, solids, eye, target, lamp, width=400, height=300, view=0.9, ambient=0.45):
    """The picture (height, width, 3) from `eye` towards `target`; `view` is half the picture's width at distance 1."""
    eye, lamp = np.array(eye, float), np.array(lamp, float)
    ahead = np.array(target, float) - eye
    ahead /= np.linalg.norm(ahead)
    side = np.cross(ahead, [rng.normal(0, 0.04), 1, 0])
    side /= np.linalg.norm(side)
    y, x = np.mgrid[1 : -1 : height * 1j, -1 : 1 : width * 1j]
    ray = ahead + view * (x[..., None] * side + y[..., None] * height / width * np.cross(side, ahead))
    ray = ray.reshape(-1, 3)
    distances = np.stack([solid.hit(eye, ray) for solid in solids])
    first, which = distances.min(0), distances.argmin(0)
    seen = np.isfinite(first)
    point = eye + ray * np.where(seen, first, 1)[:, None]
    color, normal = np.zeros_like(point) + 0.8, np.zeros_like(point)
    grainy = fractal(rng, height, width, coarsest=12, octaves=5, fade=0.8).ravel()
    for index, solid in enumerate(solids):
        own = seen & (which == index)
        color[own], normal[own] = solid.colors(point[own], grainy[own]), solid.normal(point[own])
    normal *= -np.sign((normal * ray).sum(-1, keepdims=True))
    to_lamp = lamp + rng.normal(0, 0.15, point.shape) - point
    reach = np.linalg.norm(to_lamp, axis=-1)
    to_lamp /= reach[:, None]
    away = point + normal * 0.01
    lit = np.ones(len(point), bool)
    for solid in solids:
        lit &= solid.hit(away, to_lamp) > reach - 0.05
    falling = np.clip((normal * to_lamp).sum(-1), 0, 1) * lit * np.clip(2.2 / np.sqrt(reach), 0.3, 1.3)
    shade = np.where(seen, ambient * (0.8 + 0.2 * normal[:, 1]) + 0.7 * falling, 1)
    return np.clip(color * shade[:, None], 0, 1).reshape(height, width, 3)
