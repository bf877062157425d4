import type { StyleSheet } from "./style-sheet.ts";

export const natural: StyleSheet = {
  patio: ["flagstone"],
  path: ["flagstone", "gravel", "stepping"],
  tones: ["grey", "tan", "blue"],
  gravel: ["gravel-pea", "gravel-granite"],
  bed: ["mulch-brown", "mulch-brown", "gravel-river"],
  edging: "none",
  base: ["lawn"],
  groundCover: "lawn",
  border: ["none", "cobbles-grey"],
  cutStone: false,
  trees: [
    "birch",
    "serviceberry",
    "crabapple",
    "rose-of-sharon",
    "star-magnolia",
    "dogwood",
    "fuji-cherry",
    "columnar-cherry",
    "arborvitae",
  ],
  palettes: [
    // Prairie.
    {
      suits: ["sun", "dry", "wildlife"],
      tall: ["switchgrass", "ninebark"],
      low: ["coneflower", "sedum", "yarrow"],
      edge: ["sedge", "creeping-thyme"],
      flowers: ["yellow", "purple", "white"],
    },
    // A woodland edge.
    {
      suits: ["shade", "evergreen"],
      tall: ["rhododendron", "holly-bush"],
      low: ["fern", "hosta", "golden-grass"],
      edge: ["perennial", "sedge"],
      flowers: ["white", "pink"],
    },
    // Blue and white.
    {
      suits: ["sun"],
      tall: ["delphinium", "lilac"],
      low: ["catmint", "phlox", "shasta-daisy"],
      edge: ["silver-mound", "perennial"],
      flowers: ["blue", "white", "purple"],
    },
    // Grasses in the wind.
    {
      suits: ["sun", "dry", "low-maintenance"],
      tall: ["feather-grass", "holly-bush"],
      low: ["fountain-grass", "sedum", "sage"],
      edge: ["blue-fescue", "juniper"],
      flowers: ["pink", "red"],
    },
    // Roses and lavender.
    {
      suits: ["sun", "fragrance"],
      tall: ["rose", "laurel"],
      low: ["lavender", "peony", "salvia"],
      edge: ["creeping-thyme", "sage"],
      flowers: ["pink", "purple", "white"],
    },
    // A spring garden.
    {
      suits: ["shade"],
      tall: ["azalea", "lilac"],
      low: ["spirea", "iris", "fern"],
      edge: ["daffodil", "perennial"],
      flowers: ["pink", "white", "purple"],
    },
    // A summer border.
    {
      suits: ["sun", "wildlife"],
      tall: ["foxglove", "feather-grass"],
      low: ["daylily", "yarrow", "agapanthus"],
      edge: ["sedge", "hosta"],
      flowers: ["orange", "yellow", "blue"],
    },
    // Soft and evergreen.
    {
      suits: ["shade", "evergreen", "low-maintenance"],
      tall: ["laurel", "azalea"],
      low: ["spirea", "hosta", "boxwood"],
      edge: ["juniper", "mound"],
      flowers: ["white", "pink"],
    },
    // Bees all summer.
    {
      suits: ["sun", "wildlife"],
      tall: ["switchgrass", "delphinium"],
      low: ["salvia", "catmint", "coneflower"],
      edge: ["juniper", "golden-grass"],
      flowers: ["blue", "purple", "pink"],
    },
    // Hydrangeas.
    {
      suits: ["shade"],
      tall: ["hydrangea", "foxglove"],
      low: ["phlox", "allium", "perennial"],
      edge: ["mound", "sedge"],
      flowers: ["blue", "white", "pink"],
    },
  ],
  fire: "fire-pit",
  seat: "adirondack-chair",
  seatColour: "#8a6846",
  pot: "clay-pot",
  pots: 0,
  boulders: 3,
  standsFor: [],
};
