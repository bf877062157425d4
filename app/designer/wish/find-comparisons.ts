import { isCue, type Mark } from "./find-marks.ts";

/**
 * "Like a park", "feels like jail": what is named only to say what the garden shall be like is not wished for. Takes the
 * names out of such phrases; a style ("like Tuscany") stays one. Not so "I'd like a bench", "something like a pergola" and
 * the examples of "fruit trees like mango".
 */
export function takeComparisons(marks: readonly Mark[]): Mark[][] {
  return marks.flatMap((_, at) => {
    if (!compares(marks, at)) return [];
    const rest = marks.slice(at + 1);
    const end = rest.findIndex(
      (mark) => ["comma", "stop"].includes(mark.term.kind) || isCue(mark, "and", "but", "with", "for", "ask", "place"),
    );
    const run = marks.slice(at, end < 0 ? undefined : at + 1 + end);
    const isStyle = run.some(({ term }) => term.kind === "style");
    for (const mark of run) if (mark.term.kind !== "style") mark.term = { kind: "word" };
    return isStyle ? [] : [run];
  });
}

function compares(marks: readonly Mark[], at: number): boolean {
  const [before, mark, next] = [marks[at - 1], marks[at], marks[at + 1]];
  if (mark?.words === "look like" || mark?.words === "looks like") return !isCue(before, "ask");
  if (mark?.words !== "like" || !before || !next) return false;
  if (/(?:^| )(?:feels?|look|looks?|looking|feeling|works?|smells?|sounds?)$/.test(before.words)) return true;
  const isExample = /^(?:something|anything|things?|stuff|one|features?|somewhere)$/.test(before.words);
  const isNoun = ["thing", "noun", "word", "style"].includes(before.term.kind) && !isSomebodyWho.test(before.words);
  const names =
    isCue(next, "the", "a") || next.term.kind === "style" || /^(?:in|those|these|that|at|what)$/.test(next.words);
  return names && isNoun && !isExample;
}

/** Who may like something. */
const isSomebodyWho =
  /^(?:i|we|they|you|he|she|also|really|both|all|always|do|quite|too|would|kids?|children|wife|husband|partner|mum|mom|dad|dogs?|people|guests|and i|myself|especially|particularly|much|still|not|don'?t)$/;
