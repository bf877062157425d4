import type { Element } from "../typed/garden-words.ts";
import type { WishSize } from "../typed/wish.ts";
import type { NamedItem } from "./named-item.ts";

/** Things whose longer side runs along something: their length is their width in the plan. */
const lines: readonly (Element | undefined)[] = [
  "path",
  "hedge",
  "fence",
  "screen",
  "retaining-wall",
  "bench",
  "border",
  "dry-creek",
  "hammock",
  "string-lights",
  "gate",
  "clothes-line",
];
/** Things of which one says how high they are: "a 6-foot fence". */
const uprights: readonly (Element | undefined)[] = [
  "hedge",
  "fence",
  "screen",
  "retaining-wall",
  "tree",
  "arch",
  undefined,
];

/** The size of an item as the plan takes it; undefined when nothing was said about it. */
export function sizeOf({ term, measure }: NamedItem): WishSize | undefined {
  const { width, depth, height, bare, length } = measure;
  const size: WishSize = {};
  if (width !== undefined) size.width = width;
  if (depth !== undefined) size.depth = depth;
  if (height !== undefined) size.height = height;
  if (length !== undefined) {
    if (lines.includes(term.element) || width !== undefined) size[width === undefined ? "width" : "depth"] ??= length;
    else size.depth ??= length;
  }
  if (bare !== undefined) {
    // Plants and fences are given by their height, unless that would be a tower: then it is how long they run.
    const upright = uprights.includes(term.element) && (bare <= 3 || term.element === "tree");
    size[upright ? "height" : "width"] ??= bare;
  }
  return Object.keys(size).length > 0 ? size : undefined;
}
