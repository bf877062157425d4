"""python3 maps.py NET.pt YARDS FOLD OUT: what a net sees in the photos of the fold that it has not learned from.

Writes OUT/NAME.f32 (float32: 4 marks, then 16 kinds, each a plane of height x width) and NAME.json, which `node lab/run.mjs measure-scale`
reads.
"""
import json
import os
import sys
import numpy as np
import torch
import torch.nn.functional as F
from data import SUBJECTS, load_yards, whole_input
from net import KINDS, MARKS, Reader

torch.set_num_threads(1)
weights, yards, fold, out = sys.argv[1:5]
folds = json.load(open("folds.json"))
net = Reader(len(SUBJECTS))
net.load_state_dict(torch.load(weights))
net.eval()
os.makedirs(out, exist_ok=True)
for name, photo, _, _ in load_yards(yards, 512):
    if folds[name] != int(fold):
        continue
    with torch.no_grad():
        kinds, marks, _ = net(whole_input(photo, 448))
    planes = np.concatenate([torch.sigmoid(marks)[0].numpy(), F.softmax(kinds, 1)[0].numpy()]).astype(np.float32)
    planes.tofile(f"{out}/{name}.f32")
    size = {"width": planes.shape[2], "height": planes.shape[1], "marks": len(MARKS), "kinds": len(KINDS)}
    json.dump(size, open(f"{out}/{name}.json", "w"))
