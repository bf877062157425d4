import type { SpeciesName } from "../../plants/catalog.ts";
import type { PavingKind } from "../../wish/lexicon/garden-words.ts";
import type { StyleSheet } from "./style-sheet.ts";

/** If none are left, the plainest replaces them. */
export function withoutAvoided(sheet: StyleSheet, avoided: ReadonlySet<PavingKind | SpeciesName>): StyleSheet {
  if (avoided.size === 0) return sheet;
  const among = <T extends PavingKind | SpeciesName>(list: readonly T[], plainest: readonly T[]): readonly T[] => {
    const left = list.filter((name) => !avoided.has(name));
    return left.length > 0 ? left : plainest.filter((name) => !avoided.has(name)).slice(0, 1);
  };
  const plain: readonly SpeciesName[] = ["boxwood", "laurel", "spirea", "sage"];
  const trees: readonly SpeciesName[] = ["shade-tree", "birch"];
  const loose = <T extends string>(list: readonly T[], instead: T): readonly T[] => {
    if (!avoided.has("gravel")) return list;
    const left = list.filter((name) => !isGravel(name));
    return left.length > 0 ? left : [instead];
  };
  return {
    ...sheet,
    patio: pavingAmong(sheet.patio, avoided),
    path: pavingAmong(sheet.path, avoided),
    bed: loose(sheet.bed, "mulch-brown"),
    base: loose(sheet.base, "lawn"),
    groundCover: avoided.has("gravel") && isGravel(sheet.groundCover) ? "lawn" : sheet.groundCover,
    trees: among(sheet.trees, trees),
    palettes: sheet.palettes.map((palette) => ({
      ...palette,
      tall: among(palette.tall, plain),
      low: among(palette.low, plain),
      edge: among(palette.edge, plain),
    })),
  };
}

/** Pavings, plainest first: refusing both flagstone and slabs results in brick. */
const fromPlainest: readonly PavingKind[] = [
  "flagstone",
  "slabs",
  "brick",
  "concrete",
  "cobbles",
  "tiles",
  "deck",
  "gravel",
];

/** The style's own if the customer refuses all. */
function pavingAmong(
  list: readonly PavingKind[],
  avoided: ReadonlySet<PavingKind | SpeciesName>,
): readonly PavingKind[] {
  const left = list.filter((name) => !avoided.has(name));
  if (left.length > 0) return left;
  const plainest = fromPlainest.filter((name) => !avoided.has(name)).slice(0, 1);
  return plainest.length > 0 ? plainest : list;
}

function isGravel(material: string): boolean {
  return material.startsWith("gravel");
}
