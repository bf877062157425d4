"""What is known of a rendered photo: labels, marks in pixels, distances on the level ground."""

import numpy as np

from kinds import GROUND, KINDS, label_of

CROWN_GAP = 2  # pixels: gaps in a crown up to twice as wide belong to it, as people draw crowns
LEVEL = 0.06  # meters: ground this close to the camera's own height counts as level with it


def labels_of(passes):
    """(h, w) uint8 label picture; no object is sky."""
    labels = np.maximum(np.rint(passes["kind"][..., 0]).astype(int) - 1, 0).astype(np.uint8)
    crown = close(labels == label_of("tree"), CROWN_GAP)
    behind = np.isin(labels, [label_of("sky"), label_of("building")])
    labels[crown & behind] = label_of("tree")
    return labels


def close(mask, reach):
    """Morphological closing with a square."""

    def widest(image):
        padded = np.pad(image, reach, "edge")
        h, w = image.shape
        return np.any([padded[i : i + h, j : j + w] for i in range(2 * reach + 1) for j in range(2 * reach + 1)], 0)

    return ~widest(~widest(mask))


def marks_of(phone, marks, depth):
    """Marks that show: {kind, box [x0, y0, x1, y1], corners, width, height in meters, seen 0..1, whole}."""
    shown = []
    for mark in marks:
        corners = phone.project(mark["corners"])
        if np.isnan(corners).any():
            continue
        u, v = corners[:, 0], corners[:, 1]
        box = [max(0, u.min()), max(0, v.min()), min(phone.width, u.max()), min(phone.height, v.max())]
        if box[2] - box[0] < 3 or box[3] - box[1] < 4:
            continue
        seen = seen_share(phone, mark["corners"], depth)
        if seen < 0.25:
            continue
        inside = u.min() >= 0 and v.min() >= 0 and u.max() <= phone.width and v.max() <= phone.height
        shown.append(
            {
                "kind": mark["kind"],
                "box": [round(float(b), 1) for b in box],
                "corners": [[round(float(a), 1), round(float(b), 1)] for a, b in zip(u, v)],
                "width": round(mark["width"], 3),
                "height": round(mark["height"], 3),
                "seen": round(seen, 2),
                "whole": bool(inside and seen > 0.85),
            }
        )
    return shown


def seen_share(phone, corners, depth, steps=9):
    """Share of a quad that the camera sees: its points against the depth pass."""
    a, b, c, d = (np.array(p) for p in corners)
    s, t = (g.ravel()[:, None] for g in np.meshgrid((np.arange(steps) + 0.5) / steps, (np.arange(steps) + 0.5) / steps))
    points = (a * (1 - s) + b * s) * (1 - t) + (d * (1 - s) + c * s) * t
    at = phone.project(points)
    u, v = np.floor(np.nan_to_num(at[:, 0], nan=-1)).astype(int), np.floor(np.nan_to_num(at[:, 1], nan=-1)).astype(int)
    within = (u >= 0) & (v >= 0) & (u < phone.width) & (v < phone.height)
    found = depth[v.clip(0, phone.height - 1), u.clip(0, phone.width - 1)]
    return float((within & (np.abs(found - at[:, 2]) < 0.12 + 0.01 * at[:, 2])).mean())


def distances_of(phone, labels, depth, rng, wanted=8):
    """Distances between ground points level with the camera's foot: {from, to: [u, v] pixels, meters}."""
    v, u = np.nonzero(np.isin(labels, [label_of(kind) for kind in GROUND]) & (depth < 25))
    if len(u) < 400:
        return []
    points = phone.world(u + 0.5, v + 0.5, depth[v, u])
    level = np.abs(points[:, 2]) < LEVEL
    u, v, points = u[level], v[level], points[level]
    found = []
    for _ in range(400):
        if len(found) == wanted or len(u) < 400:
            break
        i, j = rng.integers(0, len(u), 2)
        meters = float(np.hypot(*(points[i] - points[j])[:2]))
        if 0.8 < meters < 12 and np.hypot(u[i] - u[j], v[i] - v[j]) > 40:
            found.append(
                {
                    "from": [float(u[i]) + 0.5, float(v[i]) + 0.5],
                    "to": [float(u[j]) + 0.5, float(v[j]) + 0.5],
                    "metres": round(meters, 3),
                }
            )
    return found


def shares_of(labels):
    """Share of the picture by kind, those that show."""
    counts = np.bincount(labels.ravel(), minlength=len(KINDS))[: len(KINDS)] / labels.size
    return {kind: round(float(share), 4) for kind, share in zip(KINDS, counts) if share}
