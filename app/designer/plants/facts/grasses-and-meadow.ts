import { sold } from "./as-sold.ts";
import { herbaceous } from "./from.ts";
import type { FactTable } from "./plant-facts.ts";
import { sizes } from "./sizes.ts";

// biome-ignore format: a line for each group of facts
export const grassAndMeadowFacts = {
  "blue-fescue": {
    zones: [4, 8], rhs: "H5", sun: ["full", "part"], water: "low", soil: ["poor", "dry", "sandy"],
    bloom: [6, 7], leaves: null, autumn: "none", winter: "leaves", growth: "fast", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.2, 0.15], [0.3, 0.3]),
    sources: herbaceous("web cavanos.com/product/festuca-glauca-elijah-blue-blue-fescue", {
      sun: "web jrtnurseries.com/home/plantdetails?plantid=893", leaves: "web blogs.ubc.ca/perennialanna/2016/08/30/festuca-glauca/", autumn: "web blueskynursery.ca/products/festuca-glauca-boulder-blue",
      winter: "web blogs.ubc.ca/perennialanna/2016/08/30/festuca-glauca/", size: "web jrtnurseries.com/home/plantdetails?plantid=893", growth: "web blueskynursery.ca/products/festuca-glauca-boulder-blue", pollinators: "known",
    }),
    differing: [
      { fact: "zones", says: "3 to 11", source: "web jrtnurseries.com/home/plantdetails?plantid=893" },
      { fact: "water", says: "medium", source: "web jrtnurseries.com/home/plantdetails?plantid=893" },
    ],
  },
  "feather-grass": {
    zones: [5, 9], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["clayey", "sandy", "moist"],
    bloom: [6, 8], leaves: [3, 11], autumn: "brown", winter: "dry stems", growth: "medium", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.4, nursery: sold.gallon, banned: [],
    size: sizes([0.5, 0.3], [1.5, 0.7]),
    sources: herbaceous("web reach.dog/shop/americas-gardens-nursery/products/karl-foerster-feather-reed-grass", {
      zones: "web www.cnygardening.org/plants/calamagrostis-acutiflora-karl-foerster", soil: "web www.northrivergreenhouseandlandscaping.com/plant-finder/feather-reed-grass-karl-foerster",
      bloom: "web cawsacramentogardening.com/eplant.php?letter=b&plantnum=24267&return=b_p156", autumn: "web shopconnon.ca/products/foersters-feather-reed-grass", winter: "web specimentrees.com/reference/?c=120",
      size: "web www.cnygardening.org/plants/calamagrostis-acutiflora-karl-foerster", deer: "web www.cnygardening.org/plants/calamagrostis-acutiflora-karl-foerster", pollinators: "known",
    }),
    differing: [
      { fact: "zones", says: "3 to 9", source: "web reach.dog/shop/americas-gardens-nursery/products/karl-foerster-feather-reed-grass" },
      { fact: "pollinators", says: "attracts bees", source: "web www.northrivergreenhouseandlandscaping.com/plant-finder/feather-reed-grass-karl-foerster" },
    ],
  },
  "fountain-grass": {
    zones: [6, 9], rhs: "H3", sun: ["full", "part"], water: "medium", soil: ["moist", "loamy"],
    bloom: [8, 9], leaves: [5, 11], autumn: "yellow", winter: "dry stems", growth: "medium", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.4, nursery: sold.gallon, banned: [],
    size: sizes([0.3, 0.3], [0.9, 0.8]),
    sources: herbaceous("web jarvieflora.com/products/pennisetum-alopecuroides-fountain-grass", {
      zones: "web kiefernursery.com/product/pennisetum-alopecuroides", autumn: "web kiefernursery.com/product/pennisetum-alopecuroides", winter: "web kiefernursery.com/product/pennisetum-alopecuroides", pollinators: "known",
    }),
    differing: [
      { fact: "zones", says: "5 and warmer", source: "web home.howstuffworks.com/chinese-fountain-grass.htm" },
      { fact: "winter", says: "seed heads shatter by the end of winter", source: "web docslib.org/doc/9252472/pennisetum-alopecuroides" },
    ],
  },
  "golden-grass": {
    zones: [6, 9], rhs: "H7", sun: ["part", "shade"], water: "medium", soil: ["moist", "rich"],
    bloom: null, leaves: [5, 11], autumn: "orange", winter: "dry stems", growth: "slow", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.25, 0.2], [0.35, 0.4], [0.4, 0.6]),
    sources: herbaceous("web plantstogrow.com/P/3326/PoaceaeHakonechloamacraNicolas", {
      bloom: "web www.cnygardening.org/plants/hakonechloa-macra", autumn: "web blueskynursery.ca/products/hakonechloa-macra/", winter: "web jarvieflora.com/products/hakonechloa-macra-hakone-grass-japanese-forest-grass",
      size: "web jarvieflora.com/products/hakonechloa-macra-hakone-grass-japanese-forest-grass", growth: "web blueskynursery.ca/products/hakonechloa-macra/", deer: "web www.cnygardening.org/plants/hakonechloa-macra", pollinators: "known",
    }),
    differing: [
      { fact: "zones", says: "5 and warmer", source: "web blueskynursery.ca/products/hakonechloa-macra/" },
      { fact: "autumn", says: "red and purple", source: "web jarvieflora.com/products/hakonechloa-macra-hakone-grass-japanese-forest-grass" },
    ],
  },
  "maiden-grass": {
    zones: [5, 9], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["moist", "sandy", "clayey"],
    bloom: [8, 10], leaves: [5, 11], autumn: "yellow", winter: "dry stems", growth: "medium", pollinators: false,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 0.5, nursery: sold.gallon,
    size: sizes([0.5, 0.3], [1.6, 0.9], [1.8, 1.2]),
    // New York only regulates it (6 NYCRR 575.4): it may be sold and planted in gardens.
    banned: [{ place: "US-CT", what: "both", since: "2028-10", source: "web cipwg.uconn.edu/?p=7377" }],
    sources: herbaceous("web u.osu.edu/plants/miscanthus-sinensis", {
      rhs: "web www.pressreader.com/uk/gardeners-world/20170818/283923112934104", bloom: "web www.the-crankshaft.info/2010/12/all-about-grasses-sedges-rushes-restios_9056.html?m=1", autumn: "web u.osu.edu/plants/miscanthus-sinensis",
      winter: "web u.osu.edu/plants/miscanthus-sinensis", deer: "web www.alexbellgardendesign.co.uk/plant-of-the-month-miscanthus/", pollinators: "known",
    }),
    differing: [
      { fact: "zones", says: "4 to 9", source: "web thegardengeeks.net/plant-guide/3127-miscanthus-sinensis" },
      { fact: "bloom", says: "August to February, with its dry plumes", source: "web u.osu.edu/plants/miscanthus-sinensis" },
      { fact: "deer", says: "rarely eaten", source: "web plantflowerseeds.com/products/miscanthus-sinensis-yakushima-dwarf-chinese-silver-grass-20-seeds" },
    ],
  },
  sedge: {
    zones: [5, 9], rhs: "H7", sun: ["part", "full"], water: "medium", soil: ["moist", "loamy", "wet"],
    bloom: null, leaves: null, autumn: "none", winter: "leaves", growth: "slow", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.2, nursery: sold.gallon, banned: [],
    size: sizes([0.2, 0.2], [0.3, 0.4]),
    sources: herbaceous("web www.cfhydroponics.com/collections/perennials/products/carex-evergold-1-gallon", {
      sun: "web duchessofdirt.ca/carex-oshimensis-evergold/", leaves: "web duchessofdirt.ca/carex-oshimensis-evergold/", autumn: "web plantdetails.com/en/plants-and-their-details/grasses-and-grasslike-plants/carex-oshimensis-evergold-evergold-sedge",
      winter: "web plantdetails.com/en/plants-and-their-details/grasses-and-grasslike-plants/carex-oshimensis-evergold-evergold-sedge", growth: "web duchessofdirt.ca/carex-oshimensis-evergold/",
      pollinators: "web plantdetails.com/en/plants-and-their-details/grasses-and-grasslike-plants/carex-oshimensis-evergold-evergold-sedge",
    }),
    differing: [
      { fact: "growth", says: "medium", source: "web plants.paternonurseries.com/11110002/Plant/3387/Evergold_Variegated_Japanese_Sedge" },
      { fact: "winter", says: "not wholly evergreen in cold winters", source: "web www.cfhydroponics.com/collections/perennials/products/carex-evergold-1-gallon" },
    ],
  },
  switchgrass: {
    zones: [5, 8], rhs: "H5", sun: ["full", "part"], water: "medium", soil: ["loamy", "sandy", "clayey", "wet", "dry"],
    bloom: [7, 9], leaves: [5, 10], autumn: "yellow", winter: "dry stems", growth: "medium", pollinators: false,
    deer: "rarely eaten", toxicTo: ["horses"], careHoursAYear: 0.4, nursery: sold.gallon, banned: [],
    size: sizes([0.4, 0.3], [1.5, 0.9]),
    sources: herbaceous("web avonleagardensandinn.com/shop/grasses-native/panicum-virgatum-switchgrass/", {
      zones: "web natureforcities.snre.umich.edu/streetside-gardens/plant-library/ornamental-grasses/switchgrass/", soil: "web natureforcities.snre.umich.edu/streetside-gardens/plant-library/ornamental-grasses/switchgrass/",
      bloom: "web urbanext.illinois.edu/grasses/switchgrass.cfm", autumn: "web urbanext.illinois.edu/grasses/switchgrass.cfm", winter: "web natureforcities.snre.umich.edu/streetside-gardens/plant-library/ornamental-grasses/switchgrass/",
      toxicTo: "web www.infobarrel.com/Ornamental_Grasses_Deer_Wont_Eat", pollinators: "known",
    }),
    differing: [
      { fact: "zones", says: "4 to 8", source: "web urbanext.illinois.edu/grasses/switchgrass.cfm" },
      { fact: "water", says: "low", source: "web tmwa.com/?p=20447" },
      { fact: "bloom", says: "August to October", source: "web natureforcities.snre.umich.edu/streetside-gardens/plant-library/ornamental-grasses/switchgrass/" },
    ],
  },
  cornflower: {
    zones: [2, 11], rhs: "H6", sun: ["full", "part"], water: "medium", soil: ["loamy", "poor"],
    bloom: [5, 9], leaves: [4, 9], autumn: "brown", winter: "nothing", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: [], careHoursAYear: 0.05, nursery: sold.seed, banned: [],
    size: sizes([0.7, 0.4], [0.7, 0.4]),
    sources: herbaceous("ncsu all/centaurea-cyanus/", {
      zones: "known", soil: "web inbloom.watersavingplants.com/eplant.php?plantnum=825&return=c_p265", bloom: "web inbloom.watersavingplants.com/eplant.php?plantnum=825&return=c_p265",
      growth: "web inbloom.watersavingplants.com/eplant.php?plantnum=825&return=c_p265", deer: "web wanglu.net/thread/t12-420680-1.html", toxicTo: "web animalbridges.com/toxic-and-non-toxic-plants-to-dogs-cats-and-horses",
      nursery: "web sandbox.seedsavers.org/blue-boy-bachelors-buttons-flower",
    }),
    differing: [
      { fact: "bloom", says: "early summer", source: "ncsu all/centaurea-cyanus/" },
      { fact: "deer", says: "rarely eaten", source: "web www.growingrootstogether.com/product-page/bachelor-s-button-florists-blue-boy" },
    ],
  },
  fleabane: {
    zones: [3, 8], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["moist", "loamy"],
    bloom: [5, 7], leaves: [4, 10], autumn: "brown", winter: "nothing", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["dogs", "cats"], careHoursAYear: 0.1, nursery: sold.pot, banned: [],
    size: sizes([0.2, 0.2], [0.6, 0.4]),
    sources: herbaceous("web www.enps.ca/plant-index/philadelphia-fleabane", {
      toxicTo: "web urbananimalveterinary.com/event/how-safe-is-your-garden-for-pets/", zones: "web leaflibrary.com/erigeron-philadelphicus", rhs: "rhsBands", bloom: "web hpgreenteam.wordpress.com/2015/05/24/blooming-now-in-hp-the-philadelphia-fleabane-erigeron-philadelphicus/",
      growth: "web www.upnativeplants.com/product-page/philadelphia-fleabane-erigeron-philadelphicus", deer: "web gardenexperiments.com/?p=308", nursery: "known",
    }),
    differing: [
      { fact: "zones", says: "3 to 10", source: "web davesgarden.com/guides/pf/go/55590/" },
      { fact: "bloom", says: "June to August", source: "web www.enps.ca/plant-index/philadelphia-fleabane" },
      { fact: "deer", says: "rarely eaten", source: "web www.enps.ca/plant-index/philadelphia-fleabane" },
    ],
  },
  "meadow-grass": {
    zones: [3, 7], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["loamy", "poor", "dry"],
    bloom: [6, 7], leaves: null, autumn: "none", winter: "leaves", growth: "medium", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.05, nursery: sold.seed, banned: [],
    size: sizes([0.4, 0.15], [0.6, 0.3]),
    sources: herbaceous("web garden.nett.kr/festuca-rubra-red-fescue/", {
      toxicTo: "web www.reddogbluekat.com/post/common-toxic-and-non-toxic-plants-for-dogs-and-cats", soil: "web www.fosterscanada.com/glossary/creeping-red-fescue/", bloom: "web subeteno-kasugaayumu.blogspot.com/2021/01/creeping-red-fescue-home-depot.html", pollinators: "known", nursery: "known",
    }),
    differing: [
      { fact: "zones", says: "3 to 6", source: "mbg taxonid=263704" },
      { fact: "zones", says: "4 to 10", source: "web www.anniesannuals.com/plants/view/?id=422" },
    ],
  },
  "oxeye-daisy": {
    zones: [3, 8], rhs: "H7", sun: ["full", "part"], water: "medium", soil: ["loamy", "poor", "chalky", "clayey", "sandy"],
    bloom: [6, 8], leaves: [4, 10], autumn: "brown", winter: "nothing", growth: "fast", pollinators: true,
    deer: "sometimes eaten", toxicTo: ["dogs", "cats", "horses"], careHoursAYear: 0.1, nursery: sold.pot,
    size: sizes([0.2, 0.2], [0.6, 0.4]),
    banned: [
      { place: "US-CO", what: "both", since: "2004-05", source: "web law.cornell.edu/regulations/colorado/title-8/agency-1206/division-2/part-4" },
      { place: "US-MT", what: "both", since: "2010-01", source: "web rules.mt.gov/gateway/ShowRuleVersionFile.asp?RVID=39410" },
      { place: "US-WA", what: "sale", since: "2014-04", source: "known" },
      { place: "US-WY", what: "both", since: "2016", source: "web www.blm.gov/wy/st/en/programs/weeds_pests/whatis.print.html" },
    ],
    sources: herbaceous("web horfieldgreenary.co.uk/product-page/ox-eye-daisy-leucanthemum-vulgare", {
      zones: "known", winter: "web horfieldgreenary.co.uk/product-page/ox-eye-daisy-leucanthemum-vulgare", deer: "known", toxicTo: "web animalbridges.com/toxic-and-non-toxic-plants-to-dogs-cats-and-horses",
      nursery: "web treenurseryco.com/collections/long-blooming-perennials/products/oxeye-daisy",
    }),
    differing: [{ fact: "bloom", says: "June to September", source: "web www.easterncoloradowildflowers.com/Leucanthemum_vulgare.htm" }],
  },
  poppy: {
    zones: [3, 9], rhs: "H6", sun: ["full"], water: "medium", soil: ["loamy", "chalky", "clayey", "sandy"],
    bloom: [5, 8], leaves: [4, 8], autumn: "brown", winter: "nothing", growth: "fast", pollinators: true,
    deer: "rarely eaten", toxicTo: ["people", "dogs", "cats", "horses"], careHoursAYear: 0.05, nursery: sold.seed, banned: [],
    size: sizes([0.6, 0.4], [0.6, 0.4]),
    sources: herbaceous("web kentwildflowerseeds.co.uk/shop/common-poppy-seeds/", {
      zones: "known", sun: "known", water: "web myplantin.com/plant/2165", size: "web myplantin.com/plant/2165", growth: "web annapolisseeds.com/collections/annual-flowers/products/red-poppy",
      deer: "known", pollinators: "web www.applewoodseed.com/search/Corn%20Poppy/", nursery: "known",
    }),
    differing: [
      { fact: "size", says: "0.7 to 1 m high", source: "web kentwildflowerseeds.co.uk/shop/common-poppy-seeds/" },
      { fact: "toxicTo", says: "animals", source: "web kentwildflowerseeds.co.uk/shop/common-poppy-seeds/" },
    ],
  },
  "muhly-grass": {
    zones: [7, 9], rhs: "H4", sun: ["full", "part"], water: "medium", soil: ["sandy", "dry", "poor"],
    bloom: [9, 11], leaves: [4, 11], autumn: "brown", winter: "dry stems", growth: "fast", pollinators: false,
    deer: "rarely eaten", toxicTo: [], careHoursAYear: 0.3, nursery: sold.gallon, banned: [],
    size: sizes([0.3, 0.3], [0.9, 0.9]),
    sources: herbaceous("web kiefernursery.com/?p=16800", {
      zones: "web norfolkbotanicalgarden.org/education/horticulture/plant-profiles/muhly-grass/", bloom: "web chashortsoc.org/product/pink-mully-grass/", winter: "web wisconsinpollinators.com/Plants/P_Details.aspx?plantid=276",
      size: "web www.kollarnursery.com/plant-items/muhlenbergia-capillaris", growth: "web kiefernursery.com/?p=16800", pollinators: "known",
    }),
    differing: [
      { fact: "zones", says: "6 to 9", source: "web kiefernursery.com/?p=16800" },
      { fact: "zones", says: "5 to 9", source: "web www.kollarnursery.com/plant-items/muhlenbergia-capillaris" },
      { fact: "water", says: "low", source: "web cvwatercounts.com/plant-of-the-month-pink-muhly-muhlenbergia-capillaris" },
    ],
  },
} satisfies FactTable;
