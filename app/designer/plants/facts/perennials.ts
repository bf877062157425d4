import { sold } from "./as-sold.ts";
import { herbaceous } from "./from.ts";
import type { FactTable, SourcedFacts } from "./plant-facts.ts";
import { sizes } from "./sizes.ts";

// biome-ignore format: a line for each group of facts
const hosta: SourcedFacts = {
  zones: [3, 8], rhs: "H7", sun: ["part", "shade"], water: "medium", soil: ["rich", "moist", "loamy"],
  bloom: [7, 8], leaves: [5, 10], autumn: "yellow", winter: "nothing", growth: "slow", pollinators: true,
  deer: "often eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
  size: sizes([0.2, 0.25], [0.45, 0.6], [0.6, 0.9]),
  sources: herbaceous("web watersmartplants.com/gre/PlantDetails?id=5900", {
    zones: "known", soil: "web mapp13.bonanza.com/item_descriptions/1617733328?updated_at=2024-11-11+23%3A18%3A44+-0800", bloom: "web oakshade.com/2018/03/28/hosta/", winter: "web brockroadnursery.ca/products/hosta-banana-kid-banana-kid-hosta",
    size: "web plants.applewoodnursery.com/12070018/Plant/14887/Shadowland_Seducer_Hosta", growth: "web plants.applewoodnursery.com/12070018/Plant/14887/Shadowland_Seducer_Hosta", deer: "web oakshade.com/2018/03/28/hosta/",
    toxicTo: "web animals.mom.com/are-hostas-poisonous-to-dogs-12397834.html", pollinators: "web mapp13.bonanza.com/item_descriptions/1617733328?updated_at=2024-11-11+23%3A18%3A44+-0800",
  }),
  differing: [
    { fact: "zones", says: "3 to 9", source: "web www.bhg.com/gardening/flowers/perennials/power-perennials/" },
    { fact: "growth", says: "medium", source: "web watersmartplants.com/gre/PlantDetails?id=5900" },
  ],
};

// biome-ignore format: a line for each group of facts
export const perennialFacts = {
  "black-eyed-susan": {
    zones: [4, 9], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["loamy", "clayey", "moist"],
    bloom: [7, 10], leaves: [4, 11], autumn: "brown", winter: "dry stems", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["dogs", "cats"], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.2, 0.2], [0.7, 0.5]),
    sources: herbaceous("web bumbees.com/products/rudbeckia-fulgida---black-eyed-susan", {
      toxicTo: "web www.theplantaide.com/articles/109923.html", zones: "web laportesnursery.ca/products/rudbeckia-fulg-little-goldstar-1-gallon", sun: "web www.gardenia.net/plant-variety/rudbeckia-fulgida-black-eyed-susan", water: "web www.wildegoosenursery.co.uk/products/rudbeckia-fulgida-goldsturm-hp-rud-fgt/",
      soil: "web cavanos.com/product/rudbeckia-fulgida-var-fulgida-orange-coneflower", growth: "web blueskynursery.ca/products/rudbeckia-fulgida-goldsturm",
    }),
    differing: [
      { fact: "toxicTo", says: "dogs", source: "web www.niagarafallsreview.ca/life/homes/2021/01/29/growing-your-garden-safe-gardening-with-pets-brown-eyed-susans.html" },
      { fact: "zones", says: "3 to 9", source: "web bumbees.com/products/rudbeckia-fulgida---black-eyed-susan" },
      { fact: "water", says: "dry to medium", source: "web bumbees.com/products/rudbeckia-fulgida---black-eyed-susan" },
    ],
  },
  catmint: {
    zones: [4, 8], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["dry", "sandy", "loamy"],
    bloom: [5, 9], leaves: [4, 11], autumn: "none", winter: "nothing", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.15, 0.2], [0.6, 0.7]),
    sources: herbaceous("mbg kempercode=e330", {
      toxicTo: "web dogtalk101.blogspot.com/2009/08/plant-dog-safe-garden.html", zones: "web monticelloshop.org/faassens-catmint-nepeta-x-faassenii", rhs: "web caniplantit.com/plants/catmint-faassenii.html", water: "web contracosta.watersavingplants.com/eplant.php?letter=g&plantnum=223&return=c_p284", soil: "web monticelloshop.org/faassens-catmint-nepeta-x-faassenii", pollinators: "web caniplantit.com/plants/catmint-faassenii.html",
    }),
    differing: [
      { fact: "zones", says: "3 to 8", source: "mbg kempercode=e330" },
      { fact: "water", says: "low", source: "mbg kempercode=e330" },
    ],
  },
  coneflower: {
    zones: [4, 8], rhs: "H5", sun: ["full", "part"], water: "low", soil: ["loamy", "clayey", "poor"],
    bloom: [6, 8], leaves: [4, 10], autumn: "brown", winter: "dry stems", growth: "medium", pollinators: true,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.2, 0.2], [0.9, 0.5]),
    sources: herbaceous("mbg code=C580", {
      toxicTo: "web dogtalk101.blogspot.com/2009/08/plant-dog-safe-garden.html", zones: "web www.changehampton.org/native-plants/eastern-purple-coneflower/", soil: "web u.osu.edu/plants/echinacea-purpurea", winter: "web www.kentconservation.org/product/purple-coneflower/?add-to-cart=654",
      deer: "web hawhoney.com/collections/plants-1/products/copy-of-callirhoe-involucrata-purple-poppy-mallow",
    }),
    differing: [
      { fact: "zones", says: "3 to 8", source: "mbg code=C580" },
      { fact: "deer", says: "rarely eaten", source: "web u.osu.edu/plants/echinacea-purpurea" },
    ],
  },
  "creeping-thyme": {
    zones: [4, 8], rhs: "H5", sun: ["full"], water: "low", soil: ["dry", "sandy", "chalky", "poor"],
    bloom: [6, 8], leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.1, nursery: sold.pot, banned: [],
    size: sizes([0.05, 0.1], [0.1, 0.4], [0.1, 0.5]),
    sources: herbaceous("web specialdistricts.sbcounty.gov/2023/06/06/june-plant-of-the-month-creeping-thyme/", {
      toxicTo: "web askmarystone.com/pet-friendly-plants/", zones: "web skipwish.com/search?search=container+creeping+myoporum+ground+cover+plant&type=similar", sun: "web plantdatabase.kpu.ca/PlantPrint/thse", soil: "web skipwish.com/search?search=container+creeping+myoporum+ground+cover+plant&type=similar",
      leaves: "web plantdatabase.kpu.ca/PlantPrint/thse", autumn: "web plantdatabase.kpu.ca/PlantPrint/thse", winter: "web plantdatabase.kpu.ca/PlantPrint/thse", size: "web plantdatabase.kpu.ca/PlantPrint/thse", deer: "known", nursery: "known",
    }),
    differing: [
      { fact: "zones", says: "4 to 9", source: "web interactive.weberbasin.gov/node/126" },
      { fact: "winter", says: "evergreen to half evergreen", source: "web georgeweigel.net/?p=8548" },
    ],
  },
  delphinium: {
    zones: [4, 7], rhs: "H5", sun: ["full"], water: "medium", soil: ["rich", "loamy", "chalky"],
    bloom: [6, 8], leaves: [4, 10], autumn: "brown", winter: "nothing", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 1, nursery: sold.gallon, banned: [],
    size: sizes([0.25, 0.25], [1.5, 0.6], [1.7, 0.7]),
    sources: herbaceous("web plantdatabase.kpu.ca/plant/printableSummary/897", {
      zones: "web vinlandvalleynursery.com/plant/delphinium-guardian-blue", water: "web davesgarden.co.uk/guides/pf/print/71407", soil: "web townandcountrygardens.blogspot.com/2008/01/delphinium.html",
      deer: "web www.gardenia.net/plants/genera/delphinium", toxicTo: "web orchidfanatic.blogspot.com/2015/05/delphinium-king-arthur.html",
    }),
    differing: [{ fact: "zones", says: "3 to 8", source: "web davesgarden.co.uk/guides/pf/print/71407" }],
  },
  fern: {
    zones: [4, 8], rhs: "H7", sun: ["part", "shade"], water: "medium", soil: ["moist", "rich", "chalky", "clayey"],
    bloom: null, leaves: [4, 10], autumn: "brown", winter: "nothing", growth: "medium", pollinators: false,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.2, nursery: sold.gallon, banned: [],
    size: sizes([0.25, 0.25], [0.6, 0.6], [0.9, 0.9]),
    sources: herbaceous("web plantfinder.nativeplanttrust.org/plant/Dryopteris-filix-mas", {
      sun: "web garden.nett.kr/dryopteris-filix-mas-male-fern", water: "web garden.nett.kr/dryopteris-filix-mas-male-fern", soil: "web garden.nett.kr/dryopteris-filix-mas-male-fern", autumn: "web garden.nett.kr/dryopteris-filix-mas-male-fern",
      winter: "web bhfnursery.com/dryopteris-filix-mas/", deer: "known",
    }),
    differing: [
      { fact: "winter", says: "green until spring", source: "web abnativeplants.com/collections/shade-garden-native-plants/products/dryopteris-filix-mas" },
      { fact: "zones", says: "3 to 10", source: "web www.sunnygardens.com/garden_plants/dryopteris/dryopteris_1165.php" },
    ],
  },
  foxglove: {
    zones: [4, 8], rhs: "H7", sun: ["part", "full"], water: "medium", soil: ["moist", "rich", "acid"],
    bloom: [5, 7], leaves: [3, 11], autumn: "none", winter: "nothing", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.3, 0.4], [1.5, 0.5]),
    sources: herbaceous("web monticelloshop.org/products/purple-foxglove-digitalis-purpurea", {
      zones: "web www.bhg.com/gardening/design/styles/best-plants-for-cottage-gardens/", soil: "web shop.sussexconservation.org/products/foxglove-digitalis",
    }),
    differing: [
      { fact: "zones", says: "4 to 9", source: "web shop.sussexconservation.org/products/foxglove-digitalis" },
      { fact: "toxicTo", says: "people", source: "web monticelloshop.org/products/purple-foxglove-digitalis-purpurea" },
      { fact: "toxicTo", says: "dogs and cats", source: "web emsaonline.com/mediacenter/articles/00000469.html" },
    ],
  },
  hosta,
  "variegated-hosta": hosta,
  lavender: {
    zones: [5, 8], rhs: "H5", sun: ["full"], water: "low", soil: ["sandy", "dry", "chalky"],
    bloom: [6, 8], leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: true,
    deer: "rarely eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.2, 0.2], [0.5, 0.5], [0.6, 0.6]),
    sources: herbaceous("web adams.extension.colostate.edu/horticulture/lavender/", {
      zones: "web landscape-water-conservation.extension.org/plants-for-water-wise-pollinator-gardens-lavender-lavandula-species/", bloom: "web plantdatabase.kpu.ca/PlantPrint/laan", leaves: "web plantdatabase.kpu.ca/PlantPrint/laan",
      autumn: "web plantdatabase.kpu.ca/PlantPrint/laan", winter: "web plantdatabase.kpu.ca/PlantPrint/laan", growth: "web canadagreen.com/lavandula-angustifolia-munstead/",
    }),
    differing: [
      { fact: "zones", says: "5 to 9", source: "web adams.extension.colostate.edu/horticulture/lavender/" },
      { fact: "bloom", says: "May to October", source: "web adams.extension.colostate.edu/horticulture/lavender/" },
      { fact: "toxicTo", says: "dogs and cats", source: "web animalpath.org/is-lavender-poisonous/" },
    ],
  },
  mound: {
    zones: [4, 7], rhs: "H7", sun: ["part", "full"], water: "medium", soil: ["moist", "loamy", "rich"],
    bloom: [6, 7], leaves: [4, 10], autumn: "brown", winter: "nothing", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.15, 0.2], [0.4, 0.5]),
    sources: herbaceous("web plantsroses.com/?p=32915", {
      zones: "web fragrantfields.com/browseproducts/Lady's-Mantle.html", sun: "web fragrantfields.com/browseproducts/Lady's-Mantle.html", bloom: "web arcadiandaylilies.com/Alchemilla.html", deer: "web mypetalpress.blogspot.com/2011/07/alchemilla-mollis-ladys-mantle.html",
    }),
    differing: [
      { fact: "zones", says: "3 to 8", source: "web plantsroses.com/?p=32915" },
      { fact: "bloom", says: "late spring to late summer", source: "web plantsroses.com/?p=32915" },
    ],
  },
  perennial: {
    zones: [5, 8], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["loamy", "moist"],
    bloom: [5, 10], leaves: [4, 10], autumn: "red", winter: "nothing", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.2, 0.2], [0.5, 0.7]),
    sources: herbaceous("web kkgardens.com/plant/geranium-rozanne", {
      zones: "web plantstogrow.com/P/1878/Geranium", bloom: "web plantstogrow.com/P/1878/Geranium", autumn: "web www.northcreeknurseries.com/index.cfm/fuseaction/plants.plantDetail/plant_id/91/index.htm", growth: "web kkgardens.com/plant/geranium-rozanne",
    }),
    differing: [
      { fact: "zones", says: "4 to 8", source: "web kkgardens.com/plant/geranium-rozanne" },
      { fact: "size", says: "0.3 m high, 0.45 m wide", source: "web melaniff.com/landscape/geranium_rozanne.html" },
    ],
  },
  phlox: {
    zones: [4, 8], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["rich", "moist", "loamy"],
    bloom: [7, 9], leaves: [4, 10], autumn: "none", winter: "nothing", growth: "medium", pollinators: true,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 0.5, nursery: sold.gallon, banned: [],
    size: sizes([0.25, 0.2], [0.9, 0.6]),
    sources: herbaceous("web avonleagardensandinn.com/shop/perennials-native-variety/phlox-paniculata-jeana-garden-phlox/", { toxicTo: "web dogtalk101.blogspot.com/2009/08/plant-dog-safe-garden.html", zones: "web smiling-sun-gardens.myshopify.com/products/garden-phlox-phlox-paniculata" }),
    differing: [
      { fact: "zones", says: "4 to 9", source: "web www.rareroots.com/collections/phlox-paniculata" },
      { fact: "deer", says: "rarely eaten", source: "web smiling-sun-gardens.myshopify.com/products/garden-phlox-phlox-paniculata" },
    ],
  },
  salvia: {
    zones: [4, 8], rhs: "H7", sun: ["full", "part"], water: "low", soil: ["loamy", "sandy"],
    bloom: [6, 8], leaves: [4, 10], autumn: "none", winter: "nothing", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.4, nursery: sold.gallon, banned: [],
    size: sizes([0.2, 0.2], [0.6, 0.5]),
    sources: herbaceous("web shop.tomscreeknursery.com/products/123588817", {
      zones: "web growinginastillwatergarden.com/2017/05/25/", sun: "web growinginastillwatergarden.com/2017/05/25/", soil: "known", bloom: "web shop.familyflowers.ca/products/blue-hill-meadow-sage-salvia-nemerosa",
      size: "web shop.familyflowers.ca/products/blue-hill-meadow-sage-salvia-nemerosa", growth: "web shop.tomscreeknursery.com/products/123588817", deer: "known",
    }),
    differing: [
      { fact: "zones", says: "3 to 8", source: "web shop.tomscreeknursery.com/products/123588817" },
      { fact: "bloom", says: "late spring, again in late summer", source: "web www.courvillenursery.com/product/meadow-sage/" },
    ],
  },
  sedum: {
    zones: [4, 9], rhs: "H7", sun: ["full", "part"], water: "low", soil: ["dry", "sandy", "poor"],
    bloom: [8, 10], leaves: [3, 11], autumn: "yellow", winter: "dry stems", growth: "medium", pollinators: true,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 0.2, nursery: sold.gallon, banned: [],
    size: sizes([0.15, 0.2], [0.5, 0.5]),
    sources: herbaceous("web www.florabundaplants.com/all-featured-plants/meet-the-butterfly-bush-c2ba6-sc8rn-cgemw-mbpmx-ld8es", {
      bloom: "web ritasgardenpath.pages.dev/plants/279422-hylotelephium-hylotelephium-spectabile", winter: "web whatgrowsthere.com/grow/2019/08/01/tall-stonecrops-sedums", growth: "web www.whiteoakgardens.com/product/autumn-joy-stonecrop/", deer: "known",
    }),
    differing: [{ fact: "zones", says: "3 to 9", source: "web ritasgardenpath.pages.dev/plants/279422-hylotelephium-hylotelephium-spectabile" }],
  },
  "shasta-daisy": {
    zones: [5, 9], rhs: "H5", sun: ["full"], water: "medium", soil: ["loamy"],
    bloom: [6, 9], leaves: [4, 11], autumn: "none", winter: "nothing", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 0.4, nursery: sold.gallon, banned: [],
    size: sizes([0.2, 0.2], [0.8, 0.5]),
    sources: herbaceous("web daydreamsconsulting.com/plants-for-central-texas/perennials/shasta-daisy", {
      zones: "web www.thisoldhouse.com/toh/photos/0,,20616420_21196146,00.html", water: "web blueskynursery.ca/products/leucanthemum-x-superbum-macaroon/", bloom: "web thesprucery.com/flowers/perennials-g-z/s/shasta-daisy/",
      winter: "web daydreamsconsulting.com/plants-for-central-texas/perennials/shasta-daisy", growth: "web blueskynursery.ca/products/leucanthemum-x-superbum-macaroon/", toxicTo: "web colvingardens.info/index.php?n=Main.Leucanthemum",
    }),
    differing: [
      { fact: "zones", says: "4 to 9", source: "web daydreamsconsulting.com/plants-for-central-texas/perennials/shasta-daisy" },
      { fact: "deer", says: "rarely eaten", source: "web blueskynursery.ca/products/leucanthemum-x-superbum-macaroon/" },
    ],
  },
  "silver-mound": {
    zones: [6, 8], rhs: "H5", sun: ["full"], water: "low", soil: ["dry", "sandy", "poor"],
    bloom: [6, 8], leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: true,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.4, nursery: sold.gallon, banned: [],
    size: sizes([0.2, 0.2], [0.4, 0.45], [0.5, 0.6]),
    sources: herbaceous("web monticelloshop.org/products/lavender-cotton-santolina-chamaecyparissus", {
      zones: "web www.plantstogrow.com/P/2711", soil: "web chiarasplant.blogspot.com/2016/01/santolina-chamaecyparissus.html", leaves: "web www.michlers.com/products/santolina-chamaecyparissus-lavender-cotton", autumn: "web www.michlers.com/products/santolina-chamaecyparissus-lavender-cotton",
      winter: "web www.michlers.com/products/santolina-chamaecyparissus-lavender-cotton", growth: "web monticelloshop.org/products/lavender-cotton-santolina-chamaecyparissus", pollinators: "known",
    }),
    differing: [
      { fact: "zones", says: "6 to 9", source: "web monticelloshop.org/products/lavender-cotton-santolina-chamaecyparissus" },
      { fact: "growth", says: "medium", source: "web www.monrovia.com/lavender-cotton.html" },
    ],
  },
  sunflower: {
    zones: [4, 11], rhs: "H4", sun: ["full"], water: "medium", soil: ["loamy", "sandy", "rich"],
    bloom: [7, 10], leaves: [5, 9], autumn: "brown", winter: "nothing", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 0.3, nursery: sold.seed, banned: [],
    size: sizes([2, 0.5], [2, 0.5]),
    sources: herbaceous("web iplantfilepro.com/ws/rtf/pl_MEMO_0885.html", {
      toxicTo: "web askmarystone.com/pet-friendly-plants/", water: "web www.sunset.com/garden/flowers-plants/sunflower-helianthus-annuus", bloom: "web plantdatabase.kpu.ca/PlantPrint/hean", autumn: "web www.pressreader.com/usa/birds-and-blooms/20190101/281689730809843",
      size: "web openfarm.cc/en/crops/sunflower", growth: "web iplantfilepro.com/ws/rtf/pl_MEMO_0885.html", pollinators: "web www.anniesannuals.com/plants/view/?id=1978", nursery: "known",
    }),
    differing: [
      { fact: "zones", says: "every zone, sown each year", source: "web 98905.com/plants-flowers-herbs/growing-sunflowers/25149.html" },
      { fact: "deer", says: "rarely eaten", source: "web www.anniesannuals.com/plants/view/?id=1978" },
    ],
  },
  yarrow: {
    zones: [3, 9], rhs: "H7", sun: ["full"], water: "low", soil: ["sandy", "dry", "poor", "loamy"],
    bloom: [5, 9], leaves: [4, 11], autumn: "none", winter: "dry stems", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.15, 0.2], [0.7, 0.5]),
    sources: herbaceous("web daydreamsconsulting.com/plants-for-central-texas/perennials/yarrow", { toxicTo: "web living.thebump.com/list-poisonous-garden-plants-dogs-7287.html", growth: "web cnpsslo.org/shop/achillea-millefolium-sonoma-coast/" }),
    differing: [
      { fact: "zones", says: "3 to 10", source: "web www.gardening.cornell.edu/homegardening/scene90fb.html" },
      { fact: "bloom", says: "mid-summer", source: "web www.gardening.cornell.edu/homegardening/scene90fb.html" },
      { fact: "toxicTo", says: "grazing animals", source: "web vancouverislandgrows.wordpress.com/2016/09/26/achillea-millefolium/" },
      { fact: "toxicTo", says: "pets", source: "web daydreamsconsulting.com/plants-for-central-texas/perennials/yarrow" },
    ],
  },
} satisfies FactTable;
