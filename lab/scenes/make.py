"""Photographs one yard. See README.md beside this file.

blender -b --factory-startup -t 2 -P make.py -- --yard back_yard --out FILE [--width 1600] [--samples 4]
"""

import argparse
import importlib
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [HERE, os.path.join(HERE, "..", "ground-reader", "render-yards")]
import bpy
import numpy as np
from develop import develop
from PIL import Image
from rays import expose

BOUNCES = 3
QUALITY = 90  # of the master's JPEG
EXIF_TAGS, FILM_LENGTH = 0x8769, 0xA405  # EXIF's own page of tags; FocalLengthIn35mmFilm, millimeters


def main(arguments):
    asked = argparse.ArgumentParser(prog="make.py")
    asked.add_argument("--yard", required=True, help="a file of yards/")
    asked.add_argument("--out", required=True, metavar="FILE")
    asked.add_argument("--width", type=int, default=1600, help="pixels")
    asked.add_argument("--samples", type=int, default=4, help="lit rays a pixel")
    asked.add_argument("--light", metavar="FILE.npy", help="keeps the linear light too, to try develop.py on")
    given = asked.parse_args(arguments)
    began = time.process_time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    phone, processing = importlib.import_module(f"yards.{given.yard}").photograph(given.width)
    phone.place()
    built = time.process_time()
    light = expose(given.out + ".passes", given.samples, BOUNCES)
    rendered = time.process_time()
    if given.light:
        np.save(given.light, light)
    pixels = develop(light, np.random.default_rng(1), **processing)
    keep(pixels, phone, given.out)
    spent = (built - began, rendered - built, time.process_time() - rendered)
    print(f"{given.yard}: CPU seconds to build, render, develop:", *(f"{s:.0f}" for s in spent), flush=True)


def keep(pixels, phone, path):
    """The master, with the one thing that every phone notes and the designer reads: its lens."""
    notes = Image.Exif()
    notes[EXIF_TAGS] = {FILM_LENGTH: round(phone.equivalent)}
    Image.fromarray(pixels).save(path, quality=QUALITY, subsampling=0, exif=notes)


main(sys.argv[sys.argv.index("--") + 1 :])
