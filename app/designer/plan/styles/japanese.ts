import type { StyleSheet } from "./style-sheet.ts";

export const japanese: StyleSheet = {
  patio: ["gravel", "flagstone"],
  path: ["stepping"],
  tones: ["grey", "charcoal", "blue"],
  gravel: ["gravel-white", "gravel-slate"],
  bed: ["moss"],
  edging: "none",
  base: ["moss", "gravel-white", "gravel-slate"],
  groundCover: "moss",
  border: ["none", "cobbles-charcoal"],
  cutStone: false,
  trees: ["japanese-maple", "dwarf-maple", "pine", "fuji-cherry", "star-magnolia", "weeping-cherry"],
  palettes: [
    // Azaleas and ferns.
    {
      suits: ["shade", "evergreen"],
      tall: ["azalea", "bamboo"],
      low: ["fern", "hosta", "boxwood"],
      edge: ["mound", "golden-grass"],
      flowers: ["white", "pink"],
    },
    // Bamboo and grasses.
    {
      suits: ["low-maintenance"],
      tall: ["bamboo", "holly-bush"],
      low: ["golden-grass", "sedge", "iris"],
      edge: ["sedge", "juniper"],
      flowers: ["white", "purple"],
    },
    // Mounds of green.
    {
      suits: ["evergreen", "shade"],
      tall: ["azalea", "laurel"],
      low: ["boxwood", "hosta", "spirea"],
      edge: ["golden-grass", "sedge"],
      flowers: ["pink", "white"],
    },
    // Irises.
    {
      suits: ["sun"],
      tall: ["switchgrass", "azalea"],
      low: ["iris", "fern", "peony"],
      edge: ["mound", "juniper"],
      flowers: ["blue", "purple", "white"],
    },
  ],
  fire: "fire-bowl",
  seat: "block-bench",
  seatColour: "#8b877d",
  pot: "planter",
  pots: 0,
  boulders: 6,
  standsFor: ["boulders", "lantern"],
};
