import { sold } from "./as-sold.ts";
import { herbaceous } from "./from.ts";
import type { FactTable } from "./plant-facts.ts";
import { sizes } from "./sizes.ts";

// biome-ignore format: a line for each group of facts
export const prairieAndGroundcoverFacts = {
  "bleeding-heart": {
    zones: [3, 9], rhs: "H6", sun: ["part", "shade"], water: "medium", soil: ["moist", "rich", "loamy", "clayey", "chalky"],
    bloom: [5, 6], leaves: [4, 8], autumn: "yellow", winter: "nothing", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats"], careHoursAYear: 0.2, nursery: sold.gallon, banned: [],
    size: sizes([0.25, 0.25], [0.75, 0.75], [0.8, 0.8]),
    sources: herbaceous("web www.gardenia.net/plant/dicentra-spectabilis-bleeding-heart", {
      sun: "web www.treestodaynursery.com/dicentra-bleeding-heart/", bloom: "web www.cnygardening.org/plants/lamprocapnos-spectabilis", leaves: "web www.gardenia.net/plant/dicentra-spectabilis-bleeding-heart",
      deer: "web www.cnygardening.org/plants/lamprocapnos-spectabilis", toxicTo: "web www.gardenia.net/plant/dicentra-spectabilis-bleeding-heart", pollinators: "known",
    }),
    differing: [{ fact: "zones", says: "2 to 9", source: "web thefamilytreeinc.com/plant-catalog-2/bleeding-hearts/" }],
  },
  "little-bluestem": {
    zones: [3, 9], rhs: "H7", sun: ["full"], water: "low", soil: ["poor", "dry", "loamy", "clayey"],
    bloom: [8, 10], leaves: [4, 10], autumn: "red", winter: "dry stems", growth: "medium", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.2, nursery: sold.gallon, banned: [],
    size: sizes([0.3, 0.2], [0.9, 0.55], [0.9, 0.6]),
    sources: herbaceous("web nativegardeners.com/collections/blackland-prairie/products/little-bluestem-the-blues", {
      autumn: "web www.michlers.com/products/schizachyrium-scoparium-the-blues-little-bluestem", winter: "web nativegardeners.com/collections/blackland-prairie/products/little-bluestem-the-blues", deer: "known", pollinators: "known",
    }),
    differing: [{ fact: "zones", says: "5 to 9, of the species", source: "web critsite.com/index.cfm/fuseaction/plants.plantdetail/plant_id/100024/index.htm" }],
  },
  "false-indigo": {
    zones: [3, 9], rhs: "H5", sun: ["full", "part"], water: "medium", soil: ["loamy", "poor", "clayey"],
    bloom: [5, 6], leaves: [4, 10], autumn: "none", winter: "dry stems", growth: "slow", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.2, nursery: sold.gallon, banned: [],
    size: sizes([0.3, 0.25], [0.8, 0.7], [1.1, 1.1]),
    sources: herbaceous("web nativegardeners.com/collections/gulf-coast-prairie-marshes/products/wild-indigo", {
      rhs: "web garden.rcplondon.ac.uk/Plant/DetailsNext/183", winter: "web unitychurchhillnursery.com/collections/attracts-birds-1/products/baptisia-australis-false-indigo", growth: "web nativegardeners.com/collections/gulf-coast-prairie-marshes/products/wild-indigo",
      toxicTo: "web plantaddicts.com/are-false-indigo-poisonous", pollinators: "web unitychurchhillnursery.com/collections/attracts-birds-1/products/baptisia-australis-false-indigo",
    }),
    differing: [
      { fact: "deer", says: "rarely eaten", source: "web indianapublicmedia.org/focusonflowers/baptisia-australis.php" },
      { fact: "growth", says: "fast", source: "web www.holzlawn.com/baptisia-australis.html" },
    ],
  },
  "blazing-star": {
    zones: [3, 8], rhs: "H7", sun: ["full"], water: "medium", soil: ["moist", "sandy", "loamy", "clayey"],
    bloom: [7, 8], leaves: [4, 10], autumn: "brown", winter: "dry stems", growth: "medium", pollinators: true,
    deer: "often eaten", toxicTo: [], careHoursAYear: 0.2, nursery: sold.gallon, banned: [],
    size: sizes([0.3, 0.15], [0.9, 0.35], [1, 0.45]),
    sources: herbaceous("web www.usperennials.com/liatris-spicata-dense-blazing-star", {
      soil: "web stwilliamsnursery.com/plantdirectory/spiked-blazing-star-plant/", winter: "web www.usperennials.com/liatris-spicata-dense-blazing-star", size: "web www.campcreeknativeplants.com/product-page/blazing-star-liatris-spicata",
    }),
    differing: [{ fact: "deer", says: "rarely eaten", source: "web www.lakevalleyseed.com/wpcproduct/blazing-star/" }],
  },
  "joe-pye-weed": {
    zones: [3, 7], rhs: "H7", sun: ["full", "part"], water: "high", soil: ["moist", "wet", "rich", "loamy", "clayey"],
    bloom: [7, 9], leaves: [5, 10], autumn: "brown", winter: "dry stems", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.4, 0.25], [1.6, 0.8], [1.7, 1]),
    sources: herbaceous("web usperennials.com/eupatorium-maculatum-eutrochium-spotted-joe-pye-weed-for-medium-moist-to-wet-soil-in-sun", {
      zones: "web lacewing.ca/products/spotted-joe-pye-weed", bloom: "web lacewing.ca/products/spotted-joe-pye-weed", water: "web avonleagardensandinn.com/shop/perennials-native/eutrochium-maculatum-spotted-joe-pye-weed-fka-eupatorium-mac/",
    }),
    differing: [
      { fact: "zones", says: "3 to 8", source: "web usperennials.com/eupatorium-maculatum-eutrochium-spotted-joe-pye-weed-for-medium-moist-to-wet-soil-in-sun" },
      { fact: "zones", says: "4 to 8, of 'Gateway'", source: "web buy-rare-seeds.com/products/perennial-eutrochiummaculatum" },
      { fact: "water", says: "medium", source: "web lacewing.ca/products/spotted-joe-pye-weed" },
    ],
  },
  "blanket-flower": {
    zones: [3, 8], rhs: "H6", sun: ["full"], water: "low", soil: ["dry", "sandy", "poor"],
    bloom: [6, 9], leaves: [4, 10], autumn: "brown", winter: "nothing", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.2, 0.2], [0.6, 0.5]),
    sources: herbaceous("web www.gardenswithwings.com/plant/Blanket_Flower/index.html", {
      soil: "web www.mydirtygardener.com/products/pp-ohvp-o3iv", bloom: "known", deer: "web jarvieflora.com/products/gaillardia-x-grandiflora-arizona-apricot-blanket-flower",
    }),
    differing: [{ fact: "zones", says: "3 to 10", source: "web www.mydirtygardener.com/products/pp-ohvp-o3iv" }],
  },
  "moss-phlox": {
    zones: [3, 9], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["loamy", "sandy", "rich"],
    bloom: [4, 5], leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.1, nursery: sold.gallon, banned: [],
    size: sizes([0.08, 0.15], [0.15, 0.5], [0.15, 0.6]),
    sources: herbaceous("web sites.google.com/site/madisoncountygardens/config/pagetemplates/phlox-subulata", {
      sun: "web plantdatabase.kpu.ca/PlantPrint/phsu", soil: "web micraf.ru/plant-variety/phlox-subulata-creeping-phlox", bloom: "web plantdatabase.kpu.ca/PlantPrint/phsu", leaves: "web plants.greenspotbrandon.com/11040003/Plant/26247/Moss_Phlox",
      autumn: "web plants.greenspotbrandon.com/11040003/Plant/26247/Moss_Phlox", winter: "web plants.greenspotbrandon.com/11040003/Plant/26247/Moss_Phlox", growth: "web plants.greenspotbrandon.com/11040003/Plant/26247/Moss_Phlox",
      deer: "web plants.greenspotbrandon.com/11040003/Plant/26247/Moss_Phlox",
    }),
    differing: [
      { fact: "winter", says: "half evergreen", source: "web 8billiontrees.com/gardening/creeping-phlox/" },
      { fact: "zones", says: "2 and warmer", source: "web plantdatabase.kpu.ca/PlantPrint/phsu" },
    ],
  },
  bergenia: {
    zones: [3, 9], rhs: "H7", sun: ["part", "shade"], water: "medium", soil: ["moist", "rich", "loamy", "clayey"],
    bloom: [3, 5], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.2, nursery: sold.gallon, banned: [],
    size: sizes([0.2, 0.2], [0.35, 0.4], [0.4, 0.5]),
    sources: herbaceous("web plantdatabase.kpu.ca/plant/printableSummary/804", {
      zones: "web townandcountrygardens.blogspot.com/2008/01/bergenia.html", water: "web slcgardenwise.com/eplant.php?letter=g&plantnum=24295&return=b_aD", soil: "web slcgardenwise.com/eplant.php?letter=g&plantnum=24295&return=b_aD", leaves: "web plantdatabase.kpu.ca/plant/printableSummary/804",
      autumn: "web plantdatabase.kpu.ca/plant/printableSummary/804", winter: "web plantdatabase.kpu.ca/plant/printableSummary/804", growth: "web slcgardenwise.com/eplant.php?letter=g&plantnum=24295&return=b_aD", deer: "web herbariumcalifornia.com/2017/01/24/bergenia-cordifolia/", pollinators: "known",
    }),
  },
  pussytoes: {
    zones: [3, 7], rhs: "H7", sun: ["full", "part"], water: "low", soil: ["poor", "dry", "sandy"],
    bloom: [4, 6], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.1, nursery: sold.pot, banned: [],
    size: sizes([0.05, 0.1], [0.1, 0.25], [0.15, 0.3]),
    sources: herbaceous("web kansasplantfarm.com/plants/antennaria-neglecta", {
      zones: "web toadshade.com/Antennaria-neglecta.html", bloom: "web toadshade.com/Antennaria-neglecta.html", leaves: "web kansasplantfarm.com/plants/antennaria-neglecta", autumn: "web kansasplantfarm.com/plants/antennaria-neglecta", winter: "web kansasplantfarm.com/plants/antennaria-neglecta",
      growth: "web kansasplantfarm.com/plants/antennaria-neglecta", deer: "web toadshade.com/Antennaria-neglecta.html", pollinators: "web cicconi-farms.myshopify.com/collections/native-plants-1/products/antennaria-neglecta", nursery: "known",
    }),
    differing: [{ fact: "zones", says: "3 to 8", source: "web kansasplantfarm.com/plants/antennaria-neglecta" }],
  },
  wineleaf: {
    zones: [2, 7], rhs: "H7", sun: ["full", "part"], water: "low", soil: ["acid", "poor", "sandy", "dry"],
    bloom: [6, 8], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.1, nursery: sold.pot, banned: [],
    size: sizes([0.06, 0.1], [0.12, 0.25], [0.15, 0.35]),
    sources: herbaceous("web www.abnativeplants.com/index.cfm?fuseaction=plants.plantDetail&plant_id=71", {
      water: "web www.plantstogrow.com/P/4924/Three-toothedCinquefoilSibbaldiopsistridentata", bloom: "web www.wildflower.org/plants/result.php?id_plant=SITR3", leaves: "web www.wildflower.org/plants/result.php?id_plant=SITR3", autumn: "known",
      winter: "web caryaward.com/2004_sibbaldiopsis.htm", deer: "known", nursery: "known",
    }),
    differing: [{ fact: "autumn", says: "burgundy, and so all winter", source: "web caryaward.com/2004_sibbaldiopsis.htm" }],
  },
  liriope: {
    zones: [7, 9], rhs: "H5", sun: ["part", "shade", "full"], water: "medium", soil: ["loamy", "dry", "rich"],
    bloom: [8, 9], leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: true,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 0.2, nursery: sold.gallon, banned: [],
    size: sizes([0.2, 0.15], [0.35, 0.3], [0.4, 0.4]),
    sources: herbaceous("web karensgardentips.com/plant-profiles-how-to-grow/plant-profile-turf-lily-lirope-muscari", {
      zones: "web hirts.com/big-blue-muscari-liriope-lilyturf-sun-shade-48-plants/", water: "web noworriespm.com/portfolio-items/liriope/?portfolioID=637", bloom: "web louiscontinolandscaping.com/liriope/", leaves: "web karensgardentips.com/plant-profiles-how-to-grow/plant-profile-turf-lily-lirope-muscari",
      autumn: "web karensgardentips.com/plant-profiles-how-to-grow/plant-profile-turf-lily-lirope-muscari", winter: "web karensgardentips.com/plant-profiles-how-to-grow/plant-profile-turf-lily-lirope-muscari", growth: "web noworriespm.com/portfolio-items/liriope/?portfolioID=637", deer: "known", pollinators: "known",
    }),
    differing: [
      { fact: "zones", says: "6 to 9", source: "web karensgardentips.com/plant-profiles-how-to-grow/plant-profile-turf-lily-lirope-muscari" },
      { fact: "zones", says: "5 to 10", source: "web louiscontinolandscaping.com/liriope/" },
    ],
  },
} satisfies FactTable;
