import { sold } from "./as-sold.ts";
import { herbaceous } from "./from.ts";
import type { FactTable } from "./plant-facts.ts";
import { sizes } from "./sizes.ts";

// biome-ignore format: a line for each group of facts
export const bulbFacts = {
  agapanthus: {
    zones: [9, 10], rhs: "H3", sun: ["full", "part"], water: "medium", soil: ["loamy", "clayey", "moist"],
    bloom: [6, 8], leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["people", "dogs", "cats"], careHoursAYear: 0.3, nursery: sold.gallon,
    size: sizes([0.4, 0.3], [0.9, 0.6]),
    banned: [{ place: "NZ-AUK", what: "sale", since: "2023-09", source: "web hmaaustralia.com/extension-granted-on-agapanthus-in-auckland/" }],
    sources: herbaceous("web growersoutletinwillis.com/go/product/27688982", {
      zones: "web simplyscapes.com/plants/agapanthus-agapanthus", bloom: "web summerhillseeds.com/perennials/1282-agapanthus-africanus-blue-umbrella.html",
      leaves: "web www.anniesannuals.com/plants/view/?id=5386", autumn: "web www.anniesannuals.com/plants/view/?id=5386", winter: "web www.anniesannuals.com/plants/view/?id=5386",
      toxicTo: "web pestsearch.aucklandcouncil.govt.nz/pest-search/Agapra", pollinators: "web www.anniesannuals.com/plants/view/?id=5386",
    }),
    differing: [
      { fact: "zones", says: "6 to 10", source: "web www.anniesannuals.com/plants/view/?id=5386" },
      { fact: "zones", says: "8 to 11", source: "web caniplantit.com/plants/agapanthus-praecox.html" },
      { fact: "deer", says: "rarely eaten", source: "web www.anniesannuals.com/plants/view/?id=5386" },
    ],
  },
  allium: {
    zones: [4, 9], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["loamy", "rich"],
    bloom: [5, 6], leaves: [3, 6], autumn: "yellow", winter: "nothing", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.1, nursery: sold.bulb, banned: [],
    size: sizes([0.8, 0.2], [0.9, 0.25]),
    sources: herbaceous("web duchessofdirt.ca/allium-purple-sensation/", {
      zones: "web vancouverislandgrows.wordpress.com/2016/06/21/allium-hollandicum-purple-sensation/", bloom: "web portal.leaflandscapesupply.com/products/allium--1%7C2978.html", nursery: "known",
    }),
    differing: [
      { fact: "zones", says: "4 to 10", source: "web duchessofdirt.ca/allium-purple-sensation/" },
      { fact: "water", says: "low to medium", source: "web portal.leaflandscapesupply.com/products/allium--1%7C2978.html" },
      { fact: "toxicTo", says: "people", source: "web duchessofdirt.ca/allium-purple-sensation/" },
    ],
  },
  canna: {
    zones: [8, 11], rhs: "H3", sun: ["full"], water: "high", soil: ["rich", "moist", "wet"],
    bloom: [7, 10], leaves: [5, 10], autumn: "brown", winter: "nothing", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 0.5, nursery: sold.gallon, banned: [],
    size: sizes([1.2, 0.4], [1.6, 0.6]),
    sources: herbaceous("web thefamilytreeinc.com/canna-tropicanna/", {
      zones: "web www.bhg.com/gardening/flowers/perennials/best-plants-to-grow-in-clay/", size: "web www.terraforma.ae/shop/product/canna-indica-canna-lily-indian-shot/",
      deer: "known", toxicTo: "web deserthorizonnursery.com/plant-catalog/canna-lily-orange", pollinators: "web www.answers.com/plants/How_do_you_winterize_canna_lillies",
    }),
    differing: [{ fact: "zones", says: "7 to 11", source: "web thefamilytreeinc.com/canna-tropicanna/" }],
  },
  daffodil: {
    zones: [4, 8], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["loamy", "chalky"],
    bloom: [3, 5], leaves: [2, 6], autumn: "yellow", winter: "nothing", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.1, nursery: sold.bulb, banned: [],
    size: sizes([0.35, 0.15], [0.4, 0.25], [0.4, 0.35]),
    sources: herbaceous("web www.sunnyvalegarden.com/flowers/daffodil/", {
      zones: "web canadaplants.ca/display.php?id=2817", bloom: "web canadaplants.ca/display.php?id=2817", water: "known", size: "web canadaplants.ca/display.php?id=2817",
      deer: "web www.colorblends.com/wholesale-flowerbulbs/daffodil-bulbs/", toxicTo: "web animalbridges.com/toxic-and-non-toxic-plants-to-dogs-cats-and-horses",
      pollinators: "web gwynnesgreenhouse.com/whats-blooming/daffodil-cultivars/", nursery: "known",
    }),
    differing: [
      { fact: "zones", says: "3 to 8", source: "web www.masterclass.com/articles/how-to-grow-daffodils-in-your-garden" },
      { fact: "rhs", says: "H4 to H7, by kind", source: "web canadaplants.ca/display.php?id=2817" },
      { fact: "toxicTo", says: "people", source: "web www.sunnyvalegarden.com/flowers/daffodil/" },
    ],
  },
  daylily: {
    zones: [4, 9], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["loamy", "rich", "clayey"],
    bloom: [6, 8], leaves: [4, 10], autumn: "yellow", winter: "nothing", growth: "fast", pollinators: true,
    deer: "often eaten", toxicTo: ["cats", "dogs"], careHoursAYear: 0.4, nursery: sold.gallon, banned: [],
    size: sizes([0.3, 0.3], [0.8, 0.6]),
    sources: herbaceous("web beach-landscaping.com/?p=1707", {
      sun: "web tmwa.com/hemerocallis-hybirds-daylily/", water: "web tmwa.com/hemerocallis-hybirds-daylily/", bloom: "known", growth: "web beach-landscaping.com/?p=1707",
      deer: "web www.cnygardening.org/plants/hemerocallis-overview", toxicTo: "web beach-landscaping.com/?p=1707", pollinators: "web tmwa.com/hemerocallis-hybirds-daylily/",
    }),
    differing: [
      { fact: "zones", says: "3 to 9", source: "web qbdaylilygardens.com/pages/daylilies-compatible-zones" },
      { fact: "bloom", says: "July to September", source: "web www.cnygardening.org/plants/hemerocallis-overview" },
      { fact: "toxicTo", says: "cats; many are safe for dogs", source: "web animalbridges.com/toxic-and-non-toxic-plants-to-dogs-cats-and-horses" },
    ],
  },
  iris: {
    zones: [3, 9], rhs: "H7", sun: ["full"], water: "low", soil: ["loamy", "rich", "dry"],
    bloom: [5, 6], leaves: [3, 10], autumn: "brown", winter: "nothing", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: sold.gallon, banned: [],
    size: sizes([0.5, 0.2], [0.9, 0.4]),
    sources: herbaceous("web feedbutterflies.com/plants/2351", {
      sun: "web www.tsflowers.com/iris/flirting.html", water: "web myplantin.com/plant/5675", soil: "web www.tsflowers.com/iris/flirting.html", bloom: "web www.tsflowers.com/iris/flirting.html",
      size: "web myplantin.com/plant/5675", deer: "known", toxicTo: "web myplantin.com/plant/5675",
    }),
    differing: [
      { fact: "zones", says: "3 to 10", source: "web quickuys.shop/products/vigoro-2-qt-astilbe-false-spirea--younique-ruby-red--red-perennial-plant-10046232291456200" },
      { fact: "water", says: "medium", source: "web feedbutterflies.com/plants/2351" },
    ],
  },
  tulip: {
    zones: [4, 8], rhs: "H6", sun: ["full"], water: "medium", soil: ["loamy", "sandy"],
    bloom: [4, 5], leaves: [3, 6], autumn: "yellow", winter: "nothing", growth: "medium", pollinators: true,
    deer: "often eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.1, nursery: sold.bulb, banned: [],
    size: sizes([0.45, 0.2], [0.45, 0.3]),
    sources: herbaceous("web www.dispatch.com/content/stories/home_and_garden/2014/05/04/plant04-guhs80sf-1.html", {
      sun: "web tmwa.com/plants/tulip", water: "web tmwa.com/plants/tulip", soil: "known", pollinators: "known", nursery: "known",
    }),
    differing: [
      { fact: "zones", says: "3 to 8", source: "web www.porlamarnursery.com/tulips" },
      { fact: "toxicTo", says: "dogs, cats and horses", source: "web animalbridges.com/toxic-and-non-toxic-plants-to-dogs-cats-and-horses" },
    ],
  },
  "siberian-iris": {
    zones: [3, 8], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["moist", "wet", "rich", "clayey"],
    bloom: [6, 6], leaves: [4, 10], autumn: "brown", winter: "nothing", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.2, nursery: sold.gallon, banned: [],
    size: sizes([0.4, 0.2], [0.9, 0.5], [0.9, 0.6]),
    sources: herbaceous("web catrinasgarden.com/siberian-iris-caesars-brother/", {
      zones: "web gardenplants.comparespecies.com/en/what-is-siberian-iris-and-alpine-heath/comparison-1597-1748-3", sun: "web plantdatabase.kpu.ca/plant/printableSummary/806", water: "known", soil: "web sheffields.com/seeds-for-sale/Iris/sibirica/753/Siberian-Iris/Siberian-Iris", toxicTo: "known",
    }),
    differing: [
      { fact: "zones", says: "3 to 9", source: "web www.gardensplus.ca/product-category/other-perennials/siberian-iris/" },
      { fact: "zones", says: "5 to 8, of another cultivar", source: "web order.eurobulb.nl/iris/10347-iris-sibirica-snow-queen-10347.html" },
    ],
  },
} satisfies FactTable;
