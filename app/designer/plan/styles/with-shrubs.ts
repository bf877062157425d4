import { type SpeciesName, speciesCatalog } from "../../plants/catalog.ts";
import type { WishItem } from "../../wish/typed/wish.ts";
import type { Palette, StyleSheet } from "./style-sheet.ts";

/** Those for any garden first. */
const shrubs: readonly SpeciesName[] = [
  "holly-bush",
  "ninebark",
  "spirea",
  "boxwood",
  "juniper",
  "laurel",
  "azalea",
  "rose",
  "hydrangea",
  "lilac",
  "rhododendron",
  "hibiscus",
];

export function isShrub(name: SpeciesName): boolean {
  return shrubs.includes(name);
}

/** Kinds in each layer of a palette, and meters that its shrubs are high. */
const layers = {
  tall: { kinds: 3, least: 0.7, most: 2 },
  low: { kinds: 3, least: 0.3, most: 0.7 },
  edge: { kinds: 2, least: 0.3, most: 0.57 },
} as const;
type Layer = keyof typeof layers;

/** Whether shrubs at large are asked for: by themselves, or among other plants of the beds. */
export function shrubsWanted(items: readonly WishItem[]): WishItem["shrubs"] {
  const beds = items.filter(({ thing }) => thing === "beds" || thing === "border");
  if (!beds.some(({ shrubs }) => shrubs)) return undefined;
  return beds.every(({ shrubs }) => shrubs === "only") ? "only" : "among";
}

/** Shrubs in the beds, the style's own first; palettes are filled up in turn, so that they stay different. */
export function withShrubs(
  sheet: StyleSheet,
  wanted: WishItem["shrubs"],
  isWanted: (name: SpeciesName) => boolean,
): StyleSheet {
  if (!wanted) return sheet;
  const ofStyle = new Set(sheet.palettes.flatMap(({ tall, low, edge }) => [...tall, ...low, ...edge]));
  const suitable = shrubs.filter(isWanted);
  const inOrder = [...suitable.filter((name) => ofStyle.has(name)), ...suitable.filter((name) => !ofStyle.has(name))];
  const fill = (palette: Palette, layer: Layer, turn: number) => {
    const { kinds, least, most } = layers[layer];
    const isOfLayer = (name: SpeciesName) =>
      speciesCatalog[name].height >= least && speciesCatalog[name].height <= most;
    const fitting = inOrder.filter(isOfLayer);
    const from = turn % Math.max(1, fitting.length);
    const turned = [...fitting.slice(from), ...fitting.slice(0, from)];
    const own = palette[layer].filter((name) => fitting.includes(name));
    const filled = [...new Set([...own, ...turned])].slice(0, kinds);
    return filled.length > 0 ? filled : palette[layer];
  };
  return {
    ...sheet,
    palettes: sheet.palettes.map((palette, turn) => ({
      ...palette,
      tall: fill(palette, "tall", turn),
      low: wanted === "only" ? fill(palette, "low", turn) : [...fill(palette, "low", turn), ...palette.low],
      edge: wanted === "only" ? fill(palette, "edge", turn) : palette.edge,
    })),
  };
}
