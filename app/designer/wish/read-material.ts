import type { Mark } from "./find-marks.ts";
import { isSaidOf, leadsTo } from "./look-around.ts";
import { type Before, isPathLike, type NamedItem } from "./named-item.ts";
import type { PavingKind, ToneWord } from "./typed/garden-words.ts";

type Material = Extract<Mark["term"], { kind: "material" }>;

/** What a paving material is said of; "other" is a thing that is not paved. */
export type MaterialOwner = "thing-ahead" | "next-material" | "thing-before" | "other" | "ground";

/** PavingKind belongs to the patio or path after it, else to the one before; on its own it is what the ground is laid with. */
export function whoseMaterial(marks: readonly Mark[], at: number, last: NamedItem | undefined): MaterialOwner {
  if (leadsTo(marks, at, isPathLike)) return "thing-ahead";
  const next = marks[at + 1];
  const kind = next?.term.kind;
  if (kind === "material") return "next-material";
  if (kind === "thing" || kind === "undrawable" || kind === "house" || kind === "spot") return "other";
  if (next?.term.kind === "noun" && !isGround(next.words)) return "other";
  return last && isPathLike(last.term) && isSaidOf(marks, last, at) ? "thing-before" : "ground";
}

function isGround(words: string): boolean {
  return /area|space|spot|zone|garden|yard|ground|section|pad|surface/.test(words);
}

/** Keeps a material for what comes after it. "Brick herringbone path": the pattern says more than the brick before it. */
export function keepMaterial(before: Before, { paving, tone }: Material, words: string, owner: MaterialOwner): void {
  if (owner === "thing-ahead" && paving === "herringbone") before.paving = paving;
  before.paving ??= paving;
  before.tone ??= tone;
  before.made.push(words);
}

/** Says of an item what it is paved with; what was said first stays. */
export function pave(item: NamedItem, paving: PavingKind, tone: ToneWord | undefined, made: readonly string[]): void {
  item.paving ??= paving;
  item.tone ??= tone;
  if (item.made.length === 0) item.made.push(...made);
}
