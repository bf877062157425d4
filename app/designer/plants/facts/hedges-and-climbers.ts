import { pot } from "./as-sold.ts";
import { from, fromEvergreen } from "./from.ts";
import type { Ban, FactTable } from "./plant-facts.ts";
import { sizes } from "./sizes.ts";

// The laws name Ligustrum vulgare or L. obtusifolium, which hedge plants sold as privet often are.
// biome-ignore format: a line for each ban
const privetBans: readonly Ban[] = [
  { place: "US-NH", what: "both", since: "2007-01", source: "web faulknersnursery.com/blogs/news/why-can-t-i-purchase-certain-types-of-plants" },
  { place: "US-MA", what: "sale", since: "2009-01", source: "web wsbs.com/illegalplantsmassachusetts/" },
  { place: "US-NY", what: "both", since: "2015-03", source: "web www.lohud.com/story/news/2015/03/10/new-state-regulations-invasive-plants/24694675/" },
  { place: "US-ME", what: "sale", since: "2018-01", source: "web www.maine.gov/dacf/php/horticulture/invasiveplants.shtml" },
  { place: "US-IN", what: "both", since: "2020-04", source: "web whio.com/news/indiana-bans-sale-44-invasive-plant-species/SJYJX2XZ4RGXBOWY3AJDEMQT2I" },
  { place: "US-DE", what: "sale", since: "2022", source: "web codes.findlaw.com/de/title-3-agriculture/de-code-sect-3-2904/" },
  { place: "US-MD", what: "sale", since: "2026-01", source: "web fritz-aviewfromthebeach.blogspot.com/2026/01/maryland-my-maryland_22.html" },
  { place: "US-CT", what: "sale", since: "2028-10", source: "web cipwg.uconn.edu/?p=7377" },
  { place: "ZA", what: "both", since: "2014-10", source: "known" },
];

// biome-ignore format: a line for each group of facts
export const hedgeAndClimberFacts = {
  "arborvitae-hedge": {
    zones: [3, 7], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["moist", "loamy", "clayey", "acid"],
    bloom: null, leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: false,
    deer: "often eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.9, 0.35], [1.6, 0.6], [3, 0.9]),
    sources: fromEvergreen("web www.arborday.org/trees/treeGuide/TreeDetail.cfm?ItemID=776", {
      pollinators: "web nigerianscholars.com/tutorials/plant-reproduction/pollination-by-wind/", toxicTo: "web www.forwardplant.com/plant-info/thuja-occidentalis",
      sun: "web stwilliamsnursery.com/plantdirectory/white-cedar/", water: "web stwilliamsnursery.com/plantdirectory/white-cedar/", growth: "web www.arborday.org/trees/treeGuide/TreeDetail.cfm?ItemID=776", deer: "cornell",
    }),
    differing: [
      { fact: "zones", says: "2 to 7", source: "web stwilliamsnursery.com/plantdirectory/white-cedar/" },
      { fact: "toxicTo", says: "on none of the ASPCA's lists; no report for cats", source: "web plantaddicts.com/are-arborvitae-poisonous" },
    ],
  },
  "beech-hedge": {
    zones: [5, 7], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["rich", "moist", "loamy", "chalky"],
    bloom: [4, 5], leaves: [5, 11], autumn: "brown", winter: "dry leaves", growth: "slow", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.6, 0.25], [1.1, 0.45], [2.5, 0.8], [3, 0.9]),
    sources: from("web u.osu.edu/plants/fagus-sylvatica", {
      toxicTo: "web fixanswer.com/what-type-of-trees-are-safe-for-horses/", zones: "web www.instanthedge.com/fagus-sylvatica", rhs: "known", soil: "web gardenwild.net/blog/beech", autumn: "web u.osu.edu/plants/fagus-sylvatica", winter: "web gardenwild.net/blog/beech",
      growth: "web www.finegardening.com/plant/european-beech-fagus-sylvatica", deer: "cornell",
    }),
    differing: [
      { fact: "zones", says: "4 to 7", source: "web u.osu.edu/plants/fagus-sylvatica" },
      { fact: "growth", says: "medium", source: "web www.instanthedge.com/fagus-sylvatica" },
    ],
  },
  "box-hedge": {
    zones: [6, 8], rhs: "H6", sun: ["part", "full", "shade"], water: "medium", soil: ["chalky", "loamy", "moist"],
    bloom: [4, 5], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.shrub1, banned: [],
    size: sizes([0.25, 0.2], [0.4, 0.3], [0.9, 0.5], [1, 0.5]),
    sources: fromEvergreen("web plantdatabase.kpu.ca/PlantPrint/buse", {
      toxicTo: "aspca cats-plant-list", water: "web blogs.ubc.ca/ilovetreesandshrubs/2015/10/29/buxus-sempervirens", bloom: "web shopbedners.com/products/buxus-sempervirens", growth: "web www.arborday.org/Trees/TreeGuide/treedetail.cfm?itemID=797", deer: "cornell",
    }),
    differing: [{ fact: "zones", says: "5 to 8", source: "web www.arborday.org/Trees/TreeGuide/treedetail.cfm?itemID=797" }],
  },
  "laurel-hedge": {
    zones: [7, 8], rhs: "H5", sun: ["part", "full", "shade"], water: "medium", soil: ["acid", "loamy", "rich"],
    bloom: [4, 5], leaves: null, autumn: "none", winter: "leaves", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.7, nursery: pot.shrub3,
    banned: [{ place: "CH", what: "sale", since: "2024-09", source: "web switzerlandnewstoday.com/switzerland-bans-sale-of-cherry-laurel-as-invasive-species" }],
    size: sizes([0.6, 0.4], [1.6, 0.8], [3, 1.2]),
    sources: fromEvergreen("web www.jerseyyards.org/plant/prunus-laurocerasus/", {
      zones: "web www.farwestturf.com/plantdetails/P509", water: "web shop.tomscreeknursery.com/products/123589576", growth: "web shop.tomscreeknursery.com/products/123589576",
      deer: "web www.jerseyyards.org/plant/prunus-laurocerasus/", toxicTo: "web switzerlandnewstoday.com/switzerland-bans-sale-of-cherry-laurel-as-invasive-species", pollinators: "web www.villagenurseries.com/product/prunus-laurocerasus-english-laurel/",
    }),
    differing: [
      { fact: "zones", says: "6 to 8", source: "web shop.tomscreeknursery.com/products/123589576" },
      { fact: "pollinators", says: "little nectar", source: "web switzerlandnewstoday.com/switzerland-bans-sale-of-cherry-laurel-as-invasive-species" },
    ],
  },
  "privet-hedge": {
    zones: [5, 8], rhs: "H5", sun: ["full", "part"], water: "medium", soil: ["loamy", "sandy", "clayey"],
    bloom: [6, 7], leaves: null, autumn: "none", winter: "leaves", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.7, nursery: pot.shrub1, banned: privetBans,
    size: sizes([0.5, 0.25], [1.5, 0.6], [2.5, 0.8]),
    sources: fromEvergreen("web plantaddicts.com/california-privet", {
      toxicTo: "aspca cats-plant-list", rhs: "known", bloom: "web www.bountifulgardens.com/product-page/ligustrum-ovalifolium-california-privet", growth: "web plantaddicts.com/california-privet", deer: "rutgers", pollinators: "web plantaddicts.com/california-privet",
    }),
    differing: [{ fact: "winter", says: "drops leaves in cold winters", source: "web www.bountifulgardens.com/product-page/ligustrum-ovalifolium-california-privet" }],
  },
  "yew-hedge": {
    zones: [6, 7], rhs: "H6", sun: ["full", "part", "shade"], water: "medium", soil: ["loamy", "chalky", "sandy", "moist"],
    bloom: null, leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: false,
    deer: "often eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.5, nursery: pot.shrub3, banned: [],
    size: sizes([0.5, 0.25], [0.9, 0.4], [2, 0.8], [3, 0.9]),
    sources: fromEvergreen("web www.99roots.com/en/plants/common-yew-p34573", {
      pollinators: "web nigerianscholars.com/tutorials/plant-reproduction/pollination-by-wind/",
      zones: "web davesgarden.com/guides/pf/go/54267/", water: "web davesgarden.com/guides/pf/go/54267/", bloom: "known", growth: "web www.99roots.com/en/plants/common-yew-p34573", deer: "cornell",
      toxicTo: "web nangleandniesen.ie/product/taxus-baccata-common-yew/",
    }),
    differing: [{ fact: "zones", says: "5 to 7", source: "web www.99roots.com/en/plants/common-yew-p34573" }],
  },
  clematis: {
    zones: [4, 8], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["rich", "moist", "loamy"],
    bloom: [6, 9], leaves: [4, 10], autumn: "none", winter: "bare branches", growth: "fast", pollinators: true,
    deer: "often eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 1, nursery: pot.shrub1, banned: [],
    size: sizes([0.5, 0.2], [2.4, 0.8], [3, 1]),
    sources: from("mbg clematis-jackmanii", {
      toxicTo: "aspca cats-plant-list", rhs: "known", bloom: "web www.thomsensgardencenter.com/plant-library/perennial/clematis-jackmanii/", winter: "web shop.tomscreeknursery.com/products/12347842", growth: "web shop.tomscreeknursery.com/products/12347842",
      deer: "cornell", pollinators: "web shop.wassonnursery.com/products/clematis-jackmanii-1",
    }),
    differing: [
      { fact: "zones", says: "4 to 9", source: "web shop.wassonnursery.com/products/clematis-jackmanii-1" },
      { fact: "bloom", says: "July", source: "mbg clematis-jackmanii" },
      { fact: "deer", says: "tolerated", source: "mbg clematis-jackmanii" },
    ],
  },
  "climbing-rose": {
    zones: [5, 9], rhs: "H5", sun: ["full", "part"], water: "medium", soil: ["rich", "loamy", "poor"],
    bloom: [5, 10], leaves: [4, 11], autumn: "none", winter: "bare branches", growth: "fast", pollinators: true,
    deer: "often eaten", toxicTo: [], careHoursAYear: 3, nursery: pot.shrub3, banned: [],
    size: sizes([0.6, 0.4], [2, 1.2], [3, 2]),
    sources: from("web ritasgardenpath.com/plants/252298-large-flowered-climbing-rose-rosa-new-dawn", {
      toxicTo: "aspca cats-plant-list", rhs: "web gardencalcs.pages.dev/reference/uk-hardiness-zones", soil: "web aggie-horticulture.tamu.edu/earthkindroses/cultivars/new-dawn", growth: "web aggie-horticulture.tamu.edu/earthkindroses/cultivars/new-dawn",
      deer: "cornell", pollinators: "web gardencenterpoint.com/new-dawn-climbing-rose/",
    }),
    differing: [
      { fact: "zones", says: "4 to 9a", source: "web aggie-horticulture.tamu.edu/earthkindroses/cultivars/new-dawn" },
      { fact: "bloom", says: "one flush", source: "web www.ecoterralandscape.com/topic/021810cp.htm" },
    ],
  },
  ivy: {
    zones: [5, 9], rhs: "H5", sun: ["shade", "part", "full"], water: "medium", soil: ["rich", "loamy", "moist", "clayey"],
    bloom: [9, 10], leaves: null, autumn: "none", winter: "leaves", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 2, nursery: pot.shrub1,
    banned: [
      { place: "US-OR", what: "sale", since: "2010-06", source: "web naturalresourcereport.com/2010/03/state-bans-english-ivy-butterfly-bush-to-stop-spread/" },
      { place: "US-WA", what: "both", since: "2025-08", source: "web agr.wa.gov/about-wsda/blog-posts?article=44368" },
      { place: "US-DE", what: "sale", since: "2022", source: "web codes.findlaw.com/de/title-3-agriculture/de-code-sect-3-2904/" },
    ],
    size: sizes([0.3, 0.3], [2, 1], [6, 2.5], [8, 3]),
    sources: fromEvergreen("web hpfreemanpni.org/best-vines-for-shade/", {
      zones: "web plantilus.com/plantdb/HedeHeli/index.html", rhs: "known", growth: "web plantilus.com/plantdb/HedeHeli/index.html", deer: "rutgers", toxicTo: "web www.fromhousetohome.com/garden/plant-images/english-ivy/",
      pollinators: "web pollinatorflowers.com/hedera-helix-common-ivy",
    }),
    differing: [{ fact: "zones", says: "4 to 9", source: "web hpfreemanpni.org/best-vines-for-shade/" }],
  },
  "virginia-creeper": {
    zones: [4, 9], rhs: "H6", sun: ["full", "part", "shade"], water: "medium", soil: ["loamy", "clayey", "moist"],
    bloom: [5, 8], leaves: [4, 10], autumn: "red", winter: "bare branches", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 2, nursery: pot.shrub1, banned: [],
    size: sizes([0.4, 0.3], [3, 1.2], [8, 3], [10, 3]),
    sources: from("web u.osu.edu/plants/?p=805", {
      zones: "web aggie-hort.tamu.edu/ornamentals/nativeshrubs/parthenocissusquin.htm", rhs: "known", sun: "web plantdatabase.kpu.ca/PlantPrint/paqu", autumn: "web u.osu.edu/plants/?p=805",
      growth: "web newmoonnursery.com/index.cfm/fuseaction/plants.plantDetail/plant_id/243/index.htm", deer: "cornell", toxicTo: "web daydreamsconsulting.com/plants-for-central-texas/vines/virginia-creeper",
    }),
    differing: [
      { fact: "zones", says: "3 to 9", source: "web u.osu.edu/plants/?p=805" },
      { fact: "deer", says: "tolerated", source: "web u.osu.edu/plants/?p=805" },
    ],
  },
  wisteria: {
    zones: [5, 8], rhs: "H6", sun: ["full"], water: "medium", soil: ["loamy", "moist", "acid"],
    bloom: [5, 6], leaves: [5, 10], autumn: "yellow", winter: "bare branches", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 4, nursery: pot.shrub3,
    banned: [
      { place: "US-WI", what: "both", since: "2015-05", source: "web gardensnips.wordpress.com/2015/05/01/changes-to-wisconsin-invasive-species-regulations/" },
      { place: "US-DE", what: "sale", since: "2022", source: "web codes.findlaw.com/de/title-3-agriculture/de-code-sect-3-2904/" },
      { place: "US-CT", what: "both", since: "2024-10", source: "web bartlettarboretum.org/fieldnotes/2024/10/24/invasives2024" },
    ],
    size: sizes([0.9, 0.4], [3, 1.5], [7, 4], [9, 5]),
    sources: from("web www.landconm.org/product-page/chinese-wisteria", {
      rhs: "known", autumn: "web daydreamsconsulting.com/plants-for-central-texas/vines/chinese-wisteria", winter: "web daydreamsconsulting.com/plants-for-central-texas/vines/chinese-wisteria",
      growth: "web www.onlineplantguide.com/Plant-Details/2795/", deer: "web daydreamsconsulting.com/plants-for-central-texas/vines/chinese-wisteria",
      toxicTo: "web daydreamsconsulting.com/plants-for-central-texas/vines/chinese-wisteria", pollinators: "web daydreamsconsulting.com/plants-for-central-texas/vines/chinese-wisteria",
    }),
    differing: [
      { fact: "bloom", says: "early spring", source: "web www.depts.ttu.edu/plantresources/Pages/directories/landscape-info-sheets/woody-info/Wisteria_sinensis.php" },
      { fact: "deer", says: "rarely damaged", source: "cornell" },
    ],
  },
} satisfies FactTable;
