import { isCue, type Mark } from "./find-marks.ts";

/**
 * "No plants that attract bees": not all plants are refused, and which ones are, nobody here knows. Takes such phrases out of
 * what is refused. Attitudes are read.
 */
export function takeConditions(marks: Mark[]): Mark[][] {
  const conditions = marks.flatMap((_, at) => {
    if (!isConditional(marks, at)) return [];
    const rest = marks.slice(at);
    const end = rest.findIndex(
      (mark) =>
        ["comma", "stop"].includes(mark.term.kind) || isCue(mark, "but", "reason") || mark.words.startsWith("please"),
    );
    return [end < 0 ? rest : rest.slice(0, end)];
  });
  for (const mark of conditions.flat()) Object.assign(mark, { attitude: "asked", term: { kind: "word" } });
  return conditions;
}

function isConditional(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  const isAnyPlant = mark?.term.kind === "thing" && /^(?:plants?|flowers?|trees?|shrubs?|bushes)$/.test(mark.words);
  const isRefused = mark?.attitude === "refused" && !mark.removing;
  return isAnyPlant && isRefused && /^(?:that|which|who|with)$/.test(marks[at + 1]?.words ?? "");
}
