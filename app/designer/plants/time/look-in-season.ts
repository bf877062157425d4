import { type LinearRgb, linearFromHex } from "../../numeric/color.ts";
import type { Season } from "../../stage/moment.ts";
import type { PlantFacts } from "../facts/plant-facts.ts";
import type { Species } from "../parts/species.ts";

/** How a plant differs in a season from the picture without one. */
export interface SeasonLook {
  /** "bare" has branches alone, "dry" stems and seed heads, "gone" nothing above the ground. */
  stands: "leaves" | "bare" | "dry" | "gone";
  /** Share of the leaves that are there. */
  leaves: number;
  /** Colors the leaves have turned to, and the share that has. */
  turned: readonly LinearRgb[];
  turnedShare: number;
  /** Factors on the color of the others. */
  tint: LinearRgb;
  blooms: boolean;
  fruits: boolean;
  /** Factor on the height: shoots in spring, fallen stems in winter. */
  tall: number;
}

/** Months that a picture of the season shows; 1 is January. */
const months: Record<Season, readonly [first: number, last: number]> = {
  spring: [4, 5],
  summer: [7, 7],
  autumn: [10, 10],
  winter: [1, 1],
};

const palettes: Record<PlantFacts["autumn"], readonly LinearRgb[]> = {
  none: [],
  yellow: tones("#cfa01c", "#b98614", "#dbb62f", "#8f8a2e"),
  orange: tones("#cc7629", "#bd5b24", "#d99a3d", "#a0702d"),
  red: tones("#a5332a", "#8c2a2b", "#bf4d2d", "#74352e"),
  purple: tones("#6c3646", "#824149", "#593b49"),
  brown: tones("#8a6338", "#a07a49", "#6e5232"),
};
const straw = tones("#a08a5c", "#8a7350", "#b5a070", "#6f5a40");

const young: LinearRgb = [1.1, 1.12, 0.72];
const dull: LinearRgb = [0.86, 0.8, 0.84];
const plain: LinearRgb = [1, 1, 1];

/** `facts` undefined: by `species.evergreen`, and in flower in summer. */
export function lookInSeason(species: Species, facts: PlantFacts | undefined, season: Season): SeasonLook {
  const [first, last] = months[season];
  const isWithin = ([from, to]: readonly [number, number]) =>
    from <= to ? from <= last && first <= to : first <= to || from <= last;
  const inLeaf = facts ? facts.leaves : species.evergreen ? null : ([4, 11] as const);
  const blooms = facts?.bloom ? isWithin(facts.bloom) : !facts && season === "summer";
  const look = { stands: "leaves", leaves: 1, turned: [], turnedShare: 0, tint: plain, blooms, tall: 1 } as const;
  const fruits = season === "autumn" || season === "summer" || (season === "winter" && inLeaf === null);
  if (season === "winter" || (inLeaf && !isWithin(inLeaf))) return inWinter(species, facts, { ...look, fruits });
  if (inLeaf === null || season === "summer") return { ...look, fruits };
  const isWoody = facts ? facts.winter.endsWith("branches") || facts.winter === "dry leaves" : species.role === "tree";
  if (season === "spring") return { ...look, fruits, tint: young, leaves: 0.8, tall: isWoody || blooms ? 1 : 0.7 };
  const turned = palettes[facts?.autumn ?? "yellow"];
  const falls = inLeaf[1] <= 10 ? 0.62 : 0.85;
  return {
    ...look,
    fruits,
    turned,
    turnedShare: isWoody ? 0.88 : 0.55,
    leaves: isWoody ? falls : 0.9,
    tint: [1, 0.95, 0.85],
  };
}

function inWinter(species: Species, facts: PlantFacts | undefined, look: SeasonLook): SeasonLook {
  const stands =
    facts?.winter ?? (species.evergreen ? "leaves" : species.role === "tree" ? "bare branches" : "nothing");
  switch (stands) {
    case "leaves":
      return { ...look, tint: dull };
    case "dry leaves":
      return { ...look, turned: palettes.brown, turnedShare: 1, leaves: 0.75, fruits: false };
    case "bare branches":
      return { ...look, stands: "bare", leaves: 0, fruits: false };
    case "dry stems":
      return { ...look, stands: "dry", leaves: 0.45, turned: straw, turnedShare: 1, fruits: false, tall: 0.88 };
    case "nothing":
      return { ...look, stands: "gone", leaves: 0 };
  }
}

function tones(...hex: string[]): LinearRgb[] {
  return hex.map(linearFromHex);
}
