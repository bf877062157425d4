import { pot } from "./as-sold.ts";
import { from, fromEvergreen } from "./from.ts";
import type { FactTable } from "./plant-facts.ts";
import { sizes } from "./sizes.ts";

// biome-ignore format: a line for each group of facts
export const treeFacts = {
  arborvitae: {
    zones: [4, 7], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["loamy", "moist", "clayey"],
    bloom: null, leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: false,
    deer: "often eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.tree5, banned: [],
    size: sizes([1.1, 0.4], [1.6, 0.5], [2.8, 0.8], [3.8, 1.1]),
    sources: fromEvergreen("web plants.rainbowgardens.biz/12250005/Plant/1503/Emerald_Green_Arborvitae", {
      pollinators: "web nigerianscholars.com/tutorials/plant-reproduction/pollination-by-wind/", toxicTo: "web www.forwardplant.com/plant-info/thuja-occidentalis",
      zones: "web willowbrooknurseries.com/plant-name/Thuja-occidentalis-Emerald", soil: "web www.groundtradesxchange.com/plant_database/evergreen_shrubs/thuja_occ_smaragd/thuja-occ-smaragd.htm",
      growth: "web plants.rainbowgardens.biz/12250005/Plant/1503/Emerald_Green_Arborvitae", deer: "cornell",
    }),
    differing: [
      { fact: "zones", says: "2 to 7", source: "web www.groundtradesxchange.com/plant_database/evergreen_shrubs/thuja_occ_smaragd/thuja-occ-smaragd.htm" },
      { fact: "toxicTo", says: "on none of the ASPCA's lists; no report for cats", source: "web plantaddicts.com/are-arborvitae-poisonous" },
    ],
  },
  "bay-tree": {
    zones: [8, 10], rhs: "H4", sun: ["full", "part"], water: "medium", soil: ["rich", "moist", "loamy"],
    bloom: [3, 5], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 1.5, nursery: pot.tree5, banned: [],
    size: sizes([1, 0.4], [1.4, 0.6], [2.2, 0.9]),
    sources: fromEvergreen("mbg laurus-nobilis", { deer: "web mydelightfulgardens.com/deer-resistant-plants-nevada-county", toxicTo: "aspca cats-plant-list", growth: "web www.watersmartplants.com/wm/PlantDetails?id=5268" }),
    differing: [{ fact: "zones", says: "8 to 11", source: "web lovelightherbs.com/product/laurus-nobilis-plant/" }],
  },
  birch: {
    zones: [2, 6], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["sandy", "loamy", "acid", "clayey"],
    bloom: [4, 5], leaves: [4, 10], autumn: "yellow", winter: "bare branches", growth: "fast", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 1, nursery: pot.tree15, banned: [],
    size: sizes([2.7, 0.9], [4.5, 1.6], [8.5, 4], [12.5, 6]),
    sources: from("web cawsandiegogardening.com/eplant.php?letter=a&plantnum=24227&return=b_p153", {
      pollinators: "web www.honey-plants.com/library/thepollenandhoneyplantsofwisconsin/13/", toxicTo: "web www.getgrowli.app/toxic-to/dogs/paper-birch",
      zones: "web store.ricardosnursery.com/products/european-white-birch-multi-trunk-betula-pendula-1", bloom: "web plantdatabase.kpu.ca/PlantPrint/bepn",
      autumn: "web www.fuf.net/tree/european-white-birch/", growth: "web cawsandiegogardening.com/eplant.php?letter=a&plantnum=24227&return=b_p153", deer: "cornell",
    }),
    differing: [{ fact: "toxicTo", says: "to dogs, in quantity", source: "web patchpuppy.com/health-safety/are-birch-trees-safe-for-dogs/" }],
  },
  "blue-spruce": {
    zones: [3, 7], rhs: "H7", sun: ["full"], water: "medium", soil: ["moist", "rich", "loamy", "sandy"],
    bloom: null, leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.5, nursery: pot.tree15, banned: [],
    size: sizes([1.5, 0.8], [2.1, 1.1], [4, 1.7], [7.5, 3]),
    sources: fromEvergreen("web www.coniferkingdom.com/picea-pungens/", {
      pollinators: "web nigerianscholars.com/tutorials/plant-reproduction/pollination-by-wind/",
      toxicTo: "web dailygazette.com/2010/06/29/0629_gazgard/", water: "web slcgardenwise.com/eplant.php?letter=d&plantnum=459&return=c_aE", size: "web www.coniferkingdom.com/picea-pungens/", growth: "web www.coniferkingdom.com/picea-pungens/", deer: "cornell",
    }),
    differing: [
      { fact: "zones", says: "2 to 7", source: "web rightplantz.com/plant-details/colorado-spruce/537/" },
      { fact: "water", says: "moderately low", source: "web public.wsu.edu/~lohr/wcl/trees/piceapun/piceapungens.html" },
    ],
  },
  citrus: {
    zones: [9, 11], rhs: "H2", sun: ["full"], water: "medium", soil: ["rich", "loamy", "acid"],
    bloom: [3, 5], leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 2, nursery: pot.tree5, banned: [],
    size: sizes([1.4, 0.7], [2, 1.2], [3.3, 2.7], [4, 3.5]),
    sources: fromEvergreen("web www.thespruce.com/lemon-tree-plant-profile-4846327", {
      toxicTo: "aspca cats-plant-list", zones: "web www.hunker.com/13429126/the-lemon-tree-and-its-uses", water: "web plants.perry.qa/s/cmf95kqoh00efsxkjpw5cu66j", growth: "web plants.perry.qa/s/cmf95kqoh00efsxkjpw5cu66j",
      deer: "web garden.org/plants/view/75908/Lemon-Citrus-x-limon/", pollinators: "web garden.org/plants/view/75908/Lemon-Citrus-x-limon/", rhs: "known",
    }),
    differing: [
      { fact: "zones", says: "8 to 11", source: "web www.thespruce.com/lemon-tree-plant-profile-4846327" },
      { fact: "zones", says: "9 to 10", source: "web davesgarden.com/guides/pf/go/38317/" },
    ],
  },
  cypress: {
    zones: [8, 10], rhs: "H4", sun: ["full"], water: "medium", soil: ["sandy", "loamy", "dry"],
    bloom: null, leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: false,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.tree15, banned: [],
    size: sizes([1.8, 0.4], [2.7, 0.5], [5.5, 0.9], [9, 1.3]),
    sources: fromEvergreen("mbg cupressus-sempervirens", {
      toxicTo: "web plantaddicts.com/are-false-cypress-poisonous/",
      pollinators: "web nigerianscholars.com/tutorials/plant-reproduction/pollination-by-wind/",
      zones: "web italiancypress.net/italian-cypress-info-from-floridata.htm", growth: "web herbariumcalifornia.com/2016/10/28/cupressus-sempervirens/",
      deer: "web divinebotanicall.com/collections/conifer/products/italian-cypress",
    }),
    differing: [
      { fact: "zones", says: "7 to 10", source: "mbg cupressus-sempervirens" },
      { fact: "toxicTo", says: "low toxicity", source: "web livetoplant.com/is-cypress-plant-safe-for-my-pets" },
    ],
  },
  "dwarf-maple": {
    zones: [6, 8], rhs: "H6", sun: ["part", "full"], water: "medium", soil: ["rich", "loamy", "sandy", "moist"],
    bloom: [5, 5], leaves: [4, 11], autumn: "red", winter: "bare branches", growth: "slow", pollinators: false,
    deer: "rarely eaten", toxicTo: ["horses"], careHoursAYear: 0.5, nursery: pot.tree5, banned: [],
    size: sizes([0.6, 0.4], [0.9, 0.6], [1.5, 1.1], [2, 1.5]),
    sources: from("mbg acer-palmatum-shaina", {
      pollinators: "web nigerianscholars.com/tutorials/plant-reproduction/pollination-by-wind/",
      toxicTo: "web wildflower.org/expert/show.php?id=6882&frontpage=true", zones: "web www.greatplantpicks.org/plantlists/print_view/46", sun: "web www.greatplantpicks.org/plantlists/print_view/46", soil: "web www.greatplantpicks.org/plantlists/print_view/46",
      autumn: "mbg acer-palmatum-shaina", size: "mbg acer-palmatum-shaina", growth: "web russellsnursery.com/library.php?id=61", deer: "rutgers",
    }),
    differing: [
      { fact: "zones", says: "5 to 9", source: "mbg acer-palmatum-shaina" },
      { fact: "zones", says: "5 to 8", source: "web russellsnursery.com/library.php?id=61" },
    ],
  },
  "english-holly": {
    zones: [7, 9], rhs: "H5", sun: ["full", "part"], water: "medium", soil: ["moist", "acid", "rich", "loamy"],
    bloom: [5, 6], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 1, nursery: pot.tree5, banned: [],
    size: sizes([1.2, 0.5], [1.7, 0.8], [3.5, 1.8], [6, 3]),
    sources: fromEvergreen("web www.finegardening.com/plant/english-holly-ilex-aquifolium", {
      growth: "web www.deepdale-trees.co.uk/trees/trees/ilex-aquifolium.html", pollinators: "web www.deepdale-trees.co.uk/trees/trees/ilex-aquifolium.html",
      toxicTo: "aspca cats-plant-list", soil: "web vancouverislandgrows.wordpress.com/2018/01/24/ilex-aquifolium/", bloom: "web www.invasive.org/browse/subinfo.cfm?sub=5744", deer: "rutgers",
    }),
    differing: [{ fact: "growth", says: "fast", source: "web www.finegardening.com/plant/english-holly-ilex-aquifolium" }],
  },
  holly: {
    zones: [5, 9], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["acid", "moist", "loamy"],
    bloom: [4, 5], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 1, nursery: pot.tree5, banned: [],
    size: sizes([1.2, 0.5], [1.8, 0.8], [3.6, 1.8], [6.5, 3.2]),
    sources: fromEvergreen("web crystalbridges.org/plant/american-holly/", {
      bloom: "web www.thewashingtondailynews.com/2018/01/04/american-holly/", pollinators: "web www.thewashingtondailynews.com/2018/01/04/american-holly/",
      toxicTo: "aspca cats-plant-list", water: "web shop.tomscreeknursery.com/products/12348024", rhs: "known", growth: "web shop.tomscreeknursery.com/products/12348024", deer: "rutgers",
    }),
    differing: [{ fact: "bloom", says: "June", source: "web www.thetreegeek.com/trees/american-holly/" }],
  },
  "japanese-maple": {
    zones: [6, 8], rhs: "H5", sun: ["part", "full"], water: "medium", soil: ["moist", "acid", "loamy"],
    bloom: [4, 5], leaves: [4, 11], autumn: "red", winter: "bare branches", growth: "slow", pollinators: false,
    deer: "rarely eaten", toxicTo: ["horses"], careHoursAYear: 1, nursery: pot.tree5, banned: [],
    size: sizes([1.2, 0.8], [1.8, 1.3], [3.2, 2.8], [4.3, 4.2]),
    sources: from("web m.everything2.com/user/MizerieRose/writeups/Japanese+Maple", {
      pollinators: "web nigerianscholars.com/tutorials/plant-reproduction/pollination-by-wind/",
      toxicTo: "web wildflower.org/expert/show.php?id=6882&frontpage=true", zones: "web plantdatabase.kpu.ca/PlantPrint/acpa", soil: "web 98905.com/landscaping-outdoor-building/landscaping-trees/93017.html", rhs: "web worldplants.ca/display.php?id=1595",
      bloom: "web worldplants.ca/display.php?id=1595", autumn: "web m.everything2.com/user/MizerieRose/writeups/Japanese+Maple", growth: "web m.everything2.com/user/MizerieRose/writeups/Japanese+Maple", deer: "rutgers",
    }),
    differing: [
      { fact: "zones", says: "5 to 8", source: "web m.everything2.com/user/MizerieRose/writeups/Japanese+Maple" },
      { fact: "rhs", says: "H6", source: "known" },
    ],
  },
  maple: {
    zones: [3, 8], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["rich", "moist", "acid", "loamy"],
    bloom: [4, 4], leaves: [5, 10], autumn: "orange", winter: "bare branches", growth: "slow", pollinators: true,
    deer: "often eaten", toxicTo: ["horses"], careHoursAYear: 1, nursery: pot.tree15, banned: [],
    size: sizes([2.7, 0.9], [3.4, 1.3], [5, 2.8], [8.5, 5.5]),
    sources: from("web u.osu.edu/plants/acer-saccharum", {
      toxicTo: "web wildflower.org/expert/show.php?id=6882&frontpage=true", rhs: "known", autumn: "web u.osu.edu/plants/acer-saccharum", size: "web www.gardenplantsnursery.com/blog/sugar-maple-tree/", growth: "web u.osu.edu/plants/acer-saccharum",
      deer: "web www.schohariesoilandwater.org/product-page/sugar-maple",
    }),
    differing: [{ fact: "deer", says: "occasionally damaged", source: "cornell" }],
  },
  oak: {
    zones: [5, 8], rhs: "H6", sun: ["full"], water: "medium", soil: ["loamy", "moist", "clayey", "chalky"],
    bloom: [4, 4], leaves: [4, 11], autumn: "none", winter: "bare branches", growth: "medium", pollinators: false,
    deer: "sometimes eaten", toxicTo: ["horses", "dogs"], careHoursAYear: 1, nursery: pot.tree15, banned: [],
    size: sizes([2.7, 0.9], [3.8, 1.4], [6.2, 4], [9.5, 7.7]),
    sources: from("mbg quercus-robur", {
      pollinators: "web nigerianscholars.com/tutorials/plant-reproduction/pollination-by-wind/",
      toxicTo: "web wildflower.org/expert/show.php?id=6882&frontpage=true", rhs: "known", soil: "web upwithtrees.org/species/english-oak", autumn: "mbg quercus-robur", growth: "web upwithtrees.org/species/english-oak", deer: "cornell",
    }),
    differing: [
      { fact: "zones", says: "4 to 8", source: "web ag.udel.edu/udbg/trees/descriptions/q_robar.html" },
      { fact: "growth", says: "slow", source: "web www.mortonarb.org/trees-plants/tree-plant-descriptions/english-oak" },
      { fact: "growth", says: "fast", source: "web ag.udel.edu/udbg/trees/descriptions/q_robar.html" },
    ],
  },
  olive: {
    zones: [9, 11], rhs: "H3", sun: ["full"], water: "low", soil: ["dry", "sandy", "loamy", "chalky"],
    bloom: [4, 6], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: false,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 1, nursery: pot.tree15, banned: [],
    size: sizes([1.8, 0.8], [2.3, 1.2], [3.8, 2.6], [5.5, 4.2]),
    sources: fromEvergreen("web www.arborday.org/trees/treeGuide/TreeDetail.cfm?ItemID=1091", {
      toxicTo: "web pets.edu.vn/pets/are-olive-trees-pet-safe", deer: "web biologyinsights.com/do-deer-eat-olive-trees-and-how-to-protect-them",
      water: "web www.onlineplantguide.com/Plant-Details/3184/", bloom: "web herbariumcalifornia.com/2016/10/16/olea-europaea/",
      growth: "web www.arborday.org/trees/treeGuide/TreeDetail.cfm?ItemID=1091", pollinators: "web www.arborday.org/trees/treeGuide/TreeDetail.cfm?ItemID=1091",
    }),
    differing: [
      { fact: "deer", says: "often eaten", source: "web tastyjourney.info/do-deer-eat-olive-trees" },
      { fact: "deer", says: "resistant", source: "web mydelightfulgardens.com/deer-resistant-plants-nevada-county" },
      { fact: "toxicTo", says: "leaves and bark upset pets' stomachs", source: "web livetoplant.com/is-olive-tree-plant-safe-for-my-pets" },
      { fact: "zones", says: "8 to 10", source: "web herbariumcalifornia.com/2016/10/16/olea-europaea/" },
      { fact: "rhs", says: "H4", source: "web gardencalcs.pages.dev/reference/uk-hardiness-zones" },
    ],
  },
  pine: {
    zones: [3, 7], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["loamy", "moist", "dry"],
    bloom: null, leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.5, 0.5], [0.8, 0.8], [1.6, 1.5], [2.6, 2.6]),
    sources: fromEvergreen("web shopbedners.com/products/22403", {
      pollinators: "web nigerianscholars.com/tutorials/plant-reproduction/pollination-by-wind/",
      toxicTo: "web arbor.farm/news/pet-friendly-and-not-pet-friendly-plants", sun: "web www.coniferkingdom.com/pinus-mugo/", soil: "web www.coniferkingdom.com/pinus-mugo/", size: "web www.coniferkingdom.com/pinus-mugo/",
      growth: "web planterschoice.com/catalog/pinus-pine/pinus-mugo-swiss-mountain-mugo-pine/", deer: "rutgers",
    }),
    differing: [
      { fact: "zones", says: "2 to 8", source: "web www.coniferkingdom.com/pinus-mugo/" },
      { fact: "toxicTo", says: "needles of several pines are toxic to horses", source: "web horsetalesforthesoul.com/breeds/what-trees-are-ok-for-horses.html" },
    ],
  },
  "red-maple": {
    zones: [4, 9], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["moist", "acid", "wet", "loamy"],
    bloom: [3, 4], leaves: [4, 10], autumn: "red", winter: "bare branches", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["horses"], careHoursAYear: 1, nursery: pot.tree15, banned: [],
    size: sizes([2.7, 0.9], [4.4, 1.6], [8, 5], [12, 8]),
    sources: from("web u.osu.edu/plants/acer-rubrum", {
      toxicTo: "web wildflower.org/expert/show.php?id=6882&frontpage=true", zones: "web www.chicagobotanic.org/plantcollections/plantfinder/acer_rubrum--red_maple", rhs: "known", autumn: "web u.osu.edu/plants/acer-rubrum",
      growth: "web avonleagardensandinn.com/shop/trees-native/acer-rubrum-red-maple/", deer: "cornell", pollinators: "web gnps.org/plant/red-maple-acer-rubrum/",
    }),
    differing: [{ fact: "zones", says: "3 to 9", source: "web u.osu.edu/plants/acer-rubrum" }],
  },
  "shade-tree": {
    zones: [5, 8], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["loamy", "sandy", "clayey", "chalky"],
    bloom: [6, 7], leaves: [4, 10], autumn: "yellow", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 1, nursery: pot.tree15, banned: [],
    size: sizes([2.7, 0.9], [3.7, 1.4], [6.6, 3.4], [10, 6]),
    sources: from("web www.watersmartplants.com/gre/PlantDetails?id=5355", {
      toxicTo: "web arbor.farm/news/pet-friendly-and-not-pet-friendly-plants", rhs: "known", water: "web www.maplegrovenursery.ca/product-page/little-leaf-linden-tilia-cordata", autumn: "web www.maplegrovenursery.ca/product-page/little-leaf-linden-tilia-cordata",
      growth: "web www.sunset.com/garden/flowers-plants/little-leaf-linden-tilia-cordata", deer: "cornell", pollinators: "web www.mellowmarshfarm.com/plant/Tilia-cordata",
      bloom: "web www.marywood.edu/arboretum/detail.html?id=156016",
    }),
    differing: [
      { fact: "zones", says: "4 to 8", source: "web davesgarden.com/guides/pf/go/58210/" },
      { fact: "water", says: "low", source: "web www.watersmartplants.com/gre/PlantDetails?id=5355" },
    ],
  },
  "skyrocket-juniper": {
    zones: [3, 8], rhs: "H7", sun: ["full"], water: "low", soil: ["dry", "sandy", "loamy", "poor"],
    bloom: null, leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: false,
    deer: "sometimes eaten", toxicTo: ["dogs", "cats"], careHoursAYear: 0.5, nursery: pot.tree5, banned: [],
    size: sizes([1.2, 0.3], [2, 0.4], [4.2, 0.6], [5, 0.8]),
    sources: fromEvergreen("web conservationgardenpark.org/plants/903/skyrocket-juniper", {
      toxicTo: "web winenfood.com/the-toxicity-of-a-juniper-plant-for-cats-and-dogs",
      size: "web conifersociety.org/conifers/juniperus-scopulorum-skyrocket", growth: "web plants.platthillnursery.com/12120026/Plant/902/Skyrocket_Juniper",
      deer: "web conservationgardenpark.org/plants/903/skyrocket-juniper", pollinators: "web conservationgardenpark.org/plants/903/skyrocket-juniper",
    }),
    differing: [
      { fact: "deer", says: "usually left alone", source: "web plants.platthillnursery.com/12120026/Plant/902/Skyrocket_Juniper" },
      { fact: "toxicTo", says: "low toxicity, but for savin juniper", source: "web biologyinsights.com/are-cedar-berries-poisonous-to-humans-or-pets" },
    ],
  },
  spruce: {
    zones: [3, 7], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["acid", "moist", "loamy"],
    bloom: null, leaves: null, autumn: "none", winter: "leaves", growth: "fast", pollinators: false,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 0.5, nursery: pot.tree15, banned: [],
    size: sizes([1.8, 0.9], [2.8, 1.4], [6.5, 3], [11, 4.5]),
    sources: fromEvergreen("web plantdatabase.kpu.ca/PlantPrint/piab", {
      pollinators: "web nigerianscholars.com/tutorials/plant-reproduction/pollination-by-wind/",
      toxicTo: "web arbor.farm/news/pet-friendly-and-not-pet-friendly-plants", water: "web jrtnurseries.net/home/plantdetails?plantid=1672", growth: "web smithlandscapedesign.com/trees/spruce_norway.html", deer: "web anokaswcd.org/tree-sale-order-forms/order-online/norway-spruce-2-detail.html",
    }),
    differing: [
      { fact: "zones", says: "2 to 7", source: "web trees.umn.edu/norway-spruce-picea-abies" },
      { fact: "deer", says: "rarely damaged", source: "cornell" },
    ],
  },
} satisfies FactTable;
