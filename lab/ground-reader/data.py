"""Photos and labels as arrays, and what is done to them so that a few hundred photos teach like many."""
import glob
import json
import os
import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFilter
from net import KINDS, MARKS

UNKNOWN = 255
# What a whole picture can be of; the first is what we want.
SUBJECTS = ["yard", "document", "screenshot", "indoors", "person", "animal", "aerial", "other"]


def read_photo(path, long_side):
    image = Image.open(path).convert("RGB")
    scale = long_side / max(image.size)
    size = [max(32, round(v * scale)) for v in image.size]
    return np.asarray(image.resize(size, Image.BOX if scale < 1 else Image.BILINEAR))


def draw_labels(label, width, height):
    picture = Image.new("L", (width, height), UNKNOWN)
    pen = ImageDraw.Draw(picture)
    for region in label["regions"]:
        if region["kind"] not in KINDS or len(region["polygon"]) < 3:
            continue
        points = [(x * width / label["width"], y * height / label["height"]) for x, y in region["polygon"]]
        pen.polygon(points, fill=KINDS.index(region["kind"]))
    return np.asarray(picture)


def draw_marks(path, width, height):
    """One bit a mark and pixel; None where no one has looked for marks."""
    if not os.path.exists(path):
        return None
    label = json.load(open(path))
    bits = np.zeros((height, width), np.uint8)
    for k, mark in enumerate(MARKS):
        picture = Image.new("L", (width, height), 0)
        pen = ImageDraw.Draw(picture)
        for box in label["boxes"]:
            if box["kind"] == mark:
                x0, y0, x1, y1 = box["box"]
                sx, sy = width / label["width"], height / label["height"]
                pen.rectangle([x0 * sx, y0 * sy, max(x0 * sx, x1 * sx - 1), max(y0 * sy, y1 * sy - 1)], fill=1)
        bits |= (np.asarray(picture) << k).astype(np.uint8)
    return bits


def load_yards(yards, long_side, corrected=None, boxes=None):
    """[(name, photo, kinds, marks or None)]; labels in `corrected` come before those of the yards."""
    items = []
    for path in sorted(glob.glob(f"{yards}/labels/*.json")):
        name = os.path.basename(path)[:-5]
        better = f"{corrected}/{name}.json"
        label = json.load(open(better if corrected and os.path.exists(better) else path))
        photo = read_photo(f"{yards}/{name}.jpg", long_side)
        h, w = photo.shape[:2]
        marks = draw_marks(f"{boxes}/{name}.json", w, h) if boxes else None
        items.append((name, photo, draw_labels(label, w, h), marks))
    return items


def load_extra(folder, long_side=448):
    """Pictures NAME.jpg with NAME.labels.png beside them: [(photo, kinds, None)]; those said to be held out are left."""
    items = []
    for path in sorted(glob.glob(f"{folder}/*.labels.png") + glob.glob(f"{folder}/*.label.png")):
        base = path[:path.rindex(".label")]
        if os.path.exists(base + ".json") and json.load(open(base + ".json")).get("heldOut"):
            continue
        photo = read_photo(base + (".jpg" if os.path.exists(base + ".jpg") else ".png"), long_side)
        kinds = Image.open(path).resize((photo.shape[1], photo.shape[0]), Image.NEAREST)
        items.append((photo, np.asarray(kinds), None))
    return items


def coordinates(h, w, top=0.0, bottom=1.0, left=-0.5, right=0.5):
    rows, columns = np.meshgrid(np.linspace(top, bottom, h), np.linspace(left, right, w), indexing="ij")
    return np.stack([rows, columns]).astype(np.float32)


class Augment:
    """Crops, mirrors, light, color, blur, noise, compression; now and then the things of one yard stand in another."""

    def __init__(self, size, seed):
        self.height, self.width = size
        self.rng = np.random.default_rng(seed)

    def crop(self, photo, kinds, marks):
        rng = self.rng
        h, w = kinds.shape
        share = rng.uniform(0.3, 1.0) ** 0.5 if rng.random() < 0.75 else 1.0
        stretch = rng.uniform(0.8, 1.25)
        ch = int(min(h, h * share * min(1, stretch)))
        cw = int(min(w, w * share * min(1, 1 / stretch)))
        y, x = rng.integers(0, h - ch + 1), rng.integers(0, w - cw + 1)
        near = lambda a: np.asarray(Image.fromarray(a[y:y + ch, x:x + cw]).resize((self.width, self.height), Image.NEAREST))
        image = Image.fromarray(photo[y:y + ch, x:x + cw])
        turn = rng.normal(0, 2.0) if rng.random() < 0.4 else 0
        rgb = image.resize((self.width, self.height), Image.BOX if cw >= self.width else Image.BILINEAR)
        k, m = near(kinds), None if marks is None else near(marks)
        where = coordinates(self.height, self.width, y / h, (y + ch) / h, x / w - 0.5, (x + cw) / w - 0.5)
        if turn:
            rgb = rgb.rotate(turn, Image.BILINEAR)
            spin = lambda a, fill: np.asarray(Image.fromarray(a).rotate(turn, Image.NEAREST, fillcolor=fill))
            k = spin(k, UNKNOWN)
            m = None if m is None else spin(m, 0)
        if rng.random() < 0.25:
            rgb = rgb.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 1.6)))
        rgb = np.asarray(rgb)
        if rng.random() < 0.5:
            rgb, k, where = rgb[:, ::-1], k[:, ::-1], where[:, :, ::-1]
            where = np.stack([where[0], -where[1]])
            m = None if m is None else m[:, ::-1]
        return rgb, k, m, where

    def color(self, rgb):
        rng = self.rng
        a = np.clip(rgb.astype(np.float32) / 255, 1e-4, 1)
        a = a ** rng.uniform(0.65, 1.5) * rng.uniform(0.72, 1.35) * rng.uniform(0.87, 1.15, 3).astype(np.float32)
        gray = a.mean(2, keepdims=True)
        a = gray + (a - gray) * rng.uniform(0.45, 1.45)
        a = (a - 0.45) * rng.uniform(0.75, 1.25) + 0.45
        if rng.random() < 0.3:  # a soft shadow or a bright part across the picture
            angle, at, soft = rng.uniform(0, 2 * np.pi), rng.uniform(0.2, 0.8), rng.uniform(4, 40)
            c = coordinates(*a.shape[:2])
            edge = 1 / (1 + np.exp(-soft * (c[0] * np.sin(angle) + (c[1] + .5) * np.cos(angle) - at)))
            a = a * (1 - rng.uniform(0.2, 0.6) * edge[..., None])
        return np.clip(a + rng.normal(0, rng.uniform(0, 0.03), a.shape), 0, 1).astype(np.float32)

    def one(self, item):
        rgb, k, m, where = self.crop(*item)
        return self.color(rgb), k, m, where

    def pair(self, item, other):
        """`item`, and in a third of the cases some kinds of `other` over it, at their own place in the picture."""
        rgb, k, m, where = self.one(item)
        if self.rng.random() < 0.35:
            rgb2, k2, m2, _ = self.one(other)
            present = [v for v in np.unique(k2) if v != UNKNOWN]
            chosen = self.rng.permutation(present)[: max(1, len(present) // 2)]
            over = np.isin(k2, chosen)
            rgb = np.where(over[..., None], rgb2, rgb)
            k = np.where(over, k2, k)
            m = None if m is None or m2 is None else np.where(over, m2, m)
        return rgb, k, m, where


def as_input(rgb, where):
    """[5, h, w] of a picture 0..1 and its coordinates."""
    return np.concatenate([rgb.transpose(2, 0, 1), where]).astype(np.float32)


def fit_size(photo, long_side=384, multiple=32):
    """The size at which the net reads a photo: long side `long_side`, both sides multiples."""
    h, w = photo.shape[:2]
    s = long_side / max(h, w)
    return tuple(max(64, round(v * s / multiple) * multiple) for v in (h, w))


def whole_input(photo, long_side=384):
    h, w = fit_size(photo, long_side)
    shrinks = photo.shape[0] >= h
    rgb = np.asarray(Image.fromarray(photo).resize((w, h), Image.BOX if shrinks else Image.BILINEAR)).astype(np.float32) / 255
    return torch.from_numpy(as_input(rgb, coordinates(h, w)))[None]
