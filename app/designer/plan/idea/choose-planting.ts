import { createRandom } from "../../numeric/random.ts";
import { type SpeciesName, speciesCatalog, speciesNames } from "../../plants/catalog.ts";
import { factsOf } from "../../plants/facts/facts.ts";
import type { Sun } from "../../plants/facts/plant-facts.ts";
import type { FlowerColor } from "../../plants/parts/flower-palettes.ts";
import type { Mood, Style } from "../../wish/lexicon/garden-words.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import { shorterSide, type Terrain } from "../ground/terrain.ts";
import { inTurn } from "../parts/in-turn.ts";
import { styleFor } from "../styles/style-for.ts";
import type { Palette, StyleSheet, Suit } from "../styles/style-sheet.ts";
import type { Growing } from "../styles/with-living.ts";
import { isNativeTo, nativesWanted } from "../styles/with-natives.ts";
import { listUnwanted, wantsHarmless } from "../styles/without-harm.ts";
import { findOnEarth } from "../sun/sun-on-ground.ts";

/** Species by place in a bed; a species that is listed twice is planted twice as often. */
export interface BedLayers {
  tall: readonly SpeciesName[];
  low: readonly SpeciesName[];
  edge: readonly SpeciesName[];
  /** Lines paths: the customer's own low plant, or the palette's; undefined if all of them are to be avoided. */
  hedge?: SpeciesName;
}

export interface PlantingScheme extends BedLayers {
  flowers: readonly FlowerColor[];
  colorsAsked: boolean;
  named: readonly SpeciesName[];
  /** The same for beds of so much sun; undefined where that is not known. */
  inSun?: Readonly<Record<Sun, BedLayers>>;
}

/** Share of the yard's shorter side that a mature tree may cover: two of them, and ground in between. */
const treeShare = 1 / 3;

/** Seed and variation choose the palette. */
export function choosePlanting(
  wish: Wish,
  sheet: StyleSheet,
  style: Style,
  seed: number,
  turn: number,
): PlantingScheme {
  const scheme = chooseScheme(wish, sheet, seed, turn);
  if (!wish.locality || !findOnEarth(wish.locality)) return scheme;
  const inSun = (sun: Sun) =>
    chooseScheme(wish, styleFor(style, wish, { lot: lotOfLiving(seed, turn), sun }), seed, turn, sun);
  return { ...scheme, inSun: { full: inSun("full"), part: inSun("part"), shade: inSun("shade") } };
}

function chooseScheme(wish: Wish, sheet: StyleSheet, seed: number, turn: number, sun?: Sun): PlantingScheme {
  const palette = inTurn(suitablePalettes(wish, sheet, { lot: lotOfLiving(seed, turn), sun }), lotOf(seed, 3) + turn);
  const { flowers } = palette;
  const layerOf = (layer: "tall" | "low" | "edge") => uncounted(asStated(palette[layer], wish, sun), wish);
  const [tall, low, edge] = [layerOf("tall"), layerOf("low"), layerOf("edge")];
  const own = uncounted(wish.plants, wish, []);
  const ofRole = (...roles: string[]) => own.filter((name) => roles.includes(speciesCatalog[name].role));
  const ownTall = ofRole("tall");
  const ownLow = ofRole("low", "edge");
  // Named plants must be visible, so plants of medium height are in front, too.
  const ownMiddle = ownTall.filter((name) => speciesCatalog[name].height < 0.9);
  return {
    tall: [...ownTall, ...ownTall, ...tall],
    low: [...ownLow, ...ownLow, ...ownMiddle, ...low],
    edge: [...ownLow, ...edge],
    flowers: wish.flowerColors.length > 0 ? wish.flowerColors : flowers,
    colorsAsked: wish.flowerColors.length > 0,
    named: wish.plants,
    hedge: [...ownLow, ...edge].find((name) => !sun || factsOf(name).sun.includes(sun)),
  };
}

/** "Five lavender" means five, not a garden of lavender. */
function uncounted(kinds: readonly SpeciesName[], { items }: Wish, otherwise = kinds): readonly SpeciesName[] {
  const left = kinds.filter((name) => {
    const named = items.filter(({ thing }) => thing === name);
    return named.length === 0 || named.some(({ count }) => count === undefined);
  });
  return left.length > 0 ? left : otherwise;
}

const suitsFor: Partial<Record<Mood, Suit>> = {
  "low-maintenance": "low-maintenance",
  cheap: "low-maintenance",
  minimal: "low-maintenance",
  drought: "dry",
  wildlife: "wildlife",
  bees: "wildlife",
  shade: "shade",
  sunny: "sun",
  evergreen: "evergreen",
  privacy: "evergreen",
  fragrance: "fragrance",
  resale: "low-maintenance",
};

/** Flowering kinds per seven in a palette, for flower lovers and for calm gardens. */
const flowering = { many: 5, few: 2 };

/** All palettes if none suits a mood. */
function suitablePalettes(wish: Wish, { palettes }: StyleSheet, growing: Growing): Palette[] {
  const { moods, asked, flowerColors, style } = wish;
  const wanted = new Set([...moods].map((mood) => suitsFor[mood]));
  const wantsFlowers =
    moods.includes("more-colour") || moods.includes("curb-appeal") || asked.includes("beds") || flowerColors.length > 0;
  const wantsCalm = !wantsFlowers && (moods.includes("relaxing") || moods.includes("minimal"));
  const matches = (palette: Palette) =>
    palette.suits.filter((suit) => wanted.has(suit)).length +
    Number(wantsFlowers && kindsThatFlower(palette) >= flowering.many) +
    Number(wantsCalm && kindsThatFlower(palette) <= flowering.few);
  // Without a named style, the stated preferences win over the style.
  const isOpen = style === undefined && palettes.every((palette) => matches(palette) === 0);
  const candidates = isOpen ? [...palettes, ...styleFor("natural", wish, growing).palettes] : palettes;
  const most = Math.max(...candidates.map(matches));
  return most === 0 ? [...palettes] : candidates.filter((palette) => matches(palette) === most);
}

function kindsThatFlower({ tall, low, edge }: Palette): number {
  return [...tall, ...low, ...edge].filter((name) => speciesCatalog[name].blooms).length;
}

/** Trees for any yard; one of them fits into three meters. */
const smallTrees: readonly SpeciesName[] = ["bay-tree", "skyrocket-juniper", "dwarf-maple", "serviceberry"];
const allTrees = speciesNames.filter((name) => {
  const { role, invasiveInUs } = speciesCatalog[name];
  return role === "tree" && !invasiveInUs;
});
/** With fewer fitting kinds some designs have no tree, or all small yards have the same one. */
const enoughKinds = 4;

/**
 * The customer's, or one of the style's that fits this yard when mature. A requested tree is the smallest if none fits.
 */
export function chooseTree(
  wish: Wish,
  { trees }: StyleSheet,
  terrain: Terrain,
  seed: number,
  turn: number,
): SpeciesName | undefined {
  if (wish.tree) return wish.tree;
  const widest = shorterSide(terrain) * treeShare;
  const unwanted = listUnwanted(wish);
  const spreadOf = (name: SpeciesName) => speciesCatalog[name].matureSpread;
  const region = nativesWanted(wish);
  const isWanted = (name: SpeciesName) => !unwanted.includes(name) && (!region || isNativeTo(region, name));
  const fits = (name: SpeciesName) => spreadOf(name) <= widest && isWanted(name);
  const lot = lotOf(seed, 5) + turn;
  const fitting = trees.filter(fits);
  if (!wish.asked.includes("tree")) return fitting[lot % Math.max(fitting.length, enoughKinds)];
  const small = (wish.locality ? allTrees : smallTrees).filter(fits);
  // Where few trees of the style live, others join them.
  const few = wish.locality && fitting.length < enoughKinds ? [...new Set([...fitting, ...small])] : fitting;
  const offered = [few, small].find((list) => list.length > 0);
  if (offered) return inTurn(offered, lot);
  return smallTrees.find(isWanted) ?? (wish.locality ? trees.find(isWanted) : smallTrees[0]);
}

/** Low evergreens if none matches. */
function asStated(kinds: readonly SpeciesName[], wish: Wish, sun?: Sun): readonly SpeciesName[] {
  const onlyEvergreen = wish.moods.includes("evergreen");
  const highest = statedMaxHeight(wish);
  const unwanted = listUnwanted(wish, sun);
  const region = nativesWanted(wish);
  const evergreens = wantsHarmless(wish) ? harmlessEvergreens : lowEvergreens;
  if (!onlyEvergreen && highest === Number.POSITIVE_INFINITY) return kinds;
  const fits = (name: SpeciesName) => {
    const { evergreen, matureHeight } = speciesCatalog[name];
    return (evergreen || !onlyEvergreen) && matureHeight <= highest && !unwanted.includes(name);
  };
  const isNative = (name: SpeciesName) => !region || isNativeTo(region, name);
  return (
    [kinds.filter(fits), evergreens.filter(fits).filter(isNative), evergreens.filter(fits)].find(
      (list) => list.length > 0,
    ) ?? kinds
  );
}

const lowEvergreens: readonly SpeciesName[] = ["boxwood", "juniper", "azalea"];
const harmlessEvergreens: readonly SpeciesName[] = ["juniper", "rosemary", "sage"];

/** Meters: "shrubs under 3 ft" also limits plants next to evergreens in general. */
function statedMaxHeight({ items, moods }: Wish): number {
  const limits = new Set<string>(["beds", "border", ...(moods.includes("evergreen") ? lowEvergreens : [])]);
  return Math.min(...items.filter(({ thing }) => limits.has(thing)).flatMap(({ size }) => size?.height ?? []));
}

/** Of what replaces plants that do not live there: other ones in each order and design. */
export function lotOfLiving(seed: number, turn: number): number {
  return lotOf(seed, 7) + turn;
}

function lotOf(seed: number, stream: number): number {
  return Math.floor(createRandom(seed * 191 + stream)() * 5040);
}
