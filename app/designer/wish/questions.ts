import { capitalized, withArticle } from "../wording/english.ts";
import { describePlace, type Whereabouts } from "../wording/where-words.ts";
import type { MeantClause } from "./clauses/clause.ts";
import { isManifold } from "./lexicon/removable.ts";
import { type Trouble, troubles } from "./lexicon/troubles.ts";
import { isCue, isKind, type Phrase } from "./text/find-phrases.ts";
import { readPlace } from "./things/places.ts";
import { partOf } from "./typed/answers.ts";
import type { Wish, WishQuestion } from "./typed/wish.ts";

interface FoundTrouble {
  trouble: Trouble;
  where: Whereabouts;
  from: number;
  to: number;
}

/** What a wish complains of, the first time that it does. */
export function findTroubles(clauses: readonly MeantClause[], text: string): FoundTrouble[] {
  const sentences = [...new Set(clauses.map(({ sentence }) => sentence))].map((sentence) =>
    clauses.filter((clause) => clause.sentence === sentence).flatMap(phrasesOf),
  );
  return troubles.flatMap((trouble) => {
    const found = sentences.flatMap((phrases) => {
      const [start = 0, end = 0] = [phrases[0]?.from, phrases.at(-1)?.to];
      const match = trouble.said.exec(text.slice(start, end).replaceAll("’", "'"));
      if (!match) return [];
      const from = start + match.index;
      return [{ trouble, where: placeIn(phrases), from, to: from + match[0].length }];
    });
    return found.slice(0, 1);
  });
}

/** Whether a clause only complains: it asks for nothing, and what it names is there. */
export function isComplaint(clause: MeantClause, found: readonly FoundTrouble[]): boolean {
  const phrases = phrasesOf(clause);
  const trouble = found.find(({ from, to }) => phrases.some((phrase) => phrase.from < to && phrase.to > from));
  if (!trouble || clause.attitude === "keep" || asks.test(clause.verb?.words ?? "")) return false;
  return phrases.every((phrase, at) => {
    if (!isKind(phrase, "thing", "material", "undrawable")) return true;
    const before = phrases.slice(0, at).findLast((one) => isKind(one, "cue", "thing"));
    const isWithin = phrase.from < trouble.to && phrase.to > trouble.from;
    return isCue(before, "the", "place", "old") || (isWithin && !isCue(before, "a", "some"));
  });
}

const asks = /want|like|love|need|please|add|put|would|could|give|make|replace|build|install/;

/** What is suggested for what a wish complains of and has no measure for. `read` types words as a wish of their own. */
export function suggestMeasures(
  found: readonly FoundTrouble[],
  wish: Wish,
  read: (words: string) => Wish,
): WishQuestion[] {
  const open = found.filter(({ trouble }) => {
    const said = [...wish.asked, ...wish.refused, ...wish.kept];
    return !trouble.answeredBy.some((element) => said.includes(element));
  });
  const isAll = [wish.items, wish.removals, wish.refused, wish.keeps, wish.notDrawn].every((list) => list.length === 0);
  return open.map(({ trouble, where }) => {
    const { id, named, beyond } = trouble;
    const options = trouble.measures.map((measure) => {
      const words = [measure, describePlace(placeFor(trouble, where))].filter(Boolean).join(" ");
      const measured = read(words);
      const stated = measured.understood.length === 1 ? measured.understood.join() : words;
      return { id: measure.replaceAll(" ", "-"), words: capitalized(stated), adds: partOf(measured) };
    });
    return {
      id,
      words: named,
      ask: [beyond, `For ${named} we suggest:`].filter(Boolean).join(" "),
      options: [...options, { id: "skip", words: "Nothing" }],
      ...(isAll && { answer: options[0]?.id }),
    };
  });
}

function placeFor({ at }: Trouble, where: Whereabouts): Whereabouts {
  if (at !== "along-fence") return where;
  const side = where.side ?? (["left", "right", "back", "front"] as const).find((one) => one === where.place);
  return where.spot && where.spot !== "back-door" ? where : { place: "along-fence", side };
}

function placeIn(phrases: readonly Phrase[]): Whereabouts {
  for (const [at, phrase] of phrases.entries()) {
    const place = isCue(phrase, "place") || isKind(phrase, "spot") ? readPlace(phrases, at) : undefined;
    if (place && (place.where.place || place.where.spot)) return place.where;
  }
  return {};
}

function phrasesOf({ verb, phrases, verdict }: MeantClause): Phrase[] {
  return [...(verb ? [verb] : []), ...phrases, ...(verdict ? [verdict] : [])].sort((a, b) => a.from - b.from);
}

/** More than that nobody answers. */
const questionsAtMost = 5;

type Meaning = Pick<MeantClause, "attitude" | "removes">;
type Chosen = "keep" | "want" | "remove";

const meanings: Readonly<Record<Chosen, Meaning>> = {
  keep: { attitude: "keep" },
  want: { attitude: "want" },
  remove: { attitude: "refuse", removes: "remove" },
};

/** What the customer has to say about things that were named and left open. `read` types a clause by itself. */
export function listQuestions(
  clauses: readonly MeantClause[],
  read: (clause: MeantClause) => Wish,
): readonly WishQuestion[] {
  const questions: WishQuestion[] = [];
  for (const clause of clauses) {
    const noun = clause.attitude === "unclear" ? clause.phrases.find(isThing) : undefined;
    const id = noun?.words.replace(/[^\p{L}\p{N}]+/gu, "-");
    if (questions.length === questionsAtMost) break;
    if (!noun || !id || questions.some((one) => one.id === id)) continue;
    const open = optionsOf(clause);
    const options = open.map((option) => ({
      id: option,
      words: optionWords(option, noun, open),
      adds: partOf(read({ ...clause, verb: undefined, verdict: undefined, ...meanings[option] })),
    }));
    const skip = { id: "skip", words: open.includes("keep") ? "Leave that open" : "No" };
    questions.push({ id, words: noun.words, ask: askAbout(noun, open, clause), options: [...options, skip] });
  }
  return questions;
}

function isThing(phrase: Phrase): boolean {
  return isKind(phrase, "thing", "undrawable");
}

/** "A hedge" is not there yet, and "should the hedge go" says that it is. */
function optionsOf({ phrases, removes }: MeantClause): readonly Chosen[] {
  const noun = phrases.findIndex(isThing);
  const article = phrases.slice(0, noun).findLast((one) => isCue(one, "a", "some", "the", "old"));
  if (isCue(article, "a", "some") || (!article && isManifold(phrases[noun]?.words ?? ""))) return ["want"];
  return removes ? ["keep", "remove"] : ["keep", "want"];
}

function optionWords(option: Chosen, noun: Phrase, all: readonly Chosen[]): string {
  const [it, one] = isManifold(noun.words) ? ["them", "new ones"] : ["it", "a new one"];
  if (option === "keep") return `Keep ${it}`;
  if (option === "remove") return `Take ${it} out`;
  return all.includes("keep") ? `${isPlant(noun) ? "Plant" : "Have"} ${one}` : "Yes";
}

function isPlant({ term }: Phrase): boolean {
  return term.kind === "thing" && term.species !== undefined;
}

function askAbout(noun: Phrase, options: readonly Chosen[], { phrases }: MeantClause): string {
  const [, other] = options;
  if (other) return `Keep the ${noun.words}, or ${optionWords(other, noun, options).toLowerCase()}?`;
  return `Would you like ${isCue(phrases[0], "some") ? noun.words : withArticle(noun.words)}?`;
}
