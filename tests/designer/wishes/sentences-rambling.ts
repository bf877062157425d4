import type { Sentence } from "./wish-sentences.ts";

/** Long wishes, with much in them that asks for nothing. */
export const ramblingSentences: readonly Sentence[] = [
  [
    "Hi! We just bought this house and the backyard is a blank slate. We have a 2 year old and a golden retriever. Would like a safe place to play, some shade, and an area where we can have friends over for dinner. Low maintenance please, we both work full time.",
    { items: [{ thing: "play-lawn" }] },
  ],
  [
    "I would like my front yard to have more curb appeal. Maybe some hydrangeas under the windows, a nice stone walkway to the front door, and a small tree on the left side. Nothing too fancy.",
    {
      items: [{ thing: "hydrangea", place: "near-house" }, { thing: "path" }, { thing: "tree", place: "left" }],
      path: { paving: "flagstone" },
    },
  ],
  [
    "need privacy from neighbors, thinking tall evergreens or bamboo along back fence, maybe a water feature so we cant hear the traffic",
    {
      items: [{ thing: "laurel", place: "along-fence" }, { thing: "bamboo", place: "along-fence" }, { thing: "water" }],
    },
  ],
  [
    "we want to host a wedding here next summer so lots of white flowers, an arch, fairy lights and a dance floor",
    {
      items: [{ thing: "beds" }, { thing: "arch" }, { thing: "string-lights" }],
      flowers: ["white"],
      notDrawn: ["dance floor"],
    },
  ],
  [
    "My husband wants a putting green and I want roses. Compromise?",
    { items: [{ thing: "rose" }], notDrawn: ["putting green"] },
  ],
  [
    "a cozy reading nook with an egg chair under a tree, lots of ferns and hostas, stepping stones",
    {
      items: [
        { thing: "seating", place: "around-tree" },
        { thing: "hanging-chair", place: "around-tree" },
        { thing: "tree" },
        { thing: "fern" },
        { thing: "hosta" },
        { thing: "path" },
      ],
      path: { paving: "stepping" },
    },
  ],
  [
    "kids want a fort and a rock climbing wall, i want peace and quiet lol",
    { notDrawn: ["fort", "rock climbing wall"] },
  ],
  [
    "we would like a big deck off the back of the house, about 20 ft x 15 ft, with stairs to the yard, plus a firepit area with 6 adirondack chairs about 20 feet away from the house",
    {
      items: [
        { thing: "patio", size: { width: 6.1, depth: 4.57 }, place: "near-house" },
        { thing: "steps" },
        { thing: "fire-pit" },
        { thing: "seating", count: 6 },
      ],
      patio: { paving: "deck" },
    },
  ],
  [
    "English roses, lavender, alliums, catmint, foxgloves and a bird bath. A gravel path should wind through it to a bench at the far end.",
    {
      style: "cottage",
      items: [
        { thing: "rose" },
        { thing: "lavender" },
        { thing: "allium" },
        { thing: "catmint" },
        { thing: "foxglove" },
        { thing: "bird-bath" },
        { thing: "path" },
        { thing: "bench", place: "back" },
      ],
      path: { paving: "gravel", course: "curved" },
    },
  ],
  [
    "I'd love it if there was a creek or a pond in the back left. leave the swing where it is",
    { kept: ["swing-set"], items: [{ thing: "pond", place: "back-left" }], notDrawn: ["creek"] },
  ],
  ["Put a kayak rack behind the garage", { notDrawn: ["kayak rack"] }],
  [
    "two-tier deck with glass railing and sunken lounge",
    { items: [{ thing: "patio" }, { thing: "railing" }, { thing: "seating" }], patio: { paving: "deck" } },
  ],
  ["swings, slides, sandpits", { items: [{ thing: "swing-set" }, { thing: "slide" }, { thing: "sandbox" }] }],
  [
    "Replace our dead lawn with something that uses less water. We live in Arizona. Cactus, desert spoon, palo verde tree, red rock",
    {
      style: "xeriscape",
      refused: ["lawn"],
      items: [{ thing: "agave" }, { thing: "yucca" }, { thing: "shade-tree" }, { thing: "boulders" }],
    },
  ],
];
