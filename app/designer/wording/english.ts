const numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "Three", and from eleven on "11". */
export function numberWord(count: number): string {
  return numbers[count] ?? String(count);
}

export function pluralOf(noun: string): string {
  if (isPlural(noun) || sameInPlural.test(noun)) return noun;
  const [, head = noun, rest = ""] = headAndRest.exec(noun) ?? [];
  if (/(?:s|ch|sh|x)$/.test(head)) return `${head}es${rest}`;
  return `${/[^aeiou]y$/.test(head) ? head.replace(/y$/, "ie") : head}s${rest}`;
}

const sameInPlural = /(?:agapanthus|citrus|clematis|hibiscus)$/i;

/** "A pond", "an 8 x 10 ft deck", "gravel", "benches". `isPlant`: most plants are planted by the bed, not by the piece. */
export function withArticle(noun: string, isPlant = false): string {
  const head = headOf(noun);
  const isCounted = isPlant ? countedPlants.test(head) : !uncounted.test(head);
  if (!isCounted || isPlural(noun) || determined.test(noun)) return noun;
  return `${/^(?:[aeio]|u(?!ni|se|til|-)|8|11\b|18\b|hour)/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** "Three benches", "five lavender plants". */
export function counted(count: number, noun: string, isPlant = false): string {
  const head = headOf(noun);
  const isMass = !isPlural(noun) && (isPlant ? !countedPlants.test(head) : uncounted.test(head));
  if (isMass && !isPlant) return `${numberWord(count)} ${noun}`;
  return `${numberWord(count)} ${isMass ? `${noun} plants` : pluralOf(noun)}`;
}

/** "A pond, a bench, and roses". */
export function listed(entries: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(entries);
}

/** A name that was read in lower case: "Japanese maple", "French doors", "BBQ". */
export function inSpelling(noun: string): string {
  return noun
    .replace(properNames, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    .replace(/\bbbq\b/g, "BBQ")
    .replace(/\b(built|multi) (in|stem)\b/g, "$1-$2");
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A catalog's name within a sentence: "lavender", "Japanese maple". */
export function lowered(name: string): string {
  return inSpelling(name.charAt(0).toLowerCase() + name.slice(1));
}

const properNames =
  /\b(?:adirondack|american|asian|belgian|bermuda|boston|california|carolina|chinese|colorado|douglas|dutch|english|european|french|german|greek|italian|jacobs|japanese|kentucky|korean|leyland|mediterranean|mexican|moroccan|norway|persian|philadelphia|portuguese|russian|scandinavian|scots|serbian|shasta|siberian|spanish|tuscan|victorian|virginia|york)\b/g;

/** The noun of "border of lavender" is the border. */
const headAndRest = /^(.*?)( (?:of|for|with|to|from|in|on|by|along|around|without|between)\b.*)$/;

function headOf(noun: string): string {
  return headAndRest.exec(noun)?.[1] ?? noun;
}

/** Words like "grass", "cactus", "clematis" and "cosmos" are singular. */
export function isPlural(noun: string): boolean {
  const head = headOf(noun);
  return (
    /(?:^|[ -])(?:people|children|cacti)$/i.test(head) ||
    (/s$/i.test(head) && !/(?:ss|us|is|pampas|cosmos)$/i.test(head))
  );
}

const determined =
  /^(?:an?|the|some|any|another|each|every|no|my|our|your|all|both|enough|few|many|several|more|less|lots?|plenty|one|two|\d+ of)\b|^(?:some|any|every|no)(?:where|thing|one)\b/i;

/** Nouns of stuff. */
const uncounted =
  /(?:^|[ -])(?:gravel|grass|turf|astroturf|sod|mulch|bark|decking|paving|pavement|lighting|seating|sitting|edging|furniture|cover|screening|fencing|planting|greenery|clover|moss|sand|stone|rock|slate|brick|concrete|flagstone|cobble|pebble|wood|timber|steel|water|shade|privacy|space|soil|dirt|wattle|foliage|color|colour|parking|storage|art|lumber|grit|hardcore|asphalt|tarmac|granite|limestone|sandstone|porcelain|straw|compost|topsoil|netting|mesh|trelliswork|latticework|bunting|evergreen|groundcover|landscaping|greenhouse glass|playground equipment|equipment|play|firewood|fruit|veg|food|bamboo)$/i;

/** Plants that one says "a" of. */
const countedPlants =
  /(?:^|[ -])(?:tree|bush|shrub|plant|climber|vine|grapevine|creeper|palm|rose|peony|hydrangea|hosta|fern|cactus|agave|yucca|succulent|rhododendron|azalea|camellia|magnolia|lilac|hedge|border|bed|garden|pot|planter|topiary|conifer|perennial|maple|oak|birch|willow|pine|spruce|fir|cedar|cypress|dogwood|redbud|cherry|apple|pear|plum|fig|olive|lemon|quince|rowan|hawthorn|elm|linden|beech|ash|larch|ginkgo|sequoia|eucalyptus|crab ?apple|serviceberry|japanese maple|weeping willow|flower|meadow|patch|bonsai|banana)$/i;
