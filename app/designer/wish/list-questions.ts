import { withArticle } from "../wording/english.ts";
import type { MeantClause } from "./clauses/clause.ts";
import { isManifold } from "./lexicon/removable.ts";
import { isCue, isKind, type Phrase } from "./text/find-phrases.ts";
import { partOf } from "./typed/answers.ts";
import type { Wish, WishQuestion } from "./typed/wish.ts";

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
