import type { Mark } from "./find-marks.ts";
import { isCue } from "./read-attitudes.ts";
import type { Element, Place } from "./typed/garden-words.ts";

/** Finds what is named only to say where: after "along", "next to", "leading to", and "of the". */
export function markPlaces(marks: Mark[]): void {
  marks.forEach((mark, at) => {
    const { term } = mark;
    if (term.kind === "spot" && term.sure) Object.assign(mark, { reference: true, place: term.place });
    if (isCue(mark, "place", "way", "of")) markTarget(mark, marks.slice(at + 1, at + 7));
  });
}

function markTarget(preposition: Mark, after: readonly Mark[]): void {
  let definite = false;
  let indefinite = false;
  for (const [i, mark] of after.slice(0, 5).entries()) {
    const { kind } = mark.term;
    if (isCue(mark, "the", "old")) definite = true;
    else if (isCue(mark, "a", "some") || kind === "count" || kind === "size") indefinite = true;
    else if (kind === "thing" || kind === "spot" || kind === "undrawable" || kind === "house" || kind === "noun") {
      if (kind === "noun" && isAdjective(after[i + 1])) continue;
      pointAt(mark, preposition, definite, indefinite);
      return;
    } else if (kind === "cue" || kind === "comma" || kind === "stop") return;
  }
}

/** "Along the house wall": a noun before another one only says which. */
function isAdjective(next: Mark | undefined): boolean {
  const kind = next?.term.kind;
  return kind === "thing" || kind === "spot" || kind === "undrawable";
}

function pointAt(mark: Mark, preposition: Mark, definite: boolean, indefinite: boolean): void {
  const { term } = mark;
  const { words } = preposition;
  const stands = isCue(preposition, "place");
  if (term.kind === "spot") {
    mark.reference = true;
    if (stands || (words === "to" && (term.place === "left" || term.place === "right"))) mark.place ??= term.place;
    return;
  }
  // "Herbs in pots" and "a path to a pond" ask for both.
  if (term.kind === "house" && stands && !indefinite) mark.place = "near-house";
  const bare = !definite && !indefinite;
  const holds = /^(?:in|inside|within|into|among)$/.test(words);
  if (stands && !holds && term.kind === "thing") mark.place = placeBy(term.element);
  if (definite || (bare && stands && !holds && words !== "on" && words !== "between")) mark.reference = true;
}

const places: Partial<Record<Element, Place>> = {
  patio: "around-patio",
  "fire-pit": "around-patio",
  seating: "around-patio",
  dining: "around-patio",
  pergola: "around-patio",
  path: "along-path",
  steps: "along-path",
  tree: "around-tree",
  fence: "along-fence",
  screen: "along-fence",
  hedge: "along-fence",
  "retaining-wall": "along-fence",
};

/** The place beside a thing, where there is a word for it. */
export function placeBy(element: Element | undefined): Place | undefined {
  return element && places[element];
}
