import { type LinearRgb, mixColor } from "../numeric/color.ts";
import { hash2, type Random } from "../numeric/random.ts";
import type { Vec3 } from "../numeric/vector.ts";
import type { Stage } from "../stage/geometry.ts";
import type { Moment } from "../stage/moment.ts";
import { type SpeciesName, speciesCatalog } from "./catalog.ts";
import { factsOf } from "./facts/facts.ts";
import { type FlowerColor, flowerPalettes, isFlowerColor } from "./parts/flower-palettes.ts";
import { chooseIndividual, IndividualStage } from "./parts/individual.ts";
import type { PlantRole } from "./parts/species.ts";
import { growBareShrub } from "./time/bare-shrub.ts";
import { asDrawn, type Growth, growthAt } from "./time/growth.ts";
import { lookInSeason, type SeasonLook } from "./time/look-in-season.ts";
import { SeasonStage } from "./time/season-stage.ts";

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

/**
 * At the stage's moment. A flower color that the species does not have is replaced by one it has. The same plant has the same random
 * numbers at all times, so it stays the same individual.
 */
export function growPlant(plant: SinglePlant, stage: Stage, random: Random): void {
  const { x, z, angle = 0 } = plant;
  const species = speciesCatalog[plant.species];
  const { role, grow } = species;
  const free = freedom[role];
  const usual = plant.size * (1 + 0.26 * free * (random() - 0.5));
  const { growth, look } = inTime(plant.species, stage.moment);
  if (look?.stands === "gone") return;
  const size = usual * Math.sqrt(growth.spread * growth.tall);
  const radius = species.radius * usual * growth.spread;
  const height = species.height * usual * growth.tall;
  const flowers = fade(flowerPalettes[bloomColor(plant)], free * hash2(x * 991, z * 991, 2));
  const isFlowering = !look || look.blooms || look.stands === "dry";
  const flowering = isFlowering ? 1 + 0.9 * free * (hash2(x * 991, z * 991, 3) - 0.5) : 0;
  const support = plant.support && shortened(plant.support, growth.tall);
  const site = { x, z, size, angle, radius, height, support, flowers, flowering, growth };
  const own = free > 0 ? new IndividualStage(stage, chooseIndividual(free, random), x, z) : stage;
  const inSeason = look && new SeasonStage(own, look, species);
  grow(site, inSeason ?? own, random);
  if (look?.stands === "bare" && !inSeason?.hasBranches) growBareShrub(site, role === "hedge", own, random);
}

function inTime(name: SpeciesName, { year, season }: Moment = {}): { growth: Growth; look?: SeasonLook } {
  const species = speciesCatalog[name];
  const facts = factsOf(name);
  const grown = year === undefined ? asDrawn : growthAt(species, facts?.size, year);
  const look = season && lookInSeason(species, facts, season);
  return { growth: look ? { ...grown, tall: grown.tall * look.tall } : grown, look };
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

/** What a young climber has grown along so far. */
function shortened(support: readonly Vec3[], share: number): readonly Vec3[] {
  if (share >= 1) return support;
  const lengths = support.slice(1).map((to, i) => distance(support[i] ?? to, to));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  const points = support.slice(0, 1);
  for (const [i, to] of support.slice(1).entries()) {
    const [from = to, length = 0] = [support[i], lengths[i]];
    const t = length > left ? left / length : 1;
    points.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]);
    if (t < 1) break;
    left -= length;
  }
  return points;
}

function distance(a: Vec3, b: Vec3): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
}
