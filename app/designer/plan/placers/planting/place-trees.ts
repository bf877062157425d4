import { clamp } from "../../../numeric/scalar.ts";
import { type SpeciesName, speciesCatalogue } from "../../../plants/catalogue.ts";
import { distanceToHouseBehind } from "../../ground/surroundings.ts";
import { isOffFeet, isOutOfTheWay } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import { distanceToOutline } from "../../parts/outline.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";
import { findSpot, type Spot } from "../../site/find-spot.ts";
import type { Site } from "../../site/site.ts";
import { tellPlace } from "../../site/tell-places.ts";
import { isRow, plantRow } from "./place-row.ts";

/** Metres round a trunk that stay free, and that must be free to plant one. Numbers of this file are by eye. */
const trunkRadius = 0.3;
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
/** Share of the picture's height and width that a tree takes at most. */
const tallest = 0.46;
const widest = 0.32;
const mostTrees = 12;
/** Share of the house in view that trees after the first may stand before. */
const mostOfHouse = 0.45;
/** Shares of a crown that may stand before other trees, and before the house, where nobody asked for a tree. */
const mostUnasked = { leaves: 0.5, house: 0.2 };
/** Of its usual size a tree that finds no place otherwise has. */
const sizes = [1, 0.6];
/** Share of its radius within which a crown hides what is behind it. */
const dense = 0.8;
/** In a shallow yard the foreground is this share of its depth. */
const foregroundShare = 0.7;
/** Share of the picture's width off its middle at which a tree frames it, and what being off that costs; in small gardens off its place. */
const flanks = { at: 0.34, cost: 5, smallCost: 2 };
/** What a crown costs that is all before openings, walls, leaves, or close before a house; before the patio, behind other things, out of beds. */
const costs = { opening: 3.5, wall: 1.2, leaves: 1.5, patio: 4, behind: 5, outOfBed: 0.7 };
/** Share of these that counts where the customer says where a tree is to stand: there it hides what it hides. By eye. */
const asAsked = 0.35;
/** Metres into a bed from which on a trunk is in it. */
const inBed = 0.15;
/** Shares of its radius of a crown that hides the patio, and of one that hides a door. */
const hidesShare = { patio: 0.5, door: 0.6 };
/** Metres to a house behind a tree: within the first it would grow into the wall, within the second it stands before it; and costs. */
const toHouse = { close: 4, closeCost: 3, near: 12, nearCost: 1 };
/** Places on a crown, of 20, that may be hidden; metres between them, small gardens' crowns are probed closer to the trunk. */
const mostHidden = 2;
const probeReach = { small: 0.15, roomy: 0.4 };
/** Heights against the usual: at least, and what chance adds; and the least to which the picture makes it grow. */
const heightShare = { least: 0.85, chance: 0.3, smallest: 0.55 };

/** Plants the trees asked for, or the composition's own, at the sides of the picture and never before door or window. */
export function placeTrees(site: Site): void {
  const { idea, noRoom } = site;
  const isTree = (thing: string) => thing in speciesCatalogue && speciesCatalogue[thing as SpeciesName].role === "tree";
  const items = idea.items.filter(({ thing }) => thing === "tree" || isTree(thing));
  if (idea.refused.has("tree")) return;
  if (items.length === 0) {
    const placed = idea.tree ? plantSome(site, { asked: false }, idea.tree, idea.trees) : 0;
    if (idea.asked.has("tree")) noRoom.tell("tree", 1, placed);
    return;
  }
  for (const item of items) {
    const species = item.of ?? (item.thing === "tree" ? idea.tree : (item.thing as SpeciesName));
    if (!species) continue;
    const wanted = item.count ?? (item.thing === "tree" ? Math.max(1, idea.trees) : 1);
    const before = site.plants.length;
    const want = { ...item, asked: true };
    const inRow = isRow(species, want) ? plantRow(site, want, species) : 0;
    const placed = inRow > 0 ? inRow : plantSome(site, want, species, Math.min(wanted, mostTrees));
    noRoom.tell(item.thing, item.count ?? 1, placed);
    tellPlace(site, item.thing, item, site.plants.slice(before));
  }
}

function plantSome(site: Site, want: Want, species: SpeciesName, wanted: number): number {
  const { idea } = site;
  const usual = speciesCatalogue[species];
  const { flowers } = idea.planting;
  const palette = flowers.includes("pink") || !flowers.includes("white") ? "pink" : "white";
  let placed = 0;
  for (; placed < wanted; placed++) {
    const found = findPlace(site, want, usual.radius);
    if (!found) break;
    const { x, z } = found.spot;
    site.map.occupy({ x, z, radius: trunkRadius });
    const size = (fittingHeight(site, x, z, usual.height) / usual.height) * found.size;
    const tree = { species, x, z, size, palette };
    site.plants.push(tree);
    site.trees.add(tree);
  }
  return placed;
}

/** Its best place, as a smaller tree where there is none for a usual one. */
function findPlace(site: Site, want: Want, usual: number): { spot: Spot; size: number } | undefined {
  const hidden = hiddenHouse(site);
  for (const size of sizes) {
    const radius = usual * size;
    const spot = findSpot(site, want, ({ x, z }, hit) => {
      const cost = costOf(site, want, radius, x, z, hit.toBed);
      return Number.isFinite(cost) && hidesHouse(site, hidden, x, z, radius) ? Number.POSITIVE_INFINITY : cost;
    });
    if (spot) return { spot, size };
  }
  return undefined;
}

/** Which points of the far edge are a house that the trees so far stand before. */
function hiddenHouse(site: Site): boolean[] {
  const { edge, house } = site.layout.terrain.surroundings;
  return edge.map(
    (point, i) =>
      house[i] === true &&
      [...site.trees].some(({ species, size, x, z }) =>
        isBehind(point, x, z, speciesCatalogue[species].radius * size * dense),
      ),
  );
}

/** Whether one more tree would leave too little of the house to see: the first may stand before it. */
function hidesHouse(site: Site, hidden: readonly boolean[], x: number, z: number, radius: number): boolean {
  if (site.trees.size === 0) return false;
  const { edge, house } = site.layout.terrain.surroundings;
  let [all, before, after] = [0, 0, 0];
  // Asked for every place that a tree may have: no pair is made for a point.
  for (let i = 0; i < edge.length; i++) {
    const point = edge[i];
    if (!point || !house[i]) continue;
    all++;
    if (hidden[i]) before++;
    if (hidden[i] || isBehind(point, x, z, radius * dense)) after++;
  }
  return after > before && after > mostOfHouse * all;
}

function isBehind([atX, atZ]: PlanPoint, x: number, z: number, reach: number): boolean {
  return atZ > z && Math.abs(atX / atZ - x / z) < reach / z;
}

function costOf(site: Site, want: Want, radius: number, x: number, z: number, toBed: number): number {
  const { map, layout } = site;
  const never = Number.POSITIVE_INFINITY;
  if (!map.isOpenAround(x, z) || !map.isFree(x, z, roomForTrunk) || !isOutOfTheWay(layout.terrain, x, z, clear.ways))
    return never;
  if (!isOffFeet(layout.terrain, x, z, want.asked ? clear.feet : radius)) return never;
  const { toPatio, toPath, toStone, toCreek } = map.surfaceAt(x, z);
  const small = layout.idea.composition.figure !== undefined;
  const garden = small ? "small" : "roomy";
  if (
    toPatio < clear.patio[garden] ||
    toPath < clear.path[garden] ||
    toStone < clear.stones ||
    toCreek < clear.creek ||
    isCrownHidden(site, x, z)
  )
    return never;
  if (layout.playLawn && distanceToOutline(layout.playLawn, x, z) < clear.playLawn) return never;
  for (const tree of site.trees)
    if (Math.hypot(tree.x - x, tree.z - z) < (radius + speciesCatalogue[tree.species].radius) * crownShare)
      return never;
  const share = map.shareOfWidth(x, z);
  const { grid, box } = layout.terrain;
  const nearness = Math.max(0, grid.nearZ + Math.min(foreground, foregroundShare * box.depth) - z);
  // Right before the viewer a tree would be the picture.
  if (nearness > deepestInForeground) return never;
  // Who asked for no tree shall miss neither the house nor the tree that stands there.
  const { leafageAt, houseAt } = layout.terrain.yard;
  const beforeLeaves = shareBefore(site, leafageAt, x, z, radius);
  if (
    !want.asked &&
    (beforeLeaves > mostUnasked.leaves || shareBefore(site, houseAt, x, z, radius) > mostUnasked.house)
  )
    return never;
  const isPlaced = want.place !== undefined || want.spot !== undefined;
  const offFlank = isPlaced ? 0 : Math.abs(Math.abs(share - 0.5) - flanks.at) * flanks.cost;
  const flank = small && !isPlaced ? flanks.smallCost * site.offPlaceIn("tree", x, z) : offFlank;
  const hides =
    costs.opening * shareBeforeOpening(site, x, z) +
    costs.leaves * beforeLeaves +
    costs.wall * shareBeforeWall(site, x, z) +
    costBeforeHouse(site, x, z, radius);
  if (hidesDoor(site, x, z, radius)) return never;
  const before = map.hidesPatio(x, z, radius * hidesShare.patio) ? costs.patio : 0;
  // In a small garden the tree has its own place, whatever is round it.
  const behind = small ? 0 : costs.behind * shareBehind(site, x, z, radius);
  return (
    flank + (hides + before + behind) * (isPlaced ? asAsked : 1) + nearness + (toBed < -inBed ? 0 : costs.outOfBed)
  );
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
      const [u, v] = camera.project(x + side * radius, height, z, [0, 0, 0]);
      sum += shownAt(u, v);
    }
  return sum / 9;
}

/** How much of a crown would stand before doors and windows, 0..1. */
function shareBeforeOpening({ map }: Site, x: number, z: number): number {
  return [-0.8, 0, 0.8].filter((side) => map.hidesOpening(x + side, z, 2.6)).length / 3;
}

/** As tall as the species grows, or as the picture bears. */
function fittingHeight({ layout, random }: Site, x: number, z: number, usual: number): number {
  const { camera } = layout.terrain.yard;
  const depth = camera.project(x, 0, z, [0, 0, 0])[2];
  const most = (Math.min(tallest * camera.height, widest * camera.width) * depth) / camera.focalPixels;
  const { least, chance, smallest } = heightShare;
  return clamp(usual * (least + chance * random()), usual * smallest, Math.max(usual * smallest, most));
}
