import type { Row } from "./term.ts";

/** What patios, paths and the ground are made of. */
export const materials: readonly Row[] = [
  [
    "flagstone, flag stone, crazy paving, fieldstone, york stone, stone paver, quartzite",
    { kind: "material", paving: "flagstone" },
  ],
  ["bluestone, slate", { kind: "material", paving: "flagstone", tone: "blue" }],
  ["sandstone, indian sandstone", { kind: "material", paving: "flagstone", tone: "sand" }],
  [
    "paver, paving stone, stone slab, paving slab, slab, porcelain, porcelain tile, porcelain paver, concrete paver",
    { kind: "material", paving: "slabs" },
  ],
  ["travertine, limestone, travertine tile", { kind: "material", paving: "slabs", tone: "sand" }],
  ["granite paver, granite slab", { kind: "material", paving: "slabs", tone: "grey" }],
  [
    "herringbone, herringbone brick, brick herringbone, herringbone pattern",
    { kind: "material", paving: "herringbone" },
  ],
  ["brick, clay paver, reclaimed brick, brick paver, old brick, brickwork", { kind: "material", paving: "brick" }],
  ["red brick", { kind: "material", paving: "brick", tone: "brick" }],
  ["cobble, cobblestone, sett, granite sett, belgian block", { kind: "material", paving: "cobbles" }],
  ["concrete, poured concrete, stamped concrete, cement, exposed aggregate", { kind: "material", paving: "concrete" }],
  ["tile, ceramic tile", { kind: "material", paving: "tiles" }],
  [
    "terracotta, terracotta tile, spanish tile, saltillo tile",
    { kind: "material", paving: "tiles", tone: "terracotta" },
  ],
  [
    "gravel, pea gravel, pea shingle, pebble, crushed stone, crushed granite, crushed rock",
    { kind: "material", paving: "gravel" },
  ],
  [
    "decomposed granite, shingle, stone chip, stone chipping, river rock, river stone, lava rock",
    { kind: "material", paving: "gravel" },
  ],
  [
    "river pebble, gravel area, small stone, loose stone, chippings, rock mulch",
    { kind: "material", paving: "gravel" },
  ],
  ["white stone, white pebble, white rock, marble chip", { kind: "material", paving: "gravel", tone: "white" }],
  ["black pebble, black rock, black lava rock", { kind: "material", paving: "gravel", tone: "charcoal" }],
  ["wood, wooden, timber, composite, hardwood, ipe, trex, cedar", { kind: "material", paving: "deck", weak: true }],
  ["stone, natural stone", { kind: "material", paving: "flagstone", weak: true }],
  ["granite", { kind: "material", paving: "slabs", tone: "grey", weak: true }],
  ["steel edging, metal edging, corten, corten edging, steel edge, metal edge, corten steel", { kind: "edging" }],
];

/** Colours: of petals, and of stone and wood. Which of them is meant, the noun decides. */
export const colours: readonly Row[] = [
  ["grey, light grey, silver", { kind: "colour", tone: "grey" }],
  ["tan, beige, brown, honey, earth tone, warm tone", { kind: "colour", tone: "tan" }],
  ["cream, buff, sandy, ivory, sand coloured", { kind: "colour", tone: "sand", flower: "white" }],
  ["charcoal, dark, black, anthracite, dark grey", { kind: "colour", tone: "charcoal" }],
  ["light, pale, light coloured", { kind: "colour", tone: "light" }],
  ["terracotta coloured", { kind: "colour", tone: "terracotta" }],
  ["white", { kind: "colour", tone: "white", flower: "white" }],
  ["blue, navy", { kind: "colour", tone: "blue", flower: "blue" }],
  ["red, crimson, scarlet", { kind: "colour", tone: "brick", flower: "red" }],
  ["purple, violet, mauve, lavender coloured", { kind: "colour", flower: "purple" }],
  ["pink, blush, rose coloured, magenta", { kind: "colour", flower: "pink" }],
  ["yellow, gold, golden", { kind: "colour", flower: "yellow" }],
  ["orange, apricot, peach, coral", { kind: "colour", flower: "orange" }],
];

export const courses: readonly Row[] = [
  [
    "curved, curving, curvy, curve, winding, wind, meandering, meander, sweeping, serpentine, s shaped",
    { kind: "course", course: "curved" },
  ],
  ["straight, direct, linear", { kind: "course", course: "straight" }],
];

export const styles: readonly Row[] = [
  [
    "modern, moderner, moderne, moderno, contemporary, minimal, minimalist, minimalistic, sleek, clean line, scandinavian, scandi, mid century, midcentury modern, architectural",
    { kind: "style", style: "modern" },
  ],
  [
    "cottage, english, english garden, english cottage, romantic, country, farmhouse, country garden, old fashioned, storybook, fairytale",
    { kind: "style", style: "cottage" },
  ],
  [
    "mediterranean, tuscan, tuscany, provence, provencal, spanish, italian, greek, moroccan, riviera, andalusian, santorini",
    { kind: "style", style: "mediterranean" },
  ],
  ["japanese, zen, asian, zen garden, japanese garden, kyoto, wabi sabi", { kind: "style", style: "japanese" }],
  [
    "xeriscape, xeriscaping, xeric, desert, desert garden, drought tolerant, drought resistant, drought proof, southwest, southwestern, low water, water wise, arid, santa fe, cactus garden, dry garden, arizona, palm springs",
    { kind: "style", style: "xeriscape" },
  ],
  [
    "tropical, jungle, balinese, bali, hawaiian, caribbean, island style, resort, rainforest, polynesian",
    { kind: "style", style: "tropical" },
  ],
  [
    "formal, traditional, french, french garden, symmetrical, symmetric, symmetry, classical, classic, colonial, victorian, versailles, parterre",
    { kind: "style", style: "formal" },
  ],
  [
    "natural, naturalistic, woodland, forest, native, wild, rustic, organic, woodsy, cabin, wilderness, rewild, rewilding, wildlife friendly",
    { kind: "style", style: "natural" },
  ],
];
