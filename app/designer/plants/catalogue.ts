import { hash2, type Random } from "../numeric/random.ts";
import type { Stage } from "../render/geometry.ts";
import { agave, yucca } from "./agave.ts";
import { bamboo } from "./bamboo.ts";
import { birch, citrus, floweringTree, japaneseMaple, olive, shadeTree } from "./broadleaf-tree.ts";
import { cypress, spruce } from "./conifer.ts";
import { coneflower } from "./daisies.ts";
import { fern } from "./fern.ts";
import { type FlowerColour, flowerPalettes } from "./flower-palettes.ts";
import { azalea, hydrangea, perennial, rose } from "./flowering-shrub.ts";
import { blueFescue, featherGrass, goldenGrass } from "./grass-clump.ts";
import { hosta, variegatedHosta } from "./hosta.ts";
import { barberry, boxwood, laurel, mound, silverMound } from "./shrub.ts";
import type { Species } from "./species.ts";
import { delphinium, lavender, salvia } from "./spikes.ts";

export type SpeciesName =
  | "agave"
  | "azalea"
  | "bamboo"
  | "barberry"
  | "birch"
  | "blue-fescue"
  | "boxwood"
  | "citrus"
  | "coneflower"
  | "cypress"
  | "delphinium"
  | "feather-grass"
  | "fern"
  | "flowering-tree"
  | "golden-grass"
  | "hosta"
  | "hydrangea"
  | "japanese-maple"
  | "laurel"
  | "lavender"
  | "mound"
  | "olive"
  | "perennial"
  | "rose"
  | "salvia"
  | "shade-tree"
  | "silver-mound"
  | "spruce"
  | "variegated-hosta"
  | "yucca";

export const speciesCatalogue: Record<SpeciesName, Species> = {
  agave,
  azalea,
  bamboo,
  barberry,
  birch,
  "blue-fescue": blueFescue,
  boxwood,
  citrus,
  coneflower,
  cypress,
  delphinium,
  "feather-grass": featherGrass,
  fern,
  "flowering-tree": floweringTree,
  "golden-grass": goldenGrass,
  hosta,
  hydrangea,
  "japanese-maple": japaneseMaple,
  laurel,
  lavender,
  mound,
  olive,
  perennial,
  rose,
  salvia,
  "shade-tree": shadeTree,
  "silver-mound": silverMound,
  spruce,
  "variegated-hosta": variegatedHosta,
  yucca,
};

/** What has to be known to grow a plant; a PlantPlacement of the plan fits. */
export interface PlantOrder {
  species: SpeciesName;
  x: number;
  z: number;
  size: number;
  palette?: string;
}

/** Grows one plant onto the stage. Without a palette, or with an unknown one, flowers are purple or white by lot. */
export function growPlant(order: PlantOrder, stage: Stage, random: Random): void {
  const colour = (order.palette ?? (hash2(order.x * 7, order.z * 7) < 0.5 ? "purple" : "white")) as FlowerColour;
  const flowers = flowerPalettes[colour] ?? flowerPalettes.purple;
  const { x, z, size } = order;
  speciesCatalogue[order.species].grow({ x, z, size, flowers }, stage, random);
}
