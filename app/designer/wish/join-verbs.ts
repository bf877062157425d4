import { clauseBefore, isCue, type Mark } from "./find-marks.ts";
import { cue } from "./lexicon/term.ts";
import { isDefinite } from "./look-back.ts";

/** Verbs that are said in two parts, or that a small word hides: they mean what their whole means. */
export function joinVerbs(marks: readonly Mark[]): void {
  marks.forEach((mark, at) => {
    const particle = particleOf(marks, at);
    if (particle) {
      Object.assign(mark, { term: cue("remove"), words: "remove" });
      if (!isCue(particle, "place", "of")) particle.term = { kind: "word" };
      else if (isCue(particle, "of")) particle.term = cue("place");
    }
    joinPronoun(marks, at);
    if (isAllElse(marks, at)) Object.assign(mark, { term: cue("everything"), words: "everything else" });
    // "No thanks to gravel".
    if (/^no thank/.test(mark.words) && marks[at + 1]?.words === "to") {
      mark.term = cue("refuse");
      Object.assign(marks[at + 1] ?? {}, { term: { kind: "word" } });
    }
    // "Two more benches" counts; "more roses" does not.
    if (mark.words === "more" && marks[at - 1]?.term.kind === "count") mark.term = { kind: "word" };
    if (isRelative(marks, at)) mark.term = { kind: "word" };
    // "The shed we'd like to keep": the last verb says what is meant.
    if (isCue(mark, "ask") && isCue(marks[at + 1], "way") && isCue(marks[at + 2], "keep", "remove"))
      for (const small of marks.slice(at, at + 2)) small.term = { kind: "word" };
    // "It has sentimental value so it stays" asks for something, and gives no reason.
    if (
      isCue(mark, "reason") &&
      /^so (?:it|they|that)$/.test(mark.words) &&
      isCue(marks[at + 1], "back-keep", "back-remove")
    )
      mark.term = cue("but");
    // "Replace the deck by a terrace".
    if (mark.words === "by" && isExchanged(marks, at)) Object.assign(mark, { term: cue("with"), words: "with" });
    if (isSaidOfWhatFollows(marks, at)) mark.term = cue(isCue(mark, "back-keep") ? "keep" : "remove");
  });
}

function isExchanged(marks: readonly Mark[], at: number): boolean {
  const clause = clauseBefore(marks, at);
  const verb = clause.findIndex((mark) => isCue(mark, "remove") && /^(?:replac|swap|substitut)/.test(mark.words));
  return (
    verb >= 0 && clause.slice(verb + 1).some(({ term }) => ["thing", "undrawable", "material"].includes(term.kind))
  );
}

const takesAway =
  /^(?:get|getting|take|taking|pull|pulling|rip|tear|clear|dig|cut|chop|haul|move|strip|throw|kick|yank|have|bring|knock)$/;
const away = /^(?:off|out|away|down|up|out of)$/;

/** "Get the ivy off the fence", "take everything out": the "off" or "out" that makes a verb one of removing. */
function particleOf(marks: readonly Mark[], at: number): Mark | undefined {
  if (!takesAway.test(marks[at]?.words ?? "") || !opensObject(marks[at + 1])) return undefined;
  let hasObject = false;
  for (let i = at + 1; i < Math.min(marks.length, at + 9); i++) {
    const mark = marks[i];
    if (!mark) return undefined;
    if (hasObject && away.test(mark.words)) return isWhole(marks, i) ? mark : undefined;
    const { kind } = mark.term;
    if (kind === "comma" || kind === "stop") return undefined;
    if (kind === "cue" && !isCue(mark, "the", "old", "and", "everything", "of")) return undefined;
    hasObject ||= ["thing", "undrawable", "noun", "unknown", "material"].includes(kind) || isCue(mark, "everything");
  }
  return undefined;
}

/** "The ivy", "that hedge", "all the bushes"; not so "get some lights". */
function opensObject(next: Mark | undefined): boolean {
  return isCue(next, "the", "old", "everything") || /^(?:all|both|this|that|these|those)$/.test(next?.words ?? "");
}

/** The "out" of "take it out by the roots" is whole, that of "take the hose out to the back" is not. */
function isWhole(marks: readonly Mark[], at: number): boolean {
  const [particle, next] = [marks[at], marks[at + 1]];
  if (particle?.words === "off" || particle?.words === "out of") return true;
  return !next || !(next.term.kind === "spot" || isCue(next, "place", "way", "with", "the", "a"));
}

/** "A patio that is round", "a path which is 3 ft wide": what is wished for is described. */
function isRelative(marks: readonly Mark[], at: number): boolean {
  const [noun, relative, verb] = [marks[at - 2], marks[at - 1], marks[at]];
  if (
    !/^(?:is|are|s|should be|can be|would be|could be|will be)$/.test(verb?.words ?? "") ||
    !/^(?:that|which)$/.test(relative?.words ?? "")
  )
    return false;
  const isNoun = noun?.term.kind === "thing" || noun?.term.kind === "undrawable";
  if (!isNoun || isDefinite(marks, at - 2)) return false;
  const said = marks.slice(at + 1, at + 4).find(({ term }) => term.kind !== "word");
  return said !== undefined && ["size", "shape", "color", "material", "amount"].includes(said.term.kind);
}

/** "Rest stays as is", "otherwise leave it as it is". */
function isAllElse(marks: readonly Mark[], at: number): boolean {
  const [before, mark, next] = [marks[at - 1], marks[at], marks[at + 1]];
  const opens = !before || ["comma", "stop"].includes(before.term.kind) || isCue(before, "and", "but");
  if (mark?.words === "rest")
    return opens && isCue(next, "back-keep") && !["thing", "material"].includes(marks[at + 2]?.term.kind ?? "");
  return mark?.words === "otherwise" && opens && isCue(next, "back-keep");
}

/** "Please leave it", "bin them": what was named before is meant. */
function joinPronoun(marks: readonly Mark[], at: number): void {
  const [verb, pronoun, next] = marks.slice(at, at + 3);
  if (!isCue(verb, "keep", "remove") || !verb || !/^(?:it|them|both)$/.test(pronoun?.words ?? "")) return;
  const ends =
    !next || ["comma", "stop", "word"].includes(next.term.kind) || isCue(next, "and", "but", "back-keep", "ask");
  if (!ends) return;
  verb.term = cue(isCue(verb, "keep") ? "back-keep" : "back-remove");
  verb.words = `${verb.words} ${pronoun?.words}`;
}

/** "Keep that live oak": a "that" before a noun is an article. */
function isSaidOfWhatFollows(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  if (!isCue(mark, "back-keep", "back-remove") || !/ (?:that|this|those|these)$/.test(` ${mark?.words}`)) return false;
  if (!/^(?:keep|leave|remove|dont|save|spare|lose|forget)/.test(mark?.words ?? "")) return false;
  const next = marks.slice(at + 1).find(({ term }) => term.kind !== "word" && term.kind !== "count");
  return (
    isCue(next, "old") ||
    ["thing", "undrawable", "color", "material", "noun", "unknown"].includes(next?.term.kind ?? "")
  );
}
