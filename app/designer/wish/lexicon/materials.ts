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
  [
    "concrete, conc, poured concrete, stamped concrete, cement, exposed aggregate",
    { kind: "material", paving: "concrete" },
  ],
  ["tile, ceramic tile", { kind: "material", paving: "tiles" }],
  [
    "terracotta, terracotta tile, spanish tile, saltillo tile",
    { kind: "material", paving: "tiles", tone: "terracotta" },
  ],
  [
    "raked gravel, raked sand, raked grit, raked stone, combed gravel",
    { kind: "material", paving: "gravel", material: "raked-gravel", builds: "gravel" },
  ],
  [
    "gravel, pebble, crushed stone, crushed rock, shingle, stone chip, stone chipping",
    { kind: "material", paving: "gravel", builds: "gravel" },
  ],
  [
    "gravel area, scree, scree bed, scree garden, small stone, loose stone, chippings, rock mulch, gravel mulch, stone mulch, pebble mulch",
    { kind: "material", paving: "gravel", builds: "gravel" },
  ],
  [
    "pea gravel, pea shingle, golden gravel",
    { kind: "material", paving: "gravel", material: "pea-gravel", builds: "gravel" },
  ],
  [
    "decomposed granite, crushed granite, dg, minus, quarter minus, crusher fine, hoggin, resin bound, resin bound gravel, resin gravel, breedon gravel, self binding gravel",
    { kind: "material", paving: "gravel", material: "fine-gravel", builds: "gravel" },
  ],
  [
    "river rock, river stone, river pebble, beach pebble, beach stone",
    { kind: "material", paving: "gravel", material: "river-stone", builds: "gravel" },
  ],
  [
    "lava rock, slate chip, slate chipping, plum slate, blue slate chipping",
    { kind: "material", paving: "gravel", material: "dark-chips", builds: "gravel" },
  ],
  [
    "white stone, white pebble, white rock, marble chip",
    { kind: "material", paving: "gravel", builds: "gravel", tone: "white" },
  ],
  [
    "black pebble, black rock, black lava rock",
    { kind: "material", paving: "gravel", builds: "gravel", tone: "charcoal" },
  ],
  ["asphalt, tarmac, blacktop, macadam, ashphalt", { kind: "material", paving: "concrete", tone: "charcoal" }],
  [
    "block paving, block paved, paving block, klinker, clinker, clinker brick, klinkers",
    { kind: "material", paving: "brick" },
  ],
  [
    "large format, large format concrete, large format tile, large format porcelain, large format paver, big format",
    { kind: "material", paving: "slabs" },
  ],
  [
    "crushed shell, oyster shell, shell, road base",
    { kind: "material", paving: "gravel", builds: "gravel", tone: "sand" },
  ],
  [
    "wood, wooden, timber, hardwood, ipe, cedar, teak, redwood plank, larch, kwila, merbau, jarrah, iroko, sapele, accoya, cumaru, balau, thermowood, sweet chestnut, douglas fir wood, spotted gum wood, cladding, larch cladding, slat, timber slat, wooden slat, plank, board, oak wood, pine wood, bamboo wood, log",
    { kind: "material", paving: "deck", material: "wood", weak: true },
  ],
  ["composite, trex, wpc, composite wood", { kind: "material", paving: "deck", material: "wood", weak: true }],
  [
    "sleeper, railway sleeper, railroad tie, rail road tie, landscape timber, railway tie, timber sleeper, oak sleeper",
    { kind: "material", material: "wood", weak: true, builds: "retaining-wall" },
  ],
  ["stone, natural stone, rock face", { kind: "material", paving: "flagstone", material: "stone", weak: true }],
  [
    "dry stack, drystack, dry stone, stacked stone, ledgestone, dry laid",
    { kind: "material", material: "stone", weak: true },
  ],
  ["granite, marble", { kind: "material", paving: "slabs", material: "stone", tone: "grey", weak: true }],
  [
    "corten, corten steel, weathering steel, rusty steel, rusted steel, rusty metal",
    { kind: "material", material: "corten", weak: true },
  ],
  [
    "metal, steel, iron, wrought iron, cast iron, aluminium, aluminum, galvanised, galvanized, copper, zinc",
    { kind: "material", material: "metal", weak: true },
  ],
  ["glass, tempered glass, plexiglass", { kind: "material", material: "glass", weak: true }],
  ["wicker, rattan, woven, willow hurdle", { kind: "material", material: "wicker", weak: true }],
  ["vinyl, pvc, upvc", { kind: "material", material: "vinyl", weak: true }],
  ["plastic, resin, fibreglass, fiberglass, polywood", { kind: "material", material: "plastic", weak: true }],
];

/** Colors: of petals, and of stone and wood. Which of them is meant, the noun decides. */
export const colors: readonly Row[] = [
  [
    "grey, light grey, silver, silvery, slate grey, pewter, ash grey, stone grey, stone coloured, smoke grey",
    { kind: "color", color: "grey", tone: "grey" },
  ],
  [
    "tan, beige, honey, earth tone, ochre, caramel, fawn, camel, straw coloured, warm tone, khaki, taupe",
    { kind: "color", color: "tan", tone: "tan" },
  ],
  ["brown, dark brown, chocolate, light brown", { kind: "color", color: "brown", tone: "tan" }],
  [
    "cream, creamy, buff, sandy, ivory, sand coloured, off white, ecru, oatmeal, magnolia coloured, pearl, eggshell",
    { kind: "color", color: "cream", tone: "sand", flower: "white" },
  ],
  ["charcoal, anthracite, dark grey, graphite", { kind: "color", color: "charcoal", tone: "charcoal" }],
  ["dark, dark coloured", { kind: "color", color: "dark", tone: "charcoal" }],
  ["black, jet black, ebony, jet", { kind: "color", color: "black", tone: "charcoal" }],
  ["light, pale, light coloured", { kind: "color", color: "light", tone: "light" }],
  ["terracotta coloured, rust, rusty", { kind: "color", color: "terracotta", tone: "terracotta" }],
  ["white, snow white, warm white", { kind: "color", color: "white", tone: "white", flower: "white" }],
  [
    "blue, navy, light blue, dark blue, turquoise, teal, cobalt, cobalt blue, azure, sapphire, cyan, aqua, sky blue, navy blue, royal blue, cornflower blue, indigo blue, powder blue, electric blue, majorelle blue, denim blue",
    { kind: "color", color: "blue", tone: "blue", flower: "blue" },
  ],
  [
    "red, crimson, scarlet, burgundy, dark red, maroon, ruby, ruby red, wine red, cherry red, blood red, brick red, oxblood",
    { kind: "color", color: "red", tone: "brick", flower: "red" },
  ],
  [
    "purple, violet, mauve, amethyst, aubergine coloured, magenta purple, purplish, lilac coloured, lavender coloured, plum coloured",
    { kind: "color", color: "purple", flower: "purple" },
  ],
  [
    "pink, blush, rose coloured, magenta, hot pink, light pink, cerise, rose pink, salmon pink, pale pink, dusky pink, candy pink, fuchsia coloured",
    { kind: "color", color: "pink", flower: "pink" },
  ],
  [
    "yellow, gold, golden, lemon coloured, lemon yellow, mustard, mustard yellow, buttery, primrose yellow, saffron",
    { kind: "color", color: "yellow", flower: "yellow" },
  ],
  [
    "orange, apricot, peach, coral, salmon, amber, tangerine coloured, burnt orange",
    { kind: "color", color: "orange", flower: "orange" },
  ],
  [
    "dark green, sage green, forest green, olive green, lime green, emerald, mint green, racing green, bottle green, jade, hunter green",
    { kind: "color", color: "green" },
  ],
];

/** What things look like from above, and how paths run. */
export const shapes: readonly Row[] = [
  [
    "curved, curving, curvy, curve, winding, wind through, winds through, wind around, meandering, meander, sweeping, serpentine, s shaped, crooked, wavy, snaking, bendy",
    { kind: "shape", shape: "curved" },
  ],
  ["straight, direct, linear", { kind: "shape", shape: "straight" }],
  [
    "round, rounded, circular, circle shaped, sphere, ball, dome, globe, orb, ring, loop",
    { kind: "shape", shape: "round" },
  ],
  ["oval, elliptical, egg shaped", { kind: "shape", shape: "oval" }],
  [
    "half round, semicircular, semi circular, half moon, half circle, crescent shaped",
    { kind: "shape", shape: "half-round" },
  ],
  ["square, square shaped, squared", { kind: "shape", shape: "square" }],
  ["rectangular, rectangle, oblong", { kind: "shape", shape: "rectangular" }],
  ["octagon, octagonal, hexagonal, hexagon, eight sided", { kind: "shape", shape: "octagonal" }],
  ["l shaped, l shape", { kind: "shape", shape: "l-shaped" }],
  [
    "kidney, kidney shaped, free form, freeform, organic shaped, amoeba shaped, bean shaped",
    { kind: "shape", shape: "kidney" },
  ],
];

/** More or less of something than there is. */
export const amounts: readonly Row[] = [
  [
    "less, fewer, less of, smaller, narrower, reduce, shrink, reduce the size of, cut back on, not so much, not as much, half the, downsize, thin out, minimise, minimize",
    { kind: "amount", amount: "less" },
  ],
  [
    "bigger, larger, wider, longer, higher, taller, enlarge, extend, widen, expand, more of, twice as many, double the number of, three times as many, twice the number of",
    { kind: "amount", amount: "more" },
  ],
];

export const styles: readonly Row[] = [
  [
    "modern, moderner, moderne, moderno, contemporary, minimal, minimalist, minimalistic, sleek, clean line, scandinavian, scandi, mid century, midcentury modern, architectural",
    { kind: "style", style: "modern" },
  ],
  [
    "new england, cottage, english, english garden, english cottage, romantic, country, farmhouse, country garden, old fashioned, storybook, fairytale",
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
