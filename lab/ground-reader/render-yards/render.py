"""Renders yards with known kinds, sizes and camera. See README.md beside this file.

blender -b --factory-startup -t 1 -P render.py -- --out FOLDER [--seeds 1-150] [--until 14:55] [--samples 4]
"""

import argparse
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from PIL import Image

from picture import denoise, keep_photo, photograph, render
from truths import distances_of, labels_of, marks_of, shares_of
from weather import set_weather
from yards.backs import back_yard, bare_yard, gravel_yard, pool_yard
from yards.fronts import front_yard, gravel_front
from yards.slopes import bank_yard, terraced_yard
from yards.yard import Yard

SKY_DEPTH = 1000  # meters that stand for "nothing there"
# Seeds go round this list, so that any run of ten holds every sort.
SORTS = [
    front_yard,
    back_yard,
    gravel_front,
    terraced_yard,
    pool_yard,
    front_yard,
    bare_yard,
    back_yard,
    bank_yard,
    gravel_yard,
]


def main(arguments):
    asked = argparse.ArgumentParser(prog="render.py")
    asked.add_argument("--out", required=True, metavar="FOLDER")
    asked.add_argument("--seeds", default="1-150", type=seed_range, metavar="FIRST-LAST")
    asked.add_argument("--until", default="99:99", metavar="HH:MM", help="begins no yard after this time of day")
    asked.add_argument("--samples", default=4, type=int, help="a pixel")
    given = asked.parse_args(arguments)
    out, until = given.out, given.until
    os.makedirs(out, exist_ok=True)
    for seed in given.seeds:
        if time.strftime("%H:%M") >= until:
            print(f"{until}: stopped before seed {seed}")
            return
        if not os.path.exists(f"{out}/{name_of(seed)}.labels.png"):
            make(seed, out, given.samples)


def seed_range(text):
    first, last = (int(part) for part in text.split("-"))
    return range(first, last + 1)


def name_of(seed):
    return f"yard-{seed:04d}"


def held_out(seed):
    """Half of the seeds are kept from training; every sort is in both halves."""
    return (seed + (seed - 1) // len(SORTS)) % 2 == 1


def make(seed, out, samples):
    """One yard's files; the labels come last: whoever finds them finds the rest, and a half-made yard is made again."""
    began, path = time.process_time(), f"{out}/{name_of(seed)}"
    bpy.ops.wm.read_factory_settings(use_empty=True)
    yard, sort = Yard(seed), SORTS[(seed - 1) % len(SORTS)]
    sort(yard)
    yard.finish()
    weather = set_weather(yard.rng)
    yard.phone.place()
    built = time.process_time()
    passes = render(f"{out}/.{name_of(seed)}", samples)
    rendered = time.process_time()
    keep_photo(photograph(denoise(passes), yard.rng), f"{path}.jpg", yard.rng)
    labels, depth = labels_of(passes), passes["depth"][..., 0]
    named = {"name": name_of(seed), "sort": sort.__name__, "heldOut": held_out(seed), "weather": weather}
    with open(f"{path}.json", "w") as file:
        json.dump(named | facts_of(yard, labels, depth), file)
    keep_truths(path, labels, depth, passes["normal"])
    spent = (built - began, rendered - built, time.process_time() - rendered)
    print(
        f"{name_of(seed)} {sort.__name__}: CPU seconds to build, render, keep:",
        *(f"{s:.1f}" for s in spent),
        flush=True,
    )


def keep_truths(path, labels, depth, normal):
    depth = np.minimum(depth, SKY_DEPTH).astype(np.float16)
    np.savez_compressed(f"{path}.npz", depth=depth, normal=np.rint(normal * 127).astype(np.int8))
    Image.fromarray(labels).save(f"{path}.labels.png")


def facts_of(yard, labels, depth):
    phone = yard.phone
    return {
        "width": phone.width,
        "height": phone.height,
        "camera": phone.facts(),
        "truths": {
            "distances": distances_of(phone, labels, depth, yard.rng),
            "boxes": marks_of(phone, yard.marks, depth),
        },
        "shares": shares_of(labels),
    }


main(sys.argv[sys.argv.index("--") + 1 :])
