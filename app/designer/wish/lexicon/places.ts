import { cue, type Row } from "./term.ts";

/** Spots of a yard; most need a preposition before them to be meant as one. */
export const spots: readonly Row[] = [
  [
    "fence line, fenceline, back fence, side fence, left fence, right fence, rear fence, boundary, property line",
    { kind: "spot", place: "along-fence" },
  ],
  [
    "perimeter, wall, back wall, side wall, edge, edge of the yard, edge of the garden, side, outer edge, neighbour side",
    { kind: "spot", place: "along-fence" },
  ],
  [
    "fence side, garden wall, edge of the property, edge of the lot, neighbours fence, neighbour fence",
    { kind: "spot", place: "along-fence" },
  ],
  [
    "house, home, back door, porch, front porch, back porch, garage, kitchen, kitchen door, building, foundation",
    { kind: "spot", place: "near-house" },
  ],
  [
    "garage wall, house wall, window, kitchen window, side of the house, wall of the house, back of the house",
    { kind: "spot", place: "near-house" },
  ],
  [
    "front of the house, front door, sliding door, side of the garage, garage door, front window, bedroom window, living room",
    { kind: "spot", place: "near-house" },
  ],
  [
    "front step, back step, entrance, entry, front entrance, house foundation, conservatory",
    { kind: "spot", place: "near-house" },
  ],
  ["left side, left hand side, left", { kind: "spot", place: "left" }],
  ["right side, right hand side, right", { kind: "spot", place: "right" }],
  [
    "middle, centre, middle of the yard, centre of the yard, middle of the lawn, centre of the lawn, middle of the garden",
    { kind: "spot", place: "middle" },
  ],
  [
    "back, rear, far end, back end, back of the yard, back of the garden, rear of the yard, back edge, end of the garden",
    { kind: "spot", place: "back" },
  ],
  [
    "back of the property, bottom of the garden, end of the yard, far side, back side, rear of the garden, back of the lot, background",
    { kind: "spot", place: "back" },
  ],
  ["in front, out front", { kind: "spot", place: "front", sure: true }],
  [
    "front, front edge, front of the yard, foreground, front side, front of the garden",
    { kind: "spot", place: "front" },
  ],
  [
    "corner, back corner, far corner, rear corner, corner of the yard, corner of the garden, one corner, corners",
    { kind: "spot", place: "corner" },
  ],
  [
    "left corner, left hand corner, back left corner, back left, rear left, left back corner, left rear corner, far left corner",
    { kind: "spot", place: "back-left", sure: true },
  ],
  ["rear left corner, top left corner, left back, left side corner", { kind: "spot", place: "back-left", sure: true }],
  [
    "right corner, right hand corner, back right corner, back right, rear right, right back corner, right rear corner, far right corner",
    { kind: "spot", place: "back-right", sure: true },
  ],
  [
    "rear right corner, top right corner, right back, right side corner",
    { kind: "spot", place: "back-right", sure: true },
  ],
  [
    "front left corner, front left, left front corner, bottom left corner, left front",
    { kind: "spot", place: "front-left", sure: true },
  ],
  [
    "front right corner, front right, right front corner, bottom right corner, right front",
    { kind: "spot", place: "front-right", sure: true },
  ],
  ["sidewalk, street, road, curb, kerb, ground, yard, garden, backyard", { kind: "noun" }],
];

/** Words before a spot. "Way" words lead somewhere and say nothing of where a thing stands. */
export const prepositions: readonly Row[] = [
  [
    "along, alongside, all along, near, near to, nearby, by, beside, besides, next to, right next to, close to, right by, adjacent to, off, off of",
    cue("place"),
  ],
  [
    "around, all around, round, surrounding, encircling, under, underneath, beneath, below, against, up against, at, in, inside, on, onto",
    cue("place"),
  ],
  [
    "behind, in front of, over, above, outside, flanking, lining, bordering, on both side of, on either side of, both side of, either side of, at the side of, on each side of",
    cue("place"),
  ],
  [
    "at the edge of, on the edge of, at the base of, within, framing, hugging, overlooking, facing, between, among, amongst, leading along",
    cue("place"),
  ],
  [
    "to, toward, towards, from, leading to, leading up to, lead to, going to, up to, connecting, running to, past, out to, into, away from, through to",
    cue("way"),
  ],
];
