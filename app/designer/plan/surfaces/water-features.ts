import { isPond, type PondName } from "../../objects/making/pond-names.ts";
import { fitOutline } from "../ground/fit-outline.ts";
import { sampleField } from "../ground/ground-grid.ts";
import { isInPlace, type Terrain } from "../ground/terrain.ts";
import { distanceFromWhere } from "../ground/whereabouts.ts";
import { type Idea, type Want, wantsFor } from "../idea/idea.ts";
import { type NoRoom, sizeKept } from "../parts/no-room.ts";
import { extentOf, fromOwnAxes, type Outline } from "../parts/outline.ts";
import { outlineFor } from "../parts/requested-shape.ts";
import { aimOfWater } from "./aim-of-water.ts";
import { freeForWater, type LaidBeforeWater } from "./free-for-water.ts";
import { distanceToPatio } from "./patio.ts";
import { reportSpot } from "./report-spot.ts";
import type { WaterFeature } from "./water-feature.ts";

type Pondlike = PondName | "fountain";

const usualSize: Record<Pondlike, readonly [width: number, depth: number]> = {
  pond: [2.4, 1.7],
  "koi-pond": [3, 2],
  "swimming-pond": [8, 5],
  fountain: [1.3, 1.3],
};
/** Meters to patio, path and other water; to structures, trunks and doors. By eye. */
const clearance = { way: 0.45, patio: 0.45, edge: 0, feet: 0, door: 0 };

/**
 * Finds places for ponds of a stated size and for those to swim in, before patio and paths are laid: nothing but a pool is
 * larger.
 */
export function placeWidePonds(idea: Idea, terrain: Terrain, laid: LaidBeforeWater, noRoom: NoRoom) {
  return placeAll(["pond"], idea, terrain, laid, noRoom, isWide);
}

/** Finds places for the other ponds and for fountains: visible from the patio, off the paths. */
export function placeWater(idea: Idea, terrain: Terrain, laid: LaidBeforeWater, noRoom: NoRoom) {
  return placeAll(["pond", "fountain"], idea, terrain, laid, noRoom, (want, idea) => !isWide(want, idea));
}

function isWide(want: Want, idea: Idea): boolean {
  return want.size !== undefined || objectFor("pond", want, idea) === "swimming-pond";
}

function placeAll(
  things: readonly ("pond" | "fountain")[],
  idea: Idea,
  terrain: Terrain,
  laid: LaidBeforeWater,
  noRoom: NoRoom,
  isOwn: (want: Want, idea: Idea) => boolean,
): WaterFeature<Pondlike>[] {
  const features: WaterFeature<Pondlike>[] = [];
  for (const thing of things)
    for (const own of wantsFor(idea, thing)) {
      const want = thing === "pond" ? withFish(own, idea) : own;
      if (thing === "pond" && !isOwn(want, idea)) continue;
      const object = objectFor(thing, want, idea);
      const wanted = Math.min(want.count ?? 1, 3);
      let placed = 0;
      for (; placed < wanted; placed++) {
        const feature = findPlace(object, want, { idea, terrain, laid, others: features });
        if (!feature) break;
        features.push(feature);
        reportSize(thing, feature, want, noRoom);
        if (want.spot) reportSpot(terrain, thing, { ...want, spot: want.spot }, feature, noRoom);
        else if (want.place && !isInPlace(terrain, want.place, feature.x, feature.z))
          noRoom.reportPlace(thing, want, "elsewhere");
      }
      if (want.asked) noRoom.report(thing, want.count ?? 1, placed);
    }
  return features;
}

/** "Pond, koi, 2 x 3 m by the tree": what is said of the fish holds for their pond. */
function withFish(want: Want, { items }: Idea): Want {
  const fish = items.find(({ thing }) => thing === "fish");
  if (!fish) return want;
  const where = want.place || want.spot ? {} : { place: fish.place, spot: fish.spot };
  return { ...want, ...where, size: want.size ?? fish.size };
}

function objectFor(thing: "pond" | "fountain", { object }: Want, { asked }: Idea): Pondlike {
  if (thing === "fountain") return thing;
  if (object && isPond(object)) return object;
  return asked.includes("fish") ? "koi-pond" : "pond";
}

function reportSize(thing: "pond" | "fountain", feature: WaterFeature<Pondlike>, want: Want, noRoom: NoRoom): void {
  const asked = sizeFor(feature.object, want);
  const drawn = extentOf(feature);
  const [long, short] = [Math.max(...drawn), Math.min(...drawn)];
  const isKept = long >= Math.max(...asked) * (1 - sizeKept) && short >= Math.min(...asked) * (1 - sizeKept);
  if (want.size && !isKept) noRoom.reportSize(thing, asked[0] < asked[1] ? [short, long] : [long, short], asked);
}

function sizeFor(object: Pondlike, { size, share = 1, shape }: Want): [width: number, depth: number] {
  const [usualWidth, usualDepth] = usualSize[object];
  const width = size?.width ?? size?.depth ?? usualWidth * share;
  return [width, size?.depth ?? width / (outlineFor(shape)?.aspect ?? usualWidth / usualDepth)];
}

/**
 * Sizes to try and the shortest useful side in meters; share of the width from the middle; maximum meters from its place
 * before a smaller one is tried; cost per meter from the named place and from the composition's,
 * alone and within a named place. By eye.
 */
const pondShrink = [1, 0.92, 0.85, 0.78, 0.71, 0.64, 0.57, 0.5, 0.43, 0.36, 0.3, 0.25, 0.2, 0.16];
const otherShrink = [1, 0.8];
const leastSide = { pond: 0.9, "koi-pond": 1.1, "swimming-pond": 2.5, fountain: 0 } satisfies Record<Pondlike, number>;
const aside = 0.45;
const offCosts = { most: 3, mostSized: 5, place: 2, composition: 0.8, within: 0.2 };
/** Meters between a trunk and the shore of a pond by the tree. By eye. */
const byTree = 1.5;
/** Maximum share of the ground: usually, and of a stated size. */
const mostShare = { usual: 0.5, sized: 0.62 };
/** Directions in which the shore is probed. */
const shoreProbes = 16;

interface WaterSite {
  idea: Idea;
  terrain: Terrain;
  laid: LaidBeforeWater;
  others: readonly Outline[];
}

/** The largest size that fits; of its two orientations the one nearer to its place, with the stated width across first. */
function findPlace(object: Pondlike, want: Want, site: WaterSite): WaterFeature<Pondlike> | undefined {
  const [width, depth] = sizeFor(object, want);
  const { idea, terrain, laid, others } = site;
  const isFree = freeForWater(terrain, laid, clearance, others);
  const aim = aimOfWater(idea, terrain, Math.min(width, depth), aside);
  const costAt = (x: number, z: number, reach: number) => {
    if (want.place === "around-patio") return Math.abs(distanceToPatio(laid.patio, x, z) - reach);
    const off = Math.hypot(x - aim[0], z - aim[1]);
    if (want.place === "around-tree")
      return Math.max(0, sampleField(terrain.grid.toFoot, x, z) - reach - byTree) + off * offCosts.within;
    if (want.place || want.spot) return distanceFromWhere(terrain, want, x, z) * offCosts.place + off * offCosts.within;
    return off * offCosts.composition;
  };
  const factors = object === "fountain" ? otherShrink : pondShrink;
  const least = Math.min(leastSide[object], width, depth);
  const turns = want.size?.width !== undefined && want.size.depth !== undefined && width !== depth;
  let fallback: { outline: Outline; cost: number } | undefined;
  for (const factor of factors) {
    if (Math.min(width, depth) * factor < least) break;
    const found = (turns ? [[width, depth] as const, [depth, width] as const] : [[width, depth] as const]).flatMap(
      ([across, away]) => {
        const [halfWidth, halfDepth] = [(across * factor) / 2, (away * factor) / 2];
        const outline = fitOutline(terrain, {
          outline: { shape: "round", halfWidth, halfDepth, turn: terrain.surroundings.axis },
          shrink: [1],
          mostCost: Number.POSITIVE_INFINITY,
          mostShare: want.size ? mostShare.sized : mostShare.usual,
          cost: (x, z, tried) =>
            shoreOf(tried).every(([atX, atZ]) => isFree(atX, atZ))
              ? costAt(x, z, halfWidth + clearance.patio)
              : Number.POSITIVE_INFINITY,
        });
        return outline ? [{ outline, cost: costAt(outline.x, outline.z, halfWidth + clearance.patio) }] : [];
      },
    );
    const [best] = found.sort((one, other) => one.cost - other.cost);
    if (!best) continue;
    if (best.cost <= (want.size ? offCosts.mostSized : offCosts.most)) return { ...best.outline, object };
    if (best.cost < (fallback?.cost ?? Number.POSITIVE_INFINITY) - 1) fallback = best;
  }
  return fallback && { ...fallback.outline, object };
}

function shoreOf(outline: Outline) {
  return Array.from({ length: shoreProbes }, (_, i) => {
    const angle = (i / shoreProbes) * 2 * Math.PI;
    return fromOwnAxes(outline, Math.cos(angle) * outline.halfWidth, Math.sin(angle) * outline.halfDepth);
  });
}
