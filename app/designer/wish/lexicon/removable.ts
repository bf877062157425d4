import type { Element } from "./garden-words.ts";

/** What something looks like in a photo; meters. A post is thin and upright, a thing is whatever is no plant. */
export interface Looks {
  look: "plant" | "thing" | "post";
  height: readonly [least: number, most: number];
  width: readonly [least: number, most: number];
}

/** What may be taken out of a photo, by the nouns for it, and what it looks like there; lengths in meters. */
const rows: readonly (readonly [nouns: RegExp, looks: Looks])[] = [
  [
    /posts?$|poles?$|signs?$|mail ?box(?:es)?$|(?:letter|post) ?box(?:es)?$|lamp ?posts?$|(?:basketball )?hoops?$/,
    { look: "post", height: [1, 4], width: [0, 0.6] },
  ],
  [/stumps?$/, { look: "thing", height: [0.1, 0.9], width: [0.2, 1.5] }],
  [
    /bins?$|cans?$|dumpsters?$|containers?$|barrels?$|butts?$|wheel ?barrows?$/,
    { look: "thing", height: [0.4, 1.5], width: [0.3, 3] },
  ],
  [
    /pots?$|planters?$|urns?$|tubs?$|buckets?$|gnomes?$|figurines?$|ornaments?$|lights?$/,
    { look: "thing", height: [0.1, 1.3], width: [0.1, 1.5] },
  ],
  [
    /swings?$|swing ?sets?$|trampolines?$|play ?(?:set|house)s?$|climbing frames?$|slides?$/,
    { look: "thing", height: [0.7, 3.5], width: [1, 6] },
  ],
  [/hammocks?$|sofas?$/, { look: "thing", height: [0.6, 2], width: [1.2, 4] }],
  [
    /furniture$|bench(?:es)?$|chairs?$|tables?$|loungers?$|barbecues?$|bbqs?$|grills?$|seats?$|parasols?$/,
    { look: "thing", height: [0.45, 2.4], width: [0.4, 4] },
  ],
  [/fountains?$|bird ?baths?$|statues?$|sculptures?$/, { look: "thing", height: [0.6, 2.5], width: [0.4, 3.5] }],
  [
    /rocks?$|boulders?$|stones?$|fire ?pits?$|heaps?$|piles?$|logs?$|hoses?$|raised beds?$/,
    { look: "thing", height: [0.03, 1.3], width: [0.2, 5] },
  ],
  [
    /junk$|clutter$|rubbish$|trash$|garbage$|debris$|stuff$|toys?$|tools?$|mess$|scrap$|lumber$|pallets?$|tires?$|tyres?$/,
    { look: "thing", height: [0.05, 2], width: [0.1, 3.5] },
  ],
  [
    /bush(?:es)?$|shrubs?$|plants?$|agaves?$|cact(?:us|i)$|hedges?$|grasses$|ferns?$|conifers?$|junipers?$|yuccas?$|roses?$|shrubbery$|yews?$|azaleas?$|hydrangeas?$|boxwoods?$|(?<!cherry )laurels?$|lilacs?$|rhododendrons?$|spire?as?$|holly$|hollies$|nandinas?$|forsythias?$|privets?$|camellias?$|peon(?:y|ies)$|hostas?$|euonymus$|barberry$|barberries$/,
    { look: "plant", height: [0.15, 3], width: [0.2, 7] },
  ],
  [/trees?$|palms?$/, { look: "plant", height: [0.4, 3], width: [0.3, 4] }],
];

/** Nouns for many things that have no plural. */
const masses = /junk$|clutter$|rubbish$|trash$|garbage$|debris$|stuff$|mess$|furniture$|shrubbery$|landscaping$/;

/** What a thing of that name looks like; undefined for what cannot be told from the rest of a photo. */
export function looksOf(noun: string): Looks | undefined {
  return rows.find(([nouns]) => nouns.test(noun))?.[1];
}

/** Whether a noun that is no thing of the catalog names something that stands or lies in yards. */
export function isStanding(noun: string): boolean {
  return looksOf(noun) !== undefined || /(?:^|\b)(?:nets?|netting|wires?|cables?|tarps?)$/.test(noun);
}

export function isManifold(noun: string): boolean {
  return masses.test(noun) || (/s$/.test(noun) && !/(?:ss|cactus)$/.test(noun));
}

/** What never goes: it is no part of the yard, or more than a photo can lose. */
export const never =
  /(?:^|\b)(?:cars?|vehicles?|trucks?|people|persons?|house|home|garage|fences?|walls?|gates?|drive ?ways?|landscaping|landscape|shed|pool)$/;

/** What is ground, and drawn anew where it goes. All else stands before something that no photo shows. */
export const lies: ReadonlySet<Element> = new Set([
  ...(["patio", "path", "paving", "deck", "rug", "driveway", "dry-creek", "stream"] as const),
  ...(["lawn", "play-lawn", "artificial-turf", "meadow", "beds", "border", "mulch", "gravel"] as const),
]);
/** Plants that go by the name of what they grow in: "the bushes" are no bed. */
export const grows = /bush|shrub|plants?$|bloom/;
/** What is no thing of a garden and stands in photos all the same. */
export const standsToo =
  /^(?:(?:old )?(?:tree )?stumps?|cars?|vehicles?|trucks?|boats?|people|persons?|toys?|landscaping|landscape)$/;
