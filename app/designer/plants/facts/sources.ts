/** Whoever was read for a fact, with the page where there is one for the plant: "ncsu lavandula-angustifolia"; of "web" its address. */
export type Source = `${keyof typeof publishers}${"" | ` ${string}`}`;

export const publishers = {
  ncsu: "North Carolina Extension Gardener Plant Toolbox, plants.ces.ncsu.edu/plants",
  mbg: "Missouri Botanical Garden Plant Finder, missouribotanicalgarden.org/PlantFinder",
  rhs: "Royal Horticultural Society, rhs.org.uk/plants",
  usda: "USDA PLANTS database, plants.usda.gov",
  aspca: "ASPCA toxic and non-toxic plants, aspca.org/pet-care/animal-poison-control",
  rutgers: "Rutgers Landscape Plants Rated by Deer Resistance, njaes.rutgers.edu/deer-resistant-plants",
  web: "Page of a nursery, a garden or a plant society",
  known: "General horticultural knowledge, not read again; to be checked",
} as const;
