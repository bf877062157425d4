import { isCue, type Mark, marksBefore, startOfSentence } from "./find-marks.ts";
import { asksAfterComma, goesOnAfterAnd, goesOnAfterComma, type Stance } from "./goes-on.ts";
import { tellWhatIsHidden } from "./hide-behind-screens.ts";
import { isDenied, isGivenUp, isRelative, isWished } from "./idle-verbs.ts";
import type { Cue } from "./lexicon/term.ts";
import { leadsTo } from "./look-around.ts";
import { isDescribed, lookBack, verbAfter } from "./look-back.ts";
import { findSubject } from "./subject-of.ts";
import {
  becomesSomething,
  bringBack,
  giveWay,
  refuseWhatWasTold,
  replacesWhatWasTold,
  takeBack,
  wantOtherwise,
} from "./take-back.ts";

/**
 * Says of every mark whether it is asked for, refused, kept or only told. A refusal or a "keep" goes on over lists
 * ("no lawn, trees or gravel", "keep the shed and the oak") and ends at the next wish.
 */
export function readAttitudes(marks: Mark[]): void {
  let stance: Stance = { attitude: "asked" };
  marks.forEach((mark, at) => {
    stance = nextStance(mark, marks, at, stance);
    mark.attitude = stance.attitude;
    mark.removing = stance.removing;
    const verb = stance.reason ? undefined : verbAfter(marks, at);
    if (verb) lookBack(marks, at, verb);
    if (becomesSomething(marks, at)) giveWay(marks, at);
    if (replacesWhatWasTold(marks, at)) refuseWhatWasTold(marks, at);
  });
  takeBack(marks);
  wantOtherwise(marks);
  bringBack(marks);
  tellWhatIsHidden(marks);
}

/** "Keep: the oak, the fence". */
function opensList(marks: readonly Mark[], at: number): boolean {
  const before = marks[at - 1];
  return isCue(before, "refuse", "keep", "remove") && !/^(?:no|not|none|never|leave)$/.test(before?.words ?? "");
}

const fresh: Stance = { attitude: "asked" };

function nextStance(
  { term, words, heads, describes }: Mark,
  marks: readonly Mark[],
  at: number,
  stance: Stance,
): Stance {
  // "My knees are no longer what they were: raised beds"; not so "what is there now: a shed".
  if (term.kind === "comma" && heads && stance.attitude === "told" && !isCue(marks[at - 1], "state", "old"))
    return fresh;
  // "No bamboo. Or ivy."
  if (term.kind === "stop") return stance.attitude === "refused" && isCue(marks[at + 1], "or") ? stance : fresh;
  if (term.kind === "comma" && (stance.listed || opensList(marks, at))) return { ...stance, listed: true };
  if (stance.reason && term.kind === "comma") return fresh;
  // "Make the lawn a meadow".
  if (stance.removing === "make" && term.kind === "cue" && term.cue === "a") return fresh;
  if (stance.instead && namesWhatComesInstead(marks, at)) return fresh;
  if (stance.before && term.kind === "comma") return fresh;
  if (stance.described && term.kind === "comma" && asksAfterComma(marks, at)) return fresh;
  // "It gets hot, and less of that rock": who wants less asks for something.
  if (term.kind === "amount" && (stance.attitude === "told" || stance.removing)) return fresh;
  if (term.kind === "comma") return stance.attitude === "told" || goesOnAfterComma(marks, at, stance) ? stance : fresh;
  if (describes) return { attitude: "told", described: true };
  return term.kind === "cue" ? afterCue(term.cue, words, marks, at, stance) : stance;
}

function afterCue(cue: Cue, words: string, marks: readonly Mark[], at: number, stance: Stance): Stance {
  // "Don't cut the oak or move the shed".
  const isForbidden = stance.attitude === "kept" && isCue(marks[at - 1], "or");
  if (isForbidden && (cue === "move" || cue === "remove" || cue === "alter")) return stance;
  switch (cue) {
    case "ask":
    case "alter":
      return afterVerb(cue, words, marks, at, stance);
    case "but":
      // "There is just mud and a slab."
      return words === "just" && stance.attitude === "told" ? stance : fresh;
    case "move":
    case "edged-with":
      return fresh;
    case "back-state":
      return isDescribed(marks, at) && stance.attitude !== "kept" ? { attitude: "told", described: true } : stance;
    case "way":
      return stance.attitude !== "asked" && /^(?:to|into)$/.test(words) && stance.attitude !== "told" ? fresh : stance;
    case "refuse":
      if (sparesFromAll(words, marks, at)) return { attitude: "kept" };
      return { attitude: "refused", instead: replaces(words), before: replaces(words) && namesNothingYet(marks, at) };
    case "reason":
      return { attitude: "told", reason: true };
    case "exception":
      return otherWayRound(words, marks, at, stance);
    case "back-keep":
      return keepsWhatFollows(words, marks, at) ? { attitude: "kept" } : stance;
    case "back-remove":
      // "We have a deck that is rotting, replace it with a patio": what is told ends where something is to be done.
      return stance.attitude === "told" && /(?:^| )(?:it|them)$/.test(words) ? fresh : stance;
    case "remove":
      return isPartly(marks, at) ? { attitude: "kept" } : { attitude: "refused", removing: words };
    case "keep":
      return { attitude: "kept" };
    case "state":
      // "Show me the yard with a pool."
      if (words === "yard with" && isWished(marks, at)) return fresh;
      return {
        attitude: "told",
        // "Where the old shed was": a reason ends with its clause.
        reason: stance.reason,
        described: /\b(?:is|are)$|^(?:ate|eats?|killed|trampled|flattened|it faces|faces?)$/.test(words) || undefined,
      };
    case "with":
      return stance.attitude === "told" ? stance : fresh;
    case "and":
      // "Where the slab is and something green": the clause is over.
      if (isCue(marks[at - 1], "back-state")) return fresh;
      return stance.attitude === "told" || goesOnAfterAnd(marks, at, stance) ? stance : fresh;
    case "for":
      return stance.removing ? fresh : stance;
    case "place":
      return words === "by" && /^(?:replac|swap)/.test(stance.removing ?? "") ? fresh : stance;
    default:
      return stance;
  }
}

function afterVerb(cue: "ask" | "alter", words: string, marks: readonly Mark[], at: number, stance: Stance): Stance {
  if (becomesAnother(words, marks, at))
    return isPartly(marks, at) ? { attitude: "kept" } : { attitude: "refused", removing: words };
  if (cue === "alter") return stance.attitude === "asked" ? fresh : stance;
  // "No more grass please": these do not end what they stand in.
  const goesOn =
    (stance.attitude === "refused" || stance.attitude === "kept") && /^(?:please|more|can|also|need)$/.test(words);
  // "Nothing toxic like yew", "two trees that we love".
  if (words === "like" && stance.attitude === "refused" && isDescriptive(marks[at - 1])) return stance;
  if (stance.attitude === "told" && (isRelative(marks, at) || isDenied(marks, at) || isGivenUp(marks, at)))
    return stance;
  return goesOn ? stance : fresh;
}

function isDescriptive(mark: Mark | undefined): boolean {
  return /^(?:word|unknown|thing|undrawable|noun|color)$/.test(mark?.term.kind ?? "");
}

/** "Turn the lawn into a meadow" does away with the lawn. */
function becomesAnother(verb: string, marks: readonly Mark[], at: number): boolean {
  if (/^(?:make|please make)$/.test(verb)) return isMadeAnother(marks, at);
  if (!/^(?:turn|transform|convert|change|finish)$/.test(verb)) return false;
  let thing = false;
  for (const { term, words } of marks.slice(at + 1, at + 8)) {
    if (term.kind === "thing" || term.kind === "material" || term.kind === "undrawable") thing = true;
    if (term.kind === "cue" && (term.cue === "way" || term.cue === "with"))
      return thing && /^(?:to|into|with)$/.test(words);
    if (term.kind === "stop" || term.kind === "comma") return false;
  }
  return false;
}

/** "Make the lawn a meadow"; not so "make the patio a bit larger". */
function isMadeAnother(marks: readonly Mark[], at: number): boolean {
  const [article, thing, another] = marks.slice(at + 1, at + 4);
  if (!isCue(article, "the", "old") || thing?.term.kind !== "thing" || !isCue(another, "a")) return false;
  return leadsTo(marks, at + 3) && !/^(?:bit|little|lot|touch|tad|few)$/.test(marks[at + 4]?.words ?? "");
}

/** "Turn part of the lawn into a vegetable garden" leaves the rest of it. */
function isPartly(marks: readonly Mark[], at: number): boolean {
  return marks
    .slice(at + 1, at + 4)
    .some(
      ({ words }, i, after) =>
        /^(?:part|half|some|quarter|third|section|piece|bit)\b/.test(words) &&
        (words.endsWith("of") || isCue(after[i + 1], "of") || i === 0),
    );
}

/** Verbs of exchange that name what goes before what comes. */
function replaces(words: string): true | undefined {
  return /^(?:rather than|instead (?:of|from)|in (?:place|stead|lieu) of|in place from)$/.test(words) || undefined;
}

/** Whether a verb of exchange opens its sentence. */
function namesNothingYet(marks: readonly Mark[], at: number): boolean {
  return !marks
    .slice(startOfSentence(marks, at), at)
    .some(({ term }) => ["thing", "undrawable", "material", "unknown"].includes(term.kind));
}

/** "Instead of the hedge a fence": an article or a count after a noun begins what is wanted. */
function namesWhatComesInstead(marks: readonly Mark[], at: number): boolean {
  const begins = isCue(marks[at], "a", "some") || marks[at]?.term.kind === "count";
  return begins && /^(?:thing|undrawable|material|noun|unknown)$/.test(marks[at - 1]?.term.kind ?? "");
}

/** What "everything but" and "except" say of what comes after them. */
function otherWayRound(words: string, marks: readonly Mark[], at: number, stance: Stance): Stance {
  if (words.startsWith("anything")) return { attitude: "refused" };
  if (stance.attitude === "kept") return { attitude: "refused", removing: "remove" };
  // "Nothing above 1 m except a hornbeam", "gravel everywhere apart from a bed".
  const isNew = isCue(marks[at + 1], "a") || marks[at + 1]?.term.kind === "count";
  if (isNew && !stance.removing) return fresh;
  if (stance.attitude === "refused") return { attitude: "kept" };
  // "All shrubs out, except for the camellia."
  if (marksBefore(marks, at, 4).some(({ attitude, removing }) => attitude === "refused" && removing))
    return { attitude: "kept" };
  const ofAll = /^(?:every|all)/.test(words) || marksBefore(marks, at, 6).some((mark) => isCue(mark, "everything"));
  return ofAll ? { attitude: "kept" } : fresh;
}

/** "Do whatever but not the drive". */
function sparesFromAll(words: string, marks: readonly Mark[], at: number): boolean {
  // "Lose the roses but not the peonies."
  const all = marksBefore(marks, at, 8).some(
    ({ words, removing }) => removing !== undefined || /^(?:whatever|anything|everything)\b/.test(words),
  );
  return words === "not" && all && isCue(marks[at - 1], "but") && isCue(marks[at + 1], "the");
}

/** "The rest stays lawn". */
function keepsWhatFollows(words: string, marks: readonly Mark[], at: number): boolean {
  if (!/stay|remain/.test(words) || findSubject(marks, at) >= 0) return false;
  return marksBefore(marks, at, 3).some(({ words }) => /rest|remainder|everything/.test(words));
}
