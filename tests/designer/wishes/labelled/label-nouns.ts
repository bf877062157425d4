import { findTerm } from "#app/designer/wish/lexicon/lexicon.ts";
import { plainSpelling } from "#app/designer/wish/lexicon/spelling.ts";
import type { Term } from "#app/designer/wish/lexicon/term.ts";

/** What a label's noun may be read as, where the lexicon knows the noun as something narrower or not at all. */
const readAs: Record<string, readonly string[]> = {
  beds: ["beds", "border"],
  border: ["border", "beds"],
  flowers: ["beds", "perennial", "border", "meadow"],
  plants: ["beds", "border"],
  "native-plants": ["beds"],
  shrubs: ["beds", "laurel", "spirea", "boxwood"],
  bulbs: ["tulip", "daffodil"],
  deck: ["patio"],
  "concrete-pad": ["patio", "paving"],
  paving: ["patio", "paving"],
  wall: ["retaining-wall", "screen"],
  "vegetable-bed": ["raised-bed"],
  herbs: ["raised-bed", "basil"],
  "ornamental-grass": [
    "feather-grass",
    "maiden-grass",
    "fountain-grass",
    "golden-grass",
    "blue-fescue",
    "sedge",
    "little-bluestem",
    "muhly-grass",
  ],
  dining: ["dining", "picnic-table"],
  lounger: ["seating"],
  seating: ["seating", "bench"],
  lights: ["lights", "string-lights"],
  // As words of their own these are colors and materials.
  light: ["lights", "string-lights"],
  stone: ["boulders", "gravel"],
  "pea-gravel": ["gravel"],
  "river-rock": ["gravel"],
  brick: ["patio", "paving"],
  pavers: ["patio", "paving"],
  flagstone: ["patio", "paving"],
  "columnar-tree": ["tree"],
  lantern: ["lantern", "lights"],
  gravel: ["gravel", "boulders"],
  "decomposed-granite": ["gravel"],
  shells: ["gravel"],
  cobbles: ["patio", "paving"],
  tiles: ["patio", "paving"],
  clover: ["creeping-thyme", "lawn"],
  topiary: ["boxwood"],
  bay: ["laurel", "boxwood"],
  maple: ["maple", "japanese-maple"],
  table: ["dining", "bistro-set"],
  screen: ["screen", "hedge", "laurel"],
  water: ["water", "fountain", "bird-bath"],
  pond: ["pond"],
  grill: ["outdoor-kitchen", "grill"],
  fence: ["fence"],
  "fire-pit": ["fire-pit", "grill"],
  sandbox: ["sandbox"],
  lawn: ["lawn", "play-lawn"],
  tree: ["flowering-tree", "apple-tree", "shade-tree", "tree"],
  bar: ["bar"],
};

/** The things, as a typed wish names them, that a label's noun stands for. */
export function thingsOf(noun: string): readonly string[] {
  return [...(readAs[noun] ?? []), ...namesIn(findTerm(noun.split("-").map(plainSpelling)))];
}

/** The element a noun is one of: an oak that is kept is a tree. */
export function elementsOf(noun: string): readonly string[] {
  const term = findTerm(noun.split("-").map(plainSpelling));
  return term?.kind === "thing" && term.element ? [term.element] : thingsOf(noun);
}

function namesIn(term: Term | undefined): string[] {
  if (term?.kind === "undrawable") return term.named ? [term.named] : [];
  if (term?.kind !== "thing") return [];
  if (term.species?.[0]) return [term.species[0]];
  return [term.named, term.element].filter((name) => name !== undefined);
}

/** The material or the plants a label's word stands for: "cedar" is wood, "hornbeam" a beech hedge. */
export function materialsOf(word: string): readonly string[] {
  const term = findTerm(word.split("-").map(plainSpelling));
  const own = term?.kind === "material" ? [term.paving, term.material] : namesIn(term);
  return [word, ...own.filter((name) => name !== undefined)];
}

/** A color as the wish names it. */
export function colorOf(word: string): string {
  const term = findTerm(word.split(" ").map(plainSpelling));
  return (term?.kind === "color" && term.color) || word;
}
