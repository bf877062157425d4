import type { MaterialName } from "../../materials/catalog.ts";
import type { Color, Element, LooseStone, Material } from "../../wish/lexicon/garden-words.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import { healthyLushness, lawnGreen, mostlyGravel, type Yard } from "../ground/yard.ts";
import type { GardenFigure } from "../parts/composition.ts";
import { inTurn } from "../parts/in-turn.ts";
import type { PlanMaterials } from "../parts/plan.ts";
import type { StyleSheet } from "../styles/style-sheet.ts";
import { clearsPaving } from "./existing-paving.ts";

/** Share of the ground from which gravel that is to go leaves open ground. By eye. */
const someGravel = 0.2;

const needGround: readonly Element[] = [
  "play-lawn",
  "lawn",
  "meadow",
  "gravel",
  "hedge",
  "border",
  "dry-creek",
  "path",
];

/** A patio of a given size or shape is not a courtyard. */
export function leavesGround(wish: Wish): boolean {
  const drawn = wish.items.some(
    ({ thing, size, shape, share, amount }) => thing === "patio" && (size ?? shape ?? share ?? amount) !== undefined,
  );
  return (
    !drawn && !wish.gravelGround && !needGround.some((need) => wish.asked.includes(need) || wish.kept.includes(need))
  );
}

export function chooseBase(
  wish: Wish,
  sheet: StyleSheet,
  yard: Yard,
  turn: number,
  ground: GardenFigure["ground"] | undefined,
): PlanMaterials["base"] {
  const wantsLawn = wish.asked.includes("lawn") || wish.kept.includes("lawn") || wish.asked.includes("play-lawn");
  if ((wish.gravelGround || wish.asked.includes("gravel")) && !wantsLawn) {
    const said = requestedGravel(wish) ?? requestedMulch(wish);
    if (said) return said;
    const gravels = sheet.base.filter((base) => base !== "lawn").filter((base) => base.startsWith("gravel"));
    return inTurn(gravels.length > 0 ? gravels : sheet.gravel, turn);
  }
  if (plantsAll(wish, yard)) return `mulch-${wish.bed ?? "brown"}`;
  if (!wantsLawn && (keepsGravel(wish, yard) || keepsLawn(wish, yard))) return "keep";
  return greenBase(wantsLawn ? "lawn" : usualBase(wish, sheet, turn, ground), wish, yard);
}

export function keepsGravel({ asked, refused, avoided, freshLawn }: Wish, { gravelShare = 0 }: Yard): boolean {
  const isUnwanted = refused.includes("gravel") || avoided.includes("gravel") || freshLawn;
  return gravelShare > mostlyGravel && !isUnwanted && !otherGrounds.some((element) => asked.includes(element));
}

/** "No gravel no more", of ground that is gravel. */
export function clearsGravel({ refused }: Wish, { gravelShare = 0 }: Yard): boolean {
  return gravelShare > someGravel && refused.includes("gravel");
}

/** Plants instead of the gravel, and no other ground, are all over it. */
export function plantsAll(wish: Wish, yard: Yard): boolean {
  const { asked, kept, plants } = wish;
  const isPlanted = plants.length > 0 || asked.includes("beds") || asked.includes("border");
  const isOther = kept.includes("lawn") || otherGrounds.some((element) => asked.includes(element));
  return isPlanted && !isOther && clearsGravel(wish, yard);
}

/** Whatever the style would rather have. */
function keepsLawn(wish: Wish, yard: Yard): boolean {
  const { asked, refused, moods, style, freshLawn } = wish;
  const isUnwanted = refused.includes("lawn") || freshLawn || style === "xeriscape" || wish.gravelGround;
  const isDry = moods.includes("drought") || moods.includes("no-mowing");
  return (
    isHealthyLawn(yard) &&
    !clearsPaving(wish, yard) &&
    !isUnwanted &&
    !isDry &&
    !otherGrounds.some((element) => asked.includes(element))
  );
}

function isHealthyLawn({ greenShare, lushness }: Yard): boolean {
  return greenShare > lawnGreen && lushness > healthyLushness;
}

const otherGrounds: readonly Element[] = ["lawn", "play-lawn", "artificial-turf", "gravel", "meadow", "mulch"];

/** Undefined if none is stated or available in the color. */
function requestedGravel(wish: Wish): MaterialName | undefined {
  const colors = wish.items.find(({ thing }) => thing === "gravel")?.colors ?? [];
  return colors.flatMap((color) => gravelIn[color] ?? [])[0] ?? looseStoneFor(wish, "gravel");
}

export function looseStoneFor({ items }: Wish, thing: "gravel" | "path"): MaterialName | undefined {
  const material = items.find((item) => item.thing === thing)?.material;
  return material && looseStone[material];
}

const looseStone: Partial<Record<Material, MaterialName>> = {
  "raked-gravel": "gravel-raked",
  "pea-gravel": "gravel-pea",
  "fine-gravel": "gravel-granite",
  "river-stone": "gravel-river",
  "dark-chips": "gravel-slate",
} satisfies Record<LooseStone, MaterialName>;

/** In "get rid of the grass, mulch and easy shrubs", mulch replaces the grass. */
function requestedMulch({ asked, bed }: Wish): MaterialName | undefined {
  return asked.includes("mulch") && !asked.includes("gravel") ? `mulch-${bed ?? "brown"}` : undefined;
}

const gravelIn: Partial<Record<Color, MaterialName>> = {
  white: "gravel-white",
  light: "gravel-white",
  grey: "gravel-slate",
  charcoal: "gravel-slate",
  dark: "gravel-slate",
  black: "gravel-slate",
  tan: "gravel-pea",
  brown: "gravel-pea",
  yellow: "gravel-granite",
};

function usualBase(
  wish: Wish,
  sheet: StyleSheet,
  turn: number,
  ground: GardenFigure["ground"] | undefined,
): "lawn" | MaterialName {
  if (!ground) return inTurn(sheet.base, turn);
  const loose = (base: "lawn" | MaterialName) => base.startsWith("gravel");
  if (ground !== "gravel" || wish.avoided.includes("gravel"))
    return sheet.base.find((base) => !loose(base)) ?? sheet.groundCover;
  const gravels = sheet.base.filter(loose);
  return inTurn(gravels.length > 0 ? gravels : sheet.gravel, turn);
}

export function greenBase(cover: "lawn" | MaterialName, wish: Wish, yard: Yard): PlanMaterials["base"] {
  if (cover !== "lawn") return cover;
  return isHealthyLawn(yard) && !wish.freshLawn && !clearsPaving(wish, yard) ? "keep" : "lawn";
}

/**
 * Gravel that is requested besides a lawn, and not for a path, goes into the beds. In gravel or mulch plants grow without an
 * edge around them.
 */
export function chooseBed(
  wish: Wish,
  sheet: StyleSheet,
  yard: Yard,
  base: PlanMaterials["base"],
  path: MaterialName,
  turn: number,
): MaterialName {
  if (wish.bed) return `mulch-${wish.bed}`;
  const isLaid = base.startsWith("gravel") || (path.startsWith("gravel") && wish.asked.includes("path"));
  if (wish.asked.includes("gravel") && !isLaid) return requestedGravel(wish) ?? inTurn(sheet.gravel, turn);
  const bed = inTurn(sheet.bed, turn);
  if (base === "keep" && keepsGravel(wish, yard) && bed.startsWith("gravel")) return "mulch-brown";
  return isLoose(base) ? base : bed;
}

/** Ground that plants grow in anywhere, without a bed of another material around them: a gravel garden. */
export function isLoose(base: PlanMaterials["base"]): base is MaterialName {
  return base.startsWith("gravel") || base.startsWith("mulch");
}
