import type { SpeciesName } from "../../app/designer/plants/catalog.ts";
import type { Element } from "../../app/designer/wish/lexicon/garden-words.ts";

/** How much of the yard a wish is about. */
export const wishKinds = ["things", "things and planting", "whole yard"] as const;
export type WishKind = (typeof wishKinds)[number];

/** What a design can do to ground. */
export const groundChanges = ["lawn", "gravel", "paving", "bed", "hedge", "meadow", "water"] as const;
export type GroundChange = (typeof groundChanges)[number];

export interface Requested {
  thing: Element | SpeciesName;
  count?: number;
}

/** With what a person reads in it, so that misreadings count, too. */
export interface YardWish {
  words: string;
  kind: WishKind;
  requested: readonly Requested[];
  /** What it does to ground. Things bring the ground that they need: {@link comesWith}. */
  ground: readonly GroundChange[];
}

const things: WishKind = "things";
const planting: WishKind = "things and planting";
const whole: WishKind = "whole yard";

export const yardWishes: readonly YardWish[] = [
  ask("a fire pit", things, ["fire-pit"]),
  ask("low maintenance please", whole, []),
  ask("lavender and roses by the house", planting, ["lavender", "rose"], ["bed"]),
  ask("a fire pit in the middle and four chairs", things, ["fire-pit", ["seating", 4]]),
  ask("japanese garden", whole, []),
  ask("keep the lawn, add flower beds along the fence", planting, ["beds"], ["bed"]),
  ask("a bench and a small tree on the left", things, ["bench", "tree"]),
  ask("cottage garden with roses and an arch", whole, ["rose", "arch"]),
  ask(
    "gravel path to the front door with lavender along it",
    planting,
    ["path", "lavender"],
    ["paving", "gravel", "bed"],
  ),
  ask("12 x 14 ft deck by the house", things, ["patio"], ["paving"]),
  ask("7 birches", things, [["birch", 7]]),
  ask("modern garden, clean lines", whole, []),
  ask("patio with a dining table, hydrangeas around it", planting, ["patio", "dining", "hydrangea"], ["paving", "bed"]),
  ask("just a gravel path to the front door", things, ["path"], ["paving", "gravel"]),
  ask("xeriscape, no grass, boulders and agaves", whole, ["boulders", "agave"]),
  ask("a small pond on the right, nothing else", things, ["pond"], ["water"]),
  ask("gravel instead of grass, some ornamental grasses", planting, ["gravel"], ["gravel", "bed"]),
  ask("somewhere to eat outside for six with an umbrella", things, ["dining", "parasol"]),
  ask("a hedge along the street, 3 ft high", things, ["hedge"], ["hedge"]),
  ask("make it pretty, more flowers", whole, []),
  ask("new lawn and 3 apple trees", planting, ["lawn", ["apple-tree", 3]], ["lawn"]),
  ask("hammock", things, ["hammock"]),
  ask("two pots by the front door and a bench next to them", things, [["planters", 2], "bench"]),
  ask("hostas and ferns in the shade, a stone lantern", planting, ["hosta", "fern", "lantern"], ["bed"]),
  ask("redo the whole yard: patio, flowers, path, a fountain", whole, ["patio", "path", "fountain"]),
  ask("trampoline for the kids, leave everything else", things, ["trampoline"]),
  ask("4 raised beds for vegetables", things, [["raised-bed", 4]]),
  ask(
    "a round patio with a fire pit, boxwood balls behind",
    planting,
    ["patio", "fire-pit", "boxwood"],
    ["paving", "bed"],
  ),
  ask("a pergola over a patio with a sofa", things, ["pergola", "patio", "seating"], ["paving"]),
  ask("mediterranean courtyard feeling, no lawn", whole, []),
  ask("wildflower meadow at the back with a bench", planting, ["meadow", "bench"], ["meadow"]),
  ask("solar lights along the path", things, ["lights"]),
  ask("a dry creek bed with boulders and grasses", planting, ["dry-creek", "boulders"], ["gravel", "water", "bed"]),
  ask("privacy from the neighbors: a screen at the back", things, ["screen"]),
  ask("swimming pool with two loungers", things, ["pool", ["seating", 2]], ["water", "paving"]),
  ask("curb appeal", whole, []),
];

/** It does not have to be named. */
export const comesWith: Partial<Record<Requested["thing"], readonly GroundChange[]>> = {
  "fire-pit": ["paving", "gravel"],
  dining: ["paving", "gravel"],
  seating: ["paving", "gravel"],
  pergola: ["paving", "gravel"],
  parasol: ["paving", "gravel"],
  pool: ["paving", "water"],
  pond: ["water"],
  fountain: ["water"],
  bench: ["paving", "gravel"],
  tree: ["bed"],
  birch: ["bed"],
  "apple-tree": ["bed"],
  hedge: ["bed"],
};

function ask(
  words: string,
  kind: WishKind,
  requested: readonly (Requested["thing"] | readonly [Requested["thing"], number])[],
  ground: readonly GroundChange[] = [],
): YardWish {
  const listed = requested.map(
    (own): Requested => (typeof own === "string" ? { thing: own } : { thing: own[0], count: own[1] }),
  );
  return { words, kind, requested: listed, ground };
}
