"""Trains a tagger of wishes on some of the tuned voices and keeps what it reads in unseen ones, for judge.py.

python3 train.py --readings readings.jsonl --wishes 500 --seed 1 --out run.pt
"""
import argparse
import copy
import json
import numpy as np
import torch
import torch.nn.functional as F
from net import ATTITUDES, Tagger, features_of, tokens_in, tokens_of

OUTSIDE = ATTITUDES.index("outside")
AVERAGED = 0.99  # share that the averaged weights keep with every step


def parse_options():
    ask = argparse.ArgumentParser()
    ask.add_argument("--readings", required=True)
    ask.add_argument("--wishes", type=int, default=10_000, help="how many of the tuned, voice by voice")
    ask.add_argument("--within", action="store_true", help="tests on a fifth of the tuned voices, not on held-out ones")
    ask.add_argument("--kinds", choices=["none", "phrases", "rules"], default="none", help="what it is told by the rules")
    ask.add_argument("--epochs", type=int, default=40)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--out", required=True)
    return ask.parse_args()


def load(options):
    """Whole voices in an order that the seed chooses, and the wishes to test on."""
    rows = load_readings(options.readings, options.kinds)
    tuned = [row for row in rows if row["half"] == "tuned"]
    voices = sorted({row["voice"] for row in tuned})
    if options.within:
        test = [row for row in tuned if row["voice"] in voices[::5]]
        voices = [voice for voice in voices if voice not in voices[::5]]
    else:
        test = [row for row in rows if row["half"] == "held-out"]
    np.random.default_rng(options.seed).shuffle(voices)
    train = [row for voice in voices for row in tuned if row["voice"] == voice][: options.wishes]
    return train, test


def load_readings(path, told="none"):
    return [prepare(json.loads(line), told) for line in open(path)]


def prepare(row, told):
    tokens = tokens_of(row["text"])
    inside = lambda span: tokens_in(tokens, span)
    row.update(tokens=tokens, attitude=[OUTSIDE] * len(tokens), tag=[0] * len(tokens))
    row["features"] = [features_of(word) for word, _, _ in tokens]
    row["kinds"], row["edges"] = [""] * len(tokens), [[0.0, 0.0]] * len(tokens)
    meant = {one["from"]: one for one in row["meant"]}
    for phrase in row["phrases"]:
        own = inside((phrase["from"], phrase["to"]))
        one = meant.get(phrase["from"], {})
        for i in own:
            row["kinds"][i] = phrase["kind"] + (f" {one.get('attitude')}" if told == "rules" else "")
            row["edges"][i] = [float(i == own[0]), float(i == own[-1])]
    things, places, owned = [], [], []
    for clause in row["clauses"]:
        for i in inside(clause["span"]):
            row["attitude"][i] = ATTITUDES.index(clause["attitude"])
        for thing in clause["things"]:
            things.append(ends(inside(thing["span"])))
            for place in thing["places"]:
                owned.append((ends(inside(place["span"])), len(things) - 1))
        places += [ends(inside(place["span"])) for place in clause["places"]]
    for spans, begins in ((things, 1), ([place for place, _ in owned] + places, 3)):
        for first, last in spans:
            row["tag"][first : last + 1] = [begins] + [begins + 1] * (last - first)
    row["things"], row["owned"] = things, sorted({place for place, _ in owned})
    row["owners"] = [[float((place, i) in owned) for i in range(len(things))] for place in row["owned"]]
    return row


def ends(inside):
    return inside[0], inside[-1]


def batch_of(rows, kinds, rng=None):
    longest = max(len(row["tokens"]) for row in rows)
    pad = lambda name, fill: torch.tensor([row[name] + [fill] * (longest - len(row["tokens"])) for row in rows])
    words, triples, offsets, shapes = [], [], [], []
    for row in rows:
        for at in range(longest):
            word, own, shape = row["features"][at] if at < len(row["tokens"]) else (0, [0], [0.0] * 4)
            hide = rng.random() if rng else 1
            offsets.append(len(triples))
            triples += [0] if hide < 0.06 else own
            words.append(0 if hide < 0.15 else word)
            shapes.append(shape)
    number = {kind: i + 1 for i, kind in enumerate(kinds)}
    return {
        "words": torch.tensor(words).view(len(rows), longest),
        "triples": (torch.tensor(triples), torch.tensor(offsets)),
        "shape": torch.tensor(shapes).view(len(rows), longest, 4),
        "kinds": torch.tensor([[number.get(kind, 0) for kind in (row["kinds"] + [""] * longest)[:longest]] for row in rows]),
        "edges": pad("edges", [0.0, 0.0]),
        "is token": torch.tensor([[float(at < len(row["tokens"])) for at in range(longest)] for row in rows]),
        "attitude": pad("attitude", -100),
        "tag": pad("tag", -100),
    }


def loss_of(net, rows, batch):
    states, attitude, tag = net(batch)
    loss = F.cross_entropy(attitude.flatten(0, 1), batch["attitude"].flatten(), label_smoothing=0.05)
    loss = loss + F.cross_entropy(tag.flatten(0, 1), batch["tag"].flatten())
    paired = [(i, row) for i, row in enumerate(rows) if row["owned"]]
    scores = [net.owners(states[i], row["owned"], row["things"]).flatten() for i, row in paired]
    if scores:
        truth = torch.tensor([one for _, row in paired for owners in row["owners"] for one in owners])
        loss = loss + F.binary_cross_entropy_with_logits(torch.cat(scores), truth)
    return loss


def train(net, rows, kinds, options):
    rng = np.random.default_rng(options.seed)
    averaged = copy.deepcopy(net)
    optimizer = torch.optim.AdamW(net.parameters(), weight_decay=1e-2)
    at_once = 16
    # Few wishes are seen more often, so that every net takes at least 400 steps.
    steps = max(400, options.epochs * len(rows) // at_once)
    batches = []
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = 2e-3 * min(1, (step + 1) / 50) * (0.5 * (1 + np.cos(np.pi * step / steps)) + 0.005)
        batches = batches or list(cut_batches(rows, at_once, rng))
        chosen = batches.pop()
        net.train()
        loss = loss_of(net, chosen, batch_of(chosen, kinds, rng))
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        keep = min(AVERAGED, (1 + step) / (10 + step))
        with torch.no_grad():
            for mean, now in zip(averaged.parameters(), net.parameters()):
                mean.lerp_(now, 1 - keep)
    print(steps, "steps, loss", round(loss.item(), 3), flush=True)
    return averaged


def cut_batches(rows, at_once, rng):
    """Wishes of similar length side by side."""
    order = sorted(rng.permutation(len(rows)), key=lambda i: len(rows[i]["tokens"]) + 8 * rng.random())
    for start in rng.permutation(range(0, len(rows), at_once)):
        yield [rows[i] for i in order[start : start + at_once]]


def read(net, row, kinds):
    """Probabilities of attitudes by token; things and places it finds; owners of marked and of found places."""
    with torch.no_grad():
        states, attitude, tag = net(batch_of([row], kinds))
        tags = tag[0].argmax(-1).tolist()
        things, places = spans_of(tags, 1), spans_of(tags, 3)
        owners = lambda ps, ts: net.owners(states[0], ps, ts).tolist() if ps and ts else []
        return {
            "attitude": attitude[0].softmax(-1).numpy(),
            "things": things,
            "places": places,
            "owners": owners(places, things),
            "owners of marked": owners(row["owned"], row["things"]),
        }


def spans_of(tags, begins):
    spans = []
    for at, tag in enumerate(tags):
        if tag == begins or (tag == begins + 1 and not (at and tags[at - 1] in (begins, begins + 1))):
            spans.append((at, at))
        elif tag == begins + 1:
            spans[-1] = (spans[-1][0], at)
    return spans


def main():
    options = parse_options()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    rows, test = load(options)
    kinds = [] if options.kinds == "none" else sorted({kind for row in rows for kind in row["kinds"]} - {""})
    net = Tagger(kinds)
    size = sum(weights.numel() for weights in net.parameters())
    print(len(rows), "wishes to train on,", len(test), "to test,", size, "weights", flush=True)
    net = train(net, rows, kinds, options).eval()
    torch.save({row["id"]: read(net, row, kinds) for row in test}, options.out)


if __name__ == "__main__":
    main()
