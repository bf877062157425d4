import { englishOnly, type Sentence } from "./wish-sentences.ts";

/** What must not be, what must stay, what is only told of the yard, and wishes in other languages. */
export const moodSentences: readonly Sentence[] = [
  ["no lawn", { refused: ["lawn"] }],
  [
    "no lawn please, just gravel and drought tolerant plants",
    { style: "xeriscape", refused: ["lawn"], items: [{ thing: "gravel" }, { thing: "beds" }] },
  ],
  ["a patio without a fence", { refused: ["fence"], items: [{ thing: "patio" }] }],
  [
    "I don't want gravel, but pavers would be nice",
    { refused: ["gravel"], avoided: ["gravel"], items: [{ thing: "patio" }], patio: { paving: "slabs" } },
  ],
  [
    "clover and thyme instead of grass",
    { refused: ["lawn"], items: [{ thing: "creeping-thyme" }, { thing: "creeping-thyme" }] },
  ],
  ["replace the lawn with a wildflower meadow", { refused: ["lawn"], items: [{ thing: "meadow" }] }],
  [
    "get rid of the grass and put in pea gravel with a few boulders",
    { refused: ["lawn"], items: [{ thing: "gravel" }, { thing: "boulders", count: 3 }] },
  ],
  ["no trees, shrubs or hedges, only flowers", { refused: ["tree", "hedge"], items: [{ thing: "beds" }] }],
  ["keep the tree", { kept: ["tree"] }],
  [
    "keep the big oak and the lawn, add a fire pit in the corner",
    { kept: ["tree", "lawn"], items: [{ thing: "fire-pit", place: "corner" }] },
  ],
  ["leave the shed, add roses next to the shed", { kept: ["shed"], items: [{ thing: "rose" }] }],
  [
    "don't touch the lawn! only new flower beds along the fence",
    { kept: ["lawn"], items: [{ thing: "beds", place: "along-fence" }] },
  ],
  [
    "there's a beautiful maple on the left, please keep it. would love a bench under it",
    { kept: ["tree"], items: [{ thing: "bench", place: "around-tree" }] },
  ],
  [
    "the old deck has to go, stone patio in its place",
    { refused: ["deck"], items: [{ thing: "patio" }], patio: { paving: "flagstone" } },
  ],
  [
    "We have two dogs and a toddler so nothing thorny, a safe fence and soft grass",
    { items: [{ thing: "fence" }, { thing: "lawn" }] },
  ],
  [
    "our yard is just dirt and weeds right now. want a lawn, some shrubs and a path to the back",
    { items: [{ thing: "lawn" }, { thing: "beds" }, { thing: "path", place: "back" }] },
  ],
  [
    "The lawn is dead and patchy, we'd like something low-maintenance with gravel, yuccas and a small patio",
    { items: [{ thing: "gravel" }, { thing: "yucca" }, { thing: "patio" }] },
  ],
  [
    "currently there is an ugly concrete slab. i want a wood deck there, 5m x 4m",
    { items: [{ thing: "patio", size: { width: 5, depth: 4 } }], patio: { paving: "deck" } },
  ],
  [
    "no roses, i am allergic. hydrangeas and ferns are fine",
    { avoided: ["rose"], items: [{ thing: "hydrangea" }, { thing: "fern" }] },
  ],
  [
    "without too much maintenance, a few perennials and a bench",
    { items: [{ thing: "perennial", count: 3 }, { thing: "bench" }] },
  ],
  [
    "do not remove the hedge, just add lights along the path",
    { kept: ["hedge"], items: [{ thing: "lights", place: "along-path" }] },
  ],
  [
    "rip out all the bushes and make a clean modern patio with large format porcelain pavers",
    {
      style: "modern",
      refused: ["beds"],
      items: [{ thing: "patio" }],
      patio: { paving: "slabs" },
      removed: ["bushes"],
    },
  ],
  ["not a fan of bamboo. birch trees instead", { avoided: ["bamboo"], items: [{ thing: "birch" }] }],
  ["the fence stays, the grass can go", { kept: ["fence"], refused: ["lawn"] }],
  ["keep it simple: lawn, a tree, a bench", { items: [{ thing: "lawn" }, { thing: "tree" }, { thing: "bench" }] }],
  [
    "turn the lawn into a vegetable garden with 4 raised beds",
    { refused: ["lawn"], items: [{ thing: "raised-bed", count: 4 }] },
  ],
  ["no pool, no trampoline, just plants", { refused: ["pool", "trampoline"], items: [{ thing: "beds" }] }],
  ["remove the concrete, add grass", { refused: ["paving"], avoided: ["concrete"], items: [{ thing: "lawn" }] }],
  [
    "i hate mowing so no grass. maybe thyme or clover as ground cover?",
    { refused: ["lawn"], items: [{ thing: "creeping-thyme" }, { thing: "creeping-thyme" }] },
  ],
  [
    "we love our existing patio, please keep it and add planting around it",
    { kept: ["patio"], items: [{ thing: "beds", place: "around-patio" }] },
  ],
  ["flowers around the pool and a hedge behind the trampoline", { items: [{ thing: "beds" }, { thing: "hedge" }] }],
  [
    "nothing too modern. a cottage garden with delphiniums and catmint",
    { style: "cottage", items: [{ thing: "delphinium" }, { thing: "catmint" }] },
  ],
  ["swap the gravel for a real lawn", { refused: ["gravel"], avoided: ["gravel"], items: [{ thing: "lawn" }] }],
  [
    "avoid red flowers, white and blue only please, lavender too",
    { items: [{ thing: "lavender" }], flowers: ["white", "blue", "purple"] },
  ],
  [
    "Ein moderner Garten mit Terrasse und Lavendel, ohne Rasen bitte",
    { style: "modern", items: [{ thing: "patio" }, { thing: "lavender" }], remark: englishOnly },
  ],
  [
    "Quiero un jardín con una terraza, rosas y una pérgola por favor",
    { items: [{ thing: "patio" }, { thing: "rose" }, { thing: "pergola" }], remark: englishOnly },
  ],
  [
    "Je voudrais une terrasse en bois avec une pergola et de la lavande",
    { items: [{ thing: "patio" }, { thing: "pergola" }, { thing: "lavender" }], remark: englishOnly },
  ],
  ["Хочу красивый сад с розами", { remark: englishOnly }],
  ["asdf qwer zxcv jklö", {}],
];
