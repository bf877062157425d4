import { speciesCatalogue } from "../../../plants/catalogue.ts";
import { distanceToHouseBehind } from "../../ground/surroundings.ts";
import { isOffFeet, isOutOfTheWay } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import { distanceToOutline } from "../../parts/outline.ts";
import type { SurfaceHit } from "../../parts/plan.ts";
import { heightBeforeAsked } from "../../site/sights.ts";
import type { Site } from "../../site/site.ts";

/** Metres round a trunk that must be free to plant one. Numbers of this file are by eye. */
const roomForTrunk = 0.45;
/** Metres that a trunk keeps off doors and drives, trunks that stay, patio, path, stones, creek and play lawn; less in small gardens. */
const clear = {
  ways: 0.5,
  feet: 0.6,
  patio: { roomy: 0.6, small: 0.2 },
  path: { roomy: 0.4, small: 0.25 },
  stones: 0.4,
  creek: 0.3,
  playLawn: 0.4,
};
/** Share of both radii that two crowns are apart at least. */
const crownShare = 0.65;
/** Metres of the ground right before the viewer in which a tree would be the picture, and how deep into them one may stand. */
const foreground = 2.2;
const deepestInForeground = 1.2;
/** In a shallow yard the foreground is this share of its depth. */
const foregroundShare = 0.7;
/** Shares of a crown that may stand before other trees, and before the house, where nobody asked for a tree. */
const mostUnasked = { leaves: 0.5, house: 0.2 };
/** Share of the picture's width off its middle at which a tree frames it, and what being off that costs; in small gardens off its place. */
const flanks = { at: 0.34, cost: 5, smallCost: 2 };
/** What a crown costs that is all before openings, walls, leaves, or close before a house; before the patio, before what was asked for, behind other things, out of beds. */
const costs = { asked: 5, opening: 3.5, wall: 1.2, leaves: 1.5, patio: 4, behind: 5, outOfBed: 0.7 };
/** Share of these that counts where the customer says where a tree is to stand: there it hides what it hides. By eye. */
const asAsked = 0.35;
/** Metres into a bed from which on a trunk is in it. */
const inBed = 0.15;
/** Shares of its radius of a crown that hides the patio, a door, and what was asked for: that is low, and its stem hides it. */
const hidesShare = { patio: 0.5, door: 0.6, asked: 0.4 };
/** Metres to a house behind a tree: within the first it would grow into the wall, within the second it stands before it; and costs. */
const toHouse = { close: 4, closeCost: 3, near: 12, nearCost: 1 };
/** Places on a crown, of 20, that may be hidden; metres between them, small gardens' crowns are probed closer to the trunk. */
const mostHidden = 2;
const probeReach = { small: 0.15, roomy: 0.4 };

/** Where a point of the crown shows. */
const seen: [u: number, v: number, depth: number] = [0, 0, 0];

/** A tree that is asked about: whose, and where. */
export interface Trial {
  site: Site;
  want: Want;
  radius: number;
  x: number;
  z: number;
}

const never = Number.POSITIVE_INFINITY;

/**
 * What a place for a tree costs, in metres off the best; Infinity where none may stand, or it costs more than `atMost`. The quick
 * questions come first, and those about the photo only for a place that may still be the best.
 */
export function costOfTree(trial: Trial, hit: SurfaceHit, atMost: number): number {
  const { site, want, radius, x, z } = trial;
  if (!hasGround(trial, hit)) return never;
  const { map, layout } = site;
  const { grid, box } = layout.terrain;
  const nearness = Math.max(0, grid.nearZ + Math.min(foreground, foregroundShare * box.depth) - z);
  // Right before the viewer a tree would be the picture.
  if (nearness > deepestInForeground || hidesDoor(site, x, z, radius)) return never;
  const small = layout.idea.composition.figure !== undefined;
  const isPlaced = want.place !== undefined || want.spot !== undefined;
  const offFlank = isPlaced ? 0 : Math.abs(Math.abs(map.shareOfWidth(x, z) - 0.5) - flanks.at) * flanks.cost;
  const flank = small && !isPlaced ? flanks.smallCost * site.offPlaceIn("tree", x, z) : offFlank;
  const before =
    (map.hidesPatio(x, z, radius * hidesShare.patio) ? costs.patio : 0) + (hidesAsked(trial) ? costs.asked : 0);
  const outOfBed = hit.toBed < -inBed ? 0 : costs.outOfBed;
  const weight = isPlaced ? asAsked : 1;
  const sum = (hides: number, behind: number) => flank + (hides + before + behind) * weight + nearness + outOfBed;
  if (sum(0, 0) > atMost) return never;
  const hides = costOfHiding(trial, (atLeast) => sum(atLeast, 0) > atMost);
  if (hides === never) return never;
  // In a small garden the tree has its own place, whatever is round it.
  const cost = sum(hides, small ? 0 : costs.behind * shareBehind(site, x, z, radius));
  return cost > atMost || isCrownHidden(site, x, z) ? never : cost;
}

/** Whether a trunk finds ground there, off all that has to stay free. */
function hasGround({ site, want, radius, x, z }: Trial, { toPatio, toPath, toStone, toCreek }: SurfaceHit): boolean {
  const { map, layout } = site;
  const garden = layout.idea.composition.figure ? "small" : "roomy";
  if (toPatio < clear.patio[garden] || toPath < clear.path[garden]) return false;
  if (toStone < clear.stones || toCreek < clear.creek) return false;
  if (!map.isOpenAround(x, z) || !map.isFree(x, z, roomForTrunk)) return false;
  if (!isOutOfTheWay(layout.terrain, x, z, clear.ways)) return false;
  if (!isOffFeet(layout.terrain, x, z, want.asked ? clear.feet : radius)) return false;
  if (layout.playLawn && distanceToOutline(layout.playLawn, x, z) < clear.playLawn) return false;
  for (const tree of site.trees)
    if (Math.hypot(tree.x - x, tree.z - z) < (radius + speciesCatalogue[tree.species].radius) * crownShare)
      return false;
  return true;
}

/** What it costs to stand before openings, leaves, walls and houses; never where that is too much, or nobody asked for it. */
function costOfHiding({ site, want, radius, x, z }: Trial, isTooMuch: (atLeast: number) => boolean): number {
  const house = costBeforeHouse(site, x, z, radius);
  if (isTooMuch(house)) return never;
  const { leafageAt, houseAt } = site.layout.terrain.yard;
  const leaves = shareBefore(site, leafageAt, x, z, radius);
  // Who asked for no tree shall miss neither the house nor the tree that stands there.
  if (!want.asked && leaves > mostUnasked.leaves) return never;
  if (isTooMuch(costs.leaves * leaves + house)) return never;
  if (!want.asked && shareBefore(site, houseAt, x, z, radius) > mostUnasked.house) return never;
  const wall = costs.wall * shareBeforeWall(site, x, z);
  if (isTooMuch(costs.leaves * leaves + wall + house)) return never;
  return costs.opening * shareBeforeOpening(site, x, z) + costs.leaves * leaves + wall + house;
}

/** How much of a crown lies behind what stands far before it, 0..1. */
function shareBehind({ map }: Site, x: number, z: number, radius: number): number {
  let behind = 0;
  for (const side of [-0.9, -0.5, 0, 0.5, 0.9])
    for (const level of [1.2, 2, 2.8]) if (map.isHidden(x + side * radius, level, z, radius)) behind++;
  return behind / 15;
}

/** Whether a tree would stand between the viewer and a door or gate. */
function hidesDoor({ layout }: Site, x: number, z: number, radius: number): boolean {
  return layout.terrain.surroundings.doors.some(({ from, to, middle }) => {
    const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
    return z < middle[1] && Math.abs(x / z - middle[0] / middle[1]) < half / middle[1] + (hidesShare.door * radius) / z;
  });
}

/** Whether a stem would stand between the viewer and a thing that was asked for. */
function hidesAsked({ site, radius, x, z }: Trial): boolean {
  return [-1, 0, 1].some(
    (side) => heightBeforeAsked(site, x + side * radius * hidesShare.asked, z) < Number.POSITIVE_INFINITY,
  );
}

/** A crown that would be cut by something nearer in the photo looks pasted in. */
function isCrownHidden({ map, idea }: Site, x: number, z: number): boolean {
  const reach = idea.composition.figure ? probeReach.small : probeReach.roomy;
  let hidden = 0;
  for (let side = -2; side <= 2; side++)
    for (let level = 1; level <= 4; level++) if (map.isHidden(x + side * reach, level * 0.65, z)) hidden++;
  return hidden > mostHidden;
}

/** How much of a crown would stand close before a wall, 0..1: there may be a window or a door in it. */
function shareBeforeWall({ map }: Site, x: number, z: number): number {
  let before = 0;
  for (let side = -2; side <= 2; side++)
    for (let level = 2; level <= 4; level++) if (map.isHidden(x + side * 0.45, level * 0.65, z + 5)) before++;
  return before / 15;
}

/** What it costs that a crown stands before a house, by far most when so close that it would grow into the wall. */
function costBeforeHouse({ layout }: Site, x: number, z: number, radius: number): number {
  const behind = [-0.8, 0, 0.8].map((side) => distanceToHouseBehind(layout.terrain.surroundings, x + side * radius, z));
  const { close, closeCost, near, nearCost } = toHouse;
  return behind.reduce((sum, away) => sum + (away < close ? closeCost : away < near ? nearCost : 0), 0);
}

/** How much of a crown would stand before what the photo shows there, 0..1: trees that nobody sees one before the other, a house. */
function shareBefore(
  { layout }: Site,
  shownAt: (u: number, v: number) => number,
  x: number,
  z: number,
  radius: number,
): number {
  const { camera } = layout.terrain.yard;
  let sum = 0;
  for (const side of [-0.6, 0, 0.6])
    for (const height of [1.4, 2, 2.6]) {
      camera.project(x + side * radius, height, z, seen);
      sum += shownAt(seen[0], seen[1]);
    }
  return sum / 9;
}

/** How much of a crown would stand before doors and windows, 0..1. */
function shareBeforeOpening({ map }: Site, x: number, z: number): number {
  return [-0.8, 0, 0.8].filter((side) => map.hidesOpening(x + side, z, 2.6)).length / 3;
}
