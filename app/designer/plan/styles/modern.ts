import type { StyleSheet } from "./style-sheet.ts";

export const modern: StyleSheet = {
  patio: ["slabs", "concrete"],
  path: ["slabs", "stepping", "concrete"],
  tones: ["light", "charcoal", "grey"],
  gravel: ["gravel-slate", "gravel-white"],
  bed: ["mulch-black", "gravel-slate", "gravel-white"],
  edging: "steel",
  base: ["lawn"],
  groundCover: "lawn",
  border: ["none"],
  cutStone: true,
  trees: [
    "birch",
    "japanese-maple",
    "serviceberry",
    "skyrocket-juniper",
    "columnar-cherry",
    "dwarf-maple",
    "arborvitae",
  ],
  palettes: [
    // Grasses.
    {
      suits: ["sun", "dry", "low-maintenance"],
      tall: ["feather-grass", "bamboo"],
      low: ["fountain-grass", "allium", "sedum"],
      edge: ["blue-fescue", "sedge"],
      flowers: ["purple", "white"],
    },
    // Green on green.
    {
      suits: ["shade", "evergreen", "low-maintenance"],
      tall: ["laurel", "holly-bush"],
      low: ["boxwood", "fern", "hosta"],
      edge: ["mound", "sedge"],
      flowers: ["white"],
    },
    // One colour.
    {
      suits: ["sun"],
      tall: ["hydrangea", "switchgrass"],
      low: ["agapanthus", "iris", "spirea"],
      edge: ["mound", "golden-grass"],
      flowers: ["white", "blue"],
    },
    // Dark and gold.
    {
      suits: ["sun", "wildlife"],
      tall: ["ninebark", "feather-grass"],
      low: ["golden-grass", "salvia", "black-eyed-susan"],
      edge: ["juniper", "daylily"],
      flowers: ["purple", "yellow"],
    },
  ],
  fire: "fire-table",
  seat: "block-bench",
  seatColour: "#a5a29b",
  pot: "planter",
  pots: 2,
  boulders: 0,
  standsFor: [],
};
