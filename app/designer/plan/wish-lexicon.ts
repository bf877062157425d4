import type { SpeciesName } from "../plants/catalogue.ts";
import type { FlowerColour } from "../plants/flower-palettes.ts";
import type { Style } from "./plan.ts";

/** A word or phrase (source of a regular expression, matched within word bounds) and what it means. */
export type Lexicon<T> = readonly (readonly [pattern: string, meaning: T])[];

/** Things a customer can ask for or refuse. */
export type Element =
  | "patio"
  | "path"
  | "fire-pit"
  | "seating"
  | "dining"
  | "pergola"
  | "arch"
  | "bench"
  | "lights"
  | "boulders"
  | "lantern"
  | "water"
  | "planters"
  | "raised-bed"
  | "tree"
  | "lawn"
  | "beds"
  | "paving"
  | "meadow"
  | "play-lawn"
  | "border"
  | "hedge"
  | "dry-creek"
  | "pond"
  | "fountain"
  | "string-lights"
  | "fence"
  | "screen"
  | "gravel"
  | "parasol"
  | "retaining-wall"
  | "steps"
  | "hammock";

/** Where in the yard, as seen in the photo; a bare "corner" is the designer's choice of the back ones. */
export type Place =
  | "along-fence"
  | "near-house"
  | "along-path"
  | "around-patio"
  | "around-tree"
  | "left"
  | "right"
  | "middle"
  | "back"
  | "front"
  | "corner"
  | "back-left"
  | "back-right"
  | "front-left"
  | "front-right";

/** Ways of making a surface, before its colour is known. */
export type Paving =
  | "flagstone"
  | "slabs"
  | "brick"
  | "herringbone"
  | "cobbles"
  | "deck"
  | "concrete"
  | "gravel"
  | "stepping"
  | "tiles";

export type ToneWord = "grey" | "tan" | "sand" | "blue" | "charcoal" | "terracotta" | "light" | "brick" | "white";

export const styleWords: Lexicon<Style> = [
  ["modern|contemporary|minimal\\w*|sleek|clean lines", "modern"],
  ["cottage|english(?! (?:ivy|lavender))|romantic|country", "cottage"],
  [
    "mediterranean|tuscan\\w*|provence|proven[cç]al|(?:spanish|italian|greek)(?! (?:lavender|cypress))",
    "mediterranean",
  ],
  ["japanese(?! maple)|zen|asian", "japanese"],
  ["xeri\\w*|desert|drought\\S*|southwest\\w*|low[- ]water|water[- ]wise|arid", "xeriscape"],
  ["tropical|jungle|balinese|hawaiian", "tropical"],
  ["formal|french(?! (?:doors?|lavender))|symmetric\\w*|classical", "formal"],
  ["natural\\w*|woodland|native|wild\\w*|meadow|prairie|rustic", "natural"],
];

export const elementWords: Lexicon<Element> = [
  ["patios?|terraces?|decks?|decking|outdoor living|entertain\\w*", "patio"],
  ["paths?|pathways?|walk|walks|walkways?|stepping ?-?stones?|stroll\\w*|trail", "path"],
  ["fire ?-?pits?|fire ?-?bowls?|fire ?-?places?|fire ?-?tables?|camp ?fire|fire", "fire-pit"],
  ["chairs?|seats?|seating|loung\\w*|adirondack\\w*|sit|sofas?", "seating"],
  ["dining|dinner|table|eat|bbq|barbecue", "dining"],
  ["pergolas?|gazebos?|shade structure", "pergola"],
  ["arch|arches|arbou?rs?|rose arch", "arch"],
  ["bench|benches", "bench"],
  ["lights?|lighting|lamps?|lit|evening", "lights"],
  ["boulders?|rocks?|rockery|rock garden", "boulders"],
  ["lanterns?", "lantern"],
  ["water feature|fountains?|bird ?-?bath|water bowl|ponds?", "water"],
  ["planters?|pots?|containers?|urns?", "planters"],
  ["raised (?:garden )?beds?|vegetables?|veggies?|kitchen garden|vegetable garden|herbs", "raised-bed"],
  ["trees?", "tree"],
  ["lawns?|grass(?! clumps?)|turf|sod|grass area", "lawn"],
  ["flower ?beds?|plants?|planting|borders?|shrubs?|flowers?", "beds"],
  ["concrete|paving|pavement|slab", "paving"],
];

export const pavingWords: Lexicon<Paving> = [
  ["flag ?stones?|crazy paving|bluestone|slate|sandstone|natural stone", "flagstone"],
  ["pavers?|slabs?|paving stones?|travertine|limestone|porcelain", "slabs"],
  ["herringbone", "herringbone"],
  ["bricks?", "brick"],
  ["cobbles?|cobblestones?|setts", "cobbles"],
  ["decks?|decking|wood(?:en)? (?:patio|terrace|platform)|boardwalk|timber", "deck"],
  ["concrete", "concrete"],
  ["tiles?|terracotta", "tiles"],
  ["gravel|pebbles?|crushed (?:stone|granite|rock)|decomposed granite|shingle", "gravel"],
  ["stepping ?-?stones?|steppers", "stepping"],
];

export const toneWords: Lexicon<ToneWord> = [
  ["gr[ae]y|granite", "grey"],
  ["tan|beige|brown|warm|honey", "tan"],
  ["sandstone|limestone|travertine|cream|buff|sandy", "sand"],
  ["bluestone|blue|slate", "blue"],
  ["charcoal|dark|black|anthracite", "charcoal"],
  ["terra ?cotta|spanish", "terracotta"],
  ["light|pale", "light"],
  ["white", "white"],
  ["red", "brick"],
];

export const flowerColourWords: Lexicon<FlowerColour> = [
  ["purple|violet|lilac|mauve", "purple"],
  ["pink|blush|rose-coloured", "pink"],
  ["white|moon garden", "white"],
  ["blue", "blue"],
  ["red|crimson|scarlet", "red"],
  ["yellow|gold|golden", "yellow"],
  ["orange|apricot|peach", "orange"],
];

export const plantWords: Lexicon<readonly SpeciesName[]> = [
  ["lavenders?", ["lavender"]],
  ["salvias?|sages?|catmint|nepeta", ["salvia"]],
  ["delphiniums?|lupins?|foxgloves?|hollyhocks?|larkspur", ["delphinium"]],
  ["hydrangeas?", ["hydrangea"]],
  ["rose|roses|rose bush\\w*", ["rose"]],
  ["azaleas?|rhododendrons?|camellias?|peon(?:y|ies)", ["azalea"]],
  ["ornamental grass\\w*|grasses|feather ?grass|pampas|miscanthus", ["feather-grass", "golden-grass"]],
  ["fescue", ["blue-fescue"]],
  ["box ?woods?|hedges?|topiary", ["boxwood"]],
  ["laurels?|evergreens?|privacy|screen\\w*", ["laurel"]],
  ["hostas?", ["hosta", "variegated-hosta"]],
  ["ferns?", ["fern"]],
  ["agaves?|succulents?|cact\\w+", ["agave"]],
  ["yuccas?", ["yucca"]],
  ["bamboo", ["bamboo"]],
  ["barberr\\w+|red shrubs?", ["barberry"]],
  ["coneflowers?|echinacea|rudbeckia|daisies|sunflowers?|black-eyed susans?", ["coneflower"]],
  ["perennials?|wild ?flowers?|geraniums?|catmint", ["perennial", "coneflower"]],
];

export const treeWords: Lexicon<SpeciesName> = [
  ["maples?", "japanese-maple"],
  ["olives?", "olive"],
  ["birch(?:es)?|aspens?", "birch"],
  ["cypress(?:es)?", "cypress"],
  ["conifers?|pines?|spruces?|firs?|evergreen trees?", "spruce"],
  ["cherr(?:y|ies)|dogwoods?|magnolias?|crape|crepe|flowering trees?|blossom\\w*|crab ?apples?", "flowering-tree"],
  ["citrus|lemons?|oranges trees?|fruit trees?", "citrus"],
  ["oaks?|shade trees?|elms?", "shade-tree"],
];
