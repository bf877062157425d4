import type { Mood } from "../typed/garden-words.ts";
import { keyOf, plainSpelling } from "./spelling.ts";

/** What people say of the garden as a whole, and which mood it tells. Phrases of several words count even after "no". */
const rows: readonly (readonly [phrases: string, ...moods: Mood[]])[] = [
  [
    `low maintenance, easy maintenance, low upkeep, little maintenance, minimal maintenance, no maintenance, easy care, easy to maintain, easy to care,
    easy to look after, easy upkeep, not much work, isnt much work, little work, less work, look after themselves, looks after itself, take care of itself, care free,
    zero time, no time, not a lot of work, not much maintenance, without much maintenance, maintenance free, no weeding, no pruning, nothing that needs clipping, cannot keep up,
    cant keep up, lowmaintenance, hardly any work, without much work, no fuss, no upkeep, low effort, minimal upkeep, minimum maintenance, less maintenance, low care, dont have time,
    little upkeep, simple to maintain, as little work as possible, no gardening, set and forget, dont want to spend weekends, lazy, not too much work, no work`,
    "low-maintenance",
  ],
  [
    `cheap, cheaply, on a budget, tight budget, small budget, low budget, inexpensive, nothing expensive, not expensive, not too expensive, low cost, affordable, spend as little,
    little money, budget friendly, save money, cheap as possible, as cheap, not much money, dont have much money, limited budget, nothing fancy or expensive, cost effective, economical, on the cheap, budget is small, budget is tight, cant spend much, low price, without spending`,
    "cheap",
  ],
  [
    "more colour, more colours, colourful, lots of colour, splash of colour, pop of colour, pops of colour, colour all year, flowers of colour, flowers of colours, bright colours, bright flowers, some colour, full of colour, bit of colour, add colour, colour everywhere, burst of colour, year round colour, seasonal colour, lots of colours, many colours, all colours, riot of colour",
    "more-colour",
  ],
  [
    "no mowing, no mow, never mow, not mow, dont want to mow, hate mowing, hate to mow, stop mowing, without mowing, tired of mowing, sick of mowing, own a mower again, done mowing, less mowing, nothing to mow, no more mowing, quit mowing, cant mow, dont like mowing, mowing free, done with mowing, never want to mow",
    "no-mowing",
  ],
  [
    "dog, dogs, puppy, pup, pet, labs, doggy, retriever, labrador, dog proof, dog friendly, pet friendly, shepherd, terrier, beagle, poodle, doodle, husky",
    "dogs",
  ],
  [
    "kid, kids, child, children, toddler, toddlers, baby, grandchildren, grandchild, grandkids, grandkid, our son, our daughter, my daughter, kiddos, kid friendly, family friendly, little ones, boys, girls, twins, teenager, teenagers, teens, nephew, niece, child safe, child friendly",
    "kids",
  ],
  [
    `privacy, private, privately, secluded, seclusion, screened from, screen from the neighbour, neighbours cant see, cant see in, nose in, overlooked, block the view, hide the neighbour, block the neighbour,
    hide us, looking in, look in on us, look into, dont have to see, see us, nosy neighbour, nosey neighbour, prying eyes, hide from, shield from, shield us, see into our, see into my, stare, staring, peek, not be seen, hide the view, peering, block out the neighbour, block neighbour, cant see us, hidden from`,
    "privacy",
  ],
  [
    `drought tolerant, drought resistant, drought proof, drought, low water, water wise, waterwise, less water, no watering, xeriscape, xeriscaping, save water, water saving, dont have water, little water, water restrictions, water bill,
    without watering, not much water, never water, use less water, uses less water, no irrigation, dry climate, desert climate, minimal watering, low watering, dry garden, water ban, hosepipe ban, survive without water`,
    "drought",
  ],
  [
    "wildlife, bird, birds, birdsong, butterfly, butterflies, hedgehog, hedgehogs, frogs, hummingbird, hummingbirds, waxwing, waxwings, songbirds, woodpeckers, critters, biodiversity, wildlife friendly, toads, newts, dragonflies, monarchs",
    "wildlife",
  ],
  [
    "for the bees, for bees, bees, pollinator, pollinators, bee friendly, pollinator friendly, pollinating insects, bumblebees, honeybees",
    "bees",
  ],
  [
    "native, natives, native plants, natives only, native planting, indigenous, native species, native flowers, native grasses",
    "native",
  ],
  [
    "bit of shade, some shade, more shade, need shade, shade for, shade over, want shade, provide shade, shade in the afternoon, give shade, shade on, shaded spot, shaded place, shady spot to sit, shade to sit, make shade, get shade, shade please, afternoon shade, have shade, lots of shade, shaded seating, shady seating, shady place to sit, no shade, for shade, and shade, a shady place, shady retreat, escape the sun, out of the sun",
    "shade",
  ],
  [
    "more sun, evening sun, morning sun, sunny spot to sit, catches the sun, catch the sun, sunbathe, sunbathing, sun bathing, more sunlight, sunny place to sit, sit in the sun, afternoon sun, let in more light, more light in, sun trap, suntrap, tanning",
    "sunny",
  ],
  [
    "evergreen, evergreens, green all year, green all winter, green in winter, year round green, winter interest, year round interest, look good in winter, green year round, stays green, stay green",
    "evergreen",
  ],
  [
    `entertain, entertaining, host, hosting, have friends over, guests over, party, parties, gatherings, gather, get together, get togethers, space to entertain, have people over, family gatherings, friends over, for entertaining, cookouts, cookout, for parties, bbqs with friends,
    large groups, big groups, people over, guests, wedding`,
    "entertaining",
  ],
  [
    "eat outside, eating outside, dine outside, dining outside, eat outdoors, eat out there, eat in the garden, outdoor dining, dinner outside, dinners outside, breakfast outside, outdoor meals, alfresco dining, al fresco, alfresco, lunch outside, meals outside, dine outdoors, dine al fresco, eat out, to eat, family dinners, supper outside, eat in the yard, eat out here",
    "eat-outside",
  ],
  [
    "relax, relaxing, unwind, unwinding, peaceful, calm, calming, tranquil, tranquility, quiet spot, quiet place, quiet corner, serene, zen feel, retreat, oasis, chill, chill out, chill spot, read a book, reading spot, restful, meditate, meditation, peace and quiet, sanctuary, haven, relaxation, spa feel, spa like, de stress, destress, yoga, quiet, somewhere quiet, decompress",
    "relaxing",
  ],
  [
    "curb appeal, kerb appeal, curbside appeal, nicer from the street, looks good from the street, look good from the street, welcoming entrance, welcoming entry, street appeal, make the front look nice, front look nice, inviting entrance, first impression, nice from the street",
    "curb-appeal",
  ],
  [
    "resale, resale value, selling, sell the house, sell our house, sell my house, to sell, buyers, buyer, listing, for sale, on the market, home value, property value, going to market, sell in, sell next, selling the house, listing photos, add value, house value, realtor, putting it on the market, before we sell, sell it",
    "resale",
  ],
  [
    "edible, edibles, grow food, grow vegetables, grow our own, grow my own, vegetables, veggies, food garden, pick fruit, they can pick, harvest, grow veggies, fresh vegetables, something to eat, fruit and veg, home grown, homegrown, self sufficient, growing food, food forest, vegetable beds raised",
    "edible",
  ],
  [
    "fragrant, fragrance, scented, scent, smells good, smells nice, smell good, smell nice, perfume, perfumed, sweet smelling, smells lovely, aromatic, nice smell, smelling, smells",
    "fragrance",
  ],
  [
    "minimal, minimalist, minimalistic, nothing else, uncluttered, less is more, very simple, super simple, as simple as possible, clean and simple, clean lines, simple and clean, minimalism, nothing fussy",
    "minimal",
  ],
];

const moods = new Map<string, readonly Mood[]>();
for (const [phrases, ...told] of rows) {
  for (const phrase of phrases.split(","))
    moods.set(
      inWords(
        phrase
          .trim()
          .split(/\s+/)
          .map((word) => keyOf([plainSpelling(word)])),
      ),
      told,
    );
}

/** Words of the longest phrase. */
export const longestMood = 6;

/** The moods that a phrase tells, word by word as `keyOf` makes them; undefined for one that tells none. */
export function moodsOf(keys: readonly string[]): readonly Mood[] | undefined {
  return moods.get(inWords(keys));
}

function inWords(keys: readonly string[]): string {
  return keys.join(" ");
}
