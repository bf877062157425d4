import type { MaterialName } from "../../materials/catalogue.ts";
import type { Colour, Element } from "../../wish/typed/garden-words.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import { healthyLushness, lawnGreen, type Yard } from "../ground/yard.ts";
import type { GardenFigure } from "../parts/composition.ts";
import { inTurn } from "../parts/in-turn.ts";
import type { PlanMaterials } from "../parts/plan.ts";
import type { StyleSheet } from "../styles/style-sheet.ts";

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

/** Whether the wish leaves it to the designer what lies on the ground: a patio of a given size or shape is no courtyard. */
export function leavesGround(wish: Wish): boolean {
  const drawn = wish.items.some(({ thing, size, shape }) => thing === "patio" && (size ?? shape) !== undefined);
  return !drawn && !wish.gravelGround && !needGround.some((need) => wish.asked.has(need) || wish.kept.has(need));
}

/** What lies between everything: what the customer says, or the style's and the composition's own. */
export function chooseBase(
  wish: Wish,
  sheet: StyleSheet,
  yard: Yard,
  turn: number,
  ground: GardenFigure["ground"] | undefined,
): PlanMaterials["base"] {
  const wantsLawn = wish.asked.has("lawn") || wish.kept.has("lawn") || wish.asked.has("play-lawn");
  if ((wish.gravelGround || wish.asked.has("gravel")) && !wantsLawn) {
    const said = gravelSaid(wish);
    if (said) return said;
    const gravels = sheet.base.filter((base) => base !== "lawn" && base.startsWith("gravel")) as MaterialName[];
    return inTurn(gravels.length > 0 ? gravels : sheet.gravel, turn);
  }
  return greenBase(wantsLawn ? "lawn" : usualBase(wish, sheet, turn, ground), wish, yard);
}

/** The gravel as it is asked for, raked or of a colour; undefined where nothing is said, or none comes in it. */
function gravelSaid({ items }: Wish): MaterialName | undefined {
  const gravel = items.find(({ thing }) => thing === "gravel");
  if (gravel?.material === "raked-gravel") return "gravel-raked";
  return (gravel?.colours ?? []).flatMap((colour) => gravelIn[colour] ?? [])[0];
}

const gravelIn: Partial<Record<Colour, MaterialName>> = {
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

/** The style's own ground in turn, or what a small garden's figure is drawn on as the style has it. */
function usualBase(
  wish: Wish,
  sheet: StyleSheet,
  turn: number,
  ground: GardenFigure["ground"] | undefined,
): "lawn" | MaterialName {
  if (!ground) return inTurn(sheet.base, turn);
  const loose = (base: "lawn" | MaterialName) => base.startsWith("gravel");
  if (ground !== "gravel" || wish.avoided.has("gravel"))
    return sheet.base.find((base) => !loose(base)) ?? sheet.groundCover;
  const gravels = sheet.base.filter(loose);
  return inTurn(gravels.length > 0 ? gravels : sheet.gravel, turn);
}

/** A lawn that is green and lush already stays as it is. */
export function greenBase(cover: "lawn" | MaterialName, wish: Wish, yard: Yard): PlanMaterials["base"] {
  if (cover !== "lawn") return cover;
  return yard.greenShare > lawnGreen && yard.lushness > healthyLushness && !wish.freshLawn ? "keep" : "lawn";
}

/** Gravel that is asked for beside a lawn, and is no path, lies in the beds. */
export function chooseBed(
  wish: Wish,
  sheet: StyleSheet,
  base: PlanMaterials["base"],
  path: MaterialName,
  turn: number,
): MaterialName {
  if (wish.bed) return `mulch-${wish.bed}`;
  const isLaid = base.startsWith("gravel") || (path.startsWith("gravel") && wish.asked.has("path"));
  if (wish.asked.has("gravel") && !isLaid) return gravelSaid(wish) ?? inTurn(sheet.gravel, turn);
  return bedBeside(inTurn(sheet.bed, turn), base);
}

/** Beds must stand out from the ground they lie in. */
function bedBeside(bed: MaterialName, base: PlanMaterials["base"]): MaterialName {
  return bed === base ? "mulch-brown" : bed;
}
