"""The ground reader's net: a MobileNetV2 encoder (Sandler et al. 2018) and a light decoder down to a quarter of the input.

One list of layers says what the net is: torch runs it in training, and the same list, with the batch norms folded, is what
export.py writes and the TypeScript of app/designer/reader runs.
"""
import json
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

KINDS = ["sky", "building", "wall", "tree", "shrub", "lawn", "soil", "gravel", "paving", "driveway", "street", "steps",
         "water", "vehicle", "person", "thing"]
MARKS = ["door", "garage-door", "window", "fence-panel"]
# expansion, channels out, blocks, stride of the first
STAGES = [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)]
DECODED = (96, 96, 64, 48)  # channels at 1/32, 1/16, 1/8, 1/4


class Layer(nn.Module):
    """Convolution, batch norm, activation. Strides of 2 pad right and below only, as the pretrained encoder does."""

    def __init__(self, i, o, kernel=1, stride=1, groups=1, act="relu6", norm=True, eps=1e-3):
        super().__init__()
        self.conv = nn.Conv2d(i, o, kernel, stride, 0, groups=groups, bias=not norm)
        self.norm = nn.BatchNorm2d(o, eps=eps, momentum=0.05) if norm else None
        half = kernel // 2
        self.pad = [half - (stride - 1), half - (stride - 1), half, half] if stride == 2 else [half] * 4  # top left bottom right
        self.stride, self.act = stride, act

    def forward(self, x):
        top, left, bottom, right = self.pad
        if self.stride == 1 and top == bottom == left == right:
            x = F.conv2d(x, self.conv.weight, self.conv.bias, 1, top, groups=self.conv.groups)
        else:
            x = F.conv2d(F.pad(x, (left, right, top, bottom)), self.conv.weight, self.conv.bias, self.stride, groups=self.conv.groups)
        if self.norm is not None:
            x = self.norm(x)
        return F.relu6(x) if self.act == "relu6" else F.relu(x) if self.act == "relu" else x


class Block(nn.Module):
    """Inverted residual."""

    def __init__(self, i, o, stride, expand):
        super().__init__()
        hidden = i * expand
        self.expand = Layer(i, hidden) if expand != 1 else None
        self.depthwise = Layer(hidden, hidden, 3, stride, hidden)
        self.project = Layer(hidden, o, act="none")
        self.adds = stride == 1 and i == o

    def forward(self, x):
        y = self.expand(x) if self.expand is not None else x
        y = self.project(self.depthwise(y))
        return x + y if self.adds else y


class Reader(nn.Module):
    """Input [n, 5, h, w] (RGB 0..1, row 0..1, column -0.5..0.5); out: logits of kinds and marks at 1/4, of the photo."""

    def __init__(self, photo_outputs=1, frozen=3):
        """The first `frozen` blocks keep what they learned before: edges and textures are the same everywhere."""
        super().__init__()
        self.frozen = frozen
        self.stem = Layer(5, 32, 3, 2)
        blocks, i = [], 32
        for expand, o, count, stride in STAGES:
            for k in range(count):
                blocks.append(Block(i, o, stride if k == 0 else 1, expand))
                i = o
        self.blocks = nn.ModuleList(blocks)
        c5, c4, c3, c2 = DECODED
        self.lateral = nn.ModuleList([Layer(320, c5), Layer(96, c4), Layer(32, c3), Layer(24, c2)])
        self.context = Layer(320, c5)
        self.across = nn.ModuleList([Layer(c5, c5, 5, 1, c5), Layer(c4, c4, 5, 1, c4), Layer(c3, c3, 5, 1, c3), Layer(c2, c2, 5, 1, c2)])
        self.mix = nn.ModuleList([Layer(c5, c4), Layer(c4, c3), Layer(c3, c2), Layer(c2, c2)])
        self.kinds = Layer(c2, len(KINDS), act="none", norm=False)
        self.marks = Layer(c2, len(MARKS), act="none", norm=False)
        self.photo = Layer(320, photo_outputs, act="none", norm=False)
        self.position = Layer(5, 8)
        self.placed = Layer(8, c5, act="none")
        self.drop = nn.Dropout2d(0.15)

    def train(self, mode=True):
        super().train(mode)
        if self.frozen:
            for part in [self.stem, *self.blocks[:self.frozen]]:
                part.eval()
        return self

    def forward(self, x):
        taps = {}
        where = self.position(x)
        with torch.set_grad_enabled(torch.is_grad_enabled() and self.frozen == 0):
            x = self.stem(x)
        for k, block in enumerate(self.blocks):
            with torch.set_grad_enabled(torch.is_grad_enabled() and k >= self.frozen):
                x = block(x)
            if k in (2, 5, 12):
                taps[k] = x
        mean = x.mean((2, 3), keepdim=True)
        photo = self.photo(mean)
        where = F.interpolate(where, size=x.shape[-2:], mode="bilinear", align_corners=False)
        deep = self.lateral[0](x) + self.context(mean) + self.placed(where)
        deep = self.mix[0](self.across[0](self.drop(deep)))
        for step, tap in ((1, 12), (2, 5), (3, 2)):
            side = self.lateral[step](taps[tap])
            deep = side + F.interpolate(deep, size=side.shape[-2:], mode="bilinear", align_corners=False)
            deep = self.mix[step](self.across[step](deep))
        return self.kinds(deep), self.marks(deep), photo[:, :, 0, 0]


def load_encoder(net, folder):
    """Starts the encoder from the MobileNetV2 that extract-encoder.mjs wrote into `folder` (its coordinates start at 0)."""
    names = json.load(open(folder + "/mobilenet.json"))
    flat = np.fromfile(folder + "/mobilenet.bin", np.float32)
    get = lambda n: torch.from_numpy(flat[names[n]["offset"]:][:int(np.prod(names[n]["shape"]))].reshape(names[n]["shape"]).copy())

    def put(layer, conv, norm):
        w = get(conv)
        w = w.permute(2, 3, 0, 1) if "depthwise" in conv else w.permute(3, 2, 0, 1)
        with torch.no_grad():
            layer.conv.weight[:, :w.shape[1]] = w
            layer.conv.weight[:, w.shape[1]:] = 0
            for own, key in (("weight", "gamma"), ("bias", "beta"), ("running_mean", "moving_mean"), ("running_var", "moving_variance")):
                getattr(layer.norm, own).copy_(get(f"{norm}/{key}"))
            layer.norm.running_var.clamp_(min=1e-4)

    put(net.stem, "Conv1/kernel", "bn_Conv1")
    for k, block in enumerate(net.blocks):
        own = "expanded_conv" if k == 0 else f"block_{k}"
        if block.expand is not None:
            put(block.expand, f"{own}_expand/kernel", f"{own}_expand_BN")
        put(block.depthwise, f"{own}_depthwise/depthwise_kernel", f"{own}_depthwise_BN")
        put(block.project, f"{own}_project/kernel", f"{own}_project_BN")
