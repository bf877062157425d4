import type { MaterialName } from "../materials/catalogue.ts";
import type { ObjectName } from "../objects/catalogue.ts";
import type { SpeciesName } from "../plants/catalogue.ts";
import type { FlowerColour } from "../plants/flower-palettes.ts";
import type { PlanMaterials, Style } from "./plan.ts";
import type { Paving, ToneWord } from "./wish-lexicon.ts";

/** What a style is made of. Lists are alternatives: the variation picks among them. */
export interface StyleSheet {
  patio: readonly Paving[];
  path: readonly Paving[];
  tones: readonly ToneWord[];
  gravel: readonly MaterialName[];
  bed: readonly MaterialName[];
  edging: PlanMaterials["edging"];
  /** What lies between everything; a gravel ground gives way to `groundCover` where the path is gravel. */
  base: readonly ("lawn" | MaterialName)[];
  groundCover: "lawn" | MaterialName;
  /** Courses round patio and path. */
  border: readonly (MaterialName | "none")[];
  /** Flagstones cut to rectangles instead of irregular. */
  cutStone: boolean;
  trees: readonly SpeciesName[];
  tall: readonly SpeciesName[];
  low: readonly SpeciesName[];
  edge: readonly SpeciesName[];
  flowers: readonly FlowerColour[];
  fire: ObjectName;
  seat: ObjectName;
  seatColour: string;
  pot: ObjectName;
  pots: number;
  boulders: number;
  accents: readonly ObjectName[];
}

export const styleSheets: Record<Style, StyleSheet> = {
  natural: {
    patio: ["flagstone"],
    path: ["flagstone", "gravel", "stepping"],
    tones: ["grey", "tan", "blue"],
    gravel: ["gravel-pea", "gravel-granite"],
    bed: ["mulch-brown", "mulch-brown", "gravel-river"],
    edging: "stone",
    base: ["lawn"],
    groundCover: "lawn",
    border: ["none", "cobbles-grey"],
    cutStone: false,
    trees: ["shade-tree", "birch"],
    tall: ["hydrangea", "feather-grass", "laurel", "azalea"],
    low: ["coneflower", "salvia", "perennial", "fern", "golden-grass"],
    edge: ["mound", "perennial"],
    flowers: ["purple", "yellow", "pink", "white"],
    fire: "fire-pit",
    seat: "adirondack-chair",
    seatColour: "#8a6846",
    pot: "clay-pot",
    pots: 0,
    boulders: 3,
    accents: [],
  },
  modern: {
    patio: ["slabs", "concrete"],
    path: ["slabs", "stepping", "concrete"],
    tones: ["light", "charcoal", "grey"],
    gravel: ["gravel-slate", "gravel-white"],
    bed: ["mulch-black", "gravel-slate", "gravel-white"],
    edging: "steel",
    base: ["lawn"],
    groundCover: "lawn",
    border: ["none"],
    cutStone: true,
    trees: ["birch", "japanese-maple"],
    tall: ["feather-grass", "laurel", "bamboo"],
    low: ["boxwood", "golden-grass", "hosta", "boxwood"],
    edge: ["blue-fescue", "mound"],
    flowers: ["white", "purple"],
    fire: "fire-table",
    seat: "block-bench",
    seatColour: "#a5a29b",
    pot: "planter",
    pots: 2,
    boulders: 0,
    accents: ["path-light"],
  },
  cottage: {
    patio: ["flagstone", "herringbone"],
    path: ["brick", "gravel"],
    tones: ["tan", "sand", "sand"],
    gravel: ["gravel-pea"],
    bed: ["mulch-brown"],
    edging: "stone",
    base: ["lawn"],
    groundCover: "lawn",
    border: ["soldier-brick"],
    cutStone: false,
    trees: ["flowering-tree", "flowering-tree", "birch"],
    tall: ["hydrangea", "delphinium", "rose"],
    low: ["perennial", "salvia", "coneflower", "boxwood"],
    edge: ["perennial", "silver-mound"],
    flowers: ["pink", "purple", "white", "blue"],
    fire: "fire-pit",
    seat: "adirondack-chair",
    seatColour: "#d8d6ce",
    pot: "clay-pot",
    pots: 1,
    boulders: 0,
    accents: ["arch"],
  },
  mediterranean: {
    patio: ["tiles", "flagstone"],
    path: ["gravel"],
    tones: ["terracotta", "sand", "tan", "terracotta"],
    gravel: ["gravel-white", "gravel-granite", "gravel-pea"],
    bed: ["gravel-pea", "mulch-brown", "gravel-river"],
    edging: "stone",
    base: ["gravel-granite", "lawn", "gravel-white", "gravel-pea"],
    groundCover: "lawn",
    border: ["cobbles-light"],
    cutStone: false,
    trees: ["olive", "cypress"],
    tall: ["rose", "laurel", "feather-grass"],
    low: ["lavender", "agave", "boxwood", "silver-mound"],
    edge: ["silver-mound", "blue-fescue"],
    flowers: ["purple", "purple", "pink"],
    fire: "fire-bowl",
    seat: "bench",
    seatColour: "#9a7a58",
    pot: "clay-pot",
    pots: 3,
    boulders: 2,
    accents: ["clay-pot"],
  },
  japanese: {
    patio: ["gravel", "flagstone"],
    path: ["stepping"],
    tones: ["grey", "charcoal", "blue"],
    gravel: ["gravel-white", "gravel-slate"],
    bed: ["moss"],
    edging: "none",
    base: ["moss", "gravel-white", "gravel-slate"],
    groundCover: "moss",
    border: ["none", "cobbles-charcoal"],
    cutStone: false,
    trees: ["japanese-maple", "spruce"],
    tall: ["azalea", "bamboo", "laurel"],
    low: ["boxwood", "fern", "hosta", "golden-grass", "boxwood"],
    edge: ["mound", "golden-grass"],
    flowers: ["white", "pink"],
    fire: "fire-bowl",
    seat: "block-bench",
    seatColour: "#8b877d",
    pot: "planter",
    pots: 0,
    boulders: 6,
    accents: ["stone-lantern", "water-bowl"],
  },
  xeriscape: {
    patio: ["flagstone"],
    path: ["gravel", "stepping"],
    tones: ["terracotta", "grey", "sand"],
    gravel: ["gravel-slate", "gravel-white"],
    bed: ["gravel-river", "mulch-brown", "gravel-slate"],
    edging: "stone",
    base: ["gravel-granite", "gravel-slate", "gravel-pea", "gravel-white"],
    groundCover: "gravel-granite",
    border: ["none", "cobbles-tan"],
    cutStone: false,
    trees: ["olive", "citrus"],
    tall: ["yucca", "feather-grass", "barberry"],
    low: ["agave", "lavender", "coneflower", "golden-grass", "salvia", "silver-mound"],
    edge: ["blue-fescue", "silver-mound"],
    flowers: ["yellow", "orange", "purple"],
    fire: "fire-pit",
    seat: "adirondack-chair",
    seatColour: "#9b6b42",
    pot: "clay-pot",
    pots: 1,
    boulders: 6,
    accents: [],
  },
  tropical: {
    patio: ["deck", "flagstone"],
    path: ["stepping", "flagstone"],
    tones: ["charcoal", "grey"],
    gravel: ["gravel-river", "gravel-slate"],
    bed: ["mulch-brown"],
    edging: "none",
    base: ["lawn"],
    groundCover: "lawn",
    border: ["none"],
    cutStone: false,
    trees: ["citrus", "japanese-maple"],
    tall: ["bamboo", "yucca", "hydrangea"],
    low: ["hosta", "fern", "variegated-hosta", "golden-grass", "agave"],
    edge: ["golden-grass", "fern"],
    flowers: ["red", "orange", "yellow"],
    fire: "fire-bowl",
    seat: "adirondack-chair",
    seatColour: "#6d4c33",
    pot: "planter",
    pots: 2,
    boulders: 2,
    accents: ["water-bowl"],
  },
  formal: {
    patio: ["slabs", "herringbone"],
    path: ["cobbles", "gravel", "brick"],
    tones: ["light", "grey", "blue"],
    gravel: ["gravel-white", "gravel-pea"],
    bed: ["mulch-brown"],
    edging: "steel",
    base: ["lawn"],
    groundCover: "lawn",
    border: ["soldier-grey", "soldier-charcoal"],
    cutStone: true,
    trees: ["cypress", "flowering-tree"],
    tall: ["rose", "hydrangea", "boxwood"],
    low: ["boxwood", "boxwood", "perennial"],
    edge: ["boxwood"],
    flowers: ["white", "pink"],
    fire: "fire-table",
    seat: "bench",
    seatColour: "#d6d4cc",
    pot: "planter",
    pots: 2,
    boulders: 0,
    accents: ["water-bowl"],
  },
};
