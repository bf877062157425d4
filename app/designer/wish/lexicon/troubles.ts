import type { Element } from "./garden-words.ts";

/** What one complains of in a yard. */
export interface Trouble {
  id: string;
  said: RegExp;
  /** "For the standing water we suggest:" */
  named: string;
  /** What a designer does about it, as it would be wished. */
  measures: readonly string[];
  /** A wish that has one of these has its own measure. */
  answeredBy: readonly Element[];
  /** Where the measure is, if not at the place of the trouble. */
  at?: "along-fence" | "around-tree" | "around-patio";
  /** What is beyond a picture. */
  beyond?: string;
}

const people = "(?:neighbou?rs?|people|everyone|everybody|anyone|passers-?by|the street|flats|apartments|strangers)";

export const troubles: readonly Trouble[] = [
  {
    id: "standing-water",
    said: /\bstanding water|\b(?:water|rain) (?:always |just )?(?:stands|pools|ponds|collects|sits|gathers|puddles|is getting stagnated)|\bstands the water|\bpuddl|\bflood(?:s|ed|ing)\b|\bponding\b|\bboggy?\b|\bwaterlogged|\bsoggy|\b(?:always|very|so) wet\b|\bturns into a pond|\bdrainage (?:by|at|near|in|next)|\bbad(?:ly)? drain/i,
    named: "the standing water",
    measures: ["a rain garden", "a dry creek"],
    answeredBy: ["dry-creek", "pond"],
    beyond: "A drain is a contractor's work and no part of a picture.",
  },
  {
    id: "mud",
    said: /\bmud(?:dy|hole|pit|bath)?\b(?![ -]?(?:room|kitchen|pie|puddle))/i,
    named: "the mud",
    measures: ["a gravel path", "a patio of pavers"],
    answeredBy: ["patio", "path", "paving", "gravel", "deck"],
  },
  {
    id: "erosion",
    said: /\berosion|\berod(?:es|ed|ing)|\brilling|\bwash(?:es|ed|ing) (?:away|out)\b/i,
    named: "the erosion",
    measures: ["a retaining wall", "ground cover"],
    answeredBy: ["retaining-wall"],
  },
  {
    id: "steep",
    said: /\b(?:too|very|so|really|quite|is|are|a) steep\b|\bsteep (?:bank|slope|hill|yard|garden)|\breally sloped|\bimpossible to mow/i,
    named: "the slope",
    measures: ["a retaining wall", "steps"],
    answeredBy: ["retaining-wall", "steps"],
  },
  {
    id: "hot",
    said: /\b(?:too|so|really|very|unbearably) hot\b|\bno shade\b|\b(?:is|like) an oven|\bbak(?:es|ing) (?:hot|in the sun)|\btoo sunny|\bfull sun all day/i,
    named: "the heat",
    measures: ["a shade sail", "a shade tree"],
    answeredBy: ["shade-sail", "tree", "pergola", "parasol", "gazebo"],
  },
  {
    id: "windy",
    said: /\bwind tunnel|\b(?:so|too|very|really|is|it's) windy|^windy\b|\bthe wind (?:blows|howls|whips)/i,
    named: "the wind",
    measures: ["a hedge"],
    answeredBy: ["hedge", "screen", "fence"],
    at: "along-fence",
  },
  {
    id: "overlooked",
    said: new RegExp(
      `\\boverlook(?:ed|ing|s)\\b(?! the)|\\bno privacy|\\bwatched\\b|${people}[^.!?]{0,40}\\b(?:can see|see|look|looks|stare|watch|peer)\\b (?:straight |right |directly )?(?:everything|us|me|in\\b|into|down|over|at (?:us|me))|\\bcan see (?:us|into|right in)`,
      "i",
    ),
    named: "the view into your yard",
    measures: ["a hedge", "a screen"],
    answeredBy: ["hedge", "screen", "fence", "pergola"],
    at: "along-fence",
  },
  {
    id: "bare-fence",
    said: /\bfence\b[^.!?]{0,30}\b(?:bare|boring|ugly|naked|dull|plain)\b|\b(?:bare|boring|ugly|naked) fence/i,
    named: "the fence",
    measures: ["a border", "climbing roses"],
    answeredBy: ["border", "hedge", "trellis"],
    at: "along-fence",
  },
  {
    id: "bins-in-view",
    said: /\b(?:bins?|trash cans?|garbage cans?|dumpsters?)\b[^.!?]{0,30}\b(?:first thing|in (?:full )?view|visible|eyesore|ugly|need to be hidden)|\b(?:we|you|i|guests?|visitors) (?:can |always |only )?(?:see|looks?) (?:at )?(?:the|our|all) [^.!?]{0,12}(?:bins?|trash cans?|garbage cans?|dumpsters?)/i,
    named: "the bins",
    measures: ["a bin store", "a screen"],
    answeredBy: ["bin-store", "screen"],
  },
  {
    id: "noise",
    said: /\b(?:too|so|very|really|is|are) (?:noisy|loud)\b|\b(?:road|street|traffic) noise|\bnoise from/i,
    named: "the noise",
    measures: ["a hedge", "a fountain"],
    answeredBy: ["hedge", "fountain", "fence"],
    at: "along-fence",
    beyond: "Plants soften noise and do not stop it.",
  },
  {
    id: "dark-at-night",
    said: /\bdark at night|\bpitch (?:dark|black)|\btoo dark (?:to|in the evening|after)|\bnight too dark|\bcan't see (?:a thing|anything)? ?(?:at night|after dark)/i,
    named: "the dark",
    measures: ["lights"],
    answeredBy: ["lights", "string-lights", "lantern"],
  },
  {
    id: "no-grass",
    said: /\b(?:grass|lawn|nothing)\b[^.!?]{0,30}\b(?:never|won'?t|doesn'?t|does not|can'?t|will not|refuses to|not) grow|\bnothing grows|\bgrass (?:always )?dies|\bbare under the tree/i,
    named: "the ground where nothing grows",
    measures: ["ferns and hostas", "ground cover"],
    answeredBy: ["mulch", "gravel", "patio"],
  },
  {
    id: "weeds",
    said: /\b(?:loads|lots|full|tons) of weeds|\bweeds (?:everywhere|keep|between|come|grow|all over)|\bsick of weed|\btired of weed|\bovergrown with weeds/i,
    named: "the weeds",
    measures: ["mulch", "ground cover"],
    answeredBy: ["mulch", "gravel"],
  },
  {
    id: "deer",
    said: /\bdeer\b[^.!?]{0,20}\b(?:eats?|ate|come|munch|browse|destroy)/i,
    named: "the deer",
    measures: ["lavender and ornamental grasses"],
    answeredBy: ["fence"],
    beyond: "Only a fence keeps deer out; these plants they leave alone.",
  },
  {
    id: "dog-digs",
    said: /\b(?:dogs?|beagle|shepherds?|puppy|he|she)\b[^.!?]{0,15}\b(?:digs?|digging|tunnel(?:s|ed)?|runs along)\b/i,
    named: "the dog's track",
    measures: ["a gravel path"],
    answeredBy: ["path", "gravel"],
    at: "along-fence",
  },
  {
    id: "trampled",
    said: /\btrampl(?:es?|ed|ing)\b|\bworn (?:along|by|where)|\bdestroyed the grass/i,
    named: "the worn ground",
    measures: ["stepping stones"],
    answeredBy: ["path", "paving"],
  },
  {
    id: "slippery",
    said: /(?:\b(?:the|our|my) [^.,;!?]*)?(?<!non.|not |n't get |n't )\b(?:slipp(?:ery|y)|slick as)\b|\bgets? slick|\bmoss on the/i,
    named: "the slippery ground",
    measures: ["a gravel path", "a path of pavers"],
    answeredBy: ["path", "paving", "steps"],
  },
  {
    id: "worn-out",
    said: /\b(?:patio|terrace|slab|paving|walk|path|concrete)\b[^.!?]{0,25}\b(?:worn out|cracked|crumbling|broken|heav|uneven|falling apart)/i,
    named: "the old paving",
    measures: ["a patio of pavers", "a path of pavers"],
    answeredBy: ["patio", "path", "paving", "deck"],
  },
  {
    id: "poor-soil",
    said: /\b(?:hard|heavy|solid|rock hard) clay\b|\bpoor soil|\bsoil is (?:bad|poor|terrible|rock)/i,
    named: "the soil",
    measures: ["raised beds"],
    answeredBy: ["raised-bed"],
  },
];
