import { cue, type Row } from "./term.ts";

/**
 * What is said after a noun of what shall become of it, composed of its parts: "must not be cut", "should be spared", "has to
 * go", "is to be removed". Non-native speakers put "to" everywhere ("must to stay").
 */
const modals =
  "must, should, shall, can, could, may, will, would, has to, have to, needs to, need to, is to, are to, ought to, must to, to, should to, can all, must all, should all, can both, must both, should both, all, both, can really, really has to, really must, really should, just has to, has got to, have got to, gotta, had better";
const negatedModals =
  "must not, should not, shall not, can not, cannot, cant, may not, will not, wont, shouldnt, mustnt, not to, is not to, are not to, never to, must never, should never";

const harms =
  "cut, cut down, removed, moved, touched, changed, harmed, disturbed, damaged, lost, covered, shifted, replaced, destroyed, felled, altered, trimmed, taken away";
const savings =
  "kept, saved, spared, preserved, left, left alone, retained, protected, respected, left standing, safe, maintained, kept in place, left in place";
const removals =
  "removed, pulled, chopped, chopped down, axed, binned, ditched, dug out, lifted, history, dumped, hauled away, hauled off, taken down, torn up, ripped up, pulled up, filled in, hacked out, taken out, taken away, cut down, ripped out, demolished, torn out, torn down, dug up, gone, replaced, cleared, thrown out, pulled out, eliminated, felled, scrapped, banished";
const leavings = "go, go away, disappear, leave, vanish, come out, come down, come up, away";
const stayings =
  "stay, remain, survive, live, stay standing, stay put, stay there, stay here, remain standing, stay where it is, stay clear, stay open, stay visible, stay reachable, stay accessible, stay dense, stay green";

export function compose(...parts: readonly string[]): string {
  return parts.reduce((heads, tails) =>
    heads
      .split(", ")
      .flatMap((head) => tails.split(", ").map((tail) => `${head} ${tail}`.trim()))
      .join(", "),
  );
}

/** Before a noun: "do not cut the birch". Not of mowing and painting, which are about something else. */
const forbidden =
  "dont, do not, please dont, never, not to, must not, should not, mustnt, shouldnt, without, nobody, no one, nobody should, no one should, nobody may, no one may, nobody gets to, nobody is to, not allowed to, not, wouldnt, would not, you wont, dont you dare, dont let anyone, dont let them, nothing is to, nothing may, nothing should, nothing must, no need to, no reason to, theres no reason to, dont want to, do not want to, dont wish to, rather not, would hate to, hate to, couldnt bear to, cant bear to, break my heart to, break our hearts to, a shame to, a pity to, a crime to, a sin to, loath to, not going to, not planning to, dont plan to, no plans to";
const harming =
  "cut, cut down, cut back, cut off, touch, move, remove, harm, disturb, damage, cover, cover up, alter, trim, prune, chop, chop down, dig up, dig out, take out, take down, take away, pull out, rip out, rip up, tear out, tear down, replace, get rid of, mess with, block, hide, hurt, destroy, demolish, lose, bury, shift, kill, change, close off, fell, knock down, part with, raise, lift, ruin, wreck, tread on, drive over, dig near, dig under, go near";
const harmingNow =
  "cutting, cutting down, touching, moving, removing, harming, disturbing, damaging, covering, altering, chopping down, digging up, taking out, replacing, blocking, hiding, destroying, losing, changing, hurting, killing, ruining, wrecking, crushing, trampling, felling, cutting into, cutting back";

export const composedVerbs: readonly Row[] = [
  [compose(forbidden, harming), cue("keep")],
  [
    compose("without, not, nobody is, never, dont be, do not be, no, wouldnt dream of, no question of", harmingNow),
    cue("keep"),
  ],
  // "We've outgrown the swings so that goes": the verb is about what was named before.
  [
    compose(
      "so that, so it, so they, so those, so that one, that one",
      "goes, go, has to go, have to go, must go, can go, should go, needs to go, need to go, is going, comes out, come out",
    ),
    cue("back-remove"),
  ],
  [compose("nobody, no one", "touches, moves, cuts, removes, changes"), cue("keep")],
  [compose("work, plan, design, build, garden, working, planning, designing, building", "around, round"), cue("keep")],
  [
    compose(
      "isnt, arent, is not, are not, aint, not",
      "going anywhere, going nowhere, leaving, to go anywhere, negotiable, up for discussion, for moving, up for debate",
    ),
    cue("back-keep"),
  ],
  [
    compose(
      "is, are, thats, its",
      "a no, a no no, out of the question, not for us, not an option, not my thing, not our thing",
    ),
    cue("back-remove"),
  ],
  [
    "no thanks, no thank you, no thankyou, none of that, none of them, none of those, none of it, wouldnt work, wont work, would not work, will not work, dont want that, dont want those",
    cue("back-remove"),
  ],
  // "No higher than 6 ft" refuses nothing.
  [
    compose(
      "no, not, not any",
      "higher, taller, wider, larger, bigger, more, longer, deeper, lower, less, smaller, narrower",
      "than",
    ),
    { kind: "word" },
  ],
  ["we have enough, i have enough, weve got enough, ive got enough, had enough", cue("refuse")],
  [compose("doesnt, dont, does not, do not, will not, wont", "change, move, go anywhere"), cue("back-keep")],
  [
    compose(
      "is, are",
      "important, very important, important to us, special, sentimental, here to stay, untouchable, staying",
    ),
    cue("back-keep"),
  ],
  [compose(negatedModals, "be", harms), cue("back-keep")],
  [compose(negatedModals, "go, leave, disappear, die, suffer"), cue("back-keep")],
  [compose(modals, "be", savings), cue("back-keep")],
  [compose(modals, stayings), cue("back-keep")],
  [compose(modals, "be", removals), cue("back-remove")],
  [compose(modals, leavings), cue("back-remove")],
];
