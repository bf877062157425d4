"""Right, fair, sure: the measure of a reading, on probabilities at any size."""
import numpy as np
import torch
import torch.nn.functional as F
from data import UNKNOWN, whole_input
from net import KINDS

MUST = [KINDS.index(k) for k in ("lawn", "soil", "gravel")]
MAY = [KINDS.index(k) for k in ("shrub", "paving", "thing")]


def probabilities(net, photo, size, long_side=448):
    net.eval()
    with torch.no_grad():
        x = whole_input(photo, long_side).contiguous(memory_format=torch.channels_last)
        kinds, marks, image = net(x)
        up = lambda t: F.interpolate(t, size=size, mode="bilinear", align_corners=False)
        p = F.softmax(up(kinds), 1)[0].numpy()
    return p, torch.sigmoid(marks)[0].numpy(), F.softmax(image, 1)[0].numpy()


def judge(p, kinds, threshold=0.5):
    """found, spilled, share of must, entropy over and around the ground seen."""
    ground = p[MUST].sum(0)
    seen = ground > threshold
    must = np.isin(kinds, MUST)
    never = (kinds != UNKNOWN) & ~np.isin(kinds, MUST + MAY)
    entropy = -(p * np.log(p + 1e-9)).sum(0)
    doubt = float((entropy * ground).sum() / max(1e-6, ground.sum()))
    return (seen & must).sum() / max(1, must.sum()), (seen & never).sum() / max(1, must.sum()), must.mean(), doubt


def summarize(rows):
    """rows: [(name, found, spilled, share, doubt)]"""
    big = [r for r in rows if r[3] > 0.03]
    right = np.array([r[1] >= .85 and r[2] <= .05 for r in big])
    fair = np.array([r[1] >= .7 and r[2] <= .12 for r in big])
    order = np.argsort([r[4] for r in big])
    half = right[order[: len(order) // 2]].mean()
    sure70 = right[order[: int(len(order) * .7)]].mean()
    return (f"{len(big)} yards: right {100 * right.mean():.0f} fair {100 * fair.mean():.0f} found {np.median([r[1] for r in big]):.2f} "
            f"spill {np.mean([r[2] for r in big]):.3f} surest half right {100 * half:.0f} surest 70 % right {100 * sure70:.0f}")
