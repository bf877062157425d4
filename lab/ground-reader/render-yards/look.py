"""Draws a contact sheet of rendered yards: each photo beside its labels, with marks boxed and known distances as lines.

python3 look.py FOLDER SHEET.png [FIRST-LAST]
"""

import glob
import json
import sys

import numpy as np
from PIL import Image, ImageDraw

CELL, COLUMNS = (300, 225), 6
COLOURS = np.array(
    [
        *[(135, 206, 250), (160, 82, 45), (255, 140, 0), (0, 90, 0), (60, 200, 120), (124, 252, 0), (90, 50, 20)],
        *[(200, 200, 200), (255, 105, 180), (148, 0, 211), (70, 70, 70), (255, 255, 0), (0, 0, 255), (255, 0, 0)],
        *[(255, 0, 255), (0, 255, 255)],
    ],
    np.uint8,
)  # in the order of kinds.KINDS


def main(folder, sheet_path, seeds="1-9999"):
    first, last = (int(part) for part in seeds.split("-"))
    bases = [path[: -len(".labels.png")] for path in sorted(glob.glob(f"{folder}/*.labels.png"))]
    bases = [base for base in bases if first <= int(base[-4:]) <= last]
    cells = [cell for base in bases for cell in both(base)]
    sheet = Image.new("RGB", (COLUMNS * CELL[0], -(-len(cells) // COLUMNS) * CELL[1]))
    for k, cell in enumerate(cells):
        cell.thumbnail(CELL)
        sheet.paste(cell, (k % COLUMNS * CELL[0], k // COLUMNS * CELL[1]))
    sheet.save(sheet_path)


def both(base):
    """The photo, and the photo under its labels with what is known drawn in."""
    with open(base + ".json") as file:
        truths = json.load(file)["truths"]
    photo = Image.open(base + ".jpg")
    labels = Image.fromarray(COLOURS[np.asarray(Image.open(base + ".labels.png"))])
    told = Image.blend(photo, labels, 0.5)
    pen = ImageDraw.Draw(told)
    for box in truths["boxes"]:
        pen.polygon([tuple(corner) for corner in box["corners"]], outline="white" if box["whole"] else "black")
    for line in truths["distances"]:
        pen.line([tuple(line["from"]), tuple(line["to"])], fill="red")
    return photo, told


main(*sys.argv[1:])
