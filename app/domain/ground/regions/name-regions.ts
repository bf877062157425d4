import type { CellKind } from "#app/providers/images/ground-cells.ts";
import type { GroundRegion, GroundRegions } from "./ground-regions.ts";
import { type RegionShape, shapeOf } from "./region-shape.ts";

export interface NamedRegion extends GroundRegion {
  number: number;
  /** By kind and place: "Lawn on the left", "Bed by the house". */
  name: string;
  shape: RegionShape;
}

const nouns: Record<CellKind, string> = {
  none: "Ground",
  built: "Ground",
  ground: "Ground",
  lawn: "Lawn",
  soil: "Soil",
  bed: "Bed",
  gravel: "Gravel",
  paving: "Patio",
  driveway: "Driveway",
  street: "Street",
  pool: "Pool",
  steps: "Steps",
};

export function nameRegions(regions: GroundRegions): NamedRegion[] {
  const found = regions.regions.flatMap((region, i) => {
    const shape = shapeOf(regions, i + 1);
    return shape ? [{ ...region, number: i + 1, name: nounOf(region, shape), shape }] : [];
  });
  return found.map((region) => {
    const alike = found.filter(({ name }) => name === region.name);
    return alike.length > 1 ? { ...region, name: `${region.name} ${placeAmong(region, alike, regions)}` } : region;
  });
}

/** Length over width from which paving is not a patio. */
const thinFrom = 3;

function nounOf({ kind, byHouse }: GroundRegion, { cells, radius, width, height }: RegionShape): string {
  if (kind === "bed" && byHouse) return "Bed by the house";
  if (kind !== "paving") return nouns[kind];
  const isThin = cells > thinFrom * (2 * radius) ** 2;
  if (!isThin) return nouns.paving;
  // One that leads away from the viewer is a path; one across may be a terrace seen flat, or the sidewalk.
  return height > width / 2 ? "Path" : "Paving";
}

/** Its place among regions of the same name, along the axis on which they are farther apart. */
function placeAmong(region: NamedRegion, alike: readonly NamedRegion[], { width, height }: GroundRegions): string {
  const spread = (axis: 0 | 1, size: number) => {
    const places = alike.map(({ shape }) => shape.middle[axis]);
    return (Math.max(...places) - Math.min(...places)) / size;
  };
  const isSideways = spread(0, width) >= spread(1, height);
  const axis = isSideways ? 0 : 1;
  const order = alike.toSorted((a, b) => a.shape.middle[axis] - b.shape.middle[axis]);
  const [first, last] = isSideways ? ["on the left", "on the right"] : ["at the back", "in front"];
  if (region === order[0]) return first;
  return region === order.at(-1) ? last : "in the middle";
}
