"""Makes pictures that show no yard, the same for the same seeds, and a manifest of sort, seed and half.

    python3 lab/ground-reader/make-negatives.py FOLDER [--each 14]

Needs numpy and Pillow (Debian: python3-numpy, python3-pil, fonts-dejavu-core). Half of each sort is for training ("train"),
half stays unseen ("held-out"): by the seed, even or odd. Rewrites the drawn rows of FOLDER/manifest.tsv.
"""

import argparse
import pathlib

import numpy as np
from PIL import Image, ImageFilter

from negatives import flat_things as flat
from negatives import solid_scenes as solid
from negatives.camera import fractal, photographed, to_image

LONG_SIDE = 640
SORTS = {
    "receipt": flat.receipt,
    "document": flat.document,
    "screenshot": flat.screen,
    "poster": flat.poster,
    "code": flat.code,
    "map": flat.street_map,
    "bricks": flat.bricks,
    "sky": flat.sky,
    "sea": flat.sea,
    "snow-field": flat.snow_field,
    "night-lights": flat.night_lights,
    "pattern": flat.pattern,
    "one-colour": flat.one_color,
    "cloth": flat.cloth,
    "noise": flat.noise,
    "kitchen": lambda rng: solid.room(rng, "kitchen"),
    "living-room": lambda rng: solid.room(rng, "living"),
    "bathroom": lambda rng: solid.room(rng, "bathroom"),
    "face": solid.head,
    "animal": solid.animal,
    "car": solid.car,
    "plate": solid.plate,
    "aerial": solid.aerial,
}
# A picture that came out of no camera has no grain.
UNPHOTOGRAPHED = {"screenshot", "one-colour", "pattern", "noise"}


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--each", type=int, default=14, help="pictures of each sort")
    given = arguments.parse_args()
    (given.folder / "drawn").mkdir(parents=True, exist_ok=True)
    rows = [make(given.folder, sort, seed) for sort in SORTS for seed in range(given.each)]
    write_manifest(given.folder / "manifest.tsv", rows)


def make(folder, sort, seed):
    """Draws one picture and answers with its row: file, sort, seed, half, source."""
    rng = np.random.default_rng([list(SORTS).index(sort), seed])
    picture = SORTS[sort](rng)
    if sort not in UNPHOTOGRAPHED or rng.random() < 0.3:
        picture = photographed(rng, picture)
    image = to_image(textured(rng, picture) if sort not in UNPHOTOGRAPHED else picture)
    image.thumbnail((LONG_SIDE, LONG_SIDE)) if max(image.size) > LONG_SIDE else None
    scale = LONG_SIDE / max(image.size)
    image = image.resize((round(image.width * scale), round(image.height * scale)), Image.BICUBIC)
    if rng.random() < 0.08:
        image = image.filter(ImageFilter.GaussianBlur(rng.uniform(4, 10)))
    name = f"drawn/{sort}-{seed:03}.jpg"
    image.save(folder / name, quality=int(rng.integers(45, 95)))
    return (name, sort, str(seed), half(seed), "drawn")


def textured(rng, picture):
    """Surfaces are never quite even."""
    rough = fractal(rng, *picture.shape[:2], coarsest=16, octaves=5, fade=0.9)[..., None]
    return picture * (1 + rng.uniform(0, 0.25) * (rough - 0.5))


def half(seed):
    return "held-out" if seed % 2 else "train"


def write_manifest(path, rows):
    """Puts the rows in place of those of the same source."""
    header = ("file", "sort", "seed", "half", "source")
    sources = {row[4] for row in rows}
    old = [line.split("\t") for line in path.read_text().splitlines()[1:]] if path.exists() else []
    kept = [row for row in old if row[4] not in sources]
    path.write_text("".join("\t".join(row) + "\n" for row in [header, *kept, *rows]))


if __name__ == "__main__":
    main()
