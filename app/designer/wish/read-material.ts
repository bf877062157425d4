import { isCue, type Mark, marksBefore } from "./find-marks.ts";
import type { Thing } from "./lexicon/term.ts";
import { isSaidOf, leadsTo } from "./look-around.ts";
import { type Before, isLaid, isPathLike, isPlanted, type NamedItem } from "./named-item.ts";
import type { Element } from "./typed/garden-words.ts";

type Material = Extract<Mark["term"], { kind: "material" }>;

/** What a material is said of; "other" is something that is not made by us. */
export type MaterialOwner = "thing-ahead" | "next-material" | "thing-before" | "other" | "ground";

/** A material belongs to the thing after it, else to the one before; on its own it is what the ground is laid with. */
export function whoseMaterial(marks: readonly Mark[], at: number, last: NamedItem | undefined): MaterialOwner {
  if (leadsTo(marks, at, isPathLike)) return "thing-ahead";
  const next = marks[at + 1];
  const kind = next?.term.kind;
  if (kind === "material") return "next-material";
  if (kind === "thing" || kind === "undrawable" || leadsTo(marks, at, ({ species }) => !species)) return "thing-ahead";
  // "Brick front" is the house's; "gravel in front" is where the gravel lies.
  if (kind === "house" || (next?.term.kind === "spot" && !next.term.sure)) return "other";
  if (kind === "noun" && !isGround(next?.words ?? "")) return "other";
  // "A pool with travertine around it": ground of its own.
  const surrounds = /^(?:around|round|surrounding|all around|all round|surround)$/.test(next?.words ?? "");
  if (last?.term.undrawn && isCue(marks[at - 1], "with")) return surrounds ? "ground" : "thing-before";
  // "A firepit of stone with a circle of gravel": the gravel is a place of its own.
  if (isCue(marks[at - 1], "of") && patches.test(marks[at - 2]?.words ?? "")) return "ground";
  const term = marks[at]?.term;
  const isLoose = term?.kind === "material" && term.builds === "gravel";
  if (last && (isCue(marks[at - 1], "of") || (!isLoose && isAloneAfter(marks, at, last)))) return "thing-before";
  // "Three birches in gravel": what plants stand in is the ground.
  if (last && isPlanted(last) && marks.slice(last.at + 1, at).some(({ words }) => words === "in")) return "ground";
  if (!last || last.at >= at || !isSaidOf(marks, last, at)) return "ground";
  if (last.term.named === "driveway" || last.term.named === "parking") return "thing-before";
  if (isPathLike(last.term))
    return last.paving && (isCue(marks[at - 1], "with") || marks[at - 1]?.term.kind === "comma")
      ? "ground"
      : "thing-before";
  return isMadeOf(marks, last, at) ? "thing-before" : "ground";
}

/** "Mow strip along the beds, brick": a material between commas, after what is built. */
function isAloneAfter(marks: readonly Mark[], at: number, { term }: NamedItem): boolean {
  const ends = (mark: Mark | undefined) => !mark || mark.term.kind === "comma" || mark.term.kind === "stop";
  return builtThings.has(term.element) && marks[at - 1]?.term.kind === "comma" && ends(marks[at + 1]);
}

/** What is made of a material, and is no ground. */
const builtThings: ReadonlySet<Element | undefined> = new Set([
  "edging",
  "retaining-wall",
  "fence",
  "screen",
  "steps",
  "fire-pit",
  "bench",
  "planters",
  "pergola",
  "raised-bed",
]);

/** "Screen from wood", "gazebo wooden"; not so "a bench, gravel" and "a fence with gravel". */
function isMadeOf(marks: readonly Mark[], last: NamedItem, at: number): boolean {
  return marks
    .slice(last.at + 1, at)
    .every(
      (mark) =>
        mark.term.kind !== "comma" && !isCue(mark, "with", "ask") && !(isCue(mark, "place") && mark.words !== "in"),
    );
}

const patches = /^(?:circle|ring|square|area|pad|strip|patch|band|apron|layer|bed|carpet)$/;

function isGround(words: string): boolean {
  return /floor|base|strip|area|space|spot|zone|garden|yard|ground|section|pad|surface/.test(words);
}

/** Keeps a material for what comes after it. "Brick herringbone path": the pattern says more than the brick before it. */
export function keepMaterial(
  before: Before,
  { paving, material, tone, weak }: Material,
  words: string,
  owner: MaterialOwner,
): void {
  if (owner === "thing-ahead" && paving === "herringbone") before.paving = paving;
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

/** "Swap the drive for pavers": what stays as it is gets nothing in its place. */
export function isForWhatStays(marks: readonly Mark[], at: number): boolean {
  const before = marksBefore(marks, at, 12);
  const sentence = before.slice(0, before.findIndex(({ term }) => term.kind === "stop") >>> 0);
  const verb = sentence.findIndex(({ words }) => /^(?:replac|swap|chang|turn|trad|redo|resurface)/.test(words));
  // "Driveway: resurface, exposed aggregate".
  const heading = sentence.at(-1)?.term;
  const heads = sentence.at(-2)?.heads && heading?.kind === "undrawable" && heading.named === "driveway";
  if (heads && !sentence.some(({ term }) => term.kind === "thing")) return true;
  return (
    verb > 0 && sentence.slice(0, verb).some(({ term }) => term.kind === "undrawable" && term.named === "driveway")
  );
}

/** What a material is laid as. */
interface Laid {
  term: Thing;
  words: string;
}

/** "Swap the concrete path for brick" asks for a path again, "the deck is ugly. Make it stone" for a patio. */
export function replacedBy(marks: readonly Mark[], at: number): Laid | undefined {
  const owner = marksBefore(marks, at).find(({ term }) => term.kind !== "material" && term.kind !== "color");
  if (isCue(owner, "edged-with")) return { term: { kind: "thing", element: "edging" }, words: "edging" };
  const before = marksBefore(marks, at, 12);
  const isIt = before.slice(0, 4).some(({ words }) => /^(?:it|them|ones?)$/.test(words));
  if (!isIt && !before.some(({ words }) => /^(?:replac|swap|chang|turn|trad)/.test(words))) return undefined;
  const old = before.find(({ term, attitude }) => term.kind === "thing" && attitude !== "asked");
  if (old?.term.kind !== "thing" || !(isPathLike(old.term) || builtThings.has(old.term.element))) return undefined;
  return { term: { kind: "thing", element: old.term.element }, words: old.term.named ? "patio" : old.words };
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
  if (paving === "herringbone") patio.paving = paving;
  makeOf(patio, before);
  return undefined;
}
