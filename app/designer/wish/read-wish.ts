import { assembleWish } from "./assemble-wish.ts";
import { distinguishThings } from "./distinguish-things.ts";
import { takeComparisons } from "./find-comparisons.ts";
import { takeConditions } from "./find-conditions.ts";
import { findMarks, type Mark } from "./find-marks.ts";
import { markRemovals } from "./find-removals.ts";
import { tellOfYard } from "./find-subjects.ts";
import { findUndrawn } from "./find-undrawn.ts";
import { findTold, findUnknowns, typed } from "./find-untold.ts";
import { findVanished } from "./find-vanished.ts";
import { gatherItems } from "./gather-items.ts";
import { joinNouns } from "./join-nouns.ts";
import { joinPlaces } from "./join-places.ts";
import { joinVerbs } from "./join-verbs.ts";
import { isForeign } from "./lexicon/foreign-words.ts";
import { markPlaces } from "./mark-places.ts";
import { preferOne } from "./prefer-one.ts";
import { readAttitudes } from "./read-attitudes.ts";
import { readHeardWish } from "./read-interpreted-wish.ts";
import { readMoods } from "./read-moods.ts";
import { readScope } from "./read-scope.ts";
import { withShares } from "./read-shares.ts";
import { sayAgain } from "./say-again.ts";
import { splitWords } from "./split-words.ts";
import { tellAims } from "./tell-aims.ts";
import { forPeople } from "./tell-wish.ts";
import type { WishToRead } from "./typed/interpreted-wish.ts";
import type { Wish } from "./typed/wish.ts";
import { withBareGround } from "./with-bare-ground.ts";

/** Longer wishes are cut here; the form takes 500 characters. */
const lettersAtMost = 2000;

/** A wish in its own words, or in another reader's interpretation. */
export function readWish(wish: WishToRead): Wish {
  if (typeof wish === "string") return readWords(wish.slice(0, lettersAtMost));
  return "scope" in wish ? { ...readWish(wish.wish), chosenScope: wish.scope } : readHeardWish(wish);
}

/**
 * Reads a wish in words: words -> marks (what each phrase means) -> attitudes (asked for, refused, kept, only told) -> places
 * -> items. Never throws; what it does not understand it reports or ignores. Time grows linearly with the text.
 */
function readWords(text: string): Wish {
  const tokens = splitWords(text);
  const marks = findMarks(tokens);
  distinguishThings(marks);
  joinNouns(marks);
  joinVerbs(marks);
  preferOne(marks);
  joinPlaces(marks);
  tellOfYard(marks);
  const comparisons = takeComparisons(marks);
  markPlaces(marks);
  sayAgain(marks);
  readAttitudes(marks);
  markRemovals(marks);
  const moods = readMoods(marks);
  const conditions = takeConditions(marks);
  const { items: named, flowers, unused } = gatherItems(marks);
  const plain = tokens.flatMap((token) => (token.kind === "word" ? [token.plain] : []));
  const foreign = isForeign(plain, text);
  const { notDrawn, changesHouse } = findUndrawn(marks);
  const unknown = findUnknowns(marks, unused, text);
  const notUnderstood = [
    ...unknown.notUnderstood,
    ...conditions.map((run) => typed(run, text)),
    ...tellComparisons(comparisons, text),
  ];
  const words = {
    kept: unknown.named.kept,
    refused: unknown.named.refused,
    told: findTold(marks, unused, text),
    notDrawn: foreign ? [] : [...notDrawn, ...unknown.named.asked],
    notUnderstood: foreign ? [] : notUnderstood,
  };
  const wish = assembleWish({
    marks,
    named,
    flowers,
    moods,
    unit: unitOf(marks),
    words,
    remark: remarkOn(foreign, changesHouse),
  });
  if (foreign) return wish;
  const scope = readScope(text, wish.keeps);
  return {
    ...withBareGround(withShares(wish, text), text),
    scope,
    aims: tellAims({ ...wish, scope }),
    notUnderstood: forPeople([...wish.notUnderstood, ...findVanished(marks, wish, text)]),
  };
}

/** What says no more than a mood is understood. */
function tellComparisons(runs: readonly (readonly Mark[])[], text: string): string[] {
  return runs.filter((run) => !run.some(({ tellsMood }) => tellsMood)).map((run) => typed(run, text));
}

/** The unit of the first size in the text, whatever it is the size of. */
function unitOf(marks: readonly Mark[]): Wish["unit"] {
  return marks.flatMap(({ term }) => (term.kind === "size" && term.measure.unit ? [term.measure.unit] : []))[0];
}

function remarkOn(foreign: boolean, changesHouse: boolean): string | undefined {
  if (foreign) return "The built-in designer understands English words only.";
  return changesHouse ? "The house stays as it is." : undefined;
}
