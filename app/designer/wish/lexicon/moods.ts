import type { Mood } from "./garden-words.ts";
import { keyOf, plainSpelling } from "./spelling.ts";

/** What people say of the garden as a whole, and which mood it tells. Phrases of several words count even after "no". */
const rows: readonly (readonly [phrases: string, ...moods: Mood[]])[] = [
  [
    `nothing fussy, not fussy, low maintenance, easy maintenance, low upkeep, little maintenance, minimal maintenance, no maintenance, easy care, easy to maintain, easy to care,
    easy to look after, easy upkeep, not much work, isnt much work, little work, less work, look after themselves, looks after itself, take care of itself, care free,
    zero time, no time, not a lot of work, not much maintenance, without much maintenance, maintenance free, no weeding, no pruning, nothing that needs clipping, cannot keep up,
    cant keep up, lowmaintenance, hardly any work, without much work, no fuss, no upkeep, low effort, neat all year, tidy all year, dont have to do anything, dont have to do a thing, nothing to do, minimal upkeep, minimum maintenance, less maintenance, low care, dont have time,
    little upkeep, simple to maintain, as little work as possible, no gardening, set and forget, dont want to spend weekends, lazy, not too much work, no work, in ten minutes, mowing in half, zero work, wont kill, keep alive, cant keep anything alive, dont need cutting, doesnt need cutting, hate gardening, not gardeners, not a gardener, no gardener, we travel, black thumb, no green thumb, brown thumb, forget about it, nothing to prune, no time to garden, dont garden, cant garden, manage it myself, too old to, we are never home, rarely home, take care of themselves, self maintaining, bulletproof, foolproof, cant kill, hard to kill, unkillable, thrive on neglect, survives neglect, neglect`,
    "low-maintenance",
  ],
  [
    `cheap, cheaply, cheaper, nearly nothing, next to nothing, small money, low spend, whatever is cheapest, whatever is cheaper, moneysaving, 500 budget, dollar budget, on a budget, tight budget, small budget, low budget, inexpensive, nothing expensive, not expensive, not too expensive, low cost, affordable, spend as little,
    little money, budget friendly, save money, cheap as possible, as cheap, not much money, dont have much money, limited budget, nothing fancy or expensive, cost effective, economical, on the cheap, budget is small, budget is tight, cant spend much, low price, without spending, few money, broke, cheapest, pennies, shoestring, skint, dirt cheap, thrifty, frugal, students, money is tight, keep costs down, keep cost down, not costly, dont cost, doesnt cost, cost little, bargain, reclaimed or free, cheap n easy, not break the bank, break the bank, without breaking the bank`,
    "cheap",
  ],
  [
    "with colour, something colourful, more colour, want colour, need colour, more colours, colourful, lots of colour, splash of colour, pop of colour, pops of colour, colour all year, flowers of colour, flowers of colours, bright colours, bright flowers, some colour, full of colour, bit of colour, add colour, colour everywhere, burst of colour, year round colour, seasonal colour, lots of colours, many colours, all colours, riot of colour, more flower, more flowers, more blooms, more things that bloom, longer flowering season, flowers all year, flowers all summer, blooms all summer, bloom all year, brighter, brighten, brighten up, vibrant, cheerful, lively colour, too green, all green, rainbow, something blooming, always something in flower, always something in bloom",
    "more-colour",
  ],
  [
    "cant dig, cannot dig, can not dig, not dig, no dig, no digging, without digging, dont dig, wont dig, not allowed to dig, must not dig, no planting in the ground, nothing in the ground",
    "no-digging",
  ],
  [
    "no mowing, no mow, never mow, not mow, dont want to mow, hate mowing, hate to mow, stop mowing, without mowing, tired of mowing, sick of mowing, own a mower again, done mowing, less mowing, nothing to mow, no more mowing, quit mowing, cant mow, dont like mowing, mowing free, done with mowing, never want to mow, no more grass, sold the mower, throw out the mower, get rid of the mower, death of mowing, mow again, never mow again",
    "no-mowing",
  ],
  [
    "dog, dogs, puppy, pup, pet, labs, doggy, retriever, labrador, dog proof, dog friendly, pet friendly, shepherd, terrier, beagle, poodle, doodle, husky, collie, corgi, pug, spaniel, dachshund, bulldog, rottweiler, great dane, whippet, mutt, hound, greyhound, pooch, canine, potty, digs under, digs, digger, paws, chihuahua, schnauzer, malinois, mastiff, vizsla, pointer, setter, furry friend, four legged, toxic like, grass run, barking, bark at, k9",
    "dogs",
  ],
  [
    "kid, kids, child, children, toddler, toddlers, baby, grandchildren, grandchild, grandkids, grandkid, our son, our daughter, my daughter, kiddos, kid friendly, family friendly, little ones, boys, girls, twins, teenager, teenagers, teens, nephew, niece, child safe, child friendly, kindergarten, preschool, daycare, nursery school, little one, year old, year olds, yr old, yr olds, son, daughter, family with, young family, lad, lads, lass, my boy, my girl, grandson, granddaughter, grandsons, granddaughters, bairns, youngsters, five year old, schoolkids",
    "kids",
  ],
  [
    `neighbours dont see, neighbour doesnt see, neighbours cant see, neighbour cant see, street cant see, people cant see, nobody sees, nobody can see, cant see in, cannot see in, dont see in, cant look in, looked in on, looks in on us, look in on us, looking in on us, look in from, see in from, see into our, see into the, see right in, can see in, sees us, watch us, watched from, privacy, private, privately, secluded, seclusion, screened from, screen from the neighbour, neighbours cant see, cant see in, nose in, overlooked, block the view, hide the neighbour, block the neighbour,
    hide us, looking in, look in on us, look into, dont have to see, see us, nosy neighbour, nosey neighbour, prying eyes, hide from, shield from, shield us, see into our, see into my, stare, staring, peek, not be seen, hide the view, peering, block out the neighbour, block neighbour, cant see us, hidden from, see neighbour, see the neighbour, see our neighbour, block the unit, block the units, nobody can see, nobody sees, no one can see, be seen, out of sight of, hidden from the street, not visible from, invisible from, people walking past, people walking by, passers by, passersby, intimacy, intimate, sheltered from view, from view, nobody see`,
    "privacy",
  ],
  [
    `drought tolerant, drought resistant, drought proof, drought, low water, water wise, waterwise, less water, no watering, xeriscape, xeriscaping, save water, water saving, dont have water, little water, water restrictions, borehole restrictions, bore restrictions, borehole, watering restrictions, water bill,
    without watering, not much water, never water, use less water, uses less water, no irrigation, dry climate, desert climate, minimal watering, low watering, dry garden, water ban, hosepipe ban, survive without water, no more watering, without water, live on rain, rain only, only rain, no sprinkler, no sprinklers, never gets watered, survive drought, survives drought, heat proof, dry summers, hate watering, dont water, wont water, forget to water, forgets to water, no hose, thirsty`,
    "drought",
  ],
  [
    "wildlife, bird, birds, birdsong, butterfly, butterflies, hedgehog, hedgehogs, frogs, hummingbird, hummingbirds, waxwing, waxwings, songbirds, woodpeckers, critters, biodiversity, wildlife friendly, toads, newts, dragonflies, monarchs, nature friendly, for nature, insects, insect, hedgehog highway, bats, owls, robins, squirrels, lizards, wild animals, habitat, biodiverse, bug hotel, insect hotel",
    "wildlife",
  ],
  [
    "for the bees, hives, hive, beekeeper, beekeeping, for bees, bees, pollinator, pollinators, bee friendly, pollinator friendly, pollinating insects, bumblebees, honeybees",
    "bees",
  ],
  [
    "native, natives, native plants, natives only, native planting, indigenous, native species, native flowers, native grasses, local species, indigenous plants, plants from here, local plants, native only",
    "native",
  ],
  [
    "bit of shade, shady, no sun at all, gets no sun, never gets sun, some shade, more shade, need shade, shade for, shade over, want shade, provide shade, shade in the afternoon, give shade, shade on, shaded spot, shaded place, shady spot to sit, shade to sit, make shade, get shade, shade please, afternoon shade, have shade, lots of shade, shaded seating, shady seating, shady place to sit, no shade, and shade, a shady place, shady retreat, escape the sun, out of the sun, half shadow, half shade, dappled shade, part shade, in shade, dry shade, deep shade, in the shade, some shadow, shadow, need shadow, full shade, too sunny, too hot to sit, cooler, no sun on, keep cool, cool spot, baking",
    "shade",
  ],
  // "The rest of the bushes" is no rest.
  ["the rest, rest of, the rest of, looks cheap, look cheap, cheap looking"],
  [
    "more sun, evening sun, morning sun, sunny spot to sit, catches the sun, catch the sun, sunbathe, sunbathing, sun bathing, more sunlight, sunny place to sit, sit in the sun, afternoon sun, let in more light, more light in, sun trap, suntrap, sitting in sun, sitting in the sun, sit in sun, sunny patio, sunny terrace, tanning",
    "sunny",
  ],
  [
    "evergreen, evergreens, green all year, green all winter, green in winter, year round green, winter interest, year round interest, look good in winter, green year round, stays green, stay green, winter green, all year green, green the whole year, interest in winter, all year round interest, all seasons, not bare in winter",
    "evergreen",
  ],
  [
    `entertain, entertaining, host, hosting, dance floor, beer garden, smoking area, have friends over, guests over, party, parties, gatherings, gather, get together, get togethers, space to entertain, have people over, family gatherings, friends over, for entertaining, cookouts, cookout, for parties, bbqs with friends,
    large groups, big groups, people over, guests, wedding, family function, family functions, functions, barbecues, have guests, celebrate, celebrations, social, socialise, socialize, socialising, visitors, crowd, company, big family, whole family`,
    "entertaining",
  ],
  [
    "eat outside, eating outside, dine outside, dining outside, eat outdoors, eat out there, eat in the garden, outdoor dining, dinner outside, dinners outside, breakfast outside, outdoor meals, alfresco dining, al fresco, alfresco, lunch outside, meals outside, dine outdoors, dine al fresco, eat out, to eat, family dinners, supper outside, eat in the yard, eat out here, breakfast outdoors, breakfast in the garden, cook out there, cook out, cook outside, cooking outside, coffee outside, outdoor breakfast, meals outdoors, dinner outdoors, lunch outdoors, eating outdoors, picnics, supper outdoors, dinner in the garden, dinner under, long table, sunday lunch, family table",
    "eat-outside",
  ],
  [
    "relax, relaxing, feel on holiday, holiday feel, holiday feeling, on holiday, like a holiday, unwind, unwinding, peaceful, calm, calming, tranquil, tranquility, quiet spot, quiet place, quiet corner, serene, zen feel, retreat, oasis, chill, chill out, chill spot, read a book, reading spot, restful, meditate, meditation, peace and quiet, sanctuary, haven, relaxation, spa feel, spa like, de stress, destress, yoga, quiet, somewhere quiet, decompress, soft and quiet, slow down, nap, naps, read in peace, switch off, tea in peace, have wine, quietly, rest, contemplation, contemplate, mindful, mindfulness, coffee in peace",
    "relaxing",
  ],
  [
    "curb appeal, kerb appeal, curbside appeal, nicer from the street, looks good from the street, look good from the street, welcoming entrance, welcoming entry, street appeal, make the front look nice, front look nice, inviting entrance, first impression, nice from the street, embarrassed by, embarrassed, embarrassing, presentable, impress, wow, smart from the street, nice entrance, nicer entrance, nicer entry, grand entrance, make an entrance, entrance inviting, front look, pretty from the street, ashamed, best on the street, envy, make the entrance",
    "curb-appeal",
  ],
  [
    "resale, resale value, selling, for lease, for rent, to let, sell the house, sell our house, sell my house, to sell, buyers, buyer, listing, for sale, on the market, home value, property value, going to market, sell in, sell next, selling the house, listing photos, add value, house value, realtor, putting it on the market, before we sell, sell it, for buyers, goes live, realtors, estate agent, open house, appraisal, house price, selling up, sell up, moving next year, estate agents, market in",
    "resale",
  ],
  [
    "edible, edibles, grow food, grow vegetables, grow our own, grow my own, vegetables, veggies, food garden, pick fruit, they can pick, harvest, grow veggies, fresh vegetables, something to eat, fruit and veg, home grown, homegrown, self sufficient, growing food, food forest, vegetable beds raised, eat from the garden, grow fruit, growing vegetables, veg, own vegetables, own veg, our own food, our own vegetables, spuds, tomatoes, kitchen garden, potager, allotment, space for growing, growing space, lettuces, tomato, zucchini, courgettes, beans, okra, fig tree, grapes, radishes",
    "edible",
  ],
  [
    "fragrant, fragrance, scented, scent, smells good, smells nice, smell good, smell nice, perfume, perfumed, sweet smelling, smells lovely, aromatic, nice smell, smelling, smells, nice scent, good smell, smelly in a good way, sweet scent, odor, nice odor, aroma, scents",
    "fragrance",
  ],
  [
    "keep it simple, make it simple, rest simple, thats it, restraint, few colour, few colours, few color, only green, thats all, nothing more, keep it neutral, stay neutral, minimal, minimalist, minimalistic, nothing else, uncluttered, less is more, very simple, super simple, as simple as possible, clean and simple, clean lines, simple and clean, minimalism, keep it simple, reduce, tres simple, simple design, simple please, pared back, stripped back, plain and simple, no clutter, nothing grand, not grand, nothing flashy, nothing showy, nothing elaborate, nothing complicated, nothing over the top, nothing big, not over the top, keep simple, only a few things, few elements, sparse, simple look, nothing fancy, not busy, no fuss just, zen like simplicity, clean look, clean and modern, simplicity, strict and simple",
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

/** "No mowing" wants none of it; "nothing that blocks the view" wants no privacy. */
export const denials =
  /^(?:no|not|never|nothing|without|isnt|cant|cannot|dont|stop|hate|less|low|little|zero|free|own|quit|done)$/;
