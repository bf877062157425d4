"""Fits the last layer that says what a whole picture shows, on the means of the encoder; the rest of the net stays.

python3 subject.py NET.pt OUT.pt YARDS UNLABELLED NEGATIVES: half of the unlabelled yards and of the negatives (a folder with
manifest.tsv: file, sort, seed, half) are kept out and counted.
"""
import argparse
import csv
import glob
import numpy as np
import torch
import torch.nn.functional as F
from data import SUBJECTS, read_photo, whole_input
from net import Reader

ask = argparse.ArgumentParser()
for name in ("net", "out", "yards", "unlabelled", "negatives"):
    ask.add_argument(name)
options = ask.parse_args()
torch.set_num_threads(1)
torch.manual_seed(1)
state = torch.load(options.net)
for key in ("photo.conv.weight", "photo.conv.bias"):
    state.pop(key)
net = Reader(len(SUBJECTS))
net.load_state_dict(state, strict=False)
net.eval()

# What the sorts of pictures in NEGATIVES are; a yard at night, in snow, dark, blurred or tiny is still a yard.
SUBJECT_OF = {"receipt": "document", "poster": "document", "sign": "document", "code": "screenshot", "map": "screenshot",
              "kitchen": "indoors", "living-room": "indoors", "bathroom": "indoors", "face": "person", "people": "person",
              "blurred": "yard", "dark": "yard", "night": "yard", "snow": "yard", "tiny": "yard"}


def feature(photo):
    with torch.no_grad():
        x = net.stem(whole_input(photo, 448))
        for block in net.blocks:
            x = block(x)
    return x.mean((2, 3))[0].numpy()


def gather():
    rows = []
    for path in sorted(glob.glob(options.yards + "/*.jpg")):
        rows.append((feature(read_photo(path, 448)), 0, False, path))
    for k, path in enumerate(sorted(glob.glob(options.unlabelled + "/*.jpg"))):
        rows.append((feature(read_photo(path, 448)), 0, k % 2 == 1, path))
    with open(options.negatives + "/manifest.tsv") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            own = SUBJECT_OF.get(row["sort"], row["sort"])
            subject = SUBJECTS.index(own if own in SUBJECTS else "other")
            rows.append((feature(read_photo(f"{options.negatives}/{row['file']}", 448)), subject, row["half"] != "train", row["file"]))
    return rows


rows = gather()
x = torch.tensor(np.stack([r[0] for r in rows]))
y = torch.tensor([r[1] for r in rows])
held = torch.tensor([r[2] for r in rows])
layer = torch.nn.Linear(x.shape[1], len(SUBJECTS))
optimizer = torch.optim.AdamW(layer.parameters(), lr=3e-3, weight_decay=0.05)
weight = torch.ones(len(SUBJECTS))
weight[0] = 2.0  # refusing a yard is worse than letting a picture through
for step in range(3000):
    keep = torch.rand(x.shape) > 0.1
    loss = F.cross_entropy(layer((x * keep)[~held]), y[~held], weight=weight, label_smoothing=0.02)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
with torch.no_grad():
    p = F.softmax(layer(x), 1)
is_derived = torch.tensor(["derived/" in r[3] for r in rows])
for part, name in ((held, "kept out"), (~held, "learned from")):
    yards, changed, none = part & (y == 0) & ~is_derived, part & (y == 0) & is_derived, part & (y != 0)
    print(name, "- subject named rightly", round(float((p[none].argmax(1) == y[none]).float().mean()), 3))
    for least in (0.1, 0.2, 0.35, 0.5, 0.7):
        refused = lambda group: f"{int((p[group, 0] < least).sum())} of {int(group.sum())}"
        print(f"  below {least}: yards refused {refused(yards)}, darkened, blurred and small ones {refused(changed)}, others {refused(none)}")
state["photo.conv.weight"] = layer.weight.detach()[:, :, None, None]
state["photo.conv.bias"] = layer.bias.detach()
torch.save(state, options.out)
