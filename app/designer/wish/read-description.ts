import type { FlowerColour } from "../plants/parts/flower-palettes.ts";
import type { Mark } from "./find-marks.ts";
import { type Before, isFlowery, isPathLike, isPlanted, type NamedItem } from "./named-item.ts";

/** Keeps what is said before a noun: colours, shapes, less or more. */
export function describeBefore(before: Before, { term, words }: Mark, at: number): void {
  if (term.kind === "colour") {
    before.made.push(words);
    before.tone ??= term.tone;
    before.colours.push(term.colour);
    if (term.flower) before.flowers.push(term.flower);
  } else if (term.kind === "shape") before.shape ??= term.shape;
  else if (term.kind === "amount") before.amount ??= term.amount;
  else return;
  // "More" and "bigger" of nothing is said of all kinds of things.
  if (term.kind !== "amount") before.said.push(at);
}

/**
 * Says of the thing before what no noun followed: "deck, grey", "a pond, round".
 * @returns colours of flowers: of the plants before, or of flowers at large
 */
export function describeAfter(last: NamedItem | undefined, before: Before): readonly FlowerColour[] {
  if (!last) return before.flowers;
  last.shape ??= before.shape;
  last.material ??= before.material;
  last.colours.push(...before.colours);
  if (isPathLike(last.term)) last.tone ??= before.tone;
  if (!isFlowery(last.term) && last.made.length === 0) last.made.push(...before.made);
  if (!isPlanted(last)) return [];
  last.flowers.push(...before.flowers);
  return before.flowers;
}
