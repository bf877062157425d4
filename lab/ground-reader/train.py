"""Trains the ground reader on labelled yards; what fold K holds is kept out and measured, K = -1 trains on all.

python3 train.py --yards DIR --encoder DIR --minutes 20 --fold 0 --out net-0.pt
"""
import argparse
import copy
import json
import time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from data import SUBJECTS, UNKNOWN, Augment, as_input, load_extra, load_yards
from measure import MAY, MUST, judge, probabilities, summarize
from net import MARKS, Reader, load_encoder

PHOTO_SIDE = 512  # long side at which photos are kept for cropping
READ_SIDE = 448  # long side at which the net reads
CROP = (224, 288)  # rows and columns of what it learns from
AVERAGED = 0.995  # share that the averaged weights keep with every step


def parse_options():
    ask = argparse.ArgumentParser()
    ask.add_argument("--yards", required=True, help="photos with labels/NAME.json")
    ask.add_argument("--corrected", help="labels that come before those of the yards")
    ask.add_argument("--boxes", help="boxes of doors, garage doors, windows and fence panels")
    ask.add_argument("--folds", default="folds.json", help="which fold a photo is in; photos of one place share one")
    ask.add_argument("--fold", type=int, default=0)
    ask.add_argument("--encoder", help="folder that extract-encoder.mjs wrote")
    ask.add_argument("--start", help="weights of this net to go on from")
    ask.add_argument("--extra", nargs="*", default=[], help="folders of further pictures with NAME.labels.png")
    ask.add_argument("--extra-share", type=float, default=0.35)
    ask.add_argument("--minutes", type=float, default=20)
    ask.add_argument("--rate", type=float, default=1.2e-3)
    ask.add_argument("--batch", type=int, default=6)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--threads", type=int, default=1)
    ask.add_argument("--out", required=True)
    return ask.parse_args()


class Batches:
    """Crops of labelled yards, and now and then of a further one."""

    def __init__(self, yards, extra, options):
        self.yards, self.extra, self.options = yards, extra, options
        self.rng = np.random.default_rng(options.seed)
        self.augment = Augment(CROP, options.seed)

    def draw_one(self):
        if self.extra and self.rng.random() < self.options.extra_share:
            return self.augment.one(self.extra[self.rng.integers(len(self.extra))])
        a, b = self.rng.integers(0, len(self.yards), 2)
        return self.augment.pair(self.yards[a][1:], self.yards[b][1:])

    def draw(self):
        made = [self.draw_one() for _ in range(self.options.batch)]
        nobody_looked = np.full(CROP, UNKNOWN, np.uint8)
        stack = lambda arrays: torch.from_numpy(np.stack([np.ascontiguousarray(a) for a in arrays]))
        x = stack([as_input(rgb, where) for rgb, _, _, where in made]).contiguous(memory_format=torch.channels_last)
        return x, stack([k for _, k, _, _ in made]), stack([nobody_looked if m is None else m for _, _, m, _ in made])


def loss_of(kinds, marks, labels, boxes):
    """Cross entropy of kinds, of the three groups that the measure knows (must, may, never), and of marks."""
    kinds = F.interpolate(kinds, scale_factor=2, mode="bilinear", align_corners=False)
    target = labels[:, ::2, ::2].long()
    loss = F.cross_entropy(kinds, target, ignore_index=UNKNOWN, label_smoothing=0.05)
    p = F.softmax(kinds, 1)
    must, may = p[:, MUST].sum(1), p[:, MAY].sum(1)
    groups = torch.stack([must, may, 1 - must - may], 1).clamp(1e-4, 1)
    group_of = torch.full((256,), 2)
    group_of[MUST], group_of[MAY], group_of[UNKNOWN] = 0, 1, UNKNOWN
    loss = loss + 0.7 * F.nll_loss(groups.log(), group_of[target], ignore_index=UNKNOWN)
    known = boxes[:, 0, 0] != UNKNOWN
    if known.any():
        own = torch.stack([(boxes[known] >> bit & 1).float() for bit in range(len(MARKS))], 1)
        weight = torch.tensor(3.0)  # marks are rare
        loss = loss + 0.5 * F.binary_cross_entropy_with_logits(marks[known], F.max_pool2d(own, 4), pos_weight=weight)
    return loss


def start_net(options):
    net = Reader(len(SUBJECTS))
    if options.encoder:
        load_encoder(net, options.encoder)
    if options.start:
        net.load_state_dict(torch.load(options.start))
    return net.to(memory_format=torch.channels_last)


def evaluate(net, held):
    return [(name, *judge(probabilities(net, photo, kinds.shape, READ_SIDE)[0], kinds)) for name, photo, kinds, _ in held]


def train(net, batches, held, options):
    """Trains until the minutes are over; returns the running average of the weights, which reads better than the last."""
    averaged = copy.deepcopy(net)
    is_encoder = lambda name: name.startswith(("stem", "blocks"))
    slow = [p for name, p in net.named_parameters() if is_encoder(name)]
    fast = [p for name, p in net.named_parameters() if not is_encoder(name)]
    paces = [0.3 if options.encoder else 1.0, 1.0]
    optimizer = torch.optim.AdamW([{"params": slow}, {"params": fast}], weight_decay=2e-2)
    began = told = time.time()
    step = 0
    while (share := (time.time() - began) / (options.minutes * 60)) < 1:
        rate = options.rate * min(1, step / 100 + 0.02) * (0.5 * (1 + np.cos(np.pi * share)) + 0.005)
        for group, pace in zip(optimizer.param_groups, paces):
            group["lr"] = rate * pace
        net.train()
        x, labels, boxes = batches.draw()
        with torch.autocast("cpu", torch.bfloat16):
            kinds, marks, _ = net(x)
        loss = loss_of(kinds.float(), marks.float(), labels, boxes)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimizer.step()
        step += 1
        average(averaged, net, min(AVERAGED, (1 + step) / (10 + step)))
        if time.time() - told > 180:
            told = time.time()
            print(step, "steps, loss", round(loss.item(), 3), summarize(evaluate(averaged, held)) if held else "", flush=True)
    print(step, "steps")
    return averaged


def average(averaged, net, keep):
    with torch.no_grad():
        for mean, now in zip(averaged.state_dict().values(), net.state_dict().values()):
            mean.copy_(mean * keep + now * (1 - keep) if mean.is_floating_point() else now)


def main():
    options = parse_options()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    folds = json.load(open(options.folds))
    every = load_yards(options.yards, PHOTO_SIDE, options.corrected, options.boxes)
    yards = [item for item in every if folds[item[0]] != options.fold]
    held = [item for item in every if folds[item[0]] == options.fold]
    extra = [item for folder in options.extra for item in load_extra(folder)]
    print(len(yards), "to train on,", len(extra), "further,", len(held), "held out", flush=True)
    net = train(start_net(options), Batches(yards, extra, options), held, options)
    torch.save(net.state_dict(), options.out)
    if held:
        rows = evaluate(net, held)
        print(summarize(rows))
        json.dump(rows, open(options.out + ".json", "w"), default=float)


if __name__ == "__main__":
    main()
