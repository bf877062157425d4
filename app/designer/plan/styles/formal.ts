import type { StyleSheet } from "./style-sheet.ts";

export const formal: StyleSheet = {
  patio: ["slabs", "herringbone"],
  path: ["cobbles", "gravel", "brick"],
  tones: ["light", "grey", "blue"],
  gravel: ["gravel-white", "gravel-pea"],
  bed: ["mulch-brown"],
  edging: "steel",
  base: ["lawn"],
  groundCover: "lawn",
  border: ["soldier-grey", "soldier-charcoal"],
  cutStone: true,
  trees: ["cypress", "bay-tree", "columnar-cherry", "arborvitae", "flowering-tree", "holly"],
  palettes: [
    // Box and roses.
    {
      suits: ["sun"],
      tall: ["rose", "boxwood"],
      low: ["boxwood", "lavender", "catmint"],
      edge: ["perennial", "boxwood"],
      flowers: ["white", "pink"],
    },
    // White and evergreen.
    {
      suits: ["shade", "evergreen"],
      tall: ["hydrangea", "laurel"],
      low: ["peony", "hosta", "iris"],
      edge: ["hosta", "mound"],
      flowers: ["white", "pink"],
    },
    // Lavender lines.
    {
      suits: ["sun", "dry", "fragrance", "wildlife"],
      tall: ["delphinium", "holly-bush"],
      low: ["lavender", "salvia", "sage"],
      edge: ["creeping-thyme", "silver-mound"],
      flowers: ["purple", "white", "blue"],
    },
    // Clipped green.
    {
      suits: ["evergreen", "low-maintenance"],
      tall: ["holly-bush", "laurel"],
      low: ["spirea", "agapanthus", "boxwood"],
      edge: ["juniper", "blue-fescue"],
      flowers: ["white", "blue"],
    },
  ],
  fire: "fire-table",
  seat: "bench",
  seatColour: "#d6d4cc",
  pot: "planter",
  pots: 2,
  boulders: 0,
  standsFor: [],
};
