import { type Mark, marksBefore } from "./find-marks.ts";

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

/** Words that ended in nothing: neither known, nor said of anything. Names of plants in Latin go with their plant. */
export function findNotUnderstood(marks: readonly Mark[], unused: readonly Mark[], text: string): string[] {
  const left = new Set(unused);
  const isLeft = (mark: Mark) =>
    mark.attitude !== "told" &&
    !mark.tellsMood &&
    (left.has(mark) ? mark.term.kind !== "size" : mark.term.kind === "unknown");
  return findRuns(marks, isLeft)
    .filter((run) => !isEpithet(run, marks))
    .map((run) => typed(run, text))
    .filter((words) => words.length > 1);
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
function typed(run: readonly Mark[], text: string): string {
  return text.slice(run[0]?.from, run.at(-1)?.to).replace(/\s+/g, " ").trim();
}
