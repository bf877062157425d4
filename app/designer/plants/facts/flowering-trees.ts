import { pot } from "./as-sold.ts";
import { from } from "./from.ts";
import type { FactTable } from "./plant-facts.ts";
import { sizes } from "./sizes.ts";

// biome-ignore format: a line for each group of facts
export const floweringTreeFacts = {
  "apple-tree": {
    zones: [4, 7], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["loamy", "moist"],
    bloom: [4, 5], leaves: [4, 10], autumn: "yellow", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "often eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 3, nursery: pot.tree5, banned: [],
    size: sizes([1.5, 0.6], [2.3, 1.2], [4, 3.3], [5, 5]),
    sources: from("web buyvatrees.com/?p=386", {
      toxicTo: "aspca cats-plant-list", rhs: "web gardencalcs.pages.dev/reference/uk-hardiness-zones", sun: "ncsu malus-domestica", water: "web www.karensgardentips.com/plant-profiles-how-to-grow/plant-profile-apple-malus-domestica-aka-m-pumila/",
      growth: "web www.karensgardentips.com/plant-profiles-how-to-grow/plant-profile-apple-malus-domestica-aka-m-pumila/", deer: "cornell", pollinators: "web buyvatrees.com/?p=386",
    }),
    differing: [{ fact: "zones", says: "3 to 8", source: "web www.karensgardentips.com/plant-profiles-how-to-grow/plant-profile-apple-malus-domestica-aka-m-pumila/" }],
  },
  "columnar-cherry": {
    zones: [5, 8], rhs: "H5", sun: ["full", "part"], water: "medium", soil: ["moist", "loamy", "rich"],
    bloom: [4, 5], leaves: [4, 10], autumn: "orange", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.tree5, banned: [],
    size: sizes([1.6, 0.4], [2.4, 0.7], [4.2, 1.5], [5.8, 2.4]),
    sources: from("web www.plantadvice.co.uk/plants/trees/prunus-amanogawa/197", {
      toxicTo: "aspca cats-plant-list", zones: "web itakonn.com/prunus-amanogawa-tree/", rhs: "web lierplanteland.no/produkt/prunus-amanogawa-2/", bloom: "web www.about-garden.com/a/en/7715-prunus-serrulata-amanogawa-flowering-cherry/",
      autumn: "web lierplanteland.no/produkt/prunus-amanogawa-2/", growth: "web itakonn.com/prunus-amanogawa-tree/", deer: "cornell", pollinators: "web lierplanteland.no/produkt/prunus-amanogawa-2/",
    }),
    differing: [{ fact: "rhs", says: "H6", source: "known" }],
  },
  crabapple: {
    zones: [4, 8], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["loamy", "clayey", "chalky", "sandy"],
    bloom: [4, 5], leaves: [4, 10], autumn: "yellow", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "often eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 1, nursery: pot.tree5, banned: [],
    size: sizes([1.6, 0.6], [2.3, 1], [3.8, 2.8], [5, 4]),
    sources: from("web www.gardenia.net/plant/malus-evereste-crabapple", {
      rhs: "web jeanyvesgilg.com/plants/20-plants-for-autumn/malus-evereste/", sun: "web www.provendernurseries.co.uk/factsheets/malus-evereste", bloom: "web www.wykehammatureplants.co.uk/product/crab-apple/",
      autumn: "web jeanyvesgilg.com/plants/20-plants-for-autumn/malus-evereste/", size: "web www.wykehammatureplants.co.uk/product/crab-apple/", growth: "web harrodsoutdoor.com/product/evereste-crabapple-trees-malus-evereste/",
      deer: "cornell", toxicTo: "web www.gardenia.net/plant/malus-evereste-crabapple", pollinators: "web www.wykehammatureplants.co.uk/product/crab-apple/",
    }),
  },
  "crepe-myrtle": {
    zones: [7, 9], rhs: "H3", sun: ["full"], water: "medium", soil: ["loamy", "sandy", "clayey"],
    bloom: [6, 9], leaves: [5, 11], autumn: "orange", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 1.5, nursery: pot.tree5, banned: [],
    size: sizes([1.5, 0.6], [2.4, 1.3], [4.2, 3], [5.8, 4.3]),
    sources: from("web www.depts.ttu.edu/plantresources/Pages/directories/landscape-info-sheets/woody-info/Lagerstroemia_indica.php", {
      growth: "web sandysnurseryonline.com/product/tightwad-red-dwarf-shrub-4-inch-pot", autumn: "web sandysnurseryonline.com/product/tightwad-red-dwarf-shrub-4-inch-pot",
      pollinators: "web docslib.org/doc/3032412/as-resources-for-pollinators",
      toxicTo: "aspca cats-plant-list", rhs: "known", water: "web thelandshaper.com/products/crape-myrtle", soil: "web trivalleywaterwise.com/lawn-to-garden/eplant.php?index=3&letter=a&plantnum=357", deer: "rutgers",
    }),
    differing: [
      { fact: "water", says: "low", source: "web trivalleywaterwise.com/lawn-to-garden/eplant.php?index=3&letter=a&plantnum=357" },
      { fact: "growth", says: "slow", source: "web trivalleywaterwise.com/lawn-to-garden/eplant.php?index=3&letter=a&plantnum=357" },
      { fact: "zones", says: "6 to 10", source: "web www.fromhousetohome.com/garden/plant-images/crape-myrtle/" },
    ],
  },
  dogwood: {
    zones: [5, 9], rhs: "H5", sun: ["part", "full"], water: "medium", soil: ["acid", "rich", "moist"],
    bloom: [4, 5], leaves: [4, 10], autumn: "red", winter: "bare branches", growth: "slow", pollinators: true,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 1, nursery: pot.tree5, banned: [],
    size: sizes([1.6, 0.8], [2.2, 1.4], [4, 3.5], [5.5, 5.3]),
    sources: from("web wakefieldtrust.org/visit/whats-blooming/cornus-florida.html", {
      toxicTo: "web arbor.farm/news/pet-friendly-and-not-pet-friendly-plants", rhs: "known", water: "web campcreeknativeplants.com/product/flowering-dogwood/", bloom: "web www.townsendriverwalk.com/flowering-dogwood.html", autumn: "web wakefieldtrust.org/visit/whats-blooming/cornus-florida.html",
      growth: "web www.nwmissouri.edu/arboretum/tree/cornusflorida.htm", deer: "web wakefieldtrust.org/visit/whats-blooming/cornus-florida.html", pollinators: "web highlandsmountaingardenclub.org/flowering-dogwood",
    }),
  },
  "flowering-tree": {
    zones: [5, 8], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["moist", "rich", "loamy"],
    bloom: [4, 4], leaves: [4, 10], autumn: "red", winter: "bare branches", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 1, nursery: pot.tree15, banned: [],
    size: sizes([2.5, 1], [3.7, 2.2], [6.3, 5.3], [8, 7.6]),
    sources: from("mbg prunus-serrulata", {
      toxicTo: "aspca cats-plant-list", rhs: "known", autumn: "web fandm.edu/arboretum/complete-tree-species-listing/japanese-flowering-cherry-prunus-serrulata.html", growth: "web www.digthedirt.com/plants/11509-cherry-prunus-serrulata",
      deer: "cornell", pollinators: "web fandm.edu/arboretum/complete-tree-species-listing/japanese-flowering-cherry-prunus-serrulata.html",
    }),
  },
  "fuji-cherry": {
    zones: [6, 8], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["moist", "loamy", "clayey", "chalky"],
    bloom: [3, 4], leaves: [4, 10], autumn: "orange", winter: "bare branches", growth: "slow", pollinators: true,
    deer: "often eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.5, 0.5], [0.8, 0.8], [1.4, 1.4], [2, 2]),
    sources: from("web shop.dandmgardencentre.ie/garden-plants-c-58/shrubs-c-68/prunus-incisa-kojou-no-mai-p-38988", {
      zones: "web camforest.com/products/ts-pruinckoj", rhs: "web staging.ploi.me/plant-care/prunus-incisa",
      pollinators: "web www.extension.iastate.edu/linn/news/shrubs-and-trees-bees-planting-pollinators",
      toxicTo: "aspca cats-plant-list", bloom: "rhs april-plant-of-the-month", autumn: "web www.pippintrees.co.uk/trees/flowering-cherry-trees/prunus-incisa-kojo-no-mai",
      size: "web bowhayestrees.co.uk/fr/product-page/prunus-incisa-kojo-no-mai-fuji-cherry", growth: "web www.pippintrees.co.uk/trees/flowering-cherry-trees/prunus-incisa-kojo-no-mai", deer: "cornell",
    }),
    differing: [
      { fact: "size", says: "1 meter after 10 years", source: "web gardenplantsandtools.co.uk/japanese-blossom-cherry-prunus-kojo-no-mai" },
      { fact: "zones", says: "5 to 7", source: "web staging.ploi.me/plant-care/prunus-incisa" },
    ],
  },
  magnolia: {
    zones: [5, 9], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["moist", "acid", "rich", "loamy"],
    bloom: [3, 4], leaves: [4, 10], autumn: "yellow", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 1, nursery: pot.tree5, banned: [],
    size: sizes([1.6, 0.8], [2.4, 1.5], [4.2, 3.6], [5.8, 5.5]),
    sources: from("web plantdatabase.kpu.ca/PlantPrint/maso", {
      pollinators: "web www.extension.iastate.edu/linn/news/shrubs-and-trees-bees-planting-pollinators",
      toxicTo: "web routinova.com/productivity-and-habits/pet-safe-outdoor-trees-plants-your-garden-guide", rhs: "known", water: "web www.monrovia.com/saucer-magnolia.html", soil: "web arborday.org/trees/treeGuide/TreeDetail.cfm?ID=12", autumn: "web servescape.com/collections/flowering/products/magnolia-pink-flowering",
      growth: "web arborday.org/trees/treeGuide/TreeDetail.cfm?ID=12", deer: "cornell",
    }),
    differing: [
      { fact: "zones", says: "4 to 9", source: "web arborday.org/trees/treeGuide/TreeDetail.cfm?ID=12" },
      { fact: "autumn", says: "brown", source: "web www.treehelp.com/pages/saucer-magnolia/" },
    ],
  },
  "rose-of-sharon": {
    zones: [5, 8], rhs: "H5", sun: ["full", "part"], water: "medium", soil: ["loamy", "sandy", "moist", "clayey"],
    bloom: [7, 9], leaves: [5, 10], autumn: "none", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 1, nursery: pot.shrub3, banned: [],
    size: sizes([0.6, 0.5], [1.3, 0.9], [2.5, 1.6], [3, 2]),
    sources: from("web slcgardenwise.com/eplant.php?letter=a&plantnum=18351&return=c_p863", {
      toxicTo: "web arbor.farm/news/pet-friendly-and-not-pet-friendly-plants", zones: "web www.iyeproject.com/hibiscus-syriacus-pg", rhs: "known", autumn: "web tmwa.com/hibiscus-syriacus-rose-sharon/", growth: "web slcgardenwise.com/eplant.php?letter=a&plantnum=18351&return=c_p863",
      deer: "cornell", pollinators: "web tmwa.com/hibiscus-syriacus-rose-sharon/",
    }),
    differing: [
      { fact: "toxicTo", says: "not toxic to cats", source: "aspca cats-plant-list" },
      { fact: "zones", says: "5 to 9", source: "web www.rumerylawnandlandscape.com/rose-of-sharon.html" },
      { fact: "leaves", says: "open as late as June", source: "web tmwa.com/hibiscus-syriacus-rose-sharon/" },
      { fact: "deer", says: "not bothered", source: "web tmwa.com/hibiscus-syriacus-rose-sharon/" },
    ],
  },
  serviceberry: {
    zones: [3, 8], rhs: "H5", sun: ["full", "part"], water: "medium", soil: ["moist", "acid", "loamy"],
    bloom: [4, 5], leaves: [4, 10], autumn: "red", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.tree5, banned: [],
    size: sizes([1.5, 0.4], [2.2, 0.6], [3.6, 1.1], [4, 1.5]),
    sources: from("web www.rezeau.org/wp-garden/en/amelanchier-alnifolia-obelisk-2/", {
      toxicTo: "web arbor.farm/news/pet-friendly-and-not-pet-friendly-plants", zones: "web everde.com/plant/amelanchier-alnifolia-serviceberry-saskatoon-2", rhs: "web www.rezeau.org/wp-garden/en/amelanchier-alnifolia-obelisk-2/", water: "web everde.com/plant/amelanchier-alnifolia-serviceberry-saskatoon-2",
      bloom: "known", autumn: "web www.rezeau.org/wp-garden/en/amelanchier-alnifolia-obelisk-2/", deer: "cornell", pollinators: "web gardencenterpoint.com/first-editions-standing-ovation-serviceberry/",
    }),
    differing: [
      { fact: "toxicTo", says: "safe for dogs and cats", source: "web routinova.com/productivity-and-habits/pet-safe-outdoor-trees-plants-your-garden-guide" },
      { fact: "zones", says: "2 to 8", source: "web crossnurseries.com/product/amelanchier-alnifolia-obelisk/" },
      { fact: "autumn", says: "yellow", source: "web plants.greenhavengarden.ca/11070001/Plant/4294/Standing_Ovation_Serviceberry" },
    ],
  },
  "star-magnolia": {
    zones: [5, 9], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["moist", "rich", "acid", "loamy"],
    bloom: [3, 4], leaves: [4, 10], autumn: "yellow", winter: "bare branches", growth: "slow", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.6, 0.6], [0.9, 1], [1.7, 2], [2.4, 2.8]),
    sources: from("web plantdatabase.kpu.ca/PlantPrint/mast", {
      zones: "web www.instanthedge.com/magnolia-stellata", rhs: "known", water: "web bluewatercd.org/products/magnolia-royal-star", soil: "web bluewatercd.org/products/magnolia-royal-star",
      autumn: "web plantstogrow.com/P/544/magnoliaceaemagnoliastellata", size: "web homeoutools.com/product/magnolia-stellata-online-cheap-online", growth: "web homeoutools.com/product/magnolia-stellata-online-cheap-online",
      deer: "web www.instanthedge.com/magnolia-stellata", toxicTo: "web gardenersworld.com/plants/magnolia-stellata", pollinators: "web gardenersworld.com/plants/magnolia-stellata",
    }),
    differing: [
      { fact: "zones", says: "4 to 9", source: "web plantstogrow.com/P/544/magnoliaceaemagnoliastellata" },
      { fact: "growth", says: "medium", source: "web www.instanthedge.com/magnolia-stellata" },
      { fact: "pollinators", says: "attracts butterflies", source: "web www.thegardenwebsite.com/star-magnolia.html" },
    ],
  },
  "weeping-cherry": {
    zones: [6, 8], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["moist", "rich", "loamy"],
    bloom: [4, 5], leaves: [4, 10], autumn: "yellow", winter: "bare branches", growth: "fast", pollinators: true,
    deer: "often eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 1, nursery: pot.tree5, banned: [],
    size: sizes([1.7, 0.9], [2.9, 2.1], [4.9, 4.6], [6, 6]),
    sources: from("web plantdatabase.kpu.ca/plant/printableSummary/1006", {
      toxicTo: "aspca cats-plant-list", rhs: "known", sun: "web www.moosecrossinggardencenter.com/plant/Prunus-subhirtella-Pendula", water: "web www.moosecrossinggardencenter.com/plant/Prunus-subhirtella-Pendula", soil: "web www.moosecrossinggardencenter.com/plant/Prunus-subhirtella-Pendula",
      autumn: "web www.stadlergardencenters.com/trees/index.php?tid=1062", growth: "web www.stadlergardencenters.com/trees/index.php?tid=1062", deer: "cornell", pollinators: "web www.moosecrossinggardencenter.com/plant/Prunus-subhirtella-Pendula",
    }),
    differing: [
      { fact: "zones", says: "5 to 8", source: "web www.stadlergardencenters.com/product/cherry-weeping/" },
      { fact: "growth", says: "slow", source: "web www.piedmontcarolina.com/product/prunus-subhirtella-pendula-plena-rosea/" },
      { fact: "deer", says: "resistant", source: "web www.moosecrossinggardencenter.com/plant/Prunus-subhirtella-Pendula" },
    ],
  },
} satisfies FactTable;
