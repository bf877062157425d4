import { type SpeciesName, speciesCatalogue } from "../../plants/catalogue.ts";
import type { PlantRole, Region } from "../../plants/parts/species.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import type { Palette, StyleSheet } from "./style-sheet.ts";

const names = Object.keys(speciesCatalogue) as SpeciesName[];

/** Whose native plants a wish for natives means: North America's, or Europe's where sizes are given in meters. */
export function nativesWanted({ moods, unit }: Pick<Wish, "moods" | "unit">): Region | undefined {
  if (!moods.has("native")) return undefined;
  return unit === "m" ? "europe" : "north-america";
}

export function isNativeTo(region: Region, name: SpeciesName): boolean {
  return speciesCatalogue[name].nativeTo?.includes(region) ?? false;
}

/** Kinds in each layer of a palette, at least: fewer would be one plant throughout. */
const kindsInLayer = { tall: 2, low: 3, edge: 2 };
/** What a layer is filled up from: few native plants of the catalogue are made for a bed's rim. */
const rolesOf: Record<keyof typeof kindsInLayer, readonly PlantRole[]> = {
  tall: ["tall"],
  low: ["low"],
  edge: ["edge", "low"],
};

/**
 * A style with plants of this region alone, its own first. Palettes are filled up from the catalogue in turn, so that they
 * stay unlike each other.
 */
export function withNatives(sheet: StyleSheet, region: Region, avoided: ReadonlySet<string>): StyleSheet {
  const isWanted = (name: SpeciesName) =>
    isNativeTo(region, name) && !avoided.has(name) && speciesCatalogue[name].invasiveInUs === undefined;
  const wanted = names.filter(isWanted);
  const ofRoles = (roles: readonly PlantRole[]) => wanted.filter((name) => roles.includes(speciesCatalogue[name].role));
  const fill = (palette: Palette, layer: keyof typeof kindsInLayer, turn: number) => {
    const more = ofRoles(rolesOf[layer]);
    const turned = more.map((_, i) => more[(i + turn) % more.length]!);
    const kinds = [...new Set([...palette[layer].filter(isWanted), ...turned])];
    // A layer for which the region has nothing keeps what the style has.
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
