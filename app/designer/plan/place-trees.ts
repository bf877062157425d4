import type { Random } from "../numeric/random.ts";
import { clamp, lerp } from "../numeric/scalar.ts";
import { speciesCatalogue } from "../plants/catalogue.ts";
import { openSpanAt } from "./ground-grid.ts";
import type { Idea } from "./idea.ts";
import type { PlantPlacement } from "./plan.ts";
import type { SiteMap } from "./site-map.ts";

/** Plants the trees at the sides of the picture, in beds where there are any, and never in front of a near wall. */
export function placeTrees(idea: Idea, map: SiteMap, random: Random): PlantPlacement[] {
  const { grid } = map.layout;
  const species = idea.tree;
  if (!species) return [];
  const count = grid.scale < 0.5 ? Math.min(1, idea.trees) : idea.trees;
  const spots = [findSpot(map, -1, random), findSpot(map, 1, random)].filter((spot) => spot !== undefined);
  spots.sort((a, b) => b.score - a.score);
  const usual = speciesCatalogue[species].height;
  const { flowers } = idea.planting;
  const palette = flowers.includes("pink") || !flowers.includes("white") ? "pink" : "white";
  return spots.slice(0, count).map(({ x, z }) => {
    map.occupy(x, z, 0.3);
    return { species, x, z, size: fittingHeight(map, x, z, usual, random) / usual, palette };
  });
}

interface TreeSpot {
  x: number;
  z: number;
  score: number;
}

/** The best place on the left (-1) or right (1) of the picture. */
function findSpot(map: SiteMap, side: -1 | 1, random: Random): TreeSpot | undefined {
  const { nearZ, farZ } = map.layout.grid;
  let best: TreeSpot | undefined;
  for (let attempt = 0; attempt < 240; attempt++) {
    const z = lerp(nearZ + 0.35 * (farZ - nearZ), farZ, random());
    const [left, right] = openSpanAt(map.layout.grid, z);
    const x = lerp(left, right, side < 0 ? random() * 0.28 : 0.72 + random() * 0.28);
    if (!map.isOpen(x, z) || !map.isFree(x, z, 0.5)) continue;
    const { toPatio, toPath, toBed } = map.surfaceAt(x, z);
    const share = map.shareOfWidth(x, z);
    if (toPatio < 0.6 || toPath < 0.4 || share < 0.04 || share > 0.96 || isCrownHidden(map, x, z)) continue;
    const place = Math.abs(Math.abs(share - 0.5) - 0.34);
    const hides = 0.9 * shareBeforeWall(map, x, z) + 0.8 * shareBeforeOpening(map, x, z);
    const score = (toBed < -0.15 ? 0.6 : 0) + random() * 0.3 - place - hides;
    if (!best || score > best.score) best = { x, z, score };
  }
  return best;
}

/** A crown that would be cut by something nearer in the photo looks pasted in. */
function isCrownHidden(map: SiteMap, x: number, z: number): boolean {
  let hidden = 0;
  for (let side = -2; side <= 2; side++)
    for (let level = 1; level <= 4; level++) if (map.isHidden(x + side * 0.4, level * 0.65, z)) hidden++;
  return hidden > 2;
}

/** How much of a crown would stand close before a wall, 0..1: there may be a window or a door in it. */
function shareBeforeWall(map: SiteMap, x: number, z: number): number {
  let before = 0;
  for (let side = -2; side <= 2; side++)
    for (let level = 2; level <= 4; level++) if (map.isHidden(x + side * 0.45, level * 0.65, z + 5)) before++;
  return before / 15;
}

/** How much of a crown would stand before doors and windows, 0..1. */
function shareBeforeOpening(map: SiteMap, x: number, z: number): number {
  return [-0.8, 0, 0.8].filter((side) => map.hidesOpening(x + side, z, 2.6)).length / 3;
}

/** As tall as the species grows, but at most 40 % of the picture's height and 28 % of its width. */
function fittingHeight(map: SiteMap, x: number, z: number, usual: number, random: Random): number {
  const { camera } = map.layout.yard;
  const depth = camera.project(x, 0, z, [0, 0, 0])[2];
  const metresPerPixel = depth / camera.focalPixels;
  const most = Math.min(0.4 * camera.height, 0.28 * camera.width) * metresPerPixel;
  return clamp(usual * (0.85 + 0.35 * random()), 1.6, Math.max(1.6, most));
}
