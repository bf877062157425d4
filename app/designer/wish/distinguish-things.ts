import { isCue, type Mark } from "./find-marks.ts";
import { findTerm } from "./lexicon/lexicon.ts";
import { cue, element } from "./lexicon/term.ts";

/** Words that mean one thing or another by what stands beside them. */
export function distinguishThings(marks: readonly Mark[]): void {
  marks.forEach((mark, at) => {
    if (mark.words === "round" && standsRound(marks[at + 1])) mark.term = cue("place");
    // "With a bird bath in its center", "along its edge"; not so "its a mess".
    if (mark.words === "its" && isCue(marks[at - 1], "place", "way", "of", "with", "for")) mark.term = cue("the");
    // "Beds full of perennials"; not so "the bed is full of weeds".
    if (mark.words === "full of" && marks[at - 1]?.term.kind === "thing" && marks[at + 1]?.term.kind === "thing")
      mark.term = cue("with");
    if (mark.words === "hide" && isVerb(marks, at)) mark.term = cue("place");
    if (mark.words === "stage" && isCue(marks[at + 1], "the")) mark.term = cue("move");
    if (mark.words === "light" && isLamp(marks, at)) mark.term = element("lights");
    if (mark.words === "edging" && isCue(marks[at + 1], "the") && marks[at - 1]?.term.kind === "thing")
      mark.term = cue("place");
    // "Ivy climbing the wall"; not so "climbing roses".
    if (/^climb(?:ing|s)?(?: up)?$/.test(mark.words) && isCue(marks[at + 1], "the", "a", "old"))
      mark.term = cue("place");
    if (/^(?:lawn|grass|garden|plant|tree)$/.test(mark.words) && isOnlyAdjective(marks, at))
      mark.term = { kind: "word" };
    // "Clean up the leaves" leaves nothing.
    if (mark.words === "leaves" && isNoun(marks, at)) mark.term = { kind: "noun" };
    // "A patio in large-format paving", "a patio with a table, large-format paving".
    if (mark.term.kind === "thing" && mark.term.paving && (isMaterial(marks, at) || isOfPatioBefore(marks, at)))
      mark.term = { kind: "material", paving: mark.term.paving, tone: mark.term.tone };
    if (/^stones?$/.test(mark.words) && isMaterial(marks, at)) mark.term = findTerm(["stone"]) ?? mark.term;
    if (/^(?:edge|border|line)$/.test(mark.words)) tellWhatIsEdged(marks, at);
    // "Go: the hedge. Stay: the shed".
    if (marks[at + 1]?.heads && opensSentence(marks, at)) Object.assign(mark, headings[mark.words]);
    tellWhatBracketsSay(marks, at);
    if (mark.words === "strip" && isNoun(marks, at)) mark.term = { kind: "noun" };
  });
}

/** "No lawn chemicals" is no word about the lawn. */
function isOnlyAdjective(marks: readonly Mark[], at: number): boolean {
  return isCue(marks[at - 1], "refuse") && /^(?:unknown|undrawable)$/.test(marks[at + 1]?.term.kind ?? "");
}

/** "Hedge (beech)", "path (old brick)": what it is made of. */
function tellWhatBracketsSay(marks: readonly Mark[], at: number): void {
  const [thing, bracket] = [marks[at - 1]?.term, marks[at]];
  if (bracket?.term.kind !== "comma" || !bracket.term.opens || thing?.kind !== "thing") return;
  const end = marks.findIndex(({ term }, i) => i > at && (term.kind === "comma" || term.kind === "stop"));
  const within = marks.slice(at + 1, end < 0 ? undefined : end);
  const last = within.at(-1)?.term;
  const isPlant = last?.kind === "thing" && last.species !== undefined && !thing.species;
  if (!within.every(({ term }) => ["word", "color", "material", "thing"].includes(term.kind))) return;
  if (within.filter(({ term }) => term.kind === "thing").length > 1 || !(isPlant || last?.kind === "material")) return;
  bracket.term = cue("of");
  const close = marks[end];
  if (close?.term.kind === "comma") close.term = { kind: "word" };
}

/** "A terrace in stones". */
function isMaterial(marks: readonly Mark[], at: number): boolean {
  const laid = marks[at - 2]?.term;
  const isLaid = laid?.kind === "thing" && (laid.element === "patio" || laid.element === "path");
  return isLaid && /^(?:in|of|out of|from)$/.test(marks[at - 1]?.words ?? "");
}

/** What names a patio by its paving, after a patio that was named without one: there are not two. */
function isOfPatioBefore(marks: readonly Mark[], at: number): boolean {
  const isPatio = ({ term }: Mark) => term.kind === "thing" && term.element === "patio";
  return isPatio(marks[at]!) && marks.slice(0, at).some((mark) => isPatio(mark));
}

/** "Edge the lawn with steel" asks for an edging of steel, "edge the path with box" for box along the path; not so "the edge". */
function tellWhatIsEdged(marks: readonly Mark[], at: number): void {
  const [verb, article, edged, link, ...rest] = marks.slice(at, at + 9);
  if (!verb || !edged || !isCue(article, "the") || edged.term.kind !== "thing" || !isCue(link, "with")) return;
  const end = rest.findIndex(({ term }) => ["cue", "comma", "stop"].includes(term.kind));
  const isThing = (end < 0 ? rest : rest.slice(0, end)).some(({ term }) => term.kind === "thing");
  if (isThing || rest[0]?.term.kind !== "material") {
    verb.term = cue("place");
    verb.words = "along";
    return;
  }
  verb.term = element("edging");
  edged.reference = true;
  if (link) link.term = cue("of");
}

const headings: Readonly<Record<string, Pick<Mark, "term" | "words">>> = {
  ...headedBy("go, goes, going, out, away, gone", { term: cue("remove"), words: "remove" }),
  ...headedBy("stay, stays, staying, remain, remains", { term: cue("keep"), words: "keep" }),
};

function headedBy(words: string, meaning: Pick<Mark, "term" | "words">) {
  return Object.fromEntries(words.split(", ").map((word) => [word, meaning]));
}

function opensSentence(marks: readonly Mark[], at: number): boolean {
  return at === 0 || marks[at - 1]?.term.kind === "stop";
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
  const describes = ["word", "color", "material", "size", "thing", "unknown", "amount"];
  return isCue(before, "the", "a", "old", "of") || describes.includes(before?.term.kind ?? "");
}
