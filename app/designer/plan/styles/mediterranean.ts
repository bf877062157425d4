import type { StyleSheet } from "./style-sheet.ts";

export const mediterranean: StyleSheet = {
  patio: ["tiles", "flagstone"],
  path: ["gravel"],
  tones: ["terracotta", "sand", "tan", "terracotta"],
  gravel: ["gravel-granite", "gravel-pea"],
  bed: ["gravel-pea", "mulch-brown", "gravel-river"],
  edging: "stone",
  base: ["gravel-granite", "lawn", "gravel-pea"],
  groundCover: "lawn",
  border: ["cobbles-light"],
  cutStone: false,
  trees: ["olive", "cypress", "citrus", "bay-tree", "crepe-myrtle"],
  palettes: [
    // Lavender and santolina.
    {
      suits: ["sun", "dry", "fragrance", "wildlife"],
      tall: ["rose", "feather-grass"],
      low: ["lavender", "sage", "agave"],
      edge: ["silver-mound", "sage"],
      flowers: ["purple", "pink"],
    },
    // Rosemary and agapanthus.
    {
      suits: ["sun", "dry", "evergreen"],
      tall: ["laurel", "yucca"],
      low: ["rosemary", "agapanthus", "lavender"],
      edge: ["blue-fescue", "silver-mound"],
      flowers: ["blue", "white"],
    },
    // Hot colours.
    {
      suits: ["sun", "dry"],
      tall: ["hibiscus", "fountain-grass"],
      low: ["daylily", "yarrow", "sedum"],
      edge: ["juniper", "perennial"],
      flowers: ["orange", "red", "yellow"],
    },
    // Silver and white.
    {
      suits: ["sun", "dry", "low-maintenance"],
      tall: ["holly-bush", "feather-grass"],
      low: ["catmint", "sage", "boxwood"],
      edge: ["creeping-thyme", "sedge"],
      flowers: ["white", "purple"],
    },
  ],
  fire: "fire-bowl",
  seat: "bench",
  seatColour: "#9a7a58",
  pot: "clay-pot",
  pots: 3,
  boulders: 2,
  standsFor: ["planters"],
};
