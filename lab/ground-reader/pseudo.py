"""python3 pseudo.py NET.pt UNLABELLED OUT: labels of unlabelled photos where the net is sure, 255 elsewhere."""
import glob
import os
import sys
import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image
from data import UNKNOWN, read_photo, whole_input
from net import Reader

SURE = 0.8

torch.set_num_threads(1)
state = torch.load(sys.argv[1])
net = Reader(state["photo.conv.bias"].shape[0])
net.load_state_dict(state)
net.eval()
os.makedirs(sys.argv[3], exist_ok=True)
for path in sorted(glob.glob(sys.argv[2] + "/*.jpg")):
    photo = read_photo(path, 448)
    logits = 0
    with torch.no_grad():
        for side in (448,):
            x = whole_input(photo, side)
            y = x.flip(3)
            y[:, 4] = -y[:, 4]
            for k in (net(x)[0], net(y)[0].flip(3)):
                logits = logits + F.softmax(F.interpolate(k, size=photo.shape[:2], mode="bilinear"), 1)
    p = (logits / 2)[0].numpy()
    kinds = p.argmax(0).astype(np.uint8)
    kinds[p.max(0) < SURE] = UNKNOWN
    base = sys.argv[3] + "/" + os.path.basename(path)[:-4]
    Image.fromarray(kinds).save(base + ".labels.png")
    if not os.path.exists(base + ".jpg"):
        os.symlink(os.path.abspath(path), base + ".jpg")
