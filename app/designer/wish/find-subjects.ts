import { isCue, type Mark } from "./find-marks.ts";
import { cue } from "./lexicon/term.ts";

/**
 * Who lives there and what they do is told of the yard, and wishes for nothing: "my wife is in a chair", "the dog digs holes".
 * Not so "my wife wants a bench".
 */
export function tellOfPeople(marks: readonly Mark[]): void {
  marks.forEach((mark, at) => {
    if (!isSomebody(mark) || !opensSubject(marks, at) || !isVerbOfTelling(marks, at + 1)) return;
    mark.term = cue("state");
    mark.describes = true;
    mark.words = mark.words.toLowerCase();
  });
}

const somebody =
  /^(?:(?:my |our |the )?(?:dogs?|cats?|pup|puppy|puppies|kids?|child|children|toddler|baby|boys?|girls?|twins|grandkids|grandchildren|wife|husband|partner|mum|mom|mother|dad|father|son|daughter|grandma|grandpa|granny|grandmother|grandfather|neighbou?rs?|tenants?|guests?|visitors?|landlord|landlady|deer|moose|rabbits?|squirrels?|chickens?|hens|moles?|gophers?|voles?|hoa|he|she|they|people|everyone|everybody|nobody)(?: and i)?)$/;

function isSomebody({ term, words }: Mark): boolean {
  return term.kind !== "cue" && somebody.test(words.toLowerCase().replace("'s", ""));
}

/** At the beginning of a clause, with an article or without. */
function opensSubject(marks: readonly Mark[], at: number): boolean {
  let start = at - 1;
  while (isCue(marks[start], "the", "old") || ["word", "count"].includes(marks[start]?.term.kind ?? "")) start--;
  const before = marks[start];
  if (marks.slice(start + 1, at).some(({ words }) => /^(?:for|so|where|if|that|which|who|i|we|you)$/.test(words)))
    return false;
  return !before || ["comma", "stop"].includes(before.term.kind) || isCue(before, "and", "but");
}

/** "Is", "can't", "digs"; not "wants", and not the noun of "dog run". */
function isVerbOfTelling(marks: readonly Mark[], at: number): boolean {
  const verb = marks[at];
  if (!verb || isCue(verb, "ask", "move", "refuse", "keep", "remove")) return false;
  if (/^(?:needs?|requires?|deserves?)/.test(verb.words)) return false;
  if (auxiliaries.test(verb.words)) {
    const after = marks.slice(at + 1, at + 3);
    return !after.some((mark) => isCue(mark, "ask") && /^(?:want|love|like|need|wish|use)/.test(mark.words));
  }
  if (isCue(verb, "state", "back-state")) return true;
  return (verb.term.kind === "word" || verb.term.kind === "unknown") && /[^s]s$|ed$/.test(verb.words);
}

const auxiliaries =
  /^(?:is|are|was|were|has|have|had|cant|can't|cannot|dont|don't|doesnt|doesn't|wont|won't|will|did|does|do|can|says?|said|keeps?|gets?|got|always|often|never|just|all|both|use|play|sit|dig|eat|come|visit|live|left|gave)$/;
