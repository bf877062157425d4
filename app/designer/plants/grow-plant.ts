import { type LinearRgb, mixColor } from "../numeric/color.ts";
import { hash2, type Random } from "../numeric/random.ts";
import type { Vec3 } from "../numeric/vector.ts";
import type { Stage } from "../stage/geometry.ts";
import { type SpeciesName, speciesCatalog } from "./catalog.ts";
import { type FlowerColor, flowerPalettes, isFlowerColor } from "./parts/flower-palettes.ts";
import { chooseIndividual, IndividualStage } from "./parts/individual.ts";
import type { PlantRole } from "./parts/species.ts";

/** A PlantPlacement of the plan fits. */
export interface SinglePlant {
  species: SpeciesName;
  x: number;
  z: number;
  size: number;
  /** Radians about the vertical, for directed plants: 0 = along x. */
  angle?: number;
  palette?: string;
  support?: readonly Vec3[];
}

/** How far plants of a role vary; clipped ones do not. */
const freedom: Record<PlantRole, number> = {
  tree: 0.3,
  tall: 0.7,
  low: 1,
  edge: 1,
  hedge: 0,
  meadow: 1,
  vegetable: 0.6,
  climber: 0,
};

/** A flower color that the species does not have is replaced by one it has. */
export function growPlant(plant: SinglePlant, stage: Stage, random: Random): void {
  const { x, z, angle = 0, support } = plant;
  const { radius, height, role, grow } = speciesCatalog[plant.species];
  const free = freedom[role];
  const size = plant.size * (1 + 0.26 * free * (random() - 0.5));
  const flowers = fade(flowerPalettes[bloomColor(plant)], free * hash2(x * 991, z * 991, 2));
  const flowering = 1 + 0.9 * free * (hash2(x * 991, z * 991, 3) - 0.5);
  const site = { x, z, size, angle, radius: radius * size, height: height * size, support, flowers, flowering };
  grow(site, free > 0 ? new IndividualStage(stage, chooseIndividual(free, random), x, z) : stage, random);
}

/** Flowers at this age of their bloom, 0..1: they open deep and fade slightly. */
function fade(tones: readonly LinearRgb[], age: number): readonly LinearRgb[] {
  const pale: LinearRgb = [0.8, 0.8, 0.74];
  return tones.map((tone) => mixColor(tone, pale, 0.16 * age));
}

/** The plan's color if the species has it; else one of its own, the usual one most often. */
export function bloomColor({ species, x, z, palette }: SinglePlant): FlowerColor {
  const { blooms } = speciesCatalog[species];
  if (!blooms) return palette !== undefined && isFlowerColor(palette) ? palette : "white";
  const wanted = blooms.find((color) => color === palette);
  if (wanted) return wanted;
  const lot = hash2(x * 7, z * 7);
  const [usual] = blooms;
  return lot < 0.6 ? usual : (blooms[Math.floor(lot * blooms.length)] ?? usual);
}
