import { pot } from "./as-sold.ts";
import { from, fromEvergreen } from "./from.ts";
import type { FactTable } from "./plant-facts.ts";
import { sizes } from "./sizes.ts";

// biome-ignore format: a line for each group of facts
export const shrubFacts = {
  azalea: {
    zones: [7, 9], rhs: "H5", sun: ["part"], water: "medium", soil: ["acid", "moist", "loamy"],
    bloom: [4, 5], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "often eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.4, 0.4], [0.6, 0.6], [1, 1], [1.2, 1.2]),
    sources: fromEvergreen("web docslib.org/doc/6221650/rhododendron-obtusum1", {
      sun: "web shop.tomscreeknursery.com/products/12347709", water: "web shop.tomscreeknursery.com/products/12347709", soil: "known",
      growth: "web docslib.org/doc/6221650/rhododendron-obtusum1", deer: "cornell", toxicTo: "web xzhbc.com/dogs/dog-health/60664.html", pollinators: "web docslib.org/doc/6221650/rhododendron-obtusum1",
    }),
    differing: [
      { fact: "zones", says: "6 to 9", source: "web shop.tomscreeknursery.com/products/12347709" },
      { fact: "growth", says: "medium", source: "web shop.tomscreeknursery.com/products/12347709" },
    ],
  },
  barberry: {
    zones: [4, 9], rhs: "H7", sun: ["full", "part"], water: "low", soil: ["loamy", "clayey", "acid", "dry"],
    bloom: [5, 6], leaves: [4, 11], autumn: "orange", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats"], careHoursAYear: 0.5, nursery: pot.shrub3,
    banned: [
      { place: "US-NH", what: "both", since: "2007-01", source: "web faulknersnursery.com/blogs/news/why-can-t-i-purchase-certain-types-of-plants" },
      { place: "US-MA", what: "sale", since: "2009-01", source: "web www.mass.gov/eea/agencies/agr/farm-products/plants/prohibited-plant-background.html" },
      { place: "US-VT", what: "sale", since: "2013-07", source: "web www.nature.org/ourinitiatives/regions/northamerica/unitedstates/vermont/volunteer/noxious-weeds-quarantine-rule.xml" },
      { place: "US-WI", what: "both", since: "2015-05", source: "web docs-preview.legis.wisconsin.gov/exec_review/admin_code/nr/001/40/05/2/b/18" },
      { place: "US-NY", what: "both", since: "2016-03", source: "web www.aslany.org/nys-prohibited-regulated-invasive-species-now-in-effect/" },
      { place: "US-ME", what: "sale", since: "2018-01", source: "web www.maine.gov/dacf/php/horticulture/invasiveplants.shtml" },
      { place: "US-MN", what: "sale", since: "2018-01", source: "web mda.state.mn.us/february-2018-weed-month-updates-noxious-weed-list" },
      { place: "US-IN", what: "both", since: "2020-04", source: "web docslib.org/doc/7373698/indiana-terrestrial-plant-rule" },
      { place: "US-WV", what: "sale", since: "2020-07", source: "web agriculture.wv.gov/2020/06/02/sale-of-japanese-barberry-outlawed-july-1/" },
      { place: "US-PA", what: "both", since: "2021-10", source: "web www.floraldaily.com/article/9373717/pennsylvania-phasing-in-ban-of-invasive-japanese-barberry/" },
      { place: "US-DE", what: "sale", since: "2022", source: "web codes.findlaw.com/de/title-3-agriculture/de-code-sect-3-2904/" },
      { place: "US-MD", what: "sale", since: "2026-01", source: "web fritz-aviewfromthebeach.blogspot.com/2026/01/maryland-my-maryland_22.html" },
      { place: "US-CT", what: "sale", since: "2028-10", source: "web cipwg.uconn.edu/?p=7377" },
      { place: "NO", what: "both", since: "2021-01", source: "web sandaplanteskole.no/forskrift-om-fremmede-elementer/vedlegg-1/" },
    ],
    size: sizes([0.4, 0.4], [0.8, 0.8], [1.4, 1.4], [1.5, 1.5]),
    sources: from("web plantlust.com/plants/25566/berberis-thunbergii", {
      growth: "web 98905.com/landscaping-outdoor-building/landscaping-trees/92896.html",
      toxicTo: "web arbor.farm/news/pet-friendly-and-not-pet-friendly-plants", bloom: "web plantdatabase.kpu.ca/PlantPrint/beth", autumn: "web heartofnewhope.com/shrubs-and-ground-covers/261-berberis-barberry.html", deer: "rutgers", pollinators: "web plantlust.com/plants/25566/berberis-thunbergii",
    }),
  },
  boxwood: {
    zones: [6, 8], rhs: "H6", sun: ["part", "full", "shade"], water: "medium", soil: ["chalky", "loamy", "moist"],
    bloom: [4, 5], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 1, nursery: pot.shrub3, banned: [],
    size: sizes([0.3, 0.3], [0.45, 0.45], [0.75, 0.75], [0.8, 0.8]),
    sources: fromEvergreen("web plantdatabase.kpu.ca/PlantPrint/buse", {
      toxicTo: "aspca cats-plant-list", water: "web blogs.ubc.ca/ilovetreesandshrubs/2015/10/29/buxus-sempervirens", bloom: "web shopbedners.com/products/buxus-sempervirens", growth: "web www.arborday.org/Trees/TreeGuide/treedetail.cfm?itemID=797", deer: "cornell",
    }),
    differing: [{ fact: "zones", says: "5 to 8", source: "web www.arborday.org/Trees/TreeGuide/treedetail.cfm?itemID=797" }],
  },
  "english-laurel": {
    zones: [7, 8], rhs: "H5", sun: ["part", "full", "shade"], water: "medium", soil: ["acid", "loamy", "rich"],
    bloom: [4, 5], leaves: null, autumn: "none", winter: "leaves", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 1.5, nursery: pot.shrub3,
    banned: [{ place: "CH", what: "sale", since: "2024-09", source: "web switzerlandnewstoday.com/switzerland-bans-sale-of-cherry-laurel-as-invasive-species" }],
    size: sizes([0.6, 0.5], [1.4, 1], [2.8, 2.2], [3, 2.5]),
    sources: fromEvergreen("web www.jerseyyards.org/plant/prunus-laurocerasus/", {
      zones: "web www.farwestturf.com/plantdetails/P509", water: "web shop.tomscreeknursery.com/products/123589576", growth: "web shop.tomscreeknursery.com/products/123589576",
      deer: "web www.jerseyyards.org/plant/prunus-laurocerasus/", toxicTo: "web switzerlandnewstoday.com/switzerland-bans-sale-of-cherry-laurel-as-invasive-species", pollinators: "web www.villagenurseries.com/product/prunus-laurocerasus-english-laurel/",
    }),
    differing: [
      { fact: "zones", says: "6 to 8", source: "web shop.tomscreeknursery.com/products/123589576" },
      { fact: "pollinators", says: "little nectar", source: "web switzerlandnewstoday.com/switzerland-bans-sale-of-cherry-laurel-as-invasive-species" },
      { fact: "growth", says: "medium", source: "web www.jerseyyards.org/plant/prunus-laurocerasus/" },
    ],
  },
  hibiscus: {
    zones: [9, 11], rhs: "H1c", sun: ["full", "part"], water: "medium", soil: ["rich", "moist", "acid", "loamy"],
    bloom: [6, 9], leaves: null, autumn: "none", winter: "leaves", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["horses"], careHoursAYear: 1.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.5, 0.4], [1.3, 0.9], [2.3, 1.7], [2.5, 1.8]),
    sources: fromEvergreen("web www.pslbg.org/chinese-hibiscus.html", {
      deer: "web biologyinsights.com/do-deer-eat-hibiscus-and-how-to-protect-your-plants",
      toxicTo: "web perfectgardeningtips.com/2013/04/12/toxic-landscaping-plants-dangerous-to-the-animals/", rhs: "known", bloom: "web www.finegardening.com/plant/chinese-hibiscus-hibiscus-rosa-sinensis", growth: "web www.pslbg.org/chinese-hibiscus.html", pollinators: "web www.pslbg.org/chinese-hibiscus.html",
      leaves: "web herbariumcalifornia.com/2016/08/26/hibiscus-rosa-sinensis/", autumn: "web herbariumcalifornia.com/2016/08/26/hibiscus-rosa-sinensis/", winter: "web herbariumcalifornia.com/2016/08/26/hibiscus-rosa-sinensis/",
    }),
    differing: [
      { fact: "bloom", says: "all year", source: "web flowerspictures.org/types-of-flowers/hibiscus-rosa-sinensis.html" },
      { fact: "toxicTo", says: "not toxic to cats", source: "aspca cats-plant-list" },
    ],
  },
  "holly-bush": {
    zones: [5, 9], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["acid", "moist", "wet", "sandy"],
    bloom: [5, 6], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.4, 0.4], [0.65, 0.65], [1.3, 1.3], [1.5, 1.5]),
    sources: fromEvergreen("web mgnv.org/inkberry/", { toxicTo: "aspca cats-plant-list", rhs: "known", growth: "web capecodnativeplants.org/inkberry/", deer: "web mgnv.org/inkberry/", pollinators: "web mgnv.org/inkberry/" }),
    differing: [{ fact: "zones", says: "5 to 10", source: "web www.izelplants.com/ilex-glabra-inkberry.html" }],
  },
  hydrangea: {
    zones: [6, 9], rhs: "H5", sun: ["part"], water: "high", soil: ["moist", "rich", "loamy"],
    bloom: [6, 8], leaves: [4, 11], autumn: "none", winter: "bare branches", growth: "medium", pollinators: false,
    deer: "sometimes eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 1, nursery: pot.shrub3, banned: [],
    size: sizes([0.4, 0.4], [0.8, 0.8], [1.4, 1.4], [1.5, 1.5]),
    sources: from("web blogs.ubc.ca/ilovetreesandshrubs/2015/10/04/hydrangea-macrophylla-%e7%b9%a1%e7%90%83%e8%8a%b1", {
      pollinators: "web urbanpollinators.blogspot.com/2012/07/the-sterile-hydrangea.html",
      toxicTo: "aspca cats-plant-list", rhs: "web gardencalcs.pages.dev/reference/uk-hardiness-zones", water: "web plantpeek.ai/plants/hydrangea_macrophylla", autumn: "web blogs.ubc.ca/ilovetreesandshrubs/2015/10/04/hydrangea-macrophylla-%e7%b9%a1%e7%90%83%e8%8a%b1",
      deer: "rutgers",
    }),
    differing: [
      { fact: "pollinators", says: "bumble bees are common visitors", source: "web garden.org/thread/view/73046/Hydrangeas-Macrophylla/" },
      { fact: "zones", says: "5 to 9", source: "web plantpeek.ai/plants/hydrangea_macrophylla" },
      { fact: "water", says: "medium", source: "web blogs.ubc.ca/ilovetreesandshrubs/2015/10/04/hydrangea-macrophylla-%e7%b9%a1%e7%90%83%e8%8a%b1" },
    ],
  },
  juniper: {
    zones: [3, 9], rhs: "H7", sun: ["full"], water: "low", soil: ["sandy", "dry", "poor", "loamy"],
    bloom: null, leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: false,
    deer: "sometimes eaten", toxicTo: ["dogs", "cats"], careHoursAYear: 0.3, nursery: pot.shrub3, banned: [],
    size: sizes([0.2, 0.4], [0.25, 0.8], [0.35, 1.6], [0.4, 1.9]),
    sources: fromEvergreen("web www.plantstogrow.com/P/5987/CupressaceaeJuniperushorizontalis", { growth: "web www.worldplants.ca/display.php?id=1865", pollinators: "web nigerianscholars.com/tutorials/plant-reproduction/pollination-by-wind/", toxicTo: "web winenfood.com/the-toxicity-of-a-juniper-plant-for-cats-and-dogs", deer: "web 98905.com/plants-flowers-herbs/shrubs/26895.html" }),
    differing: [
      { fact: "deer", says: "rarely damaged", source: "rutgers" },
      { fact: "zones", says: "4 to 9", source: "web plantplant.com/permascape/Plants/JunHOR.htm" },
      { fact: "toxicTo", says: "low toxicity, but for savin juniper", source: "web biologyinsights.com/are-cedar-berries-poisonous-to-humans-or-pets" },
      { fact: "growth", says: "slow", source: "web biologyinsights.com/how-fast-do-junipers-grow-growth-rates-explained" },
    ],
  },
  laurel: {
    zones: [8, 10], rhs: "H4", sun: ["full", "part"], water: "low", soil: ["loamy", "sandy", "clayey", "acid"],
    bloom: [2, 4], leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 1, nursery: pot.shrub3, banned: [],
    size: sizes([0.6, 0.5], [1.2, 0.9], [2.4, 1.9], [3, 2.5]),
    sources: fromEvergreen("web www.horticopia.info/Plants/093/prucar001.html", {
      toxicTo: "aspca cats-plant-list", deer: "web docslib.org/doc/13410591/deer-resistant-plants",
      zones: "web www.desertroselandscape.com/single-post/plant-of-the-week-compacta", bloom: "web bayareagardening.org/eplant.php?plantnum=508&return=b_p990", growth: "web www.horticopia.info/Plants/093/prucar001.html",
      pollinators: "web www.horticopia.info/Plants/093/prucar001.html",
    }),
    differing: [{ fact: "zones", says: "7b to 10a", source: "web www.horticopia.info/Plants/093/prucar001.html" }],
  },
  lilac: {
    zones: [3, 7], rhs: "H6", sun: ["full"], water: "medium", soil: ["loamy", "moist", "chalky"],
    bloom: [4, 5], leaves: [4, 10], autumn: "yellow", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 1, nursery: pot.shrub3, banned: [],
    size: sizes([0.6, 0.4], [1.2, 0.9], [2.7, 2], [3.8, 2.9]),
    sources: from("web www.mortonarb.org/trees-plants/tree-plant-descriptions/common-lilac", {
      toxicTo: "web biologyinsights.com/are-lilacs-poisonous-to-humans-or-pets",
      rhs: "known", water: "web everde.com/plant/syringa-vulgaris-common-lilac", soil: "web plantdatabase.kpu.ca/PlantPrint/syvu", bloom: "web plantdatabase.kpu.ca/PlantPrint/syvu",
      autumn: "web www.mortonarb.org/trees-plants/tree-plant-descriptions/common-lilac", growth: "web www.mortonarb.org/trees-plants/tree-plant-descriptions/common-lilac", deer: "rutgers", pollinators: "web plantlust.com/plants/34800/syringa-vulgaris",
    }),
    differing: [
      { fact: "toxicTo", says: "to dogs, cats and horses, mildly", source: "web old.www.brainfx.com/post/is-lilac-toxic-to-pets" },
      { fact: "zones", says: "3 to 8", source: "web plantlust.com/plants/34800/syringa-vulgaris" },
      { fact: "soil", says: "acid", source: "web www.mortonarb.org/trees-plants/tree-plant-descriptions/common-lilac" },
    ],
  },
  ninebark: {
    zones: [3, 7], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["loamy", "poor", "dry"],
    bloom: [5, 6], leaves: [4, 10], autumn: "purple", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.4, 0.4], [0.8, 0.8], [1.2, 1.2]),
    sources: from("web mackeysgrows.com/products/physocarpus-opulifolius-little-devil%E2%84%A2-little-devil-common-ninebark", {
      pollinators: "web www.dispatch.com/story/lifestyle/home-garden/2018/06/11/ninebark-shrub-perfect-for-luring/12004778007/", toxicTo: "web visualfoodie.com/ninebark-shrub-toxicity-for-common-household-pets",
      zones: "web sites.google.com/site/madisoncountygardens/config/pagetemplates/physocarpus-opulifolius-little-devil-", autumn: "web sites.google.com/site/madisoncountygardens/config/pagetemplates/physocarpus-opulifolius-little-devil-",
      growth: "web plants.tagawagardens.com/12130017/Plant/11126/Little_Devil_Ninebark", deer: "web www.pleasantrunnursery.com/plant-name/Physocarpus-opulifolius-Little-Devil",
    }),
    differing: [
      { fact: "zones", says: "3 to 8", source: "web mackeysgrows.com/products/physocarpus-opulifolius-little-devil%E2%84%A2-little-devil-common-ninebark" },
      { fact: "toxicTo", says: "listed neither as toxic nor as safe", source: "web plantaddicts.com/are-ninebark-poisonous/" },
    ],
  },
  peony: {
    zones: [3, 8], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["rich", "moist", "loamy"],
    bloom: [5, 6], leaves: [4, 10], autumn: "red", winter: "nothing", growth: "slow", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.herb1, banned: [],
    size: sizes([0.3, 0.2], [0.7, 0.7], [0.9, 0.9]),
    sources: from("web 7rhodesmarket.com/products/peony-paeonia-garden-sarah-bernhardt", {
      toxicTo: "aspca cats-plant-list", bloom: "web extension.illinois.edu/flowers/peony", growth: "web extension.illinois.edu/flowers/peony", deer: "cornell", pollinators: "web pnwplants.wsu.edu/PlantDisplay.aspx?PlantID=659",
    }),
    differing: [{ fact: "deer", says: "tolerated", source: "web 7rhodesmarket.com/products/peony-paeonia-garden-sarah-bernhardt" }],
  },
  rhododendron: {
    zones: [4, 7], rhs: "H6", sun: ["part", "shade"], water: "medium", soil: ["acid", "moist", "rich"],
    bloom: [5, 6], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "often eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.5, 0.5], [0.8, 0.8], [1.6, 1.6], [2.3, 2.3]),
    sources: fromEvergreen("web web.extension.illinois.edu/hortanswers/plantdetail.cfm?PlantID=424&PlantTypeID=8", {
      pollinators: "web www.extension.iastate.edu/linn/news/shrubs-and-trees-bees-planting-pollinators",
      rhs: "known", soil: "web ag.udel.edu/udbg/broadleaf_evergreen/r_catawbiense.html", bloom: "web woodyplants.cals.cornell.edu/plant/view?id=213", growth: "web lakesidegardengallery.com/products/catawba-rhododendron-elepidote",
      deer: "cornell", toxicTo: "web emsaonline.com/mediacenter/articles/00000469.html",
    }),
    differing: [{ fact: "zones", says: "4 to 8", source: "web ag.udel.edu/udbg/broadleaf_evergreen/r_catawbiense.html" }],
  },
  rose: {
    zones: [5, 9], rhs: "H5", sun: ["full"], water: "medium", soil: ["rich", "loamy", "moist"],
    bloom: [5, 10], leaves: [4, 11], autumn: "none", winter: "bare branches", growth: "fast", pollinators: true,
    deer: "often eaten", toxicTo: [], careHoursAYear: 3, nursery: pot.shrub3, banned: [],
    size: sizes([0.4, 0.4], [0.9, 0.8], [1.2, 1]),
    sources: from("web plants.jobsnursery.com/12170026/Plant/3978/Rose_(Shrub)%2c_Knock_Out", {
      toxicTo: "aspca cats-plant-list", zones: "web tutoringyou.org/2020/04/11/the-never-ending-rose/", rhs: "web gardencalcs.pages.dev/reference/uk-hardiness-zones", growth: "web plants.jobsnursery.com/12170026/Plant/3978/Rose_(Shrub)%2c_Knock_Out",
      deer: "cornell", pollinators: "web plants.jobsnursery.com/12170026/Plant/3978/Rose_(Shrub)%2c_Knock_Out",
    }),
    differing: [{ fact: "zones", says: "4b", source: "web plants.jobsnursery.com/12170026/Plant/3978/Rose_(Shrub)%2c_Knock_Out" }],
  },
  spirea: {
    zones: [3, 8], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["loamy", "moist"],
    bloom: [6, 9], leaves: [4, 10], autumn: "red", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.3, 0.3], [0.6, 0.7], [0.9, 1]),
    sources: from("web www.greenspotbrandon.ca/spiraea-betulifolia-courispi01-pink-sparkler-birch.html", {
      toxicTo: "web arbor.farm/news/pet-friendly-and-not-pet-friendly-plants", rhs: "known", bloom: "web www.echoglengardens.com/product-page/spirea-pink-sparkler-birchleaf", autumn: "web www.clintonnurseries.com/shop/pink-sparkler/", deer: "cornell",
      pollinators: "web conservationseedlings.mtdnrc.gov/products/birchleaf-spiraea",
    }),
    differing: [{ fact: "deer", says: "moderate to high resistance", source: "web conservationseedlings.mtdnrc.gov/products/birchleaf-spiraea" }],
  },
  "red-twig-dogwood": {
    zones: [3, 6], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["moist", "wet", "loamy", "clayey", "sandy"],
    bloom: [5, 7], leaves: [4, 10], autumn: "red", winter: "bare branches", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["people"], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.5, 0.4], [1.4, 1.2], [2.4, 2.4]),
    sources: from("web www.cachevalleynativeplants.com/product-page/red-twig-dogwood", {
      zones: "web wildlandnursery.com/native-shrubs/corn/", sun: "web burntmeadow.com/2012/04/09/red-osier-dogwood/", soil: "web burntmeadow.com/2012/04/09/red-osier-dogwood/",
      autumn: "web www.cachevalleynativeplants.com/product-page/red-twig-dogwood", growth: "web wildlandnursery.com/native-shrubs/corn/", deer: "web burntmeadow.com/2012/04/09/red-osier-dogwood/",
      toxicTo: "web www.cachevalleynativeplants.com/product-page/red-twig-dogwood", pollinators: "web beach-landscaping.com/deciduous-shrubs-flowering-red-twig-dogwood/",
    }),
    differing: [
      { fact: "zones", says: "2 to 8", source: "web www.cachevalleynativeplants.com/product-page/red-twig-dogwood" },
      { fact: "deer", says: "rarely eaten", source: "web www.cachevalleynativeplants.com/product-page/red-twig-dogwood" },
      { fact: "toxicTo", says: "not toxic", source: "web beach-landscaping.com/deciduous-shrubs-flowering-red-twig-dogwood/" },
    ],
  },
  cranberrybush: {
    zones: [3, 7], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["moist", "wet", "loamy", "clayey", "acid"],
    bloom: [5, 6], leaves: [4, 10], autumn: "red", winter: "bare branches", growth: "medium", pollinators: true,
    deer: "often eaten", toxicTo: [], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.6, 0.5], [1.6, 1.3], [3, 2.8], [3, 3]),
    sources: from("web www.prairienursery.com/highbush-cranberry-viburnum-trilobum.html", {
      zones: "web www.raintreenursery.com/Highbush_Cranberries.html", winter: "web plantdatabase.kpu.ca/PlantPrint/vitr", autumn: "web www.prairienursery.com/highbush-cranberry-viburnum-trilobum.html", growth: "web www.prairienursery.com/highbush-cranberry-viburnum-trilobum.html",
      deer: "web nativeplantsunlimitedshop.com/products/american-highbush-cranberry-viburnum-opulus", pollinators: "web www.prairienursery.com/highbush-cranberry-viburnum-trilobum.html",
    }),
    differing: [
      { fact: "zones", says: "2 to 7", source: "web www.prairienursery.com/highbush-cranberry-viburnum-trilobum.html" },
      { fact: "deer", says: "resisted in part", source: "web bearberryroots.com/products/cranberry-highbush" },
    ],
  },
  potentilla: {
    zones: [3, 7], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["loamy", "clayey", "dry", "poor"],
    bloom: [6, 9], leaves: [4, 10], autumn: "yellow", winter: "bare branches", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.4, nursery: pot.shrub3, banned: [],
    size: sizes([0.3, 0.3], [0.6, 0.8], [0.9, 1.2]),
    sources: from("web weatherguy00.wixsite.com/2019accessions/copy-48-of-accessions", {
      soil: "web stwilliamsnursery.com/plantdirectory/shrubby-cinquefoil/", autumn: "web oaklandwildflowerfarm.com/plants/Shrubby%20Cinquefoil.html", winter: "web plantdatabase.kpu.ca/PlantPrint/pofr",
      growth: "web stwilliamsnursery.com/plantdirectory/shrubby-cinquefoil/", deer: "web weatherguy00.wixsite.com/2019accessions/copy-48-of-accessions", pollinators: "web www.plantsomethingmontana.org/plant/native-yellow-potentilla/",
    }),
    differing: [
      { fact: "zones", says: "2 to 7", source: "web stwilliamsnursery.com/plantdirectory/shrubby-cinquefoil/" },
      { fact: "autumn", says: "none", source: "web qscaping.com/20000020/Plant/10531/Frosty_Potentilla" },
    ],
  },
  "autumn-sage": {
    zones: [7, 9], rhs: "H4", sun: ["full", "part"], water: "low", soil: ["poor", "sandy", "dry"],
    bloom: [5, 10], leaves: null, autumn: "none", winter: "leaves", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.5, nursery: pot.herb1, banned: [],
    size: sizes([0.25, 0.25], [0.8, 0.8], [0.9, 0.9]),
    sources: fromEvergreen("web nativegardeners.com/collections/hummingbird-garden/products/salvia-greggii-mystery-color", {
      zones: "web www.gardenia.net/plants/common-names/autumn-sage", rhs: "known", soil: "web www.gardenia.net/plants/common-names/autumn-sage", bloom: "known", growth: "web www.monrovia.com/plant-catalog/plants/2075/furmans-red-autumn-sage/",
      deer: "web fireflyforest.net/firefly/2007/02/21/autumn-sage-salvia-greggii/", toxicTo: "web fireflyforest.net/firefly/2007/02/21/autumn-sage-salvia-greggii/", pollinators: "web sabo.org/plant-profile-autumn-sage/", nursery: "known",
    }),
    differing: [
      { fact: "zones", says: "7 to 10", source: "web nativegardeners.com/collections/hummingbird-garden/products/salvia-greggii-mystery-color" },
      { fact: "zones", says: "to -15 degrees Celsius", source: "web sabo.org/plant-profile-autumn-sage/" },
    ],
  },
} satisfies FactTable;
