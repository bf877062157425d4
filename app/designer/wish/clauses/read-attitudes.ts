import * as words from "../lexicon/attitude-words.ts";
import { exchanges, keepsOff, others } from "../lexicon/subjects.ts";
import { isCue, isDefinite, isKind, isNew, isNoun, type Phrase } from "../text/find-phrases.ts";
import { carryBack, goesOn, isHeaded, opensList } from "./carry-attitudes.ts";
import type { Clause, MeantClause } from "./clause.ts";
import { type Polarity, readPolarity } from "./read-polarity.ts";

type Meaning = Pick<MeantClause, "attitude" | "removes" | "others">;

/** A clause, what is known of those before it, and how the words around its noun judge it. */
interface Context {
  clause: Clause;
  clauses: readonly Clause[];
  at: number;
  /** In the same sentence. */
  before: MeantClause | undefined;
  /** The last one that names something. */
  last: MeantClause | undefined;
  polarity: Polarity | undefined;
  /** The words of the verb. */
  said: string;
}

interface Rule {
  when: (context: Context) => unknown;
  means: Meaning | ((context: Context) => Meaning);
}

const want: Meaning = { attitude: "want" };
const keep: Meaning = { attitude: "keep" };
const tell: Meaning = { attitude: "tell" };
const refuse: Meaning = { attitude: "refuse" };
const unclear: Meaning = { attitude: "unclear" };
/** It is there now. */
const gone: Meaning = { attitude: "refuse", removes: "remove" };
/** All of it comes to be something else; in part, the rest stays. */
const replaced = ({ clause }: Context): Meaning =>
  isPartly(clause.phrases) ? keep : { attitude: "refuse", removes: "replace" };
const sameAsBefore = ({ before }: Context): Meaning =>
  before ? { attitude: before.attitude, removes: before.removes } : want;

/** The first rule that fits decides: what is said after the noun, the verb before it, a subject of its own, the clause before. */
const rules: readonly Rule[] = [
  // "Anything but roses", "everything but the oak can stay", "everything but the oak", "except a pond".
  { when: ({ clause, said }) => isCue(clause.verb, "exception") && words.anything.test(said), means: refuse },
  {
    when: ({ clause, said }) => isExceptionOfAll(clause, said) && isCue(clause.verdict, "back-keep"),
    means: { ...gone, others: "keep" },
  },
  {
    when: ({ clause, said }) => isExceptionOfAll(clause, said),
    means: ({ clause }) => ({ ...keep, others: isCue(clause.verdict, "back-remove") ? "remove" : undefined }),
  },
  { when: ({ clause }) => isCue(clause.verb, "exception") && isNew(clause.phrases), means: want },
  { when: ({ clause, before }) => isCue(clause.verb, "exception") && before?.attitude === "keep", means: gone },
  {
    when: ({ clause }) => isCue(clause.verb, "exception"),
    means: ({ clause }) => (isDefinite(clause.phrases) ? keep : want),
  },

  // "I don't know if the hedge can stay", "dunno about the rockery", "the plum I haven't decided".
  {
    when: ({ clause, said }) => isUnsure(clause) && words.isStaying.test(`${said} ${clause.verdict?.words}`),
    means: { ...unclear, removes: "remove" },
  },
  { when: ({ clause }) => isUnsure(clause), means: unclear },
  // "The peony." as all that is said.
  { when: (context) => isAlone(context) && isOnlyNamed(context.clause.phrases), means: unclear },
  { when: ({ clause }) => !clause.verb && !clause.verdict && isUnheardOf(clause.phrases), means: unclear },

  // "The stumps don't", after "the trees stay".
  {
    when: ({ polarity, last }) => polarity === "the-opposite" && last?.attitude !== "tell",
    means: ({ last, clause }) => (last?.attitude === "refuse" ? keep : isDefinite(clause.phrases) ? gone : refuse),
  },
  // "Nobody gets to knock the shed down", "the slabs are beautiful".
  { when: ({ polarity }) => polarity === "spared" || polarity === "treasured", means: keep },
  { when: ({ polarity }) => polarity === "welcome", means: want },
  { when: ({ polarity }) => polarity === "despised", means: refuse },

  // "Roses are fine": what is not there yet is welcome.
  {
    when: ({ clause: { verdict, phrases } }) =>
      isCue(verdict, "back-keep") && words.welcomes.test(verdict?.words ?? "") && isNewPlant(phrases),
    means: want,
  },
  // "A hedge as long as it stays low".
  {
    when: ({ clause: { verb, phrases }, said }) =>
      isCue(verb, "reason") && !words.soThat.test(said) && !phrases.some(isNoun),
    means: tell,
  },
  // "The oak must stay"; not so "we're done with the swings; where they are put a bench".
  {
    when: ({ clause: { verb, verdict } }) => isCue(verdict, "back-keep") && !isCue(verb, "refuse", "remove"),
    means: keep,
  },
  // Dislike of what is there tells; of what is not, it refuses.
  {
    when: ({ clause }) => isCue(clause.verdict, "back-dislike"),
    means: ({ clause }) => (isDefinite(clause.phrases) ? tell : refuse),
  },
  { when: ({ clause }) => isCue(clause.verdict, "back-remove"), means: gone },
  // "A daybed would make me happy".
  {
    when: ({ clause: { verdict, phrases } }) =>
      isCue(verdict, "back-state") && isCue(phrases.find(isArticle), "a") && says(phrases, words.wouldBe),
    means: want,
  },
  {
    when: ({ clause }) => isCue(clause.verdict, "back-state"),
    means: ({ clause }) => (isCue(clause.verb, "keep") ? keep : tell),
  },

  // "The grass | replaced by a meadow", "the lawn | becomes a meadow".
  { when: (context) => words.becomes.test(nextVerb(context) ?? "-"), means: replaced },

  // "Leave a pad of 8 x 8 beside the steps".
  {
    when: ({ clause: { verb, phrases }, said }) => isCue(verb, "keep") && words.leaves.test(said) && isNew(phrases),
    means: want,
  },
  // "To keep the deer off", "I hate my neighbor's floodlight".
  { when: ({ clause: { verb, phrases } }) => isCue(verb, "keep") && says(phrases, keepsOff), means: tell },
  {
    when: ({ clause: { verb, phrases } }) => isCue(verb, "refuse") && says(phrases, others) && isDefinite(phrases),
    means: tell,
  },
  {
    when: ({ clause, said }) => isCue(clause.verb, "keep") && words.everything.test(said),
    means: { ...keep, others: "remove" },
  },
  { when: ({ clause }) => isCue(clause.verb, "keep"), means: keep },
  {
    when: ({ clause, said }) => isCue(clause.verb, "remove") && words.everything.test(said),
    means: { ...gone, others: "keep" },
  },
  { when: ({ clause: { verb, phrases } }) => isCue(verb, "remove") && isPartly(phrases), means: keep },
  { when: ({ clause }) => isCue(clause.verb, "remove"), means: ({ said }) => ({ ...refuse, removes: said }) },
  // "Do whatever but not the drive".
  {
    when: ({ clause: { verb, link, phrases }, said }) =>
      isCue(verb, "refuse") && said === "not" && link === "but" && isDefinite(phrases),
    means: keep,
  },
  { when: ({ clause }) => isCue(clause.verb, "refuse"), means: refuse },
  { when: ({ clause }) => isCue(clause.verb, "state", "reason"), means: tell },
  // "Turn the lawn | into a meadow", "make the lawn | a meadow".
  { when: (context) => isCue(context.clause.verb, "ask", "alter") && givesWay(context), means: replaced },
  // "Love the lilacs!"
  {
    when: ({ clause: { verb, phrases }, said }) => isCue(verb, "ask") && words.loves.test(said) && isOnlyNamed(phrases),
    means: keep,
  },
  // "Get the ivy off the fence".
  {
    when: ({ clause: { verb, phrases }, said }) => isCue(verb, "ask") && said === "get" && says(phrases, words.off),
    means: gone,
  },
  // "Don't cut the oak or move the shed".
  {
    when: ({ clause: { verb, link }, before }) => isCue(verb, "move") && link === "or" && before?.attitude === "keep",
    means: keep,
  },
  { when: ({ clause }) => isCue(clause.verb, "ask", "move", "alter"), means: want },

  { when: ({ clause, before }) => !before || clause.link === "but", means: want },
  { when: ({ clauses, at, clause }) => clause.link === "comma" && isHeaded(clauses, at), means: sameAsBefore },
  { when: ({ clause }) => clause.link === "bracket", means: sameAsBefore },
  // "Keep: the oak, the fence".
  {
    when: ({ clause, before }) => (clause.link === "colon" || clause.link === "next") && before && opensList(before),
    means: sameAsBefore,
  },
  { when: ({ clause }) => clause.link === "colon" || clause.link === "next", means: want },
  // "Because the kids trip, and a path"; not so "because the kids trip and fall".
  {
    when: ({ clause: { link, phrases }, before }) =>
      isCue(before?.verb, "reason") &&
      (link === "comma" || (link === "and" && isCue(phrases[0], "a", "some", "place"))),
    means: want,
  },
  { when: ({ before }) => isCue(before?.verb, "reason"), means: sameAsBefore },
  { when: ({ clauses, at, before }) => before && goesOn(clauses, at, before), means: sameAsBefore },
];

/** How every clause is meant. */
export function readAttitudes(clauses: readonly Clause[]): MeantClause[] {
  const meant: MeantClause[] = [];
  clauses.forEach((clause, at) => {
    meant.push({ ...clause, ...meaningOf(contextOf(clauses, at, meant)) });
  });
  return carryBack(meant);
}

function meaningOf(context: Context): Meaning {
  const { means = want } = rules.find(({ when }) => when(context)) ?? {};
  return typeof means === "function" ? means(context) : means;
}

/** A clause in its text, and how the words around its noun judge it. */
function contextOf(clauses: readonly Clause[], at: number, meant: readonly MeantClause[]): Context {
  const clause = clauses[at]!;
  const previous = meant.at(-1);
  return {
    clause,
    clauses,
    at,
    before: previous?.sentence === clause.sentence ? previous : undefined,
    last: meant.findLast(({ phrases }) => phrases.some(isNoun)),
    polarity: readPolarity(clauses, at),
    said: clause.verb?.words ?? "",
  };
}

function isExceptionOfAll({ verb }: Clause, said: string): boolean {
  return isCue(verb, "exception") && words.everything.test(said);
}

function isUnsure({ verb, verdict }: Clause): boolean {
  return isCue(verb, "unsure") || isCue(verdict, "unsure");
}

function isAlone({ clause: { verb, verdict, sentence }, clauses, at }: Context): boolean {
  return !verb && !verdict && clauses[at - 1]?.sentence !== sentence && clauses[at + 1]?.sentence !== sentence;
}

/** "The old peony". */
function isOnlyNamed(phrases: readonly Phrase[]): boolean {
  const noun = phrases.findIndex((one) => isKind(one, "thing"));
  return (
    noun === phrases.length - 1 &&
    isCue(phrases[0], "the") &&
    phrases.slice(1, noun).every((one) => isKind(one, "word", "color") || isCue(one, "old"))
  );
}

/** "The oak outranks everybody": what is there does what nobody knows. */
function isUnheardOf(phrases: readonly Phrase[]): boolean {
  const noun = phrases.findIndex((one) => isKind(one, "thing"));
  const [verb, ...rest] = phrases.slice(noun + 1);
  return (
    noun > 0 &&
    isOnlyNamed(phrases.slice(0, noun + 1)) &&
    isKind(verb, "unknown") &&
    rest.every((one) => isKind(one, "word", "noun", "unknown") || isCue(one, "the", "a", "of", "way"))
  );
}

function isNewPlant(phrases: readonly Phrase[]): boolean {
  const term = phrases.find((one) => isKind(one, "thing", "material"))?.term;
  const grows = term?.kind === "material" || (term?.kind === "thing" && (term.mulch || term.species));
  return !isDefinite(phrases) && Boolean(grows);
}

function isPartly(phrases: readonly Phrase[]): boolean {
  return says(phrases.slice(0, 3), words.parts);
}

/** The verb of what comes at once, in the same sentence. */
function nextVerb({ clauses, at, clause }: Context): string | undefined {
  const next = clauses[at + 1];
  return next?.link === "next" && next.sentence === clause.sentence ? next.verb?.words : undefined;
}

/** Whether something comes in its place. */
function givesWay(context: Context): boolean {
  const isExchange = exchanges.test(context.said) || words.makes.test(context.said);
  return isExchange && words.into.test(nextVerb(context) ?? "-");
}

function says(phrases: readonly Phrase[], what: RegExp): boolean {
  return phrases.some((one) => what.test(one.words));
}

function isArticle(phrase: Phrase): boolean {
  return isCue(phrase, "a", "some", "the", "old");
}
