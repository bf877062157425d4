import type { MaterialName, StoneColor } from "../../materials/catalog.ts";
import type { Element, PavingKind, ToneWord } from "../../wish/lexicon/garden-words.ts";
import type { SurfaceWish, Wish } from "../../wish/typed/wish.ts";
import type { Yard } from "../ground/yard.ts";
import type { GardenFigure } from "../parts/composition.ts";
import { inTurn } from "../parts/in-turn.ts";
import type { PlanMaterials } from "../parts/plan.ts";
import type { StyleSheet } from "../styles/style-sheet.ts";
import { isOnPaving, type PavingRole, redrawsPaving } from "./existing-paving.ts";
import { chooseBase, chooseBed, greenBase, isLoose, keepsGravel, leavesGround, looseStoneFor } from "./idea-ground.ts";

export interface ChosenPaving extends PlanMaterials {
  stepping: boolean;
  steppingSlabs: boolean;
  /** Everything is paved and the garden is on it: existing paving, or the one the wish names. */
  onPaving: boolean;
  wallToWall: boolean;
  onGravel: boolean;
}

interface PavingChoice {
  elements: ReadonlySet<Element>;
  existing: PavingRole;
  yard: Yard;
  turn: number;
  figure: GardenFigure | undefined;
}

/** The customer's words first, then the style's alternatives in turn. */
export function choosePaving(
  wish: Wish,
  sheet: StyleSheet,
  { elements, existing, yard, turn, figure }: PavingChoice,
): ChosenPaving {
  const tone = inTurn(sheet.tones, turn);
  const onPaving = isOnPaving(wish, yard);
  const patioPaving = wish.patio.paving ?? usualPaving(wish, sheet.patio, turn);
  const patio = nameMaterial(patioPaving, statedTone(wish.patio) ?? tone, sheet, turn);
  const { base, pathPaving } = partGravel(
    wish,
    sheet,
    yard,
    onPaving ? (wish.asked.includes("paving") ? patio : "keep") : chooseBase(wish, sheet, yard, turn, figure?.ground),
    wish.path.paving ?? (figure?.stepping ? "stepping" : usualPaving(wish, sheet.path, turn)),
  );
  const isFree = !onPaving && (existing === "none" || existing === "kept");
  const wallToWall = figure?.ground === "paving" && elements.has("patio") && isFree && leavesGround(wish);
  const pathTone = statedTone(wish.path) ?? wish.patio.tone ?? tone;
  const stepping = pathPaving === "stepping";
  const path = contrasting(
    (pathPaving === "gravel" && looseStoneFor(wish, "path")) ||
      nameMaterial(stepping ? "flagstone" : pathPaving, pathTone, sheet, turn),
    wish.path.tone ? undefined : base,
  );
  const border = inTurn(sheet.border, turn);
  return {
    base,
    patio,
    path,
    bed: chooseBed(wish, sheet, yard, base, path, turn),
    steppingStone: sheet.cutStone ? "concrete-light" : `stone-${stoneColor(pathTone)}`,
    patioBorder: takesBorder(patioPaving) && !wallToWall ? borderFor(border, patio) : undefined,
    pathBorder: pathPaving === "gravel" || pathPaving === "brick" ? pathBorder(border, sheet) : undefined,
    existingPaving: surfaceOfPaving(existing, yard.paving && redrawsPaving(wish, yard.paving), patio, path),
    creek: "gravel-creek",
    meadow: "meadow",
    edging: wish.steelEdging ? "steel" : isLoose(base) ? "none" : sheet.edging,
    stepping,
    steppingSlabs: sheet.cutStone,
    onPaving,
    wallToWall,
    onGravel: !onPaving && base === "keep" && keepsGravel(wish, yard),
  };
}

/** By installation cost, cheapest first. Typical contractor prices. */
const fromCheapest: readonly PavingKind[] = [
  "gravel",
  "stepping",
  "concrete",
  "slabs",
  "brick",
  "tiles",
  "deck",
  "herringbone",
  "cobbles",
  "flagstone",
];

function usualPaving({ moods }: Wish, list: readonly PavingKind[], turn: number): PavingKind {
  const usual = inTurn(list, turn);
  return moods.includes("cheap") ? (fromCheapest.find((paving) => list.includes(paving)) ?? usual) : usual;
}

/** A gravel path on gravel ground would be invisible: the requested one stays, the other changes. */
function partGravel(
  wish: Wish,
  sheet: StyleSheet,
  yard: Yard,
  base: PlanMaterials["base"],
  pathPaving: PavingKind,
): { base: PlanMaterials["base"]; pathPaving: PavingKind } {
  const isGravel = base.startsWith("gravel") || (base === "keep" && keepsGravel(wish, yard));
  if (!isGravel || pathPaving !== "gravel") return { base, pathPaving };
  if (wish.path.paving !== "gravel") return { base, pathPaving: "stepping" };
  return { base: wish.gravelGround || base === "keep" ? base : greenBase(sheet.groundCover, wish, yard), pathPaving };
}

function surfaceOfPaving(
  role: PavingRole,
  isRedrawn: boolean | undefined,
  patio: MaterialName,
  path: MaterialName,
): PlanMaterials["existingPaving"] {
  if (!isRedrawn || role === "kept") return "keep";
  if (role === "removed") return "removed";
  return role === "patio" ? patio : path;
}

function nameMaterial(paving: PavingKind, tone: ToneWord, sheet: StyleSheet, turn: number): MaterialName {
  const stone = stoneColor(tone);
  switch (paving) {
    case "flagstone":
      return sheet.cutStone ? `ashlar-${stone}` : `flagstone-${stone}`;
    case "herringbone":
    case "brick":
      return paving === "brick" && turn % 2 === 0 ? `brick-${brickColor(tone)}` : `herringbone-${brickColor(tone)}`;
    case "deck":
      return tone === "grey" || tone === "light" ? "deck-grey" : tone === "charcoal" ? "deck-dark" : "deck-cedar";
    case "concrete":
      return tone === "charcoal" || tone === "grey" || tone === "tan" ? `concrete-${tone}` : "concrete-light";
    case "gravel":
      return gravelOf(tone, inTurn(sheet.gravel, turn));
    case "stepping":
      return `stone-${stone}`;
    default:
      return `${paving}-${stone}`;
  }
}

function stoneColor(tone: ToneWord): StoneColor {
  return tone === "white" ? "light" : tone;
}

/** Brick without a stated color means brick red, whatever stone is next to it. */
function statedTone({ paving, tone }: SurfaceWish): ToneWord | undefined {
  return tone ?? (paving === "brick" || paving === "herringbone" ? "brick" : undefined);
}

function brickColor(tone: ToneWord): StoneColor {
  return tone === "grey" || tone === "charcoal" ? tone : "brick";
}

/** Only words that customers use for gravel change it; the tone of adjacent stone does not. */
function gravelOf(tone: ToneWord, usual: MaterialName): MaterialName {
  return tone === "white" ? "gravel-white" : usual;
}

function takesBorder(paving: PavingKind): boolean {
  return paving !== "deck" && paving !== "gravel" && paving !== "concrete";
}

/** A border of the same material would be invisible. */
function borderFor(border: MaterialName | "none", patio: MaterialName): MaterialName | undefined {
  if (border === "none") return undefined;
  return border.split("-")[1] === patio.split("-")[1] ? "soldier-charcoal" : border;
}

function pathBorder(border: MaterialName | "none", sheet: StyleSheet): MaterialName | undefined {
  if (border !== "none") return border;
  return sheet.edging === "stone" ? "cobbles-grey" : undefined;
}

function contrasting(path: MaterialName, base: PlanMaterials["base"] | undefined): MaterialName {
  if (path !== base) return path;
  return base === "gravel-slate" ? "gravel-white" : "gravel-slate";
}
