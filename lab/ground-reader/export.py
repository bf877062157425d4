"""python3 export.py NET.pt OUT.bin [--no-subjects]: folds the batch norms and writes the asset that app/designer/reader runs.

Format: 'LAGR', uint32 length of the header, JSON header, data; weights are int8 with one scale a channel.
"""
import hashlib
import json
import struct
import sys
import numpy as np
import torch
from data import SUBJECTS
from net import KINDS, MARKS, Reader


class Writer:
    def __init__(self):
        self.data, self.ops, self.tensors = bytearray(), [], 1

    def put(self, values):
        self.data += b"\0" * (-len(self.data) % 4)
        at = len(self.data)
        self.data += values.tobytes()
        return at

    def new(self):
        self.tensors += 1
        return self.tensors - 1

    def add(self, **op):
        out = self.new()
        self.ops.append({**op, "out": out})
        return out

    def conv(self, layer, source):
        weight = layer.conv.weight.detach().numpy().astype(np.float64)
        bias = layer.conv.bias.detach().numpy().astype(np.float64) if layer.conv.bias is not None else np.zeros(len(weight))
        if layer.norm is not None:
            n = layer.norm
            gain = (n.weight / torch.sqrt(n.running_var + n.eps)).detach().numpy().astype(np.float64)
            bias = n.bias.detach().numpy() + (bias - n.running_mean.numpy()) * gain
            weight = weight * gain[:, None, None, None]
        scale = np.maximum(np.abs(weight).reshape(len(weight), -1).max(1), 1e-8) / 127
        coded = np.clip(np.round(weight / scale[:, None, None, None]), -127, 127).astype(np.int8)
        c = layer.conv
        return self.add(op="conv", **{"in": source}, inC=c.in_channels, outC=c.out_channels, kernel=list(c.kernel_size),
                        stride=layer.stride, pad=layer.pad, dilation=1, groups=c.groups, act=layer.act,
                        weights=self.put(coded), scale=self.put(scale.astype(np.float32)), bias=self.put(bias.astype(np.float32)))


def write(net, path, photo_names, long_side=448):
    net.eval()
    w = Writer()
    where = w.conv(net.position, 0)
    x = w.conv(net.stem, 0)
    taps = {}
    for k, block in enumerate(net.blocks):
        y = w.conv(block.expand, x) if block.expand is not None else x
        y = w.conv(block.project, w.conv(block.depthwise, y))
        x = w.add(op="add", **{"in": [x, y]}) if block.adds else y
        if k in (2, 5, 12):
            taps[k] = x
    mean = w.add(op="mean", **{"in": x})
    photo = w.conv(net.photo, mean)
    side = w.conv(net.lateral[0], x)
    context = w.add(op="resize", **{"in": w.conv(net.context, mean)}, like=side)
    deep = w.add(op="add", **{"in": [side, context]})
    placed = w.conv(net.placed, w.add(op="resize", **{"in": where}, like=x))
    deep = w.add(op="add", **{"in": [deep, placed]})
    deep = w.conv(net.mix[0], w.conv(net.across[0], deep))
    for step, tap in ((1, 12), (2, 5), (3, 2)):
        side = w.conv(net.lateral[step], taps[tap])
        deep = w.add(op="add", **{"in": [side, w.add(op="resize", **{"in": deep}, like=side)]})
        deep = w.conv(net.mix[step], w.conv(net.across[step], deep))
    for name, source in (("kinds", w.conv(net.kinds, deep)), ("marks", w.conv(net.marks, deep)), ("photo", photo)):
        if name != "photo" or photo_names:
            w.ops.append({"op": "output", "in": source, "name": name})
    header = {"version": 1, "input": {"longSide": long_side, "multipleOf": 32, "mean": [0, 0, 0], "std": [1, 1, 1], "coordinates": True},
              "kinds": KINDS, "marks": MARKS, "photo": photo_names, "ops": w.ops, "sha256": hashlib.sha256(w.data).hexdigest()}
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    with open(path, "wb") as file:
        file.write(b"LAGR" + struct.pack("<I", len(text)) + text + w.data)
    return len(text) + 8 + len(w.data)


if __name__ == "__main__":
    state = torch.load(sys.argv[1])
    net = Reader(len(SUBJECTS))
    net.load_state_dict(state)
    knows_subjects = "--no-subjects" not in sys.argv  # before subject.py has fitted them
    print(write(net, sys.argv[2], SUBJECTS if knows_subjects else []), "bytes")
