import { type Attitude, isCue, type Mark, marksBefore } from "./find-marks.ts";
import { namesSomething } from "./find-wanted.ts";

/** A cue and what follows of such words tell nothing. */
const leastLetters = 4;

/** What the customer tells of the yard as it is, clause by clause, as it was typed. */
export function findTold(marks: readonly Mark[], unused: readonly Mark[], text: string): string[] {
  // A size of nothing that is asked for is that of the yard.
  const sizes = new Set(unused.filter(({ term }) => term.kind === "size"));
  return findRuns(marks, (mark) => sizes.has(mark) || (mark.attitude === "told" && mark.term.kind !== "stop"))
    .filter((run) => run.some(({ term }) => term.kind !== "cue" && term.kind !== "comma"))
    .map((run) => typed(run, text))
    .filter((told) => told.length >= leastLetters);
}

/** Words that nobody knows, by what must be meant with them, as they were typed. */
export interface Unknowns {
  /** Names of what is asked for and cannot be drawn, must stay, or shall not be there. */
  named: Record<Exclude<Attitude, "told">, readonly string[]>;
  /** Ended in nothing: neither known, nor said of anything. */
  notUnderstood: readonly string[];
}

/** Sorts what nobody knows. Names of plants in Latin go with their plant. */
export function findUnknowns(marks: readonly Mark[], unused: readonly Mark[], text: string): Unknowns {
  const left = new Set(unused);
  const isLeft = (mark: Mark) =>
    mark.attitude !== "told" &&
    !mark.tellsMood &&
    (left.has(mark) ? mark.term.kind !== "size" : mark.term.kind === "unknown");
  const runs = findRuns(marks, isLeft)
    .filter((run) => !isEpithet(run, marks))
    .map((run) => ({ words: typed(run, text), attitude: run[0]?.attitude, named: namesSomething(run, marks) }))
    .filter(({ words }) => words.length > 1);
  const namedAs = (one: Attitude) =>
    runs.filter(({ attitude, named }) => named && attitude === one).map(({ words }) => words);
  return {
    named: { asked: namedAs("asked"), kept: namedAs("kept"), refused: namedAs("refused") },
    notUnderstood: [
      ...runs.filter(({ named }) => !named).map(({ words }) => words),
      ...findEmptySentences(marks).map((sentence) => typed(sentence, text)),
    ],
  };
}

/** "Could you do something about the bikes?": sentences that wish for what nobody knows, in words that everybody knows. */
function findEmptySentences(marks: readonly Mark[]): Mark[][] {
  return findRuns(marks, ({ term }) => term.kind !== "stop").filter(
    (sentence) =>
      sentence.some((mark) => isCue(mark, "ask", "move", "alter", "place")) &&
      sentence.some(({ term }) => term.kind === "noun") &&
      !sentence.some(endsInSomething),
  );
}

const told: ReadonlySet<Mark["term"]["kind"]> = new Set([
  "thing",
  "undrawable",
  "material",
  "style",
  "unknown",
  "house",
]);

function endsInSomething({ term, attitude, tellsMood }: Mark): boolean {
  return told.has(term.kind) || attitude !== "asked" || tellsMood === true;
}

/** The "purpurea" of Echinacea purpurea. */
function isEpithet(run: readonly Mark[], marks: readonly Mark[]): boolean {
  const [first] = run;
  if (!first || run.length > 2) return false;
  const [before] = marksBefore(marks, marks.indexOf(first), 1);
  const isPlant = before?.term.kind === "thing" && before.term.species !== undefined;
  return isPlant && /(?:a|um|us|is|ii|ens|ur)$/.test(first.words);
}

function findRuns(marks: readonly Mark[], belongs: (mark: Mark) => boolean): Mark[][] {
  const runs: Mark[][] = [];
  let open = false;
  for (const mark of marks) {
    const goesOn = belongs(mark);
    if (goesOn && open) runs.at(-1)?.push(mark);
    else if (goesOn) runs.push([mark]);
    open = goesOn;
  }
  return runs;
}

/** As it stands in the text. */
export function typed(run: readonly Mark[], text: string): string {
  return text.slice(run[0]?.from, run.at(-1)?.to).replace(/\s+/g, " ").trim();
}
