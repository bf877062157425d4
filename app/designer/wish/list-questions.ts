import type { MeantClause } from "./clauses/clause.ts";
import { isManifold } from "./lexicon/removable.ts";
import { isCue, isKind, type Phrase } from "./text/find-phrases.ts";
import type { QuestionOption, Wish, WishPart, WishQuestion } from "./typed/wish.ts";

/** More than that nobody answers. */
const questionsAtMost = 5;

type Meaning = Pick<MeantClause, "attitude" | "removes">;
type Chosen = Exclude<QuestionOption, "skip">;

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
    const adds = Object.fromEntries(
      open.map((option) => [
        option,
        partOf(read({ ...clause, verb: undefined, verdict: undefined, ...meanings[option] })),
      ]),
    );
    questions.push({ id, words: noun.words, ask: askAbout(noun, open, clause), options: [...open, "skip"], adds });
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

function askAbout(noun: Phrase, options: readonly Chosen[], { phrases }: MeantClause): string {
  const isMany = isManifold(noun.words);
  if (!options.includes("keep")) {
    const article = isMany || isCue(phrases[0], "some") ? "" : /^[aeiou]/.test(noun.words) ? "an " : "a ";
    return `Would you like ${article}${noun.words}?`;
  }
  if (options.includes("remove")) return `Keep the ${noun.words}, or take ${isMany ? "them" : "it"} out?`;
  const isPlant = noun.term.kind === "thing" && noun.term.species !== undefined;
  return `Keep the ${noun.words}, or ${isPlant ? "plant" : "have"} ${isMany ? "new ones" : "a new one"}?`;
}

function partOf(wish: Wish): WishPart {
  const { asked, refused, kept, avoided, items, plants, removals, undrawn } = wish;
  const { understood, statedThings, keeps, notDrawn, flowerColors, tree } = wish;
  const things = { asked, refused, kept, avoided, items, plants, removals, undrawn };
  const said = Object.entries({ ...things, understood, statedThings, keeps, notDrawn, flowerColors });
  return { ...Object.fromEntries(said.filter(([, list]) => list.length > 0)), ...(tree && { tree }) };
}
