import type { Mood } from "./garden-words.ts";
import { keyOf, plainSpelling } from "./spelling.ts";

/** Two words that tell a mood where they stand near each other in a sentence. */
export interface MoodPair {
  mood: Mood;
  heads: ReadonlySet<string>;
  tails: ReadonlySet<string>;
  /** Also the other way round: "the budget is small". */
  eitherWay: boolean;
}

/** Words at most between the two. */
export const pairReach = 4;

export const moodPairs: readonly MoodPair[] = [
  pair(
    "privacy",
    "block, hide, hiding, screen, shield, conceal, obscure, see, seeing, look, peek, spy",
    "neighbour, neighbor, nextdoor, onlooker, passerby, overlooking, overlook",
    false,
  ),
  pair(
    "privacy",
    "block, hide, shield, obscure, screen",
    "road, street, traffic, apartment, flat, highway, window",
    false,
  ),
  pair(
    "low-maintenance",
    "less, little, low, minimal, minimum, minimise, minimize, zero, easy, simple, few, hardly, reduce, avoid, hate",
    "maintenance, upkeep, weeding, maintain, pruning, chore, effort, upkeeping, gardening, aftercare",
    true,
  ),
  pair(
    "low-maintenance",
    "no, without, not, cant, never, dont",
    "maintenance, upkeep, weeding, pruning, aftercare, raking",
    false,
  ),
  pair(
    "cheap",
    "few, little, small, low, tight, limited, short, less, minimal, shoestring, modest, save, tiny, hardly",
    "money, budget, cost, price, cash, fund, spend, wallet, expense, penny",
    true,
  ),
  pair(
    "cheap",
    "not, cant, cannot, dont, without, nothing, isnt",
    "afford, expensive, costly, pricey, pricy, fortune, spend, spending",
    false,
  ),
  pair(
    "cheap",
    "max, maximum, under, only, below, limit, most, than, within",
    "dollar, euro, buck, usd, quid, rupee",
    true,
  ),
  pair(
    "no-mowing",
    "no, not, never, dont, hate, stop, without, sick, tired, quit, fed, cant, less, ditch, sold",
    "mow, mowing, mower, lawnmower",
    false,
  ),
  pair(
    "drought",
    "no, never, without, stop, not, dont, hardly, hate, less, little, minimal, barely, cant",
    "watering, irrigation, irrigate, thirsty, irrigating",
    false,
  ),
  pair("drought", "survive, tolerate, stand, withstand, cope", "drought, dry, heat, dryness", false),
  pair(
    "curb-appeal",
    "inviting, welcoming, nice, nicer, smart, impressive, fancy, embarrassed, embarrassing, embarassed, ashamed, shabby, presentable, handsome, impress, attractive, pretty",
    "front, entrance, entry, street, curb, kerb, neighbour, approach",
    true,
  ),
  pair(
    "eat-outside",
    "eat, eating, breakfast, lunch, dinner, dine, dining, meal, cook, supper, cooking",
    "outside, outdoor, outdoors, alfresco",
    true,
  ),
  pair(
    "entertaining",
    "big, large, many, whole, family, room, space, host, invite, have, seat",
    "party, function, gathering, celebration, guest, friend, crowd, visitor",
    false,
  ),
  pair(
    "relaxing",
    "quiet, calm, soft, peaceful, cosy, restful",
    "somewhere, place, corner, spot, nook, space, area",
    true,
  ),
  pair("more-colour", "more, lots, bright, all, long, longer, year", "bloom, blooming, blossom, flowering", false),
  pair("evergreen", "green, leaf, leaves, interest, look", "winter", false),
  pair("shade", "need, want, some, more, give, half, dappled, provide, in", "shade, shadow, shading", false),
];

function pair(mood: Mood, heads: string, tails: string, eitherWay: boolean): MoodPair {
  return { mood, heads: keysOf(heads), tails: keysOf(tails), eitherWay };
}

function keysOf(words: string): ReadonlySet<string> {
  return new Set(words.split(", ").map((word) => keyOf([plainSpelling(word)])));
}
