import { isCue, type Mark } from "./find-marks.ts";
import { typed } from "./find-untold.ts";
import type { Wish } from "./typed/wish.ts";

/**
 * Names of things and materials that are asked for and stand in nothing that is told back: known words that no rule has taken
 * up. Better told as not understood than passed over.
 */
export function findVanished(marks: readonly Mark[], wish: Wish, text: string): string[] {
  const told = [wish.understood, wish.keeps, wish.told, wish.notDrawn, wish.notUnderstood].flat();
  const words = new Set(told.flatMap(stemsOf));
  return marks.flatMap((mark, at) => {
    if (!isName(mark) || mark.again || isGeneric(mark, marks, at)) return [];
    const stems = [...stemsOf(typed([mark], text)), ...stemsOf(mark.words)];
    return stems.some((stem) => words.has(stem)) ? [] : [typed([mark], text)];
  });
}

function isName({ term, attitude, reference, tellsMood }: Mark): boolean {
  const isNamed = term.kind === "thing" || term.kind === "undrawable" || (term.kind === "material" && !term.weak);
  return isNamed && attitude === "asked" && !reference && !tellsMood;
}

/** "Fruit trees like mango", "white flowers", "a table and chairs": told by another name. */
function isGeneric({ term, words }: Mark, marks: readonly Mark[], at: number): boolean {
  const isExample = /^(?:like|such as|eg|for example)$/.test(marks[at + 1]?.words ?? "") || isCue(marks[at - 1], "for");
  return isExample || (term.kind === "thing" && /^(?:flowers?|plants?|chairs?|seats?)$/.test(words));
}

function stemsOf(words: string): string[] {
  return words
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/(?:es|s)$/, ""));
}
