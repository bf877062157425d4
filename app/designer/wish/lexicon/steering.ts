import { cue, type Row } from "./term.ts";

/** Words that say how what stands beside them is meant: asked for, refused, kept, or only told. */
export const steering: readonly Row[] = [
  [
    "want, wants, would like, id like, would love, like, love, need, put down, lay down, set down, add, adding, added, put in, pop in, chuck in, plop in, stick in, throw in, toss in, bung in, whack in, slap in, sling in, lob in, provide, supply, instal, fit, squeeze in, wed be happy with, id be happy with, we are wanting, wanting, install, build, built, plant, planted, include, including",
    cue("ask"),
  ],
  [
    "start fresh, start over, start from scratch, starting fresh, replant, grow, if there is, if there is still, if theres still, if theres, in place of it, in place of them, instead of it, instead of them, if there was, if there were, if we had, if it had, give, give me, make, making, create, creating, get, use, using, lay, incorporate, maybe, perhaps, also, plus, how about, what about, could, can",
    cue("ask"),
  ],
  [
    "decided on, decide on, settled on, settle on, agreed on, opted for, opting for, going for, went with, going with, wish, hoping for, hope, looking for, thinking of, thinking about, thinking, dream, dreaming, imagine, picture, envision, prefer, please, can we have",
    cue("ask"),
  ],
  [
    "can i have, could we have, could i have, may we have, to have, have always wanted, always wanted, have to have, must have, want to have, should have",
    cue("ask"),
  ],
  [
    "turn, finish, finish it in, finish it with, break it up with, transform, convert, design, redesign, change to, more, swap in, should be, could be, would be, will be, needs to be, in its place, in their place, there should be",
    cue("ask"),
  ],
  [
    "has to have, would look, will have, featuring, feature, complete with, id want, wed like, wed love, we would, i would, lets, let us, suggest, go for, ideally, picturing, im picturing, i picture, wouldnt say no to, would not say no to, wouldnt mind, would not mind, can we do, could we do, can we put, could we put, can we get, could we get, can that become, could that become, envisage, i envisage, envisaging, envisioning, visualising, imagining, im imagining, please make, please to make, kindly provide, do, can you do, can u do, could you do, room for, space for, place for",
    cue("ask"),
  ],
  [
    "becomes, become, to become, should become, shall become, can become, could become, will become, turns into, turn into, is needed, are needed, it is needed, is wanted, are wanted, are required, is required, we are after, im after, after something like, fancy, we fancy, i fancy, keen on, we are keen on, crave, craving, longing for, would appreciate, would be grateful for, should be grateful for, would enjoy, would suit",
    cue("ask"),
  ],
  ["put, place, move, relocate, moving", cue("move")],
  [
    "no, not, without, no need, not need, no need of, dont need any, skip the, leave out, wont let, wont let us, doesnt let, not let us, wont allow, not allow, not allowed, doesnt allow, does not allow, will not have, wont have, i dont like, would rather not have, rather not have, id rather not have, must not have, not have, cant have, cannot have, fed up with, cant stand, cannot stand, do not plant, dont plant, do not build, dont build, do not make, dont make, do not install, dont install, do not use, dont use, do not include, dont include, dont want any,  anti, minus the, free of, dont want, do not want, doesnt need, dont need, do not need, dislike, hate, avoid, rather than, instead of, in place of, in lieu of, is better than, are better than, is nicer than, are nicer than, would be better than, would be nicer than, looks better than, look better than, is preferable to, are preferable to, never, none, nothing, no more, instead from, in stead of, in place from, dont want any more, dont want anymore, not want any more, dont want more, do not want any more, dont need any more, dont need anymore, no longer want, no longer need, werent any, if there werent any, if there were no, if there wasnt any, wasnt any, dont even think of, dont even think about, do not even think of, stop suggesting, away with, away with the, none of that, none of those, none of the, who needs, who wants, cant put up, cannot put up, cant have any, used to want, had it with, weve had it with, done with, were done with, im done with, am done with, have had it with, through with, over and done with, says no, say no, said no, hold the, spare me the, keep away from, stay away from, steer clear of, without a single",
    cue("refuse"),
  ],
  [
    "dont like, do not like, not a fan of, not into, not interested in, without any, dont add, do not add, please no, dont put, skip, zero, nor, neither, not want, wouldnt want, sick of, tired of, refuse, forbid, nothing that, nothing with, nothing containing, allergic to, is allergic to, am allergic to, are allergic to",
    cue("refuse"),
  ],
  [
    "abide, cannot abide, cant abide, loathe, detest, despise, abhor, cant bear, cannot bear, have no interest in, no interest in, not keen on, never liked, never cared for, dont care for, do not care for, averse to, exclude, omit, ban, banish, wont tolerate, will not tolerate, had enough of, have had enough of, enough of, weary of, no room for, no time for, dont give me, do not give me, god forbid, not a single, under no circumstances, by no means",
    cue("refuse"),
  ],
  ["ohne, kein, keine, keinen, sin, sans, pas de", cue("refuse")],
  [
    "remove, removing, get rid of, get ride of, get rid off, getting ride of, getting rid of, rip out, rip up, tear out, tear up, take out, take away, dig up, dig out, replace, replacing, swap, lose, demolish, kill, demo, kill off, bin, scrap, get shot of, do away with, be rid of, rid of, clear off, strip out, strip back, hack out, grub out, grub up, yank, yank out, pull, tear off, dig over, dump, throw out, chuck out, clear of, be done with, ripping out, tearing out, digging up, taking out, tear away, haul away, haul off, pull down, knock out, wipe out, get read of, say goodbye to, goodbye, bye bye, farewell, discard, throw away, put away, take off, eradicate, erase, strip, cut out, rip, rip off, hoick out, junk, axe, raze, dismantle, uproot, bulldoze, evict, nix, toss, toss out, chuck, heave out, sling out, bash down, smash up, break up the, jackhammer, excavate the, peel up, hack down, hack back to nothing, fell the",
    cue("remove"),
  ],
  [
    "tear down, take down, pull out, pull up, eliminate, cut down, swap out, ditch, clear out, chop down, knock down, clean up, clear away, clear, trade, delete",
    cue("remove"),
  ],
  [
    "keep, keeping, leave, i keep, we keep, we want to keep, want to keep, would like to keep, like to keep, we guard, guard, not move, dont move, do not move, dont harm, not harm, not cut, dont block, not block, dont cover, do not cover, leaving, preserve, save, retain, dont remove, do not remove, dont touch, do not touch, never remove, never touch, dont replace, do not replace, spare, please spare, lay a finger on, would not lose, wouldnt lose, must not lose, mustnt lose, wouldnt part with, would not part with, cant part with, would hate to lose, hate to lose, id hate to lose, want saved, like saved, sparing, conserve, maintain the, respect, look after the, retain the, hang on to, hang onto, be careful with, careful with, mind the, watch out for, save the, stay away from the, not disturb, dont disturb",
    cue("keep"),
  ],
  [
    "dont change, do not change, never change, never replace, dont cut, dont cut down, do not cut down, not remove, not touch, not change, not cut down, work around, dont want to lose",
    cue("keep"),
  ],
  [
    "without removing, without touching, dont get rid of, not get rid of, must keep, not to remove, hold on to, protect, dont mess with, not mess with, must not harm, wants to keep, without losing, dont want to remove, dont lose",
    cue("keep"),
  ],
  [
    "no changes to, no change to, no work on, nothing done to, dont alter, do not alter, client keeps, owner keeps, owners keep, client wants to keep, they keep, she keeps, he keeps, hands off the, spare the, leave in place, please leave, must retain, to be retained",
    cue("keep"),
  ],
  [
    "we have, i have, weve a, weve an, ive a, ive an, weve no, there is, there are, theres, its, it is, currently, right now, at the moment, already, weve got, ive got, have got, we got, used to be, was, were, came with",
    cue("state"),
  ],
  [
    "only allows, only allow, allows only, hoa allows, hoa says, rules say, the rules say, landlord says, yard has, backyard has, front yard has, garden has, house has, it has, lot has, property has, yard is, backyard is, front yard is, garden is, lot is, house is, our house is",
    cue("state"),
  ],
  [
    "this is, these are, at present, as you can see, you can see, its just, its all, its mostly, was built, now its, now it is, im, i am, were, we are, bought, nothing but, backyard was, full of, when we moved in, we inherited, we step out, you step out, what is there now is, whats there now is, what we have is, all we have is, at present there is, faces, it faces, yard falls, garden falls, wed thought about, we thought about, we had thought about, we had, i had, we used to have, there used to be, there was, there were, theres only, what to do with, what can i do with, what can we do with, what to do about, ideas for this, ideas for my, ideas for our, help with this, stuck with, look on, look onto, looks on, we look on, looking at, i look at, we look at, all we see is, no idea what to do with, not sure what to do with",
    cue("state"),
  ],
  [
    "right now there, right now its, right now its just, now its just, right now just, it has just, its just, currently its, now there is, there isnt, there is no, there are no, there arent, destroyed, has destroyed, have destroyed, ruined, has ruined, have ruined, wrecked, have wrecked, we removed, which we removed, i removed, they removed, was removed, were removed, we took out, nothing grows, nothing grows but, nothing will grow, son has, daughter has, wife has, husband has, mother has, father has, kid has, kids have, dog has, dogs have, suffers from, the previous owner, previous owner, previous owners, it gets, it feels, it floods, we only have, weve only got, we just have, only have, so we bought, i cant see, we cant see, cant see, i cannot, we cannot, yard with, not sure where, not sure what, not sure how, not sure which, not sure when, space is, area is, i love my, we love our, we love the, love our existing, love my, nothing but, neighbours have, neighbour has, neighbour have, dogs have, we already have, i already have",
    cue("state"),
  ],
  [
    "not sure, not sure about, unsure, unsure about, not certain, not certain about, undecided, undecided about, undecided on, not decided, havent decided, have not decided, havent decided about, havent decided on, not made up my mind, havent made up my mind, dont know about, do not know about, dont know if, do not know if, dunno, dunno about, dunno if, idk, idk about, idk if, of two minds about, in two minds about, on the fence about, torn about, torn on, cant decide, cant decide on, cannot decide, cannot decide on, to be discussed, to be decided, tbd, up in the air, stay or go, keep or remove, keep or not, yes or no",
    cue("unsure"),
  ],
  // What befell a yard, and who did it.
  [
    "ate, have eaten, has eaten, eat, eats, nibble, nibbles, nibbled, chewed, trampled, killed, has killed, have killed, blew down, blew over, knocked over, fell over, fell down, fell last, fell in, fell on, came down, came down in, washed away, washed out, took out by, drowned, smothered, choked, outgrew, burned down, burnt down, flattened, uprooted, died on us, died last, didnt survive, did not survive, didnt make it",
    cue("state"),
  ],
  [
    "stay, stays, to stay, should stay, must stay, can stay, has to stay, needs to stay, remain, remains, must remain, should remain, as is, as it is, as they are, stay where it is, where it is, alone, untouched, stays put, stays as it is, stay as it is, stays as is, stay as is, stays where it is, must to stay, it stays, they stay, okay stay, ok stay, can be kept, to be kept, is staying, are staying, must be kept, must remain, must not be harmed, must not be touched, must not be moved, must not be cut, should not be cut, should not cut, must not cut, cannot be cut, not to be cut, should not be touched, should not be removed, not to be covered, is not to be covered, cannot be shifted, cannot be moved, cant be moved, cant be shifted, is fine, are fine, is ok, are ok, is okay, are okay, itself is fine, itself is ok, itself is good, is sacred, are sacred, is part of the composition, dont you dare, hands off, shall stay, will stay, is to stay, are to stay, staying, stays visible, stay visible, stays clear, stay clear, must stay clear, left as is, left as it is, left where it is, left exactly where they are, left exactly where it is, left where they are, left in place, left alone, left standing, stay standing, stays standing, ok the way it is, fine the way it is, good the way it is, ok as it is, fine as it is, good as it is, ok as is, fine as is, good as is, everywhere else is ok, everywhere else is fine, elsewhere is fine, elsewhere is ok, can live, may live, may stay, lives on, that we love, which we love, that i love, which i love, we love it, we love them, i love it, i love them, is non negotiable, are non negotiable, non negotiable, is not for moving, isnt for moving, not for moving, i would not lose, i wouldnt lose, i would keep, id keep, wed keep, i want saved, id like it saved, id like saved, is to be saved, may no damage get, is precious, are precious, is loved, are loved, off limits, is off limits, are off limits, not negotiable, is not negotiable, still fruits, is protected, are protected, is a must keep, are keepers, is a keeper, stays there, stays here, staying put, stays on",
    cue("back-keep"),
  ],
  [
    "keep it, keep them, keep that, keep that one, keep this, keep those, leave it, leave them, leave that, leave it alone, dont touch it, dont remove it, keep it there, keep it as is, leave it as is, keep it as it is, do not touch it, do not remove it, leave as is, keep as is, we guard it, please dont move it, dont move it, do not move it, dont change it, dont change that, do not change it, not change it, fine leave it, leave it be, leave that be, leave them alone, leave them be, dont touch them, dont touch that, dont cut it, dont cut it down, dont remove them, leave it there, leave it in peace, dont cover it, dont cover them, dont block it, dont hide it, do not cover it, spare it, spare them, save it, save them, keep both, leave both",
    cue("back-keep"),
  ],
  [
    "not ok, not okay, is not ok, are not ok, is not okay, isnt ok, isnt okay, not acceptable, is a no go, are a no go, we could live without, i could live without, could live without, can live without, can do without, could do without, we can do without, we could do without, isnt allowed, is not allowed, arent allowed, are not allowed, not permitted, isnt permitted, is forbidden, are forbidden, has to go, needs to go, must go, can go, should go, have to go, need to go, gone, removed, taken out, torn out, needs to come out, should come out, ripped out, to go, should away, must away, be taken out, come out, have to come out, has to come down, must come down, needs to come down, should come down, come down, coming down, has to come out, must come out, need to come out, be replaced, can be removed, be removed, disappear, vanish, go away, it goes, they go, they must go, it must go, out of there, out of here, not wanted, no longer wanted, not needed, not needed any more, is unwanted, hmm no, um no, uh no, er no, nah, nope, maybe not, on reflection, on second thoughts, better not, rather not, forget it, forget that, never mind, wants felling, want felling, needs felling, need felling, wants removing, want removing, wants pulling out, want pulling out, want digging out, wants digging out, you may fill in, you can fill in, you may remove, you can remove, you can take out, you may take out, was a mistake, were a mistake, is history, are history, must die, has had its day, out please, out completely, make disappear, away please",
    cue("back-remove"),
  ],
  [
    "take it off, take them off, remove it, remove them, take away it, take out it, just take it out, get rid of it, get rid of them, take it out, rip it out, tear it out, take them out, rip it up, tear it down, replace it, replace them, rip them out, dont want it, dont need it, dig it up, kill it, kill it off, bin it, scrap it, so bin it, but no thanks, well actually, actually no, no wait, scratch that, on second thought, or rather, lose it, lose them, pull it, pull it out, pull them out, chop it down, cut it down, take it down, take them down, take it away, fill it in, fill it up, fill them in, fill that in, chuck it, chuck it out, chuck them, chuck them out, toss it, toss them, rip them up, dig them up, dig them out, dig it out, knock it down, smash it up, axe it, junk it, yank it, yank them, are out, is out, thats out, is out please, are out please, is gone, are gone please",
    cue("back-remove"),
  ],
  [
    "exists, exists already, exist already, already exists, is there already, are there already, stands there already, is, are, looks, hides, hide, survive, feels, seems, look like, isnt, arent, keeps, kept, gets, too many, too much, has too many, has too much, is too, are too, is so, smells, stinks, floods, needs, makes me, drives me, takes too much, takes over, leans, is leaning, attracts, attract, collects, gave up, never grows, died, died again, always",
    cue("back-state"),
  ],
  [
    "paint, repaint, stain, whitewash, power wash, pressure wash, tidy, tidy up, regrade, relevel, level out, repair, trim, prune, cut back, re stain, mow, power wash, pressure wash, fix, renovate, remodel, refinish, restain, reseal, resurface, change, freshen up, fix up, update, upgrade, modernise, modernize, redo",
    cue("alter"),
  ],
  [
    "and, n, und, et, y, an also, and also, as well as, along with, together with, then, followed by, aswell as",
    cue("and"),
  ],
  ["or, oder", cue("or")],
  ["but, just, however, though, although, instead, otherwise, so, while, except that", cue("but")],
  ["everything, all of it, the whole lot, everything else, the rest, anything else, all else", cue("everything")],
  [
    "because, since, cause, cuz, bc, due to, so that, so we, so they, so i, so it, so you, so he, so she, so people, so nobody, so no one, so the kids, so my, so our, in case, where i can, where we can, where the, where our, where my, where it, where its, where there, where you, where your, where one, where neighbour",
    cue("reason"),
  ],
  [
    "with, replaced with, be replaced with, to be replaced with, replaced by, be replaced by, w, mit, con, avec",
    cue("with"),
  ],
  [
    "lined with, edge it with, line it with, edge with, lined by, bordered by, bordered with, edged with, underplanted with, under planted with, edged in, edged by, flanked by, surrounded by, surrounded with, framed by, framed with, ringed by, ringed with, lined on both sides with, encircled by",
    cue("edged-with"),
  ],
  [
    "everything but, everything except, everything except for, everything apart from, everything other than, everything besides, all but, all except, anything but, anything except, anything other than, anything apart from, all bar, everything bar, anywhere but, everywhere but, everywhere except, everywhere apart from",
    cue("exception"),
  ],
  [
    "except, except for, apart from, other than, aside from, excluding, with the exception of, bar the, bar, with exception of, save for, but for, not including, excepting",
    cue("exception"),
  ],
  ["of, made of, made from, made out of, in form of, out of", cue("of")],
  ["for, fur, para, pour", cue("for")],
  [
    "one of those, one of these, some of those, a, an, ein, eine, einen, un, una, une, another, new, brand new, one new",
    cue("a"),
  ],
  ["fresh, lush, healthy, striped, thick", cue("fresh")],
  [
    "carpet of, carpets of, sea of, blanket of, some, any, lots of, lot of, a lot of, plenty of, many, loads of, tons of, a bunch of, various, few more, bit of, a bit of, a little, multiple, a mix of, mix of, variety of, a variety of, different",
    cue("some"),
  ],
  [
    "the, my, our, your, that, this, those, these, her, his, their, der, die, das, el, la, los, las, le, les",
    cue("the"),
  ],
  [
    "old, exist, ex, existing, current, ugly, dead, dying, overgrown, previous, rotten, rotting, broken, patchy, cracked, tired, boring, weedy, scruffy, muddy, tatty, shabby, ratty, crumbling, rusty, leaning, collapsed, neglected, bald, sad, unused, wonky, outdated, dated, hideous, horrible, awful, nasty, useless, worn, worn out, straggly, diseased, sick, half dead, broken down, falling down, derelict, decrepit, mossy, boggy, soggy, bumpy",
    cue("old"),
  ],
];

export const counts: readonly Row[] = [
  ["row of, a row of, line of, a line of, rows of", { kind: "count", count: "row" }],
  ["one, single", { kind: "count", count: 1 }],
  [
    "two, couple, couple of, a couple of, a couple, pair of, a pair of, pair, twin, matching pair of, a matching pair of",
    { kind: "count", count: 2 },
  ],
  [
    "three, few, a few, trio, trio of, a trio of, group of, a group of, cluster of, a cluster of, clump of, a clump of, grouping of, handful of, a handful of",
    { kind: "count", count: 3 },
  ],
  ["four", { kind: "count", count: 4 }],
  [
    "five, several, a series of, series of, drift of, drifts of, a drift of, mass of, masses of",
    { kind: "count", count: 5 },
  ],
  ["six, half a dozen, half dozen, six pieces", { kind: "count", count: 6 }],
  ["seven", { kind: "count", count: 7 }],
  ["eight", { kind: "count", count: 8 }],
  ["nine", { kind: "count", count: 9 }],
  ["ten", { kind: "count", count: 10 }],
  ["eleven", { kind: "count", count: 11 }],
  ["twelve, dozen, a dozen", { kind: "count", count: 12 }],
];
