import type { MeantClause } from "./clauses/clause.ts";
import { abstract, effort, noThings, repairs } from "./lexicon/around-nouns.ts";
import { isStanding } from "./lexicon/removable.ts";
import { exchanges } from "./lexicon/subjects.ts";
import { isCue, isDescription, isKind, isNoun, type Phrase, typed } from "./text/find-phrases.ts";
import type { Named } from "./things/named-thing.ts";
import type { ReadThings } from "./things/read-things.ts";

/** A cue and what follows of such words tell nothing. */
const leastLetters = 4;

/** What the customer tells of the yard as it is, clause by clause, as it was typed. */
export function listTold(clauses: readonly MeantClause[], moods: ReadonlySet<Phrase>, text: string): string[] {
  const runs: Phrase[][] = [];
  clauses.forEach((clause, at) => {
    if (clause.attitude !== "tell" || clause.verb?.words === "like") return;
    // "So the street can't see in" is an aim.
    const isWhy = isCue(clause.verb, "reason") || clause.joinedBy === "so";
    if (isWhy && clause.phrases.some((one) => moods.has(one))) return;
    const before = clauses[at - 1];
    const goesOn = before?.attitude === "tell" && before.sentence === clause.sentence;
    if (goesOn) runs.at(-1)?.push(...phrasesOf(clause));
    else runs.push(phrasesOf(clause));
  });
  return runs
    .filter((run) => run.some(({ term }) => term.kind !== "cue"))
    .map((run) => typed(run, text))
    .filter((told) => told.length >= leastLetters);
}

function phrasesOf({ lead = [], verb, phrases, verdict }: MeantClause): Phrase[] {
  return [...lead, ...(verb ? [verb] : []), ...phrases, ...(verdict ? [verdict] : [])];
}

/** Words that nobody knows, by what must be meant with them, as they were typed. */
export interface Unknowns {
  /** Names of what is asked for and cannot be drawn. */
  asked: string[];
  /** Ended in nothing: neither known, nor said of anything. */
  notUnderstood: string[];
}

/** What ends in nothing, clause by clause: better reported than passed over. */
export function listUntold(
  clauses: readonly MeantClause[],
  { used, unplaced }: ReadThings,
  moodPhrases: ReadonlySet<Phrase>,
  text: string,
): Unknowns {
  const asked: string[] = [];
  const likened = clauses.filter(
    ({ verb, phrases }) => verb?.words === "like" && !phrases.some((one) => moodPhrases.has(one)),
  );
  const notUnderstood: string[] = [
    ...likened.map((clause) => typed(phrasesOf(clause), text)),
    ...unplaced.map((run) => typed(run, text)),
  ];
  const isUnplaced = new Set(unplaced.flat());
  for (const clause of clauses) {
    // "Nothing taller than 3 feet".
    if (clause.attitude === "refuse" && !clause.phrases.some(namesAny) && clause.phrases.some(isMeasured))
      notUnderstood.push(typed(phrasesOf(clause), text));
    if (clause.attitude !== "want" || isRepair(clause)) continue;
    if (isEmptyWish(clause, used, moodPhrases)) notUnderstood.push(typed(clause.phrases, text));
    for (const run of unusedRuns(
      clause,
      (phrase) => used.has(phrase) || moodPhrases.has(phrase) || isUnplaced.has(phrase),
    )) {
      const words = typed(run, text);
      if (words.length < 2 || /^\d*$/.test(words)) continue;
      if (namesSomething(run, clause)) asked.push(words);
      else notUnderstood.push(words);
    }
  }
  return { asked, notUnderstood };
}

const atLarge =
  /^(?:(?:front |back |side )?(?:yard|garden)s?|backyard|space|area|place|home|outside|property|lot|things?|something|somewhere|family|life|time|way|help|ideas?|photos?|pictures?|result|design|landscaping|project|plan|job|house|weekends?|summer|everyone)$/;

/** "Could you do something about the bikes?": a wish for what nobody knows, in words that everybody knows. */
function isEmptyWish(
  { verb, phrases }: MeantClause,
  used: ReadonlySet<Phrase>,
  moodPhrases: ReadonlySet<Phrase>,
): boolean {
  if (!isCue(verb, "ask", "move", "alter")) return false;
  const namesMatter = phrases.some((one) => (isKind(one, "noun") && !atLarge.test(one.words)) || isKind(one, "amount"));
  const ends = phrases.some(
    (one) =>
      used.has(one) ||
      moodPhrases.has(one) ||
      isKind(one, "thing", "undrawable", "material", "style", "unknown", "house"),
  );
  return namesMatter && !ends;
}

function unusedRuns({ phrases }: MeantClause, isUsed: (phrase: Phrase) => boolean): Phrase[][] {
  const runs: Phrase[][] = [];
  let open = false;
  phrases.forEach((phrase, at) => {
    const before = phrases[at - 1];
    // The "purpurea" of Echinacea purpurea.
    const isLatin = /(?:a|um|us|is|ii|ens|ur|^'.*')$/.test(phrase.words);
    const isEpithet = isLatin && isKind(phrase, "unknown") && isKind(before, "thing");
    const isLeft = isContent(phrase) && !isUsed(phrase) && !isEpithet;
    if (isLeft && open) runs.at(-1)?.push(phrase);
    else if (isLeft) runs.push([phrase]);
    open = isLeft;
  });
  return runs;
}

function isContent(phrase: Phrase): boolean {
  return isKind(phrase, "thing", "undrawable", "material", "color", "shape", "size", "unknown");
}

function namesAny(phrase: Phrase): boolean {
  return isKind(phrase, "thing", "undrawable", "material", "color", "unknown");
}

function isMeasured(phrase: Phrase): boolean {
  return isKind(phrase, "size");
}

/** "A zorble by the shed": an article, a number or a verb of wishing leads to an unknown noun. */
function namesSomething(run: readonly Phrase[], { phrases, verb, link }: MeantClause): boolean {
  const start = phrases.indexOf(run[0]!);
  const [before, next] = [phrases.slice(0, start), phrases[start + run.length]];
  if (run.length > 3 || !run.every((phrase) => isKind(phrase, "unknown")) || /(?:ed|ing|ly)$/.test(run.at(-1)!.words))
    return false;
  if (isNoun(next) || isDescription(next)) return false;
  const leads = before.findLast((phrase) => !isDescription(phrase));
  const opens = leads === undefined;
  const counted = before.some((phrase) => isKind(phrase, "count"));
  return (
    counted ||
    isCue(leads, "a", "some", "with") ||
    (opens && (isCue(verb, "ask", "move") || link === "comma" || link === "and"))
  );
}

/** Whether a noun that is kept or refused says something to whoever typed it. */
export function isWorthTelling({ phrase, clause }: Named, moodPhrases: ReadonlySet<Phrase>): boolean {
  if (isKind(phrase, "thing", "undrawable", "material", "color")) return true;
  if (clause.removes && isStanding(phrase.words)) return true;
  // "Turn the side yard into a run".
  if (exchanges.test(clause.removes ?? "")) return false;
  // "I hate mowing the strip".
  if (clause.attitude === "refuse" && noThings.test(phrase.words)) return false;
  if (abstract.test(phrase.words)) return isKind(phrase, "spot", "house") && clause.attitude === "keep";
  if (moodPhrases.has(phrase) && (clause.attitude === "keep" || effort.test(phrase.words))) return false;
  const at = clause.phrases.indexOf(phrase);
  const article = clause.phrases.slice(0, at).findLast((one) => !isDescription(one));
  if (clause.attitude === "keep")
    return (
      isKind(phrase, "unknown") ||
      isCue(article, "the", "old", "a") ||
      (article === undefined && isKind(phrase, "spot"))
    );
  return isKind(phrase, "unknown", "noun", "word");
}

/** "Paint the fence": what stands there now stays as it is. */
export function isRepair({ verb }: MeantClause): boolean {
  return isCue(verb, "alter") && repairs.test(verb?.words ?? "");
}

/** Whether a clause asks for a part of the house: "new windows", "paint the front door", "add a roof". */
export function changesHouse(clause: MeantClause): boolean {
  const { phrases, verb, attitude, removes } = clause;
  const noun = phrases.find((phrase) => isPartOfHouse(phrase));
  if (!noun || (attitude !== "want" && !removes)) return false;
  const before = phrases.slice(0, phrases.indexOf(noun));
  const isPlace = before.some((one) => isCue(one, "place", "way", "for"));
  const isOther = isKind(phrases[phrases.indexOf(noun) + 1], "thing", "undrawable", "noun");
  if (isPlace || isOther) return false;
  return isCue(verb, "alter", "remove") || before.some(({ words }) => /new$/.test(words)) || noun.term.kind === "house";
}

function isPartOfHouse({ term, words }: Phrase): boolean {
  return term.kind === "house" || (term.kind === "spot" && /house|home|garage|porch|door|window|kitchen/.test(words));
}
