/** Small words around a noun, by what they say of it. */

/** What follows shall be hidden. */
export const hides = /^(?:hide|hiding|disguise|cover up)$/;
/** What stands before shall be hidden. */
export const hidden = /^(?:hidden|concealed|disguised|covered up|out of sight)$/;
/** "In a round shape" is no place, and no thing. */
export const formWords = /^(?:colou?rs?|shapes?|form|tones?|shades?|style|format|pattern|finish)$/;
/** "An 8-person table". */
export const sitters = /^(?:person|people|seater|seat|guest)s?$/;
export const pronouns = /^(?:it|them|em)$/;
/** Pronouns where no noun follows. */
export const pointers = /^(?:these|those|this|that|both)$/;
export const isThere = /^(?:existing|present|current)$/;
export const isThereOrOld = /^(?:existing|present|current|old)$/;
/** What is refused of plants at large. */
export const badTraits = /^(?:spiky|spiny|thorny|prickly|poisonous|toxic|invasive|stinging|messy)$/;
export const plantsAtLarge = /^(?:plants?|flowers?|trees?|shrubs?|bushes)$/;
/** After which it is said which of them. */
export const relatives = /^(?:that|which|who|with)$/;
export const large = /^(?:big|bigger|biggest|large|larger|largest|huge|tall|overgrown|giant|massive)$/;
/** Of a kind of plants, of which a sort may be named. */
export const kinds = /(?:tree|plant|flower|shrub|bush|perennial)(?:s|es)?$/i;
/** Names that say less than another one for the same thing. */
export const generic =
  /^(?:plants?|planting|flowers?|(?:flower |planting |garden )?beds?|paths?|walk|walkway|pathway|patio|it)$/;
export const chairs = /^(?:dining |patio |outdoor )?(?:chairs?|seats?|stools?)$/;
/** "Another bench": besides what there is. */
export const anotherOne = /\b(?:another|additional|extra)(?: (?:stone|wooden|small|big|large))?$/;
/** A place of a material: "a circle of gravel". */
export const patches = /^(?:circle|ring|square|area|pad|strip|patch|band|apron|layer|bed|carpet)$/;

/** "Gravel area chairs" are no chairs of gravel. */
export const placesOf = / (?:area|bed|garden|patch|mulch)$/;

/** Prepositions of what is inside its noun, and of what goes round or over it. */
export const inside = /^(?:in|inside|within|into|among)$/;
export const encloses = /^(?:around|round|about|over|on|up|along|under|underneath|beneath|below)/;
/** Prepositions that need no noun: "box on either side", "white daffodils beneath". */
export const bareSides = /side|beneath|under|below|behind|around|round|beside|nearby/;
/** Parts of what follows with "of": "along one side of the path". */
export const partsOf = /^(?:sides?|edges?|ends?|foot|base|length)$/;
/** Prepositions of a place whatever their noun is. */
export const nearby =
  /^(?:near|nearby|beside|next to|right next to|close to|adjacent to|behind|in front of|infront of|between|under|underneath|beneath|over|above|along|alongside|away from|outside|just outside|opposite|against)$/;
/** What follows a preposition and is no place in the yard, or all of it. */
export const noPlaces =
  /night|morning|evening|afternoon|day|summer|winter|spring|autumn|fall|time|way|yard|garden|photo|picture|budget|hand|style/;

/** Nouns that say nothing to whoever typed them, kept or refused. */
export const abstract =
  /^(?:cost|costs|price|budget|style|look|feel|vibe|idea|size|kids?|dogs?|mess|peace|balance|it|its|them|this|that|these|those|things?|stuff|us|something|anything|way|as|lots?|space|room|area|garden|yard|rest|place|house|work|time|need|needs?|more|much|too|very|back|front|left|right|side|middle)$/;
/** What one wants none of: "no mowing". */
export const effort =
  /maintenance|work|effort|care|money|mowing|upkeep|fuss|watering|weeding|pruning|gardening|privacy/;
/** What leaves a thing as it stands: "paint the fence". */
export const repairs = /paint|stain|wash|repair|fix|seal|tidy|trim|prune|cut|mow|grade|level/;
/** What one cannot do without: "I hate mowing the strip". */
export const noThings = /^(?:sunlight|sun|view|strip)$/;
