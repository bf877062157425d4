import { objectCatalog } from "../../objects/catalog.ts";
import { copingWidth, isPool, type PoolName } from "../../objects/making/pool-outline.ts";
import type { Place } from "../../wish/lexicon/garden-words.ts";
import { fitOutline } from "../ground/fit-outline.ts";
import { createField, sampleField } from "../ground/ground-grid.ts";
import { isInPlace, type Terrain } from "../ground/terrain.ts";
import { distanceFromWhere } from "../ground/whereabouts.ts";
import { type Idea, type Want, wantsFor } from "../idea/idea.ts";
import { footprintOf } from "../parts/footprint.ts";
import { type NoRoom, sizeKept } from "../parts/no-room.ts";
import { areaOfOutline, edgeOfOutline, fromOwnAxes, type Outline } from "../parts/outline.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { outlineFor } from "../parts/requested-shape.ts";
import { aimOfWater } from "./aim-of-water.ts";
import { freeForWater, type LaidBeforeWater } from "./free-for-water.ts";
import { edgeOfPatio, type Patio } from "./patio.ts";
import { reportSpot } from "./report-spot.ts";
import type { WaterFeature } from "./water-feature.ts";

/** Meters from the coping kept free of paths and other objects; a patio may touch it. */
const free = { way: 0.6, patio: 0.08, edge: 0.35, feet: 0.3, door: 0.2 };
/**
 * Sizes to try, as shares of the requested one (0 is the minimum), and in meters the minimum of a pool's water and the plunge
 * pool that is better than none.
 */
const shrink = [1, 0.9, 0.8, 0.71, 0.63, 0.56, 0.5, 0.44, 0];
const leastWater = { long: 4, short: 2.2 };
const plunge = { long: 3, short: 2 };
/** Meters of the smallest that is drawn. */
export const smallestPool = [plunge.long + 2 * copingWidth, plunge.short + 2 * copingWidth] as const;
/** A single length below this share of the usual short side is taken as that side. */
const mostAcross = 1.3;
/** Maximum share of the ground of a pool with its coping: less next to a patio, more for a stated size. */
const mostShare = { usual: 0.45, withPatio: 0.25, sized: 0.62 };
/** Share of the width from the middle; meters off within which the larger of two sizes wins; costs per meter. */
const aside = 0.3;
const offCosts = { most: 4, place: 2, composition: 0.3 };
/** Places that only the plan knows; meters between the points at which a place is probed. */
const onPlan: ReadonlySet<Place> = new Set(["around-patio", "along-path", "around-tree"]);
const probeStep = 0.7;

/** Before anything else, because nothing is larger: on open ground, parallel to the yard's sides. */
export function placePools(
  idea: Idea,
  terrain: Terrain,
  laid: LaidBeforeWater,
  noRoom: NoRoom,
): WaterFeature<PoolName>[] {
  const pools: WaterFeature<PoolName>[] = [];
  for (const want of wantsFor(idea, "pool")) {
    const found = findPlace(want, idea, withoutWater(terrain, pools), laid);
    noRoom.report("pool", want.count ?? 1, found ? 1 : 0);
    if (!found) continue;
    pools.push(found);
    reportSize(found, want, noRoom);
    if (want.spot) reportSpot(terrain, "pool", { ...want, spot: want.spot }, found, noRoom);
    else if (want.place && !onPlan.has(want.place) && !isThere(terrain, want.place, found))
      noRoom.reportPlace("pool", want, "elsewhere");
  }
  return pools;
}

function isThere(terrain: Terrain, place: Place, pool: WaterFeature): boolean {
  const isAtEdge = place === "along-fence" || place === "near-house";
  const points = isAtEdge ? probesOf(pool.halfWidth, pool.halfDepth) : [[0, 0] as const];
  return points.some(([dx, dz]) => isInPlace(terrain, place, ...fromOwnAxes(pool, dx, dz)));
}

/** The yard without the ground of pools and ponds, so that things wanted by the pool find it. */
export function withoutWater(terrain: Terrain, water: readonly WaterFeature[]): Terrain {
  if (water.length === 0) return terrain;
  const { grid, spots } = terrain;
  const edges = water.map(edgeOfOutline);
  const toWater = createField(grid, (x, z) => Math.min(...edges.map((edge) => edge(x, z))));
  const open = grid.open.map((isOpen, cell) => (isOpen && (toWater[cell] ?? 9) > free.patio ? 1 : 0));
  const area = grid.area - water.reduce((sum, own) => sum + areaOfOutline(own), 0);
  const pools = water.filter(({ object }) => isPool(object));
  const discs = pools.flatMap(({ object, x, z, halfWidth, halfDepth, turn }) =>
    footprintOf({ object, x, z, angle: -turn, size: 1, width: 2 * halfWidth, depth: 2 * halfDepth }),
  );
  const taken = water.flatMap((own) =>
    probesOf(own.halfWidth, own.halfDepth).map((probe) => fromOwnAxes(own, ...probe)),
  );
  const shown = pools.length > 0 ? new Map([...spots, ["by-pool", discs] as const]) : spots;
  return { ...terrain, grid: { ...grid, open, area }, spots: shown, taken };
}

/** A missing side follows from the usual proportions. */
function waterOf(object: PoolName, want: Want): [long: number, short: number] {
  const { width, depth } = objectCatalog[object];
  const { size, share = 1 } = want;
  const [usualLong, usualShort] = [share * width - 2 * copingWidth, share * depth - 2 * copingWidth];
  const asked = requestedSides(want);
  if (asked.length > 1) return [Math.max(...asked), Math.min(...asked)];
  // "2.5 m wide" is across the pool, "15 m" along it.
  if (size?.width !== undefined && size.width < usualShort * mostAcross) return [usualLong, size.width];
  const long = asked[0] ?? usualLong;
  return [long, (long * usualShort) / usualLong];
}

function objectFor({ object, shape }: Want): PoolName {
  if (outlineFor(shape)?.shape === "kidney") return "kidney-pool";
  return object && isPool(object) ? object : "pool";
}

function reportSize(pool: WaterFeature<PoolName>, want: Want, noRoom: NoRoom): void {
  const asked = requestedSides(want);
  if (asked.length === 0) return;
  const wanted = waterOf(pool.object, want);
  const drawn = waterIn(pool);
  if (drawn.every((side, i) => side >= (wanted[i] ?? side) * (1 - sizeKept))) return;
  // With a single stated length, only that side is reported.
  const reported = asked.length > 1 ? [0, 1] : [wanted.indexOf(asked[0] ?? 0)];
  noRoom.reportSize(
    "pool",
    reported.map((i) => drawn[i] ?? 0),
    reported.map((i) => wanted[i] ?? 0),
  );
}

function requestedSides({ size }: Want): number[] {
  return [size?.width, size?.depth].filter((side) => side !== undefined);
}

/** The outline includes the coping. */
export function waterIn({ halfWidth, halfDepth }: Pick<Outline, "halfWidth" | "halfDepth">): [number, number] {
  const sides = [halfWidth, halfDepth].map((half) => 2 * (half - copingWidth));
  return [Math.max(...sides), Math.min(...sides)];
}

/** Sizes to try, largest first: never below a pool's minimum unless no larger one is wanted, and a plunge pool last. */
function sizesFor([long, short]: readonly [number, number]): [long: number, short: number][] {
  const sizes = shrink.map((share): [number, number] => [
    Math.max(long * share, Math.min(long, leastWater.long)),
    Math.max(short * share, Math.min(short, leastWater.short)),
  ]);
  const tried = sizes.filter(([own], i) => i === 0 || own < (sizes[i - 1]?.[0] ?? 0) || i === shrink.length - 1);
  return [...tried, [Math.min(long, plunge.long), Math.min(short, plunge.short)]];
}

function findPlace(
  want: Want,
  idea: Idea,
  terrain: Terrain,
  laid: LaidBeforeWater,
): WaterFeature<PoolName> | undefined {
  const object = objectFor(want);
  const shape = object === "kidney-pool" ? "kidney" : "rectangle";
  const costOf = costFor(want, idea, terrain, laid.patio);
  const isFree = freeForWater(terrain, laid, free);
  const usual = idea.elements.has("patio") ? mostShare.withPatio : mostShare.usual;
  const usualSizes = sizesFor(waterOf(object, want));
  const sizes = idea.composition.leastPools && !want.size ? usualSizes.slice(-2) : usualSizes;
  let fallback: { found: WaterFeature<PoolName>; cost: number } | undefined;
  for (const [i, [long, short]] of sizes.entries()) {
    // Rather the smallest pool than none.
    const share = want.size || i >= sizes.length - 2 ? mostShare.sized : usual;
    let best: { found: WaterFeature<PoolName>; cost: number } | undefined;
    for (const [width, depth] of [
      [long, short],
      [short, long],
    ] as const) {
      const [halfWidth, halfDepth] = [width / 2 + copingWidth, depth / 2 + copingWidth];
      const probes = probesOf(halfWidth, halfDepth);
      const own = costOf(short);
      const found = fitOutline(terrain, {
        outline: { shape: "rectangle", halfWidth, halfDepth, turn: terrain.surroundings.axis },
        shrink: [1],
        mostCost: Number.POSITIVE_INFINITY,
        mostShare: share,
        cost: (x, z, outline) =>
          probes.every((probe) => isFree(...fromOwnAxes(outline, ...probe)))
            ? own(x, z, outline)
            : Number.POSITIVE_INFINITY,
      });
      if (!found) continue;
      const cost = own(found.x, found.z, found);
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { found: { ...found, shape, object }, cost };
    }
    if (best && best.cost <= offCosts.most) return best.found;
    if (best && best.cost < (fallback?.cost ?? Number.POSITIVE_INFINITY) - 1) fallback = best;
  }
  return fallback?.found;
}

type Cost = (x: number, z: number, outline: Outline) => number;

/** About meters, given the short side of its water. */
function costFor(want: Want, idea: Idea, terrain: Terrain, patio: Patio | undefined): (short: number) => Cost {
  return (short) => {
    const aim = aimOfWater(idea, terrain, short, aside);
    return (x, z, outline) => {
      const off = Math.hypot(x - aim[0], z - aim[1]) * offCosts.composition;
      if (patio && want.place === "around-patio") return off * 0.2 + Math.max(0, sideBySide(patio, outline));
      if (want.place || want.spot) return distanceFromWhere(terrain, want, x, z) * offCosts.place + off * 0.2;
      if (idea.composition.leastPools) return sampleField(terrain.grid.toStructure, x, z) + off * 0.2;
      return off;
    };
  };
}

function sideBySide(patio: Patio, pool: Outline): number {
  const toPatio = edgeOfPatio({ ...patio, virtual: false });
  return Math.min(...probesOf(pool.halfWidth, pool.halfDepth).map((probe) => toPatio(...fromOwnAxes(pool, ...probe))));
}

/** Points all over a rectangle, in its own axes; the corners first, because they rule out a place soonest. */
function probesOf(halfWidth: number, halfDepth: number): PlanPoint[] {
  const across = stepsOver(halfWidth);
  const away = stepsOver(halfDepth);
  const probes = across.flatMap((x) => away.map((z): PlanPoint => [x, z]));
  const outward = ([x, z]: PlanPoint) => Math.abs(x) / halfWidth + Math.abs(z) / halfDepth;
  return probes.sort((one, other) => outward(other) - outward(one));
}

function stepsOver(half: number): number[] {
  const count = Math.max(2, Math.ceil((2 * half) / probeStep));
  return Array.from({ length: count + 1 }, (_, i) => -half + (2 * half * i) / count);
}
