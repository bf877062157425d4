import { lerp } from "../../numeric/scalar.ts";
import type { Place } from "../../wish/typed/garden-words.ts";
import { fitOutline } from "../ground/fit-outline.ts";
import { sampleField } from "../ground/ground-grid.ts";
import { designDepth, distanceFromPlace, isOutOfTheWay, spanInView } from "../ground/terrain.ts";
import { bedWants } from "../idea/idea.ts";
import { distanceToOutline, type Outline } from "../parts/outline.ts";
import type { BedSite } from "./bed-site.ts";
import { distanceToPatio } from "./patio.ts";
import { createRibbonPosition, locateOnRibbon } from "./ribbon.ts";

/** Meters, sizes to try, maximum number, and cost per meter from the place. */
const asked = { width: 2.6, depth: 1.5, shrink: [1, 0.8, 0.6], most: 4, placeCost: 2, mostCost: 2, overPath: 0.8 };
/** Share of its radius by which a corner's bed may reach toward the path. */
const cornerFromPath = 0.7;
/** Meters that an island in the lawn keeps from everything; attempts to find a place for it. */
const islandClear = { ribbon: 0.3, patio: 0.4, water: 0.8, border: 0.7, island: 0.7 };
const attempts = 160;

export function roundBeds(site: BedSite): Outline[] {
  return [...requestedBeds(site), ...frontCorners(site), ...islands(site)];
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

/**
 * Only if a garden is requested: they would be in the way of a house, and one named thing includes no flowers in front.
 */
function frontCorners({ idea, terrain, path, patio, random }: BedSite): Outline[] {
  const { composition, mirror } = idea;
  const isForFlowers = idea.asked.size === 0 || idea.asked.has("beds") || idea.planting.named.length > 0;
  if (terrain.surroundings.house.includes(true) || !isForFlowers) return [];
  const { yard, grid } = terrain;
  const patioSide = Math.sign(composition.patioAcross || 1) * mirror;
  const wanted = { both: [-1, 1], "patio-side": [patioSide], "far-side": [-patioSide], none: [] };
  const beds: Outline[] = [];
  for (const side of wanted[composition.frontCorners]) {
    const [x, z] = yard.camera.groundAt(side < 0 ? 0 : yard.camera.width, yard.camera.height * 0.97, [0, 0, 0]);
    const radius = 0.85 + 0.35 * random();
    const bed = { x: x + side * 0.2, z: Math.max(z, grid.nearZ) + 0.15 };
    const offPath = path ? locateOnRibbon(path, bed.x, bed.z, createRibbonPosition()).off : 9;
    const clear =
      offPath > radius * cornerFromPath + (path?.width ?? 0) / 2 && distanceToPatio(patio, bed.x, bed.z) > radius;
    if (clear) beds.push({ ...bed, shape: "round", halfWidth: radius * 1.15, halfDepth: radius, turn: 0 });
  }
  return beds;
}

function islands({ idea, terrain, patio, path, creek, water, random }: BedSite): Outline[] {
  const { grid, surroundings } = terrain;
  const depth = designDepth(terrain);
  const beds: Outline[] = [];
  const position = createRibbonPosition();
  for (let attempt = 0; attempt < attempts && beds.length < idea.composition.islands; attempt++) {
    const z = lerp(grid.nearZ + 0.12 * depth, grid.nearZ + 0.9 * depth, random());
    const [left, right] = spanInView(terrain, z);
    const x = lerp(left, right, 0.1 + 0.8 * random());
    const halfDepth = idea.composition.islandSize * (0.6 + 0.45 * random());
    const halfWidth = halfDepth * 1.4;
    // Drawn even without room, so that a missing one does not change the randomness of the others.
    const turn = surroundings.axis + (random() - 0.5);
    const ribbons = [path, creek].filter((ribbon) => ribbon !== undefined);
    const crowded =
      ribbons.some(
        (ribbon) => locateOnRibbon(ribbon, x, z, position).off < ribbon.width / 2 + halfWidth + islandClear.ribbon,
      ) ||
      distanceToPatio(patio, x, z) < halfWidth + islandClear.patio ||
      (patio?.virtual && distanceToOutline(patio, x, z) < halfWidth) ||
      water.some((feature) => distanceToOutline(feature, x, z) < halfWidth + islandClear.water) ||
      sampleField(grid.smoothToStructure, x, z) < idea.composition.bedDepth[0] + halfDepth + islandClear.border ||
      !isOutOfTheWay(terrain, x, z, halfWidth) ||
      beds.some((bed) => Math.hypot(bed.x - x, bed.z - z) < bed.halfWidth + halfWidth + islandClear.island);
    if (!crowded) beds.push({ shape: "kidney", x, z, halfWidth, halfDepth, turn });
  }
  return beds;
}
