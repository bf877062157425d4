import { isCue, type Mark, marksBefore } from "./find-marks.ts";

/** The noun that a verb after it is about. */

/** What turns down a thing that was asked about in the sentence before: "a pond? Nah." */
const answers = /^(?:no|nah|nope|(?:hmm|um|uh|er) no|maybe not|better not|rather not)$/;

/**
 * Where the noun before a verb stands in its sentence, or for "remove it" in the one before. What only says where is passed
 * over, and "the rest" and "the old ones" are nothing that has a name. -1 without one.
 */
export function findSubject(marks: readonly Mark[], at: number): number {
  let stops =
    / (?:it|them|that|those|this)\b/.test(` ${marks[at]?.words}`) || answers.test(marks[at]?.words ?? "") ? 1 : 0;
  let unnamed = -1;
  for (const [i, { term, words, reference }] of marksBefore(marks, at).entries()) {
    if (term.kind === "stop" && stops-- === 0) return unnamed;
    // "The shed and the oak all stay".
    const isOfNoun = words === "all" && i < 2 && marks[at - 2 - i]?.term.kind !== "comma" && at - 1 - i > 0;
    if (!isOfNoun && /^(?:the )?(?:rest|remainder|everything|all|ones|others)\b/.test(words)) return -1;
    const related = /^(?:which|that|who)$/.test(marks[at - 1]?.words ?? "");
    // "The driveway is asphalt" is about the driveway.
    if (term.kind === "material" && isCue(marks[at - 2 - i], "back-state")) continue;
    const place = at - 1 - i;
    // "The oak that the kids climb stays"; not so "a seat when the kids are in bed".
    const leads =
      isCue(marks[place], "the", "old") ||
      /^(?:that|which)$/.test(words) ||
      /^(?:that|which)$/.test(marks[place + 1]?.words ?? "");
    if (unnamed >= 0 && !leads) return unnamed;
    if (unnamed < 0 && isUnnamedSubject(marks, place)) unnamed = place;
    if ((!reference || related) && ["thing", "undrawable", "material", "house"].includes(term.kind)) return place;
  }
  return unnamed;
}

function isNounlike({ term, words }: Mark): boolean {
  return ["unknown", "noun", "spot"].includes(term.kind) || (term.kind === "word" && /[a-z]{3}[^s]s$/.test(words));
}

/** "The zorble stays", "my porch stays": a noun may be what a verb is about, known or not, if it is one that is there. */
export function isUnnamedSubject(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  if (!mark || mark.reference || !isNounlike(mark)) return false;
  const [article, adjective] = [marks[at - 1], marks[at - 2]];
  return (
    isCue(article, "the", "old") ||
    (["word", "color", "material", "count"].includes(article?.term.kind ?? "") && isCue(adjective, "the", "old"))
  );
}
