import { speciesCatalog } from "../../../plants/catalog.ts";
import { distanceToHouseBehind } from "../../ground/surroundings.ts";
import { isOffEntrances, isOffFeet, mayBeInRow } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import { distanceToOutline } from "../../parts/outline.ts";
import type { SurfaceHit } from "../../parts/plan.ts";
import { heightBeforeRequested } from "../../site/sights.ts";
import type { Site } from "../../site/site.ts";

/** Meters around a trunk that must be free. */
const roomForTrunk = 0.45;
/** Meters that a trunk keeps from a walk, under whose crown one passes. */
const trunk = 0.15;
/** Meters from a trunk; less in small gardens. */
const clear = {
  ways: 0.5,
  feet: 0.6,
  patio: { roomy: 0.6, small: 0.2 },
  path: { roomy: 0.4, small: 0.25 },
  stones: 0.4,
  creek: 0.3,
  playLawn: 0.4,
};
/** Minimum distance of two crowns as share of both radii. */
const crownShare = 0.65;
/** Meters of foreground in which a tree would fill the picture, and how deep into it one may be. */
const foreground = 2.2;
const deepestInForeground = 1.2;
const foregroundShare = 0.7;
/** Maximum share of a crown in front of other trees, and of the house, for unrequested trees. */
const mostUnrequested = { leaves: 0.5, house: 0.2 };
/** Share of the picture's width from its middle at which a tree frames it; costs of leaving it. */
const flanks = { at: 0.34, cost: 5, smallCost: 2 };
/** Costs of a crown entirely in front of something, too close, or behind other things. */
const costs = { asked: 5, opening: 3.5, wall: 1.2, leaves: 1.5, patio: 4, behind: 5, outOfBed: 0.7 };
/** Share of these costs that counts if the customer says where the tree should be, and so accepts what it hides. */
const asRequested = 0.35;
/** Meters into a bed from which a trunk is in it. */
const inBed = 0.15;
/** Share of a crown's radius that hides them: requested things are low, so only the stem does. */
const hidesShare = { patio: 0.5, door: 0.6, asked: 0.4 };
/** Meters to a house behind a tree: it would grow into the wall, it is in front of it. */
const toHouse = { close: 4, closeCost: 3, near: 12, nearCost: 1 };
/** Probes on a crown, of 20, that may be hidden; meters between them, closer to the trunk in small gardens. */
const mostHidden = 2;
const probeReach = { small: 0.15, roomy: 0.4 };

const seen: [u: number, v: number, depth: number] = [0, 0, 0];

export interface Trial {
  site: Site;
  want: Want;
  radius: number;
  x: number;
  z: number;
  /** Of what a tree hides, only doors count. */
  mayHide: boolean;
}

const never = Number.POSITIVE_INFINITY;

/**
 * Meters; Infinity if impossible or above `atMost`. Cheap checks come first, checks of the photo only for places that
 * may still win.
 */
export function costOfTree(trial: Trial, hit: SurfaceHit, atMost: number): number {
  const { site, want, radius, x, z } = trial;
  if (!hasGround(trial, hit)) return never;
  const { map, layout } = site;
  const { grid, box } = layout.terrain;
  const nearness = Math.max(0, grid.nearZ + Math.min(foreground, foregroundShare * box.depth) - z);
  if (nearness > deepestInForeground || hidesDoor(site, x, z, radius)) return never;
  const small = layout.idea.composition.figure !== undefined;
  const isPlaced = want.place !== undefined || want.spot !== undefined;
  const offFlank = isPlaced ? 0 : Math.abs(Math.abs(map.shareOfWidth(x, z) - 0.5) - flanks.at) * flanks.cost;
  const flank = small && !isPlaced ? flanks.smallCost * site.offPlaceIn("tree", x, z) : offFlank;
  const before =
    (map.hidesPatio(x, z, radius * hidesShare.patio) ? costs.patio : 0) + (hidesRequested(trial) ? costs.asked : 0);
  const outOfBed = hit.toBed < -inBed ? 0 : costs.outOfBed;
  const weight = isPlaced ? asRequested : 1;
  const sum = (hides: number, behind: number) => flank + (hides + before + behind) * weight + nearness + outOfBed;
  if (sum(0, 0) > atMost) return never;
  const hides = costOfHiding(trial, (atLeast) => sum(atLeast, 0) > atMost);
  if (hides === never) return never;
  // In a small garden the tree has a fixed place, regardless of its surroundings.
  const cost = sum(hides, small ? 0 : costs.behind * shareBehind(site, x, z, radius));
  return cost > atMost || (!trial.mayHide && isCrownHidden(site, x, z)) ? never : cost;
}

function hasGround(
  { site, want, radius, x, z, mayHide }: Trial,
  { toPatio, toPath, toStone, toCreek }: SurfaceHit,
): boolean {
  const { map, layout } = site;
  const garden = layout.idea.composition.figure ? "small" : "roomy";
  if (toPatio < clear.patio[garden] || toPath < clear.path[garden]) return false;
  if (toStone < clear.stones || toCreek < clear.creek) return false;
  if (!map.isOpenAround(x, z) || !map.isFree(x, z, roomForTrunk)) return false;
  // A tree that has no other place is as near to drive and walk as one of a row.
  if (!mayHide && !isOffEntrances(layout.terrain, x, z, clear.ways)) return false;
  if (!mayBeInRow(layout.terrain, x, z, trunk)) return false;
  if (!isOffFeet(layout.terrain, x, z, mayHide ? trunk : want.asked ? clear.feet : radius)) return false;
  if (layout.playLawn && distanceToOutline(layout.playLawn, x, z) < clear.playLawn) return false;
  for (const tree of site.trees)
    if (Math.hypot(tree.x - x, tree.z - z) < (radius + speciesCatalog[tree.species].radius * tree.size) * crownShare)
      return false;
  return true;
}

/** Infinity if it is too much or the tree is unrequested. */
function costOfHiding({ site, want, radius, x, z }: Trial, isTooMuch: (atLeast: number) => boolean): number {
  const house = costBeforeHouse(site, x, z, radius);
  if (isTooMuch(house)) return never;
  const { leafageAt, houseAt } = site.layout.terrain.yard;
  const leaves = shareBefore(site, leafageAt, x, z, radius);
  // An unrequested tree must hide neither the house nor an existing tree.
  if (!want.asked && leaves > mostUnrequested.leaves) return never;
  if (isTooMuch(costs.leaves * leaves + house)) return never;
  if (!want.asked && shareBefore(site, houseAt, x, z, radius) > mostUnrequested.house) return never;
  const wall = costs.wall * shareBeforeWall(site, x, z);
  if (isTooMuch(costs.leaves * leaves + wall + house)) return never;
  return costs.opening * shareBeforeOpening(site, x, z) + costs.leaves * leaves + wall + house;
}

function shareBehind({ map }: Site, x: number, z: number, radius: number): number {
  let behind = 0;
  for (const side of [-0.9, -0.5, 0, 0.5, 0.9])
    for (const level of [1.2, 2, 2.8]) if (map.isHidden(x + side * radius, level, z, radius)) behind++;
  return behind / 15;
}

function hidesDoor({ layout }: Site, x: number, z: number, radius: number): boolean {
  return layout.terrain.surroundings.doors.some(({ from, to, middle }) => {
    const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
    return z < middle[1] && Math.abs(x / z - middle[0] / middle[1]) < half / middle[1] + (hidesShare.door * radius) / z;
  });
}

function hidesRequested({ site, radius, x, z }: Trial): boolean {
  return [-1, 0, 1].some(
    (side) => heightBeforeRequested(site, x + side * radius * hidesShare.asked, z) < Number.POSITIVE_INFINITY,
  );
}

/** A crown that is cut by something nearer in the photo looks pasted in. */
function isCrownHidden({ map, idea }: Site, x: number, z: number): boolean {
  const reach = idea.composition.figure ? probeReach.small : probeReach.roomy;
  let hidden = 0;
  for (let side = -2; side <= 2; side++)
    for (let level = 1; level <= 4; level++) if (map.isHidden(x + side * reach, level * 0.65, z)) hidden++;
  return hidden > mostHidden;
}

/** Share of a crown close in front of a wall, which may have a window or door. */
function shareBeforeWall({ map }: Site, x: number, z: number): number {
  let before = 0;
  for (let side = -2; side <= 2; side++)
    for (let level = 2; level <= 4; level++) if (map.isHidden(x + side * 0.45, level * 0.65, z + 5)) before++;
  return before / 15;
}

/** Cost of a crown in front of a house, highest if it would grow into the wall. */
function costBeforeHouse({ layout }: Site, x: number, z: number, radius: number): number {
  const behind = [-0.8, 0, 0.8].map((side) => distanceToHouseBehind(layout.terrain.surroundings, x + side * radius, z));
  const { close, closeCost, near, nearCost } = toHouse;
  return behind.reduce((sum, away) => sum + (away < close ? closeCost : away < near ? nearCost : 0), 0);
}

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

function shareBeforeOpening({ map }: Site, x: number, z: number): number {
  return [-0.8, 0, 0.8].filter((side) => map.hidesOpening(x + side, z, 2.6)).length / 3;
}
