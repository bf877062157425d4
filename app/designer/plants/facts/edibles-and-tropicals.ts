import { sold } from "./as-sold.ts";
import { herbaceous } from "./from.ts";
import type { FactTable } from "./plant-facts.ts";
import { sizes } from "./sizes.ts";

// biome-ignore format: a line for each group of facts
export const edibleAndTropicalFacts = {
  basil: {
    zones: [2, 11], rhs: "H1c", sun: ["full"], water: "medium", soil: ["rich", "moist", "loamy"],
    bloom: [6, 9], leaves: [5, 9], autumn: "none", winter: "nothing", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 1, nursery: sold.pot, banned: [],
    size: sizes([0.4, 0.3], [0.4, 0.3]),
    sources: herbaceous("mbg kempercode=a689", { toxicTo: "web askmarystone.com/pet-friendly-plants/", size: "web gardenstylesanantonio.com/plants/basil", nursery: "known" }),
    differing: [{ fact: "size", says: "0.45 to 0.6 m high and wide", source: "mbg kempercode=a689" }],
  },
  cabbage: {
    zones: [4, 11], rhs: "H4", sun: ["full"], water: "high", soil: ["rich", "loamy", "moist"],
    bloom: null, leaves: [4, 10], autumn: "none", winter: "nothing", growth: "fast", pollinators: false,
    deer: "often eaten", toxicTo: [], careHoursAYear: 1.5, nursery: sold.pot, banned: [],
    size: sizes([0.4, 0.5], [0.4, 0.5]),
    sources: herbaceous("web llnw-orig.sparkpeople.com/resource/nutrition_articles.asp?id=1301", {
      water: "web www.jerseyyards.org/plant/brassica-oleracea-kale/", bloom: "known", size: "web www.melindamyers.com/plants/fruits-vegetables/cabbage", deer: "known", pollinators: "known", nursery: "known",
    }),
    differing: [
      { fact: "deer", says: "rarely eaten", source: "web www.jerseyyards.org/plant/brassica-oleracea-kale/" },
      { fact: "sun", says: "full, tolerates part", source: "web hobbyfarms.com/cabbage" },
    ],
  },
  lettuce: {
    zones: [2, 11], rhs: "H3", sun: ["full", "part"], water: "medium", soil: ["rich", "moist", "loamy"],
    bloom: null, leaves: [4, 9], autumn: "none", winter: "nothing", growth: "fast", pollinators: false,
    deer: "often eaten", toxicTo: [], careHoursAYear: 1, nursery: sold.pot, banned: [],
    size: sizes([0.25, 0.3], [0.25, 0.3]),
    sources: herbaceous("mbg kempercode=a679", { deer: "known", pollinators: "known", nursery: "known" }),
  },
  tomato: {
    zones: [2, 11], rhs: "H1c", sun: ["full"], water: "high", soil: ["loamy", "rich", "moist"],
    bloom: [6, 9], leaves: [5, 10], autumn: "none", winter: "nothing", growth: "fast", pollinators: true,
    deer: "often eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 4, nursery: sold.pot, banned: [],
    size: sizes([1.5, 0.6], [1.5, 0.6]),
    sources: herbaceous("ncsu solanum-lycopersicum/common-name/tomatoes", {
      zones: "known", water: "web plantkey.org/plants/solanum-lycopersicum-var-lycopersicum/", bloom: "known", growth: "web plantkey.org/plants/solanum-lycopersicum-var-lycopersicum/", deer: "known", pollinators: "known", nursery: "known",
    }),
    differing: [
      { fact: "zones", says: "all year from 11", source: "web plantkey.org/plants/solanum-lycopersicum-var-lycopersicum/" },
      { fact: "water", says: "medium", source: "ncsu solanum-lycopersicum/common-name/tomatoes" },
      { fact: "toxicTo", says: "all green parts are poisonous", source: "ncsu solanum-lycopersicum/common-name/tomatoes" },
    ],
  },
  banana: {
    zones: [7, 10], rhs: "H2", sun: ["full", "part"], water: "high", soil: ["rich", "moist", "loamy"],
    bloom: null, leaves: [5, 10], autumn: "brown", winter: "nothing", growth: "fast", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 1.5, nursery: { size: "3 gallon", usd: [25, 45] }, banned: [],
    size: sizes([0.6, 0.3], [3, 1.8], [4, 3]),
    sources: herbaceous("web scenichillfarmnursery.com/products/hardy-banana-musa-basjoo", {
      water: "web kansasplantfarm.com/plants/musa-basjoo-large", bloom: "web kansasplantfarm.com/plants/musa-basjoo-large", winter: "web beautifulgardens.org/plants/musbas.html",
      size: "web kansasplantfarm.com/plants/musa-basjoo-large", growth: "web scenichillfarmnursery.com/products/hardy-banana-musa-basjoo", pollinators: "known", nursery: "web kiefernursery.com/product/musa-basjoo-hardy-banana",
    }),
    differing: [
      { fact: "zones", says: "5 to 10, mulched", source: "web kiefernursery.com/product/musa-basjoo-hardy-banana" },
      { fact: "water", says: "medium", source: "web kiefernursery.com/product/musa-basjoo-hardy-banana" },
      { fact: "growth", says: "medium", source: "web kansasplantfarm.com/plants/musa-basjoo-large" },
    ],
  },
  "elephant-ear": {
    zones: [8, 10], rhs: "H2", sun: ["part", "full"], water: "high", soil: ["rich", "moist", "wet"],
    bloom: [6, 8], leaves: [5, 10], autumn: "brown", winter: "nothing", growth: "fast", pollinators: false,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 1, nursery: { size: "3 gallon", usd: [20, 45] }, banned: [],
    size: sizes([0.4, 0.3], [1.2, 0.9], [1.5, 1.2]),
    sources: herbaceous("web kansasplantfarm.com/plants/alocasia-odora", {
      zones: "web article.wn.com/view/2008/03/02/Plant_of_the_Week_Giant_elephantsear", soil: "web toptropicals.com/catalog/uid/alocasia_odora.htm", winter: "web kansasplantfarm.com/plants/alocasia-odora",
      growth: "web www.beaverplantsgrowers.co.uk/alocasia-odora", deer: "known", toxicTo: "web trevisanuttos.com/product/elephant-ear-california-10/", pollinators: "known", nursery: "known",
    }),
    differing: [
      { fact: "zones", says: "6b to 11b, mulched", source: "web kansasplantfarm.com/plants/alocasia-odora" },
      { fact: "zones", says: "10 to 12, of its hybrid", source: "ncsu alocasia-calidora/common-name/elephant-ear" },
      { fact: "growth", says: "medium to fast", source: "web kansasplantfarm.com/plants/alocasia-odora" },
    ],
  },
} satisfies FactTable;
