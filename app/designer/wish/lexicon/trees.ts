import { type Row, tree } from "./term.ts";

/** Trees; every name also stands with "tree" after it. */
const named: readonly Row[] = [
  [
    "japanese maple, acer, red japanese maple, acer palmatum, laceleaf maple, dwarf japanese maple",
    tree("japanese-maple"),
  ],
  [
    "red maple, scarlet maple, crimson maple, red leaf maple, red leaved maple, acer rubrum, october glory, autumn blaze, crimson king",
    tree("red-maple"),
  ],
  ["maple, sugar maple, acer saccharum, silver maple, norway maple, field maple", tree("maple")],
  ["olive, olea europaea, olives, autumn olive", tree("olive")],
  [
    "birch, silver birch, river birch, white birch, paper birch, multi stem birch, birch grove, himalayan birch, betula",
    tree("birch"),
  ],
  ["aspen, poplar, eucalyptus, gum, cottonwood, alder, larch tree", tree("birch", "a birch")],
  ["italian cypress, cypress", tree("cypress")],
  [
    "arborvitae, arbor vitae, thuja, emerald green arborvitae, emerald green, cedar hedge, leyland cypress, green giant, white cedar, emerald cedar, thuja hedge, arborvitaes, cedars, american arborvitae",
    tree("arborvitae"),
  ],
  ["blue spruce, colorado spruce, colorado blue spruce", tree("blue-spruce")],
  ["spruce, norway spruce, evergreen tree, conifer, christmas", tree("spruce")],
  ["fir, redwood, hemlock, sequoia, douglas fir, deodar", tree("spruce", "a spruce")],
  [
    "pine, pinus, japanese black pine, black pine, mountain pine, cloud pruned pine, scots pine, umbrella pine, niwaki, bonsai, cloud tree",
    tree("pine"),
  ],
  [
    "ornamental, flowering, cherry, yoshino cherry, prunus, prunus serrulata, ornamental cherry, ornamental pear, cherry blossom, flowering cherry, japanese cherry",
    tree("flowering-tree"),
  ],
  [
    "blossom, plum, almond, redbud, jacaranda, hawthorn, flowering plum, flowering pear, serviceberry, cercis, crataegus, sorbus, amelanchier lamarckii, amelanchier, almond blossom, frangipani, plumeria, gulmohar, flame, golden chain, laburnum, judas, mimosa, silk, tamarisk, rowan, mountain ash, callery pear, stewartia, snowbell, purple leaf plum, desert willow, chaste, vitex, tabebuia, cassia",
    tree("flowering-tree", "a flowering cherry"),
  ],
  ["weeping cherry", tree("weeping-cherry")],
  ["weeping willow, willow", tree("weeping-cherry", "a weeping cherry")],
  ["crabapple, crab apple, malus", tree("crabapple")],
  ["magnolia, magnolia grandiflora, star magnolia, southern magnolia", tree("magnolia")],
  ["dogwood, cornus, cornus kousa, kousa dogwood", tree("dogwood")],
  ["crepe myrtle, crape myrtle, crepemyrtle, crapemyrtle, lagerstroemia, myrtle", tree("crepe-myrtle")],
  ["apple, apples, fruit, dwarf apple, dwarf fruit, espalier apple", tree("apple-tree")],
  [
    "pear, fig, avocado, apricot fruit, orchard, peach fruit, quince fruit, guava, papaya, lychee, chikoo, jackfruit, persimmon, nectarine, nut, walnut, pecan, mango, pomegranate, cherry fruit, espalier fruit, espaliered fruit, espalier, apple espalier, pear espalier, espaliered pear, espaliered apple, medlar, hazel, hazelnut",
    tree("apple-tree", "an apple tree"),
  ],
  ["lemon, citrus, lemons, meyer lemon", tree("citrus")],
  ["lime, orange fruit, grapefruit, mandarin, kumquat", tree("citrus", "a lemon tree")],
  ["oak, quercus, live oak, red oak, white oak, pin oak", tree("oak")],
  [
    "shade, linden, lime shade, basswood, large canopy, canopy, plane, big shade, large shade, deciduous",
    tree("shade-tree"),
  ],
  [
    "elm, ash, beech, ginkgo, sycamore, chestnut, mesquite, palo verde, mulberry, acacia, locust, honey locust, robinia, catalpa, hackberry, jacaranda shade, paloverde, banyan, neem, peepal, ironwood, tulip poplar, zelkova, liquidambar, sweetgum, sweet gum, ginkgo biloba, tilia, katsura, beech tree, hornbeam tree, pepper shade, paulownia",
    tree("shade-tree", "a linden"),
  ],
  [
    "palm, palms, golden cane, golden cane palm, cane palm, areca palm, date palm, queen palm, coconut palm, windmill palm, king palm, sago palm, fan palm, trachycarpus, cycas, coconut, areca palm, royal palm, sabal palm, palmetto, pygmy palm",
    tree("palm"),
  ],
  ["holly, american holly, ilex opaca", tree("holly")],
  ["english holly, common holly, ilex aquifolium", tree("english-holly")],
];

/** Words that mean something else without "tree" behind them. */
const onlyWithTree = new Set([
  "flowering",
  "fruit",
  "shade",
  "big shade",
  "large shade",
  "christmas",
  "deciduous",
  "nut",
  "ash",
  "canopy",
  "large canopy",
  "ornamental",
  "flame",
  "silk",
  "gum",
  "plane",
  "chaste",
  "golden chain",
  "locust",
  "judas",
  "coconut",
]);
const fruits: readonly Row[] = [
  ["orange tree", tree("citrus", "a lemon tree")],
  ["peach tree, apricot tree", tree("apple-tree", "an apple tree")],
  ["blossom tree, blossoming tree, flowering ornamental tree, ornamental tree", tree("flowering-tree")],
];

export const trees: readonly Row[] = [
  ...fruits,
  ...named.map(([phrases, meaning]): Row => {
    const names = phrases.split(", ");
    const alone = names.filter((name) => !onlyWithTree.has(name));
    return [[...alone, ...names.map((name) => `${name} tree`)].join(", "), meaning];
  }),
];
