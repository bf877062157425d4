"""The tagger: hashed words and letter triples, four dilated convolutions (15 tokens to each side), three heads."""
import re
import zlib
import torch
import torch.nn as nn
import torch.nn.functional as F

ATTITUDES = ["want", "keep", "refuse", "tell", "problem", "mood", "unclear", "outside"]
TAGS = ["none", "thing begins", "thing goes on", "place begins", "place goes on"]
WORDS, TRIPLES = 4096, 2048  # buckets; bucket 0 is for padding and for words that are hidden in training
FURTHEST = 4  # things between a place and a thing, counted up to here
TOKEN = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\d+(?:[.,]\d+)*|\n|[^\w\s]")


def tokens_of(text):
    """Tokens with offsets in UTF-16 units, as the marks count."""
    wide = [0]
    for letter in text:
        wide.append(wide[-1] + (2 if ord(letter) > 0xFFFF else 1))
    return [(hit.group(), wide[hit.start()], wide[hit.end()]) for hit in TOKEN.finditer(text)]


def meet(one, other):
    return one[0] < other[1] and one[1] > other[0]


def tokens_in(tokens, span):
    return [i for i, token in enumerate(tokens) if meet(token[1:], span)]


def bucket(text, size):
    return 1 + zlib.crc32(text.encode()) % (size - 1)


def features_of(word):
    plain = re.sub(r"\d", "0", word.lower().replace("’", "'"))
    framed = f"^{plain}$"
    triples = [bucket(framed[i : i + 3], TRIPLES) for i in range(len(framed) - 2)]
    shape = [word[0].isupper(), word.isupper() and len(word) > 1, word[0].isdigit(), not word[0].isalnum()]
    return bucket(plain, WORDS), triples, [float(is_so) for is_so in shape]


class Tagger(nn.Module):
    def __init__(self, kinds, size=64, width=128):
        super().__init__()
        self.words = nn.Embedding(WORDS, size, padding_idx=0)
        self.triples = nn.EmbeddingBag(TRIPLES, size, mode="mean", padding_idx=0)
        self.kinds = nn.Embedding(len(kinds) + 1, 32, padding_idx=0) if kinds else None
        inputs = 2 * size + 4 + (34 if kinds else 0)
        self.first = nn.Linear(inputs, width)
        self.rows = nn.ModuleList(nn.Conv1d(width, width, 3, padding=step, dilation=step) for step in (1, 2, 4, 8))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in self.rows)
        self.drop = nn.Dropout(0.3)
        self.attitude = nn.Linear(width, len(ATTITUDES))
        self.tag = nn.Linear(width, len(TAGS))
        self.of_place, self.of_thing = nn.Linear(2 * width, 64), nn.Linear(2 * width, 64)
        self.distance = nn.Embedding(2 * FURTHEST + 1, 64)
        self.owner = nn.Linear(64, 1)

    def forward(self, batch):
        parts = [self.words(batch["words"]), self.triples(*batch["triples"]).view(*batch["words"].shape, -1), batch["shape"]]
        if self.kinds:
            parts += [self.kinds(batch["kinds"]), batch["edges"]]
        is_token = batch["is token"][..., None]
        rows = self.first(self.drop(torch.cat(parts, -1))) * is_token
        for convolve, norm in zip(self.rows, self.norms):
            rows = (rows + self.drop(F.gelu(convolve(norm(rows).mul(is_token).transpose(1, 2)).transpose(1, 2)))) * is_token
        return rows, self.attitude(rows), self.tag(rows)

    def owners(self, rows, places, things):
        """How well each place (first and last token) fits each thing of the same wish: places x things."""
        ends = lambda spans: torch.stack([torch.cat([rows[a], rows[b]]) for a, b in spans])
        away = [[steps_between(place, thing, things) + FURTHEST for thing in things] for place in places]
        both = self.of_place(ends(places))[:, None] + self.of_thing(ends(things))[None] + self.distance(torch.tensor(away))
        return self.owner(F.relu(both))[..., 0]


def steps_between(place, thing, things):
    """0 for the nearest thing before the place, -1 for the one before that, 1 for the first one after it."""
    before = sum(start < place[0] for start, _ in things)
    steps = sum(start < thing[0] for start, _ in things) - before + 1
    return max(-FURTHEST, min(FURTHEST, steps))
