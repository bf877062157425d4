import { linearFromHex } from "../numeric/color.ts";
import type { GroundMaterial } from "../stage/geometry.ts";
import { createLawn } from "./grown/lawn.ts";
import { createMeadow } from "./grown/meadow.ts";
import { createThyme } from "./grown/thyme.ts";
import { createDecomposedGranite } from "./loose/decomposed-granite.ts";
import { createGravel } from "./loose/gravel.ts";
import { createMulch } from "./loose/mulch.ts";
import { createPineStraw } from "./loose/pine-straw.ts";
import { createRakedGravel } from "./loose/raked-gravel.ts";
import { createRiverStones } from "./loose/river-stones.ts";
import { createSoil } from "./loose/soil.ts";
import { layLoosePieces } from "./making/loose-pieces.ts";
import { createRelief, type MaterialLight, type Relief } from "./making/relief.ts";
import { type StonePalette, stonePalettes } from "./making/stone-palettes.ts";
import { createAshlar } from "./paved/ashlar.ts";
import { createConcrete } from "./paved/concrete.ts";
import { createDeck } from "./paved/deck.ts";
import { createFlagstone } from "./paved/flagstone.ts";
import { createHerringbone } from "./paved/herringbone.ts";
import { createRectangles } from "./paved/rectangles.ts";
import { createStone } from "./paved/stone.ts";

const stoneColors = ["grey", "tan", "sand", "blue", "charcoal", "terracotta", "light", "brick"] as const;
const woodColors = ["cedar", "grey", "dark"] as const;
const slateColors = ["grey", "charcoal", "blue"] as const;
const concreteColors = ["light", "grey", "charcoal", "tan"] as const;
const gravelKinds = ["pea", "white", "slate", "granite", "raked", "river", "creek"] as const;
const mulchColors = ["brown", "black", "red", "pine-straw"] as const;
const stoneFamilies = [
  "flagstone",
  "ashlar",
  "pavers",
  "slabs",
  "tiles",
  "brick",
  "cobbles",
  "herringbone",
  "soldier",
  "stone",
] as const;
const plainMaterials = ["moss", "thyme", "meadow", "soil"] as const;

export type StoneColor = (typeof stoneColors)[number];
export type WoodColor = (typeof woodColors)[number];

/** Every ground material except the lawn, whose greens come from the photo. */
export type MaterialName =
  | `${(typeof stoneFamilies)[number]}-${StoneColor}`
  | `slate-${(typeof slateColors)[number]}`
  | `concrete-${(typeof concreteColors)[number]}`
  | `deck-${WoodColor}`
  | `gravel-${(typeof gravelKinds)[number]}`
  | `mulch-${(typeof mulchColors)[number]}`
  | (typeof plainMaterials)[number];

export const materialNames: readonly MaterialName[] = [
  ...stoneFamilies.flatMap((family) => stoneColors.map((color) => `${family}-${color}` as const)),
  ...slateColors.map((color) => `slate-${color}` as const),
  ...concreteColors.map((color) => `concrete-${color}` as const),
  ...woodColors.map((color) => `deck-${color}` as const),
  ...gravelKinds.map((kind) => `gravel-${kind}` as const),
  ...mulchColors.map((color) => `mulch-${color}` as const),
  ...plainMaterials,
];

const woodHex: Record<WoodColor, string> = { cedar: "#8f6a48", grey: "#8c8780", dark: "#57402f" };

/** Meters from edge to edge of one stone, for materials of one size. */
const gravelSize: Partial<Record<StonePalette, number>> = { pea: 0.013, white: 0.014, slate: 0.02 };

/** Brightness is relative to river stones, which are wet. */
const roundest = 1.7;
const washed = 1.25;

/** Stones larger than the grade, which every load of gravel has. */
const largerStones = { pitch: 0.1, taken: 0.4, half: { least: 0.01, most: 0.026 }, slim: 0.75, brightness: 0.9 };

/** The returned function is not safe to share between threads. */
export function createMaterial(name: MaterialName, light: MaterialLight): GroundMaterial {
  if (name === "moss") return createLawn(linearFromHex("#344223"), linearFromHex("#5d7038"));
  if (name === "thyme") return createThyme();
  if (name === "meadow") return createMeadow();
  if (name === "soil") return createSoil(createRelief(light));
  if (name === "gravel-granite") return createDecomposedGranite(createRelief(light));
  if (name === "gravel-raked") return createRakedGravel(createRelief(light));
  if (name === "mulch-pine-straw") return createPineStraw();
  if (name === "gravel-river") return createRiverStones("river", 0.055, createRelief(light));
  if (name === "gravel-creek") return createRiverStones("creek", 0.17, createRelief(light));
  const [family, color] = name.split("-") as [MadeFamily, string];
  return makers[family](color as StonePalette, createRelief(light));
}

type MadeFamily = keyof typeof makers;

const makers = {
  flagstone: (palette: StonePalette, relief: Relief) => createFlagstone(palette, relief),
  ashlar: (palette: StonePalette, relief: Relief) => createAshlar(palette, relief),
  slate: (palette: StonePalette, relief: Relief) => createRectangles("slate", palette, relief),
  pavers: (palette: StonePalette, relief: Relief) => createRectangles("paver", palette, relief),
  slabs: (palette: StonePalette, relief: Relief) => createRectangles("slab", palette, relief),
  tiles: (palette: StonePalette, relief: Relief) => createRectangles("tile", palette, relief),
  brick: (palette: StonePalette, relief: Relief) => createRectangles("brick", palette, relief),
  cobbles: (palette: StonePalette, relief: Relief) => createRectangles("cobble", palette, relief),
  soldier: (palette: StonePalette, relief: Relief) => createRectangles("soldier", palette, relief),
  herringbone: (palette: StonePalette, relief: Relief) => createHerringbone(palette, relief),
  stone: (palette: StonePalette) => createStone(palette),
  concrete: (palette: StonePalette) => createConcrete(palette),
  deck: (wood: string, relief: Relief) => createDeck(woodHex[wood as WoodColor], relief),
  // Round stones are graded; chips of slate fit together.
  gravel: (palette: StonePalette, relief: Relief): GroundMaterial => {
    const size = gravelSize[palette] ?? 0.014;
    const stones =
      palette === "slate"
        ? createGravel(palette, size, relief)
        : createRiverStones(palette, roundest * size, relief, washed);
    const larger = { ...largerStones, tones: stonePalettes[palette] };
    return (x, z, footprint, out) => {
      stones(x, z, footprint, out);
      layLoosePieces(x, z, footprint, larger, relief, out);
    };
  },
  mulch: (tone: string, relief: Relief) => createMulch(`${tone}-mulch` as StonePalette, relief),
};
