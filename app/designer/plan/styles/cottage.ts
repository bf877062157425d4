import type { StyleSheet } from "./style-sheet.ts";

export const cottage: StyleSheet = {
  patio: ["flagstone", "herringbone"],
  path: ["brick", "gravel"],
  tones: ["tan", "sand", "sand"],
  gravel: ["gravel-pea"],
  bed: ["mulch-brown"],
  edging: "none",
  base: ["lawn"],
  groundCover: "lawn",
  border: ["soldier-brick"],
  cutStone: false,
  trees: [
    "flowering-tree",
    "apple-tree",
    "rose-of-sharon",
    "crabapple",
    "columnar-cherry",
    "serviceberry",
    "fuji-cherry",
  ],
  palettes: [
    // Roses.
    {
      suits: ["sun", "fragrance"],
      tall: ["rose", "delphinium"],
      low: ["catmint", "peony", "phlox"],
      edge: ["perennial", "creeping-thyme"],
      flowers: ["pink", "white", "purple"],
    },
    // Foxgloves and daisies.
    {
      suits: ["wildlife"],
      tall: ["foxglove", "lilac"],
      low: ["shasta-daisy", "coneflower", "salvia"],
      edge: ["golden-grass", "sage"],
      flowers: ["white", "pink", "blue"],
    },
    // Hydrangeas and ferns.
    {
      suits: ["shade"],
      tall: ["hydrangea", "azalea"],
      low: ["fern", "iris", "hosta"],
      edge: ["daffodil", "mound"],
      flowers: ["blue", "white", "pink"],
    },
    // Late summer.
    {
      suits: ["sun", "dry", "low-maintenance"],
      tall: ["rose", "switchgrass"],
      low: ["coneflower", "sedum", "peony"],
      edge: ["golden-grass", "silver-mound"],
      flowers: ["pink", "purple", "yellow"],
    },
  ],
  fire: "fire-pit",
  seat: "adirondack-chair",
  seatColour: "#d8d6ce",
  pot: "clay-pot",
  pots: 1,
  boulders: 0,
  standsFor: [],
};
