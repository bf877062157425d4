import { cue, type Row } from "./term.ts";

/**
 * What is said after a noun of what shall become of it, composed of its parts: "must not be cut", "should be spared", "has to
 * go", "is to be removed". Non-native speakers put "to" everywhere ("must to stay").
 */
const modals =
  "must, should, shall, can, could, may, will, would, has to, have to, needs to, need to, is to, are to, ought to, must to, to, should to";
const negatedModals =
  "must not, should not, shall not, can not, cannot, cant, may not, will not, wont, shouldnt, mustnt, not to, is not to, are not to, never to, must never, should never";

const harms =
  "cut, cut down, removed, moved, touched, changed, harmed, disturbed, damaged, lost, covered, shifted, replaced, destroyed, felled, altered, trimmed, taken away";
const savings =
  "kept, saved, spared, preserved, left, left alone, retained, protected, respected, left standing, safe, maintained, kept in place, left in place";
const removals =
  "removed, taken out, taken away, cut down, ripped out, demolished, torn out, torn down, dug up, gone, replaced, cleared, thrown out, pulled out, eliminated, felled, scrapped, banished";
const leavings = "go, go away, disappear, leave, vanish, come out, come down, come up, away";
const stayings =
  "stay, remain, survive, live, stay standing, stay put, stay there, stay here, remain standing, stay where it is";

function compose(...parts: readonly string[]): string {
  return parts.reduce((heads, tails) =>
    heads
      .split(", ")
      .flatMap((head) => tails.split(", ").map((tail) => `${head} ${tail}`))
      .join(", "),
  );
}

export const composedVerbs: readonly Row[] = [
  [compose(negatedModals, "be", harms), cue("back-keep")],
  [compose(negatedModals, "go, leave, disappear, die, suffer"), cue("back-keep")],
  [compose(modals, "be", savings), cue("back-keep")],
  [compose(modals, stayings), cue("back-keep")],
  [compose(modals, "be", removals), cue("back-remove")],
  [compose(modals, leavings), cue("back-remove")],
];
