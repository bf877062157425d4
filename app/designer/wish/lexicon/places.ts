import type { Element, Place, Spot } from "./garden-words.ts";
import { cue, type Row } from "./term.ts";

/** Spots of a yard; most need a preposition before them to be meant as one. */
export const spots: readonly Row[] = [
  [
    "all round, all around, all the way round, all the way around, right round, on all sides",
    { kind: "spot", place: "along-fence", sure: true },
  ],
  ["centred, centered, central, centrally", { kind: "spot", place: "middle", sure: true }],
  [
    "fence line, fenceline, back fence, side fence, left fence, right fence, rear fence, boundary, property line, fences, south fence, north fence, east fence, west fence, boundaries, property boundary, lot line, property lines, fence lines, back boundary, side boundary, side boundaries, neighbour boundary, privacy fence line, boundary side, right boundary, left boundary, rear boundary, boundary fence, boundary wall side, plot boundary, frontier, limit of the garden, neighbour fence side, perimeter fence, right border, left border",
    { kind: "spot", place: "along-fence" },
  ],
  [
    "perimeter, edges, all sides, back wall, side wall, edge, edge of the yard, edge of the garden, side, outer edge, neighbour side",
    { kind: "spot", place: "along-fence" },
  ],
  [
    "fence side, garden wall, edge of the property, edge of the lot, neighbours fence, neighbour fence",
    { kind: "spot", place: "along-fence" },
  ],
  [
    "corner of the house, left corner of the house, right corner of the house, corner of house, house, home, building, foundation, house wall, side of the house, wall of the house, back of the house, front of the house, house foundation, rear of the house, rear of house, back of house, front of house, facade of the house, kitchen, conservatory, living room, side of house, house side, kitchen door, sunroom door, family room, gable, gable wall, dining room, cabin, cottage, bungalow, kitchen wall, corner of the house, corners of the house, house corner, house corners, lanai, alfresco, french window, french windows, lounge room, lounge window wall, garage wall side, bedroom, bedroom wall, sunroom wall, glass room, sun room wall, house front, house back, conservatory wall, cellar door",
    { kind: "spot", place: "near-house" },
  ],
  [
    "back door, sliding door, side door, slider, back porch, back step, back stoop, patio slider, rear door, backdoor, kitchen step",
    { kind: "spot", place: "near-house", spot: "back-door" },
  ],
  [
    "front door, frontdoor, porch, front porch, porch side, front step, entrance, entry, front entrance, front entry, entryway, main door, entrance door, house door, door, stoop, stoep, front stoop, main entrance, house entrance, porch step, doorway, doorstep",
    { kind: "spot", place: "near-house", spot: "front-door" },
  ],
  [
    "window, front window, kitchen window, bedroom window, living room window, bay window, picture window, front windows, house windows, bathroom window, dining room window",
    { kind: "spot", place: "near-house", spot: "in-front-of-window" },
  ],
  [
    "garage, garage wall, garage door, side of the garage, garage side, carport wall, back of the garage, garage doors, wall of the garage",
    { kind: "spot", place: "near-house", spot: "by-garage" },
  ],
  [
    "left side, left hand side, left, lefthand side, left half, left part, left of the yard, left side of the yard, left side of the garden, left side of the house",
    { kind: "spot", place: "left" },
  ],
  [
    "right side, right hand side, right, righthand side, right half, right part, right of the yard, right side of the yard, right side of the garden, right side of the house",
    { kind: "spot", place: "right" },
  ],
  [
    "middle, centre, the middle, dead centre, middle of the grass, middle part, middle of the yard, centre of the yard, middle of the lawn, centre of the lawn, middle of the garden",
    { kind: "spot", place: "middle" },
  ],
  [
    "back, rear, very back, back part, back half, back area, rear part, back of yard, bottom of garden, end of garden, far back, rear side, bottom, behind the house, far end, back end, back of the yard, back of the garden, rear of the yard, back edge, end of the garden",
    { kind: "spot", place: "back" },
  ],
  [
    "back of the property, bottom of the garden, end of the yard, far side, back side, backside, rear of the garden, back of the lot, background, rear of yard, the far end, farthest end",
    { kind: "spot", place: "back" },
  ],
  [
    "out back, out the back, in back, round the back, around the back, out the rear",
    { kind: "spot", place: "back", sure: true },
  ],
  ["in back corner, in the back corner", { kind: "spot", place: "corner", sure: true }],
  ["in back left corner, in back left, in rear left corner", { kind: "spot", place: "back-left", sure: true }],
  ["in back right corner, in back right, in rear right corner", { kind: "spot", place: "back-right", sure: true }],
  ["in front left corner, in front left", { kind: "spot", place: "front-left", sure: true }],
  ["in front right corner, in front right", { kind: "spot", place: "front-right", sure: true }],
  ["in front, out front, up front", { kind: "spot", place: "front", sure: true }],
  [
    "front, front lawn edge, front boundary, front part, very front, front edge, front of the yard, foreground, front side, front of the garden, out front",
    { kind: "spot", place: "front" },
  ],
  [
    "corner, back corner, far corner, rear corner, corner of the yard, corner of the garden, one corner, corners, sunny corner, shady corner, quiet corner, back corners, each corner, other corner, sunniest corner, shadiest corner, a corner",
    { kind: "spot", place: "corner" },
  ],
  [
    "left corner, left hand corner, left back, left hand back corner, corner at the back left, corner on the left, back left hand corner, corner back left, back left corner, back left, rear left, left back corner, left rear corner, far left corner",
    { kind: "spot", place: "back-left", sure: true },
  ],
  ["rear left corner, top left corner, left back, left side corner", { kind: "spot", place: "back-left", sure: true }],
  [
    "right corner, right hand corner, right hand back corner, corner at the back right, corner on the right, back right hand corner, corner back right, back right corner, back right, rear right, right back corner, right rear corner, far right corner",
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
  [
    "halfway down the garden, halfway down the yard, halfway up the garden, half way down the garden, half way down the yard, midway down the garden, midway down the yard, halfway along the garden",
    { kind: "spot", place: "middle", sure: true },
  ],
  ["poolside", { kind: "spot", spot: "by-pool", sure: true }],
  ["trunk, tree trunk, tree roots, base of the tree, foot of the tree", { kind: "spot", place: "around-tree" }],
  [
    "sidewalk, street, road, curb, kerb, pavement edge, lane, alley, street side, road side, roadside, towards the road, pavement side, footpath side",
    { kind: "spot", spot: "by-street" },
  ],
  ["ground, yard, garden, backyard, slope, bank, hill, hillside", { kind: "noun" }],
];

/** Words before a spot. "Way" words lead somewhere and say nothing of where a thing stands. */
export const prepositions: readonly Row[] = [
  [
    "along, alongside, all along, near, near to, nearby, by, beside, besides, next to, right next to, close to, right by, adjacent to, off, off of, out by, over by, down by, up by, to the left of, to the right of, left of, right of, left and right of, on the left of, on the right of, around the outside of, attached to, adjoining, right outside, just outside, coming off, leading off, opposite, in line with, direct at, directly at, close by, nearby to, up near, tight to, at the foot of, by side of, beside of, at the bottom of, on top of, infront of, at front of, at the front of, outside of, on both side",
    cue("place"),
  ],
  [
    "around, round, surrounding, encircling, under, underneath, beneath, below, against, up against, at, in, inside, on, onto",
    cue("place"),
  ],
  [
    "leave a gap for, leave an opening for, leave gap for, with a gap for, with an opening for, leaving a gap for, cover, covering, hide, hiding, disguise, cover up, soften, behind, in front of, over, above, outside, flanking, lining, bordering, left and right, right and left, on boths side, boths side, on each side, each side, both side, on both side of, on either side of, either side, each side of, on each side, both side of, either side of, at the side of, on each side of",
    cue("place"),
  ],
  [
    "skirting, straddling, the length of, the full length of, the whole length of, running the length of, running the full length of, running the whole length of, all down, at the end of, at the far end of, at the bottom end of, at the edge of, on the edge of, at the base of, within, on to, framing, hugging, overlooking, facing, between, among, amongst, leading along, down, up, across, running along, running down, against, throughout, running across, before",
    cue("place"),
  ],
  [
    "to, until, till, toward, towards, from, leading to, leading up to, lead to, going to, up to, connecting, running to, past, out to, into, away from, through to",
    cue("way"),
  ],
];

/** Where something is that is beside these things. */
export const besideThings: Partial<Record<Element, { place?: Place; spot?: Spot }>> = {
  patio: { place: "around-patio" },
  "fire-pit": { place: "around-patio", spot: "around-fire-pit" },
  seating: { place: "around-patio" },
  dining: { place: "around-patio" },
  pergola: { place: "around-patio", spot: "under-pergola" },
  path: { place: "along-path" },
  steps: { spot: "by-steps" },
  tree: { place: "around-tree" },
  fence: { place: "along-fence" },
  screen: { place: "along-fence" },
  hedge: { place: "along-fence" },
  "retaining-wall": { place: "along-fence" },
  pond: { spot: "around-pond" },
  driveway: { spot: "along-drive" },
  parking: { spot: "along-drive" },
  gate: { spot: "by-gate" },
  "raised-bed": { spot: "around-bed" },
  mailbox: { spot: "by-street" },
  shed: { spot: "by-shed" },
  pool: { spot: "by-pool" },
};
