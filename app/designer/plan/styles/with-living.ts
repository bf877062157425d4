import type { Locality } from "../../locality/locality.ts";
import { listSubstitutes, whyUnsuited } from "../../locality/plants-there.ts";
import type { SpeciesName } from "../../plants/catalog.ts";
import { factsOf } from "../../plants/facts/facts.ts";
import type { Sun } from "../../plants/facts/plant-facts.ts";
import { inTurn } from "../parts/in-turn.ts";
import type { StyleSheet } from "./style-sheet.ts";

/** Of so many plants that look most like a lost one the least used takes its place, so that palettes stay different. */
const choices = 8;
const thirst = { low: 0, medium: 1, high: 2 };

export interface Growing {
  /** Chooses among plants that suit equally. */
  lot: number;
  sun?: Sun | undefined;
  /** Without watering: none that wants much of it, and those that want little first. */
  isDry?: boolean;
}

/** With plants that live there, in so much sun if that is known, and may be planted. */
export function withLiving(
  sheet: StyleSheet,
  locality: Locality | undefined,
  { lot, sun, isDry = false }: Growing,
  avoided: ReadonlySet<string> = new Set(),
): StyleSheet {
  if (!locality) return sheet;
  const wants = (name: SpeciesName) => (isDry ? thirst[factsOf(name).water] : 0);
  const lives = (name: SpeciesName) => !whyUnsuited(name, locality, sun) && wants(name) < thirst.high;
  const uses = new Map<SpeciesName, number>();
  const use = (name: SpeciesName) => uses.set(name, usesOf(name) + 1);
  const usesOf = (name: SpeciesName) => uses.get(name) ?? 0;
  for (const { tall, low, edge } of sheet.palettes) for (const name of [...tall, ...low, ...edge]) use(name);
  const replace = (names: readonly SpeciesName[]) => {
    const kinds = names.filter(lives);
    for (const lost of names.filter((name) => !lives(name))) {
      const similar = listSubstitutes(lost, locality, sun)
        .filter((name) => !kinds.includes(name) && !avoided.has(name))
        .slice(0, choices);
      const turned = similar.map((_, i) => inTurn(similar, i + lot));
      const [substitute] = turned.sort((one, other) => wants(one) - wants(other) || usesOf(one) - usesOf(other));
      if (!substitute) continue;
      kinds.push(substitute);
      use(substitute);
    }
    // Where nothing lives the style's own stay; the list says so of each.
    return kinds.length > 0 ? kinds : names;
  };
  return {
    ...sheet,
    trees: replace(sheet.trees),
    palettes: sheet.palettes.map((palette) => ({
      ...palette,
      tall: replace(palette.tall),
      low: replace(palette.low),
      edge: replace(palette.edge),
    })),
  };
}
