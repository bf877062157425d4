import { clamp } from "../../../numeric/scalar.ts";
import { terraceWall } from "../../../objects/structures/terrace.ts";
import { type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import { designDepth, isOffEntrances, isOffFeet, isOffWalks, spanInView } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";
import type { Site } from "../../site/site.ts";

/** Meters of a terrace: usual and highest wall, depths to try, least length, and the flight of steps in its middle. By eye, as all here. */
const usualHeight = 0.45;
const highest = 0.8;
const depths = [1.6, 1.3, 1.05];
const leastLength = 1.3;
const longest = 14;
const stepsWidth = 1.3;
const most = 3;
/** Shares of the design's depth between which terraces rise, and meters of slope between two of them. */
const between = { first: 0.3, last: 0.78, least: 1.1 };
/** Meters between the columns that are looked at, and the room around each. */
const step = 0.25;
const room = 0.15;
/** The greatest angle of a terrace to the picture, in radians. */
const steepest = 0.3;
const tries = [0, 0.5, -0.5, 1, -1, 1.5, -1.5];
/** Share of its length by which a terrace counts less for each meter off its aim. */
const nearer = 0.12;
/** Meters between plants, as a share of their radius, and from the wall. */
const spread = 1.3;
const fromWall = 0.12;

/**
 * Levels across the ground, one above the other, each behind a wall, with a flight of steps in line with the door where steps
 * are asked for. The ground is a plane to the camera, and the slope behind a wall goes on in the photo: the top of a terrace
 * hides the strip that it levels.
 */
export function placeTerraces(want: Want, site: Site): number {
  const { terrain } = site.layout;
  const wanted = clamp(want.count ?? 1, 1, most);
  const depth = designDepth(terrain);
  let placed = 0;
  let lastZ = Number.NEGATIVE_INFINITY;
  for (let level = 0; level < wanted; level++) {
    const share = wanted === 1 ? 0.55 : between.first + ((between.last - between.first) * level) / (wanted - 1);
    const aim = Math.max(terrain.grid.nearZ + share * depth, lastZ + between.least);
    const found = bestLevel(site, want, aim, lastZ + between.least);
    if (!found) continue;
    for (const piece of found.pieces) {
      site.add(piece);
      if (piece.object === "terrace") plantTerrace(site, piece);
    }
    lastZ = found.z + found.depth;
    placed++;
  }
  return placed;
}

interface Level {
  pieces: ObjectPlacement[];
  z: number;
  depth: number;
  length: number;
}

function bestLevel(site: Site, want: Want, aim: number, least: number): Level | undefined {
  const levels = depths.flatMap((depth) =>
    tries.flatMap((off) => (aim + off >= least ? [levelAt(site, want, aim + off, depth, Math.abs(off))] : [])),
  );
  const [best] = levels.filter(({ pieces }) => pieces.length > 0).sort((one, other) => other.length - one.length);
  return best;
}

/** A straight terrace whose wall's front is `z` meters away in the middle of the view; its length counts less far from its aim. */
function levelAt(site: Site, want: Want, z: number, depth: number, off: number): Level & { length: number } {
  const { terrain } = site.layout;
  const turn = clamp(terrain.surroundings.axis, -steepest, steepest);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (along: number, back: number): PlanPoint => [along * cos - back * sin, z + along * sin + back * cos];
  const height = Math.min(want.size?.height ?? usualHeight * (want.share ?? 1), highest);
  const [left, right] = spanInView(terrain, z + depth / 2);
  const limit = Math.min(want.size?.width ?? longest, longest) / 2;
  const middle = clamp(0, left + limit, Math.max(left + limit, right - limit));
  const steps = stepsIn(site, at, depth, Math.max(left, middle - limit), Math.min(right, middle + limit));
  const isFree = (along: number) => {
    if (steps !== undefined && Math.abs(along - steps) < stepsWidth / 2 + 0.02) return false;
    return [0, 0.33, 0.67, 1].every((share) => isFreeAt(site, ...at(along, share * depth), height));
  };
  const runs: [from: number, to: number][] = [];
  for (let along = Math.max(left, middle - limit); along <= Math.min(right, middle + limit); along += step) {
    if (!isFree(along)) continue;
    const run = runs.at(-1);
    if (run && along - run[1] < step * 1.5) run[1] = along;
    else runs.push([along, along]);
  }
  const kept = runs.filter(([from, to]) => to - from >= leastLength);
  const pieces = kept.map(([from, to]): ObjectPlacement => {
    const [x, pieceZ] = at((from + to) / 2, depth / 2);
    return { object: "terrace", x, z: pieceZ, angle: -turn, size: 1, width: to - from + step * 0.9, depth, height };
  });
  if (steps !== undefined && pieces.length > 0) {
    const [x, stepsZ] = at(steps, depth / 2);
    pieces.push({ object: "steps", x, z: stepsZ, angle: -turn, size: 1, width: stepsWidth, depth, height });
  }
  const length = kept.reduce((sum, [from, to]) => sum + to - from, 0);
  return { pieces, z, depth, length: length * (1 - nearer * off) + depth };
}

/** Where the way to the door crosses the terrace; undefined without a wish for steps or ground for them. */
function stepsIn(
  site: Site,
  at: (along: number, back: number) => PlanPoint,
  depth: number,
  left: number,
  right: number,
): number | undefined {
  const { idea, layout } = site;
  if (!idea.asked.includes("steps")) return undefined;
  const [door] = layout.terrain.surroundings.doors.filter(({ kind }) => kind === "door");
  const aim = clamp(door?.middle[0] ?? 0, left + stepsWidth, right - stepsWidth);
  const off = (along: number) => {
    const { toPath } = site.map.surfaceAt(...at(along, depth / 2));
    return Math.abs(along - aim) + (layout.path ? 2 * Math.max(0, toPath) : 0);
  };
  const isOpen = (along: number) =>
    [-0.5, 0, 0.5].every((share) => site.map.isOpen(...at(along + share * stepsWidth, depth / 2)));
  let best: number | undefined;
  for (let along = left + stepsWidth / 2; along <= right - stepsWidth / 2; along += step)
    if (isOpen(along) && (best === undefined || off(along) < off(best))) best = along;
  return best;
}

function isFreeAt({ map, layout: { terrain } }: Site, x: number, z: number, height: number): boolean {
  if (!map.isOpen(x, z) || !map.isFree(x, z, room) || !isOffFeet(terrain, x, z, 0)) return false;
  if (!isOffEntrances(terrain, x, z, 0) || !isOffWalks(terrain, x, z, room) || map.hidesDoor(x, z, height, 0.1))
    return false;
  const { toPatio, toPath } = map.surfaceAt(x, z);
  return toPatio > room && toPath > room && map.isInView(x, z, height, room);
}

/** Named plants first, then those of the garden's beds: the taller ones at the back. */
function plantTerrace(site: Site, { x, z, angle, width = 0, depth = 0, height = 0 }: ObjectPlacement): void {
  const { named } = site.idea.planting;
  const { low, edge } = site.layersAt(x, z);
  const own = named.filter((name) => speciesCatalog[name].height < 1.3 && speciesCatalog[name].role !== "tree");
  const scheme = own.length > 0 ? own : [...low, ...edge];
  if (scheme.length === 0) return;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let along = -width / 2 + terraceWall + fromWall;
  for (let group = 0; along < width / 2 - terraceWall - fromWall; group++) {
    const species = scheme[(group >> 1) % scheme.length] ?? "lavender";
    const reach = Math.min(0.5, speciesCatalog[species].radius * 0.9);
    along += reach;
    if (along > width / 2 - terraceWall - fromWall) break;
    const rows = Math.max(1, Math.floor((depth - terraceWall - 2 * fromWall) / (spread * reach)));
    for (let row = 0; row < rows; row++) {
      const back = -depth / 2 + terraceWall + fromWall + ((depth - terraceWall - 2 * fromWall) * (row + 0.5)) / rows;
      const jitter = 0.5 * reach * (site.random() - 0.5);
      const [dx, dz] = [along + jitter, back + 0.1 * (site.random() - 0.5)];
      const [plantX, plantZ] = [x + dx * cos + dz * sin, z - dx * sin + dz * cos];
      const size = 0.85 + 0.25 * site.random();
      site.plants.push({ species, x: plantX, z: plantZ, size, palette: paletteOf(site, species), rise: height - 0.06 });
    }
    along += reach * (spread - 1);
  }
}

/** One color a species: the garden's first that it has, else its usual one. */
function paletteOf({ idea }: Site, species: SpeciesName): string | undefined {
  const { blooms } = speciesCatalog[species];
  const { flowers } = idea.planting;
  return (blooms ? flowers.find((color) => blooms.includes(color)) : flowers[0]) ?? blooms?.[0];
}
