import { clamp } from "../../../numeric/scalar.ts";
import { isSpecies, type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import type { Want } from "../../idea/idea.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";
import { findSpot, type Spot } from "../../site/find-spot.ts";
import { reportPlace } from "../../site/report-places.ts";
import type { Site } from "../../site/site.ts";
import { costOfTree } from "./cost-of-tree.ts";
import { isRow, plantRow } from "./place-row.ts";

/** Meters kept free around a trunk. */
const trunkRadius = 0.3;
/** Maximum share of the picture's height and width of a tree. */
const tallest = 0.46;
const widest = 0.32;
const mostTrees = 12;
/** Default number of trees along a fence: one hides nothing and is no row. */
const alongFence = 4;
/** Share of the visible house that trees after the first may hide. */
const mostOfHouse = 0.45;
/** Size factors for trees that find no place otherwise. */
const sizes = [1, 0.6, 0.45];
const smallSizes = [0.45, 0.3];
const dense = 0.8;
/** Relative heights: minimum, and random addition; and the smallest to which the picture limits it. */
const heightShare = { least: 0.85, chance: 0.3, smallest: 0.55 };

/** At the sides of the picture and never in front of a door or window. */
export function placeTrees(site: Site): void {
  const { idea, noRoom } = site;
  const isTree = (thing: string) => isSpecies(thing) && speciesCatalog[thing].role === "tree";
  const items = idea.items.filter(({ thing }) => thing === "tree" || isTree(thing));
  if (idea.refused.includes("tree")) return;
  if (items.length === 0) {
    const placed = idea.tree ? plantSome(site, { asked: false }, idea.tree, idea.trees) : 0;
    if (idea.asked.includes("tree")) noRoom.report("tree", 1, placed);
    return;
  }
  for (const item of items) {
    const species = item.of ?? (item.thing === "tree" ? idea.tree : (item.thing as SpeciesName));
    if (!species) continue;
    const usual = item.place === "along-fence" ? alongFence : idea.trees;
    const wanted = item.count ?? (item.thing === "tree" ? Math.max(1, usual) : 1);
    const before = site.plants.length;
    const want = { ...item, asked: true };
    const inRow = isRow(species, want) ? plantRow(site, want, species) : 0;
    const placed = inRow > 0 ? inRow : plantSome(site, want, species, Math.min(wanted, mostTrees));
    noRoom.report(item.thing, item.count ?? 1, placed);
    reportPlace(site, item.thing, item, site.plants.slice(before));
  }
}

function plantSome(site: Site, want: Want, species: SpeciesName, wanted: number): number {
  const { idea } = site;
  const { share = 1 } = want;
  const usual = speciesCatalog[species];
  const { flowers } = idea.planting;
  const palette = flowers.includes("pink") || !flowers.includes("white") ? "pink" : "white";
  let placed = 0;
  for (; placed < wanted; placed++) {
    const found = findPlace(site, want, usual.radius * share);
    if (!found) break;
    const { x, z } = found.spot;
    site.map.occupy({ x, z, radius: trunkRadius });
    const size = (fittingHeight(site, x, z, usual.height * share) / usual.height) * found.size;
    const tree = { species, x, z, size, palette };
    site.plants.push(tree);
    site.trees.add(tree);
  }
  return placed;
}

/** A requested tree that finds no place otherwise may hide more of the house, and be smaller still. */
function findPlace(site: Site, want: Want, usual: number): { spot: Spot; size: number } | undefined {
  const hidden = hiddenHouse(site);
  for (const mayHide of want.asked ? [false, true] : [false])
    for (const size of mayHide ? smallSizes : sizes) {
      const radius = usual * size;
      const spot = findSpot(site, want, ({ x, z }, hit, atMost) => {
        const cost = costOfTree({ site, want, radius, x, z, mayHide }, hit, atMost);
        const isTooMuch = !mayHide && Number.isFinite(cost) && hidesHouse(site, hidden, x, z, radius);
        return isTooMuch ? Number.POSITIVE_INFINITY : cost;
      });
      if (spot) return { spot, size };
    }
  return undefined;
}

function hiddenHouse(site: Site): boolean[] {
  const { edge, house } = site.layout.terrain.surroundings;
  return edge.map(
    (point, i) =>
      house[i] === true &&
      [...site.trees].some(({ species, size, x, z }) =>
        isBehind(point, x, z, speciesCatalog[species].radius * size * dense),
      ),
  );
}

/** The first one may. */
function hidesHouse(site: Site, hidden: readonly boolean[], x: number, z: number, radius: number): boolean {
  if (site.trees.size === 0) return false;
  const { edge, house } = site.layout.terrain.surroundings;
  let [all, before, after] = [0, 0, 0];
  // Called for every possible place of a tree: avoids a pair per point.
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

function fittingHeight({ layout, random }: Site, x: number, z: number, usual: number): number {
  const { camera } = layout.terrain.yard;
  const depth = camera.project(x, 0, z, [0, 0, 0])[2];
  const most = (Math.min(tallest * camera.height, widest * camera.width) * depth) / camera.focalPixels;
  const { least, chance, smallest } = heightShare;
  return clamp(usual * (least + chance * random()), usual * smallest, Math.max(usual * smallest, most));
}
