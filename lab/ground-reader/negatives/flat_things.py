"""What is flat: receipts, documents, screens, posters, codes, maps, patterns, one color; and plain views of sky, sea, snow and night."""

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .camera import fractal, from_image, onto
from .solid_scenes import color

FONTS = ["DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono", "DejaVuSerif", "DejaVuSerif-Bold"]
WORDS = "total tax cash item coffee bread 2 x 3.40 invoice thank you the of and report date page sum milk 12.99 order note a to is".split()
WIDTH, HEIGHT = 640, 480


def font(rng, size):
    return ImageFont.truetype(f"/usr/share/fonts/truetype/dejavu/{rng.choice(FONTS)}.ttf", int(size))


def rgb(rng, low=0.0, high=1.0):
    return tuple((color(rng, low, high) * 255).astype(int))


def words(rng, count):
    return " ".join(rng.choice(WORDS, count))


def mixed(rng, one, two, **noise):
    mix = fractal(rng, HEIGHT, WIDTH, **noise)[..., None]
    return one * mix + two * (1 - mix)


def table(rng):
    stretched = fractal(rng, HEIGHT, WIDTH, coarsest=2, octaves=7)
    if rng.random() < 0.5:
        stretched = np.repeat(stretched[:, :40], WIDTH // 40, axis=1)
    return color(rng, 0.1, 0.8) * (0.6 + 0.5 * stretched[..., None])


def written(rng, size):
    sheet = Image.new("RGB", size, rgb(rng, 0.82, 0.99))
    draw, y = ImageDraw.Draw(sheet), 20
    text = font(rng, rng.uniform(11, 24))
    while y < size[1] - 30:
        indent = rng.choice([14, 14, 14, 60])
        draw.text((indent, y), words(rng, rng.integers(1, 14)), font=text, fill=rgb(rng, 0.02, 0.3))
        y += text.size * rng.choice([1.2, 1.3, 2])
    if rng.random() < 0.4:
        draw.rectangle([size[0] * 0.6, 15, size[0] - 15, 90], fill=rgb(rng))
    return sheet


def receipt(rng):
    return onto(rng, table(rng), written(rng, (int(rng.uniform(200, 320)), int(rng.uniform(420, 900)))))


def document(rng):
    return onto(rng, table(rng), written(rng, (int(rng.uniform(500, 640)), int(rng.uniform(640, 820)))), tilt=0.15)


def screen(rng):
    size = (360, 640) if rng.random() < 0.4 else (900, 620)
    shot = Image.new("RGB", size, rgb(rng, *rng.choice([[0.05, 0.2], [0.85, 1]])))
    draw, text = ImageDraw.Draw(shot), font(rng, rng.integers(9, 16))
    ink = (30, 30, 30) if np.mean(shot.getpixel((0, 0))) > 120 else (225, 225, 225)
    draw.rectangle([0, 0, size[0], rng.integers(24, 70)], fill=rgb(rng))
    kind, y = rng.choice(["chat", "sheet", "page"]), 80
    while y < size[1] - 30:
        left = rng.choice([12, size[0] // 3])
        if kind == "chat":
            draw.rounded_rectangle([left, y, left + size[0] * 0.6, y + 44], 14, fill=rgb(rng, 0.4))
        if kind == "sheet":
            for x in range(0, size[0], 90):
                draw.rectangle([x, y, x + 90, y + 24], outline=(150, 150, 150))
                draw.text((x + 4, y + 4), words(rng, 1), font=text, fill=ink)
        elif rng.random() < 0.15:
            draw.rectangle([left, y, left + rng.integers(60, 300), y + rng.integers(30, 140)], fill=rgb(rng))
        else:
            draw.text((left + 8, y + 8), words(rng, rng.integers(2, 9)), font=text, fill=ink)
        y += 24 if kind == "sheet" else int(rng.uniform(24, 60))
    return from_image(shot)


def poster(rng):
    sheet = Image.new("RGB", (480, 640), rgb(rng))
    draw = ImageDraw.Draw(sheet)
    for _ in range(rng.integers(2, 12)):
        x, y, w, h = rng.uniform(0, 400, 4)
        rng.choice([draw.rectangle, draw.ellipse])([x, y, x + w, y + h], fill=rgb(rng))
    for y in range(40, 600, 90):
        draw.text((20, y), words(rng, 2).upper(), font=font(rng, rng.uniform(30, 70)), fill=rgb(rng))
    return onto(rng, table(rng), sheet)


def code(rng):
    cells = (rng.random((29, 29)) < 0.5).astype(np.uint8) * 255
    for y, x in ((0, 0), (0, 22), (22, 0)):
        cells[y : y + 7, x : x + 7] = 0
        cells[y + 1 : y + 6, x + 1 : x + 6] = 255
        cells[y + 2 : y + 5, x + 2 : x + 5] = 0
    sheet = Image.new("RGB", (420, 420), "white")
    sheet.paste(Image.fromarray(cells).resize((348, 348), Image.NEAREST), (36, 36))
    return onto(rng, table(rng), sheet)


def street_map(rng):
    sheet = Image.new("RGB", (900, 700), rgb(rng, 0.85, 0.97))
    draw = ImageDraw.Draw(sheet)
    for _ in range(12):
        x, y = rng.uniform(0, 800, 2)
        draw.polygon([tuple(p) for p in rng.normal((x, y), 70, (6, 2))], fill=tuple(rng.integers(150, 240, 3)))
    for _ in range(45):
        ends = rng.uniform(-50, 950, 4)
        draw.line(list(ends), fill=rgb(rng, 0.6, 1), width=int(rng.integers(2, 14)))
    for _ in range(14):
        draw.text(tuple(rng.uniform(0, 700, 2)), words(rng, 2).title(), font=font(rng, 15), fill=(60, 60, 60))
    return onto(rng, table(rng), sheet) if rng.random() < 0.5 else from_image(sheet)


def bricks(rng):
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(float)
    high, wide = rng.uniform(14, 70), rng.uniform(30, 160)
    row = np.floor(y / high)
    at = x / wide + 0.5 * (row % 2)
    joint = ((y % high) < high * 0.1) | ((at % 1) < 0.05)
    each = ((np.floor(at) * 12.9 + row * 78.2) * 0.618) % 1
    rough = fractal(rng, HEIGHT, WIDTH, coarsest=8, octaves=6, fade=0.8)
    brick = color(rng, 0.25, 0.8) * (1.15, 0.95, 0.85) * (0.6 + 0.35 * each + 0.35 * rough)[..., None]
    return np.where(joint[..., None], color(rng, 0.4, 0.8) * (0.7 + 0.4 * rough)[..., None], brick)


def sky(rng):
    y = np.linspace(0, 1, HEIGHT)[:, None, None]
    blue = np.array([0.35, 0.55, 0.85]) * (1 - y) + np.array([0.75, 0.82, 0.92]) * y
    if rng.random() < 0.3:
        blue = np.array([0.3, 0.3, 0.5]) * (1 - y) + np.array([0.95, 0.6, 0.35]) * y
    cloud = np.clip(fractal(rng, HEIGHT, WIDTH, coarsest=2, octaves=7) * 2 - rng.uniform(0.3, 1.2), 0, 1)[..., None]
    return blue * (1 - cloud) + cloud * rng.uniform(0.6, 1)


def sea(rng):
    picture, top = sky(rng), int(HEIGHT * rng.uniform(0.15, 0.7))
    for y in range(top, HEIGHT):
        size = 1 + (y - top) / 12
        wave = np.sin(np.arange(WIDTH) / size + rng.normal(0, 2.5)) + rng.normal(0, 0.5, WIDTH)
        picture[y] = np.array([0.12, 0.3, 0.38]) * (1 + 0.25 * wave[:, None]) + 0.1
    return picture


def snow_field(rng):
    picture, top = sky(rng), int(HEIGHT * rng.uniform(0.15, 0.5))
    drift = fractal(rng, HEIGHT, WIDTH, coarsest=2, octaves=5)[..., None]
    picture[top:] = (0.75 + 0.23 * drift[top:]) * (0.97, 0.98, 1.0)
    return picture


def night_lights(rng):
    picture = np.zeros((HEIGHT, WIDTH, 3)) + mixed(rng, color(rng, 0.02, 0.06), color(rng, 0.0, 0.03))
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    for _ in range(rng.integers(1, 14)):
        far = np.hypot(x - rng.uniform(0, WIDTH), y - rng.uniform(0, HEIGHT)) / rng.uniform(2, 16)
        picture += np.array([1, 0.85, 0.55])[None, None] / (1 + far**2)[..., None]
    return picture


def pattern(rng):
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH] / rng.uniform(8, 90)
    wave = np.sin(x + rng.uniform(0, 3) * np.sin(y)) * np.cos(y * rng.uniform(0.2, 2))
    wave = np.sign(wave) if rng.random() < 0.5 else wave
    return color(rng) + (color(rng) - color(rng)) * wave[..., None] + 0.1 * mixed(rng, color(rng), color(rng))


def one_color(rng):
    return np.zeros((HEIGHT, WIDTH, 3)) + (0 if rng.random() < 0.2 else color(rng, 0, 1))


def cloth(rng):
    return mixed(rng, color(rng), color(rng), coarsest=rng.integers(2, 40), fade=rng.uniform(0.4, 0.95))


def noise(rng):
    return np.clip(rng.normal(0.5, 0.3, (HEIGHT, WIDTH, 3)), 0, 1)
