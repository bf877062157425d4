import type { Thing } from "../lexicon/term.ts";
import { isCue, isKind, leadsToThing, type Phrase } from "../text/find-phrases.ts";
import type { Element } from "../typed/garden-words.ts";
import { type Before, isLaid, isPathLike, isPlanted, type NamedItem } from "./named-item.ts";

type Material = Extract<Phrase["term"], { kind: "material" }>;

/** What a material is said of; "other" is something that is not made by us. */
export type MaterialOwner = "ahead" | "before" | "other" | "ground";

/** A material belongs to the thing after it, else to the one before; on its own it is what the ground is laid with. */
export function whoseMaterial(phrases: readonly Phrase[], at: number, last: NamedItem | undefined): MaterialOwner {
  const [before, next] = [phrases[at - 1], phrases[at + 1]];
  if (leadsToThing(phrases, at) || isKind(next, "material")) return "ahead";
  // "Brick front" is the house's; "gravel in front" is where the gravel is.
  if (isKind(next, "house") || (next?.term.kind === "spot" && !next.term.sure)) return "other";
  if (isKind(next, "noun") && !grounds.test(next?.words ?? "")) return "other";
  if (!last || /around|surround/.test(next?.words ?? "")) return "ground";
  const isOf = isCue(before, "of") || /^(?:in|from)$/.test(before?.words ?? "");
  // "Three birches in gravel": what plants stand in is the ground. "A circle of gravel" is a place of its own.
  if (isPlanted(last) || (isOf && patches.test(phrases[at - 2]?.words ?? ""))) return "ground";
  const { term } = phrases[at]!;
  const isLoose = term.kind === "material" && term.builds === "gravel";
  if (isOf || (isPathLike(last.term) && !last.paving)) return "before";
  if (isCue(before, "with"))
    return last.term.undrawn ? "before" : isLoose || isPathLike(last.term) ? "ground" : "before";
  return isLoose || !builtThings.has(last.term.element) ? "ground" : "before";
}

const patches = /^(?:circle|ring|square|area|pad|strip|patch|band|apron|layer|bed|carpet)$/;
const grounds = /floor|base|strip|area|space|spot|zone|garden|yard|ground|section|pad|surface/;

/** What is made of a material, and is no ground. */
const builtThings: ReadonlySet<Element | undefined> = new Set([
  ...(["edging", "retaining-wall", "fence", "screen", "steps", "fire-pit", "bench", "planters", "pergola"] as const),
  ...(["raised-bed", "seating", "dining", "arch", "lights", "water", "fountain"] as const),
]);

/** Keeps a material for what comes after it. "Brick herringbone path": the pattern says more than the brick before it. */
export function keepMaterial(before: Before, { paving, material, tone, weak }: Material, words: string): void {
  if (paving === "herringbone") before.paving = paving;
  before.paving ??= paving;
  before.material ??= material ?? paving;
  before.tone ??= tone;
  before.weak = weak === true;
  before.made.push(words);
}

/** Says of an item what it is made of; what was said first stays. */
export function makeOf(item: NamedItem, { paving, material, tone, made, colors }: Before): void {
  if (isLaid(item.term)) {
    item.paving ??= paving;
    item.tone ??= tone;
  }
  item.material ??= material;
  if (item.made.length === 0) item.made.push(...made);
  if (item.colors.length === 0) item.colors.push(...colors);
}

/** What a material is laid as. */
interface Laid {
  term: Thing;
  words: string;
}

/**
 * Gravel alone is a place of gravel, sleepers are a low wall; hard stone alone makes a patio, or is what the patio is made of.
 * @returns what is laid; undefined where nothing new is
 */
export function layGround(
  before: Before,
  patio: NamedItem | undefined,
  { builds }: Material,
  words: string,
): Laid | undefined {
  const { paving, tone, weak } = before;
  if (builds) {
    before.made.pop();
    return { term: { kind: "thing", element: builds }, words };
  }
  if (weak || !paving) return undefined;
  if (before.amount === "less") return { term: { kind: "thing", element: "paving" }, words: "paving" };
  if (!patio) return { term: { kind: "thing", element: "patio", paving, tone }, words: "patio" };
  if (paving === "herringbone") {
    patio.paving = paving;
    if (!patio.made.includes(words)) patio.made.push(words);
  }
  makeOf(patio, before);
  return undefined;
}
