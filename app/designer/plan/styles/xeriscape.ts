import type { StyleSheet } from "./style-sheet.ts";

export const xeriscape: StyleSheet = {
  patio: ["flagstone"],
  path: ["gravel", "stepping"],
  tones: ["terracotta", "grey", "sand"],
  gravel: ["gravel-pea", "gravel-slate"],
  bed: ["gravel-river", "mulch-brown", "gravel-slate"],
  edging: "stone",
  base: ["gravel-granite", "gravel-pea"],
  groundCover: "gravel-granite",
  border: ["none", "cobbles-tan"],
  cutStone: false,
  trees: ["olive", "citrus", "skyrocket-juniper", "crepe-myrtle", "cypress", "palm"],
  palettes: [
    // Agaves and lavender.
    {
      suits: ["sun", "dry", "fragrance"],
      tall: ["yucca", "feather-grass"],
      low: ["agave", "lavender", "sedum"],
      edge: ["blue-fescue", "silver-mound"],
      flowers: ["purple", "yellow"],
    },
    // Dry prairie.
    {
      suits: ["sun", "dry", "wildlife"],
      tall: ["feather-grass", "ninebark"],
      low: ["coneflower", "yarrow", "black-eyed-susan"],
      edge: ["sedge", "creeping-thyme"],
      flowers: ["yellow", "orange", "purple"],
    },
    // Silver.
    {
      suits: ["sun", "dry", "evergreen", "low-maintenance"],
      tall: ["yucca", "feather-grass"],
      low: ["sage", "catmint", "rosemary"],
      edge: ["silver-mound", "juniper"],
      flowers: ["blue", "purple"],
    },
    // Desert.
    {
      suits: ["sun", "dry", "low-maintenance"],
      tall: ["yucca", "ninebark"],
      low: ["agave", "fountain-grass", "sage"],
      edge: ["creeping-thyme", "blue-fescue"],
      flowers: ["yellow", "orange"],
    },
  ],
  fire: "fire-pit",
  seat: "adirondack-chair",
  seatColour: "#9b6b42",
  pot: "clay-pot",
  pots: 1,
  boulders: 6,
  standsFor: ["boulders"],
};
