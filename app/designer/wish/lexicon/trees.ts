import { type Row, tree } from "./term.ts";

/** Trees; every name also stands with "tree" after it. */
const named: readonly Row[] = [
  ["japanese maple, acer, red japanese maple", tree("japanese-maple")],
  ["maple, red maple, sugar maple", tree("maple")],
  ["olive", tree("olive")],
  ["birch, silver birch, river birch", tree("birch")],
  ["aspen, poplar, eucalyptus", tree("birch", "a birch")],
  ["italian cypress, cypress", tree("cypress")],
  ["arborvitae, thuja, emerald green, cedar hedge, leyland cypress, green giant", tree("arborvitae")],
  ["blue spruce, colorado spruce, colorado blue spruce", tree("blue-spruce")],
  ["spruce, norway spruce, evergreen tree, conifer, christmas", tree("spruce")],
  ["fir, redwood, hemlock", tree("spruce", "a spruce")],
  ["pine, japanese black pine, mountain pine", tree("pine")],
  ["flowering, cherry, cherry blossom, flowering cherry, japanese cherry", tree("flowering-tree")],
  [
    "blossom, plum, almond, redbud, jacaranda, hawthorn, flowering plum, flowering pear",
    tree("flowering-tree", "a flowering cherry"),
  ],
  ["weeping cherry", tree("weeping-cherry")],
  ["weeping willow, willow", tree("weeping-cherry", "a weeping cherry")],
  ["crabapple, crab apple", tree("crabapple")],
  ["magnolia", tree("magnolia")],
  ["dogwood", tree("dogwood")],
  ["crepe myrtle, crape myrtle, crepemyrtle, myrtle", tree("crepe-myrtle")],
  ["apple, fruit, dwarf apple", tree("apple-tree")],
  [
    "pear, fig, avocado, apricot fruit, orchard, peach fruit, nut, walnut, pecan, mango, pomegranate",
    tree("apple-tree", "an apple tree"),
  ],
  ["lemon, citrus", tree("citrus")],
  ["lime, orange fruit, grapefruit, mandarin, kumquat", tree("citrus", "a lemon tree")],
  ["oak, live oak", tree("oak")],
  ["shade, linden, big shade, large shade, deciduous", tree("shade-tree")],
  [
    "elm, ash, beech, ginkgo, sycamore, chestnut, mesquite, palo verde, mulberry, acacia",
    tree("shade-tree", "a linden"),
  ],
  ["palm, date palm, queen palm, coconut palm, windmill palm", tree("palm")],
  ["holly", tree("holly")],
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
