import { isOpenGround, sampleField } from "../ground/ground-grid.ts";
import { distancesToDrive, distanceToDiscs } from "../ground/spots.ts";
import { nearestSlope } from "../ground/surroundings.ts";
import { designDepth, type Terrain } from "../ground/terrain.ts";
import { bedWants } from "../idea/idea.ts";
import type { BedSite } from "./bed-site.ts";
import { offDrive } from "./kept-free.ts";
import { linesFor } from "./lines/lines.ts";
import { createRibbon, createRibbonPosition, locateOnRibbon } from "./ribbon.ts";

/** Meters of depth; in a shallow yard a share of its depth, at least `least` meters. */
const usual = { metres: 1.4, share: 0.36, least: 0.8 };
/** Along a walk there is one on either side, along a street only one, as narrow. */
const besideWalk = 0.9;
/** Meters in front of a wall within which the ground of its border starts: a walk may be in between. */
const beforeWall = 3.5;
/** Meters by which a border extends beyond a window or door. */
const besideSpot = 2;
/** Meters between samples of a ray to the house. */
const step = 0.1;
/** Points to either side whose median determines where the ground ends: ignores pots and steps. */
const calm = 5;

type Edge = (x: number, z: number) => number;

/** Along house, drive, street or walk, over their full length. */
export function requestedBorders(site: BedSite): Edge[] {
  const { idea, terrain, toWalk } = site;
  return bedWants(idea).flatMap(({ place, spot, size, share = 1 }): Edge[] => {
    const most = Math.min(usual.metres, Math.max(usual.least, usual.share * designDepth(terrain)));
    const depth = size?.depth ?? most * share;
    if (spot === "along-drive") return alongDrive(terrain, depth);
    if (spot === "by-street") return alongStreet(site, size?.depth ?? besideWalk);
    if (place === "along-path" && toWalk) return [(x, z) => sampleField(toWalk, x, z) - besideWalk];
    if (place !== "near-house" || !terrain.surroundings.houseAhead) return [];
    const discs = spot && terrain.spots.get(spot);
    const border = beforeHouse(terrain, depth);
    return [discs ? (x, z) => Math.max(border(x, z), distanceToDiscs(discs, x, z) - besideSpot) : border];
  });
}

function alongDrive(terrain: Terrain, depth: number): Edge[] {
  const toDrive = distancesToDrive(terrain);
  return toDrive ? [(x, z) => sampleField(toDrive, x, z) - offDrive - depth] : [];
}

function alongStreet({ terrain }: BedSite, depth: number): Edge[] {
  const position = createRibbonPosition();
  const ribbons = linesFor({ terrain }, { spot: "by-street" }, depth / 2).map((line) => createRibbon(line, depth));
  return ribbons.map((ribbon) => (x, z) => locateOnRibbon(ribbon, x, z, position).off - depth / 2);
}

function beforeHouse({ grid, surroundings }: Terrain, depth: number): Edge {
  const { edge, house, slopes } = surroundings;
  const ends = edge.map(([, wallZ], i) => {
    const slope = slopes[i] ?? 0;
    for (let z = wallZ; house[i] && z > wallZ - beforeWall; z -= step) if (isOpenGround(grid, slope * z, z)) return z;
    return undefined;
  });
  const lines = ends.map((end, i) => {
    if (end === undefined) return undefined;
    const round = ends.slice(Math.max(0, i - calm), i + calm + 1).filter((one) => one !== undefined);
    return round.sort((a, b) => a - b)[Math.floor(round.length / 2)];
  });
  return (x, z) => {
    const end = lines[nearestSlope(slopes, x / z)];
    return end === undefined ? 9 : end - depth - z;
  };
}
