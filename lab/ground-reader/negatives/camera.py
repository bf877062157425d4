"""What a camera does to any picture: uneven light, color cast, blur, vignette and grain. Pictures are float arrays (h, w, 3), 0..1."""

import numpy as np
from PIL import Image, ImageFilter


def fractal(rng, height, width, coarsest=3, octaves=6, fade=0.55):
    """Fractal value noise (height, width), about 0..1: `coarsest` cells across, doubled for each octave."""
    total, weight = np.zeros((height, width)), 1.0
    for octave in range(octaves):
        cells = coarsest * 2**octave
        grid = Image.fromarray(rng.random((cells + 2, cells + 2)).astype(np.float32))
        total += weight * np.asarray(grid.resize((width, height), Image.BICUBIC))
        weight *= fade
    low, high = np.percentile(total, [1, 99])
    return np.clip((total - low) / (high - low + 1e-6), 0, 1)


def to_image(picture):
    return Image.fromarray((np.clip(picture, 0, 1) * 255).astype(np.uint8))


def from_image(image):
    return np.asarray(image.convert("RGB"), np.float32) / 255


def photographed(rng, picture, grain=1.0):
    """The picture as some telephone would have taken it."""
    height, width = picture.shape[:2]
    light = 0.75 + 0.5 * fractal(rng, height, width, coarsest=1, octaves=2)
    cast = 1 + rng.normal(0, 0.06, 3)
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    vignette = 1 - rng.uniform(0, 0.3) * (x * x + y * y) / 2
    shot = np.clip(picture * (light * vignette)[..., None] * cast, 0, 1) ** rng.uniform(0.75, 1.3)
    image = to_image(shot).filter(ImageFilter.GaussianBlur(float(rng.choice([0.3, 0.6, 1.0, 1.6]))))
    shot = from_image(image)
    noise = rng.normal(0, 1, shot.shape) * 0.4 + rng.normal(0, 1, shot.shape[:2])[..., None]
    return np.clip(shot + grain * rng.uniform(0.005, 0.035) * noise * np.sqrt(shot + 0.05), 0, 1)


def onto(rng, background, sheet, tilt=0.25):
    """A flat sheet (PIL image) lying on a background array, seen in perspective, with a soft shadow."""
    height, width = background.shape[:2]
    scale = rng.uniform(0.65, 1.05) * min(width / sheet.width, height / sheet.height)
    half = np.array([sheet.width, sheet.height]) * scale / 2
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * half
    turn = rng.uniform(-0.5, 0.5)
    corners = corners @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    corners += np.array([width, height]) * rng.uniform(0.42, 0.58, 2) + rng.uniform(-tilt, tilt, (4, 2)) * half.min()
    inverse = _perspective(corners, [(0, 0), (sheet.width, 0), (sheet.width, sheet.height), (0, sheet.height)])
    size = (width, height)
    laid = sheet.convert("RGB").transform(size, Image.PERSPECTIVE, inverse, Image.BICUBIC)
    mask = Image.new("L", sheet.size, 255).transform(size, Image.PERSPECTIVE, inverse, Image.BICUBIC)
    shadow = np.asarray(mask.filter(ImageFilter.GaussianBlur(12)), np.float32)[..., None] / 255
    cover = np.asarray(mask, np.float32)[..., None] / 255
    return background * (1 - 0.5 * shadow) * (1 - cover) + from_image(laid) * cover


def _perspective(to, source):
    """The eight numbers of PIL's PERSPECTIVE that take points `to` back to `source`."""
    rows, values = [], []
    for (x, y), (u, v) in zip(to, source):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return np.linalg.solve(np.array(rows, float), np.array(values, float))
