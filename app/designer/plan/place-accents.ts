import type { Random } from "../numeric/random.ts";
import { clamp, lerp } from "../numeric/scalar.ts";
import type { ObjectName } from "../objects/catalogue.ts";
import { objectCatalogue } from "../objects/catalogue.ts";
import { openSpanAt } from "./ground-grid.ts";
import type { Idea } from "./idea.ts";
import { pathLength, pointAlongPath } from "./path.ts";
import type { ObjectPlacement, SurfaceHit } from "./plan.ts";
import type { SiteMap } from "./site-map.ts";

/** Places what stands by itself: bench, lantern, water, raised beds, arch, lamps and boulders. */
export function placeAccents(idea: Idea, map: SiteMap, random: Random): ObjectPlacement[] {
  const { elements } = idea;
  const placed: ObjectPlacement[] = [];
  const add = (object: ObjectName, size: number, merit: SpotMerit) => {
    const spot = findSpot(map, objectCatalogue[object].radius * size, merit, random);
    if (!spot) return;
    map.occupy(spot.x, spot.z, objectCatalogue[object].radius * size);
    placed.push({ object, ...spot, angle: spot.x > 0 ? -0.25 : 0.25, size });
  };
  const scale = clamp(map.layout.grid.scale, 0.75, 1);
  if (elements.has("raised-bed")) for (let i = 0; i < 2; i++) add("raised-bed", scale, atBedEdge);
  if (elements.has("bench")) add("bench", scale, atBedEdge);
  if (elements.has("water")) add("water-bowl", scale, inBedNearPath);
  if (elements.has("lantern")) add("stone-lantern", 0.95 * scale, inBedNearPath);
  if (elements.has("arch")) placed.push(...placeArch(map));
  if (elements.has("lights")) placed.push(...placeLights(map));
  if (elements.has("boulders")) placed.push(...placeBoulders(idea, map, random));
  return placed;
}

/** How good a spot is; higher is better. `share` is its place across the picture, 0..1. */
type SpotMerit = (hit: SurfaceHit, share: number, z: number) => number;

const atBedEdge: SpotMerit = (hit, share) =>
  -Math.abs(hit.toBed - 0.1) - 0.3 * Math.min(3, hit.toPath) - Math.abs(share - 0.5);

const inBedNearPath: SpotMerit = (hit, share, z) =>
  (hit.toBed < -0.15 ? 1 : 0) - 0.4 * Math.min(3, hit.toPath) - 0.1 * z - Math.abs(share - 0.6);

function findSpot(
  map: SiteMap,
  radius: number,
  merit: SpotMerit,
  random: Random,
): { x: number; z: number } | undefined {
  const { nearZ, farZ } = map.layout.grid;
  let best: { x: number; z: number } | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let attempt = 0; attempt < 500; attempt++) {
    const z = lerp(nearZ + 0.2 * (farZ - nearZ), farZ, random());
    const [left, right] = openSpanAt(map.layout.grid, z);
    const x = lerp(left, right, random());
    if (!map.isOpen(x, z) || !map.isFree(x, z, radius)) continue;
    const hit = map.surfaceAt(x, z);
    const share = map.shareOfWidth(x, z);
    if (hit.toPatio < radius || hit.toPath < radius || share < 0.12 || share > 0.88) continue;
    if (!map.isInView(x, z, 0.9, radius)) continue;
    const score = merit(hit, share, z) + random() * 0.15;
    if (score <= bestScore) continue;
    bestScore = score;
    best = { x, z };
  }
  return best;
}

/** Over the path where it is far enough from the viewer not to fill the picture. */
function placeArch(map: SiteMap): ObjectPlacement[] {
  const { path, grid } = map.layout;
  if (!path) return [];
  const length = pathLength(path);
  for (let along = length * 0.6; along < length * 0.95; along += 0.2) {
    const { x, z, angle } = pointAlongPath(path, along);
    if (z < grid.nearZ + 2.4 || !map.isOpen(x, z) || map.surfaceAt(x, z).toPatio < 0.3) continue;
    if (!map.isInView(x, z, 2, 0.6)) continue;
    map.occupy(x, z, 0.75);
    return [{ object: "arch", x, z, angle: Math.PI / 2 - angle, size: clamp(path.width / 1.1, 0.8, 1) }];
  }
  return [];
}

function placeLights(map: SiteMap): ObjectPlacement[] {
  const { path } = map.layout;
  if (!path) return [];
  const placed: ObjectPlacement[] = [];
  let side = 1;
  for (let along = 1; along < pathLength(path) - 0.4; along += 1.3) {
    const { x, z, angle } = pointAlongPath(path, along);
    const off = (path.width / 2 + 0.2) * side;
    side = -side;
    const lampX = x - Math.sin(angle) * off;
    const lampZ = z + Math.cos(angle) * off;
    if (!map.isOpen(lampX, lampZ) || !map.isFree(lampX, lampZ, 0.1)) continue;
    // Right in front of the viewer a lamp would stand in the picture like a post.
    if (lampZ < map.layout.grid.nearZ + 0.9 || map.surfaceAt(lampX, lampZ).toPatio < 0.1) continue;
    map.occupy(lampX, lampZ, 0.1);
    placed.push({ object: "path-light", x: lampX, z: lampZ, angle: 0, size: 1 });
  }
  return placed;
}

const rockColours = ["#8c857a", "#9a9184", "#7b7871"];

/** Boulders in the front of the beds, often with a smaller one leaning on them. */
function placeBoulders(idea: Idea, map: SiteMap, random: Random): ObjectPlacement[] {
  const { nearZ, farZ, scale } = map.layout.grid;
  const wanted = Math.max(3, idea.sheet.boulders);
  const placed: ObjectPlacement[] = [];
  let rocks = 0;
  for (let attempt = 0; attempt < 900 && rocks < wanted; attempt++) {
    const z = lerp(nearZ, farZ, random() ** 1.2);
    const [left, right] = openSpanAt(map.layout.grid, z);
    const x = lerp(left, right, random());
    const hit = map.surfaceAt(x, z);
    if (!map.isOpen(x, z) || hit.toPatio < 0.4 || hit.toPath < 0.4 || hit.toBed > 0 || hit.toBed < -0.7) continue;
    const radius = (0.16 + 0.2 * random()) * clamp(scale, 0.75, 1);
    if (!map.isFree(x, z, radius)) continue;
    const colour = rockColours[rocks % rockColours.length];
    placed.push({ object: "boulder", x, z, angle: 0, size: radius / 0.3, colour });
    if (random() < 0.6)
      placed.push({
        object: "boulder",
        x: x + radius * 1.3,
        z: z + 0.05,
        angle: 0,
        size: (radius * 0.55) / 0.3,
        colour,
      });
    map.occupy(x, z, radius * 1.15);
    rocks++;
  }
  return placed;
}
