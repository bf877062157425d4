import { isCue, type Mark } from "./find-marks.ts";

/**
 * Clauses that tell and wish for nothing, by their subject and verb: "my wife is in a chair", "the lawn gets no sun", "the
 * previous owners built a deck", "we moved the shed last year". Not so "my wife wants a bench", "the patio should be round".
 */
export function tellOfYard(marks: readonly Mark[]): void {
  marks.forEach((first, at) => {
    if (!opensSentencePart(marks, at)) return;
    // "The previous owner planted junipers".
    if (isCue(first, "state") && /owners?$/.test(first.words)) silence(marks[at + 1]);
    if (isDeadAfterNoun(marks, at)) first.describes = true;
    const subject = subjectFrom(marks, at);
    if (!subject || isNamedBefore(marks, at, subject.end)) return;
    const verb = verbFrom(marks, subject.who === "something" ? afterPlaces(marks, subject.end) : subject.end);
    if (verb < 0 || !tells(marks, verb, subject.who)) return;
    first.describes = true;
    silence(marks[verb]);
    const next = marks[verb + 1];
    if (isCue(next, "refuse", "remove", "ask") && !/^(?:please|want|need)/.test(next?.words ?? "")) silence(next);
  });
}

/** "Grass dead want turf", "fence rotten": what is there, and its state without a verb. */
function isDeadAfterNoun(marks: readonly Mark[], at: number): boolean {
  const [thing, state, next] = marks.slice(at, at + 3);
  const isState =
    isCue(state, "old") &&
    /^(?:dead|dying|rotten|rotting|broken|cracked|half dead|crumbling|ugly|overgrown|gone|bare|falling down|muddy|mossy|weedy|patchy)$/.test(
      state?.words ?? "",
    );
  const ends =
    !next || ["comma", "stop"].includes(next.term.kind) || isCue(next, "ask", "and", "but", "refuse", "remove");
  return thing?.term.kind === "thing" && isState && ends;
}

type Who = "we" | "somebody" | "something";

/** The first of what may be a subject: after a stop, a comma, "and", "but" or a reason. */
function opensSentencePart(marks: readonly Mark[], at: number): boolean {
  const before = marks[at - 1];
  return (
    !before ||
    before.term.kind === "comma" ||
    before.term.kind === "stop" ||
    isCue(before, "and", "but", "reason") ||
    (/^(?:also|sadly|unfortunately|honestly|now|currently|plus|yes|well)$/.test(before.words) &&
      opensSentencePart(marks, at - 1))
  );
}

const we = /^(?:i|we)$/;
const somebody =
  /^(?:dogs?|cats?|pup|puppy|puppies|kids?|child|children|toddlers?|baby|boys?|girls?|twins|grandkids|grandchildren|wife|husband|partner|mum|mom|mother|dad|father|son|daughter|grandma|grandpa|granny|grandmother|grandfather|neighbou?rs?|tenants?|guests?|visitors?|landlord|landlady|deer|moose|rabbits?|squirrels?|chickens?|hens|moles?|gophers?|voles?|hoa|city|council|storm|wind|he|she|they|people|everyone|everybody|nobody|no one|owners?|previous owners?|builders?|contractors?|somebody|someone)$/;
const nouns: ReadonlySet<string> = new Set(["thing", "undrawable", "noun", "unknown", "spot", "house"]);
const beforeNoun: ReadonlySet<string> = new Set(["word", "color", "material", "count", "shape", "size", "style"]);

/** The subject that begins here and where it ends. */
function subjectFrom(marks: readonly Mark[], at: number): { who: Who; end: number } | undefined {
  const first = marks[at];
  if (first && we.test(first.words.toLowerCase())) return { who: "we", end: at + 1 };
  if (first && isSomebody(first)) return { who: "somebody", end: at + 1 };
  if (!isCue(first, "the", "old")) return undefined;
  let end = at + 1;
  while (isCue(marks[end], "old") || beforeNoun.has(marks[end]?.term.kind ?? "")) {
    if (isSomebody(marks[end])) break;
    end++;
  }
  if (isSomebody(marks[end]) && !/'s$/.test(marks[end]?.words ?? "")) return { who: "somebody", end: end + 1 };
  if (!nouns.has(marks[end]?.term.kind ?? "")) return undefined;
  while (nouns.has(marks[end]?.term.kind ?? "") && !isVerbByPlace(marks, end)) end++;
  return { who: "something", end };
}

/** The "slopes" of "the lawn slopes down", the "belongs" of "the oak belongs to them". */
function isVerbByPlace(marks: readonly Mark[], at: number): boolean {
  const [verb, next] = [marks[at], marks[at + 1]];
  if (!verb || !["noun", "unknown"].includes(verb.term.kind) || !nouns.has(marks[at - 1]?.term.kind ?? ""))
    return false;
  return /[a-z]{3}[^s']s$|[a-z]{3}ed$/.test(verb.words) && isCue(next, "place", "way", "a", "the", "refuse");
}

function isSomebody(mark: Mark | undefined): boolean {
  if (isCue(mark, "state")) return /owners?$/.test(mark?.words ?? "");
  return mark !== undefined && mark.term.kind !== "cue" && somebody.test(mark.words.toLowerCase());
}

/** "A pond on the left. The pond is round": what is wished for is there from then on. */
function isNamedBefore(marks: readonly Mark[], from: number, end: number): boolean {
  const noun = marks[end - 1];
  return marks.slice(0, from).some((mark, at) => {
    const isSame = mark.term.kind === noun?.term.kind && mark.words === noun.words && mark.term.kind !== "word";
    return isSame && mark.term.kind === "thing" && !isCue(marks[at - 1], "the", "old");
  });
}

/** "The rose by the gate has thorns": where it is stands between a noun and its verb. */
function afterPlaces(marks: readonly Mark[], from: number): number {
  let at = from;
  while (isCue(marks[at], "place", "of")) {
    let end = at + 1;
    while (isCue(marks[end], "the", "old", "a") || beforeNoun.has(marks[end]?.term.kind ?? "")) end++;
    if (!nouns.has(marks[end]?.term.kind ?? "")) return from;
    while (nouns.has(marks[end]?.term.kind ?? "") && !isVerbByPlace(marks, end)) end++;
    at = end;
  }
  return at;
}

const between =
  /^(?:always|just|also|still|often|really|all|both|currently|now|only|already|once|recently|finally|even|mostly|usually|that|which)$/;

/** Where the verb stands. */
function verbFrom(marks: readonly Mark[], from: number): number {
  let at = from;
  while (between.test(marks[at]?.words ?? "") && at < from + 3) at++;
  const verb = marks[at];
  return verb && ["word", "unknown", "cue", "noun"].includes(verb.term.kind) ? at : -1;
}

const wishes =
  /^(?:want|wish|would|like|love|need|hope|dream|prefer|think|thought|decid|plan|imagin|pictur|consider|discuss|agree|settl|figur|talk|could|should|must|shall|will|may|might|deserve|require|become|turn|lead|run|go|goes|wind|connect|stay|remain|keep|kept)/;
const past =
  /^(?:has|have|had|was|were|took|got|came|fell|grew|blew|built|made|dug|died|stood|broke|gave|bought|sold|lost|left|put|let|ate|did|flew|hit|hid|dries|cut|put in|put down|planted|removed|installed|added|laid|lay|took out|used|use|walk|play|sit|park|eat|dig|come|visit|live)$/;
/** Who may have it that something must be there. */
const rulers = /^(?:hoa|city|council|landlord|landlady|owner)$/;
const denied =
  /^(?:can'?t|cannot|don'?t|doesn'?t|didn'?t|won'?t|isn'?t|aren'?t|wasn'?t|couldn'?t|haven'?t|hasn'?t|never)$/;

/** Whether a verb says how something is or what somebody did. */
function tells(marks: readonly Mark[], at: number, who: Who): boolean {
  const verb = marks[at];
  const words = verb?.words.toLowerCase() ?? "";
  const isRule = /^requires?$/.test(words) && rulers.test(marks[at - 1]?.words ?? "");
  if (!verb || (wishes.test(words) && !isRule)) return false;
  const after = marks.slice(at + 1, at + 3);
  if (denied.test(words)) return !after.some(isWanting);
  if (
    isCue(verb, "keep", "back-keep", "back-remove", "refuse", "move", "place", "way", "with", "and", "or", "of", "for")
  )
    return false;
  if (after.some(isWanting)) return false;
  const isPast = past.test(words) || (/ed$/.test(words) && words.length > 4);
  if (who === "we" && /^(?:see|hear|look|stare|watch|can)$/.test(words))
    return words !== "can" || /^(?:see|hear|only see)$/.test(after[0]?.words ?? "");
  if (who === "we")
    return (
      isPast && !/^(?:have|has|use|put|cut|let|sit|walk|play|park|eat|live)$/.test(words) && verb.term.kind !== "noun"
    );
  if (isCue(verb, "state", "back-state")) return true;
  if (verb.term.kind === "noun" && !isVerbByPlace(marks, at)) return false;
  return isRule || isPast || isThirdPerson(verb) || isVerbByPlace(marks, at);
}

function isWanting(mark: Mark): boolean {
  return /^(?:want|need|like|love|wish|mind|care)/.test(mark.words) || isCue(mark, "back-keep", "back-remove");
}

/** "Leaks", "faces", "gets". */
function isThirdPerson({ term, words }: Mark): boolean {
  return (
    (term.kind !== "cue" || term.cue === "ask") &&
    /[a-z]{2}[^s']s$/.test(words) &&
    !/^(?:always|perhaps|besides|towards|across|thanks|please|yours|ours|theirs|plus|less|lots|sides|inches|metres|meters)$/.test(
      words,
    )
  );
}

function silence(mark: Mark | undefined): void {
  if (mark && !isCue(mark, "state", "back-state")) mark.term = { kind: "word" };
}
