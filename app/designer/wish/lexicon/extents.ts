import type { Element } from "./garden-words.ts";
import type { Extent, Row, Thing } from "./term.ts";

function extent(side: Extent["side"], share: number): Row[1] {
  return { kind: "word", extent: { side, share } };
}

/** Adjectives of size, and how much of the usual size they mean. */
export const extents: readonly Row[] = [
  [
    "big, large, good sized, big sized, large sized, generous, spacious, roomy, substantial, sizeable, sizable, ample, decent sized, bigish, biggish, largish",
    extent("all", 1.35),
  ],
  ["huge, giant, massive, enormous, gigantic, oversized, very large, very big, really big", extent("all", 1.7)],
  ["small, little, compact, modest, smallish, small sized", extent("all", 0.7)],
  ["tiny, mini, miniature, very small, really small, teeny, minuscule", extent("all", 0.5)],
  ["wide, broad", extent("across", 1.35)],
  ["narrow, slim, skinny, slender", extent("across", 0.7)],
  ["tall, high", extent("height", 1.35)],
  ["low, short, low growing, knee height", extent("height", 0.7)],
  ["deep", extent("depth", 1.35)],
  ["shallow", extent("depth", 0.7)],
  ["long", extent("length", 1.35)],
];

const freestanding = [
  ...(["shed", "greenhouse", "playhouse", "trampoline", "swing-set", "hot-tub", "outdoor-kitchen", "bar"] as const),
  ...(["log-store", "bin-store", "compost", "sandbox", "soccer-goal", "clothes-line", "parking", "trellis"] as const),
] as const;
const flat = ["patio", "play-lawn", "pond", "pool", "pergola", "raised-bed", ...freestanding] as const;
const upright = ["hedge", "fence", "screen", "retaining-wall", "tree"] as const;
const beds = ["beds", "border"] as const;

/** What the plan draws larger or smaller than usual, side by side. */
const sizeable: Readonly<Record<Extent["side"], ReadonlySet<Element>>> = {
  all: new Set([...flat, ...upright, ...beds, "path"]),
  across: new Set([...flat, ...beds, "path"]),
  height: new Set(upright),
  depth: new Set(["patio", ...beds]),
  length: new Set(flat),
};

/** Meters that plants in low beds reach. */
export const lowPlants = 0.6;

/** Nouns and adjectives before which an adjective of size says nothing of the thing: "deep red roses", "low voltage lights". */
export const sizesOther =
  /^(?:red|blue|purple|pink|green|maintenance|upkeep|care|effort|voltage|water|light|lasting|blooming|flowering|lived|format|traffic|quality|time|term|open|variety|selection)$/;

/** Whether the plan draws a thing larger or smaller as an adjective says. */
export function isSizedBy({ element }: Thing, { side, share }: Extent): boolean {
  if (element === "lawn") return side === "all" && share < 1;
  return element !== undefined && (sizeable[side].has(element) || isOfLowPlants(element, { side, share }));
}

export function isOfLowPlants(element: Element | undefined, { side, share }: Extent): boolean {
  return side === "height" && share < 1 && (element === "beds" || element === "border");
}
