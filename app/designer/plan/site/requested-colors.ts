import type { Color, Element } from "../../wish/lexicon/garden-words.ts";
import type { WishItem } from "../../wish/typed/wish.ts";
import type { ObjectPlacement } from "../parts/plan.ts";
import { isObjectFor } from "./objects-for-element.ts";

/** sRGB of paint, cloth, clay or stone in a named color, as bright as outdoors. */
const hexOf: Record<Color, string> = {
  grey: "#8a8b89",
  charcoal: "#46484a",
  black: "#26272a",
  white: "#e4e1d8",
  cream: "#ddd4bc",
  tan: "#b89d74",
  brown: "#6b4a32",
  red: "#9c3a30",
  terracotta: "#b0694c",
  pink: "#c98b93",
  purple: "#6f5680",
  blue: "#48698c",
  yellow: "#d1ac49",
  orange: "#bf6f38",
  green: "#4d6b50",
  light: "#c9bda6",
  dark: "#3d3a36",
};

/** Things whose color is not paint: water, flames. */
const uncolored: ReadonlySet<WishItem["thing"]> = new Set<Element>([
  "pond",
  "pool",
  "water",
  "lights",
  "string-lights",
]);

/** Things that styles paint, and that stay bare if wood is requested; the color of cedar after a summer. */
const paintedByStyle: ReadonlySet<WishItem["thing"]> = new Set<Element>(["pergola", "arch"]);
const bareWood = "#8f6a48";

export function inRequestedColors(objects: readonly ObjectPlacement[], items: readonly WishItem[]): ObjectPlacement[] {
  const colored = items.filter(({ thing, colors, material }) => {
    const isBare = material === "wood" && paintedByStyle.has(thing);
    return (colors?.length || isBare) && !uncolored.has(thing);
  });
  return objects.map((placement) => {
    const of = colored.find(({ thing }) => isObjectFor(thing, placement.object));
    if (!of) return placement;
    const [color] = of.colors ?? [];
    return { ...placement, color: color ? hexOf[color] : bareWood };
  });
}
