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
    !mark.removal &&
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
      ...findEmptyClauses(marks).map((clause) => typed(clause, text)),
    ],
  };
}

/** "Could you do something about the bikes?": clauses that wish for what nobody knows, in words that everybody knows. */
function findEmptyClauses(marks: readonly Mark[]): Mark[][] {
  return clausesOf(marks).filter(
    (clause) =>
      clause.some((mark) => isCue(mark, "ask", "move", "alter", "place", "remove")) &&
      clause.some(namesMatter) &&
      !clause.some(endsInSomething),
  );
}

/** "The bikes", "a bigger garden"; not so the yard that all wishes are about, and whoever lives there. */
function namesMatter({ term, words }: Mark): boolean {
  return term.kind === "amount" || (term.kind === "noun" && !atLarge.test(words));
}

const atLarge =
  /^(?:(?:front |back |side )?(?:yard|garden)s?|backyard|space|area|place|home|outside|property|lot|things?|something|somewhere|family|life|time|way|help|ideas?|photos?|pictures?|result|design|landscaping|project|plan|job|house|weekends?|summer|everyone)$/;

/** A sentence is one clause, unless a verb of its own follows a comma or "and". */
function clausesOf(marks: readonly Mark[]): Mark[][] {
  const clauses: Mark[][] = [[]];
  marks.forEach((mark, at) => {
    const parts = mark.term.kind === "comma" || isCue(mark, "and", "but");
    if (mark.term.kind === "stop" || (parts && isCue(verbAfterPart(marks, at), "ask", "move", "remove", "alter")))
      clauses.push([]);
    else clauses.at(-1)?.push(mark);
  });
  return clauses.filter((clause) => clause.length > 0);
}

/** The verb of "and please move", "but I want". */
function verbAfterPart(marks: readonly Mark[], at: number): Mark | undefined {
  const verb = marks
    .slice(at + 1, at + 4)
    .find((mark) => mark.term.kind !== "word" && !isCue(mark, "and", "but") && mark.words !== "please");
  return /^(?:maybe|perhaps|also|plus|can|could|ideally|like|more)$/.test(verb?.words ?? "") ? undefined : verb;
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
