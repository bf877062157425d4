"""What a phone does to the light that reached it: exposure, tone, sharpening, grain, a lens that is not perfect."""

import numpy as np
from picture import blurred

LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)
MIDDLE = 0.22  # linear brightness to which the yard's mean is brought
WHITE = 2.9  # linear brightness that clips
VIGNETTE, SOFTNESS, GRAIN = 0.2, 0.6, 0.006
GLARE, CLARITY = 0.02, 0.14  # shares: light that the lens spills over its surroundings; local contrast added
FRINGE = 1.0004  # red is drawn larger than green by this, blue smaller


def develop(light, rng, stops=0.0, warmth=0.0, color=1.12, lift=0.1):
    """
    Linear light (h, w, 3) -> bytes. `stops` brighter than metered, `warmth` of the white balance, `lift` how much the
    phone evens out light and shade.
    """
    image = np.maximum(light, 0) * np.array([1 + warmth, 1, 1 - 1.1 * warmth], np.float32) * falloff(light.shape)
    image = spilled(image)
    height, width = image.shape[:2]
    gray = image @ LUMA + 1e-5
    image *= MIDDLE * 2**stops / np.exp(np.log(gray[height // 3 :]).mean())
    level = np.log2(image @ LUMA + 1e-5)
    base = quick_blur(level, width // 40)
    image *= (2 ** ((np.log2(MIDDLE) - base) * lift + np.clip(level - base, -1, 1) * CLARITY))[..., None]
    image = np.clip(image * (1 + image / WHITE**2) / (1 + 0.72 * image), 0, 4)
    mean = image.mean(2, keepdims=True)
    image = np.clip(mean + (image - mean) * (color - 0.55 * np.clip((mean - 0.75) / 0.5, 0, 1)), 0, 1)
    image = np.where(image < 0.0031308, image * 12.92, 1.055 * np.maximum(image, 1e-6) ** (1 / 2.4) - 0.055)
    image = image + 0.4 * (image - 0.5) * (1 - (2 * image - 1) ** 2)
    return (np.clip(through_lens(image.astype(np.float32), rng), 0, 1) * 255 + 0.5).astype(np.uint8)


def falloff(shape):
    """Corners get less light."""
    return 1 - VIGNETTE * away(shape)[..., None]


def away(shape):
    """(h, w): 0 in the middle, 1 in the corners, rising with the square."""
    v, u = np.mgrid[0 : shape[0], 0 : shape[1]]
    return (((u / shape[1] - 0.5) ** 2 + 0.45 * (v / shape[0] - 0.5) ** 2) / 0.3625).astype(np.float32)


def spilled(image):
    """Bright sky and sunlit white bleed over the edges before them, near ones more than far ones."""
    bright = np.minimum(image, 4 * image.mean())
    for share, part in ((0.6, 150), (0.4, 25)):
        radius = max(2, image.shape[1] // part)
        halo = np.stack([quick_blur(bright[..., channel], radius) for channel in range(3)], -1)
        image = image * (1 - GLARE * share) + halo * GLARE * share
    return image


def quick_blur(image, radius):
    """A wide blur by way of a smaller picture."""
    step = max(1, radius // 3)
    height, width = image.shape
    small = blurred(image[::step, ::step], radius / step)
    rows, columns = np.minimum(np.arange(height) // step, len(small) - 1), np.arange(width) // step
    return blurred(small[rows][:, np.minimum(columns, small.shape[1] - 1)], step * 0.7)


def through_lens(image, rng):
    """
    Softness, more of it towards the corners, smeared colors, the halo of sharpening, colored fringes, grain that is
    stronger in the dark.
    """
    image, soft = blurred(image, SOFTNESS), blurred(image, 1.5)
    image += (soft - image) * away(image.shape)[..., None] * 0.4
    gray = image.mean(2, keepdims=True)
    image = gray + blurred(image - gray, 1.3)  # phones save on color, where no one looks
    image += np.clip(image - blurred(image, 1.2), -0.1, 0.1) * 0.6
    for channel, size in ((0, FRINGE), (2, 1 / FRINGE)):
        image[..., channel] = resized(image[..., channel], size)
    dark = np.clip(0.45 - image.mean(2), 0, 1)
    amount = (GRAIN + 0.016 * dark)[..., None]
    grain = blurred(rng.normal(0, 1, image.shape[:2]).astype(np.float32), 0.6)[..., None] * 1.6
    tint = blurred(rng.normal(0, 1, image.shape).astype(np.float32), 1.4) * 1.1
    return image + (grain + tint) * amount


def resized(channel, size):
    """A channel drawn larger about the middle, linearly."""
    height, width = channel.shape

    def along(count):
        at = (np.arange(count) - count / 2) / size + count / 2
        low = np.clip(np.floor(at).astype(int), 0, count - 2)
        return low, np.clip(at - low, 0, 1).astype(np.float32)

    (row, down), (column, right) = along(height), along(width)
    mixed = channel[row] * (1 - down[:, None]) + channel[row + 1] * down[:, None]
    return mixed[:, column] * (1 - right) + mixed[:, column + 1] * right
