/** Whoever was read for a fact, with the page where there is one for the plant: "ncsu lavandula-angustifolia"; of "web" its address. */
export type Source = `${keyof typeof publishers}${"" | ` ${string}`}`;

export const publishers = {
  ncsu: "North Carolina Extension Gardener Plant Toolbox, plants.ces.ncsu.edu/plants",
  mbg: "Missouri Botanical Garden Plant Finder, missouribotanicalgarden.org/PlantFinder",
  rhs: "Royal Horticultural Society, rhs.org.uk/plants",
  usda: "USDA PLANTS database, plants.usda.gov",
  aspca: "ASPCA toxic and non-toxic plants, aspca.org/pet-care/animal-poison-control",
  rutgers: "Rutgers Landscape Plants Rated by Deer Resistance, njaes.rutgers.edu/deer-resistant-plants",
  cornell: "Cornell Cooperative Extension of Dutchess County, Deer Resistant Plants, ccedutchess.org/gardening",
  rhsBands: "RHS rating by the coldest zone, from RHS hardiness ratings with USDA ranges, docslib.org/doc/1620185",
  derived: "Derived from the growth rate and the mature size in the sources of this plant",
  prices:
    "Average nursery prices by container, visualfoodie.com/understanding-the-average-cost-of-a-nursery-plant and biologyinsights.com/how-much-do-bushes-cost-plant-installation-prices, 2026",
  perennialPrices:
    "Prices asked for one gallon: cnpsslo.org/shop, store.ricardosnursery.com, www.cfhydroponics.com, shop.tomscreeknursery.com, bumbees.com",
  web: "Page of a nursery, a garden or a plant society",
  known: "General horticultural knowledge, not read again; to be checked",
} as const;
