import { compose } from "./composed-verbs.ts";
import { cue, type Row } from "./term.ts";

/** Ways of speaking that keep, refuse or ask for something. Before a noun: "over my dead body" and the like stand after it. */
const beforeNoun: readonly Row[] = [
  [
    compose(
      "im, i am, were, we are, very, quite, rather, really, so, pretty, too, happy",
      "happy with, enough with, fond of, attached to, proud of, in love with, sentimental about",
    ),
    cue("keep"),
  ],
  [
    "adore, adore our, adore my, we adore, we adore the, treasure our, treasure the, cherish our, cherish the, we love our, we love the, we love that, we love those, i love my, i love our, i love the, i love that, i love those, love our existing, love my, love our, nothing wrong with, there is nothing wrong with, theres nothing wrong with, be kind to, be gentle with, be nice to, gentle with, take care of the, take care of our, take care of my, wont part with, will not part with, never part with, not parting with, isnt parting with, cant bear losing, wouldnt want to lose, would never part with, not a blade of, not a leaf of, not a branch of, not a stone of, wouldnt be the same without, not the same without, touch anything but, change anything but",
    cue("keep"),
  ],
  [
    "would miss, we would miss, i would miss, wed all miss, id miss, wed miss, ill miss, well miss, will miss, going to miss, would be missed, hate to lose, sorry to lose, sad to lose",
    cue("keep"),
  ],
  [
    compose(
      "my late, our late",
      "mother, father, mum, mom, dad, wife, husband, grandmother, grandfather, grandma, grandpa, gran, brother, sister, son, daughter",
      "planted, built, made",
    ),
    cue("keep"),
  ],
  ["what would you do with, what can you do with, what do you do with, what could you do with", cue("state")],
  [
    "no to, thumbs down to, thumbs down on, down with, good riddance to, see the back of, glad to see the back of, wont miss, wouldnt miss, will not miss, wont be missing, nobody would miss, nobody will miss, no one would miss, no fan of, no fans of, not a big fan of, not a huge fan of, not the biggest fan of, not fond of, not crazy about, not mad about, not wild about, not big on, not sold on, not fans of, no love for, no use for, have no use for, no interest in, zero interest in, no desire for, no wish for, no appetite for, no patience for, cant be doing with, cannot be doing with, cant be bothered with, cannot be bothered with, dont see the point of, dont see the point in, whats the point of, what is the point of, whats the point in, lifes too short for, life is too short for, never want to see, never wanted to see, never again, enough with, enough with the, not another, not one more, if i see one more, if i see another, scared of, afraid of, terrified of, dead against, dead set against, dead set on no, firmly against, totally against, i am against, im against, were against, opposed to, had our fill of, had my fill of, had her fill of, sworn off, gone off, gone right off, not looking for, not after, not asking for, not here for, not in the market for, could live without, can live without, could do without, can do without, happily live without, happily do without, we could live without, i could live without, we can do without, we could do without, forget about, forget the, forget the idea of, drop the idea of, wouldnt have, would not have, wouldnt touch, stuff the, over having, so over, we are over, were over the, im over the, i am over the, spare us the, dont bother with, do not bother with, dont suggest, do not suggest, dont offer, dont give us, dont show me, please dont draw, dont draw, dont plan, do not plan, dont waste money on, no point in, would rather do without, rather do without, rather be without",
    cue("refuse"),
  ],
  [
    compose(
      "whoever, anyone who, if anyone, if you, if they",
      "touches, touch, cuts, cut, moves, move, removes, remove, harms, harm, hurts",
    ),
    cue("keep"),
  ],
  [compose("careful, gentle, respectful, be careful", "with, around, near"), cue("keep")],
  [compose("still, will still", "want, need, use, love, like", "the, our, my, that"), cue("keep")],
  [
    "rely on, relies on, relying on, depend on the, work with the, work with our, reuse, re use, repurpose, integrate the, incorporate the, tie in with the, make use of the, keep clear of, stay clear of, keep off the, keep out of the, happy with the, happy with our, happy with my, fine with the, pleased with the, content with the, like the, like our, like my",
    cue("keep"),
  ],
  [
    compose("nobody, no one, none of us, neither of us", "likes, wants, like, want, asked for, ever uses"),
    cue("refuse"),
  ],
  [
    "thing against, something against, you can keep your, dont come to me with, dont come with, dont mention, dont even mention",
    cue("refuse"),
  ],
  [
    compose(
      "taking, take, pulling, pull, ripping, rip, tearing, tear, digging, dig, cutting, cut, chopping, chop, knocking, knock, throwing, throw, hauling, haul, clearing, clear, hacking, hack, stripping, strip, breaking, break, smashing, smash, yanking, yank, grubbing, grub, pry, prying",
      "out, up, down, away, off",
    ),
    cue("remove"),
  ],
  // "Do we really need grass?"
  [
    compose(
      "do we, do i, do you, must we, must i, why do we, does anyone, does anybody, who",
      "need, really need, actually need, even need, have to have, really have to have, honestly need, needs, really needs",
    ),
    cue("refuse"),
  ],
  ["must there be, does there have to be, does there need to be, is there any need for, do we want", cue("refuse")],
  [
    compose(
      "landlord, hoa, council, city, wife, husband, partner, client, owner, mother, doctor, they, she, he, rules, the rules",
      "say no, says no, said no, say no to, says no to, said no to, wont allow, wont let us have, will not allow, doesnt allow, does not allow, forbids, forbid, forbade, bans, banned",
    ),
    cue("refuse"),
  ],
  ["substitute, grind, grind out, grind down, grinding, haul, remove and haul, demo and haul, pack off", cue("remove")],
  [
    "id kill for, would kill for, i would kill for, insists on, insist on, insisting on, cant live without, cannot live without, couldnt live without, cant do without, cannot do without, cant wait for, cries out for, cry out for, crying out for, calls for, call for, were missing, we are missing, im missing, lacks, lacking, what is missing is, whats missing is, if only there was, if only there were, if only we had, if only i had, all i ask for is, all we ask for is, all i want is, all we want is, all i need is, all we need is, nothing would please me more than, dont forget, dont forget the, do not forget, not forgetting, no garden is complete without, isnt complete without, yes to, say yes to, big fan of, huge fan of, we are big on, mad about, wouldnt be without, would not be without, ought to be, there ought to be, any chance of, would die for",
    cue("ask"),
  ],
];

const my = "my, our, his, her";
const givers =
  "mothers, fathers, mums, moms, dads, grandmothers, grandfathers, grandmas, grandpas, grans, wifes, husbands, late wifes, late husbands, sons, daughters, pride, pride and joy, favourite, baby";
const isOrAre = "is, are, was, were, be, would be, its, theyre";

/** After a noun. */
const afterNoun: readonly Row[] = [
  [compose("is, are, was, were, its", compose(my, givers)), cue("back-keep")],
  [compose("came from, come from, a gift from, a present from, planted by, built by, made by", my), cue("back-keep")],
  [
    compose(
      "is, are, its",
      "useful, very useful, sentimental, part of the family, beloved, dear to me, dear to us, listed, still used, in use, worth keeping, worth saving, the only thing worth keeping, not for sale, not part of this, not part of it, not the problem, not mine to move, the reason we bought, older than i am, older than me, older than us, older than the house, older than i",
    ),
    cue("back-keep"),
  ],
  [
    "unchanged, unharmed, intact, like it is, how it is, the way it is, the way they are, as it stands, as they stand, where it stands, where they stand, deserves respect, deserve respect, deserves to stay, deserves to live, deserves better, must be part of, stays part of, should be part of, is part of, not up for grabs, isnt up for grabs, not for sale, isnt for sale, not part of the plan, not part of the project, not part of the job, earns its keep, earn their keep, does its job, does the job, do their job, works for us, work for us, works for me, work for me, works fine, works well, serves us well, serve us well, means a lot, mean a lot, means the world, has sentimental value, have sentimental value, been in the family, has been in the family, have been in the family, been there since, been here since, been there for ever, been here for ever, been there forever, been here forever, let it be, let them be, let that be, let it stay, let them stay, let it live, let them live, dont waste money on it, dont waste money on them, still there, still standing, still in it, still in place, doesnt need changing, dont need changing, doesnt need touching, doesnt need doing, needs no changing, needs no change, needs nothing, need nothing, nothing wrong with it, nothing wrong with them, going nowhere, isnt going nowhere, arent going nowhere, aint going nowhere, touch nothing, change nothing, so thats staying, so thats safe, no matter what, is for keeps, are for keeps, gets to stay, get to stay, is safe, are safe, has earned its place, have earned their place, has earned its keep, we will keep, well keep, i will keep, ill keep, that my late wife planted, that my late husband planted, that my late mother planted, that my late father planted",
    cue("back-keep"),
  ],
  [
    compose(
      isOrAre,
      "a no, a no no, a no go, out of the question, off the table, off the menu, off the list, a dealbreaker, a deal breaker, a turn off, a waste, a waste of water, a waste of space, a waste of time, a waste of money, unwelcome, unwanted, history, toast, over, dead to me, dead to us, dead to him, dead to her, the last thing i need, the last thing we need, the last thing i want, the last thing we want, unnecessary, pointless, useless, no use, of no use, no good, overrated, taboo, past it, past its best, past their best, past saving, beyond saving, beyond repair, on its last legs, on their last legs, a goner, goners",
    ),
    cue("back-remove"),
  ],
  [
    compose(
      "isnt, arent, aint, is not, are not, not, wasnt, would not be, wouldnt be",
      "for us, for me, for this garden, an option, my thing, our thing, my cup of tea, our cup of tea, my bag, my style, our style, my taste, to my taste, wanted, welcome, required, necessary, needed, happening, going to happen, worth keeping, worth saving, what i want, what we want, what i had in mind",
    ),
    cue("back-remove"),
  ],
  [
    "god no, hell no, lord no, oh no, good lord no, get rid, please get rid, out with it, out with them, out with that, off with it, away with it, be gone, even less, who needs it, who needs them, who wants it, who wants them, no use, of no use, has outlived its purpose, has outlived its use, has outlived its usefulness, outlived its usefulness, outlived its purpose, has served its purpose, have served their purpose, has had its time, have had their day, has seen better days, have seen better days, has got to go, have got to go, got to go, gotta go, needs replacing, need replacing, needs to be history, needs to be pulled, wont be missed, will not be missed, would not be missed, ugh, ughh, ughhh, ughhhh, yuck, ew, eww, bleh, blech, no way, no chance, over my dead body, heaven forbid, perish the thought, thanks but no thanks, not on my watch, not in my garden, not in my yard, dont use, please dont use, do not use",
    cue("back-remove"),
  ],
  [
    compose(
      "take, get, pull, rip, tear, dig, cut, chop, knock, throw, haul, clear, chuck, toss",
      "it, them, that, those, this, all of it, it all, them all",
      "out, up, down, away, off, gone",
    ),
    cue("back-remove"),
  ],
  // Dislike of what stands there is a complaint, of what does not stand there a refusal.
  [
    compose(
      "drives, drive",
      compose(
        "me, us, her, him, everyone",
        "mad, crazy, nuts, insane, bonkers, up the wall, round the bend, around the bend",
      ),
    ),
    cue("back-dislike"),
  ],
  [
    compose(
      "scare, scares, bore, bores, depress, depresses, annoy, annoys, irritate, irritates, frighten, frightens, worry, worries, disgust, disgusts",
      "me, us",
    ),
    cue("back-dislike"),
  ],
  [
    "leaves me cold, leave me cold, leaves us cold, leave us cold, makes my skin crawl, make my skin crawl, gets on my nerves, get on my nerves, gets on our nerves, get on our nerves, gives me the creeps, give me the creeps, gives me hives, give me hives, makes me sneeze, make me sneeze, makes me sad, make me sad, set off my allergies, sets off my allergies, trigger my allergies",
    cue("back-dislike"),
  ],
  [
    "is a must, are a must, is a must have, are a must, is essential, are essential, wouldnt go amiss, would not go amiss, wouldnt hurt, wouldnt be wasted, would make my day, would make my year, is what we need, is what i need, is what we want, is what i want, is all we need, is all i want",
    cue("ask"),
  ],
];

const others: readonly Row[] = [
  ["looked in on, get looked in on", cue("state")],
  ["as long as, so long as, provided, provided that, providing", cue("reason")],
  [
    "what if, what if we had, what if there was, i was thinking, i was thinking of, we were thinking of, i was hoping for, we were hoping for, i was picturing",
    cue("ask"),
  ],
];

export const idioms: readonly Row[] = [...beforeNoun, ...afterNoun, ...others];
