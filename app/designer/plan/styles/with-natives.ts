import { type SpeciesName, speciesCatalog, speciesNames } from "../../plants/catalog.ts";
import type { PlantRole, Region } from "../../plants/parts/species.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import type { Palette, StyleSheet } from "./style-sheet.ts";

/** North America, or Europe if sizes are in meters. */
export function nativesWanted({ moods, unit }: Pick<Wish, "moods" | "unit">): Region | undefined {
  if (!moods.includes("native")) return undefined;
  return unit === "m" ? "europe" : "north-america";
}

export function isNativeTo(region: Region, name: SpeciesName): boolean {
  return speciesCatalog[name].nativeTo?.includes(region) ?? false;
}

/** Minimum number of species in each layer of a palette; fewer look like one plant throughout. */
const kindsInLayer = { tall: 2, low: 3, edge: 2 };
/** Roles that fill up a layer: few native plants of the catalog suit a bed's rim. */
const rolesOf: Record<keyof typeof kindsInLayer, readonly PlantRole[]> = {
  tall: ["tall"],
  low: ["low"],
  edge: ["edge", "low"],
};

/** The region's plants only, the style's own first; palettes are filled up in turn, so that they stay different. */
export function withNatives(sheet: StyleSheet, region: Region, avoided: ReadonlySet<string>): StyleSheet {
  const isWanted = (name: SpeciesName) =>
    isNativeTo(region, name) && !avoided.has(name) && speciesCatalog[name].invasiveInUs === undefined;
  const wanted = speciesNames.filter(isWanted);
  const ofRoles = (roles: readonly PlantRole[]) => wanted.filter((name) => roles.includes(speciesCatalog[name].role));
  const fill = (palette: Palette, layer: keyof typeof kindsInLayer, turn: number) => {
    const more = ofRoles(rolesOf[layer]);
    const turned = more.map((_, i) => more[(i + turn) % more.length]!);
    const kinds = [...new Set([...palette[layer].filter(isWanted), ...turned])];
    // A layer without any native of the region keeps the style's own plants.
    return kinds.length > 0 ? kinds.slice(0, kindsInLayer[layer]) : palette[layer];
  };
  return {
    ...sheet,
    trees: [...new Set([...sheet.trees.filter(isWanted), ...ofRoles(["tree"])])],
    palettes: sheet.palettes.map((palette, turn) => ({
      ...palette,
      tall: fill(palette, "tall", turn),
      low: fill(palette, "low", turn),
      edge: fill(palette, "edge", turn),
    })),
  };
}
