import { lerp } from "../../numeric/scalar.ts";
import type { Place } from "../../wish/lexicon/garden-words.ts";
import { fitOutline } from "../ground/fit-outline.ts";
import { isOpenGround } from "../ground/ground-grid.ts";
import { designDepth, distanceFromPlace, spanInView } from "../ground/terrain.ts";
import { bedWants } from "../idea/idea.ts";
import { distanceToOutline, type Outline } from "../parts/outline.ts";
import type { BedSite } from "./bed-site.ts";
import { distanceToPatio } from "./patio.ts";
import { createRibbonPosition, locateOnRibbon } from "./ribbon.ts";

/** Meters, sizes to try, maximum number, and cost per meter from the place. */
const asked = { width: 2.6, depth: 1.5, shrink: [1, 0.8, 0.6], most: 4, placeCost: 2, mostCost: 2, overPath: 0.8 };
/** Meters: half the width of a bed around a trunk. */
const leastAroundTree = 1.3;
/**
 * Drifts: at most so many, and one for so many square meters; share of the depth in front of them; half depth in meters and
 * its random addition; meters between two.
 */
const drift = { most: 12, perArea: 7, fromViewer: 0.1, least: 0.45, chance: 0.35, apart: 0.5 };
const attempts = 160;

export function roundBeds(site: BedSite): Outline[] {
  return [...requestedBeds(site), ...bedsAroundTrees(site), ...drifts(site)];
}

const elsewhere: ReadonlySet<Place> = new Set(["along-fence", "around-patio", "along-path", "around-tree"]);

function requestedBeds({ idea, terrain, patio, path, noRoom }: BedSite): Outline[] {
  const beds: Outline[] = [];
  for (const want of bedWants(idea)) {
    const place = want.place;
    if (!place || elsewhere.has(place) || (place === "near-house" && terrain.surroundings.houseAhead)) continue;
    const { width = asked.width, depth = asked.depth } = want.size ?? {};
    const position = createRibbonPosition();
    for (let i = 0; i < Math.min(want.count ?? 1, asked.most); i++) {
      const bed = fitOutline(terrain, {
        outline: { shape: "kidney", halfWidth: width / 2, halfDepth: depth / 2, turn: terrain.surroundings.axis },
        shrink: asked.shrink,
        mostCost: asked.mostCost,
        cost: (x, z, { halfWidth }) => {
          const crowded =
            distanceToPatio(patio, x, z) < halfWidth ||
            (path && locateOnRibbon(path, x, z, position).off < path.width / 2 + halfWidth * asked.overPath) ||
            beds.some((other) => Math.hypot(other.x - x, other.z - z) < other.halfWidth + halfWidth);
          return crowded ? Number.POSITIVE_INFINITY : distanceFromPlace(terrain, place, x, z) * asked.placeCost;
        },
      });
      if (bed) beds.push(bed);
      else noRoom.report("beds", 1, 0);
    }
  }
  return beds;
}

/** One around the photo's tree, wide enough for plants between its trunk and the edge. */
function bedsAroundTrees({ idea, terrain }: BedSite): Outline[] {
  return bedWants(idea).flatMap(({ place, size }): Outline[] => {
    const [tree] = place === "around-tree" && !idea.asked.includes("tree") ? terrain.trees : [];
    if (!tree) return [];
    const half = Math.max(leastAroundTree, (size?.width ?? 0) / 2);
    return [{ shape: "round", x: tree[0], z: tree[1], halfWidth: half, halfDepth: half, turn: 0 }];
  });
}

/** Drifts of plants all over the ground: the beds' rules keep them off doors, drives and walks. */
function drifts({ idea, terrain, patio, path, creek, water, random }: BedSite): Outline[] {
  if (!idea.composition.drifts) return [];
  const { grid, surroundings } = terrain;
  const depth = designDepth(terrain);
  const most = Math.min(drift.most, Math.floor(grid.area / drift.perArea));
  const ribbons = [path, creek].filter((ribbon) => ribbon !== undefined);
  const beds: Outline[] = [];
  const position = createRibbonPosition();
  for (let attempt = 0; attempt < attempts && beds.length < most; attempt++) {
    const z = lerp(grid.nearZ + drift.fromViewer * depth, grid.nearZ + depth, random());
    const [left, right] = spanInView(terrain, z);
    const x = lerp(left, right, random());
    const halfDepth = drift.least + drift.chance * random();
    const halfWidth = halfDepth * 1.4;
    // Drawn even without room, so that a missing one does not change the randomness of the others.
    const turn = surroundings.axis + (random() - 0.5);
    const crowded =
      !isOpenGround(grid, x, z) ||
      ribbons.some((ribbon) => locateOnRibbon(ribbon, x, z, position).off < ribbon.width / 2 + halfWidth) ||
      distanceToPatio(patio, x, z) < halfWidth ||
      water.some((feature) => distanceToOutline(feature, x, z) < halfWidth) ||
      beds.some((bed) => Math.hypot(bed.x - x, bed.z - z) < bed.halfWidth + halfWidth + drift.apart);
    if (!crowded) beds.push({ shape: "kidney", x, z, halfWidth, halfDepth, turn });
  }
  return beds;
}
