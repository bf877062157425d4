"""Asks the rules and taggers the same questions and prints the means of runs with the least and the most.

python3 judge.py readings.jsonl run.pt ...
Clauses, things: wanted, kept, refused or told? Places: is a marked place of a wanted thing at that thing?
"""
import json
import sys
from collections import Counter, defaultdict
import numpy as np
import torch
from net import ATTITUDES, meet, tokens_in
from train import load_readings

MEANT = ["want", "keep", "refuse", "tell"]
# A problem is told; what is unclear, or a mood, is not judged.
SAME = {"problem": "tell", **{name: name for name in MEANT}}
SURE = 0.9


def judge_run(rows, readings):
    meant, places = defaultdict(Counter), defaultdict(Counter)
    for row in rows:
        reading = readings.get(row["id"])
        if not reading:
            continue
        for clause in row["clauses"]:
            if clause["attitude"] in SAME:
                for what, span in [("clauses", clause["span"])] + [("things", thing["span"]) for thing in clause["things"]]:
                    for reader, said in attitudes(row, reading, span).items():
                        meant[f"{what}: {reader}"][SAME[clause["attitude"]], said] += 1
        judge_owners(row, reading, places)
        judge_found(row, by_rule(row), "nearest thing before", places)
        judge_found(row, by_tagger(row, reading), "tagger", places)
    return meant, places


def attitudes(row, reading, span):
    """By a vote of the tokens."""
    tokens = tokens_in(row["tokens"], span)
    spans = [row["tokens"][i][1:] for i in tokens]
    own = [one for at in spans for one in row["meant"] if meet(at, (one["from"], one["to"]))]
    rules = Counter(one["attitude"] for one in own).most_common(1)[0][0] if own else "want"
    shares = dict.fromkeys(MEANT, 0.0)
    for name, share in zip(ATTITUDES, reading["attitude"][tokens].mean(0)):
        if name in SAME:
            shares[SAME[name]] += float(share)
    tagger = max(shares, key=shares.get)
    by_default = all(one["byDefault"] for one in own)
    return {
        "rules": rules,
        "tagger": tagger,
        "tagger for wants by default": tagger if by_default else rules,
        "tagger where it is sure": tagger if shares[tagger] >= SURE else rules,
    }


def judge_owners(row, reading, places):
    """Whose a place is that is marked, among the marked things."""
    spans = [thing["span"] for clause in row["clauses"] for thing in clause["things"]]
    for place in row["places"]:
        own = tokens_in(row["tokens"], place["span"])
        scores = reading["owners of marked"][row["owned"].index((own[0], own[-1]))]
        number = spans.index(place["thing"])
        nearest = max([i for i, (first, _) in enumerate(row["things"]) if first < own[0]], default=0)
        said = {"all": 1, "tagger": is_owner(scores, number), "nearest thing before": nearest == number}
        places["owner of marked places"].update(said)
        if place["typed"] and place["isRead"]:
            places["the same, read by the rules"].update(said, rules=place["outcome"] == "right")


def judge_found(row, found, finder, places):
    """Whether a place is found at its thing, under a name that the rules have for it."""
    used, counts = set(), places["places from the words"]
    for place in row["places"]:
        is_it = lambda at, names, of: meet(at, place["span"]) and meet(of, place["thing"]) and names & set(place["typed"])
        hits = {i for i, one in enumerate(found) if is_it(*one)}
        used |= hits
        is_right = place["outcome"] == "right"
        is_found = bool(hits) and place["isThing"]
        counts["all"] += finder == "tagger"
        counts["rules"] += is_right and finder == "tagger"
        counts[finder] += is_found
        counts[f"rules filled up by {finder}"] += is_right or (is_found and place["outcome"] != "wrong")
    wanted = [thing["span"] for clause in row["clauses"] if clause["attitude"] == "want" for thing in clause["things"]]
    extra = [of for i, (_, _, of) in enumerate(found) if i not in used and any(meet(of, span) for span in wanted)]
    counts[f"(at wanted things by mistake: {finder})"] += len(extra)


def by_rule(row):
    """Every place that the rules have a name for belongs to the nearest thing before it in its sentence, else after it."""
    found, ends, phrases = [], 0, row["phrases"]
    stops = [phrase["from"] for phrase in phrases if phrase["kind"] == "stop"]
    things = [(one["from"], one["to"]) for one in phrases if one["kind"] in ("thing", "undrawable")]
    is_near = lambda one, other: not any(min(one, other) < stop < max(one, other) for stop in stops)
    for place in row["readable"]:
        if place["from"] < ends:
            continue
        ends = place["end"]
        near = [one for one in things if is_near(one[0], place["from"])]
        before, after = [one for one in near if one[0] < place["from"]], [one for one in near if one[0] >= ends]
        found += [((place["from"], ends), set(place["names"]), one) for one in before[-1:] or after[:1]]
    return found


def by_tagger(row, reading):
    found, tokens = [], row["tokens"]
    for (first, last), scores in zip(reading["places"], reading["owners"]):
        at = (tokens[first][1], tokens[last][2])
        names = {name for one in row["readable"] if meet(at, (one["from"], one["to"])) for name in one["names"]}
        owners = [span for i, span in enumerate(reading["things"]) if names and is_owner(scores, i)]
        found += [(at, names, (tokens[a][1], tokens[b][2])) for a, b in owners]
    return found


def is_owner(scores, number):
    return scores[number] > 0 or scores[number] == max(scores)


def shares_of(said):
    meant = {name: sum(n for (m, _), n in said.items() if m == name) for name in MEANT}
    read = {name: sum(n for (_, s), n in said.items() if s == name) for name in MEANT}
    right = [said[name, name] / meant[name] for name in MEANT]
    f1 = [2 * said[name, name] / (meant[name] + read[name]) for name in MEANT]
    return [sum(said[name, name] for name in MEANT) / sum(meant.values()), np.mean(f1), *right]


def main():
    rows = load_readings(sys.argv[1])
    runs = [judge_run(rows, torch.load(path)) for path in sys.argv[2:]]
    print(" " * 48, *(name.rjust(16) for name in ["all", "mean F1", *MEANT]))
    for reader, counts in sorted(runs[0][0].items()):
        print(reader.ljust(48), *map(spread, zip(*(shares_of(meant[reader]) for meant, _ in runs))))
        if reader.endswith(": rules"):
            print("   meant and read:", ", ".join(f"{m} {s} {n}" for (m, s), n in sorted(counts.items())))
    for what, counts in runs[0][1].items():
        for reader in (name for name in counts if name != "all"):
            shares = [places[what][reader] / places[what]["all"] for _, places in runs]
            print(f"{what}: {reader}".ljust(80), spread(shares))


def spread(shares):
    shares = 100 * np.array(shares)
    return f"{shares.mean():.1f} ({shares.min():.1f}-{shares.max():.1f})".rjust(16)


if __name__ == "__main__":
    main()
