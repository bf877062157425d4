import { pot } from "./as-sold.ts";
import { fromEvergreen } from "./from.ts";
import type { FactTable } from "./plant-facts.ts";
import { sizes } from "./sizes.ts";

// biome-ignore format: a line for each group of facts
export const woodyHerbAndExoticFacts = {
  rosemary: {
    zones: [8, 10], rhs: "H4", sun: ["full"], water: "low", soil: ["sandy", "dry", "poor"],
    bloom: [6, 7], leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.5, nursery: pot.herb1, banned: [],
    size: sizes([0.25, 0.2], [0.7, 0.6], [1.2, 1]),
    sources: fromEvergreen("mbg rosmarinus-officinalis", {
      toxicTo: "aspca cats-plant-list", soil: "web horticulture.fullcoll.edu/PlantIDAdditions/Rosmarinus_officinalis.html", growth: "web horticulture.fullcoll.edu/PlantIDAdditions/Rosmarinus_officinalis.html", deer: "mbg rosmarinus-officinalis", pollinators: "mbg rosmarinus-officinalis",
    }),
    differing: [
      { fact: "zones", says: "6 to 9", source: "web landscape-water-conservation.extension.org/plants-for-water-wise-pollinator-gardens-rosemary-rosmarinus-officinalis/" },
      { fact: "bloom", says: "early spring", source: "web horticulture.fullcoll.edu/PlantIDAdditions/Rosmarinus_officinalis.html" },
    ],
  },
  sage: {
    zones: [5, 8], rhs: "H5", sun: ["full"], water: "low", soil: ["dry", "sandy", "loamy", "poor"],
    bloom: [6, 7], leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.3, nursery: pot.herb1, banned: [],
    size: sizes([0.2, 0.2], [0.5, 0.6], [0.6, 0.7]),
    sources: fromEvergreen("mbg salvia-officinalis", {
      toxicTo: "aspca cats-plant-list", zones: "web plantdatabase.kpu.ca/PlantPrint/saof", rhs: "known", soil: "web www.slcgardenwise.com/eplant.php?plantnum=24427&return=c_aG", bloom: "web plantdatabase.kpu.ca/PlantPrint/saof",
      leaves: "web openfarm.cc/en/crops/sage", autumn: "web openfarm.cc/en/crops/sage", winter: "web openfarm.cc/en/crops/sage", deer: "cornell", pollinators: "mbg salvia-officinalis",
    }),
    differing: [{ fact: "zones", says: "4 to 8", source: "mbg salvia-officinalis" }],
  },
  bamboo: {
    zones: [7, 9], rhs: "H5", sun: ["part", "full"], water: "medium", soil: ["rich", "moist", "loamy"],
    bloom: null, leaves: null, autumn: "none", winter: "leaves", growth: "fast", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 1, nursery: pot.shrub5, banned: [],
    size: sizes([1, 0.4], [2, 0.8], [3, 1.5]),
    sources: fromEvergreen("web www.greatplantpicks.org/plantlists/view/636", {
      pollinators: "web nigerianscholars.com/tutorials/plant-reproduction/pollination-by-wind/", toxicTo: "web www.getgrowli.app/toxic-to/cats/dragon-head-bamboo",
      bloom: "web www.karensgardentips.com/plant-profiles-how-to-grow/plant-profile-umbrella-bamboo-fargesia-murielae/", growth: "web www.karensgardentips.com/plant-profiles-how-to-grow/plant-profile-umbrella-bamboo-fargesia-murielae/",
      deer: "web www.greatplantpicks.org/plantlists/view/636",
    }),
    differing: [{ fact: "zones", says: "5 to 9", source: "web www.karensgardentips.com/plant-profiles-how-to-grow/plant-profile-umbrella-bamboo-fargesia-murielae/" }],
  },
  palm: {
    zones: [8, 10], rhs: "H4", sun: ["part", "full"], water: "medium", soil: ["rich", "moist", "loamy"],
    bloom: [6, 7], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 1, nursery: pot.tree5,
    banned: [{ place: "CH", what: "sale", since: "2024-09", source: "web dergartenbau.ch/artikel/aktualisierte-website-invasive-neophyten-verbotene-pflanzen" }],
    size: sizes([1.2, 1], [1.6, 1.4], [3, 2.2], [5, 2.5]),
    sources: fromEvergreen("web kiefernursery.com/product/trachycarpus-fortunei-2/", {
      deer: "web docslib.org/doc/13410591/deer-resistant-plants",
      toxicTo: "aspca cats-plant-list", zones: "web orlandoplantsandtrees.com/palm-trees/windmill/", growth: "web orlandoplantsandtrees.com/palm-trees/windmill/", leaves: "web shop.tomscreeknursery.com/products/12348374", autumn: "web shop.tomscreeknursery.com/products/12348374", winter: "web shop.tomscreeknursery.com/products/12348374",
    }),
    differing: [
      { fact: "zones", says: "7 to 10", source: "web kiefernursery.com/product/trachycarpus-fortunei-2/" },
      { fact: "bloom", says: "spring", source: "web shop.tomscreeknursery.com/products/12348374" },
      { fact: "growth", says: "medium", source: "web shop.tomscreeknursery.com/products/12348374" },
      { fact: "rhs", says: "H5", source: "known" },
    ],
  },
  yucca: {
    zones: [5, 9], rhs: "H5", sun: ["full", "part"], water: "low", soil: ["sandy", "dry", "poor"],
    bloom: [6, 7], leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 0.3, nursery: pot.shrub3, banned: [],
    size: sizes([0.3, 0.4], [0.6, 0.7], [1, 1.1], [1.2, 1.2]),
    sources: fromEvergreen("web slcgardenwise.com/eplant.php?letter=a&plantnum=24463&return=c_p75", {
      toxicTo: "aspca cats-plant-list", zones: "web plantilus.com/plantdb/YuccFila/index.html", rhs: "known", sun: "web plantilus.com/plantdb/YuccFila/index.html", bloom: "web wildflowerid.info/plants/Yucca_filamentosa.htm",
      growth: "web slcgardenwise.com/eplant.php?letter=a&plantnum=24463&return=c_p75", deer: "web www.whitehouseperennials.com/catalogue/perennials/item/yucca-filamentosa", pollinators: "web slcgardenwise.com/eplant.php?letter=a&plantnum=24463&return=c_p75",
    }),
    differing: [
      { fact: "zones", says: "4 to 9", source: "web www.whitehouseperennials.com/catalogue/perennials/item/yucca-filamentosa" },
      { fact: "zones", says: "4 to 10", source: "web wildflowerid.info/plants/Yucca_filamentosa.htm" },
    ],
  },
  agave: {
    zones: [9, 10], rhs: "H2", sun: ["full", "part"], water: "low", soil: ["sandy", "dry", "poor"],
    bloom: null, leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.3, nursery: pot.shrub5, banned: [],
    size: sizes([0.3, 0.4], [0.5, 0.7], [1, 1.4], [1.5, 2]),
    sources: fromEvergreen("mbg agave-americana", {
      toxicTo: "web eatsip365.com/pet-safety-and-the-mature-blue-agave-plant", deer: "web www.roguevalleynursery.com/plantlists/deer-resistant-plants",
      zones: "web nassau.ifas.ufl.edu/horticulture/demogarden/plants/century.html", rhs: "known", sun: "web nassau.ifas.ufl.edu/horticulture/demogarden/plants/century.html", growth: "web nassau.ifas.ufl.edu/horticulture/demogarden/plants/century.html",
      pollinators: "web ekps.tamu.edu/details?id=16&region=zone_f",
    }),
    differing: [
      { fact: "zones", says: "8 to 10", source: "mbg agave-americana" },
      { fact: "toxicTo", says: "people, by its sap on the skin", source: "web chicagobotanic.org/plantinfo/century_plant" },
      { fact: "bloom", says: "once in 10 to 25 years, then it dies", source: "web chicagobotanic.org/plantinfo/century_plant" },
    ],
  },
} satisfies FactTable;
