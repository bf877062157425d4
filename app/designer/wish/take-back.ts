import { isCue, type Mark, marksBefore, startOfSentence } from "./find-marks.ts";
import { findSubject } from "./subject-of.ts";

/** What was said before is meant otherwise by what comes after it. */

/** "Grass, too many mosquitoes. Change to stone": the verb opens its sentence and names nothing that it changes. */
export function replacesWhatWasTold(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  const before = marks[at - 1];
  const opens = before?.term.kind === "stop";
  // "The rose has thorns, swap for something soft."
  if (/^(?:swap|replace|exchange)$/.test(mark?.words ?? "") && isCue(marks[at + 1], "for", "with"))
    return opens || before?.term.kind === "comma" || isCue(before, "and", "but");
  return (
    opens &&
    /^(?:change to|change it|replaced? with|be replaced (?:with|by)|replace|swap for|instead)$/.test(mark?.words ?? "")
  );
}

/** The thing of the sentence before that only was told of goes. */
export function refuseWhatWasTold(marks: readonly Mark[], at: number): void {
  for (const mark of marksBefore(marks, at).slice(1)) {
    if (mark.term.kind === "stop") return;
    if (mark.term.kind !== "thing" || mark.attitude !== "told" || mark.reference) continue;
    mark.attitude = "refused";
    mark.removing = "replace";
  }
}

/** "The lawn becomes a meadow". */
export function becomesSomething(marks: readonly Mark[], at: number): boolean {
  // "The grass replaced by meadow."
  if (isCue(marks[at], "with") && /^(?:to be |be )?replaced/.test(marks[at]?.words ?? ""))
    return marks[findSubject(marks, at)]?.attitude === "asked";
  return isCue(marks[at], "ask") && / becomes?$| turns? into$/.test(` ${marks[at]?.words}`);
}

/** What becomes something else goes; a half of it leaves the other half. */
export function giveWay(marks: readonly Mark[], at: number): void {
  const subject = findSubject(marks, at);
  const mark = marks[subject];
  if (!mark) return;
  const isPart = marksBefore(marks, subject, 5).some(({ words }) =>
    /^(?:part|half|some|quarter|third|piece|bit)\b/.test(words),
  );
  mark.attitude = isPart ? "kept" : "refused";
  mark.removing = isPart ? undefined : "replace";
}

/** "The lawn is mostly weeds, want it green", "the patio's too small, make it a meter deeper": what was told of is asked for. */
export function wantOtherwise(marks: readonly Mark[]): void {
  marks.forEach((mark, at) => {
    const [verb, next] = [marks[at - 1], marks[at + 1]];
    if (isCue(verb, "move") && /^(?:it|them|those|these|em)$/.test(mark.words) && isCue(next, "place"))
      moveWhatWasTold(marks, at);
    if (wantsOneToo(marks, at)) askForWhatWasTold(marks, at);
    if (!/^(?:it|them)$/.test(mark.words) || !/^(?:want|make|need|would like|id like|like)$/.test(verb?.words ?? ""))
      return;
    if (!/^(?:word|size|amount|color|shape)$/.test(next?.term.kind ?? "") || isFollowedByThing(marks, at)) return;
    askForWhatWasTold(marks, at);
  });
}

/** "The neighbor has a pergola, I'd like one too", "we had a lilac and miss it". */
function wantsOneToo(marks: readonly Mark[], at: number): boolean {
  const [verb, mark, next] = [marks[at - 1], marks[at], marks[at + 1]];
  const ends =
    !next ||
    ["comma", "stop"].includes(next.term.kind) ||
    /^(?:too|also|as well|here|like that|please|back)$/.test(next.words);
  if (/^(?:it|them|that)$/.test(mark?.words ?? "")) return ends && /^miss(?:ed)?$/.test(verb?.words ?? "");
  return ends && mark?.words === "one" && isCue(verb, "ask");
}

function askForWhatWasTold(marks: readonly Mark[], at: number): void {
  const told = marksBefore(marks, at, 12).find(({ term, reference }) => term.kind === "thing" && !reference);
  if (told?.attitude === "told") told.attitude = "asked";
}

/** "Our neighbor gave us six hostas, put those by the porch". */
function moveWhatWasTold(marks: readonly Mark[], at: number): void {
  const before = marks.slice(0, at).findLastIndex(({ term, reference }) => term.kind === "thing" && !reference);
  if (marks[before]?.attitude !== "told" || at - before > 6) return;
  const isCounted = marks[before - 1]?.term.kind === "count";
  for (const mark of marks.slice(isCounted ? before - 1 : before, at)) mark.attitude = "asked";
}

/** "There used to be roses under the window. I want them back": what was there shall be there again. */
export function bringBack(marks: readonly Mark[]): void {
  marks.forEach((mark, at) => {
    if (!/^(?:back|again)$/.test(mark.words) || !/^(?:it|them|those|that)$/.test(marks[at - 1]?.words ?? "")) return;
    if (!isCue(marks[at - 2], "ask", "move")) return;
    const told = marksBefore(marks, at, 12).find(({ term, reference }) => term.kind === "thing" && !reference);
    if (told?.attitude !== "told") return;
    for (const said of sentenceAround(marks, marks.indexOf(told))) said.attitude = "asked";
  });
}

function sentenceAround(marks: readonly Mark[], at: number): readonly Mark[] {
  const start = startOfSentence(marks, at);
  const end = marks.findIndex(({ term }, i) => i > at && term.kind === "stop");
  return marks.slice(start, end < 0 ? undefined : end);
}

function isFollowedByThing(marks: readonly Mark[], at: number): boolean {
  const rest = marks.slice(at + 1);
  const end = rest.findIndex(({ term }) => term.kind === "comma" || term.kind === "stop" || term.kind === "cue");
  return (end < 0 ? rest : rest.slice(0, end)).some(({ term }) => term.kind === "thing" || term.kind === "material");
}

/** "A trampoline, actually no trampoline": who refuses by name what was asked for before does not want it. */
export function takeBack(marks: readonly Mark[]): void {
  marks.forEach((mark, at) => {
    const { kind } = mark.term;
    if (mark.attitude !== "refused" || mark.removing || (kind !== "thing" && kind !== "undrawable")) return;
    // "A hedge, but no yew hedge": only the bare name takes back.
    if (!isCue(marks[at - 1], "refuse")) return;
    for (const earlier of marks.slice(0, at)) {
      if (earlier.attitude === "asked" && earlier.words === mark.words) earlier.attitude = "refused";
    }
  });
}
