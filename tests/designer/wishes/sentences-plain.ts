import type { Sentence } from "./wish-sentences.ts";

/** Things, materials, plants, places, counts and sizes. */
export const plainSentences: readonly Sentence[] = [
  [
    "i want a flagstone patio with a fire pit and some adirondack chairs",
    { items: [{ thing: "patio" }, { thing: "fire-pit" }, { thing: "seating" }], patio: { paving: "flagstone" } },
  ],
  [
    "Flagstone patio 3 x 4 m, lavender along the fence.",
    {
      items: [
        { thing: "patio", size: { width: 3, depth: 4 } },
        { thing: "lavender", place: "along-fence" },
      ],
      patio: { paving: "flagstone" },
    },
  ],
  [
    "Could you please add a small pond near the house and three olive trees in the back",
    {
      items: [
        { thing: "pond", place: "near-house" },
        { thing: "olive", count: 3, place: "back" },
      ],
    },
  ],
  [
    "modern backyard with concrete pavers, ornamental grasses and a rectangular lawn",
    {
      style: "modern",
      items: [{ thing: "patio" }, { thing: "feather-grass" }, { thing: "lawn" }],
      patio: { paving: "slabs" },
    },
  ],
  [
    "english cottage garden with roses, foxgloves and a curved brick path",
    {
      style: "cottage",
      items: [{ thing: "rose" }, { thing: "foxglove" }, { thing: "path" }],
      path: { paving: "brick", course: "curved" },
    },
  ],
  [
    "We'd love a 12 x 10 ft deck next to the house with a dining table and chairs",
    {
      items: [{ thing: "patio", size: { width: 3.66, depth: 3.05 }, place: "near-house" }, { thing: "dining" }],
      patio: { paving: "deck" },
    },
  ],
  ["a 4m wide patio", { items: [{ thing: "patio", size: { width: 4 } }] }],
  ["6-foot fence along the back", { items: [{ thing: "fence", place: "back", size: { height: 1.83 } }] }],
  ["2 benches under the tree", { items: [{ thing: "bench", count: 2, place: "around-tree" }] }],
  [
    "a couple of birch trees in the left corner and a hammock",
    { items: [{ thing: "birch", count: 2, place: "back-left" }, { thing: "hammock" }] },
  ],
  ["a row of cypress trees along the fence", { items: [{ thing: "cypress", place: "along-fence" }] }],
  ["pair of planters by the front door", { items: [{ thing: "planters", count: 2, place: "near-house" }] }],
  [
    "japanese zen garden with bamboo, a stone lantern, moss and raked gravel",
    {
      style: "japanese",
      items: [{ thing: "bamboo" }, { thing: "lantern" }, { thing: "creeping-thyme" }, { thing: "gravel" }],
    },
  ],
  [
    "low maintenance desert landscape with agave, boulders and decomposed granite",
    { style: "xeriscape", items: [{ thing: "agave" }, { thing: "boulders" }, { thing: "gravel" }] },
  ],
  [
    "stepping stones leading from the patio to the garden gate, with creeping thyme in between",
    { items: [{ thing: "path" }, { thing: "creeping-thyme" }], path: { paving: "stepping" } },
  ],
  [
    "A straight gravel path to the shed, lavender on both sides of the path",
    {
      items: [{ thing: "path" }, { thing: "lavender", place: "along-path" }],
      path: { paving: "gravel", course: "straight" },
    },
  ],
  [
    "raised vegetable beds (3 of them) near the kitchen window",
    { items: [{ thing: "raised-bed", place: "near-house", count: 3 }] },
  ],
  [
    "I would like two raised beds for vegetables and a herb garden by the back door",
    { items: [{ thing: "raised-bed", count: 2, place: "near-house" }] },
  ],
  [
    "pergola over the patio with wisteria growing on it and string lights",
    {
      items: [
        { thing: "pergola", place: "around-patio" },
        { thing: "wisteria", place: "around-patio" },
        { thing: "string-lights", place: "around-patio" },
      ],
    },
  ],
  [
    "tropical paradise with palm trees, banana plants and bird of paradise around the patio",
    {
      style: "tropical",
      items: [
        { thing: "palm", place: "around-patio" },
        { thing: "banana", place: "around-patio" },
        { thing: "canna", place: "around-patio" },
      ],
    },
  ],
  [
    "mediterranean courtyard, terracotta tiles, olive trees, lavender and rosemary",
    {
      style: "mediterranean",
      items: [{ thing: "patio" }, { thing: "olive" }, { thing: "lavender" }, { thing: "rosemary" }],
      patio: { paving: "tiles", tone: "terracotta" },
    },
  ],
  [
    "formal garden with boxwood hedges, a fountain in the middle and white roses",
    {
      style: "formal",
      items: [{ thing: "hedge", of: "box-hedge" }, { thing: "fountain", place: "middle" }, { thing: "rose" }],
      flowers: ["white"],
    },
  ],
  [
    "wildflower meadow with poppies and a mown path through it, natural look",
    { style: "natural", items: [{ thing: "meadow" }, { thing: "poppy" }, { thing: "path" }] },
  ],
  [
    "dark grey slate terrace with block steps down to the lawn",
    { items: [{ thing: "patio" }, { thing: "steps" }], patio: { paving: "flagstone", tone: "charcoal" } },
  ],
  [
    "white gravel, black steel edging, some agaves",
    { items: [{ thing: "gravel" }, { thing: "edging" }, { thing: "agave" }] },
  ],
  ["pink and purple flowers everywhere!!", { items: [{ thing: "beds" }], flowers: ["pink", "purple"] }],
  [
    "hydrangeas along the house, and a japanese maple in the right corner",
    {
      items: [
        { thing: "hydrangea", place: "near-house" },
        { thing: "japanese-maple", place: "back-right" },
      ],
    },
  ],
  [
    "a small lawn for the kids, a hedge along the back fence and a bench at the back",
    { items: [{ thing: "play-lawn" }, { thing: "hedge", place: "along-fence" }, { thing: "bench", place: "back" }] },
  ],
  ["Dry creek bed with river rocks winding through the yard", { items: [{ thing: "dry-creek" }, { thing: "gravel" }] }],
  [
    "retaining wall 2 ft high along the left side with steps in the middle",
    {
      items: [
        { thing: "retaining-wall", object: "terrace", place: "left", size: { height: 0.61 } },
        { thing: "steps", place: "middle" },
      ],
    },
  ],
  [
    "patio of travertine, about 20 square metres, next to the house",
    {
      items: [{ thing: "patio", place: "near-house", size: { width: 4.47, depth: 4.47 } }],
      patio: { paving: "slabs", tone: "sand" },
    },
  ],
  [
    "fire pit in the middle, 5 chairs around it, gravel around the fire pit",
    {
      items: [
        { thing: "fire-pit", place: "middle" },
        { thing: "seating", count: 5, place: "around-patio" },
        { thing: "gravel", place: "around-patio" },
      ],
    },
  ],
  [
    "in the back corner, a bench and two hydrangeas",
    {
      items: [
        { thing: "bench", place: "corner" },
        { thing: "hydrangea", place: "corner", count: 2 },
      ],
    },
  ],
  [
    "Along the fence plant a privet hedge, 6 ft tall",
    { items: [{ thing: "hedge", of: "privet-hedge", place: "along-fence", size: { height: 1.83 } }] },
  ],
  ["path lined with lavender", { items: [{ thing: "path" }, { thing: "lavender", place: "along-path" }] }],
  [
    "patio surrounded by ornamental grasses and coneflowers",
    {
      items: [
        { thing: "patio" },
        { thing: "feather-grass", place: "around-patio" },
        { thing: "coneflower", place: "around-patio" },
      ],
    },
  ],
  [
    "red brick herringbone patio w/ a pergola",
    { items: [{ thing: "patio" }, { thing: "pergola" }], patio: { paving: "herringbone", tone: "brick" } },
  ],
  ["new sod everywhere and a few trees for shade", { items: [{ thing: "lawn" }, { thing: "tree", count: 3 }] }],
  [
    "Privacy screen along the left side, bench in front of the screen",
    {
      items: [
        { thing: "screen", place: "left" },
        { thing: "bench", place: "along-fence" },
      ],
    },
  ],
  [
    "cobblestone walkway from the street to the front door with path lights",
    { items: [{ thing: "path" }, { thing: "lights", place: "along-path" }], path: { paving: "cobbles" } },
  ],
  [
    "lavendar, hydrangia and a perogla please",
    { items: [{ thing: "lavender" }, { thing: "hydrangea" }, { thing: "pergola" }] },
  ],
  [
    "flagstne patio with a fountian and gravle path",
    {
      items: [{ thing: "patio" }, { thing: "fountain" }, { thing: "path" }],
      patio: { paving: "flagstone" },
      path: { paving: "gravel" },
    },
  ],
  [
    "firepit, steppingstones, string-lights",
    { items: [{ thing: "fire-pit" }, { thing: "path" }, { thing: "string-lights" }], path: { paving: "stepping" } },
  ],
  [
    "gray pavers and a gray concrete walkway",
    {
      items: [{ thing: "patio" }, { thing: "path" }],
      patio: { paving: "slabs", tone: "grey" },
      path: { paving: "concrete", tone: "grey" },
    },
  ],
  [
    "an arbor with climbing roses at the entrance and picket fence in front",
    {
      items: [
        { thing: "arch", object: "arbour" },
        { thing: "climbing-rose", place: "near-house" },
        { thing: "fence", object: "picket-fence", place: "front" },
      ],
    },
  ],
  [
    "Play lawn for our three kids, nothing fancy, maybe a couple of fruit trees",
    { items: [{ thing: "play-lawn" }, { thing: "apple-tree", count: 2 }] },
  ],
  [
    "somewhere to sit in the evening with soft lighting and fragrant plants",
    { items: [{ thing: "seating" }, { thing: "lights" }, { thing: "beds" }] },
  ],
  [
    "deck with lounge chairs and an umbrella",
    {
      items: [{ thing: "patio" }, { thing: "seating", object: "lounge-chair" }, { thing: "parasol" }],
      patio: { paving: "deck" },
    },
  ],
  [
    "two metres of border along the house with peonies, irises and daylilies",
    {
      items: [
        { thing: "border", size: { width: 2 }, place: "near-house" },
        { thing: "peony", place: "near-house" },
        { thing: "iris", place: "near-house" },
        { thing: "daylily", place: "near-house" },
      ],
    },
  ],
  ["english ivy on the fence", { items: [{ thing: "ivy", place: "along-fence" }] }],
  [
    "pine trees and rocks for a mountain cabin feel",
    { style: "natural", items: [{ thing: "pine" }, { thing: "boulders" }] },
  ],
  [
    "12' x 10' patio and an 8 ft bench",
    {
      items: [
        { thing: "patio", size: { width: 3.66, depth: 3.05 } },
        { thing: "bench", size: { width: 2.44 } },
      ],
    },
  ],
  ["please make my yard look beautiful and cozy for the kids", {}],
  ["something nice and relaxing where we can unwind after work and enjoy the evening with friends and family", {}],
  ["Surprise me! I trust your taste, just make it look amazing and easy to take care of.", {}],
  ["I have no idea what I want, our yard is boring and we would like to spend more time outside", {}],
  ["a serene, whimsical hideaway with lots of charm, texture and color", {}],
  [
    "More curb appeal, colorful flowers near the front door, nice walkway",
    { items: [{ thing: "beds", place: "near-house" }, { thing: "path" }] },
  ],
  [
    "yellow daylilies and blue agapanthus by the path, red tulips in front",
    {
      items: [
        { thing: "daylily", place: "along-path" },
        { thing: "agapanthus", place: "along-path" },
        { thing: "tulip", place: "front" },
      ],
      flowers: ["yellow", "blue", "red"],
    },
  ],
  [
    "3x4 patio in the back left corner",
    { items: [{ thing: "patio", size: { width: 3, depth: 4 }, place: "back-left" }] },
  ],
  [
    "patio 10 by 12 ft, path 3 ft wide",
    {
      items: [
        { thing: "patio", size: { width: 3.05, depth: 3.66 } },
        { thing: "path", size: { width: 0.91 } },
      ],
    },
  ],
  [
    "lavender border along the path and black mulch",
    { items: [{ thing: "border", of: "lavender", place: "along-path" }, { thing: "mulch" }] },
  ],
  [
    "seating area under the pergola with an outdoor sofa",
    { items: [{ thing: "seating", object: "sofa", place: "around-patio" }] },
  ],
  [
    "an outdoor sofa and two lounge chairs",
    {
      items: [
        { thing: "seating", object: "sofa" },
        { thing: "seating", object: "lounge-chair", count: 2 },
      ],
    },
  ],
  [
    "a meandering path made of decomposed granite",
    { items: [{ thing: "path" }], path: { paving: "gravel", course: "curved" } },
  ],
  [
    "Traditional look: symmetrical beds, yew hedges, two urns, brick walkway",
    {
      style: "formal",
      items: [
        { thing: "beds" },
        { thing: "hedge", of: "yew-hedge" },
        { thing: "planters", count: 2 },
        { thing: "path" },
      ],
      path: { paving: "brick" },
    },
  ],
  [
    "xeriscape with yucca, sedum, blue fescue and red boulders by the driveway",
    {
      style: "xeriscape",
      items: [{ thing: "yucca" }, { thing: "sedum" }, { thing: "blue-fescue" }, { thing: "boulders" }],
    },
  ],
  [
    "arborvitae along the right side for privacy, ground cover under the trees",
    {
      items: [
        { thing: "arborvitae", place: "right" },
        { thing: "creeping-thyme", place: "around-tree" },
      ],
    },
  ],
  [
    "hammock between two trees, hostas and ferns in the shade",
    {
      items: [
        { thing: "hammock", place: "around-tree" },
        { thing: "tree", count: 2 },
        { thing: "hosta" },
        { thing: "fern" },
      ],
    },
  ],
  [
    "a half dozen boxwood balls along the walkway and one magnolia in the middle of the lawn",
    {
      items: [
        { thing: "boxwood", count: 6, place: "along-path" },
        { thing: "magnolia", count: 1, place: "middle" },
      ],
    },
  ],
  [
    "concrete patio, modern furniture, feather grass, uplighting on the birch",
    {
      style: "modern",
      items: [
        { thing: "patio" },
        { thing: "seating" },
        { thing: "feather-grass" },
        { thing: "lights", place: "around-tree" },
      ],
      patio: { paving: "concrete" },
    },
  ],
  [
    "The juniper must disappear. A bench please",
    { avoided: ["juniper"], items: [{ thing: "bench" }], removed: ["juniper"] },
  ],
  [
    "lavender either side of the path, box balls beneath the birch",
    {
      items: [
        { thing: "lavender", place: "along-path" },
        { thing: "boxwood", place: "around-tree" },
      ],
    },
  ],
  ["Hide the bins with a hedge", { items: [{ thing: "hedge" }] }],
];
