import { clamp } from "../../../numeric/scalar.ts";
import { type SpeciesName, speciesCatalogue } from "../../../plants/catalogue.ts";
import { distanceToHouseBehind } from "../../ground/surroundings.ts";
import { isOutOfTheWay } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import { distanceToOutline } from "../../parts/outline.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Site } from "../../site/site.ts";

/** Metres round a trunk that stay free, and that must be free to plant one. Numbers of this file are by eye. */
const trunkRadius = 0.3;
const roomForTrunk = 0.45;
/** Metres that a trunk keeps off doors and drives, patio, path, stones, creek and play lawn; less in small gardens. */
const clear = {
  ways: 0.5,
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
    const placed = plantSome(site, { ...item, asked: true }, species, Math.min(wanted, 12));
    noRoom.tell(item.thing, item.count ?? 1, placed);
  }
}

function plantSome(site: Site, want: Want, species: SpeciesName, wanted: number): number {
  const { idea } = site;
  const usual = speciesCatalogue[species];
  const { flowers } = idea.planting;
  const palette = flowers.includes("pink") || !flowers.includes("white") ? "pink" : "white";
  let placed = 0;
  for (; placed < wanted; placed++) {
    const spot = findSpot(site, want, ({ x, z }, hit) => costOf(site, want, usual.radius, x, z, hit.toBed));
    if (!spot) break;
    const { x, z } = spot;
    site.map.occupy({ x, z, radius: trunkRadius });
    const size = fittingHeight(site, x, z, usual.height) / usual.height;
    const tree = { species, x, z, size, palette };
    site.plants.push(tree);
    site.trees.add(tree);
  }
  return placed;
}

function costOf(site: Site, want: Want, radius: number, x: number, z: number, toBed: number): number {
  const { map, layout } = site;
  const never = Number.POSITIVE_INFINITY;
  if (!map.isOpenAround(x, z) || !map.isFree(x, z, roomForTrunk) || !isOutOfTheWay(layout.terrain, x, z, clear.ways))
    return never;
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
  const nearness = Math.max(0, grid.nearZ + Math.min(foreground, 0.7 * box.depth) - z);
  // Right before the viewer a tree would be the picture.
  if (nearness > deepestInForeground) return never;
  const flank = small ? 2 * site.offPlaceIn("tree", x, z) : want.place ? 0 : Math.abs(Math.abs(share - 0.5) - 0.34) * 5;
  const hides =
    3.5 * shareBeforeOpening(site, x, z) + 1.2 * shareBeforeWall(site, x, z) + shareBeforeHouse(site, x, z, radius);
  if (hidesDoor(site, x, z, radius)) return never;
  const before = map.hidesPatio(x, z, radius * 0.5) ? 4 : 0;
  // In a small garden the tree has its own place, whatever is round it.
  const behind = small ? 0 : 5 * shareBehind(site, x, z, radius);
  return flank + hides + before + nearness + behind + (toBed < -0.15 ? 0 : 0.7);
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
    return z < middle[1] && Math.abs(x / z - middle[0] / middle[1]) < half / middle[1] + (0.6 * radius) / z;
  });
}

/** A crown that would be cut by something nearer in the photo looks pasted in. */
function isCrownHidden({ map, idea }: Site, x: number, z: number): boolean {
  const reach = idea.composition.figure ? 0.15 : 0.4;
  let hidden = 0;
  for (let side = -2; side <= 2; side++)
    for (let level = 1; level <= 4; level++) if (map.isHidden(x + side * reach, level * 0.65, z)) hidden++;
  return hidden > 2;
}

/** How much of a crown would stand close before a wall, 0..1: there may be a window or a door in it. */
function shareBeforeWall({ map }: Site, x: number, z: number): number {
  let before = 0;
  for (let side = -2; side <= 2; side++)
    for (let level = 2; level <= 4; level++) if (map.isHidden(x + side * 0.45, level * 0.65, z + 5)) before++;
  return before / 15;
}

/** How much of a crown would stand before a house, by far most when so close that it would grow into the wall. */
function shareBeforeHouse({ layout }: Site, x: number, z: number, radius: number): number {
  const behind = [-0.8, 0, 0.8].map((side) => distanceToHouseBehind(layout.terrain.surroundings, x + side * radius, z));
  return behind.reduce((sum, away) => sum + (away < 4 ? 3 : away < 12 ? 1 : 0), 0);
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
  return clamp(usual * (0.85 + 0.3 * random()), usual * 0.55, Math.max(usual * 0.55, most));
}
