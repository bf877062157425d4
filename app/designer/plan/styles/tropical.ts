import type { StyleSheet } from "./style-sheet.ts";

export const tropical: StyleSheet = {
  patio: ["deck", "flagstone"],
  path: ["stepping", "flagstone"],
  tones: ["charcoal", "grey"],
  gravel: ["gravel-river", "gravel-slate"],
  bed: ["mulch-brown"],
  edging: "none",
  base: ["lawn"],
  groundCover: "lawn",
  border: ["none"],
  cutStone: false,
  trees: ["palm", "banana", "citrus", "rose-of-sharon", "japanese-maple", "bay-tree"],
  palettes: [
    // Great leaves.
    {
      suits: ["shade"],
      tall: ["bamboo", "elephant-ear"],
      low: ["hosta", "fern", "variegated-hosta"],
      edge: ["golden-grass", "fern"],
      flowers: ["white", "orange"],
    },
    // Hot flowers.
    {
      suits: ["sun"],
      tall: ["canna", "hibiscus"],
      low: ["daylily", "agapanthus", "golden-grass"],
      edge: ["sedge", "golden-grass"],
      flowers: ["red", "orange", "yellow"],
    },
    // Sword leaves.
    {
      suits: ["sun", "dry", "low-maintenance"],
      tall: ["yucca", "canna"],
      low: ["agave", "fountain-grass", "daylily"],
      edge: ["blue-fescue", "sedge"],
      flowers: ["orange", "yellow"],
    },
    // Jungle.
    {
      suits: ["shade"],
      tall: ["elephant-ear", "hydrangea"],
      low: ["fern", "hosta", "iris"],
      edge: ["mound", "golden-grass"],
      flowers: ["white", "pink"],
    },
  ],
  fire: "fire-bowl",
  seat: "adirondack-chair",
  seatColour: "#6d4c33",
  pot: "planter",
  pots: 2,
  boulders: 2,
  standsFor: [],
};
