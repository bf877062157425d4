import type { Invasiveness } from "./species.ts";

/** An invasive plant that the catalog lacks, under every name that wishes use for it. */
export type InvasiveRow = readonly [names: string, plant: Invasiveness];

/**
 * Invasive plants that wishes name and that another plant is drawn for. `sale` is set only where a state's rule is certain.
 *
 * Massachusetts (Prohibited Plant List): burning bush, Norway maple, tree of heaven, autumn olive, Japanese and bush
 * honeysuckle, multiflora rose, purple loosestrife, yellow flag iris, dame's rocket, goutweed, moneywort.
 * New York (6 NYCRR 575): golden bamboo, mugwort. Ohio, Pennsylvania, South Carolina: Callery pear. Montana (regulated and
 * noxious weeds): Russian olive, tamarisk. Florida (FAC 5B-64): Australian pine, water hyacinth. Oregon (OAR 603-052-1200):
 * Scotch broom, gorse; of butterfly bush only approved seedless kinds may be sold.
 *
 * Others are listed by the invasive plant councils of California (pampas grass, giant reed, sea fig; Mexican feather grass is on
 * its watch list), Florida and the Southeast (lantana, mimosa, nandina, periwinkle, princess tree) or the Mid-Atlantic and New
 * England (Amur maple, chocolate vine, rugosa rose, running bamboo, Siberian elm).
 */
export const invasiveNotGrown: readonly InvasiveRow[] = [
  ["burning bush", { name: "Burning bush", sale: "banned", instead: "chokeberry or Virginia sweetspire" }],
  [
    "butterfly bush, summer lilac, buddleia, buddleja, buddleia davidii, buddleja davidii",
    { name: "Butterfly bush", sale: "restricted", instead: "buttonbush or summersweet" },
  ],
  ["nandina, heavenly bamboo", { name: "Nandina", instead: "Virginia sweetspire or winterberry" }],
  [
    "scotch broom, scots broom",
    { name: "Scotch broom", sale: "banned", instead: "golden currant or shrubby cinquefoil" },
  ],
  ["gorse", { name: "Gorse", sale: "banned", instead: "golden currant or shrubby cinquefoil" }],
  ["rosa rugosa, rugosa rose", { name: "Rugosa rose", instead: "Virginia rose" }],
  ["multiflora rose", { name: "Multiflora rose", sale: "banned", instead: "Carolina rose or swamp rose" }],
  ["lantana", { name: "Common lantana", instead: "butterfly weed or native verbena" }],

  [
    "norway maple, acer platanoides, crimson king",
    { name: "Norway maple", sale: "banned", instead: "red oak or tupelo" },
  ],
  ["amur maple", { name: "Amur maple", instead: "serviceberry" }],
  [
    "bradford pear, callery pear, cleveland pear, chanticleer pear",
    { name: "Callery pear (Bradford pear)", sale: "banned", instead: "serviceberry or redbud" },
  ],
  [
    "tree of heaven, ailanthus",
    { name: "Tree of heaven", sale: "banned", instead: "staghorn sumac or Kentucky coffeetree" },
  ],
  ["mimosa, mimosa tree, silk tree", { name: "Mimosa (silk tree)", instead: "redbud or fringe tree" }],
  ["russian olive", { name: "Russian olive", sale: "banned", instead: "silver buffaloberry" }],
  ["autumn olive", { name: "Autumn olive", sale: "banned", instead: "serviceberry or northern bayberry" }],
  ["tamarisk, tamarisk tree", { name: "Tamarisk", sale: "banned", instead: "desert willow or redbud" }],
  ["paulownia, paulownia tree", { name: "Princess tree (paulownia)", instead: "northern catalpa" }],
  ["casuarina", { name: "Australian pine", sale: "banned", instead: "slash pine or southern red cedar" }],
  ["siberian elm", { name: "Siberian elm", instead: "a disease-resistant American elm or hackberry" }],

  ["pampas, pampas grass, cortaderia", { name: "Pampas grass", instead: "giant sacaton or big bluestem" }],
  ["giant reed, arundo", { name: "Giant reed", instead: "eastern gamagrass or big bluestem" }],
  ["mexican feather grass, stipa tenuissima", { name: "Mexican feather grass", instead: "prairie dropseed" }],
  ["golden bamboo", { name: "Golden bamboo", sale: "banned", instead: "inkberry or wax myrtle" }],
  [
    "running bamboo, black bamboo, phyllostachys, pleioblastus, sasa",
    { name: "Running bamboo", instead: "inkberry or wax myrtle" },
  ],

  [
    "vinca, vinca minor, vinca major, periwinkle",
    { name: "Periwinkle (vinca)", instead: "Allegheny spurge, wild ginger or moss phlox" },
  ],
  [
    "ground elder, bishop weed, bishops weed",
    { name: "Goutweed (bishop's weed)", sale: "banned", instead: "wild ginger or golden ragwort" },
  ],
  [
    "creeping jenny, lysimachia nummularia",
    { name: "Moneywort (creeping Jenny)", sale: "banned", instead: "golden ragwort or green-and-gold" },
  ],
  ["carpobrotus", { name: "Sea fig (ice plant)", instead: "seaside daisy or beach strawberry" }],
  [
    "purple loosestrife, lythrum",
    { name: "Purple loosestrife", sale: "banned", instead: "blazing star or swamp milkweed" },
  ],
  ["yellow flag", { name: "Yellow flag iris", sale: "banned", instead: "blue flag iris" }],
  [
    "dame rocket, dames rocket, sweet rocket, hesperis",
    { name: "Dame's rocket", sale: "banned", instead: "garden phlox" },
  ],
  ["mugwort", { name: "Mugwort", sale: "banned", instead: "white sage" }],
  ["water hyacinth", { name: "Water hyacinth", sale: "banned", instead: "pickerelweed or blue flag iris" }],

  ["japanese honeysuckle", { name: "Japanese honeysuckle", sale: "banned", instead: "coral honeysuckle or crossvine" }],
  [
    "amur honeysuckle, tatarian honeysuckle, tartarian honeysuckle, morrow honeysuckle",
    { name: "Bush honeysuckle", sale: "banned", instead: "northern bush honeysuckle or spicebush" },
  ],
  ["akebia, chocolate vine", { name: "Chocolate vine", instead: "coral honeysuckle or crossvine" }],
];
