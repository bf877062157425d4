import { noise } from "../../numeric/noise.ts";
import { designDepth, distanceFromPlace, type Terrain } from "../ground/terrain.ts";
import { type Idea, wantsFor } from "../idea/idea.ts";
import type { LawnEdge } from "./lawn-shape.ts";

export const meadowStrip = 0.35;

/** Meters, negative inside. */
export function layMeadow(idea: Idea, terrain: Terrain, lawn: LawnEdge): LawnEdge | undefined {
  const [want] = wantsFor(idea, "meadow");
  if (!want) return undefined;
  const { place } = want;
  const wave = (x: number, z: number) => 0.5 * (noise(x * 0.35, z * 0.35, 31) - 0.5);
  if (place && place !== "along-path" && place !== "around-patio" && place !== "around-tree")
    return (x, z) => distanceFromPlace(terrain, place, x, z) - 0.4 + wave(x, z);
  // All of the ground if the customer wants no lawn; else what is outside the mown figure.
  if (idea.refused.includes("lawn") || idea.composition.lawnShape === "none") return () => -9;
  if (idea.composition.lawnShape !== "open") return (x, z) => -lawn(x, z) - 0.4;
  const from = terrain.grid.nearZ + 0.42 * designDepth(terrain);
  return (x, z) => from - z + 2 * wave(x, z);
}
