import { describeAims } from "../wording/describe-aims.ts";
import { forPeople } from "../wording/describe-item.ts";
import { assembleWish } from "./assemble-wish.ts";
import type { Attitude, MeantClause } from "./clauses/clause.ts";
import { cutClauses } from "./clauses/cut-clauses.ts";
import { readAttitudes } from "./clauses/read-attitudes.ts";
import { isSizedBy } from "./lexicon/extents.ts";
import { isForeign } from "./lexicon/foreign-words.ts";
import { findTroubles, isComplaint, listQuestions, suggestMeasures } from "./questions.ts";
import { readMoods, readScope, withBareGround, withReplacedWalk, withShares, withSlope } from "./read-at-large.ts";
import { findPhrases, isCue, isKind, type Phrase } from "./text/find-phrases.ts";
import { resolveHomonyms } from "./text/resolve-homonyms.ts";
import { blankListMarks, blankNames, splitWords } from "./text/split-words.ts";
import type { NamedItem } from "./things/named-item.ts";
import { cannotBeDrawnOver, isRemoval, type Named, type NamedThing } from "./things/named-thing.ts";
import { readThings } from "./things/read-things.ts";
import type { Wish } from "./typed/wish.ts";
import { changesHouse, isRepair, isWorthTelling, listTold, listUntold } from "./untold.ts";

/** Longer wishes are cut here; the form takes 500 characters. */
const lettersAtMost = 2000;

/**
 * Text -> list structure -> words -> phrases -> clauses -> how each is meant -> things with their places -> typed wish. Never
 * throws; what it does not understand it reports. Time grows linearly with the text.
 */
export function readWish(words: string): Wish {
  const text = words.slice(0, lettersAtMost);
  const parsed = parse(text);
  const wish = typeWish(parsed, text);
  return {
    ...wish,
    questions: [
      ...listQuestions(parsed.clauses, (clause) =>
        typeWish({ ...parsed, phrases: [...clause.phrases], clauses: [clause] }, text),
      ),
      ...suggestMeasures(findTroubles(parsed.clauses, text), wish, (measure) => typeWish(parse(measure), measure)),
    ],
  };
}

function typeWish({ tokens, phrases, clauses: all }: ReturnType<typeof parse>, text: string): Wish {
  const troubles = findTroubles(all, text);
  const clauses = all.map((clause) =>
    isComplaint(clause, troubles) ? { ...clause, attitude: "tell" as const, removes: undefined } : clause,
  );
  const things = readThings(
    clauses.map((clause) => (isRepair(clause) ? { ...clause, attitude: "tell" as const } : clause)),
  );
  const { moods, said } = readMoods(phrases, attitudeAt(clauses));
  const foreign = isForeign(
    tokens.flatMap((token) => (token.kind === "word" ? [token.plain] : [])),
    text,
  );
  const untold = listUntold(clauses, things, said, text);
  const kept = things.kept.filter((named) => isWorthTelling(named, said));
  const refused = things.refused.filter((named) => isWorthTelling(named, said));
  const wish = assembleWish({
    named: things.items,
    kept: kept.map(toNamedThing),
    refused: refused.map(toNamedThing),
    styles: things.styles,
    flowers: things.flowers,
    moods,
    unit: unitOf(phrases),
    words: {
      kept: clauses.some(keepsAllElse) ? ["everything else"] : [],
      refused: [],
      told: listTold(
        clauses.filter((clause) => !isRepair(clause)),
        said,
        text,
      ),
      notDrawn: foreign
        ? []
        : [
            ...listInVain(clauses, refused),
            ...things.items.flatMap((item) => (item.term.undrawn ? [item.words] : [])),
            ...things.items.flatMap(sizesInVain),
            ...untold.asked,
          ],
      notUnderstood: foreign ? [] : untold.notUnderstood,
    },
    remark: remarkOn(foreign, clauses.some(changesHouse)),
  });
  if (foreign) return wish;
  const scope = readScope(text, wish.keeps);
  return {
    ...withSlope(withReplacedWalk(withBareGround(withShares(wish, text), text), text), text),
    scope,
    aims: describeAims({ ...wish, scope }),
    notUnderstood: forPeople(wish.notUnderstood),
  };
}

/** The clauses of a wish, and how each is meant. */
export function readClauses(text: string): MeantClause[] {
  return parse(text.slice(0, lettersAtMost)).clauses;
}

function parse(text: string) {
  const tokens = splitWords(blankListMarks(blankNames(text)));
  const phrases = resolveHomonyms(findPhrases(tokens));
  return { tokens, phrases, clauses: readAttitudes(cutClauses(phrases)) };
}

/** How what is at a place in the text is meant. */
function attitudeAt(clauses: readonly MeantClause[]): (at: number) => Attitude {
  const attitudes = new Map(
    clauses.flatMap(({ attitude, verb, phrases, verdict }) =>
      [...(verb ? [verb] : []), ...phrases, ...(verdict ? [verdict] : [])].map(({ from }) => [from, attitude] as const),
    ),
  );
  return (at) => attitudes.get(at) ?? "want";
}

function toNamedThing({ phrase, words, clause, ofColor, where, isLarge }: Named): NamedThing {
  return { term: phrase.term, words, where, isLarge, removes: clause.removes && plainVerb(clause.removes), ofColor };
}

/** "Pull all the ivy down", "Go: the hedge" are both told as "remove". */
function plainVerb(verb: string): string {
  return /^(?:pull|go|goes|going|out|away|gone|clear|take|lose|bin|get)$/.test(verb) ? "remove" : verb;
}

/** "Make the table small". */
function sizesInVain(item: NamedItem): string[] {
  const inVain = item.term.undrawn ? [] : item.extents.filter((extent) => !isSizedBy(item.term, extent));
  return [...new Set(inVain.map(({ words }) => `make the ${item.words} ${words}`))];
}

/** What is asked to go or to be mended and cannot. */
function listInVain(clauses: readonly MeantClause[], refused: readonly Named[]): string[] {
  const removed = refused
    .map(toNamedThing)
    .flatMap((named) => (cannotBeDrawnOver(named) && !isRemoval(named) ? [`${named.removes} the ${named.words}`] : []));
  const repairs = clauses
    .filter(isRepair)
    .flatMap(({ verb, phrases }) =>
      phrases
        .filter((phrase) => isKind(phrase, "thing", "undrawable"))
        .map(({ words }) => `${verb?.words} the ${words}`),
    );
  const allElse = clauses.some(({ others }) => others === "remove");
  const all = clauses.filter(
    ({ removes, phrases }) => removes && phrases.some((phrase) => isCue(phrase, "everything")),
  );
  return [
    ...all.map(({ removes }) => `${plainVerb(removes ?? "remove")} everything that is there`),
    ...(allElse ? ["remove everything else that is there"] : []),
    ...removed,
    ...repairs,
  ];
}

function keepsAllElse({ attitude, phrases, others }: MeantClause): boolean {
  return others === "keep" || (attitude === "keep" && phrases.some((phrase) => isCue(phrase, "everything")));
}

/** The unit of the first size in the text, whatever it is the size of. */
function unitOf(phrases: readonly Phrase[]): Wish["unit"] {
  return phrases.flatMap(({ term }) => (term.kind === "size" && term.measure.unit ? [term.measure.unit] : []))[0];
}

function remarkOn(foreign: boolean, house: boolean): string | undefined {
  if (foreign) return "The built-in designer understands English words only.";
  return house ? "The house stays as it is." : undefined;
}
