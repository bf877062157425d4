"""The kinds that the ground reader tells apart, in the order of its labels, and the marks whose size is known."""

KINDS = [
    "sky",
    "building",
    "wall",
    "tree",
    "shrub",
    "lawn",
    "soil",
    "gravel",
    "paving",
    "driveway",
    "street",
    "steps",
    "water",
    "vehicle",
    "person",
    "thing",
]
GROUND = ["lawn", "soil", "gravel", "paving", "driveway", "street"]
MARKS = ["door", "garage-door", "window", "fence-panel"]


def label_of(kind):
    """Index of a kind in the label pictures."""
    return KINDS.index(kind)


def pass_of(kind):
    """What the renderer's object index pass writes for a kind; 0 is left to the sky, where no object is."""
    return KINDS.index(kind) + 1
