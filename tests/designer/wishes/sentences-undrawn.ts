import { houseStays, type Sentence } from "./wish-sentences.ts";

/** Wishes with something in them that cannot be drawn. */
export const undrawnSentences: readonly Sentence[] = [
  [
    "flagstone patio with a hot tub",
    { items: [{ thing: "patio" }, { thing: "hot-tub" }], patio: { paving: "flagstone" } },
  ],
  [
    "playset and sandbox for the kids, new lawn",
    { items: [{ thing: "swing-set" }, { thing: "sandbox" }, { thing: "lawn" }] },
  ],
  [
    "Trampoline for the kids, lawn, and a swing set in the corner",
    { items: [{ thing: "trampoline" }, { thing: "lawn" }, { thing: "swing-set", place: "corner" }] },
  ],
  ["10 x 20 ft pool", { items: [{ thing: "pool", size: { width: 3.05, depth: 6.1 } }] }],
  ["a kidney pool on the left, and keep the oak", { items: [{ thing: "pool", place: "left" }], kept: ["tree"] }],
  ["a plunge pool 3 m x 2 m", { items: [{ thing: "pool", object: "plunge-pool", size: { width: 3, depth: 2 } }] }],
  ["pool stays, palms around the pool", { items: [{ thing: "palm" }], kept: ["pool"] }],
  ["pool furniture and a paddling pool", { items: [{ thing: "seating" }], notDrawn: ["paddling pool"] }],
  [
    "a swimming pool with a deck around it and palm trees",
    { items: [{ thing: "pool" }, { thing: "patio" }, { thing: "palm" }], patio: { paving: "deck" } },
  ],
  [
    "outdoor kitchen with pizza oven next to the patio, pergola above",
    {
      items: [
        { thing: "outdoor-kitchen", place: "around-patio" },
        { thing: "pizza-oven", place: "around-patio" },
        { thing: "pergola" },
      ],
    },
  ],
  [
    "we need a garden shed at the back and a gravel path to it",
    { items: [{ thing: "shed", place: "back" }, { thing: "path" }], path: { paving: "gravel" } },
  ],
  [
    "greenhouse, raised beds and a chicken coop",
    { items: [{ thing: "greenhouse" }, { thing: "raised-bed" }, { thing: "chicken-coop" }] },
  ],
  [
    "a basketball hoop by the garage plus nice lighting",
    { items: [{ thing: "basketball-hoop", place: "near-house" }, { thing: "lights" }] },
  ],
  [
    "sauna + cold plunge area, scandinavian style, birch trees",
    { style: "modern", items: [{ thing: "birch" }], notDrawn: ["sauna", "cold plunge"] },
  ],
  ["gazebo in the middle of the lawn", { items: [{ thing: "pergola", place: "middle" }] }],
  [
    "a buddha statue, bamboo and a koi pond",
    { items: [{ thing: "statue", object: "buddha" }, { thing: "bamboo" }, { thing: "pond", object: "koi-pond" }] },
  ],
  [
    "sandbox and a play area for my 2 kids, lawn around",
    { items: [{ thing: "sandbox" }, { thing: "play-lawn" }, { thing: "lawn" }] },
  ],
  ["zip line between the trees and a tree house", { notDrawn: ["zip line", "tree house"] }],
  ["I'd like a moongazer and a gravel garden", { items: [{ thing: "gravel" }], notDrawn: ["moongazer"] }],
  ["a patio, some lavender and a teepee", { items: [{ thing: "patio" }, { thing: "lavender" }], notDrawn: ["teepee"] }],
  ["add a skate bowl and lots of flowers", { items: [{ thing: "beds" }], notDrawn: ["skate bowl"] }],
  ["patio, telescope, roses", { items: [{ thing: "patio" }, { thing: "rose" }], notDrawn: ["telescope"] }],
  [
    "put the hot tub in the left corner and a screen around it",
    {
      items: [
        { thing: "hot-tub", place: "back-left" },
        { thing: "screen", place: "back-left" },
      ],
    },
  ],
  [
    "paint the house white and plant hydrangeas in front",
    { items: [{ thing: "hydrangea", place: "front" }], remark: houseStays },
  ],
  ["new roof, new windows and a nice walkway", { items: [{ thing: "path" }], remark: houseStays }],
  ["change the windows, add a deck", { items: [{ thing: "patio" }], patio: { paving: "deck" }, remark: houseStays }],
  [
    "could you repaint the garage door in dark grey? plus boxwood along the driveway",
    { items: [{ thing: "boxwood" }], remark: houseStays },
  ],
  [
    "paint the fence black and add ornamental grasses along it",
    { items: [{ thing: "feather-grass", place: "along-fence" }], notDrawn: ["paint the fence"] },
  ],
  [
    "remove the shed and plant a birch there",
    { refused: ["shed"], items: [{ thing: "birch" }], notDrawn: ["remove the shed"] },
  ],
  [
    "remove the old bench, the tree stump and the flower bed. new lawn",
    { refused: ["bench", "beds"], items: [{ thing: "lawn" }], removed: ["bench", "tree stump"] },
  ],
  [
    "Remove all existing landscaping and put in a lawn",
    { items: [{ thing: "lawn" }], notDrawn: ["remove the landscaping"] },
  ],
  ["clear everything and start over", { notDrawn: ["remove everything that is there"] }],
  [
    "take down the fence, put a hedge there",
    { refused: ["fence"], items: [{ thing: "hedge" }], notDrawn: ["take down the fence"] },
  ],
  [
    "widen path, new driveway with brick edging",
    { items: [{ thing: "path" }, { thing: "edging" }], notDrawn: ["driveway"] },
  ],
  [
    "waterfall and a stream running into a pond, natural stone",
    { items: [{ thing: "pond" }], notDrawn: ["waterfall", "stream"] },
  ],
  [
    "built in bbq with a bar and dining area for 8 people",
    { items: [{ thing: "grill" }, { thing: "bar" }, { thing: "dining" }] },
  ],
  [
    "i want a hottub, pergola w/ fairy lights, no lawn",
    { refused: ["lawn"], items: [{ thing: "hot-tub" }, { thing: "pergola" }, { thing: "string-lights" }] },
  ],
  ["mini golf / putting green, bocce court", { notDrawn: ["mini golf", "putting green", "bocce court"] }],
  ["dog run along the side of the house and tough grass", { items: [{ thing: "lawn" }], notDrawn: ["dog run"] }],
  [
    "pool with slide, tiki bar, palm trees!!! make it look like a resort",
    { style: "tropical", items: [{ thing: "pool" }, { thing: "slide" }, { thing: "bar" }, { thing: "palm" }] },
  ],
  [
    "outdoor shower next to a sauna, privacy hedge",
    { items: [{ thing: "outdoor-shower" }, { thing: "hedge" }], notDrawn: ["sauna"] },
  ],
  ["Would love a wooden bridge over a dry creek", { items: [{ thing: "bridge" }, { thing: "dry-creek" }] }],
  [
    "a projector screen, bean bags, fire pit and string lights for movie nights",
    { items: [{ thing: "fire-pit" }, { thing: "string-lights" }], notDrawn: ["projector screen", "bean bags"] },
  ],
  [
    "4 fruit trees, a bee hive and a compost bin in the back right corner",
    {
      items: [
        { thing: "apple-tree", count: 4 },
        { thing: "compost", place: "back-right" },
      ],
      notDrawn: ["bee hive"],
    },
  ],
  [
    "irrigation system, new sod and a mailbox planter",
    { items: [{ thing: "lawn" }, { thing: "planters" }], notDrawn: ["irrigation system"] },
  ],
  ["a fountain with a mermaid sculpture", { items: [{ thing: "fountain" }, { thing: "statue" }] }],
  [
    "with gnomes and flamingos lol, and a hammock",
    { items: [{ thing: "statue", object: "garden-gnome" }, { thing: "hammock" }], notDrawn: ["flamingos"] },
  ],
  [
    "bike storage behind a slatted screen next to the garage",
    {
      items: [
        { thing: "bicycle-rack", place: "along-fence" },
        { thing: "screen", place: "near-house" },
      ],
    },
  ],
  [
    "patio heater, outdoor tv, sectional, and a big rug on the deck",
    { items: [{ thing: "seating", object: "sofa" }], notDrawn: ["patio heater", "outdoor tv", "rug"] },
  ],
  [
    "Space for a trampoline on the right, otherwise lawn with a border of perennials",
    { items: [{ thing: "trampoline", place: "right" }, { thing: "lawn" }, { thing: "border", of: "perennial" }] },
  ],
  ["jacuzzi under a gazebo", { items: [{ thing: "hot-tub", place: "around-patio" }, { thing: "pergola" }] }],
  ["a tennis court please", { notDrawn: ["tennis court"] }],
  [
    "maybe a small greenhouse near the raised beds, 2 x 3 m, and a water butt",
    { items: [{ thing: "greenhouse", size: { width: 2, depth: 3 } }, { thing: "rain-barrel" }] },
  ],
  [
    "a trampolin and a playhouse, rest grass",
    { items: [{ thing: "trampoline" }, { thing: "playhouse" }, { thing: "lawn" }] },
  ],
  [
    "can we have a pickleball court? and a few trees for shade",
    { items: [{ thing: "tree", count: 3 }], notDrawn: ["pickleball court"] },
  ],
  [
    "a natural swimming pond with reeds and a wooden jetty",
    { items: [{ thing: "pond", object: "swimming-pond" }, { thing: "switchgrass" }], notDrawn: ["jetty"] },
  ],
  [
    "solar panels on the shed, rain barrel, native plants",
    { style: "natural", items: [{ thing: "rain-barrel" }, { thing: "beds" }], notDrawn: ["solar panels"] },
  ],
  [
    "wheelchair ramp to the back door and wide concrete paths",
    { items: [{ thing: "path" }], path: { paving: "concrete" }, notDrawn: ["wheelchair ramp"] },
  ],
  [
    "french doors opening to a brick patio",
    { items: [{ thing: "patio" }], patio: { paving: "brick" }, remark: houseStays },
  ],
  [
    "we have an old swing set and a shed which can stay. add a deck and a sandpit",
    { kept: ["shed"], items: [{ thing: "patio" }, { thing: "sandbox" }], patio: { paving: "deck" } },
  ],
  [
    "driveway gate, stone wall in front, cypress trees left and right",
    { items: [{ thing: "gate" }, { thing: "retaining-wall", place: "front" }, { thing: "cypress" }] },
  ],
];
