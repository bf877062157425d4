import { isCue, type Mark } from "./find-marks.ts";
import { cue, element } from "./lexicon/term.ts";

/** Words that mean one thing or another by what stands beside them. */
export function tellApart(marks: readonly Mark[]): void {
  marks.forEach((mark, at) => {
    if (mark.words === "round" && standsRound(marks[at + 1])) mark.term = cue("place");
    if (mark.words === "hide" && isVerb(marks, at)) mark.term = cue("place");
    if (mark.words === "stage" && isCue(marks[at + 1], "the")) mark.term = cue("move");
    if (mark.words === "light" && isLamp(marks, at)) mark.term = element("lights");
    if (mark.words === "edging" && isCue(marks[at + 1], "the") && marks[at - 1]?.term.kind === "thing")
      mark.term = cue("place");
    if (mark.words === "strip" && isNoun(marks, at)) mark.term = { kind: "noun" };
  });
}

/** "Round the tree" is no shape. */
function standsRound(next: Mark | undefined): boolean {
  return isCue(next, "the", "a", "old") || /^(?:each|every|it|them)$/.test(next?.words ?? "");
}

/** "Hide the bins"; not so "the bushes hide the door". */
function isVerb(marks: readonly Mark[], at: number): boolean {
  const before = marks[at - 1];
  const opens = !before || before.term.kind === "comma" || before.term.kind === "stop";
  return opens || isCue(before, "ask", "and", "way", "but", "alter") || before.term.kind === "word";
}

/** "A nicer light by the gate"; not so "light hydrangeas". */
function isLamp(marks: readonly Mark[], at: number): boolean {
  const [before, next] = [marks[at - 1], marks[at + 1]];
  const ends = !next || next.term.kind === "comma" || next.term.kind === "stop" || isCue(next, "and", "place");
  const article = isCue(before, "a") || (before?.term.kind === "word" && isCue(marks[at - 2], "a"));
  return ends && article;
}

/** "The strip between drive and fence", "a gravel strip"; not so "strip the ivy". */
function isNoun(marks: readonly Mark[], at: number): boolean {
  const before = marks[at - 1];
  const describes = ["word", "colour", "material", "size", "thing", "unknown", "amount"];
  return isCue(before, "the", "a", "old", "of") || describes.includes(before?.term.kind ?? "");
}
